//! `Wall`: the tiles of a round in their order.

use mentsu::Tile;
use mentsu::random::SplitMix64;
use mentsu_table::{GameRules, Wall};
use pyo3::prelude::*;

use super::rules::{GameRulesArg, PyGameRules};
use crate::records::classes::values::faces;
use mentsu_python_one::errors::{kind_of, refuse};
use mentsu_python_one::{FacesArg, Int, PyFace, TupleOf};

/// The tiles of a round in their order (牌山): 136, or 108 in sanma. They lie as Tenhou lays them:
/// the dead wall first, and dealt from the end.
///
/// >>> from mentsu.table import Wall
/// >>> wall = Wall.shuffled("tenhou", seed=1)
/// >>> len(wall), Wall(wall.faces) == wall
/// (136, True)
#[pyclass(name = "Wall", module = "mentsu.table", frozen, eq, hash)]
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct PyWall(pub(crate) Wall);

#[pymethods]
impl PyWall {
    /// A wall of these tiles, from the first of the dead wall to the first dealt.
    #[new]
    #[pyo3(signature = (faces, rules = None))]
    fn new(faces: FacesArg, rules: Option<GameRulesArg>) -> PyResult<PyWall> {
        let rules = rules.map_or(GameRules::TENHOU, |rules| rules.0);
        let wall = Wall::new(faces.0, &rules);
        wall.map(PyWall).map_err(|error| refuse(error, &kind_of(&error)))
    }

    /// A wall that is shuffled by a seed, the same as in Rust: `SplitMix64::new(seed)`.
    #[staticmethod]
    #[pyo3(signature = (rules = None, *, seed = Int(0)))]
    fn shuffled(rules: Option<GameRulesArg>, seed: Int<u64>) -> PyWall {
        let rules = rules.map_or(GameRules::TENHOU, |rules| rules.0);
        PyWall(Wall::shuffled(&rules, &mut SplitMix64::new(seed.0)))
    }

    /// The tiles in order.
    #[getter]
    fn faces(&self) -> TupleOf<PyFace> {
        faces(self.0.iter())
    }

    fn __len__(&self) -> usize {
        self.0.len()
    }

    fn __repr__(&self) -> String {
        let mut text: String = self.0.iter().take(14).map(|face| face.to_string()).collect();
        text += "…";
        format!("<Wall of {} tiles, {text}>", self.0.len())
    }

    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, (String, PyGameRules))> {
        // Rules of as many players and red fives.
        let reds = |five| self.0.iter().filter(|face| face.is_red() && face.tile() == five).count();
        let base =
            if self.0.len() == Wall::MOST { GameRules::TENHOU } else { GameRules::TENHOU_SANMA };
        let reds = [Tile::M5, Tile::P5, Tile::S5].map(reds);
        let text = reds.map(|number| number.to_string()).join(",");
        let rules = base.set_text("reds", &text).expect("a wall has red fives of some rules");
        let faces = self.0.iter().map(|face| face.to_string()).collect();
        Ok((py.get_type::<PyWall>().into_any(), (faces, PyGameRules(rules))))
    }
}
