//! The two fixed orders in which people take a hand apart and programs go wrong.

use crate::tile::{Counts, Suit, SuitCounts, Tile};

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
        tiles.at_least(2).iter().any(|jantou| self.empties(tiles, jantou))
    }

    fn empties(self, tiles: &Counts, jantou: Tile) -> bool {
        Suit::ALL.into_iter().all(|suit| {
            let all = tiles.suit(suit);
            let rest = match jantou.suit() == suit {
                true => all.without_jantou(jantou.rank()).unwrap_or(all),
                false => all,
            };
            let strips = suit != Suit::Honor;
            let left = match self {
                FixedOrder::KoutsuFirst => without_all_shuntsu(without_all_koutsu(rest), strips),
                FixedOrder::ShuntsuFirst => without_all_koutsu(without_all_shuntsu(rest, strips)),
            };
            left.is_empty()
        })
    }
}

fn without_all_koutsu(suit: SuitCounts) -> SuitCounts {
    suit.without_koutsu(suit.koutsu_candidates()).unwrap_or(suit)
}

fn without_all_shuntsu(suit: SuitCounts, strips: bool) -> SuitCounts {
    if strips { suit.strip_shuntsu().1 } else { suit }
}
