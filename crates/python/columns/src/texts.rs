//! Texts as they lie in memory.

use arrow_buffer::Buffer;
use arrow_data::ArrayData;
use arrow_schema::DataType;

use super::errors::Refusal;

/// Texts in memory.
#[derive(Clone, Copy)]
pub(crate) enum Texts<'a> {
    Small { offsets: &'a [i32], bytes: &'a [u8] },
    Large { offsets: &'a [i64], bytes: &'a [u8] },
    Views { views: &'a [u8], buffers: &'a [Buffer] },
}

impl<'a> Texts<'a> {
    pub(crate) const NONE: Texts<'static> = Texts::Small { offsets: &[], bytes: &[] };

    /// The texts of an Arrow array, if its type is one of the three text types, or their bytes.
    pub(crate) fn of_array(data: &'a ArrayData) -> Option<Result<Texts<'a>, String>> {
        use DataType::{Binary, BinaryView, LargeBinary, LargeUtf8, Utf8, Utf8View};
        let is_text = matches!(
            data.data_type(),
            Utf8 | LargeUtf8 | Utf8View | Binary | LargeBinary | BinaryView
        );
        let short = || "an array whose buffers are too short".to_owned();
        is_text.then(|| Texts::of_buffers(data).ok_or_else(short))
    }

    fn of_buffers(data: &'a ArrayData) -> Option<Texts<'a>> {
        if data.is_empty() {
            return Some(Texts::NONE);
        }
        let (first, behind) = (data.offset(), data.offset() + data.len());
        let (offsets, rest) = data.buffers().split_first()?;
        let bytes = rest.first().map_or(&[][..], Buffer::as_slice);
        match data.data_type() {
            DataType::Utf8 | DataType::Binary => {
                let offsets = offsets.typed_data().get(first..=behind)?;
                Some(Texts::Small { offsets, bytes })
            }
            DataType::LargeUtf8 | DataType::LargeBinary => {
                let offsets = offsets.typed_data().get(first..=behind)?;
                Some(Texts::Large { offsets, bytes })
            }
            _ => {
                let views = offsets.as_slice().get(16 * first..16 * behind)?;
                Some(Texts::Views { views, buffers: rest })
            }
        }
    }

    /// A text.
    #[inline(always)]
    pub(crate) fn get(&self, row: usize) -> Result<&'a str, Refusal> {
        let bytes = self.bytes(row).ok_or(Refusal::Offsets)?;
        std::str::from_utf8(bytes).map_err(|_| Refusal::NotText)
    }

    /// The bytes of a text, which may be none.
    #[inline(always)]
    pub(crate) fn bytes(&self, row: usize) -> Option<&'a [u8]> {
        match *self {
            Texts::Small { offsets, bytes } => between(offsets, row, bytes),
            Texts::Large { offsets, bytes } => between(offsets, row, bytes),
            Texts::Views { views, buffers } => {
                let view = views.get(16 * row..).and_then(<[u8]>::first_chunk);
                view.and_then(|view| viewed(view, buffers))
            }
        }
    }
}

#[inline(always)]
fn between<'a, O: Copy + TryInto<usize>>(
    offsets: &[O],
    row: usize,
    bytes: &'a [u8],
) -> Option<&'a [u8]> {
    let [start, end] = *offsets.get(row..)?.first_chunk()?;
    bytes.get(start.try_into().ok()?..end.try_into().ok()?)
}

/// The text of a view:
///
/// ```text
/// bytes 0…3     4…7      8…11    12…15
///       length  text, of up to 12 bytes
///       length  prefix   buffer  offset
/// ```
#[inline(always)]
fn viewed<'a>(view: &'a [u8; 16], buffers: &'a [Buffer]) -> Option<&'a [u8]> {
    let number = |at: usize| {
        let bytes = view.get(at..).and_then(<[u8]>::first_chunk);
        bytes.map(|bytes| u32::from_le_bytes(*bytes) as usize)
    };
    let len = number(0)?;
    if len <= 12 {
        return view.get(4..4 + len);
    }
    buffers.get(number(8)?)?.as_slice().get(number(12)?..)?.get(..len)
}
