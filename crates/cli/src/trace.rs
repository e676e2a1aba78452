//! `mentsu trace`: the reference algorithm step by step.

use std::io::{self, Write};

use clap::Args;
use mentsu::attempts::{Attempt, Outcome, koutsu_candidates};
use mentsu::{FormBlock, Hand, Mentsu, MentsuKind, TileSet, WinForm};

use crate::ending::Ending;
use crate::hands::answer_each;
use crate::hands::bad_hand::BadHand;
use crate::show::table::{self, Cell, Column};
use crate::terminal::paragraph;
use crate::terminal::style::{PLAIN, TITLE, WON};

const KOUTSU: &str = MentsuKind::Koutsu.name();
const SHUNTSU: &str = MentsuKind::Shuntsu.name();

/// The reference algorithm step by step: every jantou, every set of koutsu, the leftover tiles
#[derive(Args)]
#[command(next_line_help = true)]
pub(crate) struct Arguments {
    /// Hands of 3n+2 tiles; if none is given, standard input is read, one hand a line
    #[arg(value_name = "HAND")]
    hands: Vec<String>,
}

pub(crate) fn run(arguments: &Arguments) -> io::Result<Ending> {
    let answerable = |hand: &Hand| {
        if hand.awaits_draw() {
            Err(BadHand::NothingToTrace { concealed: hand.concealed().total() })
        } else {
            Ok(())
        }
    };
    answer_each(&arguments.hands, answerable, |out, hand, ()| {
        print(out, hand).map(|()| Ending::Answered)
    })
}

fn print(out: &mut impl Write, hand: &Hand) -> io::Result<()> {
    let tries: Vec<Attempt> = hand.attempts().collect();
    for of_one_jantou in tries.chunk_by(|a, b| a.jantou() == b.jantou()) {
        print_jantou(out, of_one_jantou)?;
        writeln!(out)?;
    }
    print_result(out, hand, &tries)
}

/// Prints the attempts with one jantou as a table.
fn print_jantou(out: &mut impl Write, tries: &[Attempt]) -> io::Result<()> {
    let jantou = FormBlock::Pair(tries[0].jantou());
    // The first attempt has no koutsu.
    let rest = *tries[0].rest();
    let candidates = koutsu_candidates(&rest);
    let title = if rest.is_empty() {
        format!("Jantou {jantou}, and no tile is left.")
    } else {
        format!("Jantou {jantou}, then {rest}: {}.", possible_koutsu(candidates))
    };
    paragraph(out, TITLE, &title)?;

    let columns = [KOUTSU, SHUNTSU, "left over"].map(Column::Left);
    let rows = tries.iter().map(|attempt| {
        let (style, outcome) = match attempt.outcome() {
            Outcome::Complete(way) => (WON, format!("nothing: {way}")),
            Outcome::LeftOver(tiles) => (PLAIN, tiles.to_string()),
        };
        vec![
            Cell::plain(listed(attempt.koutsu().iter().map(Mentsu::koutsu))),
            Cell::plain(listed(attempt.shuntsu())),
            Cell::words(style, &outcome),
        ]
    });
    table::print(out, &columns, rows)
}

fn possible_koutsu(candidates: TileSet) -> String {
    match candidates.len() {
        0 => "no koutsu".to_owned(),
        1 => format!("{candidates} may be a koutsu"),
        n => format!("{candidates} may be koutsu, so {} subsets", 1 << n),
    }
}

fn listed(mentsu: impl Iterator<Item = Mentsu>) -> String {
    let names: Vec<String> = mentsu.map(|mentsu| mentsu.to_string()).collect();
    if names.is_empty() { "-".to_owned() } else { names.join(" ") }
}

/// Prints how many attempts win, and whether chiitoitsu or kokushi does.
fn print_result(out: &mut impl Write, hand: &Hand, tries: &[Attempt]) -> io::Result<()> {
    let won = tries.iter().filter(|attempt| attempt.decomposition().is_some()).count();
    let title = match (tries.len(), won) {
        (0, _) => "No tile is held twice, so there is no jantou to begin with.".to_owned(),
        (1, 0) => "The only try leaves tiles over.".to_owned(),
        (1, _) => "The only try wins.".to_owned(),
        (tries, 0) => format!("All {tries} tries leave tiles over."),
        (tries, 1) => format!("One of {tries} tries wins."),
        (tries, won) => format!("{won} of {tries} tries win."),
    };
    paragraph(out, if won > 0 { WON } else { TITLE }, &title)?;
    for form in hand.win_forms() {
        let name = match form {
            WinForm::Standard(_) => continue,
            WinForm::Chiitoitsu(_) => "Won as chiitoitsu, seven different pairs.",
            WinForm::Kokushi { .. } => {
                "Won as kokushi, every terminal and honor and one of them twice."
            }
        };
        paragraph(out, WON, name)?;
    }
    Ok(())
}
