//! Bytes to text: gzip unpacked as far as a record may be long.

use core::str::Utf8Error;
use std::borrow::Cow;
use std::boxed::Box;
use std::string::{String, ToString};
use std::vec::Vec;

use super::detect::names_mahjong_soul;
use super::error::{RecordError, Wrong};

/// The default maximum length of a record after unpacking, which [`Reader`](super::Reader) can
/// change: about a hundred times the longest game seen.
pub const MAX_BYTES: usize = 64 << 20;

/// What gzip begins with.
pub(super) const MAGIC: [u8; 2] = [0x1F, 0x8B];

/// The text of a record, unpacked where it is gzip, and how many bytes after the gzip aren't.
///
/// # Errors
/// [`Wrong::Gzip`], [`Wrong::TooLong`] or [`Wrong::NotUtf8`].
pub(super) fn text(bytes: &[u8], most: usize) -> Result<(Cow<'_, str>, usize), Box<RecordError>> {
    let (bytes, behind) = if bytes.starts_with(&MAGIC) {
        let (unpacked, behind) = unpack(bytes, most)?;
        (Cow::from(unpacked), behind)
    } else {
        (Cow::from(bytes), 0)
    };
    if bytes.len() > most {
        return Err(RecordError::whole(Wrong::TooLong { most }));
    }
    let wrong = |bytes: &[u8], error: Utf8Error| {
        RecordError::whole(if names_mahjong_soul(bytes) {
            Wrong::MahjongSoul
        } else {
            Wrong::NotUtf8 { at: error.valid_up_to() }
        })
    };
    let text = match bytes {
        Cow::Borrowed(bytes) => {
            core::str::from_utf8(bytes).map(Cow::from).map_err(|error| wrong(bytes, error))
        }
        Cow::Owned(bytes) => String::from_utf8(bytes)
            .map(Cow::from)
            .map_err(|error| wrong(error.as_bytes(), error.utf8_error())),
    };
    Ok((text?, behind))
}

/// Without the feature `gzip` nothing is unpacked.
#[cfg(not(feature = "gzip"))]
fn unpack(_: &[u8], _: usize) -> Result<(Vec<u8>, usize), Box<RecordError>> {
    Err(RecordError::whole(Wrong::Gzip { why: "it has to be unpacked first".to_string() }))
}

/// All members of a gzip file, and how many bytes there are after them; zeros are padding, as the
/// program gzip takes them.
#[cfg(feature = "gzip")]
fn unpack(bytes: &[u8], most: usize) -> Result<(Vec<u8>, usize), Box<RecordError>> {
    use std::io::Read as _;

    use flate2::bufread::GzDecoder;

    let mut unpacked = Vec::with_capacity(gzip_length(bytes).min(most.saturating_add(1)));
    let mut rest = bytes;
    while rest.starts_with(&MAGIC) && unpacked.len() <= most {
        let mut reader =
            GzDecoder::new(rest).take((most + 1).saturating_sub(unpacked.len()) as u64);
        if let Err(error) = reader.read_to_end(&mut unpacked) {
            return Err(RecordError::whole(Wrong::Gzip { why: error.to_string() }));
        }
        rest = reader.into_inner().into_inner();
    }
    let is_padding = rest.iter().all(|byte| *byte == 0) || unpacked.len() > most;
    Ok((unpacked, if is_padding { 0 } else { rest.len() }))
}

/// The unpacked length from the gzip trailer, capped by the maximum compression ratio. Reserving it
/// avoids copies while a long text grows.
#[cfg(feature = "gzip")]
fn gzip_length(bytes: &[u8]) -> usize {
    /// Deflate packs no better.
    const RATIO: usize = 1032;
    let given = bytes.last_chunk().map_or(0, |given| u32::from_le_bytes(*given) as usize);
    given.min(bytes.len().saturating_mul(RATIO))
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
        assert_eq!(text(&bytes, MAX_BYTES).unwrap(), ("one, two".into(), 0));
        bytes.extend([7]);
        assert_eq!(text(&bytes, MAX_BYTES).unwrap(), ("one, two".into(), 513));
        assert!(text(&packed("one")[..10], MAX_BYTES).is_err());
    }
}
