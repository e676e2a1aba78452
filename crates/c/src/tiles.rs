//! Answers about 34 counts.

use mentsu::{Counts, Hand};

use crate::status::{Failure, Status};

/// How many kinds of tiles there are.
pub(crate) const KINDS: usize = 34;

/// The tiles that lower the shanten of a hand that has yet to draw.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ukeire {
    /// -1 for a win, 0 for tenpai.
    pub shanten: i8,
    /// How many copies of all these tiles are outside the hand.
    pub total: u8,
    /// A bit for each tile: bit 0 is 1m, bit 9 1p, bit 18 1s, bit 27 east, bit 33 chun.
    pub tiles: u64,
    /// How many copies of each tile that helps are outside the hand.
    pub left: [u8; 34],
}

/// A discard and what it leads to.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Discard {
    /// The tile, 0 to 33.
    pub tile: u8,
    /// The hand after it.
    pub ukeire: Ukeire,
}

#[inline]
pub(crate) fn hand(counts: &[u8; KINDS]) -> Result<Hand, Failure> {
    let counts =
        Counts::from_array(*counts).map_err(|error| Failure::new(Status::TooManyCopies, error))?;
    Hand::from_counts(counts, [0; 3], &[]).map_err(|error| Failure::new(Status::WrongSize, error))
}

pub(crate) fn is_win(counts: &[u8; KINDS]) -> Result<bool, Failure> {
    hand(counts).map(|hand| hand.is_win())
}

pub(crate) fn shanten(counts: &[u8; KINDS]) -> Result<i8, Failure> {
    hand(counts).map(|hand| hand.shanten().get())
}

pub(crate) fn waits(counts: &[u8; KINDS]) -> Result<u64, Failure> {
    hand(counts).map(|hand| hand.wait_tiles().bits())
}

impl Ukeire {
    #[inline]
    fn of(ukeire: &mentsu::Ukeire) -> Ukeire {
        Ukeire {
            shanten: ukeire.shanten().get(),
            total: ukeire.total(),
            tiles: ukeire.tiles().bits(),
            left: ukeire.left_of_each().to_array(),
        }
    }
}

pub(crate) fn ukeire(counts: &[u8; KINDS]) -> Result<Ukeire, Failure> {
    hand(counts).map(|hand| Ukeire::of(&hand.ukeire()))
}

pub(crate) fn best_discard(counts: &[u8; KINDS]) -> Result<Discard, Failure> {
    let best = hand(counts)?.best_discard();
    let best = best.ok_or_else(|| {
        Failure::new(Status::NoDiscard, "the hand has yet to draw: it has 3n+1 tiles")
    })?;
    Ok(Discard { tile: best.tile().index() as u8, ukeire: Ukeire::of(best.ukeire()) })
}
