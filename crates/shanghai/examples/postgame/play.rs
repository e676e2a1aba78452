//! A game with whoever sits at the terminal, a line a command.

use std::io::{self, BufRead as _, Write};

use shanghai::{LosingMove, Session};

use crate::Failure;
use crate::common::Clock;
use crate::draw;
use crate::words;

const HELP: &str = "a number takes that pair; undo, hint, why, quit";

pub(crate) fn play(
    session: &mut Session,
    clock: Clock,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut lines = io::stdin().lock().lines();
    'position: loop {
        draw::draw(session.game(), out)?;
        let outlook = words::outlook(session.outlook_within(clock.start()));
        writeln!(out, "{} left, {outlook}", session.game().left())?;
        let choices = session.choices_within(clock.start());
        for (number, choice) in choices.iter().enumerate() {
            let pair = words::pair(session.game().board(), choice.pair);
            writeln!(out, "{:>4}  {pair:<22} {}", number + 1, words::outlook(choice.outlook))?;
        }
        writeln!(out, "{HELP}")?;
        loop {
            write!(out, "> ")?;
            out.flush()?;
            let Some(line) = lines.next() else {
                writeln!(out)?;
                return Ok(());
            };
            match line?.trim() {
                "quit" => return Ok(()),
                "undo" if session.undo().is_some() => continue 'position,
                "undo" => writeln!(out, "nothing was taken")?,
                "hint" => match session.hint_within(clock.start()) {
                    Some(pair) => writeln!(out, "{}", words::pair(session.game().board(), pair))?,
                    None => writeln!(out, "no pair is known to help")?,
                },
                "why" => writeln!(out, "{}", why(session, clock))?,
                other => {
                    let chosen =
                        other.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
                    match chosen.and_then(|number| choices.get(number)) {
                        Some(choice) => {
                            let played = session.take(choice.pair);
                            played.map_err(|error| Failure::Input(error.to_string()))?;
                            continue 'position;
                        }
                        None => writeln!(out, "{HELP}")?,
                    }
                }
            }
        }
    }
}

/// Which move lost.
fn why(session: &mut Session, clock: Clock) -> String {
    match session.losing_move_within(clock.start()) {
        LosingMove::None => "nothing is lost".to_owned(),
        LosingMove::Dealt => "the board couldn't be cleared from the beginning".to_owned(),
        LosingMove::Move(lost) => {
            let pair = session.game().moves()[lost];
            format!("lost by pair {}: {}", lost + 1, words::pair(session.game().board(), pair))
        }
        LosingMove::Among(moves) => {
            format!("lost by one of the pairs {} to {}", moves.start() + 1, moves.end() + 1)
        }
        LosingMove::Undetermined => "it isn't known whether this is lost".to_owned(),
    }
}
