//! Readings in a form that doesn't depend on who found them, so that two finders can be compared.

use mentsu::{CompletedBlock, Reading, Tile, TileSet, WaitShape, WinForm};

/// A reading as nothing but sorted tiles.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct PlainReading {
    /// The winning tile.
    pub(crate) tile: Tile,
    /// The blocks of the form, each sorted, and sorted among them.
    pub(crate) blocks: Vec<Vec<Tile>>,
    /// The block with the winning tile in it: of chiitoitsu its pair, of kokushi everything.
    pub(crate) completed: Vec<Tile>,
    pub(crate) shape: WaitShape,
}

/// Converts a reading, with every tile replaced by another: by itself, or by its mirror image.
pub(crate) fn reported(reading: &Reading, image: impl Fn(Tile) -> Tile) -> PlainReading {
    let block = |tiles: &mut dyn Iterator<Item = Tile>| {
        let mut block: Vec<Tile> = tiles.map(&image).collect();
        block.sort_unstable();
        block
    };
    let pair = |tile: Tile| block(&mut [tile; 2].into_iter());
    let mut blocks: Vec<Vec<Tile>> = match reading.form() {
        WinForm::Standard(way) => {
            let mentsu = way.mentsu().iter().map(|mentsu| block(&mut mentsu.tiles()));
            mentsu.chain([pair(way.jantou())]).collect()
        }
        WinForm::Chiitoitsu(pairs) => pairs.map(pair).to_vec(),
        WinForm::Kokushi { jantou } => {
            vec![block(&mut TileSet::YAOCHUU.iter().chain([jantou]))]
        }
    };
    blocks.sort_unstable();
    let completed = match reading.block() {
        CompletedBlock::Mentsu(mentsu) => block(&mut mentsu.tiles()),
        CompletedBlock::Whole if blocks.len() == 1 => blocks[0].clone(),
        CompletedBlock::Jantou | CompletedBlock::Whole => pair(reading.tile()),
    };
    PlainReading { tile: image(reading.tile()), blocks, completed, shape: reading.shape() }
}
