//! The types of all answers for TypeScript, made of the functions that answer.

use crate::hand::{analysis, any, info, mcr, why};
use crate::othello::Othello;
use crate::play::game::Match;
use crate::play::replay::Records;
use crate::play::solo::Solo;
use crate::quiz::{discard, fu, waits};
use crate::rules;
use crate::solitaire::{self, Solitaire};
use crate::wire::failure::Failure;
use crate::wire::json::Json;
use crate::wire::shape::{Shape, Types};

/// Declares what functions answer.
macro_rules! declare {
    ($types:ident: $($function:path)*) => {
        $(declare(&mut $types, $function);)*
    };
}

fn declare<A, Q: Question<A>>(types: &mut Types, _: Q) {
    <Q::Shape as Shape>::declare(types);
}

/// A function of arguments `A`, by the type of what it answers.
trait Question<A> {
    type Shape: Shape;
}

/// What a function gives: an answer, or why there is none.
trait Answer {
    type Shape: Shape;
}

impl<T: Json> Answer for T {
    type Shape = T::Shape;
}

impl<T: Json> Answer for Result<T, Failure> {
    type Shape = T::Shape;
}

macro_rules! functions {
    ($(($($argument:ident)*))*) => {$(
        impl<F, R, $($argument),*> Question<($($argument,)*)> for F
        where
            F: FnOnce($($argument),*) -> R,
            R: Answer,
        {
            type Shape = R::Shape;
        }
    )*};
}

functions! { () (A) (A B) (A B C) (A B C D) (A B C D E) }

/// The types of all answers, as `answers.d.ts` has them.
#[must_use]
pub fn declarations() -> String {
    let mut types = Types::default();
    declare! { types:
        crate::versions
        info::parse
        any::parse
        info::write
        rules::presets
        rules::game_presets
        analysis::analyse
        why::why
        mcr::fans
        waits::question
        waits::check
        discard::question
        fu::question
        Solo::state
        Match::told
        Match::hint
        Match::advice
        Records::games
        Records::decisions
        Records::expected
        Records::stats
        solitaire::all_layouts
        solitaire::read_layouts
        Solitaire::state
        Solitaire::verdict
        Solitaire::choices
        Solitaire::losing_move
        Solitaire::saving_move
        Solitaire::deadlock
        Othello::state
        Othello::preview
        Othello::search
        Othello::analyse
        Othello::judge
    }
    types.text()
}

#[cfg(test)]
mod tests {
    /// `cargo run -p mentsu-web --example words` writes it.
    #[test]
    fn a_name_is_declared_once() {
        let declarations = super::declarations();
        let heads = declarations.lines().filter_map(|line| line.strip_prefix("export "));
        let names = heads.filter_map(|head| head.split(' ').nth(1));
        let mut names: Vec<&str> = names.collect();
        let all = names.len();
        names.sort_unstable();
        names.dedup();
        assert!(names.len() == all && all > 50, "{all} names, {} distinct", names.len());
    }

    #[test]
    fn the_declared_answers_are_those_of_the_functions() {
        assert_eq!(include_str!("answers.d.ts"), super::declarations());
    }
}
