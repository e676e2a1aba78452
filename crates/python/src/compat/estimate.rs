//! The value of a won hand in one call.
//!
//! `mentsu::riichi` finds the yaku of every reading. Fu, han and payments are computed as `mahjong`
//! does, which names other items, orders ties differently, and asks its yaku objects for their han.
//! `None` means that only the reference, in Python, knows the answer.

use mentsu::riichi::{NoWin, Score, Yaku, score};
use mentsu::{Tile, WinForm};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList, PyString, PyTuple, PyType};

use super::arrays::small;
use super::declared::Declared;
use super::fields::{HouseRules, WonHow};
use super::names::NAGASHI_MANGAN;
use super::question::{Question, count_dora};
use super::scores::{Scores, no_cost, scores, scores_of_aotenjou};
use super::value::{ConfiguredYaku, Found, Value, YakuClasses, beside, fu_of};

/// Estimates hands. It is made once, from the classes of yaku that it may assume unchanged.
#[pyclass(frozen, module = "mentsu._native")]
pub(crate) struct HandEstimator {
    yaku: Py<PyType>,
    /// What holds without a configuration.
    usual: (WonHow, HouseRules),
    /// Makes the yakuman of a configuration count once.
    count_once: Py<PyAny>,
    classes: YakuClasses,
    /// Payments of 0, to be copied.
    no_cost: Py<PyDict>,
}

/// What a configuration says, and its yaku.
type Settings<'py> = (WonHow, HouseRules, ConfiguredYaku<'py>);

/// A hand, and what counts it.
struct Asked<'py> {
    question: Question,
    yaku: ConfiguredYaku<'py>,
    win: Tile,
    /// Without limits, where yaku count beside a yakuman.
    aotenjou: bool,
    /// The yaku of single events.
    events: Vec<usize>,
}

#[pymethods]
impl HandEstimator {
    /// `config` is as it is without arguments, `classes` has the class of each yaku by attribute;
    /// `count_once` makes the yakuman of a configuration count once.
    #[new]
    #[pyo3(signature = (
        config: "Any", classes: "dict[str, type[Any]]", count_once: "Callable[[Any], None]"
    ))]
    fn new(
        config: &Bound<'_, PyAny>,
        classes: &Bound<'_, PyDict>,
        count_once: Py<PyAny>,
    ) -> PyResult<HandEstimator> {
        Ok(HandEstimator {
            usual: (WonHow::of(config)?, HouseRules::of(&config.getattr("options")?)?),
            no_cost: no_cost(config.py())?,
            yaku: config.getattr("yaku")?.get_type().unbind(),
            count_once,
            classes: YakuClasses::new(classes)?,
        })
    }

    /// The value of a hand: a tuple of cost, han, fu, yaku, the indices of its fu details and
    /// whether it is open; an error as text; or `None` if only the reference knows. The payments
    /// are the usual ones, or those of `aotenjou`.
    #[pyo3(signature = (
        tiles: "Collection[int]", win_tile: "int", melds: "Collection[Any] | None",
        dora_indicators: "Collection[int] | None", config,
        ura_dora_indicators: "Collection[int] | None", aotenjou
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
        aotenjou: bool,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        // Where it can't be read, the reference raises.
        let Ok(Some((won, rules, yaku))) = self.settings(py, config) else { return Ok(None) };
        let read = small(tiles)?;
        let tiles = read.as_slice();
        let mut counts = [0u8; Tile::COUNT];
        for &tile in tiles {
            let Some(count) = counts.get_mut(usize::from(tile / 4)) else { return Ok(None) };
            *count = count.saturating_add(1);
        }
        if won.is_nagashi_mangan {
            return self.nagashi(py, (won, rules), &yaku, aotenjou);
        }
        let Ok(number) = win_tile.extract::<u8>() else { return Ok(None) };
        if !tiles.contains(&number) {
            return refused(py, "winning_tile_not_in_hand");
        }
        let Some(declared) = Declared::read(melds)? else { return Ok(None) };
        let (has_melds, is_open) = (!declared.blocks.is_empty(), !declared.open.is_empty());
        if let Some(contradiction) = won.contradiction(has_melds, is_open) {
            return refused(py, contradiction);
        }
        if tiles.len() < 14 {
            return refused(py, "hand_not_winning");
        }
        let norths = won.num_nuki_dora.max(0);
        let dora = |indicators| count_dora(indicators, &counts, norths, rules.is_three_player);
        let has_riichi = won.is_riichi || won.is_daburu_riichi;
        let (plain, ura) =
            (dora(dora_indicators)?, dora(ura_dora_indicators.filter(|_| has_riichi))?);
        let Some((plain, ura)) = plain.zip(ura) else { return Ok(None) };
        let is_red = |tile: &&u8| rules.has_aka_dora && matches!(tile, 16 | 52 | 88);
        let reds = tiles.iter().filter(is_red).count() as i64;
        let win = Tile::ALL[usize::from(number / 4)];
        let question = Question { won, rules, counts, declared, dora: [plain + norths, reds, ura] };
        let events = beside(&question).collect();
        self.answer(py, &Asked { question, yaku, win, aotenjou, events })
    }
}

/// Why a hand has no value, as an answer.
fn refused<'py>(py: Python<'py>, why: &str) -> PyResult<Option<Bound<'py, PyAny>>> {
    Ok(Some(PyString::intern(py, why).into_any()))
}

impl HandEstimator {
    /// `None` for yaku of the caller's own, and for numbers out of range.
    fn settings<'py>(
        &self,
        py: Python<'py>,
        config: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Option<Settings<'py>>> {
        let Some(config) = config else {
            let (won, rules) = self.usual;
            return Ok(Some((won, rules, ConfiguredYaku { object: None, made: PyDict::new(py) })));
        };
        let yaku = config.getattr(pyo3::intern!(py, "yaku"))?;
        if !yaku.get_type().is(self.yaku.bind(py)) {
            return Ok(None);
        }
        let made = yaku.getattr(pyo3::intern!(py, "_made"))?.cast_into::<PyDict>()?;
        let options = config.getattr(pyo3::intern!(py, "options"))?;
        let (won, rules) = (WonHow::of(config)?, HouseRules::of(&options)?);
        if !won.is_in_range() || made.contains(pyo3::intern!(py, "_replaced"))? {
            return Ok(None);
        }
        Ok(Some((won, rules, ConfiguredYaku { object: Some(yaku), made })))
    }

    /// Nagashi mangan, whatever the hand.
    fn nagashi<'py>(
        &self,
        py: Python<'py>,
        (won, rules): (WonHow, HouseRules),
        yaku: &ConfiguredYaku<'py>,
        aotenjou: bool,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        const FU: i64 = 30;

        let Some(class) = self.classes.at(NAGASHI_MANGAN) else { return Ok(None) };
        let object = yaku.object(class)?;
        let Some(han) = yaku.han(&object, class, false)? else { return Ok(None) };
        let cost = pays((han, FU, false), aotenjou, &won, &rules);
        cost.map(|cost| self.as_tuple(py, &cost, (han, FU), vec![object], (&[], false))).transpose()
    }

    /// An answer as Python receives it.
    fn as_tuple<'py>(
        &self,
        py: Python<'py>,
        cost: &Scores,
        (han, fu): (i64, i64),
        yaku: Vec<Bound<'py, PyAny>>,
        (fu_places, is_open): (&[u8], bool),
    ) -> PyResult<Bound<'py, PyAny>> {
        let cost = cost.as_dict(self.no_cost.bind(py))?;
        let (yaku, places) = (PyList::new(py, yaku)?, PyBytes::new(py, fu_places));
        let answer: Bound<'py, PyTuple> =
            (cost, han, fu, yaku, places, is_open).into_pyobject(py)?;
        Ok(answer.into_any())
    }

    fn answer<'py>(
        &self,
        py: Python<'py>,
        asked: &Asked<'py>,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        let question = &asked.question;
        let Some((hand, situation, rules)) = question.asked(asked.win) else { return Ok(None) };
        // A score is large, so it is borrowed.
        match &score(&hand, &situation, &rules) {
            Ok(scored) => self.best(py, asked, scored, None),
            Err(NoWin::NotWon { .. }) => refused(py, "hand_not_winning"),
            Err(NoWin::NoYaku(_)) => {
                let needs_yaku = question.rules.paarenchan_needs_yaku;
                let alone = question.won.paarenchan > 0 && !needs_yaku;
                if asked.events.is_empty() && !alone {
                    return refused(py, "no_yaku");
                }
                let (situation, stripped) = question.with_any_yaku(situation);
                match &score(&hand, &situation, &rules) {
                    Ok(scored) => self.best(py, asked, scored, Some(stripped)),
                    Err(_) => Ok(None),
                }
            }
            Err(_) => Ok(None),
        }
    }

    /// The answer of the best reading. The yaku `stripped` isn't there.
    fn best<'py>(
        &self,
        py: Python<'py>,
        asked: &Asked<'py>,
        scored: &Score,
        stripped: Option<Yaku>,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        let (question, aotenjou) = (&asked.question, asked.aotenjou);
        if let Some(yaku) = &asked.yaku.object
            && !question.rules.has_double_yakuman
        {
            self.count_once.bind(py).call1((yaku,))?;
        }
        let mut best: Option<(Value, Vec<Bound<'py, PyAny>>)> = None;
        for reading in scored.readings() {
            let (fu, order) = fu_of(reading, question);
            let found = self.classes.found(reading, question, &asked.events, stripped);
            let Some(found) = found else { return Ok(None) };
            // Which yaku a yakuman has beside it, `mentsu` doesn't list.
            if found.yakuman && aotenjou {
                return Ok(None);
            }
            let Some((objects, of_yaku)) = self.objects(&found, asked)? else { return Ok(None) };
            if of_yaku == 0 {
                continue;
            }
            let is_kokushi = matches!(reading.reading().form(), WinForm::Kokushi { .. });
            let han = found.han(of_yaku, !is_kokushi && !aotenjou, question);
            let paid = (han, fu.rounded, found.yakuman);
            let Some(cost) = pays(paid, aotenjou, &question.won, &question.rules) else {
                return Ok(None);
            };
            let value = Value { fu, yaku: found.yaku, han, cost, yakuman: found.yakuman, order };
            if best.as_ref().is_none_or(|(best, _)| value.beats(best)) {
                best = Some((value, objects));
            }
        }
        let Some((best, objects)) = best else { return refused(py, "no_yaku") };
        for (rank, object) in best.yaku.zip(&objects) {
            if let Some((kind, dora)) = self.classes.dora(rank, question) {
                object.setattr(pyo3::intern!(py, "han_closed"), dora)?;
                if kind < 2 {
                    object.setattr(pyo3::intern!(py, "han_open"), dora)?;
                }
            }
        }
        let (places, items) = best.fu.places();
        let fu = (&places[..items], !question.is_closed());
        self.as_tuple(py, &best.cost, (best.han, best.fu.rounded), objects, fu).map(Some)
    }

    /// The yaku objects of a reading, and the han of all but dora; `None` if one isn't as its class
    /// makes it.
    fn objects<'py>(
        &self,
        found: &Found,
        asked: &Asked<'py>,
    ) -> PyResult<Option<(Vec<Bound<'py, PyAny>>, i64)>> {
        let question = &asked.question;
        let (mut objects, mut han) = (Vec::with_capacity(found.yaku.len()), 0);
        for rank in found.yaku {
            let Some(class) = self.classes.get(rank) else { return Ok(None) };
            let object = asked.yaku.object(class)?;
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
            // The han of dora are set in the best reading.
            if self.classes.dora(rank, question).is_none() {
                let counted = asked.yaku.han(&object, class, !question.is_closed())?;
                let Some(counted) = counted else { return Ok(None) };
                han += counted;
            }
            objects.push(object);
        }
        Ok(Some((objects, han)))
    }
}

/// The payments of a reading of `han` and `fu`; `None` if only the reference knows.
fn pays(
    (han, fu, yakuman): (i64, i64, bool),
    aotenjou: bool,
    won: &WonHow,
    rules: &HouseRules,
) -> Option<Scores> {
    if aotenjou {
        scores_of_aotenjou(han, fu, won)
    } else {
        Some(scores(han, fu, yakuman, won, rules))
    }
}
