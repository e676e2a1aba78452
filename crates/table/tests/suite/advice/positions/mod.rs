//! Positions whose answer good players don't doubt, each with its reason: 何切る, 押し引き, 鳴き, and
//! riichi or dama and the end of a game.
//!
//! A position is a paragraph of lines `key: value`. `hand` has the drawn tile after a plus, or none
//! if another's discard is to be answered. `at` says the round and the own wind, `dora` the
//! indicators. A river has the discards in order with the calls before them, `*` where they are as
//! drawn, `r` where riichi is declared. `right` has the answers that are right. Where the advisor
//! disagrees and why is `discussed`.

mod position;

use std::fmt::Write;
use std::fs;
use std::path::Path;

use mentsu_table::Action;
use mentsu_table::advice::{Advice, Advised, Advisor};

use self::position::Position;

const FILES: [&str; 4] = ["discards", "push_or_fold", "calls", "riichi_and_end"];

/// The positions of one file.
fn text(file: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/suite/advice/positions");
    fs::read_to_string(folder.join(file).with_extension("txt")).unwrap()
}

/// What the places of the game are worth: each as much more than the next.
const PLACES: [f64; 4] = [1.5, 0.5, -0.5, -1.5];

/// How an answer is written: the face of a discard, and not whether it is the tile just drawn.
fn answer(action: &Action) -> String {
    action.to_string().trim_end_matches(" as drawn").to_owned()
}

fn is_right(position: &Position<'_>, action: &Action) -> bool {
    let answer = answer(action);
    position.right.iter().any(|right| {
        answer.strip_prefix(right).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
    })
}

/// One line: what an action is worth and what this consists of.
fn line(advised: &Advised) -> String {
    let parts = advised.parts;
    let mut line = format!(
        "{:14} {:7.0} = deal in {:.3}: {:.0}, win {:.3}, going on {:.0}, folding {:.0}",
        answer(&advised.action),
        advised.value,
        parts.deal_in,
        parts.deal_in_points,
        parts.win,
        parts.going_on,
        parts.folding
    );
    if let Some(places) = advised.places {
        write!(line, ", places {places:.4}").unwrap();
    }
    line
}

/// The best actions and the best right one.
fn described(position: &Position<'_>, advice: &Advice) -> String {
    let mut text = format!("{}: {}\n", position.name, position.why);
    let right = advice.actions().iter().position(|advised| is_right(position, &advised.action));
    for (place, advised) in advice.actions().iter().enumerate() {
        if place < 4 || Some(place) == right {
            let mark = if is_right(position, &advised.action) { "right" } else { "" };
            writeln!(text, "  {mark:5} {}", line(advised)).unwrap();
        }
    }
    text
}

#[test]
fn the_advisor_agrees_where_the_answer_is_clear() {
    let mut advisor = Advisor::new().with_places(PLACES).unwrap();
    let (mut all, mut agreed, mut unexplained) = (0, 0, String::new());
    for file in FILES {
        let text = text(file);
        for position in Position::all(&text) {
            let view = position.view();
            let options = view.options();
            let offered = options.iter().any(|action| is_right(&position, &action));
            assert!(offered, "{file}, {}: not offered: {options:?}", position.name);
            let advice = advisor.advice(&view);
            let agrees = is_right(&position, &advice.best().unwrap().action);
            all += 1;
            agreed += u32::from(agrees);
            if !agrees {
                let described = described(&position, &advice);
                println!("{file}, {described}");
                if position.discussed.is_none() {
                    unexplained += &described;
                }
            } else if position.discussed.is_some() {
                println!("{file}, {}: agrees, though a disagreement is discussed", position.name);
            }
        }
    }
    println!("{agreed} of {all}");
    assert_eq!(all, 50);
    assert!(agreed >= 45, "{agreed} of {all}");
    assert!(unexplained.is_empty(), "{unexplained}");
}
