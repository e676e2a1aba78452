//! What rules of a hand and of a game have in common.

use mentsu::riichi::{Preset, RuleError, RuleField, RuleValue, Rules};
use mentsu_table::GameRules;

/// Rules that are listed, read and set by name.
pub trait HouseRules: Copy {
    /// The name and kind of every rule.
    const FIELDS: &'static [RuleField];

    /// The rules of a preset.
    fn of(preset: Preset) -> Self;

    /// The value of a rule.
    fn get(&self, name: &str) -> Option<RuleValue<'static>>;

    /// Sets a rule.
    fn set(self, name: &str, value: RuleValue<'_>) -> Result<Self, RuleError>;
}

macro_rules! house_rules {
    ($rules:ident, $of:expr) => {
        impl HouseRules for $rules {
            const FIELDS: &'static [RuleField] = $rules::FIELDS;

            fn of(preset: Preset) -> $rules {
                $of(preset)
            }

            fn get(&self, name: &str) -> Option<RuleValue<'static>> {
                $rules::get(self, name)
            }

            fn set(self, name: &str, value: RuleValue<'_>) -> Result<$rules, RuleError> {
                $rules::set(self, name, value)
            }
        }
    };
}

house_rules!(Rules, Preset::rules);
house_rules!(GameRules, GameRules::from);
