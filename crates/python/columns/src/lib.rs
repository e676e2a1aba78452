//! Many hands at once: buffers, Arrow columns and text, without the GIL.
//!
//! | module | what it holds |
//! |---|---|
//! | `source` | from a Python object to answers in its world |
//! | `rows`, `texts` | hands as they lie in memory |
//! | `numbers` | how many numbers such a row has, and what they mean |
//! | `plain` | Arrow's dictionaries, runs and lists as those rows |
//! | `ask` | what a question is, and the loop that asks every row |
//! | `questions` | the questions about hands, scores and plans, and their arguments |
//! | `encode` | hands as planes for learning |
//! | `answers`, `column` | what answers become: NumPy, Arrow, lists |
//! | `capsules` | Arrow's arrays and streams as Python objects exchange them |
//! | `values` | Arrow's arrays as Python's objects and NumPy's arrays |
//! | `errors` | why a row has no answer |

use mentsu::FifthCopy;
use mentsu::plan::Objective;
use pyo3::prelude::*;
use pyo3::types::PyDict;

mod answers;
mod ask;
pub mod capsules;
pub mod column;
pub mod encode;
mod errors;
mod numbers;
mod plain;
mod questions;
mod rows;
mod source;
mod texts;
pub mod values;

use mentsu_python_one::{
    Int, McrRulesArg, Name, RulesArg, Text, mcr_rules_or_mil, rules_or_tenhou,
};

pub use self::errors::column_type_error;

use self::questions::hands::{
    AskBestDiscard, AskShanten, AskShantens, AskSpecialShanten, AskStandardShanten, AskUkeire,
    AskWaits, AskWin,
};
use self::questions::mcr::{
    AskMcrScore, AskMcrShanten, AskMcrShantens, AskMcrUkeire, AskMcrWaits, AskMcrWon,
};
use self::questions::plan::AskPlan;
use self::questions::score::AskScore;
use self::source::{How, ask_column};

/// Functions of the arguments that all questions take: `threads`, `errors` and `lazy`.
macro_rules! questions {
    ($($function:ident($hands:ident $(, $argument:ident: $type:ty)*) $body:expr;)*) => {$(
        #[pyfunction]
        #[pyo3(signature = ($hands, /, *, $($argument,)* threads, errors, lazy))]
        pub fn $function<'py>(
            $hands: &Bound<'py, PyAny>,
            $($argument: $type,)*
            threads: Option<Int<usize>>,
            errors: Text,
            lazy: bool,
        ) -> PyResult<Bound<'py, PyAny>> {
            ask_column($hands, $body, How::new(threads, &errors, lazy)?)
        }
    )*};
}

questions! {
    batch_shantens(hands) AskShantens;
    batch_is_win(hands) AskWin;
    batch_ukeire(hands) AskUkeire;
    batch_best_discard(hands) AskBestDiscard;
    batch_waits(hands, fifth_copy: Name<FifthCopy>, lists: bool) AskWaits {
        fifth_copy: fifth_copy.0,
        lists,
    };
    batch_mcr_shanten(hands) AskMcrShanten;
    batch_mcr_shantens(hands) AskMcrShantens;
    batch_mcr_is_win(hands) AskMcrWon;
    batch_mcr_ukeire(hands) AskMcrUkeire;
    batch_mcr_waits(hands, lists: bool) AskMcrWaits { lists };
}

#[pyfunction]
#[pyo3(signature = (hands, /, *, form, threads, errors, lazy))]
pub fn batch_shanten<'py>(
    hands: &Bound<'py, PyAny>,
    form: Text,
    threads: Option<Int<usize>>,
    errors: Text,
    lazy: bool,
) -> PyResult<Bound<'py, PyAny>> {
    let how = How::new(threads, &errors, lazy)?;
    match &*form.0 {
        "all" => ask_column(hands, AskShanten, how),
        "standard" => ask_column(hands, AskStandardShanten, how),
        "chiitoitsu" => ask_column(hands, AskSpecialShanten { kokushi: false }, how),
        "kokushi" => ask_column(hands, AskSpecialShanten { kokushi: true }, how),
        _ => Err(column_type_error("form is \"all\", \"standard\", \"chiitoitsu\" or \"kokushi\"")),
    }
}

#[pyfunction]
#[pyo3(signature = (hands, given: "dict[str, Any]", rules, payments, /, *, threads, errors, lazy))]
pub fn batch_score<'py>(
    hands: &Bound<'py, PyAny>,
    given: &Bound<'py, PyDict>,
    rules: Option<RulesArg>,
    payments: bool,
    threads: Option<Int<usize>>,
    errors: Text,
    lazy: bool,
) -> PyResult<Bound<'py, PyAny>> {
    let how = How::new(threads, &errors, lazy)?;
    ask_column(hands, AskScore::read(given, rules_or_tenhou(rules), payments)?, how)
}

#[pyfunction]
#[pyo3(signature = (hands, given: "dict[str, Any]", objective, rules, /, *, threads, errors, lazy))]
pub fn batch_plan<'py>(
    hands: &Bound<'py, PyAny>,
    given: &Bound<'py, PyDict>,
    objective: Name<Objective>,
    rules: Option<RulesArg>,
    threads: Option<Int<usize>>,
    errors: Text,
    lazy: bool,
) -> PyResult<Bound<'py, PyAny>> {
    let how = How::new(threads, &errors, lazy)?;
    ask_column(hands, AskPlan::read(given, objective.0, rules_or_tenhou(rules))?, how)
}

#[pyfunction]
#[pyo3(signature = (hands, given: "dict[str, Any]", rules, fans, /, *, threads, errors, lazy))]
pub fn batch_mcr_score<'py>(
    hands: &Bound<'py, PyAny>,
    given: &Bound<'py, PyDict>,
    rules: Option<McrRulesArg>,
    fans: bool,
    threads: Option<Int<usize>>,
    errors: Text,
    lazy: bool,
) -> PyResult<Bound<'py, PyAny>> {
    let how = How::new(threads, &errors, lazy)?;
    ask_column(hands, AskMcrScore::read(given, mcr_rules_or_mil(rules), fans)?, how)
}
