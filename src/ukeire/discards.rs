//! Discards, ranked by shanten and ukeire.

use core::fmt;

use super::Ukeire;
use super::listing::{Listing, by_suit};
use super::special::{self, KindsAndPairs, Taken, mask};
use crate::engine::{
    AfterDiscard, AnotherForm, Rows, each_discard, lacking, mentsu_needed, nibbles,
};
use crate::list::{Filler, List};
use crate::padded::{Unpadded, padded};
use crate::shanten::{Shanten, special_forms};
use crate::tile::{Counts, Nibbles, Tile, TileSet};

/// A discard (打牌), with the shanten and ukeire after it.
///
/// ```
/// use mentsu::{hand, tile};
///
/// let best = hand!("23m456p789s112234z").best_discard().unwrap();
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
    /// A discard and the ukeire after it, in forms that another module handles.
    pub(crate) const fn of(tile: Tile, ukeire: Ukeire) -> Discard {
        Discard { tile, ukeire }
    }

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

    /// The tiles that help after the discard. The tile discarded counts as seen.
    #[must_use]
    pub const fn ukeire(&self) -> &Ukeire {
        &self.ukeire
    }
}

padded! {
    /// The tile, then the hand after it: `4s: 1-shanten, 36m help, 8 left`.
    Discard
}

impl Unpadded for Discard {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.tile, self.ukeire)
    }
}

/// The discards of 3n+2 concealed tiles, the best first.
#[inline(always)]
pub(super) fn discards_by<R: Rows>(rows: &R, concealed: &Counts, listing: &Listing) -> Discards {
    let total = concealed.total();
    if total % 3 != 2 || total > 14 {
        return Discards::new();
    }
    let listable = listing.listable();
    let all_in_play = rows.in_play() == TileSet::ALL;
    let mentsu = mentsu_needed(total);
    let (mut other, mut rare) = (AnotherForm::NONE, false);
    if all_in_play && total == 14 {
        // A discard makes at most one tile more lacking.
        let most = lacking(rows, concealed.words(), mentsu) + 1;
        (other, rare) = special::chiitoitsu_beside(concealed, most);
    }
    let mut each = [Discard::FILLER; SLOTS];
    let len = each_discard(rows, concealed, mentsu, &listable, &other, &mut each);
    if rare {
        add_rare(concealed, &listable.words, &mut each[..len.min(SLOTS)]);
    } else if !all_in_play {
        add_among(concealed, rows.in_play(), &listable.words, &mut each[..len.min(SLOTS)]);
    }
    ranked(&mut each, len, all_in_play)
}

/// The discards with their totals, the best first. One function for all kinds of rows.
#[inline(never)]
fn ranked(each: &mut [Discard; SLOTS], len: usize, all_in_play: bool) -> Discards {
    let mut ranks = [i16::MAX; SLOTS];
    for i in 0..14 {
        let ukeire = &mut each[i].ukeire;
        ukeire.total = ukeire.listed.sum_below_8();
        // A form out of reach lacks more tiles than any hand can.
        let lacking = ukeire.shanten.lacks();
        let lacking = if all_in_play { lacking } else { lacking.min(15) };
        // The places after the last kind come last.
        let unused = ((len as i32 - 1 - i as i32) >> 31) as i16;
        ranks[i] = rank(lacking, ukeire.total, i) & !unused | i16::MAX & unused;
    }
    let mut ranked = Discards::first_of([Discard::FILLER; 14], len as u8);
    let at = ranked.places_mut();
    for (discard, place) in each.iter().zip(places(&ranks)).take(14) {
        if let Some(at) = at.get_mut(usize::from(place)) {
            *at = *discard;
        }
    }
    ranked
}

impl AfterDiscard for Discard {
    #[inline(always)]
    fn listed(&mut self) -> &mut Nibbles {
        &mut self.ukeire.listed
    }

    #[inline(always)]
    fn set(&mut self, tile: Tile, lacking: u8, all_in_play: bool) {
        self.tile = tile;
        self.ukeire.shanten = if all_in_play {
            Shanten::lacking_at_most_14(lacking)
        } else {
            Shanten::lacking(lacking)
        };
    }
}

/// Adds chiitoitsu and kokushi to the standard form after each discard of 14 tiles.
#[inline(never)]
fn add_rare(concealed: &Counts, listed: &[u64; 4], each: &mut [Discard]) {
    let before = KindsAndPairs::of(concealed, TileSet::ALL);
    let lacking = before.lacking();
    for after in each {
        let taken = Taken::tile(after.tile);
        let (chiitoitsu, kokushi) = lacking.after(taken);
        let nearest = chiitoitsu.min(kokushi);
        let mut helping = [0; 4];
        if chiitoitsu == nearest {
            before.add_chiitoitsu(&mut helping, taken);
        }
        if kokushi == nearest {
            before.add_kokushi(&mut helping, taken);
        }
        after.add(Shanten::lacking_at_most_14(nearest), helping, listed);
    }
}

/// Adds what chiitoitsu and kokushi list where not all kinds are in play, so that the standard form
/// may be out of reach.
#[inline(never)]
fn add_among(concealed: &Counts, in_play: TileSet, listed: &[u64; 4], each: &mut [Discard]) {
    for after in each {
        let mut rest = *concealed;
        rest.take_one(after.tile);
        let (chiitoitsu, kokushi) = special_forms(&rest, rest.total(), in_play);
        let special = KindsAndPairs::of(&rest, in_play);
        let nearest = chiitoitsu.min(kokushi);
        let mut helping = [0; 4];
        if nearest == Shanten::NEVER {
            // No tile helps a form that can't be reached.
            if after.shanten() == Shanten::NEVER {
                after.ukeire.listed = Nibbles::ZERO;
            }
            continue;
        }
        if chiitoitsu == nearest {
            special.add_chiitoitsu(&mut helping, Taken::NONE);
        }
        if kokushi == nearest {
            special.add_kokushi(&mut helping, Taken::NONE);
        }
        after.add(nearest, helping, listed);
    }
}

impl Discard {
    /// Adds the tiles that other forms list, the nearest of which lacks this many tiles.
    fn add(&mut self, nearest: Shanten, helping: [u64; 4], listed: &[u64; 4]) {
        let ukeire = &mut self.ukeire;
        if nearest > ukeire.shanten {
            return;
        }
        let keep = mask(nearest == ukeire.shanten);
        let before = ukeire.listed.words();
        let words = by_suit(|i| before[i] & keep | nibbles(helping[i]) & listed[i]);
        ukeire.shanten = nearest;
        ukeire.listed = Nibbles::of_words(words);
    }
}

/// 14 tiles have at most 14 kinds; with 16 slots a bounds check is a mask.
const SLOTS: usize = 16;

/// The sort key of a discard, smaller for better ones; ties go by place, in order of tile.
///
/// ```text
/// bit   15…12      11…4              3…0
///       lacking    255 − tiles left  place
/// ```
///
/// The highest bit is flipped: signed numbers compare faster.
#[inline(always)]
fn rank(lacking: u8, total: u8, place: usize) -> i16 {
    // A sum, a part of which is constant once this is unrolled.
    (i32::from(lacking) * 4_096 - i32::from(total) * 16 + place as i32 + 255 * 16 - 32_768) as i16
}

/// The index of each key in ascending order. All keys differ but those of empty slots.
#[inline(always)]
fn places(ranks: &[i16; SLOTS]) -> [u16; SLOTS] {
    // A key's index is the number of smaller keys: sixteen at once, without a branch.
    let mut less = [0u16; SLOTS];
    for rank in ranks {
        for (less, other) in less.iter_mut().zip(ranks) {
            *less += u16::from(rank < other);
        }
    }
    less
}
