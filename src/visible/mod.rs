//! [`Visible`]: which tiles can still come, as far as a player sees it.

mod fifth_copy;

pub use self::fifth_copy::FifthCopy;
use crate::hand::Hand;
use crate::tile::{Counts, Suit, SuitCounts, Tile, TileSet};

/// The tiles that a player sees besides the concealed ones: the kinds in play, the own melds, and
/// all tiles that lie open elsewhere.
///
/// If an answer depends on visible tiles, a second method ending in `_in` takes them.
///
/// ```
/// use mentsu::{FifthCopy, TileSet, Visible, counts, hand, tiles};
///
/// let hand = hand!("23m45p(777z)(111s)(999p)");
/// assert_eq!(hand.ukeire().total(), 28);
/// let visible = Visible::of(&hand).with_seen(counts!("1444m"));
/// assert_eq!(hand.ukeire_in(&visible).total(), 24);
///
/// let three_players = Visible::of(&hand).with_in_play(TileSet::SANMA);
/// assert_eq!(hand.ukeire_in(&three_players).tiles(), tiles!("1m45p"));
/// ```
#[doc(alias = "見えている牌")]
#[doc(alias = "visible tiles")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Visible {
    in_play: TileSet,
    declared: Counts,
    seen: Counts,
    fifth_copy: FifthCopy,
}

impl Visible {
    /// Nothing is visible but the concealed tiles, and all 34 kinds are in play.
    pub const NOTHING: Visible = Visible {
        in_play: TileSet::ALL,
        declared: Counts::EMPTY,
        seen: Counts::EMPTY,
        fifth_copy: FifthCopy::Any,
    };

    /// The melds of a hand are visible.
    #[must_use]
    #[inline]
    pub fn of(hand: &Hand) -> Visible {
        Visible::NOTHING.with_declared(hand.declared())
    }

    /// Sets the kinds in play, as in sanma ([`TileSet::SANMA`]).
    #[must_use]
    pub const fn with_in_play(self, in_play: TileSet) -> Visible {
        Visible { in_play, ..self }
    }

    /// Sets the tiles of the own melds.
    #[must_use]
    pub const fn with_declared(self, declared: Counts) -> Visible {
        Visible { declared, ..self }
    }

    /// Sets the tiles seen outside the own hand and melds: rivers, others' melds, dora indicators.
    #[must_use]
    pub const fn with_seen(self, seen: Counts) -> Visible {
        Visible { seen, ..self }
    }

    /// Sets the convention on tiles of which no copy is left.
    #[must_use]
    pub const fn with_fifth_copy(self, fifth_copy: FifthCopy) -> Visible {
        Visible { fifth_copy, ..self }
    }

    /// The kinds in play.
    #[must_use]
    pub const fn in_play(&self) -> TileSet {
        self.in_play
    }

    /// The tiles of the own melds.
    #[must_use]
    pub const fn declared(&self) -> &Counts {
        &self.declared
    }

    /// The tiles seen elsewhere.
    #[must_use]
    pub const fn seen(&self) -> &Counts {
        &self.seen
    }

    /// The convention on tiles of which no copy is left.
    #[must_use]
    pub const fn fifth_copy(&self) -> FifthCopy {
        self.fifth_copy
    }

    /// The visible tiles after the player's own discard: one more tile is seen. A fifth copy
    /// changes nothing.
    #[must_use]
    pub fn after_discard(&self, tile: Tile) -> Visible {
        self.with_seen(self.seen.with(tile).unwrap_or(self.seen))
    }

    /// How many copies of a tile can still come, whether or not its kind is in play.
    #[must_use]
    pub fn left(&self, concealed: &Counts, tile: Tile) -> u8 {
        let gone = concealed.get(tile) + self.declared.get(tile) + self.seen.get(tile);
        4u8.saturating_sub(gone)
    }

    /// [`left`](Self::left) for all tiles.
    #[inline(always)]
    pub(crate) fn left_of_each(&self, concealed: &Counts) -> Counts {
        let (held, declared, seen) = (concealed.words(), self.declared.words(), self.seen.words());
        let left = |i: usize| {
            // Three counts of at most 4 fit a nibble.
            let gone = SuitCounts::from_word(held[i] + declared[i] + seen[i]);
            SuitCounts::from_word(Counts::FULL.words()[i]).saturating_sub(gone).word()
        };
        Counts::from_words([left(0), left(1), left(2), left(3)])
    }

    /// All tiles that can still come: those in the wall and in the other players' hands.
    ///
    /// ```
    /// use mentsu::{Visible, counts, hand};
    ///
    /// let hand = hand!("2344m(444p)");
    /// let unseen = Visible::of(&hand).with_seen(counts!("9999s")).unseen(hand.concealed());
    /// assert_eq!(unseen.total(), 136 - 7 - 4);
    /// ```
    #[must_use]
    pub fn unseen(&self, concealed: &Counts) -> Counts {
        let left = self.left_of_each(concealed);
        let of = |suit| (15 * self.in_play.ranks(suit).word()) & left.suit(suit).word();
        Counts::from_words(Suit::ALL.map(of))
    }
}

crate::fields! { Visible, "field of what is visible":
    /// The kinds in play.
    "in_play": TileSet, |visible| visible.in_play, Visible::with_in_play;
    /// The tiles of the own melds.
    "declared": Counts, |visible| visible.declared, Visible::with_declared;
    /// The tiles seen outside the own hand and melds.
    "seen": Counts, |visible| visible.seen, Visible::with_seen;
    /// The convention on tiles of which no copy is left.
    "fifth_copy": FifthCopy, |visible| visible.fifth_copy, Visible::with_fifth_copy;
}
