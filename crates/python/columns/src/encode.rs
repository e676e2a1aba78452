//! Hands as planes of 34 numbers, one for each kind of tile: features for learning.

use std::thread;

use mentsu::plan::{Figures, Plan};
use mentsu::{Hand, Shanten, Tile};
use numpy::{PyArray3, PyArrayMethods as _, PyUntypedArrayMethods as _};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use mentsu_python_one::{Few, Int, RulesArg, Text, rules_or_tenhou};

use super::errors::{Failure, Refusal, column_type_error};
use super::questions::plan::{Outlooks, PlannerMemory};
use super::rows::Rows;
use super::source::{How, as_numpy, numpy_type, visit_column};

/// How many numbers a plane has.
const KINDS: usize = Tile::COUNT;

/// The names of the planes in order, and where each comes from. A seat's view has planes of the
/// same names and scales; `mentsu.encoding` documents them.
const PLANES: [(&str, Plane); 18] = [
    ("hand_1", Plane::Copies(1)),
    ("hand_2", Plane::Copies(2)),
    ("hand_3", Plane::Copies(3)),
    ("hand_4", Plane::Copies(4)),
    ("hand_red", Plane::Reds),
    ("drawn", Plane::Drawn),
    ("melds", Plane::Melds),
    ("waits", Plane::Waits),
    ("shanten", Plane::Shanten),
    ("shanten_standard", Plane::ShantenStandard),
    ("shanten_chiitoitsu", Plane::ShantenChiitoitsu),
    ("shanten_kokushi", Plane::ShantenKokushi),
    ("helps", Plane::Helps),
    ("shanten_after", Plane::ShantenAfter),
    ("ukeire_after", Plane::UkeireAfter),
    ("plan_tenpai", Plane::Plan(Figures::tenpai, 1.0)),
    ("plan_win", Plane::Plan(Figures::win, 1.0)),
    ("plan_points", Plane::Plan(Figures::points, 10_000.0)),
];

#[derive(Clone, Copy)]
enum Plane {
    /// 1 at kinds with at least this many copies.
    Copies(u8),
    Reds,
    Drawn,
    Melds,
    Waits,
    Shanten,
    ShantenStandard,
    ShantenChiitoitsu,
    ShantenKokushi,
    Helps,
    ShantenAfter,
    UkeireAfter,
    /// A figure of the plan, and its divisor.
    Plan(fn(&Figures) -> f64, f64),
}

/// The names of the planes in order.
#[pyfunction]
pub fn hand_planes() -> Vec<&'static str> {
    PLANES.map(|(name, _)| name).to_vec()
}

/// What to write of each hand.
struct Encoder {
    planes: Vec<Plane>,
    /// The largest shanten to plan for, if any.
    plan: Option<i8>,
    outlooks: Outlooks,
    null_errors: bool,
}

/// Shanten divided by 6; an impossible form counts as 14.
fn of_six(shanten: Shanten) -> f32 {
    f32::from(shanten.get().min(14)) / 6.0
}

impl Encoder {
    fn wants(&self, wanted: fn(&Plane) -> bool) -> bool {
        self.planes.iter().any(wanted)
    }

    /// Writes the planes of a hand.
    fn write(
        &self,
        row: usize,
        hand: &Hand,
        memory: &mut PlannerMemory,
        out: &mut [f32],
    ) -> Result<(), Refusal> {
        let ranks = self.wants(|plane| {
            matches!(plane, Plane::Helps | Plane::ShantenAfter | Plane::UkeireAfter)
        });
        let discards = if ranks { hand.discards() } else { Default::default() };
        let plan = match self.plan {
            Some(most) if is_whole(hand) && hand.shanten().get() <= most => {
                Some(self.outlooks.plan(row, hand, memory)?)
            }
            _ => None,
        };
        for (plane, out) in self.planes.iter().zip(out.chunks_exact_mut(KINDS)) {
            match plane {
                Plane::Copies(least) => {
                    each(out, |tile| flag(hand.concealed().get(tile) >= *least));
                }
                Plane::Reds => each(out, |tile| flag(hand.reds(tile) > 0)),
                Plane::Drawn => {
                    let drawn = hand.drawn().map(|face| face.tile());
                    each(out, |tile| flag(drawn == Some(tile)));
                }
                Plane::Melds => write_melds(hand, out),
                Plane::Waits => {
                    let waits = hand.before_draw().wait_tiles();
                    each(out, |tile| flag(waits.contains(tile)));
                }
                Plane::Shanten => out.fill(of_six(hand.shanten())),
                Plane::ShantenStandard => out.fill(of_six(hand.standard_shanten())),
                Plane::ShantenChiitoitsu => out.fill(of_six(hand.shantens().chiitoitsu())),
                Plane::ShantenKokushi => out.fill(of_six(hand.shantens().kokushi())),
                Plane::Helps => {
                    let best = discards.first();
                    let ukeire = best.map_or_else(|| hand.ukeire(), |best| *best.ukeire());
                    each(out, |tile| f32::from(ukeire.left(tile)) / 4.0);
                }
                Plane::ShantenAfter => {
                    out.fill(0.0);
                    for discard in discards.iter() {
                        out[discard.tile().index()] = of_six(discard.shanten());
                    }
                }
                Plane::UkeireAfter => {
                    out.fill(0.0);
                    for discard in discards.iter() {
                        out[discard.tile().index()] = f32::from(discard.ukeire().total()) / 80.0;
                    }
                }
                Plane::Plan(figure, whole) => write_plan(plan.as_ref(), *figure, *whole, out),
            }
        }
        Ok(())
    }

    /// Writes the planes of rows; the first row has these numbers in the chunk and in the column.
    fn write_rows(
        &self,
        rows: &Rows<'_>,
        (first, row): (usize, usize),
        out: &mut [f32],
    ) -> Result<(), Failure> {
        let mut memory = PlannerMemory::default();
        let numbers = self.planes.len() * KINDS;
        for (nth, out) in out.chunks_exact_mut(numbers.max(1)).enumerate() {
            let hand = rows.hand(first + nth);
            let written = match hand {
                Ok(Some(hand)) => self.write(row + nth, &hand, &mut memory, out),
                Ok(None) => {
                    out.fill(f32::NAN);
                    Ok(())
                }
                Err(refusal) => Err(refusal),
            };
            match written {
                Ok(()) => {}
                Err(_) if self.null_errors => out.fill(f32::NAN),
                Err(refusal) => return Err(Failure::Row { row: row + nth, refusal }),
            }
        }
        Ok(())
    }
}

/// Whether a hand has 14 tiles and so a discard to plan.
fn is_whole(hand: &Hand) -> bool {
    usize::from(hand.concealed().total()) + 3 * hand.melds().len() == 14
}

fn flag(is: bool) -> f32 {
    if is { 1.0 } else { 0.0 }
}

fn each(plane: &mut [f32], value: impl Fn(Tile) -> f32) {
    for (number, tile) in plane.iter_mut().zip(Tile::ALL) {
        *number = value(tile);
    }
}

/// Copies in melds, divided by 4.
fn write_melds(hand: &Hand, plane: &mut [f32]) {
    plane.fill(0.0);
    for meld in hand.melds() {
        for tile in meld.mentsu().tiles() {
            plane[tile.index()] += 0.25;
        }
    }
}

/// A figure of each discard; the better one of a red and a plain five stands for both.
fn write_plan(plan: Option<&Plan>, figure: fn(&Figures) -> f64, whole: f64, plane: &mut [f32]) {
    plane.fill(0.0);
    for discard in plan.iter().flat_map(|plan| plan.discards()) {
        let number = &mut plane[discard.face().tile().index()];
        *number = number.max((figure(&discard.figures()) / whole) as f32);
    }
}

/// Writes the planes of a column of hands into an array of `(hands, planes, 34)`.
#[pyfunction]
#[pyo3(signature = (hands, out, planes, plan, given: "dict[str, Any]", rules, /, *, threads, errors))]
#[expect(clippy::too_many_arguments, reason = "they are named in Python")]
pub fn encode_hands(
    hands: &Bound<'_, PyAny>,
    out: &Bound<'_, PyAny>,
    planes: Few<Text>,
    plan: Option<Int<i8>>,
    given: &Bound<'_, PyDict>,
    rules: Option<RulesArg>,
    threads: Option<Int<usize>>,
    errors: Text,
) -> PyResult<()> {
    let how = How::new(threads, &errors, false)?;
    let encoder = Encoder {
        planes: chosen(&planes.0)?,
        plan: plan.map(|plan| plan.0),
        outlooks: Outlooks::read(given, rules_or_tenhou(rules))?,
        null_errors: how.null_errors(),
    };
    let expected = [encoder.planes.len(), KINDS];
    let Some(array) = as_numpy(out)? else {
        return Err(column_type_error("out is no NumPy array"));
    };
    let wrong = |what: &str| column_type_error(format!("out is {}: {what}", numpy_type(array)));
    let shape = || wrong(&format!("the shape is (n, {}, {KINDS})", expected[0]));
    let cast = array.cast::<PyArray3<f32>>().map_err(|_| shape())?;
    if cast.shape()[1..] != expected {
        return Err(shape());
    }
    let mut cast = cast.try_readwrite().map_err(|error| wrong(&error.to_string()))?;
    let room = cast.shape()[0];
    // A slice of an array may be contiguous in either order.
    let in_order = cast.is_c_contiguous();
    let (true, Ok(out)) = (in_order, cast.as_slice_mut()) else {
        return Err(wrong("it isn't contiguous in C order"));
    };
    let mut row = 0;
    visit_column(hands, &mut |rows| write_chunk(&encoder, how.threads(), rows, &mut row, out))?;
    encoder.outlooks.check_end(row)?;
    if row != room {
        return Err(column_type_error(format!(
            "out has room for {room} hands, and there are {row}"
        )));
    }
    Ok(())
}

fn chosen(names: &[Text]) -> PyResult<Vec<Plane>> {
    let find = |Text(name): &Text| {
        let found = PLANES.iter().find(|(plane, _)| plane == name).map(|(_, plane)| *plane);
        found.ok_or_else(|| column_type_error(format!("there is no plane {name:?}")))
    };
    names.iter().map(find).collect()
}

/// Writes the planes of a chunk after those of the previous rows.
fn write_chunk(
    encoder: &Encoder,
    threads: usize,
    rows: &Rows<'_>,
    row: &mut usize,
    out: &mut [f32],
) -> Result<(), Failure> {
    let (first, numbers) = (*row, encoder.planes.len() * KINDS);
    *row += rows.len;
    let Some(out) = out.get_mut(first * numbers..*row * numbers) else {
        return Err(Failure::Column(format!("out has no room for row {}", *row - 1)));
    };
    // Between blocks of some milliseconds, or of some plans, signals are checked.
    let block = threads * if encoder.plan.is_some() { 64 } else { 4_096 };
    for (nth, part) in out.chunks_mut((block * numbers).max(1)).enumerate() {
        write_block(encoder, threads, rows, (nth * block, first + nth * block), part)?;
        Python::attach(|py| py.check_signals())?;
    }
    Ok(())
}

/// Writes the planes of some rows in this many threads.
fn write_block(
    encoder: &Encoder,
    threads: usize,
    rows: &Rows<'_>,
    (at, row): (usize, usize),
    out: &mut [f32],
) -> Result<(), Failure> {
    if threads == 1 {
        return encoder.write_rows(rows, (at, row), out);
    }
    let numbers = encoder.planes.len() * KINDS;
    let len = (out.len() / numbers.max(1)).div_ceil(threads).max(1);
    thread::scope(|scope| {
        let parts = out.chunks_mut((len * numbers).max(1)).enumerate();
        let written = parts.map(|(nth, part)| {
            let first = (at + nth * len, row + nth * len);
            scope.spawn(move || encoder.write_rows(rows, first, part))
        });
        let written: Vec<_> = written.collect();
        let ended = written.into_iter().map(|thread| match thread.join() {
            Ok(ended) => ended,
            Err(_) => Err(Failure::Column("a panic in mentsu".to_owned())),
        });
        ended.fold(Ok(()), Result::and)
    })
}
