//! Hands with unknown tiles ([`PartialHand`]): which tiles make them win in one of the five forms,
//! or make them tenpai.
//!
//! As in the rest of the library, such a hand has completions and waits. It has no shanten, which
//! would be that of its best filling, and no score: these take a [`Hand`].

use core::iter::FusedIterator;

use super::distance::shantens;
use super::form::{Form, Forms, KnittedStraight, counts_forms, is_win};
use crate::hand::Hand;
use crate::list::ListIter;
use crate::tile::{Counts, TileSet};
use crate::unknown::{Fillings, PartialHand};

/// Tiles that make a [`PartialHand`] win in one of the five forms, or make it tenpai, when they
/// stand for its unknown ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Completion {
    tiles: Counts,
    hand: Hand,
}

impl Completion {
    /// The tiles that the unknown ones stand for.
    #[must_use]
    pub const fn tiles(&self) -> &Counts {
        &self.tiles
    }

    /// The hand with them.
    #[must_use]
    pub const fn hand(&self) -> &Hand {
        &self.hand
    }

    /// Every form in which the hand then wins; none if it is tenpai.
    #[must_use]
    pub fn forms(&self) -> Forms {
        counts_forms(self.hand.concealed())
    }
}

/// Iterator over the completions of a [`PartialHand`], in order, from [`completions`].
#[derive(Clone, Debug)]
pub struct Completions(Fillings);

/// Iterator from [`tenpai_completions`].
#[derive(Clone, Debug)]
pub struct TenpaiCompletions(Fillings);

/// Iterator over every completion with each of its forms, from [`wins`].
#[derive(Clone, Debug)]
pub struct Wins {
    completions: Completions,
    /// A completion, and those of its forms that are still to come.
    current: Option<(Completion, ListIter<Form, 5>)>,
}

/// Every multiset of tiles with which the hand wins in one of the five forms, each once, in the
/// order of [`PartialHand::completions`]; none for a hand of 3n+1 tiles. All multisets are tried:
/// 66,045 of four unknown tiles.
///
/// ```
/// use mentsu::mcr::{can_win, completions};
/// use mentsu::{PartialHand, counts};
///
/// let hand: PartialHand = "147m258p36?s1234?z".parse()?;
/// assert!(can_win(&hand) && !hand.can_win());
/// let tiles: Vec<String> = completions(&hand).map(|one| one.tiles().to_string()).collect();
/// assert_eq!(tiles, ["9s5z", "9s6z", "9s7z", "56z", "57z", "67z"]);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[must_use]
pub fn completions(hand: &PartialHand) -> Completions {
    Completions(if may_win(hand) { Fillings::new(hand) } else { Fillings::none(hand) })
}

/// Whether some tiles in place of the unknown ones make the hand win in one of the five forms.
#[must_use]
pub fn can_win(hand: &PartialHand) -> bool {
    completions(hand).next().is_some()
}

/// Every completion with each form in which it wins: completions in order, the forms of one as
/// [`forms`](super::forms()) has them.
#[must_use]
pub fn wins(hand: &PartialHand) -> Wins {
    Wins { completions: completions(hand), current: None }
}

/// Every multiset of tiles with which a hand of 3n+1 tiles is tenpai in one of the five forms, each
/// once; none for a hand of 3n+2 tiles. As everywhere, tenpai is judged by the concealed copies
/// alone.
///
/// ```
/// use mentsu::mcr::tenpai_completions;
/// use mentsu::{PartialHand, tiles};
///
/// let hand: PartialHand = "147m258p36s1234z?".parse()?;
/// let tiles: Vec<String> = tenpai_completions(&hand).map(|one| one.tiles().to_string()).collect();
/// assert_eq!(tiles, ["9s", "5z", "6z", "7z"]);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[must_use]
pub fn tenpai_completions(hand: &PartialHand) -> TenpaiCompletions {
    TenpaiCompletions(if hand.awaits_draw() { Fillings::new(hand) } else { Fillings::none(hand) })
}

/// The tiles with which a hand of 3n+1 tiles wins in one of the five forms if its unknown tiles are
/// chosen to fit; none for a hand of 3n+2 tiles. Tiles whose four copies are all known or in melds
/// are left out.
///
/// ```
/// use mentsu::mcr::wait_tiles;
/// use mentsu::{PartialHand, tiles};
///
/// assert_eq!(wait_tiles(&"147m258p36s1234z?".parse()?), tiles!("9s567z"));
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[must_use]
pub fn wait_tiles(hand: &PartialHand) -> TileSet {
    if !hand.awaits_draw() {
        return TileSet::EMPTY;
    }
    TileSet::ALL
        .iter()
        .filter(|tile| hand.draw(*tile).is_some_and(|drawn| can_win(&drawn)))
        .collect()
}

/// Whether the known tiles leave a form in reach; if they don't, there is nothing to try.
fn may_win(hand: &PartialHand) -> bool {
    let (known, unknown) = (hand.known(), hand.unknown());
    let (kinds, twice) = (known.kinds(), known.at_least(2));
    let total = usize::from(known.total()) + unknown;
    if hand.awaits_draw() {
        return false;
    }
    let lacks_few = |needed: TileSet| (needed - kinds).len() <= unknown;
    let straights = KnittedStraight::ALL.iter().map(|straight| straight.tiles());
    let numbers = kinds - TileSet::HONORS;
    let lone = kinds.iter().filter(|tile| known.get(*tile) % 2 == 1).count();
    let is_whole = total == 14;
    usize::from(hand.standard_lacks()) <= unknown
        || total >= 11 && straights.clone().any(lacks_few)
        || is_whole && lone <= unknown
        || is_whole && kinds.is_subset(TileSet::YAOCHUU) && lacks_few(TileSet::YAOCHUU)
        || is_whole && twice.is_empty() && straights.clone().any(|nine| numbers.is_subset(nine))
}

impl Iterator for Completions {
    type Item = Completion;

    fn next(&mut self) -> Option<Completion> {
        let (tiles, hand) = self.0.find(|(_, hand)| is_win(hand))?;
        Some(Completion { tiles, hand })
    }
}

impl FusedIterator for Completions {}

impl Iterator for TenpaiCompletions {
    type Item = Completion;

    fn next(&mut self) -> Option<Completion> {
        let (tiles, hand) = self.0.find(|(_, hand)| shantens(hand).least().is_one_away())?;
        Some(Completion { tiles, hand })
    }
}

impl FusedIterator for TenpaiCompletions {}

impl Iterator for Wins {
    type Item = (Completion, Form);

    fn next(&mut self) -> Option<(Completion, Form)> {
        loop {
            if let Some((completion, forms)) = &mut self.current {
                if let Some(form) = forms.next() {
                    return Some((*completion, form));
                }
            }
            let completion = self.completions.next()?;
            self.current = Some((completion, completion.forms().into_iter()));
        }
    }
}

impl FusedIterator for Wins {}
