//! Answers as instances of the classes of `mentsu._values.results`.

use mentsu::riichi::{Payer, Payments, Score, ScoredReading};
use mentsu::{
    CompletedBlock, Decomposition, Discard, FormBlock, Reading, Shantens, Tile, Ukeire, Waits,
    WinForm,
};
use pyo3::call::PyCallArgs;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyModule, PyTuple};

use crate::values::counts::PyCounts;
use crate::values::tile::PyTile;
use crate::values::tile_set::PyTileSet;

/// The module of results, which has the classes by name.
pub(crate) struct Results<'py>(Bound<'py, PyModule>);

impl<'py> Results<'py> {
    pub(crate) fn of(py: Python<'py>) -> PyResult<Results<'py>> {
        static MODULE: PyOnceLock<Py<PyModule>> = PyOnceLock::new();
        let import = || py.import("mentsu._values.results").map(Bound::unbind);
        Ok(Results(MODULE.get_or_try_init(py, import)?.bind(py).clone()))
    }

    pub(crate) fn py(&self) -> Python<'py> {
        self.0.py()
    }

    /// An instance of a class.
    pub(crate) fn make(
        &self,
        class: &'static str,
        fields: impl PyCallArgs<'py>,
    ) -> PyResult<Bound<'py, PyAny>> {
        self.0.getattr(class)?.call1(fields)
    }

    /// A tuple of results.
    pub(crate) fn tuple(
        &self,
        items: impl IntoIterator<Item = PyResult<Bound<'py, PyAny>>>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        let items: Vec<Bound<'py, PyAny>> = items.into_iter().collect::<PyResult<_>>()?;
        PyTuple::new(self.py(), items)
    }
}

type Made<'py> = PyResult<Bound<'py, PyAny>>;

fn tiles_tuple<'py>(
    results: &Results<'py>,
    tiles: impl IntoIterator<Item = Tile>,
) -> PyResult<Bound<'py, PyTuple>> {
    let tiles: Vec<PyTile> = tiles.into_iter().map(PyTile).collect();
    PyTuple::new(results.py(), tiles)
}

fn block<'py>(results: &Results<'py>, block: FormBlock) -> Made<'py> {
    let (kind, tiles) = match block {
        FormBlock::Pair(tile) => ("pair", tiles_tuple(results, [tile; 2])?),
        FormBlock::Single(tile) => ("single", tiles_tuple(results, [tile])?),
        FormBlock::Mentsu(mentsu) => (mentsu.kind().name(), tiles_tuple(results, mentsu.tiles())?),
    };
    results.make("Block", (kind, tiles))
}

/// `WinForm`.
pub(crate) fn form<'py>(results: &Results<'py>, form: &WinForm) -> Made<'py> {
    let kind = match form {
        WinForm::Standard(_) => "standard",
        WinForm::Chiitoitsu(_) => "chiitoitsu",
        WinForm::Kokushi { .. } => "kokushi",
    };
    let blocks = results.tuple(form.blocks().iter().map(|&one| block(results, one)))?;
    results.make("WinForm", (kind, blocks))
}

/// `WinForm` of a decomposition.
pub(crate) fn decomposition<'py>(results: &Results<'py>, way: Decomposition) -> Made<'py> {
    form(results, &WinForm::Standard(way))
}

/// `Reading`.
pub(crate) fn reading<'py>(results: &Results<'py>, reading: &Reading) -> Made<'py> {
    let completed = match reading.block() {
        CompletedBlock::Jantou => match reading.form() {
            WinForm::Standard(way) => Some(FormBlock::Pair(way.jantou())),
            _ => None,
        },
        CompletedBlock::Mentsu(mentsu) => Some(FormBlock::Mentsu(mentsu)),
        CompletedBlock::Whole => None,
    };
    let completed = completed.map(|one| block(results, one)).transpose()?;
    let form = form(results, &reading.form())?;
    results.make("Reading", (PyTile(reading.tile()), form, completed, reading.shape().name()))
}

/// `Waits`.
pub(crate) fn waits<'py>(results: &Results<'py>, waits: &Waits) -> Made<'py> {
    let each = waits.iter().map(|wait| {
        let shapes: Vec<&str> = wait.shapes().iter().map(|shape| shape.name()).collect();
        let shapes = PyTuple::new(results.py(), shapes)?;
        let readings = results.tuple(wait.readings().iter().map(|one| reading(results, one)))?;
        results.make("Wait", (PyTile(wait.tile()), wait.left(), shapes, readings))
    });
    let each = results.tuple(each)?;
    results.make("Waits", (PyTileSet(waits.tiles()), each))
}

/// `Shantens`.
pub(crate) fn shantens<'py>(results: &Results<'py>, shantens: &Shantens) -> Made<'py> {
    let each = [shantens.standard(), shantens.chiitoitsu(), shantens.kokushi()];
    let [standard, chiitoitsu, kokushi] = each.map(|shanten| shanten.get());
    results.make("Shantens", (standard, chiitoitsu, kokushi))
}

/// `Ukeire`.
pub(crate) fn ukeire<'py>(results: &Results<'py>, ukeire: &Ukeire) -> Made<'py> {
    let mut left = [0; Tile::COUNT];
    for (tile, copies) in ukeire.iter() {
        left[tile.index()] = copies;
    }
    let left = mentsu::Counts::from_array(left).expect("at most four are left");
    let (tiles, shanten) = (PyTileSet(ukeire.tiles()), ukeire.shanten().get());
    results.make("Ukeire", (shanten, tiles, PyCounts(left)))
}

/// `Discard`.
pub(crate) fn discard<'py>(results: &Results<'py>, discard: &Discard) -> Made<'py> {
    let after = ukeire(results, discard.ukeire())?;
    results.make("Discard", (PyTile(discard.tile()), discard.shanten().get(), after))
}

/// `Score`.
pub(crate) fn score<'py>(results: &Results<'py>, score: &Score) -> Made<'py> {
    let readings = score.readings().iter().map(|one| scored_reading(results, one));
    let readings = results.tuple(readings)?;
    results.make("Score", (readings, payments(results, score.payments())?))
}

fn scored_reading<'py>(results: &Results<'py>, scored: &ScoredReading) -> Made<'py> {
    let py = results.py();
    let yaku = PyDict::new(py);
    for (one, worth) in scored.yaku() {
        yaku.set_item(one.name(), worth)?;
    }
    let dora = PyDict::new(py);
    for (kind, han) in scored.dora().iter() {
        dora.set_item(kind.name(), han)?;
    }
    let items = scored
        .fu_items()
        .into_iter()
        .map(|item| results.make("FuItem", (item.reason().to_string(), item.fu())));
    let fields = (
        reading(results, scored.reading())?,
        yaku,
        dora,
        scored.han(),
        scored.yaku_han(),
        scored.fu(),
        scored.yakuman(),
        scored.limit().name(),
        scored.base_points(),
        scored.points(),
        results.tuple(items)?,
    );
    results.make("ScoredReading", fields)
}

/// `Payments`.
pub(crate) fn payments<'py>(results: &Results<'py>, payments: &Payments) -> Made<'py> {
    let each = payments.iter().map(|payment| {
        let payer = match payment.payer() {
            Payer::Seat(wind) => wind.name(),
            Payer::Discarder => "discarder",
        };
        results.make("Payment", (payer, payment.points(), payment.honba()))
    });
    results.make("Payments", (results.tuple(each)?, payments.sticks()))
}
