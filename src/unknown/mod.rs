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

mod completions;
mod error;
mod fills;
mod special;
mod text;

pub use self::completions::{Completion, Completions};
pub use self::error::PartialHandError;
use self::fills::Fills;
use self::special::Special;
use crate::engine;
use crate::form::WinForm;
use crate::hand::{Hand, HandError, check, tally, with_melds};
use crate::list::List;
use crate::meld::Meld;
use crate::notation::MAX_UNKNOWN;
use crate::tile::{Counts, Face, RankSet, Suit, SuitCounts, Tile, TileSet, faces_of};

/// A hand of which up to four concealed tiles are unknown, each standing for any tile of a set: all
/// 34 kinds unless [`with_kinds`](Self::with_kinds) says otherwise.
///
/// It has the sizes of a [`Hand`], unknown tiles counted, and never more than four copies of a tile,
/// whatever the unknown ones are. Text is mpsz with a `?` for each unknown tile, which may stand
/// anywhere among the concealed tiles and takes no suit letter. Which tile was drawn isn't kept.
///
/// ```
/// use mentsu::{PartialHand, counts};
///
/// let hand: PartialHand = "345m?55667s77p111z".parse()?;
/// assert_eq!((hand.known().total(), hand.unknown()), (13, 1));
/// let wins = hand.completions().map(|completion| *completion.tiles());
/// assert!(wins.eq([counts!("4s"), counts!("7s")]));
///
/// let hand: PartialHand = "345m?55669s77p111z".parse()?;
/// assert!(!hand.can_win());
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "unknown tiles")]
#[doc(alias = "wildcard")]
#[doc(alias = "joker")]
#[doc(alias = "白ポッチ")]
#[doc(alias = "オールマイティ")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PartialHand {
    known: Counts,
    /// Red fives among the known tiles, by number suit.
    reds: [u8; 3],
    unknown: u8,
    melds: List<Meld, { Hand::MAX_MELDS }>,
    /// The kinds that an unknown tile may be.
    kinds: TileSet,
}

impl PartialHand {
    /// The most unknown tiles a hand can have: 4.
    pub const MAX_UNKNOWN: usize = MAX_UNKNOWN;

    /// A hand of known concealed tiles in any order, kinds or faces, a number of unknown ones, and
    /// melds in the order in which they were declared.
    ///
    /// # Errors
    /// [`PartialHandError::TooManyUnknown`], or a [`HandError`] as from [`Hand::new`].
    pub fn new<F: Into<Face>>(
        known: impl IntoIterator<Item = F>,
        unknown: usize,
        melds: &[Meld],
    ) -> Result<PartialHand, PartialHandError> {
        if unknown > PartialHand::MAX_UNKNOWN {
            return Err(PartialHandError::TooManyUnknown { unknown });
        }
        let (known, reds) = tally(known).map_err(HandError::from)?;
        Ok(PartialHand::of_counts(known, reds, unknown as u8, melds)?)
    }

    /// A partial hand of at most four unknown tiles.
    fn of_counts(
        known: Counts,
        reds: [u8; 3],
        unknown: u8,
        melds: &[Meld],
    ) -> Result<PartialHand, HandError> {
        check(&known, known.total() + unknown, reds, melds)?;
        let melds = List::of(melds.iter().copied());
        Ok(PartialHand { known, reds, unknown, melds, kinds: TileSet::ALL })
    }

    /// The same hand with unknown tiles of these kinds only, as in sanma ([`TileSet::SANMA`]). The
    /// known tiles may still be of any kind.
    #[must_use]
    pub const fn with_kinds(self, kinds: TileSet) -> PartialHand {
        PartialHand { kinds, ..self }
    }

    /// The concealed tiles that are known.
    #[must_use]
    pub const fn known(&self) -> &Counts {
        &self.known
    }

    /// How many concealed tiles are unknown, 0 to 4.
    #[must_use]
    pub const fn unknown(&self) -> usize {
        self.unknown as usize
    }

    /// The kinds that an unknown tile may be.
    #[must_use]
    pub const fn kinds(&self) -> TileSet {
        self.kinds
    }

    /// The melds, in the order in which they were declared.
    #[must_use]
    pub fn melds(&self) -> &[Meld] {
        &self.melds
    }

    /// The known concealed tiles one by one, in the order of [`Hand::faces`].
    pub fn faces(&self) -> impl Iterator<Item = Face> + Clone + use<> {
        faces_of(self.known, self.reds)
    }

    /// The hand with these tiles, none of them red, in place of the unknown ones.
    ///
    /// # Errors
    /// [`PartialHandError::WrongNumber`], [`PartialHandError::NotAmong`], or
    /// [`HandError::TooManyCopies`] for a fifth copy.
    pub fn fill(&self, tiles: &Counts) -> Result<Hand, PartialHandError> {
        if tiles.total() != self.unknown {
            return Err(PartialHandError::WrongNumber {
                tiles: tiles.total(),
                unknown: self.unknown,
            });
        }
        if let Some(tile) = (tiles.kinds() - self.kinds).first() {
            return Err(PartialHandError::NotAmong { tile });
        }
        let concealed = self.known.union(tiles).map_err(HandError::from)?;
        Ok(Hand::from_counts(concealed, self.reds, self.melds())?)
    }

    /// Whether some tiles in place of the unknown ones make the hand win, in any form; a hand of
    /// 3n+1 tiles never does.
    #[must_use]
    pub fn can_win(&self) -> bool {
        let total = self.known.total() + self.unknown;
        if total % 3 != 2 {
            return false;
        }
        if self.unknown == 0 {
            return self.known.is_win();
        }
        let lacking = self.standard_lacks();
        if lacking > self.unknown {
            return Special::new(self).is_some();
        }
        // Where nothing but the concealed tiles limits what can be added, rows say it all.
        (self.melds.is_empty() && self.kinds == TileSet::ALL)
            || Special::new(self).is_some()
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
    /// [`Hand::win_forms`] orders them.
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
        if (self.known.total() + self.unknown) % 3 != 1 {
            return TileSet::EMPTY;
        }
        let wins = |tile: &Tile| {
            let drawn = self.known.with(*tile).ok();
            drawn.is_some_and(|known| {
                with_melds(&known, self.melds()).is_ok() && PartialHand { known, ..*self }.can_win()
            })
        };
        TileSet::ALL.iter().filter(wins).collect()
    }

    /// The fewest tiles that the known ones lack for a standard win: the number if any kind could
    /// come, as often as the concealed tiles allow.
    fn standard_lacks(&self) -> u8 {
        let mentsu = engine::mentsu_needed(self.known.total() + self.unknown);
        engine::with_rows!(TileSet::ALL, self.known, rows => {
            engine::lacking(&rows, self.known.words(), mentsu)
        })
    }

    /// How many of each kind the unknown tiles can be: the copies neither concealed nor declared,
    /// and none of a kind that isn't allowed.
    fn room(&self) -> [SuitCounts; 4] {
        let held = match self.melds.len() {
            0 => self.known,
            _ => with_melds(&self.known, self.melds()).unwrap_or(Counts::FULL),
        };
        Suit::ALL.map(|suit| {
            let left =
                SuitCounts::from_word(4 * RankSet::ALL.word()).saturating_sub(held.suit(suit));
            // A nibble a rank: 0 to 4 under 0b0111 stays, under 0 it goes, and no carry is possible.
            SuitCounts::from_word(left.word() & (7 * self.kinds.ranks(suit).word()))
        })
    }
}

impl From<Hand> for PartialHand {
    /// A hand without unknown tiles.
    fn from(hand: Hand) -> PartialHand {
        PartialHand {
            known: *hand.concealed(),
            reds: hand.reds_by_suit(),
            unknown: 0,
            melds: List::of(hand.melds().iter().copied()),
            kinds: TileSet::ALL,
        }
    }
}
