//! How often later discards of a folding (ベタオリ) or pushing (押し) reader deal in.

use mentsu::{Face, Tile, TileSet};

use super::{chance, one};
use crate::reading::signs::signs;
use crate::reading::weights::aftermath as weights;
use crate::reading::{TableReading, dora};
use crate::seat::Seat;

signs! {
    /// The names of the features in [`TableReading::deal_in_signs`], in order.
    pub DEAL_IN_SIGNS;
    fn deal_in(now: &Now, draws: u8) {
        let (soon, later) = (f64::from(draws.min(4)) / 4.0, f64::from(draws.max(4) - 4) / 5.0);
        let turns = now.turns.saturating_add(draws);
    }
    "always" => 1.0,
    "one other in riichi" => one(now.in_riichi == 1),
    "two others or more in riichi" => one(now.in_riichi >= 2),
    "the dealer in riichi, not the reader" => one(now.dealer_in_riichi),
    "others tenpai without riichi, as a logarithm" => libm::log(0.02 + now.tenpai),
    "own draws to it, up to four, in fours" => soon,
    "own draws to it beyond the fourth, in fives" => later,
    "own draws to it, up to four, in fours, another in riichi" => one(now.in_riichi > 0) * soon,
    "own turns by then, up to eight, in eights" => f64::from(turns.min(8)) / 8.0,
    "tiles held that are safe against all in riichi, up to five, in fives" =>
        now.safe.min(5) as f64 / 5.0,
    "mean danger of the tiles held, as a logarithm" => libm::log(0.002 + now.danger),
}

/// How a player continues.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Stance {
    /// Discards the least dangerous tile in each turn (ベタオリ).
    Fold,
    /// Keeps the hand tenpai or one tile from it, whatever the discard risks (押し).
    Push,
}

mentsu::names! { Stance, "stance": Fold "fold", Push "push" }

impl TableReading<'_> {
    /// The chance, 0 to 1, that the reader deals in with the discard after `draws` own draws when
    /// continuing this way, if nobody has won by then. For the present discard, see
    /// [`danger_to_any`](Self::danger_to_any).
    ///
    /// ```
    /// use mentsu::random::SplitMix64;
    /// use mentsu_table::reading::{TableReading, Stance};
    /// use mentsu_table::{GameRules, Round, RoundStart, Seat, Wall};
    ///
    /// let rules = GameRules::TENHOU;
    /// let wall = Wall::shuffled(&rules, &mut SplitMix64::new(7));
    /// let round = Round::new(&rules, &RoundStart::first(&rules), wall).unwrap();
    /// let view = round.view(Seat::ALL[0]).unwrap();
    /// let reading = TableReading::of(&view);
    /// let later = |stance| reading.deal_in_later(stance, 9);
    /// let [fold, push] = [Stance::Fold, Stance::Push].map(later);
    /// assert!(fold < push && push < 0.05);
    /// ```
    #[must_use]
    pub fn deal_in_later(&self, stance: Stance, draws: u8) -> f64 {
        Now::of(self).deal_in(stance, draws)
    }

    /// [`deal_in_later`](Self::deal_in_later), with the present features computed once.
    pub(crate) fn deal_ins_later(&self) -> impl Fn(Stance, u8) -> f64 + use<> {
        let now = Now::of(self);
        move |stance, draws| now.deal_in(stance, draws)
    }

    /// The average payment of a reader who continues this way to rons on later discards, including
    /// honba: each chance times the chance that the round is still on, times the cost of a deal-in.
    /// The reader's own wins aren't considered.
    #[must_use]
    pub fn deal_ins_cost(&self, stance: Stance) -> f64 {
        let (rest, now) = (self.rest(), Now::of(self));
        let draws = 1..=rest.draws();
        let number: f64 = draws.map(|at| rest.is_on(at) * now.deal_in(stance, at)).sum();
        number * self.mean_cost()
    }

    /// The average cost of a deal-in, weighted by each opponent's chance to be tenpai.
    #[must_use]
    pub fn mean_cost(&self) -> f64 {
        let dora = dora(self.table);
        let plain = Tile::ALL.into_iter().find(|tile| !dora.contains(*tile)).unwrap_or(Tile::M1);
        let of = |of: Seat| (self.tenpai(of) + 1e-6, self.cost(Face::plain(plain), of));
        let (sum, tenpai) = self
            .others()
            .map(of)
            .fold((0.0, 0.0), |(sum, all), (tenpai, cost)| (sum + tenpai * cost, all + tenpai));
        sum / tenpai
    }

    /// The features of [`deal_in_later`](Self::deal_in_later), each named in [`DEAL_IN_SIGNS`].
    /// Their weighted sum is the log odds.
    #[must_use]
    pub fn deal_in_signs(&self, draws: u8) -> [f64; DEAL_IN_SIGNS.len()] {
        deal_in(&Now::of(self), draws)
    }

    /// The tiles that are certainly safe against all others in riichi (現物); none if nobody is.
    fn safe_against_riichi(&self) -> TileSet {
        let others = self.others().filter(|of| self.table.player(*of).is_in_riichi());
        let safe_of_each = others.map(|of| {
            let dangers = self.dangers(of);
            Tile::ALL.into_iter().filter(|tile| dangers.of(*tile).safe().is_some()).collect()
        });
        safe_of_each.reduce(|all, safe: TileSet| all & safe).unwrap_or(TileSet::EMPTY)
    }
}

/// The present features, which all later draws share.
struct Now {
    in_riichi: usize,
    dealer_in_riichi: bool,
    tenpai: f64,
    turns: u8,
    safe: usize,
    danger: f64,
    sanma: bool,
}

impl Now {
    fn of(reading: &TableReading<'_>) -> Now {
        let (table, dealer) = (reading.table, reading.table.dealer());
        let (dangers, safe) = (reading.dangers_to_any(), reading.safe_against_riichi());
        let held = || reading.hand.concealed().tiles();
        let danger: f64 = held().map(|tile| dangers[tile.index()]).sum();
        Now {
            in_riichi: reading.others_in_riichi(),
            dealer_in_riichi: dealer != reading.seat && table.player(dealer).is_in_riichi(),
            tenpai: reading.others_tenpai(),
            turns: table.player(reading.seat).discarded(),
            safe: held().filter(|tile| safe.contains(*tile)).count(),
            danger: danger / held().count().max(1) as f64,
            sanma: reading.is_sanma(),
        }
    }

    fn deal_in(&self, stance: Stance, draws: u8) -> f64 {
        let weights = match (stance, self.sanma) {
            (Stance::Fold, false) => &weights::FOUR_FOLD,
            (Stance::Push, false) => &weights::FOUR_PUSH,
            (Stance::Fold, true) => &weights::THREE_FOLD,
            (Stance::Push, true) => &weights::THREE_PUSH,
        };
        chance(&deal_in(self, draws), weights)
    }
}
