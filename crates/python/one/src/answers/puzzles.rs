//! How hard the waits of a hand are, and what all hands of a size wait for.

use mentsu::puzzle::{Level, Measure};
use pyo3::prelude::*;

use super::answers;
use crate::args::names::Name;
use crate::typed::TupleOf;
use crate::values::tile_set::PyTileSet;

answers! {
    /// The difficulty of the waits of concealed tiles.
    ///
    /// `decompositions` is the largest number of ways in which one wait wins,
    /// `missed_by_fixed_orders` are the waits that neither fixed order finds, and `level` is the
    /// difficulty, `None` without a wait.
    PyMeasure: "Measure" {
        /// The tiles waited for.
        waits: PyTileSet;
        /// The largest number of ways in which one wait wins.
        decompositions: u8;
        /// The waits that neither fixed order finds.
        missed_by_fixed_orders: PyTileSet;
        /// The difficulty; `None` without a wait.
        level: Option<Name<Level>>;
    }

    /// The waits of all hands of one suit and size.
    ///
    /// `by_waits[n]` is the number of hands that wait for n kinds; `by_standard_waits` ignores
    /// chiitoitsu and kokushi.
    PyAtlas: "Atlas" {
        /// The number of tiles of each hand.
        tiles: usize;
        /// The number of hands by the number of their waits.
        by_waits: TupleOf<u32>;
        /// The same without chiitoitsu and kokushi.
        by_standard_waits: TupleOf<u32>;
        /// The largest number of readings of a hand.
        most_readings: usize;
        /// The number of hands that wait only for a fifth copy.
        seeming_tenpai: u32;
    }
}

impl From<&Measure> for PyMeasure {
    fn from(measure: &Measure) -> PyMeasure {
        PyMeasure {
            waits: PyTileSet(measure.waits()),
            decompositions: measure.decompositions(),
            missed_by_fixed_orders: PyTileSet(measure.missed_by_fixed_orders()),
            level: measure.level().map(Name),
        }
    }
}

#[pymethods]
impl PyAtlas {
    /// The number of hands.
    #[getter]
    fn hands(&self) -> u64 {
        self.by_waits.iter().map(|hands| u64::from(*hands)).sum()
    }
}
