//! Tokens of any notation put together: tiles, melds in brackets, a checked hand.

use smallvec::SmallVec;

use super::error::{ParseError, ParseErrorKind};
use super::{Faces, Token};
use crate::hand::{Hand, HandError};
use crate::meld::{Call, Meld, MeldError, MeldKind, Source};
use crate::tile::{Counts, Face};

/// Takes tokens in the order of the text and remembers where they stood.
#[derive(Default)]
pub(super) struct Assembler {
    faces: Faces,
    offsets: SmallVec<[usize; Hand::MAX_CONCEALED]>,
    melds: SmallVec<[Meld; Hand::MAX_MELDS]>,
    held: Counts,
    open: Option<OpenMeld>,
    /// Where unknown tiles stood.
    unknown: SmallVec<[usize; super::MAX_UNKNOWN]>,
}

struct OpenMeld {
    at: usize,
    bracket: char,
    faces: SmallVec<[Face; 4]>,
    marker: Option<Marker>,
}

struct Marker {
    at: usize,
    sign: char,
    /// Index of the tile that it follows.
    after: usize,
}

impl Assembler {
    pub(super) fn take(&mut self, at: usize, token: Token) -> Result<(), ParseError> {
        match token {
            Token::Tile(face) => self.tile(at, face),
            Token::Unknown => self.unknown_tile(at),
            Token::Open(bracket) if self.open.is_none() => {
                let (faces, marker) = (SmallVec::new(), None);
                self.open = Some(OpenMeld { at, bracket, faces, marker });
                Ok(())
            }
            Token::Marker(sign) => match &mut self.open {
                Some(OpenMeld { faces, marker: marker @ None, .. }) if !faces.is_empty() => {
                    *marker = Some(Marker { at, sign, after: faces.len() - 1 });
                    Ok(())
                }
                _ => Err(ParseError::new(at, ParseErrorKind::Misplaced(sign))),
            },
            Token::Close(bracket) => match self.open.take() {
                Some(open) if closing(open.bracket) == bracket => {
                    let meld = open.meld()?;
                    if self.melds.len() == Hand::MAX_MELDS {
                        let error = HandError::TooManyMelds { melds: self.melds.len() + 1 };
                        return Err(ParseError::new(open.at, ParseErrorKind::Hand(error)));
                    }
                    self.melds.push(meld);
                    Ok(())
                }
                _ => Err(ParseError::new(at, ParseErrorKind::Misplaced(bracket))),
            },
            Token::Open(bracket) => Err(ParseError::new(at, ParseErrorKind::Misplaced(bracket))),
        }
    }

    fn tile(&mut self, at: usize, face: Face) -> Result<(), ParseError> {
        self.held = self
            .held
            .with(face.tile())
            .map_err(|error| ParseError::new(at, ParseErrorKind::Hand(error.into())))?;
        match &mut self.open {
            Some(open) => open.faces.push(face),
            None => {
                self.faces.push(face);
                self.offsets.push(at);
            }
        }
        Ok(())
    }

    fn unknown_tile(&mut self, at: usize) -> Result<(), ParseError> {
        if self.open.is_some() {
            return Err(ParseError::new(at, ParseErrorKind::Misplaced('?')));
        }
        if self.unknown.len() == super::MAX_UNKNOWN {
            return Err(ParseError::new(at, ParseErrorKind::TooManyUnknown));
        }
        self.unknown.push(at);
        Ok(())
    }

    /// What `make` makes of the faces, of how many are unknown, and of the melds.
    pub(super) fn with_unknown<T>(
        mut self,
        len: usize,
        make: impl FnOnce(&[Face], usize, &[Meld]) -> Result<T, HandError>,
    ) -> Result<T, ParseError> {
        let unknown = core::mem::take(&mut self.unknown);
        let (faces, mut offsets, melds) = self.parts()?;
        if faces.is_empty() && unknown.is_empty() && melds.is_empty() {
            return Err(ParseError::new(len, ParseErrorKind::Empty));
        }
        offsets.extend(unknown.iter().copied());
        offsets.sort_unstable();
        make(&faces, unknown.len(), &melds).map_err(|error| {
            let at = first_too_many(&offsets, melds.len(), len);
            ParseError::new(at, ParseErrorKind::Hand(error))
        })
    }

    /// The checked hand of everything taken from a text of so many bytes.
    pub(super) fn hand(self, len: usize) -> Result<Hand, ParseError> {
        let (faces, offsets, melds) = self.parts()?;
        if faces.is_empty() && melds.is_empty() {
            return Err(ParseError::new(len, ParseErrorKind::Empty));
        }
        Hand::new(faces.iter().copied(), &melds).map_err(|error| {
            let at = first_too_many(&offsets, melds.len(), len);
            ParseError::new(at, ParseErrorKind::Hand(error))
        })
    }

    /// The one meld that was taken.
    pub(super) fn meld(self) -> Result<Meld, ParseError> {
        let (_, offsets, melds) = self.parts()?;
        match (&offsets[..], &melds[..]) {
            ([], [meld]) => Ok(*meld),
            _ => {
                let at = offsets.first().copied().unwrap_or(0);
                Err(ParseError::new(at, ParseErrorKind::NotOneMeld))
            }
        }
    }

    #[allow(clippy::type_complexity, reason = "three lists taken apart on the spot")]
    fn parts(
        self,
    ) -> Result<
        (Faces, SmallVec<[usize; Hand::MAX_CONCEALED]>, SmallVec<[Meld; Hand::MAX_MELDS]>),
        ParseError,
    > {
        match self.open {
            Some(open) => Err(ParseError::new(open.at, ParseErrorKind::Unclosed(open.bracket))),
            None => Ok((self.faces, self.offsets, self.melds)),
        }
    }
}

/// Where the first tile too many stands, or the end of the text where one is missing.
fn first_too_many(offsets: &[usize], melds: usize, len: usize) -> usize {
    let room = Hand::MAX_CONCEALED - 3 * melds;
    offsets.get(room).copied().unwrap_or(len)
}

fn closing(bracket: char) -> char {
    if bracket == '(' { ')' } else { ']' }
}

impl OpenMeld {
    fn meld(&self) -> Result<Meld, ParseError> {
        let one_kind = self.faces.iter().all(|face| face.tile() == self.faces[0].tile());
        let after = self.marker.as_ref().map(|marker| marker.after);
        let fail = |error: MeldError| ParseError::new(self.at, ParseErrorKind::Meld(error));
        let kind = match (self.bracket, self.faces.len(), after) {
            ('[', ..) => MeldKind::Ankan,
            (_, 3, _) if one_kind => MeldKind::Pon,
            (_, 3, _) => MeldKind::Chi,
            (_, 4, Some(2)) => MeldKind::Kakan,
            (_, 4, _) if one_kind => MeldKind::Daiminkan,
            _ => return Err(fail(MeldError::NotAMeld)),
        };
        let meld = Meld::from_faces(kind, &self.faces).map_err(fail)?;
        let Some(marker) = &self.marker else {
            return Ok(meld);
        };
        match Source::from_marker(marker.sign) {
            Some(from) => meld
                .called(Call { face: self.faces[marker.after], from })
                .map_err(|error| ParseError::new(marker.at, ParseErrorKind::Meld(error))),
            None if kind == MeldKind::Kakan => Ok(meld),
            None => Err(ParseError::new(marker.at, ParseErrorKind::Misplaced(marker.sign))),
        }
    }
}
