//! The rules of a whole game: a preset by name, or an object of rules that differ from it.

use core::fmt;

use mentsu::fields::FieldValue;
use mentsu::riichi::Preset;
use mentsu_table::GameRules;
use serde_json::value::RawValue;

use crate::refusal::Refusal;
use crate::request::object::Object;
use crate::request::presets::PRESET;
#[cfg(feature = "schema")]
use crate::{request::presets::rules_of, shape::shapes};

#[cfg(feature = "schema")]
shapes! {
    /// The name of a preset, or an object of what differs from one or from the rules in the events.
    GameRulesChoice = |generator| rules_of::<Preset, GameRules>(generator, &[]);
}

/// The key of the rules in a request.
const RULES: &str = "rules";

/// `preset` and all rules of a game.
const RULE_KEYS: [&str; 1 + GameRules::FIELDS.len()] = {
    let mut keys = [PRESET.name; 1 + GameRules::FIELDS.len()];
    let mut i = 0;
    while i + 1 < keys.len() {
        keys[i + 1] = GameRules::FIELDS[i].name();
        i += 1;
    }
    keys
};

/// The rules of the game in a request.
#[derive(Default)]
pub(crate) struct House {
    pub(crate) preset: Option<Preset>,
    changes: Vec<(&'static str, FieldValue<'static>)>,
}

impl House {
    pub(crate) fn read(value: Option<&RawValue>) -> Result<House, Box<Refusal>> {
        let preset = |name| Refusal::named::<Preset>(PRESET.name, name);
        let Some(value) = value else { return Ok(House::default()) };
        if let Ok(name) = serde_json::from_str::<String>(value.get()) {
            return Ok(House { preset: Some(preset(name)?), changes: Vec::new() });
        }
        let object = Object::within(RULES, value)?;
        object.has_only(&RULE_KEYS)?;
        let mut house = House {
            preset: object.optional(PRESET.name)?.map(preset).transpose()?,
            changes: Vec::new(),
        };
        for field in GameRules::FIELDS {
            house.changes.extend(object.field(field)?.map(|value| (field.name(), value)));
        }
        Ok(house)
    }

    /// The rules of the events with these changes.
    pub(crate) fn made_in(&self, mut rules: GameRules) -> Result<GameRules, Box<Refusal>> {
        let sanma = rules.sanma();
        for (name, value) in &self.changes {
            let set = rules.set(name, *value);
            rules =
                set.map_err(|error| Box::new(Refusal::Field { place: RULES.to_owned(), error }))?;
        }
        if rules.sanma() == sanma {
            Ok(rules)
        } else {
            Err(Box::new(Refusal::Contradiction("sanma")))
        }
    }
}

/// Why a text isn't the rules of a game.
pub struct GameRulesError(Box<Refusal>);

impl fmt::Display for GameRulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for GameRulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "GameRulesError({self})")
    }
}

impl core::error::Error for GameRulesError {}

/// The rules of a game in JSON, as `rules` of an `advise` request has them: the name of a preset,
/// or an object of the rules that differ from its `preset`, by default Tenhou's.
///
/// ```
/// use mentsu_protocol::game_rules;
/// use mentsu_table::{GameRules, Length};
///
/// let rules = game_rules(r#"{"preset":"m_league","length":"tonpuu"}"#)?;
/// assert_eq!(rules, GameRules::M_LEAGUE.with_length(Length::Tonpuu));
/// assert_eq!(game_rules(r#""wrc""#)?, GameRules::WRC);
/// let error = game_rules(r#"{"lenth":"tonpuu"}"#).unwrap_err();
/// assert!(error.to_string().starts_with("rules: unknown key `lenth`"), "{error}");
/// # Ok::<(), mentsu_protocol::GameRulesError>(())
/// ```
///
/// # Errors
/// [`GameRulesError`] names the rule and what is wrong with it.
pub fn game_rules(json: &str) -> Result<GameRules, GameRulesError> {
    let read = || {
        let value: &RawValue =
            serde_json::from_str(json).map_err(|error| Box::new(Refusal::NotJson(error)))?;
        let house = House::read(Some(value))?;
        house.made_in(house.preset.unwrap_or_default().into())
    };
    read().map_err(GameRulesError)
}
