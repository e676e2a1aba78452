//! How many of each kind of tile: four suit words.

use core::fmt;
use core::ops::Index;

use crate::tile::{Suit, SuitCounts, Tile, TileSet};

/// How many of each tile, 0–4 of every kind: any multiset of tiles, a hand's concealed tiles,
/// a river, what is still unseen.
///
/// ```
/// use mentsu::{Counts, Tile, TileSet};
///
/// let counts: Counts = "11122z5m".parse()?;
/// assert_eq!(counts[Tile::East], 3);
/// assert_eq!(counts.total(), 6);
/// assert_eq!(counts.kinds(), TileSet::from_iter([Tile::M5, Tile::East, Tile::South]));
/// assert_eq!(counts.with(Tile::East)?[Tile::East], 4);
/// assert_eq!(counts.without(Tile::M1), None);
/// assert_eq!(counts.to_string(), "5m11122z");
/// assert!("11111m".parse::<Counts>().is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "34 array")]
#[doc(alias = "multiset")]
#[doc(alias = "bag")]
#[doc(alias = "牌数")]
#[doc(alias = "tile counts")]
#[doc(alias = "histogram")]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Counts {
    suits: [SuitCounts; 4],
}

/// Where a tile's nibble is: the word in the upper two bits, the shift in the lower six.
pub(crate) const PLACE: [u8; Tile::COUNT] = {
    let mut place = [0; Tile::COUNT];
    let mut i = 0;
    while i < Tile::COUNT {
        place[i] = ((i / 9) << 6 | (i % 9 * 4)) as u8;
        i += 1;
    }
    place
};

impl Counts {
    /// No tile.
    ///
    /// ```
    /// use mentsu::{Counts, Tile};
    ///
    /// assert_eq!(Counts::EMPTY.with(Tile::East)?, "1z".parse()?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const EMPTY: Counts = Counts { suits: [SuitCounts::EMPTY; 4] };

    /// All 136 tiles, four of every kind.
    ///
    /// ```
    /// use mentsu::{Counts, Tile};
    ///
    /// assert_eq!(Counts::FULL.total(), 136);
    /// assert!(Counts::FULL.with(Tile::M1).is_err());
    /// ```
    #[doc(alias = "全牌")]
    #[doc(alias = "wall")]
    #[doc(alias = "136 tiles")]
    pub const FULL: Counts = match Counts::from_array([4; Tile::COUNT]) {
        Ok(full) => full,
        Err(_) => Counts::EMPTY,
    };

    /// Counts by index of tile, the 34-array of most libraries.
    ///
    /// ```
    /// use mentsu::{Counts, Tile};
    ///
    /// let mut array = [0; Tile::COUNT];
    /// array[Tile::P5.index()] = 3;
    /// assert_eq!(Counts::from_array(array)?, "555p".parse()?);
    /// array[Tile::P5.index()] = 5;
    /// assert!(Counts::from_array(array).is_err_and(|error| error.tile == Tile::P5));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`TooManyCopies`] for a count above 4.
    #[doc(alias = "34-array")]
    #[doc(alias = "array34")]
    pub const fn from_array(counts: [u8; Tile::COUNT]) -> Result<Counts, TooManyCopies> {
        let mut words = [0; 4];
        let mut i = 0;
        while i < Tile::COUNT {
            if counts[i] > 4 {
                return Err(TooManyCopies { tile: Tile::ALL[i], count: counts[i] });
            }
            words[i / 9] |= (counts[i] as u64) << (i % 9 * 4);
            i += 1;
        }
        Ok(Counts::from_words(words))
    }

    pub(crate) const fn from_words(words: [u64; 4]) -> Counts {
        Counts {
            suits: [
                SuitCounts::from_word(words[0]),
                SuitCounts::from_word(words[1]),
                SuitCounts::from_word(words[2]),
                SuitCounts::from_word(words[3]),
            ],
        }
    }

    #[inline(always)]
    pub(crate) const fn words(&self) -> [u64; 4] {
        [self.suits[0].word(), self.suits[1].word(), self.suits[2].word(), self.suits[3].word()]
    }

    /// Counts of tiles in any order.
    ///
    /// ```
    /// use mentsu::{Counts, Tile};
    ///
    /// let counts = Counts::from_tiles([Tile::Red, Tile::M1, Tile::Red])?;
    /// assert_eq!(counts.to_string(), "1m77z");
    /// assert!(Counts::from_tiles([Tile::Red; 5]).is_err());
    /// # Ok::<(), mentsu::TooManyCopies>(())
    /// ```
    ///
    /// # Errors
    /// [`TooManyCopies`] at the fifth copy of a tile.
    #[doc(alias = "collect")]
    pub fn from_tiles<I: IntoIterator<Item = Tile>>(tiles: I) -> Result<Counts, TooManyCopies> {
        tiles.into_iter().try_fold(Counts::EMPTY, |counts, tile| counts.with(tile))
    }

    /// The counts by index of tile.
    ///
    /// ```
    /// use mentsu::{Counts, Tile};
    ///
    /// let counts: Counts = "1177z".parse()?;
    /// let array = counts.to_array();
    /// assert_eq!((array[Tile::East.index()], array[Tile::Red.index()]), (2, 2));
    /// assert_eq!(Counts::from_array(array)?, counts);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "34-array")]
    #[doc(alias = "array34")]
    #[must_use]
    pub const fn to_array(&self) -> [u8; Tile::COUNT] {
        let mut counts = [0; Tile::COUNT];
        let mut i = 0;
        while i < Tile::COUNT {
            counts[i] = self.get(Tile::ALL[i]);
            i += 1;
        }
        counts
    }

    /// How many of a tile there are.
    ///
    /// ```
    /// use mentsu::{Counts, Tile};
    ///
    /// let counts: Counts = "1123p".parse()?;
    /// assert_eq!((counts.get(Tile::P1), counts.get(Tile::P4)), (2, 0));
    /// assert_eq!(counts[Tile::P1], 2);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "枚数")]
    #[doc(alias = "count")]
    #[must_use]
    pub const fn get(&self, tile: Tile) -> u8 {
        let place = PLACE[tile.index()];
        (self.suits[place as usize >> 6].word() >> (place & 63) & 0xF) as u8
    }

    /// One suit's counts. The honors use the ranks 1–7.
    ///
    /// ```
    /// use mentsu::{Counts, Suit};
    ///
    /// let counts: Counts = "1123p77z".parse()?;
    /// assert_eq!(counts.suit(Suit::Pin).to_array(), [2, 1, 1, 0, 0, 0, 0, 0, 0]);
    /// assert_eq!(counts.suit(Suit::Honor).get(7), 2);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[must_use]
    pub const fn suit(&self, suit: Suit) -> SuitCounts {
        self.suits[suit.index()]
    }

    /// How many tiles there are in all, 0–136.
    ///
    /// ```
    /// use mentsu::Counts;
    ///
    /// let counts: Counts = "123m456p789s1122z".parse()?;
    /// assert_eq!(counts.total(), 13);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "総枚数")]
    #[doc(alias = "size")]
    #[doc(alias = "len")]
    #[must_use]
    #[inline]
    pub const fn total(&self) -> u8 {
        const LOW: u64 = 0x0F_0F0F_0F0F;
        let [m, p, s, z] = self.words();
        // Two nibbles of at most 5 fit one; four of their sums fit a byte.
        let (mp, sz) = (m + p, s + z);
        let bytes = (mp & LOW) + (mp >> 4 & LOW) + (sz & LOW) + (sz >> 4 & LOW);
        (bytes.wrapping_mul(0x01_0101_0101) >> 32 & 0xFF) as u8
    }

    /// Whether there is no tile.
    ///
    /// ```
    /// use mentsu::Counts;
    ///
    /// let mentsu: Counts = "123m".parse()?;
    /// assert!(!mentsu.is_empty());
    /// assert!(mentsu.difference(&mentsu).is_some_and(|rest| rest.is_empty()));
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.total() == 0
    }

    /// The kinds of which there is at least one.
    ///
    /// ```
    /// use mentsu::Counts;
    ///
    /// let counts: Counts = "1112m4477z".parse()?;
    /// assert_eq!(counts.kinds(), "12m47z".parse()?);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "牌種")]
    #[doc(alias = "distinct")]
    #[doc(alias = "unique tiles")]
    #[must_use]
    pub const fn kinds(&self) -> TileSet {
        self.at_least(1)
    }

    /// The kinds of which there are at least so many.
    ///
    /// ```
    /// use mentsu::Counts;
    ///
    /// let counts: Counts = "1112m4477z".parse()?;
    /// assert_eq!(counts.at_least(2), "1m47z".parse()?);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[must_use]
    pub const fn at_least(&self, copies: u8) -> TileSet {
        TileSet::from_ranks([
            self.suits[0].at_least(copies),
            self.suits[1].at_least(copies),
            self.suits[2].at_least(copies),
            self.suits[3].at_least(copies),
        ])
    }

    /// One tile more.
    ///
    /// ```
    /// use mentsu::{Counts, Tile};
    ///
    /// let counts: Counts = "777z".parse()?;
    /// let four = counts.with(Tile::Red)?;
    /// assert_eq!(four, "7777z".parse()?);
    /// assert!(four.with(Tile::Red).is_err_and(|error| error.count == 5));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`TooManyCopies`] if there are four already.
    #[doc(alias = "add")]
    #[doc(alias = "insert")]
    #[doc(alias = "push")]
    pub const fn with(&self, tile: Tile) -> Result<Counts, TooManyCopies> {
        if self.get(tile) < 4 {
            Ok(self.with_even_a_fifth(tile))
        } else {
            Err(TooManyCopies { tile, count: 5 })
        }
    }

    /// One tile more, even where four are held: for questions about shape alone.
    #[inline(always)]
    pub(crate) const fn with_even_a_fifth(&self, tile: Tile) -> Counts {
        let mut more = *self;
        more.add_one(tile);
        more
    }

    /// Adds a tile, of which there may then be five; gives its suit's new word.
    #[inline(always)]
    pub(crate) const fn add_one(&mut self, tile: Tile) -> u64 {
        let (suit, one) = (PLACE[tile.index()] as usize >> 6, 1 << (PLACE[tile.index()] & 63));
        let word = self.suits[suit].word() + one;
        self.suits[suit] = SuitCounts::from_word(word);
        word
    }

    /// Takes a tile away that is held; gives its suit's new word.
    #[inline(always)]
    pub(crate) const fn take_one(&mut self, tile: Tile) -> u64 {
        let (suit, one) = (PLACE[tile.index()] as usize >> 6, 1 << (PLACE[tile.index()] & 63));
        let word = self.suits[suit].word() - one;
        self.suits[suit] = SuitCounts::from_word(word);
        word
    }

    /// One tile fewer; `None` if there is none.
    ///
    /// ```
    /// use mentsu::{Counts, Tile};
    ///
    /// let counts: Counts = "77z".parse()?;
    /// assert_eq!(counts.without(Tile::Red), Some("7z".parse()?));
    /// assert_eq!(counts.without(Tile::East), None);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "remove")]
    #[doc(alias = "subtract")]
    #[must_use]
    pub const fn without(&self, tile: Tile) -> Option<Counts> {
        if self.get(tile) == 0 {
            return None;
        }
        let mut words = self.words();
        words[tile.index() / 9] -= 1 << (tile.index() % 9 * 4);
        Some(Counts::from_words(words))
    }

    /// Both together.
    ///
    /// ```
    /// use mentsu::{Counts, Tile};
    ///
    /// let (hand, river): (Counts, Counts) = ("123m77z".parse()?, "77z1s".parse()?);
    /// assert_eq!(hand.union(&river)?, "123m1s7777z".parse()?);
    /// let error = hand.union(&"777z".parse()?).unwrap_err();
    /// assert_eq!((error.tile, error.count), (Tile::Red, 5));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`TooManyCopies`] for the first kind of which both together have more than four.
    #[doc(alias = "add")]
    #[doc(alias = "sum")]
    #[doc(alias = "merge")]
    pub fn union(&self, other: &Counts) -> Result<Counts, TooManyCopies> {
        let mut sum = self.to_array();
        for (sum, more) in sum.iter_mut().zip(other.to_array()) {
            *sum += more;
        }
        Counts::from_array(sum)
    }

    /// What is left of `self` without `other`; `None` if some tile isn't there.
    ///
    /// ```
    /// use mentsu::Counts;
    ///
    /// let seen: Counts = "123m77z".parse()?;
    /// let unseen = Counts::FULL.difference(&seen).unwrap();
    /// assert_eq!(unseen.total(), 136 - 5);
    /// assert_eq!(seen.difference(&"4m".parse()?), None);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "subtract")]
    #[doc(alias = "remaining")]
    #[doc(alias = "残り牌")]
    #[must_use]
    pub fn difference(&self, other: &Counts) -> Option<Counts> {
        let mut left = self.to_array();
        for (left, taken) in left.iter_mut().zip(other.to_array()) {
            *left = left.checked_sub(taken)?;
        }
        Counts::from_array(left).ok()
    }

    /// Every tile, each as often as it is there, in order.
    ///
    /// ```
    /// use mentsu::{Counts, Tile};
    ///
    /// let counts: Counts = "7z11m".parse()?;
    /// assert!(counts.tiles().eq([Tile::M1, Tile::M1, Tile::Red]));
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "iter")]
    #[doc(alias = "expand")]
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + Clone {
        let counts = *self;
        Tile::ALL.into_iter().flat_map(move |tile| (0..counts.get(tile)).map(move |_| tile))
    }
}

impl Index<Tile> for Counts {
    type Output = u8;

    fn index(&self, tile: Tile) -> &u8 {
        static COUNTS: [u8; 6] = [0, 1, 2, 3, 4, 5];
        &COUNTS[self.get(tile) as usize]
    }
}

impl TryFrom<[u8; Tile::COUNT]> for Counts {
    type Error = TooManyCopies;

    fn try_from(counts: [u8; Tile::COUNT]) -> Result<Counts, TooManyCopies> {
        Counts::from_array(counts)
    }
}

impl From<Counts> for [u8; Tile::COUNT] {
    fn from(counts: Counts) -> [u8; Tile::COUNT] {
        counts.to_array()
    }
}

impl fmt::Debug for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Counts({self})")
    }
}

/// More copies of a tile than the four there are.
///
/// ```
/// use mentsu::{Counts, Tile};
///
/// let error = Counts::from_tiles([Tile::East; 5]).unwrap_err();
/// assert_eq!((error.tile, error.count), (Tile::East, 5));
/// assert_eq!(error.to_string(), "5 copies of 1z, but there are only 4");
/// ```
#[doc(alias = "五枚目")]
#[doc(alias = "fifth tile")]
#[doc(alias = "five of a kind")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TooManyCopies {
    /// The tile.
    pub tile: Tile,
    /// How many of it were asked for.
    pub count: u8,
}

impl fmt::Display for TooManyCopies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} copies of {}, but there are only 4", self.count, self.tile)
    }
}

impl core::error::Error for TooManyCopies {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrays_go_in_and_out_unchanged() {
        let mut array = [0; 34];
        for (i, n) in array.iter_mut().enumerate() {
            *n = (i % 5) as u8;
        }
        let counts = Counts::from_array(array).unwrap();
        assert_eq!(counts.to_array(), array);
        assert_eq!(counts.total(), array.iter().sum::<u8>());
        assert_eq!(Counts::FULL.total(), 136);
        array[33] = 5;
        let too_many = TooManyCopies { tile: Tile::Red, count: 5 };
        assert_eq!(Counts::from_array(array), Err(too_many));
    }

    #[test]
    fn with_and_without_undo_each_other_for_every_tile_and_count() {
        for tile in Tile::ALL {
            let mut counts = Counts::EMPTY;
            assert_eq!(counts.without(tile), None);
            for n in 1..=4 {
                let more = counts.with(tile).unwrap();
                assert_eq!((more[tile], more.total()), (n, n));
                assert_eq!(more.without(tile), Some(counts));
                counts = more;
            }
            assert_eq!(counts.with(tile), Err(TooManyCopies { tile, count: 5 }));
            assert_eq!(Counts::FULL.difference(&counts).unwrap().get(tile), 0);
            assert!(counts.union(&counts).is_err());
        }
    }
}
