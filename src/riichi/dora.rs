//! Dora: which tile an indicator means, and how many of them a hand holds.

use super::rules::Rules;
use super::situation::{Indicators, Situation, flag};
use crate::hand::Hand;
use crate::tile::Tile;

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
/// use mentsu::Tile;
/// use mentsu::riichi::{Dora, Rules, Situation, score};
///
/// let hand = "23467m340p34588s".parse()?;
/// let situation = Situation::ron("5m".parse()?).riichi().dora([Tile::S7]).ura([Tile::M1]);
/// let score = score(&hand, &situation, &Rules::TENHOU)?;
/// assert_eq!(score.dora(), Dora { dora: 2, ura: 1, aka: 1, kita: 0 });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "bonus tiles")]
#[doc(alias = "ドラ")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Dora {
    /// Of the indicators turned (表ドラ).
    #[doc(alias = "表ドラ")]
    #[doc(alias = "omote dora")]
    pub dora: u8,
    /// Of the indicators beneath, for riichi (裏ドラ).
    #[doc(alias = "裏ドラ")]
    pub ura: u8,
    /// Red fives (赤ドラ).
    #[doc(alias = "赤ドラ")]
    pub aka: u8,
    /// Norths set aside in sanma (抜きドラ).
    #[doc(alias = "抜きドラ")]
    pub kita: u8,
}

impl Dora {
    /// All of them: their han.
    ///
    /// ```
    /// use mentsu::riichi::Dora;
    ///
    /// assert_eq!(Dora { dora: 2, ura: 1, aka: 1, kita: 0 }.total(), 4);
    /// ```
    #[doc(alias = "ドラの数")]
    #[doc(alias = "han of dora")]
    #[must_use]
    #[inline]
    pub const fn total(&self) -> u8 {
        self.dora + self.ura + self.aka + self.kita
    }

    /// Each kind that there is, as in `("aka_dora", 1)`: `dora`, `ura_dora`, `aka_dora`, `kita`.
    ///
    /// ```
    /// use mentsu::riichi::Dora;
    ///
    /// let dora = Dora { dora: 2, ura: 0, aka: 1, kita: 0 };
    /// assert!(dora.iter().eq([("dora", 2), ("aka_dora", 1)]));
    /// ```
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, u8)> + use<> {
        [("dora", self.dora), ("ura_dora", self.ura), ("aka_dora", self.aka), ("kita", self.kita)]
            .into_iter()
            .filter(|&(_, han)| han > 0)
    }

    /// Counts them; `tiles` are the words of all the winner's tiles with the norths set aside.
    #[inline(always)]
    pub(super) fn count(
        hand: &Hand,
        situation: &Situation,
        rules: &Rules,
        tiles: &[u64; 4],
    ) -> Dora {
        let mut found = Dora { kita: situation.kita, ..Dora::default() };
        found.dora = of(&situation.dora, rules, tiles);
        if situation.has(flag::ANY_RIICHI) && rules.ura {
            found.ura = of(&situation.ura, rules, tiles);
        }
        if rules.red_fives {
            let [man, pin, sou] = hand.reds_by_suit();
            found.aka = man + pin + sou + u8::from(situation.face.is_red());
            for meld in hand.melds() {
                found.aka += meld.reds();
            }
        }
        found
    }
}

#[inline(always)]
fn of(indicators: &Indicators, rules: &Rules, tiles: &[u64; 4]) -> u8 {
    let mut faces = indicators.as_slice();
    if !rules.kan_dora {
        faces = &faces[..faces.len().min(1)];
    }
    let mut found = 0;
    for face in faces {
        let dora = PLACE[dora_of(face.tile(), rules.sanma) as usize];
        found += (tiles[usize::from(dora >> 6)] >> (dora & 63) & 0xF) as u8;
    }
    found
}

/// Where a tile's nibble is: the word in the upper two bits, the shift in the lower six.
pub(super) static PLACE: [u8; Tile::COUNT] = {
    let mut place = [0; Tile::COUNT];
    let mut i = 0;
    while i < Tile::COUNT {
        place[i] = ((i / 9) << 6 | (i % 9 * 4)) as u8;
        i += 1;
    }
    place
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tile_set::TileSet;

    #[test]
    fn every_tile_is_the_dora_of_one_indicator() {
        let four: TileSet = Tile::ALL.into_iter().map(|tile| dora_of(tile, false)).collect();
        assert_eq!(four, TileSet::ALL);
        let three: TileSet = TileSet::SANMA.iter().map(|tile| dora_of(tile, true)).collect();
        assert_eq!(three, TileSet::SANMA);
    }
}
