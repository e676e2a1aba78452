//! Exact chances of being tenpai, or of winning, within a number of draws, given the best discards.
//!
//! One player alone draws from a wall of which the tiles are known but not their order, and after
//! each draw discards what is best given everything drawn so far. Nobody else plays: there is no ron,
//! there are no calls and no kans (so no rinshan draws), and yaku don't matter. Every order of the
//! wall is equally likely, so a chance is a fraction. It is the best that any way of playing reaches,
//! going back to a higher shanten (シャンテン戻し) included.
//!
//! Each further draw takes up to a hundred times as long and as much memory. For 1-shanten hands
//! three draws to tenpai take milliseconds, four a tenth of a second and 6 MB, five some seconds and
//! 120 MB; a win takes a tenth of that, and all discards of a hand ten times as much
//! (`cargo bench --bench chances`). What was found is kept on the heap, so the feature `alloc` is
//! needed.
//!
//! ```
//! use mentsu::chances::{Chance, Goal};
//! use mentsu::{View, hand, tile};
//!
//! // 3p, 6p and 2s of a wall of 123 tiles: 12 of them
//! let hand = hand!("123m45p13789s113z");
//! let wall = View::of(&hand).unseen(hand.concealed());
//! assert_eq!(hand.chance(&wall, 1, Goal::Tenpai)?, Chance::new(12, 123).unwrap());
//!
//! // 2m or 4m? Four tiles each, but 35m becomes a ryanmen with 2m or 6m, and 13m only with 4m
//! let hand = hand!("135m123456p23499s");
//! let wall = View::of(&hand).unseen(hand.concealed());
//! let three = hand.discard_chances(&wall, 3, Goal::Win)?;
//! assert_eq!((three[0].tile(), three[1].tile()), (tile!("1m"), tile!("5m")));
//! assert!(three[0].chance() > three[1].chance());
//! # Ok::<(), mentsu::chances::ChanceError>(())
//! ```

#![doc(alias = "聴牌率")]
#![doc(alias = "和了率")]
#![doc(alias = "シャンテン戻し")]
#![doc(alias = "probability")]

mod chance;
mod error;
mod search;

use core::cmp::Reverse;

pub use self::chance::Chance;
pub use self::error::{ChanceError, MOST_DRAWS, MOST_HANDS};
pub use self::search::Goal;
use self::search::{Search, orders};
use crate::hand::Hand;
use crate::list::{Filler, List};
use crate::live_hand::LiveHand;
use crate::tile::{Counts, Tile};

/// A discard and the chance that it leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DiscardChance {
    tile: Tile,
    chance: Chance,
}

impl DiscardChance {
    /// The discarded tile.
    #[must_use]
    pub const fn tile(&self) -> Tile {
        self.tile
    }

    /// The chance that the discard leaves.
    #[must_use]
    pub const fn chance(&self) -> Chance {
        self.chance
    }
}

impl Filler for DiscardChance {
    const FILLER: DiscardChance = DiscardChance { tile: Tile::M1, chance: Chance::NEVER };
}

/// The discards of one hand with their chances: at most 14 kinds.
pub type DiscardChances = List<DiscardChance, 14>;

/// The chance of a hand, with the best discard if it has to discard first.
fn chance_of(
    hand: LiveHand,
    all_tiles: &Counts,
    wall: &Counts,
    draws: u8,
    goal: Goal,
) -> Result<Chance, ChanceError> {
    let mut search = Search::new(hand, all_tiles, wall, draws, goal)?;
    let favourable = match hand.concealed().total() % 3 {
        2 => search.after_draw(draws),
        _ => search.after_discard(draws),
    };
    search.finish(of_all_orders(favourable, wall, draws))
}

/// The chance after each discard, the best one first.
fn discard_chances_of(
    hand: LiveHand,
    all_tiles: &Counts,
    wall: &Counts,
    draws: u8,
    goal: Goal,
) -> Result<DiscardChances, ChanceError> {
    let mut search = Search::new(hand, all_tiles, wall, draws, goal)?;
    let mut all = DiscardChances::new();
    if hand.concealed().total() % 3 != 2 {
        return Ok(all);
    }
    for tile in hand.concealed().kinds() {
        let favourable = search.discarding(tile, draws);
        all.push(DiscardChance { tile, chance: of_all_orders(favourable, wall, draws) });
    }
    all.as_mut_slice().sort_unstable_by_key(|discard| (Reverse(discard.chance), discard.tile));
    search.finish(all)
}

/// The share of the favourable orders among all orders of the draws, of which there is at least
/// one.
fn of_all_orders(favourable: u64, wall: &Counts, draws: u8) -> Chance {
    Chance::new(favourable, orders(wall.total(), draws)).unwrap_or(Chance::NEVER)
}

impl Hand {
    /// The chance of reaching the goal within this many draws (聴牌率, 和了率). A hand that has to
    /// discard first makes the best discard, unless it is won and that is the goal.
    ///
    /// The wall (山) is whatever may be drawn: all tiles that aren't seen
    /// ([`View::unseen`](crate::View::unseen)), in sanma without 2m to 8m.
    ///
    /// ```
    /// use mentsu::chances::{Chance, Goal};
    /// use mentsu::{counts, hand};
    ///
    /// // 3m or 6m, or first one 5m and then the other: 55m and 99p wait for each other
    /// let (hand, wall) = (hand!("45m99p"), counts!("36m55m1z"));
    /// assert_eq!(hand.chance(&wall, 1, Goal::Win)?, Chance::new(2, 5).unwrap());
    /// assert_eq!(hand.chance(&wall, 5, Goal::Win)?, Chance::CERTAIN);
    /// # Ok::<(), mentsu::chances::ChanceError>(())
    /// ```
    ///
    /// # Errors
    /// [`ChanceError::TooManyCopies`], [`ChanceError::WallTooShort`],
    /// [`ChanceError::TooManyDraws`], or [`ChanceError::TooManyHands`] if it would take more memory
    /// than is reasonable.
    #[doc(alias = "聴牌率")]
    #[doc(alias = "和了率")]
    #[doc(alias = "win rate")]
    pub fn chance(&self, wall: &Counts, draws: u8, goal: Goal) -> Result<Chance, ChanceError> {
        chance_of(LiveHand::new(self), &self.all_tiles(), wall, draws, goal)
    }

    /// Every discard of a hand of 3n+2 tiles with the chance of reaching the goal within this many
    /// draws after it: the best first, equal ones in order of tile. A win that is given up doesn't
    /// count. Empty for a hand of 3n+1 tiles.
    ///
    /// # Errors
    /// Those of [`chance`](Self::chance).
    #[doc(alias = "nanikiru")]
    pub fn discard_chances(
        &self,
        wall: &Counts,
        draws: u8,
        goal: Goal,
    ) -> Result<DiscardChances, ChanceError> {
        discard_chances_of(LiveHand::new(self), &self.all_tiles(), wall, draws, goal)
    }
}

impl Counts {
    /// The chance of concealed tiles with nothing declared: [`Hand::chance`].
    ///
    /// # Errors
    /// Those of [`Hand::chance`], and [`ChanceError::WrongSize`].
    pub fn chance(&self, wall: &Counts, draws: u8, goal: Goal) -> Result<Chance, ChanceError> {
        chance_of(LiveHand::from_counts(self), self, wall, draws, goal)
    }

    /// The discards of concealed tiles with nothing declared: [`Hand::discard_chances`].
    ///
    /// # Errors
    /// Those of [`Hand::chance`], and [`ChanceError::WrongSize`].
    pub fn discard_chances(
        &self,
        wall: &Counts,
        draws: u8,
        goal: Goal,
    ) -> Result<DiscardChances, ChanceError> {
        discard_chances_of(LiveHand::from_counts(self), self, wall, draws, goal)
    }
}
