//! The reference algorithm: decomposes a hand step by step, and keeps what each attempt leaves
//! over.
//!
//! 1. Count the tiles of each kind: [`Counts`].
//! 2. Every kind held twice may be the jantou: [`jantou_candidates`]. Take one away:
//!    [`without_jantou`].
//! 3. Every kind still held three times may be a koutsu: [`koutsu_candidates`]. Try every subset of
//!    them ([`koutsu_subsets`], 2^n for n candidates), and take it away: [`without_koutsu`].
//!    Subsets that leave a candidate out are what fixed orders (koutsu first, or shuntsu first)
//!    miss.
//! 4. Strip shuntsu from the left: [`strip_shuntsu`]. There is nothing to choose.
//! 5. If nothing is left, jantou, koutsu and shuntsu are a decomposition: [`decomposition`]. No two
//!    attempts give the same one.
//!
//! [`Hand::attempts`](crate::Hand::attempts) walks these steps and prunes nothing, so it shows why
//! a hand is won in one way and no other. Every faster path is proven equal to it.
//!
//! ```
//! use mentsu::attempts::*;
//! use mentsu::{counts, hand, tile};
//!
//! let tiles = counts!("23333444556688m");
//! assert_eq!(jantou_candidates(&tiles).to_string(), "34568m");
//! let rest = without_jantou(&tiles, tile!("8m"))?;
//! let candidates = koutsu_candidates(&rest);
//! assert_eq!(koutsu_subsets(candidates).count(), 4);
//! let found = koutsu_subsets(candidates).filter_map(|koutsu| {
//!     let rest = without_koutsu(&rest, koutsu).ok()?;
//!     decomposition(tile!("8m"), koutsu, &strip_shuntsu(&rest))
//! });
//! let found: Vec<String> = found.map(|one| one.to_string()).collect();
//! assert_eq!(found, ["88m 234m 333m 456m 456m"]);
//!
//! let eights = hand!("23333444556688m").attempts().filter(|a| a.jantou() == tile!("8m"));
//! let lines: Vec<String> = eights
//!     .map(|attempt| match attempt.outcome() {
//!         Outcome::Complete(way) => format!("{{{}}} gives {way}", attempt.koutsu()),
//!         Outcome::LeftOver(rest) => format!("{{{}}} leaves {rest}", attempt.koutsu()),
//!     })
//!     .collect();
//! assert_eq!(lines, [
//!     "{} leaves 366m",
//!     "{3m} gives 88m 234m 333m 456m 456m",
//!     "{4m} leaves 233335566m",
//!     "{34m} leaves 235566m",
//! ]);
//! # Ok::<(), mentsu::NotHeld>(())
//! ```

use core::iter::FusedIterator;
use core::ops::Range;

use itertools::Itertools as _;

use super::decomposition::Decomposition;
use crate::list::List;
use crate::mentsu::Mentsu;
use crate::tile::{Counts, NotHeld, Tile, TileSet, TileSetIter};

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
    pub fn shuntsu(&self) -> impl ExactSizeIterator<Item = Mentsu> + use<> {
        List::<Mentsu, 4>::of(strip_shuntsu(&self.rest).shuntsu()).into_iter()
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

/// Step 2: the tiles without the jantou (雀頭), two of a tile.
///
/// # Errors
/// [`NotHeld`] if there is no more than one of it.
pub fn without_jantou(tiles: &Counts, jantou: Tile) -> Result<Counts, NotHeld> {
    without(*tiles, jantou, 2)
}

/// Step 3: the tiles without the koutsu (刻子), three of each of these tiles.
///
/// # Errors
/// [`NotHeld`] with the first of them that isn't held three times.
pub fn without_koutsu(tiles: &Counts, koutsu: TileSet) -> Result<Counts, NotHeld> {
    koutsu.iter().try_fold(*tiles, |rest, tile| without(rest, tile, 3))
}

fn without(tiles: Counts, tile: Tile, copies: usize) -> Result<Counts, NotHeld> {
    (0..copies).try_fold(tiles, |rest, _| rest.without(tile))
}

/// Step 3: every subset of the koutsu candidates, 2^n for n of them, counting upwards: the empty
/// one first, all of them last. The bits of the number are a mask over the candidates, the lowest
/// bit for the lowest tile.
///
/// ```
/// use mentsu::{attempts::koutsu_subsets, tiles};
///
/// let subsets: Vec<String> = koutsu_subsets(tiles!("34m7z")).map(|set| set.to_string()).collect();
/// assert_eq!(subsets, ["", "3m", "4m", "34m", "7z", "3m7z", "4m7z", "34m7z"]);
/// ```
#[must_use]
pub const fn koutsu_subsets(candidates: TileSet) -> KoutsuSubsets {
    KoutsuSubsets { candidates, masks: 0..1 << candidates.len() }
}

/// Iterator over subsets of koutsu, from [`koutsu_subsets`].
#[derive(Clone, Debug)]
pub struct KoutsuSubsets {
    candidates: TileSet,
    masks: Range<u64>,
}

impl Iterator for KoutsuSubsets {
    type Item = TileSet;

    fn next(&mut self) -> Option<TileSet> {
        let mask = self.masks.next()?;
        let chosen = self.candidates.iter().enumerate().filter(|(i, _)| mask >> i & 1 == 1);
        Some(chosen.map(|(_, tile)| tile).collect())
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.masks.size_hint()
    }
}

impl FusedIterator for KoutsuSubsets {}

/// Step 4: strips shuntsu (順子) from the left of each number suit: at each tile as many as its
/// copies and those of the next two allow.
///
/// ```
/// use mentsu::attempts::strip_shuntsu;
/// use mentsu::{Mentsu, counts, tile};
///
/// let stripped = strip_shuntsu(&counts!("112233445m"));
/// let first = Mentsu::shuntsu(tile!("1m"))?;
/// assert!(stripped.shuntsu().eq([first, first]));
/// assert_eq!(stripped.left_over(), &counts!("445m"));
/// # Ok::<(), mentsu::NotAShuntsu>(())
/// ```
#[must_use]
pub fn strip_shuntsu(tiles: &Counts) -> Stripped {
    let (mut begun, mut left) = ([0; Tile::COUNT], tiles.to_array());
    for first in 0..Tile::COUNT {
        if Mentsu::shuntsu(Tile::ALL[first]).is_err() {
            continue;
        }
        let fewest = left[first].min(left[first + 1]).min(left[first + 2]);
        begun[first] = fewest;
        left[first..first + 3].iter_mut().for_each(|count| *count -= fewest);
    }
    let left = Counts::from_array(left).expect("no tile has more copies than before");
    Stripped { begun, left }
}

/// The result of [`strip_shuntsu`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stripped {
    /// How many shuntsu begin at each tile.
    begun: [u8; Tile::COUNT],
    left: Counts,
}

impl Stripped {
    /// The shuntsu (順子), ascending.
    pub fn shuntsu(&self) -> impl Iterator<Item = Mentsu> + '_ {
        let all = Tile::ALL.into_iter().filter_map(|first| Mentsu::shuntsu(first).ok());
        all.flat_map(|shuntsu| (0..self.begun[shuntsu.first().index()]).map(move |_| shuntsu))
    }

    /// The tiles that are in no shuntsu: none, if the attempt succeeds.
    #[must_use]
    pub const fn left_over(&self) -> &Counts {
        &self.left
    }
}

/// Step 5: the decomposition into jantou, koutsu and shuntsu; `None` if tiles are left over, or if
/// there are more than four mentsu.
#[must_use]
pub fn decomposition(jantou: Tile, koutsu: TileSet, stripped: &Stripped) -> Option<Decomposition> {
    let mentsu = stripped.shuntsu().merge(koutsu.iter().map(Mentsu::koutsu));
    let mentsu = List::<Mentsu, 4>::try_from_iter(mentsu).ok()?;
    stripped.left.is_empty().then(|| Decomposition::from_sorted(jantou, mentsu))
}

/// Every jantou with every subset of koutsu: jantou in order of tile, for each of them the subsets
/// counting upwards.
#[derive(Clone, Debug)]
pub struct Attempts {
    tiles: Counts,
    /// The jantou that come after the present one.
    jantou: TileSetIter,
    /// The present jantou, the tiles without it, and the subsets of koutsu still to try.
    present: Option<(Tile, Counts, KoutsuSubsets)>,
}

impl Attempts {
    pub(super) fn of(tiles: Counts) -> Attempts {
        let jantou = match tiles.total() {
            2 | 5 | 8 | 11 | 14 => jantou_candidates(&tiles),
            _ => TileSet::EMPTY,
        };
        Attempts { tiles, jantou: jantou.iter(), present: None }
    }
}

impl Iterator for Attempts {
    type Item = Attempt;

    fn next(&mut self) -> Option<Attempt> {
        loop {
            if let Some((jantou, rest, subsets)) = &mut self.present {
                if let Some(koutsu) = subsets.next() {
                    return Some(attempt(rest, *jantou, koutsu));
                }
            }
            let jantou = self.jantou.next()?;
            let rest = without_jantou(&self.tiles, jantou).expect("a candidate is held twice");
            self.present = Some((jantou, rest, koutsu_subsets(koutsu_candidates(&rest))));
        }
    }
}

impl FusedIterator for Attempts {}

fn attempt(without_jantou: &Counts, jantou: Tile, koutsu: TileSet) -> Attempt {
    let rest = without_koutsu(without_jantou, koutsu).expect("each candidate is held three times");
    let stripped = strip_shuntsu(&rest);
    let complete = decomposition(jantou, koutsu, &stripped).map(Outcome::Complete);
    let outcome = complete.unwrap_or(Outcome::LeftOver(stripped.left));
    Attempt { jantou, koutsu, rest, outcome }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine;

    /// Visits every suit of nine ranks and at most `room` tiles.
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
            let complete = Attempts::of(tiles).filter_map(|attempt| attempt.decomposition());
            let direct = engine::splits_even_with_a_fifth(&tiles).map(Decomposition::of);
            assert!(complete.clone().eq(direct), "{tiles}");
            assert!(complete.clone().eq(tiles.decompositions()), "{tiles}");
            splits += complete.count();
        });
        assert_eq!((hands, splits), (180_387, 20_566));
    }
}
