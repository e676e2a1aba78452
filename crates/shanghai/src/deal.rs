//! Deals: faces for a layout, at random or so that the board can be cleared.

use alloc::collections::BTreeSet;
use alloc::vec;
use alloc::vec::Vec;
use core::cmp::Reverse;
use core::fmt;

use crate::board::{Board, BoardError, Face, keys_of};
use crate::layout::freedom::Links;
use crate::layout::{Layout, freedom};
use crate::rng::SplitMix64;
use crate::sorted::sorted;

/// Four tiles of each of the faces below `faces`. 36 faces make a set of 144 with one picture for
/// all flowers and one for all seasons.
///
/// ```
/// use shanghai::{Face, deal};
///
/// let faces = deal::four_of_each(36);
/// assert_eq!(faces.len(), 144);
/// assert_eq!(faces[7], Face(1));
/// ```
#[must_use]
pub fn four_of_each(faces: u16) -> Vec<Face> {
    (0..faces).flat_map(|face| [Face(face); 4]).collect()
}

/// A set of 144 tiles: four of each of 34 kinds, four different flowers and four different
/// seasons, which match by [`Face::flowers_and_seasons`].
///
/// ```
/// use shanghai::{Face, deal, layouts};
///
/// let board = deal::random_with_matching(
///     &layouts::turtle(),
///     &deal::full_set(),
///     Face::flowers_and_seasons,
///     1,
/// )?;
/// assert_eq!(board.len(), 144);
/// # Ok::<(), shanghai::BoardError>(())
/// ```
#[must_use]
pub fn full_set() -> Vec<Face> {
    let mut faces = four_of_each(34);
    faces.extend((34..42).map(Face));
    faces
}

/// The faces of full sets for a layout with this many tiles. An incomplete set has the flowers, the
/// seasons and complete kinds, spread evenly over all kinds; the last kind may have two tiles. With
/// more than 288 tiles, more than 8 of them match, which no board allows. The list ends at
/// [`Layout::MAX_TILES`].
///
/// ```
/// use shanghai::{Face, deal};
///
/// let faces = deal::full_set_of(24);
/// assert_eq!(faces.len(), 24);
/// assert_eq!(faces[..8], [34, 35, 36, 37, 38, 39, 40, 41].map(Face));
/// assert_eq!(deal::full_set_of(144).len(), 144);
/// ```
#[must_use]
pub fn full_set_of(tiles: usize) -> Vec<Face> {
    let mut faces: Vec<Face> = Vec::new();
    let tiles = tiles.min(Layout::MAX_TILES);
    while faces.len() < tiles {
        let left = tiles - faces.len();
        let kinds = (left.clamp(8, 144) - 8).div_ceil(4);
        faces.extend((34..42).map(Face));
        faces.extend((0..kinds).flat_map(|kind| [Face((kind * 34 / kinds) as u16); 4]));
    }
    faces.truncate(tiles);
    faces
}

/// The seed of a date, so that everybody gets the same board that day. The date isn't checked.
///
/// ```
/// use shanghai::deal;
///
/// assert_eq!(deal::seed_of_day(2026, 2, 28), 0x60C6_F177_8E55_FEB4);
/// assert_ne!(deal::seed_of_day(2026, 2, 28), deal::seed_of_day(2026, 3, 1));
/// ```
#[must_use]
#[doc(alias = "daily")]
pub const fn seed_of_day(year: u16, month: u8, day: u8) -> u64 {
    let day = (year as u64) << 16 | (month as u64) << 8 | day as u64;
    // One step of the generator, so that boards of neighbouring days are unrelated.
    SplitMix64::new(day).next_u64()
}

/// A board with the faces in random order, on which equal faces match. For `i` from the last tile
/// down to the second, the faces of the tiles `i` and [`below(i + 1)`](SplitMix64::below) change
/// places.
///
/// # Errors
/// As [`Board::new`].
///
/// ```
/// use shanghai::{Face, deal, layouts};
///
/// let board = deal::random(&layouts::turtle(), &deal::four_of_each(36), 0)?;
/// assert_eq!(board.faces()[..4], [Face(27), Face(0), Face(32), Face(1)]);
/// # Ok::<(), shanghai::BoardError>(())
/// ```
pub fn random(layout: &Layout, faces: &[Face], seed: u64) -> Result<Board, BoardError> {
    random_with_matching(layout, faces, |face| face, seed)
}

/// The same deal for faces that match as in [`Board::with_matching`].
///
/// # Errors
/// As [`Board::new`].
///
/// ```
/// use shanghai::{Face, deal, layouts};
///
/// let hill = layouts::hill();
/// let faces: Vec<Face> = (0..24).map(Face).collect();
/// assert!(deal::random(&hill, &faces, 1).is_err());
/// assert!(deal::random_with_matching(&hill, &faces, |face| Face(face.0 / 4), 1).is_ok());
/// ```
pub fn random_with_matching(
    layout: &Layout,
    faces: &[Face],
    stands_for: impl Fn(Face) -> Face,
    seed: u64,
) -> Result<Board, BoardError> {
    let mut faces = faces.to_vec();
    SplitMix64::new(seed).shuffle(&mut faces);
    Board::with_matching(layout.clone(), &faces, stands_for)
}

/// Why no clearable deal was made.
///
/// ```
/// use shanghai::{DealError, Face, Layout, Position, deal};
///
/// let tower = Layout::new([Position::new(0, 0, 0), Position::new(0, 0, 1)])?;
/// assert_eq!(deal::clearable(&tower, &[Face(1); 2], 1), Err(DealError::Unclearable));
/// # Ok::<(), shanghai::LayoutError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DealError {
    /// The faces don't fit the layout.
    Board(BoardError),
    /// This layout can't be cleared with any faces.
    Unclearable,
    /// No way to clear the layout was found; there may be one.
    NotFound,
}

impl fmt::Display for DealError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Board(error) => write!(f, "{error}"),
            Self::Unclearable => f.write_str("no faces make this layout clearable"),
            Self::NotFound => f.write_str("no way to clear this layout was found"),
        }
    }
}

impl core::error::Error for DealError {}

/// A deal that can be cleared. It empties the layout by random pairs of free places, and gives each
/// pair of places two faces that match.
///
/// # Errors
/// [`DealError`] if the faces don't fit the layout, if no faces can be cleared on it, or if the
/// search for an order gave up.
///
/// ```
/// use shanghai::{Verdict, deal, layouts, verdict};
///
/// let board = deal::clearable(&layouts::turtle(), &deal::four_of_each(36), 182)?;
/// assert!(matches!(verdict(&board), Verdict::Clearable(_, _)));
/// # Ok::<(), shanghai::DealError>(())
/// ```
pub fn clearable(layout: &Layout, faces: &[Face], seed: u64) -> Result<Board, DealError> {
    clearable_with_matching(layout, faces, |face| face, seed)
}

/// The same deal for faces that match as in [`Board::with_matching`].
///
/// # Errors
/// As [`clearable`].
///
/// ```
/// use shanghai::{Face, deal, layouts};
///
/// let matching = Face::flowers_and_seasons;
/// let turtle = layouts::turtle();
/// assert!(deal::clearable_with_matching(&turtle, &deal::full_set(), matching, 1).is_ok());
/// ```
pub fn clearable_with_matching(
    layout: &Layout,
    faces: &[Face],
    stands_for: impl Fn(Face) -> Face,
    seed: u64,
) -> Result<Board, DealError> {
    let shown: Vec<_> = faces.iter().copied().zip(keys_of(faces, stands_for)).collect();
    clearable_with_keys(layout.clone(), &shown, seed)
}

/// [`clearable`] for faces with known representatives.
pub(crate) fn clearable_with_keys(
    layout: Layout,
    shown: &[(Face, Face)],
    seed: u64,
) -> Result<Board, DealError> {
    let mut random = SplitMix64::new(seed);
    let mut shown = shown.to_vec();
    random.shuffle(&mut shown);
    // Matching faces, in shuffled order.
    let numbers = shown.iter().enumerate().map(|(number, shown)| (shown.1, number)).collect();
    let shown: Vec<(Face, Face)> =
        sorted(numbers).into_iter().map(|(_, number)| shown[number]).collect();
    let (faces, keys): (_, Vec<Face>) = shown.iter().copied().unzip();
    // Checks the faces before any search.
    Board::with_keys(layout.clone(), faces, &keys).map_err(DealError::Board)?;
    let mut pairs: Vec<_> = shown.chunks_exact(2).map(|pair| [pair[0], pair[1]]).collect();
    random.shuffle(&mut pairs);
    let places = Clearing::new(layout.links()).find(&mut random)?;
    let mut dealt = shown;
    for (places, pair) in places.into_iter().zip(pairs) {
        for (place, shown) in places.into_iter().zip(pair) {
            dealt[place] = shown;
        }
    }
    let (faces, keys): (_, Vec<Face>) = dealt.into_iter().unzip();
    Board::with_keys(layout, faces, &keys).map_err(DealError::Board)
}

/// The number of tries with a random order, and of tries that prefer the places that hold most.
const RANDOM_TRIES: usize = 100;
const GREEDY_TRIES: usize = 100;
/// The memory of the search in bytes, one for each place of a visited set. The search gives up
/// beyond it.
const MOST_NOTED: usize = 5 << 20;

/// A layout while pairs of places are emptied.
struct Clearing<'a> {
    links: &'a Links,
    held: Vec<u8>,
    gone: Vec<bool>,
    /// For each place, the height of the stack beneath it.
    depths: Vec<usize>,
}

impl<'a> Clearing<'a> {
    fn new(links: &'a Links) -> Self {
        let held = links.held().to_vec();
        let mut depths = vec![0; held.len()];
        // Places are in order of their levels, so what lies beneath is known first.
        for place in 0..held.len() {
            let beneath = links.beneath(place).map(|other| depths[other] + 1);
            depths[place] = beneath.max().unwrap_or(0);
        }
        Self { links, gone: vec![false; held.len()], held, depths }
    }

    fn free(&self) -> Vec<usize> {
        let free = |&place: &usize| !self.gone[place] && freedom::is_free(self.held[place]);
        (0..self.held.len()).filter(free).collect()
    }

    /// Empties a place and collects those that become free.
    fn take(&mut self, place: usize, free: &mut Vec<usize>) {
        self.gone[place] = true;
        for &(other, weight) in self.links.holds(place) {
            let held = &mut self.held[usize::from(other)];
            let before = freedom::is_free(*held);
            *held -= weight;
            if !before && freedom::is_free(*held) {
                free.push(usize::from(other));
            }
        }
    }

    fn put_back(&mut self, place: usize) {
        self.gone[place] = false;
        for &(other, weight) in self.links.holds(place) {
            self.held[usize::from(other)] += weight;
        }
    }

    fn find(mut self, random: &mut SplitMix64) -> Result<Vec<[usize; 2]>, DealError> {
        for greedy in [false, true] {
            for _ in 0..if greedy { GREEDY_TRIES } else { RANDOM_TRIES } {
                if let Some(pairs) = self.dive(random, greedy) {
                    return Ok(pairs);
                }
            }
        }
        self.search()
    }

    /// One try; the state is restored afterwards.
    fn dive(&mut self, random: &mut SplitMix64, greedy: bool) -> Option<Vec<[usize; 2]>> {
        let mut pairs = Vec::new();
        let mut free = self.free();
        while free.len() >= 2 {
            let pair = [(); 2].map(|()| {
                let mut index = random.below(free.len());
                if greedy {
                    let deepest = |&i: &usize| (self.depths[free[i]], i == index);
                    index = (0..free.len()).max_by_key(deepest).expect("two are free");
                }
                free.swap_remove(index)
            });
            for place in pair {
                self.take(place, &mut free);
            }
            pairs.push(pair);
        }
        for &place in pairs.iter().flatten() {
            self.put_back(place);
        }
        (2 * pairs.len() == self.held.len()).then_some(pairs)
    }

    /// Visits every reachable set of places, within the limit of memory.
    fn search(&mut self) -> Result<Vec<[usize; 2]>, DealError> {
        let mut seen = BTreeSet::new();
        let mut pairs: Vec<[usize; 2]> = Vec::new();
        let mut branches = vec![Branch::new(self)];
        while 2 * pairs.len() < self.held.len() {
            let Some(branch) = branches.last_mut() else { break };
            let Some(pair) = branch.next() else {
                branches.pop();
                for place in pairs.pop().into_iter().flatten() {
                    self.put_back(place);
                }
                continue;
            };
            for place in pair {
                self.take(place, &mut Vec::new());
            }
            if seen.insert(self.gone.clone()) {
                if seen.len() * self.held.len() > MOST_NOTED {
                    return Err(DealError::NotFound);
                }
                pairs.push(pair);
                branches.push(Branch::new(self));
            } else {
                for place in pair {
                    self.put_back(place);
                }
            }
        }
        let cleared = 2 * pairs.len() == self.held.len();
        if cleared { Ok(pairs) } else { Err(DealError::Unclearable) }
    }
}

/// All pairs of free places, those with the highest stacks beneath them first.
struct Branch {
    free: Vec<usize>,
    next: (usize, usize),
}

impl Branch {
    fn new(clearing: &Clearing<'_>) -> Self {
        let by_depth = clearing.free().into_iter();
        let by_depth = by_depth.map(|place| (Reverse(clearing.depths[place]), place)).collect();
        Self { free: sorted(by_depth).into_iter().map(|(_, place)| place).collect(), next: (0, 1) }
    }
}

impl Iterator for Branch {
    type Item = [usize; 2];

    fn next(&mut self) -> Option<Self::Item> {
        if self.next.1 >= self.free.len() {
            self.next = (self.next.0 + 1, self.next.0 + 2);
        }
        let (a, b) = self.next;
        let pair = [*self.free.get(a)?, *self.free.get(b)?];
        self.next.1 += 1;
        Some(pair)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::Position;

    fn layout(places: impl IntoIterator<Item = (u8, u8)>) -> Layout {
        Layout::new(places.into_iter().map(|(x, z)| Position::new(x, 0, z))).unwrap()
    }

    /// Whether some order of pairs empties the rest.
    fn can_be_emptied(clearing: &mut Clearing<'_>) -> bool {
        let free = clearing.free();
        if free.is_empty() {
            return !clearing.gone.contains(&false);
        }
        let twos = free.iter().flat_map(|&a| free.iter().map(move |&b| [a, b]));
        twos.filter(|[a, b]| a < b).any(|two| {
            two.into_iter().for_each(|place| clearing.take(place, &mut Vec::new()));
            let can = can_be_emptied(clearing);
            two.into_iter().for_each(|place| clearing.put_back(place));
            can
        })
    }

    /// The search alone, without tries, on towers that touch and towers that don't.
    #[test]
    fn the_search_finds_what_can_be_emptied() {
        let mut random = SplitMix64::new(1);
        let mut seen = [0; 2];
        for _ in 0..300 {
            let towers = 2 + random.below(3) as u8;
            let mut places = Vec::new();
            for tower in 0..towers {
                let x = 2 * tower + 2 * random.below(2) as u8 * towers;
                places.extend((0..1 + random.below(4) as u8).map(|z| (x, z)));
            }
            places.sort_unstable();
            places.dedup();
            let layout = layout(places);
            let can = can_be_emptied(&mut Clearing::new(layout.links()));
            let found = Clearing::new(layout.links()).search();
            assert_eq!(found.is_ok(), can, "{layout}");
            let mut clearing = Clearing::new(layout.links());
            for place in found.iter().flatten().flatten() {
                assert!(clearing.free().contains(place));
                clearing.take(*place, &mut Vec::new());
            }
            seen[usize::from(can)] += 1;
        }
        assert!(seen[0] > 20 && seen[1] > 20, "{seen:?}");
    }

    #[test]
    fn a_branch_has_every_two_places_once() {
        let layout = layout((0..5).map(|i| (4 * i, 0)));
        let mut twos: Vec<[usize; 2]> = Branch::new(&Clearing::new(layout.links())).collect();
        twos.iter_mut().for_each(|two| two.sort_unstable());
        twos.sort_unstable();
        let all = (0..5).flat_map(|a| (a + 1..5).map(move |b| [a, b]));
        assert_eq!(twos, all.collect::<Vec<_>>());
    }

    /// Prefers the places that hold most, so that its first try mostly works.
    #[test]
    fn the_search_needs_no_tries_for_a_tower() {
        let singles = (0..60).map(|i| (4 * i + 4, 0));
        let layout = layout((0..60).map(|z| (0, z)).chain(singles));
        assert!(Clearing::new(layout.links()).search().is_ok());
    }
}
