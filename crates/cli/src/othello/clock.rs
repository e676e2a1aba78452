//! Clocks with the time of each player for the whole game.

use core::fmt;
use core::str::FromStr;
use std::time::Duration;

use three_colour_othello::Player;

use crate::arguments::duration;

/// The remaining time of both players, and the time that each action adds.
#[derive(Clone, Copy)]
pub(super) struct Clock {
    left: [Duration; 2],
    added: Duration,
}

impl Clock {
    pub(super) const fn left(&self, player: Player) -> Duration {
        self.left[player as usize]
    }

    /// The time that a searcher spends on its next action.
    pub(super) fn share(&self, player: Player) -> Duration {
        let left = self.left(player);
        (left / 25 + self.added * 3 / 4).min(left / 2)
    }

    /// Subtracts the thinking time of a player; `false` if the time is up.
    pub(super) fn spend(&mut self, player: Player, took: Duration) -> bool {
        let left = &mut self.left[player as usize];
        *left = left.saturating_sub(took);
        *left > Duration::ZERO
    }

    /// Adds the time for an action.
    pub(super) fn add(&mut self, player: Player) {
        self.left[player as usize] += self.added;
    }

    /// The remaining time of a player, in minutes and seconds.
    pub(super) fn time(&self, player: Player) -> String {
        let seconds = self.left(player).as_secs();
        format!("{}:{:02}", seconds / 60, seconds % 60)
    }
}

/// A text is no clock.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum NoClock {
    Form,
    Time,
}

impl FromStr for Clock {
    type Err = NoClock;

    fn from_str(text: &str) -> Result<Clock, NoClock> {
        let (minutes, added) = text.split_once('+').unwrap_or((text, "0"));
        let number = |text: &str| text.parse().ok().filter(|n: &f64| *n >= 0.0);
        let (Some(minutes), Some(added)) = (number(minutes), number(added)) else {
            return Err(NoClock::Form);
        };
        let left = duration(minutes * 60.0).filter(|left| !left.is_zero()).ok_or(NoClock::Time)?;
        Ok(Clock { left: [left; 2], added: duration(added).ok_or(NoClock::Time)? })
    }
}

impl fmt::Display for NoClock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NoClock::Form => "a clock is MINUTES or MINUTES+SECONDS, such as 5+3",
            NoClock::Time => "the time of a clock must be above 0 and at most ten hours",
        })
    }
}

impl core::error::Error for NoClock {}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn clock(text: &str) -> Clock {
        text.parse().unwrap()
    }

    #[test]
    fn minutes_and_seconds_are_read() {
        for player in Player::ALL {
            assert_eq!(clock("5").left(player), 300 * SECOND);
            assert_eq!(clock("0.5+3").left(player), 30 * SECOND);
            assert_eq!(clock("600+36000").left(player), 36_000 * SECOND);
        }
        for text in ["", "x", "5+", "+3", "-1", "5+-1", "nan", "5+nan", "5+3+1"] {
            assert_eq!(text.parse::<Clock>().err(), Some(NoClock::Form), "{text}");
        }
        for text in ["0", "0+3", "600.1", "inf", "1e300", "5+36001", "5+inf", "1e-300"] {
            assert_eq!(text.parse::<Clock>().err(), Some(NoClock::Time), "{text}");
        }
    }

    #[test]
    fn each_player_has_a_time_of_his_own() {
        let [black, white] = Player::ALL;
        let mut both = clock("1+3");
        assert!(both.spend(black, 20 * SECOND));
        assert_eq!((both.left(black), both.left(white)), (40 * SECOND, 60 * SECOND));
        both.add(black);
        assert_eq!((both.left(black), both.left(white)), (43 * SECOND, 60 * SECOND));
        assert_eq!((both.time(black), both.time(white)), ("0:43".to_owned(), "1:00".to_owned()));
        assert_eq!(clock("75.125").time(white), "75:07");
    }

    /// A player whose time is exactly used up has lost, and the time never becomes negative.
    #[test]
    fn a_player_without_time_left_is_out_of_time() {
        let [black, white] = Player::ALL;
        let mut both = clock("1");
        assert!(both.spend(black, 59 * SECOND));
        assert!(!both.spend(black, SECOND));
        assert!(!both.spend(white, 61 * SECOND));
        assert_eq!((both.left(black), both.left(white)), (Duration::ZERO, Duration::ZERO));
    }

    /// A searcher uses a twenty-fifth of its remaining time and three quarters of the added time,
    /// but never more than half.
    #[test]
    fn a_searcher_s_share() {
        let black = Player::Black;
        assert_eq!(clock("5").share(black), 12 * SECOND);
        assert_eq!(clock("5+4").share(black), 15 * SECOND);
        assert_eq!(clock("0.1+60").share(black), 3 * SECOND);
    }
}
