//! The chances of drawing a win that is worth enough within some draws.

use std::io::{self, Write};

use mentsu::Hand;
use mentsu::mcr::{discard_win_chances, win_chance};

use crate::mcr::options::WinOptions;
use crate::show::chances::{self, percent, within};
use crate::terminal::paragraph;
use crate::terminal::style::{PLAIN, TITLE};

/// Prints the chance of a waiting hand, or that after each discard.
pub(super) fn print(
    out: &mut impl Write,
    hand: &Hand,
    situated: &WinOptions,
    draws: u8,
) -> io::Result<()> {
    let (next, rules) = (situated.next(), situated.rules());
    let title =
        format!("Alone, within {}, a win of {} points or more", within(draws), rules.minimum());
    let wall = situated.visible(hand).unseen(hand.concealed());
    writeln!(out)?;
    if hand.awaits_draw() {
        let chance = win_chance(hand, &next, &wall, draws, &rules).map_err(io::Error::other)?;
        return paragraph(out, PLAIN, &format!("{title}: {}.", percent(chance.as_f64())));
    }
    let all = discard_win_chances(hand, &next, &wall, draws, &rules).map_err(io::Error::other)?;
    paragraph(out, TITLE, &format!("{title}:"))?;
    writeln!(out)?;
    let each = all.iter().map(|discard| (discard.tile(), [discard.chance().as_f64()]));
    chances::print(out, ["win"], each)
}
