//! The question to `mentsu::riichi`: a hand as it was won, under the rules of a house.

use mentsu::riichi::{Renhou, Rules, Situation, Wind};
use mentsu::{Counts, Hand, Tile};
use pyo3::prelude::*;

use super::arrays::small;
use super::declared::Declared;
use super::fields::{HouseRules, WonHow};

/// The tiles of a hand, and what is known about them.
pub(super) struct Question {
    pub(super) won: WonHow,
    pub(super) rules: HouseRules,
    /// All tiles by kind, those of melds included.
    pub(super) counts: [u8; Tile::COUNT],
    pub(super) declared: Declared,
    /// Dora, red fives, ura dora.
    pub(super) dora: [i64; 3],
}

/// How many of the tiles are dora by the indicators; `None` if a tile doesn't exist.
pub(super) fn count_dora(
    indicators: Option<&Bound<'_, PyAny>>,
    counts: &[u8; Tile::COUNT],
    norths: i64,
    sanma: bool,
) -> PyResult<Option<i64>> {
    let Some(indicators) = indicators else { return Ok(Some(0)) };
    let mut dora = 0;
    for &indicator in small(indicators)?.as_slice() {
        let Ok(indicator) = Tile::from_index(usize::from(indicator / 4)) else { return Ok(None) };
        let meant = mentsu::riichi::dora_of(indicator, sanma);
        dora += i64::from(counts[meant.index()]);
        if meant == Tile::North {
            dora += norths;
        }
    }
    Ok(Some(dora))
}

/// The wind of a tile by its index. For no wind it is one that the hand holds at most once, so that
/// it gives neither yaku nor fu.
fn wind(tile: Option<i64>, counts: &[u8; Tile::COUNT]) -> Option<Wind> {
    match tile {
        None => Wind::ALL.into_iter().find(|wind| counts[wind.tile().index()] < 2),
        Some(tile) => Wind::from_tile(Tile::from_index(usize::try_from(tile).ok()?).ok()?),
    }
}

impl Question {
    /// Whether no meld is open.
    pub(super) fn is_closed(&self) -> bool {
        self.declared.open.is_empty()
    }

    /// The hand, situation and rules for `mentsu`. `None` if they are impossible, or if only the
    /// reference knows the answer.
    pub(super) fn asked(&self, win_tile: Tile) -> Option<(Hand, Situation, Rules)> {
        let has_melds = !self.declared.blocks.is_empty();
        // Renhou as a yakuman is worth as much in readings without another yaku, which `mentsu`
        // doesn't list.
        let renhou = self.won.renhou && self.rules.renhou_as_yakuman;
        if self.may_be_optional_yakuman() || self.won.contradicts_first_turn(has_melds) || renhou {
            return None;
        }
        let mut concealed = self.counts;
        let mut take = |tile: usize| {
            let count = concealed.get_mut(tile)?;
            *count = count.checked_sub(1)?;
            Some(())
        };
        for block in &self.declared.blocks {
            for tile in block.tiles() {
                take(usize::from(tile))?;
            }
        }
        if !self.won.tsumo {
            take(win_tile.index())?;
        }
        let concealed = Counts::from_array(concealed).ok()?;
        let hand = Hand::from_counts(concealed, [0; 3], &self.declared.melds).ok()?;
        let hand = if self.won.tsumo { hand.with_drawn(win_tile).ok()? } else { hand };
        let rules = Rules::TENHOU
            .with_open_tanyao(self.rules.open_tanyao)
            .with_pinfu_tsumo(!self.rules.fu_for_pinfu_tsumo)
            .with_renhou(Renhou::Off);
        Some((hand, self.situation(win_tile)?, rules))
    }

    fn situation(&self, win_tile: Tile) -> Option<Situation> {
        type Event = fn(Situation) -> Situation;
        let won = &self.won;
        let events: [(bool, Event); 7] = [
            (won.riichi, Situation::with_riichi),
            (won.double_riichi, Situation::with_double_riichi),
            (won.ippatsu, Situation::with_ippatsu),
            (won.rinshan, Situation::with_rinshan),
            (won.chankan, Situation::with_chankan),
            (won.haitei, Situation::with_haitei),
            (won.houtei, Situation::with_houtei),
        ];
        let situation = if won.tsumo { Situation::tsumo() } else { Situation::ron(win_tile) };
        let mut situation = situation
            .with_seat(wind(won.player_wind, &self.counts)?)
            .with_round(wind(won.round_wind, &self.counts)?);
        for (happened, event) in events {
            if happened {
                situation = event(situation);
            }
        }
        Some(situation)
    }

    /// Whether the hand may be an optional yakuman that `mentsu` doesn't know: daisharin needs a
    /// single suit, daichisei honors alone.
    fn may_be_optional_yakuman(&self) -> bool {
        let (daisharin, daichisei) = (self.rules.daisharin, self.rules.daichisei);
        if !(daisharin || daichisei) {
            return false;
        }
        let holds = |kinds: core::ops::Range<usize>| self.counts[kinds].iter().any(|&n| n > 0);
        let suits = [holds(0..9), holds(9..18), holds(18..27)].map(u8::from).iter().sum::<u8>();
        match (suits, holds(27..34)) {
            (1, false) => daisharin,
            (0, _) => daichisei,
            _ => false,
        }
    }
}
