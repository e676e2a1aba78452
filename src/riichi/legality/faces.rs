//! Finds the faces of some kinds in a hand without walking through all of its tiles.

use crate::hand::Hand;
use crate::list::List;
use crate::tile::{Face, Tile, TileSet};

/// The faces of these kinds, all of them held: each once, in order, red fives before plain ones.
#[inline]
pub(super) fn faces_once<const N: usize>(hand: &Hand, kinds: TileSet) -> List<Face, N> {
    let mut faces = List::new();
    for tile in kinds {
        push_faces(hand, tile, &mut faces);
    }
    faces
}

/// Adds the faces that a hand holds of a kind: none, one, or both of a five, the red one first.
#[inline(always)]
pub(super) fn push_faces<const N: usize>(hand: &Hand, tile: Tile, faces: &mut List<Face, N>) {
    let (all, reds) = (hand.concealed().get(tile), hand.reds(tile));
    if reds > 0 {
        faces.push(Face::red_if(true, tile));
    }
    if all > reds {
        faces.push(Face::plain(tile));
    }
}

/// The first `count` copies of a kind in the hand, red ones first.
#[inline(always)]
pub(super) fn copies<const N: usize>(hand: &Hand, tile: Tile) -> [Face; N] {
    let reds = usize::from(hand.reds(tile));
    core::array::from_fn(|copy| Face::red_if(copy < reds, tile))
}
