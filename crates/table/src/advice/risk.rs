//! What discards risk: now, and later by somebody who goes on.

use mentsu::{Face, Tile};

use crate::reading::Reading;
use crate::seat::Seat;

/// What each tile risks, as seen now.
pub(super) struct Risks {
    opponents: [Opponent; 3],
    count: usize,
    /// The chance that somebody wins on each kind.
    chance: [f64; Tile::COUNT],
    /// What that costs on average, times its chance.
    points: [f64; Tile::COUNT],
}

#[derive(Clone, Copy)]
struct Opponent {
    seat: Seat,
    tenpai: f64,
    in_riichi: bool,
    /// What a random unseen tile costs if the opponent is tenpai.
    any_tile: f64,
}

impl Risks {
    pub(super) fn of(reading: &Reading<'_>) -> Risks {
        let table = reading.table();
        let none = Opponent { seat: reading.seat(), tenpai: 0.0, in_riichi: false, any_tile: 0.0 };
        let mut risks = Risks {
            opponents: [none; 3],
            count: 0,
            chance: [0.0; Tile::COUNT],
            points: [0.0; Tile::COUNT],
        };
        let unseen: f64 = Tile::ALL.iter().map(|tile| f64::from(reading.unseen(*tile))).sum();
        for &seat in table.seats().iter().filter(|seat| **seat != reading.seat()) {
            let dangers = reading.dangers(seat);
            let mut any_tile = 0.0;
            for tile in Tile::ALL {
                let danger = dangers.of(tile);
                let cost = reading.cost(tile, seat);
                let at = tile.index();
                risks.chance[at] = 1.0 - (1.0 - risks.chance[at]) * (1.0 - danger.chance());
                risks.points[at] += danger.chance() * cost;
                let share = f64::from(reading.unseen(tile)) / unseen.max(1.0);
                any_tile += share * danger.if_tenpai() * cost;
            }
            let (tenpai, in_riichi) = (reading.tenpai(seat), table.player(seat).is_in_riichi());
            risks.opponents[risks.count] = Opponent { seat, tenpai, in_riichi, any_tile };
            risks.count += 1;
        }
        risks
    }

    /// The chance that a discard deals in, and what it costs times that.
    pub(super) fn discard(&self, reading: &Reading<'_>, face: Face) -> (f64, f64) {
        let at = face.tile().index();
        let mut points = self.points[at];
        if face.is_red() {
            // A red five costs as much more as it is worth to each opponent.
            for opponent in &self.opponents[..self.count] {
                let danger = reading.danger(face.tile(), opponent.seat).chance();
                let plain = reading.cost(face.tile(), opponent.seat);
                points += danger * (reading.cost(face, opponent.seat) - plain);
            }
        }
        (self.chance[at], points)
    }

    /// What a discard costs on average that somebody makes who goes on, so many own draws from now.
    pub(super) fn later(&self, draws: u8) -> f64 {
        let opponents = self.opponents[..self.count].iter();
        let costs = opponents.map(|opponent| {
            let stays = libm::pow(1.0 - BECOMES_TENPAI, f64::from(draws));
            let tenpai = match opponent.in_riichi {
                true => 1.0,
                false => 1.0 - (1.0 - opponent.tenpai) * stays,
            };
            tenpai * opponent.any_tile
        });
        costs.sum()
    }
}

/// How likely an opponent who isn't tenpai becomes so within a turn.
const BECOMES_TENPAI: f64 = 0.05;
