//! Many hands at once: buffers, Arrow columns and text, with the interpreter's lock released.
//!
//! | file | what it holds |
//! |---|---|
//! | `source` | from a Python object to answers in its world |
//! | `rows` | hands as they lie in memory |
//! | `question` | what is asked of each, and the loop |
//! | `hands` | the questions about hands alone |
//! | `settings` | what is asked beside the hands: a value, or a column of values |
//! | `score`, `plan` | the questions that need it |
//! | `encode` | hands as planes for learning |
//! | `answers`, `column` | what answers become: NumPy, Arrow, lists |
//! | `ffi` | Arrow's C data interface, the only unsafe code |
//! | `errors` | why a row has no answer |

use mentsu::FifthCopy;
use mentsu::riichi::Yaku;
use pyo3::prelude::*;
use pyo3::types::PyDict;

mod answers;
mod column;
mod encode;
mod errors;
pub mod ffi;
mod hands;
mod plan;
mod question;
mod rows;
mod score;
mod settings;
mod source;

use mentsu_python_one::args::Text;
use mentsu_python_one::number::Int;
use mentsu_python_one::rules::{RulesArg, rules_or_tenhou};

pub use self::errors::column_type_error;

use self::column::{ChunkedColumn, Column, LazyColumn};
use self::hands::{
    AskBestDiscard, AskShanten, AskShantens, AskSpecialShanten, AskStandardShanten, AskUkeire,
    AskWaits, AskWin,
};
use self::plan::AskPlan;
use self::score::AskScore;
use self::source::{How, ask_column};

/// What all questions take: threads, what becomes of bad rows, and whether to wait for a reader.
macro_rules! questions {
    ($($function:ident($hands:ident $(, $argument:ident: $type:ty)*) $body:expr;)*) => {$(
        #[pyfunction]
        #[pyo3(signature = ($hands, /, *, $($argument,)* threads, errors, lazy))]
        fn $function<'py>(
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
    batch_waits(hands, fifth_copy: Text, lists: bool) AskWaits {
        fifth_copy: fifth_copy_of(&fifth_copy.0)?,
        lists,
    };
}

fn fifth_copy_of(name: &str) -> PyResult<FifthCopy> {
    match name {
        "any" => Ok(FifthCopy::Any),
        "concealed" => Ok(FifthCopy::Concealed),
        "ignored" => Ok(FifthCopy::Ignored),
        _ => Err(column_type_error("fifth_copy is \"any\", \"concealed\" or \"ignored\"")),
    }
}

#[pyfunction]
#[pyo3(signature = (hands, /, *, form, threads, errors, lazy))]
fn batch_shanten<'py>(
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
#[pyo3(signature = (hands, given, rules, payments, /, *, threads, errors, lazy))]
fn batch_score<'py>(
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
#[pyo3(signature = (hands, given, goal, rules, /, *, threads, errors, lazy))]
fn batch_plan<'py>(
    hands: &Bound<'py, PyAny>,
    given: &Bound<'py, PyDict>,
    goal: Text,
    rules: Option<RulesArg>,
    threads: Option<Int<usize>>,
    errors: Text,
    lazy: bool,
) -> PyResult<Bound<'py, PyAny>> {
    let how = How::new(threads, &errors, lazy)?;
    ask_column(hands, AskPlan::read(given, &goal.0, rules_or_tenhou(rules))?, how)
}

/// The yaku in the order of their bits.
#[pyfunction]
fn batch_yaku_names() -> Vec<&'static str> {
    Yaku::ALL.map(Yaku::id).to_vec()
}

/// Adds the classes and functions to the module.
pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Column>()?;
    module.add_class::<ChunkedColumn>()?;
    module.add_class::<LazyColumn>()?;
    module.add_function(wrap_pyfunction!(batch_shanten, module)?)?;
    module.add_function(wrap_pyfunction!(batch_shantens, module)?)?;
    module.add_function(wrap_pyfunction!(batch_is_win, module)?)?;
    module.add_function(wrap_pyfunction!(batch_waits, module)?)?;
    module.add_function(wrap_pyfunction!(batch_ukeire, module)?)?;
    module.add_function(wrap_pyfunction!(batch_best_discard, module)?)?;
    module.add_function(wrap_pyfunction!(batch_score, module)?)?;
    module.add_function(wrap_pyfunction!(batch_plan, module)?)?;
    module.add_function(wrap_pyfunction!(batch_yaku_names, module)?)?;
    module.add_function(wrap_pyfunction!(encode::hand_planes, module)?)?;
    module.add_function(wrap_pyfunction!(encode::encode_hands, module)?)?;
    Ok(())
}
