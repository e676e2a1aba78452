//! A set of kinds of tile, as bits.

use core::fmt;
use core::ops::{
    BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign,
};

use crate::tile::{RankSet, Suit, Tile, TileError};

/// A set of kinds of tile: what a hand waits for, what may be discarded, what is in play.
///
/// Bit *i* stands for the tile of index *i*; bits 34 and above are zero.
///
/// ```
/// use mentsu::{Tile, TileSet};
///
/// let waits: TileSet = "147p".parse()?;
/// assert_eq!(waits.len(), 3);
/// assert!(waits.contains(Tile::P4));
/// assert_eq!(waits & TileSet::YAOCHUU, TileSet::from(Tile::P1));
/// assert_eq!(waits - TileSet::YAOCHUU, "47p".parse()?);
/// assert_eq!(waits | !waits, TileSet::ALL);
/// assert!(waits.is_subset(TileSet::PIN));
/// assert_eq!(waits.to_string(), "147p");
/// assert_eq!(waits.iter().last(), Some(Tile::P7));
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "bitboard")]
#[doc(alias = "bit mask")]
#[doc(alias = "牌集合")]
#[doc(alias = "tiles")]
#[doc(alias = "bitset")]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TileSet(u64);

const fn ranks_of(suit: Suit, ranks: u64) -> u64 {
    ranks << (suit as usize * 9)
}

const fn ranks_of_numbers(ranks: u64) -> u64 {
    ranks_of(Suit::Man, ranks) | ranks_of(Suit::Pin, ranks) | ranks_of(Suit::Sou, ranks)
}

impl TileSet {
    /// No tile.
    ///
    /// ```
    /// use mentsu::{Hand, TileSet};
    ///
    /// let noten: Hand = "147m258p369s1234z".parse()?;
    /// assert_eq!(noten.waits().tiles(), TileSet::EMPTY);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    pub const EMPTY: TileSet = TileSet(0);
    /// All 34 kinds.
    ///
    /// ```
    /// use mentsu::{Tile, TileSet};
    ///
    /// assert!(TileSet::ALL.iter().eq(Tile::ALL));
    /// ```
    pub const ALL: TileSet = TileSet((1 << Tile::COUNT) - 1);
    /// 1m–9m (萬子).
    ///
    /// ```
    /// use mentsu::TileSet;
    ///
    /// assert_eq!(TileSet::MAN, "123456789m".parse()?);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "萬子")]
    #[doc(alias = "characters")]
    pub const MAN: TileSet = TileSet(ranks_of(Suit::Man, 0o777));
    /// 1p–9p (筒子).
    ///
    /// ```
    /// use mentsu::TileSet;
    ///
    /// assert_eq!(TileSet::PIN, "123456789p".parse()?);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "筒子")]
    #[doc(alias = "circles")]
    pub const PIN: TileSet = TileSet(ranks_of(Suit::Pin, 0o777));
    /// 1s–9s (索子).
    ///
    /// ```
    /// use mentsu::TileSet;
    ///
    /// assert_eq!(TileSet::SOU, "123456789s".parse()?);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "索子")]
    #[doc(alias = "bamboo")]
    pub const SOU: TileSet = TileSet(ranks_of(Suit::Sou, 0o777));
    /// The four winds (風牌).
    ///
    /// ```
    /// use mentsu::TileSet;
    ///
    /// assert_eq!(TileSet::WINDS, "1234z".parse()?);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "winds")]
    #[doc(alias = "風牌")]
    pub const WINDS: TileSet = TileSet(ranks_of(Suit::Honor, 0b000_1111));
    /// The three dragons (三元牌).
    ///
    /// ```
    /// use mentsu::TileSet;
    ///
    /// assert_eq!(TileSet::DRAGONS, "567z".parse()?);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "dragons")]
    #[doc(alias = "sangenpai")]
    #[doc(alias = "三元牌")]
    pub const DRAGONS: TileSet = TileSet(ranks_of(Suit::Honor, 0b111_0000));
    /// Winds and dragons (字牌).
    ///
    /// ```
    /// use mentsu::TileSet;
    ///
    /// assert_eq!(TileSet::HONORS, TileSet::WINDS | TileSet::DRAGONS);
    /// ```
    #[doc(alias = "honours")]
    #[doc(alias = "jihai")]
    #[doc(alias = "字牌")]
    pub const HONORS: TileSet = TileSet(Self::WINDS.0 | Self::DRAGONS.0);
    /// The ones and nines of the number suits (老頭牌).
    ///
    /// ```
    /// use mentsu::TileSet;
    ///
    /// assert_eq!(TileSet::TERMINALS, "19m19p19s".parse()?);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "routouhai")]
    #[doc(alias = "terminals")]
    #[doc(alias = "老頭牌")]
    pub const TERMINALS: TileSet = TileSet(ranks_of_numbers(0b1_0000_0001));
    /// Terminals and honors (么九牌), the thirteen kinds of kokushi.
    ///
    /// ```
    /// use mentsu::TileSet;
    ///
    /// assert_eq!(TileSet::YAOCHUU, "19m19p19s1234567z".parse()?);
    /// assert_eq!(TileSet::YAOCHUU, TileSet::TERMINALS | TileSet::HONORS);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "yaochuuhai")]
    #[doc(alias = "terminals and honors")]
    #[doc(alias = "orphans")]
    #[doc(alias = "么九牌")]
    pub const YAOCHUU: TileSet = TileSet(Self::TERMINALS.0 | Self::HONORS.0);
    /// 2–8 of the number suits (中張牌), tanyao's tiles.
    ///
    /// ```
    /// use mentsu::{Hand, TileSet};
    ///
    /// assert_eq!(TileSet::SIMPLES, !TileSet::YAOCHUU);
    /// let tanyao: Hand = "234m55678p333s(567s)".parse()?;
    /// assert!(tanyao.all_tiles().kinds().is_subset(TileSet::SIMPLES));
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "simples")]
    #[doc(alias = "tanyaohai")]
    #[doc(alias = "中張牌")]
    #[doc(alias = "chunchanpai")]
    pub const SIMPLES: TileSet = TileSet(ranks_of_numbers(0b0_1111_1110));
    /// The 27 kinds of sanma (三麻): no 2m–8m.
    ///
    /// ```
    /// use mentsu::TileSet;
    ///
    /// assert_eq!(TileSet::ALL - TileSet::SANMA, "2345678m".parse()?);
    /// assert_eq!(TileSet::SANMA.len(), 27);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "three-player")]
    #[doc(alias = "三麻")]
    pub const SANMA: TileSet = TileSet(Self::ALL.0 & !ranks_of(Suit::Man, 0b0_1111_1110));

    /// A set from its bits, bit *i* for the tile of index *i*.
    ///
    /// ```
    /// use mentsu::TileSet;
    ///
    /// assert_eq!(TileSet::from_bits(0b111 << 31)?, TileSet::DRAGONS);
    /// assert!(TileSet::from_bits(1 << 34).is_err());
    /// # Ok::<(), mentsu::TileError>(())
    /// ```
    ///
    /// # Errors
    /// [`TileError::NoSuchBits`] if a bit above 33 is set.
    #[doc(alias = "bit mask")]
    pub const fn from_bits(bits: u64) -> Result<TileSet, TileError> {
        if bits & !Self::ALL.0 == 0 {
            Ok(TileSet(bits))
        } else {
            Err(TileError::NoSuchBits { bits: bits & !Self::ALL.0 })
        }
    }

    /// The bits, bit *i* for the tile of index *i*.
    ///
    /// ```
    /// use mentsu::{Tile, TileSet};
    ///
    /// assert_eq!(TileSet::from_iter([Tile::M1, Tile::M3]).bits(), 0b101);
    /// ```
    #[doc(alias = "bit mask")]
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The ranks of each suit together; of the honors' the lowest seven.
    pub(crate) const fn from_ranks(ranks: [RankSet; 4]) -> TileSet {
        let mut bits = 0;
        let mut suit = 0;
        while suit < 4 {
            bits |= (ranks[suit].bits() as u64) << (9 * suit);
            suit += 1;
        }
        TileSet(bits & Self::ALL.0)
    }

    /// The ranks of one suit.
    pub(crate) const fn ranks(self, suit: Suit) -> RankSet {
        RankSet::from_bits((self.0 >> (9 * suit as usize) & 0x1FF) as u16)
    }

    /// The tiles with these ranks as bits, of each suit; trusts the caller that they exist.
    #[cfg(feature = "index")]
    #[inline(always)]
    pub(crate) const fn of_all_ranks([man, pin, sou, honors]: [u16; 4]) -> TileSet {
        TileSet(man as u64 | (pin as u64) << 9 | (sou as u64) << 18 | (honors as u64) << 27)
    }

    /// All tiles of one suit.
    ///
    /// ```
    /// use mentsu::{Suit, TileSet};
    ///
    /// assert_eq!(TileSet::of_suit(Suit::Pin), TileSet::PIN);
    /// assert_eq!(TileSet::of_suit(Suit::Honor), TileSet::HONORS);
    /// ```
    #[doc(alias = "一色")]
    #[must_use]
    pub const fn of_suit(suit: Suit) -> TileSet {
        TileSet(ranks_of(suit, (1 << suit.ranks()) - 1))
    }

    /// How many kinds are in it.
    ///
    /// ```
    /// use mentsu::{Hand, TileSet};
    ///
    /// let hand: Hand = "23456m(111z)".parse()?;
    /// assert_eq!(hand.concealed().kinds().len(), 5);
    /// assert_eq!(TileSet::EMPTY.len(), 0);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no tile is in it.
    ///
    /// ```
    /// use mentsu::TileSet;
    ///
    /// assert!((TileSet::TERMINALS & TileSet::HONORS).is_empty());
    /// assert!(!TileSet::DRAGONS.is_empty());
    /// ```
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the tile is in it.
    ///
    /// ```
    /// use mentsu::{Tile, TileSet};
    ///
    /// let waits: TileSet = "147p".parse()?;
    /// assert!(waits.contains(Tile::P4) && !waits.contains(Tile::P5));
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[must_use]
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 >> tile.index() & 1 == 1
    }

    /// Whether every tile of it is in `other` too.
    ///
    /// ```
    /// use mentsu::TileSet;
    ///
    /// assert!(TileSet::DRAGONS.is_subset(TileSet::HONORS));
    /// assert!(!TileSet::HONORS.is_subset(TileSet::DRAGONS));
    /// ```
    #[must_use]
    pub const fn is_subset(self, other: TileSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// Puts a tile in; tells whether it is new.
    ///
    /// ```
    /// use mentsu::{Tile, TileSet};
    ///
    /// let mut set = TileSet::DRAGONS;
    /// assert!(set.insert(Tile::East) && !set.insert(Tile::Red));
    /// assert!(set.remove(Tile::Red) && !set.remove(Tile::M1));
    /// assert_eq!(set, "156z".parse()?);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "add")]
    pub const fn insert(&mut self, tile: Tile) -> bool {
        let new = !self.contains(tile);
        self.0 |= 1 << tile.index();
        new
    }

    /// Takes a tile out; tells whether it was there.
    ///
    /// ```
    /// use mentsu::{Tile, TileSet};
    ///
    /// let mut winds = TileSet::WINDS;
    /// assert!(winds.remove(Tile::North));
    /// assert!(!winds.remove(Tile::North), "it was out already");
    /// assert_eq!(winds, "123z".parse()?);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    pub const fn remove(&mut self, tile: Tile) -> bool {
        let there = self.contains(tile);
        self.0 &= !(1 << tile.index());
        there
    }

    /// The least tile in order of index.
    ///
    /// ```
    /// use mentsu::{Tile, TileSet};
    ///
    /// assert_eq!("7m25s".parse::<TileSet>()?.first(), Some(Tile::M7));
    /// assert_eq!(TileSet::EMPTY.first(), None);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[must_use]
    pub const fn first(self) -> Option<Tile> {
        if self.0 == 0 { None } else { Some(Tile::ALL[self.0.trailing_zeros() as usize]) }
    }

    /// The tiles, in order of index.
    ///
    /// ```
    /// use mentsu::{Tile, TileSet};
    ///
    /// let set: TileSet = "5z8s2m".parse()?;
    /// assert!(set.iter().eq([Tile::M2, Tile::S8, Tile::White]));
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[must_use]
    pub const fn iter(self) -> TileSetIter {
        TileSetIter(self)
    }
}

impl From<Tile> for TileSet {
    fn from(tile: Tile) -> TileSet {
        TileSet(1 << tile.index())
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> TileSet {
        let mut set = TileSet::EMPTY;
        set.extend(tiles);
        set
    }
}

impl Extend<Tile> for TileSet {
    fn extend<I: IntoIterator<Item = Tile>>(&mut self, tiles: I) {
        for tile in tiles {
            self.insert(tile);
        }
    }
}

impl IntoIterator for TileSet {
    type Item = Tile;
    type IntoIter = TileSetIter;

    fn into_iter(self) -> TileSetIter {
        self.iter()
    }
}

/// The tiles of a [`TileSet`], in order of index.
///
/// ```
/// use mentsu::{Tile, TileSet};
///
/// let mut dragons = TileSet::DRAGONS.iter();
/// assert_eq!(dragons.len(), 3);
/// assert_eq!(dragons.next_back(), Some(Tile::Red));
/// assert!(dragons.eq([Tile::White, Tile::Green]));
/// ```
#[derive(Clone, Debug)]
pub struct TileSetIter(TileSet);

impl Iterator for TileSetIter {
    type Item = Tile;

    fn next(&mut self) -> Option<Tile> {
        let tile = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(tile)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl DoubleEndedIterator for TileSetIter {
    fn next_back(&mut self) -> Option<Tile> {
        let last = self.0.0.checked_ilog2()?;
        self.0.0 &= !(1 << last);
        Some(Tile::ALL[last as usize])
    }
}

impl ExactSizeIterator for TileSetIter {}

impl core::iter::FusedIterator for TileSetIter {}

impl BitOr for TileSet {
    type Output = TileSet;

    fn bitor(self, other: TileSet) -> TileSet {
        TileSet(self.0 | other.0)
    }
}

impl BitOrAssign for TileSet {
    fn bitor_assign(&mut self, other: TileSet) {
        self.0 |= other.0;
    }
}

impl BitAnd for TileSet {
    type Output = TileSet;

    fn bitand(self, other: TileSet) -> TileSet {
        TileSet(self.0 & other.0)
    }
}

impl BitAndAssign for TileSet {
    fn bitand_assign(&mut self, other: TileSet) {
        self.0 &= other.0;
    }
}

impl BitXor for TileSet {
    type Output = TileSet;

    fn bitxor(self, other: TileSet) -> TileSet {
        TileSet(self.0 ^ other.0)
    }
}

impl BitXorAssign for TileSet {
    fn bitxor_assign(&mut self, other: TileSet) {
        self.0 ^= other.0;
    }
}

impl Sub for TileSet {
    type Output = TileSet;

    fn sub(self, other: TileSet) -> TileSet {
        TileSet(self.0 & !other.0)
    }
}

impl SubAssign for TileSet {
    fn sub_assign(&mut self, other: TileSet) {
        self.0 &= !other.0;
    }
}

impl Not for TileSet {
    type Output = TileSet;

    fn not(self) -> TileSet {
        TileSet(!self.0 & Self::ALL.0)
    }
}

impl fmt::Debug for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TileSet({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn named_sets_hold_what_the_predicates_say() {
        let by = |p: fn(Tile) -> bool| Tile::ALL.into_iter().filter(|&t| p(t)).collect::<TileSet>();
        assert_eq!(TileSet::ALL, by(|_| true));
        assert_eq!(TileSet::YAOCHUU, by(Tile::is_yaochuu));
        assert_eq!(TileSet::TERMINALS, by(Tile::is_terminal));
        assert_eq!(TileSet::HONORS, by(Tile::is_honor));
        assert_eq!(TileSet::SIMPLES, by(|t| !t.is_yaochuu()));
        assert_eq!(TileSet::SANMA.len(), 27);
        for suit in Suit::ALL {
            let whole: TileSet = Tile::ALL.into_iter().filter(|t| t.suit() == suit).collect();
            assert_eq!(TileSet::of_suit(suit), whole);
        }
    }

    #[test]
    fn set_algebra_on_every_single_tile() {
        for tile in Tile::ALL {
            let mut set = TileSet::EMPTY;
            assert!(set.insert(tile) && !set.insert(tile));
            assert_eq!(set, TileSet::from(tile));
            assert_eq!(!set ^ set, TileSet::ALL);
            assert_eq!((TileSet::ALL - set).len(), 33);
            let (mut less, mut other) = (TileSet::ALL, TileSet::ALL);
            less -= set;
            other ^= set;
            assert_eq!((less, other), (TileSet::ALL - set, TileSet::ALL ^ set));
            assert!(set.remove(tile) && !set.remove(tile) && set.is_empty());
        }
        assert!(TileSet::ALL.into_iter().eq(Tile::ALL));
        assert!(TileSet::ALL.into_iter().rev().eq(Tile::ALL.into_iter().rev()));
        assert_eq!(TileSet::from_bits(1 << 34), Err(TileError::NoSuchBits { bits: 1 << 34 }));
    }
}
