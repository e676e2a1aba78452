//! Rows of hands as they lie in memory: counts, tile numbers, or texts.

use arrow_buffer::{Buffer, NullBuffer};
use arrow_data::ArrayData;
use arrow_schema::DataType;
use mentsu::{Counts, Face, Hand, HandError, Tile};
use numpy::ndarray::ArrayView2;

use super::errors::{Flaws, Refusal};
use super::numbers::{MOST_TILES, NO_TILE, no_width};
use super::plain::Plain;
use super::texts::Texts;

/// Rows of hands in borrowed memory.
pub(crate) struct Rows<'a> {
    pub(crate) kind: RowKind<'a>,
    pub(crate) nulls: Option<NullBuffer>,
    pub(crate) len: usize,
}

/// What a row is.
pub(crate) enum RowKind<'a> {
    /// How many of each of the 34 kinds.
    Counts(Matrix<'a>),
    /// Tiles by their numbers.
    Tiles(Matrix<'a>),
    /// mpsz.
    Text(Texts<'a>),
}

impl<'a> Rows<'a> {
    /// The rows of a NumPy array of bytes.
    pub(crate) fn of_matrix(
        bytes: ArrayView2<'a, u8>,
        flaws: &'a Flaws,
    ) -> Result<Rows<'a>, String> {
        let (len, width) = bytes.dim();
        let packed = bytes.to_slice();
        let bytes = packed.map_or(Bytes::Strided(bytes), Bytes::Packed);
        let kind = RowKind::of_width(Matrix::new(bytes, width, None, flaws))?;
        Ok(Rows { kind, nulls: None, len })
    }

    /// The rows of texts; the flags say which are missing.
    pub(crate) fn of_texts(texts: Texts<'a>, nulls: Option<NullBuffer>, len: usize) -> Rows<'a> {
        Rows { kind: RowKind::Text(texts), nulls, len }
    }

    /// The rows of an Arrow array.
    ///
    /// # Errors
    /// If its type or its buffers are wrong.
    pub(crate) fn of_array(Plain { data, flaws }: &'a Plain) -> Result<Rows<'a>, String> {
        let len = data.len();
        let kind = match data.data_type() {
            DataType::FixedSizeList(item, width) if *item.data_type() == DataType::UInt8 => {
                let width = usize::try_from(*width).unwrap_or(0);
                RowKind::of_width(Matrix::of_array(data, width, flaws)?)?
            }
            DataType::Null => {
                let nulls = Some(NullBuffer::new_null(len));
                return Ok(Rows { kind: RowKind::Text(Texts::NONE), nulls, len });
            }
            other => RowKind::Text(Texts::of_array(data).ok_or_else(|| {
                format!(
                    "a column of {other} has no hands: they are texts, or lists of whole numbers, 34 \
                     counts or up to {MOST_TILES} tile numbers"
                )
            })??),
        };
        Ok(Rows { kind, nulls: data.nulls().cloned(), len })
    }

    /// The hand of a row, if there is one.
    pub(crate) fn hand(&self, row: usize) -> Result<Option<Hand>, Refusal> {
        if self.nulls.as_ref().is_some_and(|nulls| nulls.is_null(row)) {
            return Ok(None);
        }
        let hand = match &self.kind {
            RowKind::Counts(matrix) => Hand::from_counts(matrix.counts(row)?, [0; 3], &[])?,
            RowKind::Tiles(matrix) => matrix.tiles(row)?.hand()?,
            RowKind::Text(texts) => {
                let text = texts.get(row)?;
                text.parse().map_err(|error| Refusal::of_text(text, error))?
            }
        };
        Ok(Some(hand))
    }
}

impl<'a> RowKind<'a> {
    fn of_width(matrix: Matrix<'a>) -> Result<RowKind<'a>, String> {
        match matrix.width {
            Tile::COUNT => Ok(RowKind::Counts(matrix)),
            1..=MOST_TILES => Ok(RowKind::Tiles(matrix)),
            width => Err(no_width(width)),
        }
    }
}

/// Rows of equal length in bytes.
pub(crate) struct Matrix<'a> {
    bytes: Bytes<'a>,
    width: usize,
    /// Which bytes are present; `None` if all are.
    holes: Option<NullBuffer>,
    flaws: &'a Flaws,
    /// Whether there are holes or flaws.
    is_flawed: bool,
}

enum Bytes<'a> {
    /// Row after row.
    Packed(&'a [u8]),
    Strided(ArrayView2<'a, u8>),
}

impl<'a> Matrix<'a> {
    fn new(
        bytes: Bytes<'a>,
        width: usize,
        holes: Option<NullBuffer>,
        flaws: &'a Flaws,
    ) -> Matrix<'a> {
        let is_flawed = holes.is_some() || !flaws.is_empty();
        Matrix { bytes, width, holes, flaws, is_flawed }
    }

    fn of_array(data: &'a ArrayData, width: usize, flaws: &'a Flaws) -> Result<Matrix<'a>, String> {
        let [items] = data.child_data() else { return Err("a list without items".to_owned()) };
        let (first, count) = (data.offset() * width, data.len() * width);
        let buffer = items.buffers().first().map_or(&[][..], Buffer::as_slice);
        let bytes = buffer.get(items.offset() + first..).and_then(|rest| rest.get(..count));
        let bytes = bytes.ok_or("an array whose buffer is too short")?;
        let holes = items.nulls().filter(|nulls| nulls.null_count() > 0);
        let holes = holes.filter(|nulls| nulls.len() >= first + count);
        let holes = holes.map(|nulls| nulls.slice(first, count));
        Ok(Matrix::new(Bytes::Packed(bytes), width, holes, flaws))
    }

    /// A row's counts.
    #[inline(always)]
    pub(crate) fn counts(&self, row: usize) -> Result<Counts, Refusal> {
        let counts = match &self.bytes {
            Bytes::Packed(bytes) => {
                let row = bytes.get(Tile::COUNT * row..).and_then(<[u8]>::first_chunk);
                *row.ok_or(Refusal::Offsets)?
            }
            Bytes::Strided(bytes) => std::array::from_fn(|kind| bytes[[row, kind]]),
        };
        if self.is_flawed {
            self.look_for_flaws(row)?;
        }
        Counts::from_array(counts).map_err(Refusal::Copies)
    }

    #[cold]
    fn look_for_flaws(&self, row: usize) -> Result<(), Refusal> {
        if let Some(flaw) = self.flaws.get(&row) {
            return Err(flaw.clone());
        }
        let Some(holes) = &self.holes else { return Ok(()) };
        match (0..self.width).find(|place| holes.is_null(row * self.width + place)) {
            Some(place) => Err(Refusal::NoNumber { place }),
            None => Ok(()),
        }
    }

    /// The tiles of a row of numbers.
    #[inline(always)]
    pub(crate) fn tiles(&self, row: usize) -> Result<NumberedTiles, Refusal> {
        if self.is_flawed {
            self.look_for_flaws(row)?;
        }
        match &self.bytes {
            Bytes::Packed(bytes) => {
                let row = bytes.get(self.width * row..).and_then(|rest| rest.get(..self.width));
                NumberedTiles::of(row.ok_or(Refusal::Offsets)?.iter().copied())
            }
            Bytes::Strided(bytes) => NumberedTiles::of(bytes.row(row).iter().copied()),
        }
    }
}

/// The face of a number: 0–33 the kinds, 34–36 the red fives of man, pin and sou.
pub(crate) fn numbered_face(number: u8) -> Option<Face> {
    match number {
        34..=36 => Face::red(Tile::ALL[usize::from(number - 34) * 9 + 4]).ok(),
        _ => Tile::ALL.get(usize::from(number)).map(|&tile| Face::plain(tile)),
    }
}

/// The number of a face.
pub(crate) fn face_number(face: Face) -> u8 {
    let index = face.tile().index() as u8;
    if face.is_red() { 34 + index / 9 } else { index }
}

/// The tiles of a row of numbers; the last one was drawn last.
pub(crate) struct NumberedTiles {
    counts: [u8; Tile::COUNT],
    reds: [u8; 3],
    last: Option<u8>,
}

impl NumberedTiles {
    #[inline(always)]
    fn of(numbers: impl Iterator<Item = u8>) -> Result<NumberedTiles, Refusal> {
        let mut tiles = NumberedTiles { counts: [0; Tile::COUNT], reds: [0; 3], last: None };
        for (place, number) in numbers.enumerate() {
            match number {
                0..34 => tiles.counts[usize::from(number)] += 1,
                34..37 => {
                    tiles.counts[usize::from(number - 34) * 9 + 4] += 1;
                    tiles.reds[usize::from(number - 34)] += 1;
                }
                NO_TILE => continue,
                _ => return Err(Refusal::TileNumber { place, number: number.into() }),
            }
            tiles.last = Some(number);
        }
        Ok(tiles)
    }

    #[inline(always)]
    pub(crate) fn counts(&self) -> Result<Counts, Refusal> {
        Counts::from_array(self.counts).map_err(Refusal::Copies)
    }

    pub(crate) fn hand(&self) -> Result<Hand, Refusal> {
        let hand = Hand::from_counts(self.counts()?, self.reds, &[])?;
        match self.last.and_then(numbered_face) {
            Some(drawn) if !hand.awaits_draw() => Ok(hand.with_drawn(drawn)?),
            _ => Ok(hand),
        }
    }
}

/// Checks that counts have the size of a hand: 3n+1 or 3n+2, 14 at most.
#[inline(always)]
pub(crate) fn check_size(counts: &Counts) -> Result<(), Refusal> {
    let concealed = counts.total();
    if concealed > 14 || concealed.is_multiple_of(3) {
        return Err(Refusal::Hand(HandError::WrongSize { concealed, melds: 0 }));
    }
    Ok(())
}
