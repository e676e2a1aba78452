//! What a win is worth, and who pays which part of it for which reason.

use core::fmt;

use mentsu::riichi::{DoraKind, FuItem, Limit, Yaku};
use mentsu::{FormBlock, WaitShape};
use smallvec::SmallVec;

use crate::seat::Seat;

/// What a win is worth and why (点数): the best reading of the hand, and every payment.
///
/// ```
/// use mentsu::random::SplitMix64;
/// use mentsu_table::{GameRules, Round, RoundStart, Wall, bot};
///
/// let rules = GameRules::TENHOU;
/// let wall = Wall::shuffled(&rules, &mut SplitMix64::new(7));
/// let mut round = Round::new(&rules, &RoundStart::first(&rules), wall).unwrap();
/// while let Some(seat) = round.awaited().next() {
///     let action = bot::efficiency(&round.view(seat).unwrap());
///     round.act(seat, action).unwrap();
/// }
/// let worth = round.wins().next().unwrap().worth.as_ref().unwrap();
/// assert_eq!(worth.to_string(), "1 han 40 fu, 1300 points: riichi 1");
/// assert_eq!(worth.payments[0].points, 1_300);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Worth {
    /// The points of the hand, without honba and sticks.
    pub points: u32,
    /// The han of yaku and dora; `None` with a yakuman.
    pub han: Option<u8>,
    /// The fu, rounded; `None` with a yakuman.
    pub fu: Option<u8>,
    /// How many times a yakuman: 0 without one.
    pub yakuman: u8,
    /// The limit that caps the points.
    pub limit: Limit,
    /// The yaku with their han, in order; a yakuman has its multiple instead.
    pub yaku: SmallVec<[(Yaku, u8); 6]>,
    /// The dora by kind with their han: none with a yakuman.
    pub dora: SmallVec<[(DoraKind, u8); 3]>,
    /// The fu item by item: none with a yakuman.
    pub fu_items: SmallVec<[FuItem; 5]>,
    /// The blocks of the winning form, melds aside, each with whether the winning tile completed
    /// it. The melds are those of [`Win::hand`](super::Win::hand).
    pub blocks: SmallVec<[(FormBlock, bool); 7]>,
    /// The shape that waited for the winning tile.
    pub shape: WaitShape,
    /// Who pays what, in the order of seats.
    pub payments: SmallVec<[WinPayment; 3]>,
    /// The points of the riichi sticks taken from the table (供託).
    pub sticks: u32,
}

/// What one player pays for a win.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct WinPayment {
    /// Who pays.
    pub seat: Seat,
    /// The points paid for the hand.
    pub points: u32,
    /// The points paid for honba (本場).
    pub honba: u32,
    /// The yaku of the hand that the payer is liable for (包): yakuman, or rinshan after a
    /// daiminkan.
    pub liable_for: SmallVec<[Yaku; 2]>,
}

impl Worth {
    /// The points received in all: hand, honba and sticks.
    ///
    /// With a double ron, sticks and honba count for the winner who takes them.
    #[must_use]
    pub fn received(&self) -> u32 {
        let paid = self.payments.iter().map(|paid| paid.points.saturating_add(paid.honba));
        paid.fold(self.sticks, u32::saturating_add)
    }
}

impl fmt::Display for Worth {
    /// One line: `3 han 40 fu, 5200 points: riichi 1, pinfu 1, dora 1`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.yakuman, self.han, self.fu) {
            (0, Some(han), Some(fu)) => write!(f, "{han} han {fu} fu")?,
            (1, ..) => write!(f, "{}", Limit::Yakuman)?,
            (times, ..) => write!(f, "{times} × {}", Limit::Yakuman)?,
        }
        if self.yakuman == 0 && self.limit != Limit::None {
            write!(f, ", {}", self.limit)?;
        }
        write!(f, ", {} points", self.points)?;
        let mut before = ": ";
        for (yaku, han) in &self.yaku {
            write!(f, "{before}{yaku}")?;
            if self.yakuman == 0 {
                write!(f, " {han}")?;
            }
            before = ", ";
        }
        for (dora, han) in &self.dora {
            write!(f, "{before}{dora} {han}")?;
            before = ", ";
        }
        Ok(())
    }
}
