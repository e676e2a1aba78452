//! Replays a game, with a verdict after every move.

use std::io::Write;

use shanghai::moves::{Move, Typed};
use shanghai::{Record, Session};

use crate::common::clock::Clock;
use crate::words::Detail;
use crate::{Failure, words};

pub(crate) fn replay(
    record: &mut Record,
    session: &mut Session,
    name: &str,
    list: &[Typed<'_>],
    clock: Clock,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut line = |session: &mut Session, number: &str, what: &str| -> Result<(), Failure> {
        let outlook = words::outlook(session.outlook_within(clock.start()));
        let left = session.game().left();
        Ok(writeln!(out, "{number:>4}  {what:<23}{left:>4} left  {outlook}")?)
    };
    line(session, "", "dealt")?;
    for (number, one) in list.iter().enumerate() {
        let made = record.make(one.what).and_then(|_| session.make(one.what));
        let pair =
            made.map_err(|error| Failure::Input(format!("{name}: {}", one.refused(error))))?;
        let what = match one.what {
            Move::Take(_) => words::pair(session.game().board(), pair),
            Move::Undo => "undo".to_owned(),
            Move::Redo => "redo".to_owned(),
        };
        line(session, &(number + 1).to_string(), &what)?;
    }
    Ok(())
}

/// Writes how the game ended, which move lost it, and on request why it is stuck.
pub(crate) fn summary(
    session: &mut Session,
    clock: Clock,
    why: Option<(Detail, usize)>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    if let Some(end) = words::end(session.game()) {
        writeln!(out, "{end}")?;
    }
    if !session.game().is_cleared() {
        let budget = clock.start();
        if let Some((detail, width)) = why {
            write!(out, "{}", words::why(session, budget, detail, width))?;
        }
        writeln!(out, "{}", words::losing_move(session, budget))?;
    }
    Ok(())
}
