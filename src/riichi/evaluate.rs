//! The worth of each reading of a won hand, found with masks instead of lists.
//!
//! Whatever doesn't depend on the decomposition is found once ([`WonHand`]), whatever doesn't depend
//! on the block of the winning tile once for a decomposition ([`Decomposed`]). Which yaku there are
//! is decided in `yaku`, the fu in `fu`.

use super::dora::Dora;
use super::fu::FuList;
use super::jantou::Jantou;
use super::points::{Limit, base_points};
use super::rules::{Renhou, Rules};
use super::situation::{Situation, flag};
use super::winner_tiles::WinnerTiles;
use super::yaku::{Yaku, YakuFound, ankou, blocks, han, honors, shared, yakuman};
use super::yaku_set::YakuSet;
use crate::engine::{BlockMasks, HandSplit, each_split, only_split};
use crate::form::{Decomposition, WinForm, chiitoitsu, kokushi, may_lack_mentsu};
use crate::wait::Block;
use crate::wait::winning_block::{self, block_of, winning_blocks};

/// What all readings of a hand have in common.
#[derive(Clone, Copy)]
pub(super) struct WonHand<'a> {
    pub(super) situation: &'a Situation,
    pub(super) rules: &'a Rules,
    pub(super) tiles: WinnerTiles<'a>,
    pub(super) closed: bool,
    pub(super) dora: Dora,
    /// The number of all dora.
    pub(super) dora_han: u8,
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
    /// The blocks that hold the winning tile, as bits of [`winning_block`].
    blocks: u8,
}

/// The split of tiles that have just one, unless they may be seven pairs or kokushi, too. `None`
/// for hands of a wrong size.
#[inline(always)]
pub(super) fn only_form(tiles: &WinnerTiles<'_>, melds: usize) -> Option<HandSplit> {
    only_split(&tiles.won, 4 - melds.min(4)).filter(|_| !may_lack_mentsu(&tiles.won))
}

/// A split, with what all of its readings have in common.
#[derive(Clone, Copy)]
pub(super) struct SplitOnce {
    common: Decomposed,
    form: WinForm,
}

impl SplitOnce {
    /// The block of the winning tile, if there is just one that holds it.
    #[inline(always)]
    pub(super) fn only_block(&self) -> Option<u8> {
        let blocks = self.common.blocks;
        Some(blocks).filter(|_| blocks & blocks.wrapping_sub(1) == 0)
    }

    /// The two blocks that hold the winning tile, in the order of readings, if they are two.
    #[inline(always)]
    pub(super) fn only_two_blocks(&self) -> Option<[u8; 2]> {
        let blocks = self.common.blocks;
        let second = blocks & blocks.wrapping_sub(1);
        let more = second & second.wrapping_sub(1);
        (second != 0 && more == 0).then_some([blocks ^ second, second])
    }
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
    /// The base points; 0 where it can't be won.
    pub(super) base: u32,
    pub(super) limit: Limit,
}

impl<'a> WonHand<'a> {
    #[inline(always)]
    pub(super) fn new(
        tiles: WinnerTiles<'a>,
        situation: &'a Situation,
        rules: &'a Rules,
        dora: Dora,
    ) -> WonHand<'a> {
        let closed = tiles.is_closed();
        let ending_fu = if situation.is_tsumo() {
            2 * u8::from(rules.rinshan_fu | !situation.has(flag::RINSHAN))
        } else {
            10 * u8::from(closed)
        };
        WonHand {
            situation,
            rules,
            tiles,
            closed,
            dora,
            dora_han: dora.sum(),
            found: shared::find(&tiles, situation, rules),
            ending_fu,
        }
    }

    /// Visits every reading, in the order of [`Hand::readings`](crate::Hand::readings).
    #[inline(always)]
    pub(super) fn each_reading(&self, mut visit: impl FnMut(EvaluatedReading)) {
        each_split(&self.tiles.won, |split| {
            self.readings_of(&self.split_once(&split), &mut visit);
        });
        if may_lack_mentsu(&self.tiles.won) && !self.tiles.has_melds() {
            if let Some(evaluated) = self.seven_pairs_or_kokushi() {
                visit(evaluated);
            }
        }
    }

    #[cold]
    #[inline(never)]
    fn seven_pairs_or_kokushi(&self) -> Option<EvaluatedReading> {
        let (form, found) = if let Some(pairs) = chiitoitsu::pairs(&self.tiles.won) {
            (WinForm::Chiitoitsu(pairs), blocks::find_seven_pairs())
        } else {
            let jantou = kokushi::jantou(&self.tiles.won)?;
            let found = yakuman::find_kokushi(jantou, self.tiles.tile);
            (WinForm::Kokushi { jantou }, found)
        };
        let worth = self.worth(self.found.and(found), FuList::CHIITOITSU);
        Some(EvaluatedReading { form, block: Block::Whole, fu: FuList::NONE, worth })
    }

    /// Visits the readings of a split.
    #[inline(always)]
    pub(super) fn readings_of(&self, split: &SplitOnce, mut visit: impl FnMut(EvaluatedReading)) {
        let mut left = split.common.blocks;
        while left != 0 {
            let bit = left & left.wrapping_neg();
            left ^= bit;
            visit(self.reading(split, bit));
        }
    }

    /// What all readings of a split have in common.
    #[inline(always)]
    pub(super) fn split_once(&self, split: &HandSplit) -> SplitOnce {
        let masks = split.masks();
        let blocks = winning_blocks(self.tiles.tile, &masks);
        let form = WinForm::Standard(Decomposition::of(split.blocks()));
        SplitOnce { common: self.decomposed(&masks, blocks), form }
    }

    /// The reading of a split with the winning tile in this block, a bit of [`winning_block`].
    #[inline(always)]
    pub(super) fn reading(&self, split: &SplitOnce, bit: u8) -> EvaluatedReading {
        let SplitOnce { common, form } = *split;
        let block = block_of(self.tiles.tile, bit);
        let (found, fu, rounded) = self.read(&common, bit);
        EvaluatedReading { form, block, fu, worth: self.worth(found, rounded) }
    }

    /// The most base points of a decomposition's readings; 0 if none can win.
    #[inline(always)]
    pub(super) fn most_base_points(&self, masks: &BlockMasks) -> u32 {
        let common = self.decomposed(masks, winning_blocks(self.tiles.tile, masks));
        let (mut most, mut left) = (0, common.blocks);
        while left != 0 {
            let bit = left & left.wrapping_neg();
            left ^= bit;
            let (found, _, fu) = self.read(&common, bit);
            most = self.worth(found, fu).base.max(most);
        }
        most
    }

    /// What all readings of a decomposition have in common.
    #[inline(always)]
    fn decomposed(&self, masks: &BlockMasks, blocks: u8) -> Decomposed {
        let tiles = &self.tiles;
        let jantou = Jantou::at(masks.jantou, self.situation, self.rules);
        let mentsu = masks.mentsu | tiles.melds.mentsu();
        let found = blocks::find(mentsu, masks.equal_pairs, jantou);
        let (fu, concealed) =
            FuList::of_decomposition(self.ending_fu, masks.mentsu, tiles.melds.fu(), jantou);
        Decomposed {
            found: self.found.and(found).and(honors::find(mentsu, jantou, self.situation)),
            fu,
            pinfu_by_ryanmen: blocks::is_pinfu(self.closed, fu, self.situation, self.rules),
            ankou: concealed + tiles.melds.ankan(),
            blocks,
        }
    }

    /// The yaku, the fu and their rounded sum in a reading with the winning tile in this block.
    #[inline(always)]
    fn read(&self, way: &Decomposed, bit: u8) -> (YakuFound, FuList, u8) {
        let wait_has_fu = bit & winning_block::waits_with_fu(self.tiles.tile) != 0;
        let opens_koutsu = !self.situation.is_tsumo() && bit == winning_block::KOUTSU;
        let ankou = way.ankou - u8::from(opens_koutsu);
        // Neither is there a koutsu that the winning tile could complete.
        let pinfu = way.pinfu_by_ryanmen & !wait_has_fu;
        let fu = way
            .fu
            .with_wait(wait_has_fu)
            .opened_if(opens_koutsu, self.tiles.tile)
            .without_ending_if(pinfu & self.situation.is_tsumo());
        let mut found = way.found.and(ankou::find(ankou, bit == winning_block::JANTOU));
        found.add(pinfu, Yaku::Pinfu);
        (found, fu, fu.rounded(pinfu))
    }

    /// The worth of these yaku and fu.
    #[inline(always)]
    fn worth(&self, found: YakuFound, fu: u8) -> ReadingWorth {
        let yaku = found.counted(self.closed);
        if yaku.yakuman_bits() != 0 {
            return yakuman_worth(yaku, self.situation, self.rules);
        }
        let yaku_han = han(yaku, self.closed);
        let mut worth = ReadingWorth {
            yaku,
            yaku_han,
            han: yaku_han + self.dora_han,
            fu,
            yakuman: 0,
            base: 0,
            limit: Limit::None,
        };
        if yaku_han >= self.rules.minimum_han.max(1) {
            (worth.base, worth.limit) = base_points(worth.han, fu, self.rules);
        }
        if self.situation.has(flag::RENHOU) {
            return with_renhou(worth, self.situation, self.rules);
        }
        worth
    }
}

#[cold]
#[inline(never)]
fn with_renhou(without: ReadingWorth, situation: &Situation, rules: &Rules) -> ReadingWorth {
    let renhou = YakuSet::EMPTY.with(Yaku::Renhou);
    match rules.renhou {
        Renhou::Yakuman => yakuman_worth(renhou, situation, rules),
        Renhou::Mangan if without.base < 2_000 => ReadingWorth {
            yaku: renhou,
            yaku_han: 5,
            han: 5,
            base: 2_000,
            limit: Limit::Mangan,
            ..without
        },
        _ => without,
    }
}

#[cold]
#[inline(never)]
fn yakuman_worth(yaku: YakuSet, situation: &Situation, rules: &Rules) -> ReadingWorth {
    let (base, yaku) = yakuman::base_points(yaku, situation, rules);
    ReadingWorth {
        yaku,
        yaku_han: 0,
        han: 0,
        fu: 0,
        yakuman: (base / 8_000) as u8,
        base,
        limit: Limit::Yakuman,
    }
}
