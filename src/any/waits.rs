//! What a hand of any mahjong waits for, and in which shapes.

use core::fmt;

use super::AnyHand;
use super::forms::Bounds;
use crate::list::{Filler, List};
use crate::mentsu::Mentsu;
use crate::padded::{Unpadded, padded};
use crate::tile::{Suit, Tile, TileSet};
use crate::visible::Visible;
use crate::wait::{WaitShape, WaitShapes};

/// A tile waited for, the shapes of the wait, and how many copies are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AnyWait {
    tile: Tile,
    shapes: WaitShapes,
    left: u8,
}

/// The waits of one hand, in order of tile.
pub type AnyWaits = List<AnyWait, { Tile::COUNT }>;

impl Filler for AnyWait {
    const FILLER: AnyWait = AnyWait { tile: Tile::M1, shapes: WaitShapes::EMPTY, left: 0 };
}

impl AnyWait {
    /// The tile.
    #[must_use]
    pub const fn tile(&self) -> Tile {
        self.tile
    }

    /// What the blocks that it completes looked like before, jokers as the tiles that they stand
    /// for. A joker of a wild kind has the shapes of all other waits.
    #[must_use]
    pub const fn shapes(&self) -> WaitShapes {
        self.shapes
    }

    /// How many copies are left.
    #[must_use]
    pub const fn left(&self) -> u8 {
        self.left
    }
}

impl Unpadded for AnyWait {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}, {} left", self.tile, self.shapes, self.left)
    }
}

padded! {
    /// The tile, its shapes and the copies left: `8s: kanchan, 4 left`.
    AnyWait
}

impl AnyHand {
    /// The tiles waited for with the shapes of each wait (待ち), the same as
    /// [`wait_tiles`](Self::wait_tiles).
    ///
    /// ```
    /// use mentsu::any::AnyHand;
    ///
    /// let hand: AnyHand = "123m456p79s1z?".parse()?;
    /// let waits: Vec<String> = hand.waits().iter().map(ToString::to_string).collect();
    /// assert_eq!(waits, ["8s: kanchan, 4 left", "1z: tanki, 3 left"]);
    /// # Ok::<(), mentsu::any::AnyHandError>(())
    /// ```
    #[must_use]
    pub fn waits(&self) -> AnyWaits {
        self.waits_in(&self.visible())
    }

    /// The waits, given what is visible: the same tiles as
    /// [`wait_tiles_in`](Self::wait_tiles_in).
    #[must_use]
    pub fn waits_in(&self, visible: &Visible) -> AnyWaits {
        let tiles = self.wait_tiles_in(visible);
        if tiles.is_empty() {
            return AnyWaits::new();
        }
        let shapes = ShapesFinder::new(self);
        let left = visible.left_of_each(&self.concealed());
        let known = tiles - self.wild();
        let mut every = WaitShapes::EMPTY;
        let mut waits = AnyWaits::new();
        // The shapes of a drawn joker are those of any tile that it may stand for, visible or not.
        if !(tiles & self.wild()).is_empty() {
            let lacks = self.lacks(TileSet::ALL);
            for tile in self.helping(&lacks, TileSet::ALL) - self.wild() {
                every |= shapes.of(tile);
            }
        }
        for tile in tiles {
            let shapes = if known.contains(tile) { shapes.of(tile) } else { every };
            waits.push(AnyWait { tile, shapes, left: left.get(tile) });
        }
        waits
    }
}

/// Finds the shapes of waits: for each block with the tile, whether the other tiles can be the rest
/// of the hand.
struct ShapesFinder<'a> {
    hand: &'a AnyHand,
    bounds: Bounds,
    /// For each suit what it can be, as [`reachable`] says.
    suits: [u16; 4],
    is_standard: bool,
    is_chiitoitsu: bool,
    is_kokushi: bool,
}

impl ShapesFinder<'_> {
    fn new(hand: &AnyHand) -> ShapesFinder<'_> {
        let bounds = Bounds::of(hand);
        let lacks = hand.shantens();
        ShapesFinder {
            hand,
            suits: Suit::ALL.map(|suit| reachable(&bounds, suit)),
            bounds,
            is_standard: lacks.standard().is_one_away(),
            is_chiitoitsu: lacks.chiitoitsu().is_one_away(),
            is_kokushi: lacks.kokushi().is_one_away(),
        }
    }

    fn of(&self, tile: Tile) -> WaitShapes {
        let mut shapes = WaitShapes::EMPTY;
        let mentsu = self.hand.mentsu_needed();
        if self.is_standard {
            if self.fits(tile, [tile; 2], mentsu, false) {
                shapes.insert(WaitShape::Tanki);
            }
            if mentsu > 0 && self.fits(tile, [tile; 3], mentsu - 1, true) {
                shapes.insert(WaitShape::Shanpon);
            }
            for below in 0..3 {
                let first = tile.index().checked_sub(below).map(|first| Tile::ALL[first]);
                let shuntsu = first.and_then(|first| Mentsu::shuntsu(first).ok());
                let shuntsu = shuntsu.filter(|shuntsu| shuntsu.contains(tile));
                if let Some(shuntsu) = shuntsu.filter(|_| mentsu > 0) {
                    if self.fits(tile, shuntsu.tiles(), mentsu - 1, true) {
                        shapes.insert(match (below, tile.rank()) {
                            (1, _) => WaitShape::Kanchan,
                            (2, 3) | (0, 7) => WaitShape::Penchan,
                            _ => WaitShape::Ryanmen,
                        });
                    }
                }
            }
        }
        let (kinds, pairs) = (self.hand.known().at_least(1), self.hand.known().at_least(2));
        if self.is_chiitoitsu && !pairs.contains(tile) {
            let lone = kinds - pairs;
            if lone.contains(tile) || 7 - pairs.len() > lone.len() {
                shapes.insert(WaitShape::Chiitoitsu);
            }
        }
        if self.is_kokushi && tile.is_yaochuu() {
            let has_pair = !pairs.is_empty();
            // Jokers that make up for all that is missing leave the pair to any of the thirteen.
            if !has_pair {
                shapes.insert(WaitShape::Kokushi13);
            }
            if !kinds.contains(tile) && (has_pair || self.hand.jokers() > 0) {
                shapes.insert(WaitShape::Kokushi);
            }
        }
        shapes
    }

    /// Whether the hand wins with the drawn tile in this block and `mentsu` mentsu beside it, with
    /// a jantou or without one.
    fn fits(
        &self,
        drawn: Tile,
        block: impl IntoIterator<Item = Tile>,
        mentsu: usize,
        jantou: bool,
    ) -> bool {
        let mut bounds = self.bounds.clone();
        bounds.least[drawn.index()] += 1;
        let Some(bounds) = bounds.beside(block) else { return false };
        let mut suits = self.suits;
        suits[drawn.suit().index()] = reachable(&bounds, drawn.suit());
        let all = suits.into_iter().fold(1, together);
        all >> (2 * mentsu + usize::from(jantou)) & 1 == 1
    }
}

/// Bit `2 × mentsu + jantou`: within these bounds a suit can be this number of mentsu, with a
/// jantou or without one.
fn reachable(bounds: &Bounds, suit: Suit) -> u16 {
    // Three equal shuntsu are three koutsu, so two are enough.
    const MOST: usize = 2;
    let mut reached = [[0u16; MOST + 1]; MOST + 1];
    reached[0][0] = 1;
    for rank in 0..suit.ranks() {
        let place = suit.first().index() + usize::from(rank);
        let mut next = [[0u16; MOST + 1]; MOST + 1];
        for (first, seconds) in reached.into_iter().enumerate() {
            for (second, before) in seconds.into_iter().enumerate() {
                if before == 0 {
                    continue;
                }
                let begins = if suit == Suit::Honor || rank > 6 { 0 } else { MOST };
                for (shuntsu, reached) in next[second].iter_mut().enumerate().take(begins + 1) {
                    for koutsu in 0..=MOST {
                        for jantou in 0..=1 {
                            let tiles = (first + second + shuntsu + 3 * koutsu + 2 * jantou) as u8;
                            if bounds.least[place] <= tiles && tiles <= bounds.most[place] {
                                let more = together(before, 1 << (2 * (shuntsu + koutsu) + jantou));
                                *reached |= more;
                            }
                        }
                    }
                }
            }
        }
        reached = next;
    }
    reached[0][0]
}

/// What two parts of a hand are together: at most five mentsu and one jantou.
fn together(one: u16, other: u16) -> u16 {
    /// The bits without a jantou.
    const WITHOUT: u16 = 0b0101_0101_0101;
    let mut both = 0;
    for mentsu in 0..=5 {
        if one >> (2 * mentsu) & 1 == 1 {
            both |= other << (2 * mentsu);
        }
        if one >> (2 * mentsu + 1) & 1 == 1 {
            both |= (other & WITHOUT) << (2 * mentsu + 1);
        }
    }
    both & 0xFFF
}
