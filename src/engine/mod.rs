//! What every question about concealed tiles comes down to: rows of suits, standard wins, their
//! splits, and standard waits.
//!
//! [`direct`] answers them for any tiles in play, [`table`] by a few look-ups where the feature `index`
//! is; both have the same interface, and here it is chosen, here alone. Whoever asks doesn't know
//! which it is. The engine knows tiles and nothing above them: winning forms, shanten and ukeire are
//! made of its answers elsewhere.

#[allow(dead_code, reason = "beside tables it is asked for less, and proves them")]
mod direct;
mod rows;
pub(crate) mod shape;
mod split;
#[cfg(feature = "index")]
mod table;

#[cfg(not(feature = "index"))]
use self::direct as quick;
pub(crate) use self::direct::DirectRows;
pub(crate) use self::direct::splits as splits_even_with_a_fifth;
pub(crate) use self::quick::{HandSplit, QuickRows, is_standard_win, splits};
pub(crate) use self::rows::{RowGroups, Rows, lacking, mentsu_needed};
pub(crate) use self::split::{BlockMasks, SplitBlocks};
#[cfg(feature = "index")]
use self::table as quick;
use crate::tile::{Counts, TileSet};

/// Asks a function generic over [`Rows`] with those that fit the tiles in play.
///
/// Each arm is compiled for its rows, so that a question about all kinds checks nothing.
macro_rules! with_rows {
    ($in_play:expr, $concealed:expr, $rows:ident => $answer:expr) => {{
        use $crate::engine::{DirectRows, QuickRows, Rows as _};
        use $crate::tile::TileSet;

        let in_play: TileSet = $in_play;
        if in_play == TileSet::ALL {
            let $rows = QuickRows::ALL_KINDS;
            $answer
        } else if in_play == TileSet::SANMA && QuickRows::SANMA.knows_man($concealed.words()[0]) {
            let $rows = QuickRows::SANMA;
            $answer
        } else {
            let $rows = DirectRows { in_play };
            $answer
        }
    }};
}
pub(crate) use with_rows;

/// The tiles that make at most 13 tiles a standard win; of those held four times none, or all that
/// would if a fifth copy existed.
#[inline(always)]
pub(crate) fn standard_waits(concealed: &Counts, imagine_a_fifth: bool) -> TileSet {
    if imagine_a_fifth && !concealed.at_least(4).is_empty() {
        return direct::standard_waits_with_a_fifth(concealed);
    }
    quick::standard_waits(concealed)
}
