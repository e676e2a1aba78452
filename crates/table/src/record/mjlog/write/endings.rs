//! How a round ends: `AGARI` and `RYUUKYOKU`.

use std::format;
use std::string::{String, ToString};
use std::vec::Vec;

use mentsu::Face;
use mentsu::riichi::{DoraKind, Limit};

use super::{RoundWriter, hundreds, listed};
use crate::event::{Ryuukyoku, Win};
use crate::record::claim::{WinClaim, YakuName, limit_of};
use crate::record::game::RecordedResult;
use crate::record::mjlog::draws::DRAWS;
use crate::record::mjlog::yaku::number_of;
use crate::record::place::Place;
use crate::record::text::Decimal;
use crate::record::written::Unwritable;
use crate::seat::Seat;

impl RoundWriter<'_> {
    pub(super) fn win(
        &mut self,
        win: &Win,
        place: Place,
        result: Option<RecordedResult>,
    ) -> Result<String, Unwritable> {
        let nothing = WinClaim::default();
        let claim = self.round.claims.get(self.wins).unwrap_or(&nothing);
        self.wins += 1;
        let won = self.tiles.won(win.seat, win.from, win.tile, place)?;
        let mut hand = self.tiles.shown(win.seat, win.hand.faces(), place)?;
        if win.from.is_some() {
            hand.push(won);
            hand.sort_unstable();
        }
        let mut text = format!("<AGARI {} hai=\"{}\"", self.on_the_table(), listed(hand));
        let declared = listed(self.tiles.declarations(win.seat));
        if !declared.is_empty() {
            text += &format!(" m=\"{declared}\"");
        }
        text += &format!(" machi=\"{won}\" ten=\"{}\"", self.ten(win, claim));
        text += &self.yaku(win, claim);
        text += &format!(" doraHai=\"{}\"", self.dora(claim, place)?);
        if !win.ura.is_empty() {
            text += &format!(" doraHaiUra=\"{}\"", self.ura(&win.ura, place)?);
        }
        let from = win.from.unwrap_or(win.seat);
        text += &format!(" who=\"{}\" fromWho=\"{}\"", win.seat.index(), from.index());
        if let Some(liable) = claim.pao {
            text += &format!(" paoWho=\"{}\"", liable.index());
        }
        text += &format!(" sc=\"{}\"", self.pay(win.deltas, claim.chips, place)?);
        // The first of several winners takes the sticks.
        self.ledger.sticks = 0;
        Ok(text + &self.owari(result, place)? + " />")
    }

    pub(super) fn ryuukyoku(
        &mut self,
        draw: &Ryuukyoku,
        place: Place,
        result: Option<RecordedResult>,
    ) -> Result<String, Unwritable> {
        let mut text = String::from("<RYUUKYOKU");
        if let Some((name, _)) = DRAWS.iter().find(|(_, kind)| *kind == draw.kind) {
            text += &format!(" type=\"{name}\"");
        }
        let table = self.on_the_table();
        text += &format!(" {table} sc=\"{}\"", self.pay(draw.deltas, None, place)?);
        for (seat, hand) in Seat::ALL.into_iter().zip(&self.holdings.shown_at(draw, self.gave)) {
            if let Some(hand) = hand {
                let tiles = self.tiles.shown(seat, hand.faces(), place)?;
                text += &format!(" hai{}=\"{}\"", seat.index(), listed(tiles));
            }
        }
        Ok(text + &self.owari(result, place)? + " />")
    }

    /// Honba and riichi sticks.
    fn on_the_table(&self) -> String {
        format!("ba=\"{},{}\"", self.round.deal.honba, self.ledger.sticks)
    }

    /// Fu, points and limit; zeros where the record has none.
    fn ten(&self, win: &Win, claim: &WinClaim) -> String {
        let points = claim.points.unwrap_or(0);
        let (dealer, players) = (self.round.deal.dealer, self.record.kind.players());
        let limit = match claim.limit.unwrap_or_else(|| limit_of(win, points, dealer, players)) {
            Limit::None => 0,
            Limit::Mangan => 1,
            Limit::Haneman => 2,
            Limit::Baiman => 3,
            Limit::Sanbaiman => 4,
            Limit::CountedYakuman | Limit::Yakuman => 5,
        };
        format!("{},{points},{limit}", claim.fu.unwrap_or(0))
    }

    /// The yaku that Tenhou has numbers for, with their han; yakuman apart, which have none.
    fn yaku(&self, win: &Win, claim: &WinClaim) -> String {
        let Some(listed_yaku) = &claim.yaku else { return String::new() };
        let seat = win.seat.wind(self.round.deal.dealer, self.record.kind.players());
        let (mut yaku, mut yakuman) = (Vec::<(u8, u8)>::new(), Vec::new());
        for &(name, han) in listed_yaku {
            let Some(number) = number_of(name, seat, self.round.deal.round) else { continue };
            let same = yaku.iter_mut().find(|(of, _)| *of == number);
            match (name, same) {
                (YakuName::Dora(DoraKind::Dora | DoraKind::Kita), Some((_, sum))) => {
                    *sum = sum.saturating_add(han);
                }
                (YakuName::Yaku(_), _) if han == 0 => yakuman.push(number),
                _ => yaku.push((number, han)),
            }
        }
        let mut text = String::new();
        if !yaku.is_empty() || yakuman.is_empty() {
            let numbers = yaku.into_iter().flat_map(|(number, han)| [number, han]);
            text += &format!(" yaku=\"{}\"", listed(numbers));
        }
        if !yakuman.is_empty() {
            text += &format!(" yakuman=\"{}\"", listed(yakuman));
        }
        text
    }

    /// The dora indicators that count: those turned over, where a win doesn't say it.
    fn dora(&mut self, claim: &WinClaim, place: Place) -> Result<String, Unwritable> {
        let Some(faces) = &claim.dora else {
            return Ok(listed(self.indicators.iter().map(|(_, id)| *id)));
        };
        let mut turned = self.indicators.clone();
        let mut ids = Vec::new();
        for &face in faces {
            ids.push(match turned.iter().position(|(of, _)| *of == face) {
                Some(at) => turned.remove(at).1,
                None => self.tiles.new_copy(face, place)?,
            });
        }
        Ok(listed(ids))
    }

    /// The ura indicators, which all winners see alike.
    fn ura(&mut self, faces: &[Face], place: Place) -> Result<String, Unwritable> {
        let mut ids = Vec::new();
        for (number, &face) in faces.iter().enumerate() {
            match self.ura.get(number).filter(|(of, _)| *of == face) {
                Some((_, id)) => ids.push(*id),
                None => {
                    let id = self.tiles.new_copy(face, place)?;
                    self.ura.truncate(number);
                    self.ura.push((face, id));
                    ids.push(id);
                }
            }
        }
        Ok(listed(ids))
    }

    /// What everybody has, each with what he receives; the same of chips, where they are played
    /// for.
    fn pay(
        &mut self,
        deltas: [i32; 4],
        received: Option<[i32; 4]>,
        place: Place,
    ) -> Result<String, Unwritable> {
        let before = self.ledger.points.into_iter().zip(deltas);
        let mut text = hundreds(before.flat_map(|(points, delta)| [points, delta]), place)?;
        self.ledger.pay(deltas).map_err(|why| Unwritable::Uncounted { place, why })?;
        if let Some(chips) = &mut self.chips {
            for (chips, received) in chips.iter_mut().zip(received.unwrap_or([0; 4])) {
                text += &format!(",{chips},{received}");
                *chips = chips.saturating_add(received);
            }
        }
        Ok(text)
    }

    fn owari(&self, result: Option<RecordedResult>, place: Place) -> Result<String, Unwritable> {
        let Some(result) = result else { return Ok(String::new()) };
        let scores = result.scores.map_or_else(|| self.record.scores(result.points), Ok)?;
        let mut numbers = Vec::new();
        for (points, score) in result.points.into_iter().zip(scores) {
            numbers.push(hundreds([points], place)?);
            numbers.push(Decimal::<1>(score).to_string());
        }
        let Some(chips) = self.chips else {
            return Ok(format!(" owari=\"{}\"", listed(numbers)));
        };
        numbers.extend(chips.into_iter().flat_map(|chips| [chips.to_string(), "0".to_string()]));
        let chip = self.record.rules().chip_points();
        Ok(format!(" owari=\"{}\" ratio=\"{chip},0\"", listed(numbers)))
    }
}
