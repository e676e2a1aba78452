//! Waits (待ち) of a hand that lacks one tile, the shapes they have, and readings: winning
//! forms with the winning tile placed in one block.

mod reading;
mod shape;
mod tiles;
mod waits;
pub(crate) mod winning_block;

pub use self::reading::{CompletedBlock, Reading, ReadingBlocks, Readings};
pub use self::shape::{WaitShape, WaitShapes, WaitShapesIter};
pub(crate) use self::tiles::wait_tiles;
use self::tiles::{visible_wait_tiles, wait_tiles_by_form};
use self::waits::waits_for;
pub use self::waits::{Wait, Waits, WaitsIntoIter, WaitsIter};
use crate::hand::Hand;
use crate::tile::{Counts, Tile, TileSet};
use crate::visible::{FifthCopy, Visible};

/// The waits of concealed tiles, with only the tiles of the melds visible.
fn waits_beside(concealed: &Counts, declared: &Counts) -> Waits {
    let tiles = wait_tiles_by_form(concealed, declared, FifthCopy::Any);
    let visible = Visible::NOTHING.with_declared(*declared);
    waits_for(tiles, concealed, visible.left_of_each(concealed))
}

impl Counts {
    /// Whether one more tile can win: [`Hand::is_tenpai`].
    #[must_use]
    #[inline]
    pub fn is_tenpai(&self) -> bool {
        !wait_tiles(self, &Counts::EMPTY, FifthCopy::Concealed).is_empty()
    }

    /// The tiles waited for: [`Hand::wait_tiles`] with nothing declared.
    #[must_use]
    #[inline]
    pub fn wait_tiles(&self) -> TileSet {
        wait_tiles(self, &Counts::EMPTY, FifthCopy::Any)
    }

    /// The tiles waited for, given what is visible: [`Hand::wait_tiles_in`].
    #[must_use]
    pub fn wait_tiles_in(&self, visible: &Visible) -> TileSet {
        visible_wait_tiles(self, visible).0
    }

    /// The waits with their readings: [`Hand::waits`] with nothing declared. Numbers of tiles other
    /// than 1, 4, 7, 10 and 13 wait for nothing.
    #[must_use]
    pub fn waits(&self) -> Waits {
        waits_beside(self, &Counts::EMPTY)
    }

    /// The waits with their readings, given what is visible: [`Hand::waits_in`].
    #[must_use]
    pub fn waits_in(&self, visible: &Visible) -> Waits {
        waits_for(visible_wait_tiles(self, visible), self, visible.left_of_each(self))
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
    /// ([`FifthCopy::Concealed`]). False for a hand that has drawn. The guide compares this with
    /// [`Shanten::is_one_away`](crate::Shanten::is_one_away) and [`waits`](Self::waits):
    /// [Tenpai](crate::guide#tenpai).
    #[doc(alias = "聴牌")]
    #[must_use]
    pub fn is_tenpai(&self) -> bool {
        self.concealed().is_tenpai()
    }

    /// The tiles waited for, none of which the hand holds four times ([`FifthCopy::Any`]). A hand
    /// that has drawn (3n+2 tiles) waits for nothing.
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
        wait_tiles(self.concealed(), &self.declared(), FifthCopy::Any)
    }

    /// The tiles waited for, given what is visible: only kinds in play, and of tiles without a copy
    /// left those that the convention on [`FifthCopy`] lists.
    #[must_use]
    pub fn wait_tiles_in(&self, visible: &Visible) -> TileSet {
        self.concealed().wait_tiles_in(visible)
    }

    /// The waits with their readings, of the same tiles as [`wait_tiles`](Self::wait_tiles): a
    /// tenpai hand may have none. The guide compares this with [`is_tenpai`](Self::is_tenpai) and
    /// [`Shanten::is_one_away`](crate::Shanten::is_one_away): [Tenpai](crate::guide#tenpai).
    #[doc(alias = "待ち")]
    #[doc(alias = "machi")]
    #[must_use]
    pub fn waits(&self) -> Waits {
        waits_beside(self.concealed(), &self.declared())
    }

    /// The waits with their readings and the copies left, given what is visible. The same tiles as
    /// [`wait_tiles_in`](Self::wait_tiles_in).
    #[must_use]
    pub fn waits_in(&self, visible: &Visible) -> Waits {
        self.concealed().waits_in(visible)
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
