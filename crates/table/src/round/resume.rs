//! A stored round, and the checks before it continues.

use alloc::vec::Vec;

use mentsu::{Face, Meld, MeldKind};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{Outcome, Round, RoundResult};
use crate::action::Action;
use crate::event::Event;
use crate::ledger::check_honba;
use crate::options::Options;
use crate::player::{Player, shape_waits};
use crate::seat::Seat;
use crate::table::{Phase, Table, TurnStart};
use crate::wall::{Wall, face_counts};

/// A stored round: the parts that can't be computed from others.
#[derive(Serialize, Deserialize)]
pub(crate) struct Saved {
    table: Table,
    players: [Player; 4],
    wall: Wall,
    answers: [Option<Action>; 4],
    drawn: u8,
    outcome: Option<Outcome>,
    events: SmallVec<[Event; 2]>,
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
    /// The round, if its parts agree.
    pub(crate) fn resume(self) -> Result<Round, &'static str> {
        let rules = self.table.rules;
        let players = usize::from(rules.players());
        if self.wall.players() != players || self.table.dealer.index() >= players {
            return Err("the wall or the dealer doesn't fit the number of players");
        }
        if check_honba(rules.scoring().honba(), self.table.honba).is_err() {
            return Err("the honba are worth more than can be paid");
        }
        self.check_draws()?;
        self.check_hands()?;
        self.check_rinshan_giver()?;
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
            || indicators.clone().any(|(nth, face)| self.wall.dora(nth) != Some(*face))
        {
            return Err("the indicators aren't those of the wall");
        }
        Ok(())
    }

    fn check_hands(&self) -> Result<(), &'static str> {
        let turn = match self.table.phase {
            Phase::Turn { seat, .. } => Some(seat),
            Phase::Reply { .. } | Phase::Over => None,
            Phase::Between => return Err("the round is stored between two steps"),
        };
        if (self.table.phase == Phase::Over) != self.outcome.is_some() {
            return Err("a round has an outcome exactly when it is over");
        }
        for seat in self.table.seats() {
            let (player, public) = (&self.players[seat.index()], self.table.player(*seat));
            let sits = |other: &Seat| other != seat && self.table.seats().contains(other);
            if !public.liable.iter().flatten().all(sits) {
                return Err("a player is liable to themselves, or an empty seat is");
            }
            let hand = &player.hand;
            if hand.concealed().total() != public.concealed() || hand.melds() != public.melds() {
                return Err("a hand isn't the one that the table shows");
            }
            self.check_open_hand(*seat)?;
            let known = hand.awaits_draw() || hand.drawn().is_some();
            if known && shape_waits(&hand.before_draw()) != player.waits {
                return Err("the waits aren't those of the hand");
            }
            let full = usize::from(hand.concealed().total()) + 3 * hand.melds().len();
            let to_act = turn == Some(*seat);
            if self.table.phase != Phase::Over && full != 13 + usize::from(to_act) {
                return Err("a hand has too many or too few tiles");
            }
            let called = matches!(self.table.phase, Phase::Turn { after: TurnStart::Call, .. });
            if to_act && hand.drawn().is_some() == called {
                return Err("the player whose turn it is has neither drawn nor called");
            }
        }
        Ok(())
    }

    /// Checks the hand that a riichi shows.
    fn check_open_hand(&self, seat: Seat) -> Result<(), &'static str> {
        let public = self.table.player(seat);
        let Some(shown) = public.open_hand() else { return Ok(()) };
        let hand = self.players[seat.index()].hand.before_draw();
        if !self.table.plays_open_riichi() {
            return Err("the rules have no open riichi");
        }
        if !public.is_in_riichi() {
            return Err("a player shows the hand without riichi");
        }
        if shown.faces().eq(hand.faces()) && shown.melds() == hand.melds() {
            Ok(())
        } else {
            Err("an open riichi shows another hand")
        }
    }

    /// Checks who gave the tile of a daiminkan whose rinshan tile the turn began with.
    fn check_rinshan_giver(&self) -> Result<(), &'static str> {
        let table = &self.table;
        let turn = match (table.phase, self.outcome.map(|outcome| outcome.result)) {
            (Phase::Turn { seat, after: TurnStart::Rinshan }, _) => Some(seat),
            // The tsumo of the last turn.
            (Phase::Over, Some(RoundResult::Won { winners })) => {
                table.seats().iter().copied().find(|seat| winners[seat.index()])
            }
            _ => None,
        };
        let players = table.rules.players();
        let given = |seat: Seat| {
            let kan = table.player(seat).melds().last()?;
            let call = kan.call().filter(|_| is_daiminkan(kan))?;
            seat.of_source(call.source(), players)
        };
        match table.rinshan_from {
            None => {
                // A rinshan tile comes after a daiminkan, unless the player has another kan or a
                // north set aside.
                let only = |seat: Seat| {
                    let public = table.player(seat);
                    let is_own = |meld: &Meld| meld.kind().is_kan() && !is_daiminkan(meld);
                    public.kita() == 0 && !public.melds().iter().any(is_own)
                };
                match table.phase {
                    Phase::Turn { seat, after: TurnStart::Rinshan } if only(seat) => {
                        Err("the rinshan tile of a daiminkan has no giver")
                    }
                    _ => Ok(()),
                }
            }
            from if turn.is_some_and(|seat| given(seat) == from) => Ok(()),
            Some(_) => Err("the giver of a rinshan tile gave no daiminkan in this turn"),
        }
    }

    /// Checks that every tile of the wall is in exactly one place.
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
        if face_counts(tiles) == face_counts(self.wall.iter()) {
            Ok(())
        } else {
            Err("the tiles at the table aren't those of the wall")
        }
    }

    /// The options of each player who hasn't answered.
    fn offered(&self) -> Result<[Options; 4], &'static str> {
        let mut offered = [Options::NONE; 4];
        let mut open = false;
        for seat in self.table.seats() {
            let options = Options::of(&self.table, &self.players[seat.index()], *seat);
            match &self.answers[seat.index()] {
                Some(answer) if options.contains(answer) => {}
                Some(_) => return Err("an answer wasn't offered"),
                None => {
                    open |= !options.is_empty();
                    offered[seat.index()] = options;
                }
            }
        }
        let empty = self.table.seats().len()..4;
        if self.answers[empty].iter().any(Option::is_some) {
            return Err("an empty seat has answered");
        }
        if open || self.table.phase == Phase::Over { Ok(offered) } else { Err("nobody is awaited") }
    }
}

fn is_daiminkan(meld: &Meld) -> bool {
    meld.kind() == MeldKind::Daiminkan
}
