//! Yaku that were found, and which of them count.

use super::{ROWS, Yaku};
use crate::riichi::yaku::set::YakuSet;

/// Yaku found by their tests, a bit each, before the table says which of them count.
#[derive(Clone, Copy)]
pub(in crate::riichi) struct YakuFound(u64);

/// Yaku that replace the one before them, the old ones aside.
const REPLACING: u64 = {
    let (mut bits, mut i) = (0, 0);
    while i < Yaku::TsubameGaeshi as usize {
        if let [replaced, rest @ ..] = ROWS[i].replaces {
            assert!(rest.is_empty() && *replaced as usize + 1 == i, "it is in the row above");
            bits |= 1 << i;
        }
        i += 1;
    }
    bits
};

/// Yaku that count in an open hand: yakuman, and those that have han there.
const OPEN: u64 = {
    let (mut bits, mut i) = (0, 0);
    while i < ROWS.len() {
        let (closed, open) = ROWS[i].han;
        bits |= ((closed == 0 || open > 0) as u64) << i;
        i += 1;
    }
    bits
};

/// The han of several yaku: those of open hands and of closed ones, eight yaku at a time. All yaku
/// that have han are among the first 32, the old ones aside.
static HAN: [[[u8; 256]; 4]; 2] = {
    let mut han = [[[0; 256]; 4]; 2];
    let mut i = 0;
    while i < 32 {
        let mut eight = 0;
        while eight < 256 {
            if eight >> (i % 8) & 1 == 1 {
                let (closed, open) = ROWS[i].han;
                han[0][i / 8][eight] += open;
                han[1][i / 8][eight] += closed;
            }
            eight += 1;
        }
        i += 1;
    }
    han
};

impl YakuFound {
    pub(in crate::riichi) const NONE: YakuFound = YakuFound(0);

    /// Yaku as bits, that of the first lowest.
    #[inline(always)]
    pub(in crate::riichi) const fn of_bits(bits: u64) -> YakuFound {
        YakuFound(bits)
    }

    /// Adds a yaku where its test holds.
    #[inline(always)]
    pub(in crate::riichi) const fn add(&mut self, test: bool, yaku: Yaku) {
        self.0 |= (test as u64) << yaku as u64;
    }

    /// The yaku of both.
    #[inline(always)]
    pub(in crate::riichi) const fn and(self, other: YakuFound) -> YakuFound {
        YakuFound(self.0 | other.0)
    }

    /// The yaku that are in a set, too.
    #[inline(always)]
    pub(in crate::riichi) const fn among(self, yaku: YakuSet) -> YakuFound {
        YakuFound(self.0 & yaku.bits())
    }

    /// The yaku that count: the yakuman alone if there is one; none that needs a closed hand in an
    /// open one, and none that another replaces.
    #[inline(always)]
    pub(in crate::riichi) fn counted(self, closed: bool) -> YakuSet {
        let found = if self.0 & YakuSet::OLD.bits() == 0 { self } else { self.without_replaced() };
        // What replaces a yaku is the next bit, so a shift by one puts it on what it replaces:
        //   found      … ryanpeikou iipeikou …   1 1
        //   replacing  … ryanpeikou          …   1 0   >> 1   0 1, which goes
        let left = found.0 & !((found.0 & REPLACING) >> 1);
        let left = if closed { left } else { left & OPEN };
        let yakuman = left & YakuSet::YAKUMAN.bits();
        YakuSet::from_bits(if yakuman == 0 { left } else { yakuman })
    }

    /// The yaku without those that an old one replaces.
    #[cold]
    #[inline(never)]
    fn without_replaced(self) -> YakuFound {
        let replaced = (YakuSet::from_bits(self.0) & YakuSet::OLD)
            .iter()
            .flat_map(|yaku| ROWS[yaku as usize].replaces)
            .fold(YakuSet::EMPTY, |all, &yaku| all.with(yaku));
        // Double riichi goes, and the riichi beneath it, too.
        let beneath = (replaced.bits() & REPLACING) >> 1;
        YakuFound(self.0 & !(replaced.bits() | beneath))
    }
}

/// The han of yaku without a yakuman.
#[inline(always)]
pub(in crate::riichi) fn han(yaku: YakuSet, closed: bool) -> u8 {
    let (bits, [a, b, c, d]) = (yaku.bits() as usize, &HAN[closed as usize]);
    let han = a[bits & 0xFF] + b[bits >> 8 & 0xFF] + c[bits >> 16 & 0xFF] + d[bits >> 24 & 0xFF];
    let old = yaku & YakuSet::OLD;
    if old.is_empty() { han } else { han + han_of_old(old, closed) }
}

#[cold]
#[inline(never)]
fn han_of_old(old: YakuSet, closed: bool) -> u8 {
    old.iter().map(|yaku| if closed { yaku.closed_han() } else { yaku.open_han() }).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_replaced_or_needs_a_closed_hand_does_not_count() {
        let counted = |yaku: &[Yaku], closed: bool| {
            let mut found = YakuFound::NONE;
            yaku.iter().for_each(|&yaku| found.add(true, yaku));
            found.counted(closed)
        };
        use Yaku::*;
        for (old, new) in [
            (Riichi, DoubleRiichi),
            (Iipeikou, Ryanpeikou),
            (Chanta, Junchan),
            (Honitsu, Chinitsu),
            (Suuankou, SuuankouTanki),
            (Chuuren, JunseiChuuren),
            (Kokushi, Kokushi13),
            (Haitei, IipinMouyue),
            (Riichi, OpenRiichi),
            (Tsuuiisou, Daishichisei),
        ] {
            assert_eq!(counted(&[old, new], true), YakuSet::EMPTY.with(new));
        }
        assert_eq!(REPLACING.count_ones(), 7);
        assert_eq!(counted(&[Pinfu, Tanyao, Iipeikou], false), YakuSet::EMPTY.with(Tanyao));
        let shown = [Riichi, DoubleRiichi, DoubleOpenRiichi];
        assert_eq!(counted(&shown, true), YakuSet::EMPTY.with(DoubleOpenRiichi));
        let yakuman = YakuSet::EMPTY.with(Tsuuiisou).with(Daisangen);
        assert_eq!(counted(&[Toitoi, Haku, Honroutou, Tsuuiisou, Daisangen], false), yakuman);
    }
}
