//! The payments for a win: each payer and amount.

pub(super) mod points;

use core::fmt;

use crate::list::{Filler, List, ListIter};
use crate::padded::{Unpadded, padded};
use crate::riichi::payments::points::Shares;
use crate::riichi::rules::{PaoHonba, PaoShare, Rules};
use crate::riichi::score::scored_reading::ScoredReading;
use crate::riichi::situation::{PAO, Situation};
use crate::riichi::yaku::set::YakuSet;
use crate::wind::Wind;

/// A player who pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Payer {
    /// The player in this seat.
    Seat(Wind),
    /// The discarder, where the situation doesn't name a seat.
    Discarder,
}

/// A payment by one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Payment {
    payer: Payer,
    points: u32,
    honba: u32,
}

impl Payment {
    /// The player who pays.
    #[must_use]
    pub const fn payer(&self) -> Payer {
        self.payer
    }

    /// The points paid for the hand.
    #[must_use]
    pub const fn points(&self) -> u32 {
        self.points
    }

    /// The points paid for the honba (本場) on top.
    #[must_use]
    pub const fn honba(&self) -> u32 {
        self.honba
    }

    /// The points paid in all.
    #[must_use]
    pub const fn total(&self) -> u32 {
        self.points.saturating_add(self.honba)
    }
}

impl Filler for Payment {
    const FILLER: Payment = Payment { payer: Payer::Discarder, points: 0, honba: 0 };
}

/// The payments for a win: each payer and amount (点数の移動).
///
/// ```
/// use mentsu::hand;
/// use mentsu::Wind;
/// use mentsu::riichi::{Payer, Rules, Situation, score};
///
/// let won = Situation::tsumo().with_seat(Wind::South).with_honba(1).with_sticks(2);
/// let score = score(&hand!("234m4567p678s555z+7p"), &won, &Rules::TENHOU).unwrap();
/// let paid: Vec<_> =
///     score.payments().iter().map(|payment| (payment.payer(), payment.total())).collect();
/// assert_eq!(paid, [
///     (Payer::Seat(Wind::East), 1_400),
///     (Payer::Seat(Wind::West), 800),
///     (Payer::Seat(Wind::North), 800),
/// ]);
/// assert_eq!(score.payments().points(), 2_700);
/// assert_eq!(score.payments().received(), 5_000);
/// ```
#[doc(alias = "点棒")]
#[doc(alias = "score transfer")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Payments {
    paid: List<Payment, 3>,
    sticks: u32,
}

impl Payments {
    /// No payments.
    pub(in crate::riichi) const NONE: Payments = Payments { paid: List::new(), sticks: 0 };

    /// The payments for these base points in this situation and by these rules, pao aside.
    ///
    /// For a base without a hand, such as nagashi mangan; a hand has
    /// [`Score::payments`](crate::riichi::Score::payments). A base above 2^28 counts as 2^28, so no
    /// sum overflows: six yakuman, the most in any preset, are 48,000.
    ///
    /// ```
    /// use mentsu::Wind;
    /// use mentsu::riichi::{Payments, Rules, Situation};
    ///
    /// let (rules, west) = (Rules::TENHOU, Situation::tsumo().with_seat(Wind::West));
    /// let nagashi = Payments::of(rules.nagashi_base().unwrap(), &west, &rules);
    /// assert_eq!(nagashi.points(), 8_000);
    /// ```
    #[must_use]
    pub fn of(base: u32, situation: &Situation, rules: &Rules) -> Payments {
        if base == 0 {
            let mut honba = Payments::nothing(situation);
            let nothing = Shares::of(0, situation, rules);
            honba.add_shares(nothing, Shares::of_honba(situation, rules), situation, rules);
            return honba;
        }
        Payments::of_shares(Shares::of(base.min(1 << 28), situation, rules), situation, rules)
    }

    /// The payments of a base above 0, of which everybody pays a share, pao aside.
    #[inline(always)]
    pub(in crate::riichi) fn of_shares(
        shares: Shares,
        situation: &Situation,
        rules: &Rules,
    ) -> Payments {
        let (sticks, honba) =
            (1_000 * u32::from(situation.sticks), Shares::of_honba(situation, rules));
        // One list, so that ron and tsumo both write it in the place of the return value.
        let tsumo = situation.is_tsumo();
        let or_nobody = |payment| if tsumo { payment } else { Payment::FILLER };
        let [first, second, third] = OTHERS[situation.seat as usize].map(Payer::Seat);
        // The dealer is the first of a tsumo's payers, unless the dealer wins.
        let of_first = if tsumo && situation.is_dealer() { Wind::South } else { Wind::East };
        let of_first = Payment {
            payer: if tsumo { first } else { discarder(situation) },
            points: shares.of_seat(of_first),
            honba: honba.of_seat(of_first),
        };
        let (points, honba) = (shares.of_seat(Wind::South), honba.of_seat(Wind::South));
        let of_second = or_nobody(Payment { payer: second, points, honba });
        let of_third = or_nobody(Payment { payer: third, points, honba });
        let two = rules.sanma && situation.seat != Wind::North;
        let payers = if !tsumo {
            1
        } else if two {
            2
        } else {
            3
        };
        Payments { paid: List::first_of([of_first, of_second, of_third], payers), sticks }
    }

    /// The payments for a hand by its best reading, pao included.
    #[inline(always)]
    pub(in crate::riichi) fn of_hand(
        best: &ScoredReading,
        situation: &Situation,
        rules: &Rules,
    ) -> Payments {
        let multiple = best.yakuman();
        if multiple > 0 && situation.pao != [None; 3] {
            return Payments::with_pao(best.yaku_set(), multiple, situation, rules);
        }
        let shares = Shares::of(best.base_points(), situation, rules);
        Payments::of_shares(shares, situation, rules)
    }

    #[cold]
    #[inline(never)]
    fn with_pao(yaku: YakuSet, multiple: u8, situation: &Situation, rules: &Rules) -> Payments {
        // The liable players, and how many of the hand's yakuman each pays.
        let (mut liable, mut rest) = ([None; 3], multiple);
        for ((yakuman, seat), liable) in PAO.into_iter().zip(situation.pao).zip(&mut liable) {
            if yaku.contains(yakuman) && rules.pao.contains(yakuman) {
                let part = rest.min(rules.yakuman_multiple(yakuman));
                *liable = seat.map(|seat| (Payer::Seat(seat), part));
                rest -= if seat.is_some() { part } else { 0 };
            }
        }
        let mut liable = liable.into_iter().flatten();
        let shares = |yakuman: u8| Shares::of(8_000 * u32::from(yakuman), situation, rules);
        let honba = Shares::of_honba(situation, rules);
        let mut all = Payments::nothing(situation);
        let Some((first, part)) = liable.next() else {
            all.add_shares(shares(rest), honba, situation, rules);
            return all;
        };
        let whole = matches!(rules.pao_share, PaoShare::WholeHand);
        let first_part = if whole { part + rest } else { part };
        for (payer, part) in core::iter::once((first, first_part)).chain(liable) {
            let points = shares(part).total();
            if situation.is_tsumo() {
                all.add(payer, points, 0);
            } else {
                all.add(discarder(situation), points / 2, 0);
                all.add(payer, points / 2, 0);
            }
        }
        if !whole {
            all.add_shares(shares(rest), shares(0), situation, rules);
        }
        if !situation.is_tsumo() && matches!(rules.pao_honba, PaoHonba::Discarder) {
            all.add_shares(shares(0), honba, situation, rules);
        } else {
            all.add(first, 0, u32::from(situation.honba) * u32::from(rules.honba));
        }
        all
    }

    const fn nothing(situation: &Situation) -> Payments {
        Payments { paid: List::new(), sticks: 1_000 * situation.sticks as u32 }
    }

    /// Adds everybody's shares of the hand and of the honba.
    fn add_shares(&mut self, hand: Shares, honba: Shares, situation: &Situation, rules: &Rules) {
        for_each_payer(situation, rules, |payer, seat| {
            self.add(payer, hand.of_seat(seat), honba.of_seat(seat));
        });
    }

    /// Adds to a player's payment, unless the sum is 0.
    fn add(&mut self, payer: Payer, points: u32, honba: u32) {
        if points == 0 && honba == 0 {
            return;
        }
        match self.paid.as_mut_slice().iter_mut().find(|payment| payment.payer == payer) {
            Some(payment) => {
                payment.points += points;
                payment.honba += honba;
            }
            None => {
                let in_order = self.paid.last().is_none_or(|last| last.payer < payer);
                self.paid.push(Payment { payer, points, honba });
                if !in_order {
                    self.paid.sort_by_key(|payment| payment.payer);
                }
            }
        }
    }

    /// The payments by seat, East first.
    #[must_use]
    pub fn iter(&self) -> PaymentsIter {
        PaymentsIter { paid: self.paid.into_iter() }
    }

    /// The points received for the hand, without honba and sticks.
    #[must_use]
    pub fn points(&self) -> u32 {
        self.iter().map(|payment| payment.points).sum()
    }

    /// The points received for the honba.
    #[must_use]
    pub fn honba(&self) -> u32 {
        self.iter().fold(0, |sum, payment| sum.saturating_add(payment.honba))
    }

    /// The points of the riichi sticks taken from the table (供託); no player pays them now.
    #[must_use]
    pub const fn sticks(&self) -> u32 {
        self.sticks
    }

    /// The points received in all: hand, honba and sticks.
    #[must_use]
    pub fn received(&self) -> u32 {
        self.points().saturating_add(self.honba()).saturating_add(self.sticks)
    }
}

padded! {
    /// The seat's wind, or `discarder`.
    Payer
}

impl Unpadded for Payer {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Payer::Seat(seat) => write!(f, "{seat}"),
            Payer::Discarder => f.write_str("discarder"),
        }
    }
}

padded! {
    /// The payer and the amount, honba included: `east pays 3900`.
    Payment
}

impl Unpadded for Payment {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} pays {}", self.payer, self.total())
    }
}

padded! {
    /// Each payment, honba included, then the sticks:
    /// `east pays 3900, west pays 2000, 1000 from sticks`.
    Payments
}

impl Unpadded for Payments {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, payment) in self.iter().enumerate() {
            write!(f, "{}{payment}", if i == 0 { "" } else { ", " })?;
        }
        match self.sticks {
            0 => Ok(()),
            sticks => write!(f, ", {sticks} from sticks"),
        }
    }
}

impl IntoIterator for &Payments {
    type Item = Payment;
    type IntoIter = PaymentsIter;

    fn into_iter(self) -> PaymentsIter {
        self.iter()
    }
}

/// The [`Payments`] by seat, East first.
#[derive(Clone, Debug)]
pub struct PaymentsIter {
    paid: ListIter<Payment, 3>,
}

impl Iterator for PaymentsIter {
    type Item = Payment;

    fn next(&mut self) -> Option<Payment> {
        self.paid.next()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.paid.size_hint()
    }
}

impl ExactSizeIterator for PaymentsIter {}

/// The seats of the losers, by the winner's seat.
const OTHERS: [[Wind; 3]; 4] = {
    let [east, south, west, north] = Wind::ALL;
    [[south, west, north], [east, west, north], [east, south, north], [east, south, west]]
};

/// Visits the payers in order, if no player is liable, with the seat that sets the share.
#[inline(always)]
fn for_each_payer(situation: &Situation, rules: &Rules, mut visit: impl FnMut(Payer, Wind)) {
    if !situation.is_tsumo() {
        return visit(discarder(situation), Wind::East);
    }
    for seat in Wind::ALL {
        let plays = !(rules.sanma && seat == Wind::North);
        if plays && seat != situation.seat {
            visit(Payer::Seat(seat), seat);
        }
    }
}

fn discarder(situation: &Situation) -> Payer {
    situation.discarder.map_or(Payer::Discarder, Payer::Seat)
}
