//! mjai of other writers: names that the engine's own lines don't have, points as floats, types
//! that aren't events of the game.

use mentsu::riichi::Preset;
use mentsu_table::record::{GameKind, Oddity, Place, Reader};
use mentsu_table::replay::{self, Note};
use mentsu_table::{Event, RyuukyokuKind};
use serde_json::{Value, json};

use crate::records::assert_same;
use crate::records::formats::mjai::{agrees, changed, read};
use crate::records::replayed::played::{game, kinds};

fn draws(text: &str) -> Vec<RyuukyokuKind> {
    let record = read(text);
    let events = record.rounds.iter().flat_map(|round| round.events());
    let kinds = events.filter_map(|(_, event)| match event {
        Event::Ryuukyoku(draw) => Some(draw.kind),
        _ => None,
    });
    kinds.collect()
}

#[test]
fn reasons_of_draws_have_other_names() {
    let own = ["fanpai", "kyushukyuhai", "sufonrenta", "sukaikan", "suchareach", "sanchaho"];
    let of_others = [
        ["exhaustive_draw", "howanpai", "Exhaustive Draw"],
        ["kyushu_kyuhai", "kyuushu_kyuuhai", "kyuushuKyuuhai"],
        ["sufon_renta", "suufon_renda", "sufurenta"],
        ["suukansansen", "suukaikan", "sukaikan"],
        ["suucha_riichi", "suucha-riichi", "suchareach"],
        ["sanchahou", "sanchaho", "Sanchaho"],
    ];
    // The kind of a draw is what its reason says, whatever has happened before.
    let mut lines: Vec<Value> = Vec::new();
    let played = (1..40).map(|number| game(GameKind::default(), number));
    let played = played.into_iter().find(|record| record.to_mjai().contains("fanpai"));
    for line in played.expect("a game with a draw").to_mjai().lines() {
        lines.push(serde_json::from_str(line).expect("a line"));
        if lines.last().is_some_and(|line| line["reason"] == "fanpai") {
            break;
        }
    }
    let with = |reason: &str| {
        let last = lines.len() - 1;
        let mut changed = lines.clone();
        changed[last]["reason"] = json!(reason);
        changed.iter().map(|line| line.to_string() + "\n").collect::<String>()
    };
    for (own, others) in own.into_iter().zip(of_others) {
        let kinds = draws(&with(own));
        for other in others {
            assert_eq!(draws(&with(other)), kinds, "{other}");
        }
    }
    // With an empty or an unknown name, the preceding events determine the kind of draw.
    for (reason, is_noted) in [("", false), ("ryukyoku", false), ("whatever", true)] {
        let (record, notes) = agrees(&with(reason));
        assert_eq!(draws(&with(reason)), draws(&with("fanpai")), "{reason}");
        let place = Place::Line(lines.len());
        let note = Oddity::UnknownReason { place, name: reason.to_owned() };
        assert_eq!(record.oddities.contains(&note), is_noted);
        assert_eq!(notes.contains(&Note::PassedOver(note)), is_noted);
    }
}

#[test]
fn lines_that_are_no_events_are_passed_over_and_noted() {
    let played = game(GameKind::default(), 3);
    let text = changed(&played, Some);
    let mut lines: Vec<&str> = text.lines().collect();
    lines.insert(1, r#"{"type":"chat","text":"よろしく"}"#);
    lines.insert(5, r#"{"type":"error","message":"slow"}"#);
    lines.push(r#"{"type":"chat","text":"またね"}"#);
    let (record, notes) = agrees(&lines.join("\n"));
    let unknown = |line, name: &str, count| Oddity::UnknownEvents {
        place: Place::Line(line),
        name: name.to_owned(),
        count,
    };
    let oddities = [unknown(2, "chat", 2), unknown(6, "error", 1)];
    assert_eq!(record.oddities, oddities);
    assert_eq!(notes, oddities.map(Note::PassedOver));
    assert_same(&played, &record, "chat");
    // A thousand types aren't listed one by one, but counted.
    let many: Vec<String> = (0..1_000).map(|n| format!(r#"{{"type":"x{n}"}}"#)).collect();
    let (record, _) = agrees(&(text.clone() + &many.join("\n")));
    assert!(record.oddities.len() < 20);
    let counted = record.oddities.iter().map(|oddity| match oddity {
        Oddity::UnknownEvents { count, .. } => *count,
        _ => 0,
    });
    assert_eq!(counted.sum::<usize>(), 1_000);
}

#[test]
fn points_may_be_floats_of_whole_numbers() {
    let as_floats = |half: f64| {
        move |mut value: Value| {
            for field in ["scores", "deltas"] {
                for points in value[field].as_array_mut().into_iter().flatten() {
                    *points = json!(points.as_i64().expect("points") as f64 + half);
                }
            }
            Some(value)
        }
    };
    for kind in kinds() {
        let played = game(kind, 3);
        let (record, notes) = agrees(&changed(&played, as_floats(0.0)));
        assert_eq!(notes, []);
        assert_same(&played, &record, "floats");
        let halves = changed(&played, as_floats(0.5));
        assert!(mentsu_table::record::read(halves.as_bytes()).is_err());
    }
}

/// Mahjong Soul deals its dealer fourteen tiles and marks none of them as drawn.
#[test]
fn the_first_of_fourteen_tiles_may_be_any() {
    let mut first_discards = 0;
    for kind in kinds() {
        for number in 1..5 {
            let played = game(kind, number);
            let mut is_first = false;
            let mut lines = Vec::new();
            for line in played.to_mjai().lines() {
                let mut value: Value = serde_json::from_str(line).expect("a line");
                match value["type"].as_str() {
                    Some("start_kyoku") => is_first = true,
                    Some("dahai") if is_first => {
                        first_discards += usize::from(value["tsumogiri"] == true);
                        value["tsumogiri"] = json!(false);
                        is_first = false;
                    }
                    Some("tsumo" | "reach") => {}
                    _ => is_first = false,
                }
                lines.push(value.to_string());
            }
            let (_, notes) = agrees(&lines.join("\n"));
            assert_eq!(notes, []);
        }
    }
    assert!(first_discards > 10, "{first_discards}");
}

/// Later the flag says what happened, and a wrong one is a difference.
#[test]
fn a_later_discard_is_of_the_drawn_tile_or_not() {
    let played = game(GameKind::default(), 3);
    let mut lines: Vec<String> = played.to_mjai().lines().map(str::to_owned).collect();
    let at =
        lines.iter().enumerate().skip(30).find(|(_, line)| line.contains("\"tsumogiri\":true"));
    let at = at.expect("a tsumogiri").0;
    lines[at] = lines[at].replace("\"tsumogiri\":true", "\"tsumogiri\":false");
    assert_eq!(replay::replay(&read(&lines.join("\n"))).differences.len(), 1);
}

/// Without a house in the record, the reader's house applies.
#[test]
fn an_unnamed_house_is_the_reader_s() {
    let kind = GameKind::from(Preset::MahjongSoul);
    let named = game(kind, 2).to_mjai();
    let unnamed = changed(&game(kind, 2), |mut value| {
        value.as_object_mut().expect("an object").remove("rule");
        Some(value)
    });
    let reader = Reader::new().with_house(Preset::MahjongSoul);
    let house = |reader: Reader, text: &str| reader.read(text.as_bytes()).map(|it| it.kind.preset);
    assert_eq!(house(Reader::new(), &unnamed), Ok(Preset::Tenhou));
    assert_eq!(house(reader, &unnamed), Ok(Preset::MahjongSoul));
    assert_eq!(house(Reader::new().with_house(Preset::Wrc), &named), Ok(Preset::MahjongSoul));
    let sanma = changed(&game(kinds()[1], 2), |mut value| {
        value.as_object_mut().expect("an object").remove("rule");
        Some(value)
    });
    assert_eq!(house(reader, &sanma), Ok(Preset::MahjongSoulSanma));
}
