//! The win: its forms, yaku and points.

use std::io::{self, Write};

use mentsu::Wind;
use mentsu::riichi::{Rules, Situation, score};

use crate::show;
use crate::show::riichi::{drawn, paid};
use crate::terminal::paragraph;
use crate::terminal::style::WON;
use crate::tsumo::game::Game;

/// Prints forms, yaku and points; `false` if the hand isn't won.
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
    paragraph(out, WON, &format!("ツモ! {winning} at draw {}.", game.turn()))?;
    writeln!(out)?;
    drawn::print_won(out, &hand)?;
    writeln!(out)?;
    // The player is the dealer; imagined opponents pay.
    let drawn = hand.with_drawn(winning).expect("a hand holds what it drew");
    match score(&drawn, &situation, &Rules::TENHOU) {
        Ok(score) => {
            paragraph(out, WON, &format!("{}.", show::points(&score)))?;
            writeln!(out)?;
            paid::print(out, &score)?;
        }
        Err(why) => paragraph(out, WON, &format!("No points: {why}."))?,
    }
    Ok(true)
}
