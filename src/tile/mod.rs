//! Kinds of tile and their suits. A red five isn't a kind but a [`Face`](crate::Face).

mod array;
mod counts;
mod error;
mod face;
mod faces;
mod kinds_held;
mod nibbles;
mod rank_set;
mod set;
mod suit;
#[cfg(test)]
mod suit_tests;

use core::fmt;

pub(crate) use self::counts::PLACE;
pub use self::counts::{Counts, TilesIter};
pub use self::error::{TileError, TooManyCopies};
pub use self::face::{Face, NotHeld};
pub use self::faces::FacesIter;
pub(crate) use self::faces::faces_of;
pub(crate) use self::kinds_held::KindsHeld;
pub(crate) use self::nibbles::Nibbles;
pub(crate) use self::rank_set::RankSet;
pub use self::set::{TileSet, TileSetIter};
pub(crate) use self::suit::{ShuntsuCounts, SuitCounts, modulo_3, modulo_15_upwards};

/// One of the four suits; the honors count as a suit of seven ranks.
///
/// ```
/// use mentsu::{Suit, Tile};
///
/// assert_eq!((Tile::P7.suit(), Tile::Green.suit()), (Suit::Pin, Suit::Honor));
/// assert_eq!(Suit::ALL.map(Suit::letter), ['m', 'p', 's', 'z']);
/// ```
#[doc(alias = "色")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[repr(u8)]
pub enum Suit {
    /// Characters (萬子), written `m`.
    Man,
    /// Circles (筒子), written `p`.
    Pin,
    /// Bamboo (索子), written `s`.
    Sou,
    /// Winds and dragons (字牌), written `z`; they form no shuntsu.
    Honor,
}

crate::names! { Suit, "suit": Man "m", Pin "p", Sou "s", Honor "z" }

impl Suit {
    /// The three suits with ranks 1 to 9, in which shuntsu exist.
    pub const NUMBERS: [Suit; 3] = [Suit::Man, Suit::Pin, Suit::Sou];

    /// The position in [`Suit::ALL`], 0–3.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The number of ranks: 9, or 7 for the honors.
    #[must_use]
    pub const fn ranks(self) -> u8 {
        match self {
            Suit::Honor => 7,
            _ => 9,
        }
    }

    /// The mpsz letter: `m`, `p`, `s` or `z`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Suit::Man => 'm',
            Suit::Pin => 'p',
            Suit::Sou => 's',
            Suit::Honor => 'z',
        }
    }

    /// The suit of an mpsz letter, in lower case only.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Suit> {
        match letter {
            'm' => Some(Suit::Man),
            'p' => Some(Suit::Pin),
            's' => Some(Suit::Sou),
            'z' => Some(Suit::Honor),
            _ => None,
        }
    }

    /// The first tile of the suit: 1m, 1p, 1s or East.
    #[must_use]
    pub const fn first(self) -> Tile {
        Tile::ALL[self as usize * 9]
    }
}

/// One of the 34 kinds of tile (牌).
///
/// The order is 1m–9m, 1p–9p, 1s–9s, East South West North, White Green Red: the index
/// of 34-arrays and of a 136-id divided by 4. It takes one byte, and so does
/// `Option<Tile>`.
///
/// ```
/// use mentsu::{Suit, Tile, tile};
///
/// assert_eq!(tile!("7p"), Tile::P7);
/// assert_eq!((Tile::P7.suit(), Tile::P7.rank(), Tile::P7.index()), (Suit::Pin, 7, 15));
/// assert_eq!(Tile::new(Suit::Honor, 6), Ok(Tile::Green));
/// assert_eq!(Tile::Green.to_string(), "6z");
/// assert!(Tile::new(Suit::Honor, 8).is_err());
/// ```
#[doc(alias = "牌")]
#[doc(alias = "pai")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[repr(u8)]
#[rustfmt::skip]
#[allow(missing_docs, reason = "M1 is 1m; the pattern is in the type's own text")]
pub enum Tile {
    M1, M2, M3, M4, M5, M6, M7, M8, M9,
    P1, P2, P3, P4, P5, P6, P7, P8, P9,
    S1, S2, S3, S4, S5, S6, S7, S8, S9,
    /// 東, `1z`
    East,
    /// 南, `2z`
    South,
    /// 西, `3z`
    West,
    /// 北, `4z`
    North,
    /// 白, `5z`
    White,
    /// 發, `6z`
    Green,
    /// 中, `7z`
    Red,
}

/// The suit of each tile.
const SUITS: [Suit; Tile::COUNT] = {
    let mut suits = [Suit::Man; Tile::COUNT];
    let mut i = 0;
    while i < Tile::COUNT {
        suits[i] = Suit::ALL[i / 9];
        i += 1;
    }
    suits
};

impl Tile {
    /// The number of kinds: 34.
    pub const COUNT: usize = 34;

    /// All kinds, in the order of their index.
    #[rustfmt::skip]
    pub const ALL: [Tile; Self::COUNT] = {
        use Tile::*;
        [
            M1, M2, M3, M4, M5, M6, M7, M8, M9,
            P1, P2, P3, P4, P5, P6, P7, P8, P9,
            S1, S2, S3, S4, S5, S6, S7, S8, S9,
            East, South, West, North, White, Green, Red,
        ]
    };

    /// The tile of this suit and rank: 1–9, or 1–7 for honors (E S W N, white, green, red).
    ///
    /// # Errors
    /// [`TileError::NoSuchRank`] for any other rank.
    pub const fn new(suit: Suit, rank: u8) -> Result<Tile, TileError> {
        if rank >= 1 && rank <= suit.ranks() {
            Ok(Self::ALL[suit as usize * 9 + rank as usize - 1])
        } else {
            Err(TileError::NoSuchRank { suit, rank })
        }
    }

    /// The tile with this index.
    ///
    /// # Errors
    /// [`TileError::NoSuchIndex`] for 34 and above.
    pub const fn from_index(index: usize) -> Result<Tile, TileError> {
        if index < Self::COUNT {
            Ok(Self::ALL[index])
        } else {
            Err(TileError::NoSuchIndex { index })
        }
    }

    /// The position in [`Tile::ALL`], 0–33.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The suit the tile belongs to.
    #[must_use]
    #[inline]
    pub const fn suit(self) -> Suit {
        SUITS[self as usize]
    }

    /// The rank: 1–9, or 1–7 for an honor.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self as u8 % 9 + 1
    }

    /// Whether it is a wind or a dragon (字牌).
    #[must_use]
    pub const fn is_honor(self) -> bool {
        self as u8 >= Tile::East as u8
    }

    /// Whether it is a 1 or a 9 of a number suit (老頭牌).
    #[must_use]
    pub const fn is_terminal(self) -> bool {
        !self.is_honor() && matches!(self.rank(), 1 | 9)
    }

    /// Whether it is a terminal or an honor (么九牌), one of kokushi's thirteen.
    #[must_use]
    pub const fn is_yaochuu(self) -> bool {
        self.is_honor() || self.is_terminal()
    }

    /// Whether it is a five of a number suit, which may be red.
    #[must_use]
    pub const fn is_five(self) -> bool {
        matches!(self, Tile::M5 | Tile::P5 | Tile::S5)
    }

    /// The tile of the next rank in the same number suit, if there is one.
    #[must_use]
    pub const fn next(self) -> Option<Tile> {
        if self.is_honor() || self.rank() == 9 { None } else { Some(Self::ALL[self as usize + 1]) }
    }
}

impl fmt::Display for Tile {
    /// mpsz: `5m`, `7z`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_padded(f, b'0' + self.rank(), self.suit())
    }
}

/// Writes a digit and the letter of its suit, padded to the formatter's width.
pub(crate) fn write_padded(f: &mut fmt::Formatter<'_>, digit: u8, suit: Suit) -> fmt::Result {
    let text = [digit, suit.letter() as u8];
    f.pad(core::str::from_utf8(&text).map_err(|_| fmt::Error)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn index_suit_and_rank_agree_for_all_kinds() {
        for (i, &tile) in Tile::ALL.iter().enumerate() {
            assert_eq!(tile.index(), i);
            assert_eq!(Tile::from_index(i), Ok(tile));
            assert_eq!(Tile::new(tile.suit(), tile.rank()), Ok(tile));
        }
        assert_eq!(Tile::ALL.iter().filter(|t| t.is_yaochuu()).count(), 13);
        assert_eq!(Tile::ALL.iter().filter(|t| t.is_terminal()).count(), 6);
        assert_eq!(size_of::<Option<Tile>>(), 1);
    }

    #[test]
    fn text_keeps_the_width_asked_for() {
        extern crate alloc;
        assert_eq!(alloc::format!("{:>4}|{:<3}|", Tile::M5, Tile::Red), "  5m|7z |");
        let red = crate::Face::red(Tile::S5).unwrap();
        assert_eq!(alloc::format!("{red:^4}|{:3}|", crate::Face::plain(Tile::P1)), " 0s |1p |");
    }

    #[test]
    fn ranks_outside_a_suit_are_errors() {
        for suit in Suit::ALL {
            for rank in 0..=u8::MAX {
                let inside = (1..=suit.ranks()).contains(&rank);
                assert_eq!(Tile::new(suit, rank).is_ok(), inside, "{suit:?} {rank}");
            }
        }
        assert_eq!(Tile::from_index(34), Err(TileError::NoSuchIndex { index: 34 }));
    }
}
