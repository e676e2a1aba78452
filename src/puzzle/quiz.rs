//! Quiz questions about the waits of a hand, and the marking of answers.

use super::measure::{Level, Measure};
use super::one_suit::RankCounts;
use super::{PuzzleError, waiting_size};
use crate::hand::Hand;
use crate::random::{RandomSource, below};
use crate::tile::{Counts, Suit, TileSet};

/// A quiz that asks for the waits of random hands of one suit.
///
/// ```
/// use mentsu::Suit;
/// use mentsu::puzzle::{Level, Quiz};
///
/// let mut state = 7u64;
/// let mut source = || {
///     state = state.wrapping_mul(6_364_136_223_846_793_005);
///     state = state.wrapping_add(1_442_695_040_888_963_407);
///     state
/// };
/// let quiz = Quiz::new(13)?.with_suit(Suit::Pin).with_level(Level::Hard);
/// let question = quiz.ask(&mut source).unwrap();
/// assert_eq!(question.measure().level(), Some(Level::Hard));
/// assert!(question.check(question.waits()).is_right());
/// # Ok::<(), mentsu::puzzle::PuzzleError>(())
/// ```
#[doc(alias = "何待ちクイズ")]
#[doc(alias = "trainer")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Quiz {
    tiles: u8,
    suit: Option<Suit>,
    level: Option<Level>,
}

impl Quiz {
    /// How many random hands are drawn before the next hand in order that fits is taken.
    const DRAWS: usize = 1000;

    /// A quiz about hands of this many tiles, of any number suit and any level.
    ///
    /// # Errors
    /// [`PuzzleError::WrongSize`] unless it is 1, 4, 7, 10 or 13.
    pub fn new(tiles: usize) -> Result<Quiz, PuzzleError> {
        Ok(Quiz { tiles: waiting_size(tiles)?, suit: None, level: None })
    }

    /// Asks about hands of this suit only.
    #[must_use]
    pub const fn with_suit(self, suit: Suit) -> Quiz {
        Quiz { suit: Some(suit), ..self }
    }

    /// Asks questions of this level only.
    #[must_use]
    pub const fn with_level(self, level: Level) -> Quiz {
        Quiz { level: Some(level), ..self }
    }

    /// How many tiles its hands have.
    #[must_use]
    pub const fn tiles(&self) -> usize {
        self.tiles as usize
    }

    /// The suit of its hands, if one was set.
    #[must_use]
    pub const fn suit(&self) -> Option<Suit> {
        self.suit
    }

    /// The level of its questions, if one was set.
    #[must_use]
    pub const fn level(&self) -> Option<Level> {
        self.level
    }

    /// A random question: tiles are drawn from the suit's 36 (honors: 28) until they wait and the
    /// level fits. `None` if no hand of the size has the level; for 7, 10 and 13 tiles of a number
    /// suit there are hands of every level.
    pub fn ask<R: RandomSource>(&self, source: &mut R) -> Option<Question> {
        let suit = self.suit.unwrap_or_else(|| Suit::NUMBERS[below(source, 3)]);
        for _ in 1..Quiz::DRAWS {
            if let Some(question) = self.question(&self.draw(source, suit)) {
                return Some(question);
            }
        }
        self.next_after(suit, self.draw(source, suit))
    }

    fn draw<R: RandomSource>(&self, source: &mut R, suit: Suit) -> Counts {
        let mut wall = [0; 36];
        let size = 4 * usize::from(suit.ranks());
        for (i, rank) in wall.iter_mut().enumerate() {
            *rank = (i / 4) as u32;
        }
        let mut words = [0; 4];
        for drawn in 0..usize::from(self.tiles) {
            wall.swap(drawn, drawn + below(source, size - drawn));
            words[suit.index()] += 1 << (4 * wall[drawn]);
        }
        Counts::from_words(words)
    }

    /// The first hand that fits from this one on, wrapping round at the end of the suit.
    fn next_after(&self, suit: Suit, start: Counts) -> Option<Question> {
        let ranks = suit.ranks().into();
        let start = RankCounts::of(start.suit(suit));
        let mut hand = start;
        loop {
            if let Some(question) = self.question(&hand.in_suit(suit)) {
                return Some(question);
            }
            hand = hand.successor(ranks).unwrap_or(RankCounts::first(self.tiles, ranks));
            if hand == start {
                return None;
            }
        }
    }

    fn question(&self, concealed: &Counts) -> Option<Question> {
        let measure = Measure::of(concealed);
        let level = measure.level()?;
        if self.level.is_some_and(|asked| asked != level) {
            return None;
        }
        let hand = Hand::from_counts(*concealed, [0; 3], &[]).expect("a size that can wait");
        Some(Question { hand, measure })
    }
}

/// A hand whose waits are to be named.
///
/// ```
/// use mentsu::puzzle::Question;
/// use mentsu::{hand, tiles};
///
/// let question = Question::of(&hand!("3334m")).unwrap();
/// let verdict = question.check(tiles!("257m"));
/// assert_eq!(verdict.found(), tiles!("25m"));
/// assert_eq!(verdict.missed(), tiles!("4m"));
/// assert_eq!(verdict.wrong(), tiles!("7m"));
/// assert!(Question::of(&hand!("1111m")).is_none(), "it waits for nothing");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Question {
    hand: Hand,
    measure: Measure,
}

impl Question {
    /// The question about this hand, if the hand has any [waits](Hand::waits).
    #[must_use]
    pub fn of(hand: &Hand) -> Option<Question> {
        let measure = Measure::beside(hand.concealed(), &hand.declared());
        (!measure.waits().is_empty()).then_some(Question { hand: *hand, measure })
    }

    /// The hand.
    #[must_use]
    pub const fn hand(&self) -> &Hand {
        &self.hand
    }

    /// The waits, and so the right answer.
    #[must_use]
    pub const fn waits(&self) -> TileSet {
        self.measure.waits()
    }

    /// The measure of how hard the waits are to see.
    #[must_use]
    pub const fn measure(&self) -> &Measure {
        &self.measure
    }

    /// Checks an answer.
    #[must_use]
    pub fn check(&self, answer: TileSet) -> Verdict {
        Verdict { waits: self.waits(), answer }
    }
}

/// The marking of an answer: what it found, missed and got wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Verdict {
    waits: TileSet,
    answer: TileSet,
}

impl Verdict {
    /// Whether the answer is exactly the waits.
    #[must_use]
    pub fn is_right(&self) -> bool {
        self.waits == self.answer
    }

    /// The waits that the answer names.
    #[must_use]
    pub fn found(&self) -> TileSet {
        self.waits & self.answer
    }

    /// The waits that the answer misses.
    #[must_use]
    pub fn missed(&self) -> TileSet {
        self.waits - self.answer
    }

    /// The tiles that the answer names but that don't win.
    #[must_use]
    pub fn wrong(&self) -> TileSet {
        self.answer - self.waits
    }
}
