//! Every call that a user makes, with its inputs and its goal.
//!
//! `benches/instructions` counts the instructions of these calls, and `calls` in `benches/peers`
//! measures their times. Each call is made as a user would make it: the arguments are references
//! to values that the user has, and the answer is read in place.

mod building;
pub(crate) mod inputs;
mod mcr;
mod plan;
mod riichi;
mod shape;

use std::hint::black_box;

/// A question to every hand of a class.
pub(crate) struct Call {
    /// What it is called in tables and files of counts, and what classes of hands it gets.
    pub(crate) name: &'static str,
    /// How long it may take.
    pub(crate) goal: Goal,
    /// Draws this number of hands and prepares the call on them.
    pub(crate) prepare: fn(usize) -> Pass,
}

/// How long an answer may take.
#[derive(Clone, Copy)]
pub(crate) enum Goal {
    /// It is there for comparison.
    Open,
    /// Eighths of what xiangting takes for the shanten of random hands of 14 tiles.
    Units(f64),
    /// A multiple of the time of other calls together, by name.
    Times(f64, &'static [&'static str]),
}

/// Asks once for every hand.
pub(crate) type Pass = Box<dyn FnMut()>;

/// All calls, those that build hands first.
pub(crate) fn all() -> Vec<Call> {
    let mut all = vec![Call::open(NOTHING, |n| pass(inputs::random(n), |_| ()))];
    all.extend(building::calls());
    all.extend(shape::calls());
    all.extend(riichi::calls());
    all.extend(plan::calls());
    all.extend(mcr::calls());
    all
}

/// The call of that name.
pub(crate) fn named(name: &str) -> Option<Call> {
    all().into_iter().find(|call| call.name == name)
}

/// What the loop takes alone; no other call's figures are without it.
pub(crate) const NOTHING: &str = "nothing";

impl Call {
    const fn open(name: &'static str, prepare: fn(usize) -> Pass) -> Call {
        Call { name, goal: Goal::Open, prepare }
    }

    const fn units(name: &'static str, units: f64, prepare: fn(usize) -> Pass) -> Call {
        Call { name, goal: Goal::Units(units), prepare }
    }

    const fn times(
        name: &'static str,
        factor: f64,
        calls: &'static [&'static str],
        prepare: fn(usize) -> Pass,
    ) -> Call {
        Call { name, goal: Goal::Times(factor, calls), prepare }
    }
}

/// A pass over ready inputs. The answer stays where it was written: moving it isn't the call's.
fn pass<I: 'static, A: 'static>(inputs: Vec<I>, ask: impl Fn(&I) -> A + 'static) -> Pass {
    Box::new(move || {
        for input in &inputs {
            black_box(&ask(black_box(input)));
        }
    })
}
