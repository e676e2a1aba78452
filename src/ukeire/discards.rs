//! Discards ranked by what they leave.

use smallvec::SmallVec;

use super::{Ukeire, View, ukeire};
use crate::shanten::Shanten;
use crate::tile::{Counts, Tile};

/// What is left after a discard.
///
/// ```
/// use mentsu::{Hand, Tile};
///
/// let hand: Hand = "23m456p789s112234z".parse()?;
/// let best = hand.discards()[0];
/// assert_eq!((best.tile(), best.shanten().get()), (Tile::West, 1));
/// assert_eq!(best.ukeire().total(), 12);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "打牌")]
#[doc(alias = "dahai")]
#[doc(alias = "cut")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Discard {
    tile: Tile,
    ukeire: Ukeire,
}

impl Discard {
    /// The tile to discard.
    ///
    /// ```
    /// use mentsu::{Hand, Tile};
    ///
    /// let hand: Hand = "23m456p789s112234z".parse()?;
    /// assert_eq!(hand.discards()[0].tile(), Tile::West);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "打牌")]
    #[must_use]
    pub const fn tile(&self) -> Tile {
        self.tile
    }

    /// The shanten after it.
    ///
    /// ```
    /// use mentsu::Hand;
    ///
    /// let discards = "23m456p789s112234z".parse::<Hand>()?.discards();
    /// assert_eq!(discards[0].shanten().get(), 1);
    /// assert!(discards[0].shanten() < discards[discards.len() - 1].shanten());
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "向聴")]
    #[doc(alias = "シャンテン")]
    #[must_use]
    pub const fn shanten(&self) -> Shanten {
        self.ukeire.shanten
    }

    /// The tiles that help after it; of the discarded tile one copy fewer is left.
    ///
    /// ```
    /// use mentsu::Hand;
    ///
    /// let discards = "23m456p789s112234z".parse::<Hand>()?.discards();
    /// assert_eq!(discards[0].ukeire().tiles(), "14m12z".parse()?);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "受け入れ")]
    #[doc(alias = "ウケイレ")]
    #[doc(alias = "tile acceptance")]
    #[must_use]
    pub const fn ukeire(&self) -> &Ukeire {
        &self.ukeire
    }
}

/// The discards of one hand: at most 14 kinds.
///
/// ```
/// use mentsu::{Discards, Hand};
///
/// let discards: Discards = "23m456p789s112234z".parse::<Hand>()?.discards();
/// assert_eq!(discards.len(), 12, "one for each kind held");
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "打牌")]
#[doc(alias = "何切る")]
#[doc(alias = "nanikiru")]
pub type Discards = SmallVec<[Discard; 14]>;

/// Every discard of 3n+2 concealed tiles, the best first: by shanten, then by how many tiles
/// help, then in order of tile. None for any other number of tiles.
///
/// ```
/// use mentsu::{Tile, View, ukeire::discards};
///
/// let ranked = discards(&"23m456p789s112234z".parse()?, &View::BLIND);
/// assert_eq!((ranked[0].tile(), ranked[1].tile()), (Tile::West, Tile::North));
/// // 3n+1 tiles have nothing to discard
/// assert!(discards(&"2344m".parse()?, &View::BLIND).is_empty());
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "打牌")]
#[doc(alias = "何切る")]
#[doc(alias = "nanikiru")]
#[doc(alias = "what to discard")]
#[doc(alias = "牌効率")]
#[must_use]
pub fn discards(concealed: &Counts, view: &View) -> Discards {
    let mut all = Discards::new();
    if concealed.total() % 3 != 2 || concealed.total() > 14 {
        return all;
    }
    for tile in concealed.kinds() {
        if let Some(rest) = concealed.without(tile) {
            all.push(Discard { tile, ukeire: ukeire(&rest, &view.having_discarded(tile)) });
        }
    }
    all.sort_by_key(|discard| {
        (discard.shanten(), core::cmp::Reverse(discard.ukeire.total()), discard.tile)
    });
    all
}
