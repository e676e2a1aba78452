//! `mentsu plan`: the table, figures by turn, JSON and the chart, and what it refuses.

mod calls;

use std::fs;

use mentsu::plan::{Objective, Outlook, Planner};
use mentsu::riichi::Rules;
use mentsu::{Hand, Wind};
use serde_json::Value;

use crate::replay::Directory;
use crate::runner::{printed, printed_in, run, run_in};

/// Tenpai or better, quickly planned.
const HAND: &str = "135m123406p23499s";

/// The lines of the table beneath its header, each in words.
#[track_caller]
fn table(out: &str) -> Vec<Vec<&str>> {
    let lines = out.lines().skip_while(|line| !line.starts_with("  discard "));
    let lines = lines.skip(1).take_while(|line| !line.is_empty());
    lines.map(|line| line.split_whitespace().collect()).collect()
}

/// How many discards of a hand have the objective's figure as the library says, in its order.
#[track_caller]
fn compare(options: &[&str], objective: Objective, outlook: &Outlook, rules: &Rules) {
    let hand: Hand = HAND.parse().unwrap();
    let plan = Planner::new().plan(&hand, outlook, rules).unwrap();
    let out = printed(&[&["plan", HAND], options].concat(), "");
    let table = table(&out);
    assert_eq!(table.len(), plan.discards().len());
    assert_eq!(table[0][1], plan.best(objective).unwrap().face().to_string(), "{options:?}: {out}");
    let mut last = f64::INFINITY;
    for line in &table {
        let found = plan.discards().iter().find(|one| one.face().to_string() == line[1]);
        let discard = found.unwrap_or_else(|| panic!("{line:?}"));
        let figures = discard.figures();
        let percent = |chance: f64| format!("{:.1}", 100.0 * chance);
        let expected = [
            discard.shanten().to_string(),
            discard.ukeire_count().to_string(),
            percent(figures.tenpai()),
            "%".to_owned(),
            percent(figures.win()),
            "%".to_owned(),
            format!("{:.0}", figures.points()),
        ];
        assert_eq!(line[2..9], expected, "{options:?}");
        let says_riichi = line.contains(&"riichi");
        assert_eq!(says_riichi, discard.declares_riichi(plan.draws()), "{options:?} {line:?}");
        let is_dama = discard.shanten().get() == 0 && !says_riichi;
        assert_eq!(line.contains(&"dama"), is_dama, "{options:?} {line:?}");
        assert!(figures.of(objective) <= last, "{options:?}: not in order: {out}");
        last = figures.of(objective);
    }
}

#[test]
fn a_table_says_what_the_library_says() {
    let plain = Outlook::new();
    compare(&[], Objective::Points, &plain, &Rules::TENHOU);
    compare(&["--objective", "win"], Objective::Win, &plain, &Rules::TENHOU);
    compare(
        &["--objective", "tenpai", "--draws", "3"],
        Objective::Tenpai,
        &plain.with_draws(3),
        &Rules::TENHOU,
    );
}

#[test]
fn every_option_changes_what_is_asked() {
    use mentsu::plan::RiichiChoice::{Always, Never};
    use mentsu::{Face, face};

    let plain = Outlook::new().with_draws(5);
    let cases: [(&[&str], Outlook); 14] = [
        (&["--draws", "6"], plain.with_draws(6)),
        (&["--depth", "0"], plain.with_depth(0)),
        (&["--dora", "3m"], plain.with_dora([face!("3m")])),
        (&["--dora", "3m0s"], plain.with_dora([face!("3m"), face!("0s")])),
        (&["--dora", "3m", "--dora", "1z"], plain.with_dora([face!("3m"), face!("1z")])),
        (&["--seen", "4m"], plain.with_seen([face!("4m")])),
        (&["--seen", "44m", "--seen", "2m"], {
            plain.with_seen(["4m", "4m", "2m"].map(|face| face.parse::<Face>().unwrap()))
        }),
        (&["--seat", "W"], plain.with_seat(Wind::West)),
        (&["--riichi", "never"], plain.with_riichi(Never)),
        (&["--riichi", "always"], plain.with_riichi(Always)),
        (&["--riichi", "always", "--no-ura"], plain.with_riichi(Always).with_ura(false)),
        (&["--honba", "7"], plain.with_honba(7)),
        (&["--first-turn"], plain.with_first_turn(true)),
        (&["--others", "3"], plain.with_others(3)),
    ];
    let without = printed(&["plan", HAND, "--draws", "5"], "");
    for (options, outlook) in cases {
        let draws: &[&str] = if options[0] == "--draws" { &[] } else { &["--draws", "5"] };
        compare(&[options, draws].concat(), Objective::Points, &outlook, &Rules::TENHOU);
        let with = printed(&[&["plan", HAND], options, draws].concat(), "");
        assert_ne!(table(&with), table(&without), "{options:?}");
    }
    // There are as many ura dora as indicators.
    let riichi = ["plan", HAND, "--draws", "5", "--riichi", "always", "--dora", "9m"];
    let no_ura = printed(&[&riichi[..], &["--no-ura"]].concat(), "");
    assert_ne!(table(&printed(&riichi, "")), table(&no_ura));
    // The round counts where its wind can be a yaku, norths where they can be set aside.
    let of = |options: &[&str]| {
        let hand = "19m123406p1112s22z";
        let plain = ["plan", hand, "--seat", "W", "--draws", "4", "--rules", "tenhou-sanma"];
        printed(&[&plain[..], options].concat(), "")
    };
    let (east, south) = (of(&[]), of(&["--round", "S", "--kita", "1"]));
    assert_ne!(table(&east), table(&south));
    assert!(south.contains("seat west in round south, tenhou-sanma"), "{south}");
}

#[test]
fn figures_by_turn_end_with_those_of_one_draw() {
    for (width, discards) in [(44, 1), (60, 2), (120, 4)] {
        let out = printed_in(width, &["plan", HAND, "--draws", "9", "--by-turn"], "");
        let mut lines = out.lines().skip_while(|line| !line.starts_with("  draws "));
        let names = lines.next().unwrap().split_whitespace().count();
        assert_eq!(names, 1 + 2 * discards, "{width}: {out}");
        let header = lines.next().unwrap();
        assert_eq!(header.matches("tenpai").count(), discards, "{width}: {header}");
        let turns: Vec<&str> = lines.take_while(|line| !line.is_empty()).collect();
        assert_eq!(turns.len(), 9);
        for (line, left) in turns.iter().zip((1..=9).rev()) {
            let words: Vec<&str> = line.split_whitespace().filter(|word| *word != "R").collect();
            assert_eq!(words[0], left.to_string());
            assert_eq!(words.len(), 1 + 5 * discards, "{line}");
        }
        // The figures with all draws are those of the table.
        let first: Vec<&str> = turns[0].split_whitespace().collect();
        let best = &table(&out)[0];
        assert!(first[1..6].iter().all(|word| best.contains(word)), "{first:?} {best:?}");
    }
}

#[test]
fn tables_fit_and_say_the_same_at_every_width() {
    let hand = "055m1112367p4477z";
    let plain = printed_in(80, &["plan", hand, "--draws", "8"], "");
    for width in [44, 59, 60, 61, 72, 100, 120] {
        let out = printed_in(width, &["plan", hand, "--draws", "8"], "");
        let faces = |out: &str| -> Vec<String> {
            table(out).iter().map(|line| line[1].to_owned()).collect()
        };
        assert_eq!(faces(&out), faces(&plain), "{width}: {out}");
        assert_eq!(out.contains('█'), width > 64, "{width}: {out}");
        assert_eq!(out.contains('▁'), width >= 100, "{width}: {out}");
    }
    // Where there is no column for it, a line says it.
    let narrow = printed_in(50, &["plan", HAND, "--draws", "4"], "");
    assert!(narrow.contains("\n  1m dama, 5m dama.\n"), "{narrow}");
    let open = printed_in(50, &["plan", "13p4567s99s(123m)(777=z)", "--draws", "4"], "");
    assert!(!open.contains("riichi") && !open.contains("dama"), "{open}");
}

#[test]
fn a_line_of_json_has_all_figures_best_first() {
    let out =
        printed_in(9999, &["plan", HAND, "1112345678999m3z", "--json", "--objective", "win"], "");
    let lines: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 2);
    let plan = &lines[0];
    assert_eq!((&plan["hand"], &plan["objective"]), (&HAND.into(), &"win".into()));
    let numbers = ["shanten", "draws", "depth"].map(|key| plan[key].as_i64().unwrap());
    assert_eq!(numbers, [0, 17, 1]);
    assert!(plan["states"].as_u64().unwrap() > 0);
    let discards = plan["discards"].as_object().unwrap();
    assert_eq!(discards.len(), 13);
    for (tile, discard) in discards {
        let of = |key: &str| discard[key].as_array().unwrap().len();
        assert_eq!(["tenpai", "win", "points", "riichi"].map(of), [17; 4], "{tile}");
    }
    // The best comes first, which a map of values doesn't show.
    let (_, first) = out.split_once(r#""discards":{""#).unwrap();
    let best = discards.values().map(|discard| discard["win"][16].as_f64().unwrap());
    let best = best.fold(0.0, f64::max);
    assert_eq!(discards[&first[..2]]["win"][16].as_f64(), Some(best));
    // The line is the batch's answer with `detail`, and the hand.
    let asked = format!(r#"{{"op":"plan","closed":"{HAND}","detail":true}}"#);
    let answer: Value = serde_json::from_str(&run(&["batch"], asked.as_bytes()).out).unwrap();
    for key in ["shanten", "draws", "depth", "states", "discards"] {
        assert_eq!(plan[key], answer[key], "{key}");
    }
    let asked = format!(r#"{{"op":"plan","closed":"{HAND}"}}"#);
    let bare: Value = serde_json::from_str(&run(&["batch"], asked.as_bytes()).out).unwrap();
    assert!(bare.get("states").is_none() && bare["discards"][&first[..2]].get("riichi").is_none());
}

#[test]
fn a_chart_has_a_line_and_a_name_for_each_of_the_best() {
    let directory = Directory::new("plan-chart");
    let file = directory.file("plan.svg", "");
    let out = printed_in(200, &["plan", HAND, "--chart", &file], "");
    assert!(out.contains("plan.svg"), "{out}");
    let chart = fs::read_to_string(&file).unwrap();
    assert!(chart.starts_with("<svg ") && chart.trim_end().ends_with("</svg>"), "{chart}");
    for name in [HAND, "draws left", "tenpai, %", "win, %", "points"] {
        assert!(chart.contains(name), "{name}");
    }
    let best: Vec<Vec<&str>> = table(&out).into_iter().take(5).collect();
    let text: Vec<&str> = chart.lines().map(str::trim).collect();
    for discard in &best {
        assert_eq!(text.iter().filter(|line| **line == discard[1]).count(), 1, "{discard:?}");
    }
    // Five lines and the best once more in each of three panels, beside axes and their marks.
    let series = |line: &&&str| line.contains("stroke-width=\"2\"") && line.contains("polyline");
    let lines = text.iter().filter(series).count();
    assert_eq!(lines, 3 * 6 + 5, "{lines} lines");
    // One draw, a chance of nothing, and one discard are drawn as well.
    for odd in ["1m5s(555=z)(666=z)(777=z)(111=z)", "11m(555=z)(666=z)(777=z)(111=z)"] {
        let options = ["--draws", "1", "--seen", "111m", "--json", "--chart", &file];
        let options =
            if odd.starts_with("11m") { &["--json", "--chart", &file][..] } else { &options };
        let run = run(&[&["plan", odd], options].concat(), b"");
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{odd}");
        assert!(!fs::read_to_string(&file).unwrap().contains("NaN"));
    }
}

#[test]
fn what_is_wrong_is_named_and_2() {
    for (arguments, why) in [
        (&["11m"][..], "a plan takes 14 tiles, three for each meld"),
        (&["135m123456p2349s"], "this hand has 13 tiles"),
        (&["135m123456p234999q"], "wrong hand: unknown character `q`"),
        (&[""], "wrong hand: "),
        (&[HAND, "--draws", "0"], "a number from 1 to 18"),
        (&[HAND, "--draws", "19"], "a number from 1 to 18"),
        (&[HAND, "--depth", "4"], "a number from 0 to 3"),
        (&[HAND, "--dora", "3q"], "unknown character `q`"),
        (&[HAND, "--dora", "123456m"], "dora is at most 5 tiles"),
        (&[HAND, "--seen", "9999s"], "no plan: hand and tiles seen: "),
        (&[HAND, "--seen", "0p"], "no plan: 2 red 5p"),
        (&[HAND, "--seen", "E"], "this honor is `1z`"),
        (&[HAND, "--seat", "Q"], "E, S, W, N"),
        (&[HAND, "--riichi", "maybe"], "best, always or never"),
        (&[HAND, "--objective", "luck"], "tenpai, win, points"),
        (&[HAND, "--kita", "1"], "no plan: norths are set aside, but four play"),
        (&[HAND, "--kita", "-1"], "error: "),
        (&[HAND, "--others", "256"], "a number from 0 to 255"),
        (&[HAND, "--rules", "home"], "[possible values: tenhou, tenhou-sanma, "),
        (&[HAND, "--rules", "tenhou-sanma"], "no plan: 3m isn't in play in sanma"),
        (&[HAND, "--json", "--by-turn"], "cannot be used with"),
        (&[HAND, HAND, "--chart", "x.svg"], "--chart draws the plan of one hand, not of 2"),
        (&["--chart", "x.svg"], "--chart draws the plan of one hand, not of 0"),
    ] {
        let run = run_in(200, &[&["plan"], arguments].concat(), b"");
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{arguments:?}: {}", run.err);
        assert!(run.err.contains(why), "{arguments:?}: {}", run.err);
    }
    let nowhere = run(&["plan", HAND, "--json", "--chart", "/nonexistent/plan.svg"], b"");
    assert_eq!(nowhere.code, Some(2));
    assert!(nowhere.err.contains("/nonexistent/plan.svg: "), "{}", nowhere.err);
}

#[test]
fn hands_are_read_from_standard_input_and_the_worst_counts() {
    let both = run(&["plan", "--draws", "2"], format!("{HAND}\n\n11m\n{HAND}\n").as_bytes());
    assert_eq!(both.code, Some(2));
    assert_eq!(both.out.matches("2 draws alone").count(), 2, "{}", both.out);
    assert!(both.err.contains("no plan in line 3: "), "{}", both.err);
    let json = run(&["plan", "--draws", "2", "--json"], format!("{HAND}\n{HAND}\n").as_bytes());
    assert_eq!((json.code, json.out.lines().count()), (Some(0), 2));
}
