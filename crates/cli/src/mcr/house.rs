//! The options about Chinese rules: a preset, and changes of single rules.

use clap::Args;
use mentsu::mcr::{Preset, Rules};

use crate::arguments::named;
use crate::house::{Change, in_words, names};

/// A preset, and changes of single rules.
#[derive(Args)]
pub(super) struct House {
    /// The rules of a house
    #[arg(
        long = "rules",
        value_name = "HOUSE",
        default_value = Preset::default().name(),
        value_parser = named::<Preset>(),
    )]
    preset: Preset,

    #[arg(
        long = "rule",
        value_name = "RULE=VALUE",
        value_parser = |text: &str| Change::read_of(Rules::MIL, text),
        help = format!("Changes one rule, as in --rule cap=88; the rules are {}", names::<Rules>()),
    )]
    changes: Vec<Change>,
}

impl House {
    /// The rules.
    pub(super) fn rules(&self) -> Rules {
        self.changes.iter().fold(self.preset.rules(), |rules, change| change.made_in(rules))
    }

    /// The names of the house and of the changes.
    pub(super) fn name(&self) -> String {
        self.preset.name().replace('_', "-") + &in_words(&self.changes)
    }
}
