//! The value of a won hand in one call.
//!
//! `mentsu::riichi` finds the yaku of every reading. Fu, han and payments are computed as `mahjong`
//! does, which names other items, orders ties differently, and asks its yaku objects for their han
//! and another calculator for the payments. `None` means that only the reference, in Python, knows
//! the answer.

use mentsu::riichi::{NoWin, Score, ScoredReading, Yaku, score};
use mentsu::{Tile, WinForm};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList, PyString, PyTuple, PyType};

use super::arrays::small;
use super::declared::Declared;
use super::divide::Blocks;
use super::fields::{HandConfigFields, HouseRules, OptionalRulesFields, WonHow};
use super::names::NAGASHI_MANGAN;
use super::question::{Question, count_dora};
use super::scores::{Scores, scores, scores_of_aotenjou};
use super::value::{Found, Value, YakuClass, YakuClasses, beside, fu_of};

/// Estimates hands. It is made once, from the classes that it may assume unchanged.
#[pyclass(frozen, module = "mentsu._native")]
pub(crate) struct HandEstimator {
    config: Py<PyType>,
    rules: Py<PyType>,
    yaku: Py<PyType>,
    aotenjou: Py<PyType>,
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

/// What a configuration says, and its `YakuConfig`.
type Settings<'py> = (WonHow, HouseRules, Option<Bound<'py, PyAny>>);

/// The yaku objects of a reading.
type Objects<'py> = Vec<Bound<'py, PyAny>>;

/// Who turns han and fu into payments.
enum Calculator<'py> {
    Usual,
    /// Without limits, where yaku count beside a yakuman.
    Aotenjou,
    /// One of the caller's, and the configuration that it is given.
    Other(Bound<'py, PyAny>, Bound<'py, PyAny>),
}

/// Payments, as they are computed here or as a calculator has told.
enum Cost<'py> {
    Computed(Scores),
    Told(Bound<'py, PyAny>),
}

impl<'py> ConfiguredYaku<'py> {
    /// `None` if one was replaced.
    fn of(object: Bound<'py, PyAny>) -> PyResult<Option<ConfiguredYaku<'py>>> {
        let py = object.py();
        let made = object.getattr(pyo3::intern!(py, "_made"))?.cast_into::<PyDict>()?;
        let known = !made.contains(pyo3::intern!(py, "_replaced"))?;
        Ok(known.then_some(ConfiguredYaku { object, made }))
    }

    /// The object of a yaku, made on first use.
    fn object(&self, class: &YakuClass) -> PyResult<Bound<'py, PyAny>> {
        let py = self.object.py();
        let attribute = class.attribute.bind(py);
        match self.made.get_item(attribute)? {
            Some(made) => Ok(made),
            None => self.object.getattr(attribute),
        }
    }

    /// The han of a yaku of a hand that is open or closed; `None` for an object of another class,
    /// and for han that are no number as others are.
    fn han(
        &self,
        object: &Bound<'py, PyAny>,
        class: &YakuClass,
        open: bool,
    ) -> PyResult<Option<i64>> {
        /// More than all yakuman together.
        const MOST: i64 = 1_000;

        let py = object.py();
        let is_yakuman = object.getattr(pyo3::intern!(py, "is_yakuman"))?.is_truthy()?;
        if !object.get_type().is(class.class.bind(py)) || is_yakuman != class.is_yakuman {
            return Ok(None);
        }
        let read = |name| {
            let han = object.getattr(name)?.extract::<i64>().ok();
            Ok::<_, PyErr>(han.filter(|han| (0..=MOST).contains(han)))
        };
        if open {
            match read(pyo3::intern!(py, "han_open"))? {
                Some(0) => {}
                han => return Ok(han),
            }
        }
        read(pyo3::intern!(py, "han_closed"))
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
        aotenjou: Bound<'_, PyType>,
        classes: &Bound<'_, PyDict>,
        count_once: Py<PyAny>,
    ) -> PyResult<HandEstimator> {
        let py = config.py();
        Ok(HandEstimator {
            no_cost: no_cost(py)?,
            config: config.unbind(),
            rules: rules.unbind(),
            yaku: yaku.unbind(),
            aotenjou: aotenjou.unbind(),
            count_once,
            classes: YakuClasses::new(classes)?,
        })
    }

    /// The value of a hand: a tuple of cost, han, fu, yaku, the indices of its fu details and
    /// whether it is open; an error as text; or `None` if only the reference knows. Without a
    /// calculator the payments are the usual ones; one wants a configuration.
    #[pyo3(signature = (
        tiles, win_tile, melds, dora_indicators, config, ura_dora_indicators, calculator
    ))]
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
        calculator: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        let Some((won, rules, yaku)) = self.settings(py, config)? else { return Ok(None) };
        let Some(calculator) = self.calculator(calculator, config)? else { return Ok(None) };
        let read = small(tiles)?;
        let tiles = read.as_slice();
        let mut counts = [0; Tile::COUNT];
        for &tile in tiles {
            match counts.get_mut(usize::from(tile / 4)) {
                Some(count) if *count < 4 => *count += 1,
                _ => return Ok(None),
            }
        }
        if won.nagashi {
            return self.nagashi(py, won, rules, yaku, &calculator);
        }
        let Ok(win_tile) = win_tile.extract::<u8>() else { return Ok(None) };
        if !tiles.contains(&win_tile) {
            return Ok(Some(pyo3::intern!(py, "winning_tile_not_in_hand").clone().into_any()));
        }
        let Some(declared) = Declared::read(melds)? else { return Ok(None) };
        let (has_melds, is_open) = (!declared.blocks.is_empty(), !declared.open.is_empty());
        if let Some(contradiction) = won.contradiction(has_melds, is_open) {
            return Ok(Some(PyString::intern(py, contradiction).into_any()));
        }
        let yaku = match yaku.map(ConfiguredYaku::of).transpose()? {
            Some(None) => return Ok(None),
            yaku => yaku.flatten(),
        };
        let (norths, sanma) = (won.norths, rules.sanma);
        let ura = ura_dora_indicators.filter(|_| won.riichi || won.double_riichi);
        let Some(plain) = count_dora(dora_indicators, &counts, norths, sanma)? else {
            return Ok(None);
        };
        let Some(ura) = count_dora(ura, &counts, norths, sanma)? else { return Ok(None) };
        let is_red = |tile: &&u8| rules.aka_dora && matches!(tile, 16 | 52 | 88);
        let dora = [plain + norths, tiles.iter().filter(is_red).count() as i64, ura];
        let question = Question { won, rules, counts, declared, dora };
        let win_tile = Tile::ALL[usize::from(win_tile / 4)];
        self.answer(py, &question, win_tile, yaku.as_ref(), &calculator)
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
        let Some(won) = WonHow::of(&config) else { return Ok(None) };
        let rules = HouseRules::of(&*options.cast::<OptionalRulesFields>()?.try_borrow()?);
        Ok(Some((won, rules, Some(object))))
    }

    /// `None` for one that filters yaku in its own way.
    fn calculator<'py>(
        &self,
        given: Option<&Bound<'py, PyAny>>,
        config: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Option<Calculator<'py>>> {
        let Some(given) = given else { return Ok(Some(Calculator::Usual)) };
        let aotenjou = self.aotenjou.bind(given.py());
        if given.get_type().is(aotenjou) {
            return Ok(Some(Calculator::Aotenjou));
        }
        if given.is_instance(aotenjou)? {
            return Ok(None);
        }
        Ok(config.map(|config| Calculator::Other(given.clone(), config.clone())))
    }

    /// Nagashi mangan, whatever the hand.
    fn nagashi<'py>(
        &self,
        py: Python<'py>,
        won: WonHow,
        rules: HouseRules,
        yaku: Option<Bound<'py, PyAny>>,
        calculator: &Calculator<'py>,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        const FU: i64 = 30;

        let yaku = yaku.map(ConfiguredYaku::of).transpose()?.flatten();
        let Some(yaku) = yaku else { return Ok(None) };
        let Some(class) = self.classes.at(NAGASHI_MANGAN) else { return Ok(None) };
        let object = yaku.object(class)?;
        let Some(han) = yaku.han(&object, class, false)? else { return Ok(None) };
        let Some((cost, _)) = pays(calculator, (han, FU, false), &won, &rules)? else {
            return Ok(None);
        };
        let nothing = PyBytes::new(py, &[]);
        let answer: Bound<'py, PyTuple> =
            (self.cost(py, cost)?, han, FU, PyList::new(py, [object])?, nothing, false)
                .into_pyobject(py)?;
        Ok(Some(answer.into_any()))
    }

    fn answer<'py>(
        &self,
        py: Python<'py>,
        question: &Question,
        win_tile: Tile,
        yaku: Option<&ConfiguredYaku<'py>>,
        calculator: &Calculator<'py>,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        let Some((hand, situation, rules)) = question.asked(win_tile) else { return Ok(None) };
        let events: Vec<usize> = beside(question).collect();
        // A score is large, so it is borrowed.
        match &score(&hand, &situation, &rules) {
            Ok(scored) => self.best(py, question, scored, &events, None, yaku, calculator),
            Err(NoWin::NotWon { .. }) => {
                Ok(Some(pyo3::intern!(py, "hand_not_winning").clone().into_any()))
            }
            Err(NoWin::NoYaku(_)) => {
                let won = &question.won;
                let alone = won.paarenchan > 0 && !question.rules.paarenchan_needs_yaku;
                if events.is_empty() && !alone {
                    return Ok(Some(pyo3::intern!(py, "no_yaku").clone().into_any()));
                }
                let (situation, stripped) = question.with_any_yaku(situation);
                match &score(&hand, &situation, &rules) {
                    Ok(scored) => {
                        let stripped = Some(stripped);
                        self.best(py, question, scored, &events, stripped, yaku, calculator)
                    }
                    Err(_) => Ok(None),
                }
            }
            Err(_) => Ok(None),
        }
    }

    /// The answer of the best reading. The yaku `stripped` isn't there.
    #[expect(clippy::too_many_arguments, reason = "all that is known of the question")]
    fn best<'py>(
        &self,
        py: Python<'py>,
        question: &Question,
        scored: &Score,
        events: &[usize],
        stripped: Option<Yaku>,
        yaku: Option<&ConfiguredYaku<'py>>,
        calculator: &Calculator<'py>,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        if let Some(yaku) = yaku
            && !question.rules.double_yakuman
        {
            self.count_once.bind(py).call1((&yaku.object,))?;
        }
        // `mahjong` has sanankou in every reading of the same blocks, whichever of them ron has
        // completed. Whoever pays more for more finds another one better.
        let is_ankou = |reading: &&ScoredReading| reading.yaku_set().contains(Yaku::Sanankou);
        let ankou: Vec<Blocks> = match calculator {
            Calculator::Other(..) => {
                let all = scored.readings().iter().filter(is_ankou);
                all.map(|reading| fu_of(reading, question).1.0).collect()
            }
            _ => Vec::new(),
        };
        let mut best: Option<(Value, Cost<'py>, Option<Objects<'py>>)> = None;
        for reading in scored.readings() {
            let (fu, order) = fu_of(reading, question);
            let more = ankou.contains(&order.0).then_some(Yaku::Sanankou as usize);
            let found = self.classes.found(reading, question, events, more, stripped);
            let Some(found) = found else { return Ok(None) };
            // Which yaku a yakuman has beside it, only the reference lists.
            if found.yakuman && matches!(calculator, Calculator::Aotenjou) {
                return Ok(None);
            }
            let Some((objects, of_yaku)) = self.objects(&found, question, yaku)? else {
                return Ok(None);
            };
            if of_yaku == 0 {
                continue;
            }
            let is_kokushi = matches!(reading.reading().form(), WinForm::Kokushi { .. });
            let may_be_capped = !is_kokushi && !matches!(calculator, Calculator::Aotenjou);
            let han = found.han(of_yaku, may_be_capped, question);
            let asked = (han, fu.rounded, found.yakuman);
            let Some((cost, total)) = pays(calculator, asked, &question.won, &question.rules)?
            else {
                return Ok(None);
            };
            let value = Value { fu, yaku: found.yaku, han, total, yakuman: found.yakuman, order };
            if best.as_ref().is_none_or(|(best, ..)| value.beats(best)) {
                best = Some((value, cost, objects));
            }
        }
        let Some((best, cost, objects)) = best else {
            return Ok(Some(pyo3::intern!(py, "no_yaku").clone().into_any()));
        };
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
            self.cost(py, cost)?,
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

    /// The configuration's yaku for a reading, if there is a configuration, and the han of all but
    /// dora; `None` if one isn't as its class makes it.
    fn objects<'py>(
        &self,
        found: &Found,
        question: &Question,
        yaku: Option<&ConfiguredYaku<'py>>,
    ) -> PyResult<Option<(Option<Objects<'py>>, i64)>> {
        let (mut objects, mut han) = (Vec::with_capacity(found.yaku.len()), 0);
        for rank in found.yaku {
            let Some(class) = self.classes.get(rank) else { return Ok(None) };
            // The han of dora are set in the best reading.
            let is_dora = self.classes.dora(rank, question).is_some();
            let Some(yaku) = yaku else {
                han += if is_dora { 0 } else { class.han(question) };
                continue;
            };
            let object = yaku.object(class)?;
            if self.classes.is_paarenchan(rank) {
                let name = pyo3::intern!(object.py(), "set_paarenchan_count");
                object.call_method1(name, (question.won.paarenchan,))?;
            }
            if self.classes.is_daisharin(rank)
                && let Some((_, first)) = question.optional_yakuman()
            {
                // Its name is that of the suit.
                let name = pyo3::intern!(object.py(), "rename");
                object.call_method1(name, (((first.index(),),),))?;
            }
            if !is_dora {
                let Some(counted) = yaku.han(&object, class, !question.is_closed())? else {
                    return Ok(None);
                };
                han += counted;
            }
            objects.push(object);
        }
        Ok(Some((yaku.map(|_| objects), han)))
    }

    fn cost<'py>(&self, py: Python<'py>, cost: Cost<'py>) -> PyResult<Bound<'py, PyAny>> {
        let scores = match cost {
            Cost::Told(cost) => return Ok(cost),
            Cost::Computed(scores) => scores,
        };
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
        Ok(cost.into_any())
    }
}

/// What a reading of so many han and fu pays, and in all; `None` if only the reference knows.
fn pays<'py>(
    calculator: &Calculator<'py>,
    (han, fu, yakuman): (i64, i64, bool),
    won: &WonHow,
    rules: &HouseRules,
) -> PyResult<Option<(Cost<'py>, i64)>> {
    let computed = match calculator {
        Calculator::Usual => Some(scores(han, fu, yakuman, won, rules)),
        Calculator::Aotenjou => scores_of_aotenjou(han, fu, won),
        Calculator::Other(calculator, config) => {
            let name = pyo3::intern!(config.py(), "calculate_scores");
            let cost = calculator.call_method1(name, (han, fu, config, yakuman))?;
            if !cost.is_truthy()? {
                return Ok(None);
            }
            let total = cost.get_item(pyo3::intern!(config.py(), "total"))?.extract::<i64>();
            return Ok(total.ok().map(|total| (Cost::Told(cost), total)));
        }
    };
    Ok(computed.map(|scores| (Cost::Computed(scores), scores.total)))
}
