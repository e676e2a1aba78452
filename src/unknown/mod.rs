//! Hands with unknown tiles, and what these must be for the hand to win. The joker tiles of some
//! houses raise the same question.
//!
//! With the tiles added to it, a suit must be all mentsu, or mentsu and a jantou; its number of
//! tiles says which. So the ways in which a suit can take 0 to 4 tiles are found for each suit by
//! itself, rank by rank, and what remains is to share the unknown tiles out among four suits.
//! Nothing is tried that doesn't complete the ranks so far. Chiitoitsu and kokushi have short lists
//! of their own.
//!
//! Shanten and ukeire of such hands aren't here: they would be those of the best filling.

mod added_tiles;
mod completions;
mod error;
mod fills;
mod partial_hand;
mod special;
mod text;

pub use self::completions::{Completion, Completions};
pub use self::error::PartialHandError;
use self::fills::Fills;
pub use self::partial_hand::PartialHand;
use self::special::SpecialFills;
use crate::form::WinForm;
use crate::tile::{Tile, TileSet};

impl PartialHand {
    /// Whether some tiles in place of the unknown ones make the hand win, in any form; a hand of
    /// 3n+1 tiles never does.
    #[must_use]
    pub fn can_win(&self) -> bool {
        if self.total() % 3 != 2 {
            return false;
        }
        if self.unknown() == 0 {
            return self.known().is_win();
        }
        if usize::from(self.standard_lacks()) > self.unknown() {
            return SpecialFills::new(self).is_some();
        }
        // Where nothing but the concealed tiles limits what can be added, rows say it all.
        (self.melds().is_empty() && self.kinds() == TileSet::ALL)
            || SpecialFills::new(self).is_some()
            || Fills::new(self).count() > 0
    }

    /// Every multiset of tiles with which the hand wins, each once, in order of the lowest tile, then
    /// of the next, and so on; none for a hand of 3n+1 tiles.
    ///
    /// The iterator knows its [`len`](ExactSizeIterator::len) from the start without visiting the
    /// completions, and touches no heap.
    ///
    /// ```
    /// use mentsu::{PartialHand, counts};
    ///
    /// let hand: PartialHand = "123m456p78s1z??(777z)".parse()?;
    /// let wins = hand.completions().map(|completion| *completion.tiles());
    /// assert!(wins.eq([counts!("6s1z"), counts!("9s1z")]));
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[must_use]
    pub fn completions(&self) -> Completions {
        Completions::new(self)
    }

    /// Every completion with each form in which it wins: completions in order, the forms of one as
    /// [`Hand::win_forms`](crate::Hand::win_forms) orders them.
    pub fn wins(&self) -> impl Iterator<Item = (Completion, WinForm)> + Clone + use<> {
        self.completions().flat_map(|completion| {
            completion.win_forms().into_iter().map(move |form| (completion, form))
        })
    }

    /// The tiles, of all 34 kinds, with which a hand of 3n+1 tiles wins if its unknown tiles are
    /// chosen to fit; none for a hand of 3n+2 tiles. A tile of which all four are known or in melds
    /// isn't one of them.
    ///
    /// ```
    /// use mentsu::{PartialHand, tiles};
    ///
    /// assert_eq!("134m?".parse::<PartialHand>()?.wait_tiles(), tiles!("1245m"));
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[must_use]
    pub fn wait_tiles(&self) -> TileSet {
        if self.total() % 3 != 1 {
            return TileSet::EMPTY;
        }
        let wins = |tile: &Tile| self.draw(*tile).is_some_and(|drawn| drawn.can_win());
        TileSet::ALL.iter().filter(wins).collect()
    }
}
