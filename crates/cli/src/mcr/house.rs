//! The options about Chinese rules: a preset, and changes of single rules.

use clap::Args;
use mentsu::mcr::{Preset, Rules};

use crate::arguments::named;
use crate::house::names;

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
        value_parser = Change::read,
        help = format!("Changes one rule, as in --rule cap=88; the rules are {}", names::<Rules>()),
    )]
    changes: Vec<Change>,
}

impl House {
    /// The rules.
    pub(super) fn rules(&self) -> Rules {
        self.changes.iter().fold(self.preset.rules(), |rules, Change { rule, value }| {
            rules.set_text(rule, value).expect("`Change::read` tried it")
        })
    }

    /// The names of the house and of the changes.
    pub(super) fn name(&self) -> String {
        let changes =
            self.changes.iter().map(|change| format!(" with {}={}", change.rule, change.value));
        self.preset.name().replace('_', "-") + &changes.collect::<String>()
    }
}

/// A rule and its new value.
#[derive(Clone)]
struct Change {
    rule: String,
    value: String,
}

impl Change {
    fn read(text: &str) -> Result<Change, String> {
        let (rule, value) = text.split_once('=').ok_or("write RULE=VALUE, as in cap=88")?;
        let change = Change { rule: rule.replace('-', "_"), value: value.to_owned() };
        let tried = Rules::MIL.set_text(&change.rule, &change.value);
        tried.map(|_| change).map_err(|error| error.to_string())
    }
}
