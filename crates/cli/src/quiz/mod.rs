//! `mentsu quiz`: a quiz about the waits of one-suit hands.

mod answer;

use std::io::{self, Write};

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser as _};
use mentsu::puzzle::{Level, PuzzleError, Question, Quiz, Verdict};

use mentsu::random::SplitMix64;
use mentsu::{Suit, Visible};

use crate::arguments::{named, suits};
use crate::ending::Ending;
use crate::quiz::answer::Answer;
use crate::random::seed_of_now;
use crate::show::riichi::waiting;
use crate::show::strip;
use crate::terminal::prompt::{ask, complain, tell};
use crate::terminal::style::{TITLE, WON, WRONG};
use crate::terminal::{self, paragraph};

const HELP: &str = "\
Type the ranks of the waits, such as 147, or none if the hand isn't tenpai. \
skip shows the waits, help shows this text, quit ends the quiz.";

/// A quiz about the waits of one-suit hands
#[derive(Args)]
#[command(next_line_help = true)]
pub(crate) struct Arguments {
    /// Tiles of a hand
    #[arg(long, value_name = "7|10|13", default_value = "13", value_parser = sizes())]
    #[arg(hide_possible_values = true)]
    tiles: usize,

    /// Difficulty [default: any]
    #[arg(long, value_name = "LEVEL", value_parser = named::<Level>())]
    level: Option<Level>,

    /// Suit of the hands [default: any]
    #[arg(long, value_name = "m|p|s", hide_possible_values = true, value_parser = suits())]
    suit: Option<Suit>,

    /// Seed of the random generator; the same seed asks the same questions
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,

    /// Number of questions
    #[arg(long, value_name = "NUMBER", default_value_t = 10)]
    questions: usize,
}

fn sizes() -> impl clap::builder::TypedValueParser<Value = usize> {
    PossibleValuesParser::new(["7", "10", "13"]).try_map(|tiles| tiles.parse::<usize>())
}

/// The score so far.
#[derive(Default)]
struct Tally {
    asked: usize,
    right: usize,
}

/// Whether the quiz goes on.
enum Next {
    Question,
    End,
}

fn quiz(arguments: &Arguments) -> Result<Quiz, PuzzleError> {
    let mut quiz = Quiz::new(arguments.tiles)?;
    if let Some(level) = arguments.level {
        quiz = quiz.with_level(level);
    }
    if let Some(suit) = arguments.suit {
        quiz = quiz.with_suit(suit);
    }
    Ok(quiz)
}

pub(crate) fn run(arguments: &Arguments) -> io::Result<Ending> {
    let mut out = terminal::stdout();
    let quiz = quiz(arguments).map_err(io::Error::other)?;
    let seed = arguments.seed.unwrap_or_else(seed_of_now);
    let mut random = SplitMix64::new(seed);
    tell(&mut out, &format!("What does the hand wait for? (seed {seed})\n{HELP}"))?;

    let mut tally = Tally::default();
    while tally.asked < arguments.questions {
        let Some(question) = quiz.ask(&mut random) else { break };
        print_question(&mut out, &question, tally.asked + 1, arguments.questions)?;
        if let Next::End = ask_until_answered(&mut out, &question, &mut tally)? {
            break;
        }
    }
    let Tally { asked, right } = tally;
    let title = format!("{right} of {asked} right.");
    writeln!(out, "{TITLE}{title}{TITLE:#}")?;
    Ok(Ending::Answered)
}

fn print_question(
    out: &mut impl Write,
    question: &Question,
    number: usize,
    of: usize,
) -> io::Result<()> {
    let level = question.measure().level().map_or("", Level::name);
    writeln!(out, "{TITLE}Question {number} of {of}, {level}{TITLE:#}\n")?;
    strip::print_hand(out, question.hand())?;
    writeln!(out)
}

fn ask_until_answered(
    out: &mut impl Write,
    question: &Question,
    tally: &mut Tally,
) -> io::Result<Next> {
    loop {
        let Some(line) = ask(out, "waits?")? else { return Ok(Next::End) };
        writeln!(out)?;
        match Answer::read(&line, question) {
            Ok(Answer::Tiles(tiles)) => {
                tally.asked += 1;
                let verdict = question.check(tiles);
                tally.right += usize::from(verdict.is_right());
                print_verdict(out, &verdict)?;
                explain(out, question)?;
                return Ok(Next::Question);
            }
            Ok(Answer::Skip) => {
                tally.asked += 1;
                explain(out, question)?;
                return Ok(Next::Question);
            }
            Ok(Answer::Help) => tell(out, HELP)?,
            Ok(Answer::Quit) => return Ok(Next::End),
            Err(why) => complain(out, &why)?,
        }
    }
}

fn print_verdict(out: &mut impl Write, verdict: &Verdict) -> io::Result<()> {
    if verdict.is_right() {
        return writeln!(out, "{WON}Right.{WON:#}\n");
    }
    let parts =
        [("found", verdict.found()), ("missed", verdict.missed()), ("wrong", verdict.wrong())];
    let parts = parts.iter().filter(|(_, tiles)| !tiles.is_empty());
    let parts: Vec<String> = parts.map(|(what, tiles)| format!("{what} {tiles}")).collect();
    writeln!(out, "{WRONG}Not quite:{WRONG:#} {}.\n", parts.join(", "))
}

/// Prints every wait with the blocks that it completes, and the waits that are hard to find.
fn explain(out: &mut impl Write, question: &Question) -> io::Result<()> {
    waiting::print(out, question.hand(), &Visible::of(question.hand()))?;
    let missed = question.measure().missed_by_fixed_orders();
    if !missed.is_empty() {
        let note = format!("Taking koutsu first or shuntsu first misses {missed}.");
        writeln!(out)?;
        paragraph(out, TITLE, &note)?;
    }
    writeln!(out)
}
