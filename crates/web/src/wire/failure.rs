//! Failures: why a question has no answer.

use core::ops::Deref;

use mentsu::plan::PlanError;
use mentsu::riichi::Impossible;
use mentsu::{HandError, ParseError, ParseErrorKind, PartialHandError};

use crate::wire::code::{Coded, code};

/// The kind of a failure, on which a caller can branch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FailureKind {
    /// An argument doesn't have its declared type.
    Request,
    /// Text that can't be read.
    Text,
    /// Tiles that are not a hand, or not one for this question.
    Hand,
    /// A situation that contradicts itself or the hand.
    Situation,
    /// There is no plan.
    Plan,
    /// More work than the budget allows.
    TooLarge,
    /// A record of a game that can't be read.
    Record,
    /// A layout of Shanghai that can't be read.
    Layout,
    /// A board of Shanghai that can't be read.
    Board,
    /// A deal of Shanghai that can't be made.
    Deal,
    /// An action or a move that isn't allowed now.
    Illegal,
    /// A handle after its `free()`: the JavaScript beside the module throws it.
    Freed,
}

mentsu::names! { FailureKind, "kind of failure":
    Request "request",
    Text "text",
    Hand "hand",
    Situation "situation",
    Plan "plan",
    TooLarge "too_large",
    Record "record",
    Layout "layout",
    Board "board",
    Deal "deal",
    Illegal "illegal",
    Freed "freed",
}

/// The place of a failure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Position {
    /// An offset in a text, in UTF-16 units as in JavaScript.
    Offset(usize),
    /// A line and a column of a text, from 1.
    LineColumn(usize, usize),
    /// A key of a request.
    Path(String),
}

/// Why a question has no answer. Its [`Details`] are boxed to make results small.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure(Box<Details>);

/// The contents of a [`Failure`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Details {
    /// The kind of a failure, on which a caller can branch.
    pub kind: FailureKind,
    /// What went wrong, as one word: the variant of the library's error. A page in another language
    /// translates it.
    pub code: Option<String>,
    /// The message.
    pub message: String,
    /// The place, if it is known.
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
    #[expect(clippy::needless_pass_by_value, reason = "takes texts and errors alike")]
    pub fn new(kind: FailureKind, message: impl ToString) -> Failure {
        let message = message.to_string();
        Failure(Box::new(Details { kind, code: None, message, position: None }))
    }

    /// A wrong value of a request.
    pub fn request(path: &str, message: impl ToString) -> Failure {
        let failure = Failure::new(FailureKind::Request, message);
        let failure = if path.is_empty() { failure } else { failure.under(path) };
        failure.at_path(path.to_owned())
    }

    /// The same failure with the code of an error.
    #[must_use]
    pub fn coded(mut self, error: &impl Coded) -> Failure {
        self.0.code = code(error);
        self
    }

    /// The same failure with a path before its message.
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

    /// The same failure at a byte of a text, also where the message names the byte.
    #[must_use]
    pub fn at_byte(mut self, text: &str, byte: usize) -> Failure {
        let offset = utf16_before(text, byte);
        if let Some(message) = self.0.message.strip_suffix(&format!(" (at byte {byte})")) {
            self.0.message = format!("{message} (at offset {offset})");
        }
        self.0.position = Some(Position::Offset(offset));
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
        Failure::new(kind, error).coded(&error.kind()).at_byte(text, error.at())
    }

    /// An action or a move that isn't allowed now.
    pub fn illegal(message: impl ToString) -> Failure {
        Failure::new(FailureKind::Illegal, message)
    }
}

/// The number of UTF-16 units before a byte of a text.
fn utf16_before(text: &str, byte: usize) -> usize {
    let before = text.char_indices().take_while(|(at, _)| *at < byte);
    before.map(|(_, character)| character.len_utf16()).sum()
}

impl From<HandError> for Failure {
    fn from(error: HandError) -> Failure {
        Failure::new(FailureKind::Hand, error).coded(&error)
    }
}

impl From<PartialHandError> for Failure {
    fn from(error: PartialHandError) -> Failure {
        Failure::new(FailureKind::Hand, error).coded(&error)
    }
}

impl From<Impossible> for Failure {
    fn from(error: Impossible) -> Failure {
        Failure::new(FailureKind::Situation, error).coded(&error)
    }
}

impl From<PlanError> for Failure {
    fn from(error: PlanError) -> Failure {
        let kind = match error {
            PlanError::TooManyStates { .. } => FailureKind::TooLarge,
            PlanError::WrongSize { .. } | PlanError::NotHeld { .. } => FailureKind::Hand,
            _ => FailureKind::Plan,
        };
        Failure::new(kind, error).coded(&error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn offsets_are_in_utf_16() {
        for (text, offset) in [("123m4x", 5), ("🀇🀈x", 4), ("ｘ", 0)] {
            let failure = crate::hand::info::hand(text).unwrap_err();
            assert_eq!(failure.position, Some(Position::Offset(offset)), "{text}: {failure:?}");
            assert!(failure.message.ends_with(&format!("(at offset {offset})")), "{failure:?}");
        }
    }

    #[test]
    fn the_code_is_the_variant_that_says_what_is_wrong() {
        let hand = |text: &str| crate::hand::info::hand(text).unwrap_err().code.clone();
        assert_eq!(hand("11111m").as_deref(), Some("too_many_copies"));
        assert_eq!(hand("123x").as_deref(), Some("unknown_character"));
        assert_eq!(hand("123m(135m)").as_deref(), Some("not_a_shuntsu"));
        let impossible = Failure::from(Impossible::RiichiWithOpenHand);
        assert_eq!(impossible.code.as_deref(), Some("riichi_with_open_hand"));
        assert_eq!(Failure::illegal("the game is over").code, None);
        let saved = crate::othello::Othello::restore("x").map(drop).unwrap_err();
        assert_eq!(saved.code.as_deref(), Some("unexpected"));
    }

    #[test]
    fn tiles_that_are_not_a_hand_differ_from_wrong_text() {
        let kind =
            |text: &str| Failure::of_text(text, &text.parse::<mentsu::Hand>().unwrap_err()).kind;
        assert_eq!(kind("11111m"), FailureKind::Hand);
        assert_eq!(kind("11x"), FailureKind::Text);
    }
}
