use alloc::vec::Vec;
use crate::board::{Board, BoardError};
use crate::face::Face;
use crate::layout::Layout;
use crate::rng::SplitMix64;

pub fn four_of_each(faces: u16) -> Vec<Face> {
    (0..faces).flat_map(|face| [Face(face); 4]).collect()
}
pub fn random(layout: &Layout, faces: &[Face], seed: u64) -> Result<Board, BoardError> {
    let mut faces = faces.to_vec();
    SplitMix64::new(seed).shuffle(&mut faces);
    Board::new(layout.clone(), &faces)
}
