//! Everyone's discards in one list, in the order in which they were made.

use mentsu::{Face, List, Tile};

use crate::seat::Seat;

/// One discard in a river (捨て牌).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Discarded {
    /// Who discarded it.
    pub seat: Seat,
    /// The tile.
    pub face: Face,
    /// It was the tile just drawn (ツモ切り).
    pub tsumogiri: bool,
    /// Riichi was declared with it.
    pub riichi: bool,
    /// Who called it, if anybody did.
    pub called: Option<Seat>,
}

/// The most discards of a round: each follows one of 70 draws or one of 16 calls.
const MOST: usize = 86;

/// The discards of all players in their order.
#[derive(Clone, PartialEq, Eq, Debug, Hash)]
pub(crate) struct Rivers {
    packed: List<u16, MOST>,
}

/// A discard as numbers.
pub(crate) struct Numbered {
    /// Whose it is, 0 to 3.
    pub(crate) seat: usize,
    /// The kind of its tile, 0 to 33.
    pub(crate) kind: usize,
    /// 1 if it was discarded as drawn.
    pub(crate) tsumogiri: u16,
    /// Riichi was declared with it.
    pub(crate) riichi: bool,
    /// 1 if nobody has called it.
    pub(crate) left: u8,
}

/// The bits of a discard: the tile in the lowest six, then the following.
mod bit {
    pub(super) const RED: u16 = 1 << 6;
    pub(super) const TSUMOGIRI: u16 = 1 << 7;
    pub(super) const RIICHI: u16 = 1 << 8;
    pub(super) const CALLED: u16 = 1 << 9;
    pub(super) const SEAT: u32 = 10;
    pub(super) const CALLER: u32 = 12;
}

impl Rivers {
    pub(crate) const fn new() -> Rivers {
        Rivers { packed: List::new() }
    }

    /// Adds a discard. A round has `MOST` at most; more are left out.
    pub(crate) fn push(&mut self, discard: &Discarded) {
        let flag = |is: bool, bit: u16| if is { bit } else { 0 };
        let packed = discard.face.tile().index() as u16
            | flag(discard.face.is_red(), bit::RED)
            | flag(discard.tsumogiri, bit::TSUMOGIRI)
            | flag(discard.riichi, bit::RIICHI)
            | (discard.seat.index() as u16) << bit::SEAT;
        let _ = self.packed.try_push(packed);
    }

    pub(crate) fn call_last(&mut self, caller: Seat) {
        if let Some(last) = self.packed.as_mut_slice().last_mut() {
            *last |= bit::CALLED | (caller.index() as u16) << bit::CALLER;
        }
    }

    pub(crate) fn iter(&self) -> Discards<'_> {
        Discards { packed: self.packed.iter() }
    }

    /// Shows the kind of each discard that nobody has called.
    #[inline]
    pub(crate) fn each_left(&self, mut show: impl FnMut(Tile)) {
        self.packed.iter().filter(|packed| **packed & bit::CALLED == 0).for_each(|packed| {
            show(kind(*packed));
        });
    }

    /// The discards as numbers, for who counts them by the thousand.
    #[inline]
    pub(crate) fn numbered(&self) -> impl Iterator<Item = Numbered> + '_ {
        self.packed.iter().map(|packed| Numbered {
            seat: usize::from(packed >> bit::SEAT & 3),
            kind: usize::from(packed & 0x3F).min(Tile::COUNT - 1),
            tsumogiri: (*packed / bit::TSUMOGIRI) & 1,
            riichi: packed & bit::RIICHI != 0,
            left: u8::from(packed & bit::CALLED == 0),
        })
    }

    /// The kinds of all discards, if there are exactly `number`.
    pub(crate) fn first_kinds(&self, number: usize) -> Option<impl Iterator<Item = Tile> + '_> {
        (self.packed.len() == number).then(|| self.iter().map(|discard| discard.face.tile()))
    }
}

/// All discards of a round, in order.
#[derive(Clone, Debug)]
pub struct Discards<'a> {
    packed: core::slice::Iter<'a, u16>,
}

impl Iterator for Discards<'_> {
    type Item = Discarded;

    #[inline]
    fn next(&mut self) -> Option<Discarded> {
        self.packed.next().map(|packed| unpack(*packed))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.packed.size_hint()
    }
}

impl DoubleEndedIterator for Discards<'_> {
    fn next_back(&mut self) -> Option<Discarded> {
        self.packed.next_back().map(|packed| unpack(*packed))
    }
}

impl ExactSizeIterator for Discards<'_> {}

/// A player's discards of a round, in order.
#[derive(Clone, Debug)]
pub struct River<'a> {
    pub(super) discards: Discards<'a>,
    pub(super) seat: Seat,
}

impl Iterator for River<'_> {
    type Item = Discarded;

    fn next(&mut self) -> Option<Discarded> {
        let seat = self.seat;
        self.discards.find(|discard| discard.seat == seat)
    }
}

impl DoubleEndedIterator for River<'_> {
    fn next_back(&mut self) -> Option<Discarded> {
        let seat = self.seat;
        self.discards.rfind(|discard| discard.seat == seat)
    }
}

#[inline]
fn kind(packed: u16) -> Tile {
    Tile::ALL[usize::from(packed & 0x3F) % Tile::COUNT]
}

#[inline]
fn unpack(packed: u16) -> Discarded {
    let tile = kind(packed);
    let face = match packed & bit::RED {
        0 => Face::plain(tile),
        _ => Face::red(tile).unwrap_or(Face::plain(tile)),
    };
    let seat = |shift: u32| Seat::ALL[usize::from(packed >> shift & 3)];
    Discarded {
        seat: seat(bit::SEAT),
        face,
        tsumogiri: packed & bit::TSUMOGIRI != 0,
        riichi: packed & bit::RIICHI != 0,
        called: (packed & bit::CALLED != 0).then(|| seat(bit::CALLER)),
    }
}
