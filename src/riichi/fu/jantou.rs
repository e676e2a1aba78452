//! The worth of a jantou: its fu and the properties that yaku depend on, looked up together.

use crate::engine::BlockMasks;
use crate::riichi::rules::Rules;
use crate::riichi::situation::Situation;
use crate::tile::{Tile, TileSet};
use crate::wind::Wind;

/// The fu and properties of a decomposition's jantou:
///
/// ```text
/// bit   6       5     4      3       2…0
///       dragon  wind  honor  simple  fu, 0, 2 or 4
/// ```
#[derive(Clone, Copy)]
pub(in crate::riichi) struct Jantou(u8);

const FU: u8 = 0b111;
const SIMPLE: u8 = 1 << 3;
const HONOR: u8 = 1 << 4;
const WIND: u8 = 1 << 5;
const DRAGON: u8 = 1 << 6;

impl Jantou {
    /// The jantou at this place of [`BlockMasks`].
    #[inline(always)]
    pub(in crate::riichi) fn at(place: u8, situation: &Situation, rules: &Rules) -> Jantou {
        let winds = situation.winds() + 16 * usize::from(rules.double_wind_fu >= 4);
        // A look-up: whether a jantou is an honor is unpredictable, so a branch would be
        // mispredicted.
        let jantou = Jantou(JANTOU[winds][usize::from(place % 64)]);
        if rules.norths_count() { jantou.with_norths(place, situation, rules) } else { jantou }
    }

    /// The jantou where norths are a yakuhai for everybody: like a seat's wind.
    #[cold]
    fn with_norths(self, place: u8, situation: &Situation, rules: &Rules) -> Jantou {
        let is_north = place == BlockMasks::koutsu_at(Tile::North);
        let is_round = situation.round == Wind::North;
        match (is_north, is_round) {
            (true, true) => Jantou(self.0 & !FU | if rules.double_wind_fu >= 4 { 4 } else { 2 }),
            (true, false) => Jantou(self.0 & !FU | 2),
            _ => self,
        }
    }

    /// The fu: 2 for a dragon, the seat's or the round's wind, and the value set by the rules for a
    /// wind that is both.
    #[inline(always)]
    pub(in crate::riichi) const fn fu(self) -> u8 {
        self.0 & FU
    }

    /// Whether it is no terminal and no honor.
    #[inline(always)]
    pub(in crate::riichi) const fn is_simple(self) -> bool {
        self.0 & SIMPLE != 0
    }

    #[inline(always)]
    pub(in crate::riichi) const fn is_honor(self) -> bool {
        self.0 & HONOR != 0
    }

    /// A 1 for a wind, and a 2 for a dragon.
    #[inline(always)]
    pub(in crate::riichi) const fn wind_or_dragon(self) -> usize {
        const _: () = assert!(WIND << 1 == DRAGON && DRAGON < 1 << 7);
        (self.0 / WIND) as usize
    }

    const fn of(tile: Tile, seat: Tile, round: Tile, double_wind_fu: u8) -> Jantou {
        let dragon = TileSet::DRAGONS.contains(tile);
        let (seat, round) = (tile as u8 == seat as u8, tile as u8 == round as u8);
        let fu = if seat && round {
            double_wind_fu
        } else if seat || round || dragon {
            2
        } else {
            0
        };
        let simple = if tile.is_yaochuu() { 0 } else { SIMPLE };
        let honor = if tile.is_honor() { HONOR } else { 0 };
        let wind = if TileSet::WINDS.contains(tile) { WIND } else { 0 };
        Jantou(fu | simple | honor | wind | if dragon { DRAGON } else { 0 })
    }
}

/// The facts about the jantou at each place, by the fu of a wind that is both (2, then 4), by seat
/// and by round.
static JANTOU: [[u8; 64]; 2 * 16] = {
    let (mut all, mut i) = ([[0; 64]; 32], 0);
    while i < 32 {
        let mut tile = 0;
        while tile < Tile::COUNT {
            let place = BlockMasks::koutsu_at(Tile::ALL[tile]);
            let (seat, round) = (EAST_ON[i / 4 % 4], EAST_ON[i % 4]);
            let jantou = Jantou::of(Tile::ALL[tile], seat, round, if i < 16 { 2 } else { 4 });
            all[i][place as usize] = jantou.0;
            tile += 1;
        }
        i += 1;
    }
    all
};

/// The winds' tiles, east first.
const EAST_ON: [Tile; 4] = [Tile::East, Tile::South, Tile::West, Tile::North];
