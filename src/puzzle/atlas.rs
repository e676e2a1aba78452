//! The hands of one suit counted by their waits.

use super::query::Query;
use super::{OneSuitHands, PuzzleError, QueryHands, waiting_size};
use crate::form::WinForm;
use crate::tile::{Counts, Suit};
use crate::wait::{FifthCopy, wait_tiles, waits};

/// What there is to know of the waits of all hands of so many tiles in one number suit (清一色).
///
/// ```
/// use mentsu::puzzle::Atlas;
///
/// let atlas = Atlas::of_one_suit(13)?;
/// assert_eq!(atlas.hands(), 93_600);
/// assert_eq!((1..=9).map(|n| atlas.with_waits(n)).collect::<Vec<_>>(), [
///     14_193, 14_493, 6_739, 2_948, 1_335, 392, 79, 16, 1
/// ]);
/// // the one with nine
/// let mut nine = atlas.hands_with_waits(9);
/// assert_eq!(nine.next().map(|hand| hand.to_string()), Some("1112345678999m".to_owned()));
/// # Ok::<(), mentsu::puzzle::PuzzleError>(())
/// ```
#[doc(alias = "清一色")]
#[doc(alias = "chinitsu")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Atlas {
    tiles: u8,
    by_waits: [u32; 10],
    by_standard_waits: [u32; 10],
    most_readings: usize,
    looking_tenpai: u32,
}

impl Atlas {
    /// Of 13, 10, 7, 4 or 1 tiles. It takes under 0.1 s for 13.
    ///
    /// # Errors
    /// [`PuzzleError::WrongSize`] for any other number.
    pub fn of_one_suit(tiles: usize) -> Result<Atlas, PuzzleError> {
        let tiles = waiting_size(tiles)?;
        let mut atlas = Atlas {
            tiles,
            by_waits: [0; 10],
            by_standard_waits: [0; 10],
            most_readings: 0,
            looking_tenpai: 0,
        };
        for hand in OneSuitHands::sized(Suit::Man, tiles) {
            atlas.add(&hand);
        }
        Ok(atlas)
    }

    fn add(&mut self, hand: &Counts) {
        let none = Counts::EMPTY;
        let waits = waits(hand, &none, FifthCopy::Any);
        self.by_waits[waits.len()] += 1;
        let standard = waits.iter().filter(|wait| {
            wait.readings().iter().any(|reading| matches!(reading.form(), WinForm::Standard(_)))
        });
        self.by_standard_waits[standard.count()] += 1;
        self.most_readings = self.most_readings.max(waits.readings().len());
        let imagined = waits.is_empty() && !wait_tiles(hand, &none, FifthCopy::Ignored).is_empty();
        self.looking_tenpai += u32::from(imagined);
    }

    /// How many hands there are.
    #[must_use]
    pub fn hands(&self) -> u32 {
        self.by_waits.iter().sum()
    }

    /// How many hands wait for so many tiles, in any form; none for more than 9.
    #[must_use]
    pub fn with_waits(&self, waits: usize) -> u32 {
        self.by_waits.get(waits).copied().unwrap_or(0)
    }

    /// The same without chiitoitsu.
    #[must_use]
    pub fn with_standard_waits(&self, waits: usize) -> u32 {
        self.by_standard_waits.get(waits).copied().unwrap_or(0)
    }

    /// Those hands, in man.
    #[must_use]
    pub fn hands_with_waits(&self, waits: usize) -> QueryHands {
        self.find(Query::new().number_of_waits(waits..=waits))
    }

    /// The most readings that the waits of one hand have together: how ambiguous a hand can be.
    #[must_use]
    pub const fn most_readings(&self) -> usize {
        self.most_readings
    }

    /// The hands that have so many, in man: the most ambiguous ones.
    #[must_use]
    pub fn most_ambiguous(&self) -> QueryHands {
        self.find(Query::new().number_of_readings(self.most_readings..=self.most_readings))
    }

    /// How many hands look tenpai and aren't, since only a fifth copy of a tile would win.
    #[must_use]
    pub const fn looking_tenpai(&self) -> u32 {
        self.looking_tenpai
    }

    /// Those hands, in man.
    #[must_use]
    pub fn hands_looking_tenpai(&self) -> QueryHands {
        self.find(Query::new().looks_tenpai())
    }

    fn find(&self, query: Query) -> QueryHands {
        query.hands_sized(Suit::Man, self.tiles)
    }
}
