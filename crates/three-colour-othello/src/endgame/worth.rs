//! The worth of an ended game for a player, as an integer that includes the token.

use crate::board::Player;
use crate::position::{Outcome, Position};
use crate::search::Score;

/// Twice the player's lead in pieces; 1 and −1 for a win and a loss by the token, 0 for a draw. All
/// but ±1 are even, from −162 to 162.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Worth(pub(super) i16);

impl Worth {
    /// Below every worth: nothing is forced.
    pub(super) const NONE: Worth = Worth(-163);
    /// Above every worth.
    pub(super) const ALL: Worth = Worth(163);
    pub(super) const DRAW: Worth = Worth(0);
    /// The smallest win.
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

    /// The next higher worth.
    pub(super) const fn next(self) -> Worth {
        match self.0 {
            -2..=1 => Worth(self.0 + 1),
            even => Worth(even + 2),
        }
    }

    /// The lead in pieces; 0 for a win by the token.
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
