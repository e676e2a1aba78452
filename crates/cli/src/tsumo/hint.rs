//! Ranked discards, and the shanten at the end.

use std::io::{self, Write};

use crate::show::{by_suit, strip};
use crate::terminal::line::{Line, print_flowing};
use crate::terminal::prompt::tell;
use crate::terminal::style::{PLAIN, QUIET, TITLE, WON};
use crate::tsumo::game::Game;

/// The number of discards shown.
const BEST: usize = 5;

/// Prints the best discards by shanten, then ukeire.
pub(crate) fn print(out: &mut impl Write, game: &Game) -> io::Result<()> {
    /// Where the columns begin.
    const LEAVES: usize = 10;
    const COUNT: usize = 20;
    const TILES: usize = 28;

    let hand = game.hand();
    if hand.is_win() {
        let title = Line::with(WON, "It is won: type tsumo.");
        return writeln!(out, "{title}\n");
    }
    let mut header = Line::with(QUIET, "discard");
    for (column, name) in [(LEAVES, "leaves"), (COUNT, "tiles"), (TILES, "which help")] {
        header.to(column);
        header.put(QUIET, name);
    }
    writeln!(out, "{header}")?;
    for discard in hand.discards_in(&game.view()).iter().take(BEST) {
        let ukeire = discard.ukeire();
        let mut line = Line::default();
        line.to(2);
        line.tile(PLAIN, discard.tile());
        line.to(5);
        line.put(TITLE, &discard.tile().to_string());
        line.to(LEAVES);
        line.put(PLAIN, &discard.shanten().to_string());
        line.to(COUNT);
        line.put(PLAIN, &format!("{:>5}", ukeire.total()));
        let helping = by_suit(ukeire.tiles()).map(|of_suit| (PLAIN, of_suit));
        print_flowing(out, line, TILES, "", helping)?;
    }
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
