//! Fields of a win and of a plan in riichi.

use mentsu::fields::{FieldValue, Fields};
use mentsu::plan::{Objective, Outlook, Planner};
use mentsu::riichi::{Preset, Rules, Situation, WinEvent, score};
use mentsu::{Face, Hand, Wind};
use serde_json::{Value, json};

use crate::batch::answers;
use crate::runner::run_in;

/// A hand, and what has to hold for a field to matter.
struct Win {
    closed: &'static str,
    melds: &'static str,
    win: &'static str,
    others: &'static [(&'static str, &'static str)],
    rules: Preset,
    /// The old yaku that the house plays besides its own.
    old_yaku: Option<&'static str>,
}

impl Win {
    fn rules(&self) -> Rules {
        let rules = self.rules.rules();
        self.old_yaku.map_or(rules, |yaku| rules.set_text("old_yaku", yaku).unwrap())
    }
}

const PLAIN: Win = Win {
    closed: "123m456p789s1155z",
    melds: "",
    win: "5z",
    others: &[],
    rules: Preset::Tenhou,
    old_yaku: None,
};

const DAISANGEN: Win = Win {
    closed: "234m1p",
    melds: "(555z)(666z)(777z)",
    win: "1p",
    others: &[("seat", "south")],
    rules: Preset::Tenhou,
    old_yaku: None,
};

/// A win in which a field matters, and a value that changes it.
fn win_by(field: &str) -> (Win, &'static str) {
    let old = |yaku| Win { old_yaku: Some(yaku), ..PLAIN };
    match field {
        "seat" => (PLAIN, "south"),
        "round" => (Win { closed: "123m456p789s2255z", win: "2z", ..PLAIN }, "south"),
        "dora" => (PLAIN, "4z"),
        "ura" => (Win { others: &[("riichi", "true"), ("dora", "1p")], ..PLAIN }, "4z"),
        "kita" => (Win { closed: "123p456p789s1155z", rules: Preset::TenhouSanma, ..PLAIN }, "2"),
        "honba" | "sticks" => (PLAIN, "3"),
        "pao" => (DAISANGEN, "daisangen=west"),
        "discarder" => {
            let others = &[("seat", "south"), ("pao", "daisangen=west")];
            (Win { others, ..DAISANGEN }, "north")
        }
        "tsubame_gaeshi" => (old("tsubame_gaeshi"), "true"),
        "kanburi" => (old("kanburi"), "true"),
        "open_riichi" => (Win { others: &[("riichi", "true")], ..old("open_riichi") }, "true"),
        "paarenchan" => (old("paarenchan"), "true"),
        "renhou" => (
            Win { others: &[("seat", "south")], rules: Preset::MahjongSoulOldYaku, ..PLAIN },
            "true",
        ),
        event if WinEvent::from_name(event).is_some() => (PLAIN, "true"),
        other => panic!("{other} is new: name a win in which it matters"),
    }
}

/// The library's answer in words: what is paid, or why nothing is.
fn library(win: &Win, fields: &[(&str, &str)]) -> Result<(u32, Vec<String>), String> {
    let ron = Situation::ron(win.win.parse::<Face>().unwrap());
    let situation = fields.iter().fold(ron, |all, (name, text)| all.set_text(name, text).unwrap());
    let hand: Hand = format!("{}{}", win.closed, win.melds).parse().unwrap();
    let score = score(&hand, &situation, &win.rules()).map_err(|why| why.to_string())?;
    let payments = score.payments();
    let mut paid: Vec<String> =
        payments.iter().map(|payment| format!("{} {}", payment.payer(), payment.total())).collect();
    paid.sort();
    Ok((payments.received(), paid))
}

/// Options and their values, as the program takes them.
fn options(fields: &[(&str, &str)]) -> Vec<String> {
    let letter = |seat: &str| Wind::from_name(seat).map(|wind| wind.name()[..1].to_uppercase());
    let of = |(name, text): &(&str, &str)| {
        let option = format!("--{}", name.replace('_', "-"));
        let spelled = match text.split_once('=') {
            Some((name, seat)) => format!("{name}={}", letter(seat).unwrap()),
            None => letter(text).unwrap_or((*text).to_owned()),
        };
        match *text {
            "true" => vec![option],
            "false" => vec![format!("--no-{name}")],
            _ => vec![option, spelled],
        }
    };
    fields.iter().flat_map(of).collect()
}

fn house(rules: Preset) -> String {
    rules.name().replace('_', "-")
}

#[test]
fn every_field_of_a_win_is_an_option() {
    for name in Situation::NAMES.iter().filter(|name| **name != "ron") {
        let (win, value) = win_by(name);
        let fields = [win.others, &[(*name, value)]].concat();
        let (with, without) = (library(&win, &fields), library(&win, win.others));
        assert_ne!(with, without, "{name} makes no difference");
        let hand = format!("{}{}", win.closed, win.melds);
        let house = house(win.rules);
        let mut arguments = vec!["analyse", &hand, "--win", win.win, "--rules", &house];
        let mut options = options(&fields);
        options.extend(win.old_yaku.map(|yaku| format!("--rule=old_yaku={yaku}")));
        arguments.extend(options.iter().map(String::as_str));
        let run = run_in(120, &arguments, b"");
        match with {
            Ok((received, paid)) => {
                // If one player pays all that is received, the sum stands there once.
                let is_all = paid.len() == 1 && paid[0].ends_with(&format!(" {received}"));
                let is_said = run.out.contains(&format!("{received} received"));
                assert!(is_said != is_all, "{name}: {}", run.out);
                let out = run.out.to_lowercase();
                for paid in paid {
                    let paid = paid.replace("discarder", "the discarder");
                    let (who, points) = paid.rsplit_once(' ').expect("who, and how much");
                    let told = format!("{who} pays {points}");
                    assert!(out.contains(&told), "{name}: {told}: {out}");
                }
            }
            Err(why) => assert!(run.out.contains(&why), "{name}: {why}: {}{}", run.out, run.err),
        }
    }
}

#[test]
fn every_field_of_a_win_is_a_key() {
    let letter = |seat: &str| Wind::from_name(seat).map(|wind| wind.name()[..1].to_uppercase());
    for name in Situation::NAMES.iter().filter(|name| **name != "ron") {
        let (win, value) = win_by(name);
        let fields = [win.others, &[(*name, value)]].concat();
        let with = library(&win, &fields);
        let melds: Vec<Value> = win
            .melds
            .split_terminator(')')
            .map(|meld| json!({"type": "pon", "tiles": &meld[1..]}))
            .collect();
        let mut request = json!({
            "id": 1, "op": "score", "closed": win.closed, "melds": melds, "win": win.win,
            "rules": win.rules.name(), "seat": "E", "round": "E", "payments": true,
        });
        let mut flags = Vec::new();
        for (name, text) in fields {
            if WinEvent::from_name(name).is_some() {
                flags.push(name);
                continue;
            }
            request[name] = match (text.split_once('='), letter(text), text.parse::<u32>()) {
                (Some((yakuman, seat)), ..) => json!({yakuman: letter(seat).unwrap()}),
                (_, Some(letter), _) => letter.into(),
                (_, _, Ok(number)) => number.into(),
                _ => json!([text]),
            };
        }
        request["flags"] = flags.into();
        if let Some(yaku) = win.old_yaku {
            request["rules"] = json!({"preset": win.rules.name(), "old_yaku": [yaku]});
        }
        let answer = answers(request.to_string()).remove(0);
        match with {
            Ok((_, paid)) => {
                let mut found: Vec<String> = answer["payments"]
                    .as_array()
                    .unwrap_or_else(|| panic!("{name}: {answer}"))
                    .iter()
                    .map(|payment| {
                        let number = |key: &str| payment[key].as_u64().unwrap();
                        let payer = payment["payer"].as_str().unwrap();
                        let seat = mentsu_protocol::wind_of_letter(payer).map(Wind::name);
                        format!("{} {}", seat.unwrap_or(payer), number("points") + number("honba"))
                    })
                    .collect();
                found.sort();
                assert_eq!(found, paid, "{name}: {answer}");
            }
            Err(why) => {
                let error = answer["error"].as_str().or(answer["why"].as_str());
                assert_eq!(error, Some(why.as_str()), "{name}: {answer}");
            }
        }
    }
}

/// A hand, its rules and a value with which a field of a plan matters.
fn plan_by(field: &str) -> (&'static str, Preset, &'static str) {
    const HAND: &str = "135m123456p239s22z";
    const CLOSED: &str = "19m123456p2359s22z";
    match field {
        "draws" => (HAND, Preset::Tenhou, "3"),
        "depth" => (HAND, Preset::Tenhou, "0"),
        "seat" | "round" => ("135m123456p23s222z", Preset::Tenhou, "south"),
        "dora" => (HAND, Preset::Tenhou, "1z"),
        "seen" => (HAND, Preset::Tenhou, "444m0p"),
        "riichi" => (HAND, Preset::Tenhou, "never"),
        "ura" => (HAND, Preset::Tenhou, "false"),
        "honba" | "sticks" | "others" => (HAND, Preset::Tenhou, "3"),
        "kita" => (CLOSED, Preset::TenhouSanma, "1"),
        "first_turn" => ("123m123456p239s22z", Preset::Tenhou, "true"),
        other => panic!("{other} is new: name a plan in which it matters"),
    }
}

/// The points expected of the best discard by the library, with four draws unless they are given.
fn planned(hand: &str, rules: &Rules, fields: &[(&str, &str)]) -> f32 {
    let start = Outlook::new().with_draws(4).set_text("dora", "9s").unwrap();
    let outlook = fields.iter().fold(start, |all, (name, text)| all.set_text(name, text).unwrap());
    let plan = Planner::new().plan(&hand.parse().unwrap(), &outlook, rules).unwrap();
    plan.best(Objective::Points).expect("a discard").figures().points() as f32
}

#[test]
fn every_field_of_a_plan_is_an_option_and_a_key() {
    // The program sets `room` by the memory that it has.
    for name in Outlook::NAMES.iter().filter(|name| **name != "room") {
        let (hand, preset, value) = plan_by(name);
        let rules = preset.rules();
        let expected = planned(hand, &rules, &[(name, value)]);
        assert_ne!(expected, planned(hand, &rules, &[]), "{name} makes no difference");

        let mut fields = vec![("draws", "4"), ("dora", "9s"), (*name, value)];
        if fields[..2].iter().any(|(other, _)| other == name) {
            fields.retain(|(other, text)| other != name || *text == value);
        }
        let (options, house) = (options(&fields), house(preset));
        let mut arguments = vec!["plan", hand, "--json", "--rules", &house];
        arguments.extend(options.iter().map(String::as_str));
        let run = run_in(120, &arguments, b"");
        let answer: Value = serde_json::from_str(&run.out)
            .unwrap_or_else(|why| panic!("{name}: {why}: {}{}", run.out, run.err));
        let discards = answer["discards"].as_object().unwrap().values().cloned();
        assert_eq!(best_of(&discards.collect::<Vec<_>>()), expected, "{name}");

        let mut request = json!({
            "id": 1, "op": "plan", "closed": hand, "rules": preset.name(),
        });
        for (name, text) in fields {
            let wind = Wind::from_name(text).map(|wind| wind.name()[..1].to_uppercase());
            request[name] = match (wind, serde_json::from_str(text)) {
                (Some(letter), _) => letter.into(),
                (_, Ok(value)) => value,
                _ if name == "dora" => json!([text]),
                _ => text.into(),
            };
        }
        let answer = answers(request.to_string()).remove(0);
        let discards = answer["discards"].as_object();
        let discards = discards.unwrap_or_else(|| panic!("{name}: {answer}"));
        let discards: Vec<Value> = discards.values().cloned().collect();
        assert_eq!(best_of(&discards), expected, "{name}");
    }
}

/// The most points with all draws left.
fn best_of(discards: &[Value]) -> f32 {
    let points = |discard: &Value| {
        let points = discard["points"].as_array().expect("figures by draws");
        points.last().expect("a draw").as_f64().expect("a number") as f32
    };
    discards.iter().map(points).fold(0.0, f32::max)
}

#[test]
fn a_value_survives_its_text() {
    for name in Outlook::NAMES.iter().filter(|name| **name != "room") {
        let (_, _, value) = plan_by(name);
        let set = Outlook::new().set_text(name, value).unwrap();
        let found: FieldValue<'_> = set.get(name).unwrap();
        assert_eq!(Outlook::new().set_text(name, &found.to_string()), Ok(set), "{name}");
    }
}
