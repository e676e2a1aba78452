//! Chiitoitsu and kokushi: which tiles help, also after each discard.

use super::listing::by_suit;
use crate::engine::AnotherForm;
use crate::tile::{Counts, PLACE, RankSet, Suit, SuitCounts, Tile, TileSet};

/// The nibbles of 1 and 9.
const ENDS: u64 = 0x1_0000_0001;

/// Terminals and honors, by suit.
const YAOCHUU: [u64; 4] = [ENDS, ENDS, ENDS, RankSet::ALL.word()];

/// The kinds and pairs that chiitoitsu and kokushi depend on, of 14 tiles at most.
pub(super) struct KindsAndPairs {
    /// A bit for each rank held, by suit; held once; held twice.
    kinds: [u64; 4],
    lone: [u64; 4],
    twice: [u64; 4],
    /// How many kinds are a pair or can become one, and how many are held twice or more.
    kind_count: u8,
    pair_count: u8,
    /// The same of terminals and honors alone.
    yaochuu_kinds: u8,
    yaochuu_pairs: u8,
}

/// How many of 14 tiles chiitoitsu and kokushi lack.
pub(super) struct LackingAfter {
    chiitoitsu: u8,
    kokushi: u8,
    /// A bit for each rank whose discard makes one tile more lacking.
    one_more_of_chiitoitsu: [u64; 4],
    one_more_of_kokushi: [u64; 4],
}

impl LackingAfter {
    /// Tiles missing for chiitoitsu and kokushi after a discard.
    #[inline(always)]
    pub(super) fn after(&self, taken: Taken) -> (u8, u8) {
        let chiitoitsu = self.chiitoitsu + taken.is_of(&self.one_more_of_chiitoitsu);
        (chiitoitsu, self.kokushi + taken.is_of(&self.one_more_of_kokushi))
    }
}

/// A discard, if there is one: the index of its suit, and the place of its rank's nibble.
#[derive(Clone, Copy)]
pub(super) struct Taken {
    suit: usize,
    shift: u8,
    any: bool,
}

impl Taken {
    pub(super) const NONE: Taken = Taken { suit: 0, shift: 0, any: false };

    #[inline(always)]
    pub(super) fn tile(tile: Tile) -> Taken {
        let place = PLACE[tile.index()];
        Taken { suit: usize::from(place >> 6), shift: place & 63, any: true }
    }

    #[inline(always)]
    fn is_of(self, suits: &[u64; 4]) -> u8 {
        (suits[self.suit] >> self.shift) as u8 & u8::from(self.any)
    }
}

impl KindsAndPairs {
    #[inline(always)]
    pub(super) fn of(concealed: &Counts, in_play: TileSet) -> KindsAndPairs {
        let words = concealed.words();
        let at_least =
            |copies| by_suit(|i| SuitCounts::from_word(words[i]).at_least(copies).word());
        let (kinds, pairs, triplets) = (at_least(1), at_least(2), at_least(3));
        let can_pair = if in_play == TileSet::ALL {
            kinds
        } else {
            by_suit(|i| pairs[i] | kinds[i] & in_play.ranks(Suit::ALL[i]).word())
        };
        KindsAndPairs {
            kind_count: count(can_pair),
            pair_count: count(pairs),
            yaochuu_kinds: count(by_suit(|i| kinds[i] & YAOCHUU[i])),
            yaochuu_pairs: count(by_suit(|i| pairs[i] & YAOCHUU[i])),
            lone: by_suit(|i| kinds[i] ^ pairs[i]),
            twice: by_suit(|i| pairs[i] ^ triplets[i]),
            kinds,
        }
    }

    /// How many of 14 tiles chiitoitsu and kokushi lack after a discard, with all kinds in play.
    #[inline(always)]
    pub(super) fn lacking(&self) -> LackingAfter {
        // The last copy takes its kind away, the last but one its pair.
        let kinds = mask(self.kind_count <= 7);
        let pair = mask(self.yaochuu_pairs == 1);
        LackingAfter {
            chiitoitsu: 14 - self.pair_count - self.kind_count.min(7),
            kokushi: 14 - self.yaochuu_kinds - u8::from(self.yaochuu_pairs > 0),
            one_more_of_chiitoitsu: by_suit(|i| self.twice[i] | self.lone[i] & kinds),
            one_more_of_kokushi: by_suit(|i| YAOCHUU[i] & (self.lone[i] | self.twice[i] & pair)),
        }
    }

    /// Adds the tiles that bring chiitoitsu nearer after a discard: the partners of lone tiles, and
    /// new kinds where there are too few.
    #[inline(always)]
    pub(super) fn add_chiitoitsu(&self, helping: &mut [u64; 4], taken: Taken) {
        // Without its last copy a kind is new, and without its last but one it is lone.
        let (kind, pair) = (taken.is_of(&self.lone), taken.is_of(&self.twice));
        let new_kinds = mask(self.kind_count - kind < 7);
        let own = u64::from(pair | kind & new_kinds as u8) << taken.shift;
        let others = by_suit(|i| self.lone[i] | new_kinds & (self.kinds[i] ^ RankSet::ALL.word()));
        let before = helping[taken.suit];
        *helping = by_suit(|i| helping[i] | others[i]);
        helping[taken.suit] =
            helping[taken.suit] & !(u64::from(kind) << taken.shift) | own | before;
    }

    /// Adds the tiles that bring kokushi nearer after a discard: new terminals and honors, and all
    /// of them where none is a pair.
    pub(super) fn add_kokushi(&self, helping: &mut [u64; 4], taken: Taken) {
        let (kind, pair) = (taken.is_of(&self.lone), taken.is_of(&self.twice));
        let yaochuu = taken.is_of(&YAOCHUU);
        let no_pair = mask(self.yaochuu_pairs == pair & yaochuu);
        *helping = by_suit(|i| helping[i] | YAOCHUU[i] & (no_pair | !self.kinds[i]));
        helping[taken.suit] |= u64::from(kind & yaochuu) << taken.shift;
    }
}

/// Chiitoitsu after each discard of 14 tiles with kinds enough and all kinds in play: it lists the
/// partners of lone tiles. The second value is whether more is needed, for new kinds or kokushi,
/// if at most `most` tiles are lacking after a discard; chiitoitsu isn't included then.
#[inline(always)]
pub(super) fn chiitoitsu_beside(concealed: &Counts, most: u8) -> (AnotherForm, bool) {
    let words = concealed.words();
    let at_least = |copies| by_suit(|i| SuitCounts::from_word(words[i]).at_least(copies).word());
    let (kinds, pairs, triplets) = (at_least(1), at_least(2), at_least(3));
    let (kind_count, pair_count) = (count(kinds), count(pairs));
    let chiitoitsu = 14 - pair_count - kind_count.min(7);
    let yaochuu = |of: [u64; 4]| by_suit(|i| of[i] & YAOCHUU[i]);
    let has_pair = yaochuu(pairs).iter().any(|&pairs| pairs != 0);
    let kokushi = 14 - count(yaochuu(kinds)) - u8::from(has_pair);
    let kinds_enough = kind_count > 7;
    if kokushi <= most || chiitoitsu <= most && !kinds_enough {
        return (AnotherForm::NONE, true);
    }
    let lone = by_suit(|i| kinds[i] ^ pairs[i]);
    let twice = by_suit(|i| pairs[i] ^ triplets[i]);
    // Without its only copy a kind isn't lone any more; without one of two it becomes lone.
    let changing = by_suit(|i| lone[i] | twice[i]);
    (AnotherForm { lacking: chiitoitsu, one_more: twice, lists: lone, changing }, false)
}

/// How many bits are set, at most 14.
#[inline(always)]
fn count([man, pin, sou, honors]: [u64; 4]) -> u8 {
    // Times 1 in each nibble, every nibble of the product sums those below it, the ninth, here the
    // highest, them all. The words are added first: each nibble holds 4 at most.
    ((man + pin + sou + honors).wrapping_mul(RankSet::ALL.word() << 28) >> 60) as u8
}

/// All ones, or none.
#[inline(always)]
pub(super) fn mask(all: bool) -> u64 {
    u64::from(all).wrapping_neg()
}
