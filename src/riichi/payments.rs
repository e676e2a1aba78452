//! Who pays what.

use smallvec::SmallVec;

use super::points::{round_up, total, tsumo_shares};
use super::rules::{PaoHonba, PaoShare, Rules};
use super::situation::{PAO, Situation};
use super::wind::Wind;
use super::yaku_set::YakuSet;

/// Somebody who pays.
///
/// ```
/// use mentsu::riichi::{Payer, Payments, Rules, Situation, Wind};
///
/// let won = Situation::tsumo().with_seat(Wind::South).with_honba(1).with_sticks(1);
/// let mangan = Payments::of(2_000, &won, &Rules::TENHOU);
/// let payers: Vec<Payer> = mangan.iter().map(|payment| payment.payer).collect();
/// assert_eq!(payers, [Wind::East, Wind::West, Wind::North].map(Payer::Seat));
/// ```
#[doc(alias = "支払い")]
#[doc(alias = "loser")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Payer {
    /// The player in this seat.
    Seat(Wind),
    /// Whoever gave the tile, where the situation doesn't say who.
    Discarder,
}

/// What one player pays.
///
/// ```
/// use mentsu::riichi::{Payer, Payments, Rules, Situation, Wind};
///
/// let won = Situation::tsumo().with_seat(Wind::South).with_honba(1).with_sticks(1);
/// let mangan = Payments::of(2_000, &won, &Rules::TENHOU);
/// let east = mangan.iter().next().unwrap();
/// assert_eq!((east.payer, east.points, east.honba), (Payer::Seat(Wind::East), 4_000, 100));
/// ```
#[doc(alias = "支払い")]
#[doc(alias = "transfer")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Payment {
    /// Who.
    pub payer: Payer,
    /// For the hand.
    pub points: u32,
    /// For the honba, on top.
    pub honba: u32,
}

impl Payment {
    /// Both together.
    #[must_use]
    pub const fn total(&self) -> u32 {
        self.points.saturating_add(self.honba)
    }
}

/// Who pays what for a win (点数の移動).
///
/// ```
/// use mentsu::riichi::{Payer, Rules, Situation, Wind, score};
///
/// let hand = mentsu::hand!("234m4567p678s555z+7p");
/// let situation = Situation::tsumo().with_seat(Wind::South).with_honba(1).with_sticks(2);
/// let score = score(&hand, &situation, &Rules::TENHOU)?;
/// let paid: Vec<_> =
///     score.payments().iter().map(|payment| (payment.payer, payment.total())).collect();
/// assert_eq!(paid, [
///     (Payer::Seat(Wind::East), 1_400),
///     (Payer::Seat(Wind::West), 800),
///     (Payer::Seat(Wind::North), 800),
/// ]);
/// assert_eq!(score.payments().points(), 2_700);
/// assert_eq!(score.payments().received(), 5_000);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "点数の移動")]
#[doc(alias = "点棒")]
#[doc(alias = "score transfer")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Payments {
    paid: [Payment; 3],
    len: u8,
    sticks: u32,
}

impl Payments {
    /// What a base of points makes the others pay by this situation and these rules, pao aside.
    /// For a hand [`Score::payments`](super::Score::payments) is the answer; this one is for
    /// what has a base but no hand, such as nagashi mangan.
    ///
    /// A base above 2^28 is taken for 2^28, so that no sum overflows: six yakuman, the
    /// most in any preset, are 48,000.
    #[must_use]
    #[inline]
    pub fn of(base: u32, situation: &Situation, rules: &Rules) -> Payments {
        let base = base.min(1 << 28);
        let dealer_won = situation.is_dealer();
        let mut all = Payments::nothing(situation);
        let honba = u32::from(situation.honba) * u32::from(rules.honba);
        if !situation.is_tsumo() {
            let points = round_up(if dealer_won { 6 * base } else { 4 * base });
            if points != 0 || honba != 0 {
                all.paid[0] = Payment { payer: all_discarder(situation), points, honba };
                all.len = 1;
            }
            return all;
        }
        let (dealer, other) = tsumo_shares(base, dealer_won, rules);
        let each = u32::from(rules.honba) / (u32::from(rules.players()) - 1);
        let honba = u32::from(situation.honba) * each;
        if other == 0 && honba == 0 {
            return all;
        }
        // Every other seat, in order.
        let winner = situation.seat as usize;
        all.len = rules.players() - 1;
        for (i, payment) in all.paid[..usize::from(all.len)].iter_mut().enumerate() {
            let seat = Wind::ALL[i + usize::from(i >= winner)];
            let points = if seat == Wind::East { dealer } else { other };
            *payment = Payment { payer: Payer::Seat(seat), points, honba };
        }
        all
    }

    /// The payments of a hand, pao included.
    #[inline]
    pub(super) fn of_hand(
        base: u32,
        yaku: YakuSet,
        multiple: u8,
        situation: &Situation,
        rules: &Rules,
    ) -> Payments {
        if multiple > 0 && situation.pao != [None; 3] {
            return Payments::with_pao(yaku, multiple, situation, rules);
        }
        Payments::of(base, situation, rules)
    }

    #[cold]
    #[inline(never)]
    fn with_pao(yaku: YakuSet, multiple: u8, situation: &Situation, rules: &Rules) -> Payments {
        let mut all = Payments::nothing(situation);
        let liable = PAO.into_iter().zip(situation.pao).filter_map(|(yakuman, seat)| {
            let counts = yaku.contains(yakuman) && rules.pao.contains(yakuman);
            seat.filter(|_| counts).map(|seat| (Payer::Seat(seat), rules.yakuman_multiple(yakuman)))
        });
        let mut parts: SmallVec<[(Payer, u8); 3]> = liable.collect();
        let mut rest = multiple;
        for (_, part) in &mut parts {
            *part = rest.min(*part);
            rest -= *part;
        }
        if let (PaoShare::WholeHand, Some((_, part))) = (rules.pao_share, parts.first_mut()) {
            *part += rest;
            rest = 0;
        }
        for &(liable, part) in &parts {
            let points = total(8_000 * u32::from(part), situation, rules);
            if situation.is_tsumo() {
                all.add(liable, points, 0);
            } else {
                all.add(all_discarder(situation), points / 2, 0);
                all.add(liable, points / 2, 0);
            }
        }
        all.add_base(8_000 * u32::from(rest), situation, rules);
        match (parts.first(), rules.pao_honba) {
            (None, _) => all.add_honba(situation, rules),
            (_, PaoHonba::Discarder) if !situation.is_tsumo() => {
                all.add_honba(situation, rules);
            }
            (Some(&(liable, _)), _) => {
                all.add(liable, 0, u32::from(situation.honba) * u32::from(rules.honba));
            }
        }
        all
    }

    const fn nothing(situation: &Situation) -> Payments {
        let payment = Payment { payer: Payer::Discarder, points: 0, honba: 0 };
        Payments { paid: [payment; 3], len: 0, sticks: 1_000 * situation.sticks as u32 }
    }

    /// Adds to what somebody pays; nobody pays nothing.
    fn add(&mut self, payer: Payer, points: u32, honba: u32) {
        if points == 0 && honba == 0 {
            return;
        }
        let len = usize::from(self.len);
        match self.paid[..len].iter_mut().find(|payment| payment.payer == payer) {
            Some(payment) => {
                payment.points += points;
                payment.honba += honba;
            }
            None => {
                self.paid[len] = Payment { payer, points, honba };
                self.len += 1;
                self.paid[..=len].sort_unstable_by_key(|payment| payment.payer);
            }
        }
    }

    fn add_base(&mut self, base: u32, situation: &Situation, rules: &Rules) {
        if base == 0 {
            return;
        }
        let dealer_won = situation.is_dealer();
        if !situation.is_tsumo() {
            let points = round_up(if dealer_won { 6 * base } else { 4 * base });
            return self.add(all_discarder(situation), points, 0);
        }
        let (dealer, other) = tsumo_shares(base, dealer_won, rules);
        for seat in payers(situation, rules) {
            let points = if seat == Wind::East { dealer } else { other };
            self.add(Payer::Seat(seat), points, 0);
        }
    }

    fn add_honba(&mut self, situation: &Situation, rules: &Rules) {
        if situation.honba == 0 {
            return;
        }
        let honba = u32::from(rules.honba);
        if !situation.is_tsumo() {
            return self.add(all_discarder(situation), 0, u32::from(situation.honba) * honba);
        }
        let each = honba / (u32::from(rules.players()) - 1);
        for seat in payers(situation, rules) {
            self.add(Payer::Seat(seat), 0, u32::from(situation.honba) * each);
        }
    }

    /// The payments by seat, East first.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Payment> + use<> {
        self.paid.into_iter().take(usize::from(self.len))
    }

    /// Received for the hand: without honba and sticks.
    #[must_use]
    pub fn points(&self) -> u32 {
        self.iter().map(|payment| payment.points).sum()
    }

    /// Received for the honba.
    #[must_use]
    pub fn honba(&self) -> u32 {
        self.iter().fold(0, |sum, payment| sum.saturating_add(payment.honba))
    }

    /// The riichi sticks taken from the table, in points; nobody pays them now.
    #[must_use]
    pub const fn sticks(&self) -> u32 {
        self.sticks
    }

    /// Everything received: hand, honba and sticks.
    #[must_use]
    pub fn received(&self) -> u32 {
        self.points().saturating_add(self.honba()).saturating_add(self.sticks)
    }
}

fn all_discarder(situation: &Situation) -> Payer {
    situation.discarder.map_or(Payer::Discarder, Payer::Seat)
}

/// Who pays by tsumo: everybody else who plays.
fn payers(situation: &Situation, rules: &Rules) -> impl Iterator<Item = Wind> + use<> {
    let winner = situation.seat;
    Wind::ALL.into_iter().take(usize::from(rules.players())).filter(move |&seat| seat != winner)
}
