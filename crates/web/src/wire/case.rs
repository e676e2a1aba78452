//! `open_tanyao` in Rust is `openTanyao` in JavaScript.

/// The key in JavaScript of a name in Rust.
#[must_use]
pub fn camel(snake: &str) -> String {
    let mut words = snake.split('_');
    let first = words.next().unwrap_or_default().to_owned();
    words.fold(first, |camel, word| {
        let (initial, rest) = word.split_at(word.len().min(1));
        camel + &initial.to_ascii_uppercase() + rest
    })
}

/// The name in Rust of a key in JavaScript.
#[must_use]
pub fn snake(camel: &str) -> String {
    camel.chars().fold(String::new(), |mut snake, letter| {
        if letter.is_ascii_uppercase() {
            snake.push('_');
        }
        snake.push(letter.to_ascii_lowercase());
        snake
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_derived_from_names_and_names_from_keys() {
        let fields = mentsu_table::GameRules::FIELDS;
        assert_eq!(camel("open_tanyao"), "openTanyao");
        for field in fields {
            assert_eq!(snake(&camel(field.name())), field.name());
        }
    }
}
