//! The question to `mentsu::riichi`: a hand as it was won, under the rules of a house.

use mentsu::riichi::{Renhou, Rules, Situation, Yaku};
use mentsu::{Counts, Hand, Tile, Wind};
use pyo3::prelude::*;

use super::arrays::small;
use super::declared::Declared;
use super::fields::{HouseRules, WonHow};
use super::names::{DAICHISEI, DAISHARIN};

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
    let indicators = match small(indicators) {
        Ok(read) => read,
        // What is false counts as none.
        Err(_) if !indicators.is_truthy()? => return Ok(Some(0)),
        Err(error) => return Err(error),
    };
    for &indicator in indicators.as_slice() {
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
        if !self.won.is_tsumo {
            take(win_tile.index())?;
        }
        let concealed = Counts::from_array(concealed).ok()?;
        let hand = Hand::from_counts(concealed, [0; 3], &self.declared.melds).ok()?;
        let hand = if self.won.is_tsumo { hand.with_drawn(win_tile).ok()? } else { hand };
        let rules = Rules::TENHOU
            .with_open_tanyao(self.rules.has_open_tanyao)
            .with_pinfu_tsumo(!self.rules.fu_for_pinfu_tsumo)
            .with_renhou(Renhou::Off);
        Some((hand, self.situation(win_tile)?, rules))
    }

    /// How it is won, without the yaku of single events: `mahjong` allows more of them together,
    /// and no other yaku depends on them.
    fn situation(&self, win_tile: Tile) -> Option<Situation> {
        let won = &self.won;
        let situation = if won.is_tsumo { Situation::tsumo() } else { Situation::ron(win_tile) };
        let situation = situation
            .with_seat(wind(won.player_wind, &self.counts)?)
            .with_round(wind(won.round_wind, &self.counts)?);
        Some(if won.is_daburu_riichi {
            situation.with_double_riichi()
        } else if won.is_riichi {
            situation.with_riichi()
        } else {
            situation
        })
    }

    /// The situation with an event whose yaku every reading has, so that those without another yaku
    /// are listed, and that yaku.
    pub(super) fn with_any_yaku(&self, situation: Situation) -> (Situation, Yaku) {
        if self.won.is_tsumo {
            (situation.with_haitei(), Yaku::Haitei)
        } else {
            (situation.with_houtei(), Yaku::Houtei)
        }
    }

    /// The optional yakuman that the hand is and `mentsu` doesn't know, by its index in `names`,
    /// and its lowest tile: daisharin (大車輪) has two each of 2 to 8 of pin or another suit,
    /// daichisei (大七星) of the honors. No other tile has room beside them.
    pub(super) fn optional_yakuman(&self) -> Option<(usize, Tile)> {
        let are_pairs =
            |first: &Tile| self.counts[first.index()..].iter().take(7).all(|copies| *copies == 2);
        let suits = [Tile::P2, Tile::M2, Tile::S2];
        let known = if self.rules.has_daisharin_other_suits { &suits[..] } else { &suits[..1] };
        if self.rules.has_daisharin
            && let Some(first) = known.iter().copied().find(are_pairs)
        {
            return Some((DAISHARIN, first));
        }
        (self.rules.has_daichisei && are_pairs(&Tile::East)).then_some((DAICHISEI, Tile::East))
    }
}
