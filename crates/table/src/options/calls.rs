//! The calls of one discard, as bits.

use mentsu::{CalledFrom, Face, Meld, Tile};

/// The chi, pon and daiminkan of one discard, each choice of red fives a bit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Calls {
    /// Two bits for each place of the called tile in the shuntsu, highest first: with a red five
    /// of one's own, and without.
    pub(crate) chi: u8,
    /// A bit for each number of red fives of one's own: 2, 1, 0.
    pub(crate) pon: u8,
    /// A daiminkan, and how many of its three tiles are red.
    pub(crate) kan: Option<u8>,
}

/// The bit of a chi: by the called tile's place (2 is highest) and one's own red five.
pub(crate) const fn chi_bit(place: u8, red: bool) -> u8 {
    1 << (2 * (2 - place) + !red as u8)
}

/// The bit of a pon with this number of own red fives.
pub(crate) const fn pon_bit(reds: u8) -> u8 {
    1 << (2 - reds)
}

impl Calls {
    pub(crate) const fn is_empty(self) -> bool {
        self.chi == 0 && self.pon == 0 && self.kan.is_none()
    }

    #[inline]
    pub(crate) const fn len(self) -> usize {
        (self.chi.count_ones() + self.pon.count_ones()) as usize + self.kan.is_some() as usize
    }

    /// The `nth` call: chi by their lowest tile, pon, daiminkan, red fives before plain ones.
    pub(crate) fn nth(self, nth: usize, called: Face, from: CalledFrom) -> Option<Meld> {
        let chis = self.chi.count_ones() as usize;
        let pons = self.pon.count_ones() as usize;
        if nth < chis {
            let bit = nth_bit(self.chi, nth);
            chi(called, (2 - bit / 2) as usize, bit % 2 == 0)
        } else if nth < chis + pons {
            let reds = 2 - nth_bit(self.pon, nth - chis);
            let [a, b, _] = same(called.tile(), reds);
            Meld::pon([a, b], called, from).ok()
        } else {
            let own = same(called.tile(), self.kan?);
            (nth == chis + pons).then(|| Meld::daiminkan(own, called, from).ok())?
        }
    }
}

fn nth_bit(bits: u8, nth: usize) -> u8 {
    let mut bits = bits;
    for _ in 0..nth {
        bits &= bits.wrapping_sub(1);
    }
    bits.trailing_zeros() as u8
}

/// A chi of the called tile at this place (0 is lowest), with or without a red five of one's own.
fn chi(called: Face, place: usize, red: bool) -> Option<Meld> {
    let lowest = called.tile().index().checked_sub(place)?;
    let others = (0..3).filter(|other| *other != place).map(|other| {
        let tile = Tile::ALL[(lowest + other).min(Tile::COUNT - 1)];
        match Face::red(tile) {
            Ok(five) if red => five,
            _ => Face::plain(tile),
        }
    });
    let mut own = [called; 2];
    own.iter_mut().zip(others).for_each(|(own, other)| *own = other);
    Meld::chi(own, called).ok()
}

/// Three tiles of a kind, the first `reds` of them red.
fn same(tile: Tile, reds: u8) -> [Face; 3] {
    [0, 1, 2].map(|copy| match Face::red(tile) {
        Ok(five) if copy < reds => five,
        _ => Face::plain(tile),
    })
}
