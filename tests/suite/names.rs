//! Names of closed enums: unique, read as they are written, and listed by the error for any other.

use std::collections::BTreeSet;
use std::fmt::{Debug, Display};
use std::str::FromStr;

use mentsu::names::{Named, UnknownName};
use mentsu::puzzle::Level;
use mentsu::riichi::legality::NotenBappu;
use mentsu::riichi::{
    CountedYakuman, DoraKind, Kuikae, Limit, MultipleRon, NagashiMangan, PaoHonba, PaoShare,
    Preset, Renhou, Riichi, RiichiAnkan, SanmaTsumo, Yaku,
};
use mentsu::{CalledFrom, FifthCopy, MeldKind, MentsuKind, Suit, WaitShape, Wind};

fn names_come_back<T>()
where
    T: Named + PartialEq + Debug + Display + FromStr<Err = UnknownName>,
{
    assert_eq!(T::ALL.len(), T::NAMES.len());
    assert_eq!(T::NAMES.iter().collect::<BTreeSet<_>>().len(), T::ALL.len(), "{}", T::WHAT);
    for (&value, &name) in T::ALL.iter().zip(T::NAMES) {
        let lower = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
        assert!(!name.is_empty() && name.chars().all(lower), "{name}");
        assert_eq!((value.name(), value.to_string().as_str()), (name, name));
        assert_eq!((T::from_name(name), name.parse()), (Some(value), Ok(value)));
    }
    let error = "".parse::<T>().unwrap_err();
    assert_eq!((error.what(), error.names()), (T::WHAT, T::NAMES));
    let text = error.to_string();
    assert_eq!(T::NAMES.iter().all(|name| text.contains(name)), T::NAMES.len() <= 8, "{text}");
    for name in T::NAMES {
        let error = name.to_uppercase().replace('_', "-").parse::<T>().unwrap_err();
        let expected = format!("; did you mean \"{name}\"?");
        assert!(error.nearest() == Some(name) && error.to_string().ends_with(&expected), "{error}");
    }
}

#[test]
fn every_name_is_read_as_it_is_written() {
    names_come_back::<CountedYakuman>();
    names_come_back::<DoraKind>();
    names_come_back::<FifthCopy>();
    names_come_back::<Kuikae>();
    names_come_back::<Level>();
    names_come_back::<Limit>();
    names_come_back::<MeldKind>();
    names_come_back::<MentsuKind>();
    names_come_back::<MultipleRon>();
    names_come_back::<NagashiMangan>();
    names_come_back::<NotenBappu>();
    names_come_back::<PaoHonba>();
    names_come_back::<PaoShare>();
    names_come_back::<Preset>();
    names_come_back::<Renhou>();
    names_come_back::<Riichi>();
    names_come_back::<RiichiAnkan>();
    names_come_back::<SanmaTsumo>();
    names_come_back::<CalledFrom>();
    names_come_back::<Suit>();
    names_come_back::<WaitShape>();
    names_come_back::<Wind>();
    names_come_back::<Yaku>();
}

#[test]
fn every_name_of_mcr_is_read_as_it_is_written() {
    names_come_back::<mentsu::mcr::Fan>();
    names_come_back::<mentsu::mcr::Principle>();
}

#[cfg(feature = "plan")]
#[test]
fn every_name_of_searches_is_read_as_it_is_written() {
    names_come_back::<mentsu::chances::Goal>();
    names_come_back::<mentsu::plan::RiichiChoice>();
}

#[test]
fn the_error_lists_what_would_do() {
    let error = "s".parse::<MentsuKind>().unwrap_err();
    assert_eq!(error.to_string(), "unknown kind of mentsu \"s\": shuntsu, koutsu or kantsu");
}
