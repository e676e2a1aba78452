//! The result of an exhaustive draw (流局): who is tenpai by then, and who pays.

use mentsu::riichi::legality::tenpai_payments;

use super::{chance, one};
use crate::reading::TableReading;
use crate::reading::signs::signs;
use crate::reading::weights::aftermath::{FOUR_DRAW_TENPAI, THREE_DRAW_TENPAI};
use crate::seat::Seat;

signs! {
    /// The names of the features in [`TableReading::draw_tenpai_signs`], in order.
    pub DRAW_TENPAI_SIGNS;
    fn draw_tenpai(reading: &TableReading<'_>, of: Seat, tenpai: bool) {
        let (table, now) = (reading.table, reading.tenpai(of).clamp(1e-4, 1.0 - 1e-4));
        let odds = libm::log(now / (1.0 - now));
        let open = !table.player(of).is_closed();
        let left = f64::from(table.turns_left()) / 10.0;
        let in_riichi = |seat: &Seat| *seat != of && table.player(*seat).is_in_riichi();
    }
    "always" => 1.0,
    "log odds to be tenpai now, below -3" => (odds + 3.0).min(0.0),
    "log odds to be tenpai now, from -3 to -1" => odds.clamp(-3.0, -1.0) + 3.0,
    "log odds to be tenpai now, above -1" => (odds + 1.0).max(0.0),
    "open: log odds to be tenpai now" => one(open) * odds,
    "closed: own draws left, in tens" => one(!open) * left,
    "open: own draws left, in tens" => one(open) * left,
    "log odds to be tenpai now, own draws left, in tens" => odds * left,
    "open" => one(open),
    "somebody else in riichi, the reader or not" => one(table.seats().iter().any(in_riichi)),
    "the last two own draws" => one(table.turns_left() <= 2),
    "the reader tenpai by then" => one(tenpai),
}

impl TableReading<'_> {
    /// The chance, 0 to 1, that another player is tenpai at an exhaustive draw, given that it
    /// happens and whether the reader is tenpai by then; 1 in riichi. For the reader and for an
    /// empty seat it has no meaning.
    #[must_use]
    pub fn tenpai_at_draw(&self, of: Seat, tenpai: bool) -> f64 {
        if self.table.player(of).is_in_riichi() {
            return 1.0;
        }
        let weights = if self.is_sanma() { &THREE_DRAW_TENPAI } else { &FOUR_DRAW_TENPAI };
        chance(&self.draw_tenpai_signs(of, tenpai), weights)
    }

    /// The reader's average payment at an exhaustive draw (negative: paid) when tenpai or noten
    /// (不聴罰符).
    ///
    /// ```
    /// use mentsu::random::SplitMix64;
    /// use mentsu_table::reading::TableReading;
    /// use mentsu_table::{GameRules, Round, RoundStart, Seat, Wall};
    ///
    /// let rules = GameRules::TENHOU;
    /// let wall = Wall::shuffled(&rules, &mut SplitMix64::new(7));
    /// let round = Round::new(&rules, &RoundStart::first(&rules), wall).unwrap();
    /// let view = round.view(Seat::ALL[0]).unwrap();
    /// let reading = TableReading::of(&view);
    /// let [tenpai, noten] = [true, false].map(|tenpai| reading.draw_payment(tenpai));
    /// assert!((800.0..1_700.0).contains(&tenpai) && (-1_500.0..-800.0).contains(&noten));
    /// ```
    #[must_use]
    pub fn draw_payment(&self, tenpai: bool) -> f64 {
        let bappu = self.table.rules().noten_bappu();
        let of = |of| self.tenpai_at_draw(of, tenpai);
        let others = [0, 1, 2].map(|nth| self.others().nth(nth).map(of));
        let mut sum = 0.0;
        for case in 0..8u8 {
            let is = |nth: usize| case >> nth & 1 == 1;
            let likely = others.iter().enumerate().map(|(nth, chance)| match (chance, is(nth)) {
                (Some(chance), true) => *chance,
                (Some(chance), false) => 1.0 - chance,
                (None, is_tenpai) => one(!is_tenpai),
            });
            let paid = if self.is_sanma() {
                tenpai_payments([tenpai, is(0), is(1)], bappu)[0]
            } else {
                tenpai_payments([tenpai, is(0), is(1), is(2)], bappu)[0]
            };
            sum += likely.product::<f64>() * f64::from(paid);
        }
        sum
    }

    /// The features of [`tenpai_at_draw`](Self::tenpai_at_draw), each named in
    /// [`DRAW_TENPAI_SIGNS`]. Their weighted sum is the log odds.
    #[must_use]
    pub fn draw_tenpai_signs(&self, of: Seat, tenpai: bool) -> [f64; DRAW_TENPAI_SIGNS.len()] {
        draw_tenpai(self, of, tenpai)
    }
}
