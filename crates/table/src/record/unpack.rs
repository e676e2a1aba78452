//! Bytes to text: gzip unpacked as far as a record may be long.

use std::io::Read;
use std::string::{String, ToString};
use std::vec::Vec;

use flate2::read::MultiGzDecoder;

use super::error::{RecordError, Wrong};

/// The longest record that is read, unpacked: some hundred times the longest game seen.
pub(super) const MAX_BYTES: usize = 64 << 20;

/// The text of a record, unpacked where it is gzip.
///
/// # Errors
/// [`Wrong::Gzip`], [`Wrong::TooLong`] or [`Wrong::NotUtf8`].
pub(super) fn text(bytes: &[u8]) -> Result<String, RecordError> {
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
        Err(error) => Err(RecordError::whole(Wrong::NotUtf8 { at: error.valid_up_to() })),
    }
}

fn unpack(bytes: &[u8]) -> Result<Vec<u8>, RecordError> {
    let mut unpacked = Vec::new();
    let mut reader = MultiGzDecoder::new(bytes).take(MAX_BYTES as u64 + 1);
    match reader.read_to_end(&mut unpacked) {
        Ok(_) => Ok(unpacked),
        Err(error) => Err(RecordError::whole(Wrong::Gzip { why: error.to_string() })),
    }
}
