//! The way to each yaku: how far it is, which tiles help, and what is missing.

use std::io::{self, Write};

use clap::Args;
use mentsu::riichi::{YakuWay, yaku_ways};
use mentsu::{Hand, Visible};

use crate::analyse::win_options::WinOptions;
use crate::show::capitalised;
use crate::terminal::line::{Line, print_flowing};
use crate::terminal::paragraph;
use crate::terminal::style::{PLAIN, QUIET, TITLE};

/// How far a yaku may be.
#[derive(Args)]
pub(crate) struct Ways {
    /// The way to each yaku up to this shanten, 3 by default: tiles that help, copies left, and
    /// what the nearest win with the yaku lacks
    #[arg(
        long,
        value_name = "SHANTEN",
        conflicts_with = "win",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "3",
        value_parser = clap::value_parser!(i8).range(0..=13),
    )]
    ways: Option<i8>,
}

impl Ways {
    pub(crate) const fn is_asked(&self) -> bool {
        self.ways.is_some()
    }

    /// Prints the ways if `--ways` asks for them.
    pub(crate) fn print(
        &self,
        out: &mut impl Write,
        hand: &Hand,
        visible: &Visible,
        situated: &WinOptions,
    ) -> io::Result<()> {
        let Some(most) = self.ways else { return Ok(()) };
        let ways = yaku_ways(hand, visible, &situated.any(), &situated.house().rules());
        let near = ways.partition_point(|way| way.shanten().get() <= most);
        writeln!(out)?;
        if near == 0 {
            let title = format!("No yaku up to {most}-shanten, {}.", situated.seat_and_rules());
            return paragraph(out, TITLE, &title);
        }
        let title = format!("Yaku up to {most}-shanten, {}:", situated.seat_and_rules());
        paragraph(out, TITLE, &title)?;
        writeln!(out)?;
        print_each(out, &ways[..near])
    }
}

/// Prints a line for each yaku.
fn print_each(out: &mut impl Write, ways: &[YakuWay]) -> io::Result<()> {
    /// Where the columns begin, or end if they are numbers.
    const SHANTEN: usize = 28;
    const LEFT: usize = 43;
    const TILES: usize = 45;

    let mut header = Line::with(QUIET, "yaku");
    header.to(SHANTEN);
    header.put(QUIET, "distance");
    header.right(QUIET, LEFT, "left");
    header.to(TILES);
    header.put(QUIET, "tiles that help; lacking");
    writeln!(out, "{header}")?;
    for way in ways {
        let yaku = way.yaku();
        let name = format!("{} {}", yaku.name().replace('_', " "), yaku.kanji());
        let mut line = Line::with(PLAIN, &name);
        line.to(SHANTEN);
        line.put(PLAIN, &capitalised(&way.shanten().to_string()));
        if way.shanten().is_win() {
            writeln!(out, "{line}")?;
            continue;
        }
        line.right(PLAIN, LEFT, &way.ukeire().total().to_string());
        let helping = format!("{};", way.ukeire().tiles());
        let parts = [(PLAIN, helping), (QUIET, way.missing().to_string())];
        print_flowing(out, line, TILES, " ", parts)?;
    }
    Ok(())
}
