//! Games through handles, compared with the same game in Rust.

use std::ffi::c_char;
use std::mem::MaybeUninit;
use std::ptr::{null, null_mut};

use mentsu::random::SplitMix64;
use mentsu_c::boundary::{
    mentsu_ask, mentsu_game_act, mentsu_game_act_json, mentsu_game_bot, mentsu_game_event_count,
    mentsu_game_events, mentsu_game_free, mentsu_game_hand, mentsu_game_next_round,
    mentsu_game_options, mentsu_game_options_json, mentsu_game_record, mentsu_game_restore,
    mentsu_game_result, mentsu_game_save, mentsu_game_state, mentsu_game_stop, mentsu_game_view,
    mentsu_rules_free,
};
use mentsu_c::{ActionKind, Game, GameResult, GameState, Held, MENTSU_MOST_OPTIONS, Offer, Status};
use mentsu_table::record::mjai::event_line;
use mentsu_table::{Event, GameRules, Wall};
use serde_json::Value;

use crate::calls::{done, game, given, rules};

/// The value that a call writes.
fn written<T>(call: impl FnOnce(*mut T) -> Status) -> T {
    let mut value = MaybeUninit::uninit();
    assert_eq!(call(value.as_mut_ptr()), Status::Ok);
    // SAFETY: a call that goes well has written it.
    unsafe { value.assume_init() }
}

fn state(game: *const Game) -> GameState {
    // SAFETY: it is a game.
    written(|state| unsafe { mentsu_game_state(game, state, null_mut()) })
}

fn options(game: *const Game, seat: u8) -> Vec<Offer> {
    let mut options = Vec::with_capacity(MENTSU_MOST_OPTIONS);
    // SAFETY: there is room for all, and `count` of them are written.
    unsafe {
        let room = options.as_mut_ptr();
        let count = written(|count| {
            mentsu_game_options(game, seat, room, MENTSU_MOST_OPTIONS, count, null_mut())
        });
        options.set_len(count);
    }
    options
}

fn events(game: *const Game, since: usize, seat: i32) -> String {
    // SAFETY: it is a game.
    given(|answer, length, error| unsafe {
        mentsu_game_events(game, since, seat, answer, length, error)
    })
    .unwrap()
}

fn act(game: *mut Game, seat: u8, option: usize) -> Result<(), (Status, String)> {
    // SAFETY: it is a game.
    done(|error| unsafe { mentsu_game_act(game, seat, option, error) })
}

fn next_round(game: *mut Game, wall: Option<&str>) -> Result<(), (Status, String)> {
    let (data, length) = wall.map_or((null(), 0), |wall| (wall.as_ptr().cast(), wall.len()));
    // SAFETY: it is a game.
    done(|error| unsafe { mentsu_game_next_round(game, data, length, error) })
}

fn free(game: *mut Game) {
    // SAFETY: it is freed once.
    assert_eq!(unsafe { mentsu_game_free(game) }, Status::Ok);
}

fn save(game: *const Game) -> String {
    // SAFETY: it is a game.
    given(|answer, length, error| unsafe { mentsu_game_save(game, answer, length, error) }).unwrap()
}

fn restore(saved: &str) -> Result<*mut Game, (Status, String)> {
    let mut game = null_mut();
    let (data, length) = (saved.as_ptr().cast::<c_char>(), saved.len());
    // SAFETY: all pointers are of variables.
    done(|error| unsafe { mentsu_game_restore(data, length, &mut game, error) }).map(|()| game)
}

/// The first seat that is awaited.
fn awaited(state: &GameState) -> Option<u8> {
    (state.awaited != 0).then(|| state.awaited.trailing_zeros() as u8)
}

/// The option that a decision takes: some number below that of its options.
fn chosen(decision: usize, options: usize) -> usize {
    (decision * 7 + decision / 3) % options
}

/// The events of a game in Rust in which each decision is [`chosen`], and its points and scores.
fn in_rust(rules: &GameRules, seed: u64) -> (String, [i32; 4], [i32; 4]) {
    let mut shuffler = SplitMix64::new(seed);
    let mut wall = || Wall::shuffled(rules, &mut shuffler);
    let mut game = mentsu_table::Game::new(rules, wall()).unwrap();
    let (mut lines, mut decision) = (String::new(), 0);
    let mut add = |events: &[Event]| {
        for event in events {
            lines += &(event_line(event, rules.players()) + "\n");
        }
    };
    add(game.round().last_events());
    loop {
        if let Some(result) = game.result() {
            return (lines, result.points(), result.scores());
        }
        if game.round().outcome().is_some() {
            add(game.next_round(wall()).unwrap());
            continue;
        }
        let seat = game.round().awaited().next().unwrap();
        let options = game.round().options(seat);
        let action = options.nth(chosen(decision, options.len())).unwrap();
        decision += 1;
        add(game.act(seat, action).unwrap());
    }
}

/// The same through handles.
pub(crate) fn through_handles(name: &str, seed: u64) -> (*mut Game, GameResult) {
    let house = rules(name).unwrap();
    let game = game(house, seed, None).unwrap();
    // SAFETY: it is freed once; the game has its own.
    unsafe { mentsu_rules_free(house) };
    let mut decision = 0;
    loop {
        let now = state(game);
        if now.game_over == 1 {
            // SAFETY: it is a game.
            let result = |result| unsafe { mentsu_game_result(game, result, null_mut()) };
            return (game, written(result));
        }
        if now.round_over == 1 {
            next_round(game, None).unwrap();
            continue;
        }
        let seat = awaited(&now).unwrap();
        let options = options(game, seat);
        act(game, seat, chosen(decision, options.len())).unwrap();
        decision += 1;
    }
}

#[test]
fn a_game_is_that_of_rust_event_by_event() {
    for (name, house) in [
        ("tenhou", GameRules::TENHOU),
        ("mahjong_soul", GameRules::MAHJONG_SOUL),
        ("tenhou_sanma", GameRules::TENHOU_SANMA),
        (r#"{"preset":"wrc","length":"tonpuu"}"#, {
            GameRules::WRC.with_length(mentsu_table::Length::Tonpuu)
        }),
    ] {
        for seed in 0..4 {
            let (lines, points, scores) = in_rust(&house, seed);
            let (game, result) = through_handles(name, seed);
            assert_eq!(events(game, 0, -1), lines, "{name} {seed}");
            assert_eq!((result.points, result.scores), (points, scores));
            free(game);
        }
    }
}

#[test]
fn options_are_those_of_json_and_of_the_engine() {
    let house = rules("tenhou").unwrap();
    let mut kinds = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let game = game(house, seed, None).unwrap();
        let mut decision = seed as usize;
        while let Some(seat) = awaited(&state(game)) {
            let typed = options(game, seat);
            // SAFETY: it is a game.
            let json = given(|answer, length, error| unsafe {
                mentsu_game_options_json(game, seat, answer, length, error)
            });
            let json: Vec<Value> = serde_json::from_str(&json.unwrap()).unwrap();
            assert_eq!(typed.len(), json.len());
            for (typed, json) in typed.iter().zip(&json) {
                let action: mentsu_table::Action =
                    serde_json::from_value(json["action"].clone()).unwrap();
                assert_eq!(ActionKind::from(action.kind()), typed.kind);
                assert!(!json["mjai"].as_array().unwrap().is_empty());
                kinds.insert(typed.kind as u8);
                let melds = matches!(
                    typed.kind,
                    ActionKind::Chi
                        | ActionKind::Pon
                        | ActionKind::Daiminkan
                        | ActionKind::Kakan
                        | ActionKind::Ankan
                );
                assert_eq!(typed.tile_count > 0, melds, "{typed:?}");
                if melds {
                    let tiles = &typed.tiles[..typed.tile_count.into()];
                    assert!(tiles.contains(&typed.tile) && tiles.iter().all(|tile| *tile < 37));
                }
                let called =
                    matches!(typed.kind, ActionKind::Chi | ActionKind::Pon | ActionKind::Daiminkan);
                assert_eq!(typed.from < 4, called, "{typed:?}");
            }
            let number = chosen(decision, typed.len());
            let action = json[number]["action"].to_string();
            let data = action.as_ptr().cast::<c_char>();
            // SAFETY: it is a game.
            let by_json = |error: &mut _| unsafe {
                mentsu_game_act_json(game, seat, data, action.len(), error)
            };
            done(by_json).unwrap();
            decision += 1;
        }
        free(game);
    }
    assert!(kinds.len() >= 8, "{kinds:?}");
    // SAFETY: it is freed once.
    unsafe { mentsu_rules_free(house) };
}

#[test]
fn a_view_hides_tiles_and_the_protocol_answers_it() {
    let house = rules("tenhou").unwrap();
    let game = game(house, 5, None).unwrap();
    for decision in 0..9 {
        let seat = awaited(&state(game)).unwrap();
        act(game, seat, chosen(decision, options(game, seat).len())).unwrap();
    }
    let seat = awaited(&state(game)).unwrap();
    // SAFETY: it is a game.
    let view = given(|answer, length, error| unsafe {
        mentsu_game_view(game, seat, answer, length, error)
    });
    let view = view.unwrap();
    let request: Value = serde_json::from_str(&view).unwrap();
    let deal = &request["events"][1];
    assert_eq!((&deal["type"], &request["seat"]), (&"start_kyoku".into(), &seat.into()));
    for (other, hand) in deal["tehais"].as_array().unwrap().iter().enumerate() {
        assert_eq!(hand[0] == "?", other != usize::from(seat));
    }
    let data = view.as_ptr().cast();
    // SAFETY: all pointers are of variables.
    let answer = given(|answer, length, error| unsafe {
        mentsu_ask(data, view.len(), answer, length, error)
    });
    let answer: Value = serde_json::from_str(&answer.unwrap()).unwrap();
    assert_eq!(answer["actions"].as_array().unwrap().len(), options(game, seat).len());
    assert!(events(game, 0, seat.into()).matches('?').count() >= 39);
    assert_eq!(events(game, 0, -1).matches('?').count(), 0);
    free(game);
    // SAFETY: it is freed once.
    unsafe { mentsu_rules_free(house) };
}

#[test]
fn bots_play_a_game_to_its_end() {
    let house = rules(r#"{"preset":"tenhou","length":"tonpuu"}"#).unwrap();
    let game = game(house, 2, None).unwrap();
    let bot = |game: *mut Game, seat: u8, name: &str, seed: u64| {
        let mut option = usize::MAX;
        let data = name.as_ptr().cast();
        // SAFETY: it is a game.
        done(|error| unsafe {
            mentsu_game_bot(game, seat, data, name.len(), seed, &mut option, error)
        })
        .map(|()| option)
    };
    let idle = (0..4).find(|seat| state(game).awaited >> seat & 1 == 0).unwrap();
    assert_eq!(bot(game, idle, "efficiency", 0).unwrap_err().0, Status::Refused);
    assert_eq!(bot(game, 0, "efficient", 0).unwrap_err().0, Status::NotFound);
    assert_eq!(bot(game, 4, "efficiency", 0).unwrap_err().0, Status::WrongSeat);
    let mut seed = 0;
    while state(game).game_over == 0 {
        let now = state(game);
        if now.round_over == 1 {
            match now.may_stop {
                255 => next_round(game, None).unwrap(),
                // SAFETY: it is a game.
                seat => done(|error| unsafe { mentsu_game_stop(game, seat, error) }).unwrap(),
            }
            continue;
        }
        let seat = awaited(&now).unwrap();
        let name = if seat == 1 { "random" } else { "efficiency" };
        let option = bot(game, seat, name, seed).unwrap();
        // SAFETY: it is a game.
        let hand: Held = written(|hand| unsafe { mentsu_game_hand(game, seat, hand, null_mut()) });
        let held: u8 = hand.concealed.iter().sum();
        assert!([1, 2].contains(&(held % 3)) && held + 3 * hand.meld_count <= 14);
        act(game, seat, option).unwrap();
        seed += 1;
    }
    // SAFETY: it is a game.
    let result: GameResult =
        written(|result| unsafe { mentsu_game_result(game, result, null_mut()) });
    assert_eq!(result.scores.iter().sum::<i32>(), 0);
    assert_eq!(
        state(game).points.iter().sum::<i32>() + 1_000 * i32::from(state(game).sticks),
        100_000
    );
    free(game);
    // SAFETY: it is freed once.
    unsafe { mentsu_rules_free(house) };
}

#[test]
fn a_stored_game_goes_on_alike() {
    let house = rules("mahjong_soul").unwrap();
    let game = game(house, 9, None).unwrap();
    let mut decision = 0;
    let mut step = |games: &[*mut Game]| {
        for game in games {
            let now = state(*game);
            match awaited(&now) {
                Some(seat) => {
                    let options = options(*game, seat);
                    act(*game, seat, chosen(decision, options.len())).unwrap();
                }
                None => next_round(*game, None).unwrap(),
            }
        }
        decision += 1;
    };
    for _ in 0..250 {
        step(&[game]);
    }
    let saved = save(game);
    let other = restore(&saved).unwrap();
    assert_eq!(save(other), saved);
    for _ in 0..250 {
        step(&[game, other]);
    }
    assert_eq!(events(other, 0, -1), events(game, 0, -1));
    assert_eq!(save(other), save(game));
    assert_ne!(save(game), saved);
    // The wheel stores no events: the last ones are left.
    let mut parts: Value = serde_json::from_str(&saved).unwrap();
    parts.as_object_mut().unwrap().remove("events");
    let without = restore(&parts.to_string()).unwrap();
    // SAFETY: it is a game.
    let count = written(|count| unsafe { mentsu_game_event_count(without, count, null_mut()) });
    assert!((1..10).contains(&count));
    // SAFETY: it is a game.
    let view = given(|answer, length, error| unsafe {
        mentsu_game_view(without, 0, answer, length, error)
    });
    let refused = (Status::Refused, "the game was stored without its events".to_owned());
    assert_eq!(view, Err(refused));
    for wrong in [
        saved.replace(r#""seed":9"#, r#""seed":-9"#),
        saved.replace(r#""seed":9"#, r#""seed":NaN"#),
        saved.replace(r#""walls":"#, r#""walls":1"#).replace(r#""walls":1"#, r#""walls":900000"#),
        saved[..saved.len() / 2].to_owned(),
        saved.replace(r#""stopped":false"#, r#""stopped":true"#),
        "{}".to_owned(),
        String::new(),
    ] {
        assert_eq!(restore(&wrong).unwrap_err().0, Status::WrongJson, "{wrong:.80}");
    }
    for game in [game, other, without] {
        free(game);
    }
    // SAFETY: it is freed once.
    unsafe { mentsu_rules_free(house) };
}

#[test]
fn a_wall_is_given_as_tiles() {
    let house = rules("tenhou").unwrap();
    let wall = Wall::shuffled(&GameRules::TENHOU, &mut SplitMix64::new(4));
    let text: String = wall.iter().map(|face| face.to_string()).collect();
    let given = game(house, 77, Some(&text)).unwrap();
    let shuffled = game(house, 4, None).unwrap();
    assert_eq!(events(given, 0, -1), events(shuffled, 0, -1));
    while let Some(seat) = awaited(&state(given)) {
        act(given, seat, options(given, seat).len() - 1).unwrap();
    }
    for (wrong, why) in [
        ("", "the wall lacks a"),
        ("1m2", "wall: "),
        (&text[2..], "the wall lacks a"),
        (&format!("{text}1m"), "wall: "),
    ] {
        let (status, message) = game(house, 0, Some(wrong)).unwrap_err();
        assert_eq!(status, Status::WrongWall);
        assert!(message.starts_with(why), "{message}");
        if state(given).game_over == 0 {
            assert_eq!(next_round(given, Some(wrong)).unwrap_err(), (status, message));
        }
    }
    next_round(given, Some(&text)).unwrap();
    free(given);
    free(shuffled);
    // SAFETY: it is freed once.
    unsafe { mentsu_rules_free(house) };
}

#[test]
fn what_may_not_be_done_is_refused_and_changes_nothing() {
    let house = rules("tenhou_sanma").unwrap();
    let game = game(house, 1, None).unwrap();
    let before = save(game);
    let seat = awaited(&state(game)).unwrap();
    let json = |seat: u8, action: &[u8]| {
        let data = action.as_ptr().cast::<c_char>();
        // SAFETY: it is a game.
        done(|error| unsafe { mentsu_game_act_json(game, seat, data, action.len(), error) })
    };
    assert_eq!(act(game, 3, 0).unwrap_err().1, "nobody sits in seat 3: 0 to 2");
    assert_eq!(act(game, 255, 0).unwrap_err().0, Status::WrongSeat);
    let idle = (seat + 1) % 3;
    assert_eq!(act(game, idle, 0).unwrap_err().0, Status::Refused);
    assert_eq!(act(game, seat, usize::MAX).unwrap_err().0, Status::Refused);
    assert_eq!(json(idle, br#""pass""#).unwrap_err().0, Status::Refused);
    assert_eq!(json(seat, br#""tsumo""#).unwrap_err().0, Status::Refused);
    for wrong in [&b""[..], b"{}", b"NaN", br#"{"discard":NaN}"#, br#""tsumoo""#, b"[[[[["] {
        assert_eq!(json(seat, wrong).unwrap_err().0, Status::WrongJson);
    }
    assert_eq!(json(seat, b"\xFF").unwrap_err().0, Status::NotUtf8);
    assert_eq!(next_round(game, None).unwrap_err().0, Status::Refused);
    // SAFETY: it is a game; null is allowed.
    unsafe {
        let stop = done(|error| mentsu_game_stop(game, 0, error)).unwrap_err();
        assert_eq!(stop.0, Status::Refused);
        let mut result = MaybeUninit::uninit();
        let error = done(|error| mentsu_game_result(game, result.as_mut_ptr(), error));
        assert_eq!(error, Err((Status::Refused, "the game isn't over".to_owned())));
        let (mut count, mut one) = (0, MaybeUninit::uninit());
        let error =
            done(|error| mentsu_game_options(game, seat, one.as_mut_ptr(), 1, &mut count, error));
        assert_eq!((error.unwrap_err().0, count > 1), (Status::SmallBuffer, true));
        let error = done(|error| mentsu_game_options(game, seat, null_mut(), 9, &mut count, error));
        assert_eq!(error.unwrap_err().1, "`options` is null");
        let mut text = null_mut();
        for (since, seat, status) in
            [(99, -1, Status::NotFound), (0, 3, Status::WrongSeat), (0, -2, Status::WrongSeat)]
        {
            let got = mentsu_game_events(game, since, seat, &mut text, null_mut(), null_mut());
            assert_eq!((got, text.is_null()), (status, true));
        }
        let no_format = b"pgn";
        let data = no_format.as_ptr().cast();
        let got = mentsu_game_record(game, data, 3, &mut text, null_mut(), null_mut());
        assert_eq!(got, Status::NotFound);
        assert_eq!(mentsu_game_state(null(), null_mut(), null_mut()), Status::NullPointer);
    }
    assert_eq!(save(game), before);
    free(game);
    // SAFETY: it is freed once.
    unsafe { mentsu_rules_free(house) };
}
