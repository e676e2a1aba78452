//! The engine beneath every question about concealed tiles: rows of suits, standard wins, their
//! splits, and standard waits.
//!
//! [`direct`] computes the answers, for any tiles in play; [`table`] looks them up, rows with the
//! feature `rows` and the others with `index`. Both have the same interface, and only this file
//! chooses between them, so no caller knows which one answers. The engine knows tiles only: winning
//! forms, shanten and ukeire are derived from its answers elsewhere.

mod after;
#[allow(
    dead_code,
    reason = "with tables fewer of its functions are used, and tests prove the tables by it"
)]
mod direct;
mod discards;
mod five;
mod numbers;
mod rows;
pub(crate) mod shape;
mod split;
#[cfg(feature = "rows")]
mod table;

pub(crate) use self::after::{AfterDiscard, AnotherForm, Listable, nibbles};
#[cfg(not(feature = "rows"))]
use self::direct as quick_rows;
#[cfg(not(feature = "index"))]
use self::direct as quick;
pub(crate) use self::direct::DirectRows;
pub(crate) use self::direct::imagined_fifths;
pub(crate) use self::direct::splits as splits_even_with_a_fifth;
pub(crate) use self::discards::each_discard;
pub(crate) use self::five::{lacking_blocks, lacking_of_five, lowering_of_five};
pub(crate) use self::quick::{SplitsWith, each_split, is_standard_win};
pub(crate) use self::quick_rows::QuickRows;
pub(crate) use self::rows::{RowGroups, Rows, lacking, mentsu_needed};
pub(crate) use self::split::{BlockMasks, SplitBlocks};
#[cfg(feature = "index")]
use self::table as quick;
#[cfg(feature = "rows")]
use self::table as quick_rows;
use crate::tile::{Counts, TileSet};

/// Whether size matters more than time, as without the index: code that is otherwise inlined for
/// each suit or caller is then compiled once.
pub(crate) const BYTES_COUNT: bool = cfg!(not(feature = "index"));

/// Calls a function generic over [`Rows`] with the rows that fit the tiles in play.
///
/// Each arm is compiled for its rows, so that with all kinds in play nothing is checked.
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

/// The tiles that complete at most 13 tiles to a standard win. A tile held four times is included
/// only if a fifth copy is imagined.
#[inline(always)]
pub(crate) fn standard_waits(concealed: &Counts, imagine_a_fifth: bool) -> TileSet {
    if imagine_a_fifth && !concealed.at_least(4).is_empty() {
        return direct::standard_waits_with_a_fifth(concealed);
    }
    quick::standard_waits(concealed)
}
