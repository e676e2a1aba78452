//! The tiles waited for, without their readings.

use crate::engine;
use crate::shanten::special_forms;
use crate::tile::{Counts, RankSet, Suit, SuitCounts, TileSet};
use crate::visible::{FifthCopy, Visible};

/// The tiles that complete the concealed tiles in any form; `fifth` says how the `declared` tiles
/// in melds count. There are none unless 1, 4, 7, 10 or 13 tiles are concealed.
#[inline]
pub(crate) fn wait_tiles(concealed: &Counts, declared: &Counts, fifth: FifthCopy) -> TileSet {
    wait_tiles_by_form(concealed, declared, fifth).0
}

/// The same tiles, and those of them that complete chiitoitsu or kokushi.
#[inline(always)]
pub(super) fn wait_tiles_by_form(
    concealed: &Counts,
    declared: &Counts,
    fifth: FifthCopy,
) -> (TileSet, TileSet) {
    let standard = engine::standard_waits(concealed, fifth == FifthCopy::Ignored);
    let special = special_waits(concealed);
    let all = standard | special;
    // Most hands aren't tenpai, and for them the size needn't be checked.
    if all.is_empty() || concealed.total() > 13 {
        return (TileSet::EMPTY, TileSet::EMPTY);
    }
    if fifth != FifthCopy::Any || declared.words() == [0; 4] {
        return (all, special);
    }
    (all - gone_with_melds(concealed, declared), special)
}

/// The tiles waited for, given what is visible, and those that complete chiitoitsu or kokushi.
pub(super) fn visible_wait_tiles(concealed: &Counts, visible: &Visible) -> (TileSet, TileSet) {
    let fifth = visible.fifth_copy();
    let (all, special) = wait_tiles_by_form(concealed, &Counts::EMPTY, fifth);
    let mut listed = all & visible.in_play();
    if fifth == FifthCopy::Any && !listed.is_empty() {
        listed &= visible.left_of_each(concealed).kinds();
    }
    (listed, special)
}

/// The tiles that complete thirteen tiles to chiitoitsu or kokushi; none for other numbers of
/// tiles.
#[inline(always)]
fn special_waits(concealed: &Counts) -> TileSet {
    /// The nibbles of 2–8.
    const SIMPLES: u64 = 0x0_FFFF_FFF0;

    // Six pairs and a lone tile leave one odd nibble, and kokushi has no tile of 2–8: nearly every
    // hand ends here. Four words of 0 or 1 in each nibble never carry.
    let [man, pin, sou, honors] = concealed.words();
    let ones = RankSet::ALL.word();
    let odd = (man & ones) + (pin & ones) + (sou & ones) + (honors & ones);
    if odd & odd.wrapping_sub(1) != 0 && (man | pin | sou) & SIMPLES != 0 {
        return TileSet::EMPTY;
    }
    special_waits_of(concealed)
}

#[cold]
#[inline(never)]
fn special_waits_of(concealed: &Counts) -> TileSet {
    if concealed.total() != 13 {
        return TileSet::EMPTY;
    }
    match special_forms(concealed, 13, TileSet::ALL) {
        (chiitoitsu, _) if chiitoitsu.is_one_away() => {
            concealed.at_least(1) - concealed.at_least(2)
        }
        (_, kokushi) if kokushi.is_one_away() => {
            let kinds = concealed.kinds();
            if kinds.len() == 13 { TileSet::YAOCHUU } else { TileSet::YAOCHUU - kinds }
        }
        _ => TileSet::EMPTY,
    }
}

/// The tiles whose four copies are all concealed or in melds.
fn gone_with_melds(concealed: &Counts, declared: &Counts) -> TileSet {
    TileSet::from_ranks(Suit::ALL.map(|suit| {
        let both = concealed.suit(suit).word() + declared.suit(suit).word();
        SuitCounts::from_word(both).at_least(4)
    }))
}
