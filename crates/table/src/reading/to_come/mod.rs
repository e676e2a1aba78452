//! Chances of tiles to come: others' discards (出和了り), and the reader's draws.
//!
//! If each discard of another player were uniform over the tiles that the reader hasn't seen, it
//! would be one of `u` copies among `U` unseen tiles with the chance `u / U`, and so would each
//! drawn tile. A factor for each kind corrects this: honors come early, dora stay in hands, players
//! don't discard dangerous tiles to a riichi, and tiles that nobody discards are in their hands
//! rather than in the wall. The logarithm of a factor is a weighted sum of features.

mod seen;
mod signs;

use mentsu::{Tile, TileSet};

use self::seen::Seen;
pub use self::signs::{DISCARD_SIGNS, DRAW_SIGNS};
use super::TableReading;
use super::weights::to_come::{FOUR_DISCARDS, FOUR_DRAWS, THREE_DISCARDS, THREE_DRAWS};

/// The tiles to come, given the present hand and table: others' discards and the reader's draws.
///
/// ```
/// use mentsu::Tile;
/// use mentsu::random::SplitMix64;
/// use mentsu_table::reading::TableReading;
/// use mentsu_table::{GameRules, Round, RoundStart, Seat, Wall};
///
/// let rules = GameRules::TENHOU;
/// let wall = Wall::shuffled(&rules, &mut SplitMix64::new(7));
/// let round = Round::new(&rules, &RoundStart::first(&rules), wall).unwrap();
/// let view = round.view(Seat::ALL[0]).unwrap();
/// let dama = TableReading::of(&view).tiles_to_come(None, false);
/// // Honors are discarded before the middle tiles, which lie in the hands.
/// assert!(dama.discard_factor(Tile::North, 0) > 1.5 * dama.discard_factor(Tile::P4, 0));
/// assert!(dama.draw_factor(Tile::P4, 12) < 1.0);
/// // A riichi makes them dearer.
/// let riichi = TableReading::of(&view).tiles_to_come(None, true);
/// assert!(riichi.discard_factor(Tile::P4, 8) < dama.discard_factor(Tile::P4, 8));
/// ```
#[derive(Clone, Debug)]
pub struct TilesToCome {
    seen: Seen,
}

impl TableReading<'_> {
    /// The tiles to come if the reader now discards this tile, in riichi or not. A reader already
    /// in riichi stays so. Without a tile, the reader's river stays as it is.
    #[must_use]
    pub fn tiles_to_come(&self, discard: Option<Tile>, riichi: bool) -> TilesToCome {
        TilesToCome { seen: Seen::of(self, discard, riichi) }
    }
}

impl TilesToCome {
    /// How many times likelier than uniform a discard of another is this tile, which the reader
    /// waits for. `between` is the number of own draws in between: 0 until the next one.
    ///
    /// 0 for the reader's own discards, for what passed since the reader's riichi (furiten), and
    /// for tiles of which all copies are seen.
    #[must_use]
    pub fn discard_factor(&self, tile: Tile, between: u8) -> f64 {
        if self.seen.barred.contains(tile) || self.unseen(tile) == 0 {
            0.0
        } else {
            let weights = if self.seen.sanma { &THREE_DISCARDS } else { &FOUR_DISCARDS };
            factor(&self.discard_signs(tile, between, true), weights)
        }
    }

    /// How many times likelier than uniform the reader draws this tile, which the reader waits for.
    /// `between` is the number of own draws in between: 0 for the next one. 0 for tiles of which
    /// all copies are seen.
    #[must_use]
    pub fn draw_factor(&self, tile: Tile, between: u8) -> f64 {
        if self.unseen(tile) == 0 {
            0.0
        } else {
            let weights = if self.seen.sanma { &THREE_DRAWS } else { &FOUR_DRAWS };
            factor(&self.draw_signs(tile, between, true), weights)
        }
    }

    /// The [`discard_factor`](Self::discard_factor) of every tile, by its [`index`](Tile::index).
    #[must_use]
    pub fn discard_factors(&self, between: u8) -> [f64; Tile::COUNT] {
        Tile::ALL.map(|tile| self.discard_factor(tile, between))
    }

    /// The [`draw_factor`](Self::draw_factor) of every tile, by its [`index`](Tile::index).
    #[must_use]
    pub fn draw_factors(&self, between: u8) -> [f64; Tile::COUNT] {
        Tile::ALL.map(|tile| self.draw_factor(tile, between))
    }

    /// The same once the reader has called: others give an open hand less than a closed one.
    #[must_use]
    pub fn after_call(mut self) -> TilesToCome {
        self.seen.melds = self.seen.melds.saturating_add(1);
        self
    }

    /// The number of copies of a tile that the reader hasn't seen.
    #[must_use]
    pub const fn unseen(&self, tile: Tile) -> u8 {
        self.seen.unseen[tile.index()]
    }

    /// The number of tiles that the reader hasn't seen: in the wall, the dead wall and others'
    /// hands.
    #[must_use]
    pub fn all_unseen(&self) -> u8 {
        self.seen.unseen.iter().sum()
    }

    /// The chance, 0 to 1, that one discard of another is one of these tiles, if no copy has come
    /// by then: factor times copies, divided by the tiles unseen by then. One tile per player
    /// becomes visible with each own draw.
    ///
    /// At least one of `n` discards between two own draws is such a tile with the chance 1 − (1 −
    /// this)ⁿ.
    #[must_use]
    pub fn discard_chance(&self, tiles: TileSet, between: u8) -> f64 {
        let copies = |tile| f64::from(self.unseen(tile)) * self.discard_factor(tile, between);
        (tiles.iter().map(copies).sum::<f64>() / self.left(between)).min(1.0)
    }

    /// The chance that an own draw is one of these tiles, 0 to 1, if no copy of them has come by
    /// then.
    #[must_use]
    pub fn draw_chance(&self, tiles: TileSet, between: u8) -> f64 {
        let copies = |tile| f64::from(self.unseen(tile)) * self.draw_factor(tile, between);
        (tiles.iter().map(copies).sum::<f64>() / self.left(between)).min(1.0)
    }

    /// The number of tiles that the reader won't have seen after `between` own draws: one tile per
    /// player becomes visible with each.
    #[must_use]
    pub fn left(&self, between: u8) -> f64 {
        let players = if self.seen.sanma { 3.0 } else { 4.0 };
        (f64::from(self.all_unseen()) - players * f64::from(between)).max(1.0)
    }
}

fn factor<const N: usize>(signs: &[f64; N], weights: &[f64; N]) -> f64 {
    libm::exp(signs.iter().zip(weights).map(|(sign, weight)| sign * weight).sum())
}

#[cfg(test)]
mod tests;
