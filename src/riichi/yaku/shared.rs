//! Yaku of the situation and of all tiles together, however the hand is read.

use super::{Yaku, YakuFound};
use crate::riichi::rules::{Renhou, Rules};
use crate::riichi::situation::{Situation, flag};
use crate::riichi::winner_tiles::WinnerTiles;

#[inline(always)]
pub(in crate::riichi) fn find(
    tiles: &WinnerTiles<'_>,
    situation: &Situation,
    rules: &Rules,
) -> YakuFound {
    let mut found = OF_SUITS[usize::from(tiles.suits()) % 16].and(of_events(situation, rules));
    let may_be_open = tiles.is_closed() | rules.open_tanyao;
    found.add(tiles.are_simples() & may_be_open, Yaku::Tanyao);
    found.add(tiles.are_yaochuu(), Yaku::Honroutou);
    found.add(tiles.melds.kans() == 3, Yaku::Sankantsu);
    found
}

/// Tsumo and the events that are yaku: these have the same order as their flags, one place up.
#[inline(always)]
fn of_events(situation: &Situation, rules: &Rules) -> YakuFound {
    let ignored = if rules.ippatsu { 0 } else { flag::IPPATSU };
    let happened = situation.flags & EVENTS & !ignored;
    let mut found = YakuFound::of_bits(u64::from(happened) << Yaku::Riichi as u8);
    found.add(situation.is_tsumo(), Yaku::MenzenTsumo);
    let five_han = matches!(rules.renhou, Renhou::FiveHan);
    found.add(situation.has(flag::RENHOU) & five_han, Yaku::Renhou);
    found
}

/// The flags from riichi to houtei with their yaku.
const FLAGS: [(u16, Yaku); 7] = [
    (flag::RIICHI, Yaku::Riichi),
    (flag::DOUBLE_RIICHI, Yaku::DoubleRiichi),
    (flag::IPPATSU, Yaku::Ippatsu),
    (flag::CHANKAN, Yaku::Chankan),
    (flag::RINSHAN, Yaku::Rinshan),
    (flag::HAITEI, Yaku::Haitei),
    (flag::HOUTEI, Yaku::Houtei),
];

/// Those flags together.
const EVENTS: u16 = (1 << FLAGS.len()) - 1;

const _: () = {
    let mut i = 0;
    while i < FLAGS.len() {
        let (flag, yaku) = FLAGS[i];
        assert!((flag as u64) << Yaku::Riichi as u8 == 1 << yaku as u8);
        i += 1;
    }
};

/// The yaku of one suit, by which suits there are: man, pin, sou and honors from the lowest bit on.
static OF_SUITS: [YakuFound; 16] = {
    let mut all = [YakuFound::NONE; 16];
    let mut suits = 0usize;
    while suits < 16 {
        let one_number_suit = (suits & 0b111).count_ones() == 1;
        all[suits].add(one_number_suit, Yaku::Honitsu);
        all[suits].add(one_number_suit && suits >> 3 == 0, Yaku::Chinitsu);
        suits += 1;
    }
    all
};
