//! Fits the weights of [`mentsu_table::reading`] to recorded games, and says how well they predict.
//!
//! `cargo run --release --manifest-path crates/table/fit/Cargo.toml -- MODEL FOLDER [--out DIR]`
//!
//! The weights are written as source files. The same games give the same bytes on every machine:
//! games are taken in the order of their files' names, one after another, and no function is used
//! that machines compute differently.

mod advice;
mod aftermath;
mod chart;
mod cost;
mod danger;
mod games;
mod logistic;
mod places;
mod plans;
mod report;
mod rest;
mod source;
mod tenpai;
mod to_come;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, ValueEnum};

use crate::games::Games;
use crate::report::NamedQuality;

/// Fits the weights of the readings to recorded games.
#[derive(Parser)]
struct Arguments {
    /// The model to fit.
    model: Model,
    /// A folder of recorded games, every file of it.
    folder: PathBuf,
    /// Takes every Nth game only.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    every: u32,
    /// Where the source file goes. Without it, the library's weights are tested on the games kept
    /// apart.
    #[arg(long)]
    out: Option<PathBuf>,
    /// Where the chart of a test goes: what was said beside what happened, as SVG.
    #[arg(long, conflicts_with = "out")]
    charts: Option<PathBuf>,
}

/// A model, and the source file of its weights.
#[derive(Clone, Copy, ValueEnum)]
enum Model {
    /// What advice promises.
    Advice,
    /// What follows for the points.
    Aftermath,
    /// What deal-ins cost.
    Cost,
    /// The danger of discards.
    Danger,
    /// Chances of places at the end of a game.
    Places,
    /// How much of what plans promise comes.
    Plans,
    /// How long a round lasts.
    Rest,
    /// Who is tenpai.
    Tenpai,
    /// What the others discard, and what is drawn.
    ToCome,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("error: {why}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &Arguments) -> Result<(), String> {
    let games = Games::read(&arguments.folder, arguments.every)?;
    print!("{games}");
    let Some(folder) = &arguments.out else {
        let qualities = check(arguments.model, &games);
        qualities.iter().for_each(|(what, quality)| println!("{what}: {quality}"));
        return match (arguments.model.chart(), &arguments.charts) {
            (Some((file, number)), Some(folder)) => {
                chart::write(&folder.join(file), &qualities[..qualities.len().min(number)])
            }
            _ => Ok(()),
        };
    };
    let (file, text) = match arguments.model {
        Model::Advice => return Err("advice has no weights of its own".to_owned()),
        Model::Aftermath => ("aftermath.rs", aftermath::fit(&games)?),
        Model::Cost => ("cost.rs", cost::fit(&games)?),
        Model::Danger => ("danger.rs", danger::fit(&games)?),
        Model::Places => ("places.rs", places::fit(&games)?),
        Model::Plans => ("plans.rs", plans::fit(&games)?),
        Model::Rest => ("rest.rs", rest::fit(&games)?),
        Model::Tenpai => ("tenpai.rs", tenpai::fit(&games)?),
        Model::ToCome => ("to_come.rs", to_come::fit(&games)?),
    };
    source::write(&folder.join(file), &text)
}

/// How the library's weights predict the held-out games.
fn check(model: Model, games: &Games) -> Vec<NamedQuality> {
    match model {
        Model::Advice => {
            advice::check(games);
            Vec::new()
        }
        Model::Aftermath => {
            aftermath::check(games);
            Vec::new()
        }
        // The fit prints the quality of the former; advice shows that of the latter.
        Model::Cost | Model::Plans => Vec::new(),
        Model::Danger => danger::check(games),
        Model::Places => places::check(games),
        Model::Rest => rest::check(games),
        Model::Tenpai => tenpai::check(games),
        Model::ToCome => {
            to_come::check(games);
            Vec::new()
        }
    }
}

impl Model {
    /// The file of its chart, and the number of series in it.
    fn chart(self) -> Option<(&'static str, usize)> {
        match self {
            Model::Danger => Some(("danger.svg", 2)),
            Model::Rest => Some(("rest.svg", 2)),
            Model::Tenpai => Some(("tenpai.svg", 2)),
            _ => None,
        }
    }
}
