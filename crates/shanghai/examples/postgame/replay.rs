//! A game that was played, with a verdict after every move.

use std::io::Write;

use shanghai::moves::{Move, Typed};
use shanghai::{LosingMove, Session};

use crate::Failure;
use crate::common::Clock;
use crate::draw;
use crate::words;

pub(crate) fn replay(
    session: &mut Session,
    name: &str,
    list: &[Typed<'_>],
    drawn: bool,
    clock: Clock,
    out: &mut impl Write,
) -> Result<(), Failure> {
    if drawn {
        draw::draw(session.game(), out)?;
    }
    let mut line = |session: &mut Session, number: &str, what: &str| -> Result<(), Failure> {
        let outlook = words::outlook(session.outlook_within(clock.start()));
        let left = session.game().left();
        Ok(writeln!(out, "{number:>4}  {what:<22} {left:>4} left  {outlook}")?)
    };
    line(session, "", "dealt")?;
    for (number, one) in list.iter().enumerate() {
        let made = session.make(one.what).map_err(|error| one.refused(error));
        let pair = made.map_err(|refused| Failure::Input(format!("{name}: {refused}")))?;
        let what = match one.what {
            Move::Take(_) => words::pair(session.game().board(), pair),
            Move::Undo => "undo".to_owned(),
            Move::Redo => "redo".to_owned(),
        };
        line(session, &(number + 1).to_string(), &what)?;
    }
    if drawn {
        draw::draw(session.game(), out)?;
    }
    let told = match session.losing_move_within(clock.start()) {
        LosingMove::None if session.game().is_cleared() => "Cleared.".to_owned(),
        LosingMove::None => "Nothing is lost.".to_owned(),
        LosingMove::Dealt => "Nobody could have cleared this board.".to_owned(),
        LosingMove::Move(lost) => {
            let pair = session.game().moves()[lost];
            let better = session.saving_move_within(clock.start()).map(|saving| saving.pair);
            let board = session.game().board();
            let taken = words::pair(board, pair);
            let better = better.map(|pair| format!("; {} was right", words::pair(board, pair)));
            format!("Lost by taking {taken}{}.", better.unwrap_or_default())
        }
        LosingMove::Among(moves) => {
            format!("Lost by one of the pairs {} to {}.", moves.start() + 1, moves.end() + 1)
        }
        LosingMove::Undetermined => "It isn't known whether this is lost.".to_owned(),
    };
    writeln!(out, "{}", told.split_whitespace().collect::<Vec<_>>().join(" "))?;
    Ok(())
}
