//! Winning forms and readings, block by block.

use mentsu::{FormBlock, Meld, Reading, WinForm};
use serde::Serialize;

#[cfg(feature = "schema")]
crate::shape::shapes! {
    /// A winning form.
    WinFormKind = |_| crate::shape::any_of(&FORMS);
    /// The kind of a block: a jantou, a pair of chiitoitsu, a tile of kokushi, or a mentsu.
    BlockKind = |_| {
        let mentsu = <mentsu::MentsuKind as mentsu::names::Named>::NAMES;
        crate::shape::any_of(&[&NO_MENTSU[..], mentsu].concat())
    };
}

/// A winning form.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WinFormPart {
    /// Which one.
    #[cfg_attr(feature = "schema", schemars(with = "WinFormKind"))]
    kind: &'static str,
    /// The melds last.
    blocks: Vec<BlockPart>,
}

/// A winning form and the block that the winning tile completes.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WaitReadingPart {
    /// The shape of the wait.
    #[cfg_attr(feature = "schema", schemars(with = "crate::shape::WaitShape"))]
    shape: &'static str,
    /// The form.
    form: WinFormPart,
}

/// A block of a form.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct BlockPart {
    /// What it is.
    #[cfg_attr(feature = "schema", schemars(with = "BlockKind"))]
    kind: &'static str,
    /// Its tiles.
    tiles: String,
    /// Whether the winning tile completes it.
    completed: bool,
    /// Whether it is a meld.
    meld: bool,
}

impl WinFormPart {
    /// A winning form of a hand with these melds.
    #[must_use]
    pub fn of(form: WinForm, melds: &[Meld]) -> WinFormPart {
        WinFormPart::with(form, form.blocks().into_iter().map(|block| (block, false)), melds)
    }

    /// The same with its blocks, each with whether the winning tile completes it.
    fn with(
        form: WinForm,
        blocks: impl Iterator<Item = (FormBlock, bool)>,
        melds: &[Meld],
    ) -> WinFormPart {
        let pair = if matches!(form, WinForm::Chiitoitsu(_)) { "pair" } else { "jantou" };
        let blocks = blocks.map(|(block, completed)| BlockPart::of(block, pair, completed, false));
        let melds = melds.iter().map(|meld| FormBlock::Mentsu(meld.mentsu()));
        let melds = melds.map(|block| BlockPart::of(block, pair, false, true));
        WinFormPart { kind: name(form), blocks: blocks.chain(melds).collect() }
    }
}

impl WaitReadingPart {
    /// A reading of a hand with these melds.
    #[must_use]
    pub fn of(reading: &Reading, melds: &[Meld]) -> WaitReadingPart {
        WaitReadingPart {
            shape: reading.shape().name(),
            form: WinFormPart::with(reading.form(), reading.blocks().into_iter(), melds),
        }
    }
}

impl BlockPart {
    /// A block; `pair` is the kind of a pair.
    fn of(block: FormBlock, pair: &'static str, completed: bool, meld: bool) -> BlockPart {
        let kind = match block {
            FormBlock::Pair(_) => pair,
            FormBlock::Single(_) => "single",
            FormBlock::Mentsu(mentsu) => mentsu.kind().name(),
        };
        BlockPart { kind, tiles: block.to_string(), completed, meld }
    }
}

/// All names of forms.
#[cfg(feature = "schema")]
const FORMS: [&str; 3] = ["standard", "chiitoitsu", "kokushi"];

const fn name(form: WinForm) -> &'static str {
    match form {
        WinForm::Standard(_) => "standard",
        WinForm::Chiitoitsu(_) => "chiitoitsu",
        WinForm::Kokushi { .. } => "kokushi",
    }
}

/// Kinds of blocks that aren't mentsu.
#[cfg(feature = "schema")]
const NO_MENTSU: [&str; 3] = ["jantou", "pair", "single"];
