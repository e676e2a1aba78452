//! Bytes as base64, of both alphabets, with white space and without padding at will.

use std::string::String;
use std::vec::Vec;

use base64::Engine as _;
use base64::alphabet::STANDARD;
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};

use crate::record::detect::is_packed;

/// Takes texts that were cut, too.
const LENIENT: GeneralPurpose = GeneralPurpose::new(
    &STANDARD,
    GeneralPurposeConfig::new()
        .with_decode_padding_mode(DecodePaddingMode::Indifferent)
        .with_decode_allow_trailing_bits(true),
);

/// The bytes of a text; `None` where it isn't base64.
pub(super) fn decoded(text: &str) -> Option<Vec<u8>> {
    let mut compact = String::with_capacity(text.len());
    for c in text.chars().filter(|c| !c.is_ascii_whitespace()) {
        compact.push(match c {
            '-' => '+',
            '_' => '/',
            c if is_of_base64(c) => c,
            _ => return None,
        });
    }
    // A single character at the end is six bits of a byte.
    if compact.trim_end_matches('=').len() % 4 == 1 {
        compact = compact.trim_end_matches('=').into();
        compact.pop();
    }
    LENIENT.decode(compact).ok()
}

fn is_of_base64(c: char) -> bool {
    c.is_ascii_alphanumeric() || "+/=".contains(c)
}

/// Whether a text is base64 of packed messages, as far as its start says.
pub(in crate::record) fn is_base64(start: &str) -> bool {
    /// What is known of a game comes before its messages, and is some 2 KB long.
    const ENOUGH: usize = 1 << 16;
    let start = start.get(..ENOUGH).unwrap_or(start).trim_end_matches('\u{fffd}');
    decoded(start).is_some_and(|bytes| is_packed(&bytes))
}
