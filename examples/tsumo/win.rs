//! ツモ: in which ways the hand is won, its yaku and points.

use std::io::{self, Write};

use mentsu::riichi::{Limit, Rules, Situation, Wind, score};

use crate::game::Game;
use crate::line::Line;
use crate::style::WON;
use crate::{drawn, paid};

/// Prints all there is to say of a won hand; `false` if it isn't won.
pub(crate) fn print(out: &mut impl Write, game: &Game) -> io::Result<bool> {
    let hand = game.hand();
    let Some(winning) = game.winning().filter(|_| hand.is_win()) else { return Ok(false) };
    let mut situation =
        Situation::tsumo().with_seat(Wind::East).with_round(Wind::East).with_dora(game.indicator());
    if game.turn() == 1 {
        situation = situation.with_tenhou();
    } else if game.draws_left() == 0 {
        situation = situation.with_haitei();
    }
    writeln!(out, "{}\n", Line::with(WON, &format!("ツモ! {winning} at draw {}.", game.turn())))?;
    drawn::print(out, &hand)?;
    writeln!(out)?;
    // The one who draws everything is the dealer, and who pays is imagined.
    match score(&hand.with_drawn(winning).unwrap_or(hand), &situation, &Rules::TENHOU) {
        Ok(score) => {
            let limit = match score.limit() {
                Limit::None => String::new(),
                limit => format!(", {limit}"),
            };
            let points = format!("{} points{limit}.", score.points());
            writeln!(out, "{}\n", Line::with(WON, &points))?;
            paid::print(out, &score)?;
        }
        Err(why) => writeln!(out, "{}", Line::with(WON, &format!("No points: {why}.")))?,
    }
    Ok(true)
}
