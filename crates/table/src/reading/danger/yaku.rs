//! Blocks with which an open hand can win: a tile without any yaku is certainly safe (役なし).
//!
//! Each yaku restricts all blocks to a class, as tanyao does, or requires some blocks, as ittsu
//! requires three shuntsu. Melds must fit, and the unseen tiles must supply the rest. The test is
//! necessary but not sufficient, since two blocks may need the same tile. A block that it excludes
//! certainly has no yaku. Other yakuman and yaku of open hands imply one of those here: shousuushi
//! and ryuuiisou imply honitsu, honroutou and tsuuiisou imply toitoi.

use mentsu::{Meld, MentsuKind, Tile, TileSet};

use super::slots::{self, HONORS, NUMBERS, ONES, STARTS, TILES};
use crate::seat::Seat;
use crate::table::{Phase, ReplyTo, Table};

const SIMPLES: u64 = ONES * 0b0_1111_1110;
const SIMPLE_STARTS: u64 = ONES * 0b011_1110;
const OUTSIDE_STARTS: u64 = ONES * 0b100_0001;
const ITTSU: u64 = 0b100_1001;

/// Blocks, by slots: jantou and koutsu by their tile, shuntsu by their first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Blocks {
    pub(super) jantou: u64,
    pub(super) koutsu: u64,
    pub(super) shuntsu: u64,
}

/// What a yaku may need.
#[derive(Clone, Copy)]
enum Needed {
    Koutsu(u64),
    Shuntsu(u64),
}

impl Blocks {
    const NONE: Blocks = Blocks { jantou: 0, koutsu: 0, shuntsu: 0 };
    pub(super) const ALL: Blocks = Blocks { jantou: TILES, koutsu: TILES, shuntsu: STARTS };

    /// The blocks that a discard can complete to a win with a yaku.
    pub(super) fn of(
        table: &Table,
        of: Seat,
        unseen: &[u8; Tile::COUNT],
        yakuhai: TileSet,
    ) -> Blocks {
        let (player, scoring) = (table.player(of), table.rules().scoring());
        let is_robbed = |to| matches!(to, ReplyTo::Kakan | ReplyTo::Ankan);
        let is_yaku = match table.phase() {
            Phase::Reply { to, .. } if is_robbed(to) => true,
            _ => table.draws_left() == 0,
        };
        if is_yaku || player.is_closed() || !scoring.old_yaku().is_empty() {
            return Blocks::ALL;
        }
        Blocks::of_melds(player.melds(), unseen, yakuhai, scoring.open_tanyao())
    }

    /// The blocks that can complete an open hand with these melds to one with a yaku that depends
    /// on tiles alone.
    pub(super) fn of_melds(
        melds: &[Meld],
        unseen: &[u8; Tile::COUNT],
        yakuhai: TileSet,
        open_tanyao: bool,
    ) -> Blocks {
        let Some(open) = OpenHand::of(melds, unseen, slots::spread(yakuhai.bits())) else {
            return Blocks::ALL;
        };
        let mut found = Blocks::NONE;
        if open_tanyao {
            open.of_class(SIMPLES, SIMPLES, SIMPLE_STARTS, &mut found);
        }
        let outside = (ONES * 0b1_0000_0001) | HONORS;
        open.of_class(outside, outside, OUTSIDE_STARTS, &mut found);
        open.of_class(TILES, TILES, 0, &mut found);
        for suit in [0, 16, 32] {
            let (tiles, starts) = (0x1FF << 4 << suit | HONORS, 0x7F << 4 << suit);
            open.of_class(tiles, tiles, starts, &mut found);
            open.with(Needed::Shuntsu(ITTSU << 4 << suit), &mut found);
        }
        for honor in slots::each(slots::spread(yakuhai.bits())) {
            open.with(Needed::Koutsu(1 << honor), &mut found);
        }
        for rank in 0..9 {
            open.with(Needed::Koutsu(ONES << rank), &mut found);
        }
        for rank in 0..7 {
            open.with(Needed::Shuntsu(ONES << rank), &mut found);
        }
        open.with_sanankou(&mut found);
        found
    }
}

/// The melds of an open hand, and what its concealed blocks may be.
struct OpenHand {
    melds: u32,
    open: u32,
    koutsu: u64,
    shuntsu: u64,
    /// The concealed blocks for whose tiles enough copies are unseen.
    may_hold: Blocks,
}

impl OpenHand {
    /// `None` if the melds have a yaku whatever is concealed: sankantsu or a koutsu of `yakuhai`.
    fn of(melds: &[Meld], unseen: &[u8; Tile::COUNT], yakuhai: u64) -> Option<OpenHand> {
        let (mut koutsu, mut shuntsu, mut open, mut kans) = (0, 0, 0, 0);
        for meld in melds {
            let first = 1 << slots::slot(meld.mentsu().first().index());
            match meld.mentsu().kind() {
                MentsuKind::Shuntsu => shuntsu |= first,
                _ => koutsu |= first,
            }
            open += u32::from(meld.is_open());
            kans += u32::from(meld.kind().is_kan());
        }
        if koutsu & yakuhai != 0 || kans >= 3 {
            return None;
        }
        let (mut one, mut two, mut three) = (0, 0, 0);
        for (index, copies) in unseen.iter().enumerate() {
            let slot = slots::slot(index);
            one |= u64::from(*copies >= 1) << slot;
            two |= u64::from(*copies >= 2) << slot;
            three |= u64::from(*copies >= 3) << slot;
        }
        let starts = one & one >> 1 & one >> 2 & STARTS;
        let may_hold = Blocks { jantou: two, koutsu: three, shuntsu: starts };
        Some(OpenHand { melds: melds.len() as u32, open, koutsu, shuntsu, may_hold })
    }

    /// How many mentsu are concealed or still to be made.
    fn concealed(&self) -> u32 {
        4u32.saturating_sub(self.melds)
    }

    /// Adds the blocks of a yaku that requires every block to be of a class.
    fn of_class(&self, jantou: u64, koutsu: u64, shuntsu: u64, found: &mut Blocks) {
        if self.koutsu & !koutsu | self.shuntsu & !shuntsu != 0 {
            return;
        }
        let held = self.may_hold;
        let (held_koutsu, concealed) = (held.koutsu & koutsu, self.concealed());
        // One shuntsu may be held four times, a koutsu once.
        let most = match held.shuntsu & shuntsu {
            0 => held_koutsu.count_ones(),
            _ => 4,
        };
        if most >= concealed {
            found.jantou |= jantou;
        }
        if concealed > 0 && most >= concealed - 1 && held.jantou & jantou != 0 {
            found.shuntsu |= shuntsu;
            // The completed koutsu isn't among those held.
            found.koutsu |= if most == concealed - 1 { koutsu & !held_koutsu } else { koutsu };
        }
    }

    /// Adds the blocks of a yaku that requires some mentsu and leaves the others free.
    fn with(&self, needed: Needed, found: &mut Blocks) {
        let (parts, declared, held) = match needed {
            Needed::Koutsu(parts) => (parts, self.koutsu & parts, self.may_hold.koutsu),
            Needed::Shuntsu(parts) => (parts, self.shuntsu & parts, self.may_hold.shuntsu),
        };
        let beside = self.melds - declared.count_ones();
        let Some(free) = (4 - parts.count_ones()).checked_sub(beside) else { return };
        let missing = parts & !declared;
        let lacking = missing & !held;
        let completed = match lacking.count_ones() {
            0 => missing,
            1 => lacking,
            _ => return,
        };
        match needed {
            Needed::Koutsu(_) => found.koutsu |= completed,
            Needed::Shuntsu(_) => found.shuntsu |= completed,
        }
        if lacking == 0 {
            found.jantou |= TILES;
            if free > 0 {
                found.koutsu |= TILES;
                found.shuntsu |= STARTS;
            }
        }
    }

    /// Beside one open meld three concealed koutsu are all other mentsu, and none of them is
    /// completed by a discard.
    fn with_sanankou(&self, found: &mut Blocks) {
        let held = self.may_hold.koutsu;
        let over = held.count_ones().checked_sub(self.concealed());
        if self.open == 1 {
            found.jantou |= match over {
                None => 0,
                Some(0) => TILES & !held,
                Some(_) => TILES,
            };
        }
    }
}

const _: () = assert!(STARTS & !NUMBERS == 0);
