//! `mentsu shanghai play`: a game, one command on each line.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::Args;
use shanghai::moves::{self, Move};
use shanghai::{Choice, Record, Session, Verdict};

use crate::arguments::seconds;
use crate::ending::Ending;
use crate::random::seed_of_now;
use crate::shanghai::clock::Clock;
use crate::shanghai::deal::Deal;
use crate::shanghai::seed::Seed;
use crate::shanghai::words::Detail;
use crate::shanghai::{draw, read, words};
use crate::show::counted;
use crate::terminal::prompt::{ask, complain, tell};
use crate::terminal::width;
use crate::text_file;

const HELP: &str = "\
  NUMBER or x,y,z x,y,z  take a pair
  undo, redo             go back, and on again
  hint                   a pair that looks good
  hint safe              one that is proven right
  hint all               an order that clears the board
  why, why all           why it is stuck, which move lost
  shuffle                deal what is left anew, clearable
  save FILE              write the game down, to go on later
  moves                  list what was done so far
  quit";

/// Play in the terminal
#[derive(Args)]
#[command(next_line_help = true)]
pub(super) struct Arguments {
    /// Board to play, or saved game to continue, instead of a deal
    #[arg(value_name = "FILE", conflicts_with_all = ["seed", "Deal"])]
    file: Option<PathBuf>,

    /// Seed of the deal: a number, a date such as 2026-02-28, or today [default: from the clock]
    #[arg(long, value_name = "SEED")]
    seed: Option<Seed>,

    #[command(flatten)]
    of: Deal,

    /// Time for an answer
    #[arg(long, value_name = "SECONDS", default_value = "2", value_parser = seconds)]
    time: Duration,

    /// Save the game in this file when it ends
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

pub(super) fn run(arguments: &Arguments, out: &mut impl Write) -> io::Result<Ending> {
    if let Some(path) = &arguments.save {
        text_file::check_writable(path)?;
    }
    let (record, of_seed) = match &arguments.file {
        Some(path) if text_file::is_stdin(path) => {
            let why = "standard input has the commands of the game; give the board as a file";
            return Err(io::Error::other(why));
        }
        Some(path) => (read(path)?, String::new()),
        None => {
            let seed = arguments.seed.unwrap_or_else(|| Seed(seed_of_now()));
            (Record::new(arguments.of.board(seed)?), format!(" (seed {})", seed.0))
        }
    };
    tell(
        out,
        &format!("Take pairs of free tiles until none is left.{of_seed} help lists the commands."),
    )?;
    let session = Session::of(record.game().clone());
    let clock = Clock(arguments.time);
    let mut play = Play { record, session, clock, shuffles: 0, since: Instant::now() };
    play.play(out)?;
    if let Some(path) = &arguments.save {
        play.save(path)?;
        tell(out, &format!("Saved in {}.", text_file::name(path)))?;
    }
    Ok(Ending::Answered)
}

/// A game at a terminal.
struct Play {
    record: Record,
    session: Session,
    clock: Clock,
    /// The number of shuffles.
    shuffles: u64,
    /// The timer: time after this instant isn't in the record yet.
    since: Instant,
}

/// The result of a command.
enum Done {
    /// The position has changed.
    Moved,
    Said,
    Quit,
}

impl Play {
    /// Plays until the input or the player ends the game.
    fn play(&mut self, out: &mut impl Write) -> io::Result<()> {
        loop {
            let choices = self.show(out)?;
            loop {
                let Some(line) = ask(out, "pair?")? else {
                    return tell(out, "The input has ended, and so has the game.");
                };
                writeln!(out)?;
                match self.command(&line, &choices, out)? {
                    Done::Moved => break,
                    Done::Said => {}
                    Done::Quit => return tell(out, "Until next time."),
                }
            }
        }
    }

    /// Draws the board, and lists the pairs with the outlook after each.
    fn show(&mut self, out: &mut impl Write) -> io::Result<Vec<Choice>> {
        draw::draw(self.record.game(), width(), out)?;
        self.count_time();
        // The verdict and the marks of the pairs share the time of one answer.
        let budget = self.clock.start();
        let outlook = words::outlook(self.session.outlook_within(budget));
        let (left, undos) = (self.record.game().left(), self.record.undos());
        let (undos, time) = (counted(undos, "undo"), words::time(self.record.seconds()));
        writeln!(out, "{left} left, {outlook}, {undos}, {time}")?;
        if let Some(end) = words::end(self.record.game()) {
            writeln!(out, "{end}")?;
        }
        let choices = self.session.choices_within(budget);
        self.list(&choices, out)?;
        Ok(choices)
    }

    /// The pairs with their numbers, side by side where the terminal is wide.
    fn list(&self, choices: &[Choice], out: &mut impl Write) -> io::Result<()> {
        /// The width of a pair with its number and outlook, and a gap.
        const WIDTH: usize = 46;
        let rows = choices.len().div_ceil((width() / WIDTH).max(1)).max(1);
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
    ) -> io::Result<Done> {
        let board = self.record.game().board().clone();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (word.to_ascii_lowercase().as_str(), rest.to_ascii_lowercase().as_str()) {
            ("" | "help" | "?", "") => writeln!(out, "{HELP}\n")?,
            ("quit" | "exit" | "q", "") => return Ok(Done::Quit),
            ("hint", "") => match self.session.game().hint() {
                Some(pair) => tell(out, &format!("{} looks good.", words::short(&board, pair)))?,
                None => tell(out, "No pair is free.")?,
            },
            ("hint", "safe") => match self.session.hint_within(self.clock.start()) {
                Some(pair) => tell(out, &format!("{} is safe.", words::short(&board, pair)))?,
                None => tell(out, "No pair is proven right.")?,
            },
            ("hint", "all") => match self.session.verdict_within(self.clock.start()) {
                Verdict::Clearable(order, _) => {
                    writeln!(out, "{}", words::order(&board, order.pairs()))?;
                }
                Verdict::Stuck(..) => tell(out, "No order clears the board; try why.")?,
                Verdict::Undetermined(_) => tell(out, "No order was found in time.")?,
            },
            ("why", all @ ("" | "all")) => {
                let detail = if all.is_empty() { Detail::some("why all") } else { Detail::ALL };
                let budget = self.clock.start();
                write!(out, "{}", words::why(&mut self.session, budget, detail))?;
                writeln!(out, "{}", words::losing_move(&mut self.session, budget))?;
            }
            ("moves", "") => {
                writeln!(out, "{}", moves::write(self.record.moves(), board.layout()))?;
            }
            ("shuffle", "") => return self.shuffle(out),
            ("save", "") => complain(out, "save needs the name of a file: save game.txt")?,
            ("save", _) => match self.save(Path::new(rest)) {
                Ok(()) => tell(out, &format!("Saved in {}.", text_file::name(Path::new(rest))))?,
                Err(error) => complain(out, &error.to_string())?,
            },
            (number, "") if is_number(number) => {
                let number = number.parse().ok().and_then(|number: usize| number.checked_sub(1));
                match number.and_then(|number| choices.get(number)) {
                    Some(choice) => return self.make(Move::Take(choice.pair), out),
                    None if choices.is_empty() => complain(out, "No pair is free.")?,
                    None => {
                        let why = format!("The pairs are numbered from 1 to {}.", choices.len());
                        complain(out, &why)?;
                    }
                }
            }
            ("undo", "") => return self.make(Move::Undo, out),
            ("redo", "") => return self.make(Move::Redo, out),
            _ if line.contains(',') => match moves::parse(line, board.layout()).as_deref() {
                Ok([one, ..]) => return self.make(*one, out),
                Ok([]) => {}
                Err(error) => complain(out, &format!("{}; see help", error.kind()))?,
            },
            _ => complain(out, &format!("{line:?} is not a command; help lists the commands"))?,
        }
        Ok(Done::Said)
    }

    /// Deals the remaining tiles new faces, so that they can be cleared.
    fn shuffle(&mut self, out: &mut impl Write) -> io::Result<Done> {
        self.count_time();
        match self.record.game().shuffled_clearable(self.record.seconds() ^ self.shuffles) {
            Ok(game) => {
                let seconds = self.record.seconds();
                self.shuffles += 1;
                self.record = Record::new(game.board().clone());
                self.record.add_seconds(seconds);
                self.session = Session::of(game);
                tell(out, "Shuffled. Pairs taken before can't be put back any more.")?;
                Ok(Done::Moved)
            }
            Err(error) => {
                complain(out, &error.to_string())?;
                Ok(Done::Said)
            }
        }
    }

    fn make(&mut self, one: Move, out: &mut impl Write) -> io::Result<Done> {
        match self.record.make(one).and_then(|_| self.session.make(one)) {
            Ok(_) => Ok(Done::Moved),
            Err(error) => {
                complain(out, &error.to_string())?;
                Ok(Done::Said)
            }
        }
    }

    fn count_time(&mut self) {
        let seconds = self.since.elapsed().as_secs();
        self.record.add_seconds(seconds);
        self.since += Duration::from_secs(seconds);
    }

    fn save(&mut self, path: &Path) -> io::Result<()> {
        self.count_time();
        text_file::write(path, &self.record)
    }
}

/// Whether a word is meant as a number, of any size.
fn is_number(word: &str) -> bool {
    let digits = word.strip_prefix('-').unwrap_or(word);
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}
