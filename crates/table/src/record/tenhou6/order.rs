//! In which order the turns of a round were: what each player took and gave stands in lists of
//! their own, and who called which of two equal discards has to be tried.

use std::collections::HashSet;
use std::vec::Vec;

use mentsu::{Face, MeldKind};
use smallvec::{SmallVec, smallvec};

use super::tokens::{Give, Take};
use crate::seat::Seat;

/// What everybody took and gave in a round.
#[derive(Clone, Debug, Default)]
pub(super) struct Turns {
    pub(super) takes: [Vec<Take>; 4],
    pub(super) gives: [Vec<Give>; 4],
}

/// How a round ends, as far as it determines the last turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LastTurn {
    /// This player has taken a tile.
    Takes(Seat),
    /// This player has given a tile.
    Gives(Seat),
    /// Somebody has given a tile.
    Any,
}

/// One step: the item of this number in a player's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    Take(Seat, usize),
    Give(Seat, usize),
}

/// How many items of each list are past, and who does what next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Moment {
    taken: [usize; 4],
    given: [usize; 4],
    next: Next,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Next {
    /// A draw from the wall.
    Draw(Seat),
    /// A call of the last discard.
    Call(Seat),
    /// A discard or a kan.
    Give(Seat),
    /// Nothing: the round ends.
    End(Seat),
}

impl Turns {
    /// The steps in their order, if there is one that uses up all lists. Where several do, pons and
    /// kans come before chis, and calls before draws.
    pub(super) fn order(&self, dealer: Seat, players: u8, last: LastTurn) -> Option<Vec<Step>> {
        let start = Moment { taken: [0; 4], given: [0; 4], next: Next::Draw(dealer) };
        let mut steps = Vec::new();
        let mut tried = HashSet::new();
        // What is to be tried, the last first, with the number of steps before it.
        let mut open = Vec::from([(start, 0)]);
        while let Some((moment, length)) = open.pop() {
            steps.truncate(length);
            if !tried.insert(moment) {
                continue;
            }
            if let Next::End(seat) = moment.next {
                if self.ends(&moment, seat, steps.last(), last) {
                    return Some(steps);
                }
                continue;
            }
            let Some((step, after)) = self.step(moment, players) else { continue };
            steps.push(step);
            open.extend(after.into_iter().rev().map(|next| (next, steps.len())));
        }
        None
    }

    fn ends(&self, moment: &Moment, seat: Seat, step: Option<&Step>, last: LastTurn) -> bool {
        let all = |i: usize| {
            moment.taken[i] == self.takes[i].len() && moment.given[i] == self.gives[i].len()
        };
        let taken = matches!(step, Some(Step::Take(..)));
        (0..4).all(all)
            && match last {
                LastTurn::Takes(by) => taken && by == seat,
                LastTurn::Gives(by) => !taken && by == seat,
                LastTurn::Any => true,
            }
    }

    /// The step of a moment, and the moments that may follow, the likeliest first.
    fn step(&self, mut moment: Moment, players: u8) -> Option<(Step, SmallVec<[Moment; 2]>)> {
        let then = |moment: Moment, next: Next| Moment { next, ..moment };
        match moment.next {
            Next::Draw(seat) => {
                let item = moment.taken[seat.index()];
                let Take::Draw(_) = self.takes[seat.index()].get(item)? else { return None };
                moment.taken[seat.index()] += 1;
                let after = [Next::Give(seat), Next::End(seat)].map(|next| then(moment, next));
                Some((Step::Take(seat, item), SmallVec::from(after)))
            }
            Next::Call(seat) => {
                let item = moment.taken[seat.index()];
                let Take::Call(meld) = self.takes[seat.index()].get(item)? else { return None };
                moment.taken[seat.index()] += 1;
                let next = if meld.kind() == MeldKind::Daiminkan {
                    let given = moment.given[seat.index()];
                    if self.gives[seat.index()].get(given) == Some(&Give::Nothing) {
                        moment.given[seat.index()] += 1;
                    }
                    Next::Draw(seat)
                } else {
                    Next::Give(seat)
                };
                Some((Step::Take(seat, item), smallvec![then(moment, next)]))
            }
            Next::Give(seat) => {
                let item = moment.given[seat.index()];
                let give = self.gives[seat.index()].get(item)?;
                moment.given[seat.index()] += 1;
                let after = match *give {
                    Give::Nothing => return None,
                    Give::Ankan(_) | Give::Kakan(_) | Give::Kita => {
                        smallvec![Next::Draw(seat), Next::End(seat)]
                    }
                    Give::Discard { face, .. } => {
                        let face = face.or_else(|| self.drawn(seat, &moment))?;
                        self.after_discard(&moment, seat, face, players)
                    }
                };
                let after = after.into_iter().map(|next| then(moment, next)).collect();
                Some((Step::Give(seat, item), after))
            }
            Next::End(_) => None,
        }
    }

    /// The tile that a player has just drawn.
    fn drawn(&self, seat: Seat, moment: &Moment) -> Option<Face> {
        match self.takes[seat.index()].get(moment.taken[seat.index()].checked_sub(1)?)? {
            Take::Draw(face) => Some(*face),
            Take::Call(_) => None,
        }
    }

    fn after_discard(
        &self,
        moment: &Moment,
        seat: Seat,
        face: Face,
        players: u8,
    ) -> SmallVec<[Next; 3]> {
        let calls = |chi: bool| {
            Seat::of_players(players).iter().filter(move |&&caller| {
                let next = self.takes[caller.index()].get(moment.taken[caller.index()]);
                let Some(Take::Call(meld)) = next else { return false };
                let Some(call) = meld.call() else { return false };
                (meld.kind() == MeldKind::Chi) == chi
                    && caller.source(seat, players) == Some(call.source())
                    && call.face() == face
            })
        };
        let calls = calls(false).chain(calls(true)).map(|&caller| Next::Call(caller));
        calls.chain([Next::Draw(seat.next(players)), Next::End(seat)]).collect()
    }
}
