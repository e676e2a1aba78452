//! A text read line by line.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use mentsu::{Tile, Wind};

use super::{End, Ignored, Move, MoveKind, Record, ToldWin};
use crate::mcr::botzone::text::{TextError, Words, Wrong};

/// Reads every match of a text.
///
/// A record that breaks off, by the end of the text or the next match, has no end.
///
/// ```
/// use mentsu_table::mcr::botzone::{Wrong, read};
///
/// let error = read("Match a\nWind 4\n").unwrap_err();
/// assert_eq!((error.line, error.field, error.wrong), (2, 2, Wrong::NoNumber));
/// ```
///
/// # Errors
/// [`TextError`] with the line and the word that can't stand there.
pub fn read(text: &str) -> Result<Vec<Record>, TextError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut records = Vec::new();
    let mut reader: Option<Reader> = None;
    let numbered = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    let mut last = 1;
    for (number, line) in numbered {
        last = number;
        let mut words = Words::of(line, number);
        let first = words.word("a line")?;
        if first == "Match" {
            if let Some(reader) = reader.take() {
                let finished = reader.finish();
                let wrong = |expected| words.wrong(first, Wrong::OutOfOrder { expected });
                records.push(finished.map_err(wrong)?);
            }
            reader = Some(Reader::of(&mut words)?);
            continue;
        }
        match &mut reader {
            Some(reader) => reader.line(first, &mut words)?,
            None => return Err(words.wrong(first, Wrong::OutOfOrder { expected: "Match" })),
        }
    }
    if let Some(reader) = reader {
        let mut words = Words::of("", last + 1);
        words.next_word();
        let finished = reader.finish();
        records.push(finished.map_err(|what| words.wrong("", Wrong::Missing { what }))?);
    }
    Ok(records)
}

/// A match that is being read.
struct Reader {
    id: String,
    prevalent: Option<Wind>,
    hands: [Vec<Tile>; 4],
    moves: Vec<Move>,
    /// The line of the fan or of `Huang`, and the points and fan.
    worth: Option<(usize, Option<ToldWin>)>,
    end: Option<End>,
}

impl Reader {
    fn of(words: &mut Words<'_>) -> Result<Reader, TextError> {
        let id = words.word("an id")?.to_string();
        words.end()?;
        Ok(Reader {
            id,
            prevalent: None,
            hands: [const { Vec::new() }; 4],
            moves: Vec::new(),
            worth: None,
            end: None,
        })
    }

    fn is_dealt(&self) -> bool {
        self.prevalent.is_some() && self.hands.iter().all(|hand| !hand.is_empty())
    }

    fn has_won(&self) -> bool {
        self.moves.last().is_some_and(|last| last.kind == MoveKind::Hu)
    }

    /// What may come next.
    fn expected(&self) -> &'static str {
        if self.prevalent.is_none() {
            "Wind"
        } else if !self.is_dealt() {
            "the deal of a player"
        } else if self.end.is_some() {
            "Match"
        } else if self.worth.is_some() {
            "Score"
        } else if self.has_won() {
            "Fan"
        } else {
            "a move or Huang"
        }
    }

    fn line(&mut self, first: &str, words: &mut Words<'_>) -> Result<(), TextError> {
        let expected = self.expected();
        let may_come = match first {
            "Wind" => expected == "Wind",
            "Player" => expected == "the deal of a player" || expected == "a move or Huang",
            "Fan" => expected == "Fan",
            "Huang" => expected == "a move or Huang",
            "Score" => expected == "Score",
            _ => false,
        };
        if !may_come {
            return Err(words.wrong(first, Wrong::OutOfOrder { expected }));
        }
        match first {
            "Wind" => {
                let wind = words.number(0..=3)?;
                self.prevalent = Some(Wind::ALL[wind as usize % 4]);
            }
            "Player" => return self.player(words),
            "Fan" => self.worth = Some((words.line(), Some(worth(words)?))),
            "Huang" => self.worth = Some((words.line(), None)),
            _ => {
                let mut scores = [0; 4];
                for score in &mut scores {
                    *score = words.number(-1_000_000..=1_000_000)?;
                }
                let worth = self.worth.take();
                self.end = worth.map(|(line, win)| End { line, win, scores });
            }
        }
        words.end()
    }

    fn player(&mut self, words: &mut Words<'_>) -> Result<(), TextError> {
        let seat = words.seat()?;
        let what = words.word("what the player does")?;
        if what == "Deal" {
            let hand = &mut self.hands[seat.index()];
            if !hand.is_empty() {
                return Err(words.wrong(what, Wrong::Twice));
            }
            for _ in 0..13 {
                hand.push(words.tile()?);
            }
            return words.end();
        }
        let kind =
            kind(what).ok_or_else(|| words.wrong(what, Wrong::UnknownWord { expected: MOVES }))?;
        if !self.is_dealt() {
            let expected = self.expected();
            return Err(words.wrong(what, Wrong::OutOfOrder { expected }));
        }
        let tile = words.tile()?;
        let mut ignored = Vec::new();
        while let Some(word) = words.next_word() {
            if word != "Ignore" {
                return Err(words.wrong(word, Wrong::UnknownWord { expected: "Ignore" }));
            }
            ignored.push(another(words)?);
        }
        self.moves.push(Move { line: words.line(), seat, kind, tile, ignored });
        Ok(())
    }

    /// The record, if it has begun; what is missing otherwise.
    fn finish(self) -> Result<Record, &'static str> {
        if !self.is_dealt() {
            return Err(self.expected());
        }
        Ok(Record {
            id: self.id,
            prevalent: self.prevalent.unwrap_or_default(),
            hands: self.hands,
            moves: self.moves,
            end: self.end,
        })
    }
}

/// The points of a win, and its fan as `花龙*1+门前清*1`.
fn worth(words: &mut Words<'_>) -> Result<ToldWin, TextError> {
    let points = words.number(0..=65_535)?;
    let list = words.word("the fan")?;
    let mut fans = Vec::new();
    for fan in list.split('+') {
        let counted = fan.rsplit_once('*').and_then(|(name, times)| {
            let times = times.parse().ok().filter(|times| *times > 0)?;
            Some((name.to_string(), times)).filter(|(name, _)| !name.is_empty())
        });
        let expected = "a fan and how often it counts, such as 花龙*1";
        fans.push(counted.ok_or_else(|| words.wrong(fan, Wrong::UnknownWord { expected }))?);
    }
    Ok(ToldWin { points: u16::try_from(points).unwrap_or(u16::MAX), fans })
}

/// What another declared to no effect: `Player 3 CHI B4`.
fn another(words: &mut Words<'_>) -> Result<Ignored, TextError> {
    let word = words.word("Player")?;
    if word != "Player" {
        return Err(words.wrong(word, Wrong::UnknownWord { expected: "Player" }));
    }
    let seat = words.seat()?;
    let what = words.word("what the player does")?;
    let expected = "Chi, Peng, Gang or Hu";
    let declared = [MoveKind::Chi, MoveKind::Peng, MoveKind::Gang, MoveKind::Hu];
    let kind = kind(what).filter(|kind| declared.contains(kind));
    let kind = kind.ok_or_else(|| words.wrong(what, Wrong::UnknownWord { expected }))?;
    Ok(Ignored { seat, kind, tile: words.tile()? })
}

const MOVES: &str = "Deal, Draw, Play, Chi, Peng, Gang, AnGang, BuGang or Hu";

/// The move of a word, in any case of letters: data sets write `Chi` and `CHI`.
fn kind(word: &str) -> Option<MoveKind> {
    MoveKind::ALL.iter().copied().find(|kind| kind.name().eq_ignore_ascii_case(word))
}

mentsu::names! { MoveKind, "kind of move":
    Draw "Draw",
    Play "Play",
    Chi "Chi",
    Peng "Peng",
    Gang "Gang",
    AnGang "AnGang",
    BuGang "BuGang",
    Hu "Hu",
}
