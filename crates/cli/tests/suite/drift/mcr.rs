//! Fields of a win and of ways under Chinese rules.

use std::collections::BTreeMap;

use mentsu::fields::Fields as _;
use mentsu::mcr::{Outlook, Rules, Situation, WayChance, Ways, score};
use mentsu::{Hand, Wind};
use serde_json::{Value, json};

use crate::batch::answers;
use crate::runner::run_in;

/// A win in which a field matters: the hand, the winning tile, and a value that changes it.
fn win_by(field: &str) -> (&'static str, &'static str, &'static str) {
    match field {
        "seat" | "prevalent" => ("123m456p789s22s22z", "2z", "south"),
        "flowers" => (PLAIN, "6s", "2"),
        "last_copy" | "kong" | "last_tile" => (PLAIN, "6s", "true"),
        "seen" => (PLAIN, "6s", "3"),
        other => panic!("{other} is new: name a win in which it matters"),
    }
}

const PLAIN: &str = "123m456p789s45s22z";

/// The letter of a wind's name.
fn letter(name: &str) -> Option<String> {
    Wind::from_name(name).map(|wind| wind.name()[..1].to_uppercase())
}

fn total(hand: &str, situation: &Situation) -> u16 {
    let hand: Hand = hand.parse().unwrap();
    score(&hand, situation, &Rules::MIL).unwrap().total()
}

/// Each field with its win, and what the win is worth.
fn wins() -> impl Iterator<Item = (&'static str, &'static str, &'static str, &'static str, u16)> {
    // `win` and `self_drawn` stand for the first.
    Situation::NAMES.iter().filter(|name| **name != "discard").map(|name| {
        let (hand, win, value) = win_by(name);
        let without = Situation::self_drawn().set_text("discard", win).unwrap();
        let with = total(hand, &without.set_text(name, value).unwrap());
        assert_ne!(with, total(hand, &without), "{name} makes no difference");
        (*name, hand, win, value, with)
    })
}

#[test]
fn every_field_of_a_win_is_an_option() {
    for (name, hand, win, value, total) in wins() {
        let option = format!("--{}", name.replace('_', "-"));
        let value = match name {
            "seen" => win.repeat(value.parse().unwrap()),
            _ => letter(value).unwrap_or_else(|| value.to_owned()),
        };
        let given = if value == "true" { vec![&*option] } else { vec![&*option, &*value] };
        let arguments = [vec!["mcr", hand, "--win", win, "--rules", "mil"], given].concat();
        let run = run_in(120, &arguments, b"");
        assert!(run.out.contains(&format!("{total} points")), "{name}: {}{}", run.out, run.err);
    }
}

#[test]
fn every_field_of_a_win_is_a_key() {
    for (name, hand, win, value, total) in wins() {
        let mut request = json!({
            "id": 1, "op": "mcr_score", "closed": hand, "melds": [], "win": win, "rules": "mil",
        });
        request[name] = match (name, letter(value)) {
            ("seen", _) => win.repeat(value.parse().unwrap()).into(),
            (_, Some(letter)) => letter.into(),
            (_, None) => serde_json::from_str(value).unwrap(),
        };
        let answer = answers(request.to_string()).remove(0);
        assert_eq!(answer["total"], total, "{name}: {answer}");
    }
}

/// A hand of 14 tiles, its pungs, and a value of a field that changes its ways.
fn ways_by(field: &str) -> (&'static str, &'static [&'static str], &'static str) {
    match field {
        // Without its wind, the fourth pung makes too few points on a discard.
        "seat" | "prevalent" => ("9p2255z", &["222m", "444p", "888s"], "south"),
        "seen" => (WAITING, &[], "666s"),
        "draws" => (WAITING, &[], "3"),
        "others" => (WAITING, &[], "2"),
        "depth" => (WAITING, &[], "0"),
        other => panic!("{other} is new: name ways in which it matters"),
    }
}

const WAITING: &str = "123m456p9p789s45s22z";

/// The chance of each discard.
fn chances(closed: &str, pungs: &[&str], outlook: &Outlook) -> BTreeMap<String, f64> {
    let pungs: String = pungs.iter().map(|pung| format!("({pung})")).collect();
    let hand: Hand = format!("{closed}{pungs}").parse().unwrap();
    let ways = Ways::of(&hand, outlook, &Rules::MIL).unwrap();
    let chance = |one: &WayChance| (one.discard().unwrap().to_string(), one.chance());
    ways.chances().iter().map(chance).collect()
}

#[test]
fn every_field_of_ways_is_a_key() {
    let start = Outlook::new().with_draws(2).with_others(3);
    for name in Outlook::NAMES {
        let (closed, pungs, value) = ways_by(name);
        let expected = chances(closed, pungs, &start.set_text(name, value).unwrap());
        assert_ne!(expected, chances(closed, pungs, &start), "{name} makes no difference");
        let melds: Vec<Value> =
            pungs.iter().map(|tiles| json!({"type": "pon", "tiles": tiles})).collect();
        let mut request = json!({
            "id": 1, "op": "mcr_hand", "closed": closed, "melds": melds, "draws": 2, "rules": "mil",
        });
        request[*name] = match (letter(value), value.parse::<u8>()) {
            (Some(letter), _) => letter.into(),
            (_, Ok(number)) => number.into(),
            _ => value.into(),
        };
        let answer = answers(request.to_string()).remove(0);
        let found = answer["ways"]["chances"].as_object();
        let found = found.unwrap_or_else(|| panic!("{name}: {answer}"));
        assert_eq!(found.len(), expected.len(), "{name}: {answer}");
        for (discard, chance) in expected {
            let found = found[&discard].as_f64().unwrap();
            assert!((found - chance).abs() < 1e-9, "{name}: {discard} {found} {chance}");
        }
    }
}
