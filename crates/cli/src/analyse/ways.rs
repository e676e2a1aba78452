//! The way to each yaku: how far it is, which tiles help, and what is missing.

use std::io::{self, Write};

use clap::Args;
use mentsu::riichi::{YakuWay, yaku_ways};
use mentsu::{Hand, Visible};

use crate::analyse::win_options::WinOptions;
use crate::show::table::{self, Cell, Column};
use crate::show::{capitalised, yaku_name};
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
    let columns = [
        Column::Left("yaku"),
        Column::Left("distance"),
        Column::Right("left"),
        Column::Left("tiles that help; lacking"),
    ];
    let rows = ways.iter().map(|way| {
        let mut row = vec![
            Cell::plain(yaku_name(way.yaku())),
            Cell::plain(capitalised(&way.shanten().to_string())),
        ];
        if !way.shanten().is_win() {
            let helping = format!("{};", way.ukeire().tiles());
            let parts = vec![(PLAIN, helping), (QUIET, way.missing().to_string())];
            row.extend([Cell::plain(way.ukeire().total()), Cell::Flowing(" ", parts)]);
        }
        row
    });
    table::print(out, &columns, rows)
}
