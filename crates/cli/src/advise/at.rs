//! Which decisions `--at` selects.

use crate::arguments::rounds::Rounds;

/// A turn of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct At {
    pub(super) rounds: Rounds,
    /// One more than the player's own discards so far.
    pub(super) turn: usize,
}

impl At {
    /// Parses `E3.7`, turn 7 of E3; `E3.1.7`, that of E3 with one honba; `5.7`, that of the fifth
    /// round.
    pub(super) fn read(text: &str) -> Result<At, String> {
        let wrong = || "ROUND.TURN, as in E3.7, E3.1.7 with one honba, or 5.7".to_owned();
        let (round, turn) = text.rsplit_once('.').ok_or_else(wrong)?;
        let turn = turn.parse().ok().filter(|turn| *turn > 0).ok_or_else(wrong)?;
        Ok(At { rounds: Rounds::read(round).map_err(|_| wrong())?, turn })
    }
}

#[cfg(test)]
mod tests {
    use mentsu::Wind;

    use super::*;

    #[test]
    fn places_are_read() {
        let named = |dealer, honba| Rounds::Named { wind: Wind::East, dealer, honba };
        assert_eq!(At::read("E3.7"), Ok(At { rounds: named(2, None), turn: 7 }));
        assert_eq!(At::read("e3.1.12"), Ok(At { rounds: named(2, Some(1)), turn: 12 }));
        assert_eq!(At::read("5.1"), Ok(At { rounds: Rounds::Nth(5), turn: 1 }));
        for wrong in ["", "E3", "7", "E3.0", "E3.", "E3.x", ".7", "E5.1", "0.1", "E3.1.1.1"] {
            assert!(At::read(wrong).is_err(), "{wrong}");
        }
    }
}
