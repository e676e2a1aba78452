//! Arrays of 34 counts by tile index, the form in which most libraries exchange tiles.
//!
//! Arrays of the right length are [`Counts::from_array`] and [`Counts::to_array`]; here are
//! slices of any length.
//!
//! ```
//! use mentsu::{counts, notation::array34};
//! use mentsu::notation::array34::ArrayError;
//!
//! let counts = counts!("123m77z");
//! assert_eq!(array34::parse(&counts.to_array()), Ok(counts));
//! assert_eq!(array34::parse(&[1, 2]), Err(ArrayError::WrongLength { len: 2 }));
//! ```

#![doc(alias = "34-array")]
#![doc(alias = "tile counts")]

use core::fmt;

use crate::padded::{Unpadded, padded};
use crate::tile::{Counts, Tile, TooManyCopies};

/// Reads counts from a slice.
///
/// # Errors
/// [`ArrayError`] for another length than 34 or a count above 4.
pub fn parse(counts: &[u8]) -> Result<Counts, ArrayError> {
    let array: [u8; Tile::COUNT] =
        counts.try_into().map_err(|_| ArrayError::WrongLength { len: counts.len() })?;
    Counts::from_array(array).map_err(ArrayError::TooManyCopies)
}

/// Why a slice can't be read as counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ArrayError {
    /// The slice doesn't have 34 elements, one for each kind of tile.
    WrongLength {
        /// The length of the slice.
        len: usize,
    },
    /// A count is above four; its place is the tile's index.
    TooManyCopies(TooManyCopies),
}

impl Unpadded for ArrayError {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ArrayError::WrongLength { len } => {
                write!(f, "a slice of length {len}, but there are 34 kinds")
            }
            ArrayError::TooManyCopies(error) => write!(f, "{error}"),
        }
    }
}

padded!(ArrayError);

impl core::error::Error for ArrayError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            ArrayError::TooManyCopies(error) => Some(error),
            _ => None,
        }
    }
}
