//! The two fixed orders that people use to decompose a hand, and that make programs miss wins.

use crate::form::attempts::{
    jantou_candidates, koutsu_candidates, strip_shuntsu, without_jantou, without_koutsu,
};
use crate::tile::Counts;

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

crate::names! { FixedOrder, "fixed order":
    KoutsuFirst "koutsu_first",
    ShuntsuFirst "shuntsu_first",
}

impl FixedOrder {
    /// Whether the order splits 2, 5, 8, 11 or 14 tiles into a jantou and mentsu. It finds only
    /// real wins, but not all of them.
    #[must_use]
    pub fn finds(self, tiles: &Counts) -> bool {
        if tiles.total() % 3 != 2 || tiles.total() > 14 {
            return false;
        }
        let rest = |jantou| without_jantou(tiles, jantou).expect("a candidate is held twice");
        jantou_candidates(tiles).iter().map(rest).any(|rest| self.empties(&rest))
    }

    fn empties(self, tiles: &Counts) -> bool {
        let left = match self {
            FixedOrder::KoutsuFirst => *strip_shuntsu(&strip_koutsu(tiles)).left_over(),
            FixedOrder::ShuntsuFirst => strip_koutsu(strip_shuntsu(tiles).left_over()),
        };
        left.is_empty()
    }
}

fn strip_koutsu(tiles: &Counts) -> Counts {
    let koutsu = koutsu_candidates(tiles);
    without_koutsu(tiles, koutsu).expect("each candidate is held three times")
}
