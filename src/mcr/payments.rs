//! Payments between the players.

use super::rules::Rules;

/// The payments of the three others to the winner (算分).
///
/// If the win is self-drawn, each pays the points of the hand and the base. Otherwise the discarder
/// does, and the two others pay only the base.
///
/// ```
/// use mentsu::mcr::{Payments, Rules};
///
/// let drawn = Payments::of(12, true, &Rules::MIL);
/// assert_eq!((drawn.from_discarder(), drawn.from_others(), drawn.received()), (None, 20, 60));
/// let discarded = Payments::of(12, false, &Rules::MIL);
/// assert_eq!((discarded.from_discarder(), discarded.from_others()), (Some(20), 8));
/// assert_eq!(discarded.received(), 36);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Payments {
    from_discarder: Option<u16>,
    from_others: u16,
}

impl Payments {
    /// The payments for a hand worth `points`, flowers included.
    #[must_use]
    pub const fn of(points: u16, self_drawn: bool, rules: &Rules) -> Payments {
        let (base, whole) = (rules.base(), rules.base().saturating_add(points));
        if self_drawn {
            Payments { from_discarder: None, from_others: whole }
        } else {
            Payments { from_discarder: Some(whole), from_others: base }
        }
    }

    /// The payment of the discarder; `None` if the win was self-drawn.
    #[must_use]
    pub const fn from_discarder(&self) -> Option<u16> {
        self.from_discarder
    }

    /// The payment of each other player: three of them if the win was self-drawn, otherwise two.
    #[must_use]
    pub const fn from_others(&self) -> u16 {
        self.from_others
    }

    /// The total that the winner receives.
    #[must_use]
    pub const fn received(&self) -> u32 {
        match self.from_discarder {
            Some(whole) => whole as u32 + 2 * self.from_others as u32,
            None => 3 * self.from_others as u32,
        }
    }
}
