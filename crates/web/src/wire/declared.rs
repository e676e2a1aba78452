//! Fields as TypeScript declares them: with docs, values and defaults of the tables.

use mentsu::Wind;
use mentsu::fields::{Field, FieldKind, FieldValue, Fields};
use mentsu::names::Named as _;
use mentsu::plan::{Outlook, RiichiChoice};
use mentsu::riichi::Situation;

use crate::wire::case::camel;

/// The requests that are made of fields, as `requests.d.ts` has them; `types.d.ts` adds the other
/// keys.
#[must_use]
pub fn declarations() -> String {
    let head = "// The keys that are fields: `cargo run -p mentsu-web --example words`.\n";
    // The winning tile is no part of a request.
    let situation = interface("Situation", &Situation::tsumo(), &["ron"]);
    head.to_owned() + &situation + &interface("PlanRequest", &Outlook::new(), &[])
}

fn interface<T: Fields>(name: &str, start: &T, without: &[&str]) -> String {
    let fields = T::FIELDS.iter().zip(T::DOCS);
    let fields = fields.filter(|(field, _)| !without.contains(&field.name()));
    let members = fields.map(|(field, doc)| member(field, doc.trim(), start.get(field.name())));
    format!("export interface {name} {{\n{}}}\n", members.collect::<String>())
}

fn member(field: &Field, doc: &str, start: Option<FieldValue<'_>>) -> String {
    let default = match start {
        Some(FieldValue::Number(number)) if number != 0 => format!(" Default {number}."),
        Some(FieldValue::Choice(name)) => format!(" Default \"{name}\"."),
        Some(FieldValue::Flag(true)) => " Default true.".to_owned(),
        _ => String::new(),
    };
    let (key, values) = (camel(field.name()), values(field.kind()));
    format!("  /** {doc}{default} */ {key}?: {values};\n")
}

/// The values of a field of a request.
fn values(kind: FieldKind) -> String {
    match kind {
        FieldKind::Flag => "boolean".to_owned(),
        FieldKind::Number { least, most, step: 1 } if most - least < 5 => {
            (least..=most).map(|number| number.to_string()).collect::<Vec<_>>().join(" | ")
        }
        FieldKind::Choice(Wind::NAMES) | FieldKind::OptionalChoice(Wind::NAMES) => {
            "Wind".to_owned()
        }
        FieldKind::Choice(RiichiChoice::NAMES) => "RiichiChoice".to_owned(),
        FieldKind::Faces { most: 0..=5 } => "Face[]".to_owned(),
        FieldKind::Faces { .. } | FieldKind::Tiles => "string | Face[]".to_owned(),
        FieldKind::Seats(names) => {
            let seats = names.iter().map(|name| format!("{name}?: Wind"));
            format!("{{ {} }}", seats.collect::<Vec<_>>().join("; "))
        }
        _ => "number".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    /// `cargo run -p mentsu-web --example words` writes it.
    #[test]
    fn the_declared_requests_are_those_of_the_tables() {
        assert_eq!(include_str!("../requests.d.ts"), super::declarations());
    }
}
