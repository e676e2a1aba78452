//! Winds by their letters.

use mentsu::Wind;

use crate::refusal::Refusal;
use crate::request::object::{Object, Text};
use crate::words;

/// The wind under a key; east if there is none.
pub(crate) fn wind_or_east(key: &'static str, object: &Object<'_>) -> Result<Wind, Box<Refusal>> {
    let letter: Option<Text<'_>> = object.optional(key)?;
    letter.map_or(Ok(Wind::East), |letter| named_wind(key, &letter))
}

/// The wind of a letter under a key.
pub(crate) fn named_wind(key: &'static str, letter: &str) -> Result<Wind, Box<Refusal>> {
    words::wind_of_letter(letter).ok_or_else(|| {
        let known = Wind::ALL.map(words::wind_letter).to_vec();
        Box::new(Refusal::UnknownWord { key, word: letter.to_owned(), known })
    })
}
