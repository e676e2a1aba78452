//! The arguments of a search besides the hand: winds, visible tiles, draws left, and the depth.

use crate::tile::Counts;
use crate::wind::Wind;

/// The facts about the rest of a hand's play, and how far to look ahead.
///
/// ```
/// use mentsu::Wind;
/// use mentsu::mcr::Outlook;
///
/// let outlook = Outlook::new().with_seat(Wind::South).with_draws(12).with_others(3);
/// assert_eq!((outlook.draws(), outlook.others(), outlook.depth()), (12, 3, 1));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outlook {
    seat: Wind,
    prevalent: Wind,
    seen: Counts,
    draws: u8,
    others: u8,
    depth: u8,
}

impl Outlook {
    /// East's seat in East's round, nothing seen but the hand, 17 draws left, alone, and one
    /// exchange beyond the shortest way.
    #[must_use]
    pub const fn new() -> Outlook {
        Outlook {
            seat: Wind::East,
            prevalent: Wind::East,
            seen: Counts::EMPTY,
            draws: 17,
            others: 0,
            depth: 1,
        }
    }

    /// Sets the player's seat (门风).
    #[must_use]
    pub const fn with_seat(self, seat: Wind) -> Outlook {
        Outlook { seat, ..self }
    }

    /// Sets the wind of the round (圈风).
    #[must_use]
    pub const fn with_prevalent(self, prevalent: Wind) -> Outlook {
        Outlook { prevalent, ..self }
    }

    /// Sets the tiles seen besides the hand and its melds.
    #[must_use]
    pub const fn with_seen(self, seen: Counts) -> Outlook {
        Outlook { seen, ..self }
    }

    /// Sets how many tiles the player still draws.
    #[must_use]
    pub const fn with_draws(self, draws: u8) -> Outlook {
        Outlook { draws, ..self }
    }

    /// Sets how many tiles the other players discard between two draws, and once more after the
    /// last, on which the hand may win (点和); 0 for a player alone. Each is any unseen tile with
    /// equal chance, and no other player wins.
    #[must_use]
    pub const fn with_others(self, others: u8) -> Outlook {
        Outlook { others, ..self }
    }

    /// Sets how many exchanges a way may take beyond the shortest to a win that is worth enough.
    #[must_use]
    pub const fn with_depth(self, depth: u8) -> Outlook {
        Outlook { depth, ..self }
    }

    /// The player's seat.
    #[must_use]
    pub const fn seat(&self) -> Wind {
        self.seat
    }

    /// The wind of the round.
    #[must_use]
    pub const fn prevalent(&self) -> Wind {
        self.prevalent
    }

    /// The tiles seen besides the hand and its melds.
    #[must_use]
    pub const fn seen(&self) -> &Counts {
        &self.seen
    }

    /// How many tiles the player still draws.
    #[must_use]
    pub const fn draws(&self) -> u8 {
        self.draws
    }

    /// How many tiles the other players discard between two draws.
    #[must_use]
    pub const fn others(&self) -> u8 {
        self.others
    }

    /// How many exchanges beyond the shortest way are allowed.
    #[must_use]
    pub const fn depth(&self) -> u8 {
        self.depth
    }
}

impl Default for Outlook {
    /// [`Outlook::new`].
    fn default() -> Outlook {
        Outlook::new()
    }
}

crate::fields! { Outlook, "field of an outlook":
    /// The player's seat (门风).
    "seat": Wind, |outlook| outlook.seat, Outlook::with_seat;
    /// The prevalent wind, that of the round (圈风).
    "prevalent": Wind, |outlook| outlook.prevalent, Outlook::with_prevalent;
    /// The tiles seen besides the hand and its melds.
    "seen": Counts, |outlook| outlook.seen, Outlook::with_seen;
    /// How many tiles the player still draws.
    "draws": u8, |outlook| outlook.draws, Outlook::with_draws;
    /// How many tiles the other players discard between two draws, on which the hand may win.
    "others": u8, |outlook| outlook.others, Outlook::with_others;
    /// How many exchanges a way may take beyond the shortest to a win that is worth enough.
    "depth": u8, |outlook| outlook.depth, Outlook::with_depth;
}
