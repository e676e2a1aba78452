//! A form of a win with the winning tile placed in one of its blocks.

use core::fmt;

use crate::form::FormBlock;
use crate::hand::Hand;
use crate::list::{Filler, List};
use crate::mcr::form::{Form, KnittedStraight, counts_forms};
use crate::mentsu::Mentsu;
use crate::padded::{Unpadded, padded};
use crate::tile::{Counts, Tile};
use crate::wait::{CompletedBlock as StandardBlock, Reading as StandardReading, WaitShape};

/// The block of a [`Form`] that the winning tile completes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CompletedBlock {
    /// The pair (将).
    Jantou(Tile),
    /// A set: a chow or a pung.
    Mentsu(Mentsu),
    /// The nine tiles of a knitted straight (组合龙).
    KnittedStraight(KnittedStraight),
    /// The form as a whole: seven pairs, thirteen orphans, honors and knitted tiles.
    Whole,
}

impl Unpadded for CompletedBlock {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CompletedBlock::Jantou(tile) => write!(f, "{}", FormBlock::Pair(*tile)),
            CompletedBlock::Mentsu(set) => write!(f, "{set}"),
            CompletedBlock::KnittedStraight(straight) => write!(f, "{straight}"),
            CompletedBlock::Whole => f.write_str("whole"),
        }
    }
}

padded! {
    /// The tiles, `55z`; `whole` for the form as a whole.
    CompletedBlock
}

/// One way to read a won hand: a form, and the block that the winning tile completed. There is one
/// for each form and each distinct block that holds the tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Reading {
    tile: Tile,
    form: Form,
    block: CompletedBlock,
}

/// The readings of one hand and winning tile: eight standard ones, as in riichi, and seven pairs
/// at most.
pub type Readings = List<Reading, 9>;

impl Filler for Reading {
    const FILLER: Reading =
        Reading { tile: Tile::M1, form: Form::FILLER, block: CompletedBlock::Whole };
}

impl Reading {
    /// The winning tile.
    #[must_use]
    pub const fn tile(&self) -> Tile {
        self.tile
    }

    /// The form, winning tile included.
    #[must_use]
    pub const fn form(&self) -> &Form {
        &self.form
    }

    /// The block that the winning tile completed.
    #[must_use]
    pub const fn block(&self) -> CompletedBlock {
        self.block
    }

    /// The shape that waited for the tile in a pair or set; `None` in the other blocks. 12 and 89
    /// are penchan (边张), not ryanmen.
    #[must_use]
    pub fn shape(&self) -> Option<WaitShape> {
        let block = match self.block {
            CompletedBlock::Jantou(_) => StandardBlock::Jantou,
            CompletedBlock::Mentsu(set) => StandardBlock::Mentsu(set),
            _ => return None,
        };
        let form = StandardReading::FILLER.form();
        Some(StandardReading::new(self.tile, form, block).shape())
    }
}

/// Every reading of a won hand in which `tile` was the winning tile, melds aside: by form, and in a
/// form the pair first, then sets in order, then the knitted straight. None if the hand isn't won
/// or doesn't hold it.
///
/// ```
/// use mentsu::mcr::{FormKind, readings};
/// use mentsu::{hand, tile};
///
/// let readings = readings(&hand!("11112233445566m"), tile!("1m"));
/// let line = |one: &mentsu::mcr::Reading| format!("{} of {}", one.block(), one.form());
/// let lines: Vec<String> = readings.iter().map(line).collect();
/// assert_eq!(lines, [
///     "11m of 11m 123m 123m 456m 456m",
///     "123m of 11m 123m 123m 456m 456m",
///     "whole of 11m 11m 22m 33m 44m 55m 66m",
/// ]);
/// ```
#[must_use]
pub fn readings(hand: &Hand, tile: Tile) -> Readings {
    of_counts(hand.concealed(), tile)
}

/// The readings of concealed tiles, the winning one among them.
pub(super) fn of_counts(won: &Counts, tile: Tile) -> Readings {
    let mut readings = Readings::new();
    if won.get(tile) == 0 {
        return readings;
    }
    for form in counts_forms(won) {
        let mut completed = |block| readings.push(Reading { tile, form, block });
        let mut in_blocks = |pair: Tile, sets: &[Mentsu]| {
            if pair == tile {
                completed(CompletedBlock::Jantou(pair));
            }
            let mut last = None;
            for set in sets.iter().copied().filter(|set| set.contains(tile)) {
                if last != Some(set) {
                    completed(CompletedBlock::Mentsu(set));
                }
                last = Some(set);
            }
        };
        match form {
            Form::Standard(split) => in_blocks(split.jantou(), split.mentsu()),
            Form::KnittedStraight { straight, pair, set } => {
                in_blocks(pair, set.as_slice());
                if straight.contains(tile) {
                    completed(CompletedBlock::KnittedStraight(straight));
                }
            }
            _ => completed(CompletedBlock::Whole),
        }
    }
    readings
}
