//! How a round ends: wins and draws.

use std::boxed::Box;
use std::string::ToString;
use std::vec::Vec;

use mentsu::Hand;
use serde_json::Value;

use super::fields::{is, points, seat, small, tile, tiles};
use super::read::MessageReader;
use super::yaku::yaku_of;
use crate::event::{Event, Ryuukyoku, RyuukyokuKind, Win};
use crate::ledger::{minus, plus};
use crate::record::building::uncounted;
use crate::record::claim::WinClaim;
use crate::record::error::{Wrong, missing, unreadable};
use crate::record::place::Place;
use crate::seat::Seat;
use crate::settlement::{Winners, settled};
use crate::table::Phase;

impl MessageReader {
    /// One or more wins on one tile, and what all of them pay together.
    pub(super) fn wins(&mut self, place: Place, data: &Value) -> Result<(), Box<Wrong>> {
        const MOST: usize = 3;
        let list = data["hules"].as_array().filter(|list| (1..=MOST).contains(&list.len()));
        let list = list.ok_or_else(|| missing("hules"))?;
        let mut wins = list.iter().map(|given| self.win(given)).collect::<Result<Vec<_>, _>>()?;
        let sum = points(&data["delta_scores"], "delta_scores")?;
        self.share(&mut wins, sum)?;
        for (win, given) in wins.into_iter().zip(list) {
            let claim = self.claim(given, win.seat)?;
            self.round()?.win(place, win, claim)?;
        }
        Ok(())
    }

    fn win(&self, given: &Value) -> Result<Win, Box<Wrong>> {
        let (seat, tile) = (seat(given, "seat")?, tile(&given["hu_tile"], "hu_tile")?);
        let from = if is(given, "zimo") {
            None
        } else {
            Some(self.now()?.last.ok_or_else(|| missing("a tile to win on"))?.0)
        };
        let hand = self.holdings()?.hand(seat)?;
        let ura = tiles(&given["li_doras"], "li_doras")?.into();
        Ok(Win { seat, from, hand, tile, ura, deltas: [0; 4], worth: None })
    }

    /// Gives each win its share of what they pay together: by the rules, and what that leaves to
    /// the first.
    fn share(&self, wins: &mut [Win], sum: [i32; 4]) -> Result<(), Box<Wrong>> {
        let Some(winners) = Winners::new(wins.iter().map(|win| win.seat)) else { return Ok(()) };
        let table = self.now()?.table();
        let claimed = match table.phase() {
            Phase::Reply { by, face, to } => Some((by, face, to)),
            _ => None,
        };
        let mut left = sum;
        for win in wins.iter_mut().skip(1) {
            let ura = win.ura.clone();
            win.deltas = settled(table, &win.hand, win.seat, claimed, ura, winners).0.deltas;
            left = minus(left, win.deltas).map_err(uncounted)?;
        }
        wins[0].deltas = left;
        Ok(())
    }

    fn claim(&self, given: &Value, winner: Seat) -> Result<WinClaim, Box<Wrong>> {
        let number = |name: &str| given[name].as_u64().and_then(|n| u32::try_from(n).ok());
        let dealer = self.now()?.round.deal.dealer == winner;
        let others = u32::from(self.record.kind.players()) - 2;
        let points = match (is(given, "zimo"), dealer) {
            (false, _) => number("point_rong"),
            (true, true) => number("point_zimo_xian").map(|each| each * (others + 1)),
            (true, false) => number("point_zimo_qin")
                .zip(number("point_zimo_xian"))
                .map(|(dealer, each)| dealer + each * others),
        };
        let yakuman = is(given, "yiman");
        let mut claim = WinClaim {
            fu: number("fu").filter(|_| !yakuman).and_then(|fu| u8::try_from(fu).ok()),
            points,
            dora: Some(tiles(&given["doras"], "doras")?.into()),
            ..WinClaim::default()
        };
        let Some(fans) = given["fans"].as_array() else { return Ok(claim) };
        let mut yaku = Vec::new();
        for fan in fans.iter().take(64) {
            let name = fan["id"].as_u64().and_then(yaku_of);
            let han = if yakuman { 0 } else { small(fan, "val")? };
            let han = u8::try_from(han).map_err(|_| unreadable("val", han))?;
            yaku.push((fan["id"].to_string(), name.map(|name| (name, han))));
        }
        claim.list_yaku(yaku.iter().map(|(number, yaku)| (number.as_str(), *yaku)));
        Ok(claim)
    }

    /// The wall is empty.
    pub(super) fn exhausted(&mut self, place: Place, data: &Value) -> Result<(), Box<Wrong>> {
        let mut deltas = [0_i32; 4];
        for given in data["scores"].as_array().into_iter().flatten() {
            // Nobody pays where all or none are tenpai.
            if given["delta_scores"].as_array().is_none_or(Vec::is_empty) {
                continue;
            }
            let more = points(&given["delta_scores"], "delta_scores")?;
            deltas = plus(deltas, more).map_err(uncounted)?;
        }
        let mut hands: [Option<Hand>; 4] = [None; 4];
        let players = data["players"].as_array().map(Vec::as_slice).unwrap_or_default();
        for (&seat, given) in Seat::of_players(self.record.kind.players()).iter().zip(players) {
            if is(given, "tingpai") {
                let holdings = self.holdings()?;
                let drawn = holdings.of(seat).drawn;
                let shown = holdings.shown(seat, &tiles(&given["hand"], "hand")?, drawn)?;
                hands[seat.index()] = Some(shown);
            }
        }
        let kind = if is(data, "liujumanguan") {
            RyuukyokuKind::NagashiMangan
        } else {
            RyuukyokuKind::Exhaustive
        };
        self.round()?.event(place, Event::Ryuukyoku(Ryuukyoku { kind, hands, deltas }))
    }

    /// An abortive draw.
    pub(super) fn aborted(&mut self, place: Place, data: &Value) -> Result<(), Box<Wrong>> {
        let kind = match small(data, "type")? {
            1 => RyuukyokuKind::KyuushuKyuuhai,
            2 => RyuukyokuKind::SuufonRenda,
            3 => RyuukyokuKind::Suukaikan,
            4 => RyuukyokuKind::SuuchaRiichi,
            5 => RyuukyokuKind::Sanchahou,
            other => return Err(unreadable("type", other)),
        };
        let draw = Ryuukyoku { kind, hands: [None; 4], deltas: [0; 4] };
        self.round()?.event(place, Event::Ryuukyoku(draw))
    }
}
