//! Waits (待ち) of a hand that lacks one tile, the shapes they have, and readings: winning
//! forms with the winning tile placed in one block.

mod fifth_copy;
mod reading;
mod shape;
mod tiles;
mod waits;
pub(crate) mod winning_block;

pub use self::fifth_copy::FifthCopy;
pub use self::reading::{Block, Reading, Readings};
pub use self::shape::{WaitShape, WaitShapes, WaitShapesIter};
pub(crate) use self::tiles::wait_tiles;
pub(crate) use self::waits::waits;
pub use self::waits::{Wait, Waits, WaitsIter};
use crate::hand::Hand;
use crate::tile::{Counts, Tile, TileSet};

impl Counts {
    /// Whether one more tile can win: [`Hand::is_tenpai`].
    #[must_use]
    #[inline]
    pub fn is_tenpai(&self) -> bool {
        !self.wait_tiles_with(FifthCopy::Concealed).is_empty()
    }

    /// The tiles waited for: [`Hand::wait_tiles`] with nothing declared.
    #[must_use]
    #[inline]
    pub fn wait_tiles(&self) -> TileSet {
        self.wait_tiles_with(FifthCopy::Any)
    }

    /// The tiles waited for, under another convention on fifth copies.
    #[must_use]
    #[inline]
    pub fn wait_tiles_with(&self, fifth: FifthCopy) -> TileSet {
        wait_tiles(self, &Counts::EMPTY, fifth)
    }

    /// The waits with their readings: [`Hand::waits`] with nothing declared. Numbers of tiles other
    /// than 1, 4, 7, 10 and 13 wait for nothing.
    #[must_use]
    pub fn waits(&self) -> Waits {
        self.waits_with(FifthCopy::Any)
    }

    /// The waits with their readings, under another convention on fifth copies.
    #[must_use]
    pub fn waits_with(&self, fifth: FifthCopy) -> Waits {
        waits(self, &Counts::EMPTY, fifth)
    }

    /// Every reading of won tiles in which `tile` was the winning one: [`Hand::readings`].
    #[must_use]
    pub fn readings(&self, tile: Tile) -> Readings {
        reading::readings(self, tile)
    }
}

impl Hand {
    /// Whether one more tile can win (聴牌), judged by the concealed copies alone: a fifth copy of a
    /// concealed tile can't come, but a fourth that lies in a meld makes no difference
    /// ([`FifthCopy::Concealed`]).
    #[doc(alias = "聴牌")]
    #[must_use]
    pub fn is_tenpai(&self) -> bool {
        self.concealed().is_tenpai()
    }

    /// The tiles waited for, none of which the hand holds four times ([`FifthCopy::Any`]). A hand that
    /// has drawn (3n+2 tiles) waits for nothing.
    ///
    /// ```
    /// use mentsu::{hand, tiles};
    ///
    /// assert_eq!(hand!("2223456m").wait_tiles(), tiles!("13467m"));
    /// assert!(hand!("22234567m").wait_tiles().is_empty());
    /// ```
    #[doc(alias = "待ち牌")]
    #[must_use]
    pub fn wait_tiles(&self) -> TileSet {
        self.wait_tiles_with(FifthCopy::Any)
    }

    /// The tiles waited for, under another convention on fifth copies.
    #[must_use]
    pub fn wait_tiles_with(&self, fifth: FifthCopy) -> TileSet {
        wait_tiles(self.concealed(), &self.declared(), fifth)
    }

    /// The waits with their readings, of the same tiles as [`wait_tiles`](Self::wait_tiles).
    #[doc(alias = "待ち")]
    #[doc(alias = "machi")]
    #[must_use]
    pub fn waits(&self) -> Waits {
        self.waits_with(FifthCopy::Any)
    }

    /// The waits with their readings, under another convention on fifth copies.
    #[must_use]
    pub fn waits_with(&self, fifth: FifthCopy) -> Waits {
        waits(self.concealed(), &self.declared(), fifth)
    }

    /// Every reading of a won hand in which `tile` was the winning tile: by form, and in a form the
    /// jantou first, then mentsu in order. None if the hand isn't won or doesn't hold it.
    ///
    /// ```
    /// use mentsu::{hand, tile};
    ///
    /// let readings = hand!("22223344m555p678s").readings(tile!("2m"));
    /// let shapes: Vec<String> = readings.iter().map(|r| r.shape().to_string()).collect();
    /// assert_eq!(shapes, ["tanki", "ryanmen"]);
    /// assert!(hand!("22223344m555p678s").readings(tile!("1z")).is_empty());
    /// ```
    #[doc(alias = "高点法")]
    #[must_use]
    pub fn readings(&self, tile: Tile) -> Readings {
        self.concealed().readings(tile)
    }
}
