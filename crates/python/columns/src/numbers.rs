//! How many numbers a row of a hand has, and what they mean.

/// The most numbers in a row of tiles; some may be empty.
pub(crate) const MOST_TILES: usize = 18;

/// The number that means no tile.
pub(crate) const NO_TILE: u8 = 255;

/// Why no rows of this many numbers are hands.
pub(crate) fn no_width(width: usize) -> String {
    format!("rows of {width} numbers are no hands: 34 counts, or up to {MOST_TILES} tile numbers")
}
