//! Sets of kinds of tile, as bits. [`Counts`](crate::Counts) has the number of each kind.

use crate::bit_set::bit_set;
use crate::tile::{RankSet, Suit, Tile, TileError};

/// A set of kinds of tile: those a hand waits for, may discard, or that are in play.
///
/// Bit *i* stands for the tile of index *i*; bits 34 and above are zero.
///
/// ```
/// use mentsu::{Tile, TileSet, tiles};
///
/// let waits = tiles!("147p");
/// assert!(waits.len() == 3 && waits.contains(Tile::P4) && waits.is_subset(TileSet::PIN));
/// assert_eq!(waits & TileSet::TERMINALS, TileSet::from(Tile::P1));
/// assert_eq!(waits - TileSet::TERMINALS, tiles!("47p"));
/// assert_eq!((!waits).without(Tile::P2).to_string(), "123456789m35689p123456789s1234567z");
/// assert_eq!(waits.iter().last(), Some(Tile::P7));
/// ```
#[doc(alias = "牌集合")]
#[doc(alias = "bitboard")]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TileSet(u64);

bit_set!(TileSet(u64) of Tile, TileSetIter);

const fn ranks_of(suit: Suit, ranks: u64) -> u64 {
    ranks << (suit as usize * 9)
}

const fn ranks_of_numbers(ranks: u64) -> u64 {
    ranks_of(Suit::Man, ranks) | ranks_of(Suit::Pin, ranks) | ranks_of(Suit::Sou, ranks)
}

impl TileSet {
    /// 1m–9m (萬子).
    pub const MAN: TileSet = TileSet(ranks_of(Suit::Man, 0o777));
    /// 1p–9p (筒子).
    pub const PIN: TileSet = TileSet(ranks_of(Suit::Pin, 0o777));
    /// 1s–9s (索子).
    pub const SOU: TileSet = TileSet(ranks_of(Suit::Sou, 0o777));
    /// The four winds (風牌).
    pub const WINDS: TileSet = TileSet(ranks_of(Suit::Honor, 0b000_1111));
    /// The three dragons (三元牌).
    pub const DRAGONS: TileSet = TileSet(ranks_of(Suit::Honor, 0b111_0000));
    /// Winds and dragons (字牌).
    pub const HONORS: TileSet = TileSet(Self::WINDS.0 | Self::DRAGONS.0);
    /// The ones and nines of the number suits (老頭牌).
    pub const TERMINALS: TileSet = TileSet(ranks_of_numbers(0b1_0000_0001));
    /// Terminals and honors (么九牌), the thirteen kinds of kokushi.
    pub const YAOCHUU: TileSet = TileSet(Self::TERMINALS.0 | Self::HONORS.0);
    /// 2–8 of the number suits (中張牌), the tiles of tanyao.
    pub const SIMPLES: TileSet = TileSet(ranks_of_numbers(0b0_1111_1110));
    /// The 27 kinds of sanma (三麻), which has no 2m–8m.
    pub const SANMA: TileSet = TileSet(Self::ALL.0 & !ranks_of(Suit::Man, 0b0_1111_1110));

    /// A set from its bits, bit *i* for the tile of index *i*.
    ///
    /// # Errors
    /// [`TileError::NoSuchBits`] if a bit above 33 is set.
    pub const fn from_bits(bits: u64) -> Result<TileSet, TileError> {
        if bits & !Self::ALL.0 == 0 {
            Ok(TileSet(bits))
        } else {
            Err(TileError::NoSuchBits { bits: bits & !Self::ALL.0 })
        }
    }

    /// The bits, bit *i* for the tile of index *i*.
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The set of these ranks of each suit; of the honors' ranks only the lowest seven count.
    pub(crate) const fn from_ranks([man, pin, sou, honors]: [RankSet; 4]) -> TileSet {
        let all = TileSet::of_all_ranks([man.bits(), pin.bits(), sou.bits(), honors.bits()]);
        TileSet(all.0 & Self::ALL.0)
    }

    /// The ranks of one suit.
    pub(crate) const fn ranks(self, suit: Suit) -> RankSet {
        RankSet::from_bits((self.0 >> (9 * suit as usize) & 0x1FF) as u16)
    }

    /// The set of these ranks of each suit, given as bits; the caller knows that they exist.
    #[inline(always)]
    pub(crate) const fn of_all_ranks([man, pin, sou, honors]: [u16; 4]) -> TileSet {
        TileSet(man as u64 | (pin as u64) << 9 | (sou as u64) << 18 | (honors as u64) << 27)
    }

    /// All tiles of one suit.
    #[must_use]
    pub const fn of_suit(suit: Suit) -> TileSet {
        TileSet(ranks_of(suit, (1 << suit.ranks()) - 1))
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
