//! The circumstances of a win that its tiles don't show. `check` finds contradictions.

use crate::fields::FieldKind;
use crate::tile::{Face, Tile};
use crate::wind::Wind;

/// The number of flowers in the set.
pub(super) const MOST_FLOWERS: u8 = 8;

/// How the hand is won (和牌情况): by whose tile, who sits where, what happened, and the flowers.
///
/// ```
/// use mentsu::Wind;
/// use mentsu::mcr::Situation;
/// use mentsu::tile;
///
/// let won = Situation::by_discard(tile!("3p")).with_seat(Wind::South).with_flowers(2);
/// assert_eq!((won.winning_tile(), won.is_self_drawn()), (Some(tile!("3p")), false));
/// assert_eq!((won.seat(), won.prevalent(), won.flowers()), (Wind::South, Wind::East, 2));
/// ```
#[doc(alias = "和牌")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Situation {
    discard: Option<Tile>,
    seat: Wind,
    prevalent: Wind,
    flowers: u8,
    last_copy: bool,
    about_kong: bool,
    last_tile: bool,
    seen: Option<u8>,
}

impl Situation {
    const DRAWN: Situation = Situation {
        discard: None,
        seat: Wind::East,
        prevalent: Wind::East,
        flowers: 0,
        last_copy: false,
        about_kong: false,
        last_tile: false,
        seen: None,
    };

    /// Won on the player's own draw, which the hand knows ([`Hand::drawn`](crate::Hand::drawn)):
    /// East's seat in East's round, without flowers and without special circumstances, until set
    /// otherwise.
    #[must_use]
    pub const fn self_drawn() -> Situation {
        Situation::DRAWN
    }

    /// Won on this tile of another player, which the hand doesn't hold.
    #[must_use]
    pub fn by_discard(tile: impl Into<Face>) -> Situation {
        let face: Face = tile.into();
        Situation { discard: Some(face.tile()), ..Situation::DRAWN }
    }

    /// The same for the next tile, about which nothing special is known: by a discard of it, or
    /// drawn.
    pub(super) const fn as_next(self, discard: Option<Tile>) -> Situation {
        Situation { discard, last_copy: false, about_kong: false, ..self }
    }

    /// Sets the winner's seat (门风).
    #[must_use]
    pub const fn with_seat(self, seat: Wind) -> Situation {
        Situation { seat, ..self }
    }

    /// Sets the wind of the round (圈风).
    #[must_use]
    pub const fn with_prevalent(self, prevalent: Wind) -> Situation {
        Situation { prevalent, ..self }
    }

    /// Sets the number of flower tiles (花牌), eight at most.
    #[must_use]
    pub const fn with_flowers(self, flowers: u8) -> Situation {
        Situation { flowers, ..self }
    }

    /// The winning tile is the last of its kind, and the other three are visible to all (和绝张).
    #[must_use]
    pub const fn with_last_copy(self) -> Situation {
        Situation { last_copy: true, ..self }
    }

    /// Sets how many other copies of the winning tile lie open outside the own melds, where that
    /// is known: with the own melds three make it the last of its kind (和绝张).
    ///
    /// ```
    /// use mentsu::mcr::{Fan, Rules, Situation, score};
    /// use mentsu::{hand, tile};
    ///
    /// let hand = hand!("234m55p68s(111z)(789m)");
    /// let won = Situation::by_discard(tile!("7s")).with_seen(3);
    /// assert!(score(&hand, &won, &Rules::MIL).unwrap().fan_set().contains(Fan::LastTile));
    /// ```
    #[must_use]
    pub const fn with_seen(self, seen: u8) -> Situation {
        Situation { seen: Some(seen), ..self }
    }

    /// The winning tile involves a kong: if self-drawn, it was drawn after the player's own kong
    /// (杠上开花), otherwise it was added to another player's pung (抢杠和).
    #[must_use]
    pub const fn with_kong(self) -> Situation {
        Situation { about_kong: true, ..self }
    }

    /// No tile is left in the wall: a self-drawn win is on its last tile (妙手回春), any other on the
    /// discard after it (海底捞月).
    #[must_use]
    pub const fn with_last_tile(self) -> Situation {
        Situation { last_tile: true, ..self }
    }

    /// The tile of another player; `None` if self-drawn, where the hand knows it.
    #[must_use]
    pub const fn winning_tile(&self) -> Option<Tile> {
        self.discard
    }

    /// Whether the winner drew the winning tile.
    #[must_use]
    pub const fn is_self_drawn(&self) -> bool {
        self.discard.is_none()
    }

    /// The winner's seat (门风).
    #[must_use]
    pub const fn seat(&self) -> Wind {
        self.seat
    }

    /// The wind of the round (圈风).
    #[must_use]
    pub const fn prevalent(&self) -> Wind {
        self.prevalent
    }

    /// The number of flower tiles.
    #[must_use]
    pub const fn flowers(&self) -> u8 {
        self.flowers
    }

    /// Whether the winning tile is the last of its kind.
    #[must_use]
    pub const fn is_last_copy(&self) -> bool {
        self.last_copy
    }

    /// How many other copies of the winning tile lie open outside the own melds, where that was
    /// said.
    #[must_use]
    pub const fn seen(&self) -> Option<u8> {
        self.seen
    }

    /// Whether anything was set that may contradict the hand.
    #[inline(always)]
    pub(super) const fn is_special(&self) -> bool {
        self.last_copy | self.about_kong | (self.flowers > MOST_FLOWERS) | self.seen.is_some()
    }

    /// Whether the winning tile involves a kong.
    #[must_use]
    pub const fn is_about_kong(&self) -> bool {
        self.about_kong
    }

    /// Whether no tile is left in the wall.
    #[must_use]
    pub const fn is_last_tile(&self) -> bool {
        self.last_tile
    }
}

crate::fields! { Situation, "field of a situation":
    /// The tile won from another player; without it the winner drew it (自摸).
    "discard": Option<Face>,
        |s| s.discard.map(Face::plain),
        |s, face| Situation { discard: face.map(|face| face.tile()), ..s };
    /// The player's seat (门风).
    "seat": Wind, |s| s.seat, Situation::with_seat;
    /// The prevalent wind, that of the round (圈风).
    "prevalent": Wind, |s| s.prevalent, Situation::with_prevalent;
    /// How many flower tiles the winner has (花牌); they don't count towards the minimum.
    "flowers": u8 = FieldKind::Number { least: 0, most: MOST_FLOWERS as i64, step: 1 },
        |s| s.flowers,
        Situation::with_flowers;
    /// The winning tile is the last of its kind, with the other three visible to all (和绝张).
    "last_copy": bool, |s| s.last_copy, |s, last_copy| Situation { last_copy, ..s };
    /// Won on a kong's replacement tile (杠上开花), or by robbing a kong (抢杠和).
    "kong": bool, |s| s.about_kong, |s, about_kong| Situation { about_kong, ..s };
    /// No tile is left in the wall: won on its last tile (妙手回春), or on the discard after it
    /// (海底捞月).
    "last_tile": bool, |s| s.last_tile, |s, last_tile| Situation { last_tile, ..s };
    /// How many other copies of the winning tile lie open outside the own melds, where that is
    /// known.
    "seen": Option<u8> = FieldKind::OptionalNumber { least: 0, most: 3 },
        |s| s.seen,
        |s, seen| Situation { seen, ..s };
}
