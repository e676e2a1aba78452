//! How a hand splits in each of the five forms, or why it doesn't.

use itertools::Itertools as _;

use super::no_form::NoForm;
use crate::form::attempts::{Attempt, Outcome};
use crate::hand::Hand;
use crate::list::{Filler, List};
use crate::mcr::form::{Form, FormKind, KnittedStraight, forms};
use crate::tile::{Counts, Tile, TileSet};

/// A form that was tried: a way to read the hand as it, or why there is none.
#[doc(alias = "trace")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FormAttempt {
    kind: FormKind,
    outcome: Result<Form, NoForm>,
}

/// The attempts at the five forms: one for each form without a win, and one for each win. Eight is
/// the most: four standard wins and four other forms.
pub type FormAttempts = List<FormAttempt, 8>;

impl Filler for FormAttempt {
    const FILLER: FormAttempt =
        FormAttempt { kind: FormKind::Standard, outcome: Err(NoForm::NoPair) };
}

impl FormAttempt {
    /// Which of the five forms was tried.
    #[must_use]
    pub const fn kind(&self) -> FormKind {
        self.kind
    }

    /// The win, or the first fact that rules it out.
    ///
    /// # Errors
    /// [`NoForm`].
    pub const fn outcome(&self) -> Result<Form, NoForm> {
        self.outcome
    }
}

/// How a hand splits in each of the five forms, in their order, or why it doesn't, melds aside.
/// [`Hand::attempts`] has every attempt at a pair and sets, failures included.
///
/// ```
/// use mentsu::hand;
/// use mentsu::mcr::{FormKind, form_attempts};
///
/// let attempts = form_attempts(&hand!("112233m445566p78s"));
/// let lines: Vec<String> = attempts
///     .iter()
///     .map(|attempt| match attempt.outcome() {
///         Ok(form) => form.to_string(),
///         Err(why) => why.to_string(),
///     })
///     .collect();
/// assert_eq!(lines, [
///     "with the pair 11m 2233m78s are left over",
///     "47m39p25s are missing of 147m369p258s",
///     "1 of 7s",
///     "2m is no terminal or honor",
///     "2 of 1m",
/// ]);
/// assert_eq!(form_attempts(&hand!("147m258p369s55z(234p)"))[1].kind(), FormKind::KnittedStraight);
/// ```
#[doc(alias = "trace")]
#[must_use]
pub fn form_attempts(hand: &Hand) -> FormAttempts {
    let (won, concealed) = (forms(hand), hand.concealed());
    let mut attempts = FormAttempts::new();
    for kind in FormKind::ALL {
        let ways = won.iter().filter(|form| form.kind() == kind);
        attempts.push_all(ways.map(|form| FormAttempt { kind, outcome: Ok(*form) }));
        attempts
            .push_all(why_not(concealed, kind).map(|why| FormAttempt { kind, outcome: Err(why) }));
    }
    attempts
}

/// The first fact that rules out a form; `None` if the tiles have it.
fn why_not(concealed: &Counts, kind: FormKind) -> Option<NoForm> {
    let size = concealed.total();
    let is_of_size = match kind {
        FormKind::Standard => size % 3 == 2,
        FormKind::KnittedStraight => matches!(size, 11 | 14),
        _ => size == 14,
    };
    if !is_of_size {
        return Some(NoForm::Size { concealed: size });
    }
    match kind {
        FormKind::Standard => why_not_standard(concealed),
        FormKind::KnittedStraight => why_not_straight(concealed),
        FormKind::SevenPairs => {
            let odd = Tile::ALL.into_iter().find(|tile| concealed.get(*tile) % 2 == 1);
            odd.map(|tile| NoForm::Unpaired { tile, held: concealed.get(tile) })
        }
        FormKind::ThirteenOrphans => {
            let (kinds, orphans) = (concealed.kinds(), TileSet::YAOCHUU);
            let missing = orphans - kinds;
            let other = (kinds - orphans).first().map(NoForm::NotOrphan);
            other.or((!missing.is_empty()).then_some(NoForm::MissingOrphans(missing)))
        }
        FormKind::HonorsAndKnitted => {
            let twice = concealed.at_least(2).first();
            let several = twice.map(|tile| NoForm::HeldTwice { tile, held: concealed.get(tile) });
            several.or_else(|| why_not_knitted(concealed.kinds() - TileSet::HONORS))
        }
    }
}

fn why_not_standard(concealed: &Counts) -> Option<NoForm> {
    let left = |attempt: &Attempt| match attempt.outcome() {
        Outcome::Complete(_) => 0,
        Outcome::LeftOver(tiles) => tiles.total(),
    };
    match concealed.attempts().min_by_key(left) {
        None => Some(NoForm::NoPair),
        Some(attempt) => (left(&attempt) > 0).then_some(NoForm::LeftOver(attempt)),
    }
}

fn why_not_straight(concealed: &Counts) -> Option<NoForm> {
    let kinds = concealed.kinds();
    let missing = |straight: &KnittedStraight| straight.tiles() - kinds;
    let straight = KnittedStraight::ALL.into_iter().min_by_key(|one| missing(one).len())?;
    let missing = missing(&straight);
    if !missing.is_empty() {
        return Some(NoForm::NotStraight { straight, missing });
    }
    let rest =
        straight.tiles().iter().try_fold(*concealed, |rest, tile| rest.without(tile)).ok()?;
    let is_won = rest.attempts().any(|attempt| attempt.decomposition().is_some());
    (!is_won).then_some(NoForm::BesideStraight { straight, rest })
}

/// The first two number tiles that no knitted straight has together: of a suit two that aren't
/// three or six ranks apart, of two suits two of the same line.
fn why_not_knitted(numbers: TileSet) -> Option<NoForm> {
    let line = |tile: Tile| tile.rank() % 3;
    let are_apart =
        |(one, other): &(Tile, Tile)| (one.suit() == other.suit()) != (line(*one) == line(*other));
    let apart = numbers.iter().tuple_combinations().find(are_apart);
    apart.map(|(one, other)| NoForm::NotKnitted(one, other))
}
