//! The worth of each reading of a won hand, found with masks instead of lists.
//!
//! Whatever doesn't depend on the decomposition is found once ([`WonHand`]), whatever doesn't depend
//! on the block of the winning tile once for a decomposition ([`Decomposed`]). Which yaku there are
//! is decided in `yaku`, the fu in `fu`.

use super::dora::Dora;
use super::fu::FuList;
use super::points::{Limit, Shares, base_points};
use super::rules::{Renhou, Rules};
use super::situation::{Situation, flag};
use super::winner_tiles::WinnerTiles;
use super::yaku::{Yaku, YakuFound, blocks, han, honors, shared, yakuman};
use super::yaku_set::YakuSet;
use crate::engine::{BlockMasks, HandSplit, splits};
use crate::form::{Decomposition, WinForm, chiitoitsu, kokushi};
use crate::mentsu::Mentsu;
use crate::wait::Block;

/// What all readings of a hand have in common.
pub(super) struct WonHand<'a> {
    pub(super) situation: &'a Situation,
    pub(super) rules: &'a Rules,
    pub(super) tiles: &'a WinnerTiles,
    pub(super) closed: bool,
    pub(super) dora: Dora,
    /// Yaku and yakuman that don't depend on the decomposition.
    found: YakuFound,
    /// The fu of ron with a closed hand, or of tsumo.
    ending_fu: u8,
}

/// What all readings of one decomposition have in common.
#[derive(Clone, Copy)]
pub(super) struct Decomposed {
    found: YakuFound,
    /// All fu but those of the wait, koutsu counted as concealed.
    fu: FuList,
    /// Whether it is pinfu where the wait has no fu either.
    pinfu_by_ryanmen: bool,
    /// Concealed koutsu and ankan, as if by tsumo.
    ankou: u8,
    /// The koutsu among the concealed tiles, as bits.
    koutsu: u64,
    /// The blocks that hold the winning tile, as bits of [`winning_block`].
    pub(super) blocks: u8,
}

/// The block that the winning tile completes, a bit each, in the order of readings:
///
/// ```text
/// bit   4        3           2           1        0
///    koutsu   shuntsu     shuntsu     shuntsu  jantou
///             as its 1st  as its 2nd  as its 3rd
/// ```
pub(super) mod winning_block {
    use crate::tile::Tile;

    pub(in crate::riichi) const JANTOU: u8 = 1;
    pub(in crate::riichi) const THIRD: u8 = 1 << 1;
    pub(in crate::riichi) const SECOND: u8 = 1 << 2;
    pub(in crate::riichi) const FIRST: u8 = 1 << 3;
    pub(in crate::riichi) const KOUTSU: u8 = 1 << 4;
    pub(in crate::riichi) const SHUNTSU: u8 = FIRST | SECOND | THIRD;

    /// The blocks in which a tile completes a tanki, kanchan or penchan: as the third
    /// of 123 and as the first of 789, too.
    #[inline(always)]
    pub(in crate::riichi) const fn waits_with_fu(tile: Tile) -> u8 {
        WAITS_WITH_FU[tile as usize]
    }

    static WAITS_WITH_FU: [u8; Tile::COUNT] = {
        let mut blocks = [JANTOU | SECOND; Tile::COUNT];
        let mut i = 0;
        while i < Tile::COUNT {
            blocks[i] |= match Tile::ALL[i].rank() {
                3 => THIRD,
                7 => FIRST,
                _ => 0,
            };
            i += 1;
        }
        blocks
    };
}

/// One reading with what it is worth.
#[derive(Clone, Copy)]
pub(super) struct EvaluatedReading {
    pub(super) form: WinForm,
    pub(super) block: Block,
    pub(super) fu: FuList,
    pub(super) worth: ReadingWorth,
}

/// The worth of a reading.
#[derive(Clone, Copy)]
pub(super) struct ReadingWorth {
    pub(super) yaku: YakuSet,
    /// Han of the yaku alone; 0 for a yakuman.
    pub(super) yaku_han: u8,
    /// Han of the yaku and the dora that count.
    pub(super) han: u8,
    pub(super) fu: u8,
    pub(super) yakuman: u8,
    pub(super) base: u32,
    pub(super) limit: Limit,
    /// Points received without honba and sticks; 0 where it can't be won.
    pub(super) points: u32,
}

impl ReadingWorth {
    /// Whether this reading is better than another: more points, a yakuman rather than a counted
    /// one, more han, more fu, or the earlier yaku.
    #[inline]
    pub(super) fn beats(&self, other: &ReadingWorth) -> bool {
        let key = |worth: &ReadingWorth| {
            let order = worth.yaku.bits().reverse_bits();
            (worth.points, worth.yakuman, worth.han, worth.fu, order)
        };
        key(self) > key(other)
    }
}

impl<'a> WonHand<'a> {
    #[inline(always)]
    pub(super) fn new(
        tiles: &'a WinnerTiles,
        situation: &'a Situation,
        rules: &'a Rules,
    ) -> WonHand<'a> {
        let closed = tiles.is_closed();
        let ending_fu = if situation.is_tsumo() {
            let rinshan = situation.has(flag::RINSHAN);
            if rinshan && !rules.rinshan_fu { 0 } else { 2 }
        } else {
            10 * u8::from(closed)
        };
        WonHand {
            situation,
            rules,
            tiles,
            closed,
            dora: Dora::count(tiles, situation, rules),
            found: shared::find(tiles, situation, rules).and(yakuman::find(tiles, situation)),
            ending_fu,
        }
    }

    /// Visits every reading, in the order of [`Hand::readings`](crate::Hand::readings).
    #[inline(always)]
    pub(super) fn each_reading(&self, mut visit: impl FnMut(EvaluatedReading)) {
        splits(&self.tiles.won).for_each(|split| self.each_standard_reading(&split, &mut visit));
        if !self.tiles.has_melds() {
            if let Some(evaluated) = self.seven_pairs_or_kokushi() {
                visit(evaluated);
            }
        }
    }

    #[inline(always)]
    fn seven_pairs_or_kokushi(&self) -> Option<EvaluatedReading> {
        let (form, found, fu) = if let Some(pairs) = chiitoitsu::pairs(&self.tiles.won) {
            (WinForm::Chiitoitsu(pairs), blocks::find_seven_pairs(), FuList::CHIITOITSU)
        } else {
            let jantou = kokushi::jantou(&self.tiles.won)?;
            let found = yakuman::find_kokushi(jantou, self.tiles.tile);
            (WinForm::Kokushi { jantou }, found, FuList::NONE)
        };
        let worth = self.worth(self.found.and(found), 25);
        Some(EvaluatedReading { form, block: Block::Whole, fu, worth })
    }

    #[inline(always)]
    fn each_standard_reading(&self, split: &HandSplit, visit: &mut impl FnMut(EvaluatedReading)) {
        let (masks, form) = (split.masks(), WinForm::Standard(Decomposition::of(split.blocks())));
        let way = self.decomposed(&masks);
        let with_fu = winning_block::waits_with_fu(self.tiles.tile);
        let (index, ron) = (self.tiles.tile.index() as u8, !self.situation.is_tsumo());
        let mut left = way.blocks;
        while left != 0 {
            let nth = left.trailing_zeros() as u8;
            let bit = 1 << nth;
            left ^= bit;
            // A shuntsu has four times its first tile as its code, a koutsu one more. The blocks 1
            // to 3 are the shuntsu that begin 3 − `nth` tiles before the winning one.
            let code = match bit {
                winning_block::KOUTSU => 4 * index + 1,
                _ => (4 * (index + nth)).wrapping_sub(4 * 3),
            };
            let block = match bit {
                winning_block::JANTOU => Block::Jantou,
                _ => Block::Mentsu(Mentsu::from_code(code)),
            };
            let opens_koutsu = ron && bit == winning_block::KOUTSU;
            let tanki = bit == winning_block::JANTOU;
            let (found, fu, rounded) = way.read(self, bit & with_fu != 0, opens_koutsu, tanki);
            visit(EvaluatedReading { form, block, fu, worth: self.worth(found, rounded) });
        }
    }

    /// What all readings of a decomposition have in common.
    #[inline(always)]
    pub(super) fn decomposed(&self, masks: &BlockMasks) -> Decomposed {
        let (tiles, jantou) = (self.tiles, masks.jantou);
        let koutsu = masks.koutsu | tiles.koutsu;
        let found = blocks::find(&blocks::HandBlocks {
            shuntsu: masks.shuntsu | tiles.shuntsu,
            koutsu,
            jantou,
            equal_pairs: masks.equal_pairs,
            kans: tiles.kans,
        });
        let (fu, concealed) = FuList::of_decomposition(
            self.ending_fu,
            masks.koutsu,
            tiles.meld_fu,
            jantou,
            self.situation,
            self.rules,
        );
        Decomposed {
            found: self.found.and(found).and(honors::find(koutsu, jantou, self.situation)),
            fu,
            pinfu_by_ryanmen: blocks::is_pinfu(self.closed, fu, self.situation, self.rules),
            ankou: concealed + tiles.ankan,
            koutsu: masks.koutsu,
            blocks: self.winning_blocks(masks),
        }
    }

    /// The blocks in which the winning tile may stand.
    #[inline(always)]
    fn winning_blocks(&self, masks: &BlockMasks) -> u8 {
        let index = self.tiles.tile.index();
        let jantou = masks.jantou >> index & 1;
        // Shuntsu that begin two tiles before it, one tile before it, and with it: shifted up by
        // two first, so that none falls off. None begins at an 8 or 9, so those of the suit below
        // never show.
        //   bit of shuntsu   index    index − 1   index − 2
        //   falls on         bit 2    bit 1       bit 0
        let shuntsu = masks.shuntsu << 2 >> index & 0b111;
        let koutsu = masks.koutsu >> index & 1;
        (jantou | shuntsu << 1 | koutsu << 4) as u8
    }

    /// The worth of these yaku and fu.
    #[inline(always)]
    fn worth(&self, found: YakuFound, fu: u8) -> ReadingWorth {
        let yaku = found.counted(self.closed);
        if yaku.yakuman_bits() != 0 {
            return self.yakuman_worth(yaku);
        }
        let yaku_han = han(yaku, self.closed);
        let mut worth = ReadingWorth {
            yaku,
            yaku_han,
            han: yaku_han + self.dora.total(),
            fu,
            yakuman: 0,
            base: 0,
            limit: Limit::None,
            points: 0,
        };
        if yaku_han >= self.rules.minimum_han.max(1) {
            (worth.base, worth.limit) = base_points(worth.han, fu, self.rules);
            worth.points = Shares::of(worth.base, self.situation, self.rules).total();
        }
        if self.situation.has(flag::RENHOU) {
            return self.with_renhou(worth);
        }
        worth
    }

    #[cold]
    #[inline(never)]
    fn with_renhou(&self, without: ReadingWorth) -> ReadingWorth {
        let renhou = YakuSet::EMPTY.with(Yaku::Renhou);
        match self.rules.renhou {
            Renhou::Yakuman => self.yakuman_worth(renhou),
            Renhou::Mangan if without.base < 2_000 => ReadingWorth {
                yaku: renhou,
                yaku_han: 5,
                han: 5,
                base: 2_000,
                limit: Limit::Mangan,
                points: Shares::of(2_000, self.situation, self.rules).total(),
                ..without
            },
            _ => without,
        }
    }

    #[cold]
    #[inline(never)]
    fn yakuman_worth(&self, yaku: YakuSet) -> ReadingWorth {
        let (base, yaku) = yakuman::base_points(yaku, self.situation, self.rules);
        ReadingWorth {
            yaku,
            yaku_han: 0,
            han: 0,
            fu: 0,
            yakuman: (base / 8_000) as u8,
            base,
            limit: Limit::Yakuman,
            points: Shares::of(base, self.situation, self.rules).total(),
        }
    }

    /// The most base points of a decomposition, found without looking at all of its readings; 0 if
    /// it can't win. Seven pairs that are a decomposition, too, have ryanpeikou, which is worth
    /// more than chiitoitsu.
    #[inline(always)]
    pub(super) fn most_base_points(&self, split: &HandSplit) -> u32 {
        let (found, fu) = self.best_reading(&self.decomposed(&split.masks()));
        let yaku = found.counted(self.closed);
        if yaku.yakuman_bits() != 0 {
            return yakuman::base_points(yaku, self.situation, self.rules).0;
        }
        let yaku_han = han(yaku, self.closed);
        if yaku_han < self.rules.minimum_han.max(1) {
            return 0;
        }
        base_points(yaku_han + self.dora.total(), fu, self.rules).0
    }

    /// The reading of a decomposition that is worth the most: pinfu if there is one, as no fu make
    /// up for its han; else a kanchan, penchan or tanki for its fu; a koutsu by ron last.
    #[inline(always)]
    fn best_reading(&self, way: &Decomposed) -> (YakuFound, u8) {
        let with_fu = winning_block::waits_with_fu(self.tiles.tile);
        let wait_has_fu = way.blocks & with_fu != 0;
        let ryanmen = way.blocks & winning_block::SHUNTSU & !with_fu != 0;
        let opens_koutsu = !self.situation.is_tsumo() & !ryanmen & !wait_has_fu;
        let tanki = way.blocks & winning_block::JANTOU != 0;
        let pinfu = ryanmen & way.pinfu_by_ryanmen;
        let (found, _, fu) = way.read(self, wait_has_fu & !pinfu, opens_koutsu, tanki);
        (found, fu)
    }
}

impl Decomposed {
    /// The yaku, the fu and their rounded sum in a reading: whether the wait has fu, whether ron
    /// completed a koutsu, and whether the jantou was waited for.
    #[inline(always)]
    fn read(
        &self,
        hand: &WonHand<'_>,
        wait_has_fu: bool,
        opens_koutsu: bool,
        tanki: bool,
    ) -> (YakuFound, FuList, u8) {
        let (mut fu, mut ankou) = (self.fu.with_wait(wait_has_fu), self.ankou);
        if opens_koutsu {
            ankou -= 1;
            fu = fu.with_opened(self.koutsu, hand.tiles.tile);
        }
        // Neither is there a koutsu that the winning tile could complete.
        let pinfu = self.pinfu_by_ryanmen && !wait_has_fu;
        if pinfu && hand.situation.is_tsumo() {
            fu = fu.without_ending();
        }
        let found = self.found.and(blocks::find_by_wait(ankou, pinfu));
        (found.and(yakuman::find_suuankou(ankou, tanki)), fu, fu.rounded(pinfu))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hand;
    use crate::riichi::fu::WAIT_FU;
    use crate::tile::Tile;
    use crate::wait::{Reading, WaitShape};

    /// A penchan is one by the shape of the wait and by the masks.
    #[test]
    fn the_waits_with_fu_are_tanki_kanchan_and_penchan() {
        assert_eq!(WAIT_FU, 2);
        let form = hand!("11z123m").win_forms()[0];
        let of = |tile: Tile, block| Reading::new(tile, form, block).shape();
        let has_fu =
            |shape| matches!(shape, WaitShape::Tanki | WaitShape::Kanchan | WaitShape::Penchan);
        for tile in Tile::ALL {
            let with_fu = winning_block::waits_with_fu(tile);
            assert!(has_fu(of(tile, Block::Jantou)) && with_fu & winning_block::JANTOU != 0);
            let koutsu = of(tile, Block::Mentsu(Mentsu::koutsu(tile)));
            assert_eq!(has_fu(koutsu), with_fu & winning_block::KOUTSU != 0);
            let blocks = [winning_block::FIRST, winning_block::SECOND, winning_block::THIRD];
            for (below, block) in blocks.into_iter().enumerate() {
                let first = tile.index().checked_sub(below).map(|first| Tile::ALL[first]);
                let shuntsu = first.and_then(|first| Mentsu::shuntsu(first).ok());
                if let Some(shuntsu) = shuntsu.filter(|shuntsu| shuntsu.contains(tile)) {
                    let shape = of(tile, Block::Mentsu(shuntsu));
                    assert_eq!(has_fu(shape), with_fu & block != 0, "{tile} {shuntsu}");
                }
            }
        }
    }
}
