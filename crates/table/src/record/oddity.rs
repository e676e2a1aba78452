//! Parts of a record that a reader skips, since the game can be read without them.

use core::fmt;
use std::string::{String, ToString};
use std::vec::Vec;

use super::error::short;
use super::place::Place;

/// An unknown part of a record that isn't needed to read the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Oddity {
    /// Lines of mjai with a type that isn't an event of the game, such as `chat` or `error`; events
    /// of 電脳麻将 and messages of Mahjong Soul with unknown names.
    UnknownEvents {
        /// The first of them.
        place: Place,
        /// The type.
        name: String,
        /// How many of this game have it.
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
    /// A game of Mahjong Soul without its head, which has the names and the room: the rules are
    /// those of a ranked hanchan.
    NoHead,
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

/// Notes an event of an unknown name, once for all of that name. The list keeps a bounded number of
/// distinct names for each game.
pub(super) fn note_unknown(oddities: &mut Vec<Oddity>, place: Place, name: &str) {
    const TOLD_APART: usize = 16;
    let types = oddities.iter().filter(|of| matches!(of, Oddity::UnknownEvents { .. })).count();
    let mut count_one = |name: &str| {
        let mut known = oddities.iter_mut().filter_map(|oddity| match oddity {
            Oddity::UnknownEvents { name: known, count, .. } if known == name => Some(count),
            _ => None,
        });
        known.next().map(|count| *count += 1)
    };
    let name = short(name);
    if count_one(&name).is_some() || (types >= TOLD_APART && count_one("…").is_some()) {
        return;
    }
    let name = if types < TOLD_APART { name } else { "…".to_string() };
    oddities.push(Oddity::UnknownEvents { place, name, count: 1 });
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
            Oddity::NoHead => f.write_str(
                "the record has no head with names and rules, so those of a ranked hanchan hold",
            ),
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
