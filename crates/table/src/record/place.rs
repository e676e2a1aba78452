//! Places in a record.

use core::fmt;

/// A place in a record, as an editor or a person counts it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[non_exhaustive]
pub enum Place {
    /// The record as a whole.
    #[default]
    Whole,
    /// The tag of this number, the first being 1 (mjlog).
    Tag(usize),
    /// The line of this number, the first being 1 (mjai, a client's log).
    Line(usize),
    /// The event of this number, the first being 1, where events aren't lines (mjai as one JSON
    /// list).
    Event(usize),
    /// An element of a tenhou/6 record: `log[round][element][item]`, counted from 0. Rounds are
    /// counted over all objects. In a record of 電脳麻将 the event `log[round][element]` of a game.
    Log {
        /// The round.
        round: usize,
        /// The element of the round's list, if it is known.
        element: Option<usize>,
        /// The item of that element, if it is a list and the item is known.
        item: Option<usize>,
    },
}

impl Place {
    /// The place `by` tags, lines or events further on.
    pub(super) const fn moved(self, by: usize) -> Place {
        match self {
            Place::Tag(number) => Place::Tag(number.saturating_add(by)),
            Place::Line(number) => Place::Line(number.saturating_add(by)),
            Place::Event(number) => Place::Event(number.saturating_add(by)),
            Place::Whole | Place::Log { .. } => self,
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Whole => f.write_str("the record"),
            Place::Tag(index) => write!(f, "tag {index}"),
            Place::Line(line) => write!(f, "line {line}"),
            Place::Event(number) => write!(f, "event {number}"),
            Place::Log { round, element, item } => {
                write!(f, "log[{round}]")?;
                element.map_or(Ok(()), |element| write!(f, "[{element}]"))?;
                item.map_or(Ok(()), |item| write!(f, "[{item}]"))
            }
        }
    }
}
