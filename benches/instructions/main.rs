//! Asks calls of the list in `benches/common/calls`, for `benches/instructions.sh` to count.

#[path = "../common/mod.rs"]
mod common;

use std::hint::black_box;
use std::process::ExitCode;

use common::HANDS;
use common::calls::{self, Pass};

const USAGE: &str = "usage: instructions list
       instructions all HANDS
       instructions CALL PASSES [HANDS]";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[&str]) -> Result<(), String> {
    let number = |text: &str| text.parse().map_err(|_| format!("{text:?} is no number"));
    match *arguments {
        ["list"] => calls::all().iter().for_each(|call| println!("{}", call.name)),
        ["all", hands] => {
            let hands = number(hands)?;
            calls::all().iter().for_each(|call| counted(&mut (call.prepare)(hands)));
        }
        [name, passes, ref hands @ ..] if hands.len() < 2 => {
            let call = calls::named(name).ok_or_else(|| format!("there is no call {name:?}"))?;
            let mut pass = (call.prepare)(hands.first().map_or(Ok(HANDS), |n| number(n))?);
            (0..number(passes)?).for_each(|_| counted(&mut pass));
        }
        _ => return Err(USAGE.to_owned()),
    }
    Ok(())
}

/// Callgrind counts what happens in here, by name, and writes it down when it is over.
#[inline(never)]
fn counted(pass: &mut Pass) {
    pass();
    // Not a jump to the pass, which would leave this function before it is over.
    black_box(());
}
