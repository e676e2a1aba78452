//! `mentsu plan`: chances and points of each discard, or of each call, over the rest of a round.

mod bars;
mod by_turn;
mod calls;
mod chart;
mod json;
mod outlook;
mod table;

use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args;
use mentsu::Hand;
use mentsu::plan::{CallPlans, Objective, Plan, Planner};

use crate::arguments::named;
use crate::ending::Ending;
use crate::hands::bad_hand::BadHand;
use crate::hands::{answer_each, answer_each_bare};
use crate::plan::outlook::{CallOptions, Discarded, OutlookOptions};
use crate::show::saved::save;
use crate::terminal::paragraph;
use crate::terminal::style::{PLAIN, TITLE, WRONG};

const MODEL: &str = "\
The model: the player draws alone, discards after each draw and wins by tsumo. Each figure is the \
maximum for itself. The documentation of mentsu::plan says which figures are exact.

  mentsu plan 123m45p13789s1123z
  mentsu plan 405m12367p12378s5z --dora 1z --draws 12 --by-turn
  mentsu plan '55m12367p12s(777=z)' --seen 3s8p --seat S --chart plan.svg
  mentsu plan 2368m2467p357s77z --discarded 7z --from toimen

Exit codes (for several hands, the highest):
  0  success
  2  bad arguments, a bad hand, or an I/O error";

/// Chances and points of every discard over the rest of a round, or of every call
#[derive(Args)]
#[command(after_help = MODEL, next_line_help = true)]
pub(crate) struct Arguments {
    #[command(flatten)]
    round: OutlookOptions,

    #[command(flatten)]
    called: CallOptions,

    /// The figure by which discards are ranked: tenpai, win or points
    #[arg(long, value_name = "OBJECTIVE", default_value = "points", value_parser = named::<Objective>())]
    objective: Objective,

    /// Also print the best discards' figures for every number of draws left
    #[arg(long, conflicts_with = "discarded")]
    by_turn: bool,

    /// Print all figures as a line of JSON for each hand
    #[arg(long, conflicts_with = "by_turn")]
    json: bool,

    /// Write a chart of the best discards' figures to this SVG file
    #[arg(long, value_name = "FILE", conflicts_with = "discarded")]
    chart: Option<PathBuf>,

    /// Hands of 14 tiles, three for each meld, or of 13 with --discarded; if none is given,
    /// standard input is read, one hand a line
    #[arg(value_name = "HAND")]
    hands: Vec<String>,
}

pub(crate) fn run(arguments: &Arguments) -> io::Result<Ending> {
    if arguments.chart.is_some() && arguments.hands.len() != 1 {
        let named = arguments.hands.len();
        let why = format!("--chart draws the plan of one hand, not of {named}");
        writeln!(anstream::stderr(), "{WRONG}{why}{WRONG:#}")?;
        return Ok(Ending::Wrong);
    }
    if let Some(discarded) = arguments.called.discarded() {
        return run_calls(arguments, discarded);
    }
    let mut planner = Planner::new();
    let mut prepare = |hand: &Hand| -> Result<Plan, BadHand> {
        let round = &arguments.round;
        planner.plan(hand, &round.outlook(), &round.house().rules()).map_err(BadHand::NoPlan)
    };
    if arguments.json {
        return answer_each_bare(&arguments.hands, prepare, |out, hand, plan| {
            json::print(out, hand, &plan, arguments.objective)?;
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

/// Answers whether to call a discard.
fn run_calls(arguments: &Arguments, discarded: Discarded) -> io::Result<Ending> {
    let (round, objective) = (&arguments.round, arguments.objective);
    let (outlook, rules) = (round.outlook(), round.house().rules());
    let mut planner = Planner::new();
    let mut prepare = |hand: &Hand| -> Result<CallPlans, BadHand> {
        let Discarded { face, from } = discarded;
        planner.calls(hand, face, from, &outlook, &rules).map_err(BadHand::NoCalls)
    };
    if arguments.json {
        return answer_each_bare(&arguments.hands, prepare, |out, hand, plans| {
            json::print_calls(out, hand, discarded, (&plans, outlook.draws()), objective)?;
            Ok(Ending::Answered)
        });
    }
    answer_each(&arguments.hands, &mut prepare, |out, _, plans| {
        let Discarded { face, from } = discarded;
        let title = round.title(objective);
        paragraph(out, TITLE, &format!("{face} discarded by {from}, {title}"))?;
        writeln!(out)?;
        calls::print(out, &plans, outlook.draws(), objective)?;
        Ok(Ending::Answered)
    })
}

fn print(out: &mut impl Write, arguments: &Arguments, hand: &Hand, plan: &Plan) -> io::Result<()> {
    paragraph(out, TITLE, &arguments.round.title(arguments.objective))?;
    writeln!(out)?;
    table::print(out, hand.is_closed(), plan, arguments.objective)?;
    if arguments.by_turn {
        writeln!(out)?;
        by_turn::print(out, plan, arguments.objective)?;
    }
    if let Some(file) = &arguments.chart {
        writeln!(out)?;
        paragraph(out, PLAIN, &format!("The chart is in {}.", file.display()))?;
    }
    Ok(())
}

/// Writes the chart, if `--chart` asks for one.
fn draw(arguments: &Arguments, hand: &Hand, plan: &Plan) -> io::Result<()> {
    let Some(file) = &arguments.chart else { return Ok(()) };
    let title = arguments.round.title(arguments.objective);
    let chart = chart::svg(hand, plan, arguments.objective, &title).map_err(io::Error::other)?;
    save(file, chart.as_bytes())
}
