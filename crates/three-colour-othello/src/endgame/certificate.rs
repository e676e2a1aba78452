//! Checks whether a disproof holds on its own.
//!
//! The prover counts a line that repeats a position as a failure. Whether it repeats one depends on
//! the path, so the table may contain failures that aren't. So this module walks the disproof
//! again, with one reply to each action of the attacker. If every line ends without the attacker's
//! goal, or stays among positions with such a reply, the attacker can't succeed.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use super::numbers::Numbers;
use super::prover::{Prover, Wanted};
use crate::game::Game;
use crate::position::Position;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Certificate {
    /// The disproof doesn't hold.
    None,
    /// The attacker can't succeed, but can repeat positions for ever.
    WithCircles,
    /// The game ends without the attacker's goal.
    WithoutCircles,
}

/// The largest number of positions in a disproof.
const MOST: usize = 1 << 20;

/// Checks the disproof of `wanted`.
pub(super) fn certificate(prover: &Prover, game: &Game, wanted: Wanted) -> Certificate {
    // True for a position whose successors are all checked.
    let mut done: BTreeMap<u64, bool> = BTreeMap::new();
    for earlier in game.earlier() {
        done.insert(earlier.zobrist(), false);
    }
    let mut circles = false;
    let mut open: Vec<(u64, Vec<Position>)> = Vec::new();
    let mut next = Some(*game.position());
    loop {
        if let Some(position) = next.take() {
            let key = position.zobrist();
            match done.get(&key) {
                Some(true) => {}
                // A position of the game's history isn't part of the disproof, so it proves
                // nothing.
                Some(false) if !open.iter().any(|(on, _)| *on == key) => return Certificate::None,
                Some(false) => circles = true,
                None => {
                    let Some(replies) = replies(prover, &position, wanted) else {
                        return Certificate::None;
                    };
                    if done.len() >= MOST {
                        return Certificate::None;
                    }
                    done.insert(key, false);
                    open.push((key, replies));
                }
            }
        }
        let Some((key, left)) = open.last_mut() else {
            return if circles { Certificate::WithCircles } else { Certificate::WithoutCircles };
        };
        next = left.pop();
        if next.is_none() {
            done.insert(*key, true);
            open.pop();
        }
    }
}

/// At the attacker's turn, all positions after an action. At the defender's turn, the position
/// after a reply that holds; `None` if no reply does.
fn replies(prover: &Prover, position: &Position, wanted: Wanted) -> Option<Vec<Position>> {
    let legal = position.legal_actions();
    if legal.len() == 0 {
        return (!wanted.is_met(position)).then(Vec::new);
    }
    let mut after = legal.map(|action| position.after(action));
    if position.turn() == wanted.attacker {
        return Some(after.collect());
    }
    let holds = |after: &Position| prover.known(after, wanted) == Some(Numbers::LOST);
    after.find(holds).map(|reply| Vec::from([reply]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Player;
    use crate::game::Repetition;

    /// Whatever the table contains, an end that meets the attacker's goal isn't a disproof.
    #[test]
    fn an_end_that_meets_the_goal_disproves_nothing() {
        // The only action ends the game with two pieces to none.
        let position: Position = "BW7/9/9/9/9/9/9/9/9 B G".parse().unwrap();
        let game = Game::from_position(position, Repetition::Free);
        let asked =
            |attacker, margin| certificate(&Prover::new(0), &game, Wanted { attacker, margin });
        assert_eq!(asked(Player::Black, 0), Certificate::None);
        assert_eq!(asked(Player::Black, 2), Certificate::None);
        assert_eq!(asked(Player::Black, 3), Certificate::WithoutCircles);
        assert_eq!(asked(Player::White, 0), Certificate::WithoutCircles);
    }
}
