//! A game at the terminal, one command on each line.

use std::io::{self, BufRead as _, Write};
use std::time::Instant;

use shanghai::moves::{self, Move};
use shanghai::{Choice, Record, Session, Verdict};

use crate::common::clock::Clock;
use crate::words::Detail;
use crate::{Failure, draw, words};

const HELP: &str = "\
  NUMBER or x,y,z x,y,z  takes a pair
  undo, redo             back, and on again
  hint                   a pair that looks good
  hint safe              one that is known to be right
  hint all               the whole order to clear the board
  why, why all           why it is stuck, which move lost
  shuffle                deals what is left anew, so that it can be cleared
  save FILE              to go on with --board FILE
  moves                  what was done so far
  quit";

/// A game at a terminal: its record, its session, and how to show it.
pub(crate) struct Play<'a> {
    pub(crate) record: Record,
    pub(crate) session: Session,
    pub(crate) clock: Clock,
    pub(crate) width: usize,
    /// Where the game is saved when it ends.
    pub(crate) save: Option<&'a str>,
    /// The number of shuffles.
    pub(crate) shuffles: u64,
    /// The timer: time after this instant isn't in the record yet.
    pub(crate) since: Instant,
}

impl Play<'_> {
    pub(crate) fn play(&mut self, out: &mut impl Write) -> Result<(), Failure> {
        let mut lines = io::stdin().lock().split(b'\n');
        writeln!(out, "help lists the commands.")?;
        loop {
            let choices = self.show(out)?;
            loop {
                write!(out, "> ")?;
                out.flush()?;
                let Some(line) = lines.next() else {
                    writeln!(out)?;
                    return self.end(out);
                };
                // Bytes that aren't UTF-8 aren't a command, but they don't end the game.
                let line = String::from_utf8_lossy(&line?).trim().to_owned();
                if ["quit", "exit", "q"].contains(&line.to_ascii_lowercase().as_str()) {
                    return self.end(out);
                }
                match self.command(&line, &choices, out)? {
                    Done::Moved => break,
                    Done::Said => {}
                }
            }
        }
    }

    /// Draws the board, and lists the pairs with the outlook after each.
    fn show(&mut self, out: &mut impl Write) -> Result<Vec<Choice>, Failure> {
        draw::draw(self.record.game(), self.width, out)?;
        self.count_time();
        // The verdict and the marks of the pairs share the time of one answer.
        let budget = self.clock.start();
        let outlook = words::outlook(self.session.outlook_within(budget));
        let (left, undos) = (self.record.game().left(), self.record.undos());
        let time = words::time(self.record.seconds());
        let undos = if undos == 1 { "1 undo".to_owned() } else { format!("{undos} undos") };
        writeln!(out, "{left} left, {outlook}, {undos}, {time}")?;
        if let Some(end) = words::end(self.record.game()) {
            writeln!(out, "{end}")?;
        }
        let choices = self.session.choices_within(budget);
        self.list(&choices, out)?;
        Ok(choices)
    }

    /// The pairs with their numbers, side by side where the terminal is wide.
    fn list(&self, choices: &[Choice], out: &mut impl Write) -> Result<(), Failure> {
        /// The width of a pair with its number and outlook, and a gap.
        const WIDTH: usize = 46;
        let columns = if self.width == usize::MAX { 1 } else { (self.width / WIDTH).max(1) };
        let rows = choices.len().div_ceil(columns).max(1);
        for row in 0..rows.min(choices.len()) {
            for (at, choice) in choices.iter().enumerate().skip(row).step_by(rows) {
                let pair = words::pair(self.record.game().board(), choice.pair);
                write!(out, "{:>4}  {pair:<23} {}", at + 1, words::outlook(choice.outlook))?;
                if at + rows < choices.len() {
                    let written = 30 + choice.outlook.name().len();
                    write!(out, "{:1$}", "", WIDTH.saturating_sub(written))?;
                }
            }
            writeln!(out)?;
        }
        Ok(())
    }

    fn command(
        &mut self,
        line: &str,
        choices: &[Choice],
        out: &mut impl Write,
    ) -> Result<Done, Failure> {
        let board = self.record.game().board().clone();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match (word.to_ascii_lowercase().as_str(), rest.trim().to_ascii_lowercase().as_str()) {
            ("" | "help" | "?", "") => writeln!(out, "{HELP}")?,
            ("hint", "") => match self.session.game().hint() {
                Some(pair) => writeln!(out, "{} looks good", words::pair(&board, pair))?,
                None => writeln!(out, "no pair may be taken")?,
            },
            ("hint", "safe") => match self.session.hint_within(self.clock.start()) {
                Some(pair) => writeln!(out, "{} is safe", words::pair(&board, pair))?,
                None => writeln!(out, "no pair is known to help")?,
            },
            ("hint", "all") => match self.session.verdict_within(self.clock.start()) {
                Verdict::Clearable(order, _) => {
                    write!(out, "{}", words::order(&board, order.pairs(), self.width))?;
                }
                Verdict::Stuck(..) => writeln!(out, "there is no order; try why")?,
                Verdict::Undetermined(_) => writeln!(out, "no order is known")?,
            },
            ("why", all @ ("" | "all")) => {
                let detail = if all.is_empty() { Detail::some("why all") } else { Detail::ALL };
                let budget = self.clock.start();
                write!(out, "{}", words::why(&mut self.session, budget, detail, self.width))?;
                writeln!(out, "{}", words::losing_move(&mut self.session, budget))?;
            }
            ("moves", "") => write!(out, "{}", moves::write(self.record.moves(), board.layout()))?,
            ("shuffle", "") => return self.shuffle(out),
            ("save", "") => writeln!(out, "save needs the name of a file: save game.txt")?,
            ("save", _) => match self.save(rest.trim()) {
                Ok(()) => writeln!(out, "saved in {}", rest.trim())?,
                Err(error) => writeln!(out, "{error}")?,
            },
            (number, "") if is_number(number) => {
                let number = number.parse().ok().and_then(|number: usize| number.checked_sub(1));
                match number.and_then(|number| choices.get(number)) {
                    Some(choice) => return self.make(Move::Take(choice.pair), out),
                    None if choices.is_empty() => writeln!(out, "no pair may be taken")?,
                    None => writeln!(out, "the pairs are numbered from 1 to {}", choices.len())?,
                }
            }
            ("undo", "") => return self.make(Move::Undo, out),
            ("redo", "") => return self.make(Move::Redo, out),
            _ if line.contains(',') => match moves::parse(line, board.layout()).as_deref() {
                Ok([one, ..]) => return self.make(*one, out),
                Ok([]) => {}
                Err(error) => writeln!(out, "{}; see help", error.kind())?,
            },
            _ => writeln!(out, "{line:?} is not a command; help lists the commands")?,
        }
        Ok(Done::Said)
    }

    /// Deals the remaining tiles new faces, so that they can be cleared.
    fn shuffle(&mut self, out: &mut impl Write) -> Result<Done, Failure> {
        self.count_time();
        match self.record.game().shuffled_clearable(self.record.seconds() ^ self.shuffles) {
            Ok(game) => {
                let seconds = self.record.seconds();
                self.shuffles += 1;
                self.record = Record::new(game.board().clone());
                self.record.add_seconds(seconds);
                self.session = Session::of(game);
                writeln!(out, "shuffled; pairs taken before can't be put back any more")?;
                Ok(Done::Moved)
            }
            Err(error) => {
                writeln!(out, "{error}")?;
                Ok(Done::Said)
            }
        }
    }

    fn make(&mut self, one: Move, out: &mut impl Write) -> Result<Done, Failure> {
        match self.record.make(one).and_then(|_| self.session.make(one)) {
            Ok(_) => Ok(Done::Moved),
            Err(error) => {
                writeln!(out, "{error}")?;
                Ok(Done::Said)
            }
        }
    }

    fn count_time(&mut self) {
        let seconds = self.since.elapsed().as_secs();
        self.record.add_seconds(seconds);
        self.since += std::time::Duration::from_secs(seconds);
    }

    fn save(&mut self, name: &str) -> Result<(), String> {
        self.count_time();
        let text = self.record.to_string();
        std::fs::write(name, text).map_err(|error| format!("{name}: {error}"))
    }

    pub(crate) fn end(&mut self, out: &mut impl Write) -> Result<(), Failure> {
        if let Some(name) = self.save {
            self.save(name).map_err(Failure::Input)?;
            writeln!(out, "saved in {name}")?;
        }
        Ok(())
    }
}

/// Whether a word is meant as a number, of any size.
fn is_number(word: &str) -> bool {
    let digits = word.strip_prefix('-').unwrap_or(word);
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// The result of a command.
enum Done {
    /// The position has changed.
    Moved,
    Said,
}
