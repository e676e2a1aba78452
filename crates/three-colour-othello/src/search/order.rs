//! The order in which a search tries actions. The better the first actions are, the smaller the
//! search is.

use crate::board::{Player, ROW, Square, Squares};
use crate::position::{Action, Actions};

/// An own piece in a corner can't be sandwiched any more.
pub(crate) const CORNERS: Squares =
    Squares::of_bits(1 | 1 << 8 | 1 << (8 * ROW as u32) | 1 << (8 * ROW as u32 + 8));

/// How often an action caused a cutoff, by player, kind and square (the history heuristic).
pub(crate) struct Refutations([[[u32; 9 * ROW as usize]; 2]; 2]);

impl Refutations {
    pub(crate) const NONE: Refutations = Refutations([[[0; 9 * ROW as usize]; 2]; 2]);

    fn of(&mut self, player: Player, kind: usize, square: Square) -> &mut u32 {
        &mut self.0[player as usize][kind][usize::from(square.bit())]
    }

    fn place(&mut self, player: Player, action: Action) -> Option<&mut u32> {
        match action {
            Action::Play(square) => Some(self.of(player, 0, square)),
            Action::Change(square) => Some(self.of(player, 1, square)),
            Action::Pass => None,
        }
    }

    /// Records that the action caused a cutoff at this depth.
    pub(crate) fn note(&mut self, player: Player, action: Action, depth: u8) {
        if let Some(count) = self.place(player, action) {
            *count = count.saturating_add(u32::from(depth) * u32::from(depth));
        }
    }
}

/// Actions, the most promising first. Each square has at most one play or change, so there are at
/// most 81.
pub(crate) struct Ordered {
    actions: [(u32, Action); Square::COUNT],
    len: usize,
    next: usize,
}

impl Ordered {
    pub(crate) fn new(
        legal: Actions,
        player: Player,
        best: Option<Action>,
        refutations: &mut Refutations,
    ) -> Ordered {
        let mut actions = [(0, Action::Pass); Square::COUNT];
        let mut len = 0;
        for (place, action) in actions.iter_mut().zip(legal) {
            let corner = action.square().is_some_and(|square| CORNERS.contains(square));
            let rank = if Some(action) == best {
                u32::MAX
            } else if corner {
                u32::MAX - 1
            } else {
                refutations.place(player, action).map_or(0, |count| *count)
            };
            *place = (rank, action);
            len += 1;
        }
        Ordered { actions, len, next: 0 }
    }
}

impl Iterator for Ordered {
    type Item = Action;

    /// Selects the best remaining action only when it is needed, because after a cutoff the rest
    /// needs no order.
    fn next(&mut self) -> Option<Action> {
        let rest = self.actions.get_mut(self.next..self.len)?;
        let mut best = 0;
        for (i, (rank, _)) in rest.iter().enumerate() {
            if *rank > rest.get(best)?.0 {
                best = i;
            }
        }
        if rest.is_empty() {
            return None;
        }
        rest.swap(0, best);
        self.next += 1;
        Some(rest.first()?.1)
    }
}
