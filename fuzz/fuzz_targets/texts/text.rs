//! Every parser of text: never panics, names a byte of the input, and what it reads it writes
//! back.
#![cfg_attr(fuzzing, no_main)]

use mentsu::notation::{mjai, unicode};
use mentsu::{Counts, Face, Hand, Meld, Mentsu, ParseError, PartialHand, Tile, TileSet};
use mentsu_fuzz::fuzz_target;

/// Reads, and reads again what was written.
fn round_trip<T>(text: &str)
where
    T: std::str::FromStr<Err = ParseError> + std::fmt::Display + PartialEq + std::fmt::Debug,
{
    match text.parse::<T>() {
        Ok(value) => assert_eq!(value.to_string().parse().as_ref(), Ok(&value)),
        Err(error) => assert_points_into(text, &error),
    }
}

/// At a character of the text, or at its end.
fn assert_points_into(text: &str, error: &ParseError) {
    let at = error.at();
    assert!(at <= text.len() && text.is_char_boundary(at), "{at}: {error}");
}

fuzz_target!(|text: &str| {
    round_trip::<Tile>(text);
    round_trip::<Face>(text);
    round_trip::<TileSet>(text);
    round_trip::<Counts>(text);
    round_trip::<Mentsu>(text);
    round_trip::<Meld>(text);
    round_trip::<Hand>(text);
    round_trip::<PartialHand>(text);
    if let Ok(hand) = text.parse::<Hand>() {
        assert_eq!(unicode::display(&hand).to_string().parse(), Ok(hand));
    }
    match mjai::parse(text) {
        Ok(faces) => {
            let written = mjai::display(faces.iter().copied().collect::<Vec<_>>()).to_string();
            assert_eq!(mjai::parse(&written), Ok(faces));
        }
        Err(error) => assert_points_into(text, &error),
    }
});
