//! The types of rules for TypeScript.

use mentsu::fields::{Field, FieldKind};
use mentsu::riichi::Rules;
use mentsu_table::GameRules;

use crate::wire::case::camel;

/// `Rules`, and `GameRules` with what is a game's alone.
#[must_use]
pub fn declarations() -> String {
    let of_game = &GameRules::FIELDS[Rules::FIELDS.len()..];
    interface("Rules", Rules::FIELDS) + &interface("GameRules extends Rules", of_game)
}

fn interface(head: &str, fields: &[Field]) -> String {
    let fields = fields.iter().map(|field| {
        let values = match field.kind() {
            FieldKind::Flag => "boolean".to_owned(),
            FieldKind::Numbers { count, .. } => format!("[{}]", vec!["number"; count].join(", ")),
            FieldKind::Choice(names) => format!("\"{}\"", names.join("\" | \"")),
            FieldKind::Names(_) => "Yaku[]".to_owned(),
            _ => "number".to_owned(),
        };
        format!("  {}: {values};\n", camel(field.name()))
    });
    format!("export interface {head} {{\n{}}}\n", fields.collect::<String>())
}
