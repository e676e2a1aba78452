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
use crate::ledger::{minus, plus};
use crate::record::building::{RoundBuilder, uncounted};
use crate::record::error::{Wrong, missing, short, unreadable};
use crate::record::game::{HiddenWin, Told};
use crate::record::oddity::Oddity;
use crate::record::place::Place;
use crate::seat::Seat;
use crate::settlement::{exhausted, settled};
use crate::table::Phase;

impl Reader {
    pub(super) fn win(&mut self, place: Place, value: &Value) -> Result<(), Box<Wrong>> {
        let (winner, target) = (seat(value, "actor")?, seat(value, "target")?);
        let from = (target != winner).then_some(target);
        let holdings = self.holdings()?;
        let last = if from.is_none() { holdings.of(winner).drawn } else { self.last() };
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
                let (tile, ura, claim) = (won_tile, ura.into(), claim(value));
                let win = HiddenWin { seat: winner, from, tile, ura, deltas: given, claim };
                let round = self.round()?;
                round.round.payments_told &= given.is_some();
                return round.hidden_win(place, win);
            }
            Err(wrong) => return Err(wrong),
        };
        let tile = won_tile.ok_or_else(|| missing("pai"))?;
        let riichi = self.table()?.player(winner).riichi_accepted();
        let deltas = given.map_or_else(|| self.won(winner, from, &hand, &ura), Ok)?;
        let round = self.round()?;
        // By the rules it is known what is paid only with the ura indicators.
        round.round.payments_told &= given.is_some() || !riichi || !ura.is_empty();
        let (seat, ura) = (winner, ura.into());
        round.win(place, Win { seat, from, hand, tile, ura, deltas, worth: None }, claim(value))
    }

    /// The last discard or kan's tile.
    fn last(&self) -> Option<Face> {
        self.round.as_ref()?.last.map(|(_, face)| face)
    }

    /// What the line says that everybody receives, or what everybody has then.
    fn listed_deltas(&self, value: &Value) -> Result<Option<[i32; 4]>, Box<Wrong>> {
        Ok(match (&value["deltas"], &value["scores"]) {
            (Value::Null, Value::Null) => None,
            (Value::Null, scores) => Some(self.until(points(scores, "scores")?)?),
            (deltas, _) => Some(points(deltas, "deltas")?),
        })
    }

    /// What is paid for a win, by the rules.
    fn won(
        &self,
        winner: Seat,
        from: Option<Seat>,
        hand: &Hand,
        ura: &[Face],
    ) -> Result<[i32; 4], Box<Wrong>> {
        let table = self.table()?;
        let claimed = match table.phase() {
            Phase::Reply { by, face, to } if Some(by) == from => Some((by, face, to)),
            _ => None,
        };
        let winners = self.ahead.winners(self.record.rounds.len());
        let winners = winners.expect("the lines were looked through, and this is one of a win");
        let win = settled(table, hand, winner, claimed, SmallVec::from_slice(ura), winners).0;
        Ok(win.deltas)
    }

    /// What is paid if nobody has won, by the rules; `None` where not all hands are seen.
    fn exhausted(&self) -> Option<(RyuukyokuKind, [i32; 4])> {
        let round = self.round.as_ref()?;
        let (table, holdings) = (round.table(), &round.holdings);
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

    /// A draw; `None` for one of an unknown name that nothing before explains, after which the
    /// round has no more.
    pub(super) fn ryuukyoku(
        &mut self,
        place: Place,
        value: &Value,
    ) -> Result<Option<Event>, Box<Wrong>> {
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
                    let due = self.table()?.due_draw();
                    if due.is_none() {
                        self.round()?.breaks_off = true;
                        return Ok(None);
                    }
                    due.filter(|kind| *kind != RyuukyokuKind::Exhaustive)
                }
            },
        };
        let kind = match kind {
            Some(kind) => kind,
            None => guessed(self.round()?.round.events().map(|(_, event)| event), deltas, sanma),
        };
        let pays = matches!(kind, RyuukyokuKind::Exhaustive | RyuukyokuKind::NagashiMangan);
        let deltas = if pays || given.is_some() { deltas } else { [0; 4] };
        self.round()?.round.payments_told &= given.is_some() || played_out.is_some() || !pays;
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
        Ok(Some(Event::Ryuukyoku(Ryuukyoku { kind, hands, deltas })))
    }

    /// What was paid at the end of the last round, where nothing has said it yet and everybody has
    /// these points now.
    pub(super) fn settle(&mut self, points: [i32; 4]) -> Result<(), Box<Wrong>> {
        let Some(RoundBuilder { round, ledger, .. }) = &mut self.round else { return Ok(()) };
        let endings = round.entries.iter().filter(|entry| match &entry.told {
            Told::Event(event) => matches!(event, Event::Win(_) | Event::Ryuukyoku(_)),
            told => matches!(told, Told::HiddenWin(_)),
        });
        // With several winners, the sum can't be split.
        if round.payments_told || endings.count() != 1 {
            return Ok(());
        }
        let paid = round.entries.iter_mut().find_map(|entry| match &mut entry.told {
            Told::HiddenWin(win) => Some(win.deltas.get_or_insert([0; 4])),
            Told::Event(Event::Win(win)) => Some(&mut win.deltas),
            Told::Event(Event::Ryuukyoku(draw)) => Some(&mut draw.deltas),
            _ => None,
        });
        let paid = paid.expect("one entry is an ending");
        let left = minus(points, ledger.points).map_err(uncounted)?;
        *paid = plus(*paid, left).map_err(uncounted)?;
        round.payments_told = true;
        Ok(())
    }

    /// What moves so that everybody has these points.
    fn until(&self, points: [i32; 4]) -> Result<[i32; 4], Box<Wrong>> {
        minus(points, self.now()?.ledger.points).map_err(uncounted)
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
