//! Rules that differ from the house's: `"changed":{"open_tanyao":"false"}` in `rule`, which only
//! this library writes and others pass over.

use std::boxed::Box;
use std::string::ToString;

use serde_json::{Map, Value};

use crate::record::error::{Wrong, unreadable};
use crate::record::game_kind::GameKind;
use crate::rules::GameRules;

/// The rule for the number of players, which the hands already show.
const SANMA: &str = "sanma";

/// What the rules change of the house's, by name; `None` if nothing.
pub(in crate::record) fn changed(kind: &GameKind, rules: &GameRules) -> Option<Value> {
    let of_house = kind.rules();
    let mut all = Map::new();
    for name in GameRules::FIELDS.iter().map(|field| field.name()) {
        let value = rules.get(name).filter(|value| of_house.get(name) != Some(*value));
        if let Some(value) = value.filter(|_| name != SANMA) {
            all.insert(name.to_string(), Value::from(value.to_string()));
        }
    }
    (!all.is_empty()).then_some(Value::Object(all))
}

/// The rules of a game of this kind with what `rule` changes; `None` if it changes nothing.
pub(in crate::record) fn own_rules(
    rule: &Value,
    kind: &GameKind,
) -> Result<Option<GameRules>, Box<Wrong>> {
    let Some(changed) = rule["changed"].as_object() else { return Ok(None) };
    let unread =
        |name: &str, value: &Value| unreadable("rule.changed", format_args!("{name}: {value}"));
    let mut rules = kind.rules();
    for (name, value) in changed {
        let text = value.as_str().filter(|_| name != SANMA);
        let set = text.and_then(|text| rules.set_text(name, text).ok());
        rules = set.ok_or_else(|| unread(name, value))?;
    }
    Ok(Some(rules).filter(|rules| *rules != kind.rules()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_of_every_house_is_written_and_read() {
        use mentsu::riichi::Preset;
        for from in Preset::ALL {
            for to in Preset::ALL {
                let (kind, rules) = (GameKind::from(from), GameRules::from(to));
                if rules.sanma() != kind.is_sanma() {
                    continue;
                }
                let written = changed(&kind, &rules).unwrap_or(Value::Null);
                let mut rule = Value::Object(Map::new());
                rule["changed"] = written;
                let read = own_rules(&rule, &kind).unwrap().unwrap_or(kind.rules());
                assert_eq!(read, rules, "{from} {to}");
            }
        }
    }

    #[test]
    fn what_is_no_rule_is_named() {
        for (text, found) in [
            (r#"{"changed":{"kuitan":"true"}}"#, r#"kuitan: "true""#),
            (r#"{"changed":{"open_tanyao":"perhaps"}}"#, r#"open_tanyao: "perhaps""#),
            (r#"{"changed":{"open_tanyao":false}}"#, "open_tanyao: false"),
            (r#"{"changed":{"sanma":"true"}}"#, r#"sanma: "true""#),
        ] {
            let rule: Value = serde_json::from_str(text).unwrap();
            let wrong = own_rules(&rule, &GameKind::default()).unwrap_err();
            assert_eq!(*wrong, Wrong::Unreadable { what: "rule.changed", found: found.into() });
        }
    }
}
