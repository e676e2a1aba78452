//! Dora: which tile an indicator means, and how many of them a hand holds.

use super::held::Held;
use super::rules::Rules;
use super::situation::{Indicators, Situation, flag};
use crate::tile::{PLACE, Tile};

/// The tile that an indicator makes dora (ドラ): the next rank of the suit, 9 → 1; winds go
/// round E S W N, dragons white, green, red. In sanma 1m → 9m, as no tile lies between.
///
/// ```
/// use mentsu::{Tile, riichi::dora_of};
///
/// assert_eq!(dora_of(Tile::P9, false), Tile::P1);
/// assert_eq!(dora_of(Tile::North, false), Tile::East);
/// assert_eq!(dora_of(Tile::Red, false), Tile::White);
/// assert_eq!((dora_of(Tile::M1, false), dora_of(Tile::M1, true)), (Tile::M2, Tile::M9));
/// ```
#[doc(alias = "表示牌")]
#[doc(alias = "dora indicator")]
#[doc(alias = "ドラ")]
#[must_use]
pub const fn dora_of(indicator: Tile, sanma: bool) -> Tile {
    match indicator {
        Tile::M1 if sanma => Tile::M9,
        Tile::M9 | Tile::P9 | Tile::S9 => Tile::ALL[indicator as usize - 8],
        Tile::North => Tile::East,
        Tile::Red => Tile::White,
        _ => Tile::ALL[indicator as usize + 1],
    }
}

/// The dora (ドラ) of a hand, by kind: a han each. They win nothing by themselves.
///
/// ```
/// use mentsu::riichi::{Dora, Rules, Situation, score};
/// use mentsu::{hand, tile};
///
/// let won = Situation::ron(tile!("8s")).with_dora([tile!("7p")]);
/// let score = score(&hand!("234067m23488p67s"), &won, &Rules::TENHOU).unwrap();
/// assert_eq!(score.dora(), Dora { dora: 2, aka: 1, ..Dora::default() });
/// ```
#[doc(alias = "bonus tiles")]
#[doc(alias = "ドラ")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Dora {
    /// Of the indicators turned (表ドラ).
    pub dora: u8,
    /// Of the indicators beneath, for riichi (裏ドラ).
    pub ura: u8,
    /// Red fives (赤ドラ).
    pub aka: u8,
    /// Norths set aside in sanma (抜きドラ).
    pub kita: u8,
}

impl Dora {
    /// All of them: their han.
    #[must_use]
    #[inline]
    pub const fn total(&self) -> u8 {
        self.dora.saturating_add(self.ura).saturating_add(self.aka).saturating_add(self.kita)
    }

    /// Each kind that there is, as in `("aka_dora", 1)`: `dora`, `ura_dora`, `aka_dora`, `kita`.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, u8)> + use<> {
        [("dora", self.dora), ("ura_dora", self.ura), ("aka_dora", self.aka), ("kita", self.kita)]
            .into_iter()
            .filter(|&(_, han)| han > 0)
    }

    /// Counts them.
    #[inline(always)]
    pub(super) fn count(held: &Held, situation: &Situation, rules: &Rules) -> Dora {
        let tiles = held.tiles_with_kita(situation.kita);
        let riichi = situation.has(flag::ANY_RIICHI) && rules.ura;
        Dora {
            dora: of(&situation.dora, rules, &tiles),
            ura: if riichi { of(&situation.ura, rules, &tiles) } else { 0 },
            aka: held
                .reds
                .iter()
                .zip(rules.reds)
                .map(|(&n, most)| if most > 0 { n } else { 0 })
                .sum(),
            kita: situation.kita,
        }
    }
}

#[inline(always)]
fn of(indicators: &Indicators, rules: &Rules, tiles: &[u64; 4]) -> u8 {
    let most = if rules.kan_dora { 5 } else { 1 };
    let mut found = 0;
    for face in indicators.as_slice().iter().take(most) {
        let dora = DORA_PLACE[usize::from(rules.sanma)][face.tile() as usize];
        found += (tiles[usize::from(dora >> 6)] >> (dora & 63) & 0xF) as u8;
    }
    found
}

/// The places of the dora, by four players or sanma and by indicator.
static DORA_PLACE: [[u8; Tile::COUNT]; 2] = {
    let mut places = [[0; Tile::COUNT]; 2];
    let mut i = 0;
    while i < Tile::COUNT {
        places[0][i] = PLACE[dora_of(Tile::ALL[i], false) as usize];
        places[1][i] = PLACE[dora_of(Tile::ALL[i], true) as usize];
        i += 1;
    }
    places
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tile::TileSet;

    #[test]
    fn every_tile_is_the_dora_of_one_indicator() {
        let four: TileSet = Tile::ALL.into_iter().map(|tile| dora_of(tile, false)).collect();
        assert_eq!(four, TileSet::ALL);
        let three: TileSet = TileSet::SANMA.iter().map(|tile| dora_of(tile, true)).collect();
        assert_eq!(three, TileSet::SANMA);
    }
}
