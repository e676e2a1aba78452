//! What is known beside the concealed tiles.

use crate::hand::Hand;
use crate::tile::{Counts, Tile, TileSet};
use crate::wait::FifthCopy;

/// What is known beside the concealed tiles: which tiles are in play, which lie in the own melds,
/// which have been seen elsewhere.
///
/// ```
/// use mentsu::{Hand, TileSet, View};
///
/// // 1m 4m 3p 6p make a mentsu, 2m 3m 4p 5p the jantou
/// let hand: Hand = "23m45p(777z)(111s)(999p)".parse()?;
/// assert_eq!(hand.ukeire().total(), 28);
/// let view = View::of(&hand).seeing("1444m".parse()?);
/// assert_eq!(hand.ukeire_in(&view).total(), 24);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "見えている牌")]
#[doc(alias = "visible tiles")]
#[doc(alias = "seen tiles")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct View {
    pub(super) in_play: TileSet,
    pub(super) declared: Counts,
    pub(super) seen: Counts,
    pub(super) fifth: FifthCopy,
}

impl View {
    /// Nothing but the concealed tiles is known, and all 34 kinds are in play.
    ///
    /// ```
    /// use mentsu::{View, ukeire::ukeire};
    ///
    /// assert_eq!(ukeire(&"2344m".parse()?, &View::BLIND).total(), 4 + 2);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    pub const BLIND: View = View {
        in_play: TileSet::ALL,
        declared: Counts::EMPTY,
        seen: Counts::EMPTY,
        fifth: FifthCopy::Any,
    };

    /// Of a hand with its melds.
    ///
    /// ```
    /// use mentsu::{Hand, Tile, View};
    ///
    /// let hand: Hand = "2344m(444p)".parse()?;
    /// let view = View::of(&hand);
    /// assert_eq!(view.left(hand.concealed(), Tile::P4), 1);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[must_use]
    pub fn of(hand: &Hand) -> View {
        let declared = hand.all_tiles().difference(hand.concealed()).unwrap_or_default();
        View { declared, ..View::BLIND }
    }

    /// With these tiles in the own melds.
    ///
    /// ```
    /// use mentsu::{Hand, View};
    ///
    /// let hand: Hand = "2344m(444p)".parse()?;
    /// assert_eq!(View::BLIND.declaring("444p".parse()?), View::of(&hand));
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "副露")]
    #[must_use]
    pub fn declaring(self, declared: Counts) -> View {
        View { declared, ..self }
    }

    /// With tiles seen anywhere but in the own hand and melds: rivers, others' melds, dora
    /// indicators.
    ///
    /// ```
    /// use mentsu::{Hand, View};
    ///
    /// let hand: Hand = "2344m".parse()?;
    /// // three of the four 1m lie in rivers
    /// let view = View::of(&hand).seeing("111m".parse()?);
    /// assert_eq!(hand.ukeire_in(&view).total(), 1 + 2);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "見えている牌")]
    #[doc(alias = "河")]
    #[doc(alias = "river")]
    #[doc(alias = "visible tiles")]
    #[must_use]
    pub fn seeing(self, seen: Counts) -> View {
        View { seen, ..self }
    }

    /// With only some kinds in play, as in sanma ([`TileSet::SANMA`]).
    ///
    /// ```
    /// use mentsu::{Hand, TileSet, View};
    ///
    /// let hand: Hand = "1113m123p456s789s".parse()?;
    /// assert_eq!(hand.ukeire().tiles(), "23m".parse()?);
    /// let sanma = View::of(&hand).among(TileSet::SANMA);
    /// assert!(!hand.ukeire_in(&sanma).tiles().contains(mentsu::Tile::M2));
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "三麻")]
    #[doc(alias = "sanma")]
    #[must_use]
    pub fn among(self, in_play: TileSet) -> View {
        View { in_play, ..self }
    }

    /// With another convention on what is listed where all four copies are held.
    ///
    /// ```
    /// use mentsu::{FifthCopy, Hand, Tile, View};
    ///
    /// let hand: Hand = "6s(666s)".parse()?;
    /// assert!(hand.ukeire().tiles().is_empty());
    /// let concealed = View::of(&hand).with_fifth(FifthCopy::Concealed);
    /// assert!(hand.ukeire_in(&concealed).tiles().contains(Tile::S6));
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "五枚目")]
    #[must_use]
    pub fn with_fifth(self, fifth: FifthCopy) -> View {
        View { fifth, ..self }
    }

    /// How many copies of a tile can still come.
    ///
    /// ```
    /// use mentsu::{Tile, View};
    ///
    /// let view = View::BLIND.declaring("777z".parse()?).seeing("4m".parse()?);
    /// let concealed = "2344m".parse()?;
    /// assert_eq!((view.left(&concealed, Tile::M4), view.left(&concealed, Tile::Red)), (1, 1));
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "残り枚数")]
    #[doc(alias = "remaining")]
    #[must_use]
    pub fn left(&self, concealed: &Counts, tile: Tile) -> u8 {
        let gone = concealed.get(tile) + self.declared.get(tile) + self.seen.get(tile);
        4u8.saturating_sub(gone)
    }

    /// All tiles that can still come: what the walls and the other players hold.
    ///
    /// ```
    /// use mentsu::{Hand, View};
    ///
    /// let hand: Hand = "2344m(444p)".parse()?;
    /// let unseen = View::of(&hand).seeing("9999s".parse()?).unseen(hand.concealed());
    /// assert_eq!(unseen.total(), 136 - 7 - 4);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "残り枚数")]
    #[doc(alias = "山")]
    #[doc(alias = "wall")]
    #[must_use]
    pub fn unseen(&self, concealed: &Counts) -> Counts {
        let mut counts = [0; Tile::COUNT];
        for tile in self.in_play {
            counts[tile.index()] = self.left(concealed, tile);
        }
        Counts::from_array(counts).unwrap_or_default()
    }

    /// With one more tile seen: the own discard.
    ///
    /// ```
    /// use mentsu::{Tile, View};
    ///
    /// let view = View::BLIND.having_discarded(Tile::M4);
    /// assert_eq!(view.left(&"2344m".parse()?, Tile::M4), 1);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "捨て牌")]
    #[must_use]
    pub fn having_discarded(&self, tile: Tile) -> View {
        View { seen: self.seen.with(tile).unwrap_or(self.seen), ..*self }
    }
}
