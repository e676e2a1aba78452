//! Oddities of a record that are no differences.

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
    /// A payment recorded for the round of this number omits the riichi sticks that the winner
    /// takes.
    SticksLeftOut(usize),
    /// Somebody in the round of this number makes a discard that his call forbids (喰い替え), and it
    /// was let pass: Tenhou leaves it to its client to forbid it. The round is replayed without
    /// that rule.
    Swaps(usize),
    /// The reader passed over something that it doesn't know.
    PassedOver(Oddity),
}
