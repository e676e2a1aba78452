//! A winning form with the winning tile placed in one of its blocks.

use super::shape::WaitShape;
use crate::form::{FormBlock, WinForm};
use crate::list::{Filler, List};
use crate::mentsu::Mentsu;
use crate::tile::{Counts, Tile};

/// The block of a [`WinForm`] that the winning tile completes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CompletedBlock {
    /// The jantou of a standard form.
    Jantou,
    /// One of a standard form's mentsu.
    Mentsu(Mentsu),
    /// The form as a whole: chiitoitsu and kokushi.
    Whole,
}

/// One way to read a won hand: a form, and the block that the winning tile completed.
///
/// Fu and yaku depend on it: pinfu needs a ryanmen, and a koutsu completed by ron isn't concealed.
/// There is one reading for each form and each distinct block that holds the tile.
///
/// ```
/// use mentsu::{CompletedBlock, Reading, hand};
///
/// let waits = hand!("2344m111p789s").waits();
/// let line = |reading: &Reading| format!("{} {}", reading.tile(), reading.shape());
/// let lines = waits.readings().iter().map(line);
/// assert_eq!(lines.collect::<Vec<_>>(), ["1m ryanmen", "4m tanki", "4m ryanmen"]);
/// assert_eq!(waits.readings()[1].block(), CompletedBlock::Jantou);
/// assert_eq!(waits.readings()[1].form().to_string(), "44m 234m 111p 789s");
/// ```
#[doc(alias = "interpretation")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Reading {
    tile: Tile,
    form: WinForm,
    block: CompletedBlock,
}

/// The readings of one hand and winning tile. Eight is the most: `22233334444555m` has them
/// for 3m.
pub type Readings = List<Reading, 8>;

/// The blocks of a reading, each with whether the winning tile completed it.
pub type ReadingBlocks = List<(FormBlock, bool), 13>;

impl Filler for (FormBlock, bool) {
    const FILLER: (FormBlock, bool) = (FormBlock::FILLER, false);
}

impl Filler for Reading {
    // All bytes are 0, so that filling a list is cheap.
    const FILLER: Reading =
        Reading { tile: Tile::M1, form: WinForm::FILLER, block: CompletedBlock::Jantou };
}

impl Reading {
    /// A reading of a form with this block that holds this tile, as the caller knows.
    #[inline(always)]
    pub(crate) const fn new(tile: Tile, form: WinForm, block: CompletedBlock) -> Reading {
        Reading { tile, form, block }
    }

    /// The winning tile.
    #[must_use]
    pub const fn tile(&self) -> Tile {
        self.tile
    }

    /// The form, winning tile included.
    #[must_use]
    pub const fn form(&self) -> WinForm {
        self.form
    }

    /// The block that the winning tile completed.
    #[must_use]
    pub const fn block(&self) -> CompletedBlock {
        self.block
    }

    /// The blocks of the form in the order of its text, each with whether the winning tile
    /// completed it: one of them did, of equal ones the first, and of chiitoitsu and kokushi the
    /// one that holds the tile.
    #[must_use]
    pub fn blocks(&self) -> ReadingBlocks {
        let (tile, completed) = (self.tile, self.block);
        let blocks = self.form.blocks();
        let place = blocks.iter().position(|&block| match completed {
            CompletedBlock::Jantou => block == FormBlock::Pair(tile),
            CompletedBlock::Mentsu(mentsu) => block == FormBlock::Mentsu(mentsu),
            CompletedBlock::Whole => block.contains(tile),
        });
        List::of(blocks.iter().enumerate().map(|(i, block)| (*block, place == Some(i))))
    }

    /// The shape that waited for the tile. 12 and 89 are penchan, not ryanmen.
    #[must_use]
    pub fn shape(&self) -> WaitShape {
        match (self.block, self.form) {
            (CompletedBlock::Jantou, _) => WaitShape::Tanki,
            (CompletedBlock::Mentsu(mentsu), _) if !mentsu.is_shuntsu() => WaitShape::Shanpon,
            (CompletedBlock::Mentsu(mentsu), _) => {
                let lowest = mentsu.first().rank();
                match (self.tile.rank() - lowest, lowest) {
                    (1, _) => WaitShape::Kanchan,
                    (2, 1) | (0, 7) => WaitShape::Penchan,
                    _ => WaitShape::Ryanmen,
                }
            }
            (CompletedBlock::Whole, WinForm::Kokushi { jantou }) if jantou == self.tile => {
                WaitShape::Kokushi13
            }
            (CompletedBlock::Whole, WinForm::Kokushi { .. }) => WaitShape::Kokushi,
            (CompletedBlock::Whole, _) => WaitShape::Chiitoitsu,
        }
    }
}

/// The readings of won tiles, the winning tile among them.
pub(super) fn readings(won: &Counts, tile: Tile) -> Readings {
    let mut readings = Readings::new();
    readings_of(&won.win_forms(), tile, |reading| readings.push(reading));
    readings
}

/// Gives the readings of these forms, in order.
#[inline(always)]
pub(super) fn readings_of(forms: &[WinForm], tile: Tile, mut give: impl FnMut(Reading)) {
    for &form in forms {
        let mut completed = |block| give(Reading { tile, form, block });
        match form {
            WinForm::Standard(decomposition) => {
                if decomposition.jantou() == tile {
                    completed(CompletedBlock::Jantou);
                }
                let mut last = None;
                for &mentsu in decomposition.mentsu() {
                    if mentsu.contains(tile) && last != Some(mentsu) {
                        completed(CompletedBlock::Mentsu(mentsu));
                    }
                    last = Some(mentsu);
                }
            }
            WinForm::Chiitoitsu(pairs) if pairs.contains(&tile) => completed(CompletedBlock::Whole),
            WinForm::Kokushi { .. } if tile.is_yaochuu() => completed(CompletedBlock::Whole),
            _ => {}
        }
    }
}
