//! The two fixed orders in which people take a hand apart and programs go wrong.

use crate::form::attempts::{jantou_candidates, koutsu_candidates, strip_shuntsu, without};
use crate::tile::{Counts, Tile};

/// A fixed order in which mentsu are taken away, for each jantou in turn (貪欲法). Neither order finds
/// every win: 204 of the 13,259 standard wins of one suit, such as `23333444556688`, are missed by
/// both.
///
/// ```
/// use mentsu::counts;
/// use mentsu::puzzle::FixedOrder;
///
/// let easy = counts!("11122234555m");
/// assert!(FixedOrder::KoutsuFirst.finds(&easy) && !FixedOrder::ShuntsuFirst.finds(&easy));
/// let tricky = counts!("23333444556688m");
/// assert!(FixedOrder::ALL.iter().all(|order| !order.finds(&tricky)));
/// ```
#[doc(alias = "貪欲法")]
#[doc(alias = "greedy")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FixedOrder {
    /// Every possible koutsu, then shuntsu from the left.
    KoutsuFirst,
    /// Every possible shuntsu from the left, then koutsu.
    ShuntsuFirst,
}

impl FixedOrder {
    /// Both orders.
    pub const ALL: [FixedOrder; 2] = [FixedOrder::KoutsuFirst, FixedOrder::ShuntsuFirst];

    /// Whether the order takes 2, 5, 8, 11 or 14 tiles apart into a jantou and mentsu. It finds only
    /// real wins, but not all of them.
    #[must_use]
    pub fn finds(self, tiles: &Counts) -> bool {
        if tiles.total() % 3 != 2 || tiles.total() > 14 {
            return false;
        }
        jantou_candidates(tiles).iter().any(|jantou| self.empties(tiles, jantou))
    }

    fn empties(self, tiles: &Counts, jantou: Tile) -> bool {
        let rest = without(*tiles, jantou, 2);
        let left = match self {
            FixedOrder::KoutsuFirst => strip_shuntsu(&strip_koutsu(rest)),
            FixedOrder::ShuntsuFirst => strip_koutsu(strip_shuntsu(&rest)),
        };
        left.is_empty()
    }
}

fn strip_koutsu(tiles: Counts) -> Counts {
    koutsu_candidates(&tiles).iter().fold(tiles, |rest, tile| without(rest, tile, 3))
}
