//! A seat for some of a list of names.

use core::fmt;

use crate::names::position;
use crate::padded::{Unpadded, padded};
use crate::wind::Wind;

/// A seat for some of a list of up to three names: who is liable for which yakuman.
///
/// ```
/// use mentsu::fields::{FieldValue, Fields};
/// use mentsu::Wind;
/// use mentsu::riichi::{Situation, Yaku};
///
/// let situation = Situation::tsumo().set_text("pao", "daisangen=west")?;
/// assert_eq!(situation.pao(Yaku::Daisangen), Some(Wind::West));
/// let Some(FieldValue::Seats(pao)) = situation.get("pao") else { unreachable!() };
/// assert!(pao.iter().eq([("daisangen", Wind::West)]));
/// # Ok::<(), mentsu::fields::FieldError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seats {
    names: &'static [&'static str],
    seats: [Option<Wind>; 3],
}

impl Seats {
    pub(crate) const fn new(names: &'static [&'static str], seats: [Option<Wind>; 3]) -> Seats {
        assert!(names.len() <= 3);
        Seats { names, seats }
    }

    /// The seats with that of a name added; `None` if the name isn't in the list or has a seat.
    pub(crate) fn with(mut self, name: &str, seat: Wind) -> Option<Seats> {
        let place = &mut self.seats[position(self.names, name)?];
        if place.is_some() {
            return None;
        }
        *place = Some(seat);
        Some(self)
    }

    /// The list of names.
    pub(crate) const fn names(self) -> &'static [&'static str] {
        self.names
    }

    /// The seats in the order of the list.
    pub(crate) const fn seats(self) -> [Option<Wind>; 3] {
        self.seats
    }

    /// The names that have a seat.
    pub fn iter(self) -> impl Iterator<Item = (&'static str, Wind)> {
        self.names.iter().zip(self.seats).filter_map(|(name, seat)| Some((*name, seat?)))
    }

    /// Whether no name has a seat.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.seats == [None; 3]
    }
}

impl Unpadded for Seats {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().enumerate().try_for_each(|(i, (name, seat))| {
            write!(f, "{}{name}={seat}", if i > 0 { " " } else { "" })
        })
    }
}

padded! {
    /// Names and seats: `daisangen=west suukantsu=north`.
    Seats
}
