//! Yaku of the situation and of all tiles together, however the hand is read.

use super::{Yaku, YakuFound};
use crate::riichi::rules::{Renhou, Rules};
use crate::riichi::situation::{Situation, flag};
use crate::riichi::winner_tiles::WinnerTiles;

#[inline(always)]
pub(in crate::riichi) fn find(
    tiles: &WinnerTiles,
    situation: &Situation,
    rules: &Rules,
) -> YakuFound {
    let mut found = YakuFound::NONE;
    found.add(situation.is_tsumo(), Yaku::MenzenTsumo);
    found.add(situation.has(flag::RIICHI), Yaku::Riichi);
    if situation.flags & !flag::RIICHI != 0 {
        found.add(situation.has(flag::DOUBLE_RIICHI), Yaku::DoubleRiichi);
        found.add(situation.has(flag::IPPATSU) && rules.ippatsu, Yaku::Ippatsu);
        found.add(situation.has(flag::CHANKAN), Yaku::Chankan);
        found.add(situation.has(flag::RINSHAN), Yaku::Rinshan);
        found.add(situation.has(flag::HAITEI), Yaku::Haitei);
        found.add(situation.has(flag::HOUTEI), Yaku::Houtei);
        let five_han = matches!(rules.renhou, Renhou::FiveHan);
        found.add(situation.has(flag::RENHOU) && five_han, Yaku::Renhou);
    }
    let may_be_open = tiles.is_closed() || rules.open_tanyao;
    found.add(tiles.are_simples() && may_be_open, Yaku::Tanyao);
    found.add(tiles.suits() == 1, Yaku::Honitsu);
    found.add(tiles.suits() == 1 && !tiles.have_honors(), Yaku::Chinitsu);
    found.add(tiles.are_yaochuu(), Yaku::Honroutou);
    found
}
