//! Games read one by one from a stream of any length.

mod games;
mod text;

use core::fmt;
use std::boxed::Box;
use std::collections::VecDeque;
use std::io::BufRead;

use self::games::Split;
use self::text::Text;
use super::detect;
use super::error::{RecordError, Wrong};
use super::format::Format;
use super::game::Record;
use super::oddity::Oddity;
use super::reader::Reader;

/// The number of bytes from which the format is detected.
const BEGINNING: usize = 1 << 18;

/// The byte order mark with which some files begin.
const MARK: char = '\u{feff}';

/// The games of a stream, as [`Reader::games`] reads them. An error ends it.
pub struct Games<R> {
    reader: Reader,
    text: Text<R>,
    /// The format and how its games follow each other, once they are known.
    split: Option<(Format, Split)>,
    /// Games that were read together.
    ready: VecDeque<Record>,
    is_first: bool,
    is_over: bool,
}

impl Reader {
    /// The games of a stream, plain or gzip, one by one. The stream may be of any length: the limit
    /// of [`most_bytes`](Reader::most_bytes) holds for each game, and no more than one is held with
    /// what was read after it.
    ///
    /// What [`read_all`](Reader::read_all) reads is read alike. A client's log is one text, to
    /// which the limit applies as a whole.
    ///
    /// ```
    /// use mentsu_table::record::Reader;
    ///
    /// let round = r#"{"title":["",""],"name":["A","B","C","D"],
    ///     "rule":{"disp":"南喰赤","aka":1},"log":[[
    ///     [0,0,0],[25000,25000,25000,25000],[14],[],
    ///     [11,19,21,29,31,39,41,42,43,44,45,46,47],[12],[],
    ///     [12,12,13,13,14,15,16,17,18,22,23,24,25],[],[],
    ///     [26,26,27,27,28,28,32,32,33,33,34,34,36],[],[],
    ///     [12,13,17,18,22,23,36,36,37,37,38,38,41],[],[],
    ///     ["九種九牌"]]]}"#;
    /// let file = [round; 3].join("\n");
    /// let mut games = 0;
    /// for game in Reader::new().games(file.as_bytes()) {
    ///     games += game?.rounds.len();
    /// }
    /// assert_eq!(games, 3);
    /// # Ok::<(), mentsu_table::record::RecordError>(())
    /// ```
    pub fn games<R: BufRead>(&self, input: R) -> Games<R> {
        Games {
            reader: *self,
            text: Text::of(input, self.most_bytes()),
            split: None,
            ready: VecDeque::new(),
            is_first: true,
            is_over: false,
        }
    }
}

/// The format of a stream, and how its games follow each other.
fn detected<R: BufRead>(
    text: &mut Text<R>,
    reader: &Reader,
) -> Result<(Format, Split), Box<RecordError>> {
    let mut length = BEGINNING.min(text.most).max(1);
    if detect::is_packed(text.hold(length)?) {
        return Ok((Format::MahjongSoul, Split::Packed));
    }
    if text.beginning(MARK.len_utf8())?.starts_with(MARK) {
        text.pass(MARK.len_utf8());
    }
    text.skip_space()?;
    loop {
        let start = text.beginning(length)?;
        match detect::format(&start) {
            Ok(format) => return Ok((format, Split::of(format, &start, text.lines, reader))),
            Err(error) if text.ended => {
                text.get(text.held().len())?;
                return Err(error);
            }
            Err(_) => length = length.saturating_mul(4),
        }
    }
}

impl<R: BufRead> Games<R> {
    /// The format, once the first game was read.
    #[must_use]
    pub fn format(&self) -> Option<Format> {
        self.split.as_ref().map(|(format, _)| *format)
    }

    /// Reads games until one is there; none at the end.
    fn read(&mut self) -> Result<(), Box<RecordError>> {
        let (format, split) = match &mut self.split {
            Some(split) => split,
            unknown => unknown.insert(detected(&mut self.text, &self.reader)?),
        };
        let read = split.next(&mut self.text, &self.reader, *format, self.is_first);
        self.ready = read.map_err(|error| Box::new(error.of_format(*format)))?;
        if self.ready.is_empty() && self.is_first {
            let error = RecordError::whole(Wrong::NoRound);
            return Err(Box::new(error.of_format(*format)));
        }
        // Only so it's known whether a game is the last.
        if *format != Format::Mjai && !self.ready.is_empty() {
            self.text.skip_space()?;
        }
        let is_last = self.text.held().iter().all(|byte| *byte == b']');
        let behind = self.text.bytes_behind();
        if let Some(last) = self.ready.back_mut().filter(|_| is_last && behind > 0) {
            last.oddities.insert(0, Oddity::TrailingBytes { bytes: behind });
        }
        self.is_first = false;
        Ok(())
    }
}

impl<R: BufRead> Iterator for Games<R> {
    type Item = Result<Record, RecordError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.ready.is_empty() && !self.is_over {
            if let Err(error) = self.read() {
                self.is_over = true;
                return Some(Err(*error));
            }
            self.is_over = self.ready.is_empty();
        }
        self.ready.pop_front().map(Ok)
    }
}

impl<R> fmt::Debug for Games<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Games").field("reader", &self.reader).finish_non_exhaustive()
    }
}
