//! A position with the previous positions that the rules on repetition depend on. Games, perft and
//! searches use it.

use crate::board::{Squares, zobrist};
use crate::game::Repetition;
use crate::position::{Action, Actions, Ending, Outcome, Position};

/// A position and its predecessors: a linked list on the stack of a recursion.
///
/// Plays add a piece, so a position can only equal one of those since the last play. These are the
/// `chain`, which is empty right after a play.
pub(crate) struct Path<'a> {
    pub(crate) position: Position,
    before: Before<'a>,
    /// The number of previous positions that belong to the chain.
    chain: usize,
    /// The sum of the hashed keys of the chain. A result depends on nothing else except the
    /// position.
    signature: u64,
}

#[derive(Clone, Copy)]
enum Before<'a> {
    /// In game order, so the last is the most recent.
    Game(&'a [Position]),
    Path(&'a Path<'a>),
}

impl<'a> Path<'a> {
    /// The root of a path: the positions of the game before it, the oldest first.
    pub(crate) fn root(position: Position, game: &'a [Position]) -> Path<'a> {
        let pieces = position.empty();
        let chain = game.iter().rev().take_while(|earlier| earlier.empty() == pieces).count();
        let game = &game[game.len() - chain..];
        let signature = game.iter().fold(0_u64, |sum, p| sum.wrapping_add(scrambled(p)));
        Path { position, before: Before::Game(game), chain, signature }
    }

    /// The path with one more action, which must be legal.
    pub(crate) fn after(&'a self, action: Action) -> Path<'a> {
        let position = self.position.after(action);
        let before = Before::Path(self);
        match action {
            Action::Play(_) => Path { position, before, chain: 0, signature: 0 },
            Action::Change(_) | Action::Pass => Path {
                position,
                before,
                chain: self.chain + 1,
                signature: self.signature.wrapping_add(scrambled(&self.position)),
            },
        }
    }

    /// A key for tables: paths with equal keys have the same future under the rule.
    pub(crate) fn key(&self, rule: Repetition) -> u64 {
        let chain = if self.chain == 0 { 0 } else { zobrist::mixed(self.signature) };
        self.position.zobrist() ^ chain ^ zobrist::mixed(!(rule as u64))
    }

    fn chain(&self) -> impl Iterator<Item = &Position> {
        let mut before = self.before;
        core::iter::from_fn(move || match before {
            Before::Game([game @ .., last]) => {
                before = Before::Game(game);
                Some(last)
            }
            Before::Game([]) => None,
            Before::Path(path) => {
                before = path.before;
                Some(&path.position)
            }
        })
        .take(self.chain)
    }

    /// How often the position has occurred before.
    pub(crate) fn times_before(&self) -> usize {
        self.chain().filter(|&earlier| *earlier == self.position).count()
    }

    /// Whether an action leads to a position of the path.
    fn repeats(&self, action: Action) -> bool {
        self.distance_to_repeated(action).is_some()
    }

    /// How many plies ago the position occurred that an action would repeat; 1 is the previous one.
    pub(crate) fn distance_to_repeated(&self, action: Action) -> Option<usize> {
        if self.chain == 0 || matches!(action, Action::Play(_)) {
            return None;
        }
        let after = self.position.after(action);
        self.chain().position(|earlier| *earlier == after).map(|nearer| nearer + 1)
    }

    /// The plays and changes that the rule allows.
    fn candidates(&self, rule: Repetition) -> (Squares, Squares) {
        let (plays, mut changes) = self.position.candidates();
        if rule == Repetition::Forbidden && self.chain > 0 {
            changes = changes.iter().filter(|&s| !self.repeats(Action::Change(s))).collect();
        }
        (plays, changes)
    }

    /// Whether a player without a play or a change may pass.
    fn may_pass(&self, rule: Repetition) -> bool {
        if rule == Repetition::Forbidden && self.repeats(Action::Pass) {
            return false;
        }
        let (plays, changes) = self.after(Action::Pass).candidates(rule);
        !(plays | changes).is_empty()
    }

    /// The legal actions under the rule; none at a draw by repetition.
    pub(crate) fn legal_actions(&self, rule: Repetition) -> Actions {
        let none = Actions::new(Squares::EMPTY, Squares::EMPTY, false);
        if self.position.is_full() || self.is_drawn(rule) {
            return none;
        }
        let (plays, changes) = self.candidates(rule);
        let pass = (plays | changes).is_empty() && self.may_pass(rule);
        Actions::new(plays, changes, pass)
    }

    pub(crate) fn is_drawn(&self, rule: Repetition) -> bool {
        // The third occurrence is at least four plies after the first.
        rule == Repetition::DrawAtThird && self.chain >= 4 && self.times_before() >= 2
    }

    /// Why the game has ended under the rule, if it has.
    pub(crate) fn ending(&self, rule: Repetition) -> Option<Ending> {
        if self.position.is_full() {
            Some(Ending::BoardFull)
        } else if self.is_drawn(rule) {
            Some(Ending::ThirdRepetition)
        } else {
            let nothing = self.legal_actions(rule).len() == 0;
            nothing.then_some(Ending::BothMustPass)
        }
    }

    /// Who has won, if the game has ended under the rule.
    pub(crate) fn outcome(&self, rule: Repetition) -> Option<Outcome> {
        Some(match self.ending(rule)? {
            Ending::ThirdRepetition => Outcome::Draw,
            Ending::BoardFull | Ending::BothMustPass => self.position.standing(),
        })
    }
}

fn scrambled(position: &Position) -> u64 {
    zobrist::mixed(position.zobrist())
}
