//! Ranked discards, and the shanten at the end.

use std::io::{self, Write};

use crate::show::helping::{HelpedDiscard, print_discards};
use crate::show::strip;
use crate::terminal::line::Line;
use crate::terminal::prompt::tell;
use crate::terminal::style::WON;
use crate::tsumo::game::Game;

/// The number of discards shown.
const BEST: usize = 5;

/// Prints the best discards by shanten, then ukeire.
pub(crate) fn print(out: &mut impl Write, game: &Game) -> io::Result<()> {
    let hand = game.hand();
    if hand.is_win() {
        let title = Line::with(WON, "It is won: type tsumo.");
        return writeln!(out, "{title}\n");
    }
    let best = hand.discards_in(&game.view());
    let best = best.iter().take(BEST).map(HelpedDiscard::from);
    print_discards(out, &best.collect::<Vec<_>>())?;
    writeln!(out)
}

/// Prints the shanten or waits when the wall has run out.
pub(crate) fn print_end(out: &mut impl Write, game: &Game) -> io::Result<()> {
    let hand = game.hand();
    let waits = hand.waits().tiles();
    let how_far = if waits.is_empty() {
        hand.shanten().to_string()
    } else {
        format!("tenpai, waiting for {waits}")
    };
    strip::print_hand(out, &hand)?;
    writeln!(out)?;
    tell(out, &format!("There is nothing left to draw. Your hand was {how_far}."))
}
