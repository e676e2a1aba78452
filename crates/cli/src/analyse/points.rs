//! The points of a win, and of each wait.

use std::io::{self, Write};

use mentsu::riichi::legality::{CannotWin, may_win};
use mentsu::riichi::{Limit, Score, score_waits};
use mentsu::{Face, Hand, TileSet};

use crate::analyse::win_options::WinOptions;
use crate::ending::Ending;
use crate::show::{self, paid};
use crate::terminal::line::Line;
use crate::terminal::paragraph;
use crate::terminal::style::{PLAIN, QUIET, TITLE, WON};

/// Prints yaku, fu and payments, or why the hand doesn't win.
pub(crate) fn print(
    out: &mut impl Write,
    hand: &Hand,
    winning: Face,
    situated: &WinOptions,
) -> io::Result<Ending> {
    let how = situated.how();
    let situation = situated.won_by(winning);
    let score = situated.winner(hand, winning).and_then(|winner| {
        let score = may_win(&winner, &situation, &situated.passed(), &situated.house().rules());
        score.map_err(|why| match why {
            CannotWin::NotWon { .. } => show::not_won(hand),
            why => why.to_string(),
        })
    });
    match score {
        Ok(score) => {
            paragraph(out, WON, &format!("{how} on {winning}: {}.", show::points(&score)))?;
            writeln!(out)?;
            paid::print(out, &score)?;
            Ok(Ending::Answered)
        }
        Err(why) => {
            paragraph(out, TITLE, &format!("{how} on {winning}: {why}."))?;
            Ok(Ending::No)
        }
    }
}

/// Prints the points of a tsumo. If the drawn tile is unknown but options describe a win, prints
/// how to name that tile.
pub(crate) fn print_drawn(
    out: &mut impl Write,
    hand: &Hand,
    situated: &WinOptions,
) -> io::Result<()> {
    if is_puzzle(hand) {
        return Ok(());
    }
    let Some(drawn) = situated.drawn_by(hand) else {
        if situated.describes_a_win() {
            let tell = "What the win is worth depends on the winning tile: write the drawn tile after a plus, as in \
                23467m345p34588s+5m, or name it with --win.";
            writeln!(out)?;
            paragraph(out, QUIET, tell)?;
        }
        return Ok(());
    };
    let situation = situated.won_by_drawing();
    let worth = may_win(hand, &situation, &situated.passed(), &situated.house().rules());
    writeln!(out)?;
    match worth {
        Ok(score) => {
            let points = show::points(&score);
            let title = format!("Tsumo on {drawn}, {}: {points}.", situated.seat_and_rules());
            paragraph(out, TITLE, &title)?;
            writeln!(out)?;
            paid::print(out, &score)
        }
        Err(why) => paragraph(out, TITLE, &format!("Tsumo on {drawn}: {why}.")),
    }
}

/// Whether a hand is too short for points, as those of puzzles are.
fn is_puzzle(hand: &Hand) -> bool {
    usize::from(hand.concealed().total()) + 3 * hand.melds().len() < 13
}

/// Prints the points of each of these waits, by ron and by tsumo.
pub(crate) fn print_waits(
    out: &mut impl Write,
    hand: &Hand,
    waits: TileSet,
    situated: &WinOptions,
) -> io::Result<()> {
    /// Where the columns begin.
    const NAME: usize = 5;
    const RON: usize = 10;
    const TSUMO: usize = 40;

    if is_puzzle(hand) {
        return Ok(());
    }
    let house = situated.house();
    let any = situated.any();
    let scored = score_waits(hand, &any, &situated.passed(), &house.rules());
    let waits: Vec<_> = scored.filter(|wait| waits.contains(wait.face().tile())).collect();
    if waits.is_empty() {
        return Ok(());
    }
    writeln!(out)?;
    paragraph(out, TITLE, &format!("Points, {}:", situated.seat_and_rules()))?;
    writeln!(out)?;
    let mut header = Line::with(QUIET, "wait");
    for (column, name) in [(RON, "ron"), (TSUMO, "tsumo")] {
        header.to(column);
        header.put(QUIET, name);
    }
    writeln!(out, "{header}")?;
    for wait in &waits {
        let mut line = Line::default();
        line.to(2);
        line.tile(PLAIN, wait.face().tile());
        line.to(NAME);
        line.put(TITLE, &wait.face().to_string());
        let ron = match wait.ron() {
            Err(CannotWin::Furiten(_)) => "furiten".to_owned(),
            ron => in_short(&ron),
        };
        let tsumo = in_short(&wait.tsumo());
        line.to(RON);
        line.put(PLAIN, &ron);
        // A long reason leaves no room beside it, and usually both have the same one.
        let is_long = RON + ron.len() >= TSUMO;
        if is_long && tsumo != ron {
            writeln!(out, "{line}")?;
            line = Line::default();
        }
        if !is_long || tsumo != ron {
            line.to(TSUMO);
            line.put(PLAIN, &tsumo);
        }
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// Points with han and fu or the limit, or why there are none.
fn in_short<E: ToString>(answer: &Result<&Score, E>) -> String {
    match answer {
        Ok(score) => match (score.limit(), score.han(), score.fu()) {
            (Limit::None, Some(han), Some(fu)) => {
                format!("{}, {han} han {fu} fu", score.points())
            }
            (limit, ..) => format!("{}, {}", score.points(), limit.name().replace('_', " ")),
        },
        Err(why) => why.to_string(),
    }
}
