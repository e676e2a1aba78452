//! `mentsu trace`: the reference algorithm as a walk, every jantou, every koutsu subset, what each
//! left over.

use std::io::{self, Write};

use clap::Args;
use mentsu::attempts::{Attempt, Outcome, koutsu_candidates};
use mentsu::{FormBlock, Hand, Mentsu, TileSet, WinForm};

use crate::ending::Ending;
use crate::hands::answer_each;
use crate::hands::wrong::Wrong;
use crate::terminal::line::{Line, print_flowing};
use crate::terminal::paragraph;
use crate::terminal::style::{PLAIN, QUIET, TITLE, WON};

/// The column in which a try begins.
const TRY: usize = 4;

/// How the reference takes hands apart: every jantou, every set of koutsu, and what each leaves
/// over
#[derive(Args)]
#[command(next_line_help = true)]
pub(crate) struct Arguments {
    /// Hands that may be won; without any they are read from standard input, one a line
    #[arg(value_name = "HAND")]
    hands: Vec<String>,
}

pub(crate) fn run(arguments: &Arguments) -> io::Result<Ending> {
    let answerable = |hand: &Hand| match hand.is_waiting() {
        true => Err(Wrong::NothingToTrace { concealed: hand.concealed().total() }),
        false => Ok(()),
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

/// The tries with one jantou, as a table.
fn print_jantou(out: &mut impl Write, tries: &[Attempt]) -> io::Result<()> {
    let jantou = FormBlock::Pair(tries[0].jantou());
    // The first try has no koutsu.
    let rest = *tries[0].rest();
    let candidates = koutsu_candidates(&rest);
    let title = match rest.is_empty() {
        true => format!("Jantou {jantou}, and nothing is left."),
        false => format!("Jantou {jantou}, then {rest}: {}.", possible_koutsu(candidates)),
    };
    paragraph(out, TITLE, &title)?;

    let rows: Vec<Row> = tries.iter().map(Row::new).collect();
    let widest = |text: fn(&Row) -> &str, header: &str| {
        rows.iter().map(|row| text(row).len()).max().unwrap_or(0).max(header.len())
    };
    let shuntsu = TRY + widest(|row| &row.koutsu, "koutsu") + 2;
    let outcome = shuntsu + widest(|row| &row.shuntsu, "shuntsu") + 2;
    let mut header = Line::default();
    for (column, name) in [(TRY, "koutsu"), (shuntsu, "shuntsu"), (outcome, "left over")] {
        header.to(column);
        header.put(QUIET, name);
    }
    writeln!(out, "{header}")?;
    for row in &rows {
        let mut line = Line::default();
        line.to(TRY);
        line.put(PLAIN, &row.koutsu);
        line.to(shuntsu);
        line.put(PLAIN, &row.shuntsu);
        let style = if row.won { WON } else { PLAIN };
        let words = row.outcome.split(' ').map(|word| (style, word.to_owned()));
        print_flowing(out, line, outcome, " ", words)?;
    }
    Ok(())
}

fn possible_koutsu(candidates: TileSet) -> String {
    match candidates.len() {
        0 => "no koutsu".to_owned(),
        1 => format!("{candidates} may be a koutsu"),
        n => format!("{candidates} may be koutsu, so {} subsets", 1 << n),
    }
}

/// One try, as it is printed.
struct Row {
    koutsu: String,
    shuntsu: String,
    outcome: String,
    won: bool,
}

impl Row {
    fn new(attempt: &Attempt) -> Row {
        let outcome = match attempt.outcome() {
            Outcome::Complete(way) => format!("nothing: {way}"),
            Outcome::LeftOver(tiles) => tiles.to_string(),
        };
        Row {
            koutsu: listed(attempt.koutsu().iter().map(Mentsu::koutsu)),
            shuntsu: listed(attempt.shuntsu()),
            outcome,
            won: attempt.decomposition().is_some(),
        }
    }
}

fn listed(mentsu: impl Iterator<Item = Mentsu>) -> String {
    let names: Vec<String> = mentsu.map(|mentsu| mentsu.to_string()).collect();
    if names.is_empty() { "-".to_owned() } else { names.join(" ") }
}

/// Prints the result of the tries, and that of chiitoitsu and kokushi.
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
