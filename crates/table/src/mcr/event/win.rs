//! A win, as everybody at the table sees it.

use alloc::vec::Vec;

use mentsu::mcr::{Fan, NoWin, Rules, Score, Situation, score};
use mentsu::{Hand, Tile, Wind};

use crate::seat::Seat;

/// A win (和牌): the hand, how it was won, what it is worth and who pays.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Win {
    /// Who wins.
    pub seat: Seat,
    /// Who discarded the tile, or declared the kong that is robbed; none if it was drawn.
    pub from: Option<Seat>,
    /// The hand: self-drawn with the drawn tile marked, else without the tile won on.
    pub hand: Hand,
    /// The tile won on.
    pub tile: Tile,
    /// The winner's seat (门风).
    pub wind: Wind,
    /// The wind of the round (圈风).
    pub prevalent: Wind,
    /// How many flowers the winner has set aside.
    pub flowers: u8,
    /// The tile was drawn for a kong, or robbed from one (杠上开花, 抢杠和).
    pub about_kong: bool,
    /// No tile was left to draw (妙手回春, 海底捞月).
    pub last_tile: bool,
    /// How many other copies of the tile lay open outside the winner's melds.
    pub seen: u8,
    /// The fan that count, in order.
    pub fans: Vec<FanCount>,
    /// What they are worth, flowers included.
    pub points: u16,
    /// What each player receives, or pays if negative.
    pub deltas: [i32; 4],
}

/// A fan that counts, and how often.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct FanCount {
    /// Which fan.
    pub fan: Fan,
    /// What it is worth each time.
    pub points: u8,
    /// How often it counts.
    pub times: u8,
}

impl Win {
    /// How the hand was won, as the library asks it.
    #[must_use]
    pub fn situation(&self) -> Situation {
        let taken = match self.from {
            Some(_) => Situation::by_discard(self.tile),
            None => Situation::self_drawn(),
        };
        let mut situation = taken
            .with_seat(self.wind)
            .with_prevalent(self.prevalent)
            .with_flowers(self.flowers)
            .with_seen(self.seen);
        if self.about_kong {
            situation = situation.with_kong();
        }
        if self.last_tile {
            situation = situation.with_last_tile();
        }
        situation
    }

    /// The full score, with the form and the reason for each fan that doesn't count.
    ///
    /// # Errors
    /// [`NoWin`] for a win that was made up.
    pub fn score(&self, rules: &Rules) -> Result<Score, NoWin> {
        score(&self.hand, &self.situation(), rules)
    }
}

/// The fan of a score.
pub(in crate::mcr) fn fans_of(score: &Score) -> Vec<FanCount> {
    let counted = score.fans();
    counted.map(|it| FanCount { fan: it.fan(), points: it.points(), times: it.times() }).collect()
}
