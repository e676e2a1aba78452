//! The worth of each reading of a won hand, found with masks instead of lists.
//!
//! Whatever doesn't depend on the decomposition is found once ([`WonHand`]), whatever doesn't
//! depend on the block of the winning tile once for a decomposition ([`Decomposed`]). The module
//! `yaku` finds the yaku, `fu` the fu.

use crate::engine::{BlockMasks, each_split};
use crate::form::{Decomposition, WinForm, chiitoitsu, kokushi, may_lack_mentsu};
use crate::hand::Hand;
use crate::riichi::fu::FuList;
use crate::riichi::fu::jantou::Jantou;
use crate::riichi::payments::points::{Limit, base_points};
use crate::riichi::refusal::no_win::{NoWin, refuse_robbed_ankan};
use crate::riichi::rules::{Renhou, Rules};
use crate::riichi::situation::check::check;
use crate::riichi::situation::{Situation, flag};
use crate::riichi::tiles::dora::Dora;
use crate::riichi::tiles::winner_tiles::{WinnerTiles, WinningTile};
use crate::riichi::yaku::set::YakuSet;
use crate::riichi::yaku::{Yaku, YakuFound, ankou, blocks, han, honors, old, shared, yakuman};
use crate::wait::CompletedBlock;
use crate::wait::winning_block::{self, block_of, winning_blocks};
use crate::wind::Wind;

/// Data shared by all readings of a hand. Cold functions take a copy, so that its address is never
/// taken and it stays in registers.
#[derive(Clone, Copy)]
pub(in crate::riichi) struct WonHand<'a> {
    pub(in crate::riichi) situation: &'a Situation,
    pub(in crate::riichi) rules: &'a Rules,
    pub(in crate::riichi) tiles: WinnerTiles<'a>,
    pub(in crate::riichi) closed: bool,
    pub(in crate::riichi) dora: Dora,
    /// The number of all dora.
    pub(in crate::riichi) dora_han: u8,
    /// Yaku and yakuman that don't depend on the decomposition.
    found: YakuFound,
    /// The fu of ron with a closed hand, or of tsumo.
    ending_fu: u8,
}

/// Data shared by all readings of one decomposition.
#[derive(Clone, Copy)]
pub(in crate::riichi) struct Decomposed {
    found: YakuFound,
    /// All fu but those of the wait, koutsu counted as concealed.
    fu: FuList,
    /// Whether it is pinfu where the wait has no fu either.
    pinfu_by_ryanmen: bool,
    /// Concealed koutsu and ankan, as if by tsumo.
    ankou: u8,
}

/// A visitor of a hand's readings. Unlike a closure, its method can be marked `inline(always)`, so
/// that no reading goes through memory.
pub(in crate::riichi) trait ReadingVisitor {
    fn visit(&mut self, reading: EvaluatedReading, won: &WonHand<'_>);
}

/// One reading and its worth.
#[derive(Clone, Copy)]
pub(in crate::riichi) struct EvaluatedReading {
    pub(in crate::riichi) form: WinForm,
    pub(in crate::riichi) block: CompletedBlock,
    pub(in crate::riichi) fu: FuList,
    pub(in crate::riichi) worth: ReadingWorth,
}

/// The worth of a reading.
#[derive(Clone, Copy)]
pub(in crate::riichi) struct ReadingWorth {
    pub(in crate::riichi) yaku: YakuSet,
    /// Han of the yaku alone; 0 for a yakuman.
    pub(in crate::riichi) yaku_han: u8,
    /// Han of the yaku and the dora that count.
    pub(in crate::riichi) han: u8,
    pub(in crate::riichi) fu: u8,
    pub(in crate::riichi) yakuman: u8,
    /// The base points; 0 where it can't be won.
    pub(in crate::riichi) base: u32,
    pub(in crate::riichi) limit: Limit,
}

impl<'a> WonHand<'a> {
    /// A hand as it was won, if nothing contradicts it; the tiles' words are written to `words`.
    #[inline(always)]
    pub(in crate::riichi) fn checked(
        hand: &Hand,
        winning: WinningTile,
        situation: &'a Situation,
        rules: &'a Rules,
        words: &'a mut [u64; 4],
    ) -> Result<WonHand<'a>, NoWin> {
        let tiles = WinnerTiles::new(hand, winning, words);
        let dora = check(&tiles, hand.melds(), situation, rules)?;
        refuse_robbed_ankan(&tiles, situation, rules)?;
        Ok(WonHand::new(tiles, situation, rules, dora))
    }

    #[inline(always)]
    pub(in crate::riichi) fn new(
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
    pub(in crate::riichi) fn each_reading(&self, visitor: &mut impl ReadingVisitor) {
        each_split(&self.tiles.won, |split| {
            let masks = split.masks();
            let common = self.decomposed(&masks);
            let form = WinForm::Standard(Decomposition::of(split.blocks()));
            let mut left = winning_blocks(self.tiles.tile, &masks);
            while left != 0 {
                let bit = left & left.wrapping_neg();
                left ^= bit;
                visitor.visit(self.reading(&common, form, bit), self);
            }
        });
        if may_lack_mentsu(&self.tiles.won) && !self.tiles.has_melds() {
            if let Some(reading) = self.seven_pairs_or_kokushi() {
                visitor.visit(reading, self);
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
        Some(EvaluatedReading { form, block: CompletedBlock::Whole, fu: FuList::NONE, worth })
    }

    /// The reading of a decomposition with the winning tile in this block, a bit of
    /// [`winning_block`].
    #[inline(always)]
    fn reading(&self, common: &Decomposed, form: WinForm, bit: u8) -> EvaluatedReading {
        let wait_has_fu = bit & winning_block::waits_with_fu(self.tiles.tile) != 0;
        let opens_koutsu = !self.situation.is_tsumo() && bit == winning_block::KOUTSU;
        let ankou = common.ankou - u8::from(opens_koutsu);
        // Neither is there a koutsu that the winning tile could complete.
        let pinfu = common.pinfu_by_ryanmen & !wait_has_fu;
        let fu = common
            .fu
            .with_wait(wait_has_fu)
            .opened_if(opens_koutsu, self.tiles.tile)
            .without_ending_if(pinfu & self.situation.is_tsumo());
        let mut found = common.found.and(ankou::find(ankou, bit == winning_block::JANTOU));
        found.add(pinfu, Yaku::Pinfu);
        let worth = self.worth(found, fu.rounded(pinfu));
        EvaluatedReading { form, block: block_of(self.tiles.tile, bit), fu, worth }
    }

    /// The data shared by all readings of a decomposition.
    #[inline(always)]
    fn decomposed(&self, masks: &BlockMasks) -> Decomposed {
        let tiles = &self.tiles;
        let jantou = Jantou::at(masks.jantou, self.situation, self.rules);
        let mentsu = masks.mentsu | tiles.melds.mentsu();
        let found = blocks::find(mentsu, masks.equal_pairs, jantou);
        let (fu, concealed) =
            FuList::of_decomposition(self.ending_fu, masks.mentsu, tiles.melds.fu(), jantou);
        let mut found = self.found.and(found).and(honors::find(mentsu, jantou, self.situation));
        if self.rules.norths_count() {
            found.add(mentsu & BlockMasks::koutsu_of_wind(Wind::North) != 0, Yaku::NorthWind);
        }
        if !self.rules.old_yaku.is_empty() {
            let old = old::find_in_blocks(tiles.words, mentsu, masks.jantou);
            found = found.and(old.among(self.rules.old_yaku));
        }
        Decomposed {
            found,
            fu,
            pinfu_by_ryanmen: blocks::is_pinfu(self.closed, fu, self.situation, self.rules),
            ankou: concealed + tiles.melds.ankan(),
        }
    }

    /// The worth of these yaku and fu.
    #[inline(always)]
    fn worth(&self, found: YakuFound, fu: u8) -> ReadingWorth {
        let yaku = found.counted(self.closed);
        if yaku.has_yakuman() {
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
