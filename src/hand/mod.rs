//! A checked hand: concealed tiles, melds, red fives and the drawn tile. The methods that answer
//! questions are in `form`, `wait`, `shanten`, `ukeire` and `chances`; `draw` changes it.

mod error;
mod tally;

use core::fmt;

pub use self::error::HandError;
use self::tally::AddedUp;
pub(crate) use self::tally::tally;
use crate::list::List;
use crate::meld::Meld;
use crate::tile::{Counts, Face, FacesIter, NotHeld, Suit, Tile, TooManyCopies, faces_of};

/// A player's hand (手牌): concealed tiles, declared melds, red fives, and which tile was drawn
/// last where that is known.
///
/// It holds 3n+1 concealed tiles (waiting to draw) or 3n+2 (having drawn or called), with n plus
/// the melds at most 4: 13 or 14 tiles without melds, 10 or 11 with one meld, and short hands of 1,
/// 2, 4, 5, … tiles for puzzles. No tile is held more than four times over concealed tiles and
/// melds together. Every value of this type keeps these rules.
///
/// Text is canonical mpsz, read by [`FromStr`](core::str::FromStr) and written by
/// [`Display`](core::fmt::Display); other notations are in [`notation`](crate::notation). In a
/// program, [`hand!`](crate::hand!) is checked at compile time.
///
/// ```
/// use mentsu::{Hand, HandError, Tile, TooManyCopies, counts, face, hand, meld};
///
/// let hand = hand!("0m 1z 46m 789p (777=z) + 1z");
/// assert_eq!(hand.to_string(), "406m789p1z+1z(777=z)");
/// assert_eq!((hand.concealed()[Tile::M5], hand.reds(Tile::M5)), (1, 1));
/// assert_eq!((hand.drawn(), hand.is_closed()), (Some(face!("1z")), false));
///
/// let fifth = Hand::new(counts!("1123456z").tiles(), &[meld!("(111z)")]);
/// assert_eq!(fifth, Err(HandError::TooManyCopies(TooManyCopies { tile: Tile::East, count: 5 })));
/// ```
#[doc(alias = "手牌")]
#[doc(alias = "tehai")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hand {
    pub(crate) concealed: Counts,
    melds: List<Meld, { Hand::MAX_MELDS }>,
    /// Red fives among the concealed tiles, by number suit.
    pub(crate) reds: [u8; 3],
    pub(crate) drawn: Option<Face>,
}

impl Hand {
    /// The most concealed tiles a hand can have: 14.
    pub const MAX_CONCEALED: usize = error::MAX_CONCEALED;

    /// The most melds a hand can have: 4.
    pub const MAX_MELDS: usize = 4;

    /// A hand of concealed tiles in any order, kinds or faces, and of melds in the order in which
    /// they were declared.
    ///
    /// ```
    /// use mentsu::{Hand, HandError, Tile, face, hand, meld};
    ///
    /// let pon = meld!("(777=z)");
    /// assert_eq!(Hand::new([face!("0p"), face!("5p")], &[pon]), Ok(hand!("05p(777=z)")));
    /// let three = Hand::new([Tile::M1, Tile::M2, Tile::M3], &[pon]);
    /// assert_eq!(three, Err(HandError::WrongSize { concealed: 3, melds: 1 }));
    /// ```
    ///
    /// # Errors
    /// [`HandError::TooManyCopies`], [`HandError::WrongSize`] or [`HandError::TooManyMelds`].
    pub fn new<F: Into<Face>>(
        concealed: impl IntoIterator<Item = F>,
        melds: &[Meld],
    ) -> Result<Hand, HandError> {
        Hand::from_sum(&AddedUp::of(concealed)?, melds)
    }

    #[inline(never)]
    fn from_sum(concealed: &AddedUp, melds: &[Meld]) -> Result<Hand, HandError> {
        Hand::from_counts(concealed.counts()?, concealed.reds(), melds)
    }

    /// A hand from the counts of its concealed tiles, and how many of the fives are red, by suit
    /// (man, pin, sou).
    ///
    /// ```
    /// use mentsu::{Hand, HandError, Tile, counts, hand};
    ///
    /// let counts = counts!("2244556688p123s");
    /// assert_eq!(Hand::from_counts(counts, [0, 2, 0], &[]), Ok(hand!("2244006688p123s")));
    /// let error = Hand::from_counts(counts, [0, 3, 0], &[]);
    /// assert_eq!(error, Err(HandError::TooManyReds { tile: Tile::P5, reds: 3, held: 2 }));
    /// ```
    ///
    /// # Errors
    /// [`HandError::TooManyReds`], [`HandError::TooManyCopies`], [`HandError::WrongSize`] or
    /// [`HandError::TooManyMelds`].
    #[inline]
    pub fn from_counts(
        concealed: Counts,
        reds: [u8; 3],
        melds: &[Meld],
    ) -> Result<Hand, HandError> {
        check(&concealed, concealed.total(), reds, melds)?;
        Ok(Hand::from_checked(concealed, reds, List::of_slice(melds), None))
    }

    /// Builds a hand without checks.
    pub(crate) const fn from_checked(
        concealed: Counts,
        reds: [u8; 3],
        melds: List<Meld, { Hand::MAX_MELDS }>,
        drawn: Option<Face>,
    ) -> Hand {
        Hand { concealed, melds, reds, drawn }
    }

    /// How many of each tile are concealed.
    #[must_use]
    pub const fn concealed(&self) -> &Counts {
        &self.concealed
    }

    /// The melds, in the order in which they were declared.
    #[must_use]
    pub const fn melds(&self) -> &[Meld] {
        self.melds.as_slice()
    }

    /// All tiles of the hand, concealed and declared; a kan counts four.
    #[must_use]
    pub fn all_tiles(&self) -> Counts {
        self.with_declared(self.concealed)
    }

    /// The tiles of the melds, four to a kan.
    pub(crate) fn declared(&self) -> Counts {
        self.with_declared(Counts::EMPTY)
    }

    /// These concealed tiles and the melds together. The caller guarantees that no tile occurs five
    /// times.
    fn with_declared(&self, mut tiles: Counts) -> Counts {
        for meld in self.melds() {
            tiles.add_mentsu(meld.mentsu().first(), meld.mentsu().nibbles());
        }
        tiles
    }

    /// How many concealed tiles of this kind are red: 0 for anything but a five.
    #[must_use]
    pub const fn reds(&self, tile: Tile) -> u8 {
        if tile.is_five() { self.reds[tile.index() / 9] } else { 0 }
    }

    /// How many concealed fives of each suit are red (man, pin, sou).
    #[must_use]
    pub const fn reds_by_suit(&self) -> [u8; 3] {
        self.reds
    }

    /// The concealed tiles one by one, as players sort them (理牌): by suit and rank, red fives
    /// before plain ones, the drawn tile among the others.
    #[must_use]
    pub fn faces(&self) -> FacesIter {
        faces_of(self.concealed, self.reds)
    }

    /// Whether the hand is closed (門前): it has no meld but ankan.
    #[doc(alias = "menzen")]
    #[must_use]
    pub fn is_closed(&self) -> bool {
        self.melds().iter().all(|meld| !meld.is_open())
    }

    /// Whether it holds 3n+1 concealed tiles: a draw or call comes next.
    #[must_use]
    pub const fn awaits_draw(&self) -> bool {
        self.concealed.total() % 3 == 1
    }

    /// Whether it holds 3n+2 concealed tiles: a discard comes next, unless it wins.
    #[must_use]
    pub const fn awaits_discard(&self) -> bool {
        !self.awaits_draw()
    }

    /// The tile that was drawn last; `None` for 3n+1 tiles, or if it isn't known.
    #[must_use]
    pub const fn drawn(&self) -> Option<Face> {
        self.drawn
    }
}

/// Removes a face from concealed tiles. `reds` says how many fives of each suit are red.
pub(crate) fn take_face(
    concealed: &mut Counts,
    reds: &mut [u8; 3],
    face: Face,
) -> Result<(), NotHeld> {
    let tile = face.tile();
    let all = concealed.get(tile);
    let red = if tile.is_five() { reds[tile.suit().index()] } else { 0 };
    if (if face.is_red() { red } else { all - red }) == 0 {
        // All copies held have the other colour, so the kind is a five.
        let other = Face::red_if(!face.is_red(), tile);
        return Err(NotHeld { face, held: (all > 0).then_some(other) });
    }
    concealed.take_one(tile);
    if face.is_red() {
        reds[tile.suit().index()] -= 1;
    }
    Ok(())
}

/// Checks that the concealed tiles, `total` of them once all are known, and the melds make a hand.
pub(crate) fn check(
    concealed: &Counts,
    total: u8,
    reds: [u8; 3],
    melds: &[Meld],
) -> Result<(), HandError> {
    check_size(total, melds.len())?;
    if reds != [0; 3] {
        for (suit, reds) in Suit::NUMBERS.into_iter().zip(reds) {
            let tile = Tile::ALL[suit.index() * 9 + 4];
            let held = concealed.get(tile);
            if reds > held {
                return Err(HandError::TooManyReds { tile, reds, held });
            }
        }
    }
    with_melds(concealed, melds)?;
    Ok(())
}

/// Checks that a hand may have this many concealed tiles with this many melds.
pub(crate) const fn check_size(concealed: u8, melds: usize) -> Result<(), HandError> {
    if melds > Hand::MAX_MELDS {
        Err(HandError::TooManyMelds { melds })
    } else if concealed % 3 == 0 || concealed as usize / 3 + melds > 4 {
        Err(HandError::WrongSize { concealed, melds })
    } else {
        Ok(())
    }
}

/// The concealed tiles and those of the melds together.
pub(crate) fn with_melds(concealed: &Counts, melds: &[Meld]) -> Result<Counts, TooManyCopies> {
    let mut total = *concealed;
    for meld in melds {
        if !total.add_mentsu(meld.mentsu().first(), meld.mentsu().nibbles()) {
            return Err(first_fifth_with_melds(concealed, melds));
        }
    }
    Ok(total)
}

/// The first kind that occurs more than four times in concealed tiles and melds together.
#[cold]
#[inline(never)]
fn first_fifth_with_melds(concealed: &Counts, melds: &[Meld]) -> TooManyCopies {
    let mut counts = concealed.to_array();
    for tile in melds.iter().flat_map(|meld| meld.mentsu().tiles()) {
        counts[tile.index()] = counts[tile.index()].saturating_add(1);
    }
    let first = Tile::ALL.into_iter().zip(counts).find(|&(_, count)| count > 4);
    let (tile, count) = first.expect("a kind that occurs five times");
    TooManyCopies { tile, count }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Hand({self})")
    }
}
