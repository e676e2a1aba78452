//! Hands of 3n+2 tiles that aren't won under Chinese rules: shanten by form, and ranked discards.

use std::io::{self, Write};

use mentsu::mcr::{discards_in, shantens};
use mentsu::{Hand, Visible};

use crate::mcr::print_shantens;
use crate::show::by_suit;
use crate::terminal::line::{Line, print_flowing};
use crate::terminal::style::{PLAIN, QUIET, TITLE};

/// Prints the shanten of each form, and the discards, best first.
pub(super) fn print(out: &mut impl Write, hand: &Hand, visible: &Visible) -> io::Result<()> {
    /// Where the columns begin.
    const NAME: usize = 5;
    const SHANTEN: usize = 10;
    const COUNT: usize = 20;
    const TILES: usize = 27;

    let each = shantens(hand);
    writeln!(out, "{}", Line::with(TITLE, &format!("Not won: {each}.")))?;
    print_shantens(out, &each)?;
    writeln!(out)?;
    let mut header = Line::with(QUIET, "discard");
    for (column, name) in [(SHANTEN, "leaves"), (COUNT, "tiles"), (TILES, "which")] {
        header.to(column);
        header.put(QUIET, name);
    }
    writeln!(out, "{header}")?;
    for discard in discards_in(hand, visible) {
        let ukeire = discard.ukeire();
        let mut line = Line::default();
        line.to(2);
        line.tile(PLAIN, discard.tile());
        line.to(NAME);
        line.put(TITLE, &discard.tile().to_string());
        line.to(SHANTEN);
        line.put(PLAIN, &discard.shanten().to_string());
        line.to(COUNT);
        line.put(PLAIN, &format!("{:>5}", ukeire.total()));
        let helping = by_suit(ukeire.tiles()).map(|of_suit| (PLAIN, of_suit));
        print_flowing(out, line, TILES, "", helping)?;
    }
    Ok(())
}
