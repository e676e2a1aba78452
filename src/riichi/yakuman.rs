//! Yakuman that the kinds of tiles make, and what several are worth together.

use super::held::Held;
use super::rules::{Renhou, Rules};
use super::situation::{Situation, flag};
use super::yaku::Yaku;
use super::yaku_set::YakuSet;
use crate::tile::{SuitCounts, Tile, TileSet};

/// Events that are a yakuman by themselves.
pub(super) const FLAGS: u16 = flag::TENHOU | flag::CHIIHOU;

/// The tiles of ryuuiisou: 23468s and green dragons.
const GREENS: u64 = 1 << Tile::S2 as u64
    | 1 << Tile::S3 as u64
    | 1 << Tile::S4 as u64
    | 1 << Tile::S6 as u64
    | 1 << Tile::S8 as u64
    | 1 << Tile::Green as u64;

const HONORS: u64 = TileSet::HONORS.bits();
const TERMINALS: u64 = TileSet::TERMINALS.bits();

/// 1112345678999 as nibbles.
const NINE_GATES: u64 = 0x3_1111_1113;

/// Yakuman of the situation and of the kinds of tiles held.
#[inline(never)]
pub(super) fn of_tiles(held: &Held, situation: &Situation) -> YakuSet {
    let kinds = held.kinds();
    let mut found = YakuSet::EMPTY;
    if situation.has(flag::TENHOU) {
        found = found.with(Yaku::Tenhou);
    }
    if situation.has(flag::CHIIHOU) {
        found = found.with(Yaku::Chiihou);
    }
    if kinds & !HONORS == 0 {
        found = found.with(Yaku::Tsuuiisou);
    }
    if kinds & !TERMINALS == 0 {
        found = found.with(Yaku::Chinroutou);
    }
    if kinds & !GREENS == 0 {
        found = found.with(Yaku::Ryuuiisou);
    }
    if !held.has_melds() {
        let words = held.won.words();
        let suit = words[..3].iter().find(|word| SuitCounts::from_word(**word).total() == 14);
        if let Some(over) = suit.and_then(|&word| over_nine_gates(word)) {
            // With one tile over, that tile was the winning one exactly if it waited for nine.
            let rank = held.tile.rank();
            let pure = over.trailing_zeros() / 4 == u32::from(rank) - 1;
            found = found.with(if pure { Yaku::JunseiChuuren } else { Yaku::Chuuren });
        }
    }
    found
}

/// The tile over the nine gates, as a nibble, if the fourteen tiles hold them.
fn over_nine_gates(word: u64) -> Option<u64> {
    let counts = SuitCounts::from_word(word);
    let holds = counts.at_least(1).len() == 9 && counts.get(1) >= 3 && counts.get(9) >= 3;
    holds.then(|| word - NINE_GATES)
}

/// How many yakuman several are worth together: their sum, or the most of one where they
/// don't add up.
pub(super) const fn multiple(yaku: YakuSet, rules: &Rules) -> u8 {
    let twice = yaku.bits() & rules.double_yakuman.bits();
    if rules.yakuman_stacking {
        (yaku.bits().count_ones() + twice.count_ones()) as u8
    } else {
        !yaku.is_empty() as u8 + (twice != 0) as u8
    }
}

/// The base points of yakuman, and which they are: renhou may be one more.
#[cold]
#[inline(never)]
pub(super) fn base_points(yaku: YakuSet, situation: &Situation, rules: &Rules) -> (u32, YakuSet) {
    let renhou = situation.has(flag::RENHOU) && matches!(rules.renhou, Renhou::Yakuman);
    let yaku = if renhou { yaku.with(Yaku::Renhou) } else { yaku };
    (8_000 * u32::from(multiple(yaku, rules)), yaku)
}
