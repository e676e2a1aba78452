//! Views: what a player knows besides the concealed tiles.

use crate::hand::Hand;
use crate::tile::{Counts, Tile, TileSet};
use crate::wait::FifthCopy;

/// What is known besides the concealed tiles: which tiles are in play, which lie in one's own
/// melds, and which have been seen elsewhere.
///
/// ```
/// use mentsu::{View, counts, hand};
///
/// let hand = hand!("23m45p(777z)(111s)(999p)");
/// assert_eq!(hand.ukeire().total(), 28);
/// let view = View::of(&hand).with_seen(counts!("1444m"));
/// assert_eq!(hand.ukeire_in(&view).total(), 24);
/// ```
#[doc(alias = "見えている牌")]
#[doc(alias = "visible tiles")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct View {
    in_play: TileSet,
    declared: Counts,
    seen: Counts,
    fifth_copy: FifthCopy,
}

impl View {
    /// The view in which nothing but the concealed tiles is known and all 34 kinds are in play.
    pub const BLIND: View = View {
        in_play: TileSet::ALL,
        declared: Counts::EMPTY,
        seen: Counts::EMPTY,
        fifth_copy: FifthCopy::Any,
    };

    /// The view of a hand that knows its own melds.
    #[must_use]
    pub fn of(hand: &Hand) -> View {
        View::BLIND.with_declared(hand.declared())
    }

    /// The view with only these kinds in play, as in sanma ([`TileSet::SANMA`]).
    #[must_use]
    pub const fn with_in_play(self, in_play: TileSet) -> View {
        View { in_play, ..self }
    }

    /// The view with these tiles in one's own melds.
    #[must_use]
    pub const fn with_declared(self, declared: Counts) -> View {
        View { declared, ..self }
    }

    /// The view with these tiles seen outside one's own hand and melds: rivers, others' melds, dora
    /// indicators.
    #[must_use]
    pub const fn with_seen(self, seen: Counts) -> View {
        View { seen, ..self }
    }

    /// The view with another convention on tiles of which all four copies are held.
    #[must_use]
    pub const fn with_fifth_copy(self, fifth_copy: FifthCopy) -> View {
        View { fifth_copy, ..self }
    }

    /// The kinds in play.
    #[must_use]
    pub const fn in_play(&self) -> TileSet {
        self.in_play
    }

    /// The tiles of one's own melds.
    #[must_use]
    pub const fn declared(&self) -> &Counts {
        &self.declared
    }

    /// The tiles seen elsewhere.
    #[must_use]
    pub const fn seen(&self) -> &Counts {
        &self.seen
    }

    /// The convention on tiles of which all four copies are held.
    #[must_use]
    pub const fn fifth_copy(&self) -> FifthCopy {
        self.fifth_copy
    }

    /// The view after one's own discard, which is one more tile seen. A fifth copy changes nothing.
    #[must_use]
    pub fn after_discard(&self, tile: Tile) -> View {
        self.with_seen(self.seen.with(tile).unwrap_or(self.seen))
    }

    /// How many copies of a tile can still come.
    #[must_use]
    pub fn left(&self, concealed: &Counts, tile: Tile) -> u8 {
        let gone = concealed.get(tile) + self.declared.get(tile) + self.seen.get(tile);
        4u8.saturating_sub(gone)
    }

    /// All tiles that can still come: what the walls and the other players hold.
    ///
    /// ```
    /// use mentsu::{View, counts, hand};
    ///
    /// let hand = hand!("2344m(444p)");
    /// let unseen = View::of(&hand).with_seen(counts!("9999s")).unseen(hand.concealed());
    /// assert_eq!(unseen.total(), 136 - 7 - 4);
    /// ```
    #[must_use]
    pub fn unseen(&self, concealed: &Counts) -> Counts {
        let mut counts = [0; Tile::COUNT];
        for tile in self.in_play {
            counts[tile.index()] = self.left(concealed, tile);
        }
        Counts::from_array(counts).unwrap_or_default()
    }
}
