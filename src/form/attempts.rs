//! The reference algorithm: a hand taken apart step by step, with what each attempt left over.
//!
//! 1. Count the tiles of each kind: [`Counts`].
//! 2. Every kind held twice may be the jantou: [`jantou_candidates`]. Take one away.
//! 3. Every kind still held three times may be a koutsu: [`koutsu_candidates`]. Try every subset of
//!    them ([`koutsu_subsets`]). That a candidate is left out of the subset is the case that fixed
//!    orders (koutsu first, or shuntsu first) miss.
//! 4. Strip shuntsu from the left: [`strip_shuntsu`]. Nothing is left or something is; there is
//!    nothing to choose.
//! 5. Each pair of jantou and subset that leaves nothing is one decomposition, and no two are the
//!    same.
//!
//! [`Hand::attempts`](crate::Hand::attempts) walks these steps and prunes nothing, so it shows why a
//! hand is won in one way and no other. All that is faster is proven equal to it.
//!
//! ```
//! use mentsu::attempts::{Outcome, koutsu_candidates, koutsu_subsets, strip_shuntsu};
//! use mentsu::{Counts, counts, hand, tile};
//!
//! // without 88m, only the subset {3m} leaves nothing but shuntsu
//! let rest = counts!("233334445566m");
//! assert_eq!(koutsu_subsets(koutsu_candidates(&rest)).count(), 4);
//! assert_eq!(strip_shuntsu(&rest), counts!("366m"));
//! assert_eq!(strip_shuntsu(&counts!("234445566m")), Counts::EMPTY);
//!
//! let eights = hand!("23333444556688m").attempts().filter(|a| a.jantou() == tile!("8m"));
//! let told: Vec<String> = eights
//!     .map(|attempt| match attempt.outcome() {
//!         Outcome::Complete(decomposition) => format!("{{{}}} gives {decomposition}", attempt.koutsu()),
//!         Outcome::LeftOver(rest) => format!("{{{}}} leaves {rest}", attempt.koutsu()),
//!     })
//!     .collect();
//! assert_eq!(told, [
//!     "{} leaves 366m",
//!     "{3m} gives 88m 234m 333m 456m 456m",
//!     "{4m} leaves 233335566m",
//!     "{34m} leaves 235566m",
//! ]);
//! ```

use itertools::Itertools as _;

use super::decomposition::Decomposition;
use crate::mentsu::Mentsu;
use crate::tile::{Counts, Tile, TileSet};

/// One attempt: a jantou, a set of koutsu, and how stripping shuntsu from the rest ended.
///
/// ```
/// use mentsu::attempts::Outcome;
/// use mentsu::{TileSet, counts, hand, tile};
///
/// let attempt = hand!("11124m").attempts().next().unwrap();
/// assert_eq!((attempt.jantou(), attempt.koutsu()), (tile!("1m"), TileSet::EMPTY));
/// assert_eq!(attempt.rest(), &counts!("124m"));
/// assert_eq!(attempt.outcome(), Outcome::LeftOver(counts!("124m")));
/// ```
#[doc(alias = "trace")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Attempt {
    jantou: Tile,
    koutsu: TileSet,
    rest: Counts,
    outcome: Outcome,
}

/// How an [`Attempt`] ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// Everything went into shuntsu: this is one way to win.
    Complete(Decomposition),
    /// These tiles were left over.
    LeftOver(Counts),
}

impl Attempt {
    /// The tile taken as the jantou (雀頭).
    #[must_use]
    pub const fn jantou(&self) -> Tile {
        self.jantou
    }

    /// The kinds set aside as koutsu (刻子); the other candidates stayed in.
    #[must_use]
    pub const fn koutsu(&self) -> TileSet {
        self.koutsu
    }

    /// The tiles without the jantou and koutsu, before shuntsu were stripped from them.
    #[must_use]
    pub const fn rest(&self) -> &Counts {
        &self.rest
    }

    /// How the attempt ended.
    #[must_use]
    pub const fn outcome(&self) -> Outcome {
        self.outcome
    }

    /// The shuntsu (順子) that were stripped, ascending.
    pub fn shuntsu(&self) -> impl Iterator<Item = Mentsu> + Clone + use<> {
        let (begun, _) = stripped(&self.rest);
        let all = Tile::ALL.into_iter().filter_map(|first| Mentsu::shuntsu(first).ok());
        all.flat_map(move |shuntsu| (0..begun[shuntsu.first().index()]).map(move |_| shuntsu))
    }

    /// The decomposition, if everything went into mentsu.
    #[must_use]
    pub const fn decomposition(&self) -> Option<Decomposition> {
        match self.outcome {
            Outcome::Complete(decomposition) => Some(decomposition),
            Outcome::LeftOver(_) => None,
        }
    }
}

/// Step 2: the kinds that can be the jantou (雀頭), held twice or more.
#[must_use]
pub fn jantou_candidates(tiles: &Counts) -> TileSet {
    tiles.at_least(2)
}

/// Step 3: the kinds of which a koutsu (刻子) can be set aside, held three times or more.
#[must_use]
pub fn koutsu_candidates(tiles: &Counts) -> TileSet {
    tiles.at_least(3)
}

/// Step 3: every subset of the koutsu candidates, 2^n for n of them, counting upwards: the empty
/// one first, all of them last.
///
/// ```
/// use mentsu::{attempts::koutsu_subsets, tiles};
///
/// let subsets: Vec<String> = koutsu_subsets(tiles!("34m7z")).map(|set| set.to_string()).collect();
/// assert_eq!(subsets, ["", "3m", "4m", "34m", "7z", "3m7z", "4m7z", "34m7z"]);
/// ```
pub fn koutsu_subsets(candidates: TileSet) -> impl Iterator<Item = TileSet> + Clone {
    (0u64..1 << candidates.len()).map(move |number| {
        let chosen = candidates.iter().enumerate().filter(|(i, _)| number >> i & 1 == 1);
        chosen.map(|(_, tile)| tile).collect()
    })
}

/// Step 4: takes shuntsu (順子) away from the left of each number suit, as many as there are, and
/// gives what is left over: nothing, if the tiles are all shuntsu.
#[must_use]
pub fn strip_shuntsu(tiles: &Counts) -> Counts {
    stripped(tiles).1
}

/// How many shuntsu begin at each tile when they are stripped, and what is left over.
fn stripped(tiles: &Counts) -> ([u8; Tile::COUNT], Counts) {
    let (mut begun, mut left) = ([0; Tile::COUNT], tiles.to_array());
    for first in 0..Tile::COUNT {
        if Mentsu::shuntsu(Tile::ALL[first]).is_err() {
            continue;
        }
        let fewest = left[first].min(left[first + 1]).min(left[first + 2]);
        begun[first] = fewest;
        left[first..first + 3].iter_mut().for_each(|count| *count -= fewest);
    }
    (begun, Counts::from_array(left).unwrap_or_default())
}

/// Every jantou with every subset of koutsu: jantou in order of tile, for each of them the subsets
/// counting upwards.
pub(super) fn attempts(tiles: Counts) -> impl Iterator<Item = Attempt> + Clone + use<> {
    let jantou = match tiles.total() {
        2 | 5 | 8 | 11 | 14 => jantou_candidates(&tiles),
        _ => TileSet::EMPTY,
    };
    jantou.iter().flat_map(move |jantou| {
        let rest = without(tiles, jantou, 2);
        koutsu_subsets(koutsu_candidates(&rest)).map(move |koutsu| attempt(rest, jantou, koutsu))
    })
}

fn attempt(without_jantou: Counts, jantou: Tile, koutsu: TileSet) -> Attempt {
    let rest = koutsu.iter().fold(without_jantou, |rest, tile| without(rest, tile, 3));
    let left = strip_shuntsu(&rest);
    let mut attempt = Attempt { jantou, koutsu, rest, outcome: Outcome::LeftOver(left) };
    if left.is_empty() {
        let mentsu = attempt.shuntsu().merge(koutsu.iter().map(Mentsu::koutsu));
        attempt.outcome = Outcome::Complete(Decomposition::from_sorted(jantou, mentsu));
    }
    attempt
}

/// The tiles without this many copies of a candidate, of which at least as many are held.
pub(crate) fn without(tiles: Counts, tile: Tile, copies: usize) -> Counts {
    (0..copies).fold(tiles, |tiles, _| tiles.without(tile).unwrap_or(tiles))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine;

    /// Visits every suit of nine ranks and at most so many tiles.
    fn suits(rank: u32, word: u64, room: u64, visit: &mut impl FnMut(u64)) {
        if rank == 9 {
            return visit(word);
        }
        for n in 0..=room.min(4) {
            suits(rank + 1, word | n << (4 * rank), room - n, visit);
        }
    }

    #[test]
    fn the_engine_splits_every_suit_as_the_attempts_do() {
        let (mut hands, mut splits) = (0, 0);
        suits(0, 0, 14, &mut |word| {
            let tiles = Counts::from_words([0, word, 0, 0]);
            if tiles.total() % 3 != 2 {
                return;
            }
            hands += 1;
            let complete = attempts(tiles).filter_map(|attempt| attempt.decomposition());
            let direct = engine::splits_even_with_a_fifth(&tiles).map(Decomposition::of);
            assert!(complete.clone().eq(direct), "{tiles}");
            assert!(complete.clone().eq(tiles.decompositions()), "{tiles}");
            splits += complete.count();
        });
        assert_eq!((hands, splits), (180_387, 20_566));
    }
}
