//! Hands with unknown tiles: what must they be for the hand to win? A joker tile of a house's
//! rules is the same question.
//!
//! A suit matters by itself: with the tiles added to it, it must be all mentsu, or mentsu and a
//! jantou, and its number of tiles says which. So each suit's ways to take 0 to 4 tiles are found
//! alone, rank by rank, and what is left is to share the unknown tiles out among four suits.
//! Nothing is tried that doesn't lead to a completion of its suit's ranks so far. Chiitoitsu and
//! kokushi have their own short lists.
//!
//! ```
//! use mentsu::{JokerHand, WinForm};
//!
//! let hand: JokerHand = "19m19p19s12345z???".parse()?;
//! assert_eq!(hand.completions().len(), 13);
//! assert!(hand.wins().all(|(_, form)| matches!(form, WinForm::Kokushi { .. })));
//! # Ok::<(), mentsu::ParseError>(())
//! ```

mod completions;
mod fills;
mod special;

use core::fmt;

pub use self::completions::{Completion, Completions};
use self::fills::Fills;
use self::special::Special;
#[cfg(feature = "index")]
use crate::engine::Rows as _;
use crate::form::{WinForm, is_win};
use crate::hand::{Hand, HandError, check, with_melds};
use crate::meld::Meld;
use crate::tile::{Counts, Face, RankSet, Suit, SuitCounts, Tile, TileSet, TooManyCopies};

/// A hand of which up to four concealed tiles are unknown, each standing for any tile of a set:
/// all 34 kinds unless [`among`](Self::among) says otherwise.
///
/// The sizes are those of a [`Hand`], the unknown tiles counted; no tile is held more than four
/// times, whatever the unknown ones are. Text is mpsz with a `?` for each unknown tile, which may
/// stand anywhere and takes no suit letter.
///
/// ```
/// use mentsu::JokerHand;
///
/// let hand: JokerHand = "345m?55667s77p111z".parse()?;
/// assert_eq!((hand.known().total(), hand.unknown()), (13, 1));
/// let wins: Vec<String> = hand.completions().map(|c| c.tiles().to_string()).collect();
/// assert_eq!(wins, ["4s", "7s"]);
///
/// let hand: JokerHand = "345m?55669s77p111z".parse()?;
/// assert!(!hand.can_win());
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "手牌")]
#[doc(alias = "wildcard")]
#[doc(alias = "unknown tiles")]
#[doc(alias = "almighty")]
#[doc(alias = "白ポッチ")]
#[doc(alias = "オールマイティ")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct JokerHand {
    known: Counts,
    /// Red fives among the known tiles, by number suit.
    reds: [u8; 3],
    unknown: u8,
    /// The first `meld_count` are the hand's, the rest are all the same.
    melds: [Meld; Hand::MAX_MELDS],
    meld_count: u8,
    among: TileSet,
}

impl JokerHand {
    /// The most unknown tiles a hand can have: 4.
    pub const MAX_UNKNOWN: usize = 4;

    /// A hand of known concealed tiles in any order, kinds or faces, of so many unknown ones, and
    /// of melds.
    ///
    /// # Errors
    /// [`JokerError::TooManyUnknown`], or a [`HandError`] as of [`Hand::new`].
    pub fn new<F: Into<Face>>(
        known: impl IntoIterator<Item = F>,
        unknown: usize,
        melds: &[Meld],
    ) -> Result<JokerHand, JokerError> {
        let mut counts = [0u8; Tile::COUNT];
        let mut reds = [0u8; 3];
        for face in known {
            let face = face.into();
            let count = &mut counts[face.tile().index()];
            *count = count.saturating_add(1);
            if face.is_red() {
                let reds = &mut reds[face.tile().suit().index()];
                *reds = reds.saturating_add(1);
            }
        }
        let known = Counts::from_array(counts).map_err(HandError::from)?;
        if unknown > JokerHand::MAX_UNKNOWN {
            return Err(JokerError::TooManyUnknown { unknown });
        }
        let unknown = unknown as u8;
        check(&known, known.total() + unknown, reds, melds)?;
        let mut slots = [Meld::FILLER; Hand::MAX_MELDS];
        slots[..melds.len()].copy_from_slice(melds);
        let meld_count = melds.len() as u8;
        Ok(JokerHand { known, reds, unknown, melds: slots, meld_count, among: TileSet::ALL })
    }

    /// The hand, its unknown tiles standing for these kinds only, as in sanma
    /// ([`TileSet::SANMA`]). The known tiles may be of any kind.
    #[must_use]
    pub const fn among(self, tiles: TileSet) -> JokerHand {
        JokerHand { among: tiles, ..self }
    }

    /// The concealed tiles that are known.
    #[must_use]
    pub const fn known(&self) -> &Counts {
        &self.known
    }

    /// How many concealed tiles are unknown, 0–4.
    #[must_use]
    pub const fn unknown(&self) -> usize {
        self.unknown as usize
    }

    /// The kinds that an unknown tile may be.
    #[must_use]
    pub const fn kinds(&self) -> TileSet {
        self.among
    }

    /// The melds, in the order of their declaration.
    #[must_use]
    pub fn melds(&self) -> &[Meld] {
        &self.melds[..self.meld_count as usize]
    }

    /// The known concealed tiles one by one, red fives before plain ones: as [`Hand::faces`].
    pub fn faces(&self) -> impl Iterator<Item = Face> + Clone + use<> {
        let JokerHand { known, reds, .. } = *self;
        Tile::ALL.into_iter().flat_map(move |tile| {
            let reds = if tile.is_five() { reds[tile.suit().index()] } else { 0 };
            (0..known.get(tile))
                .map(move |i| if i < reds { Face::red_five(tile) } else { Face::plain(tile) })
        })
    }

    /// The hand with these tiles for the unknown ones, none of them red.
    ///
    /// # Errors
    /// [`JokerError::WrongNumber`], [`JokerError::NotAmong`], or [`HandError::TooManyCopies`] for
    /// a fifth copy.
    pub fn fill(&self, tiles: &Counts) -> Result<Hand, JokerError> {
        if tiles.total() != self.unknown {
            return Err(JokerError::WrongNumber { tiles: tiles.total(), unknown: self.unknown });
        }
        if let Some(tile) = (tiles.kinds() - self.among).first() {
            return Err(JokerError::NotAmong { tile });
        }
        let concealed = self.known.union(tiles).map_err(HandError::from)?;
        Ok(Hand::from_counts(concealed, self.reds, self.melds())?)
    }

    /// Whether any tiles for the unknown ones win, in any form. A hand of 3n+1 tiles doesn't.
    #[must_use]
    pub fn can_win(&self) -> bool {
        let total = self.known.total() + self.unknown;
        if total % 3 != 2 {
            return false;
        }
        if self.unknown == 0 {
            return is_win(&self.known);
        }
        let lacking = self.standard_lacks();
        // Nothing but the concealed tiles limits what can be added, so that rows say it all.
        let by_rows = self.meld_count == 0 && self.among == TileSet::ALL;
        match lacking {
            Some(lacking) if lacking <= self.unknown && by_rows => true,
            Some(lacking) if lacking > self.unknown => Special::new(self).is_some(),
            _ => Special::new(self).is_some() || Fills::new(self).count() > 0,
        }
    }

    /// Every multiset of tiles with which the hand wins, each once, in order: by the lowest tile,
    /// then the next, and so on. None for a hand of 3n+1 tiles.
    ///
    /// The iterator knows its length from the start ([`len`](ExactSizeIterator::len)) without
    /// visiting the completions, and touches no heap.
    #[must_use]
    pub fn completions(&self) -> Completions {
        Completions::new(self)
    }

    /// Every completion with each form in which it wins: completions in order, forms as
    /// [`win_forms`](crate::form::win_forms) orders them.
    pub fn wins(&self) -> impl Iterator<Item = (Completion, WinForm)> + Clone + use<> {
        self.completions().flat_map(|completion| {
            completion.win_forms().into_iter().map(move |form| (completion, form))
        })
    }

    /// The tiles, of all 34 kinds, with which a hand of 3n+1 tiles wins if its unknown tiles are
    /// chosen to fit. None for a hand of 3n+2 tiles. A tile of which concealed tiles and melds
    /// hold all four is none.
    #[must_use]
    pub fn waits(&self) -> TileSet {
        if (self.known.total() + self.unknown) % 3 != 1 {
            return TileSet::EMPTY;
        }
        let wins = |tile: &Tile| {
            let drawn = self.known.with(*tile).ok();
            drawn.is_some_and(|known| {
                with_melds(&known, self.melds()).is_ok() && JokerHand { known, ..*self }.can_win()
            })
        };
        TileSet::ALL.iter().filter(wins).collect()
    }

    /// How many tiles the known ones lack for a standard win, if any could come, as often as the
    /// concealed tiles allow: for no less will do. Without the index that isn't worth finding out.
    fn standard_lacks(&self) -> Option<u8> {
        #[cfg(feature = "index")]
        {
            let rows = crate::engine::table::Index { sanma: false };
            let [man, pin, sou, honors] = rows.of_hand(self.known.words());
            let mentsu = usize::from((self.known.total() + self.unknown) / 3);
            let others = rows.beside(rows.combine(man, pin), mentsu);
            Some(rows.lacks(others, rows.combine(sou, honors)))
        }
        #[cfg(not(feature = "index"))]
        None
    }

    /// How many more of a tile the unknown ones can be: as many as aren't concealed or declared,
    /// and none of a kind that isn't allowed.
    fn room(&self) -> [SuitCounts; 4] {
        let held = match self.meld_count {
            0 => self.known,
            _ => with_melds(&self.known, self.melds()).unwrap_or(Counts::FULL),
        };
        Suit::ALL.map(|suit| {
            let left =
                SuitCounts::from_word(4 * RankSet::ALL.word()).saturating_sub(held.suit(suit));
            SuitCounts::from_word(left.word() & (7 * self.among.ranks(suit).word()))
        })
    }
}

impl From<Hand> for JokerHand {
    /// A hand without unknown tiles.
    fn from(hand: Hand) -> JokerHand {
        let mut melds = [Meld::FILLER; Hand::MAX_MELDS];
        melds[..hand.melds().len()].copy_from_slice(hand.melds());
        JokerHand {
            known: *hand.concealed(),
            reds: hand.reds_by_suit(),
            unknown: 0,
            melds,
            meld_count: hand.melds().len() as u8,
            among: TileSet::ALL,
        }
    }
}

impl fmt::Debug for JokerHand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "JokerHand({self}")?;
        if self.among != TileSet::ALL {
            write!(f, " among {}", self.among)?;
        }
        f.write_str(")")
    }
}

/// Why tiles, some of them unknown, are no hand.
///
/// ```
/// use mentsu::{JokerError, JokerHand, ParseErrorKind};
///
/// let error = "12m?????".parse::<JokerHand>().unwrap_err();
/// let five = JokerError::TooManyUnknown { unknown: 5 };
/// assert_eq!((error.at(), error.kind()), (7, ParseErrorKind::Joker(five)));
/// assert_eq!(five.to_string(), "5 unknown tiles, but at most 4 can be");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum JokerError {
    /// At most four tiles may be unknown.
    TooManyUnknown {
        /// How many there were.
        unknown: usize,
    },
    /// The tiles and melds are no hand, whatever the unknown ones are.
    Hand(HandError),
    /// There are more or fewer tiles than unknown ones.
    WrongNumber {
        /// How many tiles there were.
        tiles: u8,
        /// How many tiles of the hand are unknown.
        unknown: u8,
    },
    /// The tile isn't one that an unknown tile may be.
    NotAmong {
        /// The tile.
        tile: Tile,
    },
}

impl From<HandError> for JokerError {
    fn from(error: HandError) -> JokerError {
        JokerError::Hand(error)
    }
}

impl From<TooManyCopies> for JokerError {
    fn from(error: TooManyCopies) -> JokerError {
        JokerError::Hand(error.into())
    }
}

impl fmt::Display for JokerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            JokerError::TooManyUnknown { unknown } => {
                write!(f, "{unknown} unknown tiles, but at most 4 can be")
            }
            JokerError::Hand(error) => error.fmt(f),
            JokerError::WrongNumber { tiles, unknown } => {
                write!(f, "{tiles} tiles for {unknown} unknown ones")
            }
            JokerError::NotAmong { tile } => {
                write!(f, "{tile} is not one of the tiles that an unknown one may be")
            }
        }
    }
}

impl core::error::Error for JokerError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            JokerError::Hand(error) => Some(error),
            _ => None,
        }
    }
}
