//! The value of a won hand in one call.
//!
//! `mentsu::riichi` finds the yaku of every reading. Fu, han and payments are computed as `mahjong`
//! does, which names other items, orders ties differently, and asks its yaku objects for their han.
//! `None` means that only the reference, in Python, knows the answer.

use mentsu::Tile;
use mentsu::riichi::{NoWin, score};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList, PyString, PyTuple, PyType};

use super::arrays::small;
use super::declared::Declared;
use super::fields::{HandConfigFields, HouseRules, OptionalRulesFields, WonHow};
use super::question::{Question, count_dora};
use super::scores::Scores;
use super::value::{Value, YakuClass, YakuClasses};

/// Estimates hands. It is made once, from the classes that it may assume unchanged.
#[pyclass(frozen, module = "mentsu._native")]
pub(crate) struct HandEstimator {
    config: Py<PyType>,
    rules: Py<PyType>,
    yaku: Py<PyType>,
    /// Makes the yakuman of a configuration count once.
    count_once: Py<PyAny>,
    classes: YakuClasses,
    /// Payments of 0, to be copied.
    no_cost: Py<PyDict>,
}

/// The yaku object of a configuration, and its dictionary.
struct ConfiguredYaku<'py> {
    object: Bound<'py, PyAny>,
    made: Bound<'py, PyDict>,
}

/// What a configuration says, and its yaku.
type Settings<'py> = (WonHow, HouseRules, Option<ConfiguredYaku<'py>>);

impl<'py> ConfiguredYaku<'py> {
    /// The object of a yaku, made on first use; `None` if its han differ from those of its class.
    fn get(
        &self,
        class: &YakuClass,
        han: Option<i64>,
        open: bool,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        let py = self.object.py();
        let attribute = class.attribute.bind(py);
        let object = match self.made.get_item(attribute)? {
            Some(made) => made,
            None => self.object.getattr(attribute)?,
        };
        let Some(han) = han else { return Ok(Some(object)) };
        let name =
            if open { pyo3::intern!(py, "han_open") } else { pyo3::intern!(py, "han_closed") };
        let unchanged = object.get_type().is(class.class.bind(py))
            && object.getattr(name)?.extract::<i64>().is_ok_and(|now| now == han);
        Ok(unchanged.then_some(object))
    }
}

fn no_cost(py: Python<'_>) -> PyResult<Py<PyDict>> {
    let cost = PyDict::new(py);
    let numbers =
        ["main", "additional", "main_bonus", "additional_bonus", "kyoutaku_bonus", "total"];
    for name in numbers {
        cost.set_item(PyString::intern(py, name), 0)?;
    }
    cost.set_item(pyo3::intern!(py, "yaku_level"), "")?;
    Ok(cost.unbind())
}

#[pymethods]
impl HandEstimator {
    /// `classes` has the class of each yaku by attribute; `count_once` makes the yakuman of a
    /// configuration count once.
    #[new]
    fn new(
        config: Bound<'_, PyType>,
        rules: Bound<'_, PyType>,
        yaku: Bound<'_, PyType>,
        classes: &Bound<'_, PyDict>,
        count_once: Py<PyAny>,
    ) -> PyResult<HandEstimator> {
        let py = config.py();
        Ok(HandEstimator {
            no_cost: no_cost(py)?,
            config: config.unbind(),
            rules: rules.unbind(),
            yaku: yaku.unbind(),
            count_once,
            classes: YakuClasses::new(classes)?,
        })
    }

    /// The value of a hand: a tuple of cost, han, fu, yaku, the indices of its fu details and
    /// whether it is open; an error as text; or `None` if only the reference knows.
    #[pyo3(signature = (tiles, win_tile, melds, dora_indicators, config, ura_dora_indicators))]
    #[expect(clippy::too_many_arguments, reason = "these are the arguments of `mahjong`")]
    fn estimate<'py>(
        &self,
        py: Python<'py>,
        tiles: &Bound<'py, PyAny>,
        win_tile: &Bound<'py, PyAny>,
        melds: Option<&Bound<'py, PyAny>>,
        dora_indicators: Option<&Bound<'py, PyAny>>,
        config: Option<&Bound<'py, PyAny>>,
        ura_dora_indicators: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        let Some((won, rules, yaku)) = self.settings(py, config)? else { return Ok(None) };
        let read = small(tiles)?;
        let tiles = read.as_slice();
        let mut counts = [0; Tile::COUNT];
        for &tile in tiles {
            match counts.get_mut(usize::from(tile / 4)) {
                Some(count) if *count < 4 => *count += 1,
                _ => return Ok(None),
            }
        }
        let Ok(win_tile) = win_tile.extract::<u8>() else { return Ok(None) };
        if !tiles.contains(&win_tile) {
            return Ok(Some(pyo3::intern!(py, "winning_tile_not_in_hand").clone().into_any()));
        }
        let Some(declared) = Declared::read(melds)? else { return Ok(None) };
        let (norths, sanma) = (won.norths, rules.sanma);
        let ura = ura_dora_indicators.filter(|_| won.riichi || won.double_riichi);
        let Some(plain) = count_dora(dora_indicators, &counts, norths, sanma)? else {
            return Ok(None);
        };
        let Some(ura) = count_dora(ura, &counts, norths, sanma)? else { return Ok(None) };
        let is_red = |tile: &&u8| rules.aka_dora && matches!(tile, 16 | 52 | 88);
        let dora = [plain + norths, tiles.iter().filter(is_red).count() as i64, ura];
        let question = Question { won, rules, counts, declared, dora };
        self.answer(py, &question, Tile::ALL[usize::from(win_tile / 4)], yaku.as_ref())
    }
}

impl HandEstimator {
    fn settings<'py>(
        &self,
        py: Python<'py>,
        config: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Option<Settings<'py>>> {
        let Some(config) = config else {
            return Ok(Some((WonHow::DEFAULT, HouseRules::DEFAULT, None)));
        };
        if !config.get_type().is(self.config.bind(py)) {
            return Ok(None);
        }
        let config = config.cast::<HandConfigFields>()?.try_borrow()?;
        let (Some(options), Some(yaku)) = (&config.options, &config.yaku) else { return Ok(None) };
        let (options, object) = (options.bind(py), yaku.bind(py).clone());
        if !options.get_type().is(self.rules.bind(py)) || !object.get_type().is(self.yaku.bind(py))
        {
            return Ok(None);
        }
        let made = object.getattr(pyo3::intern!(py, "_made"))?.cast_into::<PyDict>()?;
        let known = !made.contains(pyo3::intern!(py, "_replaced"))?;
        let Some(won) = WonHow::of(&config).filter(|_| known) else { return Ok(None) };
        let rules = HouseRules::of(&*options.cast::<OptionalRulesFields>()?.try_borrow()?);
        Ok(Some((won, rules, Some(ConfiguredYaku { object, made }))))
    }

    fn answer<'py>(
        &self,
        py: Python<'py>,
        question: &Question,
        win_tile: Tile,
        yaku: Option<&ConfiguredYaku<'py>>,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        let Some((hand, situation, rules)) = question.asked(win_tile) else { return Ok(None) };
        // A score is large, so it is borrowed.
        let scored = score(&hand, &situation, &rules);
        let scored = match &scored {
            Ok(scored) => scored,
            Err(NoWin::NotWon { .. }) => {
                return Ok(Some(pyo3::intern!(py, "hand_not_winning").clone().into_any()));
            }
            // Only the reference lists readings without one.
            Err(NoWin::NoYaku(_)) if question.won.in_first_turn() => return Ok(None),
            Err(NoWin::NoYaku(_)) => {
                return Ok(Some(pyo3::intern!(py, "no_yaku").clone().into_any()));
            }
            Err(_) => return Ok(None),
        };
        if let Some(yaku) = yaku
            && !question.rules.double_yakuman
        {
            self.count_once.bind(py).call1((&yaku.object,))?;
        }
        let mut best: Option<(Value, Option<Vec<Bound<'py, PyAny>>>)> = None;
        for reading in scored.readings().iter().filter(|reading| !reading.yaku_set().is_empty()) {
            let Some(value) = self.classes.value(reading, question) else { return Ok(None) };
            let objects = match yaku {
                None => None,
                // A yaku with other han may make another reading the best.
                Some(yaku) => match self.configured(&value, question, yaku)? {
                    None => return Ok(None),
                    objects => objects,
                },
            };
            if best.as_ref().is_none_or(|(best, _)| value.beats(best)) {
                best = Some((value, objects));
            }
        }
        let Some((best, objects)) = best else { return Ok(None) };
        let objects = match objects {
            Some(objects) => objects,
            None => self.made(py, &best)?,
        };
        for (rank, object) in best.yaku.zip(&objects) {
            if let Some((kind, dora)) = self.classes.dora(rank, question) {
                object.setattr(pyo3::intern!(py, "han_closed"), dora)?;
                if kind < 2 {
                    object.setattr(pyo3::intern!(py, "han_open"), dora)?;
                }
            }
        }
        let (places, items) = best.fu.places();
        let answer: Bound<'py, PyTuple> = (
            self.cost(py, &best.scores)?,
            best.han,
            best.fu.rounded,
            PyList::new(py, objects)?,
            PyBytes::new(py, &places[..items]),
            !question.is_closed(),
        )
            .into_pyobject(py)?;
        Ok(Some(answer.into_any()))
    }

    /// New yaku for a reading.
    fn made<'py>(&self, py: Python<'py>, value: &Value) -> PyResult<Vec<Bound<'py, PyAny>>> {
        let mut objects = Vec::with_capacity(value.yaku.len());
        for class in value.yaku.filter_map(|rank| self.classes.get(rank)) {
            objects.push(class.class.bind(py).call0()?);
        }
        Ok(objects)
    }

    /// The configuration's yaku for a reading; `None` if the han of one differ from those of its
    /// class.
    fn configured<'py>(
        &self,
        value: &Value,
        question: &Question,
        yaku: &ConfiguredYaku<'py>,
    ) -> PyResult<Option<Vec<Bound<'py, PyAny>>>> {
        let mut objects = Vec::with_capacity(value.yaku.len());
        for rank in value.yaku {
            let Some(class) = self.classes.get(rank) else { return Ok(None) };
            // The han of dora are set below.
            let is_dora = self.classes.dora(rank, question).is_some();
            let han = (!is_dora).then(|| class.han(question));
            let Some(object) = yaku.get(class, han, class.is_open(question))? else {
                return Ok(None);
            };
            objects.push(object);
        }
        Ok(Some(objects))
    }

    fn cost<'py>(&self, py: Python<'py>, scores: &Scores) -> PyResult<Bound<'py, PyDict>> {
        let cost = self.no_cost.bind(py).copy()?;
        cost.set_item(pyo3::intern!(py, "main"), scores.main)?;
        cost.set_item(pyo3::intern!(py, "total"), scores.total)?;
        if scores.additional > 0 {
            cost.set_item(pyo3::intern!(py, "additional"), scores.additional)?;
        }
        if scores.main_bonus > 0 {
            cost.set_item(pyo3::intern!(py, "main_bonus"), scores.main_bonus)?;
            cost.set_item(pyo3::intern!(py, "additional_bonus"), scores.additional_bonus)?;
        }
        if scores.kyoutaku_bonus > 0 {
            cost.set_item(pyo3::intern!(py, "kyoutaku_bonus"), scores.kyoutaku_bonus)?;
        }
        if !scores.level.is_empty() {
            cost.set_item(pyo3::intern!(py, "yaku_level"), scores.level)?;
        }
        Ok(cost)
    }
}
