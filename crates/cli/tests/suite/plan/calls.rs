//! `mentsu plan --discarded`: passing and each call, as the library says.

use mentsu::plan::{CallPlans, Figures, Objective, Outlook, Planner};
use mentsu::riichi::Rules;
use mentsu::{CalledFrom, Face, Hand};
use serde_json::Value;

use crate::runner::{printed_in, run, run_in};

/// A pon of the dragon or, as kamicha's, a chi of the 5m as well with a red five or a plain one.
const CASES: [(&str, &str, CalledFrom); 4] = [
    ("2368m2467p357s77z", "7z", CalledFrom::Toimen),
    ("3405m2238p23407s", "5m", CalledFrom::Kamicha),
    ("4567p123s99s1177z", "4p", CalledFrom::Kamicha),
    ("4567p123s99s1177z", "9m", CalledFrom::Shimocha),
];

fn plans(hand: &str, discarded: &str, from: CalledFrom, draws: u8) -> CallPlans {
    let (hand, discarded): (Hand, Face) = (hand.parse().unwrap(), discarded.parse().unwrap());
    let outlook = Outlook::new().with_draws(draws);
    Planner::new().calls(&hand, discarded, from, &outlook, &Rules::TENHOU).unwrap()
}

/// The words of a line: what is done, the discard after it, and the figures.
fn words(name: &str, discard: Option<&str>, figures: Figures) -> Vec<String> {
    let percent = |chance: f64| [format!("{:.1}", 100.0 * chance), "%".to_owned()];
    let name = [name].into_iter().chain(discard).map(str::to_owned);
    let chances = [percent(figures.tenpai()), percent(figures.win())].concat();
    name.chain(chances).chain([format!("{:.0}", figures.points())]).collect()
}

#[test]
fn the_table_says_what_the_library_says() {
    for (objective, draws) in [(Objective::Points, 5), (Objective::Win, 1)] {
        for (hand, discarded, from) in CASES {
            let plans = plans(hand, discarded, from, draws);
            let given = draws.to_string();
            let options = ["--discarded", discarded, "--from", from.name(), "--draws", &given];
            let options = [&["plan", hand, "--objective", objective.name()], &options[..]].concat();
            let out = printed_in(50, &options, "");
            let lines: Vec<Vec<String>> = out
                .lines()
                .skip_while(|line| !line.starts_with("  choice "))
                .skip(1)
                .take_while(|line| !line.is_empty())
                .map(|line| line.split_whitespace().map(str::to_owned).collect())
                .collect();
            let mut told = vec![words("pass", None, plans.pass().figures())];
            for call in plans.calls() {
                let best = call.best(objective).unwrap();
                let discard = best.face().to_string();
                told.push(words(&call.meld().to_string(), Some(&discard), best.figures()));
                let mut after = out
                    .lines()
                    .skip_while(|line| *line != format!("  After {}:", call.meld()))
                    .skip(3);
                for discard in call.plan().ranked(objective) {
                    let line = after.next().expect("a line a discard");
                    assert!(line.contains(&discard.face().to_string()), "{line}");
                    let points = format!("{:.0}", discard.figures().points());
                    assert!(line.ends_with(&points), "{line}: {points}");
                }
            }
            let (mut said, mut all) = (lines.clone(), told);
            said.sort();
            all.sort();
            assert_eq!(said, all, "{options:?}");
            let best = plans.best(objective).map(|call| call.meld().to_string());
            assert_eq!(lines[0][0], best.unwrap_or("pass".to_owned()), "{options:?}");
            assert_eq!(out.contains("No chi or pon"), plans.calls().is_empty());
        }
    }
}

#[test]
fn a_wide_table_has_shanten_and_draws() {
    let options = ["plan", CASES[2].0, "--discarded", "4p", "--from", "kamicha", "--draws", "2"];
    for width in [60, 80, 120] {
        let out = printed_in(width, &options, "");
        let words: Vec<Vec<&str>> = out.lines().map(|l| l.split_whitespace().collect()).collect();
        // A call from kamicha takes the place of a draw.
        assert!(words.iter().any(|line| line.starts_with(&["pass", "2"])), "{out}");
        let chi = ["(4-56p)", "9s", "2-shanten", "1"];
        assert!(words.iter().any(|line| line.starts_with(&chi)), "{out}");
    }
}

#[test]
fn a_line_of_json_is_the_batchs_answer_and_more() {
    for (hand, discarded, from) in CASES {
        let from = from.name();
        let options = ["--discarded", discarded, "--from", from, "--draws", "3", "--json"];
        let line = printed_in(9999, &[&["plan", hand], &options[..]].concat(), "");
        let line: Value = serde_json::from_str(&line).unwrap();
        assert_eq!((&line["discarded"], &line["from"]), (&discarded.into(), &from.into()));
        let asked = format!(
            r#"{{"op":"plan","closed":"{hand}","discarded":"{discarded}","from":"{from}","draws":3,"detail":true}}"#
        );
        let answer: Value = serde_json::from_str(&run(&["batch"], asked.as_bytes()).out).unwrap();
        assert_eq!((&line["pass"], &line["calls"]), (&answer["pass"], &answer["calls"]), "{hand}");
        assert!(line["calls"].is_array(), "{hand}");
    }
}

#[test]
fn the_best_call_is_named_or_none() {
    let best = |draws: &str, objective: &str| {
        let hand = CASES[0].0;
        let options = ["--discarded", "7z", "--from", "toimen", "--draws", draws];
        let options = [&["plan", hand, "--json", "--objective", objective], &options[..]].concat();
        serde_json::from_str::<Value>(&printed_in(9999, &options, "")).unwrap()["best"].clone()
    };
    assert_eq!((best("8", "win"), best("8", "points")), ("(777=z)".into(), Value::Null));
}

#[test]
fn what_is_wrong_is_named_and_2() {
    let hand = CASES[0].0;
    for (arguments, why) in [
        (&[hand, "--discarded", "7z"][..], "--from <WHO>"),
        (&[hand, "--from", "toimen"], "--discarded <TILE>"),
        (&[hand, "--discarded", "7z", "--from", "me"], "shimocha, toimen, kamicha"),
        (&[hand, "--discarded", "8z", "--from", "toimen"], "8z"),
        (
            &["2368m2467p357s777z", "--discarded", "7z", "--from", "toimen"],
            "no plan: a discard is called by a hand of 13 tiles, three for each meld",
        ),
        (
            &["2368m2467p35s777z", "--discarded", "7z", "--from", "toimen", "--seen", "7z"],
            "no plan: hand and tiles seen: 5 copies of 7z",
        ),
        (
            &[
                "1m19p19s12345677z",
                "--discarded",
                "7z",
                "--from",
                "toimen",
                "--rules",
                "tenhou-sanma",
            ],
            "no plan: in sanma nobody is toimen",
        ),
        (&[hand, "--discarded", "7z", "--from", "toimen", "--by-turn"], "cannot be used with"),
        (&[hand, "--discarded", "7z", "--from", "toimen", "--chart", "x.svg"], "cannot be used"),
        (&[hand], "14 tiles, three for each meld, or 13 with --discarded; this hand has 13 tiles"),
    ] {
        let run = run_in(200, &[&["plan"], arguments].concat(), b"");
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{arguments:?}: {}", run.err);
        assert!(run.err.contains(why), "{arguments:?}: {}", run.err);
    }
}
