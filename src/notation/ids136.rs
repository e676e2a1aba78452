//! Tenhou's numbers of the 136 physical tiles, 0–135: four times the tile's index plus the number
//! of the copy. In games with red fives the first copy of each five is red (16, 52, 88).
//!
//! ```
//! use mentsu::face;
//! use mentsu::notation::{RedFives, ids136};
//!
//! let faces = ids136::parse(&[16, 17, 108], RedFives::OnePerSuit)?;
//! assert_eq!(faces, [face!("0m"), face!("5m"), face!("1z")]);
//! assert_eq!(ids136::write(faces, RedFives::OnePerSuit)?, [16, 17, 108]);
//! # Ok::<(), ids136::IdError>(())
//! ```

#![doc(alias = "136牌")]
#![doc(alias = "tenhou ids")]
#![doc(alias = "physical tiles")]

use core::fmt;

use super::{Faces, MAX_FACES, RedFives};
use crate::list::List;
use crate::padded::{Unpadded, padded};
use crate::tile::{Face, Tile};

/// The face of the tile with this id.
///
/// # Errors
/// [`IdError::OutOfRange`] for 136 and above.
pub fn face(id: u8, reds: RedFives) -> Result<Face, IdError> {
    let tile =
        Tile::from_index(usize::from(id / 4)).map_err(|_| IdError::OutOfRange { id, at: 0 })?;
    Ok(face_of_copy(tile, id % 4, reds))
}

/// The face of a tile's copy 0–3.
pub(super) fn face_of_copy(tile: Tile, copy: u8, reds: RedFives) -> Face {
    Face::red_if(reds == RedFives::OnePerSuit && copy == 0, tile)
}

/// Reads ids, in order.
///
/// ```
/// use mentsu::notation::ids136::{self, IdError};
/// use mentsu::notation::RedFives;
///
/// let twice = ids136::parse(&[3, 5, 3], RedFives::OnePerSuit);
/// assert_eq!(twice, Err(IdError::Repeated { id: 3, at: 2 }));
/// ```
///
/// # Errors
/// [`IdError::OutOfRange`] or [`IdError::Repeated`], with the place in the slice.
pub fn parse(ids: &[u8], reds: RedFives) -> Result<Faces, IdError> {
    let mut seen = [false; MAX_FACES];
    let mut faces = Faces::new();
    for (at, &id) in ids.iter().enumerate() {
        let face = face(id, reds).map_err(|_| IdError::OutOfRange { id, at })?;
        if core::mem::replace(&mut seen[usize::from(id)], true) {
            return Err(IdError::Repeated { id, at });
        }
        faces.push(face);
    }
    Ok(faces)
}

/// Writes faces as ids, in order, each as the lowest copy of its face not yet used.
///
/// ```
/// use mentsu::hand;
/// use mentsu::notation::{RedFives, ids136};
///
/// let hand = hand!("4055m1z");
/// assert_eq!(ids136::write(hand.faces(), RedFives::OnePerSuit).unwrap(), [12, 16, 17, 18, 108]);
/// assert!(ids136::write(hand.faces(), RedFives::None).is_err());
/// ```
///
/// # Errors
/// [`IdError::NoCopyLeft`] for a face of which the game holds fewer copies.
pub fn write<F: Into<Face>>(
    faces: impl IntoIterator<Item = F>,
    reds: RedFives,
) -> Result<List<u8, MAX_FACES>, IdError> {
    let mut used = [false; MAX_FACES];
    let mut ids = List::new();
    for face in faces {
        let face = face.into();
        let first = face.tile().index() as u8 * 4;
        let id = (first..first + 4)
            .find(|&id| !used[usize::from(id)] && self::face(id, reds) == Ok(face))
            .ok_or(IdError::NoCopyLeft { face })?;
        used[usize::from(id)] = true;
        ids.push(id);
    }
    Ok(ids)
}

/// Why ids aren't faces, or faces aren't ids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum IdError {
    /// Ids run from 0 to 135.
    OutOfRange {
        /// The id.
        id: u8,
        /// Its place in the slice.
        at: usize,
    },
    /// An id occurs twice, but each physical tile exists once.
    Repeated {
        /// The id.
        id: u8,
        /// The place of its second occurrence.
        at: usize,
    },
    /// The game holds no further copy of this face.
    NoCopyLeft {
        /// The face.
        face: Face,
    },
}

impl Unpadded for IdError {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IdError::OutOfRange { id, at } => write!(f, "id {id} (element {at}) is above 135"),
            IdError::Repeated { id, at } => write!(f, "id {id} is repeated at element {at}"),
            IdError::NoCopyLeft { face } => write!(f, "the game has no further copy of {face}"),
        }
    }
}

padded!(IdError);

impl core::error::Error for IdError {}
