//! The wire format of protobuf: a message is a list of numbered fields.
//!
//! <https://protobuf.dev/programming-guides/encoding/>

/// Why bytes aren't a message: they end within a field.
pub(super) const CUT: &str = "ends within a field";

/// The content of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Content<'a> {
    /// A number, a truth value or an enum.
    Varint(u64),
    /// A text, bytes, a message, or numbers one after another.
    Bytes(&'a [u8]),
    /// The same, as far as the message goes: it ends before the field does.
    Cut(&'a [u8]),
    /// Four or eight bytes. No field of a record has them.
    Fixed,
}

/// The fields of a message, in their order. An error ends them.
#[derive(Clone, Debug)]
pub(super) struct Fields<'a> {
    bytes: &'a [u8],
}

impl<'a> Fields<'a> {
    pub(super) const fn of(bytes: &'a [u8]) -> Fields<'a> {
        Fields { bytes }
    }

    /// The bytes after the fields that were taken.
    pub(super) const fn rest(&self) -> &'a [u8] {
        self.bytes
    }

    fn field(&mut self) -> Result<(u32, Content<'a>), &'static str> {
        let key = varint(&mut self.bytes)?;
        let number = u32::try_from(key >> 3).ok().filter(|number| *number > 0);
        let number = number.ok_or("has a field without a number")?;
        let content = match key & 7 {
            0 => Content::Varint(varint(&mut self.bytes)?),
            2 => {
                let length = varint(&mut self.bytes)?;
                let whole =
                    usize::try_from(length).ok().and_then(|at| self.bytes.split_at_checked(at));
                match whole {
                    Some((content, rest)) => {
                        self.bytes = rest;
                        Content::Bytes(content)
                    }
                    None => Content::Cut(core::mem::take(&mut self.bytes)),
                }
            }
            kind @ (1 | 5) => {
                let length = if kind == 1 { 8 } else { 4 };
                self.bytes = self.bytes.get(length..).ok_or(CUT)?;
                Content::Fixed
            }
            _ => return Err("has a field of an unknown type"),
        };
        Ok((number, content))
    }
}

impl<'a> Iterator for Fields<'a> {
    type Item = Result<(u32, Content<'a>), &'static str>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.bytes.is_empty() {
            return None;
        }
        let field = self.field();
        if field.is_err() {
            self.bytes = &[];
        }
        Some(field)
    }
}

/// Takes a number: seven bits a byte, the lowest first.
pub(super) fn varint(bytes: &mut &[u8]) -> Result<u64, &'static str> {
    const MOST_BYTES: usize = 10;
    let mut number = 0;
    for at in 0..MOST_BYTES {
        let byte = *bytes.get(at).ok_or(CUT)?;
        number |= u64::from(byte & 0x7F) << (7 * at);
        if byte & 0x80 == 0 {
            *bytes = &bytes[at + 1..];
            return Ok(number);
        }
    }
    Err("has a number of more than ten bytes")
}

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    use super::*;

    #[test]
    fn numbers_have_seven_bits_a_byte() {
        for (bytes, number) in [
            (&[0][..], 0),
            (&[0x7F], 127),
            (&[0xAC, 0x02], 300),
            (&[0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01], u64::MAX),
        ] {
            assert_eq!(varint(&mut &*bytes), Ok(number));
        }
        assert_eq!(varint(&mut &[0x80; 9][..]), Err(CUT));
        assert!(varint(&mut &[0x80; 11][..]).is_err_and(|why| why != CUT));
    }

    #[test]
    fn fields_have_numbers_and_end() {
        let fields = |bytes: &'static [u8]| Fields::of(bytes).collect::<Vec<_>>();
        let text = Content::Bytes(b"ab");
        assert_eq!(
            fields(&[0x08, 5, 0x12, 2, b'a', b'b']),
            [Ok((1, Content::Varint(5))), Ok((2, text))]
        );
        assert_eq!(fields(&[0x12, 3, b'a', b'b']), [Ok((2, Content::Cut(b"ab")))]);
        assert_eq!(fields(&[0x0D, 0, 0, 0, 0, 0x09, 1, 2, 3]), [Ok((1, Content::Fixed)), Err(CUT)]);
        for broken in [&[0x02, 0][..], &[0x0B], &[0x80]] {
            assert!(matches!(Fields::of(broken).collect::<Vec<_>>()[..], [Err(_)]), "{broken:?}");
        }
    }
}
