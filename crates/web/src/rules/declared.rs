//! The types of rules for TypeScript.

use mentsu::riichi::{RuleField, RuleKind, Rules};
use mentsu_table::GameRules;

use crate::wire::case::camel;

/// `Rules`, and `GameRules` with what is a game's alone.
#[must_use]
pub fn declarations() -> String {
    let of_game = &GameRules::FIELDS[Rules::FIELDS.len()..];
    interface("Rules", Rules::FIELDS) + &interface("GameRules extends Rules", of_game)
}

fn interface(head: &str, fields: &[RuleField]) -> String {
    let fields = fields.iter().map(|field| {
        let values = match field.kind() {
            RuleKind::Flag => "boolean".to_owned(),
            RuleKind::Numbers { count, .. } => format!("[{}]", vec!["number"; count].join(", ")),
            RuleKind::Choice(names) => format!("\"{}\"", names.join("\" | \"")),
            RuleKind::Yaku(_) => "Yaku[]".to_owned(),
            _ => "number".to_owned(),
        };
        format!("  {}: {values};\n", camel(field.name()))
    });
    format!("export interface {head} {{\n{}}}\n", fields.collect::<String>())
}
