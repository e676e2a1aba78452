//! Exact chances of being tenpai, or of winning, within a number of draws, given the best discards.
//!
//! One player draws alone from a wall whose tiles are known, but not their order. After each draw
//! the player makes the best discard, given all draws so far. There is no ron, no call and no kan
//! (so no rinshan draw), and yaku don't matter. All orders of the wall are equally likely, so a
//! chance is a fraction. It is the maximum over all ways of playing, going back to a higher shanten
//! (シャンテン戻し) included.
//!
//! Each further draw takes up to a hundred times as long and as much memory. For 1-shanten hands
//! three draws to tenpai take milliseconds, four a tenth of a second and 6 MB, five some seconds
//! and 120 MB. A win takes a tenth of that, all discards of a hand ten times as much
//! (`cargo bench --bench chances`). The search remembers hands on the heap: feature `alloc`.
//!
//! ```
//! use mentsu::chances::{Chance, Goal};
//! use mentsu::{Visible, hand, tile};
//!
//! // 3p, 6p and 2s of a wall of 123 tiles: 12 of them
//! let hand = hand!("123m45p13789s113z");
//! let wall = Visible::of(&hand).unseen(hand.concealed());
//! assert_eq!(hand.chance(&wall, 1, Goal::Tenpai)?, Chance::new(12, 123).unwrap());
//!
//! // 2m or 4m? Four tiles each, but 35m becomes a ryanmen with 2m or 6m, and 13m only with 4m
//! let hand = hand!("135m123456p23499s");
//! let wall = Visible::of(&hand).unseen(hand.concealed());
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
mod goal;
mod search;

pub use self::chance::{Chance, DiscardChance, DiscardChances};
pub use self::error::{ChanceError, MOST_DRAWS, MOST_HANDS};
pub use self::goal::Goal;
use self::goal::ToGoal;
#[cfg(feature = "mcr")]
pub(crate) use self::search::Play;
pub(crate) use self::search::Search;
use crate::hand::Hand;
use crate::live_hand::LiveHand;
use crate::tile::Counts;

impl Hand {
    /// The chance of reaching the goal within this many draws (聴牌率, 和了率). A hand that has to
    /// discard first makes the best discard, unless it is won and that is the goal.
    ///
    /// The wall (山) is all tiles that may be drawn: those that aren't seen
    /// ([`Visible::unseen`](crate::Visible::unseen)), in sanma without 2m to 8m.
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
    /// [`ChanceError::TooManyDraws`], or [`ChanceError::TooManyHands`] if it would take too much
    /// memory.
    #[doc(alias = "聴牌率")]
    #[doc(alias = "和了率")]
    #[doc(alias = "win rate")]
    pub fn chance(&self, wall: &Counts, draws: u8, goal: Goal) -> Result<Chance, ChanceError> {
        search(LiveHand::new(self), wall, draws, goal)?.chance(None)
    }

    /// Every discard of a hand of 3n+2 tiles with the chance of reaching the goal within this many
    /// draws after it: the best first, equal ones in order of tile. A win that is given up doesn't
    /// count. Empty for a hand of 3n+1 tiles.
    ///
    /// # Errors
    /// The same as for [`chance`](Self::chance).
    #[doc(alias = "nanikiru")]
    pub fn discard_chances(
        &self,
        wall: &Counts,
        draws: u8,
        goal: Goal,
    ) -> Result<DiscardChances, ChanceError> {
        search(LiveHand::new(self), wall, draws, goal)?.discard_chances()
    }
}

impl Counts {
    /// The chance for concealed tiles with nothing declared: [`Hand::chance`].
    ///
    /// # Errors
    /// Those of [`Hand::chance`], and [`ChanceError::WrongSize`].
    pub fn chance(&self, wall: &Counts, draws: u8, goal: Goal) -> Result<Chance, ChanceError> {
        search(LiveHand::from_counts(self), wall, draws, goal)?.chance(None)
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
        search(LiveHand::from_counts(self), wall, draws, goal)?.discard_chances()
    }
}

fn search(
    hand: LiveHand,
    wall: &Counts,
    draws: u8,
    goal: Goal,
) -> Result<Search<ToGoal>, ChanceError> {
    let declared = *hand.visible().declared();
    Search::new(ToGoal { hand, goal }, &declared, wall, draws)
}
