//! The chances of drawing a win that is worth enough within some draws.

use std::io::{self, Write};

use mentsu::Hand;
use mentsu::chances::Chance;
use mentsu::mcr::{discard_win_chances, win_chance};

use crate::mcr::options::WinOptions;
use crate::terminal::line::Line;
use crate::terminal::paragraph;
use crate::terminal::style::{PLAIN, QUIET, TITLE};

/// Prints the chance of a waiting hand, or that after each discard.
pub(super) fn print(
    out: &mut impl Write,
    hand: &Hand,
    situated: &WinOptions,
    draws: u8,
) -> io::Result<()> {
    /// Where the column ends.
    const WIN: usize = 18;

    let within = match draws {
        1 => "one draw".to_owned(),
        _ => format!("{draws} draws"),
    };
    let (next, rules) = (situated.next(), situated.rules());
    let title = format!("Alone, within {within}, a win of {} points or more", rules.minimum());
    let wall = situated.visible(hand).unseen(hand.concealed());
    writeln!(out)?;
    if hand.awaits_draw() {
        let chance = win_chance(hand, &next, &wall, draws, &rules).map_err(io::Error::other)?;
        return paragraph(out, PLAIN, &format!("{title}: {}.", percent(chance)));
    }
    let all = discard_win_chances(hand, &next, &wall, draws, &rules).map_err(io::Error::other)?;
    paragraph(out, TITLE, &format!("{title}:"))?;
    writeln!(out)?;
    let mut header = Line::with(QUIET, "discard");
    header.right(QUIET, WIN, "win");
    writeln!(out, "{header}")?;
    for discard in &all {
        let mut line = Line::default();
        line.to(2);
        line.tile(PLAIN, discard.tile());
        line.to(5);
        line.put(TITLE, &discard.tile().to_string());
        line.right(PLAIN, WIN, &percent(discard.chance()));
        writeln!(out, "{line}")?;
    }
    Ok(())
}

fn percent(chance: Chance) -> String {
    format!("{:.2} %", 100.0 * chance.as_f64())
}
