//! The payments of han and fu, in the form of `ScoresCalculator`.

use mentsu::riichi::Limit;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};

use super::fields::{HouseRules, WonHow};

/// The payments of a win, and the name of its limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Scores {
    pub(super) main: i128,
    pub(super) additional: i128,
    pub(super) main_bonus: i64,
    pub(super) additional_bonus: i64,
    pub(super) kyoutaku_bonus: i64,
    pub(super) total: i128,
    pub(super) level: &'static str,
}

impl Scores {
    const NONE: Scores = Scores {
        main: 0,
        additional: 0,
        main_bonus: 0,
        additional_bonus: 0,
        kyoutaku_bonus: 0,
        total: 0,
        level: "",
    };

    /// As a dictionary, made of one of zeros.
    pub(super) fn as_dict<'py>(&self, none: &Bound<'py, PyDict>) -> PyResult<Bound<'py, PyDict>> {
        let (cost, py) = (none.copy()?, none.py());
        let set = |name, number: i128| match i64::try_from(number) {
            Ok(0) => Ok(()),
            Ok(number) => cost.set_item(name, number),
            Err(_) => cost.set_item(name, number),
        };
        set(pyo3::intern!(py, "main"), self.main)?;
        set(pyo3::intern!(py, "additional"), self.additional)?;
        set(pyo3::intern!(py, "main_bonus"), self.main_bonus.into())?;
        set(pyo3::intern!(py, "additional_bonus"), self.additional_bonus.into())?;
        set(pyo3::intern!(py, "kyoutaku_bonus"), self.kyoutaku_bonus.into())?;
        set(pyo3::intern!(py, "total"), self.total)?;
        if !self.level.is_empty() {
            cost.set_item(pyo3::intern!(py, "yaku_level"), self.level)?;
        }
        Ok(cost)
    }
}

/// Payments of 0 as a dictionary, to be copied.
pub(super) fn no_cost(py: Python<'_>) -> PyResult<Py<PyDict>> {
    let cost = PyDict::new(py);
    let numbers =
        ["main", "additional", "main_bonus", "additional_bonus", "kyoutaku_bonus", "total"];
    for name in numbers {
        cost.set_item(PyString::intern(py, name), 0)?;
    }
    cost.set_item(pyo3::intern!(py, "yaku_level"), "")?;
    Ok(cost.unbind())
}

/// Counted yakuman are capped at a yakuman, or at a sanbaiman.
const KAZOE_LIMITED: i64 = 0;
const KAZOE_SANBAIMAN: i64 = 1;

/// The base points of five han and more, and their name.
fn limit(han: i64, rules: &HouseRules) -> (i64, &'static str) {
    const YAKUMAN: [&str; 6] =
        ["yakuman", "2x yakuman", "3x yakuman", "4x yakuman", "5x yakuman", "6x yakuman"];
    match han {
        13.. => {
            let times = han / 13;
            let paid = if rules.limit_to_sextuple_yakuman { times.min(6) } else { times };
            (8_000 * paid, YAKUMAN[times.clamp(1, 6) as usize - 1])
        }
        11.. => (6_000, Limit::Sanbaiman.name()),
        8.. => (4_000, Limit::Baiman.name()),
        6.. => (3_000, Limit::Haneman.name()),
        _ => (2_000, Limit::Mangan.name()),
    }
}

/// The base points of a hand, and the name of its limit.
fn base(han: i64, fu: i64, yakuman: bool, rules: &HouseRules) -> (i64, &'static str) {
    if han >= 13 && !yakuman {
        match rules.kazoe_limit {
            // The name is that of the limit it reaches.
            KAZOE_LIMITED => return limit(13, rules),
            KAZOE_SANBAIMAN => return limit(12, rules),
            _ => {}
        }
    }
    if han >= 5 {
        return limit(han, rules);
    }
    if rules.kiriage && ((han, fu) == (4, 30) || (han, fu) == (3, 60)) {
        return (2_000, "kiriage mangan");
    }
    let points = fu << (2 + han);
    if points <= 2_000 {
        (points, "")
    } else if rules.kiriage {
        // `mahjong` names a mangan of fewer than five han only where there is no kiriage.
        (2_000, "")
    } else {
        (2_000, "mangan")
    }
}

/// Who pays how much without limits; `None` for more than a number holds.
pub(super) fn scores_of_aotenjou(han: i64, fu: i64, won: &WonHow) -> Option<Scores> {
    /// Beyond, payments outgrow 128 bits.
    const MOST: i64 = 100;

    let points = (0..=MOST).contains(&han).then(|| i128::from(fu) << (2 + han))?;
    let (main, additional) = payments(points, won);
    let total = main + 2 * additional;
    Some(Scores { main, additional, total, ..Scores::NONE })
}

/// What the discarder or the dealer pays, and each other player.
fn payments(points: i128, won: &WonHow) -> (i128, i128) {
    let share = |times: i128| (times * points + 99) / 100 * 100;
    match (won.is_tsumo, won.is_dealer) {
        (true, dealer) => (share(2), share(if dealer { 2 } else { 1 })),
        (false, dealer) => (share(if dealer { 6 } else { 4 }), 0),
    }
}

/// Who pays how much.
pub(super) fn scores(han: i64, fu: i64, yakuman: bool, won: &WonHow, rules: &HouseRules) -> Scores {
    let (points, level) = base(han, fu, yakuman, rules);
    let level = if won.is_nagashi_mangan { "nagashi mangan" } else { level };
    let kyoutaku_bonus = 1_000 * won.kyoutaku_number;
    let (main, additional) = payments(points.into(), won);
    let (main_bonus, additional_bonus) = if won.is_tsumo {
        (100 * won.tsumi_number, 100 * won.tsumi_number)
    } else {
        (if rules.is_three_player { 200 } else { 300 } * won.tsumi_number, 0)
    };
    let others = if rules.is_three_player { 1 } else { 2 };
    let bonus = main_bonus + others * additional_bonus + kyoutaku_bonus;
    let total = main + i128::from(others) * additional + i128::from(bonus);
    Scores { main, additional, main_bonus, additional_bonus, kyoutaku_bonus, total, level }
}
