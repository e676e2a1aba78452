//! Hands of 3n+2 tiles that aren't won under Chinese rules: shanten by form, and ranked discards.

use std::io::{self, Write};

use mentsu::mcr::{discards_in, shantens};
use mentsu::{Hand, Visible};

use crate::mcr::print_shantens;
use crate::show::helping::{HelpedDiscard, print_discards};
use crate::terminal::line::Line;
use crate::terminal::style::TITLE;

/// Prints the shanten of each form, and the discards, best first.
pub(super) fn print(out: &mut impl Write, hand: &Hand, visible: &Visible) -> io::Result<()> {
    let each = shantens(hand);
    writeln!(out, "{}", Line::with(TITLE, &format!("Not won: {each}.")))?;
    print_shantens(out, &each)?;
    writeln!(out)?;
    let discards = discards_in(hand, visible);
    print_discards(out, &discards.iter().map(HelpedDiscard::from).collect::<Vec<_>>())
}
