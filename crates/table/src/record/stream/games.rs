//! The games of a stream, one by one, by how they follow each other in its format.

use std::boxed::Box;
use std::collections::VecDeque;
use std::io::BufRead;
use std::string::{String, ToString};
use std::vec::Vec;

use super::text::Text;
use crate::record::detect::is_link;
use crate::record::error::{RecordError, Wrong, out_of_place};
use crate::record::format::Format;
use crate::record::game::Record;
use crate::record::json::{Next, Values};
#[cfg(feature = "mahjong-soul-json")]
use crate::record::majsoul::closed;
#[cfg(feature = "mahjong-soul")]
use crate::record::majsoul::is_whole;
use crate::record::mjai::{Boundary, are_listed, boundary};
use crate::record::place::Place;
use crate::record::reader::{Reader, settled};
use crate::record::tenhou6::{ObjectReader, json_of_link};

type Read<T> = Result<T, Box<RecordError>>;

/// How games follow each other.
#[derive(Debug)]
pub(super) enum Split {
    /// One `<mjloggm>` after the other, and the number of tags before the current one.
    Tags(usize),
    /// Events of mjai.
    Events(Events),
    /// Objects of tenhou/6, some of which go on with a game.
    Objects(Objects),
    /// Pieces that are a game each, or several in one.
    Each(Pieces),
    /// All bytes are Mahjong Soul's packed messages of a game.
    Packed,
}

/// Events, and how many stood before the game; empty lines count as events.
#[derive(Debug)]
pub(super) struct Events {
    pieces: Pieces,
    before: usize,
}

/// Objects, and how long those of the game are together.
#[derive(Debug)]
pub(super) struct Objects {
    pieces: Pieces,
    reader: Box<ObjectReader>,
    bytes: usize,
}

/// What games consist of.
#[derive(Debug)]
pub(super) enum Pieces {
    Lines,
    /// JSON values, or the items of lists of them.
    Values(Values),
    /// All of the text.
    Whole,
}

#[cfg(not(feature = "mahjong-soul"))]
const fn is_whole(_: &str) -> bool {
    false
}

impl Split {
    /// How the games of a text follow each other that begins so, after this many lines.
    pub(super) fn of(format: Format, start: &str, lines: usize, reader: &Reader) -> Split {
        let start = start.trim_start();
        let values = || Pieces::Values(Values::default());
        match format {
            Format::Mjlog => Split::Tags(0),
            Format::Mjai if are_listed(start) => {
                Split::Events(Events { pieces: values(), before: 0 })
            }
            Format::Mjai => Split::Events(Events { pieces: Pieces::Lines, before: lines }),
            Format::Tenhou6 => Split::Objects(Objects {
                pieces: if is_link(start) { Pieces::Lines } else { values() },
                reader: Box::new(ObjectReader::new(reader.kind().preset)),
                bytes: 0,
            }),
            Format::MahjongSoul if is_whole(start) => Split::Each(Pieces::Whole),
            Format::MahjongSoul | Format::Majiang => Split::Each(values()),
            Format::Client => Split::Each(Pieces::Whole),
        }
    }

    /// Reads the next game, or several if the format separates them only by reading; none at the
    /// end.
    pub(super) fn next<R: BufRead>(
        &mut self,
        text: &mut Text<R>,
        reader: &Reader,
        format: Format,
        is_first: bool,
    ) -> Read<VecDeque<Record>> {
        let games = match self {
            Split::Tags(tags) => tagged(text, reader, tags, is_first)?,
            Split::Events(events) => events.game(text, reader, is_first)?,
            Split::Objects(objects) => objects.game(text)?.into_iter().collect(),
            Split::Each(pieces) => match pieces.take(text) {
                Err(_) if is_cut(format, text) => {
                    let piece = String::from(text.get(text.held().len())?);
                    text.pass(piece.len());
                    reader.read_as(format, &piece)?
                }
                piece => match piece? {
                    Some(piece) => reader.read_as(format, &piece)?,
                    None => Vec::new(),
                },
            },
            Split::Packed => match text.hold_all()? {
                [] => Vec::new(),
                bytes => {
                    let games = reader.read_packed(bytes)?;
                    text.pass(text.held().len());
                    games
                }
            },
        };
        Ok(settled(games).into())
    }
}

/// Whether the rest of the text is a game that breaks off, of which messages are left.
#[cfg(feature = "mahjong-soul-json")]
fn is_cut<R: BufRead>(format: Format, text: &Text<R>) -> bool {
    let rest = || text.get(text.held().len()).ok().and_then(closed);
    format == Format::MahjongSoul && text.ended && rest().is_some()
}

#[cfg(not(feature = "mahjong-soul-json"))]
const fn is_cut<R>(_: Format, _: &Text<R>) -> bool {
    false
}

/// The next mjlog.
fn tagged<R: BufRead>(
    text: &mut Text<R>,
    reader: &Reader,
    tags: &mut usize,
    is_first: bool,
) -> Read<Vec<Record>> {
    const CLOSING: &[u8] = b"</mjloggm";
    text.skip_space()?;
    let mut end = 0;
    loop {
        let begin = end;
        end = text.find(b'>', begin)?;
        let tag = &text.held()[begin..end];
        if tag.is_empty() || tag.windows(CLOSING.len()).any(|bytes| bytes == CLOSING) {
            break;
        }
    }
    if end == 0 {
        return Ok(Vec::new());
    }
    let game = String::from(text.get(end)?);
    text.pass(end);
    let names = game.split('<').skip(1).filter(|tag| !tag.starts_with(['/', '?', '!']));
    if !is_first && !names.clone().next().is_some_and(|tag| tag.starts_with("mjloggm")) {
        let wrong = out_of_place("a tag after the end");
        return Err(RecordError::at(Place::Tag(*tags + 1), &game, wrong));
    }
    let count = names.count();
    let games = reader.read_as(Format::Mjlog, &game).map_err(|error| error.moved(*tags))?;
    let games = games.into_iter().map(|game| game.moved(*tags)).collect();
    *tags += count;
    Ok(games)
}

/// Whether an event begins another game than the events before it, and what they are with it.
#[derive(Clone, Copy, Default)]
struct Past {
    has_round: bool,
    has_ended: bool,
}

impl Past {
    /// A game begins with its `start_game`, or with a round after the end of another.
    const fn is_before(self, next: Option<Boundary>) -> bool {
        let begins = match next {
            Some(Boundary::StartGame) => true,
            Some(Boundary::StartKyoku) => self.has_ended,
            _ => false,
        };
        begins && self.has_round
    }

    fn see(&mut self, next: Option<Boundary>) {
        self.has_round |= next == Some(Boundary::StartKyoku);
        self.has_ended |= self.has_round && next == Some(Boundary::EndGame);
    }
}

impl Events {
    /// The next game.
    fn game<R: BufRead>(
        &mut self,
        text: &mut Text<R>,
        reader: &Reader,
        is_first: bool,
    ) -> Read<Vec<Record>> {
        let (begin, between, end) = match self.pieces {
            Pieces::Lines => ("", "", ""),
            _ => ("[", ",", "]"),
        };
        let (mut game, mut count, mut past) = (String::from(begin), 0, Past::default());
        loop {
            let place = Place::Event(self.before + count + 1);
            let Some(length) = self.pieces.find(text, place)? else { break };
            let event = text.get(length)?;
            let next = boundary(event);
            if past.is_before(next) {
                break;
            }
            past.see(next);
            game += if count == 0 { "" } else { between };
            game += event;
            count += 1;
            self.pieces.pass(text, length);
            if game.len() > reader.most_bytes() {
                return Err(text.too_long());
            }
        }
        game += end;
        let before = self.before;
        self.before += count;
        // After the last game nothing begins but events that belong to none.
        if count == 0 || !past.has_round && !is_first {
            return Ok(Vec::new());
        }
        let games = reader.read_as(Format::Mjai, &game).map_err(|error| error.moved(before))?;
        Ok(games.into_iter().map(|game| game.moved(before)).collect())
    }
}

impl Objects {
    /// The next game.
    fn game<R: BufRead>(&mut self, text: &mut Text<R>) -> Read<Option<Record>> {
        while let Some(piece) = self.pieces.take(text)? {
            let object = match self.pieces {
                Pieces::Lines => json_of_link(&piece),
                _ => Some(piece),
            };
            let Some(object) = object else { continue };
            let game = self.reader.read(&object)?;
            self.bytes = if game.is_some() { 0 } else { self.bytes } + object.len();
            if self.bytes > text.most {
                return Err(text.too_long());
            }
            if game.is_some() {
                return Ok(game);
            }
        }
        Ok(self.reader.finish())
    }
}

impl Pieces {
    /// Reads as far as the end of the next piece, and says how long it is; `None` at the end.
    /// Errors are at this place.
    fn find<R: BufRead>(&mut self, text: &mut Text<R>, place: Place) -> Read<Option<usize>> {
        let values = match self {
            Pieces::Lines => {
                return text.find(b'\n', 0).map(|end| Some(end).filter(|end| *end > 0));
            }
            Pieces::Values(values) => values,
            Pieces::Whole => {
                let length = text.hold_all()?.len();
                return Ok(Some(length).filter(|length| *length > 0));
            }
        };
        loop {
            let (passed, next) = values.next(text.held(), text.ended);
            text.pass(passed);
            match next {
                Next::Value(length) => return Ok(Some(length)),
                Next::More => text.read_more()?,
                Next::End => return Ok(None),
                Next::Broken(why) => {
                    let why = why.to_string() + " at line " + &(text.lines + 1).to_string();
                    return Err(RecordError::at(place, "", Box::new(Wrong::Json { why })));
                }
            }
        }
    }

    /// Passes the piece that was found.
    fn pass<R: BufRead>(&mut self, text: &mut Text<R>, length: usize) {
        if let Pieces::Values(values) = self {
            values.pass_value();
        }
        text.pass(length);
    }

    /// Takes the next piece; `None` at the end.
    fn take<R: BufRead>(&mut self, text: &mut Text<R>) -> Read<Option<String>> {
        let Some(length) = self.find(text, Place::Whole)? else { return Ok(None) };
        let piece = text.get(length)?.into();
        self.pass(text, length);
        Ok(Some(piece))
    }
}
