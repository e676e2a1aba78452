//! The types of rules for TypeScript.

use mentsu::fields::{FieldKind, Fields};
use mentsu::riichi::Rules;
use mentsu_table::GameRules;

use crate::wire::case::camel;

/// `Rules`, and `GameRules` with what is a game's alone.
#[must_use]
pub fn declarations() -> String {
    interface::<Rules>("Rules", 0)
        + &interface::<GameRules>("GameRules extends Rules", Rules::FIELDS.len())
}

/// Rules but the first few.
fn interface<T: Fields>(head: &str, few: usize) -> String {
    let rules = T::FIELDS.iter().zip(T::DOCS).skip(few).map(|(field, doc)| {
        let values = match field.kind() {
            FieldKind::Flag => "boolean".to_owned(),
            FieldKind::Numbers { count, .. } => format!("[{}]", vec!["number"; count].join(", ")),
            FieldKind::Choice(names) => format!("\"{}\"", names.join("\" | \"")),
            FieldKind::Names(_) => "Yaku[]".to_owned(),
            _ => "number".to_owned(),
        };
        let doc = doc.trim().replace("[`", "`").replace("`]", "`");
        format!("  /** {doc} */ {}: {values};\n", camel(field.name()))
    });
    format!("export interface {head} {{\n{}}}\n", rules.collect::<String>())
}
