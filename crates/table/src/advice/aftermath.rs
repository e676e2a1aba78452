//! How the round goes on without one's own win.

use mentsu::plan::{MOST_DRAWS, Opponents};

use super::risk::Risks;
use crate::reading::Reading;
use crate::seat::Seat;

/// How the round goes on for a player who doesn't win it.
pub(super) struct Aftermath {
    /// For plans.
    pub(super) opponents: Opponents,
    /// What folding from now on loses, 0 or less.
    pub(super) folding: f64,
}

impl Aftermath {
    /// `spans` is how much of the time until the own next draw is still to come, 0 to 1.
    pub(super) fn of(reading: &Reading<'_>, risks: &Risks, draws: u8, span: f64) -> Aftermath {
        let rest = reading.rest();
        let most = rest.draws().max(1);
        let mut wins = [0.0f32; MOST_DRAWS as usize + 1];
        let mut costs = [0.0f32; MOST_DRAWS as usize + 1];
        let (mut on, mut folding) = (1.0, 0.0);
        let loss = loss_to_others(reading, reading.seat());
        for draw in 0..=draws.min(MOST_DRAWS) {
            let wins_next =
                if rest.draws() == 0 { 0.1 } else { rest.others_win((draw + 1).min(most)) };
            let wins_next = if draw == 0 { wins_next * span } else { wins_next };
            let cost = risks.later(draw);
            wins[usize::from(draw)] = wins_next as f32;
            costs[usize::from(draw)] = ((1.0 - FOLDED) * cost) as f32;
            if draw > 0 {
                folding -= on * FOLDED * cost;
            }
            folding -= on * wins_next * loss;
            on *= 1.0 - wins_next;
        }
        folding -= on * NOTEN;
        let opponents = Opponents::NONE
            .with_wins(wins)
            .with_costs(costs)
            .with_loss(loss as f32)
            .with_tenpai_pays(TENPAI_PAYS)
            .with_stick(1_000.0);
        Aftermath { opponents, folding }
    }
}

/// What another's win costs on average that isn't by ron on the player.
fn loss_to_others(reading: &Reading<'_>, seat: Seat) -> f64 {
    if reading.table().dealer() == seat { 1_300.0 } else { 750.0 }
}

/// How much of what going on risks somebody still loses who folds.
const FOLDED: f64 = 0.15;
/// What noten pays at a draw on average, and what tenpai gets more.
const NOTEN: f64 = 1_000.0;
const TENPAI_PAYS: f32 = 2_600.0;
