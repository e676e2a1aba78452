//! 34 counts, by index of tile: what most libraries exchange.
//!
//! Arrays of the right length are [`Counts::from_array`] and [`Counts::to_array`]; here are
//! slices of any length.
//!
//! ```
//! use mentsu::{Counts, notation::array34};
//!
//! let counts: Counts = "123m77z".parse()?;
//! assert_eq!(array34::parse(&counts.to_array()), Ok(counts));
//! # Ok::<(), mentsu::ParseError>(())
//! ```

#![doc(alias = "34-array")]
#![doc(alias = "tile counts")]

use core::fmt;

use crate::tile::{Counts, Tile, TooManyCopies};

/// Reads counts from a slice.
///
/// ```
/// use mentsu::notation::array34::{self, ArrayError};
///
/// let mut counts = vec![0; 34];
/// counts[27] = 3;
/// assert_eq!(array34::parse(&counts)?, "111z".parse()?);
/// assert_eq!(array34::parse(&counts[1..]), Err(ArrayError::WrongLength { len: 33 }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`ArrayError`] for another length than 34 or a count above 4.
pub fn parse(counts: &[u8]) -> Result<Counts, ArrayError> {
    let array: [u8; Tile::COUNT] =
        counts.try_into().map_err(|_| ArrayError::WrongLength { len: counts.len() })?;
    Counts::from_array(array).map_err(ArrayError::TooManyCopies)
}

/// Why a slice holds no counts.
///
/// ```
/// use mentsu::Tile;
/// use mentsu::notation::array34::{self, ArrayError};
///
/// let short = array34::parse(&[0; 27]).unwrap_err();
/// assert_eq!(short.to_string(), "27 counts, but there are 34 kinds");
/// let fifth = array34::parse(&[5; 34]);
/// assert!(matches!(fifth, Err(ArrayError::TooManyCopies(error)) if error.tile == Tile::M1));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ArrayError {
    /// There are 34 kinds of tile.
    WrongLength {
        /// The length of the slice.
        len: usize,
    },
    /// A count above four; its place is the tile's index.
    TooManyCopies(TooManyCopies),
}

impl fmt::Display for ArrayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ArrayError::WrongLength { len } => write!(f, "{len} counts, but there are 34 kinds"),
            ArrayError::TooManyCopies(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for ArrayError {}
