//! The four winds, which are seats and rounds.

use crate::meld::CalledFrom;
use crate::tile::Tile;

/// One of the four winds (風): a player's seat (自風) or the round (場風). East deals.
///
/// ```
/// use mentsu::Wind;
/// use mentsu::tile;
///
/// assert_eq!(Wind::West.tile(), tile!("3z"));
/// assert_eq!(Wind::from_tile(tile!("2z")), Some(Wind::South));
/// assert_eq!(Wind::North.next(), Wind::East);
/// assert_eq!(Wind::North.turns_to(Wind::South), 2);
/// assert_eq!(Wind::seats(3), [Wind::East, Wind::South, Wind::West]);
/// ```
#[doc(alias = "自風")]
#[doc(alias = "場風")]
#[doc(alias = "seat")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Wind {
    /// 東, the dealer's seat (親).
    #[default]
    East,
    /// 南
    South,
    /// 西
    West,
    /// 北
    North,
}

crate::names! { Wind, "wind": East "east", South "south", West "west", North "north" }

impl Wind {
    /// The seats of this many players, four at most, in order of play.
    #[must_use]
    pub fn seats(players: u8) -> &'static [Wind] {
        const ALL: &[Wind] = &Wind::ALL;
        &ALL[..usize::from(players).min(4)]
    }

    /// The wind that follows in order of play, East after North: whose turn is next among four.
    #[must_use]
    pub const fn next(self) -> Wind {
        Wind::ALL[(self as usize + 1) % 4]
    }

    /// The seat that plays after this one among three or four players: of three, East after West.
    ///
    /// ```
    /// use mentsu::Wind;
    ///
    /// assert_eq!(Wind::West.next_among(4), Wind::North);
    /// assert_eq!(Wind::West.next_among(3), Wind::East);
    /// ```
    #[must_use]
    pub const fn next_among(self, players: u8) -> Wind {
        if self as u8 + 1 >= players { Wind::East } else { self.next() }
    }

    /// The wind of a numbered seat while `dealer` deals. Seats are numbered from 0 in the order of
    /// play, as in records. `None` for a seat that doesn't exist.
    ///
    /// ```
    /// use mentsu::Wind;
    ///
    /// assert_eq!(Wind::of_seat(0, 1, 4), Some(Wind::North));
    /// assert_eq!(Wind::of_seat(0, 1, 3), Some(Wind::West));
    /// assert_eq!(Wind::West.seat(1, 3), Some(0));
    /// ```
    #[must_use]
    pub const fn of_seat(seat: u8, dealer: u8, players: u8) -> Option<Wind> {
        if players > 4 || seat >= players || dealer >= players {
            return None;
        }
        Some(Wind::ALL[((seat + players - dealer) % players) as usize])
    }

    /// The number of the seat that has this wind while `dealer` deals. `None` if no seat has it.
    #[must_use]
    pub const fn seat(self, dealer: u8, players: u8) -> Option<u8> {
        if players > 4 || self as u8 >= players || dealer >= players {
            return None;
        }
        Some((self as u8 + dealer) % players)
    }

    /// The wind of a neighbour among three or four players. `None` if that seat doesn't exist:
    /// opposite of one of three, or for the missing North among three players.
    ///
    /// ```
    /// use mentsu::{CalledFrom, Wind};
    ///
    /// assert_eq!(Wind::West.neighbour(CalledFrom::Shimocha, 4), Some(Wind::North));
    /// assert_eq!(Wind::West.neighbour(CalledFrom::Shimocha, 3), Some(Wind::East));
    /// assert_eq!(Wind::West.neighbour(CalledFrom::Toimen, 3), None);
    /// ```
    #[must_use]
    pub const fn neighbour(self, source: CalledFrom, players: u8) -> Option<Wind> {
        match source.seat(players, self as u8) {
            Some(seat) => Some(Wind::ALL[seat as usize % 4]),
            None => None,
        }
    }

    /// The relation of the player with the other wind, seen from this one; the inverse of
    /// [`Wind::neighbour`]. `None` for the same wind and for one that no seat has.
    #[must_use]
    pub const fn source(self, other: Wind, players: u8) -> Option<CalledFrom> {
        CalledFrom::among(players, self as u8, other as u8)
    }

    /// How often [`next`](Wind::next) leads from this wind to the other: 0 to 3.
    #[must_use]
    pub const fn turns_to(self, other: Wind) -> u8 {
        (other as u8 + 4 - self as u8) % 4
    }

    /// The wind's tile.
    #[must_use]
    pub const fn tile(self) -> Tile {
        Tile::ALL[Tile::East as usize + self as usize]
    }

    /// The wind of a tile, if it is one.
    #[must_use]
    pub const fn from_tile(tile: Tile) -> Option<Wind> {
        match tile {
            Tile::East => Some(Wind::East),
            Tile::South => Some(Wind::South),
            Tile::West => Some(Wind::West),
            Tile::North => Some(Wind::North),
            _ => None,
        }
    }
}
