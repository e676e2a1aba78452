//! The rest of the round without one's own win.

use mentsu::Tile;
use mentsu::plan::{MOST_DRAWS, Opponents};

use super::DrawsLeft;
use crate::reading::{Rest, Stance, TableReading, TilesToCome};

/// The rest of the round for a player who doesn't win it.
pub(in crate::advice) struct Aftermath {
    pub(super) draws: DrawsLeft,
    /// For plans.
    pub(in crate::advice) opponents: Opponents,
    /// The loss of folding from now on, 0 or less.
    pub(in crate::advice) folding: f64,
}

impl Aftermath {
    pub(in crate::advice) fn of(reading: &TableReading<'_>, draws: DrawsLeft) -> Aftermath {
        let number = draws.number.min(MOST_DRAWS);
        let others = f64::from(reading.table().rules().players() - 1);
        let (rest, in_riichi) = (reading.rest(), reading.rest_in_riichi());
        let most = rest.draws().max(1);
        let mut wins = [0.0f32; MOST_DRAWS as usize + 1];
        let mut riichi_wins = wins;
        let mut costs = [0.0f32; MOST_DRAWS as usize + 1];
        let (mut on, mut folding) = (1.0, 0.0);
        let (deal_in, cost) = (reading.deal_ins_later(), reading.mean_cost());
        let middle = middle(draws.number);
        let loss = reading.others_win_by(middle).tsumo() * reading.tsumo_cost(middle);
        let [tenpai, noten] = [true, false].map(|tenpai| reading.draw_payment(tenpai));
        for draw in 0..=number {
            let next = |rest: &Rest| {
                let wins = match rest.draws() {
                    0 => LAST_WINS,
                    _ => rest.others_win((draw + 1).min(most)),
                };
                match draw {
                    _ if draw == draws.number => wins * f64::from(draws.behind) / others,
                    0 => wins * draws.before,
                    _ => wins,
                }
            };
            let wins_next = next(&rest);
            riichi_wins[usize::from(draw)] = next(&in_riichi) as f32;
            wins[usize::from(draw)] = wins_next as f32;
            if draw > 0 {
                let [fold, push] =
                    [Stance::Fold, Stance::Push].map(|how| cost * deal_in(how, draw));
                costs[usize::from(draw)] = (push - fold).max(0.0) as f32;
                folding -= on * fold;
            }
            folding -= on * wins_next * loss;
            on *= 1.0 - wins_next;
        }
        folding += on * noten;
        let [dama, riichi] = [false, true].map(|riichi| reading.tiles_to_come(None, riichi));
        let rates = |factors| as_rates(&dama, factors, middle);
        let opponents = Opponents::NONE
            .with_wins(wins)
            .with_riichi_wins(riichi_wins)
            .with_costs(costs)
            .with_draw_rates(rates(dama.draw_factors(middle)))
            .with_dama_rates(rates(dama.discard_factors(middle)))
            .with_riichi_rates(rates(riichi.discard_factors(middle)))
            .with_loss(loss as f32)
            .with_noten_loss(-noten as f32)
            .with_tenpai_pays((tenpai - noten) as f32)
            .with_stick(1_000.0)
            .with_last_discards(draws.behind);
        Aftermath { draws, opponents, folding }
    }

    /// The others have no effect.
    #[cfg(test)]
    pub(in crate::advice) fn forget_opponents(&mut self) {
        (self.opponents, self.folding) = (Opponents::NONE, 0.0);
    }

    /// The same after a call, with others' discards adjusted to it.
    pub(super) fn after_call(&self, reading: &TableReading<'_>) -> Aftermath {
        let open = reading.tiles_to_come(None, false).after_call();
        let middle = middle(self.draws.number);
        let rates = |factors| as_rates(&open, factors, middle);
        let opponents = self
            .opponents
            .with_draw_rates(rates(open.draw_factors(middle)))
            .with_dama_rates(rates(open.discard_factors(middle)));
        Aftermath { opponents, ..*self }
    }
}

/// The own draw by which half of all wins have come.
fn middle(draws: u8) -> u8 {
    (draws / 3).min(4)
}

/// Factors in a plan's terms: it sees one tile per draw, but a player sees one per opponent as
/// well.
fn as_rates(to_come: &TilesToCome, factors: [f64; Tile::COUNT], draws: u8) -> [f32; Tile::COUNT] {
    let seen = (f64::from(to_come.all_unseen()) - f64::from(draws)) / to_come.left(draws);
    factors.map(|factor| (seen * factor) as f32)
}

/// The chance that others win in the draws after the player's last one.
const LAST_WINS: f64 = 0.1;
