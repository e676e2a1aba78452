//! A JSON value with a bounded number of nodes. They are counted before `serde_json` reads it,
//! which itself bounds only the depth.

use serde::de::{Error as _, IgnoredAny};
use serde_json::Value;

/// The number of nodes that an object counts as: it needs the memory of this many numbers, however
/// few fields it has.
const OBJECT: usize = 16;

/// Reads a value of at most `most` nodes: numbers, strings, arrays, and objects, each of which
/// counts as sixteen.
pub(in crate::record) fn bounded(text: &str, most: usize) -> Result<Value, serde_json::Error> {
    // No text has more nodes for its length than `{}`.
    if text.len() > most / (OBJECT / 2) && parts(text) > most {
        // If it isn't JSON, this says where.
        let IgnoredAny = serde_json::from_str(text)?;
        return Err(serde_json::Error::custom(format_args!("more than {most} parts")));
    }
    serde_json::from_str(text)
}

/// The nodes of a value: the first, one after each comma, and the first in each array or object.
fn parts(text: &str) -> usize {
    let (mut parts, mut opened, mut quoted, mut escaped) = (1, false, false, false);
    for byte in text.bytes().filter(|byte| !byte.is_ascii_whitespace()) {
        parts += usize::from(opened && byte != b']' && byte != b'}');
        opened = false;
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = quoted,
            b'"' => quoted = !quoted,
            _ if quoted => {}
            b',' => parts += 1,
            b'[' => opened = true,
            b'{' => {
                parts += OBJECT - 1;
                opened = true;
            }
            _ => {}
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use std::string::ToString;

    use super::*;

    #[test]
    fn a_value_is_what_serde_json_reads() {
        for text in ["null", "[1,-2,3.5,\"x\",true,{\"a\":[],\"b\":{}}]", "\"\\u00e9\""] {
            assert_eq!(bounded(text, 100).ok(), serde_json::from_str(text).ok(), "{text}");
        }
        for text in ["", "[1", "1 2", "{1:2}", "[,]"] {
            assert!(bounded(text, 100).is_err(), "{text}");
        }
    }

    #[test]
    fn parts_are_counted() {
        assert!(bounded("[1,2,3]", 4).is_ok());
        assert!(bounded("[1,2,3]", 3).unwrap_err().to_string().starts_with("more than 3 parts"));
        assert!(bounded("[{},{}]", 33).is_ok());
        assert!(bounded("[{},{}]", 32).is_err());
        assert!(bounded(r#"{"a": [ ], "b,": "[,{\"[,"}"#, 18).is_ok());
        assert!(bounded(r#"{"a": [ ], "b,": "[,{\"[,"}"#, 17).is_err());
    }

    /// The error of what isn't JSON names the place, however many parts there are.
    #[test]
    fn broken_json_is_named_before_its_size() {
        let error = bounded(r#"[1,2,"3"}"#, 2).unwrap_err().to_string();
        assert!(error.ends_with("at line 1 column 9"), "{error}");
    }
}
