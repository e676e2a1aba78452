//! The analysis as JSON.

use std::io::{self, Write};

use serde::Serialize;
use three_colour_othello::{Action, Analysis, Assessed, Judged, Record, Score, Solved, Verdict};

use crate::othello::output::{is_mistake, reviewed};
use crate::othello::searcher::{Limit, Searcher};

/// The answer for a position, or for the last one of a game.
#[derive(Serialize)]
struct Answer {
    position: String,
    result: &'static str,
    /// The legal actions, best first; none if the game is over.
    actions: Vec<ActionPart>,
    depth: u8,
    /// The proven result of an endgame.
    #[serde(skip_serializing_if = "Option::is_none")]
    proven: Option<String>,
    /// The actions of the game that lost a piece or more.
    mistakes: Vec<Mistake>,
}

/// A legal action.
#[derive(Serialize)]
struct ActionPart {
    action: String,
    /// The lead of the player at turn, in pieces.
    worth: f64,
    line: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    proven: Option<String>,
}

/// An action of the game that lost a piece or more.
#[derive(Serialize)]
struct Mistake {
    /// Its number, from 1.
    number: usize,
    player: &'static str,
    action: String,
    best: String,
    /// What it lost, in pieces.
    lost: f64,
}

pub(super) fn print(
    out: &mut impl Write,
    record: &Record,
    searcher: &mut Searcher<'_>,
    limit: Limit,
) -> io::Result<()> {
    let game = record.game();
    let (mut actions, mut depth, mut proven) = (Vec::new(), 0, None);
    if record.verdict() == Verdict::Unfinished {
        let analysis = searcher.analyse(game, limit);
        let proofs = searcher.prove_actions(game, limit);
        proven = searcher.prove(game, limit).as_ref().and_then(known);
        depth = analysis.depth;
        actions = parts(&analysis, &proofs);
    }
    let judged = reviewed(game, searcher, limit).filter(|(_, judged)| is_mistake(judged));
    let mistakes = judged.map(|(ply, judged)| mistake(ply, &judged)).collect();
    let position = game.position().to_string();
    let result = record.verdict().name();
    let answer = Answer { position, result, actions, depth, proven, mistakes };
    serde_json::to_writer(&mut *out, &answer)?;
    writeln!(out)
}

fn parts(analysis: &Analysis, proofs: &[(Action, Solved)]) -> Vec<ActionPart> {
    let part = |Assessed { action, score, line, .. }: &Assessed| ActionPart {
        action: action.to_string(),
        worth: pieces(*score),
        line: line.iter().map(ToString::to_string).collect(),
        proven: proofs.iter().find(|(of, _)| of == action).and_then(|(_, solved)| known(solved)),
    };
    analysis.iter().map(part).collect()
}

fn known(solved: &Solved) -> Option<String> {
    solved.is_known().then(|| solved.to_string())
}

fn mistake(ply: usize, judged: &Judged) -> Mistake {
    Mistake {
        number: ply + 1,
        player: judged.player.name(),
        action: judged.made.action.to_string(),
        best: judged.best.action.to_string(),
        lost: f64::from(judged.lost()) / 100.0,
    }
}

fn pieces(score: Score) -> f64 {
    f64::from(score.hundredths()) / 100.0
}
