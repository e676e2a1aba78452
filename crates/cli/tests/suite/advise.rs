//! `mentsu advise`, and the advice of `mentsu replay --analyse`.

use std::fs;

use serde_json::Value;

use crate::replay::{Directory, NO_NINE_KINDS};
use crate::runner::{Run, columns, printed_in, run};

/// The log of a game between bots.
fn log(directory: &Directory) -> String {
    let arguments = ["arena", "efficiency", "random", "--games", "1", "--seed", "3", "--logs"];
    let run = run(&[&arguments[..], &[directory.path()]].concat(), b"");
    assert_eq!(run.code, Some(0), "{}", run.err);
    let entry = fs::read_dir(directory.path()).unwrap().next().unwrap().unwrap();
    entry.path().to_str().unwrap().to_owned()
}

#[track_caller]
fn json_lines(run: &Run) -> Vec<Value> {
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn a_decision_is_told_with_all_actions_and_dangers() {
    let directory = Directory::new("advise");
    let log = log(&directory);
    for width in [44, 60, 80, 120] {
        let out = printed_in(width, &["advise", &log, "--seat", "1", "--at", "E1.6"], "");
        assert!(out.starts_with("  E1 turn 6: "), "{out}");
        for word in ["tenpai", "river", "value", "win", "danger", "> "] {
            assert!(out.contains(word), "{width}: {word}\n{out}");
        }
        assert_eq!(out.contains("folding"), width >= 60, "{out}");
    }
    let at = ["advise", &log, "--seat", "1", "--at", "E1.6", "--json"];
    let lines = json_lines(&run(&at, b""));
    let decision = lines.last().unwrap();
    assert_eq!((&decision["round"], &decision["turn"]), (&"E1".into(), &6.into()));
    let actions = decision["actions"].as_array().unwrap();
    assert_eq!(decision["best"], actions[0]["action"]);
    let taken = actions.iter().find(|part| part["action"] == decision["action"]).unwrap();
    assert_eq!(decision["value"], taken["value"]);
    let given_up = decision["of_best"].as_f64().unwrap() - decision["value"].as_f64().unwrap();
    assert!((given_up - decision["given_up"].as_f64().unwrap()).abs() < 0.01);
    assert_eq!(decision["mistake"].is_null(), decision["given_up"] == 0.0);
    for part in actions {
        let sum = ["deal_in_points", "going_on", "folding"].map(|key| part[key].as_f64().unwrap());
        assert!((sum.iter().sum::<f64>() - part["value"].as_f64().unwrap()).abs() < 0.01, "{part}");
    }
    let tile = &decision["dangers"][0];
    assert_eq!(tile["to"].as_array().unwrap().len(), 3);
    assert_eq!(decision["others"].as_array().unwrap().len(), 3);
}

#[test]
fn all_decisions_of_a_player_end_with_the_dearest() {
    let directory = Directory::new("advise-all");
    let log = log(&directory);
    let lines = json_lines(&run(&["advise", &log, "--seat", "1", "--json"], b""));
    for width in [60, 80, 120] {
        let out = printed_in(width, &["advise", &log, "--seat", "1"], "");
        let (list, dearest) = out.split_once("The dearest decisions, by advice").unwrap();
        assert!(list.contains(&format!("in {} decisions", lines.len())), "{list}");
        assert_eq!(dearest.matches(" turn ").count(), 10, "{dearest}");
        let most = lines.iter().map(|line| line["given_up"].as_f64().unwrap());
        let most = format!("−{:.0}", most.fold(0.0, f64::max));
        assert!(dearest.trim_start().starts_with(&most), "{most}: {dearest}");
    }

    // The analysis has the same figures beside its own.
    let analysed = ["replay", "--analyse", "--advice", "--expected", "0", "--seat", "1"];
    let replayed = json_lines(&run(&[&analysed[..], &["--json", &log]].concat(), b""));
    let advised: Vec<&Value> =
        replayed.iter().map(|line| &line["advice"]).filter(|advice| !advice.is_null()).collect();
    assert_eq!(advised.len(), lines.len());
    for (advice, line) in advised.iter().zip(&lines) {
        for key in ["turn", "best", "of_best", "value", "given_up", "mistake"] {
            assert_eq!(advice[key], line[key]);
        }
    }
    let out = run(&[&analysed[..], &[&log]].concat(), b"").out;
    assert!(out.contains("The dearest decisions, by advice"), "{out}");
    assert!(out.lines().all(|line| columns(line) <= 80), "{out}");
    let alone = run(&["replay", "--analyse", "--expected", "0", "--json", &log], b"").out;
    assert!(!alone.contains("advice"));
}

#[test]
fn what_is_not_there_is_said() {
    let error = |arguments: &[&str]| {
        let run = run(&[&["advise", "-"], arguments].concat(), NO_NINE_KINDS.as_bytes());
        assert_eq!((run.out.as_str(), run.code), ("", Some(2)));
        run.err
    };
    assert_eq!(error(&[]), "-: whose decisions? --seat takes 0 (A), 1 (B), 2 (C), 3 (D)\n");
    assert_eq!(error(&["--seat", "0", "--at", "E2.1"]), "-: the record doesn't have this round\n");
    assert_eq!(
        error(&["--seat", "0", "--at", "E1.2"]),
        "-: seat 0 decides nothing in turn 2, but in 1\n"
    );
    assert_eq!(error(&["--seat", "3", "--at", "1.2"]), "-: seat 3 decides nothing in this round\n");
    assert!(error(&["--seat", "0", "--at", "E1"]).contains("ROUND.TURN"));
    assert!(error(&["--seat", "4"]).contains("0, 1, 2 or 3"));
}

/// A view that can't be isn't judged: the message names the tile and the place.
#[test]
fn a_fifth_copy_is_named() {
    let hidden = format!("[{}]", ["\"?\""; 13].join(","));
    let own = r#"["E","E","E","E","4p","5p","6p","7s","8s","9s","1m","2m","3m"]"#;
    let lines = [
        r#"{"type":"start_game","id":0}"#.to_owned(),
        format!(
            r#"{{"type":"start_kyoku","bakaze":"E","kyoku":1,"honba":0,"kyotaku":0,"oya":0,"dora_marker":"E","scores":[25000,25000,25000,25000],"tehais":[{own},{hidden},{hidden},{hidden}]}}"#
        ),
        r#"{"type":"tsumo","actor":0,"pai":"9m"}"#.to_owned(),
        r#"{"type":"dahai","actor":0,"pai":"9m","tsumogiri":true}"#.to_owned(),
    ];
    let text = lines.join("\n");
    let advised = run(&["advise", "-"], text.as_bytes());
    assert_eq!((advised.code, advised.out.as_str()), (Some(2), ""));
    assert!(advised.err.contains("E1, line 2: a fifth copy of 1z is seen"), "{}", advised.err);
    let events = format!("[{}]", lines.join(","));
    let request = format!(r#"{{"id":1,"op":"advise","events":{events}}}"#);
    let answered = run(&["batch"], request.as_bytes());
    assert!(answered.out.contains("a fifth copy of 1z is seen"), "{}", answered.out);
}
