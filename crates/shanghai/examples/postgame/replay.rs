//! A game that was played, with a verdict after every move.

use std::io::Write;

use shanghai::moves::Move;
use shanghai::{Budget, LosingMove, Session};

use crate::Failure;
use crate::draw;
use crate::words::{self, Clock};

pub(crate) fn replay(
    session: &mut Session,
    list: &[Move],
    drawn: bool,
    clock: Clock,
    out: &mut impl Write,
) -> Result<(), Failure> {
    if drawn {
        draw::draw(session.game(), out)?;
    }
    let mut line = |session: &mut Session, number: &str, what: &str| -> Result<(), Failure> {
        let outlook = words::outlook(session.outlook(Budget::UNLIMITED, clock.start()));
        let left = session.game().left();
        Ok(writeln!(out, "{number:>4}  {what:<22} {left:>4} left  {outlook}")?)
    };
    line(session, "", "dealt")?;
    for (number, one) in list.iter().enumerate() {
        let what = match *one {
            Move::Take(pair) => {
                session
                    .play(pair)
                    .map_err(|error| Failure::Input(format!("move {}: {error}", number + 1)))?;
                words::pair(session.game().board(), pair)
            }
            Move::Undo => {
                let error = || Failure::Input(format!("move {}: nothing to undo", number + 1));
                session.undo().ok_or_else(error)?;
                "undo".to_owned()
            }
        };
        line(session, &(number + 1).to_string(), &what)?;
    }
    if drawn {
        draw::draw(session.game(), out)?;
    }
    let told = match session.losing_move(Budget::UNLIMITED, clock.start()) {
        LosingMove::None if session.game().is_cleared() => "Cleared.".to_owned(),
        LosingMove::None => "Nothing is lost.".to_owned(),
        LosingMove::Dealt => "Nobody could have cleared this board.".to_owned(),
        LosingMove::Move(lost) => {
            let pair = session.game().moves()[lost];
            while session.game().moves().len() > lost {
                session.undo();
            }
            let better = session.hint(Budget::UNLIMITED, clock.start());
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
