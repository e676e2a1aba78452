//! A declared set in which jokers stand for tiles.

use core::fmt;

use super::AnyHandError;
use crate::list::{Filler, List};
use crate::meld::Meld;
use crate::notation::mpsz::{MOST_IN_MELD, MeldJokers};
use crate::tile::Tile;

/// A meld (副露) in which some tiles are jokers.
///
/// Text is that of a [`Meld`] with a `?` after each digit for which a joker stands.
///
/// ```
/// use mentsu::any::AnyMeld;
/// use mentsu::{meld, tile};
///
/// let chi: AnyMeld = "(12?3m)".parse()?;
/// assert_eq!((chi.meld(), chi.jokers()), (&meld!("(123m)"), &[tile!("2m")][..]));
/// assert_eq!(chi.to_string(), "(12?3m)");
/// assert_eq!("(77?7z)".parse::<AnyMeld>()?.to_string(), "(777?z)");
/// # Ok::<(), mentsu::any::AnyHandError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AnyMeld {
    meld: Meld,
    /// Ascending.
    jokers: MeldJokers,
}

impl Filler for AnyMeld {
    const FILLER: AnyMeld = AnyMeld { meld: Meld::FILLER, jokers: List::new() };
}

impl AnyMeld {
    /// The most jokers of a meld: all four tiles of a kan.
    pub const MAX_JOKERS: usize = MOST_IN_MELD;

    /// A meld of which these tiles are jokers.
    ///
    /// ```
    /// use mentsu::any::{AnyHandError, AnyMeld};
    /// use mentsu::{meld, tile};
    ///
    /// assert!(AnyMeld::new(meld!("(777z)"), &[tile!("7z"), tile!("7z")]).is_ok());
    /// let error = AnyMeld::new(meld!("(123m)"), &[tile!("2m"), tile!("2m")]);
    /// assert_eq!(error, Err(AnyHandError::NotInMeld { tile: tile!("2m") }));
    /// ```
    ///
    /// # Errors
    /// [`AnyHandError::NotInMeld`] if the meld has fewer of a tile.
    pub fn new(meld: Meld, jokers: &[Tile]) -> Result<AnyMeld, AnyHandError> {
        for &tile in jokers {
            let has = meld.mentsu().tiles().filter(|&other| other == tile).count();
            if jokers.iter().filter(|&&joker| joker == tile).count() > has {
                return Err(AnyHandError::NotInMeld { tile });
            }
        }
        let mut jokers = List::of(jokers.iter().copied());
        jokers.sort_by_key(|&tile| tile);
        Ok(AnyMeld { meld, jokers })
    }

    /// The meld, with the tiles that its jokers stand for.
    #[must_use]
    pub const fn meld(&self) -> &Meld {
        &self.meld
    }

    /// The tiles that its jokers stand for, ascending.
    #[must_use]
    pub fn jokers(&self) -> &[Tile] {
        &self.jokers
    }

    pub(super) const fn joker_list(&self) -> MeldJokers {
        self.jokers
    }

    /// The tiles that are no jokers, ascending.
    pub(super) fn real_tiles(&self) -> List<Tile, 4> {
        let mut jokers = self.jokers.iter().peekable();
        let tiles = self.meld.mentsu().tiles();
        List::of(tiles.filter(|tile| jokers.next_if(|joker| *joker == tile).is_none()))
    }
}

impl From<Meld> for AnyMeld {
    /// A meld without jokers.
    fn from(meld: Meld) -> AnyMeld {
        AnyMeld { meld, jokers: List::new() }
    }
}

impl fmt::Debug for AnyMeld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "AnyMeld({self})")
    }
}
