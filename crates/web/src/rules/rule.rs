//! A rule as a request has it: under which key, what it may be, how it is read and written.

use mentsu::riichi::{Yaku, YakuSet};
use serde_json::Value;

use crate::failure::Failure;
use crate::json::{Json, Object, list};
use crate::request::{FromValue, Request};

/// A rule of the rules `R`.
pub(super) struct Rule<R: 'static> {
    /// Its key.
    pub key: &'static str,
    /// What it may be, if it is one of several words.
    pub words: &'static [&'static str],
    /// Puts it under its key.
    pub put: fn(&R, &mut Object<'_>),
    /// Sets it to a value; the path says where that stands.
    pub set: fn(&mut R, &Value, &str) -> Result<(), Failure>,
}

/// A rule that is a number, a switch or a list.
macro_rules! plain {
    ($key:literal, $rule:ident, $with:ident) => {
        Rule {
            key: $key,
            words: &[],
            put: |rules, o| {
                o.put($key, rules.$rule());
            },
            set: |rules, value, path| {
                // Read before the rules are copied, so that nothing but the one of them is written.
                let value = FromValue::from_value(value, path)?;
                *rules = rules.$with(value);
                Ok(())
            },
        }
    };
}

/// A rule that is one of several words.
macro_rules! words {
    ($key:literal, $rule:ident, $with:ident, $type:ident, $($word:literal $choice:ident),*) => {
        Rule {
            key: $key,
            words: &[$($word),*],
            put: |rules, o| {
                let chosen = [$($type::$choice),*].iter().position(|one| *one == rules.$rule());
                o.put($key, chosen.map(|place| [$($word),*][place]));
            },
            set: |rules, value, path| {
                let place = crate::request::place_of(value, path, &[$($word),*])?;
                let choice = [$($type::$choice),*][place];
                *rules = rules.$with(choice);
                Ok(())
            },
        }
    };
}

pub(super) use {plain, words};

/// Rules with what a request says differs. `apart` are keys that others read.
pub(super) fn changed<R>(
    rules: R,
    all: &[Rule<R>],
    request: &Request,
    apart: &[&str],
) -> Result<R, Failure> {
    let mut rules = rules;
    for (key, value) in request.fields() {
        if apart.contains(&key.as_str()) || value.is_null() {
            continue;
        }
        let path = request.path_of(key);
        let Some(rule) = all.iter().find(|rule| rule.key == key) else {
            let known: Vec<&str> = all.iter().map(|rule| rule.key).collect();
            let message = format!("unknown rule `{key}`; the rules are {}", known.join(", "));
            return Err(Failure::request(&path, message));
        };
        (rule.set)(&mut rules, value, &path)?;
    }
    Ok(rules)
}

/// Puts every rule under its key.
pub(super) fn put_all<R>(rules: &R, all: &[Rule<R>], o: &mut Object<'_>) {
    for rule in all {
        (rule.put)(rules, o);
    }
}

impl<T: FromValue, const N: usize> FromValue for [T; N] {
    fn from_value(value: &Value, path: &str) -> Result<[T; N], Failure> {
        let items = Vec::<T>::from_value(value, path)?;
        let wrong = |items: Vec<T>| {
            Failure::request(path, format!("a list of {} where one of {N} belongs", items.len()))
        };
        items.try_into().map_err(wrong)
    }
}

impl<T: Json, const N: usize> Json for [T; N] {
    fn write(self, out: &mut String) {
        list(self).write(out);
    }
}

impl FromValue for YakuSet {
    fn from_value(value: &Value, path: &str) -> Result<YakuSet, Failure> {
        Vec::<String>::from_value(value, path)?.iter().try_fold(YakuSet::EMPTY, |set, id| {
            let yaku = Yaku::from_id(id);
            Ok(set.with(yaku.ok_or_else(|| Failure::request(path, format!("no yaku {id:?}")))?))
        })
    }
}

impl Json for YakuSet {
    fn write(self, out: &mut String) {
        list(Yaku::ALL.into_iter().filter(|yaku| self.contains(*yaku)).map(Yaku::id)).write(out);
    }
}
