//! Dora: the tile that an indicator means, and the number of dora in a hand.

use core::fmt;

use crate::riichi::rules::Rules;
use crate::riichi::tiles::winner_tiles::RedsBySuit;
use crate::tile::{PLACE, Tile};

/// The tile that an indicator makes dora (ドラ): the next rank of the suit, 9 → 1; winds go
/// round E S W N, dragons white, green, red. In sanma 1m → 9m, as no tile lies between.
///
/// ```
/// use mentsu::riichi::dora_of;
/// use mentsu::tile;
///
/// assert_eq!(dora_of(tile!("9p"), false), tile!("1p"));
/// assert_eq!([false, true].map(|sanma| dora_of(tile!("1m"), sanma)), [tile!("2m"), tile!("9m")]);
/// ```
#[doc(alias = "dora indicator")]
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

/// A kind of dora. Its name appears next to those of yaku in answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum DoraKind {
    /// By the indicators (表ドラ).
    Dora,
    /// By the indicators below them, for riichi (裏ドラ).
    UraDora,
    /// Red fives (赤ドラ).
    AkaDora,
    /// Norths set aside in sanma (抜きドラ).
    Kita,
}

crate::names! { DoraKind, "kind of dora":
    Dora "dora",
    UraDora "ura_dora",
    AkaDora "aka_dora",
    Kita "kita",
}

/// The dora (ドラ) of a hand, by kind. Each is worth a han, but none makes a hand win.
///
/// ```
/// use mentsu::riichi::{DoraKind, Rules, Situation, score};
/// use mentsu::{hand, tile};
///
/// let won = Situation::ron(tile!("8s")).with_dora([tile!("7p")]);
/// let score = score(&hand!("234067m23488p67s"), &won, &Rules::TENHOU).unwrap();
/// assert!(score.dora().iter().eq([(DoraKind::Dora, 2), (DoraKind::AkaDora, 1)]));
/// ```
#[doc(alias = "bonus tiles")]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Dora {
    /// A byte a kind: dora of the indicators highest, then ura, aka and kita. One word moves
    /// faster.
    bytes: u32,
}

impl Dora {
    pub(in crate::riichi) const NONE: Dora = Dora { bytes: 0 };

    /// The number of dora by the indicators (表ドラ).
    #[must_use]
    pub const fn dora(&self) -> u8 {
        (self.bytes >> 24) as u8
    }

    /// The number of dora by the ura indicators, which need riichi (裏ドラ).
    #[must_use]
    pub const fn ura(&self) -> u8 {
        (self.bytes >> 16) as u8
    }

    /// The number of red fives (赤ドラ).
    #[must_use]
    pub const fn aka(&self) -> u8 {
        (self.bytes >> 8) as u8
    }

    /// The number of norths set aside in sanma (抜きドラ).
    #[must_use]
    pub const fn kita(&self) -> u8 {
        self.bytes as u8
    }

    /// The number of all dora, which is their han.
    #[must_use]
    #[inline]
    pub const fn total(&self) -> u8 {
        let of_indicators = self.dora().saturating_add(self.ura());
        of_indicators.saturating_add(self.aka()).saturating_add(self.kita())
    }

    /// The number of all dora of a checked hand, which can't overflow: at most ten indicators of
    /// four tiles each, red fives among fourteen tiles, and four norths.
    #[inline(always)]
    pub(in crate::riichi) const fn sum(&self) -> u8 {
        // The highest byte of the product is the sum of all four.
        (self.bytes.wrapping_mul(0x0101_0101) >> 24) as u8
    }

    /// The kinds that the hand has, and how many of each.
    #[must_use]
    pub const fn iter(&self) -> DoraIter {
        DoraIter { left: *self, kind: 0 }
    }

    #[inline(always)]
    pub(in crate::riichi) const fn new(dora: u8, ura: u8, aka: u8, kita: u8) -> Dora {
        Dora { bytes: u32::from_be_bytes([dora, ura, aka, kita]) }
    }
}

impl IntoIterator for &Dora {
    type Item = (DoraKind, u8);
    type IntoIter = DoraIter;

    fn into_iter(self) -> DoraIter {
        self.iter()
    }
}

/// The kinds of [`Dora`] that a hand has, and how many of each.
#[derive(Clone, Debug)]
pub struct DoraIter {
    left: Dora,
    kind: usize,
}

impl Iterator for DoraIter {
    type Item = (DoraKind, u8);

    fn next(&mut self) -> Option<(DoraKind, u8)> {
        loop {
            let kind = *DoraKind::ALL.get(self.kind)?;
            let han = self.left.bytes.to_be_bytes()[self.kind];
            self.kind += 1;
            if han > 0 {
                return Some((kind, han));
            }
        }
    }
}

impl fmt::Debug for Dora {
    /// The number of each kind.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Dora")
            .field("dora", &self.dora())
            .field("ura", &self.ura())
            .field("aka", &self.aka())
            .field("kita", &self.kita())
            .finish()
    }
}

/// The number of red fives, in the suits that have any by these rules.
pub(in crate::riichi) fn count_aka(reds: RedsBySuit, rules: &Rules) -> u8 {
    let by_suit = reds.by_suit().into_iter().zip(rules.reds);
    by_suit.map(|(reds, there_are)| if there_are > 0 { reds } else { 0 }).sum()
}

/// The number of tiles, given as words of suits, that are the dora of this indicator.
#[inline(always)]
pub(in crate::riichi) fn dora_among(tiles: &[u64; 4], indicator: Tile, rules: &Rules) -> u8 {
    let dora = DORA_PLACE[usize::from(rules.sanma)][indicator as usize];
    (tiles[usize::from(dora >> 6)] >> (dora & 63) & 0xF) as u8
}

/// The places of the dora in the words of suits, for four players or sanma and by indicator.
static DORA_PLACE: [[u8; Tile::COUNT]; 2] = {
    let mut by_indicator = [[0; Tile::COUNT]; 2];
    let mut i = 0;
    while i < Tile::COUNT {
        by_indicator[0][i] = PLACE[dora_of(Tile::ALL[i], false) as usize];
        by_indicator[1][i] = PLACE[dora_of(Tile::ALL[i], true) as usize];
        i += 1;
    }
    by_indicator
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tile::TileSet;

    #[test]
    fn no_number_of_dora_overflows() {
        assert_eq!(Dora::new(200, 200, 200, 200).total(), u8::MAX);
    }

    #[test]
    fn every_tile_is_the_dora_of_one_indicator() {
        let four: TileSet = Tile::ALL.into_iter().map(|tile| dora_of(tile, false)).collect();
        assert_eq!(four, TileSet::ALL);
        let three: TileSet = TileSet::SANMA.iter().map(|tile| dora_of(tile, true)).collect();
        assert_eq!(three, TileSet::SANMA);
    }
}
