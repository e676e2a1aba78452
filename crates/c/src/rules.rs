//! Rules of a house, by name or as JSON.

use mentsu::riichi::Preset;

use crate::status::{Failure, Status};

/// The rules of a house: those by which a hand is scored, and those of a game.
pub struct Rules {
    _private: [u8; 0],
}

/// What [`Rules`] points to.
pub(crate) struct House {
    pub(crate) scoring: mentsu::riichi::Rules,
    #[cfg(feature = "game")]
    pub(crate) game: mentsu_table::GameRules,
}

impl House {
    /// The house of a name such as `tenhou`, or of JSON such as `{"preset":"wrc","kiriage":true}`.
    pub(crate) fn read(text: &str) -> Result<House, Failure> {
        if text.trim_start().starts_with(['{', '"']) {
            return House::of_json(text);
        }
        let preset = text.parse::<Preset>();
        let preset = preset.map_err(|unknown| Failure::new(Status::WrongRules, unknown))?;
        Ok(House {
            scoring: preset.rules(),
            #[cfg(feature = "game")]
            game: preset.into(),
        })
    }

    #[cfg(feature = "ask")]
    fn of_json(text: &str) -> Result<House, Failure> {
        let rules = mentsu_protocol::game_rules(text);
        let rules = rules.map_err(|error| Failure::new(Status::WrongRules, error))?;
        Ok(House {
            scoring: *rules.scoring(),
            #[cfg(feature = "game")]
            game: rules,
        })
    }

    #[cfg(not(feature = "ask"))]
    fn of_json(_: &str) -> Result<House, Failure> {
        Err(Failure::new(Status::NotBuilt, "rules in JSON need a library with the feature `ask`"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_house_by_name_or_as_json() {
        let wrc = House::read("wrc").unwrap();
        assert_eq!(wrc.scoring, mentsu::riichi::Rules::WRC);
        let error = House::read("wrk").map(|_| ()).unwrap_err();
        assert_eq!(error.status, Status::WrongRules);
        assert!(error.message.contains("wrc"), "{}", error.message);
    }

    #[test]
    #[cfg(feature = "game")]
    fn json_changes_single_rules() {
        let rules = House::read(r#"{"preset":"wrc","kiriage":true,"length":"tonpuu"}"#).unwrap();
        assert_eq!(rules.scoring, mentsu::riichi::Rules::WRC.with_kiriage(true));
        assert_eq!(rules.game.length(), mentsu_table::Length::Tonpuu);
        for wrong in [
            "{",
            "{}x",
            "",
            "\u{0}",
            r#"{"kiriage":NaN}"#,
            r#"{"kiriage":1}"#,
            r#"{"kiriage":true,"kiriage":true}"#,
            r#"{"preset":"wrk"}"#,
            r#"{"sanma":true}"#,
            r#""wrk""#,
        ] {
            let error = House::read(wrong).map(|_| ()).unwrap_err();
            assert_eq!(error.status, Status::WrongRules, "{wrong}: {}", error.message);
        }
    }
}
