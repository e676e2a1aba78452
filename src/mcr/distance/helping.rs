//! The tiles that bring a hand nearer to winning, also after each discard.

use super::lacking::{self, KnittedTiles, is_whole, sets_beside_straight};
use crate::engine::{QuickRows, RowGroups, Rows as _, mentsu_needed};
use crate::hand::Hand;
use crate::mcr::form::KnittedStraight;
use crate::shanten::{Shanten, special_lacking};
use crate::tile::{Counts, RankSet, Suit, TileSet};
use crate::ukeire::{Discard, Discards, Ukeire};
use crate::visible::Visible;

const ONES: u64 = RankSet::ALL.word();

/// The tiles that lower the hand's shanten in any of the five forms, when only its own tiles and
/// melds are seen. None are listed for a hand that has drawn (3n+2 tiles).
///
/// ```
/// use mentsu::mcr::ukeire;
/// use mentsu::{hand, tiles};
///
/// let waits = ukeire(&hand!("147m258p369s55z34m"));
/// assert!(waits.shanten().is_one_away());
/// assert_eq!((waits.tiles(), waits.total()), (tiles!("25m"), 8));
/// ```
#[must_use]
pub fn ukeire(hand: &Hand) -> Ukeire {
    ukeire_in(hand, &Visible::of(hand))
}

/// The tiles that lower the hand's shanten in any of the five forms, with more known.
#[must_use]
pub fn ukeire_in(hand: &Hand, visible: &Visible) -> Ukeire {
    of_counts(hand.concealed(), visible)
}

/// Every discard of a hand that has drawn, the best first: by shanten in any of the five forms,
/// then by how many tiles help, then in order of tile. None for a hand of 3n+1 tiles.
///
/// ```
/// use mentsu::hand;
/// use mentsu::mcr::discards;
///
/// let best = discards(&hand!("147m258p369s559m13z"))[0];
/// assert_eq!(best.shanten().get(), 1);
/// ```
#[must_use]
pub fn discards(hand: &Hand) -> Discards {
    discards_in(hand, &Visible::of(hand))
}

/// Every discard of a hand that has drawn, the best first, with more known.
#[must_use]
pub fn discards_in(hand: &Hand, visible: &Visible) -> Discards {
    let concealed = hand.concealed();
    let mut all = Discards::new();
    if concealed.total() % 3 != 2 || concealed.total() > 14 {
        return all;
    }
    for tile in concealed.kinds() {
        let mut rest = *concealed;
        rest.take_one(tile);
        all.push(Discard::of(tile, of_counts(&rest, &visible.after_discard(tile))));
    }
    all.sort_by_key(|discard| {
        let ukeire = discard.ukeire();
        (discard.shanten(), u8::MAX - ukeire.total(), discard.tile())
    });
    all
}

/// The tiles that lower the shanten of concealed tiles.
#[inline]
pub(super) fn of_counts(concealed: &Counts, visible: &Visible) -> Ukeire {
    let words = concealed.words();
    let rows = QuickRows::ALL_KINDS;
    let groups = RowGroups::new(&rows, words, mentsu_needed(concealed.total()));
    let tiles = KnittedTiles::of(concealed);
    let have = tiles.of_straights();
    let whole = is_whole(concealed);
    let mut least = groups.lacking();
    let (pairs, orphans, knitted) = if whole {
        let (_, orphans) = special_lacking(concealed);
        (lacking::seven_pairs(concealed), orphans, lacking::honors_and_knitted(&tiles, have))
    } else {
        (lacking::NEVER, lacking::NEVER, lacking::NEVER)
    };
    least = least.min(pairs).min(orphans).min(knitted);
    let straights = Straights::of(concealed, &tiles, have, least);
    least = least.min(straights.least);
    let shanten = Shanten::lacking_at_most_14(least);
    let mut helping = [0; 4];
    if concealed.total() % 3 == 1 {
        if groups.lacking() == least {
            helping = groups.lowering(&rows, words);
        }
        let mut add = |more: [u64; 4]| {
            for (all, more) in helping.iter_mut().zip(more) {
                *all |= more;
            }
        };
        if pairs == least {
            // The partners of what is held once or three times.
            add(words.map(|word| word & ONES));
        }
        if orphans == least {
            add(for_orphans(concealed));
        }
        if knitted == least {
            add(for_honors_and_knitted(&tiles, have));
        }
        if straights.least == least {
            add(straights.helping(concealed, &tiles));
        }
    }
    Ukeire::of_helping(shanten, helping, concealed, visible)
}

/// The tiles lacking for each of the six knitted straights, as far as they matter.
struct Straights {
    lacking: [u8; 6],
    least: u8,
    sets: usize,
}

impl Straights {
    #[inline(always)]
    fn of(concealed: &Counts, tiles: &KnittedTiles, have: [u8; 6], enough: u8) -> Straights {
        let mut straights =
            Straights { lacking: [lacking::NEVER; 6], least: lacking::NEVER, sets: 0 };
        let Some(sets) = sets_beside_straight(concealed) else { return straights };
        straights.sets = sets;
        for (nth, (lacks, have)) in straights.lacking.iter_mut().zip(have).enumerate() {
            if 9 - have <= straights.least.min(enough) {
                *lacks = lacking::of_straight(concealed, tiles, nth, have, sets);
                straights.least = straights.least.min(*lacks);
            }
        }
        straights
    }

    /// The tiles that bring the nearest straights nearer.
    #[inline(never)]
    fn helping(&self, concealed: &Counts, tiles: &KnittedTiles) -> [u64; 4] {
        let mut helping = [0; 4];
        for (straight, lacks) in KnittedStraight::ALL.into_iter().zip(self.lacking) {
            if lacks != self.least {
                continue;
            }
            let (words, held) = (concealed.words(), tiles.in_straight(straight));
            let rest = core::array::from_fn(|suit| words[suit] - held[suit]);
            let groups = RowGroups::new(&QuickRows::ALL_KINDS, rest, self.sets);
            let lowering = groups.lowering(&QuickRows::ALL_KINDS, rest);
            let nine = straight.words();
            for suit in 0..4 {
                // A tile of the straight that is missing goes there; others complete the rest.
                helping[suit] |= nine[suit] & !held[suit] | lowering[suit];
            }
        }
        helping
    }
}

/// The orphans that are missing; all of them where none is a pair.
fn for_orphans(concealed: &Counts) -> [u64; 4] {
    let pairs = concealed.at_least(2) & TileSet::YAOCHUU;
    let missing =
        if pairs.is_empty() { TileSet::YAOCHUU } else { TileSet::YAOCHUU - concealed.kinds() };
    Suit::ALL.map(|suit| missing.ranks(suit).word())
}

/// The honors that are missing, and the tiles of those straights of which most are held.
fn for_honors_and_knitted(tiles: &KnittedTiles, have: [u8; 6]) -> [u64; 4] {
    let most = have.into_iter().fold(0, u8::max);
    let mut helping = [0; 4];
    for (straight, have) in KnittedStraight::ALL.into_iter().zip(have) {
        if have == most {
            let (nine, held) = (straight.words(), tiles.in_straight(straight));
            for suit in 0..3 {
                helping[suit] |= nine[suit] & !held[suit];
            }
        }
    }
    helping[3] = (RankSet::ALL.word() & 0xFFF_FFFF) & !tiles.honors_held();
    helping
}
