//! The verdict as JSON.

use std::io::{self, Write};

use serde::Serialize;
use shanghai::moves::{self, Move};
use shanghai::{Deadlock, Layout, LosingMove, Outlook, Pair, Verdict};

use crate::shanghai::clock::Clock;
use crate::shanghai::replay::{Reached, Replay};

/// The answer for a board or a game.
#[derive(Serialize)]
struct Answer {
    #[serde(flatten)]
    end: Position,
    dealt: Position,
    moves: Vec<Played>,
    #[serde(skip_serializing_if = "Option::is_none")]
    order: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    lost: Option<Lost>,
    /// The tiles that can never leave.
    #[serde(skip_serializing_if = "Option::is_none")]
    trapped: Option<Vec<String>>,
}

/// The number of tiles left, and whether they can be cleared.
#[derive(Serialize)]
struct Position {
    left: usize,
    outlook: &'static str,
}

#[derive(Serialize)]
struct Played {
    #[serde(rename = "move")]
    what: String,
    #[serde(flatten)]
    after: Position,
}

/// The pairs of which one lost the game, by number from 1; 0 is the deal.
#[derive(Serialize)]
struct Lost {
    first: usize,
    last: usize,
    /// The pair that would have been right in place of the last right one.
    #[serde(skip_serializing_if = "Option::is_none")]
    right: Option<String>,
}

impl From<Reached> for Position {
    fn from(Reached { left, outlook }: Reached) -> Position {
        Position { left, outlook: outlook.name() }
    }
}

pub(super) fn print(
    replay: &mut Replay,
    clock: Clock,
    out: &mut impl Write,
) -> io::Result<Outlook> {
    let layout = replay.session.game().board().layout().clone();
    let played = replay
        .moves
        .iter()
        .map(|played| Played { what: text(played.what, &layout), after: played.after.into() });
    let (moves, dealt) = (played.collect(), replay.dealt.into());
    let session = &mut replay.session;
    let budget = clock.start();
    let verdict = session.verdict_within(budget);
    let lost = match session.losing_move_within(budget) {
        LosingMove::Dealt => Some((0, 0)),
        LosingMove::Move(lost) => Some((lost + 1, lost + 1)),
        LosingMove::Among(pairs) => Some((pairs.start() + 1, pairs.end() + 1)),
        LosingMove::None | LosingMove::Undetermined => None,
    };
    let lost = lost.map(|(first, last)| {
        let saving = session.saving_move_within(budget);
        Lost { first, last, right: saving.map(|saving| pair_text(saving.pair, &layout)) }
    });
    let trapped = session.deadlock_within(budget).map(|deadlock| trapped(&deadlock, &layout));
    let end = Reached { left: session.game().left(), outlook: verdict.outlook() };
    let order = match &verdict {
        Verdict::Clearable(order, _) => {
            Some(order.pairs().iter().map(|&pair| pair_text(pair, &layout)).collect())
        }
        _ => None,
    };
    let answer = Answer { end: end.into(), dealt, moves, order, lost, trapped };
    serde_json::to_writer(&mut *out, &answer)?;
    writeln!(out)?;
    Ok(verdict.outlook())
}

fn trapped(deadlock: &Deadlock, layout: &Layout) -> Vec<String> {
    let place = |tile| layout.position(tile).map(|place| place.to_string());
    deadlock.trapped().filter_map(|(tile, _)| place(tile)).collect()
}

/// A move as lists of moves have it.
fn text(what: Move, layout: &Layout) -> String {
    moves::write(&[what], layout).trim_end().to_owned()
}

fn pair_text(pair: Pair, layout: &Layout) -> String {
    text(Move::Take(pair), layout)
}
