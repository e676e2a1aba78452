//! The completions of a hand, in order: standard ones, chiitoitsu and kokushi merged.

use core::fmt;

use super::PartialHand;
use super::fills::{Fill, Fills, HandFills};
use super::special::SpecialFills;
use crate::engine;
use crate::form::WinForms;
use crate::tile::{Counts, Suit, Tile};

/// Tiles that make a [`PartialHand`] win when they stand for its unknown ones.
///
/// ```
/// use mentsu::{PartialHand, counts};
///
/// let hand: PartialHand = "112233m445566p7s?".parse()?;
/// let completion = hand.completions().next().unwrap();
/// assert_eq!(completion.tiles(), &counts!("7s"));
/// assert_eq!(completion.concealed(), &counts!("112233m445566p77s"));
/// assert_eq!(completion.win_forms().len(), 2);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Completion {
    tiles: Counts,
    concealed: Counts,
}

impl Completion {
    /// The tiles that the unknown ones stand for.
    #[must_use]
    pub const fn tiles(&self) -> &Counts {
        &self.tiles
    }

    /// All concealed tiles, the known ones and these together.
    #[must_use]
    pub const fn concealed(&self) -> &Counts {
        &self.concealed
    }

    /// Every form in which the hand then wins: at least one.
    #[must_use]
    pub fn win_forms(&self) -> WinForms {
        self.concealed.win_forms()
    }
}

impl fmt::Debug for Completion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Completion({} in {})", self.tiles, self.concealed)
    }
}

/// The completions of a [`PartialHand`], in order: what [`PartialHand::completions`] gives.
#[derive(Clone, Debug)]
pub struct Completions {
    known: Counts,
    standard: Option<HandFills>,
    special: Option<SpecialFills>,
    /// The next one of either kind, if one is ready.
    heads: [Option<AddedTiles>; 2],
    unknown: usize,
    left: u32,
}

/// The indices of the tiles added, ascending, a byte each from the highest; unused bytes are 0.
///
/// ```text
/// 2m 4m 4m  ->  0x01_03_03_00
/// ```
/// Of equally many tiles the numbers sort as the tiles do, since the lowest tile is the highest byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct AddedTiles(u32);

impl AddedTiles {
    fn of(tiles: impl Iterator<Item = u8>) -> AddedTiles {
        let bytes = tiles.zip([24, 16, 8, 0]).map(|(tile, shift)| u32::from(tile) << shift);
        AddedTiles(bytes.sum())
    }

    fn of_fills(fills: [Fill; 4]) -> AddedTiles {
        let suits = Suit::ALL.into_iter().zip(fills);
        AddedTiles::of(
            suits.flat_map(|(suit, fill)| fill.ranks().map(move |rank| suit.first() as u8 + rank)),
        )
    }

    fn completion(self, known: &Counts, tiles: usize) -> Completion {
        let (mut added, mut concealed) = (Counts::EMPTY, *known);
        for tile in &self.0.to_be_bytes()[..tiles] {
            let tile = Tile::ALL[usize::from(*tile)];
            added.add_one(tile);
            concealed.add_one(tile);
        }
        Completion { tiles: added, concealed }
    }
}

impl Completions {
    pub(super) fn new(hand: &PartialHand) -> Completions {
        let total = hand.total();
        let can_be_standard =
            total % 3 == 2 && usize::from(hand.standard_lacks()) <= hand.unknown();
        let fills = can_be_standard.then(|| Fills::new(hand));
        let special = SpecialFills::new(hand);
        let mut left = fills.as_ref().map_or(0, Fills::count);
        if let Some(special) = &special {
            left += special.count();
            if left > special.count() {
                left -= in_both(hand, special);
            }
        }
        let (known, standard) = (*hand.known(), fills.map(HandFills::new));
        let unknown = hand.unknown();
        let mut all = Completions { known, standard, special, heads: [None; 2], unknown, left };
        all.refill();
        all
    }

    fn refill(&mut self) {
        let [standard, special] = &mut self.heads;
        if standard.is_none() {
            *standard = self.standard.as_mut().and_then(HandFills::next).map(AddedTiles::of_fills);
        }
        if special.is_none() {
            *special = self.special.as_mut().and_then(SpecialFills::next).map(AddedTiles::of);
        }
    }
}

/// How many completions to chiitoitsu are a standard win as well.
fn in_both(hand: &PartialHand, special: &SpecialFills) -> u32 {
    let mut special = special.clone();
    let mut both = 0;
    while let Some(tiles) = special.next() {
        let completion = AddedTiles::of(tiles).completion(hand.known(), hand.unknown());
        both += u32::from(engine::is_standard_win(completion.concealed()));
    }
    both
}

impl Iterator for Completions {
    type Item = Completion;

    fn next(&mut self) -> Option<Completion> {
        let [standard, special] = self.heads;
        let least = match (standard, special) {
            (Some(standard), Some(special)) => standard.min(special),
            (one, other) => one.or(other)?,
        };
        for head in &mut self.heads {
            if *head == Some(least) {
                *head = None;
            }
        }
        self.refill();
        self.left -= 1;
        Some(least.completion(&self.known, self.unknown))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left as usize, Some(self.left as usize))
    }
}

impl ExactSizeIterator for Completions {}

impl core::iter::FusedIterator for Completions {}
