//! Failures: why a question has no answer, as a caller in JavaScript can branch on it.

use core::ops::Deref;

use mentsu::plan::PlanError;
use mentsu::riichi::Impossible;
use mentsu::{HandError, ParseError, ParseErrorKind, PartialHandError};

/// What kind of thing is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FailureKind {
    /// The argument isn't what its type says.
    Request,
    /// Text that can't be read.
    Text,
    /// Tiles that make no hand, or not one for this question.
    Hand,
    /// A situation that contradicts itself or the hand.
    Situation,
    /// There is no plan.
    Plan,
    /// More work than the budget allows.
    TooLarge,
    /// A record of a game that can't be read.
    Record,
    /// A layout of Shanghai.
    Layout,
    /// A board of Shanghai.
    Board,
    /// A deal of Shanghai that can't be made.
    Deal,
    /// An action or a move that isn't allowed now.
    Illegal,
}

impl FailureKind {
    /// The word that JavaScript sees.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            FailureKind::Request => "request",
            FailureKind::Text => "text",
            FailureKind::Hand => "hand",
            FailureKind::Situation => "situation",
            FailureKind::Plan => "plan",
            FailureKind::TooLarge => "tooLarge",
            FailureKind::Record => "record",
            FailureKind::Layout => "layout",
            FailureKind::Board => "board",
            FailureKind::Deal => "deal",
            FailureKind::Illegal => "illegal",
        }
    }
}

/// Where something is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Position {
    /// A place in a text, in UTF-16 units, as JavaScript counts.
    Offset(usize),
    /// A line and a column of a text, from 1.
    LineColumn(usize, usize),
    /// A key of a request.
    Path(String),
}

/// Why a question has no answer. Its [`Details`] lie in a box, so that it is one word on its way to JavaScript.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure(Box<Details>);

/// What a [`Failure`] says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Details {
    /// What kind of thing is wrong.
    pub kind: FailureKind,
    /// What is wrong, in words.
    pub message: String,
    /// Where.
    pub position: Option<Position>,
}

impl Deref for Failure {
    type Target = Details;

    fn deref(&self) -> &Details {
        &self.0
    }
}

impl Failure {
    /// A failure without a place.
    #[expect(clippy::needless_pass_by_value, reason = "words and errors are handed over alike")]
    pub fn new(kind: FailureKind, message: impl ToString) -> Failure {
        Failure(Box::new(Details { kind, message: message.to_string(), position: None }))
    }

    /// A value of a request that can't be, under a key.
    pub fn request(path: &str, message: impl ToString) -> Failure {
        let failure = Failure::new(FailureKind::Request, message);
        let failure = if path.is_empty() { failure } else { failure.under(path) };
        failure.at_path(path.to_owned())
    }

    /// The same failure, its message behind the path of what it tells of.
    #[must_use]
    pub fn under(mut self, path: &str) -> Failure {
        self.0.message = format!("{path}: {}", self.message);
        self
    }

    /// The same failure at a key of a request.
    #[must_use]
    pub fn at_path(mut self, path: String) -> Failure {
        self.0.position = Some(Position::Path(path));
        self
    }

    /// The same failure at a byte of a text.
    #[must_use]
    pub fn at_byte(mut self, text: &str, byte: usize) -> Failure {
        self.0.position = Some(Position::Offset(utf16_before(text, byte)));
        self
    }

    /// The same failure at a line and a column.
    #[must_use]
    pub fn at_line(mut self, line: usize, column: usize) -> Failure {
        self.0.position = Some(Position::LineColumn(line, column));
        self
    }

    /// Text of tiles that can't be read.
    #[must_use]
    pub fn of_text(text: &str, error: &ParseError) -> Failure {
        let kind = match error.kind() {
            ParseErrorKind::Hand(_) | ParseErrorKind::Meld(_) => FailureKind::Hand,
            _ => FailureKind::Text,
        };
        Failure::new(kind, error).at_byte(text, error.at())
    }

    /// An option or a move that isn't there now.
    pub fn illegal(message: impl ToString) -> Failure {
        Failure::new(FailureKind::Illegal, message)
    }
}

/// How many UTF-16 units stand before a byte of a text.
fn utf16_before(text: &str, byte: usize) -> usize {
    let before = text.char_indices().take_while(|(at, _)| *at < byte);
    before.map(|(_, character)| character.len_utf16()).sum()
}

impl From<HandError> for Failure {
    fn from(error: HandError) -> Failure {
        Failure::new(FailureKind::Hand, error)
    }
}

impl From<PartialHandError> for Failure {
    fn from(error: PartialHandError) -> Failure {
        Failure::new(FailureKind::Hand, error)
    }
}

impl From<Impossible> for Failure {
    fn from(error: Impossible) -> Failure {
        Failure::new(FailureKind::Situation, error)
    }
}

impl From<PlanError> for Failure {
    fn from(error: PlanError) -> Failure {
        let kind = match error {
            PlanError::TooManyStates { .. } => FailureKind::TooLarge,
            PlanError::WrongSize { .. } | PlanError::NotHeld { .. } => FailureKind::Hand,
            _ => FailureKind::Plan,
        };
        Failure::new(kind, error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_count_as_javascript_counts() {
        for (text, offset) in [("123m4x", 5), ("🀇🀈x", 4), ("ｘ", 0)] {
            let failure = crate::hand::hand(text).unwrap_err();
            assert_eq!(failure.position, Some(Position::Offset(offset)), "{text}: {failure:?}");
        }
    }

    #[test]
    fn tiles_that_make_no_hand_are_no_fault_of_the_text() {
        let kind =
            |text: &str| Failure::of_text(text, &text.parse::<mentsu::Hand>().unwrap_err()).kind;
        assert_eq!(kind("11111m"), FailureKind::Hand);
        assert_eq!(kind("11x"), FailureKind::Text);
    }
}
