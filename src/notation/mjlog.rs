//! Melds as Tenhou's logs write them: one 16-bit number each (`<N m="46697"/>`).
//!
//! ```text
//!          15 … 10   9    8 7    6 5    4 3    2 1 0
//! chi      pattern   0   copy 3 copy 2 copy 1  1 from
//! pon      pattern       0 0    unused 0 1     0 from
//! kakan    pattern       0 0    added  1 0     0 from
//! kan      136-id of a tile (called) 0 0 0 0 0 0 from     from 0: ankan
//! kita     136-id of a north         0 0 1 0 0 0   0
//! ```
//!
//! A chi's pattern is 3 × (7 × suit + lowest rank - 1) + place of the called tile; that of a pon
//! or kakan 3 × index of the tile + place of the called one among its pon's copies. *From* is
//! 1 shimocha, 2 toimen, 3 kamicha: the seats, modulo 4. So it is in sanma, too, where seat 3 is
//! empty: seat 0 calls from seat 2 as from toimen, though the player there is kamicha
//! ([`decode_sanma`]). The pattern of pon and kakan has bit 9 too.
//!
//! ```
//! use mentsu::meld;
//! use mentsu::notation::{RedFives, mjlog::{self, Declaration}};
//!
//! let pon = mjlog::decode(46697, RedFives::OnePerSuit);
//! assert_eq!(pon, Ok(Declaration::Meld(meld!("(444+z)"))));
//! let kita = mjlog::decode(31264, RedFives::OnePerSuit);
//! assert_eq!(kita, Ok(Declaration::Kita));
//! ```

#![doc(alias = "天鳳")]
#![doc(alias = "牌譜")]
#![doc(alias = "tenhou log")]

use core::fmt;

use super::RedFives;
use super::ids136::{self, face_of_copy};
use crate::list::List;
use crate::meld::{Call, CalledFrom, Meld, MeldKind};
use crate::mentsu::Mentsu;
use crate::padded::{Unpadded, padded};
use crate::tile::{Face, Suit, Tile};

/// A declaration that a 16-bit number stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Declaration {
    /// A chi, pon or kan.
    Meld(Meld),
    /// A north set aside in sanma (北抜き), which isn't a meld.
    Kita,
}

/// Reads a declaration; `reds` says whether the first copies of fives are red in this game.
///
/// # Errors
/// [`MjlogError::NotAMeld`] for a number that declares nothing.
pub fn decode(bits: u16, reds: RedFives) -> Result<Declaration, MjlogError> {
    let meld = if bits & 1 << 2 != 0 {
        chi(bits, reds)
    } else if bits & 0b1_1000 != 0 {
        pon_or_kakan(bits, reds)
    } else if bits >> 10 == Tile::North.index() as u16 && bits & 0xFF == 1 << 5 {
        return Ok(Declaration::Kita);
    } else {
        kan(bits, reds)
    };
    meld.map(Declaration::Meld).ok_or(MjlogError::NotAMeld { bits })
}

/// Reads a declaration of the player at this seat, 0 to 2, in a game of three. Seat numbers become
/// sources in the order of play.
///
/// ```
/// use mentsu::meld;
/// use mentsu::notation::{RedFives, mjlog::{self, Declaration}};
///
/// // toimen, seats 0 and 2: the one plays after the other, who plays before
/// let reds = RedFives::OnePerSuit;
/// let [from_2, from_0] = [0, 2].map(|seat| mjlog::decode_sanma(46698, reds, seat));
/// assert_eq!(from_2, Ok(Declaration::Meld(meld!("(444-z)"))));
/// assert_eq!(from_0, Ok(Declaration::Meld(meld!("(444+z)"))));
/// ```
///
/// # Errors
/// [`MjlogError::NotAMeld`] for a number that declares nothing, for a chi, and for a call from the
/// empty seat; [`MjlogError::NoSuchSeat`].
pub fn decode_sanma(bits: u16, reds: RedFives, seat: u8) -> Result<Declaration, MjlogError> {
    if seat > 2 {
        return Err(MjlogError::NoSuchSeat { seat });
    }
    let declaration = decode(bits, reds)?;
    let Declaration::Meld(meld) = declaration else { return Ok(declaration) };
    if meld.kind() == MeldKind::Chi {
        return Err(MjlogError::NotAMeld { bits });
    }
    let Some(call) = meld.call() else { return Ok(declaration) };
    let target = call.source().seat(4, seat).and_then(|target| CalledFrom::among(3, seat, target));
    let source = target.ok_or(MjlogError::NotAMeld { bits })?;
    Ok(Declaration::Meld(meld.with_source(source)))
}

/// A meld of which the face at this place was called; the lowest bits say from whom.
fn called(kind: MeldKind, faces: &[Face], place: usize, bits: u16) -> Option<Meld> {
    let from = *CalledFrom::ALL.get(usize::from(bits & 0b11).checked_sub(1)?)?;
    Meld::from_faces(kind, faces).ok()?.called(Call::new(faces[place], from)).ok()
}

fn chi(bits: u16, reds: RedFives) -> Option<Meld> {
    let pattern = bits >> 10;
    let (place, start) = (usize::from(pattern % 3), pattern / 3);
    let suit = *Suit::NUMBERS.get(usize::from(start / 7))?;
    let first = Tile::new(suit, (start % 7) as u8 + 1).ok()?;
    if bits & 1 << 9 != 0 {
        return None;
    }
    let tiles = Mentsu::shuntsu(first).ok()?.tiles().enumerate();
    let face = |(i, tile)| face_of_copy(tile, (bits >> (3 + 2 * i) & 0b11) as u8, reds);
    let faces: List<Face, 3> = List::of(tiles.map(face));
    called(MeldKind::Chi, &faces, place, bits)
}

fn pon_or_kakan(bits: u16, reds: RedFives) -> Option<Meld> {
    if bits & 0b1_1000_0000 != 0 || bits & 0b1_1000 == 0b1_1000 {
        return None;
    }
    let pattern = bits >> 9;
    let (place, tile) =
        (usize::from(pattern % 3), Tile::from_index(usize::from(pattern / 3)).ok()?);
    let apart = (bits >> 5 & 0b11) as u8;
    let copies = (0..4).filter(|&copy| copy != apart);
    let faces: List<Face, 3> = List::of(copies.map(|copy| face_of_copy(tile, copy, reds)));
    let pon = called(MeldKind::Pon, &faces, place, bits)?;
    if bits & 1 << 3 != 0 {
        Some(pon)
    } else {
        Meld::kakan(pon, face_of_copy(tile, apart, reds)).ok()
    }
}

fn kan(bits: u16, reds: RedFives) -> Option<Meld> {
    let tile = Tile::from_index(usize::from(bits >> 10)).ok()?;
    let faces = [0, 1, 2, 3].map(|copy| face_of_copy(tile, copy, reds));
    if bits & 0b1111_1100 != 0 {
        return None;
    }
    if bits & 0b11 == 0 {
        return Meld::from_faces(MeldKind::Ankan, &faces).ok();
    }
    called(MeldKind::Daiminkan, &faces, usize::from(bits >> 8 & 0b11), bits)
}

/// Writes a declaration, each face as its lowest copy.
///
/// ```
/// use mentsu::meld;
/// use mentsu::notation::RedFives;
/// use mentsu::notation::mjlog::{self, Declaration, MjlogError};
///
/// let unknown = Declaration::Meld(meld!("(777z)"));
/// let written = mjlog::encode(unknown, RedFives::OnePerSuit);
/// assert_eq!(written, Err(MjlogError::UnknownCall));
/// ```
///
/// # Errors
/// [`MjlogError::UnknownCall`] if the called tile or its source is unknown, [`MjlogError::Reds`] if
/// the game doesn't have the meld's red or plain fives.
pub fn encode(declaration: Declaration, reds: RedFives) -> Result<u16, MjlogError> {
    let Declaration::Meld(meld) = declaration else {
        return encode_ids(declaration, &[FIRST_NORTH], reds);
    };
    let ids = ids136::write(meld.faces(), reds);
    let ids = ids.map_err(|_| MjlogError::Reds { reds: meld.reds() })?;
    encode_ids(declaration, &ids, reds)
}

/// The 136-id of the first north.
const FIRST_NORTH: u8 = 4 * Tile::North.index() as u8;

/// Writes a declaration of these tiles, [136-ids](ids136) in the order of [`Meld::parts`]; of a
/// kita it is the north's.
///
/// ```
/// use mentsu::meld;
/// use mentsu::notation::RedFives;
/// use mentsu::notation::mjlog::{self, Declaration};
///
/// let pon = Declaration::Meld(meld!("(444+z)"));
/// // The norths 120, 121 and 123, of which the last was called.
/// assert_eq!(mjlog::encode_ids(pon, &[120, 121, 123], RedFives::OnePerSuit), Ok(47177));
/// ```
///
/// # Errors
/// [`MjlogError::UnknownCall`] if the called tile or its source is unknown,
/// [`MjlogError::OtherTiles`] if the ids aren't the declaration's tiles, each once.
pub fn encode_ids(declaration: Declaration, ids: &[u8], reds: RedFives) -> Result<u16, MjlogError> {
    let Declaration::Meld(meld) = declaration else {
        return match ids {
            &[id] if id / 4 == FIRST_NORTH / 4 => Ok(u16::from(id) << 8 | 1 << 5),
            _ => Err(MjlogError::OtherTiles),
        };
    };
    let are_its_tiles = ids136::parse(ids, reds).is_ok_and(|faces| meld.faces().eq(faces));
    if !are_its_tiles {
        return Err(MjlogError::OtherTiles);
    }
    let tile = meld.mentsu().first();
    // The copy 0–3 of each tile, in the order of the meld's parts.
    let copies: List<u16, 4> = List::of(ids.iter().map(|id| u16::from(id % 4)));
    if meld.kind() == MeldKind::Ankan {
        return Ok((tile.index() as u16) << 10 | copies[0] << 8);
    }
    let call = meld.call().ok_or(MjlogError::UnknownCall)?;
    let from = call.source() as u16 + 1;
    let bits = match meld.kind() {
        MeldKind::Chi => {
            let start = 7 * tile.suit().index() as u16 + u16::from(tile.rank()) - 1;
            let place = u16::from(call.face().tile().rank() - tile.rank());
            let copies = copies[0] << 3 | copies[1] << 5 | copies[2] << 7;
            (3 * start + place) << 10 | copies | 1 << 2
        }
        MeldKind::Daiminkan => (tile.index() as u16) << 10 | copies[3] << 8,
        kind => {
            let (apart, flag) = match kind {
                MeldKind::Pon => (6 - copies.iter().sum::<u16>(), 1 << 3),
                _ => (copies[3], 1 << 4),
            };
            // The place of the called copy among the pon's three in ascending order.
            let place = copies[..3].iter().filter(|&&copy| copy < copies[2]).count() as u16;
            (3 * tile.index() as u16 + place) << 9 | apart << 5 | flag
        }
    };
    Ok(bits | from)
}

/// Writes a declaration of the player at this seat, 0 to 2, in a game of three, as
/// [`decode_sanma`] reads it.
///
/// # Errors
/// Those of [`encode`]; [`MjlogError::NoSuchSeat`]; and [`MjlogError::NotInSanma`] for a chi and
/// for a tile called from toimen.
pub fn encode_sanma(declaration: Declaration, reds: RedFives, seat: u8) -> Result<u16, MjlogError> {
    encode(as_of_four(declaration, seat)?, reds)
}

/// Writes a declaration of these tiles by the player at this seat, 0 to 2, in a game of three:
/// [`encode_ids`] of [`encode_sanma`].
///
/// # Errors
/// Those of both.
pub fn encode_ids_sanma(
    declaration: Declaration,
    ids: &[u8],
    reds: RedFives,
    seat: u8,
) -> Result<u16, MjlogError> {
    encode_ids(as_of_four(declaration, seat)?, ids, reds)
}

/// The declaration with the source that it has around a table for four.
fn as_of_four(declaration: Declaration, seat: u8) -> Result<Declaration, MjlogError> {
    if seat > 2 {
        return Err(MjlogError::NoSuchSeat { seat });
    }
    let Declaration::Meld(meld) = declaration else { return Ok(declaration) };
    if meld.kind() == MeldKind::Chi {
        return Err(MjlogError::NotInSanma);
    }
    let Some(call) = meld.call() else { return Ok(declaration) };
    let target = call.source().seat(3, seat).and_then(|target| CalledFrom::between(seat, target));
    let source = target.ok_or(MjlogError::NotInSanma)?;
    Ok(Declaration::Meld(meld.with_source(source)))
}

/// Why a number can't be read as a declaration, or a declaration can't be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum MjlogError {
    /// The number declares nothing.
    NotAMeld {
        /// The number.
        bits: u16,
    },
    /// The meld doesn't say who the tile was called from, as the format requires.
    UnknownCall,
    /// The meld has red or plain fives that the game doesn't have.
    Reds {
        /// The red fives of the meld.
        reds: u8,
    },
    /// The ids aren't the tiles of the declaration, or one is repeated.
    OtherTiles,
    /// Three players sit at the seats 0 to 2.
    NoSuchSeat {
        /// The seat asked for.
        seat: u8,
    },
    /// Among three players there is no chi, and there is no toimen.
    NotInSanma,
}

impl Unpadded for MjlogError {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MjlogError::NotAMeld { bits } => write!(f, "{bits} declares no meld"),
            MjlogError::UnknownCall => f.write_str("which tile was called from whom isn't known"),
            MjlogError::Reds { reds } => {
                let fives = if *reds == 1 { "five" } else { "fives" };
                write!(f, "a meld with {reds} red {fives} doesn't exist in this game")
            }
            MjlogError::OtherTiles => f.write_str("the ids aren't the tiles of the declaration"),
            MjlogError::NoSuchSeat { seat } => {
                write!(f, "there is no seat {seat}: three players sit at 0 to 2")
            }
            MjlogError::NotInSanma => f.write_str("in sanma there is no chi, and no toimen"),
        }
    }
}

padded!(MjlogError);

impl core::error::Error for MjlogError {}
