//! Depth-first proof-number search.
//!
//! The numbers of a position come from those of its successors. Reaching costs as much as averting
//! the easiest one. Averting costs as much as reaching the hardest one, plus one for every other
//! open one. (A sum would count a position once for each order of changes that leads to it.)

use alloc::vec;
use alloc::vec::Vec;

use super::numbers::Numbers;
use crate::board::{Player, zobrist};
use crate::game::Game;
use crate::position::{Action, Outcome, Position};

/// The length of the longest line. It bounds the stack.
const LONGEST: usize = 300;
/// The number of nodes between two calls of the closure.
const LOOK: u64 = 256;
/// The number of places in which a position may be stored.
const BUCKET: usize = 4;

/// The goal: a win of `attacker` by at least `margin` pieces; 0 includes a win by the token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Wanted {
    pub(super) attacker: Player,
    pub(super) margin: i32,
}

impl Wanted {
    /// Whether an ended game meets the goal.
    pub(super) fn is_met(self, ended: &Position) -> bool {
        ended.standing() == Outcome::Won(self.attacker) && ended.lead().abs() >= self.margin
    }

    /// The numbers of an ended game.
    pub(super) fn of_ended(self, ended: &Position) -> Numbers {
        if self.is_met(ended) == (ended.turn() == self.attacker) {
            Numbers::WON
        } else {
            Numbers::LOST
        }
    }

    /// The numbers of a line that repeats a position or is too long: the attacker fails.
    const fn failed(self, position: &Position) -> Numbers {
        match (self.attacker, position.turn()) {
            (Player::Black, Player::Black) | (Player::White, Player::White) => Numbers::LOST,
            _ => Numbers::WON,
        }
    }

    /// Separates table entries of different goals.
    fn salt(self) -> u64 {
        zobrist::mixed((!(self.margin as u64) << 1) ^ self.attacker as u64)
    }
}

pub(super) enum Answer {
    Proven,
    /// Disproven within this search. The disproof may depend on lines that repeat a position.
    Disproven,
    /// Not decided within this slice.
    Open,
    /// All nodes are used up, or the caller stopped the search.
    Stopped,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    key: u64,
    numbers: Numbers,
    /// The number of nodes spent on it.
    work: u32,
}

const EMPTY: Entry = Entry { key: 0, numbers: Numbers::WON, work: 0 };

struct Child {
    position: Position,
    numbers: Numbers,
}

#[derive(Debug)]
pub(super) struct Prover {
    entries: Vec<Entry>,
    /// The keys of the game since its last play, then those of the current line.
    line: Vec<u64>,
    pub(super) nodes: u64,
    budget: u64,
    /// The number of nodes at which this slice ends.
    pause: u64,
}

/// The search must stop.
struct Enough;

impl Prover {
    pub(super) fn new(places: usize) -> Prover {
        Prover { entries: vec![EMPTY; places], line: Vec::new(), nodes: 0, budget: 0, pause: 0 }
    }

    /// Clears the memory for another game.
    pub(super) fn begin(&mut self, game: &Game, budget: u64) {
        self.entries.fill(EMPTY);
        (self.nodes, self.budget) = (0, budget);
        let empty = game.position().empty();
        let chain = game.earlier().iter().rev().take_while(|earlier| earlier.empty() == empty);
        self.line.clear();
        self.line.extend(chain.map(Position::zobrist));
    }

    pub(super) fn ask(
        &mut self,
        position: &Position,
        wanted: Wanted,
        slice: u64,
        stop: &mut impl FnMut() -> bool,
    ) -> Answer {
        self.pause = self.nodes.saturating_add(slice);
        let all = Numbers { reach: Numbers::NEVER, avert: Numbers::NEVER };
        let depth = self.line.len();
        let numbers = self.settle(position, wanted, all, 0, stop);
        self.line.truncate(depth);
        let Ok(numbers) = numbers else {
            return if self.nodes < self.pause { Answer::Stopped } else { Answer::Open };
        };
        let is_attacker = position.turn() == wanted.attacker;
        if (numbers.reach == 0) == is_attacker { Answer::Proven } else { Answer::Disproven }
    }

    /// The action that meets the aim of the player to move: the attacker reaches the goal, or the
    /// defender averts it.
    pub(super) fn right_action(&self, game: &Game, wanted: Wanted) -> Option<Action> {
        game.legal_actions().find(|&action| {
            let after = game.position().after(action);
            self.known(&after, wanted) == Some(Numbers::LOST)
        })
    }

    /// The numbers of a position, if the game has ended or the table has them.
    pub(super) fn known(&self, position: &Position, wanted: Wanted) -> Option<Numbers> {
        if position.legal_actions().len() == 0 {
            return Some(wanted.of_ended(position));
        }
        self.remembered(position.zobrist() ^ wanted.salt())
    }

    fn bucket(&self, key: u64) -> core::ops::Range<usize> {
        let index = ((u128::from(key) * self.entries.len() as u128) >> 64) as usize;
        let start = index - index % BUCKET;
        start..(start + BUCKET).min(self.entries.len())
    }

    fn remembered(&self, key: u64) -> Option<Numbers> {
        let bucket = self.entries.get(self.bucket(key))?;
        bucket.iter().find(|entry| entry.key == key && entry.work > 0).map(|entry| entry.numbers)
    }

    fn remember(&mut self, key: u64, numbers: Numbers, work: u64) {
        let range = self.bucket(key);
        let Some(bucket) = self.entries.get_mut(range) else { return };
        let least = |entry: &&mut Entry| if entry.key == key { 0 } else { entry.work };
        let Some(entry) = bucket.iter_mut().min_by_key(least) else { return };
        let before = if entry.key == key { entry.work } else { 0 };
        let work = before.saturating_add(u32::try_from(work).unwrap_or(u32::MAX)).max(1);
        *entry = Entry { key, numbers, work };
    }

    /// Searches until one of the numbers reaches its limit. `line[chain..]` are the positions since
    /// the last play.
    fn settle(
        &mut self,
        position: &Position,
        wanted: Wanted,
        limits: Numbers,
        chain: usize,
        stop: &mut impl FnMut() -> bool,
    ) -> Result<Numbers, Enough> {
        if self.nodes >= self.budget || self.nodes >= self.pause || self.nodes % LOOK == 0 && stop()
        {
            return Err(Enough);
        }
        let begun = self.nodes;
        self.nodes += 1;
        self.line.push(position.zobrist());
        let mut children = self.children(position, wanted, chain);
        let numbers = loop {
            let (numbers, best, second) = summed(&children);
            if numbers.reach >= limits.reach || numbers.avert >= limits.avert {
                break numbers;
            }
            let Some(child) = children.get_mut(best) else { break numbers };
            let others = numbers.avert - child.numbers.reach;
            let below = Numbers {
                reach: limits.avert - others,
                avert: limits.reach.min(second + second / 4 + 1),
            };
            let chain =
                if child.position.empty() == position.empty() { chain } else { self.line.len() };
            child.numbers = self.settle(&child.position, wanted, below, chain, stop)?;
        };
        self.line.pop();
        self.remember(position.zobrist() ^ wanted.salt(), numbers, self.nodes - begun);
        Ok(numbers)
    }

    fn children(&self, position: &Position, wanted: Wanted, chain: usize) -> Vec<Child> {
        let line = &self.line[chain..];
        let is_long = self.line.len() >= LONGEST;
        let child = |action: Action| {
            let after = position.after(action);
            let key = after.zobrist();
            let comes_back = !matches!(action, Action::Play(_)) && line.contains(&key);
            let numbers = if comes_back {
                wanted.failed(&after)
            } else if let Some(numbers) = self.remembered(key ^ wanted.salt()) {
                numbers
            } else {
                match after.legal_actions().len() {
                    0 => wanted.of_ended(&after),
                    _ if is_long => wanted.failed(&after),
                    len => {
                        let lead = if after.turn() == wanted.attacker {
                            after.lead() - wanted.margin
                        } else {
                            after.lead() + wanted.margin
                        };
                        Numbers::fresh(len, after.empty().len(), lead)
                    }
                }
            };
            Child { position: after, numbers }
        };
        position.legal_actions().map(child).collect()
    }
}

/// The numbers of a position by those of its successors, the index of the easiest one to avert, and
/// the number of the second easiest.
fn summed(children: &[Child]) -> (Numbers, usize, u32) {
    let (mut best, mut first, mut second) = (0, Numbers::NEVER, Numbers::NEVER);
    let (mut hardest, mut open) = (0, 0);
    for (i, Child { numbers, .. }) in children.iter().enumerate() {
        if numbers.avert < first {
            (best, second, first) = (i, first, numbers.avert);
        } else if numbers.avert < second {
            second = numbers.avert;
        }
        hardest = hardest.max(numbers.reach);
        open += u32::from(!numbers.is_settled());
    }
    let avert = if hardest == 0 || hardest == Numbers::NEVER {
        hardest
    } else {
        (hardest + open - 1).min(Numbers::NEVER - 1)
    };
    (Numbers { reach: first, avert }, best, second)
}
