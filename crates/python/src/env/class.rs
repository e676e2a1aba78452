//! `Tables`: what `mentsu.env.VectorEnv` is made of.

use mentsu_table::Seat;
use mentsu_table::bot::Bot;
use mentsu_table::encode::{ActionNumber, KINDS};
use numpy::{
    PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2, PyReadwriteArray3,
    PyUntypedArrayMethods as _,
};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use serde::{Deserialize, Serialize};

use super::house::{House, Reward};
use super::player_table::{Fault, PlayerTable};
use super::pool::Pool;
use super::rows::{Before, HIDDEN, Rows, Scribe, step_all};
use crate::records::classes::encode::encoder_of;
use crate::records::classes::values::check_plan;
use crate::table::GameRulesArg;
use mentsu_python_columns::column_type_error;
use mentsu_python_one::errors::refuse;
use mentsu_python_one::{Few, Int, Name, Text};

/// The version of a saved state.
const STATE_VERSION: u32 = 2;

/// The most tables: their masks alone take 120 MB.
const MOST_TABLES: usize = 1_000_000;

/// The most threads.
const MOST_THREADS: usize = 256;

/// Many tables that step at once.
#[pyclass(name = "Tables", module = "mentsu._native")]
pub(crate) struct PyTables {
    house: House,
    tables: Vec<PlayerTable>,
    scribes: Vec<Scribe>,
    pool: Pool,
}

/// The arrays of an environment, found by their names.
#[derive(FromPyObject)]
pub(crate) struct Arrays<'py> {
    observations: PyReadwriteArray3<'py, f32>,
    hidden: PyReadwriteArray3<'py, f32>,
    masks: PyReadwriteArray2<'py, bool>,
    seats: PyReadwriteArray1<'py, i8>,
    rewards: PyReadwriteArray2<'py, f32>,
    round_ends: PyReadwriteArray1<'py, bool>,
    game_ends: PyReadwriteArray1<'py, bool>,
}

fn check(name: &str, shape: &[usize], expected: &[usize]) -> PyResult<()> {
    if shape == expected {
        return Ok(());
    }
    Err(column_type_error(format!("{name} has the shape {shape:?}, not {expected:?}")))
}

/// An array that isn't laid out in C order, a row after the other.
fn not_in_order(_: impl std::fmt::Debug) -> PyErr {
    column_type_error("an array isn't contiguous in C order")
}

impl Arrays<'_> {
    /// The rows, if the arrays have the shapes for these numbers of tables and planes.
    fn rows(&mut self, tables: usize, planes: usize) -> PyResult<Rows<'_>> {
        check("observations", self.observations.shape(), &[tables, planes, KINDS])?;
        let hidden = self.hidden.shape()[1] * KINDS;
        let hidden = if hidden == 0 { 0 } else { HIDDEN / KINDS };
        check("hidden", self.hidden.shape(), &[tables, hidden, KINDS])?;
        check("masks", self.masks.shape(), &[tables, ActionNumber::COUNT])?;
        check("seats", self.seats.shape(), &[tables])?;
        check("rewards", self.rewards.shape(), &[tables, 4])?;
        check("round_ends", self.round_ends.shape(), &[tables])?;
        check("game_ends", self.game_ends.shape(), &[tables])?;
        let in_order = self.observations.is_c_contiguous()
            && self.hidden.is_c_contiguous()
            && self.masks.is_c_contiguous()
            && self.rewards.is_c_contiguous();
        if !in_order {
            return Err(not_in_order(()));
        }
        Ok(Rows {
            observations: self.observations.as_slice_mut().map_err(not_in_order)?,
            hidden: self.hidden.as_slice_mut().map_err(not_in_order)?,
            masks: self.masks.as_slice_mut().map_err(not_in_order)?,
            seats: self.seats.as_slice_mut().map_err(not_in_order)?,
            rewards: self.rewards.as_slice_mut().map_err(not_in_order)?,
            round_ends: self.round_ends.as_slice_mut().map_err(not_in_order)?,
            game_ends: self.game_ends.as_slice_mut().map_err(not_in_order)?,
        })
    }
}

/// A saved state, as it is written and as it is read.
#[derive(Serialize, Deserialize)]
struct State<T> {
    version: u32,
    seed: u64,
    tables: T,
}

/// A bug that a table can't begin with.
fn no_table(fault: Fault) -> PyErr {
    refuse(fault, "bug")
}

fn begin_all(house: &House, number: usize) -> Result<Vec<PlayerTable>, Fault> {
    (0..number).map(|table| PlayerTable::begin(house, table, 0)).collect()
}

#[pymethods]
impl PyTables {
    #[new]
    #[expect(clippy::too_many_arguments, reason = "each is named by its only caller")]
    fn new(
        py: Python<'_>,
        number: Int<usize>,
        rules: GameRulesArg,
        seed: Int<u64>,
        opponents: Option<Few<Name<Bot>>>,
        seat: Int<usize>,
        reward: Name<Reward>,
        planes: Few<Text>,
        plan: Option<Int<i64>>,
        threads: Int<usize>,
    ) -> PyResult<PyTables> {
        let (Int(number), Int(threads), GameRulesArg(rules)) = (number, threads, rules);
        if !(1..=MOST_TABLES).contains(&number) {
            return Err(refuse(format!("{number} tables: 1 to {MOST_TABLES}"), "out_of_range"));
        }
        let opponents: Option<Vec<Bot>> =
            opponents.map(|Few(bots)| bots.into_iter().map(|Name(bot)| bot).collect());
        let others = usize::from(rules.players()) - 1;
        if let Some(given) = opponents.as_ref().map(Vec::len).filter(|given| *given != others) {
            let reason = format!("{given} opponents where {others} sit");
            return Err(refuse(reason, "out_of_range"));
        }
        if seat.0 > others {
            return Err(refuse(format!("nobody has seat {}", seat.0), "out_of_range"));
        }
        let plan = check_plan(plan)?;
        let (make, chosen) = encoder_of(&planes.0, plan)?;
        let width = chosen.len() * KINDS;
        let in_order = chosen.iter().copied().eq(0..make().numbers() / KINDS);
        let scribe = || Scribe {
            encoder: make(),
            all: if in_order { Vec::new() } else { vec![0.0; make().numbers()] },
            chosen: (!in_order).then(|| chosen.clone()),
            width,
            plans: plan.is_some(),
        };
        let house = House { rules, seed: seed.0, reward: reward.0, opponents, first_seat: seat.0 };
        let tables = py.detach(|| begin_all(&house, number)).map_err(no_table)?;
        let threads = threads.clamp(1, MOST_THREADS.min(number));
        let scribes = (0..threads).map(|_| scribe()).collect();
        Ok(PyTables { house, tables, scribes, pool: Pool::default() })
    }

    /// How many tables there are.
    fn __len__(&self) -> usize {
        self.tables.len()
    }

    /// Begins new games by a seed, or on the walls that follow, and writes all rows.
    #[pyo3(signature = (seed, arrays: "_Arrays"))]
    fn reset(
        &mut self,
        py: Python<'_>,
        seed: Option<Int<u64>>,
        mut arrays: Arrays<'_>,
    ) -> PyResult<()> {
        self.rows(&mut arrays)?;
        let (tables, house) = (&mut self.tables, &mut self.house);
        match seed {
            Some(Int(seed)) => {
                let seeded = House { seed, ..house.clone() };
                *tables = py.detach(|| begin_all(&seeded, tables.len())).map_err(no_table)?;
                *house = seeded;
            }
            None => {
                let begun = py.detach(|| {
                    let mut each = tables.iter_mut().enumerate();
                    each.try_for_each(|(number, table)| table.begin_anew(house, number))
                });
                begun.map_err(no_table)?;
            }
        }
        self.write(py, arrays)
    }

    /// Writes all rows as they are, without rewards.
    #[pyo3(signature = (arrays: "_Arrays"))]
    fn write(&mut self, py: Python<'_>, arrays: Arrays<'_>) -> PyResult<()> {
        self.go(py, Before::Nothing, arrays).map(drop)
    }

    /// A number is chosen at each table; all rows are written. Returns the tables that didn't step,
    /// each with the reason.
    #[pyo3(signature = (numbers: "NDArray[int64]", arrays: "_Arrays"))]
    fn step(
        &mut self,
        py: Python<'_>,
        numbers: PyReadonlyArray1<'_, i64>,
        arrays: Arrays<'_>,
    ) -> PyResult<Vec<(usize, String)>> {
        check("actions", numbers.shape(), &[self.tables.len()])?;
        let numbers = numbers.as_slice().map_err(not_in_order)?;
        self.go(py, Before::Step(numbers), arrays)
    }

    /// Writes what a seat of a table sees, whether it chooses or not.
    #[pyo3(signature = (table, seat, out: "NDArray[float32]"))]
    fn observe(
        &mut self,
        table: Int<usize>,
        seat: Int<u8>,
        mut out: PyReadwriteArray2<'_, f32>,
    ) -> PyResult<()> {
        let Some(scribe) = self.scribes.first_mut() else { return Ok(()) };
        check("out", out.shape(), &[scribe.width / KINDS, KINDS])?;
        let sits = |seat: &Seat| seat.index() < usize::from(self.house.rules.players());
        let (table, seat) = (self.tables.get(table.0), Seat::new(seat.0).filter(sits));
        let (Some(table), Some(seat)) = (table, seat) else {
            return Err(refuse("there is no such table or seat", "out_of_range"));
        };
        if !out.is_c_contiguous() {
            return Err(not_in_order(()));
        }
        let out = out.as_slice_mut().map_err(not_in_order)?;
        scribe.write(&table.seen_by(seat), out).map_err(no_table)
    }

    /// Writes any of the numbers that may be chosen at each table.
    #[pyo3(signature = (out: "NDArray[int64]"))]
    fn sample(&mut self, py: Python<'_>, mut out: PyReadwriteArray1<'_, i64>) -> PyResult<()> {
        check("out", out.shape(), &[self.tables.len()])?;
        let out = out.as_slice_mut().map_err(not_in_order)?;
        let house = &self.house;
        let tables = &mut self.tables;
        py.detach(|| {
            for (number, (table, out)) in tables.iter_mut().zip(out).enumerate() {
                *out = table.sample(house, number).get().into();
            }
        });
        Ok(())
    }

    /// All tables as bytes.
    fn state<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let state = State { version: STATE_VERSION, seed: self.house.seed, tables: &self.tables };
        let bytes = py.detach(|| serde_json::to_vec(&state));
        let bytes = bytes.map_err(|error| refuse(error, "bug"))?;
        Ok(PyBytes::new(py, &bytes))
    }

    /// Puts all tables back, and writes all rows.
    #[pyo3(signature = (state, arrays: "_Arrays"))]
    fn restore(&mut self, py: Python<'_>, state: &[u8], mut arrays: Arrays<'_>) -> PyResult<()> {
        self.rows(&mut arrays)?;
        let read = py.detach(|| serde_json::from_slice::<State<Vec<PlayerTable>>>(state));
        let state = read.map_err(|error| refuse(format!("no state: {error}"), "no_state"))?;
        let fits = state.version == STATE_VERSION
            && state.tables.len() == self.tables.len()
            && state
                .tables
                .iter()
                .enumerate()
                .all(|(number, table)| table.is_of(&self.house, number));
        if !fits {
            let reason = "the state is one of other rules or opponents, of another number of \
                          tables, or of another version";
            return Err(refuse(reason, "other_state"));
        }
        self.house.seed = state.seed;
        self.tables = state.tables;
        self.write(py, arrays)
    }
}

impl PyTables {
    /// The rows of arrays, if they fit.
    fn rows<'a>(&self, arrays: &'a mut Arrays<'_>) -> PyResult<Rows<'a>> {
        let planes = self.scribes.first().map_or(0, |scribe| scribe.width / KINDS);
        arrays.rows(self.tables.len(), planes)
    }

    fn go(
        &mut self,
        py: Python<'_>,
        before: Before<'_>,
        mut arrays: Arrays<'_>,
    ) -> PyResult<Vec<(usize, String)>> {
        let rows = self.rows(&mut arrays)?;
        let PyTables { house, tables, scribes, pool } = self;
        let faults = py.detach(|| step_all(house, tables, scribes, pool, before, rows));
        Ok(faults.into_iter().map(|(table, fault)| (table, fault.to_string())).collect())
    }
}
