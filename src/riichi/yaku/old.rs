//! Old yaku (古役), of which each counts only where
//! [`Rules::old_yaku`](crate::riichi::Rules::old_yaku) has it.
//!
//! What they are worth and what they replace is as in Mahjong Soul's rooms of old yaku; open riichi
//! and paarenchan, which those rooms don't play, are as in its other rooms.

use super::{Yaku, YakuFound};
use crate::engine::BlockMasks;
use crate::riichi::situation::{Situation, flag};
use crate::riichi::tiles::winner_tiles::WinnerTiles;
use crate::tile::{Tile, TileSet};

/// The 2s to 8s of a suit, two of each, as nibbles.
const TWO_TO_EIGHT: u64 = 0x2222_2220;

/// The seven honors, two of each.
const SEVEN_STARS: u64 = 0x222_2222;

/// Koutsu of ranks 1 to 7 of each number suit, which can begin three in a row.
const FIRST_OF_THREE: u64 = (0x7F << 7) * (1 | 1 << 16 | 1 << 32);

/// Those of the situation and of all tiles together.
#[cold]
#[inline(never)]
pub(in crate::riichi) fn find(tiles: &WinnerTiles<'_>, situation: &Situation) -> YakuFound {
    let [man, pin, sou, honors] = *tiles.words;
    let has = |flag| situation.has(flag);
    let (open_riichi, double) = (has(flag::OPEN_RIICHI), has(flag::DOUBLE_RIICHI));
    let kinds = crate::tile::Counts::from_words(*tiles.words).kinds();
    let all_types = [TileSet::MAN, TileSet::PIN, TileSet::SOU, TileSet::WINDS, TileSet::DRAGONS];
    let has_type = |of_type| !(kinds & of_type).is_empty();
    let mut found = YakuFound::NONE;
    found.add(has(flag::TSUBAME_GAESHI), Yaku::TsubameGaeshi);
    found.add(has(flag::KANBURI), Yaku::Kanburi);
    found.add(tiles.melds.open() == 4, Yaku::ShiiaruRaotai);
    found.add(all_types.into_iter().all(has_type), Yaku::Uumensai);
    found.add(has(flag::HAITEI) && tiles.tile == Tile::P1, Yaku::IipinMouyue);
    found.add(has(flag::HOUTEI) && tiles.tile == Tile::P9, Yaku::ChuupinRaoyui);
    found.add(open_riichi && !double, Yaku::OpenRiichi);
    found.add(open_riichi && double, Yaku::DoubleOpenRiichi);
    found.add(double && has(flag::HAITEI | flag::HOUTEI), Yaku::IshiNoUeNimoSannen);
    found.add(tiles.is_closed() && pin == TWO_TO_EIGHT, Yaku::Daisharin);
    found.add(tiles.is_closed() && sou == TWO_TO_EIGHT, Yaku::Daichikurin);
    found.add(tiles.is_closed() && man == TWO_TO_EIGHT, Yaku::Daisuurin);
    found.add(honors == SEVEN_STARS, Yaku::Daishichisei);
    found.add(has(flag::PAARENCHAN), Yaku::Paarenchan);
    found
}

/// Those of a decomposition's blocks, melds and kans among its mentsu.
#[cold]
#[inline(never)]
pub(in crate::riichi) fn find_in_blocks(words: &[u64; 4], mentsu: u64, jantou: u8) -> YakuFound {
    let mut found = YakuFound::NONE;
    found.add(mentsu & mentsu >> 1 & mentsu >> 2 & FIRST_OF_THREE != 0, Yaku::Sanrenkou);
    found.add(has_three_equal_shuntsu(words, mentsu, jantou), Yaku::IsshokuSanjun);
    found
}

/// Whether a shuntsu is there three times: from the left, each tile of a rank that is neither in a
/// koutsu or the jantou nor in a shuntsu begun before begins one.
fn has_three_equal_shuntsu(words: &[u64; 4], mentsu: u64, jantou: u8) -> bool {
    let at = |tile: Tile| BlockMasks::koutsu_at(tile);
    let count = |tile: Tile| (words[tile.index() / 9] >> (4 * (tile.index() % 9)) & 0xF) as u8;
    (0..3).any(|suit| {
        let (mut begun, mut most) = ([0, 0], 0);
        for rank in 0..7 {
            let tile = Tile::ALL[9 * suit + rank];
            let shuntsu = mentsu >> (at(tile) - 7) & 1 == 1;
            let koutsu = 3 * (mentsu >> at(tile) & 1) as u8;
            let others = koutsu + 2 * u8::from(jantou == at(tile)) + begun[0] + begun[1];
            let here = if shuntsu { count(tile).saturating_sub(others) } else { 0 };
            (begun, most) = ([begun[1], here], most.max(here));
        }
        most >= 3
    })
}
