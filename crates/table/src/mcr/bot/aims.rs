//! How near a hand is to fan of eight points and more.

use mentsu::mcr::{FormKind, shantens};
use mentsu::{Counts, Hand, Meld, Mentsu, Shanten, Suit, Tile};

/// How near a hand is to what is worth enough. The greater is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Prospect {
    /// How many tiles less than [`FAR`] are lacking.
    nearness: u8,
    /// The number of aims, each counted the more the nearer it is.
    weight: u64,
}

/// More tiles than any aim lacks.
const FAR: u8 = 15;

/// How much more an aim weighs than one that lacks a tile more.
const NEARER: u32 = 3;

impl Prospect {
    /// The prospect of a hand of 3n+1 tiles, given how many copies of each tile can still come.
    pub(super) fn of(hand: &Hand, left: impl Fn(Tile) -> u8) -> Prospect {
        let mut prospect = Prospect { nearness: 0, weight: 0 };
        let forms = shantens(hand);
        for form in [FormKind::SevenPairs, FormKind::ThirteenOrphans, FormKind::HonorsAndKnitted] {
            prospect.add(lacking(forms.of(form)));
        }
        prospect.add(lacking(forms.of(FormKind::KnittedStraight)));
        for chows in three_chows() {
            prospect.add(lacking_for(hand, chows, &left));
        }
        prospect
    }

    /// Whether fewer tiles are lacking.
    pub(super) fn is_nearer(&self, other: &Prospect) -> bool {
        self.nearness > other.nearness
    }

    fn add(&mut self, lacking: Option<u8>) {
        let nearness = lacking.map_or(0, |lacking| FAR.saturating_sub(lacking));
        self.nearness = self.nearness.max(nearness);
        self.weight += u64::from(NEARER).pow(u32::from(nearness));
    }
}

/// How many tiles a form lacks; `None` if it is out of reach.
fn lacking(shanten: Shanten) -> Option<u8> {
    (shanten != Shanten::NEVER).then(|| u8::try_from(shanten.get() + 1).unwrap_or(0))
}

/// Every three chows that are worth eight points or more together.
fn three_chows() -> impl Iterator<Item = [Tile; 3]> {
    const ORDERS: [[usize; 3]; 6] =
        [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    // Straights, pure triple chows, and chows shifted by one rank or two.
    let pure = [3u8, 0, 1, 2].into_iter().flat_map(|step| {
        let starts = (1..=7 - 2 * step).map(move |rank| [rank, rank + step, rank + 2 * step]);
        starts.flat_map(|ranks| (0..3).map(move |suit| ranks.map(|rank| (suit, rank))))
    });
    let straights = ORDERS.into_iter().map(|suits| [(suits[0], 1), (suits[1], 4), (suits[2], 7)]);
    let triple = (1..=7).map(|rank| [(0, rank), (1, rank), (2, rank)]);
    let all = pure.chain(straights).chain(triple);
    all.map(|chows| chows.map(|(suit, rank): (usize, u8)| first_of(suit, rank)))
}

/// The lowest tile of a chow.
fn first_of(suit: usize, rank: u8) -> Tile {
    Tile::new(Suit::ALL[suit], rank).unwrap_or(Tile::M1)
}

/// How many tiles three chows, another set and a pair lack; `None` if they are out of reach.
fn lacking_for(hand: &Hand, chows: [Tile; 3], left: &impl Fn(Tile) -> u8) -> Option<u8> {
    let mut open = [true; 3];
    let mut others = 0;
    for meld in hand.melds() {
        let is_this = |place: &usize| open[*place] && is_chow_from(meld, chows[*place]);
        match (0..3).find(is_this) {
            Some(place) => open[place] = false,
            None => others += 1,
        }
    }
    if others > 1 {
        return None;
    }
    let (mut rest, mut missing) = (*hand.concealed(), [0u8; Tile::COUNT]);
    for (first, _) in chows.into_iter().zip(open).filter(|(_, open)| *open) {
        for tile in Mentsu::shuntsu(first).ok()?.tiles() {
            match rest.without(tile) {
                Ok(fewer) => rest = fewer,
                Err(_) => missing[tile.index()] += 1,
            }
        }
    }
    let mut lacking = 0;
    for (tile, missing) in Tile::ALL.into_iter().zip(missing).filter(|(_, missing)| *missing > 0) {
        if missing > left(tile) {
            return None;
        }
        lacking += missing;
    }
    Some(lacking + if others == 1 { of_pair(&rest) } else { of_set_and_pair(&rest) })
}

/// Whether a meld is the chow that begins with this tile.
fn is_chow_from(meld: &Meld, first: Tile) -> bool {
    meld.mentsu().is_shuntsu() && meld.mentsu().first() == first
}

/// How many tiles a pair lacks.
fn of_pair(tiles: &Counts) -> u8 {
    match (tiles.at_least(2).is_empty(), tiles.is_empty()) {
        (false, _) => 0,
        (true, false) => 1,
        (true, true) => 2,
    }
}

/// How many tiles a set and a pair lack.
fn of_set_and_pair(tiles: &Counts) -> u8 {
    let koutsu = tiles.kinds().into_iter().map(Mentsu::koutsu);
    let shuntsu = Tile::ALL.into_iter().filter_map(|first| Mentsu::shuntsu(first).ok());
    let lacking = koutsu.chain(shuntsu).map(|set| {
        let (mut rest, mut missing) = (*tiles, 0);
        for tile in set.tiles() {
            match rest.without(tile) {
                Ok(fewer) => rest = fewer,
                Err(_) => missing += 1,
            }
        }
        missing + of_pair(&rest)
    });
    lacking.min().unwrap_or(5)
}
