//! Answers of several players to one tile, and which claim takes precedence.

use mentsu::{Meld, MeldKind};

use super::Round;
use crate::mcr::action::Action;
use crate::mcr::event::{DrawAfter, Event};
use crate::mcr::options::Options;
use crate::mcr::situation::Taken;
use crate::seat::Seat;

/// The rank of a claim: the highest takes precedence, and of equal ones the next in turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Claim {
    Nothing,
    Chow,
    PungOrKong,
    Win,
}

impl Claim {
    fn of(answer: &Action) -> Claim {
        match answer {
            Action::Win => Claim::Win,
            Action::Call(meld) if meld.kind() == MeldKind::Chi => Claim::Chow,
            Action::Call(_) => Claim::PungOrKong,
            _ => Claim::Nothing,
        }
    }

    /// The highest claim that these options allow.
    fn highest(options: &Options) -> Claim {
        if options.win() {
            Claim::Win
        } else if options.has_pung() {
            Claim::PungOrKong
        } else if !options.calls().is_empty() {
            Claim::Chow
        } else {
            Claim::Nothing
        }
    }
}

/// The others, from the next in turn on.
fn others(by: Seat) -> [Seat; 3] {
    let next = by.next(4);
    [next, next.next(4), next.next(4).next(4)]
}

impl Round {
    /// Offers a tile to the others, or goes on if nobody can claim it.
    pub(super) fn ask_for_claims(&mut self, taken: Taken) {
        self.offered = [Options::NONE; 4];
        self.answers = [None; 4];
        for seat in others(taken.from) {
            self.ask(seat);
        }
        if self.offered.iter().all(Options::is_empty) {
            self.grant_claims(taken);
        }
    }

    /// Takes an answer, and goes on once no open answer could change the outcome.
    pub(super) fn answer(&mut self, taken: Taken, seat: Seat, action: Action) {
        self.answers[seat.index()] = Some(action);
        self.offered[seat.index()] = Options::NONE;
        let mut best = Claim::Nothing;
        for seat in others(taken.from) {
            // Of equal claims that of the player before goes first.
            if let Some(answer) = &self.answers[seat.index()] {
                best = best.max(Claim::of(answer));
            }
        }
        let mut before = Claim::Nothing;
        for seat in others(taken.from) {
            match &self.answers[seat.index()] {
                Some(answer) => before = before.max(Claim::of(answer)),
                None => {
                    let open = Claim::highest(&self.offered[seat.index()]);
                    if open > best || open == best && open > before {
                        return;
                    }
                }
            }
        }
        self.grant_claims(taken);
    }

    /// Settles the claims on a tile.
    fn grant_claims(&mut self, taken: Taken) {
        self.offered = [Options::NONE; 4];
        let answers = core::mem::take(&mut self.answers);
        let mut best = (Claim::Nothing, taken.from, Action::Pass);
        for seat in others(taken.from) {
            if let Some(answer) = answers[seat.index()] {
                if Claim::of(&answer) > best.0 {
                    best = (Claim::of(&answer), seat, answer);
                }
            }
        }
        match best {
            (_, seat, Action::Win) => self.win(seat, Ok(taken)),
            (_, seat, Action::Call(meld)) => self.call(seat, meld),
            _ if taken.to_kong => self.draw(taken.from, DrawAfter::Kong),
            _ => self.draw(taken.from.next(4), DrawAfter::Turn),
        }
    }

    fn call(&mut self, seat: Seat, meld: Meld) {
        self.emit(Event::Call { seat, meld });
        match meld.kind() {
            MeldKind::Daiminkan => self.draw(seat, DrawAfter::Kong),
            _ => self.ask(seat),
        }
    }
}
