//! Exact chances: to be tenpai, or to win, within some draws and with the best discards.
//!
//! A player alone draws from a wall of which only the tiles are known, not their order, and discards
//! after each draw what is best given all that was drawn. Nobody else plays: there is no ron, there
//! are no calls and no kans (so no rinshan draw), and yaku don't matter. Every order of the wall is as
//! likely as another, so a chance is a fraction, and it is the best that any such way of playing
//! reaches, going back to a higher shanten (シャンテン戻し) included.
//!
//! Each draw more takes up to a hundred times as long and as much memory. Of 1-shanten hands three
//! draws to tenpai take milliseconds, four a tenth of a second and 6 MB, five some seconds and 120 MB;
//! to win, a tenth of that; and all discards of a hand, ten times as long
//! (`cargo bench --bench chances`).
//!
//! ```
//! use mentsu::chances::{Chance, Goal, of_discards, of_hand};
//! use mentsu::{Hand, Tile, View};
//!
//! // 3p, 6p and 2s of a wall of 123 tiles: 12 of them
//! let hand: Hand = "123m45p13789s113z".parse()?;
//! let wall = View::of(&hand).unseen(hand.concealed());
//! assert_eq!(Some(of_hand(&hand, &wall, 1, Goal::Tenpai)?), Chance::new(12, 123));
//! assert!(of_hand(&hand, &wall, 3, Goal::Tenpai)?.as_f64() > 0.28);
//!
//! // 2m or 4m? Four tiles each, but 35m becomes a ryanmen with 2m or 6m, 13m only with 4m
//! let hand: Hand = "135m123456p23499s".parse()?;
//! let wall = View::of(&hand).unseen(hand.concealed());
//! let one = of_discards(&hand, &wall, 1, Goal::Win)?;
//! assert_eq!(one[0].chance(), one[1].chance());
//! let three = of_discards(&hand, &wall, 3, Goal::Win)?;
//! assert_eq!((three[0].tile(), three[1].tile()), (Tile::M1, Tile::M5));
//! assert!(three[0].chance() > three[1].chance());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![doc(alias = "聴牌率")]
#![doc(alias = "テンパイ率")]
#![doc(alias = "和了率")]
#![doc(alias = "シャンテン戻し")]
#![doc(alias = "odds")]
#![doc(alias = "probability")]

mod chance;
mod search;

use core::cmp::Reverse;
use core::fmt;

use smallvec::SmallVec;

pub use self::chance::Chance;
use self::search::{Search, orders};
use crate::hand::Hand;
use crate::tile::{Counts, Tile, TooManyCopies};

/// What the chance is asked of.
///
/// ```
/// use mentsu::chances::{Chance, Goal, of_hand};
///
/// let (tenpai, wall) = ("1z".parse()?, "111z99p".parse()?);
/// assert_eq!(of_hand(&tenpai, &wall, 1, Goal::Tenpai)?, Chance::CERTAIN);
/// assert_eq!(Some(of_hand(&tenpai, &wall, 1, Goal::Win)?), Chance::new(3, 5));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Goal {
    /// To be tenpai (聴牌) after a discard, as [`shanten`](mod@crate::shanten) has it: by the concealed
    /// copies, whether the tiles waited for are left or not.
    Tenpai,
    /// To draw the winning tile (自摸和了), in whatever form; yaku don't matter. A hand that is won
    /// already has won.
    Win,
}

/// The most draws that can be asked about: nine of 136 tiles still have fewer orders than 2^64.
pub const MOST_DRAWS: u8 = 9;

/// How many hands are remembered at most, some half a gigabyte; what needs more is an error.
pub const MOST_HANDS: usize = 1 << 22;

/// Why there is no chance to tell.
///
/// ```
/// use mentsu::chances::{ChanceError, Goal, of_hand};
///
/// let hand = "1123m".parse()?;
/// let few = of_hand(&hand, &"44m".parse()?, 3, Goal::Win);
/// assert_eq!(few, Err(ChanceError::WallTooShort { tiles: 2, draws: 3 }));
/// let fifth = of_hand(&hand, &"1114m".parse()?, 3, Goal::Win).unwrap_err();
/// assert_eq!(fifth.to_string(), "hand and wall: 5 copies of 1m, but there are only 4");
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ChanceError {
    /// More than four copies of a tile in hand, melds and wall.
    TooManyCopies(TooManyCopies),
    /// Fewer tiles in the wall than draws.
    WallTooShort {
        /// The tiles of the wall.
        tiles: u8,
        /// The draws.
        draws: u8,
    },
    /// More draws than [`MOST_DRAWS`].
    TooManyDraws {
        /// The draws.
        draws: u8,
    },
    /// More hands come up than [`MOST_HANDS`].
    TooManyHands,
}

impl fmt::Display for ChanceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ChanceError::TooManyCopies(error) => write!(f, "hand and wall: {error}"),
            ChanceError::WallTooShort { tiles, draws } => {
                write!(f, "more draws ({draws}) than tiles in the wall ({tiles})")
            }
            ChanceError::TooManyDraws { draws } => {
                write!(f, "{draws} draws, but {MOST_DRAWS} are the most")
            }
            ChanceError::TooManyHands => {
                write!(f, "more than {MOST_HANDS} hands to remember: ask for fewer draws")
            }
        }
    }
}

impl core::error::Error for ChanceError {}

/// The chance to reach the goal within so many draws; of a hand that has to discard first, with the
/// best discard, unless it is won and that is the goal.
///
/// The wall (山) is whatever may be drawn: all tiles that aren't seen
/// ([`View::unseen`](crate::View::unseen)), in sanma those of
/// [`View::among`](crate::View::among).
///
/// ```
/// use mentsu::chances::{Chance, Goal, of_hand};
/// use mentsu::{Hand, TileSet, View};
///
/// // 3m or 6m, or first one 5m and then the other: 55m and 99p wait for each other
/// let (hand, wall) = ("45m99p".parse()?, "36m55m1z".parse()?);
/// assert_eq!(Some(of_hand(&hand, &wall, 1, Goal::Win)?), Chance::new(2, 5));
/// assert_eq!(of_hand(&hand, &wall, 5, Goal::Win)?, Chance::CERTAIN);
///
/// let hand: Hand = "19m1119p123456s11z".parse()?;
/// let wall = View::of(&hand).among(TileSet::SANMA).unseen(hand.concealed());
/// assert_eq!(wall.total(), 108 - 14);
/// assert!(of_hand(&hand, &wall, 2, Goal::Tenpai)? > Chance::NEVER);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`ChanceError::TooManyCopies`], [`ChanceError::WallTooShort`], [`ChanceError::TooManyDraws`], or
/// [`ChanceError::TooManyHands`] if it would take more memory than is reasonable.
#[doc(alias = "聴牌率")]
#[doc(alias = "和了率")]
#[doc(alias = "win rate")]
#[doc(alias = "手牌")]
pub fn of_hand(hand: &Hand, wall: &Counts, draws: u8, goal: Goal) -> Result<Chance, ChanceError> {
    let mut search = Search::new(hand, wall, draws, goal)?;
    let favourable = match hand.concealed().total() % 3 {
        2 => search.after_draw(draws),
        _ => search.after_discard(draws),
    };
    search.finish(chance(favourable, wall, draws))
}

/// Favourable orders are some of all orders, so there always is one.
fn chance(favourable: u64, wall: &Counts, draws: u8) -> Chance {
    Chance::new(favourable, orders(wall.total(), draws)).unwrap_or(Chance::NEVER)
}

/// A discard with the chance after it.
///
/// ```
/// use mentsu::chances::{Chance, DiscardChance, Goal, of_discards};
///
/// let all = of_discards(&"45m699p".parse()?, &"36m1z".parse()?, 1, Goal::Win)?;
/// let best: &DiscardChance = &all[0];
/// assert_eq!((best.tile(), Some(best.chance())), (mentsu::Tile::P6, Chance::new(2, 3)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "打牌")]
#[doc(alias = "何切る")]
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

    /// The chance after it.
    #[must_use]
    pub const fn chance(&self) -> Chance {
        self.chance
    }
}

/// The discards of one hand with their chances: at most 14 kinds.
///
/// ```
/// use mentsu::chances::{DiscardChances, Goal, of_discards};
///
/// let all: DiscardChances = of_discards(&"45m699p".parse()?, &"36m1z".parse()?, 1, Goal::Win)?;
/// assert_eq!(all.len(), 4, "one for each kind held");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "打牌")]
pub type DiscardChances = SmallVec<[DiscardChance; 14]>;

/// Every discard of a hand that has drawn, with the chance to reach the goal within so many draws
/// after it: the best first, equal ones in order of tile. A win that is given up doesn't count. None
/// for a hand of 3n+1 tiles.
///
/// ```
/// use mentsu::chances::{Goal, of_discards};
/// use mentsu::{Hand, Tile, View};
///
/// let hand: Hand = "135m123456p23499s".parse()?;
/// let wall = View::of(&hand).unseen(hand.concealed());
/// let ranked = of_discards(&hand, &wall, 2, Goal::Win)?;
/// assert_eq!((ranked[0].tile(), ranked[1].tile()), (Tile::M1, Tile::M5));
/// assert!(of_discards(&"1z".parse()?, &"1z".parse()?, 1, Goal::Win)?.is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The same as of [`of_hand`]: [`ChanceError::TooManyCopies`], [`ChanceError::WallTooShort`],
/// [`ChanceError::TooManyDraws`] or [`ChanceError::TooManyHands`].
#[doc(alias = "打牌")]
#[doc(alias = "何切る")]
#[doc(alias = "nanikiru")]
pub fn of_discards(
    hand: &Hand,
    wall: &Counts,
    draws: u8,
    goal: Goal,
) -> Result<DiscardChances, ChanceError> {
    let mut search = Search::new(hand, wall, draws, goal)?;
    let mut all = DiscardChances::new();
    if hand.concealed().total() % 3 != 2 {
        return Ok(all);
    }
    for tile in hand.concealed().kinds() {
        let favourable = search.discarding(tile, draws);
        all.push(DiscardChance { tile, chance: chance(favourable, wall, draws) });
    }
    all.sort_by_key(|discard| (Reverse(discard.chance), discard.tile));
    search.finish(all)
}
