//! The points of a win, and of each wait.

use std::io::{self, Write};

use mentsu::riichi::legality::{CannotWin, may_win};
use mentsu::riichi::{Limit, Score, score_waits};
use mentsu::{Face, Hand, TileSet};

use crate::analyse::win_options::WinOptions;
use crate::ending::Ending;
use crate::show::waits::{self, WaitWorth, Worth};
use crate::show::{self, riichi::paid};
use crate::terminal::paragraph;
use crate::terminal::style::{TITLE, WON};

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
            return show::print_untold(out, "23467m345p34588s+5m");
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
    let worths = waits.iter().map(|wait| {
        let ron = match wait.ron() {
            Err(CannotWin::Furiten(_)) => Worth::Why("furiten".to_owned()),
            ron => in_short(&ron),
        };
        let worths = vec![ron, in_short(&wait.tsumo())];
        WaitWorth { face: wait.face(), left: None, worths, counted: Vec::new() }
    });
    let title = format!("Points, {}:", situated.seat_and_rules());
    waits::print_worths(out, &title, &["ron", "tsumo"], None, worths.collect())
}

/// Points with han and fu or the limit, or why there are none.
fn in_short<E: ToString>(answer: &Result<&Score, E>) -> Worth {
    match answer {
        Ok(score) => Worth::Wins(match (score.limit(), score.han(), score.fu()) {
            (Limit::None, Some(han), Some(fu)) => {
                format!("{}, {han} han {fu} fu", score.points())
            }
            (limit, ..) => format!("{}, {}", score.points(), limit.name().replace('_', " ")),
        }),
        Err(why) => Worth::Why(why.to_string()),
    }
}
