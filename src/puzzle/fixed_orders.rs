//! The two ways in which people take a hand apart, and in which programs go wrong.

use crate::tile::{Counts, Suit, SuitCounts, Tile};

/// A fixed order in which mentsu are taken away, for each jantou in turn. Neither finds every win;
/// of the 13,259 standard wins of one suit both together miss 204, such as `23333444556688`.
///
/// ```
/// use mentsu::puzzle::FixedOrder;
///
/// let easy = "11122234555m".parse()?;
/// assert!(FixedOrder::KoutsuFirst.finds(&easy) && !FixedOrder::ShuntsuFirst.finds(&easy));
/// let tricky = "23333444556688m".parse()?;
/// assert!(FixedOrder::ALL.iter().all(|order| !order.finds(&tricky)));
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "貪欲法")]
#[doc(alias = "greedy")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FixedOrder {
    /// Every koutsu that there is, then shuntsu from the left.
    KoutsuFirst,
    /// Every shuntsu from the left, then koutsu.
    ShuntsuFirst,
}

impl FixedOrder {
    /// Both.
    pub const ALL: [FixedOrder; 2] = [FixedOrder::KoutsuFirst, FixedOrder::ShuntsuFirst];

    /// Whether the order finds 2, 5, 8, 11 or 14 tiles to be a jantou and mentsu. It never finds a
    /// win that is none.
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
                FixedOrder::KoutsuFirst => without_shuntsu(without_koutsu(rest), strips),
                FixedOrder::ShuntsuFirst => without_koutsu(without_shuntsu(rest, strips)),
            };
            left.is_empty()
        })
    }
}

fn without_koutsu(suit: SuitCounts) -> SuitCounts {
    suit.without_koutsu(suit.koutsu_candidates()).unwrap_or(suit)
}

fn without_shuntsu(suit: SuitCounts, strips: bool) -> SuitCounts {
    if strips { suit.strip_shuntsu().1 } else { suit }
}
