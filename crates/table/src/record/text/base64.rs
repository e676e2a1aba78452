//! Bytes as base64, of both alphabets, with white space and without padding at will.

use std::string::String;
use std::vec::Vec;

use base64::Engine as _;
use base64::alphabet::STANDARD;
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};

/// Takes texts that were cut, too.
const LENIENT: GeneralPurpose = GeneralPurpose::new(
    &STANDARD,
    GeneralPurposeConfig::new()
        .with_decode_padding_mode(DecodePaddingMode::Indifferent)
        .with_decode_allow_trailing_bits(true),
);

/// The bytes of a text; `None` where it isn't base64.
pub(in crate::record) fn base64_decoded(text: &str) -> Option<Vec<u8>> {
    let mut compact = String::with_capacity(text.len());
    for c in text.chars().filter(|c| !c.is_ascii_whitespace()) {
        compact.push(match c {
            '-' => '+',
            '_' => '/',
            c if c.is_ascii_alphanumeric() || "+/=".contains(c) => c,
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_alphabets_are_read_with_and_without_padding() {
        for text in ["+/+/AQ==", "-_-_AQ", " +/+_\r\nAQ= ", "+/+/AQ==\n", "+/+/AQA"] {
            assert_eq!(
                base64_decoded(text).as_deref().map(|it| &it[..4]),
                Some(&[0xFB, 0xFF, 0xBF, 1][..])
            );
        }
        assert_eq!(base64_decoded("+/+/A"), Some(Vec::from([0xFB, 0xFF, 0xBF])));
        assert_eq!(base64_decoded(""), Some(Vec::new()));
        for text in ["{}", "a.b.", "刻", "AQ==AQ=="] {
            assert_eq!(base64_decoded(text), None, "{text}");
        }
    }
}
