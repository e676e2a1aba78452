//! How a round ends: `hora` and `ryukyoku`, and what is paid where the line doesn't say it.

use std::boxed::Box;
use std::vec::Vec;

use mentsu::{Face, Hand, Visible};
use serde_json::Value;
use smallvec::SmallVec;

use super::claim::claim;
use super::fields::{are_the_same, is_hidden, points, seat, tile, tiles};
use super::read::Reader;
use super::reason::{Reason, guessed, named};
use crate::event::{Event, Ryuukyoku, RyuukyokuKind, Win};
use crate::record::error::{Wrong, missing, short, unreadable};
use crate::record::game::{HiddenWin, Told};
use crate::record::oddity::Oddity;
use crate::record::place::Place;
use crate::seat::Seat;
use crate::settlement::{Winners, exhausted, settled};
use crate::table::Phase;

impl Reader {
    pub(super) fn win(&mut self, value: &Value) -> Result<Told, Box<Wrong>> {
        let (winner, target) = (seat(value, "actor")?, seat(value, "target")?);
        let from = (target != winner).then_some(target);
        let holdings = self.holdings()?;
        let last = if from.is_none() { holdings.of(winner).drawn } else { self.last };
        let given = (!value["pai"].is_null()).then(|| tile(&value["pai"], "pai")).transpose()?;
        let won_tile = given.or(last);
        let markers = ["ura_markers", "uradora_markers"].map(|name| &value[name]);
        let markers = markers.into_iter().find(|value| !value.is_null());
        let ura = markers.map_or(Ok(Vec::new()), |value| tiles(value, "ura_markers"))?;
        let given = self.listed_deltas(value)?;
        let hand = match holdings.hand(winner) {
            Ok(hand) => {
                shows(&hand, won_tile, &value["hora_tehais"])?;
                hand
            }
            Err(_) if !value["hora_tehais"].is_null() && !is_hidden(&value["hora_tehais"]) => {
                // Of a player whose hand wasn't seen; by tsumo with or without the drawn tile.
                let tile = won_tile.ok_or_else(|| missing("pai"))?;
                let mut shown = tiles(&value["hora_tehais"], "hora_tehais")?;
                if from.is_none() && shown.len() % 3 == 1 {
                    shown.push(tile);
                }
                holdings.shown(winner, &shown, from.is_none().then_some(tile))?
            }
            Err(_) if self.record.seen_by.is_some_and(|seer| seer != winner) => {
                self.round()?.payments_told &= given.is_some();
                return Ok(Told::HiddenWin(HiddenWin {
                    seat: winner,
                    from,
                    tile: won_tile,
                    ura: ura.into(),
                    deltas: given,
                    claim: claim(value),
                }));
            }
            Err(wrong) => return Err(wrong),
        };
        let tile = won_tile.ok_or_else(|| missing("pai"))?;
        let riichi =
            self.table.as_ref().is_some_and(|table| table.player(winner).riichi_accepted());
        // By the rules it is known what is paid only with the ura indicators.
        self.round()?.payments_told &= given.is_some() || !riichi || !ura.is_empty();
        let deltas = given.unwrap_or_else(|| self.won(winner, from, &hand, &ura));
        Ok(Told::Event(Event::Win(Win {
            seat: winner,
            from,
            hand,
            tile,
            ura: ura.into(),
            deltas,
            worth: None,
        })))
    }

    /// What the line says that everybody receives, or what everybody has then.
    fn listed_deltas(&self, value: &Value) -> Result<Option<[i32; 4]>, Box<Wrong>> {
        Ok(match (&value["deltas"], &value["scores"]) {
            (Value::Null, Value::Null) => None,
            (Value::Null, scores) => Some(self.account.until(points(scores, "scores")?)),
            (deltas, _) => Some(points(deltas, "deltas")?),
        })
    }

    /// What is paid for a win, by the rules.
    fn won(&self, winner: Seat, from: Option<Seat>, hand: &Hand, ura: &[Face]) -> [i32; 4] {
        let Some(table) = &self.table else { return [0; 4] };
        let claimed = match table.phase() {
            Phase::Reply { by, face, to } if Some(by) == from => Some((by, face, to)),
            _ => None,
        };
        let round = self.record.rounds.len().checked_sub(1);
        let winners = round.and_then(|round| self.ahead.winners(round));
        let winners = winners.unwrap_or(Winners::only(winner));
        settled(table, hand, winner, claimed, SmallVec::from_slice(ura), winners).0.deltas
    }

    /// What is paid if nobody has won, by the rules; `None` where not all hands are seen.
    fn exhausted(&self) -> Option<(RyuukyokuKind, [i32; 4])> {
        let (table, holdings) = (self.table.as_ref()?, self.holdings.as_ref()?);
        let mut tenpai = [false; 4];
        for seat in table.seats() {
            let hand = holdings.hand(*seat).ok()?;
            tenpai[seat.index()] = !hand
                .wait_tiles_in(&Visible::of(&hand).with_fifth_copy(table.rules().tenpai()))
                .is_empty();
        }
        let end = exhausted(table, tenpai);
        Some((end.kind, end.deltas))
    }

    pub(super) fn ryuukyoku(&mut self, place: Place, value: &Value) -> Result<Event, Box<Wrong>> {
        let given = self.listed_deltas(value)?;
        let played_out = given.map_or_else(|| self.exhausted(), |_| None);
        let deltas = given.or(played_out.map(|(_, deltas)| deltas)).unwrap_or_default();
        let sanma = self.record.kind.is_sanma();
        let kind = match &value["reason"] {
            Value::Null => None,
            value => match named(value.as_str().ok_or_else(|| unreadable("reason", value))?) {
                Reason::Kind(kind) => Some(kind),
                Reason::Missing => None,
                Reason::Unknown(name) => {
                    self.record.oddities.push(Oddity::UnknownReason { place, name: short(name) });
                    None
                }
            },
        };
        let kind = match kind {
            Some(kind) => kind,
            None => guessed(self.round()?.events().map(|(_, event)| event), deltas, sanma),
        };
        let pays = matches!(kind, RyuukyokuKind::Exhaustive | RyuukyokuKind::NagashiMangan);
        let deltas = if pays || given.is_some() { deltas } else { [0; 4] };
        self.round()?.payments_told &= given.is_some() || played_out.is_some() || !pays;
        let mut hands = [None; 4];
        for (&seat, hand) in Seat::ALL.iter().zip(&mut hands) {
            let given = &value["tehais"][seat.index()];
            let hidden = given.as_array().is_none_or(|list| list.iter().all(|item| item == "?"));
            if !hidden {
                let holdings = self.holdings()?;
                let drawn = holdings.of(seat).drawn;
                *hand = Some(holdings.shown(seat, &tiles(given, "tehais")?, drawn)?);
            }
        }
        Ok(Event::Ryuukyoku(Ryuukyoku { kind, hands, deltas }))
    }

    /// What was paid at the end of the last round, where nothing has said it yet and everybody has
    /// these points now.
    pub(super) fn settle(&mut self, points: [i32; 4]) {
        let Some(round) = self.record.rounds.last_mut().filter(|round| !round.payments_told) else {
            return;
        };
        let mut endings = round.entries.iter_mut().filter_map(|entry| match &mut entry.told {
            given @ (Told::HiddenWin(_) | Told::Event(Event::Win(_) | Event::Ryuukyoku(_))) => {
                Some(given)
            }
            _ => None,
        });
        // With several winners, the sum can't be split.
        let (Some(ending), None) = (endings.next(), endings.next()) else { return };
        let so_far = match ending {
            Told::HiddenWin(win) => win.deltas.unwrap_or_default(),
            Told::Event(Event::Win(win)) => win.deltas,
            Told::Event(Event::Ryuukyoku(draw)) => draw.deltas,
            _ => [0; 4],
        };
        let mut deltas = self.account.until(points);
        for (delta, so_far) in deltas.iter_mut().zip(so_far) {
            *delta = delta.saturating_add(so_far);
        }
        match ending {
            Told::HiddenWin(win) => win.deltas = Some(deltas),
            Told::Event(Event::Ryuukyoku(draw)) => draw.deltas = deltas,
            Told::Event(Event::Win(win)) => win.deltas = deltas,
            _ => return,
        }
        round.payments_told = true;
    }
}

/// Checks that a line which shows the winner's hand shows the one that was played, with or without
/// the tile that it won.
fn shows(hand: &Hand, won: Option<Face>, given: &Value) -> Result<(), Box<Wrong>> {
    if given.is_null() || is_hidden(given) {
        return Ok(());
    }
    let shown = tiles(given, "hora_tehais")?;
    let waiting = hand.before_draw();
    let is_played = are_the_same(shown.clone(), waiting.faces())
        || are_the_same(shown, waiting.faces().chain(won));
    if is_played { Ok(()) } else { Err(unreadable("hora_tehais", given)) }
}
