//! What each wait of a hand is worth.

use alloc::vec::Vec;

use mentsu::Tile;
use mentsu::any::AnyHand;

use super::{NoScore, Score, check_forms, form_count};
use crate::family::Family;
use crate::win::Win;

/// A wait and what it is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FamilyWait<'a> {
    tile: Tile,
    left: u8,
    score: Score<'a>,
}

impl<'a> FamilyWait<'a> {
    /// The tile.
    #[must_use]
    pub fn tile(&self) -> Tile {
        self.tile
    }

    /// How many copies lie outside the hand.
    #[must_use]
    pub fn left(&self) -> u8 {
        self.left
    }

    /// What it is worth.
    #[must_use]
    pub fn score(&self) -> &Score<'a> {
        &self.score
    }
}

impl Family {
    /// The waits of a whole hand that lacks a tile and what each is worth if it is won like this.
    ///
    /// ```
    /// use mentsu_families::{Preset, Win};
    ///
    /// let family = Preset::HongKong.family();
    /// let hand = family.hand("222m333p55s77z(111m)").unwrap();
    /// let waits = family.waits(&hand, &Win::self_drawn()).unwrap();
    /// let totals: Vec<_> = waits.iter().map(|wait| wait.score().total()).collect();
    /// // All pungs 3, self-drawn 1, no flowers 1; with a pung of dragons 1 more
    /// assert_eq!(totals, [5, 6]);
    /// ```
    ///
    /// # Errors
    /// [`NoScore`], but not for a hand that waits for nothing.
    pub fn waits(&self, hand: &AnyHand, win: &Win) -> Result<Vec<FamilyWait<'_>>, NoScore> {
        win.check().map_err(NoScore::Impossible)?;
        let hand = &self.ruled(hand)?;
        self.check_tiles(hand)?;
        let waits = self.wait_tiles(hand);
        let forms = |tile: Tile| hand.draw(tile).map_or(0, |won| form_count(&won));
        check_forms(waits.iter().map(forms).sum())?;
        let wait = |tile: Tile| {
            let score = self.score(hand, tile, win)?;
            Ok(FamilyWait { tile, left: 4 - hand.all_tiles().get(tile), score })
        };
        waits.iter().map(wait).collect()
    }
}
