//! `mentsu`, a program that answers questions about mahjong hands. [`run`] runs it.
//!
//! Each module is a subcommand or a part that several share: `arguments` parses values of options,
//! `files` reads the games of files, `hands` parses hands, `show` prints hands and scores,
//! `terminal` wraps and colours lines, `ending` has the exit codes.

#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod advise;
mod analyse;
mod arena;
mod arguments;
mod batch;
mod convert;
mod counter;
mod ending;
mod family;
mod files;
mod hands;
mod house;
mod in_order;
mod input;
mod interrupt;
mod judged;
mod mcr;
mod othello;
mod plan;
mod quiz;
mod random;
mod replay;
mod shanghai;
mod show;
mod stats;
mod terminal;
mod text_file;
mod trace;
mod tsumo;

use std::ffi::OsString;

use clap::{CommandFactory as _, Parser, Subcommand};

const AFTER_HELP: &str = "\
mentsu HAND… is short for mentsu analyse HAND…, options included:

  mentsu 11223344456789m
  mentsu 23467m345p34588s --win 5m --riichi --dora 7s
  mentsu < hands.txt

Exit codes:
  0  success
  1  --win isn't a win
  2  bad arguments, a bad hand, or an I/O error";

/// Riichi mahjong hands: winning forms, waits, discards, points
#[derive(Parser)]
#[command(name = "mentsu", version, after_help = AFTER_HELP, max_term_width = 80)]
struct CommandLine {
    #[command(subcommand)]
    subcommand: Question,
}

#[derive(Subcommand)]
enum Question {
    #[command(alias = "analyze")]
    Analyse(analyse::Arguments),
    Plan(plan::Arguments),
    Mcr(mcr::Arguments),
    Family(family::Arguments),
    Trace(trace::Arguments),
    Quiz(quiz::Arguments),
    Tsumo(tsumo::Arguments),
    Batch(batch::Arguments),
    Replay(replay::Arguments),
    Advise(advise::Arguments),
    Stats(stats::Arguments),
    Convert(convert::Arguments),
    Arena(arena::Arguments),
    Shanghai(shanghai::Arguments),
    Othello(othello::Arguments),
}

/// Runs the program on the standard streams of this process and returns its exit code. `arguments`
/// begin with the program's name. Programs that embed this one call it, such as the Python package.
///
/// ```
/// assert_eq!(mentsu_cli::run(["mentsu", "11223344456789m"]), 0);
/// assert_eq!(mentsu_cli::run(["mentsu", "123m", "--win", "x"]), 2);
/// ```
pub fn run(arguments: impl IntoIterator<Item = impl Into<OsString>>) -> u8 {
    let arguments = with_subcommand(arguments.into_iter().map(Into::into).collect());
    let question = match CommandLine::try_parse_from(arguments) {
        Ok(command_line) => command_line.subcommand,
        Err(error) => return ending::arguments_error(&error),
    };
    ending::exit_code(match question {
        Question::Analyse(arguments) => analyse::run(&arguments),
        Question::Plan(arguments) => plan::run(&arguments),
        Question::Mcr(arguments) => mcr::run(&arguments),
        Question::Family(arguments) => family::run(&arguments),
        Question::Trace(arguments) => trace::run(&arguments),
        Question::Quiz(arguments) => quiz::run(&arguments),
        Question::Tsumo(arguments) => tsumo::run(&arguments),
        Question::Batch(arguments) => batch::run(&arguments),
        Question::Replay(arguments) => replay::run(&arguments),
        Question::Advise(arguments) => advise::run(&arguments),
        Question::Stats(arguments) => stats::run(&arguments),
        Question::Convert(arguments) => convert::run(&arguments),
        Question::Arena(arguments) => arena::run(&arguments),
        Question::Shanghai(arguments) => shanghai::run(&arguments),
        Question::Othello(arguments) => othello::run(&arguments),
    })
}

/// The arguments, with `analyse` inserted if they name no subcommand.
fn with_subcommand(mut arguments: Vec<OsString>) -> Vec<OsString> {
    let is_known = |first: &OsString| {
        let of_all = ["help", "-h", "--help", "-V", "--version"];
        of_all.iter().any(|name| first == name)
            || CommandLine::command().get_subcommands().any(|known| {
                let mut names = known.get_all_aliases().chain([known.get_name()]);
                names.any(|name| first == name)
            })
    };
    if !arguments.get(1).is_some_and(is_known) {
        arguments.insert(arguments.len().min(1), "analyse".into());
    }
    arguments
}
