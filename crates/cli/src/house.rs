//! The options about the rules.

use clap::Args;
use mentsu::riichi::{Preset, RuleField, Rules};

use crate::arguments::named;

/// A preset, and changes of single rules.
#[derive(Args)]
pub(crate) struct House {
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
        help = format!("Changes one rule, as in --rule kiriage=true; the rules are {}", names()),
    )]
    changes: Vec<Change>,
}

impl House {
    /// The rules.
    pub(crate) fn rules(&self) -> Rules {
        self.changes.iter().fold(self.preset.rules(), |rules, change| change.made_in(rules))
    }

    /// The names of the house and of the changes.
    pub(crate) fn name(&self) -> String {
        let changes =
            self.changes.iter().map(|change| format!(" with {}={}", change.rule, change.value));
        changes.fold(preset_name(self.preset), |name, change| name + &change)
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
        let (rule, value) = text.split_once('=').ok_or("write RULE=VALUE, as in kiriage=true")?;
        let change = Change { rule: rule.replace('-', "_"), value: value.to_owned() };
        let tried = Rules::TENHOU.set_text(&change.rule, &change.value);
        tried.map(|_| change).map_err(|error| error.to_string())
    }

    /// The rules with this change, which `read` has checked.
    fn made_in(&self, rules: Rules) -> Rules {
        rules.set_text(&self.rule, &self.value).unwrap_or(rules)
    }
}

/// A preset's name as options write it.
pub(crate) fn preset_name(preset: Preset) -> String {
    preset.name().replace('_', "-")
}

fn names() -> String {
    Rules::FIELDS.iter().map(RuleField::name).collect::<Vec<_>>().join(", ")
}
