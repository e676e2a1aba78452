//! Hands and melds of any mahjong as text.

use core::fmt;
use core::str::FromStr;

use super::{AnyHand, AnyHandError, AnyMeld, AnyTile, Sets};
use crate::list::List;
use crate::notation::mpsz::{PlusTile, read_with_jokers, write_with_jokers};
use crate::notation::{ParseError, ParseErrorKind};
use crate::padded::{Unpadded, padded};
use crate::tile::Counts;

impl AnyHand {
    /// Reads text as [`FromStr`] does; `sets` is how many sets the hand has.
    ///
    /// ```
    /// use mentsu::any::{AnyHand, Sets};
    ///
    /// // Seven pairs win among hands of four sets
    /// let pairs = "1122m3344p5566s7z";
    /// assert!(pairs.parse::<AnyHand>()?.is_tenpai());
    /// assert!(!AnyHand::read(pairs, Sets::Five)?.is_tenpai());
    /// # Ok::<(), mentsu::any::AnyHandError>(())
    /// ```
    ///
    /// # Errors
    /// [`AnyHandError::Text`] with the byte at fault, or an error as from [`new`](Self::new).
    pub fn read(text: &str, sets: Sets) -> Result<AnyHand, AnyHandError> {
        AnyHand::read_all(text, sets, false).map(|(hand, _)| hand)
    }

    /// Reads text in which a plus may stand before the tile or joker that was drawn last: the hand
    /// without it, and what was drawn.
    ///
    /// ```
    /// use mentsu::any::{AnyHand, AnyTile, Sets};
    /// use mentsu::tile;
    ///
    /// let (hand, drawn) = AnyHand::read_drawn("123m456p1789s11z?+2s", Sets::Four)?;
    /// assert_eq!(hand.to_string(), "123m456p1789s11z?");
    /// assert_eq!(drawn, Some(tile!("2s").into()));
    /// let (_, drawn) = AnyHand::read_drawn("123m456p1789s11z?+?", Sets::Four)?;
    /// assert_eq!(drawn, Some(AnyTile::Joker));
    /// # Ok::<(), mentsu::any::AnyHandError>(())
    /// ```
    ///
    /// # Errors
    /// As [`read`](Self::read), of all tiles together.
    pub fn read_drawn(text: &str, sets: Sets) -> Result<(AnyHand, Option<AnyTile>), AnyHandError> {
        let (hand, drawn) = AnyHand::read_all(text, sets, true)?;
        let Some((at, tile)) = drawn else { return Ok((hand, None)) };
        if hand.awaits_draw() {
            return Err(ParseError::new(at, ParseErrorKind::YetToDraw).into());
        }
        let tile = tile.map_or(AnyTile::Joker, AnyTile::Tile);
        Ok((hand.discard(tile).expect("what was read is held"), Some(tile)))
    }

    /// The hand of all tiles, and the plus with the tile behind it; `None` is a joker.
    fn read_all(
        text: &str,
        sets: Sets,
        takes_drawn: bool,
    ) -> Result<(AnyHand, Option<PlusTile>), AnyHandError> {
        let mut melds = List::<AnyMeld, { AnyHand::MAX_MELDS }>::new();
        let (mut number, mut error) = (0, None);
        let read = read_with_jokers(text, takes_drawn, &mut |meld, jokers| {
            number += 1;
            match AnyMeld::new(meld, &jokers) {
                // One more than there is room for is an error below.
                Ok(meld) => drop(melds.try_push(meld)),
                Err(wrong) => error = error.or(Some(wrong)),
            }
        })?;
        if let Some(error) = error {
            return Err(error);
        }
        let jokers = u8::try_from(read.jokers).unwrap_or(u8::MAX);
        if number > melds.len() {
            let concealed = read.known.total().saturating_add(jokers);
            return Err(AnyHandError::WrongSize { concealed, melds: number, sets });
        }
        Ok((AnyHand::new(read.known, jokers, &melds, sets)?, read.drawn))
    }
}

impl FromStr for AnyHand {
    type Err = AnyHandError;

    /// mpsz in which a `?` among the concealed tiles is a joker, and one after a digit of a meld
    /// says that a joker stands for it. The hand has five sets if it has more than 14 tiles, three
    /// for each meld.
    fn from_str(text: &str) -> Result<AnyHand, AnyHandError> {
        match AnyHand::read(text, Sets::Four) {
            Err(AnyHandError::WrongSize { concealed, melds, .. })
                if usize::from(concealed) + 3 * melds > 14 =>
            {
                AnyHand::read(text, Sets::Five)
            }
            hand => hand,
        }
    }
}

impl FromStr for AnyMeld {
    type Err = AnyHandError;

    /// A [`Meld`](crate::Meld) with a `?` after each digit for which a joker stands.
    fn from_str(text: &str) -> Result<AnyMeld, AnyHandError> {
        let (mut meld, mut number) = (None, 0);
        let read = read_with_jokers(text, false, &mut |read, jokers| {
            meld = Some((read, jokers));
            number += 1;
        })?;
        match meld {
            Some((meld, of_meld)) if number == 1 && read.known.is_empty() && read.jokers == 0 => {
                AnyMeld::new(meld, &of_meld)
            }
            _ => Err(ParseError::new(0, ParseErrorKind::NotOneMeld).into()),
        }
    }
}

impl Unpadded for AnyHand {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let jokers = self.jokers() - self.wild_held().total();
        let melds = self.melds().iter().map(|meld| (meld.meld(), meld.joker_list()));
        write_with_jokers(f, &self.concealed(), jokers, melds)
    }
}

impl Unpadded for AnyMeld {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_with_jokers(f, &Counts::EMPTY, 0, [(self.meld(), self.joker_list())])
    }
}

padded! {
    /// mpsz: the concealed tiles in order, a `?` for each joker that isn't a tile of a kind, the
    /// melds as declared.
    AnyHand,
    /// mpsz, with a `?` after each joker: `(12?3m)`.
    AnyMeld,
}
