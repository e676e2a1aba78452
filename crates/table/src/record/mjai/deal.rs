//! How a round begins: `start_kyoku`.

use std::boxed::Box;
use std::vec::Vec;

use mentsu::{Face, Wind};
use serde_json::Value;

use super::fields::{exactly, is_hidden, points, seat, small, tile};
use super::read::Reader;
use crate::event::Deal;
use crate::ledger::Ledger;
use crate::record::building::{RoundBuilder, end_round};
use crate::record::error::{Wrong, missing, out_of_place, unreadable};
use crate::record::place::Place;
use crate::seat::Seat;
use crate::start::RoundStart;

impl Reader {
    pub(super) fn start_kyoku(&mut self, place: Place, value: &Value) -> Result<(), Box<Wrong>> {
        if self.round.as_ref().is_some_and(|now| !now.is_over()) {
            return Err(out_of_place("a round before the last one's end"));
        }
        self.record.kind = self.record.kind.with_sanma(self.sanma);
        let rules = self.record.rules();
        // Where no line says it, what the last round left, or what the rules say.
        let Ledger { points: left, sticks: left_sticks } = match &self.round {
            Some(last) => last.ledger,
            None => Ledger { points: RoundStart::first(&rules).points, sticks: 0 },
        };
        let hands = self.dealt(value)?;
        if value["bakaze"].is_null() {
            return Err(missing("bakaze"));
        }
        let wind = Wind::from_tile(tile(&value["bakaze"], "bakaze")?.tile());
        let dealer = seat(value, "oya")?;
        let kyoku = small(value, "kyoku")?;
        if usize::from(kyoku) != dealer.index() + 1
            || dealer.index() >= usize::from(rules.players())
        {
            return Err(unreadable("kyoku", kyoku));
        }
        let sticks = ["kyotaku", "kyoutaku"].into_iter().find(|name| !value[*name].is_null());
        let deal = Deal {
            round: wind.ok_or_else(|| unreadable("bakaze", &value["bakaze"]))?,
            dealer,
            honba: small(value, "honba")?,
            sticks: sticks.map_or(Ok(left_sticks), |name| small(value, name))?,
            points: match &value["scores"] {
                Value::Null => left,
                scores => {
                    let points = points(scores, "scores")?;
                    self.settle(points)?;
                    points
                }
            },
            indicator: tile(&value["dora_marker"], "dora_marker")?,
            hands,
        };
        let next = RoundBuilder::new(place, deal)?.with_table(&rules)?;
        end_round(&mut self.record.rounds, self.round.replace(next))
    }

    /// The hands of those who play: all of them, or one.
    fn dealt(&mut self, value: &Value) -> Result<[Vec<Face>; 4], Box<Wrong>> {
        if value["tehais"].is_null() {
            return Err(missing("tehais"));
        }
        let hands = value["tehais"].as_array().filter(|hands| matches!(hands.len(), 3 | 4));
        let hands = hands.ok_or_else(|| unreadable("tehais", &value["tehais"]))?;
        let players = usize::from(self.record.kind.players());
        let is_of_others = match players {
            3 => hands.get(3).is_some_and(|fourth| !is_hidden(fourth)),
            _ => hands.len() < players || hands[3].as_array().is_some_and(Vec::is_empty),
        };
        if is_of_others {
            return Err(unreadable("the number of players", hands.len()));
        }
        let mut dealt: [Vec<Face>; 4] = Default::default();
        let mut seen = Vec::new();
        for ((seat, hand), given) in Seat::ALL.into_iter().zip(&mut dealt).zip(hands).take(players)
        {
            if !is_hidden(given) {
                *hand = exactly::<13>(given, "tehais")?.to_vec();
                seen.push(seat);
            }
        }
        let seen_by = match (&seen[..], seen.len() == players) {
            (_, true) => None,
            (&[seat], _) => Some(seat),
            _ => return Err(unreadable("tehais", "some of the hands")),
        };
        if self.round.is_some() && seen_by != self.record.seen_by {
            return Err(unreadable("tehais", "another's hand"));
        }
        self.record.seen_by = seen_by;
        Ok(dealt)
    }
}
