//! Finds wins for exercises by the fan that count in them.

mod draw;

use core::ops::RangeInclusive;

use self::draw::{Chooser, random_win};
use super::distance::ukeire;
use super::fan::FanSet;
use super::form::FormKind;
use super::rules::Rules;
use super::score::{Score, score};
use super::situation::Situation;
use crate::hand::Hand;
use crate::random::RandomSource;

/// Conditions on a win; a part that isn't set may be anything.
///
/// ```
/// use mentsu::mcr::{Fan, FanSet, FormKind, Query, Rules};
/// use mentsu::random::SplitMix64;
///
/// // A mixed straight that is worth eight to twelve points, and a short straight left out of it
/// let query = Query::new()
///     .with_fans(FanSet::from_iter([Fan::MixedStraight]))
///     .with_left_out(FanSet::from_iter([Fan::ShortStraight]))
///     .with_points(8..=12)
///     .with_form(FormKind::Standard);
/// let found = query.random(&mut SplitMix64::new(7), &Rules::MIL).unwrap();
/// assert!(found.score().fan_set().contains(Fan::MixedStraight));
/// assert!(found.score().left_out().any(|out| out.fan() == Fan::ShortStraight));
/// assert!(query.matches(found.hand(), found.situation(), &Rules::MIL).is_some());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Query {
    fans: FanSet,
    other_fans: FanSet,
    left_out: FanSet,
    points: (u16, u16),
    form: Option<FormKind>,
    melds: (usize, usize),
    waits: (usize, usize),
}

/// A win that matches a [`Query`]: by a discard the hand has 13 tiles, self-drawn it has drawn the
/// last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exercise {
    hand: Hand,
    situation: Situation,
    score: Score,
}

impl Exercise {
    /// The hand.
    #[must_use]
    pub const fn hand(&self) -> &Hand {
        &self.hand
    }

    /// How it is won.
    #[must_use]
    pub const fn situation(&self) -> &Situation {
        &self.situation
    }

    /// Its score.
    #[must_use]
    pub const fn score(&self) -> &Score {
        &self.score
    }
}

impl Default for Query {
    fn default() -> Query {
        Query::new()
    }
}

impl Query {
    /// How many wins [`random`](Self::random) draws before it gives up.
    pub const TRIES: usize = 100_000;

    /// A query without conditions.
    #[must_use]
    pub const fn new() -> Query {
        Query {
            fans: FanSet::EMPTY,
            other_fans: FanSet::ALL,
            left_out: FanSet::EMPTY,
            points: (0, u16::MAX),
            form: None,
            melds: (0, 4),
            waits: (0, usize::MAX),
        }
    }

    /// Asks for all of these fan, each of which has to count.
    #[must_use]
    pub const fn with_fans(self, fans: FanSet) -> Query {
        Query { fans, ..self }
    }

    /// Asks that no fan count but those that were asked for and these.
    #[must_use]
    pub const fn with_only(self, others: FanSet) -> Query {
        Query { other_fans: others, ..self }
    }

    /// Asks that all of these fan be there and not count.
    #[must_use]
    pub const fn with_left_out(self, fans: FanSet) -> Query {
        Query { left_out: fans, ..self }
    }

    /// Requires a number of points in this range, without flowers.
    #[must_use]
    pub const fn with_points(self, points: RangeInclusive<u16>) -> Query {
        Query { points: (*points.start(), *points.end()), ..self }
    }

    /// Asks for this form.
    #[must_use]
    pub const fn with_form(self, form: FormKind) -> Query {
        Query { form: Some(form), ..self }
    }

    /// Asks for this many melds, concealed kongs among them, 0 to 4.
    #[must_use]
    pub const fn with_number_of_melds(self, number: RangeInclusive<usize>) -> Query {
        Query { melds: (*number.start(), *number.end()), ..self }
    }

    /// Asks for this many different waits before the winning tile came, 1 to 13.
    #[must_use]
    pub const fn with_number_of_waits(self, number: RangeInclusive<usize>) -> Query {
        Query { waits: (*number.start(), *number.end()), ..self }
    }

    /// The fan that have to count.
    #[must_use]
    pub const fn fans(&self) -> FanSet {
        self.fans
    }

    /// The fan that may count besides; all unless set.
    #[must_use]
    pub const fn only(&self) -> FanSet {
        self.other_fans
    }

    /// The fan that have to be left out.
    #[must_use]
    pub const fn left_out(&self) -> FanSet {
        self.left_out
    }

    /// How many points the wins are worth, flowers aside.
    #[must_use]
    pub const fn points(&self) -> RangeInclusive<u16> {
        self.points.0..=self.points.1
    }

    /// The form asked for, if it was set.
    #[must_use]
    pub const fn form(&self) -> Option<FormKind> {
        self.form
    }

    /// How many melds the wins have.
    #[must_use]
    pub const fn number_of_melds(&self) -> RangeInclusive<usize> {
        self.melds.0..=self.melds.1
    }

    /// How many different waits the wins had.
    #[must_use]
    pub const fn number_of_waits(&self) -> RangeInclusive<usize> {
        self.waits.0..=self.waits.1
    }

    /// The score of a win that matches; `None` for a win that doesn't, or for no win.
    #[must_use]
    pub fn matches(&self, hand: &Hand, situation: &Situation, rules: &Rules) -> Option<Score> {
        if !self.number_of_melds().contains(&hand.melds().len()) {
            return None;
        }
        let score = score(hand, situation, rules).ok()?;
        let counted = score.fan_set();
        if !self.points().contains(&score.without_flowers())
            || !self.fans.is_subset(counted)
            || !(counted - self.fans).is_subset(self.other_fans)
            || self.form.is_some_and(|form| form != score.form().kind())
        {
            return None;
        }
        if !self.left_out.is_empty() {
            let left_out: FanSet = score.left_out().map(|out| out.fan()).collect();
            if !self.left_out.is_subset(left_out) {
                return None;
            }
        }
        if self.waits != (0, usize::MAX) {
            let waiting = if situation.is_self_drawn() { hand.before_draw() } else { *hand };
            if !self.number_of_waits().contains(&ukeire(&waiting).tiles().len()) {
                return None;
            }
        }
        Some(score)
    }

    /// A random win that matches; `None` if [`TRIES`](Self::TRIES) wins didn't. The same random
    /// numbers give the same win.
    ///
    /// Every fan comes within some thousand wins, rare ones because many are drawn of few kinds of
    /// tile or around the sets of a fan; so wins aren't drawn as often as they come in play.
    pub fn random<R: RandomSource>(&self, source: &mut R, rules: &Rules) -> Option<Exercise> {
        let mut random = Chooser(source);
        (0..Self::TRIES).find_map(|_| {
            let (hand, situation) = random_win(&mut random, self.melds.1 > 0)?;
            let score = self.matches(&hand, &situation, rules)?;
            Some(Exercise { hand, situation, score })
        })
    }
}
