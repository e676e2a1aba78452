//! Literals for tiles and hands. The same parser reads mpsz at compile time and at run time; a
//! wrong literal doesn't compile, and the compiler reports the reason.

use crate::hand::Hand;
use crate::meld::Meld;
use crate::notation::{ParseError, mpsz};
use crate::tile::{Counts, Face, Tile, TileSet};

/// A [`Hand`](crate::Hand) written as [mpsz](crate::notation::mpsz), checked at compile time.
///
/// ```
/// use mentsu::{Hand, Tile, hand};
///
/// const TENPAI: Hand = hand!("123m456p789s1122z");
/// assert_eq!(TENPAI.draw(Tile::South), Ok(hand!("123m456p789s1122z+2z")));
/// ```
///
/// A wrong hand is a compile error, here *"a hand has 13 or 14 tiles (or 3n+1 or 3n+2 for a
/// puzzle), three fewer for each meld"*:
///
/// ```compile_fail
/// let twelve = mentsu::hand!("123m456p789s112z");
/// ```
///
/// here *"more than four copies of a tile"*:
///
/// ```compile_fail
/// let fifth = mentsu::hand!("11123m(111m)");
/// ```
///
/// and here *"no suit (m, p, s, z) after the digits"*:
///
/// ```compile_fail
/// let no_suit = mentsu::hand!("123m4567");
/// ```
#[macro_export]
macro_rules! hand {
    ($text:expr) => {
        const { $crate::literal::hand($text) }
    };
}

/// A [`Tile`](crate::Tile) written as mpsz, checked at compile time.
///
/// ```
/// use mentsu::{Tile, tile};
///
/// assert_eq!(tile!("6z"), Tile::Green);
/// ```
///
/// A red five is a [`Face`](crate::Face), not a kind of tile:
///
/// ```compile_fail
/// let red = mentsu::tile!("0m");
/// ```
#[macro_export]
macro_rules! tile {
    ($text:expr) => {
        const { $crate::literal::tile($text) }
    };
}

/// A [`Face`](crate::Face) written as mpsz, checked at compile time.
///
/// ```
/// assert!(mentsu::face!("0m").is_red());
/// ```
///
/// ```compile_fail
/// let two = mentsu::face!("12m");
/// ```
#[macro_export]
macro_rules! face {
    ($text:expr) => {
        const { $crate::literal::face($text) }
    };
}

/// A [`TileSet`](crate::TileSet) written as mpsz, checked at compile time.
///
/// ```
/// use mentsu::{hand, tiles};
///
/// assert_eq!(hand!("23456m11z").waits().tiles(), tiles!("147m"));
/// ```
///
/// ```compile_fail
/// let twice = mentsu::tiles!("114m");
/// ```
#[macro_export]
macro_rules! tiles {
    ($text:expr) => {
        const { $crate::literal::tiles($text) }
    };
}

/// [`Counts`](crate::Counts) written as mpsz, checked at compile time.
///
/// ```
/// use mentsu::{Tile, counts};
///
/// assert_eq!(counts!("1123m")[Tile::M1], 2);
/// ```
///
/// ```compile_fail
/// let fifth = mentsu::counts!("11111m");
/// ```
#[macro_export]
macro_rules! counts {
    ($text:expr) => {
        const { $crate::literal::counts($text) }
    };
}

/// A [`Meld`](crate::Meld) written as mpsz, checked at compile time.
///
/// ```
/// use mentsu::{MeldKind, meld};
///
/// assert_eq!(meld!("(777=7z)").kind(), MeldKind::Kakan);
/// ```
///
/// A chi is called from kamicha, `-`:
///
/// ```compile_fail
/// let from_toimen = mentsu::meld!("(12=3m)");
/// ```
#[macro_export]
macro_rules! meld {
    ($text:expr) => {
        const { $crate::literal::meld($text) }
    };
}

macro_rules! literals {
    ($($name:ident: $type:ty, $read:path;)*) => {$(
        #[doc(hidden)]
        #[must_use]
        pub const fn $name(text: &str) -> $type {
            match $read(text) {
                Ok(value) => value,
                Err(error) => wrong(error),
            }
        }
    )*};
}

literals! {
    hand: Hand, mpsz::read_hand;
    tile: Tile, mpsz::read_tile;
    face: Face, mpsz::read_face;
    tiles: TileSet, mpsz::read_tiles;
    counts: Counts, mpsz::read_counts;
    meld: Meld, mpsz::read_meld;
}

/// Panics with the parser's reason. Only const blocks call it, so it ends in a compile error.
const fn wrong(error: ParseError) -> ! {
    panic!("{}", error.kind().message())
}
