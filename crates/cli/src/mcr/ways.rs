//! The way to eight fan: which fan are in reach with how many exchanges, and how likely each
//! discard leads to a win that is worth enough.

use std::io::{self, Write};

use mentsu::Hand;
use mentsu::mcr::{FanWay, Ways, WaysError};

use crate::mcr::options::WinOptions;
use crate::show::counted;
use crate::terminal::line::{Line, print_flowing};
use crate::terminal::paragraph;
use crate::terminal::style::{PLAIN, QUIET, TITLE};

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
    print_chances(out, ways)
}

/// Prints a line for each fan: how many tiles are lacking, and the nearest win in which it counts.
fn print_fans(out: &mut impl Write, fans: &[FanWay]) -> io::Result<()> {
    /// Where the columns end, or begin if they are texts.
    const LACKING: usize = 40;
    const TOTAL: usize = 48;
    const WIN: usize = 50;

    let mut header = Line::with(QUIET, "fan");
    header.right(QUIET, LACKING, "tiles");
    header.right(QUIET, TOTAL, "points");
    header.to(WIN);
    header.put(QUIET, "as in, won on");
    writeln!(out, "{header}")?;
    for way in fans {
        let fan = way.fan();
        let mut line = Line::with(PLAIN, &format!("{} {}", fan.english(), fan.chinese()));
        line.right(PLAIN, LACKING, &way.lacking().to_string());
        line.right(PLAIN, TOTAL, &way.total().to_string());
        let how = if way.is_self_drawn() { "drawn " } else { "" };
        let won = [way.won().to_string(), format!("{how}{}", way.tile())];
        print_flowing(out, line, WIN, " ", won.map(|part| (QUIET, part)))?;
    }
    Ok(())
}

fn print_chances(out: &mut impl Write, ways: &Ways) -> io::Result<()> {
    /// Where the column ends.
    const WIN: usize = 18;

    let mut header = Line::with(QUIET, "discard");
    header.right(QUIET, WIN, "win");
    writeln!(out, "{header}")?;
    for one in ways.chances() {
        let Some(tile) = one.discard() else { continue };
        let mut line = Line::default();
        line.to(2);
        line.tile(PLAIN, tile);
        line.to(5);
        line.put(TITLE, &tile.to_string());
        line.right(PLAIN, WIN, &percent(one.chance()));
        writeln!(out, "{line}")?;
    }
    Ok(())
}

fn percent(chance: f64) -> String {
    format!("{:.2} %", 100.0 * chance)
}
