//! A checked hand: concealed tiles, melds and red fives. Check once here, then trust it.

use core::fmt;

use crate::meld::Meld;
use crate::tile::{Counts, Face, Suit, Tile, TooManyCopies};

/// A player's hand (手牌): concealed tiles, declared melds, and which fives are red.
///
/// It holds 3n+1 concealed tiles (waiting to draw) or 3n+2 (having drawn or called), with n
/// plus the melds at most 4: 13 or 14 tiles without melds, 10 or 11 beside one meld, and
/// short hands of 1, 2, 4, 5, … tiles for puzzles. No tile is held more than four times over
/// concealed tiles and melds together. Every value of this type keeps these rules.
///
/// Text is canonical mpsz, read by [`FromStr`](core::str::FromStr) and written by
/// [`Display`](core::fmt::Display); other notations are in [`notation`](crate::notation).
///
/// ```
/// use mentsu::{TooManyCopies, Hand, HandError, Meld, Tile};
///
/// let hand: Hand = "406m 11z 789p (777=z) [2222s]".parse()?;
/// assert_eq!(hand.to_string(), "406m789p11z(777=z)[2222s]");
/// assert_eq!(hand.concealed().total(), 8);
/// assert_eq!(hand.concealed()[Tile::M5], 1);
/// assert_eq!(hand.reds(Tile::M5), 1);
/// assert!(!hand.is_closed());
///
/// let fifth = Hand::new("1123456z".parse::<mentsu::Counts>()?.tiles(), &["(111z)".parse()?]);
/// assert_eq!(fifth, Err(HandError::TooManyCopies(TooManyCopies { tile: Tile::East, count: 5 })));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "hand")]
#[doc(alias = "手牌")]
#[doc(alias = "tehai")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hand {
    concealed: Counts,
    /// The first `meld_count` are the hand's, the rest are all the same.
    melds: [Meld; Hand::MAX_MELDS],
    meld_count: u8,
    /// Red fives among the concealed tiles, by number suit.
    reds: [u8; 3],
    drawn: Option<Face>,
}

impl Hand {
    /// The most tiles a hand can have in its concealed part: 14.
    ///
    /// ```
    /// use mentsu::{Hand, Tile};
    ///
    /// let hand: Hand = "123m456p789s1122z".parse()?;
    /// let drawn = hand.draw(Tile::East)?;
    /// assert_eq!(usize::from(drawn.concealed().total()), Hand::MAX_CONCEALED);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "手牌")]
    #[doc(alias = "hand size")]
    pub const MAX_CONCEALED: usize = 14;

    /// The most melds a hand can have: 4.
    ///
    /// ```
    /// use mentsu::Hand;
    ///
    /// let hand: Hand = "1z(123m)(456p)(777z)[9999s]".parse()?;
    /// assert_eq!(hand.melds().len(), Hand::MAX_MELDS);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "副露")]
    #[doc(alias = "most calls")]
    pub const MAX_MELDS: usize = 4;

    /// A hand of concealed tiles in any order, kinds or faces, and of melds in the order of
    /// their declaration.
    ///
    /// ```
    /// use mentsu::{Face, Hand, HandError, Meld, Source, Tile};
    ///
    /// let pon = Meld::pon([Tile::Red; 2], Tile::Red, Source::Toimen)?;
    /// let hand = Hand::new([Tile::P6, Tile::P5, Tile::P4, Tile::East], &[pon])?;
    /// assert_eq!(hand.to_string(), "456p1z(777=z)");
    ///
    /// // faces where a five is red
    /// let faces = [Face::red(Tile::P5)?, Tile::P5.into()];
    /// assert_eq!(Hand::new(faces, &[pon])?.to_string(), "05p(777=z)");
    ///
    /// let three = Hand::new([Tile::M1, Tile::M2, Tile::M3], &[pon]);
    /// assert_eq!(three, Err(HandError::WrongSize { concealed: 3, melds: 1 }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`HandError::TooManyCopies`], [`HandError::WrongSize`] or [`HandError::TooManyMelds`].
    #[doc(alias = "手牌")]
    #[doc(alias = "from tiles")]
    pub fn new<F: Into<Face>>(
        concealed: impl IntoIterator<Item = F>,
        melds: &[Meld],
    ) -> Result<Hand, HandError> {
        let (concealed, reds) = tally(concealed)?;
        Hand::from_counts(concealed, reds, melds)
    }

    /// A hand from ready counts: how many of each tile are concealed, and how many of those
    /// fives are red, by suit (man, pin, sou).
    ///
    /// ```
    /// use mentsu::{Hand, HandError, Tile};
    ///
    /// let counts = "2244556688p123s".parse()?;
    /// let hand = Hand::from_counts(counts, [0, 2, 0], &[])?;
    /// assert_eq!(hand.to_string(), "2244006688p123s");
    /// let err = Hand::from_counts(counts, [0, 3, 0], &[]);
    /// assert_eq!(err, Err(HandError::TooManyReds { tile: Tile::P5, reds: 3, held: 2 }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`HandError::TooManyReds`], [`HandError::TooManyCopies`], [`HandError::WrongSize`] or
    /// [`HandError::TooManyMelds`].
    #[doc(alias = "34-array")]
    pub fn from_counts(
        concealed: Counts,
        reds: [u8; 3],
        melds: &[Meld],
    ) -> Result<Hand, HandError> {
        check(&concealed, concealed.total(), reds, melds)?;
        let mut slots = [Meld::FILLER; Hand::MAX_MELDS];
        slots[..melds.len()].copy_from_slice(melds);
        Ok(Hand { concealed, melds: slots, meld_count: melds.len() as u8, reds, drawn: None })
    }

    /// The concealed tiles, by kind.
    ///
    /// ```
    /// use mentsu::Hand;
    ///
    /// let hand: Hand = "1123p(777=z)".parse()?;
    /// assert_eq!(*hand.concealed(), "1123p".parse()?);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "純手牌")]
    #[doc(alias = "closed tiles")]
    #[doc(alias = "counts")]
    #[must_use]
    pub const fn concealed(&self) -> &Counts {
        &self.concealed
    }

    /// The melds, in the order of their declaration.
    ///
    /// ```
    /// use mentsu::Hand;
    ///
    /// let hand: Hand = "1p(777=z)[1111s]".parse()?;
    /// let melds: Vec<String> = hand.melds().iter().map(ToString::to_string).collect();
    /// assert_eq!(melds, ["(777=z)", "[1111s]"]);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "副露")]
    #[doc(alias = "furo")]
    #[doc(alias = "calls")]
    #[must_use]
    pub fn melds(&self) -> &[Meld] {
        &self.melds[..self.meld_count as usize]
    }

    /// All its tiles, concealed and declared, four to a kan.
    ///
    /// ```
    /// use mentsu::{Hand, Tile};
    ///
    /// let hand: Hand = "1123p[7777z]".parse()?;
    /// assert_eq!(hand.all_tiles().total(), 8);
    /// assert_eq!(hand.all_tiles()[Tile::Red], 4);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "手牌")]
    #[doc(alias = "every tile")]
    #[must_use]
    pub fn all_tiles(&self) -> Counts {
        with_melds(&self.concealed, self.melds()).unwrap_or(Counts::FULL)
    }

    /// How many of the concealed tiles of this kind are red: 0 for anything but a five.
    ///
    /// ```
    /// use mentsu::{Hand, Tile};
    ///
    /// let hand: Hand = "055p1z(406-m)".parse()?;
    /// assert_eq!(hand.reds(Tile::P5), 1);
    /// assert_eq!(hand.reds(Tile::M5), 0, "that one is declared");
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "赤ドラ")]
    #[doc(alias = "akadora")]
    #[doc(alias = "red fives")]
    #[must_use]
    pub const fn reds(&self, tile: Tile) -> u8 {
        if tile.is_five() { self.reds[tile.index() / 9] } else { 0 }
    }

    /// The red fives of the concealed tiles by suit (man, pin, sou).
    ///
    /// ```
    /// use mentsu::Hand;
    ///
    /// let hand: Hand = "0m00p1z".parse()?;
    /// assert_eq!(hand.reds_by_suit(), [1, 2, 0]);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "赤ドラ")]
    #[doc(alias = "akadora")]
    #[doc(alias = "red fives")]
    #[must_use]
    pub const fn reds_by_suit(&self) -> [u8; 3] {
        self.reds
    }

    /// The concealed tiles one by one, as players sort them: by suit and rank, red fives
    /// before plain ones.
    ///
    /// ```
    /// use mentsu::Hand;
    ///
    /// let hand: Hand = "7z5p6p0p4p".parse()?;
    /// let faces: Vec<String> = hand.faces().map(|face| face.to_string()).collect();
    /// assert_eq!(faces, ["4p", "0p", "5p", "6p", "7z"]);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "理牌")]
    #[doc(alias = "riipai")]
    #[doc(alias = "sorted tiles")]
    pub fn faces(&self) -> impl Iterator<Item = Face> + Clone + use<> {
        faces_of(self.concealed, self.reds)
    }

    /// Whether the hand is closed (門前): no meld but ankan.
    ///
    /// ```
    /// use mentsu::Hand;
    ///
    /// assert!("1123p[7777z]".parse::<Hand>()?.is_closed());
    /// assert!(!"1123p(7777z)".parse::<Hand>()?.is_closed());
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "門前")]
    #[doc(alias = "menzen")]
    #[must_use]
    pub fn is_closed(&self) -> bool {
        self.melds().iter().all(|meld| !meld.is_open())
    }

    /// Whether it holds 3n+1 concealed tiles and so waits to draw or call.
    ///
    /// ```
    /// use mentsu::{Hand, Tile};
    ///
    /// let hand: Hand = "1123p".parse()?;
    /// assert!(hand.is_waiting());
    /// assert!(!hand.draw(Tile::P4)?.is_waiting());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "待ち")]
    #[doc(alias = "waiting")]
    #[must_use]
    pub const fn is_waiting(&self) -> bool {
        self.concealed.total() % 3 == 1
    }

    /// The hand with one more concealed tile (自摸), which it knows as the drawn one.
    ///
    /// ```
    /// use mentsu::{Hand, face, hand, tile};
    ///
    /// let drawn = hand!("1123p").draw(tile!("4p"))?;
    /// assert_eq!(drawn.drawn(), Some(face!("4p")));
    /// assert_eq!(drawn.before_draw(), hand!("1123p"));
    /// assert!(drawn.draw(tile!("4p")).is_err());
    /// # Ok::<(), mentsu::HandError>(())
    /// ```
    ///
    /// # Errors
    /// [`HandError::WrongSize`] if the hand holds 3n+2 tiles already,
    /// [`HandError::TooManyCopies`] for a fifth copy.
    #[doc(alias = "自摸")]
    #[doc(alias = "tsumo")]
    pub fn draw(&self, face: impl Into<Face>) -> Result<Hand, HandError> {
        let face = face.into();
        let mut reds = self.reds;
        if face.is_red() {
            reds[face.tile().suit().index()] += 1;
        }
        let concealed = self.concealed.with(face.tile())?;
        let hand = Hand::from_counts(concealed, reds, self.melds())?;
        Ok(Hand { drawn: Some(face), ..hand })
    }

    /// The tile that was drawn last, of a hand of 3n+2 tiles that knows it.
    #[must_use]
    pub const fn drawn(&self) -> Option<Face> {
        self.drawn
    }

    /// The same 3n+2 tiles, one of them known as the drawn one.
    ///
    /// # Errors
    /// [`HandError::NotHeld`] if there is no such tile among the concealed ones,
    /// [`HandError::WrongSize`] if the hand holds 3n+1 tiles and has yet to draw.
    pub fn with_drawn(&self, face: impl Into<Face>) -> Result<Hand, HandError> {
        let face = face.into();
        self.discard(face)?;
        Ok(Hand { drawn: Some(face), ..*self })
    }

    /// The hand as it was before the draw; itself if it knows of none.
    #[must_use]
    pub fn before_draw(&self) -> Hand {
        self.drawn.and_then(|face| self.discard(face).ok()).unwrap_or(*self)
    }

    /// How many of the concealed tiles have this face.
    pub(crate) const fn copies_of(&self, face: Face) -> u8 {
        let (all, reds) = (self.concealed.get(face.tile()), self.reds(face.tile()));
        if face.is_red() { reds } else { all - reds }
    }

    /// The hand without one of its concealed tiles (打牌).
    ///
    /// A red five and a plain one are told apart, and neither goes for the other.
    ///
    /// # Errors
    /// [`HandError::NotHeld`] if there is no such tile; it names the other five where only that is
    /// held. [`HandError::WrongSize`] if the hand holds 3n+1 tiles and has yet to draw.
    #[doc(alias = "打牌")]
    #[doc(alias = "dahai")]
    pub fn discard(&self, face: impl Into<Face>) -> Result<Hand, HandError> {
        let face = face.into();
        let mut hand = Hand { drawn: None, ..*self };
        take_face(&mut hand.concealed, &mut hand.reds, face)?;
        if self.is_waiting() {
            let concealed = self.concealed.total() - 1;
            return Err(HandError::WrongSize { concealed, melds: self.melds().len() });
        }
        Ok(hand)
    }
}

/// Faces counted: the kinds, and the red fives by number suit.
pub(crate) fn tally<F: Into<Face>>(
    faces: impl IntoIterator<Item = F>,
) -> Result<(Counts, [u8; 3]), TooManyCopies> {
    let mut counts = [0u8; Tile::COUNT];
    let mut reds = [0u8; 3];
    for face in faces {
        let face = face.into();
        let count = &mut counts[face.tile().index()];
        *count = count.saturating_add(1);
        if face.is_red() {
            let reds = &mut reds[face.tile().suit().index()];
            *reds = reds.saturating_add(1);
        }
    }
    Ok((Counts::from_array(counts)?, reds))
}

/// The faces of concealed tiles of which so many fives are red: by tile, red ones first.
pub(crate) fn faces_of(
    concealed: Counts,
    reds: [u8; 3],
) -> impl Iterator<Item = Face> + Clone + use<> {
    Tile::ALL.into_iter().flat_map(move |tile| {
        let reds = if tile.is_five() { reds[tile.suit().index()] } else { 0 };
        (0..concealed.get(tile))
            .map(move |i| if i < reds { Face::red_five(tile) } else { Face::plain(tile) })
    })
}

/// Takes a face out of concealed tiles of which so many fives are red.
pub(crate) fn take_face(
    concealed: &mut Counts,
    reds: &mut [u8; 3],
    face: Face,
) -> Result<(), NotHeld> {
    let tile = face.tile();
    let all = concealed.get(tile);
    let red = if tile.is_five() { reds[tile.suit().index()] } else { 0 };
    if (if face.is_red() { red } else { all - red }) == 0 {
        // What is held of the kind has the other colour, so the kind is a five.
        let other = || if face.is_red() { Face::plain(tile) } else { Face::red_five(tile) };
        return Err(NotHeld { face, held: (all > 0).then(other) });
    }
    concealed.take_one(tile);
    if face.is_red() {
        reds[tile.suit().index()] -= 1;
    }
    Ok(())
}

/// Whether concealed tiles, `total` of them once all are known, and melds are a hand.
pub(crate) fn check(
    concealed: &Counts,
    total: u8,
    reds: [u8; 3],
    melds: &[Meld],
) -> Result<(), HandError> {
    if melds.len() > Hand::MAX_MELDS {
        return Err(HandError::TooManyMelds { melds: melds.len() });
    }
    if total % 3 == 0 || usize::from(total / 3) + melds.len() > 4 {
        return Err(HandError::WrongSize { concealed: total, melds: melds.len() });
    }
    for (suit, reds) in Suit::NUMBERS.into_iter().zip(reds) {
        let tile = Tile::ALL[suit.index() * 9 + 4];
        let held = concealed.get(tile);
        if reds > held {
            return Err(HandError::TooManyReds { tile, reds, held });
        }
    }
    with_melds(concealed, melds)?;
    Ok(())
}

/// The concealed tiles and those of the melds together.
pub(crate) fn with_melds(concealed: &Counts, melds: &[Meld]) -> Result<Counts, TooManyCopies> {
    let mut total = concealed.to_array();
    for tile in melds.iter().flat_map(|meld| meld.mentsu().tiles()) {
        total[tile.index()] += 1;
    }
    Counts::from_array(total)
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Hand({self})")
    }
}

/// Why tiles and melds are no hand.
///
/// ```
/// use mentsu::{Hand, HandError, Tile};
///
/// let hand: Hand = "1123p".parse()?;
/// let error = hand.discard(Tile::P1).unwrap_err();
/// assert_eq!(error, HandError::WrongSize { concealed: 3, melds: 0 });
/// let drawn = hand.draw(Tile::P4)?;
/// let face = Tile::East.into();
/// assert_eq!(drawn.discard(Tile::East), Err(HandError::NotHeld { face }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "手牌")]
#[doc(alias = "多牌")]
#[doc(alias = "少牌")]
#[doc(alias = "chombo")]
#[doc(alias = "invalid hand")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum HandError {
    /// There are only four copies of a tile, concealed and declared together.
    TooManyCopies(TooManyCopies),
    /// No more fives can be red than are held.
    TooManyReds {
        /// The five.
        tile: Tile,
        /// How many were to be red.
        reds: u8,
        /// How many are concealed.
        held: u8,
    },
    /// The concealed tiles aren't 3n+1 or 3n+2 with n + melds at most 4.
    WrongSize {
        /// How many tiles are concealed.
        concealed: u8,
        /// How many melds there are.
        melds: usize,
    },
    /// There is room for four melds.
    TooManyMelds {
        /// How many there were.
        melds: usize,
    },
    /// The tile to discard isn't among the concealed ones.
    NotHeld(NotHeld),
}

impl From<TooManyCopies> for HandError {
    fn from(error: TooManyCopies) -> HandError {
        HandError::TooManyCopies(error)
    }
}

impl From<NotHeld> for HandError {
    fn from(error: NotHeld) -> HandError {
        HandError::NotHeld(error)
    }
}

impl fmt::Display for HandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            HandError::TooManyCopies(error) => error.fmt(f),
            HandError::TooManyReds { tile, reds, held } => {
                write!(f, "{reds} red {tile}, but only {held} of them held")
            }
            HandError::WrongSize { concealed, melds } => write_wrong_size(f, concealed, melds),
            HandError::TooManyMelds { melds } => {
                write!(f, "{melds} melds, but a hand has at most 4")
            }
            HandError::NotHeld(error) => error.fmt(f),
        }
    }
}

/// How many tiles a hand has, and what these lack or have too many of.
fn write_wrong_size(f: &mut fmt::Formatter<'_>, concealed: u8, melds: usize) -> fmt::Result {
    let most = Hand::MAX_CONCEALED.saturating_sub(3 * melds);
    match melds {
        0 => f.write_str("a hand has 13 or 14 tiles")?,
        1 => f.write_str("beside a meld a hand has 10 or 11 concealed tiles")?,
        _ => write!(f, "beside {melds} melds a hand has {} or {most} concealed tiles", most - 1)?,
    }
    if most > 2 {
        f.write_str(" (or 3n+1 or 3n+2 for a puzzle)")?;
    }
    match usize::from(concealed) {
        0 => f.write_str("; here is none"),
        n if n == most + 1 => write!(f, "; these {n} are one too many"),
        n if n > most => write!(f, "; these {n} are {} too many", n - most),
        n if n + 2 == most => write!(f, "; these {n} lack one"),
        n => write!(f, "; these {n} are one too few or one too many"),
    }
}

impl core::error::Error for HandError {}

/// A tile that was to go isn't among the concealed ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NotHeld {
    /// The tile.
    pub face: Face,
    /// The other five, where only that is held: all are red, or all are plain.
    pub held: Option<Face>,
}

impl fmt::Display for NotHeld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no {} among the concealed tiles", self.face)?;
        self.held.map_or(Ok(()), |held| write!(f, ", only {held}"))
    }
}

impl core::error::Error for NotHeld {}
