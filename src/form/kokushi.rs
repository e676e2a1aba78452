//! Thirteen orphans (国士無双).

use crate::tile::{Counts, Tile, TileSet};

/// The doubled tile, if the tiles are the thirteen kinds of terminals and honors and one more of
/// them.
pub(crate) fn jantou(concealed: &Counts) -> Option<Tile> {
    if !may_be(concealed) || concealed.total() != 14 || concealed.kinds() != TileSet::YAOCHUU {
        return None;
    }
    // Fourteen tiles of thirteen kinds double exactly one.
    concealed.at_least(2).first()
}

/// Whether there are only terminals and honors, which rules out nearly every other hand.
#[inline(always)]
fn may_be(concealed: &Counts) -> bool {
    /// The nibbles of 2–8.
    const SIMPLES: u64 = 0x0_FFFF_FFF0;

    let [man, pin, sou, _] = concealed.words();
    (man | pin | sou) & SIMPLES == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kokushi_has_exactly_fourteen_tiles() {
        let doubled = |tiles: &str| jantou(&tiles.parse().unwrap());
        assert_eq!(doubled("19m199p19s1234567z"), Some(Tile::P9));
        assert_eq!(doubled("19m19p19s1234567z"), None);
        assert_eq!(doubled("19m199p199s1234567z"), None);
        assert_eq!(doubled("19m19p199s123456z7m"), None);
    }
}
