//! The walk through the tree of actions: alpha-beta with null windows, exact within its depth.

use crate::game::Repetition;
use crate::game::path::Path;
use crate::position::{Action, Actions, Position};
use crate::search::line::Line;
use crate::search::order::{CORNERS, Ordered, Refutations};
use crate::search::score::Score;
use crate::search::table::{Bound, Known, Table};

/// The number of nodes between two calls of the closure.
const LOOK: u64 = 256;

/// The state of a search.
pub(crate) struct Walk<'t, 'e, S, E> {
    pub(crate) rule: Repetition,
    pub(crate) table: &'t mut Table<'e>,
    /// Separates table entries of one evaluation from those of another.
    pub(crate) salt: u64,
    pub(crate) stop: S,
    pub(crate) evaluate: E,
    /// Whether plays in corners are searched beyond the depth.
    pub(crate) corners: bool,
    pub(crate) nodes: u64,
    pub(crate) budget: u64,
    pub(crate) refutations: Refutations,
    pub(crate) root: Root,
}

/// The results at the root during one depth.
#[derive(Clone, Copy)]
pub(crate) struct Root {
    /// The action to try first: the best of the previous depth.
    pub(crate) first: Option<Action>,
    /// The number of finished actions.
    pub(crate) done: usize,
    /// The best score among these.
    pub(crate) score: Score,
}

impl Root {
    pub(crate) const fn of(first: Option<Action>) -> Root {
        Root { first, done: 0, score: Score::EVEN }
    }
}

#[derive(Clone, Copy)]
pub(crate) struct Value {
    pub(crate) score: Score,
    /// No estimate went into it.
    pub(crate) is_final: bool,
}

impl<S: FnMut() -> bool, E: Fn(&Position) -> i32> Walk<'_, '_, S, E> {
    /// Counts a node; `None` if the limit is reached.
    fn visit(&mut self) -> Option<()> {
        if self.nodes >= self.budget || self.nodes % LOOK == 0 && (self.stop)() {
            return None;
        }
        self.nodes += 1;
        Some(())
    }

    /// The score of a position if it lies in the window, otherwise a bound on that side of the
    /// window; `None` if the search was stopped.
    pub(crate) fn node(
        &mut self,
        path: &Path<'_>,
        depth: u8,
        (mut alpha, beta): (Score, Score),
        is_root: bool,
        line: &mut Line,
    ) -> Option<Value> {
        self.visit()?;
        line.clear();
        let circles = !is_root && self.rule == Repetition::Free && path.times_before() > 0;
        if circles || path.is_drawn(self.rule) {
            return Some(Value { score: Score::EVEN, is_final: true });
        }
        let legal = path.legal_actions(self.rule);
        if legal.len() == 0 {
            let outcome = path.position.standing();
            return Some(Value { score: Score::of_ended(&path.position, outcome), is_final: true });
        }
        if depth == 0 {
            return self.quiet(path, &legal, (alpha, beta), line);
        }

        let key = path.key(self.rule) ^ self.salt;
        let known = self.table.probe(key);
        // The table answers only null windows, because others need the whole line.
        if let Some(known) = known.as_ref().filter(|_| beta == alpha.next()) {
            let holds = known.depth == depth || known.is_final && known.depth <= depth;
            let cuts = match known.bound {
                Bound::None => false,
                Bound::Exact => true,
                Bound::Lower => known.score >= beta,
                Bound::Upper => known.score <= alpha,
            };
            if holds && cuts {
                return Some(Value { score: known.score, is_final: known.is_final });
            }
        }

        let turn = path.position.turn();
        let remembered = known.and_then(|known| known.action);
        let tried_first = if is_root { self.root.first.or(remembered) } else { remembered };
        let floor = alpha;
        let mut best = Value { score: -Score::INFINITE, is_final: true };
        let mut best_action = None;
        let mut all_final = true;
        let mut below = Line::EMPTY;
        let actions = Ordered::new(legal, turn, tried_first, &mut self.refutations);
        for (i, action) in actions.enumerate() {
            let after = path.after(action);
            let mut value = None;
            if i > 0 {
                let narrow = (-alpha.next(), -alpha);
                let refuted = self.negated(&after, depth, narrow, &mut below)?;
                if refuted.score <= alpha || refuted.score >= beta {
                    value = Some(refuted);
                }
            }
            let value = match value {
                Some(value) => value,
                None => self.negated(&after, depth, (-beta, -alpha), &mut below)?,
            };
            all_final &= value.is_final;
            if value.score > best.score {
                best = value;
                best_action = Some(action);
            }
            if value.score > alpha {
                alpha = value.score;
                line.set(action, &below);
            }
            if is_root {
                self.root = Root { done: i + 1, score: best.score, ..self.root };
            }
            if alpha >= beta {
                self.refutations.note(turn, action, depth);
                break;
            }
        }
        // A cutoff is final if its action is final. Any other score is final if all actions are.
        let is_final = if best.score >= beta { best.is_final } else { all_final };
        let bound = if best.score >= beta {
            Bound::Lower
        } else if best.score > floor {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let known = Known { score: best.score, bound, depth, is_final, action: best_action };
        self.table.store(key, &known);
        Some(Value { score: best.score, is_final })
    }

    /// The estimate of a position, or the best score after a play in a corner if that is higher.
    fn quiet(
        &mut self,
        path: &Path<'_>,
        legal: &Actions,
        (alpha, beta): (Score, Score),
        line: &mut Line,
    ) -> Option<Value> {
        let mut best = Score::estimate((self.evaluate)(&path.position));
        if self.corners {
            for square in legal.plays() & CORNERS {
                if best >= beta {
                    break;
                }
                let action = Action::Play(square);
                let mut below = Line::EMPTY;
                let window = (-beta, -best.max(alpha));
                let value = self.node(&path.after(action), 0, window, false, &mut below)?;
                if -value.score > best {
                    best = -value.score;
                    line.set(action, &below);
                }
            }
        }
        Some(Value { score: best, is_final: false })
    }

    /// The value of the path for the player who made its last action.
    pub(crate) fn negated(
        &mut self,
        path: &Path<'_>,
        depth: u8,
        window: (Score, Score),
        line: &mut Line,
    ) -> Option<Value> {
        let value = self.node(path, depth - 1, window, false, line)?;
        Some(Value { score: -value.score, is_final: value.is_final })
    }
}
