//! The share of each tile in all waits, without listing them: the fast twin of
//! [`wait`](super::wait).

use mentsu::{Tile, TileSet};

use super::clue::Clue;
use super::factors::Factors;
use super::signs::Signs;
use super::slots::{self, HONORS, NUMBERS, ONES, TILES};

/// The share of the waits for each tile in all waits.
pub(super) struct Shares {
    /// The weight of the waits that the tile completes to a win with a yaku.
    pub(super) of: [f64; Tile::COUNT],
    /// The weight of all waits; a ryanmen counts for both of its tiles.
    pub(super) all: f64,
    /// The tiles that complete a wait, yaku or none.
    pub(super) waits: TileSet,
}

/// Signs by slots, and the shares on their way.
struct Slots<'a> {
    signs: &'a Signs,
    factors: &'a Factors,
    unseen: [u8; 64],
    discarded: [u8; 64],
    /// The weights of the discards near a slot for a ryanmen and a kanchan whose lower tile it is,
    /// for a tanki and for a shanpon.
    near: [[f64; 4]; 64],
    /// The kinds of which a copy is unseen, and those that are certainly safe.
    one: u64,
    certain: u64,
    dora: u64,
    yakuhai: u64,
    shares: [f64; 64],
    all: f64,
    waits: u64,
}

impl Signs {
    /// The shares of all tiles.
    pub(super) fn shares(&self, factors: &Factors) -> Shares {
        let unseen = slots::spread_all(&self.unseen);
        let some = |index: usize| u64::from(self.unseen[index] > 0) << slots::slot(index);
        let mut slots = Slots {
            signs: self,
            factors,
            unseen,
            discarded: slots::spread_all(&self.discarded),
            near: [[1.0; 4]; 64],
            one: (0..Tile::COUNT).fold(0, |all, index| all | some(index)),
            certain: slots::spread(self.certain().bits()),
            dora: slots::spread(self.dora.bits()),
            yakuhai: slots::spread(self.yakuhai.bits()),
            shares: [0.0; 64],
            all: 0.0,
            waits: 0,
        };
        slots.read_river();
        slots.ryanmen();
        slots.kanchan_and_penchan();
        slots.alone();
        slots.kokushi();
        let of = core::array::from_fn(|index| slots.shares[slots::slot(index)]);
        let waits = slots::each(slots.waits).map(|slot| Tile::ALL[slots::index(slot)]).collect();
        Shares { of, all: slots.all, waits }
    }
}

impl Slots<'_> {
    #[inline(always)]
    fn unseen(&self, slot: usize) -> usize {
        usize::from(self.unseen[slot & 63])
    }

    fn read_river(&mut self) {
        for slot in slots::each(slots::spread(self.signs.genbutsu.bits()) & NUMBERS) {
            let factors = &self.factors.near[usize::from(self.discarded[slot & 63] & 7)];
            for (distance, factors) in factors.iter().enumerate() {
                let near = &mut self.near[(slot + distance - 4) & 63];
                near.iter_mut().zip(factors).for_each(|(near, factor)| *near *= factor);
            }
        }
    }

    /// The factor of dora among the waits and the tiles held.
    #[inline(always)]
    fn dora(&self, waits: u64, held: u64) -> f64 {
        let bits = u8::from(self.dora & waits != 0) | u8::from(self.dora & held != 0) << 1;
        self.factors.dora[usize::from(bits)]
    }

    /// Adds a share to a tile if its block is among those that have a yaku.
    #[inline(always)]
    fn add(&mut self, slot: usize, share: f64, blocks: u64, block: usize) {
        let mask = (blocks >> (block & 63) & 1).wrapping_neg();
        self.shares[slot & 63] += f64::from_bits(share.to_bits() & mask);
    }

    fn ryanmen(&mut self) {
        let (held, certain) = (self.one & NUMBERS, self.certain);
        let lower = held & held >> 1 & !(certain << 1) & !(certain >> 2) & (ONES * 0b0111_1110);
        self.waits |= lower >> 1 | lower << 2;
        let blocks = self.signs.yaku.shuntsu;
        for low in slots::each(lower) {
            let f = self.factors;
            let suit = f.suit[0][usize::from(self.signs.of_suit[low >> 4 & 3] & 7)];
            let waits = self.unseen(low - 1) + self.unseen(low + 2);
            let tiles = f.ryanmen[(low - 4) & 15] * suit * f.waits[waits & 15];
            let held = f.held[self.unseen(low) & 7] * f.held[self.unseen(low + 1) & 7];
            let dora = self.dora(0b1001 << (low - 1), 0b11 << low);
            let share = tiles * held * (self.near[low & 63][0] * dora);
            self.all += share;
            self.add(low - 1, share, blocks, low - 1);
            self.add(low + 2, share, blocks, low);
        }
    }

    fn kanchan_and_penchan(&mut self) {
        let (held, certain) = (self.one & NUMBERS, self.certain);
        let (f, signs) = (self.factors, self.signs);
        let moment = f.turn[0][usize::from(signs.turn & 3)]
            * f.riichi[0][usize::from(signs.riichi_tile & 3)];
        let suits = signs.of_suit.map(|number| f.suit[0][usize::from(number & 7)] * moment);
        let lower = held & held >> 2 & !(certain >> 1) & (ONES * 0x7F);
        self.waits |= lower << 1;
        for low in slots::each(lower) {
            let tiles = f.kanchan[(low - 4) & 15]
                * suits[(low >> 4).min(2)]
                * f.wait[self.unseen(low + 1) & 7];
            let held = f.held[self.unseen(low) & 7] * f.held[self.unseen(low + 2) & 7];
            let dora = self.dora(0b10 << low, 0b101 << low);
            let share = tiles * held * (self.near[low & 63][1] * dora);
            self.all += share;
            self.add(low + 1, share, signs.yaku.shuntsu, low);
        }
        let low = held & held >> 1 & !(certain >> 2) & ONES;
        let high = held & held >> 1 & !(certain << 1) & (ONES << 7);
        self.waits |= low << 2 | high >> 1;
        for low in slots::each(low | high) {
            // The wait, the tile beyond it, and the first tile of the shuntsu.
            let (wait, beyond, first) =
                if low & 15 == 4 { (low + 2, low + 3, low) } else { (low - 1, low - 2, low - 1) };
            let tiles = f.of[usize::from(Clue::PENCHAN)]
                * suits[(low >> 4).min(2)]
                * f.wait[self.unseen(wait) & 7];
            let held = f.held[self.unseen(low) & 7] * f.held[self.unseen(low + 1) & 7];
            let river = |what: usize, slot: usize| {
                f.penchan[what][usize::from(self.discarded[slot & 63] & 7)]
            };
            let (beyond, river) = (river(1, beyond), river(0, low) * river(0, low + 1));
            let dora = self.dora(1 << wait, 0b11 << low);
            let share = tiles * held * (river * dora) * beyond;
            self.all += share;
            self.add(wait, share, signs.yaku.shuntsu, first);
        }
    }

    /// Tanki and shanpon.
    fn alone(&mut self) {
        let (f, signs) = (self.factors, self.signs);
        let pairs = |slot: usize| PAIRS[usize::from(self.unseen[slot & 63] & 7)];
        let open = slots::each(self.one & !self.certain).map(pairs).sum::<f64>();
        let all = open + slots::each(self.one & self.certain).map(pairs).sum::<f64>();
        let share_of_pairs = if all > 0.0 { 1.0 / all } else { 0.0 };
        let (turn, riichi) = (usize::from(signs.turn & 3), usize::from(signs.riichi_tile & 3));
        let moment = |what: usize| f.turn[what][turn] * f.riichi[what][riichi];
        let moments = [moment(1), moment(2), moment(3) * share_of_pairs];
        let suits = signs.of_suit.map(|number| f.suit[1][usize::from(number & 7)]);
        let tiles = self.one & !self.certain;
        for slot in slots::each(tiles) {
            let (unseen, honor) = (self.unseen(slot) & 7, HONORS >> slot & 1 == 1);
            let [_, _, of_tanki, of_shanpon] = self.near[slot & 63];
            let (kind, suit) = if honor {
                (4 + usize::from(self.yakuhai >> slot & 1 == 1), 1.0)
            } else {
                let kind = [0, 1, 2, 3, 3, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0][(slot - 4) & 15];
                (kind, suits[(slot >> 4).min(2)])
            };
            let dora = usize::from(Clue::on(self.dora >> slot & 1 == 1, Clue::DORA + 2));
            let tanki = f.tanki[usize::from(honor)][unseen]
                * f.of[usize::from(Clue::TANKI) + kind]
                * (moments[usize::from(honor)] * f.of[dora])
                * (of_tanki * suit);
            self.all += tanki;
            self.add(slot, tanki, signs.yaku.jantou, slot);
            let others = open - PAIRS[unseen];
            if PAIRS[unseen] > 0.0 && others > 0.0 {
                let dora = usize::from(Clue::on(self.dora >> slot & 1 == 1, Clue::DORA + 3));
                let shanpon = f.shanpon[usize::from(honor)][unseen]
                    * f.of[usize::from(Clue::SHANPON) + kind]
                    * (moments[2] * f.of[dora])
                    * (of_shanpon * suit * others);
                self.all += shanpon;
                self.add(slot, shanpon, signs.yaku.koutsu, slot);
            }
        }
        self.waits |= tiles;
    }

    /// Kokushi: a closed hand that may hold all yaochuu but one, or all.
    fn kokushi(&mut self) {
        let yaochuu = slots::spread(TileSet::YAOCHUU.bits());
        let left = (self.one & yaochuu).count_ones();
        if !self.signs.is_closed || left < 12 {
            return;
        }
        let missing = if left == 13 { yaochuu } else { yaochuu & !self.one };
        let waits = missing & !self.certain & TILES;
        self.waits |= waits;
        let share = self.factors.of[usize::from(Clue::KOKUSHI)];
        for slot in slots::each(waits) {
            self.all += share;
            self.shares[slot & 63] += share;
        }
    }
}

/// The number of pairs among `n` copies: n(n − 1)/2.
const PAIRS: [f64; 8] = [0.0, 0.0, 1.0, 3.0, 6.0, 6.0, 6.0, 6.0];
