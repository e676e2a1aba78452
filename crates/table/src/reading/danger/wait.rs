//! Every wait that an opponent may have, with its clues.

use mentsu::{List, Suit, Tile, TileSet, WaitShape};

use super::clue::Clue;
use super::signs::Signs;
use super::slots;

/// A wait that an opponent may have: tiles held that a discard would complete.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PossibleWait {
    /// Its shape. Chiitoitsu counts as a tanki.
    pub shape: WaitShape,
    /// The tile held, or the lower of two; for kokushi the tile that is missing.
    pub held: Tile,
    /// The tiles that complete it. A shanpon appears twice, once for each of its pairs.
    pub tiles: TileSet,
    /// The waits on which a win may have a yaku: all against a closed hand.
    pub with_yaku: TileSet,
    /// The number of ways to hold the tiles, by the copies that the reader hasn't seen. For a
    /// shanpon, multiplied by the share of pairs that may be the other one.
    pub ways: f64,
    /// The clues that change its likelihood, in addition to the ways.
    pub clues: List<Clue, 16>,
}

/// The clues of a wait, one added after another.
type Clues = List<Clue, 16>;

/// Adds a clue, or [`Clue::NONE`].
fn add(clues: &mut Clues, clue: u8) {
    if clue != Clue::NONE {
        let _ = clues.try_push(Clue::new(clue));
    }
}

impl Signs {
    /// Calls `show` for every wait that isn't certainly impossible.
    pub(super) fn each(&self, mut show: impl FnMut(PossibleWait)) {
        let certain = self.certain().bits();
        for suit in [Suit::Man, Suit::Pin, Suit::Sou] {
            let mut two = |shape, held: [usize; 2], tiles: [usize; 2]| {
                let ways = f64::from(self.unseen[held[0]] * self.unseen[held[1]]);
                if ways > 0.0 && (1 << tiles[0] | 1 << tiles[1]) & certain == 0 {
                    let clues = self.of_two(shape, held, tiles);
                    let of = |tile: &usize| self.yaku.shuntsu >> slots::slot(held[0].min(*tile));
                    let with_yaku = tiles.iter().filter(|tile| of(tile) & 1 == 1);
                    let set = |tile: &usize| Tile::ALL[*tile];
                    show(PossibleWait {
                        shape,
                        held: Tile::ALL[held[0]],
                        tiles: tiles.iter().map(set).collect(),
                        with_yaku: with_yaku.map(set).collect(),
                        ways,
                        clues,
                    });
                }
            };
            let first = suit.first().index();
            for low in first + 1..first + 7 {
                two(WaitShape::Ryanmen, [low, low + 1], [low - 1, low + 2]);
            }
            for low in first..first + 7 {
                two(WaitShape::Kanchan, [low, low + 2], [low + 1; 2]);
            }
            two(WaitShape::Penchan, [first, first + 1], [first + 2; 2]);
            two(WaitShape::Penchan, [first + 7, first + 8], [first + 6; 2]);
        }
        self.each_alone(show);
    }

    fn each_alone(&self, mut show: impl FnMut(PossibleWait)) {
        let certain = self.certain();
        let pairs = self.unseen.map(|unseen| f64::from(PAIRS[usize::from(unseen & 7)]));
        let mut show = |shape, held: Tile, blocks: u64, ways, clues| {
            let tiles = TileSet::EMPTY.with(held);
            let is_won = blocks >> slots::slot(held.index()) & 1 == 1;
            let with_yaku = if is_won { tiles } else { TileSet::EMPTY };
            show(PossibleWait { shape, held, tiles, with_yaku, ways, clues });
        };
        let all: f64 = pairs.iter().sum();
        let open: f64 = (!certain).iter().map(|tile| pairs[tile.index()]).sum();
        let yaochuu_left = TileSet::YAOCHUU.iter().filter(|tile| self.unseen[tile.index()] > 0);
        let yaochuu_left = yaochuu_left.count();
        for tile in (!certain).iter() {
            let index = tile.index();
            if self.unseen[index] > 0 {
                let ways = f64::from(self.unseen[index]);
                show(WaitShape::Tanki, tile, self.yaku.jantou, ways, self.of_one(tile, false));
            }
            let others = open - pairs[index];
            if pairs[index] > 0.0 && others > 0.0 {
                let ways = pairs[index] * others / all;
                show(WaitShape::Shanpon, tile, self.yaku.koutsu, ways, self.of_one(tile, true));
            }
            // All other yaochuu are held.
            let missing = usize::from(self.unseen[index] == 0);
            if tile.is_yaochuu() && self.is_closed && yaochuu_left + missing == 13 {
                let mut clues = Clues::new();
                add(&mut clues, Clue::KOKUSHI);
                show(WaitShape::Kokushi, tile, self.yaku.jantou, 1.0, clues);
            }
        }
    }

    /// The clues about a ryanmen, kanchan or penchan.
    fn of_two(&self, shape: WaitShape, held: [usize; 2], tiles: [usize; 2]) -> Clues {
        let mut clues = Clues::new();
        let low = held[0] % 9;
        let first = held[0] - low;
        // The discard of this distance above the lower tile, if it is in the suit.
        let near = |group: u8, above: isize, clues: &mut Clues| {
            if let Some(rank) = low.checked_add_signed(above).filter(|rank| *rank < 9) {
                self.river(group, first + rank, clues);
            }
        };
        match shape {
            WaitShape::Ryanmen => {
                add(&mut clues, Clue::RYANMEN + KINDS.ryanmen[low]);
                held.iter().for_each(|tile| self.river(Clue::RYANMEN_HELD, *tile, &mut clues));
                near(Clue::RYANMEN_BESIDE, -2, &mut clues);
                near(Clue::RYANMEN_BESIDE, 3, &mut clues);
                near(Clue::RYANMEN_BEYOND, -3, &mut clues);
                near(Clue::RYANMEN_BEYOND, 4, &mut clues);
                let unseen = self.unseen[tiles[0]] + self.unseen[tiles[1]];
                add(&mut clues, WAITS_UNSEEN[usize::from(unseen & 15)]);
            }
            _ => {
                held.iter().for_each(|tile| self.river(Clue::KANCHAN_HELD, *tile, &mut clues));
                if shape == WaitShape::Kanchan {
                    add(&mut clues, Clue::KANCHAN + KINDS.kanchan[low]);
                    near(Clue::KANCHAN_TWO_OFF, -2, &mut clues);
                    near(Clue::KANCHAN_TWO_OFF, 4, &mut clues);
                    near(Clue::KANCHAN_BESIDE, -1, &mut clues);
                    near(Clue::KANCHAN_BESIDE, 3, &mut clues);
                } else {
                    add(&mut clues, Clue::PENCHAN);
                    near(Clue::PENCHAN_BEYOND, if low == 0 { 3 } else { -2 }, &mut clues);
                }
                add(&mut clues, WAIT_UNSEEN[usize::from(self.unseen[tiles[0]] & 7)]);
                self.when(0, &mut clues);
            }
        }
        for tile in held {
            add(&mut clues, HELD_UNSEEN[usize::from(self.unseen[tile] & 7)]);
        }
        self.suit(Clue::SUIT_OF_BLOCK, first / 9, &mut clues);
        let dora = self.dora.bits();
        add(&mut clues, Clue::on((1 << tiles[0] | 1 << tiles[1]) & dora != 0, Clue::DORA));
        add(&mut clues, Clue::on((1 << held[0] | 1 << held[1]) & dora != 0, Clue::DORA + 1));
        clues
    }

    /// The clues about a tanki, or about a pair of a shanpon.
    fn of_one(&self, tile: Tile, shanpon: bool) -> Clues {
        let mut clues = Clues::new();
        let (index, unseen) = (tile.index(), self.unseen[tile.index()]);
        let kind = match (tile.is_honor(), tile.rank()) {
            (true, _) => 4 + u8::from(self.yakuhai.contains(tile)),
            (_, 1 | 9) => 0,
            (_, 2 | 8) => 1,
            (_, 3 | 7) => 2,
            _ => 3,
        };
        add(&mut clues, if shanpon { Clue::SHANPON } else { Clue::TANKI } + kind);
        match (shanpon, tile.is_honor(), unseen) {
            (false, false, 1 | 2) => add(&mut clues, Clue::TANKI_UNSEEN + unseen - 1),
            (false, true, 1 | 2) => add(&mut clues, Clue::HONOR_TANKI_UNSEEN + unseen - 1),
            (true, false, 3 | 4) => add(&mut clues, Clue::SHANPON_UNSEEN + unseen - 3),
            (true, true, 3 | 4) => add(&mut clues, Clue::HONOR_SHANPON_UNSEEN),
            _ => {}
        }
        self.when(if shanpon { 3 } else { 1 + u8::from(tile.is_honor()) }, &mut clues);
        if !tile.is_honor() {
            let group = if shanpon { Clue::SHANPON_NEAR } else { Clue::TANKI_NEAR };
            let (first, rank) = (index - index % 9, index % 9);
            for (distance, group) in [(1, group), (2, group + 4), (3, group + 8)] {
                if rank >= distance {
                    self.river(group, first + rank - distance, &mut clues);
                }
                if rank + distance < 9 {
                    self.river(group, first + rank + distance, &mut clues);
                }
            }
            self.suit(Clue::SUIT_OF_TILE, first / 9, &mut clues);
        }
        let riichi = Clue::RIICHI_TILE + 1 + 2 * u8::from(shanpon) + self.riichi_tile;
        add(&mut clues, Clue::on(self.riichi_tile > 0, riichi));
        add(&mut clues, Clue::on(self.dora.contains(tile), Clue::DORA + 2 + u8::from(shanpon)));
        clues
    }

    /// A discard, by when it was made.
    fn river(&self, group: u8, tile: usize, clues: &mut Clues) {
        let time = self.discarded[tile];
        add(clues, Clue::on(time > 0, (group + time).wrapping_sub(1)));
    }

    /// An early or late riichi, and for a kanchan or penchan the tile that it was declared with.
    fn when(&self, of: u8, clues: &mut Clues) {
        add(clues, Clue::on(self.turn != 1, Clue::TURN + 2 * of + self.turn / 2));
        let riichi = of == 0 && self.riichi_tile > 0;
        add(clues, Clue::on(riichi, Clue::RIICHI_TILE - 1 + self.riichi_tile));
    }

    fn suit(&self, group: u8, suit: usize, clues: &mut Clues) {
        add(clues, above_suit(group, self.of_suit[suit]));
    }
}

/// The clue for `discards` discards of a suit.
pub(super) const fn above_suit(group: u8, discards: u8) -> u8 {
    match discards {
        0 => group,
        1 | 2 => Clue::NONE,
        3 | 4 => group + 1,
        _ => group + 2,
    }
}

/// The kinds of shape by the rank of the lower tile held, from 0 on.
pub(super) struct Kinds {
    pub(super) ryanmen: [u8; 16],
    pub(super) kanchan: [u8; 16],
}

pub(super) const KINDS: Kinds = Kinds {
    ryanmen: [0, 0, 1, 2, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    kanchan: [0, 1, 2, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
};

/// The clue for a held tile, by its number of unseen copies.
pub(super) const HELD_UNSEEN: [u8; 8] = {
    const FOUR: u8 = Clue::HELD_UNSEEN + 2;
    [Clue::NONE, Clue::HELD_UNSEEN, Clue::HELD_UNSEEN + 1, Clue::NONE, FOUR, FOUR, FOUR, FOUR]
};

/// The clue of a kanchan's or penchan's wait.
pub(super) const WAIT_UNSEEN: [u8; 8] = {
    const ONE: u8 = Clue::WAIT_UNSEEN;
    const FOUR: u8 = ONE + 2;
    [ONE, ONE, ONE + 1, Clue::NONE, FOUR, FOUR, FOUR, FOUR]
};

/// The clue of a ryanmen's two waits.
pub(super) const WAITS_UNSEEN: [u8; 16] = {
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

/// The number of pairs among `n` copies: n(n − 1)/2.
pub(super) const PAIRS: [u8; 8] = [0, 0, 1, 3, 6, 6, 6, 6];
