//! A round as it is stored, and the checks with which it is taken up again.

use alloc::vec::Vec;

use mentsu::{Face, FifthCopy, Hand};
use serde::{Deserialize, Serialize};

use super::{Outcome, Round};
use crate::action::Action;
use crate::event::Event;
use crate::options::Options;
use crate::player::Player;
use crate::seat::Seat;
use crate::sorted::sorted;
use crate::table::{After, Phase, Table};
use crate::wall::Wall;

/// A round without what follows from the rest.
#[derive(Serialize, Deserialize)]
pub(crate) struct Saved {
    table: Table,
    players: [Player; 4],
    wall: Wall,
    answers: [Option<Action>; 4],
    drawn: u8,
    outcome: Option<Outcome>,
    events: Vec<Event>,
}

impl Round {
    pub(crate) fn saved(&self) -> Saved {
        Saved {
            table: self.table.clone(),
            players: self.players.clone(),
            wall: self.wall,
            answers: self.answers,
            drawn: self.drawn,
            outcome: self.outcome,
            events: self.events.clone(),
        }
    }
}

impl Saved {
    /// The round, if its parts can be those of one.
    pub(crate) fn resume(self) -> Result<Round, &'static str> {
        let rules = self.table.rules;
        let players = usize::from(rules.players());
        if self.wall.players() != players || self.table.dealer.index() >= players {
            return Err("the wall or the dealer is of another number of players");
        }
        self.check_draws()?;
        self.check_hands()?;
        self.check_tiles()?;
        let offered = self.offered()?;
        Ok(Round {
            table: self.table,
            players: self.players,
            wall: self.wall,
            offered,
            answers: self.answers,
            drawn: self.drawn,
            outcome: self.outcome,
            events: self.events,
        })
    }

    fn check_draws(&self) -> Result<(), &'static str> {
        let drawn = u32::from(self.drawn) + u32::from(self.table.rinshan);
        let indicators = self.table.indicators().iter().enumerate();
        if drawn + u32::from(self.table.draws_left) != u32::from(self.wall.draws()) {
            return Err("the draws made and left aren't those of the wall");
        }
        if usize::from(self.table.rinshan) > self.wall.indicators() {
            return Err("more rinshan tiles are drawn than there are");
        }
        if self.table.indicators().is_empty()
            || indicators.clone().any(|(nth, face)| self.wall.dora(nth) != *face)
        {
            return Err("the indicators aren't those of the wall");
        }
        Ok(())
    }

    fn check_hands(&self) -> Result<(), &'static str> {
        let turn = match self.table.phase {
            Phase::Turn { seat, .. } => Some(seat),
            Phase::Reply { .. } | Phase::Over => None,
            Phase::Between => return Err("a round isn't stored between two steps"),
        };
        if (self.table.phase == Phase::Over) != self.outcome.is_some() {
            return Err("a round has an outcome if it is over");
        }
        for seat in self.table.seats() {
            let (player, public) = (&self.players[seat.index()], self.table.player(*seat));
            let sits = |other: &Seat| other != seat && self.table.seats().contains(other);
            if !public.liable.iter().flatten().all(sits) {
                return Err("nobody is liable to himself or from an empty seat");
            }
            let hand = &player.hand;
            if hand.concealed().total() != public.concealed() || hand.melds() != public.melds() {
                return Err("a hand isn't what the table shows of it");
            }
            let waits = |hand: &Hand| hand.wait_tiles_with(FifthCopy::Ignored);
            let known = hand.is_waiting() || hand.drawn().is_some();
            if known && waits(&hand.before_draw()) != player.waits {
                return Err("a hand doesn't wait for its waits");
            }
            let full = usize::from(hand.concealed().total()) + 3 * hand.melds().len();
            let to_act = turn == Some(*seat);
            if self.table.phase != Phase::Over && full != 13 + usize::from(to_act) {
                return Err("a hand has too many or too few tiles");
            }
            let called = matches!(self.table.phase, Phase::Turn { after: After::Call, .. });
            if to_act && hand.drawn().is_some() == called {
                return Err("whose turn it is has drawn, unless it has called");
            }
        }
        Ok(())
    }

    /// All tiles are somewhere, each once.
    fn check_tiles(&self) -> Result<(), &'static str> {
        let players = self.wall.players();
        let live = 13 * players + usize::from(self.drawn);
        let rinshan = usize::from(self.table.rinshan);
        let is_left = |place: usize| {
            place < self.wall.len() - live
                && !(place < self.wall.indicators() && place ^ 1 < rinshan)
        };
        let undrawn = self.wall.iter().enumerate().filter(|(place, _)| is_left(*place));
        let mut tiles: Vec<Face> = undrawn.map(|(_, face)| face).collect();
        for seat in self.table.seats() {
            let (hand, public) = (&self.players[seat.index()].hand, self.table.player(*seat));
            tiles.extend(hand.faces());
            tiles.extend(hand.melds().iter().flat_map(|meld| meld.faces()));
            tiles.extend((0..public.kita()).map(|_| super::NORTH));
        }
        let rivers = self.table.discards().filter(|discard| discard.called.is_none());
        tiles.extend(rivers.map(|discard| discard.face));
        let all: Vec<Face> = self.wall.iter().collect();
        if sorted(tiles) == sorted(all) {
            Ok(())
        } else {
            Err("the tiles at the table aren't those of the wall")
        }
    }

    /// What each may do who hasn't answered.
    fn offered(&self) -> Result<[Options; 4], &'static str> {
        let mut offered = [Options::NONE; 4];
        let mut open = false;
        for seat in self.table.seats() {
            let options = Options::of(&self.table, &self.players[seat.index()], *seat);
            match &self.answers[seat.index()] {
                Some(answer) if options.contains(answer) => {}
                Some(_) => return Err("an answer that wasn't offered"),
                None => {
                    open |= !options.is_empty();
                    offered[seat.index()] = options;
                }
            }
        }
        let empty = self.table.seats().len()..4;
        if self.answers[empty].iter().any(Option::is_some) {
            return Err("an answer from an empty seat");
        }
        if open || self.table.phase == Phase::Over { Ok(offered) } else { Err("nobody is awaited") }
    }
}
