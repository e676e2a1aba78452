//! Results of searches as text.

use std::io::{self, Write};

use three_colour_othello::{
    Analysis, Assessed, Color, Found, Game, Judged, Player, Score, Verdict,
};

use crate::othello::searcher::{Limit, Searcher};
use crate::terminal::{columns, width};

/// The number of actions of a line that are shown.
const SHOWN: usize = 8;
/// The same next to a proof.
const SHOWN_WITH_PROOF: usize = 5;
/// The loss in hundredths of a piece from which an action is shown, and from which it is marked as
/// a great loss.
const LOSS: i32 = 100;
const GREAT_LOSS: i32 = 500;
/// A game has many actions, so each is judged with this fraction of the limits of an action.
const PART: u32 = 10;

/// A score in pieces.
pub(super) fn worth(score: Score) -> String {
    if score.is_win() || score.is_loss() {
        score.to_string()
    } else {
        format!("{:+.1}", f64::from(score.get()) / 100.0)
    }
}

fn shown(line: &[three_colour_othello::Action]) -> String {
    let line: Vec<String> = line.iter().take(SHOWN).map(ToString::to_string).collect();
    line.join(" ")
}

/// Writes the result of a search after its action.
pub(super) fn found(out: &mut impl Write, what: &str, found: &Found) -> io::Result<()> {
    let Found { score, depth, nodes, line, .. } = found;
    let (worth, line) = (worth(*score), shown(line));
    wrapped(out, &format!("{what}   {worth} at depth {depth}, {nodes} nodes: {line}"))?;
    writeln!(out)
}

/// Writes how a game ended.
pub(super) fn end(out: &mut impl Write, game: &Game, verdict: Verdict) -> io::Result<()> {
    let [black, white] = [Color::Black, Color::White].map(|color| game.position().count(color));
    match (verdict, game.ending()) {
        (Verdict::Ended(outcome), Some(ending)) => {
            writeln!(out, "The game has ended: {ending}.")?;
            writeln!(out, "Result: {outcome}, {black} to {white}.")
        }
        _ => {
            writeln!(out, "The game is over: {verdict}.")?;
            match verdict.winner() {
                Some(winner) => writeln!(out, "Result: {winner} wins."),
                None => Ok(()),
            }
        }
    }
}

/// Writes the actions of a game.
pub(super) fn record(out: &mut impl Write, game: &Game) -> io::Result<()> {
    wrapped(out, &format!("Record: {game}"))
}

fn wrapped(out: &mut impl Write, text: &str) -> io::Result<()> {
    columns::hanging(text, 0, width()).iter().try_for_each(|line| writeln!(out, "{line}"))
}

/// The best few actions as one line.
pub(super) fn hint(analysis: &Analysis) -> String {
    let best = analysis.iter().take(3);
    let best = best.map(|assessed| format!("{} ({})", assessed.action, worth(assessed.score)));
    format!("{}, at depth {}", best.collect::<Vec<_>>().join(", "), analysis.depth)
}

/// Writes one line for each action, in an endgame with the proven result.
pub(super) fn analysis(
    out: &mut impl Write,
    game: &Game,
    searcher: &mut Searcher<'_>,
    limit: Limit,
) -> io::Result<()> {
    let analysis = searcher.analyse(game, limit);
    let proofs = searcher.prove_actions(game, limit);
    let has_proofs = proofs.iter().any(|(_, solved)| solved.is_known());
    let head = if has_proofs { "  proven           " } else { "" };
    writeln!(out, "{:6} {:>12}{head}  line", "action", "worth")?;
    for Assessed { action, score, line, .. } in analysis.iter() {
        write!(out, "{:6} {:>12}", action.to_string(), worth(*score))?;
        let line = if has_proofs {
            let solved = proofs.iter().find(|(proven, _)| proven == action);
            let proven = solved.map(|(_, solved)| solved).filter(|solved| solved.is_known());
            write!(out, "  {:17}", proven.map_or(String::new(), ToString::to_string))?;
            line.get(..SHOWN_WITH_PROOF).unwrap_or(line)
        } else {
            line
        };
        writeln!(out, "  {}", shown(line))?;
    }
    writeln!(out, "at depth {}, {} nodes", analysis.depth, analysis.nodes)?;
    proof(out, game, searcher, limit)?;
    Ok(())
}

/// Writes the proven result of an endgame as one line; `false` if there are too many empty squares.
pub(super) fn proof(
    out: &mut impl Write,
    game: &Game,
    searcher: &mut Searcher<'_>,
    limit: Limit,
) -> io::Result<bool> {
    let Some(solved) = searcher.prove(game, limit) else { return Ok(false) };
    let action = solved.action.map_or(String::new(), |action| format!(": {action}"));
    writeln!(out, "endgame: {solved}, {} nodes{action}", solved.nodes)?;
    Ok(true)
}

/// Writes the actions of a game that lost points, and the loss of each player.
pub(super) fn review(
    out: &mut impl Write,
    game: &Game,
    searcher: &mut Searcher<'_>,
    limit: Limit,
) -> io::Result<()> {
    writeln!(out, "Actions that lost a piece or more, and the best instead:")?;
    let mut all = [0; 2];
    for (ply, judged) in reviewed(game, searcher, limit) {
        all[judged.player as usize] += judged.lost();
        if is_mistake(&judged) {
            writeln!(out, "{:4}. {}", ply + 1, marked(&judged))?;
        }
    }
    for player in Player::ALL {
        let lost = f64::from(all[player as usize]) / 100.0;
        writeln!(out, "{player} lost {lost:.1} pieces by these estimates.")?;
    }
    Ok(())
}

/// Judges each action of a game, with its number from 0.
pub(super) fn reviewed(
    game: &Game,
    searcher: &mut Searcher<'_>,
    limit: Limit,
) -> impl Iterator<Item = (usize, Judged)> {
    let limit = limit.divided(PART);
    (0..game.ply()).filter_map(move |ply| Some((ply, searcher.judge(game, ply, limit)?)))
}

/// Whether an action lost so much that it is shown.
pub(super) fn is_mistake(judged: &Judged) -> bool {
    judged.lost() >= LOSS || judged.gave_away_a_win()
}

fn marked(judged: &Judged) -> String {
    let Judged { player, made, best, .. } = judged;
    let won = judged.gave_away_a_win();
    let mark = if won || judged.lost() >= GREAT_LOSS { "??" } else { "?" };
    let marked = format!("{}{mark}", made.action);
    let won = if won { " (a win lost)" } else { "" };
    format!("{player} {marked:6} {}; {} {}{won}", worth(made.score), best.action, worth(best.score))
}
