//! `mentsu`: questions about riichi mahjong hands, asked and answered on a terminal.
//!
//! A module here is a subcommand, or what several of them share: [`arguments`] reads values,
//! [`hands`] the hands that were typed, [`show`] prints what there is to say of one, [`terminal`]
//! knows columns and colours, [`ending`] says with which code a run ends.

mod analyze;
mod arena;
mod arguments;
mod batch;
mod counter;
mod ending;
mod hands;
mod houses;
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
use std::process::ExitCode;

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

fn main() -> ExitCode {
    let arguments = with_subcommand(std::env::args_os().collect());
    let run = match CommandLine::parse_from(arguments).subcommand {
        Question::Analyze(arguments) => analyze::run(&arguments),
        Question::Plan(arguments) => plan::run(&arguments),
        Question::Trace(arguments) => trace::run(&arguments),
        Question::Quiz(arguments) => quiz::run(&arguments),
        Question::Tsumo(arguments) => tsumo::run(&arguments),
        Question::Batch(arguments) => batch::run(&arguments),
        Question::Replay(arguments) => replay::run(&arguments),
        Question::Arena(arguments) => arena::run(&arguments),
    };
    ending::exit_code(run)
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
