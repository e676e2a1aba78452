//! How a round begins: `start_kyoku`.

use std::boxed::Box;
use std::vec::Vec;

use mentsu::Face;
use mentsu::riichi::Wind;
use serde_json::Value;

use super::account::Account;
use super::fields::{exactly, is_hidden, points, seat, small, tile};
use super::read::Reader;
use crate::event::Deal;
use crate::record::error::{Wrong, out_of_place, unreadable};
use crate::record::game::RecordedRound;
use crate::record::holdings::Holdings;
use crate::record::place::Place;
use crate::seat::Seat;
use crate::table::Table;

impl Reader {
    pub(super) fn start_kyoku(&mut self, place: Place, value: &Value) -> Result<(), Box<Wrong>> {
        if self.record.rounds.last().is_some_and(|round| !round.is_complete()) {
            return Err(out_of_place("a round before the last one's end"));
        }
        self.record.kind = self.record.kind.with_sanma(self.sanma);
        let rules = self.record.rules();
        if self.record.rounds.is_empty() {
            // Where no line says it, what the rules say.
            let mut points = [0; 4];
            let players = usize::from(rules.players());
            points[..players].fill(rules.start_points());
            self.account = Account { points, sticks: 0 };
        }
        let hands = self.dealt(value)?;
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
            sticks: sticks.map_or(Ok(self.account.sticks), |name| small(value, name))?,
            points: match &value["scores"] {
                Value::Null => self.account.points,
                scores => {
                    let points = points(scores, "scores")?;
                    self.settle(points);
                    points
                }
            },
            indicator: tile(&value["dora_marker"], "dora_marker")?,
            hands,
        };
        self.account = Account { points: deal.points, sticks: deal.sticks };
        self.holdings = Some(Holdings::dealt(&deal));
        self.table = Some(Table::new(&rules, &deal));
        (self.last, self.declared, self.unaccepted) = (None, None, None);
        self.record.rounds.push(RecordedRound {
            place,
            deal,
            midway: false,
            wall: None,
            entries: Vec::new(),
            claims: Vec::new(),
            payments_told: true,
        });
        Ok(())
    }

    /// The hands of those who play: all of them, or one.
    fn dealt(&mut self, value: &Value) -> Result<[Vec<Face>; 4], Box<Wrong>> {
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
        if !self.record.rounds.is_empty() && seen_by != self.record.seen_by {
            return Err(unreadable("tehais", "another's hand"));
        }
        self.record.seen_by = seen_by;
        Ok(dealt)
    }
}
