//! What an ended game is worth to a player, on a scale of whole numbers that knows the token.

use crate::color::Player;
use crate::outcome::Outcome;
use crate::position::Position;
use crate::search::Score;

/// Twice the pieces that the player is ahead; 1 and -1 for a win and a loss by the token alone, 0 for
/// a draw. All but these two are even, and none is beyond twice the squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Worth(pub(super) i16);

impl Worth {
    /// Less than any game is worth: what a player doesn't have who has no action left to take.
    pub(super) const NONE: Worth = Worth(-163);
    /// More than any game is worth.
    pub(super) const ALL: Worth = Worth(163);
    pub(super) const DRAW: Worth = Worth(0);
    /// The least of all wins.
    pub(super) const WIN: Worth = Worth(1);

    pub(super) fn of_ended(ended: &Position, player: Player) -> Worth {
        let lead = ended.lead() as i16;
        let own = if ended.turn() == player { lead } else { -lead };
        match (own, ended.standing()) {
            (0, Outcome::Won(winner)) if winner == player => Worth::WIN,
            (0, Outcome::Won(_)) => -Worth::WIN,
            _ => Worth(2 * own),
        }
    }

    /// The least that is more than this.
    pub(super) const fn next(self) -> Worth {
        match self.0 {
            -2..=1 => Worth(self.0 + 1),
            even => Worth(even + 2),
        }
    }

    /// By how many pieces a win is one, 0 for one by the token.
    pub(super) fn margin(self) -> i32 {
        i32::from(self.0) / 2
    }

    pub(super) fn score(self) -> Score {
        match self.0 {
            0 => Score::EVEN,
            1.. => Score::won_by(self.min(Worth(162)).margin()),
            _ => -Score::won_by((-self).min(Worth(162)).margin()),
        }
    }
}

impl core::ops::Neg for Worth {
    type Output = Worth;

    fn neg(self) -> Worth {
        Worth(-self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_worth_is_a_score_in_order() {
        let mut worth = Worth(-162);
        let mut count = 1;
        while worth.0 < 162 {
            assert!(worth.next() > worth && worth.next().score() > worth.score());
            assert_eq!((-worth).score(), -worth.score());
            worth = worth.next();
            count += 1;
        }
        // 81 pieces either way, the token either way, and a draw.
        assert_eq!(count, 2 * 81 + 2 + 1);
        assert_eq!((Worth::WIN.score(), Worth::DRAW.score()), (Score::won_by(0), Score::EVEN));
    }
}
