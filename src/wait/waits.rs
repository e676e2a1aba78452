//! All waits of a hand with their readings.

use core::fmt;

use super::WaitShapes;
use super::reading::{CompletedBlock, Reading, Readings, readings_of};
use super::winning_block::{block_of, winning_blocks};
use crate::engine::SplitsWith;
use crate::form::{Decomposition, WinForm, special_form, win_forms_even_with_a_fifth};
use crate::list::List;
use crate::padded::{Unpadded, padded};
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
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Waits {
    readings: List<Reading, { Waits::MOST_READINGS }>,
    /// The copies left of each tile.
    left: Counts,
}

/// The waits for `tiles`, all of which complete the concealed tiles; the `special` ones among them
/// also complete chiitoitsu or kokushi.
pub(super) fn waits_for(
    (tiles, special): (TileSet, TileSet),
    concealed: &Counts,
    left: Counts,
) -> Waits {
    let mut all = Waits { readings: List::new(), left };
    if tiles.is_empty() {
        return all;
    }
    let splits = SplitsWith::new(concealed);
    for tile in tiles {
        if concealed.get(tile) == 4 {
            fifth_copy_readings(concealed, tile, &mut all.readings);
            continue;
        }
        splits.each_with(tile, |split| {
            let form = WinForm::Standard(Decomposition::of(split.blocks()));
            let mut left = winning_blocks(tile, &split.masks());
            while left != 0 {
                let bit = left & left.wrapping_neg();
                left ^= bit;
                all.readings.push(Reading::new(tile, form, block_of(tile, bit)));
            }
        });
        if special.contains(tile) {
            special_reading(concealed, tile, &mut all.readings);
        }
    }
    all
}

type AllReadings = List<Reading, { Waits::MOST_READINGS }>;

/// The readings with a fifth copy of a tile, which the tables don't cover.
#[cold]
#[inline(never)]
fn fifth_copy_readings(concealed: &Counts, tile: Tile, readings: &mut AllReadings) {
    let forms = win_forms_even_with_a_fifth(&concealed.with_even_a_fifth(tile));
    readings_of(&forms, tile, |reading| readings.push(reading));
}

/// The reading as chiitoitsu or kokushi.
#[cold]
#[inline(never)]
fn special_reading(concealed: &Counts, tile: Tile, readings: &mut AllReadings) {
    let form = special_form(&concealed.with_even_a_fifth(tile));
    readings.push_all(form.map(|form| Reading::new(tile, form, CompletedBlock::Whole)));
}

impl Waits {
    /// The most readings that the waits of one hand have together. With
    /// [`FifthCopy::Ignored`](crate::FifthCopy::Ignored) `2223333444555m` has 22; otherwise 20 is
    /// the most, with `2223334445556m`.
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
    pub fn get(&self, tile: Tile) -> Option<Wait> {
        self.iter().find(|wait| wait.tile() == tile)
    }

    /// The waits, in order of tile.
    #[must_use]
    pub fn iter(&self) -> WaitsIter<'_> {
        WaitsIter { waits: self, next: 0 }
    }
}

impl<'a> IntoIterator for &'a Waits {
    type Item = Wait;
    type IntoIter = WaitsIter<'a>;

    fn into_iter(self) -> WaitsIter<'a> {
        self.iter()
    }
}

impl IntoIterator for Waits {
    type Item = Wait;
    type IntoIter = WaitsIntoIter;

    fn into_iter(self) -> WaitsIntoIter {
        WaitsIntoIter { waits: self, next: 0 }
    }
}

/// The waits of [`Waits`], in order of tile.
#[derive(Clone, Debug)]
pub struct WaitsIter<'a> {
    waits: &'a Waits,
    next: usize,
}

/// The waits of [`Waits`] by value, in order of tile.
#[derive(Clone, Debug)]
pub struct WaitsIntoIter {
    waits: Waits,
    next: usize,
}

impl Waits {
    /// The wait whose first reading has this index. The index moves to the next wait.
    fn wait_at(&self, next: &mut usize) -> Option<Wait> {
        let rest = self.readings.get(*next..)?;
        let tile = rest.first()?.tile();
        let readings = rest.iter().take_while(|reading| reading.tile() == tile).copied();
        let readings = List::of(readings);
        *next += readings.len();
        Some(Wait { readings, left: self.left.get(tile) })
    }
}

impl Iterator for WaitsIter<'_> {
    type Item = Wait;

    fn next(&mut self) -> Option<Wait> {
        self.waits.wait_at(&mut self.next)
    }
}

impl Iterator for WaitsIntoIter {
    type Item = Wait;

    fn next(&mut self) -> Option<Wait> {
        self.waits.wait_at(&mut self.next)
    }
}

impl core::iter::FusedIterator for WaitsIter<'_> {}
impl core::iter::FusedIterator for WaitsIntoIter {}

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
/// assert_eq!(four.to_string(), "4m: ryanmen tanki, 2 left");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Wait {
    readings: Readings,
    left: u8,
}

padded! {
    /// The tile, its shapes and how many copies are left: `4m: ryanmen tanki, 2 left`.
    Wait
}

impl Unpadded for Wait {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}, {} left", self.tile(), self.shapes(), self.left)
    }
}

impl Wait {
    /// The tile waited for.
    #[must_use]
    pub fn tile(&self) -> Tile {
        self.readings[0].tile()
    }

    /// Every way in which the tile wins: at least one.
    #[must_use]
    pub fn readings(&self) -> &[Reading] {
        &self.readings
    }

    /// The shapes the wait has over all its readings.
    #[must_use]
    pub fn shapes(&self) -> WaitShapes {
        self.readings.iter().map(Reading::shape).collect()
    }

    /// How many copies of the tile can still come, 0–4.
    #[must_use]
    pub fn left(&self) -> u8 {
        self.left
    }
}

#[cfg(test)]
mod tests {
    use super::super::tiles::wait_tiles_by_form;
    use super::*;
    use crate::visible::{FifthCopy, Visible};

    /// Visits every suit of nine ranks and `left` tiles.
    fn suits(rank: u32, word: u64, left: u64, visit: &mut impl FnMut(u64)) {
        if rank == 9 {
            return if left == 0 {
                visit(word);
            };
        }
        for n in 0..=left.min(4) {
            suits(rank + 1, word | n << (4 * rank), left - n, visit);
        }
    }

    /// The readings of each wait, found from the forms of the whole hand.
    fn by_forms(concealed: &Counts, fifth: FifthCopy) -> AllReadings {
        let mut readings = List::new();
        for tile in wait_tiles_by_form(concealed, &Counts::EMPTY, fifth).0 {
            let forms = win_forms_even_with_a_fifth(&concealed.with_even_a_fifth(tile));
            readings_of(&forms, tile, |reading| readings.push(reading));
        }
        readings
    }

    fn compare(concealed: &Counts) -> usize {
        for fifth in [FifthCopy::Any, FifthCopy::Ignored] {
            let waits = concealed.waits_in(&Visible::NOTHING.with_fifth_copy(fifth));
            assert_eq!(waits.readings, by_forms(concealed, fifth), "{concealed} {fifth:?}");
        }
        concealed.waits().readings().len()
    }

    #[test]
    fn the_readings_of_a_suit_beside_others_are_those_of_the_forms() {
        let mut readings = 0;
        for tiles in [1, 4, 7, 10, 13] {
            suits(0, 0, tiles, &mut |word| {
                // Also four and three of its ranks as honors, and the whole suit next to splits of
                // other suits.
                let honors = word & 0xFFF_FFFF;
                readings += compare(&Counts::from_words([0, word, 0, 0]));
                readings += compare(&Counts::from_words([word >> 28, 0, 0, honors]));
                if tiles == 7 {
                    readings += compare(&Counts::from_words([0x33, 0, word, 0]));
                    readings += compare(&Counts::from_words([word, 0, 0x2_2220, 2]));
                }
            });
        }
        assert!(readings > 100_000, "{readings}");
        assert_eq!(compare(&"1199m2288p33s446z".parse().unwrap()), 1);
        assert_eq!(compare(&"112233m112233p4s".parse().unwrap()), 2);
        assert_eq!(compare(&"19m19p19s1234567z".parse().unwrap()), 13);
        assert_eq!(compare(&"19m19p19s1234566z".parse().unwrap()), 1);
    }
}
