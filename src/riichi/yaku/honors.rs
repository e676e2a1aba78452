//! Yaku of koutsu of winds and dragons.

use super::blocks::HonorBlocks;
use super::{Yaku, YakuFound, yakuman};
use crate::engine::BlockMasks;
use crate::riichi::fu::jantou::Jantou;
use crate::riichi::situation::Situation;
use crate::tile::Tile;

const fn of_dragons(honors: &HonorBlocks) -> YakuFound {
    let mut found = YakuFound::NONE;
    found.add(honors.dragons & 1 != 0, Yaku::Haku);
    found.add(honors.dragons & 2 != 0, Yaku::Hatsu);
    found.add(honors.dragons & 4 != 0, Yaku::Chun);
    found.add(honors.dragon_koutsu() == 2 && honors.jantou_is_dragon, Yaku::Shousangen);
    found
}

/// Yaku of a decomposition's koutsu of winds and dragons, yakuman among them. Blocks are at the
/// places of [`BlockMasks`].
#[inline(always)]
pub(in crate::riichi) fn find(mentsu: u64, jantou: Jantou, situation: &Situation) -> YakuFound {
    // Honors are the highest bits, and koutsu the highest of these.
    let koutsu = (mentsu >> BlockMasks::koutsu_at(Tile::East)) as usize & 0x7F;
    let index = koutsu | jantou.wind_or_dragon() << 7;
    let mut found = BY_BLOCKS[index];
    found.add(mentsu & BlockMasks::koutsu_of_wind(situation.seat) != 0, Yaku::SeatWind);
    found.add(mentsu & BlockMasks::koutsu_of_wind(situation.round) != 0, Yaku::RoundWind);
    found
}

/// The yaku of dragons and winds by the blocks of honors:
///
/// ```text
/// bit      8               7            6 5 4          3 2 1 0
///     jantou dragon   jantou wind   chun hatsu haku   N W S E
/// ```
static BY_BLOCKS: [YakuFound; 512] = {
    let mut all = [YakuFound::NONE; 512];
    let mut i: usize = 0;
    while i < 512 {
        let honors = HonorBlocks {
            winds: (i & 0b1111_usize).count_ones(),
            dragons: i >> 4 & 0b111,
            jantou_is_wind: i >> 7 & 1 == 1,
            jantou_is_dragon: i >> 8 & 1 == 1,
        };
        all[i] = of_dragons(&honors).and(yakuman::of_honors(&honors));
        i += 1;
    }
    all
};
