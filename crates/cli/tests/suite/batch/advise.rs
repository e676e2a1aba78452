//! `advise` requests of `mentsu batch`: compared with the library's advice for the view of a bot.

use mentsu::Tile;
use mentsu::random::SplitMix64;
use mentsu_table::advice::Advisor;
use mentsu_table::reading::TableReading;
use mentsu_table::record::mjai::{action_lines, event_line};
use mentsu_table::{GameRules, Length, Round, RoundStart, View, Wall, bot};
use serde_json::{Value, json};

use crate::batch::{answers, refused};

/// The decision of this number in a round of this seed, or of the next that lasts so long: the
/// view, and the events as mjai.
fn decision(rules: &GameRules, seed: u64, number: usize) -> (View, Vec<Value>) {
    let wall = Wall::shuffled(rules, &mut SplitMix64::new(seed));
    let mut round = Round::new(rules, &RoundStart::first(rules), wall).unwrap();
    let (mut made, mut events) = (0, round.last_events().to_vec());
    loop {
        let Some(seat) = round.awaited().next() else { return decision(rules, seed + 1, number) };
        let view = round.view(seat).unwrap();
        if view.options().only().is_none() {
            made += 1;
        }
        if made > number && view.options().only().is_none() {
            let players = rules.players();
            let seen = events.iter().map(|event| event.seen_by(seat));
            let lines = seen.map(|event| event_line(&event, players));
            let start = json!({"type": "start_game", "id": seat.index()});
            let events = lines.map(|line| serde_json::from_str(&line).unwrap());
            return (view, [start].into_iter().chain(events).collect());
        }
        events.extend_from_slice(round.act(seat, bot::efficiency(&view)).unwrap());
    }
}

fn request(events: &[Value], keys: &Value) -> Value {
    let mut request = json!({"id": 1, "op": "advise", "events": events});
    request.as_object_mut().unwrap().extend(keys.as_object().unwrap().clone());
    request
}

#[track_caller]
fn agree(view: &View, answer: &Value) {
    let near = |number: &Value, expected: f64| {
        let number = number.as_f64().unwrap();
        assert!(
            (number - expected).abs() <= 1e-6 * expected.abs().max(1e-6),
            "{number} {expected}"
        );
    };
    assert_eq!(answer["seat"], view.seat().index());
    let advice = Advisor::new().advice(view);
    let actions = answer["actions"].as_array().unwrap();
    assert_eq!(actions.len(), advice.actions().len());
    for (part, advised) in actions.iter().zip(advice.actions()) {
        assert_eq!(part["action"], serde_json::to_value(advised.action).unwrap());
        let lines = action_lines(view.table(), view.seat(), &advised.action);
        let events: Vec<Value> =
            lines.iter().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(part["mjai"], Value::from(events));
        near(&part["value"], advised.value);
        let parts = &advised.parts;
        for (name, of_parts) in [
            ("deal_in", parts.deal_in),
            ("deal_in_points", parts.deal_in_points),
            ("win", parts.win),
            ("going_on", parts.going_on),
            ("folding", parts.folding),
        ] {
            near(&part[name], of_parts);
        }
    }
    let reading = TableReading::of(view);
    let others = answer["others"].as_array().unwrap();
    let seats = view.table().seats().iter().filter(|seat| **seat != view.seat());
    assert_eq!(others.len(), seats.clone().count());
    let dangers = answer["dangers"].as_object().unwrap();
    assert_eq!(dangers.len(), if view.table().rules().sanma() { 27 } else { 34 });
    for (nth, (seat, other)) in seats.zip(others).enumerate() {
        assert_eq!(other["seat"], seat.index());
        near(&other["tenpai"], reading.tenpai(*seat));
        for tile in Tile::ALL {
            let Some(part) = dangers.get(&tile.to_string()) else { continue };
            let danger = reading.danger(tile, *seat);
            near(&part["any"], reading.danger_to_any(tile));
            near(&part["to"][nth], danger.chance());
            assert_eq!(part["safe"][nth], json!(danger.safe().map(|safe| safe.name())));
        }
    }
}

#[test]
fn advice_is_that_of_the_view_after_the_events() {
    for (rules, name, seed) in [
        (GameRules::TENHOU, "tenhou", 7),
        (GameRules::MAHJONG_SOUL, "mahjong_soul", 8),
        (GameRules::TENHOU_SANMA, "tenhou_sanma", 9),
    ] {
        for number in [0, 9, 30] {
            let (view, events) = decision(&rules, seed, number);
            let keys = json!({"rules": name, "seat": view.seat().index()});
            let [answer] = &answers(request(&events, &keys).to_string())[..] else {
                panic!("not one answer")
            };
            agree(&view, answer);
        }
    }
    // The bot's id is the seat, and the round begins without a game.
    let (view, events) = decision(&GameRules::TENHOU, 7, 12);
    let named = request(&events, &json!({}));
    let bare = request(&events[1..], &json!({"seat": view.seat().index()}));
    for request in [named, bare] {
        agree(&view, &answers(request.to_string())[0]);
    }
    // Rules of a game, of which one differs.
    let (view, events) = decision(&GameRules::TENHOU.with_call_ends_furiten(true), 7, 12);
    let keys = json!({"rules": {"preset": "tenhou", "call_ends_furiten": true}});
    agree(&view, &answers(request(&events, &keys).to_string())[0]);
}

#[test]
fn the_last_rounds_are_judged_by_places() {
    let last = GameRules::TENHOU.with_length(Length::OneRound);
    let (view, events) = decision(&last, 7, 12);
    let worth = [3.0, 1.0, -1.0, -3.0];
    let by_places = Advisor::new().with_places(worth).unwrap().advice(&view);
    let keys =
        json!({"seat": view.seat().index(), "rules": {"length": "one_round"}, "places": worth});
    let answer = &answers(request(&events, &keys).to_string())[0];
    let actions = answer["actions"].as_array().unwrap();
    assert_eq!(actions.len(), by_places.actions().len());
    for (part, advised) in actions.iter().zip(by_places.actions()) {
        assert_eq!(part["action"], serde_json::to_value(advised.action).unwrap());
        let places = part["places"].as_f64().unwrap();
        assert!((places - advised.places.unwrap()).abs() < 1e-6, "{part}");
    }
    // Early in a game points decide, whatever the places are worth.
    let (view, events) = decision(&GameRules::TENHOU, 7, 12);
    let keys = json!({"seat": view.seat().index(), "places": worth});
    let answer = &answers(request(&events, &keys).to_string())[0];
    agree(&view, answer);
    assert_eq!(answer["actions"][0].get("places"), None);
    let refused = refused(&request(&events, &json!({"places": [1, 2, 3]})).to_string(), 1);
    assert!(refused.starts_with("places: "), "{refused}");
}

#[test]
fn what_cannot_be_advised_says_why() {
    let (view, events) = decision(&GameRules::TENHOU, 7, 9);
    let (seat, all) = (view.seat().index(), &events[..]);
    let error = |events: &[Value], keys: Value| refused(&request(events, &keys).to_string(), 1);
    let other = (seat + 1) % 4;
    assert_eq!(
        error(all, json!({"seat": other})),
        format!("seat: the events don't show the tiles of seat {other}")
    );
    assert_eq!(error(all, json!({"seat": 4})), "seat: nobody has seat 4");
    let sanma = error(all, json!({"rules": {"sanma": true}}));
    assert_eq!(sanma, "rules: `sanma` contradicts another rule");
    assert!(error(all, json!({"rules": "moon"})).starts_with("preset: unknown word `moon`"));
    assert!(error(all, json!({"rules": {"moon": 1}})).starts_with("rules: unknown key `moon`"));
    assert!(error(all, json!({"closed": "1m"})).starts_with("unknown key `closed`"));
    assert!(error(&[], json!({"seat": 0})).starts_with("events: "));
    assert!(error(&events[..1], json!({})).starts_with("events: "));
    assert_eq!(
        error(&events[..2], json!({})),
        format!("events: after them seat {seat} has nothing to decide")
    );
    let mut forged = events.clone();
    forged.push(json!({"type": "dahai", "actor": seat, "pai": "moon", "tsumogiri": false}));
    assert!(error(&forged, json!({})).starts_with("events: "));
    let missing = refused(r#"{"id":1,"op":"advise"}"#, 1);
    assert_eq!(missing, "missing key `events`");
    let text = refused(r#"{"id":1,"op":"advise","events":"E"}"#, 1);
    assert_eq!(text, "events: not a list");
}
