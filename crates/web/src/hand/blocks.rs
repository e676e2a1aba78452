//! Forms and readings, block by block.

use mentsu::{FormBlock, Hand, Meld, Reading, WinForm};

use crate::wire::json::{Json, list};
use crate::wire::shape::Either;
use crate::{object, word};

fn block(block: FormBlock, in_standard: bool, completed: bool, meld: bool) -> impl Json + use<> {
    let kind = match block {
        FormBlock::Mentsu(mentsu) => Either::Other(mentsu.kind()),
        _ => Either::This(word!(match (block, in_standard) {
            (FormBlock::Pair(_), true) => "jantou",
            (FormBlock::Pair(_), false) => "pair",
            _ => "single",
        })),
    };
    let tiles = match block {
        FormBlock::Pair(tile) => vec![tile; 2],
        FormBlock::Single(tile) => vec![tile],
        FormBlock::Mentsu(mentsu) => mentsu.tiles().collect(),
    };
    object!(Block {
        kind,
        text: block.to_string(),
        tiles,
        /// In a reading: the block that the winning tile completes.
        completed,
        /// A declared meld.
        meld,
    })
}

fn with_melds<I: Iterator<Item = (FormBlock, bool)>>(
    form: WinForm,
    blocks: I,
    melds: &[Meld],
) -> impl Json + use<I> {
    let has_jantou = !matches!(form, WinForm::Chiitoitsu(_));
    let blocks = blocks.map(|(of, completed)| block(of, has_jantou, completed, false));
    let melds = melds.iter().map(|of| block(FormBlock::Mentsu(of.mentsu()), false, false, true));
    object!(Form {
        kind: word!(match form {
            WinForm::Standard(_) => "standard",
            WinForm::Chiitoitsu(_) => "chiitoitsu",
            WinForm::Kokushi { .. } => "kokushi",
        }),
        blocks: list(blocks.chain(melds)),
    })
}

/// A winning form, the melds of the hand last.
pub fn form(form: WinForm, melds: &[Meld]) -> impl Json + use<> {
    with_melds(form, form.blocks().into_iter().map(|block| (block, false)), melds)
}

/// A reading: which block the winning tile completes, and in which shape.
pub fn reading(reading: &Reading, hand: &Hand) -> impl Json + use<> {
    object!(Reading {
        shape: reading.shape(),
        form: with_melds(reading.form(), reading.blocks().into_iter(), hand.melds()),
    })
}
