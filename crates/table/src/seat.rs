//! The places at a table.

use core::fmt;

use mentsu::{CalledFrom, Filler, Wind};

/// A place at the table, numbered in the order of play as all records do: 0 deals the first round
/// (起家). In sanma the places are 0, 1 and 2, and the fourth stays empty.
///
/// ```
/// use mentsu::{CalledFrom, Wind};
/// use mentsu_table::Seat;
///
/// let [first, second, third, _] = Seat::ALL;
/// assert_eq!(third.next(4).index(), 3);
/// assert_eq!((third.next(3), first.next(3)), (first, second));
/// assert_eq!(first.wind(second, 4), Wind::North);
/// assert_eq!(first.source(third, 4), Some(CalledFrom::Toimen));
/// assert_eq!(first.source(third, 3), Some(CalledFrom::Kamicha), "the third plays before");
/// assert_eq!(first.of_source(CalledFrom::Shimocha, 4), Some(second));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// All four, in order of play.
    pub const ALL: [Seat; 4] = [Seat(0), Seat(1), Seat(2), Seat(3)];

    /// The seat of this number; `None` above 3.
    #[must_use]
    pub const fn new(number: u8) -> Option<Seat> {
        if number < 4 { Some(Seat(number)) } else { None }
    }

    /// Its number, 0 to 3.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 3) as usize
    }

    /// The seats at a table of 3 or 4 players.
    #[must_use]
    pub fn of_players(players: u8) -> &'static [Seat] {
        const ALL: &[Seat] = &Seat::ALL;
        &ALL[..usize::from(players).min(4)]
    }

    /// The seat whose turn is next among `players`.
    #[must_use]
    #[inline]
    pub const fn next(self, players: u8) -> Seat {
        if self.0 + 1 < players { Seat(self.0 + 1) } else { Seat(0) }
    }

    /// The number of turns from this seat to the other: how often to call [`next`](Seat::next).
    #[must_use]
    pub const fn turns_to(self, other: Seat, players: u8) -> usize {
        let around = if other.0 >= self.0 { 0 } else { players };
        (other.0.wrapping_add(around).wrapping_sub(self.0) & 3) as usize
    }

    /// This seat's wind (自風) when `dealer` deals.
    #[must_use]
    pub const fn wind(self, dealer: Seat, players: u8) -> Wind {
        Wind::ALL[dealer.turns_to(self, players)]
    }

    /// Where another seat sits as seen from this one, among `players`. `None` for the seat itself
    /// and for an empty seat.
    #[must_use]
    pub const fn source(self, other: Seat, players: u8) -> Option<CalledFrom> {
        CalledFrom::among(players, self.0, other.0)
    }

    /// The seat in that place as seen from this one. `None` where nobody sits: three players have
    /// no toimen.
    #[must_use]
    pub const fn of_source(self, source: CalledFrom, players: u8) -> Option<Seat> {
        match source.seat(players, self.0) {
            Some(number) => Seat::new(number),
            None => None,
        }
    }
}

impl Filler for Seat {
    const FILLER: Seat = Seat::ALL[0];
}

impl fmt::Display for Seat {
    /// `seat 0` to `seat 3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}
