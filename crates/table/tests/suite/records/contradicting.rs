//! Lines of mjai that contradict themselves or what came before: refused or noticed, never passed
//! over.

use mentsu_table::record::{self, GameKind, Record, RecordedResult, Told, Unwritable, Wrong};
use mentsu_table::{Event, PointsError, Seat, replay};
use serde_json::{Value, json};

use crate::records::replayed::played::{game, kinds};
use crate::records::replayed::seen::seen_by;

/// The lines of some games of each kind, and whether something was wrong with each after a change
/// to one of them.
fn changes_noticed(kind: GameKind, change: impl Fn(&Value) -> Option<Value>) -> Vec<(bool, Value)> {
    let mut noticed = Vec::new();
    for number in 0..8 {
        noticed.extend(noticed_in(&game(kind, number), |value| {
            change(value).map(|value| vec![value])
        }));
    }
    noticed
}

/// The same of one record, in which a line may become several, or none.
fn noticed_in(
    record: &Record,
    change: impl Fn(&Value) -> Option<Vec<Value>>,
) -> Vec<(bool, Value)> {
    let text = record.to_mjai();
    let lines: Vec<&str> = text.lines().collect();
    let mut noticed = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let value: Value = serde_json::from_str(line).expect("a line of mjai");
        let Some(others) = change(&value) else { continue };
        let others: Vec<String> = others.iter().map(Value::to_string).collect();
        let others: Vec<&str> = others.iter().map(String::as_str).collect();
        let text = [&lines[..at], &others, &lines[at + 1..]].concat().join("\n");
        let read = record::read(text.as_bytes());
        let differs = read.is_ok_and(|read| replay::replay(&read).differences.is_empty());
        noticed.push((!differs, value));
    }
    noticed
}

#[track_caller]
fn assert_all_noticed(noticed: &[(bool, Value)], least: usize) {
    assert!(noticed.len() >= least, "{} changes", noticed.len());
    let passed_over = noticed.iter().find(|(noticed, _)| !noticed);
    assert!(passed_over.is_none(), "passed over: {passed_over:?}");
}

/// The line with another value in a field.
fn with(value: &Value, field: &str, other: Value) -> Value {
    let mut value = value.clone();
    value[field] = other;
    value
}

#[test]
fn chi_is_called_from_kamicha_alone() {
    for by in 1..=2 {
        let noticed = changes_noticed(GameKind::default(), |value| {
            let target = (value["target"].as_u64()? + 4 - by) % 4;
            (value["type"] == "chi").then(|| with(value, "target", json!(target)))
        });
        assert_all_noticed(&noticed, 5);
    }
}

#[test]
fn a_kakan_names_the_tiles_of_its_pon() {
    let noticed = changes_noticed(GameKind::default(), |value| {
        (value["type"] == "kakan").then(|| with(value, "consumed", json!(["1m", "2m", "E"])))
    });
    assert_all_noticed(&noticed, 2);
}

#[test]
fn a_north_set_aside_is_a_north() {
    let noticed = changes_noticed(kinds()[1], |value| {
        (value["type"] == "nukidora").then(|| with(value, "pai", json!("9m")))
    });
    assert_all_noticed(&noticed, 5);
}

/// Whoever writes the winner's hand writes it with or without the winning tile, or leaves it empty.
#[test]
fn a_winner_shows_the_hand_that_was_played() {
    let kind = GameKind::default();
    let noticed = changes_noticed(kind, |value| {
        let mut shown = value["hora_tehais"].as_array()?.clone();
        shown[0] = json!(if shown[0] == "P" { "F" } else { "P" });
        Some(with(value, "hora_tehais", json!(shown)))
    });
    assert_all_noticed(&noticed, 5);

    let kept = changes_noticed(kind, |value| {
        let mut shown = value["hora_tehais"].as_array()?.clone();
        let winning = &value["pai"];
        match shown.iter().position(|tile| tile == winning).filter(|_| shown.len() % 3 == 2) {
            Some(at) => drop(shown.remove(at)),
            None => shown.push(winning.clone()),
        }
        shown.reverse();
        Some(with(value, "hora_tehais", json!(shown)))
    });
    assert!(kept.len() >= 5 && kept.iter().all(|(noticed, _)| !noticed));
    let empty = changes_noticed(kind, |value| {
        (value["type"] == "hora").then(|| with(value, "hora_tehais", json!([])))
    });
    assert!(empty.len() >= 5 && empty.iter().all(|(noticed, _)| !noticed));
}

#[test]
fn a_win_is_won_by_the_tile_that_was_given() {
    let noticed = changes_noticed(GameKind::default(), |value| {
        let other = if value["pai"] == "P" { "F" } else { "P" };
        (value["type"] == "hora").then(|| with(value, "pai", json!(other)))
    });
    assert_all_noticed(&noticed, 20);
}

#[test]
fn a_draw_pays_what_the_rules_say() {
    let noticed = changes_noticed(GameKind::default(), |value| {
        let first = value["deltas"][0].as_i64()?;
        let second = value["deltas"][1].as_i64()?;
        let mut other = with(value, "deltas", json!([first + 100, second - 100]));
        for seat in 2..4 {
            other["deltas"].as_array_mut()?.push(value["deltas"][seat].clone());
        }
        (value["type"] == "ryukyoku").then_some(other)
    });
    assert_all_noticed(&noticed, 5);
}

/// A riichi of another seat is declared once, in its turn, before it is accepted; so it is seen.
#[test]
fn riichi_of_others_is_declared_once_and_then_accepted() {
    let seen = seen_by(&game(GameKind::default(), 3), Seat::ALL[0]);
    let is = |value: &Value, name: &str| value["type"] == name && value["actor"] != 0;
    let dropped = noticed_in(&seen, |value| is(value, "reach").then(Vec::new));
    let doubled = noticed_in(&seen, |value| {
        (is(value, "reach") || is(value, "reach_accepted"))
            .then(|| vec![value.clone(), value.clone()])
    });
    assert_all_noticed(&dropped, 2);
    assert_all_noticed(&doubled, 4);
}

/// Two draws from the live wall after a kan at the latest its indicator lies there.
#[test]
fn indicators_of_kans_are_all_turned_over() {
    let mut dropped = Vec::new();
    for number in 0..8 {
        let seen = seen_by(&game(GameKind::default(), number), Seat::ALL[0]);
        let text = seen.to_mjai();
        let mut lines = text.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
        // Some writers write the indicator after a draw, so near the end a missing one can't be
        // detected.
        let mut goes_on = Vec::new();
        while let Some(line) = lines.next() {
            if line["type"] == "dora" {
                let next = lines.clone().take_while(|next| next["type"] != "end_kyoku");
                goes_on.push(next.filter(|next| next["type"] == "tsumo").count() > 3);
            }
        }
        let noticed = noticed_in(&seen, |value| (value["type"] == "dora").then(Vec::new));
        assert_eq!(noticed.len(), goes_on.len());
        dropped.extend(noticed.into_iter().zip(goes_on).filter(|(_, goes_on)| *goes_on));
    }
    let dropped: Vec<_> = dropped.into_iter().map(|(noticed, _)| noticed).collect();
    assert_all_noticed(&dropped, 3);
}

/// What everybody has is added up while a record is read, and refused beyond all points.
#[test]
fn payments_beyond_all_points_are_refused() {
    let record = game(GameKind::default(), 3);
    // Each line has points that a reader takes; many of them have more than there can be.
    const WINS: usize = 200;
    let text = record.to_mjai();
    let mut lines: Vec<String> = text.lines().map(String::from).collect();
    let win = lines.iter().position(|line| line.contains("\"hora\"")).expect("a win");
    let mut value: Value = serde_json::from_str(&lines[win]).expect("a line of mjai");
    value["deltas"] = json!([10_000_000, 0, 0, 0]);
    lines.truncate(win);
    lines.extend([const { String::new() }; WINS].map(|_| value.to_string()));
    let wrong = record::read(lines.join("\n").as_bytes()).unwrap_err().wrong;
    assert!(matches!(wrong, Wrong::Points { why: PointsError::Points { .. } }), "{wrong:?}");
    // A record of any content can't be written either, nor replayed to its end.
    let mut paid = record.clone();
    let entries = paid.rounds.iter_mut().flat_map(|round| &mut round.entries);
    let mut changed = 0;
    for entry in entries {
        match &mut entry.told {
            Told::Event(Event::Win(win)) => win.deltas[win.seat.index()] = i32::MAX,
            Told::Event(Event::Ryuukyoku(draw)) => draw.deltas[0] = i32::MAX,
            _ => continue,
        }
        changed += 1;
    }
    let uncounted = |written: Result<String, Unwritable>| {
        assert!(matches!(written, Err(Unwritable::Uncounted { .. } | Unwritable::Points { .. })));
    };
    paid.result = record.result.map(|result| RecordedResult { scores: None, ..result });
    assert!(changed > 0 && paid.result.is_some());
    uncounted(paid.to_tenhou6());
    uncounted(paid.to_mjlog());
    uncounted(paid.to_majiang());
    for record in [paid.clone(), seen_by(&paid, Seat::ALL[0])] {
        assert!(replay::replay(&record).differences.len() >= changed.min(2));
    }
}
