//! Everyone's discards, in one line as they were made.

use mentsu::{Face, Tile};

use crate::seat::Seat;
use crate::short::Short;

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
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Rivers {
    packed: Short<u16, MOST>,
}

/// The bits of a discard: the tile in the lowest six, then these.
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
        Rivers { packed: Short::new() }
    }

    pub(crate) fn push(&mut self, discard: &Discarded) {
        let flag = |is: bool, bit: u16| if is { bit } else { 0 };
        self.packed.push(
            discard.face.tile().index() as u16
                | flag(discard.face.is_red(), bit::RED)
                | flag(discard.tsumogiri, bit::TSUMOGIRI)
                | flag(discard.riichi, bit::RIICHI)
                | (discard.seat.index() as u16) << bit::SEAT,
        );
    }

    pub(crate) fn call_last(&mut self, caller: Seat) {
        if let Some(last) = self.packed.as_mut_slice().last_mut() {
            *last |= bit::CALLED | (caller.index() as u16) << bit::CALLER;
        }
    }

    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = Discarded> + '_ {
        self.packed.iter().map(|packed| unpack(*packed))
    }

    /// The kinds of the last so many discards, if there are exactly so many.
    pub(crate) fn first_kinds(&self, number: usize) -> Option<impl Iterator<Item = Tile> + '_> {
        (self.packed.len() == number).then(|| self.iter().map(|discard| discard.face.tile()))
    }
}

fn unpack(packed: u16) -> Discarded {
    let tile = Tile::ALL[usize::from(packed & 0x3F) % Tile::COUNT];
    let face = match Face::red(tile) {
        Ok(red) if packed & bit::RED != 0 => red,
        _ => Face::plain(tile),
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
