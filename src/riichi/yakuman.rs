//! Yakuman that tiles and koutsu make, and what several are worth together.

use super::evaluate::{Context, HONORS, all_terminals};
use super::rules::Rules;
use super::situation::flag;
use super::yaku::{Yaku, YakuSet};
use crate::suit::SuitCounts;
use crate::tile::Tile;
use crate::tile_set::TileSet;

/// Events that are a yakuman by themselves.
pub(super) const FLAGS: u16 = flag::TENHOU | flag::CHIIHOU;

/// The tiles of ryuuiisou: 23468s and green dragons.
const GREENS: u64 = 1 << Tile::S2 as u64
    | 1 << Tile::S3 as u64
    | 1 << Tile::S4 as u64
    | 1 << Tile::S6 as u64
    | 1 << Tile::S8 as u64
    | 1 << Tile::Green as u64;

const WINDS: u64 = TileSet::WINDS.bits();
const DRAGONS: u64 = TileSet::DRAGONS.bits();

/// 1112345678999 as nibbles.
const NINE_GATES: u64 = 0x3_1111_1113;

/// Yakuman of the situation and of the kinds of tiles held.
#[inline(never)]
pub(super) fn of_tiles(context: &Context<'_>) -> YakuSet {
    let kinds = context.kinds();
    let mut found = YakuSet::EMPTY;
    if context.situation.has(flag::TENHOU) {
        found = found.with(Yaku::Tenhou);
    }
    if context.situation.has(flag::CHIIHOU) {
        found = found.with(Yaku::Chiihou);
    }
    if kinds & !HONORS == 0 {
        found = found.with(Yaku::Tsuuiisou);
    }
    if all_terminals(kinds) {
        found = found.with(Yaku::Chinroutou);
    }
    if kinds & !GREENS == 0 {
        found = found.with(Yaku::Ryuuiisou);
    }
    if context.melds.is_empty() {
        let words = context.won.words();
        let suit = words[..3].iter().find(|word| SuitCounts::from_word(**word).total() == 14);
        if let Some(over) = suit.and_then(|&word| over_nine_gates(word)) {
            // With one tile over, that tile was the winning one exactly if it waited for nine.
            let pure = over.trailing_zeros() / 4 == u32::from(context.tile.rank()) - 1;
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

/// Yakuman of koutsu of honors.
#[inline]
pub(super) const fn of_honors(koutsu: u64, jantou: u64) -> YakuSet {
    let mut found = YakuSet::EMPTY;
    if koutsu & DRAGONS == DRAGONS {
        found = found.with(Yaku::Daisangen);
    }
    match (koutsu & WINDS).count_ones() {
        4 => found = found.with(Yaku::Daisuushi),
        3 if jantou & WINDS != 0 => found = found.with(Yaku::Shousuushi),
        _ => {}
    }
    found
}

/// How many yakuman one is worth: 1 or 2.
pub(super) const fn multiple_of(yaku: Yaku, rules: &Rules) -> u8 {
    if rules.double_yakuman.contains(yaku) { 2 } else { 1 }
}

/// How many yakuman several are worth together: their sum, or the most of one where they
/// don't add up.
pub(super) fn multiple(yaku: YakuSet, rules: &Rules) -> u8 {
    let each = yaku.iter().map(|yaku| multiple_of(yaku, rules));
    if rules.yakuman_stacking { each.sum() } else { each.max().unwrap_or(0) }
}
