//! Hands and melds with jokers as text. A `?` after a digit of a meld says that a joker stands for
//! it; a plus stands before the tile that was drawn last.

use core::fmt;

use super::super::Token;
use super::super::assemble::OpenMeld;
use super::super::error::{ParseError, ParseErrorKind};
use super::tokens::Tokens;
use super::write::{ROOM_FOR_HAND, Text};
use crate::hand::HandError;
use crate::list::List;
use crate::meld::Meld;
use crate::tile::{Counts, Tile};

/// The most jokers of a meld.
pub(crate) const MOST_IN_MELD: usize = 4;

/// The most melds of a hand, and the most jokers among its concealed tiles.
const MOST: (usize, usize) = (5, 8);

/// The jokers of a meld, as the tiles that they stand for.
pub(crate) type MeldJokers = List<Tile, MOST_IN_MELD>;

/// The offset of a plus, and the tile behind it; `None` is a joker.
pub(crate) type PlusTile = (usize, Option<Tile>);

/// The concealed tiles of a hand.
pub(crate) struct WithJokers {
    pub(crate) known: Counts,
    pub(crate) jokers: usize,
    /// The tile behind a plus, which is one of these.
    pub(crate) drawn: Option<PlusTile>,
}

/// Reads a hand of any size, and gives `add` each meld with its jokers. `takes_drawn`: a plus may
/// stand before the tile that was drawn last.
pub(crate) fn read_with_jokers(
    text: &str,
    takes_drawn: bool,
    add: &mut dyn FnMut(Meld, MeldJokers),
) -> Result<WithJokers, ParseError> {
    let mut tokens = Tokens::of(text)?.with_unknown();
    let (mut known, mut jokers, mut is_empty) = (Counts::EMPTY, 0, true);
    let mut drawn = Drawn::Not;
    let mut open: Option<(OpenMeld, MeldJokers)> = None;
    // The tile of the open meld that was read last, unless it is a joker.
    let mut last = None;
    while let Some((at, token)) = tokens.next()? {
        is_empty = false;
        let misplaced = |c| Err(ParseError::new(at, ParseErrorKind::Misplaced(c)));
        match (token, &mut open) {
            (Token::Tile(face), Some((meld, _))) => {
                meld.tile(face);
                last = Some(face.tile());
            }
            (Token::Tile(face), None) => {
                known = known.with(face.tile()).map_err(|error| {
                    ParseError::new(at, ParseErrorKind::Hand(HandError::TooManyCopies(error)))
                })?;
                drawn = drawn.then(at, Some(face.tile()))?;
            }
            (Token::Sign('?'), Some((_, jokers))) => match last.take() {
                Some(tile) if jokers.try_push(tile).is_ok() => {}
                _ => return misplaced('?'),
            },
            (Token::Sign('?'), None) => {
                jokers += 1;
                drawn = drawn.then(at, None)?;
            }
            (Token::Sign(bracket @ ('(' | '[')), None) => {
                drawn.end()?;
                open = Some((OpenMeld::new(at, bracket), MeldJokers::new()));
                last = None;
            }
            (Token::Sign(bracket @ (')' | ']')), Some((meld, jokers))) => {
                if !meld.is_closed_by(bracket) {
                    return misplaced(bracket);
                }
                add(meld.meld()?, *jokers);
                open = None;
            }
            (Token::Sign(sign @ ('-' | '=' | '+' | '/')), Some((meld, _))) => {
                if !meld.marked(at, sign) {
                    return misplaced(sign);
                }
            }
            (Token::Sign('+'), None)
                if takes_drawn
                    && matches!(drawn, Drawn::Not)
                    && usize::from(known.total()) + jokers > 0 =>
            {
                drawn = Drawn::Behind(at);
            }
            (Token::Sign(sign), _) => return misplaced(sign),
        }
    }
    match open {
        Some((meld, _)) => Err(meld.unclosed()),
        None if is_empty => Err(ParseError::new(text.len(), ParseErrorKind::Empty)),
        None => Ok(WithJokers { known, jokers, drawn: drawn.end()? }),
    }
}

/// What was read of the drawn tile.
#[derive(Clone, Copy)]
enum Drawn {
    /// No plus.
    Not,
    /// The plus at this byte.
    Behind(usize),
    /// The plus at this byte, and the tile; `None` is a joker.
    Tile(usize, Option<Tile>),
}

impl Drawn {
    /// After a concealed tile or joker at this byte.
    const fn then(self, at: usize, tile: Option<Tile>) -> Result<Drawn, ParseError> {
        match self {
            Drawn::Not => Ok(self),
            Drawn::Behind(plus) => Ok(Drawn::Tile(plus, tile)),
            Drawn::Tile(..) => Err(ParseError::new(at, ParseErrorKind::NotOneDrawn)),
        }
    }

    /// Where the concealed tiles end.
    const fn end(self) -> Result<Option<PlusTile>, ParseError> {
        match self {
            Drawn::Not => Ok(None),
            Drawn::Behind(plus) => Err(ParseError::new(plus, ParseErrorKind::NotOneDrawn)),
            Drawn::Tile(plus, tile) => Ok(Some((plus, tile))),
        }
    }
}

/// Writes concealed tiles, a `?` for each of their jokers, and melds.
pub(crate) fn write_with_jokers<'a>(
    f: &mut fmt::Formatter<'_>,
    concealed: &Counts,
    jokers: u8,
    melds: impl IntoIterator<Item = (&'a Meld, MeldJokers)>,
) -> fmt::Result {
    // Beside a hand of four sets: three tiles with a letter each, a meld of eight bytes, jokers.
    let mut text = Text::<{ ROOM_FOR_HAND + 6 + 8 + MOST.1 + MOST.0 * MOST_IN_MELD }>::new();
    text.push_counts(concealed, [0; 3]);
    (0..jokers).for_each(|_| text.push(b'?'));
    for (meld, jokers) in melds {
        // Of equal tiles the last ones are the jokers.
        let tiles: List<Tile, 4> = List::of(meld.faces().map(|face| face.tile()));
        let of = |tiles: &[Tile], tile| tiles.iter().filter(|&&other| other == tile).count();
        let are_jokers =
            (0..tiles.len()).map(|i| of(&tiles[i..], tiles[i]) <= of(&jokers, tiles[i]));
        text.push_meld_of(meld, are_jokers);
    }
    text.write(f)
}
