//! Melds as `mahjong` declares them.

use mentsu::{Face, Meld, MeldKind, Tile};
use pyo3::prelude::*;
use pyo3::types::PyString;

use super::arrays::small;
use super::divide::{Block, BlockKind};

/// The melds of a hand.
#[derive(Default)]
pub(super) struct Declared {
    pub(super) melds: Vec<Meld>,
    pub(super) blocks: Vec<Block>,
    /// The blocks of open melds.
    pub(super) open: Vec<Block>,
}

/// The most melds of a hand.
const MOST: usize = 4;

impl Declared {
    /// Reads melds; `None` if one isn't what its type says, for the reference to judge.
    pub(super) fn read(melds: Option<&Bound<'_, PyAny>>) -> PyResult<Option<Declared>> {
        let mut declared = Declared::default();
        let Some(melds) = melds else { return Ok(Some(declared)) };
        let melds = match melds.try_iter() {
            Ok(melds) => melds,
            // What is false counts as none.
            Err(_) if !melds.is_truthy()? => return Ok(Some(declared)),
            Err(error) => return Err(error),
        };
        for meld in melds {
            let Some(meld) = read_meld(&meld?)? else { return Ok(None) };
            if declared.melds.len() == MOST {
                return Ok(None);
            }
            let kind = match meld.kind() {
                MeldKind::Chi => BlockKind::Shuntsu,
                MeldKind::Pon => BlockKind::Koutsu,
                _ => BlockKind::Kantsu,
            };
            let block = Block::new(meld.mentsu().first(), kind);
            if meld.is_open() {
                declared.open.push(block);
            }
            declared.blocks.push(block);
            declared.melds.push(meld);
        }
        Ok(Some(declared))
    }
}

fn read_meld(meld: &Bound<'_, PyAny>) -> PyResult<Option<Meld>> {
    let py = meld.py();
    let kind = meld.getattr(pyo3::intern!(py, "type"))?;
    let Ok(kind) = kind.cast::<PyString>() else { return Ok(None) };
    let opened = meld.getattr(pyo3::intern!(py, "opened"))?.is_truthy()?;
    let kind = match (kind.to_str()?, opened) {
        ("chi", true) => MeldKind::Chi,
        ("pon", true) => MeldKind::Pon,
        ("kan", true) => MeldKind::Daiminkan,
        ("kan", false) => MeldKind::Ankan,
        ("shouminkan", true) => MeldKind::Kakan,
        _ => return Ok(None),
    };
    let tiles = small(&meld.getattr(pyo3::intern!(py, "tiles"))?)?;
    let mut faces = [Face::plain(Tile::M1); 4];
    let Some(faces) = faces.get_mut(..tiles.as_slice().len()) else { return Ok(None) };
    for (face, &tile) in faces.iter_mut().zip(tiles.as_slice()) {
        let Ok(tile) = Tile::from_index(usize::from(tile / 4)) else { return Ok(None) };
        *face = Face::plain(tile);
    }
    Ok(Meld::from_faces(kind, faces).ok())
}
