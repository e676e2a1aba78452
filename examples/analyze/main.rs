//! Everything about hands typed on the command line: how they are won, or what they wait for.
//!
//! ```text
//! cargo run --release --example analyze -- 11223344456789m
//! cargo run --release --example analyze -- --trace 23333444556688m
//! cargo run --release --example analyze < hands.txt
//! ```

mod chances;
mod columns;
mod drawn;
mod input;
mod line;
mod paid;
mod strip;
mod style;
mod trace;
mod waiting;
mod worth;
mod wrong;

use std::io::{self, IsTerminal as _, Write};
use std::process::ExitCode;

use anstream::{AutoStream, ColorChoice};
use clap::Parser;
use mentsu::Hand;

use crate::chances::Chances;
use crate::input::Input;
use crate::worth::Worth;
use crate::wrong::Wrong;

/// What clap exits with for arguments that it doesn't know, and so what a wrong hand gives too.
const WRONG: u8 = 2;

const NOTATION: &str = "\
Hands are written in mpsz: digits, then m, p, s or z (1z to 7z are E S W N,
white, green, red), 0 for a red five, melds in brackets after the concealed
tiles. Mahjong tile characters are read as well.

  analyze 11223344456789m
  analyze 1112345678999m 19m19p19s1234567z
  analyze 23467m345p34588s --win 5m --riichi --dora 7s
  analyze 135m123456p23499s --draws 3
  analyze '406p11z(123m)(777=z)[2222s]'

The last is quoted because shells keep brackets to themselves.

Houses: tenhou, tenhou-sanma, mahjong-soul, mahjong-soul-sanma, wrc, ema,
m-league.";

/// Shows in which ways hands of riichi mahjong are won, or what they wait for
#[derive(Parser)]
#[command(name = "analyze", after_help = NOTATION, next_line_help = true)]
struct Arguments {
    /// Prints every jantou and koutsu subset, and what each leaves over
    #[arg(long)]
    trace: bool,

    #[command(flatten)]
    worth: Worth,

    #[command(flatten)]
    chances: Chances,

    /// Hands; without any they are read from standard input, one a line
    #[arg(value_name = "HAND")]
    hands: Vec<String>,
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(code) => code,
        // Whoever read this has seen enough: `analyze … | head`.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            // Nothing is left to tell it to if standard error is gone as well.
            let _ = writeln!(anstream::stderr(), "analyze: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &Arguments) -> io::Result<ExitCode> {
    let mut out = stdout();
    let mut code = ExitCode::SUCCESS;
    for (nth, input) in input::all(arguments.hands.clone()).enumerate() {
        let input = input?;
        let space = if nth > 0 { "\n" } else { "" };
        match answerable(&input, arguments) {
            Ok(hand) => {
                write!(out, "{space}")?;
                if !answer(&mut out, &hand, arguments)? {
                    code = ExitCode::from(WRONG);
                }
            }
            Err(wrong) => {
                let mut err = anstream::stderr().lock();
                write!(err, "{space}")?;
                wrong.print(&mut err, &input)?;
                code = ExitCode::from(WRONG);
            }
        }
    }
    Ok(code)
}

/// Standard output with colours and tab stops on a terminal only, never in a file or pipe
/// (`CLICOLOR_FORCE` wants colours there, but tab stops would spoil it).
fn stdout() -> AutoStream<io::StdoutLock<'static>> {
    let stdout = io::stdout();
    let choice = if stdout.is_terminal() { ColorChoice::Auto } else { ColorChoice::Never };
    AutoStream::new(stdout.lock(), choice)
}

/// The hand of an input, if what is asked can be answered for it.
fn answerable(input: &Input, arguments: &Arguments) -> Result<Hand, Wrong> {
    let hand = input.hand()?;
    if arguments.trace && hand.is_waiting() {
        return Err(Wrong::NothingToTrace { concealed: hand.concealed().total() });
    }
    Ok(hand)
}

/// Prints a hand with all there is to say about it; `false` if a win was asked for that is none.
fn answer(out: &mut impl Write, hand: &Hand, arguments: &Arguments) -> io::Result<bool> {
    strip::print_hand(out, hand)?;
    writeln!(out)?;
    match (hand.is_waiting(), arguments.trace) {
        _ if arguments.worth.asked() => return arguments.worth.print(out, hand),
        (true, _) => {
            waiting::print(out, hand)?;
            arguments.worth.print_waits(out, hand)?;
        }
        (false, false) => drawn::print(out, hand)?,
        (false, true) => trace::print(out, hand)?,
    }
    arguments.chances.print(out, hand)?;
    Ok(true)
}
