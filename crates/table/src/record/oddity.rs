//! Parts of a record that a reader skips, since the game can be read without them.

use core::fmt;
use std::string::String;

use super::place::Place;

/// An unknown part of a record that isn't needed to read the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Oddity {
    /// Lines of mjai with a type that isn't an event of the game, such as `chat` or `error`.
    UnknownEvents {
        /// The first of them.
        place: Place,
        /// The type.
        name: String,
        /// How many lines of this game have it.
        count: usize,
    },
    /// A draw in mjai with an unknown reason: its kind follows from the previous events, or the
    /// round has no end.
    UnknownReason {
        /// The line of the draw.
        place: Place,
        /// The name.
        name: String,
    },
    /// A yaku of a win that isn't known. Its win is scored by the rules.
    UnknownYaku {
        /// The win.
        place: Place,
        /// The name.
        name: String,
    },
    /// A rule of a friend room of Mahjong Soul that isn't read: its name or its value is unknown.
    UnreadRule {
        /// The field of `detail_rule`.
        name: String,
        /// Its value, as JSON.
        value: String,
    },
    /// A rule that the record shows to differ from what the house plays today.
    OtherRule {
        /// The name of the rule.
        rule: &'static str,
        /// Its value, as text.
        value: &'static str,
        /// When or where the house played so.
        played: &'static str,
    },
    /// The final scores of a lobby follow from no known scheme of uma, so they aren't checked.
    UnknownScores,
    /// A payment of tenhou/6 that leaves out the riichi sticks, as people write it by hand. It is
    /// read with them: the first winner takes them.
    SticksLeftOut {
        /// The result of the round.
        place: Place,
        /// What the winner takes, in points.
        points: i32,
    },
    /// The text ends in the middle of the record.
    BrokenOff {
        /// The last thing that it has.
        place: Place,
    },
    /// Bytes after the end of the gzip data.
    TrailingBytes {
        /// How many.
        bytes: usize,
    },
}

impl fmt::Display for Oddity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Oddity::UnknownEvents { place, name, count } => {
                write!(f, "{place}: the type {name:?} is unknown, and passed over")?;
                if *count > 1 { write!(f, " {count} times") } else { Ok(()) }
            }
            Oddity::UnknownReason { place, name } => {
                write!(f, "{place}: the reason {name:?} of the draw is unknown")
            }
            Oddity::UnknownYaku { place, name } => {
                write!(f, "{place}: the yaku {name:?} is unknown")
            }
            Oddity::UnreadRule { name, value } => {
                write!(f, "the room's rule {name:?} isn't read: {value}")
            }
            Oddity::OtherRule { rule, value, played } => {
                write!(f, "the record shows {rule} {value}, as played {played}")
            }
            Oddity::UnknownScores => {
                f.write_str("the scheme of the final scores isn't known, so they aren't checked")
            }
            Oddity::SticksLeftOut { place, points } => {
                write!(f, "{place}: the payment leaves out riichi sticks of {points}, now added")
            }
            Oddity::BrokenOff { place } => write!(f, "{place}: the record breaks off here"),
            Oddity::TrailingBytes { bytes } => {
                write!(f, "{bytes} bytes after the gzip aren't part of it")
            }
        }
    }
}
