//! Odds: the exact chance to be tenpai, or to win, within some draws and with the best discards.
//!
//! A player alone draws from a wall of which only the tiles are known, not their order, and discards
//! after each draw what is best given all that was drawn. Nobody else plays: no calls, no ron, no
//! yaku. The chance is a fraction, as every order of the wall is as likely as another; it is the best
//! that any way of playing reaches, going back to a higher shanten included.
//!
//! Every hand that can come up is looked at once, so each draw more takes up to a hundred times as
//! long. Of 1-shanten hands three draws to tenpai take milliseconds, four a tenth of a second and five
//! ten seconds; to win, a tenth of that (`cargo bench --bench odds`).
//!
//! ```
//! use mentsu::odds::{Goal, Odds, discards, odds};
//! use mentsu::{Hand, Tile, View};
//!
//! // 3p, 6p and 2s of a wall of 123 tiles: 12 of them
//! let hand: Hand = "123m45p13789s113z".parse()?;
//! let wall = View::of(&hand).unseen(hand.concealed());
//! assert_eq!(odds(&hand, &wall, 1, Goal::Tenpai)?, Odds::new(12, 123)?);
//! assert!(odds(&hand, &wall, 3, Goal::Tenpai)?.chance() > 0.27);
//!
//! // 2m or 4m? Four tiles each, but 35m becomes a ryanmen with 2m or 6m, 13m only with 4m
//! let hand: Hand = "135m123456p23499s".parse()?;
//! let wall = View::of(&hand).unseen(hand.concealed());
//! let one = discards(&hand, &wall, 1, Goal::Win)?;
//! assert_eq!(one[0].odds(), one[1].odds());
//! let three = discards(&hand, &wall, 3, Goal::Win)?;
//! assert_eq!((three[0].tile(), three[1].tile()), (Tile::M1, Tile::M5));
//! assert!(three[0].odds() > three[1].odds());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![doc(alias = "聴牌率")]
#![doc(alias = "和了率")]
#![doc(alias = "probability")]
#![doc(alias = "expected value")]

use alloc::collections::BTreeMap;
use core::cmp::{Ordering, Reverse};
use core::fmt;

use smallvec::SmallVec;

use crate::counts::Counts;
use crate::hand::Hand;
use crate::live_hand::LiveHand;
use crate::tile::Tile;

/// What the chance is asked of.
///
/// ```
/// use mentsu::odds::{Goal, Odds, odds};
///
/// let (tenpai, wall) = ("1z".parse()?, "111z99p".parse()?);
/// assert_eq!(odds(&tenpai, &wall, 1, Goal::Tenpai)?, Odds::CERTAIN);
/// assert_eq!(odds(&tenpai, &wall, 1, Goal::Win)?, Odds::new(3, 5)?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// To be tenpai (聴牌) after a discard, whether the tiles waited for are in the wall or not.
    #[doc(alias = "聴牌")]
    #[doc(alias = "テンパイ")]
    #[doc(alias = "ready")]
    Tenpai,
    /// To draw the winning tile (自摸和了); yaku don't matter.
    #[doc(alias = "和了")]
    #[doc(alias = "ツモ")]
    #[doc(alias = "tsumo")]
    Win,
}

/// A chance as a fraction in lowest terms, from 0 to 1.
///
/// ```
/// use mentsu::odds::Odds;
///
/// let third = Odds::new(41, 123)?;
/// assert_eq!((third.numerator(), third.denominator()), (1, 3));
/// assert!(third < Odds::new(1, 2)? && third.to_string() == "1/3");
/// # Ok::<(), mentsu::odds::OddsError>(())
/// ```
#[doc(alias = "確率")]
#[doc(alias = "probability")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Odds {
    numerator: u64,
    denominator: u64,
}

impl Odds {
    /// It can't happen.
    ///
    /// ```
    /// use mentsu::odds::Odds;
    ///
    /// assert_eq!(Odds::NEVER, Odds::new(0, 122)?);
    /// # Ok::<(), mentsu::odds::OddsError>(())
    /// ```
    pub const NEVER: Odds = Odds { numerator: 0, denominator: 1 };

    /// It can't fail to happen.
    ///
    /// ```
    /// use mentsu::odds::Odds;
    ///
    /// assert_eq!(Odds::CERTAIN, Odds::new(122, 122)?);
    /// # Ok::<(), mentsu::odds::OddsError>(())
    /// ```
    pub const CERTAIN: Odds = Odds { numerator: 1, denominator: 1 };

    /// So many of so many cases.
    ///
    /// ```
    /// use mentsu::odds::{Odds, OddsError};
    ///
    /// assert_eq!(Odds::new(6, 8)?, Odds::new(3, 4)?);
    /// assert_eq!(Odds::new(5, 4), Err(OddsError::NoFraction { numerator: 5, denominator: 4 }));
    /// # Ok::<(), OddsError>(())
    /// ```
    ///
    /// # Errors
    /// [`OddsError::NoFraction`] if there are no cases or fewer than that.
    pub const fn new(numerator: u64, denominator: u64) -> Result<Odds, OddsError> {
        if denominator == 0 || numerator > denominator {
            return Err(OddsError::NoFraction { numerator, denominator });
        }
        let (mut divisor, mut rest) = (denominator, numerator);
        while rest != 0 {
            (divisor, rest) = (rest, divisor % rest);
        }
        Ok(Odds { numerator: numerator / divisor, denominator: denominator / divisor })
    }

    /// The numerator in lowest terms.
    ///
    /// ```
    /// use mentsu::odds::Odds;
    ///
    /// assert_eq!(Odds::new(12, 123)?.numerator(), 4);
    /// # Ok::<(), mentsu::odds::OddsError>(())
    /// ```
    #[must_use]
    pub const fn numerator(&self) -> u64 {
        self.numerator
    }

    /// The denominator in lowest terms, never 0.
    ///
    /// ```
    /// use mentsu::odds::Odds;
    ///
    /// assert_eq!(Odds::new(12, 123)?.denominator(), 41);
    /// # Ok::<(), mentsu::odds::OddsError>(())
    /// ```
    #[must_use]
    pub const fn denominator(&self) -> u64 {
        self.denominator
    }

    /// The chance as a number, 0 to 1.
    ///
    /// ```
    /// use mentsu::odds::Odds;
    ///
    /// assert_eq!(Odds::new(3, 4)?.chance(), 0.75);
    /// # Ok::<(), mentsu::odds::OddsError>(())
    /// ```
    #[doc(alias = "確率")]
    #[doc(alias = "percentage")]
    #[must_use]
    pub fn chance(&self) -> f64 {
        self.numerator as f64 / self.denominator as f64
    }
}

impl PartialOrd for Odds {
    fn partial_cmp(&self, other: &Odds) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Odds {
    fn cmp(&self, other: &Odds) -> Ordering {
        let cross = |a: &Odds, b: &Odds| u128::from(a.numerator) * u128::from(b.denominator);
        cross(self, other).cmp(&cross(other, self))
    }
}

impl fmt::Display for Odds {
    /// `4/41`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.numerator, self.denominator)
    }
}

/// Why there are no odds.
///
/// ```
/// use mentsu::Tile;
/// use mentsu::odds::{Goal, OddsError, odds};
///
/// let hand = "1123m".parse()?;
/// let few = odds(&hand, &"44m".parse()?, 3, Goal::Win);
/// assert_eq!(few, Err(OddsError::WallTooShort { tiles: 2, draws: 3 }));
/// let fifth = odds(&hand, &"1114m".parse()?, 3, Goal::Win);
/// assert_eq!(fifth, Err(OddsError::TooManyCopies { tile: Tile::M1, count: 5 }));
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum OddsError {
    /// More than four copies of a tile in hand, melds and wall.
    TooManyCopies {
        /// The tile.
        tile: Tile,
        /// How many there are.
        count: u8,
    },
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
    /// No fraction between 0 and 1.
    NoFraction {
        /// The numerator.
        numerator: u64,
        /// The denominator.
        denominator: u64,
    },
}

impl fmt::Display for OddsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            OddsError::TooManyCopies { tile, count } => {
                write!(f, "{count} copies of {tile} in hand and wall, but there are four")
            }
            OddsError::WallTooShort { tiles, draws } => {
                write!(f, "{draws} draws from a wall of {tiles} tiles")
            }
            OddsError::TooManyDraws { draws } => {
                write!(f, "{draws} draws, but odds are exact up to {MOST_DRAWS}")
            }
            OddsError::NoFraction { numerator, denominator } => {
                write!(f, "{numerator}/{denominator} is no chance")
            }
        }
    }
}

impl core::error::Error for OddsError {}

/// So many draws of 136 tiles can be counted in 64 bits: nine.
///
/// ```
/// use mentsu::odds::{Goal, MOST_DRAWS, Odds, OddsError, odds};
///
/// let (hand, wall) = ("1z".parse()?, "111z1234567p".parse()?);
/// assert_eq!(odds(&hand, &wall, MOST_DRAWS, Goal::Win)?, Odds::CERTAIN);
/// let more = odds(&hand, &wall, 10, Goal::Win);
/// assert_eq!(more, Err(OddsError::TooManyDraws { draws: 10 }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub const MOST_DRAWS: u8 = 9;

/// The chance to reach the goal within so many draws; of a hand that has to discard first, with the
/// best discard.
///
/// The wall is whatever may be drawn: all tiles that aren't seen
/// ([`View::unseen`](crate::View::unseen)), in whatever order.
///
/// ```
/// use mentsu::odds::{Goal, Odds, odds};
///
/// // 3m or 6m; whoever draws 5m first keeps it and waits for 3m, 6m and the 5m that is left
/// let (hand, wall) = ("45m99p".parse()?, "36m55m1z".parse()?);
/// assert_eq!(odds(&hand, &wall, 1, Goal::Win)?, Odds::new(2, 5)?);
/// assert_eq!(odds(&hand, &wall, 5, Goal::Win)?, Odds::CERTAIN);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`OddsError`] if hand and wall can't be, or the draws are too many.
#[doc(alias = "聴牌率")]
#[doc(alias = "和了率")]
#[doc(alias = "win rate")]
pub fn odds(hand: &Hand, wall: &Counts, draws: u8, goal: Goal) -> Result<Odds, OddsError> {
    let mut search = Search::new(hand, wall, draws, goal)?;
    let favourable = match hand.concealed().total() % 3 {
        2 => search.after_draw(draws),
        _ => search.after_discard(draws),
    };
    Odds::new(favourable, orders(wall.total(), draws))
}

/// A discard with the chance after it.
///
/// ```
/// use mentsu::odds::{DiscardOdds, Goal, Odds, discards};
///
/// let all = discards(&"45m699p".parse()?, &"36m1z".parse()?, 1, Goal::Win)?;
/// let best: &DiscardOdds = &all[0];
/// assert_eq!((best.tile(), best.odds()), (mentsu::Tile::P6, Odds::new(2, 3)?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "打牌")]
#[doc(alias = "何切る")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DiscardOdds {
    tile: Tile,
    odds: Odds,
}

impl DiscardOdds {
    /// The discarded tile.
    ///
    /// ```
    /// use mentsu::odds::{Goal, discards};
    ///
    /// let all = discards(&"45m699p".parse()?, &"36m1z".parse()?, 1, Goal::Win)?;
    /// assert_eq!(all[0].tile(), mentsu::Tile::P6);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "捨て牌")]
    #[must_use]
    pub const fn tile(&self) -> Tile {
        self.tile
    }

    /// The chance after it.
    ///
    /// ```
    /// use mentsu::odds::{Goal, Odds, discards};
    ///
    /// let all = discards(&"45m699p".parse()?, &"36m1z".parse()?, 1, Goal::Win)?;
    /// assert_eq!(all[0].odds(), Odds::new(2, 3)?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "確率")]
    #[must_use]
    pub const fn odds(&self) -> Odds {
        self.odds
    }
}

/// Every discard of a hand that has drawn, with the chance to reach the goal within so many draws
/// after it: the best first, equal ones in order of tile. None for a hand of 3n+1 tiles.
///
/// ```
/// use mentsu::odds::{Goal, Odds, discards};
/// use mentsu::{Hand, Tile, View};
///
/// let hand: Hand = "135m123456p23499s".parse()?;
/// let wall = View::of(&hand).unseen(hand.concealed());
/// let ranked = discards(&hand, &wall, 2, Goal::Win)?;
/// assert_eq!((ranked[0].tile(), ranked[1].tile()), (Tile::M1, Tile::M5));
/// assert!(discards(&"1z".parse()?, &"1z".parse()?, 1, Goal::Win)?.is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The same as [`odds`].
#[doc(alias = "打牌")]
#[doc(alias = "何切る")]
#[doc(alias = "nanikiru")]
pub fn discards(
    hand: &Hand,
    wall: &Counts,
    draws: u8,
    goal: Goal,
) -> Result<SmallVec<[DiscardOdds; 14]>, OddsError> {
    let mut search = Search::new(hand, wall, draws, goal)?;
    let mut all = SmallVec::new();
    if hand.concealed().total() % 3 != 2 {
        return Ok(all);
    }
    for tile in hand.concealed().kinds() {
        let favourable = search.discarding(tile, draws);
        all.push(DiscardOdds { tile, odds: Odds::new(favourable, orders(wall.total(), draws))? });
    }
    all.sort_by_key(|discard| (Reverse(discard.odds), discard.tile));
    Ok(all)
}

/// In how many orders so many tiles can be drawn.
fn orders(wall: u8, draws: u8) -> u64 {
    (0..draws).map(|drawn| u64::from(wall - drawn)).product()
}

/// A hand, what is left of the wall, and what was found for hands met before.
struct Search {
    goal: Goal,
    hand: LiveHand,
    wall: Counts,
    /// The favourable orders by concealed tiles and wall; how much of the wall is gone says how many
    /// draws are left.
    known: BTreeMap<(Counts, Counts), u64>,
}

impl Search {
    fn new(hand: &Hand, wall: &Counts, draws: u8, goal: Goal) -> Result<Search, OddsError> {
        if let Err(error) = hand.all_tiles().union(wall) {
            return Err(OddsError::TooManyCopies { tile: error.tile, count: error.count });
        }
        if draws > wall.total() {
            return Err(OddsError::WallTooShort { tiles: wall.total(), draws });
        }
        if draws > MOST_DRAWS {
            return Err(OddsError::TooManyDraws { draws });
        }
        Ok(Search { goal, hand: LiveHand::new(hand), wall: *wall, known: BTreeMap::new() })
    }

    /// Whether so many draws are too few: each lowers shanten by one at most.
    fn is_too_far(&self, draws: u8) -> bool {
        let to_win = i8::from(self.goal == Goal::Win);
        i16::from(self.hand.shanten().get()) + i16::from(to_win) > i16::from(draws)
    }

    /// Of the orders of the next draws, how many reach the goal from 3n+1 tiles.
    fn after_discard(&mut self, draws: u8) -> u64 {
        if self.goal == Goal::Tenpai && self.hand.shanten().is_tenpai() {
            return orders(self.wall.total(), draws);
        }
        if draws == 0 || self.is_too_far(draws) {
            return 0;
        }
        if draws == 1 {
            let helpful = match self.goal {
                Goal::Tenpai => self.hand.ukeire(&Counts::EMPTY).tiles(),
                Goal::Win => self.hand.waits(),
            };
            return helpful.iter().map(|tile| u64::from(self.wall.get(tile))).sum();
        }
        let key = (*self.hand.concealed(), self.wall);
        if let Some(&favourable) = self.known.get(&key) {
            return favourable;
        }
        let mut favourable = 0;
        for tile in self.wall.kinds() {
            let copies = u64::from(self.wall.get(tile));
            if self.hand.draw(tile).is_err() {
                continue;
            }
            self.wall.take_one(tile);
            favourable += copies * self.after_draw(draws - 1);
            self.wall.add_one(tile);
            let _ = self.hand.discard(tile);
        }
        self.known.insert(key, favourable);
        favourable
    }

    /// Of the orders of the draws after this one, how many reach the goal from 3n+2 tiles.
    fn after_draw(&mut self, draws: u8) -> u64 {
        let all = orders(self.wall.total(), draws);
        let there = match self.goal {
            Goal::Tenpai => self.hand.shanten().get() <= 0,
            Goal::Win => self.hand.is_win(),
        };
        if there {
            return all;
        }
        if self.is_too_far(draws) {
            return 0;
        }
        let mut most = 0;
        for tile in self.hand.concealed().kinds() {
            most = most.max(self.discarding(tile, draws));
            if most == all {
                break;
            }
        }
        most
    }

    /// The same with a certain discard.
    fn discarding(&mut self, tile: Tile, draws: u8) -> u64 {
        if self.hand.discard(tile).is_err() {
            return 0;
        }
        let favourable = self.after_discard(draws);
        let _ = self.hand.draw(tile);
        favourable
    }
}
