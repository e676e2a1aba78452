//! All waits of a hand with their readings.

use super::reading::{Reading, readings_of};
use super::{FifthCopy, WaitShapes, wait_tiles};
use crate::form::win_forms_even_with_a_fifth;
use crate::list::List;
use crate::tile::{Counts, Tile, TileSet};

/// The waits of one hand with their readings, in order of tile.
///
/// ```
/// use mentsu::{WaitShape, hand, tile};
///
/// let waits = hand!("1112345678999m").waits();
/// assert_eq!((waits.len(), waits.readings().len()), (9, 15));
/// let five = waits.get(tile!("5m")).unwrap();
/// assert!(five.shapes().contains(WaitShape::Tanki));
/// assert_eq!(five.left(), 3);
/// for wait in &waits {
///     println!("{}: {}, {} left", wait.tile(), wait.shapes(), wait.left());
/// }
/// ```
#[doc(alias = "待ち")]
#[doc(alias = "machi")]
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Waits {
    readings: List<Reading, { Waits::MOST_READINGS }>,
    concealed: Counts,
    declared: Counts,
}

/// All waits of the concealed tiles; `fifth` says how the `declared` tiles in melds count.
///
/// The two may hold more than four copies of a tile together; none is left then.
pub(crate) fn waits(concealed: &Counts, declared: &Counts, fifth: FifthCopy) -> Waits {
    let mut all = Waits { readings: List::new(), concealed: *concealed, declared: *declared };
    for tile in wait_tiles(concealed, declared, fifth) {
        let won = concealed.with_even_a_fifth(tile);
        let forms = match concealed.get(tile) {
            4 => win_forms_even_with_a_fifth(&won),
            _ => won.win_forms(),
        };
        readings_of(&forms, tile, |reading| all.readings.push(reading));
    }
    all
}

impl Waits {
    /// The most readings that the waits of one hand have together: `2223333444555m` has 22 with
    /// [`FifthCopy::Ignored`]. Otherwise 20 is the most, with `2223334445556m`.
    pub const MOST_READINGS: usize = 22;

    /// The tiles waited for.
    #[must_use]
    pub fn tiles(&self) -> TileSet {
        self.readings.iter().map(Reading::tile).collect()
    }

    /// How many different tiles are waited for.
    #[must_use]
    pub fn len(&self) -> usize {
        self.tiles().len()
    }

    /// Whether nothing is waited for.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.readings.is_empty()
    }

    /// Every reading of every wait: by tile, then in the order of
    /// [`Hand::readings`](crate::Hand::readings).
    #[must_use]
    pub fn readings(&self) -> &[Reading] {
        &self.readings
    }

    /// The wait for this tile, if the hand waits for it.
    #[must_use]
    pub fn get(&self, tile: Tile) -> Option<Wait<'_>> {
        self.iter().find(|wait| wait.tile() == tile)
    }

    /// The waits, in order of tile.
    #[must_use]
    pub fn iter(&self) -> WaitsIter<'_> {
        WaitsIter { waits: self, rest: &self.readings }
    }

    fn left(&self, tile: Tile) -> u8 {
        4u8.saturating_sub(self.concealed.get(tile) + self.declared.get(tile))
    }
}

impl<'a> IntoIterator for &'a Waits {
    type Item = Wait<'a>;
    type IntoIter = WaitsIter<'a>;

    fn into_iter(self) -> WaitsIter<'a> {
        self.iter()
    }
}

/// The waits of [`Waits`], in order of tile.
#[derive(Clone, Debug)]
pub struct WaitsIter<'a> {
    waits: &'a Waits,
    rest: &'a [Reading],
}

impl<'a> Iterator for WaitsIter<'a> {
    type Item = Wait<'a>;

    fn next(&mut self) -> Option<Wait<'a>> {
        let tile = self.rest.first()?.tile();
        let of_tile = self.rest.iter().take_while(|reading| reading.tile() == tile).count();
        let (readings, rest) = self.rest.split_at(of_tile);
        self.rest = rest;
        Some(Wait { readings, left: self.waits.left(tile) })
    }
}

impl core::iter::FusedIterator for WaitsIter<'_> {}

/// One tile waited for.
///
/// ```
/// use mentsu::{hand, tile};
///
/// let waits = hand!("2344m(777z)").waits();
/// let four = waits.get(tile!("4m")).unwrap();
/// assert_eq!((four.left(), four.readings().len()), (2, 2));
/// assert_eq!(four.shapes().to_string(), "ryanmen tanki");
/// assert!(waits.get(tile!("7m")).is_none());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wait<'a> {
    readings: &'a [Reading],
    left: u8,
}

impl<'a> Wait<'a> {
    /// The tile waited for.
    #[must_use]
    pub fn tile(&self) -> Tile {
        self.readings[0].tile()
    }

    /// Every way in which the tile wins: at least one.
    #[must_use]
    pub fn readings(&self) -> &'a [Reading] {
        self.readings
    }

    /// The shapes the wait has over all its readings.
    #[must_use]
    pub fn shapes(&self) -> WaitShapes {
        self.readings.iter().map(Reading::shape).collect()
    }

    /// How many copies of the tile are outside the hand and its melds: 0–4.
    #[must_use]
    pub fn left(&self) -> u8 {
        self.left
    }
}
