//! Ways to win: blocks, forms, readings, and attempts at them.

use mentsu::attempts;
use mentsu::{
    CompletedBlock, Completion, Decomposition, FormBlock, MentsuKind, Reading, WaitShape, WinForm,
};
use pyo3::prelude::*;

use super::{Tiles, answers};
use crate::args::names::Name;
use crate::html::html;
use crate::typed::TupleOf;
use crate::values::counts::PyCounts;
use crate::values::tile::PyTile;
use crate::values::tile_set::PyTileSet;

/// What a block is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BlockKind {
    Jantou,
    Pair,
    Shuntsu,
    Koutsu,
    Kantsu,
    Single,
}

mentsu::names! { BlockKind, "kind of block":
    Jantou "jantou",
    Pair "pair",
    Shuntsu "shuntsu",
    Koutsu "koutsu",
    Kantsu "kantsu",
    Single "single",
}

/// What a winning form is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FormKind {
    Standard,
    Chiitoitsu,
    Kokushi,
}

mentsu::names! { FormKind, "kind of form":
    Standard "standard",
    Chiitoitsu "chiitoitsu",
    Kokushi "kokushi",
}

answers! {
    /// A block of a winning form: the jantou, a shuntsu, koutsu or kantsu, a pair of chiitoitsu, or
    /// a single tile of kokushi.
    ///
    /// >>> from mentsu import Hand
    /// >>> block = Hand("11m234p").win_forms()[0].blocks[1]
    /// >>> block.kind, str(block)
    /// ('shuntsu', '234p')
    PyBlock: "Block" {
        /// What the block is.
        kind: Name<BlockKind>;
        /// Its tiles in order.
        tiles: Tiles;
    }

    /// One way to win (和了形): `standard`, `chiitoitsu` or `kokushi`, and its blocks.
    ///
    /// >>> from mentsu import Hand
    /// >>> form = Hand("112233m445566p77s").win_forms()[1]
    /// >>> form.kind, str(form)
    /// ('chiitoitsu', '11m 22m 33m 44p 55p 66p 77s')
    PyWinForm: "WinForm" {
        /// What the form is.
        kind: Name<FormKind>;
        /// Its blocks, the jantou first.
        blocks: TupleOf<PyBlock>;
    }

    /// One way to read a won hand: a form, and the block that the winning tile completed.
    ///
    /// `block` is `None` for chiitoitsu and kokushi, which the winning tile completes as a whole.
    ///
    /// >>> from mentsu import Hand
    /// >>> reading = Hand("23444m111p789s").readings("4m")[1]
    /// >>> print(reading, "|", reading.block, reading.shape)
    /// 44m 234m 111p 789s | 234m ryanmen
    PyReading: "Reading" {
        /// The winning tile.
        tile: PyTile;
        /// The form of the won hand.
        form: PyWinForm;
        /// The block that the tile completed.
        block: Option<PyBlock>;
        /// The shape of the wait.
        shape: Name<WaitShape>;
    }

    /// One attempt of the reference algorithm: a jantou, a set of koutsu, and the tiles left over
    /// after taking shuntsu.
    ///
    /// `form` is the winning form if nothing was left over, otherwise `None`.
    PyAttempt: "Attempt" {
        /// The jantou that was tried.
        jantou: PyTile;
        /// The koutsu that were tried.
        koutsu: PyTileSet;
        /// The tiles that no shuntsu took.
        left_over: PyCounts;
        /// The form, if nothing was left over.
        form: Option<PyWinForm>;
    }

    /// Tiles that complete a partial hand to a win, the concealed tiles with them, and the ways to
    /// win.
    PyCompletion: "Completion" {
        /// The tiles in the places of the unknown ones.
        tiles: PyCounts;
        /// All concealed tiles.
        concealed: PyCounts;
        /// The ways to win.
        win_forms: TupleOf<PyWinForm>;
    }
}

impl PyBlock {
    /// A block of this form.
    fn of(block: FormBlock, form: &WinForm) -> PyBlock {
        let (kind, tiles) = match block {
            FormBlock::Pair(tile) => {
                let is_jantou = !matches!(form, WinForm::Chiitoitsu(_));
                let kind = if is_jantou { BlockKind::Jantou } else { BlockKind::Pair };
                (kind, [tile; 2].into_iter().collect())
            }
            FormBlock::Single(tile) => (BlockKind::Single, [tile].into_iter().collect()),
            FormBlock::Mentsu(mentsu) => {
                let kind = match mentsu.kind() {
                    MentsuKind::Shuntsu => BlockKind::Shuntsu,
                    MentsuKind::Koutsu => BlockKind::Koutsu,
                    MentsuKind::Kantsu => BlockKind::Kantsu,
                };
                (kind, mentsu.tiles().collect())
            }
        };
        PyBlock { kind: Name(kind), tiles }
    }
}

impl From<&WinForm> for PyWinForm {
    fn from(form: &WinForm) -> PyWinForm {
        let kind = match form {
            WinForm::Standard(_) => FormKind::Standard,
            WinForm::Chiitoitsu(_) => FormKind::Chiitoitsu,
            WinForm::Kokushi { .. } => FormKind::Kokushi,
        };
        PyWinForm {
            kind: Name(kind),
            blocks: form.blocks().iter().map(|block| PyBlock::of(*block, form)).collect(),
        }
    }
}

impl From<Decomposition> for PyWinForm {
    fn from(way: Decomposition) -> PyWinForm {
        PyWinForm::from(&WinForm::Standard(way))
    }
}

impl From<&Reading> for PyReading {
    fn from(reading: &Reading) -> PyReading {
        let form = reading.form();
        let block = match reading.block() {
            CompletedBlock::Jantou => match form {
                WinForm::Standard(way) => Some(FormBlock::Pair(way.jantou())),
                _ => None,
            },
            CompletedBlock::Mentsu(mentsu) => Some(FormBlock::Mentsu(mentsu)),
            CompletedBlock::Whole => None,
        };
        PyReading {
            tile: PyTile(reading.tile()),
            form: PyWinForm::from(&form),
            block: block.map(|block| PyBlock::of(block, &form)),
            shape: Name(reading.shape()),
        }
    }
}

impl From<attempts::Attempt> for PyAttempt {
    fn from(attempt: attempts::Attempt) -> PyAttempt {
        let (form, left_over) = match attempt.outcome() {
            attempts::Outcome::Complete(way) => (Some(way.into()), mentsu::Counts::EMPTY),
            attempts::Outcome::LeftOver(left) => (None, left),
        };
        PyAttempt {
            jantou: PyTile(attempt.jantou()),
            koutsu: PyTileSet(attempt.koutsu()),
            left_over: PyCounts(left_over),
            form,
        }
    }
}

impl From<Completion> for PyCompletion {
    fn from(completion: Completion) -> PyCompletion {
        PyCompletion {
            tiles: PyCounts(*completion.tiles()),
            concealed: PyCounts(*completion.concealed()),
            win_forms: completion.win_forms().iter().map(PyWinForm::from).collect(),
        }
    }
}

impl PyBlock {
    /// The ranks and the suit: `234p`.
    fn text(&self) -> String {
        let suit = self.tiles.iter().next().map(|tile| tile.suit().name());
        let ranks = self.tiles.iter().map(|tile| tile.rank().to_string());
        ranks.chain(suit.map(str::to_owned)).collect()
    }
}

#[pymethods]
impl PyBlock {
    fn __str__(&self) -> String {
        self.text()
    }
}

#[pymethods]
impl PyWinForm {
    fn __str__(&self) -> String {
        let blocks: Vec<String> = self.blocks.iter().map(PyBlock::text).collect();
        blocks.join(" ")
    }

    #[pyo3(signature = () -> "str")]
    fn _repr_html_(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let blocks: TupleOf<Tiles> = self.blocks.iter().map(|block| block.tiles).collect();
        html(py, "groups", (blocks,))
    }
}

#[pymethods]
impl PyReading {
    fn __str__(&self) -> String {
        self.form.__str__()
    }
}
