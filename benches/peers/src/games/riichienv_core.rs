//! Plays a script on `riichienv-core` 0.4: its state of four players, and that of three.
//!
//! One state plays round after round: `_initialize_round` takes a wall. It is of the mode that ends
//! with the round, and without its log of mjai events. Options come by one of two ways:
//! [`Asked::Observation`] is what its README shows, an observation with the waits and everything
//! visible in it; [`Asked::Alone`] is what it calls within, public without being written about. A
//! step checks the actions it is given against the options, worked out once more: that can't be
//! turned off.

use std::collections::HashMap;
use std::hint::black_box;

use ::riichienv_core::action::Action;
use ::riichienv_core::rule::GameRule;
use ::riichienv_core::state::GameState;
use ::riichienv_core::state::legal_actions::GameStateLegalActions;
use ::riichienv_core::state_3p::GameState3P;
use ::riichienv_core::state_3p::legal_actions::GameState3PLegalActions;
use mentsu_table::{RoundStart, Wall};

use super::Script;

/// How options are requested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// `get_observation` and `legal_actions_method`.
    Observation,
    /// `_get_legal_actions_internal`.
    Alone,
}

/// The common interface of its two states.
pub trait Engine {
    /// A state whose first round isn't played.
    fn new() -> Self;

    /// Begins a round.
    fn deal(&mut self, start: &RoundStart, order: Vec<u8>);

    /// The seats that have to decide now.
    fn asked(&self) -> &[u8];

    /// The tile just drawn.
    fn drawn(&self) -> Option<u8>;

    /// The options of a seat.
    fn options(&mut self, seat: u8, asked: Asked) -> Vec<Action>;

    /// Continues with the answers of all seats that were asked.
    fn step(&mut self, answers: &HashMap<u8, Action>);

    /// Everyone's points and the riichi sticks on the table, once the round is over.
    fn end(&self) -> Option<([i32; 4], u32)>;
}

/// The two states are alike, but have no common trait.
macro_rules! engine {
    ($state:ty, $single_round:literal, $action:expr) => {
        impl Engine for $state {
            fn new() -> Self {
                <$state>::new($single_round, true, Some(1), 0, GameRule::default_tenhou())
            }

            fn deal(&mut self, start: &RoundStart, order: Vec<u8>) {
                let points = start.points[..self.players.len()].to_vec();
                self._initialize_round(
                    start.dealer.index() as u8,
                    start.round as u8,
                    start.honba as u8,
                    start.sticks.into(),
                    Some(order),
                    Some(points),
                );
            }

            fn asked(&self) -> &[u8] {
                &self.active_players
            }

            fn drawn(&self) -> Option<u8> {
                self.drawn_tile
            }

            fn options(&mut self, seat: u8, asked: Asked) -> Vec<Action> {
                match asked {
                    Asked::Alone => self._get_legal_actions_internal(seat),
                    Asked::Observation => {
                        let observation = self.get_observation(seat);
                        observation.legal_actions_method().into_iter().map($action).collect()
                    }
                }
            }

            fn step(&mut self, answers: &HashMap<u8, Action>) {
                <$state>::step(self, answers);
            }

            fn end(&self) -> Option<([i32; 4], u32)> {
                let mut points = [0; 4];
                for (points, player) in points.iter_mut().zip(&self.players) {
                    *points = player.score;
                }
                self.is_done.then_some((points, self.riichi_sticks))
            }
        }
    };
}

engine!(GameState, 0, |action| action);
engine!(GameState3P, 3, |action| action.0);

/// Plays a round: every asked seat's options are listed, then the one of the script is done.
///
/// # Panics
/// If the round doesn't end as the script says.
pub fn play<E: Engine>(engine: &mut E, script: &Script, asked: Asked) {
    engine.deal(&script.start, script.order.clone());
    let mut answers = HashMap::new();
    for decision in &script.decisions {
        let seat = decision.seat.index() as u8;
        answers.insert(seat, option(engine, seat, asked, decision.peer));
        if let Some(discard) = decision.riichi_discard {
            engine.step(&answers);
            answers.insert(seat, option(engine, seat, asked, discard));
        }
        if decision.last {
            engine.step(&answers);
            answers.clear();
        }
    }
    let (points, _) = engine.end().expect("the round is over");
    assert_eq!(points, script.points);
}

/// Lists the options and takes one of them.
fn option<E: Engine>(engine: &mut E, seat: u8, asked: Asked, nth: u8) -> Action {
    let mut options = engine.options(seat, asked);
    options.iter().for_each(|option| {
        black_box(option);
    });
    options.swap_remove(nth.into())
}

/// The wall as the peer takes it: ids from the first dealt to the dead wall, whose stacks it lays
/// the other way up; copy 0 of a five is the red one.
///
/// In sanma the last two stacks of indicators are drawn before the wall is empty, unless rinshan
/// tiles were drawn: they stay as they are, and so the fourth indicator, after three kans, is
/// another one.
pub fn order(wall: &Wall) -> Vec<u8> {
    let mut next = [0; 34];
    let mut ids: Vec<u8> = wall
        .iter()
        .map(|face| {
            let kind = face.tile().index();
            if face.is_red() {
                return 4 * kind as u8;
            }
            let copy = next[kind] + u8::from(face.tile().is_five());
            next[kind] += 1;
            4 * kind as u8 + copy
        })
        .collect();
    ids[..Wall::DEAD].chunks_exact_mut(2).for_each(<[u8]>::reverse);
    ids.reverse();
    ids
}
