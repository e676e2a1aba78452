//! Yakuman, and how many times several count together.

use super::blocks::HonorBlocks;
use super::{Yaku, YakuFound};
use crate::riichi::rules::{Renhou, Rules};
use crate::riichi::situation::{Situation, flag};
use crate::riichi::tiles::winner_tiles::DeclaredBlocks;
use crate::riichi::yaku::set::YakuSet;
use crate::tile::{SuitCounts, Tile, TileSet};

/// The tiles of ryuuiisou: 23468s and green dragons.
pub(in crate::riichi) const GREENS: TileSet = TileSet::EMPTY
    .with(Tile::S2)
    .with(Tile::S3)
    .with(Tile::S4)
    .with(Tile::S6)
    .with(Tile::S8)
    .with(Tile::Green);

/// 1112345678999 as nibbles, the count of the 9 first: 3 1111 1113.
pub(in crate::riichi) const NINE_GATES: u64 = 0x3_1111_1113;

/// Yakuman of the situation and of all tiles together, however the hand is read.
pub(super) fn find(
    words: &[u64; 4],
    kinds: TileSet,
    winning: Tile,
    melds: DeclaredBlocks,
    situation: &Situation,
) -> YakuFound {
    let nine_gates = if melds.are_none() { over_nine_gates(words) } else { None };
    let mut found = YakuFound::NONE;
    found.add(situation.has(flag::TENHOU), Yaku::Tenhou);
    found.add(situation.has(flag::CHIIHOU), Yaku::Chiihou);
    found.add(kinds.is_subset(TileSet::HONORS), Yaku::Tsuuiisou);
    found.add(kinds.is_subset(TileSet::TERMINALS), Yaku::Chinroutou);
    found.add(kinds.is_subset(GREENS), Yaku::Ryuuiisou);
    found.add(nine_gates.is_some(), Yaku::Chuuren);
    // With the nine gates complete before it, the winning tile is the one over.
    found.add(nine_gates == Some(winning.rank()), Yaku::JunseiChuuren);
    found.add(melds.kans() == 4, Yaku::Suukantsu);
    found
}

/// The rank that fourteen concealed tiles of one suit have besides the nine gates.
fn over_nine_gates(&[man, pin, sou, _]: &[u64; 4]) -> Option<u8> {
    let of_suit = |word: &u64| SuitCounts::from_word(*word).total() == 14;
    let word = [man, pin, sou].into_iter().find(of_suit)?;
    let counts = SuitCounts::from_word(word);
    let holds = counts.at_least(1).len() == 9 && counts.get(1) >= 3 && counts.get(9) >= 3;
    // Each nibble is at least as large as the one taken from it, so one bit is left.
    holds.then(|| ((word - NINE_GATES).trailing_zeros() / 4) as u8 + 1)
}

/// Yakuman of winds and dragons.
pub(super) const fn of_honors(honors: &HonorBlocks) -> YakuFound {
    let mut found = YakuFound::NONE;
    found.add(honors.dragon_koutsu() == 3, Yaku::Daisangen);
    found.add(honors.winds == 4, Yaku::Daisuushi);
    found.add(honors.winds == 3 && honors.jantou_is_wind, Yaku::Shousuushi);
    found
}

/// Kokushi, by its jantou and the winning tile.
pub(in crate::riichi) fn find_kokushi(jantou: Tile, winning: Tile) -> YakuFound {
    let mut found = YakuFound::NONE;
    found.add(true, Yaku::Kokushi);
    found.add(jantou == winning, Yaku::Kokushi13);
    found
}

/// How many yakuman several are worth together: their sum, or the most of one where they
/// don't add up.
pub(in crate::riichi) const fn multiple(yaku: YakuSet, rules: &Rules) -> u8 {
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
pub(in crate::riichi) fn base_points(
    yaku: YakuSet,
    situation: &Situation,
    rules: &Rules,
) -> (u32, YakuSet) {
    let renhou = situation.has(flag::RENHOU) && matches!(rules.renhou, Renhou::Yakuman);
    let yaku = if renhou { yaku.with(Yaku::Renhou) } else { yaku };
    (8_000 * u32::from(multiple(yaku, rules)), yaku)
}
