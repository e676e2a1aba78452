//! What is odd about a record, and no difference.

/// Something about a round that is odd, and no difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Note {
    /// The record begins within the round of this number, which can't be replayed.
    BeginsWithin(usize),
    /// The record breaks off within the round of this number.
    EndsWithin(usize),
    /// After the round of this number the record leaves rounds out: it is tenhou/6, and goes on with a later
    /// round than the next.
    RoundsMissing(usize),
    /// The record ends after the round of this number, and the game goes on.
    EndsAfter(usize),
    /// The record says what was paid for a win of the round of this number without the riichi sticks
    /// that the winner takes.
    SticksLeftOut(usize),
    /// Somebody in the round of this number makes a discard that his call forbids (喰い替え), and it was
    /// let pass: Tenhou leaves it to its client to forbid it. The round is replayed without that rule.
    Swaps(usize),
}
