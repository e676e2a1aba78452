//! A hand changed by a draw or a discard.

use crate::hand::{Hand, HandError, take_face};
use crate::tile::{Face, FacesIter, NotHeld, TooManyCopies, faces_of};

impl Hand {
    /// The hand with one more concealed tile, marked as the drawn one (自摸).
    ///
    /// ```
    /// use mentsu::{hand, tile};
    ///
    /// assert_eq!(hand!("1123p").draw(tile!("4p")), Ok(hand!("1123p+4p")));
    /// assert!(hand!("1123p+4p").draw(tile!("4p")).is_err());
    /// ```
    ///
    /// # Errors
    /// [`HandError::WrongSize`] if the hand holds 3n+2 tiles already,
    /// [`HandError::TooManyCopies`] for a fifth copy.
    #[doc(alias = "自摸")]
    #[doc(alias = "tsumo")]
    pub fn draw(&self, face: impl Into<Face>) -> Result<Hand, HandError> {
        let face = face.into();
        let tile = face.tile();
        let concealed = self.concealed.with(tile)?;
        if !self.awaits_draw() {
            let concealed = concealed.total();
            return Err(HandError::WrongSize { concealed, melds: self.melds().len() });
        }
        let count = self.declared().get(tile) + concealed.get(tile);
        if count > 4 {
            return Err(TooManyCopies { tile, count }.into());
        }
        let mut hand = *self;
        (hand.concealed, hand.drawn) = (concealed, Some(face));
        if face.is_red() {
            hand.reds[tile.suit().index()] += 1;
        }
        Ok(hand)
    }

    /// The same 3n+2 tiles, one of them marked as the drawn one.
    ///
    /// ```
    /// use mentsu::{hand, tile};
    ///
    /// assert_eq!(hand!("11234p").with_drawn(tile!("2p")), Ok(hand!("1134p+2p")));
    /// ```
    ///
    /// # Errors
    /// [`HandError::NotHeld`] if there is no such tile among the concealed ones,
    /// [`HandError::WrongSize`] if the hand holds 3n+1 tiles and has yet to draw.
    pub fn with_drawn(&self, face: impl Into<Face>) -> Result<Hand, HandError> {
        let face = face.into();
        self.discard(face)?;
        let mut hand = *self;
        hand.drawn = Some(face);
        Ok(hand)
    }

    /// The hand as it was before it drew; the hand itself where no tile is marked as drawn.
    #[must_use]
    pub fn before_draw(&self) -> Hand {
        self.drawn.map_or(*self, |face| self.without(face).expect("a hand holds what it drew"))
    }

    /// The hand without one of its concealed tiles (打牌), and with no tile marked as drawn.
    ///
    /// A red five and a plain one are different faces; neither replaces the other.
    ///
    /// ```
    /// use mentsu::{HandError, NotHeld, Tile, face, hand};
    ///
    /// let hand = hand!("06m789p");
    /// assert_eq!(hand.discard(Tile::M6), Ok(hand!("0m789p")));
    /// let plain = NotHeld { face: face!("5m"), held: Some(face!("0m")) };
    /// assert_eq!(hand.discard(Tile::M5), Err(HandError::NotHeld(plain)));
    /// ```
    ///
    /// # Errors
    /// [`HandError::NotHeld`] if there is no such tile; it names the other five if only that is
    /// held. [`HandError::WrongSize`] if the hand holds 3n+1 tiles and has yet to draw.
    #[doc(alias = "打牌")]
    #[doc(alias = "dahai")]
    pub fn discard(&self, face: impl Into<Face>) -> Result<Hand, HandError> {
        let face = face.into();
        let hand = self.without(face)?;
        if self.awaits_draw() {
            let concealed = self.concealed.total() - 1;
            return Err(HandError::WrongSize { concealed, melds: self.melds().len() });
        }
        Ok(hand)
    }

    /// The concealed tiles without the drawn one, sorted.
    pub(crate) fn before_draw_faces(&self) -> FacesIter {
        let before = self.before_draw();
        faces_of(before.concealed, before.reds)
    }

    fn without(&self, face: Face) -> Result<Hand, NotHeld> {
        let mut hand = *self;
        hand.drawn = None;
        take_face(&mut hand.concealed, &mut hand.reds, face)?;
        Ok(hand)
    }
}
