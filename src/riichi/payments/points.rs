//! Points from han and fu: limits, base points, and each payer's share.

use crate::riichi::rules::{CountedYakuman, Rules, SanmaTsumo};
use crate::riichi::situation::Situation;
use crate::wind::Wind;

/// The limit that caps a hand's base points (満貫 and above).
///
/// ```
/// use mentsu::riichi::{Limit, Rules, base_points};
///
/// assert_eq!(base_points(6, 30, &Rules::TENHOU), (3_000, Limit::Haneman));
/// assert_eq!(Limit::Haneman.to_string(), "haneman");
/// ```
#[doc(alias = "limit hand")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Limit {
    /// No limit: han and fu decide.
    #[default]
    None,
    /// 2,000 base points (満貫).
    Mangan,
    /// 3,000 base points (跳満): 6 or 7 han.
    Haneman,
    /// 4,000 base points (倍満): 8 to 10 han.
    Baiman,
    /// 6,000 base points (三倍満): 11 or 12 han.
    Sanbaiman,
    /// 8,000 base points (数え役満): 13 han or more without a yakuman.
    CountedYakuman,
    /// 8,000 base points (役満), times the multiple.
    Yakuman,
}

crate::names! { Limit, "limit":
    None "none",
    Mangan "mangan",
    Haneman "haneman",
    Baiman "baiman",
    Sanbaiman "sanbaiman",
    CountedYakuman "counted_yakuman",
    Yakuman "yakuman",
}

/// The base points (基本点) of han and fu, and the limit that caps them.
///
/// Below the limits they are fu × 2^(han + 2).
///
/// ```
/// use mentsu::riichi::{Limit, Rules, base_points};
///
/// assert_eq!(base_points(3, 40, &Rules::TENHOU), (1_280, Limit::None));
/// assert_eq!(base_points(4, 30, &Rules::TENHOU), (1_920, Limit::None));
/// assert_eq!(base_points(4, 30, &Rules::M_LEAGUE), (2_000, Limit::Mangan));
/// assert_eq!(base_points(13, 30, &Rules::EMA), (6_000, Limit::Sanbaiman));
/// ```
#[doc(alias = "kihonten")]
#[must_use]
#[inline]
pub const fn base_points(han: u8, fu: u8, rules: &Rules) -> (u32, Limit) {
    let most = if matches!(rules.counted_yakuman, CountedYakuman::Yakuman) { 13 } else { 12 };
    let han = if han < most { han } else { most };
    let (cap, limit) = CAPS[han as usize];
    let uncapped = (fu as u32) << (han + 2);
    // 4 han 30 fu and 3 han 60 fu are 1,920.
    let raised = rules.kiriage & (uncapped == 1_920);
    if (han >= 5) | (uncapped >= 2_000) | raised { (cap, limit) } else { (uncapped, Limit::None) }
}

/// The limits by han, 13 and more last.
const CAPS: [(u32, Limit); 14] = [
    (2_000, Limit::Mangan),
    (2_000, Limit::Mangan),
    (2_000, Limit::Mangan),
    (2_000, Limit::Mangan),
    (2_000, Limit::Mangan),
    (2_000, Limit::Mangan),
    (3_000, Limit::Haneman),
    (3_000, Limit::Haneman),
    (4_000, Limit::Baiman),
    (4_000, Limit::Baiman),
    (4_000, Limit::Baiman),
    (6_000, Limit::Sanbaiman),
    (6_000, Limit::Sanbaiman),
    (8_000, Limit::CountedYakuman),
];

/// Rounds a payment up to a hundred.
#[inline(always)]
const fn round_up(points: u32) -> u32 {
    let above = points + 99;
    above - above % 100
}

/// The payment of each payer.
#[derive(Clone, Copy)]
pub(in crate::riichi) enum Shares {
    /// The discarder.
    Ron(u32),
    /// The dealer, unless the dealer wins, and each of the `others`.
    Tsumo { dealer: u32, other: u32, others: u32 },
}

impl Shares {
    #[inline(always)]
    pub(in crate::riichi) const fn of(base: u32, situation: &Situation, rules: &Rules) -> Shares {
        let dealer_won = situation.is_dealer();
        if !situation.is_tsumo() {
            return Shares::Ron(round_up(if dealer_won { 6 * base } else { 4 * base }));
        }
        let (dealer, other) = if dealer_won { (0, 2 * base) } else { (2 * base, base) };
        // Sanma's missing seat is never the dealer's.
        let (dealer, other) = match (rules.sanma, rules.sanma_tsumo) {
            (false, _) | (true, SanmaTsumo::Loss) => (dealer, other),
            (true, SanmaTsumo::Bisection) => (dealer + other / 2, other + other / 2),
            (true, SanmaTsumo::Even) => {
                let half = if dealer_won { 3 * base } else { 2 * base };
                (half, half)
            }
        };
        let dealer = if dealer_won { 0 } else { round_up(dealer) };
        let others = rules.players() as u32 - if dealer_won { 1 } else { 2 };
        Shares::Tsumo { dealer, other: round_up(other), others }
    }

    /// The shares of the honba on the table.
    #[inline(always)]
    pub(in crate::riichi) const fn of_honba(situation: &Situation, rules: &Rules) -> Shares {
        let (honba, players) = (situation.honba as u32, rules.players() as u32);
        if !situation.is_tsumo() {
            return Shares::Ron(honba * rules.honba as u32);
        }
        let share = if rules.sanma { rules.honba / 2 } else { rules.honba / 3 };
        let other = honba * share as u32;
        let dealer = if situation.is_dealer() { 0 } else { other };
        let others = players - if situation.is_dealer() { 1 } else { 2 };
        Shares::Tsumo { dealer, other, others }
    }

    /// The share of a seat by tsumo, or of the discarder by ron.
    #[inline(always)]
    pub(in crate::riichi) const fn of_seat(self, seat: Wind) -> u32 {
        match self {
            Shares::Ron(points) => points,
            Shares::Tsumo { dealer, other, .. } => match seat {
                Wind::East => dealer,
                _ => other,
            },
        }
    }

    /// The sum of all shares.
    #[inline(always)]
    pub(in crate::riichi) const fn total(self) -> u32 {
        match self {
            Shares::Ron(points) => points,
            Shares::Tsumo { dealer, other, others } => dealer + others * other,
        }
    }
}
