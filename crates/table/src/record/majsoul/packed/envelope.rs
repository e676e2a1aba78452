//! What surrounds the messages of a game.
//!
//! | envelope | fields |
//! |---|---|
//! | frame of the web socket | a byte 1 (notice), 2 (request) or 3 (response), for the last two the call's number in two bytes, and a `Wrapper` |
//! | `Wrapper` | 1: the name of a message, 2: its bytes; a response leaves the name out |
//! | `ResGameRecord` | 3: `RecordGame` (the head), 4: a `Wrapper`, 5: an address that has the same bytes |
//! | `GameDetailRecords` | 1: `Wrapper`s of messages (until July 2021), 2: version, 3: `GameAction`s |

use std::boxed::Box;
use std::vec::Vec;

use serde_json::Value;

use super::decode::Decoder;
use super::schema::{GAME_ACTION, RECORD_GAME};
use super::wire::{CUT, Content, Fields};
use crate::record::detect::starts_wrapper;
use crate::record::error::{RecordError, Wrong};
use crate::record::place::Place;

/// The parts of a game that its bytes have.
#[derive(Debug, Default)]
pub(super) struct Parts {
    pub(super) head: Option<Value>,
    pub(super) actions: Vec<Value>,
    /// Whether the bytes end within the game.
    pub(super) is_cut: bool,
}

/// The frames that follow each other in bytes; all of the bytes, if they don't begin with a frame.
///
/// Nothing says how long a frame is. It ends where the next one begins: with what would be a field
/// of the number 0, which no message has.
pub(super) fn frames(mut bytes: &[u8]) -> impl Iterator<Item = &[u8]> {
    core::iter::from_fn(move || {
        let message = without_frame(bytes);
        let mut fields = Fields::of(message);
        let is_frame = message.len() < bytes.len();
        while !(is_frame && matches!(fields.rest(), [1..=3, ..])) && fields.next().is_some() {}
        let (frame, rest) = bytes.split_at(bytes.len() - fields.rest().len());
        bytes = rest;
        Some(frame).filter(|frame| !frame.is_empty())
    })
}

/// The name of the message in a frame; that of a response is known to the client alone.
pub(super) fn name_of(frame: &[u8]) -> &str {
    let name = field(without_frame(frame), 1).and_then(|(name, _)| core::str::from_utf8(name).ok());
    name.filter(|name| name.starts_with(".lq.")).unwrap_or("a response")
}

/// Takes a game out of its envelopes.
pub(super) fn open(bytes: &[u8], decoder: &mut Decoder) -> Result<Parts, Box<RecordError>> {
    /// A frame, a response, an answer, and a wrapper in it.
    const MOST_ENVELOPES: usize = 4;
    let mut parts = Parts::default();
    let mut bytes = without_frame(bytes);
    for _ in 0..MOST_ENVELOPES {
        match Envelope::of(bytes) {
            Envelope::Details => {
                parts.read(bytes, decoder)?;
                return Ok(parts);
            }
            Envelope::Answer => {
                if let Some((head, false)) = field(bytes, 3) {
                    let head = decoder.message(&RECORD_GAME, head);
                    let error = |wrong| RecordError::at(Place::Whole, "", wrong);
                    parts.head = Some(head.map_err(|broken| error(broken.wrong()))?);
                }
                let Some((data, is_cut)) = field(bytes, 4) else { break };
                parts.is_cut |= is_cut;
                bytes = data;
            }
            Envelope::Wrapper => {
                let Some((data, is_cut)) = field(bytes, 2) else { break };
                parts.is_cut |= is_cut;
                bytes = data;
            }
            Envelope::Unknown => break,
        }
    }
    Err(RecordError::whole(Wrong::MahjongSoul))
}

impl Parts {
    /// Reads the messages of `GameDetailRecords`.
    fn read(&mut self, bytes: &[u8], decoder: &mut Decoder) -> Result<(), Box<RecordError>> {
        for field in Fields::of(bytes) {
            let place = Place::Event(self.actions.len() + 1);
            let action = match field {
                Ok((1, Content::Bytes(wrapper))) => decoder.wrapped(wrapper),
                Ok((3, Content::Bytes(action))) => decoder.message(&GAME_ACTION, action),
                Ok((_, Content::Cut(_))) | Err(CUT) => {
                    self.is_cut = true;
                    break;
                }
                Ok(_) => continue,
                Err(why) => {
                    let path = "GameDetailRecords".into();
                    return Err(RecordError::at(
                        place,
                        "",
                        Box::new(Wrong::Protobuf { path, why }),
                    ));
                }
            };
            let error = |wrong| RecordError::at(place, "", wrong);
            self.actions.push(action.map_err(|broken| error(broken.wrong()))?);
        }
        Ok(())
    }
}

/// What a message is, as far as its fields say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Envelope {
    Wrapper,
    Answer,
    Details,
    Unknown,
}

impl Envelope {
    fn of(bytes: &[u8]) -> Envelope {
        let has = |number| field(bytes, number).is_some();
        let is_wrapper = |number| field(bytes, number).is_some_and(|(it, _)| starts_wrapper(it));
        let name = field(bytes, 1).map_or(&[][..], |(name, _)| name);
        // What is known of a game begins with its number as text, an action with its time.
        let is_action = |(action, _): (&[u8], bool)| field(action, 1).is_none();
        if name.starts_with(b".lq.") || name.is_empty() && has(2) && !has(3) {
            Envelope::Wrapper
        } else if is_wrapper(4) {
            Envelope::Answer
        } else if is_wrapper(1) || field(bytes, 3).is_some_and(is_action) {
            Envelope::Details
        } else {
            Envelope::Unknown
        }
    }
}

/// The first field of this number that has bytes, and whether it is cut.
fn field(bytes: &[u8], number: u32) -> Option<(&[u8], bool)> {
    Fields::of(bytes).find_map(|field| match field {
        Ok((of, Content::Bytes(content))) if of == number => Some((content, false)),
        Ok((of, Content::Cut(content))) if of == number => Some((content, true)),
        _ => None,
    })
}

/// The bytes without what a frame begins with: no message has a field of the number 0.
fn without_frame(bytes: &[u8]) -> &[u8] {
    match bytes {
        [1, wrapper @ ..] | [2 | 3, _, _, wrapper @ ..] => wrapper,
        _ => bytes,
    }
}
