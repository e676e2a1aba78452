//! What `repr` shows of a value: at most 200 characters.

use pyo3::prelude::*;

/// The most characters of a `repr`.
pub const MOST: usize = 200;

/// A field of a value: its name, empty for one without, and the text of its value.
pub type ShownField<'a> = (&'a str, String);

/// `Name(field=value, …)` of at most 200 characters: long values are cut to the same length, and
/// where that isn't enough, the last fields are left out.
pub fn call_repr(class: &str, fields: &[ShownField<'_>]) -> String {
    let lengths: Vec<usize> = fields.iter().map(|(_, value)| value.chars().count()).collect();
    let equals = |field: &str| if field.is_empty() { 0 } else { field.len() + 1 };
    let names: usize = fields.iter().map(|(field, _)| equals(field)).sum();
    let around = class.len() + 2 + names + 2 * fields.len().saturating_sub(1);
    let longest = lengths.iter().copied().max().unwrap_or(0);
    let is_short = |most: usize| {
        around + lengths.iter().map(|length| (*length).min(most)).sum::<usize>() <= MOST
    };
    let most = (2..=longest.max(2)).rev().find(|most| is_short(*most)).unwrap_or(SHORTEST);
    let mut text = format!("{class}(");
    for (number, (field, value)) in fields.iter().enumerate() {
        let comma = if number == 0 { "" } else { ", " };
        let equals = if field.is_empty() { "" } else { "=" };
        let part = format!("{comma}{field}{equals}{}", cut(value, most));
        // Room for what follows: a comma, an ellipsis and the parenthesis.
        let room = if number + 1 == fields.len() { 1 } else { ", …)".chars().count() };
        if text.chars().count() + part.chars().count() + room > MOST {
            return text + comma + "…)";
        }
        text += &part;
    }
    text + ")"
}

/// The length of values where not all fields have room.
const SHORTEST: usize = 20;

/// The beginning of a text, with an ellipsis for the rest.
pub fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let begin: String = text.chars().take(most.saturating_sub(1)).collect();
    begin + "…"
}

/// The same for classes in Python.
#[pyfunction]
#[pyo3(signature = (name, fields: "list[tuple[str, str]]"))]
pub fn _call_repr(name: &str, fields: Vec<(String, String)>) -> String {
    let fields: Vec<ShownField<'_>> =
        fields.iter().map(|(field, value)| (field.as_str(), value.clone())).collect();
    call_repr(name, &fields)
}

/// The nearest preset of rules, and what differs from it: each preset with the rules that differ.
///
/// # Errors
/// Those of Python's `repr`.
pub fn rules_repr<'py>(
    class: &str,
    presets: impl IntoIterator<Item = (&'static str, Vec<&'static str>)>,
    value: impl Fn(&str) -> PyResult<Bound<'py, PyAny>>,
) -> PyResult<String> {
    let nearest = presets.into_iter().min_by_key(|(_, differing)| differing.len());
    let (preset, differing) = nearest.unwrap_or_default();
    let shown = |name| Ok((name, value(name)?.repr()?.to_string()));
    let mut fields = vec![("", format!("'{preset}'"))];
    fields.extend(differing.into_iter().map(shown).collect::<PyResult<Vec<_>>>()?);
    Ok(call_repr(class, &fields))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_values_are_cut_and_the_last_fields_left_out() {
        assert_eq!(call_repr("A", &[]), "A()");
        let short = [("", "1".to_owned()), ("b", "two".to_owned())];
        assert_eq!(call_repr("A", &short), "A(1, b=two)");
        for fields in 1..60 {
            for length in [1, 3, 17, 90, 500] {
                let names: Vec<String> = (0..fields).map(|field| format!("field{field}")).collect();
                let of = |name| (name, "値".repeat(length));
                let fields: Vec<ShownField<'_>> = names.iter().map(|name| of(&**name)).collect();
                let shown = call_repr("Class", &fields);
                assert!(shown.chars().count() <= MOST && shown.ends_with(')'), "{shown}");
                assert!(shown.starts_with("Class(field0=値"), "{shown}");
                let whole: usize = names.iter().map(|name| name.len() + length + 3).sum();
                assert_eq!(shown.contains('…'), whole + 5 > MOST, "{shown}");
            }
        }
        let uneven = [("a", "1".to_owned()), ("b", "2".repeat(300)), ("c", "3".to_owned())];
        let shown = call_repr("A", &uneven);
        assert!(shown.chars().count() == MOST && shown.ends_with("2…, c=3)"), "{shown}");
    }
}
