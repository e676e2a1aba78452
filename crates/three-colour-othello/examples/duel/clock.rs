//! Clocks with the time of each player for the whole game.

use std::str::FromStr;
use std::time::Duration;

use three_colour_othello::Player;

/// The longest time that is accepted.
const LONGEST: f64 = 36_000.0;

/// The remaining time of both players, and the time that each action adds.
#[derive(Clone, Copy)]
pub(crate) struct Clock {
    left: [Duration; 2],
    added: Duration,
}

impl Clock {
    pub(crate) const fn left(&self, player: Player) -> Duration {
        self.left[player as usize]
    }

    /// The time that a searcher spends on its next action.
    pub(crate) fn share(&self, player: Player) -> Duration {
        let left = self.left(player);
        (left / 25 + self.added * 3 / 4).min(left / 2)
    }

    /// Subtracts the thinking time of a player; `false` if the time is up.
    pub(crate) fn spend(&mut self, player: Player, took: Duration) -> bool {
        let left = &mut self.left[player as usize];
        *left = left.saturating_sub(took);
        *left > Duration::ZERO
    }

    /// Adds the time for an action.
    pub(crate) fn add(&mut self, player: Player) {
        self.left[player as usize] += self.added;
    }

    /// The remaining time of a player, in minutes and seconds.
    pub(crate) fn time(&self, player: Player) -> String {
        let seconds = self.left(player).as_secs();
        format!("{}:{:02}", seconds / 60, seconds % 60)
    }
}

impl FromStr for Clock {
    type Err = String;

    fn from_str(text: &str) -> Result<Clock, String> {
        let (minutes, added) = text.split_once('+').unwrap_or((text, "0"));
        let number = |text: &str| text.parse().ok().filter(|n: &f64| *n >= 0.0);
        let (Some(minutes), Some(added)) = (number(minutes), number(added)) else {
            return Err("a clock is MINUTES or MINUTES+SECONDS, such as 5+3".to_owned());
        };
        let wrong = || "the time of a clock must be above 0 and at most ten hours".to_owned();
        if added > LONGEST {
            return Err(wrong());
        }
        let left = bounded(minutes * 60.0).ok_or_else(wrong)?;
        Ok(Clock { left: [left; 2], added: Duration::from_secs_f64(added) })
    }
}

/// Seconds for one action.
pub(crate) fn seconds(text: &str) -> Result<Duration, String> {
    let time = text.parse().ok().and_then(bounded);
    time.ok_or_else(|| format!("seconds must be a number above 0, at most {LONGEST}"))
}

/// A duration, if it is at least a nanosecond and not too long.
fn bounded(seconds: f64) -> Option<Duration> {
    let time = Duration::try_from_secs_f64(seconds).ok().filter(|_| seconds <= LONGEST);
    time.filter(|time| !time.is_zero())
}
