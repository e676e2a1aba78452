//! The value of a won hand in one call.
//!
//! `mentsu::riichi` finds the yaku of every reading. Fu, han and payments are computed as `mahjong`
//! does, which names other items, orders ties differently, and asks its yaku objects for their han
//! and another calculator for the payments. `None` means that only the reference, in Python, knows
//! the answer.

use mentsu::riichi::{NoWin, Score, Yaku, score};
use mentsu::{Tile, WinForm};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList, PyString, PyTuple, PyType};

use super::arrays::small;
use super::declared::Declared;
use super::fields::{HandConfigFields, HouseRules, OptionalRulesFields, WonHow};
use super::names::NAGASHI_MANGAN;
use super::objects::{Asked, AskedHand, Calculator, ConfiguredYaku, Cost, han, no_cost};
use super::question::{Question, count_dora};
use super::value::{Found, Value, YakuClasses, beside, fu_of};

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

/// What a configuration says, and its `YakuConfig`.
type Settings<'py> = (WonHow, HouseRules, Option<Bound<'py, PyAny>>);

/// The yaku objects of a reading.
type Objects<'py> = Vec<Bound<'py, PyAny>>;

#[pymethods]
impl HandEstimator {
    /// `classes` has the class of each yaku by attribute; `count_once` makes the yakuman of a
    /// configuration count once.
    #[new]
    #[pyo3(signature = (
        config: "type[Any]", rules: "type[Any]", yaku: "type[Any]", aotenjou: "type[Any]",
        classes: "dict[str, type[Any]]", count_once: "Callable[[Any], None]"
    ))]
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
        tiles: "Collection[int]", win_tile: "int", melds: "Collection[Any] | None",
        dora_indicators: "Collection[int] | None", config,
        ura_dora_indicators: "Collection[int] | None", calculator
    ) -> "tuple[Any, int, int, list[Any], bytes, bool] | str | None")]
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
        let mut counts = [0u8; Tile::COUNT];
        for &tile in tiles {
            let Some(count) = counts.get_mut(usize::from(tile / 4)) else { return Ok(None) };
            *count = count.saturating_add(1);
        }
        let yaku = match yaku {
            None => None,
            Some(yaku) => match ConfiguredYaku::of(yaku, self.yaku.bind(py), &self.classes)? {
                None => return Ok(None),
                yaku => yaku,
            },
        };
        if won.nagashi {
            return self.nagashi(py, won, rules, yaku.as_ref(), &calculator);
        }
        let Ok(number) = win_tile.extract::<u8>() else { return Ok(None) };
        if !tiles.contains(&number) {
            return Ok(Some(pyo3::intern!(py, "winning_tile_not_in_hand").clone().into_any()));
        }
        let Some(declared) = Declared::read(melds)? else { return Ok(None) };
        let (has_melds, is_open) = (!declared.blocks.is_empty(), !declared.open.is_empty());
        if let Some(contradiction) = won.contradiction(has_melds, is_open) {
            return Ok(Some(PyString::intern(py, contradiction).into_any()));
        }
        let ura = ura_dora_indicators.filter(|_| won.riichi || won.double_riichi);
        let (norths, sanma) = (won.norths, rules.sanma);
        let dora = |norths| {
            let plain = count_dora(dora_indicators, &counts, norths, sanma)?;
            Ok::<_, PyErr>(plain.zip(count_dora(ura, &counts, norths, sanma)?))
        };
        let Some((plain, ura)) = dora(norths)? else { return Ok(None) };
        let is_red = |tile: &&u8| rules.aka_dora && matches!(tile, 16 | 52 | 88);
        let reds = tiles.iter().filter(is_red).count() as i64;
        let win = Tile::ALL[usize::from(number / 4)];
        let question = Question { won, rules, counts, declared, dora: [plain + norths, reds, ura] };
        let is_known = yaku.as_ref().is_none_or(ConfiguredYaku::are_known)
            && matches!(calculator, Calculator::Usual | Calculator::Aotenjou);
        if is_known
            && let Some(known) = self.answer(py, &question, win, yaku.as_ref(), &calculator)?
        {
            return Ok(Some(known));
        }
        let yaku = match yaku {
            Some(yaku) => yaku,
            None => {
                let made = self.yaku.bind(py).call0()?;
                match ConfiguredYaku::of(made, self.yaku.bind(py), &self.classes)? {
                    Some(yaku) => yaku,
                    None => return Ok(None),
                }
            }
        };
        let dora_of_kokushi = match norths {
            0 => [plain, ura],
            _ => dora(0)?.map_or([0; 2], |(plain, ura)| [plain, ura]),
        };
        let (question, yaku, calculator) = (&question, &yaku, &calculator);
        let classes = &self.classes;
        self.asked(AskedHand {
            question,
            yaku,
            classes,
            calculator,
            win_tile,
            win,
            melds,
            dora_of_kokushi,
        })
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
        if config.get_type().is(self.config.bind(py)) {
            return self.settings_of(py, &*config.cast::<HandConfigFields>()?.try_borrow()?);
        }
        // One of the caller's own. What can't be read raises where the reference asks for it.
        match HandConfigFields::read(config) {
            Ok(fields) => self.settings_of(py, &fields),
            Err(_) => Ok(None),
        }
    }

    fn settings_of<'py>(
        &self,
        py: Python<'py>,
        config: &HandConfigFields,
    ) -> PyResult<Option<Settings<'py>>> {
        let (Some(options), Some(yaku)) = (&config.options, &config.yaku) else { return Ok(None) };
        let (options, object) = (options.bind(py), yaku.bind(py).clone());
        let Some(won) = WonHow::of(config) else { return Ok(None) };
        let rules = if options.get_type().is(self.rules.bind(py)) {
            HouseRules::of(&*options.cast::<OptionalRulesFields>()?.try_borrow()?)
        } else {
            match OptionalRulesFields::read(options) {
                Ok(fields) => HouseRules::of(&fields),
                Err(_) => return Ok(None),
            }
        };
        let is_known = object.is_instance(self.yaku.bind(py))?;
        Ok(is_known.then_some((won, rules, Some(object))))
    }

    /// `None` if there is a calculator, but no configuration for it.
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
        let Some(config) = config else { return Ok(None) };
        let (given, config, is_aotenjou) =
            (given.clone(), config.clone(), given.is_instance(aotenjou)?);
        Ok(Some(if is_aotenjou {
            Calculator::OwnAotenjou(given, config)
        } else {
            Calculator::Other(given, config)
        }))
    }

    /// Nagashi mangan, whatever the hand.
    fn nagashi<'py>(
        &self,
        py: Python<'py>,
        won: WonHow,
        rules: HouseRules,
        yaku: Option<&ConfiguredYaku<'py>>,
        calculator: &Calculator<'py>,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        const FU: i64 = 30;

        let Some(yaku) = yaku else { return Ok(None) };
        let Some(object) = yaku.at(NAGASHI_MANGAN, &self.classes)? else { return Ok(None) };
        let Some(han) = han(&object, false)? else { return Ok(None) };
        let Some((cost, _)) = calculator.pays((han, FU, false), &won, &rules)? else {
            return Ok(None);
        };
        let nothing = PyBytes::new(py, &[]);
        let answer: Bound<'py, PyTuple> = (
            cost.into_object(self.no_cost.bind(py))?,
            han,
            FU,
            PyList::new(py, [object])?,
            nothing,
            false,
        )
            .into_pyobject(py)?;
        Ok(Some(answer.into_any()))
    }

    /// The answer for a hand whose yaku objects are called.
    fn asked<'py>(&self, hand: AskedHand<'_, 'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let py = hand.win_tile.py();
        if !hand.question.rules.double_yakuman {
            self.count_once.bind(py).call1((&hand.yaku.object,))?;
        }
        let Some(asked) = hand.value()? else { return Ok(None) };
        let reading = match asked {
            Asked::NotWon => {
                return Ok(Some(pyo3::intern!(py, "hand_not_winning").clone().into_any()));
            }
            Asked::NoYaku => return Ok(Some(pyo3::intern!(py, "no_yaku").clone().into_any())),
            Asked::Won(reading) => *reading,
        };
        let (Some(objects), places) = (reading.objects()?, reading.fu_places(py)) else {
            return Ok(None);
        };
        let Some((cost, _)) = reading.cost else { return Ok(None) };
        let cost = cost.into_object(self.no_cost.bind(py))?;
        let is_open = !hand.question.is_closed();
        let objects = PyList::new(py, objects)?;
        let answer: Bound<'py, PyTuple> =
            (cost, reading.han, reading.fu.rounded, objects, places, is_open).into_pyobject(py)?;
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
        let mut best: Option<(Value, Cost<'py>, Option<Objects<'py>>)> = None;
        for reading in scored.readings() {
            let (fu, order) = fu_of(reading, question);
            let found = self.classes.found(reading, question, events, stripped);
            let Some(found) = found else { return Ok(None) };
            // Which yaku a yakuman has beside it, `mentsu` doesn't list.
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
            let Some((cost, total)) = calculator.pays(asked, &question.won, &question.rules)?
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
            cost.into_object(self.no_cost.bind(py))?,
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
}
