//! `mentsu`: questions about riichi mahjong hands, asked and answered on a terminal. The program is
//! [`run`].
//!
//! A module here is a subcommand, or what several of them share: `arguments` reads values, `hands` the
//! hands that were typed, `show` prints what there is to say of one, `terminal` knows columns and
//! colours, `ending` says with which code a run ends.

#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod analyze;
mod arena;
mod arguments;
mod batch;
mod counter;
mod ending;
mod hands;
mod in_order;
mod plan;
mod quiz;
mod random;
mod replay;
mod show;
mod terminal;
mod trace;
mod tsumo;

use std::ffi::OsString;

use clap::{CommandFactory as _, Parser, Subcommand};

const AFTER_HELP: &str = "\
mentsu HAND… is short for mentsu analyze HAND…, options included:

  mentsu 11223344456789m
  mentsu 23467m345p34588s --win 5m --riichi --dora 7s
  mentsu < hands.txt

Exit codes:
  0  answered
  1  answered with no: what --win asks for is no win
  2  wrong arguments, a wrong hand, or failing input/output";

/// Riichi mahjong hands: how they win, what they wait for, what they are worth
#[derive(Parser)]
#[command(name = "mentsu", version, after_help = AFTER_HELP, max_term_width = 80)]
struct CommandLine {
    #[command(subcommand)]
    subcommand: Question,
}

#[derive(Subcommand)]
enum Question {
    Analyze(analyze::Arguments),
    Plan(plan::Arguments),
    Trace(trace::Arguments),
    Quiz(quiz::Arguments),
    Tsumo(tsumo::Arguments),
    Batch(batch::Arguments),
    Replay(replay::Arguments),
    Arena(arena::Arguments),
}

/// Runs the program: with its name and its arguments, on the standard streams of this process.
/// Gives the code to exit with, as `--help` lists them; it never ends the process.
///
/// For programs that carry this one along, as the Python package does.
///
/// ```
/// assert_eq!(mentsu_cli::run(["mentsu", "11223344456789m"]), 0);
/// assert_eq!(mentsu_cli::run(["mentsu", "123m", "--win", "x"]), 2);
/// ```
pub fn run(arguments: impl IntoIterator<Item = impl Into<OsString>>) -> u8 {
    let arguments = with_subcommand(arguments.into_iter().map(Into::into).collect());
    let question = match CommandLine::try_parse_from(arguments) {
        Ok(command_line) => command_line.subcommand,
        Err(told) => return ending::told(&told),
    };
    ending::exit_code(match question {
        Question::Analyze(arguments) => analyze::run(&arguments),
        Question::Plan(arguments) => plan::run(&arguments),
        Question::Trace(arguments) => trace::run(&arguments),
        Question::Quiz(arguments) => quiz::run(&arguments),
        Question::Tsumo(arguments) => tsumo::run(&arguments),
        Question::Batch(arguments) => batch::run(&arguments),
        Question::Replay(arguments) => replay::run(&arguments),
        Question::Arena(arguments) => arena::run(&arguments),
    })
}

/// The arguments of the program, `analyze` named where no subcommand is.
fn with_subcommand(mut arguments: Vec<OsString>) -> Vec<OsString> {
    let is_known = |first: &OsString| {
        let of_all = ["help", "-h", "--help", "-V", "--version"];
        of_all.iter().any(|name| first == name)
            || CommandLine::command().get_subcommands().any(|known| first == known.get_name())
    };
    if !arguments.get(1).is_some_and(is_known) {
        arguments.insert(arguments.len().min(1), "analyze".into());
    }
    arguments
}
