//! Bytes to text: gzip unpacked as far as a record may be long.

use std::boxed::Box;
use std::string::{String, ToString};
use std::vec::Vec;

use super::detect::names_mahjong_soul;
use super::error::{RecordError, Wrong};

/// The longest record that is read, unpacked: some hundred times the longest game seen.
pub(super) const MAX_BYTES: usize = 64 << 20;

/// The text of a record, unpacked where it is gzip.
///
/// # Errors
/// [`Wrong::Gzip`], [`Wrong::TooLong`] or [`Wrong::NotUtf8`].
pub(super) fn text(bytes: &[u8]) -> Result<String, Box<RecordError>> {
    let unpacked;
    let bytes = if bytes.starts_with(&[0x1F, 0x8B]) {
        unpacked = unpack(bytes)?;
        &unpacked
    } else {
        bytes
    };
    if bytes.len() > MAX_BYTES {
        return Err(RecordError::whole(Wrong::TooLong { most: MAX_BYTES }));
    }
    match core::str::from_utf8(bytes) {
        Ok(text) => Ok(text.to_string()),
        Err(_) if names_mahjong_soul(bytes) => Err(RecordError::whole(Wrong::MahjongSoul)),
        Err(error) => Err(RecordError::whole(Wrong::NotUtf8 { at: error.valid_up_to() })),
    }
}

/// Without the feature `gzip` nothing is unpacked.
#[cfg(not(feature = "gzip"))]
fn unpack(_: &[u8]) -> Result<Vec<u8>, Box<RecordError>> {
    Err(RecordError::whole(Wrong::Gzip { why: "it has to be unpacked first".to_string() }))
}

/// All members of a gzip file; zeros behind them are padding, as the program gzip takes them.
#[cfg(feature = "gzip")]
fn unpack(bytes: &[u8]) -> Result<Vec<u8>, Box<RecordError>> {
    use std::io::Read as _;

    use flate2::bufread::GzDecoder;

    let mut unpacked = Vec::new();
    let mut rest = bytes;
    while rest.iter().any(|byte| *byte != 0) && unpacked.len() <= MAX_BYTES {
        let mut reader = GzDecoder::new(rest).take((MAX_BYTES + 1 - unpacked.len()) as u64);
        if let Err(error) = reader.read_to_end(&mut unpacked) {
            return Err(RecordError::whole(Wrong::Gzip { why: error.to_string() }));
        }
        rest = reader.into_inner().into_inner();
    }
    Ok(unpacked)
}

#[cfg(feature = "gzip")]
#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use flate2::Compression;
    use flate2::write::GzEncoder;

    use super::*;

    #[test]
    fn members_follow_each_other_and_zeros_pad_them() {
        let packed = |text: &str| {
            let mut packer = GzEncoder::new(Vec::new(), Compression::fast());
            packer.write_all(text.as_bytes()).unwrap();
            packer.finish().unwrap()
        };
        let mut bytes = packed("one, ");
        bytes.extend(packed("two"));
        bytes.extend([0; 512]);
        assert_eq!(text(&bytes).unwrap(), "one, two");
        bytes.extend([7]);
        assert!(text(&bytes).is_err());
        assert!(text(&packed("one")[..10]).is_err());
    }
}
