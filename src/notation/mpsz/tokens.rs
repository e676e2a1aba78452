//! Text split into tokens byte by byte, at run time and at compile time alike: mpsz, with tile
//! characters wherever digits and their letter may stand.

use super::super::error::{ParseError, ParseErrorKind, unknown_character};
use super::super::{Token, check_length, ok, unicode};
use crate::tile::{Face, Suit, Tile};

/// The tokens of a text, each with its offset.
pub(super) struct Tokens<'a> {
    text: &'a [u8],
    at: usize,
    /// Whether `?` and `🀫` are unknown tiles; otherwise they are unknown characters.
    takes_unknown: bool,
    /// The suit of the digits being read, up to their letter.
    suit: Option<Suit>,
    in_meld: bool,
}

impl<'a> Tokens<'a> {
    pub(super) const fn of(text: &'a str) -> Result<Tokens<'a>, ParseError> {
        ok!(check_length(text));
        let text = text.as_bytes();
        Ok(Tokens { text, at: 0, takes_unknown: false, suit: None, in_meld: false })
    }

    /// The tokens from this byte on.
    pub(super) const fn from(self, at: usize) -> Tokens<'a> {
        Tokens { at, ..self }
    }

    pub(super) const fn with_unknown(self) -> Tokens<'a> {
        Tokens { takes_unknown: true, ..self }
    }

    #[inline(always)]
    pub(super) const fn next(&mut self) -> Result<Option<(usize, Token)>, ParseError> {
        while self.at < self.text.len() {
            let (at, byte) = (self.at, self.text[self.at]);
            self.at += 1;
            let token = match byte {
                b'0'..=b'9' => {
                    let suit = match self.suit {
                        Some(suit) => suit,
                        None => ok!(self.suit_ahead(at)),
                    };
                    self.suit = Some(suit);
                    Token::Tile(ok!(face(byte - b'0', suit, at)))
                }
                b'm' | b'p' | b's' | b'z' => {
                    if let (None, Some(suit)) = (self.suit, Suit::from_letter(byte as char)) {
                        return Err(ParseError::new(at, ParseErrorKind::SuitWithoutDigits(suit)));
                    }
                    self.suit = None;
                    continue;
                }
                b'(' | b'[' | b')' | b']' => {
                    self.in_meld = matches!(byte, b'(' | b'[');
                    Token::Sign(byte as char)
                }
                b'-' | b'=' | b'+' | b'/' => Token::Sign(byte as char),
                b'?' if self.takes_unknown => {
                    // A name of the unknown tile, as in the rule `(刻子 🀀 🀀 ?🀫)`.
                    if unicode::is_back_at(self.text, self.at) {
                        self.at += unicode::LEN;
                    }
                    Token::Sign('?')
                }
                b' ' | b'\t' | b'\r' | b'\n' => continue,
                0xF0 => ok!(self.character(at)),
                _ => return Err(unknown_character(self.text, at)),
            };
            return Ok(Some((at, token)));
        }
        Ok(None)
    }

    /// The tile character at this byte, with what may follow it.
    const fn character(&mut self, at: usize) -> Result<Token, ParseError> {
        let Some(tile) = unicode::tile_at(self.text, at) else {
            if !self.takes_unknown || !unicode::is_back_at(self.text, at) {
                return Err(unknown_character(self.text, at));
            }
            self.skip_character(at);
            return Ok(Token::Sign('?'));
        };
        self.skip_character(at);
        if self.at == self.text.len() || self.text[self.at] != b'r' {
            return Ok(Token::Tile(Face::plain(tile)));
        }
        self.at += 1;
        match Face::red(tile) {
            Ok(face) => Ok(Token::Tile(face)),
            Err(_) => Err(ParseError::new(self.at - 1, ParseErrorKind::Misplaced('r'))),
        }
    }

    /// Goes on after the tile character at this byte and its variation selector.
    const fn skip_character(&mut self, at: usize) {
        self.at = at + unicode::LEN;
        if unicode::is_selector_at(self.text, self.at) {
            self.at += 3;
        }
    }

    /// The next tile of a text in which brackets and markers have no place.
    pub(super) const fn next_face(&mut self) -> Result<Option<(usize, Face)>, ParseError> {
        match ok!(self.next()) {
            None => Ok(None),
            Some((at, Token::Tile(face))) => Ok(Some((at, face))),
            Some((at, Token::Sign(c))) => Err(ParseError::new(at, ParseErrorKind::Misplaced(c))),
        }
    }

    /// The next tile of a text in which none may be red.
    pub(super) const fn next_tile(&mut self) -> Result<Option<(usize, Tile)>, ParseError> {
        match ok!(self.next_face()) {
            None => Ok(None),
            Some((at, face)) => Ok(Some((at, ok!(kind_of(at, face))))),
        }
    }

    /// The letter after the run of digits that begins at `from`. In a meld a marker may interrupt
    /// the run; outside one a plus ends it.
    const fn suit_ahead(&self, from: usize) -> Result<Suit, ParseError> {
        let mut at = from;
        while at < self.text.len() && self.text[at].is_ascii_digit() {
            at += 1;
        }
        while at < self.text.len() {
            let byte = self.text[at];
            if let Some(suit) = Suit::from_letter(byte as char) {
                return Ok(suit);
            }
            match byte {
                b'+' if !self.in_meld => break,
                b'0'..=b'9' | b'-' | b'=' | b'+' | b'/' | b' ' | b'\t' | b'\r' | b'\n' => {}
                b'?' if self.takes_unknown => {}
                0xF0 if self.takes_unknown && unicode::is_back_at(self.text, at) => {
                    at += unicode::LEN;
                    continue;
                }
                0xF0 if unicode::tile_at(self.text, at).is_some() => break,
                b'(' | b'[' | b')' | b']' => break,
                _ => return Err(unknown_character(self.text, at)),
            }
            at += 1;
        }
        Err(ParseError::new(from, ParseErrorKind::DigitsWithoutSuit))
    }
}

/// The tile of a face that mustn't be red.
pub(super) const fn kind_of(at: usize, face: Face) -> Result<Tile, ParseError> {
    if face.is_red() {
        return Err(ParseError::new(at, ParseErrorKind::RedFive(face)));
    }
    Ok(face.tile())
}

#[inline(always)]
pub(super) const fn face(digit: u8, suit: Suit, at: usize) -> Result<Face, ParseError> {
    let is_red = digit == 0;
    if digit > suit.ranks() || is_red && matches!(suit, Suit::Honor) {
        return Err(ParseError::new(at, ParseErrorKind::NoSuchTile { digit, suit }));
    }
    let rank = if is_red { 5 } else { digit };
    Ok(Face::red_if(is_red, Tile::ALL[suit.first() as usize + rank as usize - 1]))
}
