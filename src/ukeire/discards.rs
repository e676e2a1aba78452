//! Discards ranked by what they leave.

use core::array;

use super::Ukeire;
use super::listing::{Listing, by_suit, nibbles};
use super::special::{KindsAndPairs, LackingAfter, Taken, mask};
use crate::engine::{AfterDiscard, BeforeDiscard, Rows, mentsu_needed};
use crate::list::{Filler, List};
use crate::shanten::{Shanten, special_forms};
use crate::tile::{Counts, Tile, TileSet};

/// A discard (打牌) and what it leaves.
///
/// ```
/// use mentsu::{hand, tile};
///
/// let best = hand!("23m456p789s112234z").discards()[0];
/// assert_eq!((best.tile(), best.shanten().get()), (tile!("3z"), 1));
/// assert_eq!(best.ukeire().total(), 12);
/// ```
#[doc(alias = "打牌")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Discard {
    tile: Tile,
    ukeire: Ukeire,
}

/// The discards of one hand: at most 14 kinds.
#[doc(alias = "何切る")]
pub type Discards = List<Discard, 14>;

impl Filler for Discard {
    const FILLER: Discard = Discard { tile: Tile::M1, ukeire: Ukeire::FILLER };
}

impl Discard {
    /// The tile to discard.
    #[must_use]
    pub const fn tile(&self) -> Tile {
        self.tile
    }

    /// The shanten after the discard.
    #[must_use]
    pub const fn shanten(&self) -> Shanten {
        self.ukeire.shanten
    }

    /// The tiles that help after the discard, which leaves one copy fewer of its own tile.
    #[must_use]
    pub const fn ukeire(&self) -> &Ukeire {
        &self.ukeire
    }
}

/// The discards of 3n+2 concealed tiles, the best first.
#[inline(always)]
pub(super) fn discards_by<R: Rows>(rows: &R, concealed: &Counts, listing: &Listing) -> Discards {
    let total = concealed.total();
    if total % 3 != 2 || total > 14 {
        return Discards::new();
    }
    let listed = listing.words();
    let special = Special::new(concealed, total, rows.in_play(), &listed);
    let mut each = [AfterDiscard::FILLER; SLOTS];
    let len = BeforeDiscard::new(rows, concealed, mentsu_needed(total)).each(
        |suit, lowering| nibbles(lowering) & listed[suit.index()],
        |suit, lowering, shift| {
            nibbles(lowering) & (listed[suit.index()] | listing.freed(suit, shift))
        },
        &mut each,
    );
    let mut ranks = [i16::MAX; SLOTS];
    for (i, after) in each[..len.min(SLOTS)].iter_mut().enumerate() {
        if after.lacking >= special.least {
            special.add(after, &listed);
        }
        ranks[i] = rank(after.lacking, Ukeire::total_of(after.words), i);
    }
    // Where all kinds are in play any form can be reached, and a hand lacks 14 tiles at most.
    let shanten = match rows.in_play() == TileSet::ALL {
        true => Shanten::lacking_at_most_14,
        false => Shanten::lacking,
    };
    let places = places(&ranks);
    let ranked = array::from_fn(|i| {
        let place = usize::from(places[i]) % SLOTS;
        let AfterDiscard { words, tile, lacking } = each[place];
        Discard { tile, ukeire: Ukeire::of_words(shanten(lacking), words, total_at(ranks[place])) }
    });
    Discards::first_of(ranked, len as u8)
}

/// What chiitoitsu and kokushi ask before a discard.
struct Special<'a> {
    concealed: &'a Counts,
    in_play: TileSet,
    before: KindsAndPairs,
    /// What chiitoitsu lists, and what a discard may change of it, if there are kinds enough.
    partners: [u64; 4],
    changing: [u64; 4],
    lacking: LackingAfter,
    /// A discard that leaves fewer lacking by the standard form isn't concerned.
    least: u8,
}

impl<'a> Special<'a> {
    #[inline(always)]
    fn new(concealed: &'a Counts, total: u8, in_play: TileSet, listed: &[u64; 4]) -> Special<'a> {
        let before = KindsAndPairs::of(concealed, TileSet::ALL);
        let lacking = before.lacking();
        let least = match total {
            14 if in_play == TileSet::ALL => lacking.least(),
            14 => 0,
            _ => NEVER,
        };
        let (partners, changing) = before.partners();
        let partners = by_suit(|i| nibbles(partners[i]) & listed[i]);
        let changing = by_suit(|i| nibbles(changing[i]) & listed[i]);
        Special { concealed, in_play, before, partners, changing, lacking, least }
    }

    /// Adds to what a discard leaves by the standard form what it leaves by the others.
    #[inline(always)]
    fn add(&self, after: &mut AfterDiscard, listed: &[u64; 4]) {
        if self.in_play != TileSet::ALL {
            return self.add_among(after, listed);
        }
        let taken = Taken::tile(after.tile);
        let (chiitoitsu, kokushi) = self.lacking.after(taken);
        let nearest = chiitoitsu.min(kokushi);
        if nearest > after.lacking {
            return;
        }
        if nearest < after.lacking {
            *after = AfterDiscard { words: [0; 4], lacking: nearest, ..*after };
        }
        let (mut pairs, yaochuu) = (chiitoitsu == nearest, kokushi == nearest);
        if pairs && self.before.has_kinds_enough() {
            taken.change(&mut after.words, &self.partners, &self.changing);
            pairs = false;
        }
        if pairs || yaochuu {
            self.add_rare(after, listed, pairs, yaochuu);
        }
    }

    /// Adds kokushi's tiles, or chiitoitsu's where kinds are few.
    #[inline(never)]
    fn add_rare(&self, after: &mut AfterDiscard, listed: &[u64; 4], pairs: bool, yaochuu: bool) {
        let (taken, mut helping) = (Taken::tile(after.tile), [0; 4]);
        if pairs {
            self.before.add_chiitoitsu(&mut helping, taken);
        }
        if yaochuu {
            self.before.add_kokushi(&mut helping, taken);
        }
        after.words = by_suit(|i| after.words[i] | nibbles(helping[i]) & listed[i]);
    }

    /// The same where not all kinds are in play, so that the standard form may be out of reach.
    #[inline(never)]
    fn add_among(&self, after: &mut AfterDiscard, listed: &[u64; 4]) {
        let mut rest = *self.concealed;
        rest.take_one(after.tile);
        let (chiitoitsu, kokushi) = special_forms(&rest, rest.total(), self.in_play);
        let standard = Shanten::lacking(after.lacking);
        let least = standard.min(chiitoitsu).min(kokushi);
        if least == Shanten::NEVER {
            *after = AfterDiscard { words: [0; 4], lacking: NEVER, ..*after };
            return;
        }
        let special = KindsAndPairs::of(&rest, self.in_play);
        let mut helping = [0; 4];
        if chiitoitsu == least {
            special.add_chiitoitsu(&mut helping, Taken::NONE);
        }
        if kokushi == least {
            special.add_kokushi(&mut helping, Taken::NONE);
        }
        let of_standard = mask(standard == least);
        after.lacking = (least.get() + 1) as u8;
        after.words = by_suit(|i| after.words[i] & of_standard | nibbles(helping[i]) & listed[i]);
    }
}

/// More tiles than any hand lacks.
const NEVER: u8 = 15;

/// 14 tiles are 14 kinds at most; with two slots more an index's check is a mask.
const SLOTS: usize = 16;

/// A number that is the less the better the discard, by its place in order of tile where others are as
/// good.
///
/// ```text
/// bit   15…12         11…4             3…0
///       lacking       255 − tiles left  place
/// ```
///
/// The highest bit is turned over, so that the numbers are signed, which are compared faster.
#[inline(always)]
fn rank(lacking: u8, total: u8, place: usize) -> i16 {
    (u16::from(lacking) << 12 | u16::from(!total) << 4 | place as u16) as i16 ^ i16::MIN
}

/// How many tiles are left by a rank.
fn total_at(rank: i16) -> u8 {
    !(rank >> 4) as u8
}

/// The places of ranks, the least rank's first. All are different but those of empty slots.
#[inline(always)]
fn places(ranks: &[i16; SLOTS]) -> [u8; SLOTS] {
    // How many are less is where each one belongs: sixteen at once, and no branch to foresee.
    let mut less = [0u16; SLOTS];
    for rank in ranks {
        for (less, other) in less.iter_mut().zip(ranks) {
            *less += u16::from(rank < other);
        }
    }
    let mut places = [0; SLOTS];
    for (place, &less) in less.iter().enumerate() {
        places[usize::from(less) % SLOTS] = place as u8;
    }
    places
}
