//! What a record has no place for.

use core::fmt;

/// Why a round can't be written as a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Unwritable {
    /// The events don't begin with a deal, or have another.
    NoDeal,
    /// The id is no single word.
    Id,
    /// Another seat than the first deals.
    Dealer,
    /// A tile or a hand is hidden.
    Hidden,
    /// A flower was drawn.
    Flower,
    /// There was a foul.
    Foul,
}

impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Unwritable::NoDeal => "the events aren't those of one round from its deal on",
            Unwritable::Id => "the id isn't a word",
            Unwritable::Dealer => "seat 0 doesn't deal",
            Unwritable::Hidden => "a tile is hidden",
            Unwritable::Flower => "records have no flowers",
            Unwritable::Foul => "records have no fouls",
        })
    }
}

impl core::error::Error for Unwritable {}
