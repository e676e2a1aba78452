//! The options about the rules.

use clap::Args;
use mentsu::fields::Fields;
use mentsu::riichi::{Preset, Rules};
use mentsu_table::GameRules;
use mentsu_table::record::Record;

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
        value_parser = |text: &str| Change::read_of(Rules::TENHOU, text),
        help = format!("Changes one rule, as in --rule kiriage=true; the rules are {}", names::<Rules>()),
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
        preset_name(self.preset) + &in_words(&self.changes)
    }
}

/// Changes of single rules of a game.
#[derive(Args, Clone, Default)]
pub(crate) struct GameChanges {
    #[arg(
        long = "rule",
        value_name = "RULE=VALUE",
        value_parser = Change::read_of_game,
        help = format!(
            "Changes one rule of the game, as in --rule tobi=off; the rules are {}",
            names::<GameRules>()
        ),
    )]
    changes: Vec<Change>,
}

impl GameChanges {
    /// The rules with these changes.
    pub(crate) fn made_in(&self, rules: GameRules) -> GameRules {
        self.changes.iter().fold(rules, |rules, change| change.made_in(rules))
    }

    /// The record with these changes, whatever it says itself.
    pub(crate) fn made_in_record(&self, record: &mut Record) {
        if !self.changes.is_empty() {
            record.set_rules(self.made_in(record.rules()));
        }
    }

    /// The changes in words, each after a space.
    pub(crate) fn name(&self) -> String {
        in_words(&self.changes)
    }
}

/// A rule and its new value.
#[derive(Clone)]
pub(crate) struct Change {
    rule: String,
    value: String,
}

impl Change {
    /// A change of these rules.
    pub(crate) fn read_of<R: Fields>(rules: R, text: &str) -> Result<Change, String> {
        let change = Change::split(&rules, text)?;
        let tried = rules.set_text(&change.rule, &change.value);
        tried.map(|_| change).map_err(|error| error.to_string())
    }

    /// A change of any rule of a game, except how many play.
    fn read_of_game(text: &str) -> Result<Change, String> {
        let change = Change::split(&GameRules::TENHOU, text)?;
        for rules in [GameRules::TENHOU, GameRules::TENHOU_SANMA] {
            let changed = rules.set_text(&change.rule, &change.value);
            if changed.map_err(|error| error.to_string())?.sanma() != rules.sanma() {
                return Err("how many play is the house's, see --rules".to_owned());
            }
        }
        Ok(change)
    }

    /// The rule and the value; a rule alone is named with the value that these rules have.
    fn split(rules: &impl Fields, text: &str) -> Result<Change, String> {
        let underscored = |rule: &str| rule.replace('-', "_");
        let (rule, value) = text.split_once('=').ok_or_else(|| {
            let value = rules.get(&underscored(text));
            let as_in = value.map(|value| format!(", as in {text}={value}"));
            format!("write RULE=VALUE{}", as_in.unwrap_or_default())
        })?;
        Ok(Change { rule: underscored(rule), value: value.to_owned() })
    }

    /// The rules with this change.
    pub(crate) fn made_in<R: Fields>(&self, rules: R) -> R {
        rules.set_text(&self.rule, &self.value).expect("it was tried when it was read")
    }
}

/// A preset's name as options write it.
pub(crate) fn preset_name(preset: Preset) -> String {
    preset.name().replace('_', "-")
}

/// Changes in words, each after a space.
pub(crate) fn in_words(changes: &[Change]) -> String {
    changes.iter().map(|change| format!(" with {}={}", change.rule, change.value)).collect()
}

/// The names of all rules.
pub(crate) fn names<T: Fields>() -> String {
    T::NAMES.join(", ")
}
