//! `mentsu quiz` asked and answered through its standard input.

use mentsu::puzzle::{Level, Measure};
use mentsu::{Hand, Tile};

use crate::runner::{self, run};

/// What it prints where nothing goes wrong.
#[track_caller]
fn printed(arguments: &[&str], input: &str) -> String {
    runner::printed(&[&["quiz"], arguments].concat(), input)
}

/// The hands shown, in order.
fn hands(out: &str, tiles: usize) -> Vec<Hand> {
    let names = out.lines().filter(|line| line.is_ascii());
    let lines = names.map(|line| {
        line.split_whitespace()
            .map(str::parse)
            .collect::<Result<Vec<Tile>, _>>()
            .unwrap_or_default()
    });
    lines.filter(|line| line.len() == tiles).map(|line| Hand::new(line, &[]).unwrap()).collect()
}

/// Answers every question right: what was typed, and all that was printed.
fn answered(arguments: &[&str], tiles: usize, questions: usize) -> (Vec<Hand>, String) {
    let mut typed = String::new();
    for _ in 0..questions {
        let out = printed(arguments, &typed);
        let asked = *hands(&out, tiles).last().expect("a hand is shown");
        typed.push_str(&format!("{}\n", asked.waits().tiles()));
    }
    let out = printed(arguments, &typed);
    (hands(&out, tiles), out)
}

#[test]
fn right_answers_are_right_at_every_size_and_level() {
    for tiles in [7, 10, 13] {
        for level in Level::ALL {
            let size = tiles.to_string();
            let arguments =
                ["--tiles", &size, "--level", level.name(), "--seed", "5", "--questions", "3"];
            let (hands, out) = answered(&arguments, tiles, 3);
            assert_eq!(hands.len(), 3);
            for hand in hands {
                assert_eq!(Measure::of(hand.concealed()).level(), Some(level), "{hand}");
            }
            assert_eq!(out.matches("Right.\n").count(), 3, "{out}");
            assert!(out.ends_with("3 of 3 right.\n"), "{out}");
            assert!(out.contains(&format!("Question 3 of 3, {level}\n")), "{out}");
        }
    }
}

const SEEDED: [&str; 4] = ["--suit", "m", "--seed", "1"];

#[test]
fn an_answer_may_be_written_in_several_ways() {
    let first = hands(&printed(&SEEDED, ""), 13)[0];
    let waits = first.waits().tiles().to_string();
    let digits: Vec<char> = waits.trim_end_matches('m').chars().collect();
    let spaced: Vec<String> = digits.iter().map(char::to_string).collect();
    let backwards: String = digits.iter().rev().collect();
    for typed in [waits, spaced.join(" "), spaced.join(","), format!(" {backwards}m ")] {
        let out = printed(&SEEDED, &format!("{typed}\nquit\n"));
        assert!(out.contains("Right.\n") && out.ends_with("1 of 1 right.\n"), "{typed}: {out}");
    }
}

#[test]
fn wrong_answers_are_told_what_is_missed_and_what_is_wrong() {
    let first = hands(&printed(&SEEDED, ""), 13)[0];
    let waits = first.waits().tiles();
    let others = mentsu::TileSet::MAN - waits;
    let out = printed(&SEEDED, &format!("{others}\nquit\n"));
    assert!(out.contains(&format!("Not quite: missed {waits}, wrong {others}.\n")), "{out}");
    assert!(out.ends_with("0 of 1 right.\n"), "{out}");
    let out = printed(&SEEDED, "none\nquit\n");
    assert!(out.contains(&format!("Not quite: missed {waits}.\n")), "{out}");
    // every wait is explained by the blocks of its forms
    for reading in first.waits().readings() {
        let form: Vec<String> = reading
            .blocks()
            .into_iter()
            .map(|(block, done)| if done { format!("<{block}>") } else { block.to_string() })
            .collect();
        assert!(out.contains(&form.join(" ")), "{form:?}: {out}");
    }
}

#[test]
fn what_fixed_orders_miss_is_said() {
    let arguments = ["--level", "expert", "--seed", "1", "--questions", "20"];
    let out = printed(&arguments, &"skip\n".repeat(20));
    let missed = hands(&out, 13)
        .iter()
        .filter(|hand| !Measure::of(hand.concealed()).missed_by_fixed_orders().is_empty())
        .count();
    assert!(missed > 0);
    assert_eq!(out.matches("Taking koutsu first or shuntsu first misses ").count(), missed);
    assert!(out.ends_with("0 of 20 right.\n"), "{out}");
}

#[test]
fn wrong_input_is_explained_and_asked_again() {
    for (typed, told) in [
        ("", "Type ranks such as 147, or none, skip, help or quit."),
        ("abc", "I can't read that: unknown character `a`."),
        ("14p", "The hand is all m, and 14p isn't."),
        ("1 1", "I can't read that: 1m is in the set already."),
        ("0", "A wait is a kind of tile: write 5 for the red five."),
        ("8z", "I can't read that: there is no 8z."),
        ("1-4", "I can't read that: `-` has no place here."),
        ("\u{1b}[2J", "I can't read that: unknown character U+001B."),
        ("HELP", "help shows this text, quit ends the quiz."),
    ] {
        let out = printed(&SEEDED, &format!("{typed}\n"));
        assert!(out.contains(told), "{typed:?}: {out}");
        assert!(out.ends_with("waits? \n0 of 0 right.\n") && !out.contains('\u{1b}'), "{out}");
        assert_eq!(out.matches("Question ").count(), 1, "{out}");
    }
    let long = printed(&SEEDED, &format!("{}\nquit\n", "7".repeat(100_000)));
    assert!(long.ends_with("0 of 0 right.\n"), "{long}");
    let run = run(&[&["quiz"], &SEEDED[..]].concat(), b"\xFF\xFE\nquit\n");
    assert!(run.code == Some(0) && run.out.contains("unknown character"), "{}", run.out);
}

#[test]
fn the_same_seed_asks_the_same_and_another_does_not() {
    let skips = "skip\n".repeat(10);
    let out = printed(&["--seed", "1"], &skips);
    assert_eq!(out, printed(&["--seed", "1"], &skips));
    assert_ne!(hands(&out, 13), hands(&printed(&["--seed", "2"], &skips), 13));
    // written down once, so that every platform has it
    let first: Vec<String> = hands(&out, 13).iter().map(ToString::to_string).take(3).collect();
    assert_eq!(first, ["1455667778899p", "1114556678899p", "3344556688999s"]);
}

#[test]
fn wrong_arguments_are_refused() {
    for arguments in [
        &["--tiles", "8"][..],
        &["--level", "harder"],
        &["--seed", "x"],
        &["--suit", "z"],
        &["147"],
    ] {
        let run = run(&[&["quiz"], arguments].concat(), b"");
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{arguments:?}");
        assert!(run.err.starts_with("error: "), "{}", run.err);
    }
}

#[test]
fn help_fits_a_terminal() {
    assert!(printed(&["--help"], "").contains("--seed <NUMBER>"));
}
