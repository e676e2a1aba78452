//! The completions of a hand, in order: standard ones, chiitoitsu and kokushi merged.

use core::fmt;
use core::iter::Flatten;
use core::option;

use itertools::{Dedup, Itertools as _, Merge};

use super::PartialHand;
use super::added_tiles::AddedTiles;
use super::fills::{Fills, HandFills};
use super::special::SpecialFills;
use crate::engine;
use crate::form::{WinForm, WinForms};
use crate::list::ListIter;
use crate::tile::Counts;

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
    fn of(added: AddedTiles, known: &Counts, tiles: usize) -> Completion {
        let mut completion = Completion { tiles: Counts::EMPTY, concealed: *known };
        for tile in added.tiles(tiles) {
            completion.tiles.add_one(tile);
            completion.concealed.add_one(tile);
        }
        completion
    }

    pub(super) const fn new(tiles: Counts, concealed: Counts) -> Completion {
        Completion { tiles, concealed }
    }

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

/// Iterator over the completions of a [`PartialHand`], in order, from [`PartialHand::completions`].
#[derive(Clone, Debug)]
pub struct Completions {
    known: Counts,
    unknown: usize,
    /// Completions to a standard win, and to the special forms; a few are both.
    added: Dedup<Merge<MaybeNone<HandFills>, MaybeNone<SpecialFills>>>,
    left: u32,
}

type MaybeNone<I> = Flatten<option::IntoIter<I>>;

impl Completions {
    pub(super) fn new(hand: &PartialHand) -> Completions {
        let can_be_standard =
            hand.total() % 3 == 2 && usize::from(hand.standard_lacks()) <= hand.unknown();
        let fills = can_be_standard.then(|| Fills::new(hand));
        let special = SpecialFills::new(hand);
        let mut left = fills.as_ref().map_or(0, Fills::count);
        if let Some(special) = &special {
            left += special.count();
            if left > special.count() {
                left -= in_both(hand, special);
            }
        }
        let standard = fills.map(HandFills::new).into_iter().flatten();
        let added = standard.merge(special.into_iter().flatten()).dedup();
        Completions { known: *hand.known(), unknown: hand.unknown(), added, left }
    }
}

/// How many completions to chiitoitsu are a standard win as well.
fn in_both(hand: &PartialHand, special: &SpecialFills) -> u32 {
    let both = special.clone().filter(|added| {
        let completion = Completion::of(*added, hand.known(), hand.unknown());
        engine::is_standard_win(completion.concealed())
    });
    both.count() as u32
}

impl Iterator for Completions {
    type Item = Completion;

    fn next(&mut self) -> Option<Completion> {
        let added = self.added.next()?;
        self.left -= 1;
        Some(Completion::of(added, &self.known, self.unknown))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left as usize, Some(self.left as usize))
    }
}

impl ExactSizeIterator for Completions {}

impl core::iter::FusedIterator for Completions {}

/// Iterator over every completion with each of its winning forms, from [`PartialHand::wins`].
#[derive(Clone, Debug)]
pub struct Wins {
    pub(super) completions: Completions,
    /// A completion, and those of its forms that are still to come.
    pub(super) current: Option<(Completion, ListIter<WinForm, 4>)>,
}

impl Iterator for Wins {
    type Item = (Completion, WinForm);

    fn next(&mut self) -> Option<(Completion, WinForm)> {
        loop {
            if let Some((completion, forms)) = &mut self.current {
                if let Some(form) = forms.next() {
                    return Some((*completion, form));
                }
            }
            let completion = self.completions.next()?;
            self.current = Some((completion, completion.win_forms().into_iter()));
        }
    }
}

impl core::iter::FusedIterator for Wins {}
