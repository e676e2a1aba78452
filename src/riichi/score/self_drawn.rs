//! The worth of wins before dora and events: the han and fu of each reading, for searches that add
//! the rest themselves.

use crate::meld::Meld;
use crate::riichi::payments::points::{Shares, base_points};
use crate::riichi::rules::Rules;
use crate::riichi::score::evaluate::{EvaluatedReading, ReadingVisitor, WonHand};
use crate::riichi::situation::Situation;
use crate::riichi::tiles::dora::Dora;
use crate::riichi::tiles::winner_tiles::{DeclaredBlocks, RedsBySuit, WinnerTiles};
use crate::tile::{Counts, Tile};

/// A reading without dora and events.
#[derive(Clone, Copy)]
pub(crate) struct PlainWorth {
    /// The han of its yaku.
    pub(crate) han: u8,
    pub(crate) fu: u8,
    /// Its base points if it is a yakuman, or 0.
    pub(crate) yakuman: u32,
}

/// One player's wins in one round, with the same melds.
#[derive(Clone, Copy)]
pub(crate) struct PlainWins<'a> {
    situation: Situation,
    rules: &'a Rules,
    melds: DeclaredBlocks,
    /// The words of the melds' tiles.
    declared: [u64; 4],
}

impl<'a> PlainWins<'a> {
    /// Wins in a situation that has only a seat, a round wind, honba, and ron or tsumo.
    pub(crate) fn new(melds: &[Meld], situation: Situation, rules: &'a Rules) -> PlainWins<'a> {
        let mut declared = [0; 4];
        let melds = DeclaredBlocks::of(melds, &mut declared);
        PlainWins { situation, rules, melds, declared }
    }

    /// Whether no meld but ankan is declared.
    pub(crate) const fn is_closed(&self) -> bool {
        self.melds.open() == 0
    }

    /// How many red fives of the melds count.
    pub(crate) fn reds(&self) -> u8 {
        crate::riichi::tiles::dora::count_aka(self.melds.reds(), self.rules)
    }

    /// The words of all tiles, melds included.
    pub(crate) fn all_tiles(&self, concealed: [u64; 4]) -> [u64; 4] {
        core::array::from_fn(|suit| concealed[suit] + self.declared[suit])
    }

    /// Visits the readings of concealed tiles that are won, the winning tile among them.
    #[inline(always)]
    pub(crate) fn each_reading(
        &self,
        concealed: [u64; 4],
        tile: Tile,
        visit: impl FnMut(PlainWorth),
    ) {
        let words = self.all_tiles(concealed);
        let tiles = WinnerTiles {
            won: Counts::from_words(concealed),
            words: &words,
            tile,
            melds: self.melds,
            reds: RedsBySuit::NONE,
        };
        let won = WonHand::new(tiles, &self.situation, self.rules, Dora::NONE);
        won.each_reading(&mut OfPlainWorth(visit));
    }

    /// The income from these base points, honba included.
    pub(crate) fn received(&self, base: u32) -> u32 {
        let points = Shares::of(base, &self.situation, self.rules).total();
        points.saturating_add(Shares::of_honba(&self.situation, self.rules).total())
    }

    /// The income from han and fu, all dora and events among the han.
    pub(crate) fn received_for(&self, han: u8, fu: u8) -> u32 {
        self.received(base_points(han, fu, self.rules).0)
    }
}

/// Passes on the worth of each reading.
struct OfPlainWorth<F>(F);

impl<F: FnMut(PlainWorth)> ReadingVisitor for OfPlainWorth<F> {
    #[inline(always)]
    fn visit(&mut self, reading: EvaluatedReading, _: &WonHand<'_>) {
        let worth = reading.worth;
        let yakuman = if worth.yakuman > 0 { worth.base } else { 0 };
        (self.0)(PlainWorth { han: worth.yaku_han, fu: worth.fu, yakuman });
    }
}
