//! What is known of each game only from its later events: who plays, who wins together, and where
//! the next game begins.

use std::boxed::Box;
use std::vec::Vec;

use serde_json::Value;

use super::fields::{is_hidden, seat};
use super::lines::Events;
use crate::record::error::RecordError;
use crate::seat::Seat;
use crate::settlement::Winners;

/// What is known of a game before it is read.
#[derive(Clone, Debug, Default)]
pub(super) struct Ahead {
    /// How many events it has.
    pub(super) events: usize,
    players: Players,
    /// Whether the lines say when a riichi is accepted.
    pub(super) tells_accepted: bool,
    /// Who wins each round by the same tile, in the order of the lines: the sticks that one takes
    /// depend on who else does.
    winners: Vec<Vec<Seat>>,
    ended: bool,
}

impl Ahead {
    /// Looks through all games of a text. A game begins with its `start_game`, or with a round
    /// after the end of another.
    ///
    /// # Errors
    /// The first event that isn't one.
    pub(super) fn of_games(events: Events<'_>) -> Result<Vec<Ahead>, Box<RecordError>> {
        let mut games = Vec::new();
        let mut game = Ahead::default();
        for event in events {
            let (_, event) = event?;
            let begins = match event["type"].as_str() {
                Some("start_game") => true,
                Some("start_kyoku") => game.ended,
                _ => false,
            };
            if begins && game.has_round() {
                games.push(core::mem::take(&mut game));
            }
            game.see(&event);
        }
        if game.has_round() || games.is_empty() {
            games.push(game);
        }
        Ok(games)
    }

    fn has_round(&self) -> bool {
        !self.winners.is_empty()
    }

    fn see(&mut self, event: &Value) {
        self.events += 1;
        self.players.see(event);
        match (event["type"].as_str(), self.winners.last_mut()) {
            (Some("start_kyoku"), _) => self.winners.push(Vec::new()),
            (Some("hora"), Some(round)) => round.extend(seat(event, "actor").ok().filter(|_| {
                // No more than can win.
                round.len() < Seat::ALL.len()
            })),
            (Some("reach_accepted"), _) => self.tells_accepted = true,
            (Some("end_game"), last) => self.ended |= last.is_some(),
            _ => {}
        }
    }

    /// Whether three play.
    pub(super) fn sanma(&self) -> bool {
        self.players.are_three()
    }

    /// Who wins the round of this number.
    pub(super) fn winners(&self, round: usize) -> Option<Winners> {
        self.winners.get(round).and_then(|seats| Winners::new(seats.iter().copied()))
    }
}

/// What the events of a game say about the fourth place. Some writers keep it in a game of three:
/// without a hand, or with one that nobody ever plays, and without points.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Players {
    deal: Option<FourthPlace>,
    acts: bool,
    kita: bool,
}

/// The fourth place in a game's first deal.
#[derive(Clone, Copy, Debug)]
struct FourthPlace {
    is_missing: bool,
    is_hidden: bool,
    has_no_points: bool,
}

impl Players {
    pub(super) fn see(&mut self, event: &Value) {
        if self.deal.is_none() && event["type"] == "start_kyoku" {
            let (hand, scores) = (&event["tehais"][3], &event["scores"]);
            let three = scores.as_array().is_some_and(|scores| scores.len() == 3);
            self.deal = Some(FourthPlace {
                is_missing: three || hand.as_array().is_none_or(Vec::is_empty),
                is_hidden: is_hidden(hand),
                has_no_points: scores[3] == 0,
            });
        }
        self.acts |= event["actor"] == 3 || event["oya"] == 3;
        self.kita |= event["type"] == "nukidora" || event["type"] == "kita";
    }

    pub(super) fn are_three(self) -> bool {
        self.deal.is_some_and(|fourth| {
            let has_nothing = fourth.has_no_points || self.kita;
            fourth.is_missing || (fourth.is_hidden && has_nothing && !self.acts)
        })
    }
}
