//! What each seat gains by a win.

use mentsu::Wind;

use crate::family::Family;
use crate::win::Win;

impl Family {
    /// What each seat gains, East's first, by a win of this total; `None` if a discarder matters
    /// and isn't known.
    pub(crate) fn payments(&self, total: u32, win: &Win) -> Option<[i64; 4]> {
        if !win.is_self_drawn() && win.discarder().is_none() {
            return None;
        }
        let mut gains = [0; 4];
        for &payer in Wind::seats(4) {
            if payer == win.seat() || win.is_out(payer) {
                continue;
            }
            let pays = self.payment_of(payer, total, win);
            // Who is liable pays for all.
            let bearer = win.liable().unwrap_or(payer);
            gains[bearer as usize] -= pays;
            gains[win.seat() as usize] += pays;
        }
        Some(gains)
    }

    fn payment_of(&self, payer: Wind, total: u32, win: &Win) -> i64 {
        let pays = &self.pays;
        let is_discarder = win.discarder() == Some(payer);
        let owes_as_dealer = payer == Wind::East;
        let added = pays.dealer_adds + pays.streak_adds * u32::from(win.streak());
        let total = if owes_as_dealer { total.saturating_add(added) } else { total };
        let points = i64::from(self.points_of(total));
        let multiple = match (win.is_self_drawn(), is_discarder) {
            (true, _) => pays.self_drawn,
            (false, true) => pays.discarder,
            (false, false) => pays.others,
        };
        let among_dealers = owes_as_dealer || win.seat() == Wind::East;
        let dealer = if among_dealers { i64::from(pays.dealer) } else { 1 };
        let share = match pays.spread.map(i64::from) {
            Some(most) if !win.is_self_drawn() => {
                let over = (points - most).max(0);
                let payers = Wind::seats(4).iter().filter(|&&seat| !win.is_out(seat)).count() - 1;
                if is_discarder { points + over * (payers as i64 - 1) } else { points - over }
            }
            _ => points * i64::from(multiple),
        };
        share * dealer
    }
}
