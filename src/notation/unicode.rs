//! Mahjong tile characters (U+1F000–U+1F021): `🀇🀈🀉🀀🀀`.
//!
//! Unicode orders sou before pin and the dragons red, green, white. It has no red five; one is
//! written with an `r` after it, as in mjai (`🀋r`). Melds and the drawn tile have the brackets
//! and markers of [`mpsz`](super::mpsz). Spaces, and the variation selectors U+FE0E and
//! U+FE0F after a tile, are accepted but never written.
//!
//! ```
//! use mentsu::hand;
//! use mentsu::notation::unicode;
//!
//! let hand = hand!("12305m(555=z)");
//! assert_eq!(unicode::parse("🀇🀈🀉 🀋r🀋 (🀆🀆🀆=)"), Ok(hand));
//! assert_eq!(unicode::display(&hand).to_string(), "🀇🀈🀉🀋r🀋(🀆🀆🀆=)");
//! ```

#![doc(alias = "麻雀牌")]
#![doc(alias = "mahjong tiles block")]
#![doc(alias = "emoji")]

use core::fmt::{self, Write as _};

use super::assemble::Assembler;
use super::error::{ParseError, ParseErrorKind};
use super::{Token, check_length};
use crate::hand::Hand;
use crate::meld::{Meld, Part};
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

/// Reads a hand.
///
/// ```
/// use mentsu::notation::unicode;
///
/// assert_eq!(unicode::parse("🀊🀋x").unwrap_err().at(), 8);
/// ```
///
/// # Errors
/// [`ParseError`] with the offset in bytes, of which a tile takes four.
pub fn parse(text: &str) -> Result<Hand, ParseError> {
    check_length(text)?;
    let mut assembler = Assembler::new();
    let mut characters = text.char_indices().peekable();
    while let Some((at, c)) = characters.next() {
        match c {
            '(' | '[' | ')' | ']' | '-' | '=' | '+' | '/' => assembler.take(at, Token::Sign(c))?,
            ' ' | '\t' | '\r' | '\n' => {}
            _ => {
                let unknown = ParseError::new(at, ParseErrorKind::UnknownCharacter(c));
                let tile = tile(c).ok_or(unknown)?;
                characters.next_if(|&(_, c)| matches!(c, '\u{FE0E}' | '\u{FE0F}'));
                let face = match characters.next_if(|&(_, c)| c == 'r') {
                    Some((r, _)) => Face::red(tile)
                        .map_err(|_| ParseError::new(r, ParseErrorKind::Misplaced('r')))?,
                    None => Face::plain(tile),
                };
                assembler.take(at, Token::Tile(face))?;
            }
        }
    }
    assembler.hand(text.len())
}

/// Writes a hand as tile characters.
pub fn display(hand: &Hand) -> impl fmt::Display + use<> {
    UnicodeHand(*hand)
}

struct UnicodeHand(Hand);

impl fmt::Display for UnicodeHand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.before_draw_faces().try_for_each(|face| write_face(f, face))?;
        if let Some(drawn) = self.0.drawn() {
            f.write_char('+')?;
            write_face(f, drawn)?;
        }
        self.0.melds().iter().try_for_each(|meld| write_meld(f, meld))
    }
}

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
