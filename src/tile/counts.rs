//! Multisets of tiles, kept as one word for each suit.

use core::fmt;
use core::ops::Index;

use super::{
    Face, NotHeld, RankSet, Suit, SuitCounts, Tile, TileSet, TooManyCopies, array,
    modulo_15_upwards,
};

/// The number of copies of each tile, 0–4: in a hand's concealed tiles, in a river, or among the
/// unseen tiles.
///
/// ```
/// use mentsu::{Counts, Tile, counts, tiles};
///
/// let counts = counts!("11122z5m");
/// assert_eq!((counts[Tile::East], counts.total()), (3, 6));
/// assert_eq!(counts.kinds(), tiles!("5m12z"));
/// assert_eq!(counts.with(Tile::East), Ok(counts!("5m111122z")));
/// assert!(counts.without(Tile::M1).is_err());
/// assert!("11111m".parse::<Counts>().is_err());
/// ```
#[doc(alias = "34-array")]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Counts {
    suits: [SuitCounts; 4],
}

/// The place of each tile's nibble: the word in the upper two bits, the shift in the lower six.
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
    /// No tiles.
    pub const EMPTY: Counts = Counts { suits: [SuitCounts::EMPTY; 4] };

    /// All 136 tiles, four of every kind.
    pub const FULL: Counts = match Counts::from_array([4; Tile::COUNT]) {
        Ok(full) => full,
        Err(_) => Counts::EMPTY,
    };

    /// Counts from an array by tile index, the 34-array of most libraries.
    ///
    /// # Errors
    /// [`TooManyCopies`] for a count above 4.
    // Always inlined: four returned words go through memory and are copied two by two, and waiting
    // for that copy takes longer than the packing.
    #[inline(always)]
    pub const fn from_array(counts: [u8; Tile::COUNT]) -> Result<Counts, TooManyCopies> {
        match array::pack(&counts) {
            Some(words) => Ok(Counts::from_words(words)),
            None => Err(first_fifth(&counts)),
        }
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
    /// # Errors
    /// [`TooManyCopies`] at the fifth copy of a tile.
    pub fn from_tiles<I: IntoIterator<Item = Tile>>(tiles: I) -> Result<Counts, TooManyCopies> {
        let mut counts = Counts::EMPTY;
        for tile in tiles {
            if counts.get(tile) >= 4 {
                return Err(TooManyCopies { tile, count: 5 });
            }
            counts.add_one(tile);
        }
        Ok(counts)
    }

    /// The counts as an array by tile index.
    #[must_use]
    #[inline(always)]
    pub const fn to_array(&self) -> [u8; Tile::COUNT] {
        array::unpack(self.words())
    }

    /// How many of a tile there are.
    #[must_use]
    pub const fn get(&self, tile: Tile) -> u8 {
        let place = PLACE[tile.index()];
        (self.suits[place as usize >> 6].word() >> (place & 63) & 0xF) as u8
    }

    /// One suit's counts. The honors use the ranks 1–7.
    pub(crate) const fn suit(&self, suit: Suit) -> SuitCounts {
        self.suits[suit.index()]
    }

    /// Whether any kind is held four times.
    #[inline(always)]
    pub(crate) const fn hold_four_of_a_kind(&self) -> bool {
        // Of the numbers 0 to 4, only 4 has this bit.
        let [man, pin, sou, honors] = self.words();
        (man | pin | sou | honors) & (4 * RankSet::ALL.word()) != 0
    }

    /// Whether there are 13 or 14 tiles, of at most 14.
    #[inline(always)]
    pub(crate) const fn are_13_or_14_of_14(&self) -> bool {
        let [man, pin, sou, honors] = self.words();
        matches!(modulo_15_upwards(man + pin + sou + honors), 1 | 2)
    }

    /// How many tiles there are in all, 0–136.
    #[must_use]
    #[inline]
    pub const fn total(&self) -> u8 {
        const LOW: u64 = 0x0F_0F0F_0F0F;
        let [m, p, s, z] = self.words();
        // Nibbles of two suits together are at most 5 + 4, so they fit; four of those in a byte
        // are at most 36, and all bytes together, 136, fit the highest of the product. The upper
        // nibbles are what remains of both pairs of suits without the lower.
        let (mp, sz) = (m + p, s + z);
        let lower = (mp & LOW) + (sz & LOW);
        let bytes = lower + ((mp + sz - lower) >> 4);
        (bytes.wrapping_mul(0x01_0101_0101) >> 32 & 0xFF) as u8
    }

    /// Whether there are no tiles.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.total() == 0
    }

    /// The kinds that occur at least once.
    #[must_use]
    pub const fn kinds(&self) -> TileSet {
        self.at_least(1)
    }

    /// The kinds that occur at least this many times.
    #[must_use]
    pub const fn at_least(&self, copies: u8) -> TileSet {
        TileSet::from_ranks([
            self.suits[0].at_least(copies),
            self.suits[1].at_least(copies),
            self.suits[2].at_least(copies),
            self.suits[3].at_least(copies),
        ])
    }

    /// The counts with one more of a tile.
    ///
    /// # Errors
    /// [`TooManyCopies`] if there are four already.
    pub const fn with(&self, tile: Tile) -> Result<Counts, TooManyCopies> {
        if self.get(tile) < 4 {
            Ok(self.with_even_a_fifth(tile))
        } else {
            Err(TooManyCopies { tile, count: 5 })
        }
    }

    /// The counts with one more of a tile, even a fifth: for questions about shape alone.
    #[inline(always)]
    pub(crate) const fn with_even_a_fifth(&self, tile: Tile) -> Counts {
        let mut more = *self;
        more.add_one(tile);
        more
    }

    /// Adds a tile, even a fifth copy, and returns its suit's new word.
    #[inline(always)]
    pub(crate) const fn add_one(&mut self, tile: Tile) -> u64 {
        let (suit, one) = (PLACE[tile.index()] as usize >> 6, 1 << (PLACE[tile.index()] & 63));
        let word = self.suits[suit].word() + one;
        self.suits[suit] = SuitCounts::from_word(word);
        word
    }

    /// Adds the tiles of a mentsu, given as the nibbles from its first tile on, unless that makes a
    /// fifth copy.
    #[inline(always)]
    pub(crate) const fn add_mentsu(&mut self, first: Tile, nibbles: u64) -> bool {
        let (suit, shift) = (PLACE[first.index()] as usize >> 6, PLACE[first.index()] & 63);
        let word = self.suits[suit].word() + (nibbles << shift);
        if beyond_four(word) == 0 {
            self.suits[suit] = SuitCounts::from_word(word);
            true
        } else {
            false
        }
    }

    /// Removes a tile that is held, and returns its suit's new word.
    #[inline(always)]
    pub(crate) const fn take_one(&mut self, tile: Tile) -> u64 {
        let (suit, one) = (PLACE[tile.index()] as usize >> 6, 1 << (PLACE[tile.index()] & 63));
        let word = self.suits[suit].word() - one;
        self.suits[suit] = SuitCounts::from_word(word);
        word
    }

    /// The counts without any copy of a tile.
    #[inline(always)]
    pub(crate) fn without_all(&self, tile: Tile) -> Counts {
        // All suits in registers: an index would spill the words to memory.
        let place = PLACE[tile.index()];
        let [man, pin, sou, honors] = self.words();
        let of = |suit: u8, word: u64| {
            let is_suit = u64::from(place >> 6 == suit);
            word & !((15 * is_suit) << (place & 63))
        };
        Counts::from_words([of(0, man), of(1, pin), of(2, sou), of(3, honors)])
    }

    /// The counts with one fewer of a tile.
    ///
    /// # Errors
    /// [`NotHeld`] if there is none.
    pub const fn without(&self, tile: Tile) -> Result<Counts, NotHeld> {
        if self.get(tile) == 0 {
            return Err(NotHeld { face: Face::plain(tile), held: None });
        }
        let mut fewer = *self;
        fewer.take_one(tile);
        Ok(fewer)
    }

    /// The tiles of both taken together.
    ///
    /// ```
    /// use mentsu::{Tile, TooManyCopies, counts};
    ///
    /// let hand = counts!("123m77z");
    /// assert_eq!(hand.union(&counts!("77z1s")), Ok(counts!("123m1s7777z")));
    /// let error = TooManyCopies { tile: Tile::Red, count: 5 };
    /// assert_eq!(hand.union(&counts!("777z")), Err(error));
    /// ```
    ///
    /// # Errors
    /// [`TooManyCopies`] for the first kind of which both together have more than four.
    pub const fn union(&self, other: &Counts) -> Result<Counts, TooManyCopies> {
        let ([m, p, s, z], [m2, p2, s2, z2]) = (self.words(), other.words());
        Counts::from_sums([m + m2, p + p2, s + s2, z + z2])
    }

    /// Counts from words with arbitrary nibbles, such as sums.
    ///
    /// # Errors
    /// [`TooManyCopies`] for the first kind of which there are more than four.
    pub(crate) const fn from_sums(words: [u64; 4]) -> Result<Counts, TooManyCopies> {
        let [m, p, s, z] = words;
        if beyond_four(m) | beyond_four(p) | beyond_four(s) | beyond_four(z) == 0 {
            Ok(Counts::from_words(words))
        } else {
            Err(first_beyond_four(words))
        }
    }

    /// The counts without the tiles of `other`.
    ///
    /// # Errors
    /// [`NotHeld`] for the first tile of which `other` has more.
    pub const fn difference(&self, other: &Counts) -> Result<Counts, NotHeld> {
        // With 8 lent to each nibble nothing borrows from a neighbour, and the 8 survives exactly
        // where nothing was lacking:  1011 - 0010 = 1001   1010 - 0011 = 0111
        const LENT: u64 = 8 * RankSet::ALL.word();
        let ([m, p, s, z], [m2, p2, s2, z2]) = (self.words(), other.words());
        let left = [(m | LENT) - m2, (p | LENT) - p2, (s | LENT) - s2, (z | LENT) - z2];
        if left[0] & left[1] & left[2] & left[3] & LENT == LENT {
            let [m, p, s, z] = left;
            Ok(Counts::from_words([m ^ LENT, p ^ LENT, s ^ LENT, z ^ LENT]))
        } else {
            Err(first_missing(self, other))
        }
    }

    /// Every tile in order, repeated as often as it occurs.
    #[must_use]
    pub fn tiles(&self) -> TilesIter {
        TilesIter(*self)
    }
}

/// The tiles of [`Counts`], in order.
#[derive(Clone, Debug)]
pub struct TilesIter(Counts);

impl Iterator for TilesIter {
    type Item = Tile;

    fn next(&mut self) -> Option<Tile> {
        let words = self.0.words();
        let suit = words.iter().position(|&word| word != 0)?;
        let rank = words[suit].trailing_zeros() as usize / 4;
        let first = Tile::ALL[9 * suit + rank];
        self.0.take_one(first);
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = usize::from(self.0.total());
        (left, Some(left))
    }
}

impl ExactSizeIterator for TilesIter {}

impl core::iter::FusedIterator for TilesIter {}

/// The first tile of which `other` has more, where there is one.
#[cold]
const fn first_missing(counts: &Counts, other: &Counts) -> NotHeld {
    let mut i = 0;
    while i < Tile::COUNT - 1 && counts.get(Tile::ALL[i]) >= other.get(Tile::ALL[i]) {
        i += 1;
    }
    NotHeld { face: Face::plain(Tile::ALL[i]), held: None }
}

/// The first count above 4 of an array that has one.
#[cold]
#[inline(never)]
const fn first_fifth(counts: &[u8; Tile::COUNT]) -> TooManyCopies {
    let mut i = 0;
    while i < Tile::COUNT - 1 && counts[i] <= 4 {
        i += 1;
    }
    TooManyCopies { tile: Tile::ALL[i], count: counts[i] }
}

/// An 8 in each nibble above 4. A nibble above 12 carries and may set the 8 of the next one, so
/// only the lowest 8 is reliable.
#[inline(always)]
const fn beyond_four(word: u64) -> u64 {
    const ONES: u64 = RankSet::ALL.word();
    (word | (word + 3 * ONES)) & (8 * ONES)
}

/// The first kind of which words have more than four, if any has.
#[cold]
const fn first_beyond_four(words: [u64; 4]) -> TooManyCopies {
    let mut suit = 0;
    while suit < 3 && beyond_four(words[suit]) == 0 {
        suit += 1;
    }
    let shift = beyond_four(words[suit]).trailing_zeros() & 0b11_1100;
    let count = (words[suit] >> shift & 0xF) as u8;
    TooManyCopies { tile: Tile::ALL[(9 * suit + shift as usize / 4) % Tile::COUNT], count }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thirteen_and_fourteen_are_told_from_fewer_wherever_the_tiles_are() {
        for first in 0..Tile::COUNT {
            for step in [1, 5, 9] {
                let mut counts = Counts::EMPTY;
                for total in 0..=14 {
                    assert_eq!(counts.total(), total);
                    assert_eq!(counts.are_13_or_14_of_14(), total >= 13, "{counts}");
                    let next = Tile::ALL[(first + step * usize::from(total / 4)) % Tile::COUNT];
                    counts = counts.with(next).unwrap();
                }
            }
        }
    }

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
            let missing = NotHeld { face: Face::plain(tile), held: None };
            assert_eq!(counts.without(tile), Err(missing));
            for n in 1..=4 {
                let more = counts.with(tile).unwrap();
                assert_eq!((more[tile], more.total()), (n, n));
                assert_eq!(more.without(tile), Ok(counts));
                counts = more;
            }
            assert_eq!(counts.with(tile), Err(TooManyCopies { tile, count: 5 }));
            assert_eq!(Counts::FULL.difference(&counts).unwrap().get(tile), 0);
            assert!(counts.union(&counts).is_err());
            assert_eq!(Counts::EMPTY.difference(&counts), Err(missing));
        }
    }
}
