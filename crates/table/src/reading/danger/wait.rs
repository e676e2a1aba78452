//! Every wait that an opponent may have, with what speaks for it.

use mentsu::{List, Suit, Tile, TileSet, WaitShape};

use super::clue::Clue;
use super::signs::Signs;

/// A wait that an opponent may have: tiles held that a discard would complete.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PossibleWait {
    /// Its shape. Chiitoitsu counts as a tanki.
    pub shape: WaitShape,
    /// The tile held, or the lower of two; for kokushi the tile that is missing.
    pub held: Tile,
    /// The tiles that complete it. A shanpon is told twice, once for each of its pairs.
    pub tiles: TileSet,
    /// In how many ways the tiles may be held, by the copies that the reader hasn't seen. For a
    /// shanpon times the share of pairs that may be the other one.
    pub ways: f64,
    /// What makes it likelier or less likely, beside the ways.
    pub clues: List<Clue, 16>,
}

/// Takes what is known of a wait, a clue after another: as a list of clues or as one factor.
pub(super) trait Evidence: Copy {
    /// Nothing known yet.
    fn none(&self) -> Self;
    /// Adds a clue, or [`Clue::NONE`].
    fn add(&mut self, clue: u8);
}

impl Evidence for List<Clue, 16> {
    fn none(&self) -> Self {
        List::new()
    }

    fn add(&mut self, clue: u8) {
        if clue != Clue::NONE {
            let _ = self.try_push(Clue::new(clue));
        }
    }
}

/// The factor of each clue, and that of none.
pub(super) type Factors = [f64; Clue::COUNT + 1];

/// The factors of clues, with that of none behind them.
pub(super) const fn with_none(factors: &[f64; Clue::COUNT]) -> Factors {
    let mut all = [1.0; Clue::COUNT + 1];
    let mut clue = 0;
    while clue < factors.len() {
        all[clue] = factors[clue];
        clue += 1;
    }
    all
}

/// The product of the clues' factors.
#[derive(Clone, Copy)]
pub(super) struct Product<'a> {
    pub(super) factors: &'a Factors,
    pub(super) product: f64,
}

impl Evidence for Product<'_> {
    fn none(&self) -> Self {
        Product { product: 1.0, ..*self }
    }

    fn add(&mut self, clue: u8) {
        self.product *= self.factors[usize::from(clue)];
    }
}

/// A wait on its way to whoever asks.
pub(super) struct Waiting<E> {
    pub(super) shape: WaitShape,
    pub(super) held: usize,
    /// The tiles that complete it, equal if it is one.
    pub(super) tiles: [usize; 2],
    pub(super) ways: f64,
    pub(super) evidence: E,
}

impl Signs {
    /// Shows every wait that isn't certainly none.
    pub(super) fn each<E: Evidence>(&self, empty: E, mut show: impl FnMut(Waiting<E>)) {
        let certain = self.certain().bits();
        for suit in [Suit::Man, Suit::Pin, Suit::Sou] {
            let mut two = |shape, held: [usize; 2], tiles: [usize; 2], evidence| {
                let ways = f64::from(self.unseen[held[0]] * self.unseen[held[1]]);
                if ways > 0.0 && (1 << tiles[0] | 1 << tiles[1]) & certain == 0 {
                    let evidence = self.of_two(evidence, shape, held, tiles);
                    show(Waiting { shape, held: held[0], tiles, ways, evidence });
                }
            };
            let first = suit.first().index();
            for low in first + 1..first + 7 {
                two(WaitShape::Ryanmen, [low, low + 1], [low - 1, low + 2], empty.none());
            }
            for low in first..first + 7 {
                two(WaitShape::Kanchan, [low, low + 2], [low + 1; 2], empty.none());
            }
            two(WaitShape::Penchan, [first, first + 1], [first + 2; 2], empty.none());
            two(WaitShape::Penchan, [first + 7, first + 8], [first + 6; 2], empty.none());
        }
        self.each_alone(&empty, show);
    }

    fn each_alone<E: Evidence>(&self, empty: &E, mut show: impl FnMut(Waiting<E>)) {
        let certain = self.certain();
        let pairs = self.unseen.map(|unseen| f64::from(PAIRS[usize::from(unseen & 7)]));
        let mut show = |shape, held, ways, evidence| {
            show(Waiting { shape, held, tiles: [held; 2], ways, evidence });
        };
        let all: f64 = pairs.iter().sum();
        let open: f64 = (!certain).iter().map(|tile| pairs[tile.index()]).sum();
        let yaochuu_left = TileSet::YAOCHUU.iter().filter(|tile| self.unseen[tile.index()] > 0);
        let yaochuu_left = yaochuu_left.count();
        for tile in (!certain).iter() {
            let index = tile.index();
            if self.unseen[index] > 0 {
                let evidence = self.of_one(empty.none(), tile, false);
                show(WaitShape::Tanki, index, f64::from(self.unseen[index]), evidence);
            }
            let others = open - pairs[index];
            if pairs[index] > 0.0 && others > 0.0 {
                let evidence = self.of_one(empty.none(), tile, true);
                show(WaitShape::Shanpon, index, pairs[index] * others / all, evidence);
            }
            // All other yaochuu are held.
            let missing = usize::from(self.unseen[index] == 0);
            if tile.is_yaochuu() && self.is_closed && yaochuu_left + missing == 13 {
                let mut evidence = empty.none();
                evidence.add(Clue::KOKUSHI);
                show(WaitShape::Kokushi, index, 1.0, evidence);
            }
        }
    }

    /// What speaks for a ryanmen, kanchan or penchan.
    fn of_two<E: Evidence>(
        &self,
        mut evidence: E,
        shape: WaitShape,
        held: [usize; 2],
        tiles: [usize; 2],
    ) -> E {
        let low = held[0] % 9;
        let first = held[0] - low;
        // The discard of this distance above the lower tile, if it is in the suit.
        let near = |group: u8, above: isize, evidence: &mut E| {
            if let Some(rank) = low.checked_add_signed(above).filter(|rank| *rank < 9) {
                self.river(group, first + rank, evidence);
            }
        };
        match shape {
            WaitShape::Ryanmen => {
                evidence.add(Clue::RYANMEN + [0, 0, 1, 2, 2, 1, 0, 0, 0][low]);
                held.iter().for_each(|tile| self.river(Clue::RYANMEN_HELD, *tile, &mut evidence));
                near(Clue::RYANMEN_BESIDE, -2, &mut evidence);
                near(Clue::RYANMEN_BESIDE, 3, &mut evidence);
                near(Clue::RYANMEN_BEYOND, -3, &mut evidence);
                near(Clue::RYANMEN_BEYOND, 4, &mut evidence);
                let unseen = self.unseen[tiles[0]] + self.unseen[tiles[1]];
                evidence.add(WAITS_UNSEEN[usize::from(unseen & 15)]);
            }
            _ => {
                held.iter().for_each(|tile| self.river(Clue::KANCHAN_HELD, *tile, &mut evidence));
                if shape == WaitShape::Kanchan {
                    evidence.add(Clue::KANCHAN + [0, 1, 2, 3, 2, 1, 0, 0, 0][low]);
                    near(Clue::KANCHAN_TWO_OFF, -2, &mut evidence);
                    near(Clue::KANCHAN_TWO_OFF, 4, &mut evidence);
                    near(Clue::KANCHAN_BESIDE, -1, &mut evidence);
                    near(Clue::KANCHAN_BESIDE, 3, &mut evidence);
                } else {
                    evidence.add(Clue::PENCHAN);
                    near(Clue::PENCHAN_BEYOND, if low == 0 { 3 } else { -2 }, &mut evidence);
                }
                evidence.add(WAIT_UNSEEN[usize::from(self.unseen[tiles[0]] & 7)]);
                self.when(0, &mut evidence);
            }
        }
        for tile in held {
            evidence.add(HELD_UNSEEN[usize::from(self.unseen[tile] & 7)]);
        }
        self.suit(Clue::SUIT_OF_BLOCK, first / 9, &mut evidence);
        let dora = self.dora.bits();
        evidence.add(Clue::on((1 << tiles[0] | 1 << tiles[1]) & dora != 0, Clue::DORA));
        evidence.add(Clue::on((1 << held[0] | 1 << held[1]) & dora != 0, Clue::DORA + 1));
        evidence
    }

    /// What speaks for a tanki, or for a pair of a shanpon.
    fn of_one<E: Evidence>(&self, mut evidence: E, tile: Tile, shanpon: bool) -> E {
        let (index, unseen) = (tile.index(), self.unseen[tile.index()]);
        let kind = match (tile.is_honor(), tile.rank()) {
            (true, _) => 4 + u8::from(self.yakuhai.contains(tile)),
            (_, 1 | 9) => 0,
            (_, 2 | 8) => 1,
            (_, 3 | 7) => 2,
            _ => 3,
        };
        evidence.add(if shanpon { Clue::SHANPON } else { Clue::TANKI } + kind);
        match (shanpon, tile.is_honor(), unseen) {
            (false, false, 1 | 2) => evidence.add(Clue::TANKI_UNSEEN + unseen - 1),
            (false, true, 1 | 2) => evidence.add(Clue::HONOR_TANKI_UNSEEN + unseen - 1),
            (true, false, 3 | 4) => evidence.add(Clue::SHANPON_UNSEEN + unseen - 3),
            (true, true, 3 | 4) => evidence.add(Clue::HONOR_SHANPON_UNSEEN),
            _ => {}
        }
        self.when(if shanpon { 3 } else { 1 + u8::from(tile.is_honor()) }, &mut evidence);
        if !tile.is_honor() {
            let group = if shanpon { Clue::SHANPON_NEAR } else { Clue::TANKI_NEAR };
            let (first, rank) = (index - index % 9, index % 9);
            for (distance, group) in [(1, group), (2, group + 4), (3, group + 8)] {
                if rank >= distance {
                    self.river(group, first + rank - distance, &mut evidence);
                }
                if rank + distance < 9 {
                    self.river(group, first + rank + distance, &mut evidence);
                }
            }
            self.suit(Clue::SUIT_OF_TILE, first / 9, &mut evidence);
        }
        let riichi = Clue::RIICHI_TILE + 1 + 2 * u8::from(shanpon) + self.riichi_tile;
        evidence.add(Clue::on(self.riichi_tile > 0, riichi));
        evidence.add(Clue::on(self.dora.contains(tile), Clue::DORA + 2 + u8::from(shanpon)));
        evidence
    }

    /// A discard, by when it was made.
    fn river<E: Evidence>(&self, group: u8, tile: usize, evidence: &mut E) {
        let time = self.discarded[tile];
        evidence.add(Clue::on(time > 0, (group + time).wrapping_sub(1)));
    }

    /// An early or late riichi, and for a kanchan or penchan the tile that it was declared with.
    fn when<E: Evidence>(&self, of: u8, evidence: &mut E) {
        evidence.add(Clue::on(self.turn != 1, Clue::TURN + 2 * of + self.turn / 2));
        let riichi = of == 0 && self.riichi_tile > 0;
        evidence.add(Clue::on(riichi, Clue::RIICHI_TILE - 1 + self.riichi_tile));
    }

    fn suit<E: Evidence>(&self, group: u8, suit: usize, evidence: &mut E) {
        let number = usize::from(self.of_suit[suit].min(5));
        let above = [0, u8::MAX, u8::MAX, 1, 1, 2][number];
        evidence.add(Clue::on(above < 3, group.wrapping_add(above)));
    }
}

/// The clue of a tile held of which so many copies are unseen.
const HELD_UNSEEN: [u8; 8] = {
    const FOUR: u8 = Clue::HELD_UNSEEN + 2;
    [Clue::NONE, Clue::HELD_UNSEEN, Clue::HELD_UNSEEN + 1, Clue::NONE, FOUR, FOUR, FOUR, FOUR]
};

/// The clue of a kanchan's or penchan's wait.
const WAIT_UNSEEN: [u8; 8] = {
    const ONE: u8 = Clue::WAIT_UNSEEN;
    const FOUR: u8 = ONE + 2;
    [ONE, ONE, ONE + 1, Clue::NONE, FOUR, FOUR, FOUR, FOUR]
};

/// The clue of a ryanmen's two waits.
const WAITS_UNSEEN: [u8; 16] = {
    let mut clues = [Clue::WAITS_UNSEEN + 2; 16];
    let mut unseen = 0;
    while unseen < 7 {
        clues[unseen] = match unseen {
            0..=2 => Clue::WAITS_UNSEEN,
            3 | 4 => Clue::WAITS_UNSEEN + 1,
            _ => Clue::NONE,
        };
        unseen += 1;
    }
    clues
};

/// In how many ways two of so many copies are a pair.
const PAIRS: [u8; 8] = [0, 0, 1, 3, 6, 6, 6, 6];
