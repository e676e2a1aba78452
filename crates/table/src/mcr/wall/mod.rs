//! The wall: all tiles in their order.

mod error;
mod known;
mod undrawn;

use core::fmt;

use mentsu::Tile;
use mentsu::random::RandomSource;

pub use self::error::WallError;
pub use self::known::KnownWall;
pub(super) use self::undrawn::Undrawn;
use super::rules::GameRules;
use mentsu::Flower;

/// A tile of the wall: one of the 34 kinds, or a flower.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum WallTile {
    /// A tile of which hands are made.
    Tile(Tile),
    /// A flower, which is set aside.
    Flower(Flower),
}

impl WallTile {
    /// How many different ones there are.
    const COUNT: usize = Tile::COUNT + Flower::COUNT;

    const fn code(self) -> u8 {
        match self {
            WallTile::Tile(tile) => tile.index() as u8,
            WallTile::Flower(flower) => (Tile::COUNT + flower as usize) as u8,
        }
    }

    #[inline]
    const fn of_code(code: u8) -> WallTile {
        let code = code as usize;
        if code < Tile::COUNT {
            WallTile::Tile(Tile::ALL[code])
        } else {
            WallTile::Flower(Flower::ALL[(code - Tile::COUNT) % Flower::COUNT])
        }
    }
}

impl From<Tile> for WallTile {
    fn from(tile: Tile) -> WallTile {
        WallTile::Tile(tile)
    }
}

impl From<Flower> for WallTile {
    fn from(flower: Flower) -> WallTile {
        WallTile::Flower(flower)
    }
}

impl fmt::Display for WallTile {
    /// `5m`, `plum`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WallTile::Tile(tile) => tile.fmt(f),
            WallTile::Flower(flower) => flower.fmt(f),
        }
    }
}

/// The tiles of a round in their order (牌墙): 144, or 136 without flowers.
///
/// One wall is dealt from its beginning, four tiles at a time to each player from the dealer on,
/// three times, then one each; what follows is drawn, and replacements come from its end or are
/// drawn, too, as the rules say. Own walls are its four quarters, the first of seat 0; each is
/// dealt and drawn from its beginning.
///
/// ```
/// use mentsu::random::SplitMix64;
/// use mentsu_table::mcr::{GameRules, Wall};
///
/// let wall = Wall::shuffled(&GameRules::MIL, &mut SplitMix64::new(1));
/// assert_eq!(wall.len(), 144);
/// assert_eq!(Wall::new(wall.iter(), &GameRules::MIL), Ok(wall));
/// assert!(Wall::new(wall.iter(), &GameRules::BOTZONE_CONTEST).is_err());
/// ```
#[doc(alias = "牌墙")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Wall {
    codes: [u8; Wall::MOST],
    len: u8,
}

impl Wall {
    /// The most tiles a wall has.
    pub const MOST: usize = 144;

    /// The wall with these tiles, the first to be dealt first.
    ///
    /// # Errors
    /// [`WallError`] if these aren't the tiles of a round by these rules.
    pub fn new(
        order: impl IntoIterator<Item = WallTile>,
        rules: &GameRules,
    ) -> Result<Wall, WallError> {
        let mut left = counts(rules);
        let mut wall = Wall { codes: [0; Wall::MOST], len: 0 };
        for tile in order {
            let left = &mut left[usize::from(tile.code())];
            *left = left.checked_sub(1).ok_or(WallError::TooMany { tile })?;
            // There are no more tiles than places.
            wall.codes[usize::from(wall.len)] = tile.code();
            wall.len += 1;
        }
        match left.iter().position(|left| *left > 0) {
            Some(code) => Err(WallError::Missing { tile: WallTile::of_code(code as u8) }),
            None => Ok(wall),
        }
    }

    /// A shuffled wall. With an ideal generator every order is equally likely.
    ///
    /// Any `FnMut() -> u64` is a [`RandomSource`].
    pub fn shuffled(rules: &GameRules, source: &mut impl RandomSource) -> Wall {
        let mut wall = Wall { codes: [0; Wall::MOST], len: 0 };
        for (code, copies) in (0..).zip(counts(rules)) {
            for _ in 0..copies {
                wall.codes[usize::from(wall.len)] = code;
                wall.len += 1;
            }
        }
        source.shuffle(&mut wall.codes[..usize::from(wall.len)]);
        wall
    }

    /// Checks that these are the tiles of a round by these rules.
    pub(super) fn check(&self, rules: &GameRules) -> Result<(), WallError> {
        Wall::new(self.iter(), rules).map(|_| ())
    }

    /// How many tiles there are: 144, or 136 without flowers.
    #[must_use]
    #[expect(clippy::len_without_is_empty, reason = "no wall is empty")]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// The tiles, the first to be dealt first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = WallTile> + ExactSizeIterator + '_ {
        self.codes[..self.len()].iter().map(|code| WallTile::of_code(*code))
    }

    #[inline]
    fn at(&self, place: usize) -> WallTile {
        WallTile::of_code(self.codes[place.min(Wall::MOST - 1)])
    }
}

/// How many of each tile there are, by code.
const fn counts(rules: &GameRules) -> [u8; WallTile::COUNT] {
    let mut counts = [4; WallTile::COUNT];
    let mut code = Tile::COUNT;
    while code < WallTile::COUNT {
        counts[code] = rules.scoring().flowers() as u8;
        code += 1;
    }
    counts
}

impl fmt::Debug for Wall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
