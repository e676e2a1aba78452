//! Yaku found, with their han.

use super::situation::Situation;
use super::yaku::Yaku;
use super::yaku_set::YakuSet;
use crate::tile::{Tile, TileSet};

/// Yaku found, and their han. A yakuman has none.
#[derive(Clone, Copy)]
pub(super) struct Found {
    yaku: u64,
    yakuman: u64,
    han: u8,
}

/// A yaku as its bit, with the han of a closed hand in the top byte.
const fn word(yaku: Yaku) -> u64 {
    1 << yaku as u64 | (yaku.closed_han() as u64) << HAN
}

/// Where the han stand in a word.
const HAN: u32 = 56;

/// By the koutsu of honors (seven bits), and behind them whether the jantou is a wind and whether it
/// is a dragon: yaku of dragons, and yakuman.
static OF_HONORS: [u64; 512] = {
    let mut all = [0; 512];
    let mut i = 0;
    while i < 512 {
        let (winds, dragons) = (i & 0b1111, i >> 4 & 0b111);
        let (wind_jantou, dragon_jantou) = (i >> 7 & 1 == 1, i >> 8 & 1 == 1);
        let mut dragon = 0;
        while dragon < 3 {
            if dragons >> dragon & 1 == 1 {
                all[i] += word([Yaku::Haku, Yaku::Hatsu, Yaku::Chun][dragon]);
            }
            dragon += 1;
        }
        match dragons.count_ones() {
            3 => all[i] += word(Yaku::Daisangen),
            2 if dragon_jantou => all[i] += word(Yaku::Shousangen),
            _ => {}
        }
        match winds.count_ones() {
            4 => all[i] += word(Yaku::Daisuushi),
            3 if wind_jantou => all[i] += word(Yaku::Shousuushi),
            _ => {}
        }
        i += 1;
    }
    all
};

impl Found {
    pub(super) const NONE: Found = Found { yaku: 0, yakuman: 0, han: 0 };

    /// A yaku that has as many han in an open hand, or that no open hand has; or a yakuman.
    #[inline(always)]
    pub(super) fn add(&mut self, condition: bool, yaku: Yaku) {
        self.add_with(condition, yaku, yaku.closed_han());
    }

    /// A yaku that has fewer han in an open hand.
    #[inline(always)]
    pub(super) fn add_if(&mut self, condition: bool, yaku: Yaku, closed: bool) {
        let fewer = yaku.closed_han() - yaku.open_han();
        self.add_with(condition, yaku, yaku.closed_han() - fewer * u8::from(!closed));
    }

    #[inline(always)]
    fn add_with(&mut self, condition: bool, yaku: Yaku, han: u8) {
        let bit = u64::from(condition) << yaku as u64;
        self.yaku |= bit;
        if yaku.is_yakuman() {
            self.yakuman |= bit;
        }
        self.han += u8::from(condition) * han;
    }

    /// Iipeikou or ryanpeikou, by the number of pairs of equal shuntsu.
    #[inline(always)]
    pub(super) fn add_twins(&mut self, twins: u8) {
        self.add(twins == 1, Yaku::Iipeikou);
        self.add(twins == 2, Yaku::Ryanpeikou);
    }

    /// Yaku and yakuman of koutsu of honors.
    #[inline(always)]
    pub(super) fn add_honors(&mut self, koutsu: u64, jantou: u64, situation: &Situation) {
        let has = |tile: Tile| koutsu >> tile.index() & 1 == 1;
        self.add(has(situation.seat.tile()), Yaku::SeatWind);
        self.add(has(situation.round.tile()), Yaku::RoundWind);
        let of = |set: TileSet| usize::from(jantou & set.bits() != 0);
        let jantou = of(TileSet::WINDS) | of(TileSet::DRAGONS) << 1;
        let found = OF_HONORS[(koutsu >> Tile::East.index()) as usize & 0x7F | jantou << 7];
        let yaku = YakuSet::from_bits(found & ((1 << HAN) - 1));
        self.yaku |= yaku.bits();
        self.yakuman |= yaku.bits() & YakuSet::YAKUMAN.bits();
        self.han += (found >> HAN) as u8;
    }

    /// Several yakuman.
    #[inline(always)]
    pub(super) fn add_yakuman(&mut self, yakuman: YakuSet) {
        self.yaku |= yakuman.bits();
        self.yakuman |= yakuman.bits();
    }

    #[inline(always)]
    pub(super) const fn han(&self) -> u8 {
        self.han
    }

    #[inline(always)]
    pub(super) const fn yaku(&self) -> YakuSet {
        YakuSet::from_bits(self.yaku)
    }

    /// The yakuman among them.
    #[inline(always)]
    pub(super) const fn yakuman(&self) -> YakuSet {
        YakuSet::from_bits(self.yakuman)
    }
}
