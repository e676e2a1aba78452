//! Options made of a type's fields: one for each, with its documentation as help.

use std::marker::PhantomData;

use clap::error::ErrorKind;
use clap::{Arg, ArgAction, ArgMatches, Command, Error, FromArgMatches};
use mentsu::Wind;
use mentsu::fields::{Field, FieldError, FieldKind, FieldValue, Fields, NameSet};
use mentsu::names::Named as _;
use mentsu_protocol::{wind_letter, wind_of_letter};

use crate::arguments::{face, faces, tiles, wind};
use crate::terminal::columns;

/// A type whose fields are options.
pub(crate) trait Described: Fields + Send + Sync {
    /// The fields that aren't options, or whose options a subcommand has itself.
    const WITHOUT: &'static [&'static str];

    /// The options that exclude each other.
    const EXCLUSIVE: &'static [(&'static str, &'static str)];

    /// The value without any option.
    fn start() -> Self;
}

/// The options of a type.
#[derive(Clone)]
pub(crate) struct Options<T> {
    given: Vec<(&'static str, FieldValue<'static>)>,
    described: PhantomData<T>,
}

impl<T: Described> Options<T> {
    /// A value with the options that are given.
    pub(crate) fn set_in(&self, value: T) -> T {
        self.given.iter().fold(value, |value, (name, given)| {
            value.set(name, *given).expect("the parser has checked the option")
        })
    }

    /// The value of the options.
    pub(crate) fn value(&self) -> T {
        self.set_in(T::start())
    }

    /// Whether an option of one of these names is given.
    pub(crate) fn has(&self, mut is_one: impl FnMut(&str) -> bool) -> bool {
        self.given.iter().any(|(name, _)| is_one(name))
    }
}

/// The fields that are options, with their documentation.
fn fields<T: Described>() -> impl Iterator<Item = (&'static Field, &'static str)> {
    let fields = T::FIELDS.iter().zip(T::DOCS.iter().copied());
    fields.filter(|(field, _)| !T::WITHOUT.contains(&field.name()))
}

/// Whether the option switches off what is on without it.
fn is_negated<T: Described>(field: &Field) -> bool {
    T::start().get(field.name()) == Some(FieldValue::Flag(true))
}

impl<T: Described> clap::Args for Options<T> {
    fn augment_args(command: Command) -> Command {
        let excluded = |field: &Field| {
            let pairs = T::EXCLUSIVE.iter().filter(|(one, _)| *one == field.name());
            pairs.map(|(_, other)| *other).collect::<Vec<_>>()
        };
        fields::<T>().fold(command, |command, (field, doc)| {
            let arg = arg(field, doc, T::start().get(field.name()), is_negated::<T>(field));
            command.arg(arg.conflicts_with_all(excluded(field)))
        })
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl<T: Described> FromArgMatches for Options<T> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Options<T>, Error> {
        let mut given = Vec::new();
        for (field, _) in fields::<T>() {
            let Some(value) = given_value(field, matches, is_negated::<T>(field))? else {
                continue;
            };
            T::start().set(field.name(), value).map_err(wrong)?;
            given.push((field.name(), value));
        }
        Ok(Options { given, described: PhantomData })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

fn wrong(why: FieldError) -> Error {
    Error::raw(ErrorKind::ValueValidation, why.to_string())
}

/// The option of a field.
fn arg(field: &Field, doc: &str, default: Option<FieldValue<'static>>, is_negated: bool) -> Arg {
    let (kind, long) = (field.kind(), field.name().replace('_', "-"));
    let help = in_english(doc.trim_start()).trim_end_matches('.').to_owned();
    let arg = Arg::new(field.name());
    if kind == FieldKind::Flag {
        let arg = arg.action(ArgAction::SetTrue);
        return if is_negated {
            arg.long(format!("no-{long}")).help(format!("Switch off: {}", lower_case(&help)))
        } else {
            arg.long(long).help(help)
        };
    }
    let has_default = !is_list(kind) && !matches!(kind, FieldKind::Names(_));
    let default = default.filter(|value| *value != FieldValue::Nothing && has_default);
    let help = match (default, kind) {
        (Some(value), _) => format!("{help} [default: {}]", written(value)),
        (None, FieldKind::Seats(names)) => format!("{help}, as in {}=W; may be repeated", names[0]),
        (None, FieldKind::Names(all)) => {
            let all: Vec<String> = all.iter().map(option_of).collect();
            format!("{help}, with commas between [possible values: {}]", all.join(", "))
        }
        (None, kind) if is_list(kind) => format!("{help}, as in 3m0p; may be repeated"),
        (None, _) => help,
    };
    let action = if is_list(kind) { ArgAction::Append } else { ArgAction::Set };
    let parser = move |text: &str| read(kind, text);
    arg.long(long).value_name(value_name(kind)).help(help).action(action).value_parser(parser)
}

/// Whether the option may be repeated.
fn is_list(kind: FieldKind) -> bool {
    matches!(kind, FieldKind::Faces { .. } | FieldKind::Tiles | FieldKind::Seats(_))
}

fn value_name(kind: FieldKind) -> String {
    match kind {
        FieldKind::Number { least, most, .. } if most <= 100 => format!("{least}-{most}"),
        FieldKind::Number { .. } | FieldKind::OptionalNumber { .. } => "NUMBER".to_owned(),
        FieldKind::Choice(Wind::NAMES) | FieldKind::OptionalChoice(Wind::NAMES) => {
            Wind::ALL.map(wind_letter).join("|")
        }
        FieldKind::Choice(names) | FieldKind::OptionalChoice(names) => names.join("|"),
        FieldKind::Names(all) if all.iter().all(is_wind) => "SEATS".to_owned(),
        FieldKind::Names(_) => "NAMES".to_owned(),
        FieldKind::OptionalFace => "TILE".to_owned(),
        FieldKind::Faces { .. } | FieldKind::Tiles => "TILES".to_owned(),
        FieldKind::Seats(_) => "YAKUMAN=SEAT".to_owned(),
        _ => "VALUE".to_owned(),
    }
}

/// A value as an option has it.
fn written(value: FieldValue<'_>) -> String {
    match value {
        FieldValue::Choice(name) => Wind::from_name(name).map_or(name.to_owned(), wind_letter),
        value => value.to_string(),
    }
}

/// A name of a list as an option has it: winds by their letters, words with hyphens.
fn option_of(name: &str) -> String {
    Wind::from_name(name).map_or_else(|| name.replace('_', "-"), wind_letter)
}

fn is_wind(name: &str) -> bool {
    Wind::from_name(name).is_some()
}

/// The names of a text with commas, each once.
fn names(all: NameSet, text: &str) -> Result<String, String> {
    let mut names = Vec::new();
    for word in text.split(',') {
        let option = word.replace('_', "-");
        let name = all.iter().find(|name| option_of(name) == option).ok_or_else(|| {
            let known: Vec<String> = all.iter().map(option_of).collect();
            let word = if word.is_empty() { "nothing" } else { word };
            format!("{} is none of {}", columns::safe(word), known.join(", "))
        })?;
        if names.contains(&name) {
            return Err(format!("{word} is there twice"));
        }
        names.push(name);
    }
    Ok(names.join(" "))
}

/// The value of an option's text.
fn read(kind: FieldKind, text: &str) -> Result<FieldValue<'static>, String> {
    // Options have the letters of winds.
    let named = |letter: &str| wind_of_letter(letter).map_or("?", Wind::name);
    let spelled = match kind {
        FieldKind::Choice(Wind::NAMES) | FieldKind::OptionalChoice(Wind::NAMES) => {
            return wind(text).map(|wind| FieldValue::Choice(wind.name()));
        }
        FieldKind::Names(all) => names(all, text)?,
        FieldKind::OptionalFace => return face(text).map(FieldValue::Face),
        FieldKind::Faces { .. } => return faces(text).map(FieldValue::Faces),
        FieldKind::Tiles => return tiles(text).map(FieldValue::Tiles),
        FieldKind::Seats(_) => {
            let (name, letter) = text.split_once('=').unwrap_or((text, ""));
            format!("{}={}", name.replace('-', "_"), named(letter))
        }
        _ => text.to_owned(),
    };
    let value = kind.read(&spelled).filter(|value| kind.admits(value));
    value.ok_or_else(|| kind.to_string())
}

/// The value of a field's option, if it is given; of a repeated one all values together.
fn given_value(
    field: &Field,
    matches: &ArgMatches,
    is_negated: bool,
) -> Result<Option<FieldValue<'static>>, Error> {
    let (name, kind) = (field.name(), field.kind());
    if kind == FieldKind::Flag {
        return Ok(matches.get_flag(name).then_some(FieldValue::Flag(!is_negated)));
    }
    let Some(values) = matches.get_many::<FieldValue<'static>>(name) else { return Ok(None) };
    let values: Vec<_> = values.copied().collect();
    if let [value] = values[..] {
        return Ok(Some(value));
    }
    let separator = if matches!(kind, FieldKind::Seats(_)) { " " } else { "" };
    let texts: Vec<String> = values.iter().map(FieldValue::to_string).collect();
    let text = texts.join(separator);
    let together = kind.read(&text);
    together.map(Some).ok_or_else(|| wrong(FieldError::WrongValue { field: *field }))
}

/// The documentation without its terms in kanji, which stand in parentheses.
fn in_english(doc: &str) -> String {
    let mut english = String::new();
    let mut rest = doc;
    while let Some((before, (term, after))) =
        rest.split_once(" (").and_then(|(before, from)| Some((before, from.split_once(')')?)))
    {
        english += before;
        if term.is_ascii() {
            english += &format!(" ({term})");
        }
        rest = after;
    }
    english + rest
}

/// The text with a lower-case first letter.
fn lower_case(text: &str) -> String {
    let mut rest = text.chars();
    rest.next().map_or_else(String::new, |first| first.to_lowercase().chain(rest).collect())
}
