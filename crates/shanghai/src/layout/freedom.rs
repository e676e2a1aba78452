//! Which tiles are free. One byte for each tile counts the tiles on it and at its sides. It is
//! updated when one of them goes.

use alloc::vec;
use alloc::vec::Vec;

use crate::layout::{Position, around};

/// One tile on top (at most 4, one at each corner), in the byte of a tile.
const ABOVE: u8 = 1;
/// One tile at the left side (at most 2).
const LEFT: u8 = 1 << 3;
/// One tile at the right side (at most 2).
const RIGHT: u8 = 1 << 5;

/// Whether a tile with this byte is free: nothing on it and a side open.
pub(crate) const fn is_free(held: u8) -> bool {
    held & (7 * ABOVE) == 0 && (held & (3 * LEFT) == 0 || held & (3 * RIGHT) == 0)
}

/// Which tiles each tile holds, and the bytes of a full board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Links {
    /// The bytes of a full board.
    held: Vec<u8>,
    /// Where each tile's part of `holds` starts, and one more.
    starts: Vec<u32>,
    /// The tiles that a tile holds, and what is subtracted from their bytes when it goes.
    holds: Vec<(u16, u8)>,
}

impl Links {
    /// The links of sorted positions without overlaps, at most 2¹⁶.
    pub(crate) fn new(positions: &[Position]) -> Self {
        let mut links = Self {
            held: vec![0; positions.len()],
            starts: Vec::with_capacity(positions.len() + 1),
            holds: Vec::new(),
        };
        links.starts.push(0);
        for &tile in positions {
            let sorts: [(i16, &[i16], u8); 3] =
                [(-1, &[-1, 0, 1], ABOVE), (0, &[2], LEFT), (0, &[-2], RIGHT)];
            for (dz, dx, weight) in sorts {
                for place in around(tile, dz, dx.iter().copied()) {
                    if let Ok(other) = positions.binary_search(&place) {
                        links.held[other] += weight;
                        links.holds.push((other as u16, weight));
                    }
                }
            }
            links.starts.push(links.holds.len() as u32);
        }
        links
    }

    /// The bytes of a full board.
    pub(crate) fn held(&self) -> &[u8] {
        &self.held
    }

    /// The tiles that a tile lies on.
    pub(crate) fn beneath(&self, tile: usize) -> impl Iterator<Item = usize> {
        let holds = self.holds(tile).iter().filter(|&&(_, weight)| weight == ABOVE);
        holds.map(|&(other, _)| usize::from(other))
    }

    /// The tiles that a tile holds, and what is subtracted from their bytes when it goes.
    #[inline]
    pub(crate) fn holds(&self, tile: usize) -> &[(u16, u8)] {
        &self.holds[self.starts[tile] as usize..self.starts[tile + 1] as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The bytes agree with the written rule for every set of neighbours of a tile.
    #[test]
    fn the_bytes_follow_the_rule() {
        let around: Vec<Position> = [
            (2, 4, 0),
            (2, 5, 0),
            (2, 3, 0),
            (6, 3, 0),
            (6, 5, 0),
            (6, 4, 0),
            (3, 3, 1),
            (5, 3, 1),
            (3, 5, 1),
            (5, 5, 1),
            (4, 4, 1),
            (4, 2, 0),
            (4, 6, 0),
        ]
        .map(|(x, y, z)| Position::new(x, y, z))
        .to_vec();
        let tile = Position::new(4, 4, 0);
        let mut seen = [0; 2];
        for set in 0..1 << around.len() {
            let others = (0..around.len()).filter(|i| set >> i & 1 == 1).map(|i| around[i]);
            let mut tiles: Vec<Position> = others.chain([tile]).collect();
            tiles.sort_unstable();
            let overlap = |a: &Position| tiles.iter().any(|b| a != b && a.overlaps(*b));
            if tiles.iter().any(overlap) {
                continue;
            }
            let is = tiles.binary_search(&tile).unwrap();
            let links = Links::new(&tiles);
            let on = tiles.iter().any(|other| other.lies_on(tile));
            let left = tiles.iter().any(|other| other.is_left_of(tile));
            let right = tiles.iter().any(|other| tile.is_left_of(*other));
            let free = !(on || left && right);
            assert_eq!(is_free(links.held()[is]), free, "{tiles:?}");
            seen[usize::from(free)] += 1;
            for gone in (0..tiles.len()).filter(|&i| i != is) {
                let mut held = links.held()[is];
                for &(other, weight) in links.holds(gone) {
                    if usize::from(other) == is {
                        held -= weight;
                    }
                }
                let rest: Vec<Position> =
                    (0..tiles.len()).filter(|&i| i != gone).map(|i| tiles[i]).collect();
                let is = rest.binary_search(&tile).unwrap();
                assert_eq!(held, Links::new(&rest).held()[is], "{tiles:?} without {gone}");
            }
        }
        assert!(seen[0] > 100 && seen[1] > 10, "{seen:?}");
    }
}
