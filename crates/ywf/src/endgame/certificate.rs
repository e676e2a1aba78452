//! Whether a disproof stands by itself.
//!
//! A search that calls lines which come back failures may note more failures than there are: whether
//! a line comes back depends on how it came there. So the opponent's replies are gone through once
//! more, from every action of the attacker: if each leads to another position from which there is
//! such a reply, or to an end that isn't what was asked for, the attacker never has it.

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
    /// The attacker never has it, but may go in circles for ever.
    WithCircles,
    /// The game ends, and not as the attacker wants.
    WithoutCircles,
}

/// The most positions that are gone through.
const MOST: usize = 1 << 20;

/// The replies to a disproven wanted.
pub(super) fn certificate(prover: &Prover, game: &Game, wanted: Wanted) -> Certificate {
    // Whether all that comes after a position has been gone through.
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
                // What the game came from isn't looked at, so nothing is known of it.
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

/// Everything that the attacker can do, or one thing that keeps the attacker off; `None` if there is
/// none.
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
    use crate::color::Player;
    use crate::repetition::Repetition;

    /// Whatever the prover holds, an end that the attacker wants is no reply.
    #[test]
    fn an_end_that_is_wanted_disproves_nothing() {
        // The only action ends the game, two pieces to none.
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
