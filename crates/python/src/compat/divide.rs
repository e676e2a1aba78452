//! Whether tiles are won, and the blocks they fall apart into.

use mentsu::{Counts, Decomposition, Tile, WinForm};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::PyList;

use super::arrays::{counts34, raise_as_original, small};

/// A block by its lowest tile and its kind, in the order in which `mahjong` lists them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Block(u8);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(super) enum BlockKind {
    Kantsu,
    Koutsu,
    Pair,
    Shuntsu,
}

impl BlockKind {
    const ALL: [BlockKind; 4] =
        [BlockKind::Kantsu, BlockKind::Koutsu, BlockKind::Pair, BlockKind::Shuntsu];
}

impl Block {
    pub(super) const fn new(first: Tile, kind: BlockKind) -> Block {
        Block(4 * first.index() as u8 + kind as u8)
    }

    /// The lowest tile by index.
    pub(super) const fn first(self) -> u8 {
        self.0 / 4
    }

    pub(super) const fn kind(self) -> BlockKind {
        BlockKind::ALL[self.0 as usize % 4]
    }

    /// The tiles by index.
    pub(super) fn tiles(self) -> impl ExactSizeIterator<Item = u8> {
        let (len, step) = match self.kind() {
            BlockKind::Kantsu => (4, 0),
            BlockKind::Koutsu => (3, 0),
            BlockKind::Pair => (2, 0),
            BlockKind::Shuntsu => (3, 1),
        };
        (0..len).map(move |nth| self.first() + nth * step)
    }
}

/// The blocks of a won hand in `mahjong`'s order: five, or seven pairs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Blocks {
    blocks: [Block; 7],
    len: usize,
}

impl Blocks {
    /// No block, as for kokushi.
    pub(super) const NONE: Blocks = Blocks { blocks: [Block(0); 7], len: 0 };

    fn of(all: impl IntoIterator<Item = Block>) -> Blocks {
        let mut blocks = Blocks::NONE;
        for (slot, block) in blocks.blocks.iter_mut().zip(all) {
            *slot = block;
            blocks.len += 1;
        }
        blocks
    }

    /// The blocks of a standard form and those declared.
    pub(super) fn of_standard(form: &Decomposition, declared: &[Block]) -> Blocks {
        let mentsu = form.mentsu().iter().map(|mentsu| {
            let kind = if mentsu.is_shuntsu() { BlockKind::Shuntsu } else { BlockKind::Koutsu };
            Block::new(mentsu.first(), kind)
        });
        let jantou = Block::new(form.jantou(), BlockKind::Pair);
        let mut blocks =
            Blocks::of(mentsu.chain(declared.iter().copied()).chain(core::iter::once(jantou)));
        let len = blocks.len;
        blocks.blocks[..len].sort_unstable();
        blocks
    }

    pub(super) fn of_pairs(pairs: [Tile; 7]) -> Blocks {
        Blocks::of(pairs.map(|tile| Block::new(tile, BlockKind::Pair)))
    }

    pub(super) fn as_slice(&self) -> &[Block] {
        &self.blocks[..self.len]
    }
}

/// Whether concealed tiles are won, without the tiles of open sets.
///
/// >>> from mentsu.compat.mahjong.agari import Agari
/// >>> from mentsu.compat.mahjong.tile import TilesConverter
/// >>> hand = TilesConverter.one_line_string_to_34_array("123m456p789s11z")
/// >>> Agari.is_agari(hand)
/// True
/// >>> whole = TilesConverter.one_line_string_to_34_array("111123m456p789s11z")
/// >>> Agari.is_agari(whole, [[0, 0, 0]])
/// True
///
/// More than 14 tiles are never won.
#[pyfunction]
#[pyo3(signature = (
    tiles_34: "Sequence[int]", open_sets_34: "Collection[Sequence[int]] | None" = None
))]
pub(crate) fn is_agari(
    py: Python<'_>,
    tiles_34: &Bound<'_, PyAny>,
    open_sets_34: Option<&Bound<'_, PyAny>>,
) -> PyResult<bool> {
    let counts = match concealed(tiles_34, open_sets_34) {
        Ok(Some(counts)) => counts,
        Ok(None) => {
            raise_as_original(py, "agari", (tiles_34, open_sets_34))?;
            return Ok(false);
        }
        Err(error) => {
            raise_as_original(py, "agari", (tiles_34, open_sets_34))?;
            return Err(error);
        }
    };
    match Counts::from_array(counts) {
        Ok(counts) => Ok(counts.is_win()),
        Err(_) => {
            raise_as_original(py, "agari", (tiles_34, open_sets_34))?;
            Ok(false)
        }
    }
}

/// The tiles without those of open sets; `None` if a set has fewer than three tiles, or one that
/// isn't there.
fn concealed(
    tiles_34: &Bound<'_, PyAny>,
    open_sets_34: Option<&Bound<'_, PyAny>>,
) -> PyResult<Option<[u8; Tile::COUNT]>> {
    let mut counts = counts34(tiles_34)?;
    let Some(sets) = open_sets_34.filter(|sets| sets.is_truthy().unwrap_or(true)) else {
        return Ok(Some(counts));
    };
    for set in sets.try_iter()? {
        let set = small(&set?)?;
        if set.as_slice().len() < 3 {
            return Ok(None);
        }
        for &tile in set.as_slice().iter().take(4) {
            match counts.get_mut(usize::from(tile)) {
                Some(count) if *count > 0 => *count -= 1,
                _ => return Ok(None),
            }
        }
    }
    Ok(Some(counts))
}

/// All ways in which concealed tiles fall apart into five blocks or seven pairs, in `mahjong`'s
/// order, with these blocks declared.
fn divided(concealed: [u8; Tile::COUNT], declared: &[Block]) -> Vec<Blocks> {
    let Ok(concealed) = Counts::from_array(concealed) else { return Vec::new() };
    if declared.len() > 4 || usize::from(concealed.total()) + 3 * declared.len() != 14 {
        return Vec::new();
    }
    let mut found = Vec::new();
    for form in &concealed.win_forms() {
        match form {
            WinForm::Standard(form) => found.push(Blocks::of_standard(form, declared)),
            WinForm::Chiitoitsu(pairs) => found.push(Blocks::of_pairs(*pairs)),
            WinForm::Kokushi { .. } => {}
        }
    }
    found.sort_unstable();
    found
}

/// All ways in which tiles fall apart into five blocks or seven pairs, declared blocks included.
/// A declared block is its lowest tile and its kind: 0 kantsu, 1 koutsu, 2 pair, 3 shuntsu.
#[pyfunction]
#[pyo3(signature = (
    tiles_34: "Sequence[int]", declared: "Sequence[tuple[int, int]]"
) -> "list[list[list[int]]]")]
pub(crate) fn divide_tiles<'py>(
    py: Python<'py>,
    tiles_34: &Bound<'py, PyAny>,
    declared: Vec<(i64, u8)>,
) -> PyResult<Bound<'py, PyList>> {
    let ways = PyList::empty(py);
    let Ok(mut counts) = counts34(tiles_34) else {
        raise_as_original(py, "blocks", (tiles_34,))?;
        return Ok(ways);
    };
    if counts.iter().any(|&count| count > 4) {
        return Ok(ways);
    }
    let mut melds = Vec::with_capacity(4);
    for (first, kind) in declared {
        let Ok(first) = usize::try_from(first) else { return Ok(ways) };
        let Ok(first) = Tile::from_index(first) else {
            return Err(PyIndexError::new_err("a meld of a tile that doesn't exist"));
        };
        let Some(&kind) = BlockKind::ALL.get(usize::from(kind)) else { return Ok(ways) };
        let block = Block::new(first, kind);
        for tile in block.tiles() {
            match counts.get_mut(usize::from(tile)) {
                Some(count) if *count > 0 => *count -= 1,
                _ => return Ok(ways),
            }
        }
        melds.push(block);
    }
    for blocks in divided(counts, &melds) {
        let way = PyList::empty(py);
        for block in blocks.as_slice() {
            way.append(PyList::new(py, block.tiles())?)?;
        }
        ways.append(way)?;
    }
    Ok(ways)
}
