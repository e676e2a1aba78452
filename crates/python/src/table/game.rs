//! `Game`: a game that is played, one round after another.

use mentsu::random::SplitMix64;
use mentsu_table::{Game, GameRules, NoNextRound, Wall};
use pyo3::prelude::*;
use pyo3::types::{IntoPyDict as _, PyDict};
use serde::{Deserialize, Serialize};

use super::kept::{of_json, to_json};
use super::round::{PyPlayedRound, awaited, empty, illegal, told};
use super::rules::{GameRulesArg, PyGameRules};
use super::sight::{PyView, actions};
use crate::records::classes::event::PyEvent;
use crate::records::classes::seat::SeatArg;
use crate::records::classes::values::PyAction;
use mentsu_python_one::errors::{kind_of, refuse};
use mentsu_python_one::{Int, TupleOf};

/// A game in progress (対局): the round being played, and what follows from its end. Its walls follow
/// from the seed, each shuffled after the other by one `SplitMix64`.
///
/// >>> from mentsu.table import Game
/// >>> game = Game("tenhou", seed=11)
/// >>> while game.result is None:
/// ...     if game.round.is_over:
/// ...         game.next_round()
/// ...     else:
/// ...         seat = game.awaited[0]
/// ...         events = game.act(seat, game.default_action(seat))
/// >>> sum(game.result["points"]), sum(game.result["scores"])
/// (100000, 0)
#[pyclass(name = "PlayedGame", module = "mentsu._native", eq)]
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct PyPlayedGame {
    game: Game,
    seed: u64,
    /// How many walls were shuffled.
    walls: u64,
}

/// The wall of this number, from 0.
fn wall(rules: &GameRules, seed: u64, number: u64) -> Wall {
    let mut shuffler = SplitMix64::new(seed);
    for _ in 0..number {
        let _ = Wall::shuffled(rules, &mut shuffler);
    }
    Wall::shuffled(rules, &mut shuffler)
}

/// `mentsu.types.GameResult`.
struct GameResult([(&'static str, TupleOf<i32>); 4]);

impl<'py> IntoPyObject<'py> for GameResult {
    type Target = PyDict;
    type Output = Bound<'py, PyDict>;
    type Error = PyErr;

    #[cfg(feature = "stubs")]
    const OUTPUT_TYPE: pyo3::inspect::PyStaticExpr =
        pyo3::type_hint_identifier!("builtins", "GameResult");

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        self.0.into_py_dict(py)
    }
}

#[pymethods]
impl PyPlayedGame {
    /// Deals the first round.
    #[new]
    #[pyo3(signature = (rules = None, *, seed = Int(0)))]
    fn new(rules: Option<GameRulesArg>, seed: Int<u64>) -> PyResult<PyPlayedGame> {
        let rules = rules.map_or(GameRules::TENHOU, |rules| rules.0);
        let game = Game::new(&rules, wall(&rules, seed.0, 0));
        let game = game.map_err(|error| refuse(error, &kind_of(&error)))?;
        Ok(PyPlayedGame { game, seed: seed.0, walls: 1 })
    }

    /// The rules.
    #[getter]
    fn rules(&self) -> PyGameRules {
        PyGameRules(*self.game.rules())
    }

    /// A copy of the current round.
    #[getter]
    fn round(&self) -> PyPlayedRound {
        PyPlayedRound(self.game.round().clone())
    }

    /// The seats whose action is awaited.
    #[getter]
    fn awaited(&self) -> TupleOf<usize> {
        awaited(self.game.round())
    }

    /// What a player may do now.
    fn options(&self, seat: SeatArg) -> PyResult<TupleOf<PyAction>> {
        Ok(actions(self.game.round().options(seat.at(self.game.round().table())?)))
    }

    /// A harmless legal action: a pass, or the discard of the tile drawn.
    fn default_action(&self, seat: SeatArg) -> PyResult<PyAction> {
        Ok(PyAction(self.game.round().default_action(seat.at(self.game.round().table())?)))
    }

    /// All that a player may know.
    fn view(&self, seat: SeatArg) -> PyResult<PyView> {
        let seat = seat.at(self.game.round().table())?;
        self.game.round().view(seat).map(PyView).ok_or_else(|| empty(seat))
    }

    /// A player acts in the current round. Returns the events that follow.
    fn act(
        &mut self,
        py: Python<'_>,
        seat: SeatArg,
        action: PyRef<'_, PyAction>,
    ) -> PyResult<TupleOf<PyEvent>> {
        let seat = seat.at(self.game.round().table())?;
        let acted = self.game.act(seat, action.0).map_err(|error| illegal(py, error))?;
        Ok(told(acted))
    }

    /// Deals the next round. A dealer who may stop goes on by it. An error during a round, and
    /// after the last one.
    fn next_round(&mut self) -> PyResult<()> {
        let wall = wall(self.game.rules(), self.seed, self.walls);
        let next = self.game.next_round(wall);
        next.map_err(|error: NoNextRound| refuse(error, &kind_of(&error)))?;
        self.walls += 1;
        Ok(())
    }

    /// The dealer who may stop the game now, or `None`.
    #[getter]
    fn may_stop(&self) -> Option<usize> {
        self.game.may_stop().map(|seat| seat.index())
    }

    /// The last dealer ends the game.
    fn stop(&mut self, seat: SeatArg) -> PyResult<()> {
        let stopped = self.game.stop(seat.at(self.game.round().table())?);
        stopped.map(drop).map_err(|error| refuse(error, &kind_of(&error)))
    }

    /// `points`, `places`, `scores` (with uma and oka) and `prizes` by seat; `None` until the game
    /// is over.
    #[getter]
    fn result(&self) -> Option<GameResult> {
        let result = self.game.result()?;
        let players = usize::from(self.game.rules().players());
        let by_seat = |numbers: [i32; 4]| numbers.into_iter().take(players).collect();
        Some(GameResult([
            ("points", by_seat(result.points())),
            ("places", by_seat(result.places().map(i32::from))),
            ("scores", by_seat(result.scores())),
            ("prizes", by_seat(result.prizes())),
        ]))
    }

    /// The same game, which goes its own way.
    fn copy(&self) -> PyPlayedGame {
        self.clone()
    }

    fn __copy__(&self) -> PyPlayedGame {
        self.clone()
    }

    #[pyo3(signature = (_memo: "Any"))]
    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> PyPlayedGame {
        self.clone()
    }

    fn __repr__(&self) -> String {
        let start = self.game.start();
        format!("<Game: {start}>")
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        Ok((py.import("mentsu._native")?.getattr("game_of")?, (to_json(self)?,)))
    }
}

/// Unpickles.
#[pyfunction]
pub(crate) fn game_of(json: &str) -> PyResult<PyPlayedGame> {
    of_json(json)
}
