//! The reference algorithm as a walk: every jantou, every koutsu subset, what each left over.

use std::io::{self, Write};

use mentsu::agari::attempts::{Attempt, Outcome, attempts};
use mentsu::agari::standard::koutsu_candidates;
use mentsu::{Counts, Hand, Mentsu, Suit, Tile, TileSet, WinForm};

use crate::blocks::pair;
use crate::line::Line;
use crate::style::{PLAIN, QUIET, TITLE, WON};

/// Where a try's first column begins.
const TRY: usize = 4;

pub(crate) fn print(out: &mut impl Write, hand: &Hand) -> io::Result<()> {
    let tries: Vec<Attempt> = attempts(hand.concealed()).collect();
    for of_one_jantou in tries.chunk_by(|a, b| a.jantou == b.jantou) {
        print_jantou(out, hand.concealed(), of_one_jantou)?;
        writeln!(out)?;
    }
    print_result(out, hand, &tries)
}

/// The tries with one jantou, as a table.
fn print_jantou(out: &mut impl Write, tiles: &Counts, tries: &[Attempt]) -> io::Result<()> {
    let jantou = tries[0].jantou;
    let rest = without(tiles, &[jantou; 2]);
    let candidates = koutsu_candidates(&rest);
    let title = match rest.is_empty() {
        true => format!("Jantou {}, and nothing is left.", pair(jantou)),
        false => format!("Jantou {}, then {rest}: {}.", pair(jantou), possible_koutsu(candidates)),
    };
    writeln!(out, "{}", Line::with(TITLE, &title))?;

    let rows: Vec<Row> = tries.iter().map(|attempt| Row::new(&rest, attempt)).collect();
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
        line.to(outcome);
        line.put(if row.won { WON } else { PLAIN }, &row.outcome);
        writeln!(out, "{line}")?;
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

/// A try as it is printed.
struct Row {
    koutsu: String,
    shuntsu: String,
    outcome: String,
    won: bool,
}

impl Row {
    fn new(rest: &Counts, attempt: &Attempt) -> Row {
        let koutsu: Vec<Mentsu> = attempt.koutsu.iter().map(Mentsu::koutsu).collect();
        let taken: Vec<Tile> = koutsu.iter().flat_map(|koutsu| koutsu.tiles()).collect();
        let outcome = match attempt.outcome {
            Outcome::Complete(way) => format!("nothing: {way}"),
            Outcome::LeftOver(tiles) => tiles.to_string(),
        };
        Row {
            koutsu: listed(&koutsu),
            shuntsu: listed(&stripped(&without(rest, &taken))),
            outcome,
            won: attempt.decomposition().is_some(),
        }
    }
}

fn listed(mentsu: &[Mentsu]) -> String {
    if mentsu.is_empty() {
        return "-".to_owned();
    }
    mentsu.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// The shuntsu that are taken from the left of each suit.
fn stripped(tiles: &Counts) -> Vec<Mentsu> {
    let by_suit = Suit::NUMBERS.map(|suit| tiles.suit(suit).strip_shuntsu().0);
    let shuntsu = Tile::ALL.into_iter().filter_map(|first| Mentsu::shuntsu(first).ok());
    shuntsu
        .flat_map(|shuntsu| {
            let starting = by_suit[shuntsu.suit().index()].starting_at(shuntsu.first().rank());
            (0..starting).map(move |_| shuntsu)
        })
        .collect()
}

/// What is left of tiles that hold the taken ones.
fn without(tiles: &Counts, taken: &[Tile]) -> Counts {
    taken.iter().fold(*tiles, |rest, &tile| rest.without(tile).unwrap_or(rest))
}

/// What came of it, and of the two forms that are no jantou and mentsu.
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
    writeln!(out, "{}", Line::with(if won > 0 { WON } else { TITLE }, &title))?;
    for form in hand.win_forms() {
        let name = match form {
            WinForm::Standard(_) => continue,
            WinForm::Chiitoitsu(_) => "Won as chiitoitsu, seven different pairs.",
            WinForm::Kokushi { .. } => {
                "Won as kokushi, every terminal and honor and one of them twice."
            }
        };
        writeln!(out, "{}", Line::with(WON, name))?;
    }
    Ok(())
}
