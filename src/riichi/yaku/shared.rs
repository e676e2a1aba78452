//! Yaku of the situation and of all tiles together, however the hand is read.

use super::{Yaku, YakuFound, old, yakuman};
use crate::riichi::rules::{Renhou, Rules};
use crate::riichi::situation::{Situation, flag};
use crate::riichi::tiles::winner_tiles::{DeclaredBlocks, WinnerTiles};
use crate::tile::{Counts, Tile, TileSet};

#[inline(always)]
pub(in crate::riichi) fn find(
    tiles: &WinnerTiles<'_>,
    situation: &Situation,
    rules: &Rules,
) -> YakuFound {
    let mut found = of_events(situation, rules);
    let may_be_open = tiles.is_closed() | rules.open_tanyao;
    found.add(tiles.are_simples() & may_be_open, Yaku::Tanyao);
    // All others need one of these.
    let may_have_more = tiles.are_of_one_suit() | (tiles.melds.kans() >= 3) | tiles.are_yaochuu();
    if situation.has(flag::FIRST_TURN) | may_have_more {
        found = found.and(rare(tiles.words, tiles.tile, tiles.melds, situation, rules));
    }
    if !rules.old_yaku.is_empty() {
        found = found.and(old::find(tiles, situation).among(rules.old_yaku));
    }
    found
}

/// The yaku of one suit, of terminals and honors, of three kans and of the first turn, and yakuman.
#[inline(never)]
fn rare(
    words: &[u64; 4],
    winning: Tile,
    melds: DeclaredBlocks,
    situation: &Situation,
    rules: &Rules,
) -> YakuFound {
    let kinds = Counts::from_words(*words).kinds();
    let mut found = yakuman::find(words, kinds, winning, melds, situation);
    let [man, pin, sou, honors] = words.map(|suit| suit != 0);
    let of_one_suit = u8::from(man) + u8::from(pin) + u8::from(sou) == 1;
    found.add(of_one_suit, Yaku::Honitsu);
    found.add(of_one_suit && !honors, Yaku::Chinitsu);
    found.add(kinds.is_subset(TileSet::YAOCHUU), Yaku::Honroutou);
    found.add(melds.kans() == 3, Yaku::Sankantsu);
    let five_han = matches!(rules.renhou, Renhou::FiveHan);
    found.add(situation.has(flag::RENHOU) && five_han, Yaku::Renhou);
    found
}

/// Tsumo and the events that are yaku: these have the same order as their flags, one place up.
#[inline(always)]
fn of_events(situation: &Situation, rules: &Rules) -> YakuFound {
    let ignored = if rules.ippatsu { 0 } else { flag::IPPATSU };
    let happened = u64::from(situation.flags & EVENTS & !ignored);
    let mut found = YakuFound::of_bits(happened << Yaku::Riichi as u8);
    found.add(situation.is_tsumo(), Yaku::MenzenTsumo);
    found
}

/// The flags from riichi to houtei with their yaku.
const FLAGS: [(u32, Yaku); 7] = [
    (flag::RIICHI, Yaku::Riichi),
    (flag::DOUBLE_RIICHI, Yaku::DoubleRiichi),
    (flag::IPPATSU, Yaku::Ippatsu),
    (flag::CHANKAN, Yaku::Chankan),
    (flag::RINSHAN, Yaku::Rinshan),
    (flag::HAITEI, Yaku::Haitei),
    (flag::HOUTEI, Yaku::Houtei),
];

/// Those flags together.
const EVENTS: u32 = (1 << FLAGS.len()) - 1;

const _: () = {
    let mut i = 0;
    while i < FLAGS.len() {
        let (flag, yaku) = FLAGS[i];
        assert!((flag as u64) << Yaku::Riichi as u8 == 1 << yaku as u8);
        i += 1;
    }
};
