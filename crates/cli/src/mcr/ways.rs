//! The way to eight fan: which fan are in reach with how many exchanges, and how likely each
//! discard leads to a win that is worth enough.

use std::io::{self, Write};

use mentsu::Hand;
use mentsu::mcr::{FanWay, Ways, WaysError};

use crate::mcr::options::WinOptions;
use crate::mcr::win::named;
use crate::show::chances::{self, percent};
use crate::show::counted;
use crate::show::table::{self, Cell, Column};
use crate::terminal::paragraph;
use crate::terminal::style::{QUIET, TITLE};

/// How far to look.
#[derive(Clone, Copy, clap::Args)]
pub(super) struct WaysOptions {
    /// Which fan are in reach with how many exchanges, and the chance of each discard to win with
    /// enough points within this many draws
    #[arg(
        long,
        value_name = "DRAWS",
        conflicts_with_all = ["win", "last_tile"],
        value_parser = clap::value_parser!(u8).range(..=40),
    )]
    pub(super) ways: Option<u8>,

    /// Tiles that the others discard between two draws, each of which may win
    #[arg(
        long,
        value_name = "0-3",
        default_value_t = 3,
        requires = "ways",
        value_parser = clap::value_parser!(u8).range(..=3),
    )]
    others: u8,

    /// Exchanges beyond the shortest way
    #[arg(
        long,
        value_name = "0-4",
        default_value_t = 1,
        requires = "ways",
        value_parser = clap::value_parser!(u8).range(..=4),
    )]
    depth: u8,
}

impl WaysOptions {
    /// The ways of a hand, if they were asked for.
    pub(super) fn of(self, hand: &Hand, situated: &WinOptions) -> Option<Result<Ways, WaysError>> {
        let outlook = situated.outlook().with_draws(self.ways?);
        let outlook = outlook.with_others(self.others).with_depth(self.depth);
        Some(Ways::of(hand, &outlook, &situated.rules()))
    }

    /// The question, as the beginning of a sentence.
    fn title(self, rules: &mentsu::mcr::Rules) -> String {
        let within = counted(self.ways.expect("ways were asked for").into(), "draw");
        format!("A win of {} points or more within {within}", rules.minimum())
    }
}

/// Prints the fan in reach, and the chance of each discard.
pub(super) fn print(
    out: &mut impl Write,
    hand: &Hand,
    situated: &WinOptions,
    options: WaysOptions,
    ways: &Ways,
) -> io::Result<()> {
    writeln!(out)?;
    let minimum = situated.rules().minimum();
    let Some(least) = ways.least() else {
        let title = format!("No win of {minimum} points or more lacks five tiles or fewer.");
        return paragraph(out, TITLE, &title);
    };
    let title = format!("{minimum} points are {} away:", counted(least.into(), "tile"));
    paragraph(out, TITLE, &title)?;
    writeln!(out)?;
    print_fans(out, ways.fans())?;
    writeln!(out)?;
    let title = options.title(&situated.rules());
    if hand.awaits_draw() {
        let [only] = ways.chances() else { unreachable!("nothing is to be discarded") };
        return paragraph(out, TITLE, &format!("{title}: {}.", percent(only.chance())));
    }
    paragraph(out, TITLE, &format!("{title}:"))?;
    writeln!(out)?;
    let each = ways.chances().iter();
    let each = each.filter_map(|one| one.discard().map(|tile| (tile, [one.chance()])));
    chances::print(out, ["win"], each)
}

/// Prints a line for each fan: how many tiles are lacking, and the nearest win in which it counts.
fn print_fans(out: &mut impl Write, fans: &[FanWay]) -> io::Result<()> {
    let columns = [
        Column::Left("fan"),
        Column::Right("tiles"),
        Column::Right("points"),
        Column::Left("as in, won on"),
    ];
    let rows = fans.iter().map(|way| {
        let how = if way.is_self_drawn() { "drawn " } else { "" };
        let won = [way.won().to_string(), format!("{how}{}", way.tile())];
        vec![
            Cell::plain(named(way.fan())),
            Cell::plain(way.lacking()),
            Cell::plain(way.total()),
            Cell::Flowing(" ", won.map(|part| (QUIET, part)).into()),
        ]
    });
    table::print(out, &columns, rows)
}
