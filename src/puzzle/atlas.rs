//! An atlas of one-suit hands, counted by their waits.

use super::query::Query;
use super::{OneSuitHands, PuzzleError, QueryHands, waiting_size};
use crate::form::WinForm;
use crate::tile::{Counts, Suit};
use crate::visible::FifthCopy;
use crate::wait::wait_tiles;

/// All hands of one number suit (清一色) and one size, counted by their waits.
///
/// ```
/// use mentsu::hand;
/// use mentsu::puzzle::Atlas;
///
/// let atlas = Atlas::of_one_suit(13)?;
/// assert_eq!(atlas.hands(), 93_600);
/// let by_waits: Vec<u32> = (1..=9).map(|waits| atlas.waiting_for(waits)).collect();
/// assert_eq!(by_waits, [14_193, 14_493, 6_739, 2_948, 1_335, 392, 79, 16, 1]);
/// assert!(atlas.hands_waiting_for(9).eq([hand!("1112345678999m")]));
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
    seeming_tenpai: u32,
}

impl Atlas {
    /// Counts the hands of 1, 4, 7, 10 or 13 tiles, which takes under 0.1 s for 13.
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
            seeming_tenpai: 0,
        };
        for hand in OneSuitHands::sized(Suit::Man, tiles) {
            atlas.add(&hand);
        }
        Ok(atlas)
    }

    fn add(&mut self, hand: &Counts) {
        let waits = hand.waits();
        self.by_waits[waits.len()] += 1;
        let standard = waits.iter().filter(|wait| {
            wait.readings().iter().any(|reading| matches!(reading.form(), WinForm::Standard(_)))
        });
        self.by_standard_waits[standard.count()] += 1;
        self.most_readings = self.most_readings.max(waits.readings().len());
        let imagined =
            waits.is_empty() && !wait_tiles(hand, &Counts::EMPTY, FifthCopy::Ignored).is_empty();
        self.seeming_tenpai += u32::from(imagined);
    }

    /// How many hands there are.
    #[must_use]
    pub fn hands(&self) -> u32 {
        self.by_waits.iter().sum()
    }

    /// How many hands wait for this many tiles, in any form: none for more than 9.
    #[must_use]
    pub fn waiting_for(&self, waits: usize) -> u32 {
        self.by_waits.get(waits).copied().unwrap_or(0)
    }

    /// How many hands wait for this many tiles if chiitoitsu doesn't count.
    #[must_use]
    pub fn waiting_for_in_standard_form(&self, waits: usize) -> u32 {
        self.by_standard_waits.get(waits).copied().unwrap_or(0)
    }

    /// The hands that wait for this many tiles in any form, in man.
    #[must_use]
    pub fn hands_waiting_for(&self, waits: usize) -> QueryHands {
        self.find(Query::new().with_number_of_waits(waits..=waits))
    }

    /// The greatest number of readings that the waits of one hand have together.
    #[must_use]
    pub const fn most_readings(&self) -> usize {
        self.most_readings
    }

    /// The most ambiguous hands, in man: those with the [most readings](Self::most_readings).
    #[must_use]
    pub fn most_ambiguous(&self) -> QueryHands {
        self.find(Query::new().with_number_of_readings(self.most_readings..=self.most_readings))
    }

    /// How many hands only look tenpai (形式聴牌): only a fifth copy of a tile would win.
    #[must_use]
    pub const fn seeming_tenpai(&self) -> u32 {
        self.seeming_tenpai
    }

    /// The hands that look tenpai but aren't, in man.
    #[must_use]
    pub fn hands_seeming_tenpai(&self) -> QueryHands {
        self.find(Query::new().with_only_seeming_tenpai())
    }

    fn find(&self, query: Query) -> QueryHands {
        query.hands_sized(Suit::Man, self.tiles)
    }
}
