//! `mentsu family`: what hands are worth under rules that are a table of patterns.

mod answer;
mod lists;
mod options;
mod rules;
mod typed;
mod waiting;
mod win;

use std::io::{self, Write as _};

use clap::Args;
use mentsu_families::Family;

use crate::ending::Ending;
use crate::family::options::WinOptions;
use crate::family::rules::RulesOptions;
use crate::family::typed::Typed;
use crate::hands::{answer_each, answer_each_bare};
use crate::terminal::{self, columns};

const NOTATION: &str = "\
FAMILY is a name of --list, or a file .toml or .json; the README of the package mentsu-families shows \
how to write one. Hands are mpsz as for mcr: ? is a joker, and a ? after a digit of a meld says that a \
joker stands for it.

  mentsu family zung_jung 123m456p77m23489s
  mentsu family hong_kong '111222m333p55s77z' --win 7z --discarder S
  mentsu family taiwan '123456789m123456p1s+1s' --seat W --flowers spring,plum
  mentsu family guangdong '222m55p77z(111m)(999s)' --json
  mentsu family town.toml '1112223m55p99s?' --win 9s --minimum 2
  mentsu family --words

Exit codes (for several hands, the highest):
  0  success
  1  the winning tile makes no win, or one below the minimum
  2  bad arguments, a bad family or hand, or an I/O error";

/// Other rules, as tables of patterns: what a win is worth in Hong Kong, Taiwan, Sichuan … or in
/// your own town
#[derive(Args)]
#[command(after_help = NOTATION, next_line_help = true)]
pub(crate) struct Arguments {
    #[command(flatten)]
    rules: RulesOptions,

    #[command(flatten)]
    situated: WinOptions,

    /// Print a line of JSON for each hand, as batch answers a family request
    #[arg(long)]
    json: bool,

    /// List the families that have a name
    #[arg(long, exclusive = true)]
    list: bool,

    /// List the words of which conditions are made
    #[arg(long, exclusive = true)]
    words: bool,

    /// List the patterns of the family
    #[arg(long, conflicts_with_all = ["json", "hands"])]
    patterns: bool,

    /// Hands; if none is given, standard input is read, one hand a line
    #[arg(value_name = "HAND")]
    hands: Vec<String>,
}

pub(crate) fn run(arguments: &Arguments) -> io::Result<Ending> {
    if arguments.list || arguments.words || arguments.patterns {
        let mut out = terminal::stdout();
        return if arguments.list {
            lists::print_presets(&mut out)
        } else if arguments.words {
            lists::print_words(&mut out)
        } else {
            lists::print_patterns(&mut out, &arguments.rules.family()?)
        }
        .map(|()| Ending::Answered);
    }
    let family = arguments.rules.family()?;
    let asked = Asked { family: &family, situated: &arguments.situated };
    if arguments.json {
        let prepare = |typed: &Typed| asked.json(&asked.answer(typed)?);
        return answer_each_bare(&arguments.hands, prepare, |out, _, (answer, ending)| {
            serde_json::to_writer(&mut *out, &answer)?;
            writeln!(out)?;
            Ok(ending)
        });
    }
    let prepare = |typed: &Typed| asked.answer_with_waits(typed);
    answer_each(&arguments.hands, prepare, |out, _, (answer, worths)| {
        asked.print(out, &answer, &worths)
    })
}

/// The rules and the situation of all hands.
struct Asked<'a> {
    family: &'a Family,
    situated: &'a WinOptions,
}

impl Asked<'_> {
    /// The seat, the prevalent wind and the family, for a title.
    fn seat_and_family(&self) -> String {
        let family = columns::safe(self.family.name());
        format!("{}, {family}", self.situated.seat_and_prevalent())
    }
}
