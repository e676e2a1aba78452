//! Strategies for property tests: hands, melds and tiles (feature `proptest`).
//!
//! Every value is valid. Values shrink towards fewer tiles and melds, lower tiles and plain
//! fives.
//!
//! ```
//! use mentsu::strategy;
//! use proptest::prelude::*;
//!
//! proptest!(|(hand in strategy::winning_hand())| {
//!     prop_assert!(hand.is_win());
//! });
//! proptest!(|(hand in strategy::tenpai_hand())| {
//!     prop_assert!(!hand.waits().is_empty());
//! });
//! ```

#![doc(alias = "generator")]
#![doc(alias = "property testing")]
#![doc(alias = "quickcheck")]

use alloc::vec::Vec;
use core::ops::RangeInclusive;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

use super::melds;
use crate::hand::Hand;
use crate::meld::{CalledFrom, Meld, MeldKind};
use crate::mentsu::{Mentsu, MentsuKind};
use crate::tile::{Counts, Face, Suit, Tile, TileSet};

/// Any of the 34 kinds of tile.
pub fn tile() -> impl Strategy<Value = Tile> + Clone {
    (0..Tile::COUNT).prop_map(|index| Tile::ALL[index])
}

/// Any of the 37 faces.
pub fn face() -> impl Strategy<Value = Face> + Clone {
    (tile(), any::<bool>()).prop_map(|(tile, red)| Face::red_if(red, tile))
}

/// Any set of tiles.
pub fn tile_set() -> impl Strategy<Value = TileSet> + Clone {
    (0..=TileSet::ALL.bits())
        .prop_map(|bits| TileSet::from_bits(bits).expect("bits of tiles alone"))
}

/// Any multiset of tiles whose size is in the range.
///
/// # Panics
/// Generating a value panics if the range is empty or goes beyond the 136 tiles there are.
pub fn counts(total: RangeInclusive<usize>) -> impl Strategy<Value = Counts> + Clone {
    vec(any::<Index>(), *total.start()..=*total.end()).prop_map(|draws| {
        Counts::from_tiles(drawn(Counts::FULL.tiles(), &draws)).expect("tiles of one wall")
    })
}

/// Any shuntsu, koutsu or kantsu.
pub fn mentsu() -> impl Strategy<Value = Mentsu> + Clone {
    (tile(), select(&MentsuKind::ALL[..])).prop_map(|(tile, kind)| melds::mentsu(kind, tile))
}

/// Any meld: all kinds, red fives, with the call known or not.
pub fn meld() -> impl Strategy<Value = Meld> + Clone {
    let kans = [MeldKind::Ankan, MeldKind::Daiminkan, MeldKind::Kakan];
    let call = proptest::option::of((0..3usize, select(&CalledFrom::ALL[..])));
    (mentsu(), select(kans.to_vec()), any::<[bool; 4]>(), call)
        .prop_map(|(mentsu, kan, reds, call)| melds::meld(mentsu, kan, reds, call))
}

/// Any valid hand with any melds: 3n+1 or 3n+2 concealed tiles, short hands too.
pub fn hand() -> impl Strategy<Value = Hand> + Clone {
    let draws = vec(any::<Index>(), Hand::MAX_CONCEALED);
    (vec(meld(), 0..=Hand::MAX_MELDS), 0..=4usize, 1..=2usize, draws, any::<[bool; 14]>()).prop_map(
        |(melds, mentsu, more, draws, reds)| {
            let (melds, left) = melds::fitting(melds, Counts::FULL);
            let size = 3 * mentsu.min(Hand::MAX_MELDS - melds.len()) + more;
            let faces = drawn(left.tiles(), &draws[..size]).into_iter().zip(reds);
            checked(faces.map(|(tile, red)| Face::red_if(red, tile)), &melds)
        },
    )
}

/// Any won hand with any melds: standard form mostly, chiitoitsu and kokushi now and then.
pub fn winning_hand() -> impl Strategy<Value = Hand> + Clone {
    prop_oneof![8 => standard_win(), 1 => chiitoitsu(), 1 => kokushi()]
}

/// Any hand that waits for a tile of which a copy is left, with any melds and in any form.
pub fn tenpai_hand() -> impl Strategy<Value = Hand> + Clone {
    (winning_hand(), any::<Index>()).prop_map(|(won, index)| {
        let faces: Vec<Face> = won.faces().collect();
        won.discard(*index.get(&faces)).unwrap_or(won)
    })
}

/// Any hand of one number suit with this many tiles (1–14, no multiple of 3), without melds.
///
/// # Panics
/// Generating a value panics for any other number of tiles.
pub fn one_suit_hand(tiles: usize) -> impl Strategy<Value = Hand> + Clone {
    let draws = vec(any::<Index>(), tiles);
    (select(&Suit::NUMBERS[..]), draws).prop_map(|(suit, draws)| {
        let all = Counts::FULL.tiles().filter(|tile| tile.suit() == suit);
        checked(drawn(all, &draws).into_iter().map(Face::plain), &[])
    })
}

fn standard_win() -> impl Strategy<Value = Hand> + Clone {
    let concealed = vec(mentsu(), 0..=4);
    (concealed, vec(meld(), 0..=4), tile(), any::<[bool; 14]>()).prop_filter_map(
        "a tile is needed five times",
        |(concealed, melds, jantou, reds)| {
            let left = Counts::FULL.without(jantou).and_then(|left| left.without(jantou)).ok()?;
            let (melds, mut left) = melds::fitting(melds, left);
            let mut tiles = alloc::vec![jantou; 2];
            for mentsu in concealed.into_iter().take(Hand::MAX_MELDS - melds.len()) {
                let three: Vec<Tile> = mentsu.tiles().take(3).collect();
                left = three.iter().try_fold(left, |left, &tile| left.without(tile)).ok()?;
                tiles.extend(three);
            }
            let faces = tiles.into_iter().zip(reds).map(|(tile, red)| Face::red_if(red, tile));
            Some(checked(faces, &melds))
        },
    )
}

fn chiitoitsu() -> impl Strategy<Value = Hand> + Clone {
    vec(any::<Index>(), 7).prop_map(|picks| {
        let mut kinds: Vec<Tile> = Tile::ALL.to_vec();
        let pairs = picks.iter().map(|pick| kinds.remove(pick.index(kinds.len())));
        checked(pairs.flat_map(|tile| [Face::plain(tile); 2]), &[])
    })
}

fn kokushi() -> impl Strategy<Value = Hand> + Clone {
    (0..13usize).prop_map(|twice| {
        let kinds = TileSet::YAOCHUU.iter();
        let faces = kinds.clone().chain(kinds.skip(twice).take(1)).map(Face::plain);
        checked(faces, &[])
    })
}

/// One tile out of those left, for each draw.
fn drawn(left: impl Iterator<Item = Tile>, draws: &[Index]) -> Vec<Tile> {
    let mut left: Vec<Tile> = left.collect();
    draws.iter().map(|draw| left.remove(draw.index(left.len()))).collect()
}

/// The hand of tiles taken from one wall, whose number fits.
fn checked(faces: impl IntoIterator<Item = Face>, melds: &[Meld]) -> Hand {
    Hand::new(faces, melds).expect("tiles of one wall, in a number that fits")
}
