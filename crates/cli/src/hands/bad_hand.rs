//! Errors about hands: the reason, the text, a caret under the bad character.

use std::io::{self, Write};

use mentsu::mcr::WaysError;
use mentsu::plan::PlanError;
use mentsu::riichi::legality::CallError;
use mentsu::{ParseError, Tile};
use mentsu_families::NoScore;
use textwrap::core::display_width;

use crate::hands::hint;
use crate::show::counted;
use crate::terminal::line::Line;
use crate::terminal::style::{PLAIN, WRONG};
use crate::terminal::{columns, paragraph, width};

/// Why there is no answer.
pub(crate) enum BadHand {
    /// The text doesn't parse.
    Text(ParseError),
    /// The bytes aren't UTF-8.
    NotUtf8 {
        /// The offset of the first byte that isn't.
        at: usize,
    },
    /// Sanma doesn't have this tile.
    NotInSanma {
        /// One of 2m to 8m.
        tile: Tile,
    },
    /// More than four of a tile are in the hand and seen elsewhere.
    SeenAndHeld { tile: Tile },
    /// A single tile as a hand next to `--dora` or `--ura`: it belongs to that option.
    IndicatorWithoutOption,
    /// `trace` takes 3n+2 tiles.
    NothingToTrace { concealed: u8 },
    /// An option describes a win, but no winning tile is known.
    WithoutWin(&'static str),
    /// An option requires that all tiles of the hand are known.
    NotWhole(&'static str),
    /// The ways of the hand can't be computed under Chinese rules.
    NoWays(WaysError),
    /// The hand has no plan.
    NoPlan(PlanError),
    /// Another winning tile is named than the one that the hand drew.
    DrewAnother(String),
    /// The hand has no score under the rules of a family.
    OfFamily(NoScore),
    /// Calls of a discard can't be compared.
    NoCalls(PlanError),
}

impl BadHand {
    fn reason(&self) -> String {
        match self {
            BadHand::Text(error) => error.kind().to_string(),
            BadHand::NotUtf8 { .. } => "not UTF-8".to_owned(),
            BadHand::NothingToTrace { concealed } => format!(
                "trace takes 14, 11, 8, 5 or 2 concealed tiles; this hand has {}",
                counted((*concealed).into(), "concealed tile")
            ),
            BadHand::NoPlan(PlanError::WrongSize { concealed, melds }) => format!(
                "a plan takes 14 tiles, three for each meld, or 13 with --discarded; this hand has {}",
                counted(usize::from(*concealed) + 3 * usize::from(*melds), "tile")
            ),
            BadHand::NoCalls(PlanError::Call(CallError::HasDrawn)) => {
                "a discard is called by a hand of 13 tiles, three for each meld".to_owned()
            }
            BadHand::DrewAnother(tile) => format!("the hand says that it drew {tile}"),
            BadHand::OfFamily(error) => error.to_string(),
            BadHand::NoPlan(error) | BadHand::NoCalls(error) => error.to_string(),
            BadHand::NotInSanma { tile } => format!("sanma doesn't have {tile}"),
            BadHand::WithoutWin(option) => {
                format!(
                    "{option} is about a win; name the winning tile with --win, or after a plus"
                )
            }
            BadHand::NotWhole(option) => {
                format!("{option} takes a hand without unknown tiles")
            }
            BadHand::NoWays(error) => error.to_string(),
            BadHand::SeenAndHeld { tile } => {
                format!("with the {tile} of --seen there are more than four")
            }
            BadHand::IndicatorWithoutOption => {
                "one tile is not a hand; indicators are one word, --dora 3m0p, or repeat the option"
                    .to_owned()
            }
        }
    }

    /// The offset of the bad byte, if the error has one.
    fn at(&self) -> Option<usize> {
        match self {
            BadHand::Text(error) => Some(error.at()),
            BadHand::NotUtf8 { at } => Some(*at),
            BadHand::NothingToTrace { .. }
            | BadHand::NoPlan(_)
            | BadHand::NoCalls(_)
            | BadHand::NotInSanma { .. }
            | BadHand::SeenAndHeld { .. }
            | BadHand::WithoutWin(_)
            | BadHand::NotWhole(_)
            | BadHand::NoWays(_)
            | BadHand::DrewAnother(_)
            | BadHand::OfFamily(_)
            | BadHand::IndicatorWithoutOption => None,
        }
    }

    fn hint(&self, text: &str) -> Option<String> {
        match self {
            BadHand::Text(error) => hint::of(error, text),
            _ => None,
        }
    }

    /// Prints the reason and beneath it the text with a caret.
    pub(crate) fn print(
        &self,
        err: &mut impl Write,
        text: &str,
        line: Option<usize>,
    ) -> io::Result<()> {
        let what = match self {
            BadHand::NothingToTrace { .. } => "no trace",
            BadHand::NoPlan(_) | BadHand::NoCalls(_) => "no plan",
            BadHand::OfFamily(
                NoScore::Impossible(_) | NoScore::Flowers | NoScore::TooManyReadings { .. },
            ) => "no score",
            _ => "wrong hand",
        };
        let mut title = match line {
            Some(number) => format!("{what} in line {number}: "),
            None => format!("{what}: "),
        };
        title.extend(self.reason().chars().map(columns::shown));
        for line in columns::wrapped(&title, width() - 2) {
            writeln!(err, "{WRONG}{line}{WRONG:#}")?;
        }
        let excerpt = Excerpt::new(text, self.at().unwrap_or(0));
        writeln!(err, "\n{}", Line::with(PLAIN, &excerpt.text))?;
        if self.at().is_some() {
            let mut line = Line::default();
            line.to(2 + excerpt.caret);
            line.put(WRONG, "^");
            writeln!(err, "{line}")?;
        }
        if let Some(hint) = self.hint(text) {
            writeln!(err)?;
            paragraph(err, PLAIN, &hint)?;
        }
        Ok(())
    }
}

/// A part of a text around one byte, short enough for a line.
struct Excerpt {
    text: String,
    /// The column of the byte.
    caret: usize,
}

impl Excerpt {
    /// The excerpt around the character at byte `at`, or around the end.
    fn new(text: &str, at: usize) -> Excerpt {
        // Without the indent, an ellipsis on either side, and two free columns.
        let room = width() - 6;
        let at = (0..=at).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0);
        let (before, after) = (text[..at].chars(), text[at..].chars());
        // The text before gets half of the room, and what the text after doesn't need.
        let (right, _) = fitting(after.clone(), room / 2);
        let (mut left, cut_left) = fitting(before.rev(), room - columns_of(&right));
        let (right, cut_right) = fitting(after, room - columns_of(&left));
        left.extend(cut_left.then_some('…'));
        left.reverse();
        let caret = columns_of(&left);
        let end = cut_right.then_some('…');
        Excerpt { text: left.into_iter().chain(right).chain(end).collect(), caret }
    }
}

fn columns_of(characters: &[char]) -> usize {
    display_width(&String::from_iter(characters))
}

/// The first characters that fit these columns, made safe to print, and whether more follow.
fn fitting(text: impl Iterator<Item = char>, columns: usize) -> (Vec<char>, bool) {
    let mut taken = Vec::new();
    let mut sum = 0;
    for c in text.map(columns::shown) {
        sum += columns_of(&[c]);
        if sum > columns {
            return (taken, true);
        }
        taken.push(c);
    }
    (taken, false)
}
