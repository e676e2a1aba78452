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
use crate::record::json::{Next, State, ValueEnd};
use crate::record::mjai::{Boundary, are_listed, boundary};
use crate::record::place::Place;
use crate::record::reader::Reader;
use crate::record::tenhou6::{ObjectReader, json_of_link};

type Read<T> = Result<T, Box<RecordError>>;

/// How games follow each other.
#[derive(Debug)]
pub(super) enum Split {
    /// One `<mjloggm>` after the other, and the number of tags before the current one.
    Tags(usize),
    /// Lines of mjai.
    Lines,
    /// Events of mjai that aren't lines.
    Events(Events),
    /// Objects of tenhou/6, some of which go on with a game.
    Objects(Objects),
    /// Links, each with an object of tenhou/6.
    Links(Objects),
    /// Values that are a game each.
    Values(State),
    /// The rest is read at once.
    Whole,
}

/// Events, and the one with which the next game begins.
#[derive(Debug, Default)]
pub(super) struct Events {
    state: State,
    next: Option<String>,
    /// How many stood before the game.
    before: usize,
}

/// Objects, and how long those of the game are together.
#[derive(Debug)]
pub(super) struct Objects {
    state: State,
    reader: ObjectReader,
    bytes: usize,
}

impl Split {
    /// How the games of a text follow each other that begins so.
    pub(super) fn of(format: Format, start: &str, reader: &Reader) -> Split {
        let start = start.trim_start();
        let objects = || Objects {
            state: State::Outside,
            reader: ObjectReader::new(reader.kind().preset),
            bytes: 0,
        };
        match format {
            Format::Mjlog => Split::Tags(0),
            Format::Mjai if are_listed(start) => Split::Events(Events::default()),
            Format::Mjai => Split::Lines,
            Format::Tenhou6 if is_link(start) => Split::Links(objects()),
            Format::Tenhou6 => Split::Objects(objects()),
            Format::MahjongSoul | Format::Majiang => Split::Values(State::Outside),
            Format::Client => Split::Whole,
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
            Split::Lines => lines(text, reader, is_first)?,
            Split::Events(events) => events.game(text, reader, is_first)?,
            Split::Objects(objects) => objects.game(text)?.into_iter().collect(),
            Split::Links(objects) => objects.linked(text)?.into_iter().collect(),
            Split::Values(state) => match value(text, state, &|| Place::Whole)? {
                Some(value) => reader.read_as(format, &value)?,
                None => Vec::new(),
            },
            Split::Whole => {
                while !text.has_ended() {
                    text.read_more()?;
                }
                match text.held().len() {
                    0 => Vec::new(),
                    bytes => reader.read_as(format, &text.take(bytes)?)?,
                }
            }
        };
        Ok(games.into())
    }
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
    if text.held().is_empty() {
        return Ok(Vec::new());
    }
    let mut at = 0;
    let end = loop {
        let held = text.held();
        let next = held[at..].iter().position(|byte| *byte == b'<').map(|found| at + found);
        at = next.unwrap_or(held.len());
        let rest = &held[at..];
        if rest.starts_with(CLOSING) {
            if let Some(end) = rest.iter().position(|byte| *byte == b'>') {
                break at + end + 1;
            }
        } else if !CLOSING.starts_with(rest) {
            at += 1;
            continue;
        }
        if text.has_ended() {
            break text.held().len();
        }
        text.read_more()?;
    };
    let game = text.take(end)?;
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

/// The next game whose events are lines.
fn lines<R: BufRead>(text: &mut Text<R>, reader: &Reader, is_first: bool) -> Read<Vec<Record>> {
    let (mut at, mut searched, mut past) = (0, 0, Past::default());
    loop {
        let held = text.held();
        let end = held[searched..].iter().position(|byte| *byte == b'\n');
        let end = match end {
            Some(end) => searched + end + 1,
            None if text.has_ended() => held.len(),
            None => {
                searched = held.len();
                text.read_more()?;
                continue;
            }
        };
        // Invalid UTF-8 is reported when the game is taken.
        let next = core::str::from_utf8(&held[at..end]).ok().and_then(boundary);
        if at == end || past.is_before(next) {
            break;
        }
        past.see(next);
        (at, searched) = (end, end);
    }
    // After the last game nothing begins but lines that belong to none.
    if at == 0 || !past.has_round && !is_first {
        text.pass(at);
        return Ok(Vec::new());
    }
    let before = text.lines();
    let game = text.take(at)?;
    let games = reader.read_as(Format::Mjai, &game).map_err(|error| error.moved(before))?;
    Ok(games.into_iter().map(|game| game.moved(before)).collect())
}

impl Events {
    /// The next game.
    fn game<R: BufRead>(
        &mut self,
        text: &mut Text<R>,
        reader: &Reader,
        is_first: bool,
    ) -> Read<Vec<Record>> {
        let (mut game, mut count, mut past) = (String::from("["), 0, Past::default());
        loop {
            let place = || Place::Event(self.before + count + 1);
            let event = match self.next.take() {
                Some(event) => Some(event),
                None => value(text, &mut self.state, &place)?,
            };
            let Some(event) = event else { break };
            let next = boundary(&event);
            if past.is_before(next) {
                self.next = Some(event);
                break;
            }
            past.see(next);
            game += if count == 0 { "" } else { "," };
            game += &event;
            count += 1;
            if game.len() > reader.most_bytes() {
                return Err(text.too_long());
            }
        }
        game += "]";
        let before = self.before;
        self.before += count;
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
        while let Some(object) = value(text, &mut self.state, &|| Place::Whole)? {
            let game = self.read(&object, text)?;
            if game.is_some() {
                return Ok(game);
            }
        }
        Ok(self.reader.finish())
    }

    /// The next game of links, one a line.
    fn linked<R: BufRead>(&mut self, text: &mut Text<R>) -> Read<Option<Record>> {
        loop {
            text.skip_space()?;
            let mut searched = 0;
            let end = loop {
                let held = text.held();
                match held[searched..].iter().position(|byte| *byte == b'\n') {
                    Some(end) => break searched + end + 1,
                    None if text.has_ended() => break held.len(),
                    None => searched = held.len(),
                }
                text.read_more()?;
            };
            if end == 0 {
                return Ok(self.reader.finish());
            }
            let Some(object) = json_of_link(&text.take(end)?) else { continue };
            let game = self.read(&object, text)?;
            if game.is_some() {
                return Ok(game);
            }
        }
    }

    fn read<R: BufRead>(&mut self, object: &str, text: &Text<R>) -> Read<Option<Record>> {
        let game = self.reader.read(object)?;
        self.bytes = if game.is_some() { 0 } else { self.bytes } + object.len();
        if self.bytes > text.most() {
            return Err(text.too_long());
        }
        Ok(game)
    }
}

/// The text of the next value, or of the next item of a list; `None` at the end.
fn value<R: BufRead>(
    text: &mut Text<R>,
    state: &mut State,
    place: &dyn Fn() -> Place,
) -> Read<Option<String>> {
    let broken = |text: &Text<R>, why: &str| {
        let why = why.to_string() + " at line " + &(text.lines() + 1).to_string();
        RecordError::at(place(), "", Box::new(Wrong::Json { why }))
    };
    loop {
        text.skip_space()?;
        match state.next(text.held().first().copied()) {
            Next::End => return Ok(None),
            Next::Broken(why) => {
                *state = State::Broken;
                return Err(broken(text, why));
            }
            Next::Mark(next) => {
                *state = next;
                text.pass(1);
            }
            Next::Value => {
                let mut end = ValueEnd::default();
                let length = loop {
                    match end.find(text.held()) {
                        None if text.has_ended() => break end.at_end(),
                        None => text.read_more()?,
                        found => break found,
                    }
                };
                let Some(length) = length.filter(|length| *length > 0) else {
                    *state = State::Broken;
                    return Err(broken(text, "a value is missing or doesn't end"));
                };
                *state = state.behind_value();
                return text.take(length).map(Some);
            }
        }
    }
}
