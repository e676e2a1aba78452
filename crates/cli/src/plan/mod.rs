//! `mentsu plan`: what each discard leads to over the rest of a round.

mod asked;
mod bars;
mod by_turn;
mod chart;
mod json;
mod table;

use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args;
use mentsu::Hand;
use mentsu::plan::{Goal, Plan, Planner};

use crate::arguments::goal;
use crate::ending::Ending;
use crate::hands::wrong::Wrong;
use crate::hands::{answer_each, answer_each_bare};
use crate::plan::asked::Asked;
use crate::terminal::paragraph;
use crate::terminal::style::{PLAIN, TITLE, WRONG};

const MODEL: &str = "\
The player draws alone, discards after each draw and wins by tsumo; each figure
is the best that can be had of it. What is exact and what isn't stands in the
documentation of mentsu::plan.

  mentsu plan 123m45p13789s1123z
  mentsu plan 405m12367p12378s5z --dora 1z --draws 12 --by-turn
  mentsu plan '55m12367p12s(777=z)' --seen 3s8p --seat S --chart plan.svg

Houses: tenhou, tenhou-sanma, mahjong-soul, mahjong-soul-sanma, wrc, ema,
m-league.

Exit codes, of several hands the highest:
  0  answered
  2  wrong arguments, a wrong hand, or failing input/output";

/// What to discard: chances and points of every discard over the rest of a round
#[derive(Args)]
#[command(after_help = MODEL, next_line_help = true)]
pub(crate) struct Arguments {
    #[command(flatten)]
    asked: Asked,

    /// What the best discard is best for: tenpai, win or points
    #[arg(long, value_name = "GOAL", default_value = "points", value_parser = goal)]
    goal: Goal,

    /// The figures of the best discards with every number of draws left
    #[arg(long)]
    by_turn: bool,

    /// All figures as a line of JSON for each hand
    #[arg(long, conflicts_with = "by_turn")]
    json: bool,

    /// Draws the figures of the best discards over the draws left, as SVG
    #[arg(long, value_name = "FILE")]
    chart: Option<PathBuf>,

    /// Hands of 14 tiles, three for each meld; without any they are read from standard input, one a
    /// line
    #[arg(value_name = "HAND")]
    hands: Vec<String>,
}

pub(crate) fn run(arguments: &Arguments) -> io::Result<Ending> {
    if arguments.chart.is_some() && arguments.hands.len() != 1 {
        let named = arguments.hands.len();
        let why = format!("--chart draws the plan of one hand, and {named} are named");
        writeln!(anstream::stderr(), "{WRONG}{why}{WRONG:#}")?;
        return Ok(Ending::Wrong);
    }
    let mut planner = Planner::new();
    let mut prepare = |hand: &Hand| -> Result<Plan, Wrong> {
        let asked = &arguments.asked;
        planner.plan(hand, &asked.outlook(), &asked.house().rules).map_err(Wrong::NoPlan)
    };
    if arguments.json {
        return answer_each_bare(&arguments.hands, prepare, |out, hand, plan| {
            json::print(out, hand, &plan, arguments.goal)?;
            draw(arguments, hand, &plan)?;
            Ok(Ending::Answered)
        });
    }
    answer_each(&arguments.hands, &mut prepare, |out, hand, plan| {
        print(out, arguments, hand, &plan)?;
        draw(arguments, hand, &plan)?;
        Ok(Ending::Answered)
    })
}

fn print(out: &mut impl Write, arguments: &Arguments, hand: &Hand, plan: &Plan) -> io::Result<()> {
    paragraph(out, TITLE, &arguments.asked.title(arguments.goal))?;
    writeln!(out)?;
    table::print(out, hand, plan, arguments.goal)?;
    if arguments.by_turn {
        writeln!(out)?;
        by_turn::print(out, plan, arguments.goal)?;
    }
    if let Some(file) = &arguments.chart {
        writeln!(out)?;
        paragraph(out, PLAIN, &format!("The chart is in {}.", file.display()))?;
    }
    Ok(())
}

/// Draws the chart, if one is asked for.
fn draw(arguments: &Arguments, hand: &Hand, plan: &Plan) -> io::Result<()> {
    let Some(file) = &arguments.chart else { return Ok(()) };
    let title = arguments.asked.title(arguments.goal);
    let chart = chart::svg(hand, plan, arguments.goal, &title).map_err(io::Error::other)?;
    std::fs::write(file, chart)
        .map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", file.display())))
}
