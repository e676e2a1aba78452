//! A hand with unknown tiles.

use super::error::PartialHandError;
use crate::engine;
use crate::hand::{Hand, HandError, check, tally, with_melds};
use crate::list::List;
use crate::meld::Meld;
use crate::notation::MAX_UNKNOWN;
use crate::tile::{Counts, Face, FacesIter, Suit, SuitCounts, Tile, TileSet, faces_of};

/// A hand with up to four unknown concealed tiles. Each may be any tile of a set: all 34 kinds
/// unless [`with_in_play`](Self::with_in_play) sets fewer.
///
/// It has the sizes of a [`Hand`], unknown tiles counted, and never more than four copies of a
/// tile, whatever the unknown ones are. Text is mpsz with a `?` for each unknown tile, which may
/// stand anywhere among the concealed tiles and takes no suit letter. The drawn tile isn't marked.
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
    in_play: TileSet,
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
    pub(super) fn of_counts(
        known: Counts,
        reds: [u8; 3],
        unknown: u8,
        melds: &[Meld],
    ) -> Result<PartialHand, HandError> {
        check(&known, known.total() + unknown, reds, melds)?;
        let melds = List::of(melds.iter().copied());
        Ok(PartialHand { known, reds, unknown, melds, in_play: TileSet::ALL })
    }

    /// Sets the kinds that unknown tiles may be, as in sanma ([`TileSet::SANMA`]). Known tiles may
    /// still be of any kind.
    #[must_use]
    pub const fn with_in_play(self, in_play: TileSet) -> PartialHand {
        PartialHand { in_play, ..self }
    }

    /// The concealed tiles that are known.
    #[must_use]
    pub const fn known(&self) -> &Counts {
        &self.known
    }

    /// Red fives among the known tiles, by number suit.
    pub(crate) const fn reds_by_suit(&self) -> [u8; 3] {
        self.reds
    }

    /// Whether it has 3n+1 concealed tiles, known and unknown: it has yet to draw.
    #[must_use]
    pub fn awaits_draw(&self) -> bool {
        self.total() % 3 == 1
    }

    /// How many concealed tiles are unknown, 0 to 4.
    #[must_use]
    pub const fn unknown(&self) -> usize {
        self.unknown as usize
    }

    /// The kinds that an unknown tile may be.
    #[must_use]
    pub const fn in_play(&self) -> TileSet {
        self.in_play
    }

    /// The melds, in the order in which they were declared.
    #[must_use]
    pub fn melds(&self) -> &[Meld] {
        &self.melds
    }

    /// The known concealed tiles one by one, in the order of [`Hand::faces`].
    #[must_use]
    pub fn faces(&self) -> FacesIter {
        faces_of(self.known, self.reds)
    }

    /// The hand with these tiles, none of them red, in place of the unknown ones.
    ///
    /// # Errors
    /// [`PartialHandError::WrongNumber`], [`PartialHandError::NotInPlay`], or
    /// [`HandError::TooManyCopies`] for a fifth copy.
    pub fn fill(&self, tiles: &Counts) -> Result<Hand, PartialHandError> {
        if tiles.total() != self.unknown {
            return Err(PartialHandError::WrongNumber {
                tiles: tiles.total(),
                unknown: self.unknown,
            });
        }
        if let Some(tile) = (tiles.kinds() - self.in_play).first() {
            return Err(PartialHandError::NotInPlay { tile });
        }
        let concealed = self.known.union(tiles).map_err(HandError::from)?;
        Ok(Hand::from_counts(concealed, self.reds, self.melds())?)
    }

    /// How many concealed tiles it has, known and unknown.
    pub(super) fn total(&self) -> u8 {
        self.known.total() + self.unknown
    }

    /// The hand with one more known tile, unless that is a fifth copy.
    pub(crate) fn draw(&self, tile: Tile) -> Option<PartialHand> {
        let known = self.known.with(tile).ok()?;
        with_melds(&known, self.melds()).ok()?;
        Some(PartialHand { known, ..*self })
    }

    /// The fewest tiles that the known ones lack for a standard win: the number if any kind could
    /// come, as often as the concealed tiles allow.
    pub(crate) fn standard_lacks(&self) -> u8 {
        let mentsu = engine::mentsu_needed(self.total());
        engine::with_rows!(TileSet::ALL, self.known, rows => {
            engine::lacking(&rows, self.known.words(), mentsu)
        })
    }

    /// How many of each kind the unknown tiles can be: the copies neither concealed nor declared,
    /// and none of a kind that isn't allowed.
    pub(super) fn room(&self) -> [SuitCounts; 4] {
        let held = match self.melds.len() {
            0 => self.known,
            _ => with_melds(&self.known, self.melds()).expect("no tile is there five times"),
        };
        Suit::ALL.map(|suit| {
            let left = Counts::FULL.suit(suit).saturating_sub(held.suit(suit));
            // One nibble per rank: the mask 0b0111 keeps a count of 0 to 4, the mask 0 clears it,
            // and nothing carries.
            SuitCounts::from_word(left.word() & (7 * self.in_play.ranks(suit).word()))
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
            in_play: TileSet::ALL,
        }
    }
}
