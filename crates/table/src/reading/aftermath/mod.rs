//! Consequences for the reader's points: who pays if others win, the result of an exhaustive draw,
//! and how often later discards deal in.
//!
//! [`rest`](crate::reading::TableReading::rest) gives the chance that others win between two own
//! draws. The chances here are conditional: on such a win, on an exhausted wall, or on how the
//! reader continues.

mod deal_ins;
mod draw;
mod others_win;

pub use self::deal_ins::{DEAL_IN_SIGNS, Stance};
pub use self::draw::DRAW_TENPAI_SIGNS;
pub use self::others_win::{OTHERS_WIN_SIGNS, OthersWin, TSUMO_COST_SIGNS};
use super::TableReading;
use super::sigmoid::sigmoid;
use super::signs::one;
use crate::seat::Seat;

/// The others, and what they have in common.
impl TableReading<'_> {
    pub(in crate::reading) fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let own = self.seat;
        self.table.seats().iter().copied().filter(move |of| *of != own)
    }

    /// How many others are in riichi.
    pub(crate) fn others_in_riichi(&self) -> usize {
        self.others().filter(|of| self.table.player(*of).is_in_riichi()).count()
    }

    /// How many others who aren't in riichi are tenpai, on average.
    fn others_tenpai(&self) -> f64 {
        let quiet = self.others().filter(|of| !self.table.player(*of).is_in_riichi());
        quiet.map(|of| self.tenpai(of)).sum()
    }

    pub(in crate::reading) fn is_sanma(&self) -> bool {
        self.table.rules().sanma()
    }
}

fn weighted<const N: usize>(signs: &[f64; N], weights: &[f64; N]) -> f64 {
    signs.iter().zip(weights).map(|(sign, weight)| sign * weight).sum()
}

fn chance<const N: usize>(signs: &[f64; N], weights: &[f64; N]) -> f64 {
    sigmoid(weighted(signs, weights))
}

#[cfg(test)]
mod tests;
