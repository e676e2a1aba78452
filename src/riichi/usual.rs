//! The base points of a hand with one decomposition, added up without naming its yaku: the most that
//! any block of the winning tile gives.
//!
//! Whatever is rare and would have to be asked for each hand, yakuman among it, is left to those who
//! look at all readings: `None` says so.

use super::fu::{self, concealed_koutsu};
use super::jantou::Jantou;
use super::rules::Rules;
use super::situation::Situation;
use super::winner_tiles::{DeclaredBlocks, WinnerTiles};
use super::yaku::blocks::Shapes;
use super::yaku::{Yaku, YakuFound, han, shared};
use crate::engine::BlockMasks;
use crate::tile::Tile;
use crate::wait::winning_block::{JANTOU, SHUNTSU, waits_with_fu, winning_blocks};

/// Added to the han where there may be yaku that aren't looked at here: more than all others together.
pub(super) const MORE: u8 = 64;

/// Added to the han for suuankou. What is marked as more is so twice at most, by honors and by all tiles
/// together, and that stays below.
const SUUANKOU: u8 = 3 * MORE;

/// Whether these han are marked as [`SUUANKOU`], and there is no other yakuman.
#[inline(always)]
pub(super) const fn is_suuankou_alone(han: u32) -> bool {
    han / MORE as u32 == (SUUANKOU / MORE) as u32
}

/// The han of the yaku of a decomposition and the sum of its fu, as [`base_of_sum`] takes it; [`MORE`]
/// and above where there may be other yaku, some yakuman among them.
///
/// The reading that is worth the most is pinfu if there is one, as no fu make up for its han; else one
/// that waits for a kanchan, penchan or tanki, for its fu; one that completes a koutsu by ron comes last.
///
/// [`base_of_sum`]: super::points::base_of_sum
#[inline(always)]
pub(super) fn usual_han_and_fu(
    tiles: &WinnerTiles<'_>,
    masks: BlockMasks,
    situation: &Situation,
    rules: &Rules,
) -> (u32, u8) {
    let (closed, tsumo) = (tiles.is_closed(), situation.is_tsumo());
    let jantou = Jantou::at(masks.jantou, situation, rules);
    let mentsu = masks.mentsu | tiles.melds.mentsu();

    let wait = BestWait::of(tiles.tile, winning_blocks(tiles.tile, &masks), tsumo);
    let melds = u16::from_le_bytes([tiles.melds.fu(), tiles.melds.ankan()]);
    let koutsu = concealed_koutsu(masks.mentsu) + melds;
    let without_fu = (koutsu == 0) & (jantou.fu() == 0);
    let pinfu = closed & wait.has_ryanmen() & without_fu & (rules.pinfu_tsumo | !tsumo);
    let [koutsu, ankou] = (koutsu - wait.opened()).to_le_bytes();
    let ending = if tsumo { 2 } else { 10 * u8::from(closed) };
    let sum = fu::BASE + ending + koutsu + jantou.fu() + wait.fu();
    // Without pinfu a sum of 20 is rounded up to 30.
    let of_pinfu = if tsumo { fu::BASE - 1 } else { fu::BASE + 10 };
    let sum = if pinfu { of_pinfu } else { sum };

    let mut han = u32::from(EVENTS[usize::from(shared::events(situation, rules))]);
    han += u32::from(tsumo & closed) + u32::from(pinfu);
    han += u32::from(tiles.are_simples() & (closed | rules.open_tanyao));
    let honors = (mentsu >> BlockMasks::koutsu_at(Tile::East)) as usize & 0x7F;
    han += u32::from(HONORS[situation.winds()][honors]);
    han += u32::from(ANKOU[usize::from(ankou % 8)]);
    let equal_pairs = if closed { EQUAL_PAIRS } else { 0 };
    han += equal_pairs >> (4 * masks.equal_pairs) & 0xF;
    let shapes = Shapes::of(mentsu, jantou);
    let less_if_open =
        u32::from(shapes.ittsu) + u32::from(shapes.doujun) + u32::from(shapes.outside);
    han += less_if_open << u32::from(closed);
    han += u32::from(shapes.without_honors);
    han += 2 * (u32::from(shapes.doukou) + u32::from(shapes.toitoi));
    if shared::may_have_more(tiles) {
        han += of_all_tiles(tiles.words, tiles.tile, tiles.melds, situation, rules);
    }
    (han, sum)
}

/// The han of yaku of all tiles together, and of three kans.
#[inline(never)]
fn of_all_tiles(
    words: &[u64; 4],
    winning: Tile,
    melds: DeclaredBlocks,
    situation: &Situation,
    rules: &Rules,
) -> u32 {
    let closed = melds.open() == 0;
    let yaku = shared::rare(words, winning, melds, situation, rules).counted(closed);
    u32::from(if yaku.yakuman_bits() == 0 { han(yaku, closed) } else { MORE })
}

// The han that are added up as numbers: those of closed hands, and of open ones.
const _: () = {
    const fn is(yaku: Yaku, closed: u8, open: u8) {
        assert!(yaku.closed_han() == closed && yaku.open_han() == open);
    }
    is(Yaku::MenzenTsumo, 1, 0);
    is(Yaku::Pinfu, 1, 0);
    is(Yaku::Tanyao, 1, 1);
    is(Yaku::Ittsu, 2, 1);
    is(Yaku::SanshokuDoujun, 2, 1);
    is(Yaku::Chanta, 2, 1);
    is(Yaku::Junchan, 2 + 1, 1 + 1);
    is(Yaku::SanshokuDoukou, 2, 2);
    is(Yaku::Toitoi, 2, 2);
    is(Yaku::Iipeikou, 1, 0);
    is(Yaku::Ryanpeikou, 3, 0);
};

/// The han of a closed hand's equal shuntsu, by the number of pairs of these, four bits each.
const EQUAL_PAIRS: u32 = 0x3310;

/// The han of events, by their flags from riichi to houtei.
static EVENTS: [u8; 128] = {
    let (mut all, mut flags) = ([0; 128], 0);
    while flags < 128 {
        let found = YakuFound::of_bits((flags as u64) << Yaku::Riichi as u8);
        all[flags] = han(found.counted(true), true);
        flags += 1;
    }
    all
};

/// The han of so many concealed koutsu.
static ANKOU: [u8; 8] = [0, 0, 0, Yaku::Sanankou.closed_han(), SUUANKOU, 0, 0, 0];

/// The han of the koutsu of winds and dragons, east in the lowest bit, by the winner's and the round's
/// wind. Of two dragons and of three winds the jantou decides.
static HONORS: [[u8; 128]; 16] = {
    let (mut all, mut i) = ([[0; 128]; 16], 0);
    while i < 16 {
        let mut koutsu: usize = 0;
        while koutsu < 128 {
            let (winds, dragons) = ((koutsu & 0b1111).count_ones(), (koutsu >> 4).count_ones());
            let (seat, round) = (koutsu >> (i / 4) & 1, koutsu >> (i % 4) & 1);
            let more = dragons > 1 || winds > 2;
            all[i][koutsu] = if more { MORE } else { (seat + round) as u8 + dragons as u8 };
            koutsu += 1;
        }
        i += 1;
    }
    all
};

/// How the winning tile completes the block that is worth the most:
///
/// ```text
/// bit   10       9    8       7…0
///       ryanmen  fu   opened  fu of the koutsu that ron opens
/// ```
///
/// The two lowest parts are taken from the fu and the number of concealed koutsu.
#[derive(Clone, Copy)]
struct BestWait(u16);

impl BestWait {
    const RYANMEN: u16 = 1 << 10;
    const FU: u16 = 1 << 9;
    const OPENED: u16 = Self::FU - 1;

    /// The best of the blocks that hold the tile, which are bits of [`winning_block`](crate::wait::winning_block).
    #[inline(always)]
    fn of(tile: Tile, blocks: u8, tsumo: bool) -> BestWait {
        let wait =
            BEST_WAIT[usize::from(KIND_OF_WAIT[tile as usize] % 8)][usize::from(blocks % 32)];
        BestWait(if tsumo { wait & !BestWait::OPENED } else { wait })
    }

    #[inline(always)]
    fn has_ryanmen(self) -> bool {
        self.0 & BestWait::RYANMEN != 0
    }

    /// The fu of the wait, if it isn't pinfu.
    #[inline(always)]
    fn fu(self) -> u8 {
        (self.0 >> 8) as u8 & fu::WAIT_FU
    }

    /// The koutsu completed by ron, its fu in the lower byte, a 1 in the upper.
    #[inline(always)]
    const fn opened(self) -> u16 {
        self.0 & BestWait::OPENED
    }

    const fn by_table(blocks: u8, with_fu: u8, yaochuu: bool) -> u16 {
        let fu = if blocks & with_fu != 0 { BestWait::FU } else { 0 };
        let ryanmen = blocks & SHUNTSU & !with_fu != 0;
        let ryanmen = if ryanmen { BestWait::RYANMEN } else { 0 };
        // Half of its fu go, which are 4, or 8 for a terminal or honor.
        let half = if yaochuu { 4 } else { 2 };
        fu | ryanmen | if fu | ryanmen == 0 { 1 << 8 | half } else { 0 }
    }
}

/// Tiles whose waits are alike: 0 for simples, 1 and 2 for a 3 and a 7, 3 for terminals, 4 for honors.
static KIND_OF_WAIT: [u8; Tile::COUNT] = {
    let (mut all, mut i) = ([0; Tile::COUNT], 0);
    while i < Tile::COUNT {
        let tile = Tile::ALL[i];
        all[i] = match tile.rank() {
            _ if tile.is_honor() => 4,
            1 | 9 => 3,
            3 => 1,
            7 => 2,
            _ => 0,
        };
        i += 1;
    }
    all
};

/// By those kinds, and by the blocks that hold the winning tile.
static BEST_WAIT: [[u16; 32]; 8] = {
    let (mut all, mut i) = ([[0; 32]; 8], 0);
    while i < Tile::COUNT {
        let tile = Tile::ALL[i];
        let with_fu = if tile.is_honor() { JANTOU } else { waits_with_fu(tile) };
        let (of, mut blocks) = (&mut all[KIND_OF_WAIT[i] as usize], 0);
        while blocks < 32 {
            let wait = BestWait::by_table(blocks as u8, with_fu, tile.is_yaochuu());
            assert!(of[blocks] == 0 || of[blocks] == wait, "tiles of a kind are alike");
            of[blocks] = wait;
            blocks += 1;
        }
        i += 1;
    }
    all
};
