//! Rounds, games, walls and views are stored and taken up again, and go on identically.

use mentsu::random::SplitMix64;
use mentsu_table::{Action, Game, GameResult, GameRules, Round, Seat, View, Wall};

use crate::common::{PRESETS, efficient, round};
use crate::scene::{IDLE, Moves, PLAIN, Scene};

#[test]
fn a_resumed_round_goes_on_identically() {
    for (name, rules) in PRESETS {
        let (mut walls, mut choices) = (SplitMix64::new(7), SplitMix64::new(8));
        for _ in 0..4 {
            let mut original = round(&rules, &mut walls);
            let mut resumed = original.clone();
            while let Some(seat) = original.awaited().next() {
                let json = serde_json::to_string(&resumed).unwrap();
                resumed =
                    serde_json::from_str(&json).unwrap_or_else(|e| panic!("{name}: {e}, {json}"));
                let bytes = postcard::to_allocvec(&resumed).unwrap();
                assert_eq!(postcard::from_bytes::<Round>(&bytes).unwrap(), original);
                assert_eq!(resumed, original);
                let view = original.view(seat).unwrap();
                let json = serde_json::to_string(&view).unwrap();
                assert_eq!(serde_json::from_str::<View>(&json).unwrap(), view);
                let action = efficient(&mut choices)(&original, seat);
                assert_eq!(original.act(seat, action), resumed.act(seat, action));
            }
            let json = serde_json::to_string(&original).unwrap();
            assert_eq!(serde_json::from_str::<Round>(&json).unwrap(), original);
        }
    }
}

#[test]
fn games_walls_and_rules_come_back() {
    for (name, rules) in PRESETS {
        let wall = Wall::shuffled(&rules, &mut SplitMix64::new(9));
        let game = Game::new(&rules, wall).unwrap();
        let json = serde_json::to_string(&game).unwrap();
        assert_eq!(serde_json::from_str::<Game>(&json).unwrap(), game, "{name}");
        let json = serde_json::to_string(&wall).unwrap();
        assert_eq!(serde_json::from_str::<Wall>(&json).unwrap(), wall, "{name}");
        let json = serde_json::to_string(&rules).unwrap();
        assert_eq!(serde_json::from_str::<GameRules>(&json).unwrap(), rules, "{name}");
    }
}

#[test]
fn forged_rounds_are_errors() {
    let rules = GameRules::TENHOU;
    let round = round(&rules, &mut SplitMix64::new(10));
    let json = serde_json::to_value(&round).unwrap();
    let forge = |path: &str, value: serde_json::Value| {
        let mut forged = json.clone();
        *forged.pointer_mut(path).unwrap_or_else(|| panic!("no {path} in {json}")) = value;
        serde_json::from_value::<Round>(forged).unwrap_err().to_string()
    };
    assert!(forge("/drawn", 2.into()).contains("draws"));
    assert!(forge("/wall/7", "9z".into()).contains("no 9z"));
    assert!(forge("/wall/7", json["wall"][8].clone()).len() > 3);
    assert!(forge("/players/1/hand", "1112345678999m".into()).contains("waits"));
    assert!(forge("/table/players/1/concealed", 12.into()).contains("table shows"));
    assert!(forge("/table/phase", "between".into()).contains("between two steps"));
    assert!(forge("/table/phase", "over".into()).contains("outcome"));
    assert!(forge("/answers/0", "ron".into()).contains("wasn't offered"));
    assert!(forge("/table/dealer", 4.into()).contains("seats"));
}

/// Who gave the tile of a daiminkan is liable for its rinshan, so it must be as the melds say.
#[test]
fn a_forged_giver_of_a_rinshan_tile_is_an_error() {
    let scene = Scene {
        hands: ["258m369p147s1256z", "234m234p2399s777z", IDLE[2], "258m369p147s1134z"],
        draws: "7z",
        rinshan: "4s",
        dora: "9m",
        ..Scene::default()
    };
    let stored = |round: &Round| serde_json::to_value(round).unwrap();
    let read = |json: &serde_json::Value, giver: serde_json::Value| {
        let mut forged = json.clone();
        *forged.pointer_mut("/table/rinshan_from").unwrap() = giver;
        serde_json::from_value::<Round>(forged).map_err(|error| error.to_string())
    };
    let refused = |json: &serde_json::Value, giver: serde_json::Value, why: &str| {
        let error = read(json, giver.clone()).unwrap_err();
        assert!(error.contains(why), "{giver}: {error}");
    };
    let mut round = scene.round(&PLAIN.with_rinshan_pao(true));
    refused(&stored(&round), 3.into(), "gave no daiminkan");
    round.discards(0, "7z");
    refused(&stored(&round), 0.into(), "gave no daiminkan");
    round.calls(1, "(7777-z)");
    let after_kan = stored(&round);
    assert_eq!(read(&after_kan, 0.into()), Ok(round.clone()));
    for other in [1, 2, 3] {
        refused(&after_kan, other.into(), "gave no daiminkan");
    }
    refused(&after_kan, serde_json::Value::Null, "has no giver");
    let mut discarded = round.clone();
    discarded.discards(1, "2m");
    refused(&stored(&discarded), 0.into(), "gave no daiminkan");
    round.does(1, Action::Tsumo);
    assert_eq!(read(&stored(&round), 0.into()), Ok(round.clone()));
    refused(&stored(&round), 2.into(), "gave no daiminkan");
}

/// An open riichi shows the hand that the player has, where the rules play it.
#[test]
fn a_forged_open_hand_is_an_error() {
    let scene = Scene {
        hands: ["234567p2334588s", IDLE[0], IDLE[1], IDLE[2]],
        draws: "9m",
        ..Scene::default()
    };
    let old = "old_yaku";
    let rules = PLAIN.set_text(old, "open_riichi").unwrap();
    let mut round = scene.round(&rules);
    round.does(0, Action::OpenRiichi { face: "9m".parse().unwrap(), tsumogiri: true });
    let json = serde_json::to_value(&round).unwrap();
    assert_eq!(serde_json::from_value::<Round>(json.clone()).unwrap(), round);
    let forge = |path: &str, value: serde_json::Value| {
        let mut forged = json.clone();
        *forged.pointer_mut(path).unwrap_or_else(|| panic!("no {path} in {json}")) = value;
        serde_json::from_value::<Round>(forged).unwrap_err().to_string()
    };
    let own = json["table"]["players"][0]["open_hand"].clone();
    assert!(forge("/table/players/0/open_hand", "234567p2334599s".into()).contains("another hand"));
    assert!(forge("/table/players/1/open_hand", own).contains("without riichi"));
    let closed = serde_json::to_value(PLAIN).unwrap();
    assert!(forge("/table/rules", closed).contains("rules have no open riichi"));
}

/// A game's parts must be those of one game.
#[test]
fn forged_games_are_errors() {
    let rules = GameRules::TENHOU;
    let game = Game::new(&rules, Wall::shuffled(&rules, &mut SplitMix64::new(9))).unwrap();
    let json = serde_json::to_value(&game).unwrap();
    let forge = |path: &str, value: serde_json::Value| {
        let mut forged = json.clone();
        *forged.pointer_mut(path).unwrap_or_else(|| panic!("no {path} in {json}")) = value;
        serde_json::from_value::<Game>(forged).unwrap_err().to_string()
    };
    let sanma = serde_json::to_value(GameRules::TENHOU_SANMA).unwrap();
    assert!(forge("/rules", sanma).contains("different rules"));
    assert!(forge("/start/dealer", 2.into()).contains("another start"));
    assert!(forge("/start/honba", 2.into()).contains("another start"));
    assert!(forge("/start/points/0", 26_000.into()).contains("points"));
    assert!(forge("/prizes/chips/0/1", 2.into()).contains("chips go to winners"));
    assert!(forge("/prizes/broken_by/0", 1.into()).contains("prizes"));
}

/// A game that is stored after every action goes on, whatever points and sticks have moved.
#[test]
fn games_come_back_after_every_action() {
    for (name, rules) in PRESETS {
        let mut walls = SplitMix64::new(21);
        let mut game = Game::new(&rules, Wall::shuffled(&rules, &mut walls)).unwrap();
        let mut choices = SplitMix64::new(22);
        for _ in 0..3 {
            while let Some(seat) = game.round().awaited().next() {
                let action = efficient(&mut choices)(game.round(), seat);
                game.act(seat, action).unwrap();
                let json = serde_json::to_string(&game).unwrap();
                assert_eq!(serde_json::from_str::<Game>(&json).unwrap(), game, "{name}");
            }
            if game.next_round(Wall::shuffled(&rules, &mut walls)).is_err() {
                break;
            }
        }
    }
}

/// Stored points and places that no game has are refused, so that nothing goes on with them.
#[test]
fn forged_points_and_places_are_refused() {
    let mut walls = SplitMix64::new(9);
    let round = round(&GameRules::TENHOU, &mut walls);
    let view = round.view(Seat::ALL[0]).unwrap();
    let forge = |pointer: &str, forged: serde_json::Value| {
        let mut json = serde_json::to_value(&view).unwrap();
        *json.pointer_mut(pointer).unwrap() = forged;
        serde_json::from_value::<View>(json).unwrap_err().to_string()
    };
    let error = forge("/table/points/2", i32::MAX.into());
    assert!(error.contains("can't have 2147483647 points"), "{error}");
    let error = forge("/table/sticks", u16::MAX.into());
    assert!(error.contains("65535 sticks can't be on the table"), "{error}");
    let rules = GameRules::TENHOU;
    let dear = rules.with_scoring(rules.scoring().with_honba(u16::MAX));
    let mut json = serde_json::to_value(&round).unwrap();
    json["table"]["rules"] = serde_json::to_value(dear).unwrap();
    json["table"]["honba"] = u16::MAX.into();
    let error = serde_json::from_value::<Round>(json).unwrap_err().to_string();
    assert!(error.contains("honba"), "{error}");
    let result = GameResult::from_points(&rules, [25_000; 4], 0);
    let mut json = serde_json::to_value(result).unwrap();
    assert_eq!(serde_json::from_value::<GameResult>(json.clone()).unwrap(), result);
    json["places"] = serde_json::json!([2, 2, 3, 4]);
    let error = serde_json::from_value::<GameResult>(json).unwrap_err().to_string();
    assert!(error.contains("nobody is first"), "{error}");
}
