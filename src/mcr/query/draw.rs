//! Random wins, in which every fan occurs: most are drawn from few kinds of tile, or around the
//! sets of one fan.

use crate::hand::Hand;
use crate::list::List;
use crate::mcr::form::KnittedStraight;
use crate::mcr::situation::Situation;
use crate::meld::{Meld, MeldKind};
use crate::mentsu::Mentsu;
use crate::random::below;

use crate::random::RandomSource;
use crate::tile::{Counts, Face, Tile, TileSet};
use crate::wind::Wind;

/// Tiles of these ranks in all three suits, from 1 on the lowest bit.
const fn of_ranks(ranks: u64) -> u64 {
    ranks | ranks << 9 | ranks << 18
}

const NUMBERS: u64 = of_ranks(0b1_1111_1111);
const HONORS: u64 = 0b111_1111 << 27;

/// The kinds of tile that wins are drawn of; all, of one or two suits, or as some fan have them.
const POOLS: [u64; 18] = [
    NUMBERS | HONORS,
    NUMBERS | HONORS,
    NUMBERS,
    ONE_SUIT,
    ONE_SUIT,
    ONE_SUIT | HONORS,
    TWO_SUITS | HONORS,
    of_ranks(0b1_1100_0000),
    of_ranks(0b0_0011_1000),
    of_ranks(0b0_0000_0111),
    of_ranks(0b1_1110_0000),
    of_ranks(0b0_0000_1111),
    of_ranks(0b0_1010_1010),
    of_ranks(0b0_0111_1100),
    of_ranks(0b1_0000_0001),
    of_ranks(0b1_1100_0111) | HONORS,
    HONORS,
    COLOURED,
];

/// Stand for one suit, for two suits, and for the greens or the reversible tiles. [`Chooser::pool`]
/// chooses which.
const ONE_SUIT: u64 = 1 << 40;
const TWO_SUITS: u64 = 1 << 41;
const COLOURED: u64 = 1 << 42;

const SUIT: u64 = 0b1_1111_1111;
/// 23468s and green dragons.
const GREENS: u64 = 0b0_1010_1110 << 18 | 1 << 32;
/// 1234589p, 245689s and white dragons.
const REVERSIBLE: u64 = 0b1_1001_1111 << 9 | 0b1_1011_1010 << 18 | 1 << 31;

/// A number below `n`.
pub(super) struct Chooser<'a, R>(pub(super) &'a mut R);

impl<R: RandomSource> Chooser<'_, R> {
    fn below(&mut self, n: usize) -> usize {
        below(self.0, n)
    }

    /// Returns true with a probability of `times` per cent.
    fn percent(&mut self, times: usize) -> bool {
        self.below(100) < times
    }

    fn one_of(&mut self, tiles: TileSet) -> Tile {
        let nth = self.below(tiles.len());
        tiles.into_iter().nth(nth).expect("a number below the length")
    }

    fn pool(&mut self) -> TileSet {
        let pool = POOLS[self.below(POOLS.len())];
        let suits = [0, 9, 18];
        let (one, other) = (suits[self.below(3)], suits[self.below(3)]);
        let more = match pool & !(NUMBERS | HONORS) {
            ONE_SUIT => SUIT << one,
            TWO_SUITS => SUIT << one | SUIT << other,
            COLOURED if self.percent(50) => GREENS,
            COLOURED => REVERSIBLE,
            _ => 0,
        };
        TileSet::from_bits(pool & (NUMBERS | HONORS) | more).expect("bits of tiles alone")
    }
}

/// Fourteen tiles with three for each kong. They may use more than four copies of a tile.
struct Draft {
    concealed: [u8; Tile::COUNT],
    melds: List<Meld, 4>,
}

impl Draft {
    const fn new() -> Draft {
        Draft { concealed: [0; Tile::COUNT], melds: List::new() }
    }

    fn add(&mut self, tiles: impl IntoIterator<Item = Tile>) {
        tiles.into_iter().for_each(|tile| self.concealed[tile.index()] += 1);
    }

    /// Adds a set: concealed, or declared if there is such a meld.
    fn add_set(&mut self, set: Mentsu, declared: Option<MeldKind>) {
        let first = Face::plain(set.first());
        let meld = declared.and_then(|kind| match kind {
            MeldKind::Chi => {
                let faces = List::<Face, 3>::of(set.tiles().map(Face::plain));
                Meld::from_faces(kind, &faces).ok()
            }
            MeldKind::Pon => Meld::from_faces(kind, &[first; 3]).ok(),
            _ => Meld::from_faces(kind, &[first; 4]).ok(),
        });
        match meld {
            Some(meld) => self.melds.push_all([meld]),
            None => self.add(set.tiles()),
        }
    }

    /// The hand, if no tile is there five times.
    fn hand(&self) -> Option<Hand> {
        let concealed = Counts::from_array(self.concealed).ok()?;
        Hand::from_counts(concealed, [0; 3], &self.melds).ok()
    }
}

/// A random win: by a discard the hand lacks its tile, self-drawn it has drawn it. Circumstances
/// that the tiles contradict are left out. `None` if the tiles are impossible.
pub(super) fn random_win<R: RandomSource>(
    random: &mut Chooser<'_, R>,
    melds: bool,
) -> Option<(Hand, Situation)> {
    let draft = match random.below(100) {
        0..4 if melds => chicken(random),
        4..22 => without_sets(random),
        _ => of_sets(random, melds),
    };
    let won = draft.hand()?;
    let tile = random.nth_of(won.concealed());
    let waiting = won.discard(tile).expect("one of its tiles");
    let is_lone = waiting.all_tiles().get(tile) == 0;
    let kong_is_there = won.melds().iter().any(|meld| meld.kind().is_kan());
    let drawn = random.percent(50);
    let (hand, mut situation) = if drawn {
        (waiting.draw(tile).expect("the tile that it lost"), Situation::self_drawn())
    } else {
        (waiting, Situation::by_discard(tile))
    };
    if waiting.concealed().get(tile) == 0 && random.percent(15) {
        situation = situation.with_last_copy();
    }
    if random.percent(15) && if drawn { kong_is_there } else { is_lone } {
        situation = situation.with_kong();
    }
    if random.percent(10) {
        situation = situation.with_last_tile();
    }
    let flowers = [0, 0, 0, 1, 2, 8][random.below(6)];
    let [seat, prevalent] = [(); 2].map(|()| Wind::ALL[random.below(4)]);
    Some((hand, situation.with_seat(seat).with_prevalent(prevalent).with_flowers(flowers)))
}

impl<R: RandomSource> Chooser<'_, R> {
    /// One of these tiles, each copy as likely.
    fn nth_of(&mut self, tiles: &Counts) -> Tile {
        let nth = self.below(usize::from(tiles.total()));
        tiles.tiles().nth(nth).expect("a number below the total")
    }

    /// A set from `pool`: a chow with a probability of `chows` per cent, if `pool` has one.
    fn set(&mut self, pool: TileSet, chows: usize) -> Mentsu {
        for _ in 0..10 {
            let first = self.one_of(pool);
            if !self.percent(chows) {
                return Mentsu::koutsu(first);
            }
            let chow = Mentsu::shuntsu(first).ok();
            let chow = chow.filter(|chow| chow.tiles().all(|tile| pool.contains(tile)));
            if let Some(chow) = chow {
                return chow;
            }
        }
        Mentsu::koutsu(self.one_of(pool))
    }
}

/// Sets and a pair, or a knitted straight with a set and a pair.
fn of_sets<R: RandomSource>(random: &mut Chooser<'_, R>, melds: bool) -> Draft {
    let mut draft = Draft::new();
    let pool = random.pool();
    let chows = [0, 50, 80, 100][random.below(4)];
    let (mut sets, mut pair) = (List::<Mentsu, 4>::new(), None);
    let is_knitted = random.percent(12);
    if is_knitted {
        draft.add(KnittedStraight::ALL[random.below(6)].tiles());
    } else if random.percent(50) {
        (sets, pair) = pattern(random);
    }
    while sets.len() < if is_knitted { 1 } else { 4 } {
        sets.push_all([random.set(pool, chows)]);
    }
    let others = if random.percent(50) { TileSet::ALL } else { random.pool() };
    let pair = pair.unwrap_or_else(|| random.one_of(others));
    let kongs = [0, 0, 0, 30, 90][random.below(5)];
    let concealed_kongs = random.below(101);
    let melded = [0, 0, 30, 60, 100][random.below(5)];
    for set in sets.into_iter() {
        let is_pung = !set.is_shuntsu();
        let declared = if !melds {
            None
        } else if is_pung && random.percent(kongs) {
            Some(if random.percent(concealed_kongs) {
                MeldKind::Ankan
            } else {
                MeldKind::Daiminkan
            })
        } else if random.percent(melded) {
            Some(if is_pung { MeldKind::Pon } else { MeldKind::Chi })
        } else {
            None
        };
        draft.add_set(set, declared);
    }
    draft.add([pair; 2]);
    draft
}

/// Chows, one of them melded at least, and a pair of honors, which may be worth nothing.
fn chicken<R: RandomSource>(random: &mut Chooser<'_, R>) -> Draft {
    let mut draft = Draft::new();
    let melded = 1 + random.below(3);
    for nth in 0..4 {
        let set = random.set(TileSet::ALL - TileSet::HONORS, 100);
        draft.add_set(set, (nth < melded && set.is_shuntsu()).then_some(MeldKind::Chi));
    }
    draft.add([random.one_of(TileSet::HONORS); 2]);
    draft
}

/// Fourteen concealed tiles of a form without sets, or of nine gates.
fn without_sets<R: RandomSource>(random: &mut Chooser<'_, R>) -> Draft {
    let mut draft = Draft::new();
    let straight = KnittedStraight::ALL[random.below(6)].tiles();
    let suit = 9 * random.below(3);
    match random.below(6) {
        0 => {
            draft.add(TileSet::YAOCHUU);
            draft.add([random.one_of(TileSet::YAOCHUU)]);
        }
        which @ 1..=2 => {
            let mut tiles = straight | TileSet::HONORS;
            while tiles.len() > 14 {
                let from = if which == 1 { straight } else { TileSet::ALL };
                tiles -= TileSet::from(random.one_of(tiles & from));
            }
            draft.add(tiles);
        }
        3 => {
            let low = suit + random.below(3);
            (0..7).for_each(|step| draft.add([Tile::ALL[low + step]; 2]));
        }
        4 => {
            let gates = &Tile::ALL[suit..suit + 9];
            draft.add(gates.iter().copied());
            draft.add([gates[0], gates[0], gates[8], gates[8], gates[random.below(9)]]);
        }
        _ => {
            let pool = random.pool();
            (0..7).for_each(|_| draft.add([random.one_of(pool); 2]));
        }
    }
    draft
}

/// Sets that make a fan of several sets, and the pair where that is part of it.
fn pattern<R: RandomSource>(random: &mut Chooser<'_, R>) -> (List<Mentsu, 4>, Option<Tile>) {
    let mut suits = [0, 9, 18];
    random.0.shuffle(&mut suits);
    let [a, b, c] = suits;
    let mut low = |ranks: usize| random.below(ranks);
    let chow = |at: usize| Mentsu::shuntsu(Tile::ALL[at]).expect("the first tile of a chow");
    let pung = |at: usize| Mentsu::koutsu(Tile::ALL[at]);
    let of = |sets: &[Mentsu]| List::of_slice(sets);
    let step = 1 + low(2);
    match low(19) {
        0 => (of(&[chow(a + low(7)); 4]), None),
        1 => (of(&[chow(a + low(7)); 3]), None),
        2 => {
            let first = a + low(7 - 3 * step);
            (of(&[0, 1, 2, 3].map(|nth| chow(first + nth * step))), None)
        }
        3 => {
            let first = a + low(7 - 2 * step);
            (of(&[0, 1, 2].map(|nth| chow(first + nth * step))), None)
        }
        4 => (of(&[chow(a), chow(a + 3), chow(a + 6)]), None),
        5 => (of(&[chow(a), chow(b + 3), chow(c + 6)]), None),
        6 => {
            let rank = low(7);
            (of(&[chow(a + rank), chow(b + rank), chow(c + rank)]), None)
        }
        7 => {
            let rank = low(5);
            (of(&[chow(a + rank), chow(b + rank + 1), chow(c + rank + 2)]), None)
        }
        8 => (of(&[chow(a), chow(a + 6), chow(a), chow(a + 6)]), Some(Tile::ALL[a + 4])),
        9 => (of(&[chow(a), chow(a + 6), chow(b), chow(b + 6)]), Some(Tile::ALL[c + 4])),
        10 => {
            let first = a + low(6);
            (of(&[0, 1, 2, 3].map(|nth| pung(first + nth))), None)
        }
        11 => {
            let first = a + low(7);
            (of(&[0, 1, 2].map(|nth| pung(first + nth))), None)
        }
        12 => {
            let rank = low(9);
            (of(&[pung(a + rank), pung(b + rank), pung(c + rank)]), None)
        }
        13 => {
            let rank = low(7);
            (of(&[pung(a + rank), pung(b + rank + 1), pung(c + rank + 2)]), None)
        }
        14 => (of(&[27, 28, 29, 30].map(pung)), None),
        15 => {
            let pair = low(4);
            let winds = [1, 2, 3].map(|step| pung(27 + (pair + step) % 4));
            (of(&winds), Some(Tile::ALL[27 + pair]).filter(|_| low(5) < 3))
        }
        16 => (of(&[31, 32, 33].map(pung)), None),
        17 => {
            let pair = low(3);
            let dragons = [1, 2].map(|step| pung(31 + (pair + step) % 3));
            (of(&dragons), Some(Tile::ALL[31 + pair]).filter(|_| low(5) < 3))
        }
        _ => {
            let sets = [(); 4].map(|()| {
                let suit = suits[low(3)];
                match low(4) {
                    0 => pung(suit + 4),
                    nth => chow(suit + 1 + nth),
                }
            });
            (of(&sets), Some(Tile::ALL[suits[low(3)] + 4]))
        }
    }
}
