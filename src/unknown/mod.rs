//! Hands with unknown tiles, and the tiles that make them win. Where a tile may be whatever helps
//! most, it is a joker: [`any`](crate::any).
//!
//! A suit and its added tiles must be all mentsu, or mentsu and a jantou; the number of tiles
//! decides which. So each suit is searched by itself, rank by rank, for the ways to add 0 to 4
//! tiles, and only ways that complete all ranks so far are continued. Then the unknown tiles are
//! distributed over the four suits. Chiitoitsu and kokushi have short lists of their own.
//!
//! There is no shanten or ukeire of such hands: it would be that of the best filling.

mod added_tiles;
mod block;
mod completions;
mod error;
mod fillings;
mod fills;
mod partial_hand;
mod special;
mod tenpai;
mod text;

pub use self::block::{BlockCompletion, BlockCompletions, BlockKind, NotABlock, PartialBlock};
pub use self::completions::{Completion, Completions, Wins};
pub use self::error::PartialHandError;
#[cfg(feature = "mcr")]
pub(crate) use self::fillings::Fillings;
use self::fills::Fills;
pub use self::partial_hand::PartialHand;
use self::special::SpecialFills;
pub use self::tenpai::TenpaiCompletions;
use crate::tile::{Tile, TileSet};

impl PartialHand {
    /// Whether some tiles in place of the unknown ones make the hand win, in any form; a hand of
    /// 3n+1 tiles never does.
    #[must_use]
    pub fn can_win(&self) -> bool {
        if self.awaits_draw() {
            return false;
        }
        if self.unknown() == 0 {
            return self.known().is_win();
        }
        if usize::from(self.standard_lacks()) > self.unknown() {
            return SpecialFills::new(self).is_some();
        }
        // If only the concealed tiles limit what can be added, the rows are exact.
        (self.melds().is_empty() && self.in_play() == TileSet::ALL)
            || SpecialFills::new(self).is_some()
            || Fills::new(self).count() > 0
    }

    /// Every multiset of tiles with which the hand wins, each once, in order of the lowest tile,
    /// then of the next, and so on; none for a hand of 3n+1 tiles.
    ///
    /// The iterator knows its [`len`](ExactSizeIterator::len) without visiting the completions, and
    /// doesn't allocate.
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

    /// Every multiset of tiles with which a hand of 3n+1 tiles is tenpai
    /// ([`Hand::is_tenpai`](crate::Hand::is_tenpai)), each once, in the order of
    /// [`completions`](Self::completions); none for a hand of 3n+2 tiles. All multisets are tried:
    /// 66,045 of four unknown tiles.
    ///
    /// ```
    /// use mentsu::{PartialHand, counts, tiles};
    ///
    /// let hand: PartialHand = "345m45566s77p11z?".parse()?;
    /// let mut tenpai = hand.tenpai_completions();
    /// assert_eq!(tenpai.next().map(|one| *one.tiles()), Some(counts!("7p")));
    /// assert_eq!(hand.fill(&counts!("7p"))?.wait_tiles(), tiles!("47s"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn tenpai_completions(&self) -> TenpaiCompletions {
        TenpaiCompletions::new(self)
    }

    /// Every completion with each form in which it wins: completions in order, the forms of one as
    /// [`Hand::win_forms`](crate::Hand::win_forms) orders them.
    #[must_use]
    pub fn wins(&self) -> Wins {
        Wins { completions: self.completions(), current: None }
    }

    /// The tiles, out of all 34 kinds, with which a hand of 3n+1 tiles wins if its unknown tiles
    /// are chosen to fit; none for a hand of 3n+2 tiles. Tiles whose four copies are all known or
    /// in melds are left out.
    ///
    /// ```
    /// use mentsu::{PartialHand, tiles};
    ///
    /// assert_eq!("134m?".parse::<PartialHand>()?.wait_tiles(), tiles!("1245m"));
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[must_use]
    pub fn wait_tiles(&self) -> TileSet {
        if !self.awaits_draw() {
            return TileSet::EMPTY;
        }
        let wins = |tile: &Tile| self.draw(*tile).is_some_and(|drawn| drawn.can_win());
        TileSet::ALL.iter().filter(wins).collect()
    }
}
