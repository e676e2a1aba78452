//! How things are told.

use anstyle::{AnsiColor, Style};
use shanghai::{
    Blocked, Board, Deadlock, DeadlockKind, Game, LosingMove, Outlook, Pair, Session, TileId,
};

use crate::common::clock::Clock;

/// An outlook in its colour.
pub(crate) fn outlook(outlook: Outlook) -> String {
    let color = match outlook {
        Outlook::Clearable => AnsiColor::Green,
        Outlook::Stuck => AnsiColor::Red,
        Outlook::Undetermined => AnsiColor::Yellow,
    };
    let style = Style::new().fg_color(Some(color.into()));
    format!("{style}{}{style:#}", word(outlook))
}

pub(crate) fn word(outlook: Outlook) -> &'static str {
    match outlook {
        Outlook::Clearable => "clearable",
        Outlook::Stuck => "stuck",
        Outlook::Undetermined => "undetermined",
    }
}

/// The end, if it has come.
pub(crate) fn end(game: &Game) -> Option<&'static str> {
    match game.left() {
        0 => Some("Cleared."),
        _ if game.pairs().is_empty() => Some("No move left."),
        _ => None,
    }
}

/// A pair as it stands in lists of moves, with its faces.
pub(crate) fn pair(board: &Board, pair: Pair) -> String {
    let mut faces = Vec::new();
    let mut places = Vec::new();
    for tile in pair.tiles() {
        faces.extend(board.face(tile).map(|face| face.to_string()));
        places.extend(board.layout().position(tile).map(|place| place.to_string()));
    }
    faces.dedup();
    format!("{:<17} {}", places.join(" "), faces.join("+"))
}

/// A pair with single spaces.
fn short(board: &Board, one: Pair) -> String {
    pair(board, one).split_whitespace().collect::<Vec<_>>().join(" ")
}

fn tile(board: &Board, tile: TileId) -> String {
    let face = board.face(tile).map(|face| face.to_string()).unwrap_or_default();
    let place = board.layout().position(tile).map(|place| place.to_string()).unwrap_or_default();
    format!("{face} {place}")
}

/// Minutes and seconds.
pub(crate) fn time(seconds: u64) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Which move lost, and what would have saved it.
pub(crate) fn losing_move(session: &mut Session, clock: Clock) -> String {
    match session.losing_move_within(clock.start()) {
        LosingMove::None if session.game().is_cleared() => "Cleared.".to_owned(),
        LosingMove::None => "Nothing is lost.".to_owned(),
        LosingMove::Dealt => "Nobody could have cleared this board.".to_owned(),
        LosingMove::Move(lost) => {
            let better = session.saving_move_within(clock.start()).map(|saving| saving.pair);
            let board = session.game().board();
            let taken = short(board, session.game().moves()[lost]);
            let better = better.map(|pair| format!("; {} was right", short(board, pair)));
            format!("Lost by pair {}, {taken}{}.", lost + 1, better.unwrap_or_default())
        }
        LosingMove::Among(moves) => {
            format!("Lost by one of the pairs {} to {}.", moves.start() + 1, moves.end() + 1)
        }
        LosingMove::Undetermined => "It isn't known whether this is lost.".to_owned(),
    }
}

/// At most so many blocking tiles are told, and cases.
const MOST: usize = 6;

/// Why a position is lost, a line each.
pub(crate) fn deadlock(board: &Board, deadlock: &Deadlock) -> Vec<String> {
    let kind = match deadlock.kind() {
        DeadlockKind::NoMove => "no move is left",
        DeadlockKind::Bound => "it is bound to be lost",
    };
    let all = deadlock.trapped().len();
    let mut lines = match all {
        0 => vec![format!("Stuck: {kind}, but which tiles stay depends on the pairs.")],
        _ => vec![format!("Stuck: {kind}. {all} tiles can never leave.")],
    };
    let mut blocking = 0;
    for (blocked, why) in deadlock.trapped() {
        let Blocked::Waits { mates } = why else { continue };
        blocking += 1;
        if blocking <= MOST {
            let mates: Vec<String> = mates.iter().map(|&mate| place(board, mate)).collect();
            let blocked = tile(board, blocked);
            lines.push(format!("  {blocked} blocks: it waits for {}", mates.join(" and ")));
        }
    }
    if blocking > MOST {
        lines.push(format!("  and {} more block", blocking - MOST));
    }
    if let [first, .., _] = deadlock.cases() {
        let cases = deadlock.cases().len();
        lines.push(format!("  Whoever pairs up the rest leaves tiles in one of {cases} ways:"));
        let pairs: Vec<String> =
            first.unless().iter().take(MOST).map(|&pair| short(board, pair)).collect();
        let more = if first.unless().len() > MOST { ", …" } else { "" };
        lines.push(format!("  {} of them stay unless", first.staying().len()));
        lines.extend(pairs.iter().map(|pair| format!("    {pair}")));
        lines.push(format!("  or another pair goes together{more}"));
    }
    lines
}

fn place(board: &Board, tile: TileId) -> String {
    board.layout().position(tile).map(|place| place.to_string()).unwrap_or_default()
}
