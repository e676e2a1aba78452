//! The family of the arguments: a preset or a file, with changes.

use std::io;
use std::path::{Path, PathBuf};

use clap::Args;
use mentsu::TileSet;
use mentsu::names::UnknownName;
use mentsu_families::{ConditionError, Family, FamilyError, FamilyErrorKind, Preset};

use crate::arguments::tiles;
use crate::terminal::columns;
use crate::text_file;

/// A preset or a file, and changes of it.
#[derive(Args)]
pub(super) struct RulesOptions {
    /// A name of --list, or a file .toml or .json
    #[arg(required_unless_present_any = ["list", "words"])]
    family: Option<PathBuf>,

    /// Kinds whose tiles are jokers, in place of the family's; '' is none
    #[arg(long, value_name = "TILES", value_parser = kinds)]
    wild: Option<TileSet>,

    /// What patterns must be worth for a win, in place of the family's minimum
    #[arg(long, value_name = "NUMBER")]
    minimum: Option<u32>,
}

fn kinds(text: &str) -> Result<TileSet, String> {
    if text.is_empty() { Ok(TileSet::EMPTY) } else { tiles(text) }
}

impl RulesOptions {
    /// The family.
    ///
    /// # Errors
    /// An error that names the file, and its line and keys where it is wrong.
    pub(super) fn family(&self) -> io::Result<Family> {
        let path = self.family.as_deref().unwrap_or(Path::new(""));
        let mut family = of(path)?;
        if let Some(wild) = self.wild {
            let other = wild - family.kinds();
            if !other.is_empty() {
                return Err(wrong(&format!("--wild: {other} is not of tiles in play")));
            }
            family = family.with_wild(wild);
        }
        Ok(match self.minimum {
            Some(minimum) => family.with_minimum(minimum),
            None => family,
        })
    }
}

fn wrong(why: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidInput, why)
}

fn of(path: &Path) -> io::Result<Family> {
    let is = |end: &str| path.extension().is_some_and(|found| found.eq_ignore_ascii_case(end));
    let read: fn(&str) -> Result<Family, FamilyError> = match (is("toml"), is("json")) {
        (true, _) => Family::from_toml,
        (_, true) => Family::from_json,
        _ => return preset(&path.to_string_lossy()),
    };
    let text = text_file::read_utf8(path, Family::MAX_LEN)?;
    read(&text).map_err(|error| {
        text_file::wrong(path, columns::safe(&format!("{error}{}", allowed(&error))))
    })
}

fn preset(name: &str) -> io::Result<Family> {
    match Preset::from_name(&name.replace('-', "_")) {
        Some(preset) => Ok(preset.family()),
        None => {
            let unknown = UnknownName::of::<Preset>(name).to_string();
            Err(wrong(&format!("{}; or name a file .toml or .json", columns::safe(&unknown))))
        }
    }
}

/// Where the words that an error asks for are listed.
fn allowed(error: &FamilyError) -> &'static str {
    match error.kind() {
        FamilyErrorKind::Condition(ConditionError::UnknownWord(_)) => {
            " (`mentsu family --words` lists all words)"
        }
        _ => "",
    }
}
