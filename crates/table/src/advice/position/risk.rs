//! The risk of the present discard.

use mentsu::{Face, List, Tile};

use crate::reading::TableReading;
use crate::seat::Seat;

/// The risk of each tile, as seen now.
pub(in crate::advice) struct Risks {
    opponents: List<Seat, 3>,
    /// The chance that a player wins on each kind.
    chance: [f64; Tile::COUNT],
    /// The average cost, times that chance.
    points: [f64; Tile::COUNT],
}

impl Risks {
    /// Every tile is safe.
    #[cfg(test)]
    pub(in crate::advice) const NONE: Risks =
        Risks { opponents: List::new(), chance: [0.0; Tile::COUNT], points: [0.0; Tile::COUNT] };

    pub(in crate::advice) fn of(reading: &TableReading<'_>) -> Risks {
        let table = reading.table();
        let others = table.seats().iter().copied().filter(|seat| *seat != reading.seat());
        let mut risks = Risks {
            opponents: List::try_from_iter(others).expect("three others at most"),
            chance: [0.0; Tile::COUNT],
            points: [0.0; Tile::COUNT],
        };
        for &seat in &risks.opponents {
            let dangers = reading.dangers(seat);
            for tile in Tile::ALL {
                let (danger, at) = (dangers.of(tile).chance(), tile.index());
                risks.chance[at] = 1.0 - (1.0 - risks.chance[at]) * (1.0 - danger);
                risks.points[at] += danger * reading.cost(tile, seat);
            }
        }
        risks
    }

    /// The chance that a discard deals in, and its cost times that chance.
    pub(in crate::advice) fn discard(&self, reading: &TableReading<'_>, face: Face) -> (f64, f64) {
        let at = face.tile().index();
        let mut points = self.points[at];
        if face.is_red() {
            // A red five raises the cost by its value to each opponent.
            for &seat in &self.opponents {
                let danger = reading.danger(face.tile(), seat).chance();
                let plain = reading.cost(face.tile(), seat);
                points += danger * (reading.cost(face, seat) - plain);
            }
        }
        (self.chance[at], points)
    }
}
