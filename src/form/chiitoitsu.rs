//! Seven different pairs (七対子).

use crate::tile::{Counts, Tile};

/// The pairs, in order of tile, if the tiles are exactly seven different pairs. Four of a kind are
/// not two pairs.
pub(crate) fn pairs(concealed: &Counts) -> Option<[Tile; 7]> {
    let kinds = concealed.words().iter().map(|word| word.count_ones()).sum::<u32>();
    if !may_be(concealed) || kinds != 7 {
        return None;
    }
    let mut pairs = [Tile::M1; 7];
    for (pair, tile) in pairs.iter_mut().zip(concealed.kinds()) {
        *pair = tile;
    }
    Some(pairs)
}

/// Whether every tile held is held twice.
#[inline(always)]
fn may_be(concealed: &Counts) -> bool {
    // A count of 2 is 0010; 1 and 3 have bit 0, and 4 has bit 2. The bitwise or of the suits' words
    // keeps any such bit.
    const TWOS: u64 = 0x2_2222_2222;

    let [man, pin, sou, honors] = concealed.words();
    (man | pin | sou | honors) & !TWOS == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seven_pairs_are_neither_six_nor_eight() {
        let pairs_of = |tiles: &str| pairs(&tiles.parse().unwrap()).map(|pairs| pairs[6]);
        assert_eq!(pairs_of("2255m1199p3388s77z"), Some(Tile::Red));
        assert_eq!(pairs_of("2255m1199p3388s"), None);
        assert_eq!(pairs_of("2255m1199p3388s7766z"), None);
        assert_eq!(pairs_of("2255m1111p3388s77z"), None, "four of a kind are not two pairs");
    }
}
