//! Small enumerations as the names that Python writes and reads.

use mentsu::plan::RiichiChoice;
use mentsu::puzzle::Level;
use mentsu::riichi::legality::NotenBappu;
use mentsu::riichi::{Limit, Riichi, Wind, Yaku};
use mentsu::{FifthCopy, MeldKind, Source, Suit, WaitShape, chances, plan};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyString};

use super::errors::{ErrorClass, raise_saying, text_of};

/// A value of a small enumeration, read from its name.
pub(crate) struct Name<T>(pub(crate) T);

/// An enumeration whose values have names.
pub(crate) trait Named: Copy + 'static {
    /// What it is, for an error.
    const WHAT: &'static str;

    /// Whether the first letter of a name will do, and its place.
    const BRIEFLY: bool = false;

    /// All values with their names.
    fn all() -> Vec<(&'static str, Self)>;
}

impl<'a, 'py, T: Named> FromPyObject<'a, 'py> for Name<T> {
    type Error = PyErr;

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        let all = T::all();
        let (found, shown) = if T::BRIEFLY && is_number(&object)? {
            let number = object.call_method0("__index__")?;
            let found = number.extract::<usize>().ok().and_then(|number| all.get(number));
            // Of very many digits Python tells none.
            let shown = number.repr().map_or_else(|_| "it".to_owned(), |repr| repr.to_string());
            (found, shortened(&shown))
        } else {
            let text = object.cast::<PyString>()?.to_owned();
            let text = text_of(&text)?;
            let letter = |name: &str| text.len() == 1 && name[..1].eq_ignore_ascii_case(text);
            let named = |name: &str| name == text || T::BRIEFLY && letter(name);
            (all.iter().find(|(name, _)| named(name)), format!("{:?}", shortened(text)))
        };
        match found {
            Some(&(_, value)) => Ok(Name(value)),
            None => {
                let names: Vec<&str> = all.iter().map(|(name, _)| *name).collect();
                let reason = format!("{shown} is no {}; there is {}", T::WHAT, names.join(", "));
                let kind = "unknown_name".to_owned();
                Err(raise_saying(object.py(), ErrorClass::Mentsu, reason, kind))
            }
        }
    }
}

/// Whether an object is a whole number, Python's or NumPy's, and no flag.
fn is_number(object: &Bound<'_, PyAny>) -> PyResult<bool> {
    Ok(!object.is_instance_of::<PyBool>() && object.hasattr("__index__")?)
}

/// The beginning of a text, for an error.
fn shortened(text: &str) -> String {
    text.chars().take(40).collect()
}

/// Winds are written in many ways: `"east"`, `"E"`, 0.
impl Named for Wind {
    const WHAT: &'static str = "wind";
    const BRIEFLY: bool = true;

    fn all() -> Vec<(&'static str, Self)> {
        Wind::ALL.map(|wind| (wind_name(wind), wind)).to_vec()
    }
}

macro_rules! named {
    ($($type:ty, $what:literal: $all:expr;)*) => {$(
        impl Named for $type {
            const WHAT: &'static str = $what;

            fn all() -> Vec<(&'static str, Self)> {
                $all.into_iter().collect()
            }
        }
    )*};
}

named! {
    Suit, "suit": [("m", Suit::Man), ("p", Suit::Pin), ("s", Suit::Sou), ("z", Suit::Honor)];
    Source, "player to call from": Source::ALL.map(|source| (source.name(), source));
    MeldKind, "kind of meld": MeldKind::ALL.map(|kind| (kind.name(), kind));
    FifthCopy, "convention on fifth copies": [
        ("any", FifthCopy::Any), ("concealed", FifthCopy::Concealed), ("ignored", FifthCopy::Ignored),
    ];
    WaitShape, "shape of a wait": WaitShape::ALL.map(|shape| (shape.name(), shape));
    Yaku, "yaku": Yaku::ALL.map(|yaku| (yaku.id(), yaku));
    chances::Goal, "goal of a chance": [("tenpai", chances::Goal::Tenpai), ("win", chances::Goal::Win)];
    plan::Goal, "goal of a plan": [
        ("tenpai", plan::Goal::Tenpai), ("win", plan::Goal::Win), ("points", plan::Goal::Points),
    ];
    RiichiChoice, "way to declare riichi": [
        ("best", RiichiChoice::Best), ("always", RiichiChoice::Always), ("never", RiichiChoice::Never),
    ];
    Level, "level": Level::ALL.map(|level| (level.name(), level));
    NotenBappu, "payment of the noten": [
        ("yonma", NotenBappu::Yonma), ("sanma_2000", NotenBappu::Sanma2000), ("sanma_3000", NotenBappu::Sanma3000),
    ];
}

/// The name of a value.
macro_rules! to_name {
    ($($function:ident($type:ident) { $($variant:ident => $name:literal),* $(,)? })*) => {$(
        pub(crate) const fn $function(value: $type) -> &'static str {
            match value { $($type::$variant => $name),* }
        }
    )*};
}

to_name! {
    wind_name(Wind) { East => "east", South => "south", West => "west", North => "north" }
    riichi_name(Riichi) { None => "none", Riichi => "riichi", DoubleRiichi => "double_riichi" }
    limit_name(Limit) {
        None => "none", Mangan => "mangan", Haneman => "haneman", Baiman => "baiman",
        Sanbaiman => "sanbaiman", CountedYakuman => "counted_yakuman", Yakuman => "yakuman",
    }
}
