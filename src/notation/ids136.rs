//! One number for each physical tile, 0–135, as Tenhou has them: four times the index of the
//! tile, plus the number of the copy. Where red fives are played, the first copy of each
//! five is red (16, 52, 88).
//!
//! ```
//! use mentsu::notation::{RedFives, ids136};
//!
//! let faces = ids136::parse(&[16, 17, 108], RedFives::OnePerSuit)?;
//! let text: Vec<String> = faces.iter().map(ToString::to_string).collect();
//! assert_eq!(text, ["0m", "5m", "1z"]);
//! assert_eq!(ids136::write(faces, RedFives::OnePerSuit)?.as_slice(), [16, 17, 108]);
//! # Ok::<(), ids136::IdError>(())
//! ```

#![doc(alias = "136牌")]
#![doc(alias = "tenhou ids")]
#![doc(alias = "physical tiles")]

use core::fmt;

use smallvec::SmallVec;

use super::{Faces, RedFives};
use crate::tile::{Face, Tile};

/// The face of one id.
///
/// ```
/// use mentsu::notation::{RedFives, ids136};
///
/// assert_eq!(ids136::face(16, RedFives::OnePerSuit)?.to_string(), "0m");
/// assert_eq!(ids136::face(16, RedFives::None)?.to_string(), "5m");
/// assert_eq!(ids136::face(135, RedFives::None)?.to_string(), "7z");
/// assert!(ids136::face(136, RedFives::None).is_err());
/// # Ok::<(), ids136::IdError>(())
/// ```
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
    match reds {
        RedFives::OnePerSuit if copy == 0 && tile.is_five() => Face::red_five(tile),
        _ => Face::plain(tile),
    }
}

/// Reads ids in their order.
///
/// ```
/// use mentsu::{Hand, notation::{RedFives, ids136}};
///
/// let faces = ids136::parse(&[108, 12, 20, 109, 16], RedFives::OnePerSuit)?;
/// assert_eq!(Hand::new(faces, &[])?.to_string(), "406m11z");
/// let twice = ids136::parse(&[3, 5, 3], RedFives::OnePerSuit);
/// assert_eq!(twice, Err(ids136::IdError::Repeated { id: 3, at: 2 }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`IdError::OutOfRange`] or [`IdError::Repeated`], with the place in the slice.
pub fn parse(ids: &[u8], reds: RedFives) -> Result<Faces, IdError> {
    let mut seen = [false; 136];
    let mut faces = Faces::new();
    for (at, &id) in ids.iter().enumerate() {
        faces.push(face(id, reds).map_err(|_| IdError::OutOfRange { id, at })?);
        if core::mem::replace(&mut seen[usize::from(id)], true) {
            return Err(IdError::Repeated { id, at });
        }
    }
    Ok(faces)
}

/// Writes faces as ids in their order, each the lowest copy of its face that isn't used yet.
///
/// ```
/// use mentsu::{Hand, notation::{RedFives, ids136}};
///
/// let hand: Hand = "4055m1z".parse()?;
/// let ids = ids136::write(hand.faces(), RedFives::OnePerSuit)?;
/// assert_eq!(ids[..], [12, 16, 17, 18, 108]);
/// assert!(ids136::write(hand.faces(), RedFives::None).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`IdError::NoCopyLeft`] for a face of which the game holds fewer copies.
pub fn write(
    faces: impl IntoIterator<Item = Face>,
    reds: RedFives,
) -> Result<SmallVec<[u8; 14]>, IdError> {
    let mut used = [false; 136];
    faces
        .into_iter()
        .map(|face| {
            let tile = face.tile();
            let copy = (0..4)
                .find(|&copy| {
                    let id = tile.index() * 4 + usize::from(copy);
                    !used[id] && face_of_copy(tile, copy, reds) == face
                })
                .ok_or(IdError::NoCopyLeft { face })?;
            let id = tile.index() as u8 * 4 + copy;
            used[usize::from(id)] = true;
            Ok(id)
        })
        .collect()
}

/// Why ids and faces don't match.
///
/// ```
/// use mentsu::notation::RedFives;
/// use mentsu::notation::ids136::{self, IdError};
///
/// let error = ids136::parse(&[0, 136], RedFives::None).unwrap_err();
/// assert_eq!(error, IdError::OutOfRange { id: 136, at: 1 });
/// assert_eq!(error.to_string(), "id 136 (element 1) is above 135");
/// ```
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
    /// A physical tile is there once.
    Repeated {
        /// The id.
        id: u8,
        /// The place where it stands again.
        at: usize,
    },
    /// The game holds no further copy of this face.
    NoCopyLeft {
        /// The face.
        face: Face,
    },
}

impl fmt::Display for IdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IdError::OutOfRange { id, at } => write!(f, "id {id} (element {at}) is above 135"),
            IdError::Repeated { id, at } => write!(f, "id {id} stands again at element {at}"),
            IdError::NoCopyLeft { face } => write!(f, "the game has no further copy of {face}"),
        }
    }
}

impl core::error::Error for IdError {}
