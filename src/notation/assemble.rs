//! Tiles, melds and checked hands assembled from the tokens of any notation.

use super::error::{ParseError, ParseErrorKind};
use super::{MAX_UNKNOWN, Token, ok};
use crate::hand::{Hand, HandError, check_size};
use crate::list::List;
use crate::meld::{Call, CalledFrom, Meld, MeldError, MeldKind};
use crate::tile::{Counts, Face, TileSet, TooManyCopies};

/// The tokens read so far, in the order of the text.
pub(super) struct Assembler {
    concealed: Counts,
    /// Red fives among the concealed tiles, by number suit.
    reds: [u8; 3],
    /// Concealed and declared tiles together.
    all: Counts,
    unknown: u8,
    /// Offsets of the first fifteen concealed tiles, unknown ones included: one more than a hand
    /// may have.
    offsets: List<u16, { Hand::MAX_CONCEALED + 1 }>,
    melds: List<Meld, { Hand::MAX_MELDS }>,
    open: Option<OpenMeld>,
    /// The offset of the plus of the drawn tile.
    plus: Option<usize>,
    drawn: Option<Face>,
}

/// A meld whose bracket isn't closed yet.
#[derive(Clone, Copy)]
pub(super) struct OpenMeld {
    at: usize,
    bracket: char,
    kinds: TileSet,
    /// The first four tiles.
    faces: List<Face, 4>,
    tiles: usize,
    marker: Option<Marker>,
}

#[derive(Clone, Copy)]
struct Marker {
    at: usize,
    sign: char,
    /// Index of the tile that it follows.
    after: usize,
}

impl Assembler {
    pub(super) const fn new() -> Assembler {
        Assembler {
            concealed: Counts::EMPTY,
            reds: [0; 3],
            all: Counts::EMPTY,
            unknown: 0,
            offsets: List::new(),
            melds: List::new(),
            open: None,
            plus: None,
            drawn: None,
        }
    }

    #[inline(always)]
    pub(super) const fn take(&mut self, at: usize, token: Token) -> Result<(), ParseError> {
        match token {
            Token::Tile(face) => self.tile(at, face),
            Token::Sign('?') => self.unknown_tile(at),
            Token::Sign(bracket @ ('(' | '[')) => self.open(at, bracket),
            Token::Sign(bracket @ (')' | ']')) => self.close(at, bracket),
            Token::Sign(sign) => self.marker(at, sign),
        }
    }

    #[inline(always)]
    const fn tile(&mut self, at: usize, face: Face) -> Result<(), ParseError> {
        let tile = face.tile();
        self.all.add_one(tile);
        if self.all.get(tile) > 4 {
            let error = HandError::TooManyCopies(TooManyCopies { tile, count: 5 });
            return Err(ParseError::new(at, ParseErrorKind::Hand(error)));
        }
        if let Some(open) = &mut self.open {
            open.tile(face);
            return Ok(());
        }
        match (self.plus, self.drawn) {
            (Some(_), None) => self.drawn = Some(face),
            (Some(_), Some(_)) => return Err(ParseError::new(at, ParseErrorKind::NotOneDrawn)),
            (None, _) => {}
        }
        self.concealed.add_one(tile);
        if face.is_red() {
            self.reds[tile.suit().index()] += 1;
        }
        self.stood_at(at);
        Ok(())
    }

    const fn stood_at(&mut self, at: usize) {
        if self.offsets.count() <= Hand::MAX_CONCEALED {
            self.offsets.push(at as u16);
        }
    }

    const fn unknown_tile(&mut self, at: usize) -> Result<(), ParseError> {
        if self.open.is_some() {
            return Err(ParseError::new(at, ParseErrorKind::Misplaced('?')));
        }
        if self.unknown as usize == MAX_UNKNOWN {
            return Err(ParseError::new(at, ParseErrorKind::TooManyUnknown));
        }
        self.unknown += 1;
        self.stood_at(at);
        Ok(())
    }

    const fn open(&mut self, at: usize, bracket: char) -> Result<(), ParseError> {
        if self.open.is_some() {
            return Err(ParseError::new(at, ParseErrorKind::Misplaced(bracket)));
        }
        ok!(self.drawn_behind_plus());
        self.open = Some(OpenMeld::new(at, bracket));
        Ok(())
    }

    const fn close(&mut self, at: usize, bracket: char) -> Result<(), ParseError> {
        match self.open {
            Some(open) if open.is_closed_by(bracket) => {
                let meld = ok!(open.meld());
                if self.melds.count() == Hand::MAX_MELDS {
                    let error = HandError::TooManyMelds { melds: Hand::MAX_MELDS + 1 };
                    return Err(ParseError::new(open.at, ParseErrorKind::Hand(error)));
                }
                self.melds.push(meld);
                self.open = None;
                Ok(())
            }
            _ => Err(ParseError::new(at, ParseErrorKind::Misplaced(bracket))),
        }
    }

    /// Takes a marker: in a meld after the called tile, outside one only the plus before the drawn
    /// tile.
    const fn marker(&mut self, at: usize, sign: char) -> Result<(), ParseError> {
        let misplaced = Err(ParseError::new(at, ParseErrorKind::Misplaced(sign)));
        match &mut self.open {
            Some(open) => {
                if open.marked(at, sign) {
                    Ok(())
                } else {
                    misplaced
                }
            }
            None if sign == '+' && self.plus.is_none() && self.offsets.count() > 0 => {
                self.plus = Some(at);
                Ok(())
            }
            None => misplaced,
        }
    }

    const fn drawn_behind_plus(&self) -> Result<(), ParseError> {
        match (self.plus, self.drawn) {
            (Some(at), None) => Err(ParseError::new(at, ParseErrorKind::NotOneDrawn)),
            _ => Ok(()),
        }
    }

    /// Checks that every bracket is closed and that a plus has its tile.
    const fn check_closed(&self) -> Result<(), ParseError> {
        match self.open {
            Some(open) => Err(open.unclosed()),
            None => self.drawn_behind_plus(),
        }
    }

    /// Checks the same at the end of a text of `len` bytes, and that it has a tile.
    const fn check_end(&self, len: usize) -> Result<(), ParseError> {
        ok!(self.check_closed());
        if self.offsets.count() + self.melds.count() == 0 {
            return Err(ParseError::new(len, ParseErrorKind::Empty));
        }
        Ok(())
    }

    /// The checked hand of everything read from a text of `len` bytes.
    pub(super) const fn hand(&self, len: usize) -> Result<Hand, ParseError> {
        ok!(self.check_end(len));
        let total = self.concealed.total();
        if let Err(error) = check_size(total, self.melds.count()) {
            return Err(ParseError::new(self.first_too_many(len), ParseErrorKind::Hand(error)));
        }
        match self.plus {
            Some(at) if total % 3 == 1 => Err(ParseError::new(at, ParseErrorKind::YetToDraw)),
            _ => Ok(Hand::from_checked(self.concealed, self.reds, self.melds, self.drawn)),
        }
    }

    /// Gives `make` the known faces, the number of unknown ones, and the melds.
    pub(super) fn with_unknown<T>(
        &self,
        len: usize,
        make: impl FnOnce(Counts, [u8; 3], u8, &[Meld]) -> Result<T, HandError>,
    ) -> Result<T, ParseError> {
        if let Some(at) = self.plus {
            return Err(ParseError::new(at, ParseErrorKind::Misplaced('+')));
        }
        self.check_end(len)?;
        make(self.concealed, self.reds, self.unknown, &self.melds)
            .map_err(|error| ParseError::new(self.first_too_many(len), ParseErrorKind::Hand(error)))
    }

    /// The meld, if exactly one was read.
    pub(super) const fn meld(&self) -> Result<Meld, ParseError> {
        ok!(self.check_closed());
        match (self.offsets.as_slice(), self.melds.as_slice()) {
            ([], [meld]) => Ok(*meld),
            ([at, ..], _) => Err(ParseError::new(*at as usize, ParseErrorKind::NotOneMeld)),
            ([], _) => Err(ParseError::new(0, ParseErrorKind::NotOneMeld)),
        }
    }

    /// The offset of the first tile too many, or the end of the text where one is missing.
    const fn first_too_many(&self, len: usize) -> usize {
        let room = Hand::MAX_CONCEALED - 3 * self.melds.count();
        let offsets = self.offsets.as_slice();
        if room < offsets.len() { offsets[room] as usize } else { len }
    }
}

impl OpenMeld {
    pub(super) const fn new(at: usize, bracket: char) -> OpenMeld {
        let (kinds, faces) = (TileSet::EMPTY, List::new());
        OpenMeld { at, bracket, kinds, faces, tiles: 0, marker: None }
    }

    /// Whether this is the bracket that ends it.
    pub(super) const fn is_closed_by(&self, bracket: char) -> bool {
        (self.bracket == '(') == (bracket == ')')
    }

    /// The error that no bracket ends it.
    pub(super) const fn unclosed(&self) -> ParseError {
        ParseError::new(self.at, ParseErrorKind::Unclosed(self.bracket))
    }

    pub(super) const fn tile(&mut self, face: Face) {
        self.kinds.insert(face.tile());
        if self.tiles < 4 {
            self.faces.push(face);
        }
        self.tiles += 1;
    }

    /// Takes a marker after the last tile, unless there is no tile or a marker already.
    pub(super) const fn marked(&mut self, at: usize, sign: char) -> bool {
        if self.tiles == 0 || self.marker.is_some() {
            return false;
        }
        self.marker = Some(Marker { at, sign, after: self.tiles - 1 });
        true
    }

    const fn without_call(&self) -> Result<Meld, MeldError> {
        let is_one_kind = self.kinds.len() == 1;
        let kind = match (self.bracket, self.tiles, self.marker) {
            ('[', 4, _) => MeldKind::Ankan,
            ('[', len, _) => {
                return Err(MeldError::WrongLength { kind: MeldKind::Ankan, len });
            }
            (_, 3, _) if is_one_kind => MeldKind::Pon,
            (_, 3, _) => MeldKind::Chi,
            (_, 4, Some(Marker { after: 2, .. })) => MeldKind::Kakan,
            (_, 4, _) if is_one_kind => MeldKind::Daiminkan,
            _ => return Err(MeldError::NotAMeld),
        };
        Meld::from_faces(kind, self.faces.as_slice())
    }

    pub(super) const fn meld(&self) -> Result<Meld, ParseError> {
        let meld = match self.without_call() {
            Ok(meld) => meld,
            Err(error) => return Err(ParseError::new(self.at, ParseErrorKind::Meld(error))),
        };
        let Some(marker) = self.marker else {
            return Ok(meld);
        };
        match CalledFrom::from_marker(marker.sign) {
            Some(from) => match meld.called(Call::new(self.faces.as_slice()[marker.after], from)) {
                Ok(meld) => Ok(meld),
                Err(error) => Err(ParseError::new(marker.at, ParseErrorKind::Meld(error))),
            },
            None if matches!(meld.kind(), MeldKind::Kakan) => Ok(meld),
            None => Err(ParseError::new(marker.at, ParseErrorKind::Misplaced(marker.sign))),
        }
    }
}
