//! Finds what a player can force with a limited number of changes.
//!
//! The opponent is unrestricted. But because of the token, neither player can change more than
//! twice unless the other player changes, too. So a limit for one player ends the game after few
//! actions. No line repeats a position, so the position and the limit are a sufficient key for a
//! table.

use alloc::vec::Vec;

use super::memory::{Memory, NO_ACTION};
use super::worth::Worth;
use crate::board::{Player, Square, Squares};
use crate::game::Game;
use crate::position::{Action, Position};
use crate::search::evaluate;

/// The number of nodes between two calls of the closure.
const LOOK: u64 = 256;
/// Set in the number of an action that is a change.
const CHANGE: u8 = 1 << 7;
/// From these numbers of empty squares on, positions after an action are looked up, and estimated,
/// before they are searched. With fewer empty squares, the search is as cheap.
const LOOKED_UP: usize = 4;
const ESTIMATED: usize = 5;
/// A change is tried before a play if it is estimated this many hundredths of a piece better.
const LATER: i32 = 200;

/// The question whether a player can force the goal with at most this many changes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Question {
    pub(super) player: Player,
    pub(super) changes: u8,
    pub(super) goal: Worth,
}

/// The nodes of this question or of the whole call are used up, or the caller stopped the search.
#[derive(Debug)]
pub(super) struct Paused;

#[derive(Debug)]
pub(super) struct Forcing {
    pub(super) memory: Memory,
    /// The positions of the game since its last play. A line that returns to one is a failure.
    earlier: Vec<u64>,
    empty: Squares,
    pub(super) nodes: u64,
    budget: u64,
    pause: u64,
    next_look: u64,
    pub(super) is_over: bool,
}

impl Forcing {
    pub(super) fn new(places: usize) -> Forcing {
        Forcing {
            memory: Memory::new(places),
            earlier: Vec::new(),
            empty: Squares::EMPTY,
            nodes: 0,
            budget: 0,
            pause: 0,
            next_look: 0,
            is_over: false,
        }
    }

    /// Clears the memory for another game.
    pub(super) fn begin(&mut self, game: &Game, budget: u64) {
        self.memory.clear();
        (self.nodes, self.budget, self.next_look, self.is_over) = (0, budget, 0, false);
        self.empty = game.position().empty();
        let chain = game.earlier().iter().rev().take_while(|earlier| earlier.empty() == self.empty);
        self.earlier.clear();
        self.earlier.extend(chain.map(Position::zobrist));
    }

    /// The number of nodes left.
    pub(super) const fn left(&self) -> u64 {
        self.budget.saturating_sub(self.nodes)
    }

    /// Counts nodes visited elsewhere.
    pub(super) const fn spend(&mut self, nodes: u64) {
        self.nodes = self.nodes.saturating_add(nodes);
    }

    /// Whether a position of the game may come again.
    fn has_earlier(&self) -> bool {
        !self.earlier.is_empty()
    }

    /// A worth of at least the goal if the player can force it, otherwise an upper bound below the
    /// goal.
    pub(super) fn ask(
        &mut self,
        position: &Position,
        question: Question,
        slice: u64,
        stop: &mut impl FnMut() -> bool,
    ) -> Result<Worth, Paused> {
        self.pause = self.nodes.saturating_add(slice).min(self.budget);
        self.node(position, question, stop)
    }

    /// The stored bound of this position, if it decides the question.
    fn known(&self, position: &Position, question: Question) -> Option<Worth> {
        let Question { player, changes, goal } = question;
        if let Some(forced) = self.memory.of(position, player) {
            // A worth that takes more changes is still forced.
            if forced.least >= goal {
                return Some(forced.least);
            }
            if forced.most < goal && changes <= forced.most_with {
                return Some(forced.most);
            }
        }
        let against = self.memory.of(position, player.opponent())?;
        (-against.least < goal).then_some(-against.least)
    }

    /// The remembered action by which the player forces a worth.
    pub(super) fn action(&self, position: &Position, player: Player) -> Option<Action> {
        let forced = self.memory.of(position, player)?;
        (forced.action != NO_ACTION).then(|| action_of(forced.action))
    }

    fn comes_back(&self, after: &Position) -> bool {
        self.has_earlier() && after.empty() == self.empty && self.earlier.contains(&after.zobrist())
    }

    fn visit(&mut self, stop: &mut impl FnMut() -> bool) -> Result<(), Paused> {
        if self.nodes >= self.next_look {
            self.is_over |= stop();
            self.next_look = self.nodes + LOOK;
        }
        self.is_over |= self.left() == 0;
        if self.is_over || self.nodes >= self.pause {
            return Err(Paused);
        }
        self.nodes += 1;
        Ok(())
    }

    fn node(
        &mut self,
        position: &Position,
        question: Question,
        stop: &mut impl FnMut() -> bool,
    ) -> Result<Worth, Paused> {
        self.visit(stop)?;
        let Question { player, changes: left, goal } = question;
        if position.is_full() {
            return Ok(Worth::of_ended(position, player));
        }
        let is_own = position.turn() == player;
        let (plays, changes) = position.candidates();
        if (plays | changes).is_empty() {
            let passed = position.passed();
            return if passed.is_stuck() {
                Ok(Worth::of_ended(position, player))
            } else if self.comes_back(&passed) {
                Ok(Worth::NONE)
            } else {
                self.node(&passed, question, stop)
            };
        }
        if let Some(known) = self.known(position, question) {
            return Ok(known);
        }
        let changes = if is_own && left == 0 { Squares::EMPTY } else { changes };
        let mut tries = Tries::NONE;
        for action in plays.iter().map(number_of_play).chain(changes.iter().map(number_of_change)) {
            match self.rank(position, action, question) {
                Rank::Settles(found) => {
                    self.memory.note(position, player, left, (goal, found, action));
                    return Ok(found);
                }
                Rank::Of(rank) => tries.push(rank, action),
            }
        }
        let mut best = (if is_own { Worth::NONE } else { Worth::ALL }, NO_ACTION);
        while let Some(action) = tries.next() {
            let after = position.after(action_of(action));
            let found = if self.comes_back(&after) {
                Worth::NONE
            } else {
                self.node(&after, question.after(is_own, action), stop)?
            };
            if is_own == (found > best.0) && found != best.0 || best.1 == NO_ACTION {
                best = (found, action);
            }
            if is_own == (found >= goal) {
                break;
            }
        }
        self.memory.note(position, player, left, (goal, best.0, best.1));
        Ok(best.0)
    }

    /// The rank of an action (lower ranks are tried first), or its result if it settles the
    /// question.
    fn rank(&self, position: &Position, action: u8, question: Question) -> Rank {
        let empty = position.empty().len();
        let is_change = action & CHANGE != 0;
        let is_own = position.turn() == question.player;
        let remembered = self.memory.of(position, question.player);
        if remembered.is_some_and(|forced| forced.action == action) {
            return Rank::Of(i32::MIN);
        }
        if empty < LOOKED_UP - 1 {
            return Rank::Of(i32::from(is_change));
        }
        let after = position.after(action_of(action));
        if empty >= LOOKED_UP && !self.comes_back(&after) {
            let known = self.known(&after, question.after(is_own, action));
            if let Some(known) = known.filter(|known| is_own == (*known >= question.goal)) {
                return Rank::Settles(known);
            }
        }
        Rank::Of(if empty >= ESTIMATED {
            evaluate(&after) + if is_change { LATER } else { 0 }
        } else {
            // Fewer replies make a smaller tree.
            let (plays, changes) = after.candidates();
            16 * plays.len() as i32 + 4 * changes.len() as i32 + after.lead()
        })
    }
}

impl Question {
    /// The same question after an action.
    const fn after(self, is_own: bool, action: u8) -> Question {
        let spent = is_own && action & CHANGE != 0;
        Question { changes: self.changes.saturating_sub(spent as u8), ..self }
    }
}

const fn number_of_play(square: Square) -> u8 {
    square.bit()
}

const fn number_of_change(square: Square) -> u8 {
    square.bit() | CHANGE
}

const fn action_of(number: u8) -> Action {
    let square = Square::of_bit(number & !CHANGE);
    if number & CHANGE == 0 { Action::Play(square) } else { Action::Change(square) }
}

enum Rank {
    /// The worth that decides the question.
    Settles(Worth),
    Of(i32),
}

/// The actions still to be tried. Each square has at most one, so there are at most 81.
struct Tries {
    actions: [(i32, u8); Square::COUNT],
    from: usize,
    to: usize,
}

impl Tries {
    const NONE: Tries = Tries { actions: [(0, NO_ACTION); Square::COUNT], from: 0, to: 0 };

    fn push(&mut self, rank: i32, action: u8) {
        if let Some(place) = self.actions.get_mut(self.to) {
            *place = (rank, action);
            self.to += 1;
        }
    }

    /// The action of lowest rank, the first among equals. It is selected only when it is needed.
    fn next(&mut self) -> Option<u8> {
        let left = self.actions.get_mut(self.from..self.to)?;
        let (lowest, _) = left.iter().enumerate().min_by_key(|(_, (rank, _))| *rank)?;
        left.swap(0, lowest);
        self.from += 1;
        left.first().map(|(_, action)| *action)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Repetition;

    /// Earlier questions, with fewer changes or about other goals, don't change an answer.
    #[test]
    fn more_changes_force_more() {
        let rows = ["BGWBGWBG1", "1GWBG1WGB", "BWGGW1GB1", "GWB2BWGG", "B1GW1GWBB", "WBG1GBW1G"];
        let mut better = 0;
        for (first, second) in rows.iter().flat_map(|row| rows.map(|other| (row, other))) {
            let text = alloc::format!("{first}/9/9/9/{second}/9/9/9/9 B G");
            let game = Game::from_position(text.parse().unwrap(), Repetition::Free);
            let (mut used, mut before) = (Forcing::new(1 << 12), Worth::NONE);
            used.begin(&game, u64::MAX);
            for changes in 0..4 {
                let mut most = before;
                for goal in [Worth::WIN, Worth::DRAW, Worth(4), Worth(-6)] {
                    let question = Question { player: Player::Black, changes, goal };
                    let mut fresh = Forcing::new(1 << 12);
                    fresh.begin(&game, u64::MAX);
                    let ask = |forcing: &mut Forcing| {
                        let asked = forcing.ask(game.position(), question, 100_000, &mut || false);
                        asked.expect("it is small") >= goal
                    };
                    let (found, alone) = (ask(&mut used), ask(&mut fresh));
                    assert_eq!(found, alone, "{text} {question:?}");
                    most = if found { most.max(goal) } else { most };
                }
                better += usize::from(changes > 0 && most > before);
                before = most;
            }
        }
        assert!(better > 3, "{better}");
    }
}
