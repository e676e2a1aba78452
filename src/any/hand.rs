//! A hand of any mahjong.

use core::fmt;

use super::{AnyHandError, AnyMeld, Sets};
use crate::hand::Hand;
use crate::list::List;
use crate::tile::{Counts, Tile, TileSet, TooManyCopies};
use crate::visible::Visible;

/// A hand of any mahjong: concealed tiles and melds, of four or five sets, with up to eight jokers
/// among the concealed tiles.
///
/// A joker (赖子, 鬼牌, 财神, 百搭) stands for whatever tile helps most. Unless
/// [`without_fifth_copies`](Self::without_fifth_copies) says otherwise, that may be a fifth copy.
/// Jokers are tiles of their own, written `?`, or the tiles of some kinds
/// ([`with_wild`](Self::with_wild)).
///
/// It has the sizes of a [`Hand`], jokers counted; with five sets up to 16 or 17 tiles, and up to
/// five melds. Red fives are fives.
///
/// ```
/// use mentsu::any::AnyHand;
/// use mentsu::tiles;
///
/// let hand: AnyHand = "123m456p78s11z?".parse()?;
/// assert!(hand.is_win());
/// let hand: AnyHand = "123m456p79s1z?".parse()?;
/// assert_eq!((hand.shanten().get(), hand.wait_tiles()), (0, tiles!("8s1z")));
/// // Sixteen tiles: five sets
/// let hand: AnyHand = "123456789m123456p1s".parse()?;
/// assert_eq!(hand.wait_tiles(), tiles!("1s"));
/// # Ok::<(), mentsu::any::AnyHandError>(())
/// ```
#[doc(alias = "赖子")]
#[doc(alias = "鬼牌")]
#[doc(alias = "百搭")]
#[doc(alias = "wildcard")]
#[doc(alias = "joker")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct AnyHand {
    /// The concealed tiles that are no jokers.
    known: Counts,
    /// How many concealed tiles are jokers.
    jokers: u8,
    /// The jokers among the concealed tiles that are tiles of a wild kind.
    wild_held: Counts,
    wild: TileSet,
    melds: List<AnyMeld, { AnyHand::MAX_MELDS }>,
    sets: Sets,
    fifth_copies: bool,
}

/// A tile of a kind, or a joker that is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnyTile {
    /// A tile; one of a wild kind is a joker.
    Tile(Tile),
    /// A joker that is no tile of a kind.
    Joker,
}

impl From<Tile> for AnyTile {
    fn from(tile: Tile) -> AnyTile {
        AnyTile::Tile(tile)
    }
}

impl AnyHand {
    /// The most jokers among the concealed tiles: 8.
    pub const MAX_JOKERS: usize = 8;

    /// The most melds: 5, in a hand of five sets.
    pub const MAX_MELDS: usize = 5;

    /// The most concealed tiles: 17, in a hand of five sets.
    pub const MAX_CONCEALED: usize = 17;

    /// A hand of concealed tiles, jokers among them, and melds in the order in which they were
    /// declared.
    ///
    /// ```
    /// use mentsu::any::{AnyHand, Sets};
    /// use mentsu::counts;
    ///
    /// let hand = AnyHand::new(counts!("123m456p78s11z"), 1, &[], Sets::Four)?;
    /// assert_eq!(hand, "123m456p78s11z?".parse().unwrap());
    /// # Ok::<(), mentsu::any::AnyHandError>(())
    /// ```
    ///
    /// # Errors
    /// [`AnyHandError::TooManyJokers`], [`AnyHandError::WrongSize`] or
    /// [`AnyHandError::TooManyCopies`].
    pub fn new(
        known: Counts,
        jokers: u8,
        melds: &[AnyMeld],
        sets: Sets,
    ) -> Result<AnyHand, AnyHandError> {
        if usize::from(jokers) > AnyHand::MAX_JOKERS {
            return Err(AnyHandError::TooManyJokers { jokers });
        }
        let concealed = known.total().saturating_add(jokers);
        if concealed % 3 == 0 || usize::from(concealed) / 3 + melds.len() > sets.get() {
            return Err(AnyHandError::WrongSize { concealed, melds: melds.len(), sets });
        }
        let hand = AnyHand {
            known,
            jokers,
            wild_held: Counts::EMPTY,
            wild: TileSet::EMPTY,
            melds: List::of(melds.iter().copied()),
            sets,
            fifth_copies: true,
        };
        known.union(&hand.declared()?)?;
        Ok(hand)
    }

    /// The hand in which the tiles of these kinds are jokers, too. Melds stay as they are: a joker
    /// in a meld is marked there.
    ///
    /// ```
    /// use mentsu::any::AnyHand;
    /// use mentsu::{TileSet, tile, tiles};
    ///
    /// let hand: AnyHand = "123m456p79s17z".parse()?;
    /// let wild = hand.with_wild(TileSet::from(tile!("7z")))?;
    /// assert_eq!((hand.jokers(), wild.jokers()), (0, 1));
    /// // A joker that is drawn wins, too
    /// assert_eq!(wild.wait_tiles(), tiles!("8s17z"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`AnyHandError::TooManyJokers`] if it then has more than eight.
    pub fn with_wild(&self, kinds: TileSet) -> Result<AnyHand, AnyHandError> {
        let mut hand = AnyHand { wild: self.wild | kinds, ..*self };
        for tile in kinds {
            for _ in 0..self.known.get(tile) {
                hand.known.take_one(tile);
                hand.wild_held.add_one(tile);
                hand.jokers += 1;
            }
        }
        if usize::from(hand.jokers) > AnyHand::MAX_JOKERS {
            return Err(AnyHandError::TooManyJokers { jokers: hand.jokers });
        }
        Ok(hand)
    }

    /// The hand under the rule that no joker stands for a fifth copy of a tile, melds counted.
    ///
    /// ```
    /// use mentsu::any::AnyHand;
    ///
    /// let hand: AnyHand = "1111m?".parse()?;
    /// assert!(hand.is_win());
    /// assert!(!hand.without_fifth_copies().is_win());
    /// # Ok::<(), mentsu::any::AnyHandError>(())
    /// ```
    #[must_use]
    pub const fn without_fifth_copies(self) -> AnyHand {
        AnyHand { fifth_copies: false, ..self }
    }

    /// The concealed tiles that are no jokers.
    #[must_use]
    pub const fn known(&self) -> &Counts {
        &self.known
    }

    /// How many concealed tiles are jokers, 0 to 8.
    #[must_use]
    pub const fn jokers(&self) -> u8 {
        self.jokers
    }

    /// The kinds whose tiles are jokers.
    #[must_use]
    pub const fn wild(&self) -> TileSet {
        self.wild
    }

    /// The melds, in the order in which they were declared.
    #[must_use]
    pub fn melds(&self) -> &[AnyMeld] {
        &self.melds
    }

    /// How many sets it has, melds included.
    #[must_use]
    pub const fn sets(&self) -> Sets {
        self.sets
    }

    /// Whether a joker may stand for a fifth copy.
    #[must_use]
    pub const fn takes_fifth_copies(&self) -> bool {
        self.fifth_copies
    }

    /// How many tiles are concealed, jokers included.
    #[must_use]
    pub const fn total(&self) -> u8 {
        self.known.total() + self.jokers
    }

    /// Whether it has 3n+1 concealed tiles: it has yet to draw.
    #[must_use]
    pub const fn awaits_draw(&self) -> bool {
        self.total() % 3 == 1
    }

    /// The hand with one more tile or joker; a tile of a wild kind is a joker, too.
    ///
    /// ```
    /// use mentsu::any::{AnyHand, AnyTile};
    /// use mentsu::tile;
    ///
    /// let hand: AnyHand = "123m456p79s1z?".parse()?;
    /// assert_eq!(hand.draw(tile!("8s"))?.to_string(), "123m456p789s1z?");
    /// assert_eq!(hand.draw(AnyTile::Joker)?.to_string(), "123m456p79s1z??");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`AnyHandError::TooManyCopies`], [`AnyHandError::TooManyJokers`], or
    /// [`AnyHandError::WrongSize`] if it has drawn already.
    pub fn draw(&self, tile: impl Into<AnyTile>) -> Result<AnyHand, AnyHandError> {
        if !self.awaits_draw() {
            let (concealed, melds) = (self.total() + 1, self.melds.len());
            return Err(AnyHandError::WrongSize { concealed, melds, sets: self.sets });
        }
        let mut drawn = *self;
        match tile.into() {
            AnyTile::Tile(tile) => {
                let count = self.all_tiles().get(tile) + 1;
                if count > 4 {
                    return Err(TooManyCopies { tile, count }.into());
                }
                drawn.take(tile);
            }
            AnyTile::Joker => drawn.jokers += 1,
        }
        if usize::from(drawn.jokers) > AnyHand::MAX_JOKERS {
            return Err(AnyHandError::TooManyJokers { jokers: drawn.jokers });
        }
        Ok(drawn)
    }

    /// The hand without one tile, or without one joker that is no tile of a kind.
    ///
    /// # Errors
    /// [`AnyHandError::NotHeld`] if it isn't among the concealed tiles.
    pub fn discard(&self, tile: impl Into<AnyTile>) -> Result<AnyHand, AnyHandError> {
        let mut hand = *self;
        match tile.into() {
            AnyTile::Tile(tile) if self.wild_held.get(tile) > 0 => {
                hand.wild_held.take_one(tile);
                hand.jokers -= 1;
            }
            AnyTile::Tile(tile) if self.known.get(tile) > 0 => {
                hand.known.take_one(tile);
            }
            AnyTile::Joker if self.jokers > self.wild_held.total() => hand.jokers -= 1,
            AnyTile::Tile(tile) => return Err(AnyHandError::NotHeld { tile: Some(tile) }),
            AnyTile::Joker => return Err(AnyHandError::NotHeld { tile: None }),
        }
        Ok(hand)
    }

    /// Adds a tile of which fewer than four are held.
    pub(super) fn take(&mut self, tile: Tile) {
        if self.wild.contains(tile) {
            self.wild_held.add_one(tile);
            self.jokers += 1;
        } else {
            self.known.add_one(tile);
        }
    }

    /// Adds a tile that is no joker, of which fewer than four are held.
    pub(super) fn add_known(&mut self, tile: Tile) {
        self.known.add_one(tile);
    }

    /// The concealed jokers that are tiles of a wild kind.
    pub(super) const fn wild_held(&self) -> &Counts {
        &self.wild_held
    }

    /// The concealed tiles, those of wild kinds included.
    pub(super) fn concealed(&self) -> Counts {
        self.known.union(&self.wild_held).expect("they have no kind in common")
    }

    /// The tiles of melds that are no jokers.
    pub(super) fn declared(&self) -> Result<Counts, TooManyCopies> {
        self.melds
            .iter()
            .flat_map(|meld| meld.real_tiles())
            .try_fold(Counts::EMPTY, |sum, tile| sum.with(tile))
    }

    /// All its tiles, concealed and in melds, but for the jokers that are no tiles of a kind.
    #[must_use]
    pub fn all_tiles(&self) -> Counts {
        let declared = self.declared().expect("a hand has four copies at most");
        self.concealed().union(&declared).expect("a hand has four copies at most")
    }

    /// What is visible if only the hand is known: its melds.
    #[must_use]
    pub fn visible(&self) -> Visible {
        let declared = self.declared().expect("a hand has four copies at most");
        Visible::NOTHING.with_declared(declared)
    }
}

impl From<Hand> for AnyHand {
    /// A hand of four sets without jokers.
    fn from(hand: Hand) -> AnyHand {
        let melds: List<AnyMeld, { Hand::MAX_MELDS }> =
            List::of(hand.melds().iter().map(|&meld| meld.into()));
        AnyHand::new(*hand.concealed(), 0, &melds, Sets::Four).expect("a hand is a hand of any")
    }
}

impl fmt::Debug for AnyHand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "AnyHand({self} of {} sets", self.sets)?;
        if !self.wild.is_empty() {
            write!(f, ", {} wild", self.wild)?;
        }
        if !self.fifth_copies {
            f.write_str(", no fifth copies")?;
        }
        f.write_str(")")
    }
}
