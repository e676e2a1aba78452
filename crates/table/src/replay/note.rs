//! Oddities of a record that are no differences.

use core::fmt;

use crate::record::Oddity;

/// An oddity of a record that is no difference.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Note {
    /// The record begins within the round of this number, so the round can't be replayed.
    BeginsWithin(usize),
    /// The record breaks off within the round of this number.
    EndsWithin(usize),
    /// After the round of this number a tenhou/6 record skips rounds.
    RoundsMissing(usize),
    /// The record ends after the round of this number, but the game isn't over.
    EndsAfter(usize),
    /// Somebody in the round of this number makes a discard that his call forbids (喰い替え), and it
    /// was let pass: Tenhou leaves it to its client to forbid it. The round is replayed without
    /// that rule.
    Swaps(usize),
    /// The reader passed over something that it doesn't know.
    PassedOver(Oddity),
}

/// The kind of a [`Note`], for programs that have their own words for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NoteKind {
    /// [`Note::BeginsWithin`].
    BeginsWithin,
    /// [`Note::EndsWithin`].
    EndsWithin,
    /// [`Note::RoundsMissing`].
    RoundsMissing,
    /// [`Note::EndsAfter`].
    EndsAfter,
    /// [`Note::Swaps`].
    Swaps,
    /// [`Note::PassedOver`].
    PassedOver,
}

mentsu::names! { NoteKind, "kind of note":
    BeginsWithin "begins_within",
    EndsWithin "ends_within",
    RoundsMissing "rounds_missing",
    EndsAfter "ends_after",
    Swaps "swaps",
    PassedOver "passed_over",
}

impl Note {
    /// Its kind, which has a name.
    #[must_use]
    pub const fn kind(&self) -> NoteKind {
        match self {
            Note::BeginsWithin(_) => NoteKind::BeginsWithin,
            Note::EndsWithin(_) => NoteKind::EndsWithin,
            Note::RoundsMissing(_) => NoteKind::RoundsMissing,
            Note::EndsAfter(_) => NoteKind::EndsAfter,
            Note::Swaps(_) => NoteKind::Swaps,
            Note::PassedOver(_) => NoteKind::PassedOver,
        }
    }

    /// The number of the round that it is about, from 0; `None` where it is about the record.
    #[must_use]
    pub const fn round(&self) -> Option<usize> {
        match *self {
            Note::BeginsWithin(round)
            | Note::EndsWithin(round)
            | Note::RoundsMissing(round)
            | Note::EndsAfter(round)
            | Note::Swaps(round) => Some(round),
            Note::PassedOver(_) => None,
        }
    }
}

/// A sentence about the round, which it doesn't name: `the record ends within this round`.
impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Note::BeginsWithin(_) => "the record begins within this round, so it isn't replayed",
            Note::EndsWithin(_) => "the record ends within this round",
            Note::RoundsMissing(_) => "rounds after this one are missing",
            Note::EndsAfter(_) => "the record ends after this round, but the game goes on",
            Note::Swaps(_) => "accepted a discard that is forbidden after its call (kuikae)",
            Note::PassedOver(oddity) => return oddity.fmt(f),
        })
    }
}
