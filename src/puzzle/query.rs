//! Searches for hands by their waits.

use core::ops::RangeInclusive;

use super::one_suit::{OneSuitHands, RankCounts};
use super::random_wins::RandomWins;
use super::{PuzzleError, waiting_size};
use crate::hand::Hand;
use crate::random::{RandomSource, below};
use crate::tile::{Counts, Suit, TileSet};
use crate::visible::FifthCopy;
use crate::wait::{WaitShapes, wait_tiles};

/// Conditions on the waits of a hand; a part that isn't set may be anything.
///
/// Tiles that the hand holds four times aren't waits ([`FifthCopy::Any`]).
///
/// ```
/// use mentsu::puzzle::Query;
/// use mentsu::{Suit, WaitShape, hand, tiles};
///
/// // seven tiles that wait for 147m and nothing else, by ryanmen alone
/// let query = Query::new().with_waits(tiles!("147m")).with_shapes(WaitShape::Ryanmen.into());
/// let mut hands = query.hands_in(Suit::Man, 7)?;
/// assert_eq!(hands.next(), Some(hand!("2345688m")));
/// assert!(hands.all(|hand| hand.waits().tiles() == tiles!("147m")));
/// # Ok::<(), mentsu::puzzle::PuzzleError>(())
/// ```
#[doc(alias = "逆引き")]
#[doc(alias = "inverse search")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Query {
    waits: Option<TileSet>,
    number: (usize, usize),
    shapes: Option<WaitShapes>,
    readings: (usize, usize),
    only_seeming_tenpai: bool,
    one_per_class: bool,
}

impl Default for Query {
    fn default() -> Query {
        Query::new()
    }
}

impl Query {
    /// How many random hands of several suits [`random`](Self::random) draws before it gives up.
    pub const TRIES: usize = 100_000;

    /// A query without conditions: any hand matches, tenpai or not.
    #[must_use]
    pub const fn new() -> Query {
        Query {
            waits: None,
            number: (0, usize::MAX),
            shapes: None,
            readings: (0, usize::MAX),
            only_seeming_tenpai: false,
            one_per_class: false,
        }
    }

    /// Asks for exactly these waits.
    #[must_use]
    pub const fn with_waits(self, tiles: TileSet) -> Query {
        Query { waits: Some(tiles), ..self }
    }

    /// Asks for this many different waits, 0 to 13.
    #[must_use]
    pub const fn with_number_of_waits(self, number: RangeInclusive<usize>) -> Query {
        Query { number: (*number.start(), *number.end()), ..self }
    }

    /// Asks for waits of all of these shapes and of no others.
    #[must_use]
    pub const fn with_shapes(self, shapes: WaitShapes) -> Query {
        Query { shapes: Some(shapes), ..self }
    }

    /// Asks for this many readings of all waits together, 0 to 20: how ambiguous the hand is.
    #[must_use]
    pub const fn with_number_of_readings(self, number: RangeInclusive<usize>) -> Query {
        Query { readings: (*number.start(), *number.end()), ..self }
    }

    /// Asks for hands that look tenpai but aren't, since only a fifth copy of a tile would win
    /// (形式聴牌): `1111m`.
    #[must_use]
    pub const fn with_only_seeming_tenpai(self) -> Query {
        Query { only_seeming_tenpai: true, ..self }
    }

    /// Gives only the first of several matching hands that differ by a shift within the suit or a
    /// reflection. Honors have no neighbours, so none of their hands are left out.
    ///
    /// ```
    /// use mentsu::puzzle::Query;
    /// use mentsu::{Suit, hand};
    ///
    /// let three = Query::new().with_number_of_waits(3..=3);
    /// assert_eq!(three.hands_in(Suit::Man, 4)?.count(), 12);
    /// assert!(three.with_one_per_class().hands_in(Suit::Man, 4)?.eq([hand!("2223m")]));
    /// # Ok::<(), mentsu::puzzle::PuzzleError>(())
    /// ```
    #[must_use]
    pub const fn with_one_per_class(self) -> Query {
        Query { one_per_class: true, ..self }
    }

    /// The waits asked for, if they were set.
    #[must_use]
    pub const fn waits(&self) -> Option<TileSet> {
        self.waits
    }

    /// How many different waits the hands have: at least 0 unless set.
    #[must_use]
    pub const fn number_of_waits(&self) -> RangeInclusive<usize> {
        self.number.0..=self.number.1
    }

    /// The shapes asked for, if they were set.
    #[must_use]
    pub const fn shapes(&self) -> Option<WaitShapes> {
        self.shapes
    }

    /// How many readings the waits have: at least 0 unless set.
    #[must_use]
    pub const fn number_of_readings(&self) -> RangeInclusive<usize> {
        self.readings.0..=self.readings.1
    }

    /// Whether only hands that look tenpai but aren't match.
    #[must_use]
    pub const fn only_seeming_tenpai(&self) -> bool {
        self.only_seeming_tenpai
    }

    /// Whether one hand of those that differ by a shift or a reflection is enough.
    #[must_use]
    pub const fn one_per_class(&self) -> bool {
        self.one_per_class
    }

    /// Whether concealed tiles match. Unless there are 1, 4, 7, 10 or 13 of them, they have no
    /// waits.
    #[must_use]
    pub fn matches(&self, concealed: &Counts) -> bool {
        let tiles = concealed.wait_tiles();
        if self.waits.is_some_and(|asked| asked != tiles)
            || !self.number_of_waits().contains(&tiles.len())
        {
            return false;
        }
        if self.only_seeming_tenpai
            && (!tiles.is_empty()
                || wait_tiles(concealed, &Counts::EMPTY, FifthCopy::Ignored).is_empty())
        {
            return false;
        }
        if self.shapes.is_none() && self.readings == (0, usize::MAX) {
            return true;
        }
        let waits = concealed.waits();
        let shapes: WaitShapes = waits.readings().iter().map(|reading| reading.shape()).collect();
        self.shapes.is_none_or(|asked| asked == shapes)
            && self.number_of_readings().contains(&waits.readings().len())
    }

    /// Every matching hand of one suit with this many tiles, in the order of [`OneSuitHands`].
    ///
    /// # Errors
    /// [`PuzzleError::WrongSize`] unless it is 1, 4, 7, 10 or 13.
    pub fn hands_in(&self, suit: Suit, tiles: usize) -> Result<QueryHands, PuzzleError> {
        waiting_size(tiles).map(|tiles| self.hands_sized(suit, tiles))
    }

    pub(super) fn hands_sized(&self, suit: Suit, tiles: u8) -> QueryHands {
        QueryHands { query: *self, suit, all: OneSuitHands::sized(suit, tiles) }
    }

    /// A random matching hand with this many tiles of these kinds.
    ///
    /// If `kinds` is one suit ([`TileSet::MAN`], say), every matching hand is equally likely, and
    /// `None` means that there is none. Otherwise wins of all forms are drawn at random, each
    /// loses a tile, and `None` means that [`TRIES`](Self::TRIES) such hands didn't match.
    ///
    /// # Errors
    /// [`PuzzleError::WrongSize`] unless it is 1, 4, 7, 10 or 13.
    pub fn random<R: RandomSource>(
        &self,
        source: &mut R,
        kinds: TileSet,
        tiles: usize,
    ) -> Result<Option<Hand>, PuzzleError> {
        let size = waiting_size(tiles)?;
        if let Some(suit) = Suit::ALL.into_iter().find(|&suit| kinds == TileSet::of_suit(suit)) {
            let matching = self.hands_sized(suit, size).count();
            return Ok(self.hands_sized(suit, size).nth(below(source, matching)));
        }
        let mut wins = RandomWins::new(source, kinds, usize::from(size / 3));
        let may_be_noten = self.number.0 == 0
            && self.shapes.is_none_or(WaitShapes::is_empty)
            && self.waits.is_none_or(TileSet::is_empty);
        for nth in 0..Query::TRIES {
            let drawn = match self.waits {
                _ if may_be_noten && nth % 2 == 0 => wins.any_tiles(size),
                Some(waits) if !waits.is_empty() => wins.without_one_of(waits),
                _ => wins.without_a_tile(),
            };
            if let Some(concealed) = drawn.filter(|concealed| self.matches(concealed)) {
                return Ok(Some(hand_of(concealed)));
            }
        }
        Ok(None)
    }

    /// Whether no matching hand that differs only by a shift or a reflection comes earlier.
    fn is_first_of_its_class(&self, suit: Suit, concealed: &Counts) -> bool {
        let ranks = RankCounts::of(concealed.suit(suit));
        // Hands come in descending order of their arrays.
        ranks.moved().all(|moved| moved <= ranks || !self.matches(&moved.in_suit(suit)))
    }
}

/// Iterator over the hands of one suit that match a [`Query`], from [`Query::hands_in`].
#[derive(Clone, Debug)]
pub struct QueryHands {
    query: Query,
    suit: Suit,
    all: OneSuitHands,
}

impl Iterator for QueryHands {
    type Item = Hand;

    fn next(&mut self) -> Option<Hand> {
        let QueryHands { query, suit, all } = self;
        let concealed = all.find(|concealed| {
            query.matches(concealed)
                && (!query.one_per_class
                    || *suit == Suit::Honor
                    || query.is_first_of_its_class(*suit, concealed))
        })?;
        Some(hand_of(concealed))
    }
}

/// The hand of tiles that match a query.
fn hand_of(concealed: Counts) -> Hand {
    Hand::from_counts(concealed, [0; 3], &[]).expect("as many tiles as a hand has")
}

impl core::iter::FusedIterator for QueryHands {}
