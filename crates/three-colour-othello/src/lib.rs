//! Othello for three colours on 9 × 9, known as YWF after `YWF::Board`, the board class in the
//! article that invented it: legal actions, repetition rules, perft, and a search that plays.
//!
//! No I/O, no unsafe code, no std, and no dependencies except an optional serde. A [`Game`]
//! allocates for its history, an [`Analysis`] for its list, an [`Endgame`] for its memory, and a
//! picture for its text. Positions, perft and searches don't allocate.
//!
//! # Which actions are legal, and what does one lead to?
//!
//! ```
//! use three_colour_othello::{Color, Player, Position};
//!
//! let start = Position::START;
//! let legal: Vec<String> = start.legal_actions().map(|action| action.to_string()).collect();
//! assert_eq!(legal.join(" "), "34 36 37 43 47 53 63 67 74 75 76 c44 c66");
//!
//! let next = start.apply("c44".parse()?)?;
//! assert_eq!(next.turn(), Player::White);
//! assert_eq!(next.token(), Color::White);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Has it ended, and who has won?
//!
//! ```
//! use three_colour_othello::{Ending, Outcome, Player, Position};
//!
//! let position: Position = "BGWBB4/9/9/9/9/9/9/9/9 W B".parse()?;
//! assert_eq!(position.ending(), None);
//! let position: Position = "BGBBB4/9/9/9/9/9/9/9/9 W B".parse()?;
//! assert_eq!(position.ending(), Some(Ending::BothMustPass));
//! assert_eq!(position.outcome(), Some(Outcome::Won(Player::Black)));
//! # Ok::<(), three_colour_othello::ParseError>(())
//! ```
//!
//! # May this position arise again?
//!
//! ```
//! use three_colour_othello::{Game, IllegalAction, Position, Repetition};
//!
//! let mut game = Game::from_record(Position::START, Repetition::Forbidden, "43 34 c44")?;
//! assert_eq!(game.apply("c54".parse()?), Err(IllegalAction::Repeats { ply: 2 }));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What should be played?
//!
//! ```
//! use three_colour_othello::{Entry, Game, Repetition, Search, Table};
//!
//! let game = Game::new(Repetition::DrawAtThird);
//! let mut entries = vec![Entry::EMPTY; 1 << 14];
//! let mut table = Table::new(&mut entries);
//! let found = Search::new().depth(5).run_game(&game, &mut table, || false);
//! assert_eq!(found.line.len(), 5);
//! ```
//!
//! # What is every action worth, and what did one lose?
//!
//! ```
//! use three_colour_othello::{Game, Position, Repetition, Search, Table};
//!
//! let game = Game::from_record(Position::START, Repetition::DrawAtThird, "43 34")?;
//! let mut table = Table::new(&mut []);
//! let search = Search::new().depth(3);
//! let analysis = search.analyse_game(&game, &mut table, || false);
//! assert_eq!(analysis.len(), game.legal_actions().len());
//! let judged = search.judge(&game, 1, &mut table, || false).unwrap();
//! assert!(judged.lost() >= 0);
//! # Ok::<(), three_colour_othello::RecordError>(())
//! ```
//!
//! # Are the rules right?
//!
//! ```
//! use three_colour_othello::{Position, perft};
//!
//! let totals: Vec<u64> = (1..=5).map(|depth| perft(&Position::START, depth).total()).collect();
//! assert_eq!(totals, [13, 118, 1178, 10390, 104802]);
//! ```
//!
//! # The rules
//!
//! Rows and columns count 1–9. The board has black, grey and white pieces. Black moves first. A
//! token, grey at first, determines who may change.
//!
//! - A *sandwich* is a straight run of one or more opposing or grey pieces between the piece put
//!   down and the nearest own piece in that direction. Grey never closes one. The article doesn't
//!   specify which own piece closes it; this crate takes the nearest, as in ordinary Othello.
//! - Every sandwiched piece moves one step towards the mover: the opponent's becomes grey, grey
//!   becomes the mover's.
//! - **Play**: an own piece on an empty square, with at least one sandwich.
//! - **Change**: a grey piece becomes an own one, with at least one sandwich. A grey token allows
//!   it and becomes the opponent's; an own token allows it and becomes grey.
//! - **Pass**: only if neither is possible. The token stays.
//! - The game ends when no square is empty, even if changes remain, or when both must pass. The
//!   player with more pieces wins. On a tie the holder of the token wins; with a grey token it is a
//!   draw.
//! - The article has no rule on repeated positions, so the caller [chooses one](Repetition).
//!
//! The article is 変種オセロを考えてみた by いものやま。
#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]

extern crate alloc;
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
#[cfg(test)]
extern crate std;

mod board;
mod endgame;
#[cfg(feature = "serde")]
mod features;
mod game;
mod names;
mod perft;
mod position;
mod search;
mod svg;
mod text;

pub use board::{Color, OffBoard, Player, Square, Squares, SquaresIter};
pub use endgame::{Endgame, Solved};
pub use game::{Game, Repetition};
pub use names::UnknownName;
pub use perft::{Leaves, divide, perft, perft_under};
pub use position::{Action, Actions, Ending, IllegalAction, Outcome, Overlap, Position, Symmetry};
pub use search::{
    Analysis, Assessed, Entry, Features, Found, Judged, Level, Line, MAX_DEPTH, NoSuchLevel, Score,
    Search, Table, evaluate, evaluate_by_hand,
};
pub use svg::Svg;
pub use text::{
    Expected, ParseError, ParseErrorKind, Record, RecordError, RecordErrorKind, Verdict,
};
