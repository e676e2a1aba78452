//! What everybody has as a game goes on, which not every line says.

use crate::event::Event;

/// Everybody's points, and the sticks on the table.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Account {
    pub(super) points: [i32; 4],
    pub(super) sticks: u16,
}

impl Account {
    /// Adds what an event moves.
    pub(super) fn follow(&mut self, event: &Event) {
        match event {
            Event::RiichiAccepted { seat } => {
                let points = &mut self.points[seat.index()];
                *points = points.saturating_sub(1_000);
                self.sticks = self.sticks.saturating_add(1);
            }
            Event::Win(win) => self.win(win.deltas),
            Event::Ryuukyoku(draw) => self.pay(draw.deltas),
            _ => {}
        }
    }

    /// Somebody wins, and takes the sticks.
    pub(super) fn win(&mut self, deltas: [i32; 4]) {
        self.pay(deltas);
        self.sticks = 0;
    }

    fn pay(&mut self, deltas: [i32; 4]) {
        for (points, delta) in self.points.iter_mut().zip(deltas) {
            *points = points.saturating_add(delta);
        }
    }

    /// What moves so that everybody has these points.
    pub(super) fn until(&self, points: [i32; 4]) -> [i32; 4] {
        let mut deltas = points;
        for (delta, before) in deltas.iter_mut().zip(self.points) {
            *delta = delta.saturating_sub(before);
        }
        deltas
    }
}
