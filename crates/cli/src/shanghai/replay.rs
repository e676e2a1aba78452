//! A game replayed, with a verdict after every move.

use std::io::{self, Write};

use shanghai::moves::Move;
use shanghai::{Board, Outlook, Pair, Record, Session};

use crate::shanghai::clock::Clock;
use crate::shanghai::words;

/// A move of a game, with the position after it.
pub(super) struct Played {
    pub(super) what: Move,
    /// The pair that was taken or put back.
    pub(super) pair: Pair,
    pub(super) after: Reached,
}

/// What a position comes to.
#[derive(Clone, Copy)]
pub(super) struct Reached {
    /// The number of tiles left.
    pub(super) left: usize,
    pub(super) outlook: Outlook,
}

/// A game with the outlook of each of its positions.
pub(super) struct Replay {
    /// The session after the last move.
    pub(super) session: Session,
    pub(super) dealt: Reached,
    pub(super) moves: Vec<Played>,
}

impl Replay {
    pub(super) fn of(record: &Record, clock: Clock) -> Replay {
        let mut session = Session::new(record.game().board().clone());
        let reached = |session: &mut Session| Reached {
            outlook: session.outlook_within(clock.start()),
            left: session.game().left(),
        };
        let dealt = reached(&mut session);
        let mut moves = Vec::new();
        for &what in record.moves() {
            // A record only has moves that can be made.
            let Ok(pair) = session.make(what) else { break };
            moves.push(Played { what, pair, after: reached(&mut session) });
        }
        Replay { session, dealt, moves }
    }

    /// Prints a line for the deal and each move.
    pub(super) fn print(&self, out: &mut impl Write) -> io::Result<()> {
        let mut line = |number: &str, what: &str, Reached { left, outlook }: Reached| {
            let outlook = words::outlook(outlook);
            writeln!(out, "{number:>4}  {what:<23}{left:>4} left  {outlook}")
        };
        line("", "dealt", self.dealt)?;
        let board = self.session.game().board();
        for (number, played) in self.moves.iter().enumerate() {
            line(&(number + 1).to_string(), &made(board, played), played.after)?;
        }
        Ok(())
    }
}

/// A move with the faces of its pair.
fn made(board: &Board, played: &Played) -> String {
    match played.what {
        Move::Take(_) => words::pair(board, played.pair),
        Move::Undo => "undo".to_owned(),
        Move::Redo => "redo".to_owned(),
    }
}
