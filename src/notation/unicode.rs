//! Mahjong tile characters (U+1F000–U+1F021): `🀇🀈🀉🀀🀀`.
//!
//! Unicode orders sou before pin and the dragons red, green, white. It has no red five; one is
//! written with an `r` after it, as in mjai (`🀋r`). Melds and the drawn tile have the brackets and
//! markers of [`mpsz`](super::mpsz), and every reader of mpsz also accepts these characters, in
//! place of digits or among them. The back of a tile, `🀫`, is an unknown tile, as `?` is. Spaces,
//! and the variation selectors U+FE0E and U+FE0F after a tile, are read and never written.
//!
//! ```
//! use mentsu::notation::unicode;
//! use mentsu::{Hand, hand};
//!
//! let hand: Hand = "🀇🀈🀉 🀋r🀋 (🀆🀆🀆=)".parse()?;
//! assert_eq!(hand, hand!("12305m(555=z)"));
//! assert_eq!(unicode::display(&hand).to_string(), "🀇🀈🀉🀋r🀋(🀆🀆🀆=)");
//!
//! assert_eq!("🀊🀋x".parse::<Hand>().unwrap_err().at(), 8, "a tile takes four bytes");
//! # Ok::<(), mentsu::ParseError>(())
//! ```

#![doc(alias = "麻雀牌")]
#![doc(alias = "mahjong tiles block")]
#![doc(alias = "emoji")]

use core::fmt::{self, Write as _};

use crate::hand::Hand;
use crate::meld::{Meld, Part};
use crate::padded::{Unpadded, padded};
use crate::tile::{Face, Tile};

const FIRST: u32 = 0x1F000;

/// The characters from U+1F000 on.
#[rustfmt::skip]
const TILES: [Tile; Tile::COUNT] = {
    use Tile::*;
    [
        East, South, West, North, Red, Green, White,
        M1, M2, M3, M4, M5, M6, M7, M8, M9,
        S1, S2, S3, S4, S5, S6, S7, S8, S9,
        P1, P2, P3, P4, P5, P6, P7, P8, P9,
    ]
};

/// The character of a tile.
///
/// ```
/// use mentsu::{Tile, notation::unicode};
///
/// assert_eq!(unicode::character(Tile::M1), '🀇');
/// assert_eq!(unicode::character(Tile::White), '🀆');
/// ```
#[doc(alias = "牌の絵文字")]
#[doc(alias = "emoji")]
#[must_use]
pub const fn character(tile: Tile) -> char {
    let mut i = 0;
    while TILES[i] as u8 != tile as u8 {
        i += 1;
    }
    match char::from_u32(FIRST + i as u32) {
        Some(c) => c,
        None => char::REPLACEMENT_CHARACTER,
    }
}

/// The tile of a character, if it is one of the 34.
#[must_use]
pub fn tile(character: char) -> Option<Tile> {
    let index = u32::from(character).checked_sub(FIRST)?;
    TILES.get(index as usize).copied()
}

/// How many bytes a tile character has: `F0 9F 80 xx`.
pub(super) const LEN: usize = 4;

/// The tile whose character begins at this byte.
pub(super) const fn tile_at(text: &[u8], at: usize) -> Option<Tile> {
    match place_at(text, at) {
        Some(place) if place < Tile::COUNT => Some(TILES[place]),
        _ => None,
    }
}

/// Whether the back of a tile, `🀫`, begins at this byte.
pub(super) const fn is_back_at(text: &[u8], at: usize) -> bool {
    const BACK: usize = 0x2B;
    matches!(place_at(text, at), Some(BACK))
}

/// Whether a variation selector begins at this byte: `EF B8 8E` or `EF B8 8F`.
pub(super) const fn is_selector_at(text: &[u8], at: usize) -> bool {
    at + 2 < text.len() && text[at] == 0xEF && text[at + 1] == 0xB8 && text[at + 2] | 1 == 0x8F
}

/// The place from U+1F000 on, below 64, of the character that begins at this byte.
const fn place_at(text: &[u8], at: usize) -> Option<usize> {
    if at + LEN > text.len() || text[at] != 0xF0 || text[at + 1] != 0x9F || text[at + 2] != 0x80 {
        return None;
    }
    Some(text[at + 3] as usize & 0x3F)
}

/// Writes a hand as tile characters.
pub fn display(hand: &Hand) -> impl fmt::Display + use<> {
    UnicodeHand(*hand)
}

struct UnicodeHand(Hand);

impl Unpadded for UnicodeHand {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.before_draw_faces().try_for_each(|face| write_face(f, face))?;
        if let Some(drawn) = self.0.drawn() {
            f.write_char('+')?;
            write_face(f, drawn)?;
        }
        self.0.melds().iter().try_for_each(|meld| write_meld(f, meld))
    }
}

padded!(UnicodeHand);

fn write_face(f: &mut fmt::Formatter<'_>, face: Face) -> fmt::Result {
    f.write_char(character(face.tile()))?;
    if face.is_red() { f.write_char('r') } else { Ok(()) }
}

fn write_meld(f: &mut fmt::Formatter<'_>, meld: &Meld) -> fmt::Result {
    let (open, close) = if meld.is_open() { ('(', ')') } else { ('[', ']') };
    f.write_char(open)?;
    for (face, part) in meld.parts() {
        if part == Part::Added && meld.call().is_none() {
            f.write_char('/')?;
        }
        write_face(f, face)?;
        if let Part::Called(from) = part {
            f.write_char(from.marker())?;
        }
    }
    f.write_char(close)
}
