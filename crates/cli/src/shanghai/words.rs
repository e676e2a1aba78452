//! Answers in English.

use anstyle::{AnsiColor, Style};
use shanghai::{
    Blocked, Board, Budget, Deadlock, DeadlockKind, Game, LosingMove, Outlook, Pair, Session,
    TileId,
};

use crate::terminal::{columns, width};

/// An outlook in its colour.
pub(super) fn outlook(outlook: Outlook) -> String {
    let color = match outlook {
        Outlook::Clearable => AnsiColor::Green,
        Outlook::Stuck => AnsiColor::Red,
        Outlook::Undetermined => AnsiColor::Yellow,
    };
    let style = Style::new().fg_color(Some(color.into()));
    format!("{style}{outlook}{style:#}")
}

/// How the game ended, if it has.
pub(super) fn end(game: &Game) -> Option<&'static str> {
    match game.left() {
        0 => Some("Cleared."),
        _ if game.pairs().is_empty() => Some("No move left."),
        _ => None,
    }
}

/// A pair as lists of moves write it, with its faces.
pub(super) fn pair(board: &Board, pair: Pair) -> String {
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
pub(super) fn short(board: &Board, one: Pair) -> String {
    pair(board, one).split_whitespace().collect::<Vec<_>>().join(" ")
}

fn name(board: &Board, tile: TileId) -> String {
    let face = board.face(tile).map(|face| face.to_string()).unwrap_or_default();
    let place = board.layout().position(tile).map(|place| place.to_string()).unwrap_or_default();
    format!("{face} {place}")
}

/// Minutes and seconds.
pub(super) fn time(seconds: u64) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Numbered pairs in order, in as many columns as fit.
pub(super) fn order(board: &Board, pairs: &[Pair]) -> String {
    /// The width of a pair with its number.
    const WIDTH: usize = 32;
    let columns = (width() / WIDTH).max(1);
    let rows = pairs.len().div_ceil(columns).max(1);
    let mut text = String::new();
    for row in 0..rows.min(pairs.len()) {
        let numbered = pairs.iter().enumerate().skip(row).step_by(rows);
        let cells = numbered.map(|(at, &one)| format!("{:>4}  {:<26}", at + 1, pair(board, one)));
        text += cells.collect::<String>().trim_end();
        text += "\n";
    }
    text
}

/// Which move lost, and which would have saved the game; wrapped.
pub(super) fn losing_move(
    session: &mut Session,
    budget: Budget<impl FnMut() -> bool + Copy>,
) -> String {
    let text = match session.losing_move_within(budget) {
        LosingMove::None if session.game().is_cleared() => "Cleared.".to_owned(),
        LosingMove::None => "Nothing is lost.".to_owned(),
        LosingMove::Dealt => "This board was stuck from the beginning.".to_owned(),
        LosingMove::Move(lost) => {
            let better = session.saving_move_within(budget).map(|saving| saving.pair);
            let board = session.game().board();
            let taken = short(board, session.game().moves()[lost]);
            let better = better.map(|pair| format!("; {} was right", short(board, pair)));
            format!("Lost by pair {}, {taken}{}.", lost + 1, better.unwrap_or_default())
        }
        LosingMove::Among(moves) => {
            format!("Lost by one of the pairs {} to {}.", moves.start() + 1, moves.end() + 1)
        }
        LosingMove::Undetermined => "It isn't known whether this is lost.".to_owned(),
    };
    wrapped(&text)
}

/// The length of an explanation.
#[derive(Clone, Copy)]
pub(super) struct Detail {
    /// The largest number of tiles of each kind, and of pairs.
    most: usize,
    /// The command that lists all of them.
    ask: &'static str,
}

impl Detail {
    pub(super) const ALL: Self = Self { most: usize::MAX, ask: "" };

    pub(super) const fn some(ask: &'static str) -> Self {
        Self { most: 6, ask }
    }
}

/// Why the position is stuck, line by line; empty if it isn't known to be stuck.
pub(super) fn why(
    session: &mut Session,
    budget: Budget<impl FnMut() -> bool>,
    detail: Detail,
) -> String {
    let Some(deadlock) = session.deadlock_within(budget) else { return String::new() };
    let mut text = String::new();
    for line in deadlock_lines(session.game().board(), &deadlock, detail) {
        text += &wrapped(&line);
    }
    text
}

/// A line with its indent, wrapped to the width.
fn wrapped(line: &str) -> String {
    let words = line.trim_start();
    let rows = columns::hanging(words, line.len() - words.len(), width());
    rows.into_iter().map(|row| row.into_owned() + "\n").collect()
}

fn deadlock_lines(board: &Board, deadlock: &Deadlock, detail: Detail) -> Vec<String> {
    let Detail { most, ask } = detail;
    let kind = match deadlock.kind() {
        DeadlockKind::NoMove => "no move is left",
        DeadlockKind::Bound => "it is bound to be lost",
    };
    let mut lines = match deadlock.trapped().len() {
        0 => vec![format!("Stuck: {kind}, but which tiles stay depends on the pairs.")],
        1 => vec![format!("Stuck: {kind}. 1 tile can never leave.")],
        all => vec![format!("Stuck: {kind}. {all} tiles can never leave.")],
    };
    let mut counts = [0; 3];
    for (tile, blocked) in deadlock.trapped() {
        let tile = name(board, tile);
        let (sort, line) = match blocked {
            Blocked::Waits { mates } if mates.is_empty() => {
                (0, format!("  {tile} blocks: all its mates have gone"))
            }
            Blocked::Waits { mates } => {
                (0, format!("  {tile} blocks: it waits for {}", places(board, mates)))
            }
            Blocked::Held { by } => (1, format!("  {tile} is held by {}", places(board, by))),
            Blocked::ByCases => {
                (2, format!("  {tile} stays too, held or waiting, depending on the pairs"))
            }
        };
        counts[sort] += 1;
        if counts[sort] <= most {
            lines.push(line);
        }
    }
    // Blocking tiles come first, since they hold the others.
    lines[1..].sort_by_key(|line| !line.contains(" blocks: "));
    for (number, what) in counts.into_iter().zip(["block", "are held", "stay too"]) {
        if number > most {
            lines.push(format!("  and {} more {what} ({ask} lists them)", number - most));
        }
    }
    if let [first, .., _] = deadlock.cases() {
        let cases = deadlock.cases().len();
        lines.push(format!("  What else stays depends on the pairs. One of {cases} ways:"));
        lines.push(format!("  {} stay unless one of these goes together:", first.staying().len()));
        let unless = first.unless();
        lines.extend(unless.iter().take(most).map(|&pair| format!("    {}", short(board, pair))));
        if unless.len() > most {
            lines.push(format!("    or one of {} more ({ask} lists them)", unless.len() - most));
        }
    }
    lines
}

fn places(board: &Board, tiles: &[TileId]) -> String {
    let place = |&tile: &TileId| board.layout().position(tile).map(|place| place.to_string());
    tiles.iter().filter_map(place).collect::<Vec<_>>().join(" and ")
}
