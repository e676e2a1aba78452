//! The worth of each reading of a won hand.

use super::chows::{ChowFans, place_of};
use super::pungs::Pungs;
use super::tiles::WinnerTiles;
use super::times::Times;
use super::waits;
use crate::engine::{BlockMasks, SplitBlocks, each_split};
use crate::form::Decomposition;
use crate::list::Filler;
use crate::mcr::fan::{Fan, FanSet};
use crate::mcr::form::{
    Form, KnittedStraight, are_seven_pairs, honors_and_knitted, orphans_pair, seven_pairs,
    straight_among,
};
use crate::mcr::rules::{Rules, WaitsOfStraights};
use crate::mcr::situation::Situation;
use crate::tile::{Tile, TileSet};
use crate::wait::winning_block::{JANTOU, KOUTSU, winning_blocks};

/// A won hand, and the facts shared by all its readings.
pub(in crate::mcr) struct WonHand<'a> {
    tiles: &'a WinnerTiles,
    situation: &'a Situation,
    rules: &'a Rules,
    /// The fan of all tiles, of kongs and of circumstances.
    common: FanSet,
    times: Times,
    /// Whether the winning tile was the only wait, once this has been computed.
    only_wait: Option<bool>,
}

/// One reading and its worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::mcr) struct CountedReading {
    pub(in crate::mcr) form: Form,
    /// The fan that apply, except those in [`found_times`](Self::found_times).
    found: FanSet,
    /// The fan among them that count.
    pub(in crate::mcr) counted: FanSet,
    pub(in crate::mcr) found_times: Times,
    pub(in crate::mcr) counted_times: Times,
    /// The points of the fan that count, without the cap, and of the flowers.
    pub(in crate::mcr) uncapped: u16,
    pub(in crate::mcr) flowers: u16,
    /// Whether another three of the chows make the fan of three chows that counts once more.
    pub(in crate::mcr) is_there_again: bool,
}

/// The fan of a reading, before a fan swallows another.
struct Found {
    fans: FanSet,
    /// How often each repeatable fan applies, and how often it may count; chows aside.
    times: Times,
    may_count: Times,
    chows: ChowFans,
}

impl Filler for CountedReading {
    const FILLER: CountedReading = CountedReading {
        form: Form::FILLER,
        found: FanSet::EMPTY,
        counted: FanSet::EMPTY,
        found_times: Times::NONE,
        counted_times: Times::NONE,
        uncapped: 0,
        flowers: 0,
        is_there_again: false,
    };
}

impl CountedReading {
    /// The fan that apply.
    pub(in crate::mcr) fn found(&self) -> FanSet {
        self.found | self.found_times.fans()
    }

    /// Whether it replaces a reading visited before: it is worth more, or as much with a higher
    /// pair. Players may choose among equals; this rule makes the list of fan deterministic.
    #[inline(always)]
    pub(in crate::mcr) fn beats(&self, before: &CountedReading) -> bool {
        let pair = |form: &Form| match form {
            Form::Standard(decomposition) => Some(decomposition.jantou()),
            _ => None,
        };
        self.uncapped > before.uncapped
            || self.uncapped == before.uncapped && pair(&self.form) > pair(&before.form)
    }
}

impl<'a> WonHand<'a> {
    #[inline(always)]
    pub(in crate::mcr) fn new(
        tiles: &'a WinnerTiles,
        situation: &'a Situation,
        rules: &'a Rules,
    ) -> WonHand<'a> {
        let common = tiles.fans() | tiles.melds.kong_fans() | circumstances(tiles, situation);
        let times = Times::NONE
            .with(Fan::TileHog, tiles.tile_hogs())
            .with(Fan::FlowerTile, if rules.flowers() { situation.flowers() } else { 0 });
        WonHand { tiles, situation, rules, common, times, only_wait: None }
    }

    /// Visits every reading: standard ones in the order of the decompositions, then the others.
    #[inline(always)]
    pub(in crate::mcr) fn each_reading(mut self, mut visit: impl FnMut(CountedReading)) {
        let won = self.tiles.won;
        let mut any = false;
        each_split(&won, |split| {
            any = true;
            let blocks = split.blocks();
            let form = Form::Standard(Decomposition::of(blocks));
            visit(self.with_sets(form, blocks, &split.masks(), None));
        });
        let closed_whole = self.tiles.melds.len() == 0;
        if closed_whole && are_seven_pairs(&won) {
            visit(self.of_pairs());
        }
        if !any {
            if let Some((straight, rest)) = straight_among(&won) {
                each_split(&rest, |split| {
                    let blocks = split.blocks();
                    let decomposition = Decomposition::of(blocks);
                    let set = decomposition.mentsu().first().copied();
                    let form = Form::KnittedStraight { straight, pair: blocks.jantou, set };
                    visit(self.with_sets(form, blocks, &split.masks(), Some(straight)));
                });
            }
            if let Some(reading) = self.of_single_tiles().filter(|_| closed_whole) {
                visit(reading);
            }
        }
    }

    /// The reading of a pair and sets, possibly with a knitted straight.
    #[inline(always)]
    fn with_sets(
        &mut self,
        form: Form,
        blocks: SplitBlocks,
        masks: &BlockMasks,
        straight: Option<KnittedStraight>,
    ) -> CountedReading {
        let (tiles, melds) = (self.tiles, &self.tiles.melds);
        let mut chows = melds.chows;
        for code in blocks.mentsu.to_le_bytes().into_iter().take(usize::from(blocks.len)) {
            if code % 4 == 0 {
                chows.push(code / 4);
            }
        }
        let pungs_in_hand = blocks.len + melds.chows.len() - chows.len();
        let completed = winning_blocks(tiles.tile, masks);
        // The discard opens a pung only if it can't have completed a chow or the pair instead. The
        // tiles of a straight don't matter: beside one there is one pung at most, and fan of
        // concealed pungs need two.
        let opens_pung = completed == KOUTSU && !self.situation.is_self_drawn();
        let pungs = Pungs {
            places: masks.mentsu & !BlockMasks::SHUNTSU | melds.pungs,
            count: pungs_in_hand + melds.pung_count,
            concealed: pungs_in_hand + melds.concealed_kongs - u8::from(opens_pung),
        };
        let winds = [self.situation.seat(), self.situation.prevalent()];
        let (of_pungs, times, mut may_count) = pungs.fans(blocks.jantou, winds);
        let chow_fans = chows.fans(place_of(blocks.jantou as u8));
        let all_chows = pungs.count == 0 && !blocks.jantou.is_honor();
        let mut fans = (self.common | of_pungs)
            .with_if(all_chows, Fan::AllChows)
            .with_if(straight.is_some(), Fan::KnittedStraight);
        if straight.is_none() {
            let places = pungs.places | masks.mentsu & BlockMasks::SHUNTSU;
            let places = chows.as_slice().iter().fold(places, |all, &first| all | 1 << first);
            fans |= of_every_block(places, masks.jantou);
        }
        if straight.is_none() && tiles.are_nine_gates() {
            fans = fans.with(Fan::NineGates);
            may_count = may_count.with_one_less(Fan::TerminalPung);
        }
        let mut waited = completed;
        if let Some(straight) = straight {
            waited = match self.rules.waits_of_straights() {
                WaitsOfStraights::All => completed,
                WaitsOfStraights::Single => completed & JANTOU,
                WaitsOfStraights::Outside if straight.contains(tiles.tile) => 0,
                WaitsOfStraights::Outside => completed,
            };
        }
        if let Some(wait) = waits::fan_in(waited, tiles.tile).filter(|_| self.is_only_wait()) {
            fans = fans.with(wait);
        }
        let (times, may_count) = (times.and(self.times), may_count.and(self.times));
        self.counted(form, &Found { fans, times, may_count, chows: chow_fans })
    }

    /// Whether the winning tile was the only wait.
    #[inline(always)]
    fn is_only_wait(&mut self) -> bool {
        let (won, tile, by_shape) = (&self.tiles.won, self.tiles.tile, self.rules.waits_by_shape());
        *self.only_wait.get_or_insert_with(|| waits::is_only_wait(won, tile, by_shape))
    }

    /// The reading of seven pairs.
    #[cold]
    #[inline(never)]
    fn of_pairs(&self) -> CountedReading {
        // Seven pairs in a row fill seven nibbles from one on with twos.
        let shifted = self.tiles.won.words()[..3]
            .iter()
            .any(|&word| word != 0 && word >> (word.trailing_zeros() / 4 * 4) == 0x222_2222);
        let mut fans = self.common.with(Fan::SevenPairs).with_if(shifted, Fan::SevenShiftedPairs);
        if !self.rules.all_types_of_pairs() {
            fans = fans.without(Fan::AllTypes);
        }
        let form = seven_pairs(&self.tiles.won);
        self.counted(form, &self.without_sets(fans))
    }

    /// The reading of thirteen orphans, or of honors and knitted tiles.
    #[cold]
    #[inline(never)]
    fn of_single_tiles(&self) -> Option<CountedReading> {
        let won = &self.tiles.won;
        let (form, fans) = if let Some(pair) = orphans_pair(won) {
            (Form::ThirteenOrphans { pair }, FanSet::EMPTY.with(Fan::ThirteenOrphans))
        } else {
            honors_and_knitted(won).filter(|_| won.total() == 14)?;
            let honors = (won.words()[3]).count_ones();
            let fans = FanSet::EMPTY
                .with(Fan::LesserHonorsAndKnittedTiles)
                .with_if(honors == 7, Fan::GreaterHonorsAndKnittedTiles)
                .with_if(honors == 5, Fan::KnittedStraight);
            (Form::HonorsAndKnitted(won.kinds()), fans)
        };
        let fans = fans | self.common;
        Some(self.counted(form, &self.without_sets(fans)))
    }

    fn without_sets(&self, fans: FanSet) -> Found {
        Found { fans, times: self.times, may_count: self.times, chows: ChowFans::default() }
    }

    /// The fan that count among those found: from the first on, each removes the fan it swallows.
    #[inline(always)]
    fn counted(&self, form: Form, found: &Found) -> CountedReading {
        let Found { fans, times, may_count, chows } = *found;
        let found_times = times.and(chows.found_pairs);
        let counted_times = may_count.and(chows.counted_pairs);
        let points = |fan| u16::from(self.rules.points_of(fan)) * u16::from(counted_times.of(fan));
        let mut counted = fans | chows.counted | counted_times.fans();
        // No fan swallows one that comes before it in order.
        let (mut left, mut total) = (counted.without(Fan::FlowerTile), 0);
        while let Some(fan) = left.take_first() {
            let swallowed = self.rules.swallowed_by(fan);
            (left, counted) = (left - swallowed, counted - swallowed);
            total += points(fan);
        }
        if total == 0 {
            counted = counted.with(Fan::ChickenHand);
            total = u16::from(self.rules.points_of(Fan::ChickenHand));
        }
        CountedReading {
            form,
            found: fans | chows.found | counted,
            counted,
            found_times,
            counted_times,
            uncapped: total,
            flowers: points(Fan::FlowerTile),
            is_there_again: chows.is_there_again,
        }
    }
}

/// The fan of tiles that are in every set and in the pair.
#[inline(always)]
fn of_every_block(places: u64, pair: u8) -> FanSet {
    const YAOCHUU: u64 = BlockMasks::koutsu_of(TileSet::YAOCHUU);
    const OUTSIDE: u64 = YAOCHUU | 0x41 | 0x41 << 16 | 0x41 << 32;
    const FIVES: u64 =
        BlockMasks::koutsu_of(TileSet::EMPTY.with(Tile::M5).with(Tile::P5).with(Tile::S5));
    const WITH_FIVE: u64 = FIVES | 0x1C | 0x1C << 16 | 0x1C << 32;
    let all = places | 1 << pair;
    FanSet::EMPTY
        .with_if(all & !OUTSIDE == 0, Fan::OutsideHand)
        .with_if(all & !WITH_FIVE == 0 && FIVES >> pair & 1 == 1, Fan::AllFives)
}

/// The fan of how the hand was won.
#[inline(always)]
fn circumstances(tiles: &WinnerTiles, situation: &Situation) -> FanSet {
    let (drawn, closed) = (situation.is_self_drawn(), tiles.is_closed());
    let four_melds = tiles.melds.len() == 4 && tiles.melds.concealed_kongs == 0;
    let (kong, last) = (situation.is_about_kong(), situation.is_last_tile());
    let seen = tiles.shown() + situation.seen().unwrap_or(0);
    let is_last_copy = situation.is_last_copy() | (seen == 3);
    FanSet::EMPTY
        .with_if(last & drawn, Fan::LastTileDraw)
        .with_if(last & !drawn, Fan::LastTileClaim)
        .with_if(kong & drawn, Fan::OutWithReplacementTile)
        .with_if(kong & !drawn, Fan::RobbingTheKong)
        .with_if(four_melds & !drawn, Fan::MeldedHand)
        .with_if(closed & drawn, Fan::FullyConcealedHand)
        .with_if(is_last_copy, Fan::LastTile)
        .with_if(closed & !drawn, Fan::ConcealedHand)
        .with_if(drawn, Fan::SelfDrawn)
}
