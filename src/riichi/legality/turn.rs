//! The state of a player's turn on which calls, kans and draws depend.

use crate::fields::FieldKind;

/// What the player has declared and what has happened at the table: the part that decides which
/// calls, kans and draws are allowed now.
///
/// ```
/// use mentsu::riichi::Rules;
/// use mentsu::riichi::legality::{Turn, calls};
/// use mentsu::{CalledFrom, hand, tile};
///
/// let hand = hand!("123456m222789p5s");
/// let from = CalledFrom::Toimen;
/// let called = |turn| {
///     calls(&hand, tile!("2p"), from, &turn, &Rules::TENHOU).map(|melds| melds.len())
/// };
/// assert_eq!(called(Turn::new()), Ok(2), "pon or daiminkan");
/// assert_eq!(called(Turn::new().with_kans(4)), Ok(1), "no rinshan tile is left");
/// assert_eq!(called(Turn::new().with_riichi()), Ok(0));
/// ```
#[doc(alias = "巡目")]
#[doc(alias = "game state")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[must_use]
pub struct Turn {
    riichi: bool,
    last_tile: bool,
    kans: u8,
    first_uninterrupted: bool,
    called: bool,
    abortive_draw: bool,
}

impl Turn {
    /// A turn in the middle of a hand, before anyone has declared anything.
    pub const fn new() -> Turn {
        Turn {
            riichi: false,
            last_tile: false,
            kans: 0,
            first_uninterrupted: false,
            called: false,
            abortive_draw: false,
        }
    }

    /// The player has declared riichi.
    pub const fn with_riichi(self) -> Turn {
        Turn { riichi: true, ..self }
    }

    /// No tile is left to draw: the last discard can only be won on, and no kan is possible.
    pub const fn with_last_tile(self) -> Turn {
        Turn { last_tile: true, ..self }
    }

    /// The number of kans by all players together, 0 to 4. Four rinshan tiles rule out a fifth.
    /// Where four kans of several players end the hand, the discard after the fourth is one
    /// [`with_abortive_draw`](Turn::with_abortive_draw).
    pub const fn with_kans(self, kans: u8) -> Turn {
        Turn { kans, ..self }
    }

    /// It is the player's first turn, without any call, kan (the player's own ankan included) or
    /// kita so far (純正一巡目).
    pub const fn with_first_uninterrupted(self) -> Turn {
        Turn { first_uninterrupted: true, ..self }
    }

    /// The player has just called chi or pon and discards next, without a draw: there is no kan and
    /// no kita. A daiminkan isn't meant, as a draw follows it.
    pub const fn with_called(self) -> Turn {
        Turn { called: true, ..self }
    }

    /// The discard ends the hand by suukaikan, suufon renda or suucha riichi (途中流局) unless a player
    /// wins on it: it can't be called.
    pub const fn with_abortive_draw(self) -> Turn {
        Turn { abortive_draw: true, ..self }
    }

    /// Whether the player has declared riichi.
    #[must_use]
    pub const fn riichi(&self) -> bool {
        self.riichi
    }

    /// Whether no tile is left to draw.
    #[must_use]
    pub const fn last_tile(&self) -> bool {
        self.last_tile
    }

    /// The number of kans by all players together.
    #[must_use]
    pub const fn kans(&self) -> u8 {
        self.kans
    }

    /// Whether it is the player's first turn, uninterrupted.
    #[must_use]
    pub const fn first_uninterrupted(&self) -> bool {
        self.first_uninterrupted
    }

    /// Whether the player has called chi or pon and discards next.
    #[must_use]
    pub const fn called(&self) -> bool {
        self.called
    }

    /// Whether the discard ends the hand unless a player wins on it.
    #[must_use]
    pub const fn abortive_draw(&self) -> bool {
        self.abortive_draw
    }

    /// Whether a rinshan tile is left to draw.
    pub(super) const fn allows_kan(&self) -> bool {
        !self.last_tile && self.kans < 4
    }
}

crate::fields! { Turn, "field of a turn":
    /// The player has declared riichi.
    "riichi": bool, |turn| turn.riichi, |turn, riichi| Turn { riichi, ..turn };
    /// No tile is left to draw.
    "last_tile": bool, |turn| turn.last_tile, |turn, last_tile| Turn { last_tile, ..turn };
    /// The number of kans by all players together.
    "kans": u8 = FieldKind::Number { least: 0, most: 4, step: 1 },
        |turn| turn.kans,
        Turn::with_kans;
    /// It is the player's first turn, without any call, kan or kita so far (純正一巡目).
    "first_uninterrupted": bool,
        |turn| turn.first_uninterrupted,
        |turn, first_uninterrupted| Turn { first_uninterrupted, ..turn };
    /// The player has just called chi or pon and discards next.
    "called": bool, |turn| turn.called, |turn, called| Turn { called, ..turn };
    /// The discard ends the hand by an abortive draw (途中流局) unless a player wins on it.
    "abortive_draw": bool,
        |turn| turn.abortive_draw,
        |turn, abortive_draw| Turn { abortive_draw, ..turn };
}
