//! Records of Botzone's contests: read, written, replayed, and compared.

use mentsu::random::SplitMix64;
use mentsu_table::Seat;
use mentsu_table::mcr::botzone::{Differs, MoveKind, Record, Unwritable, Wrong, read};
use mentsu_table::mcr::{Event, Fouls, GameRules, Refused, Round, RoundStart, Wall, Walls};

use crate::mcr::{lively, play, round};

/// A round played here, and its events.
fn played(rules: &GameRules, seed: u64) -> (Round, Vec<Event>) {
    let mut source = SplitMix64::new(seed);
    let prevalent = mentsu::Wind::ALL[seed as usize % 4];
    let start = RoundStart { prevalent, ..RoundStart::FIRST };
    let wall = Wall::shuffled(rules, &mut source);
    let mut round = Round::new(rules, &start, wall).expect("its wall");
    let mut events = Vec::new();
    play(&mut round, lively(&mut source), |round| events.extend_from_slice(round.last_events()));
    (round, events)
}

#[test]
fn a_round_written_as_a_record_is_read_and_replayed_without_a_difference() {
    let rules =
        [GameRules::BOTZONE_CONTEST, GameRules::BOTZONE_CONTEST.with_walls(Walls::OneFromFront)];
    let mut kinds = Vec::new();
    for rules in rules {
        let (mut text, mut all) = (String::new(), Vec::new());
        for seed in 0..80 {
            let (_, events) = played(&rules, seed);
            let record = Record::of_events(&format!("{seed:024x}"), &events).expect("a contest");
            kinds.extend(record.moves.iter().map(|one| one.kind));
            text.push_str(&record.to_string());
            all.push((record, events));
        }
        let read = read(&text).expect("it was written");
        assert_eq!(read.len(), all.len());
        for (read, (mut record, events)) in read.into_iter().zip(all) {
            assert_eq!(read.to_string(), record.to_string());
            let replay = read.replay(&rules);
            assert_eq!(replay.differences, []);
            assert_eq!(replay.events, events);
            let again = Record::of_events(&read.id, &replay.events).expect("a contest");
            record.id.clone_from(&read.id);
            assert_eq!(again, record);
        }
    }
    kinds.sort();
    kinds.dedup();
    assert_eq!(kinds, MoveKind::ALL);
}

/// A match made for this test in the text of the data sets: pungs and chows outranked, and a win.
const MATCH: &str = "\
Match 5f0000000000000000000001
Wind 1
Player 0 Deal B3 W1 W1 W9 W9 T1 T9 F2 F3 F4 J2 J2 J3
Player 1 Deal W1 W2 W3 B4 B5 B6 T7 T8 T9 B1 B2 F1 F1
Player 2 Deal B3 B3 W4 W4 W6 W8 T2 T4 T6 F2 F3 J1 J3
Player 3 Deal B3 B5 B6 W5 W7 W9 T1 T3 T5 F2 F4 J1 J2
Player 0 Draw W6
Player 0 Play B3
Player 1 Hu B3 Ignore Player 2 PENG B3
Fan 13 花龙*1+门前清*1+连六*1+边张*1+平和*1
Score -21 37 -8 -8

";

#[test]
fn a_match_of_a_data_set_is_compared_fan_by_fan() {
    let record = &read(MATCH).expect("a match")[0];
    let replay = record.replay(&GameRules::BOTZONE_CONTEST);
    let Some(Event::Win(win)) = replay.events.last() else { panic!("{replay:?}") };
    // The made-up list isn't what counts: every difference has its line.
    let names: Vec<_> = win.fans.iter().map(|it| it.fan.chinese()).collect();
    assert!(names.contains(&"花龙") && names.contains(&"门前清"), "{names:?}");
    let list: Vec<_> =
        win.fans.iter().map(|it| format!("{}*{}", it.fan.chinese(), it.times)).collect();
    let (points, [a, b, c, d]) = (win.points, win.deltas);
    let fan = format!("Fan {points} {}", list.join("+"));
    let mut lines: Vec<String> = MATCH.lines().map(String::from).collect();
    lines[9] = fan.clone();
    lines[10] = format!("Score {a} {b} {c} {d}");
    let right = lines.join("\n");
    let replayed = |text: &str| read(text).expect("a match")[0].replay(&GameRules::BOTZONE_CONTEST);
    assert_eq!(replayed(&right).differences, []);
    let differs = |text: String| -> Vec<(usize, Differs)> {
        let replay = replayed(&text);
        assert!(replay.differences.iter().all(|it| it.to_string().starts_with("line ")));
        replay.differences.into_iter().map(|it| (it.line, it.what)).collect()
    };
    let wrong = differs(right.replace(&fan, &fan.replace("花龙*1", "清龙*1")));
    assert!(matches!(&wrong[..], [(10, Differs::Fans { .. })]), "{wrong:?}");
    let wrong = differs(right.replace("门前清*1", "门前清*2"));
    assert!(matches!(&wrong[..], [(10, Differs::Fans { .. })]), "{wrong:?}");
    let wrong = differs(right.replace(&format!("Fan {points}"), "Fan 99"));
    assert_eq!(wrong, [(10, Differs::Points { told: 99, counted: points })]);
    let wrong = differs(right.replace("Score", "Score 1").replacen(&format!(" {d}"), "", 1));
    assert!(matches!(&wrong[..], [(_, Differs::Scores { .. })]), "{wrong:?}");
    let wrong = differs(right.replace("Ignore Player 2 PENG", "Ignore Player 3 PENG"));
    assert!(matches!(&wrong[..], [(9, Differs::IgnoredNotOffered(_))]), "{wrong:?}");
    let wrong = differs(right.replace("Player 0 Draw W6", "Player 1 Draw W6"));
    assert!(matches!(&wrong[..], [(7, Differs::OtherDraw { here: Some(_) })]), "{wrong:?}");
    let wrong = differs(right.replace("Player 0 Play B3", "Player 0 Play B9"));
    let refused =
        Differs::Refused { seat: Seat::ALL[0], why: Refused::NotHeld { tile: mentsu::Tile::P9 } };
    assert_eq!(wrong, [(8, refused)]);
    let wrong = differs(
        right.replace("Player 1 Hu B3", "Player 2 Hu B3").replace("Ignore Player 2 PENG B3", ""),
    );
    assert!(matches!(&wrong[..], [(9, Differs::Refused { .. })]), "{wrong:?}");
    let wrong = differs(right.replace("Player 0 Draw W6\n", ""));
    assert!(matches!(&wrong[..], [(7, Differs::UntoldDraw { .. })]), "{wrong:?}");
    let wrong = differs(right.replace("Player 1 Hu B3", "Player 1 Hu B9"));
    assert_eq!(wrong, [(9, Differs::WinningTile { here: mentsu::Tile::P3 })]);
    let wrong =
        differs(right.replace("Player 0 Play B3", "Player 0 Play B3 Ignore Player 2 Hu B3"));
    assert!(matches!(&wrong[..], [(8, Differs::IgnoredNotOffered(_))]), "{wrong:?}");
    let cut: Vec<&str> = right.lines().take(8).chain(["Player 3 Gang B3"]).collect();
    let wrong = differs(cut.join("\n"));
    assert_eq!(wrong, [(9, Differs::NoSuchMeld { seat: Seat::ALL[3] })]);
}

#[test]
fn a_single_wait_may_be_named_as_the_only_one() {
    let (_, events) = (0..200)
        .map(|seed| played(&GameRules::BOTZONE_CONTEST, seed))
        .find(|(round, _)| {
            let fans = round.win_event().map(|win| win.fans.clone()).unwrap_or_default();
            fans.iter().any(|it| it.fan.chinese() == "边张")
        })
        .expect("an edge wait");
    let record = Record::of_events("a", &events).expect("a contest");
    let text = record.to_string().replace("边张", "独听・边张");
    assert_eq!(
        read(&text).expect("a match")[0].replay(&GameRules::BOTZONE_CONTEST).differences,
        []
    );
}

#[test]
fn hostile_text_names_its_line_and_field() {
    let lines: Vec<&str> = MATCH.lines().collect();
    let with = |line: usize, text: &str| {
        let mut lines = lines.clone();
        lines[line - 1] = text;
        lines.join("\n")
    };
    let wrong = [
        (1, "Match", 2, Wrong::Missing { what: "an id" }),
        (1, "Match a b", 3, Wrong::TooMuch),
        (2, "Wind 4", 2, Wrong::NoNumber),
        (2, "Wind", 2, Wrong::Missing { what: "a number" }),
        (2, "Wind 1 1", 3, Wrong::TooMuch),
        (4, "Player 0 Deal W1 W2 W3", 3, Wrong::Twice),
        (4, "Player 4 Deal W1", 2, Wrong::NoPlayer),
        (4, "Player 1 Deal W1 W2", 6, Wrong::Missing { what: "a tile" }),
        (4, "Player 1 Deal W1 W2 W3 B4 B5 B6 T7 T8 T9 B1 B2 F1 F9", 16, Wrong::NoTile),
        (7, "Player 0 Draw", 4, Wrong::Missing { what: "a tile" }),
        (7, "Player 0 Draw X1", 4, Wrong::NoTile),
        (7, "Player 0 Deal W1", 3, Wrong::Twice),
        (9, "Player 1 Hu B3 Ignore", 6, Wrong::Missing { what: "Player" }),
        (9, "Player 1 Hu B3 Ignore Player 2", 8, Wrong::Missing { what: "what the player does" }),
        (10, "Fan x 花龙*1", 2, Wrong::NoNumber),
        (10, "Fan -1 花龙*1", 2, Wrong::NoNumber),
        (10, "Fan 9", 3, Wrong::Missing { what: "the fan" }),
        (11, "Score 1 2 3", 5, Wrong::Missing { what: "a number" }),
        (11, "Score 1 2 3 99999999999", 5, Wrong::NoNumber),
    ];
    for (line, text, field, expected) in wrong {
        let error = read(&with(line, text)).unwrap_err();
        assert_eq!((error.line, error.field, error.wrong), (line, field, expected), "{text}");
    }
    let words = [
        (7, "Player 0 Steal W1", 3),
        (9, "Player 1 Hu B3 Ignored Player 2 PENG B3", 5),
        (9, "Player 1 Hu B3 Ignore Player 2 Draw B3", 8),
        (10, "Fan 9 花龙", 3),
        (10, "Fan 9 花龙*0", 3),
        (10, "Fan 9 *1", 3),
        (10, "Fan 9 花龙*1+", 3),
    ];
    for (line, text, field) in words {
        let error = read(&with(line, text)).unwrap_err();
        assert_eq!((error.line, error.field), (line, field), "{text}");
        assert!(matches!(error.wrong, Wrong::UnknownWord { .. }), "{text}: {error}");
    }
    for (line, text) in [
        (1, "Player 0 Draw W1"),
        (2, "Score 0 0 0 0"),
        (3, "Huang"),
        (6, "Player 3 Draw W1"),
        (9, "Fan 9 花龙*1"),
        (10, "Score 0 0 0 0"),
        (10, "Huang"),
        (11, "Wind 1"),
        (11, "Nothing"),
    ] {
        let error = read(&with(line, text)).unwrap_err();
        assert!(
            error.line == line && matches!(error.wrong, Wrong::OutOfOrder { .. }),
            "{text}: {error}"
        );
    }
    // After the end only the next match.
    let error = read(&format!("{MATCH}Player 0 Draw W1\n")).unwrap_err();
    assert_eq!((error.line, error.wrong), (13, Wrong::OutOfOrder { expected: "Match" }));
    assert_eq!(read(""), Ok(vec![]));
    // A text that breaks off has a record without an end.
    let cut: String = lines[..8].iter().map(|line| format!("{line}\n")).collect();
    let record = &read(&cut).expect("a match")[0];
    assert!(record.end.is_none());
    assert_eq!(record.replay(&GameRules::BOTZONE_CONTEST).differences, []);
    let error = read(&lines[..5].join("\n")).unwrap_err();
    let what = "the deal of a player";
    assert_eq!((error.line, error.field, error.wrong), (6, 1, Wrong::Missing { what }));
    let error = read("Match a\nWind 0\nMatch b").unwrap_err();
    assert_eq!((error.line, error.field), (3, 1));
    assert_eq!(error.wrong, Wrong::OutOfOrder { expected: what });
    assert_eq!(read(&MATCH.replace('\n', "\r\n")), read(MATCH));
}

#[test]
fn tiles_of_no_wall_are_a_difference() {
    let text = MATCH.replace("Player 0 Draw W6", "Player 0 Draw W1").replace("F1 F1", "W1 W1");
    let replay = read(&text).expect("a match")[0].replay(&GameRules::BOTZONE_CONTEST);
    assert!(matches!(replay.differences[..], [ref one] if matches!(one.what, Differs::Wall(_))));
    assert!(replay.events.is_empty());
}

#[test]
fn what_a_record_has_no_place_for_is_named() {
    let of = |events: &[Event]| Record::of_events("a", events).map(|_| ());
    let (_, events) = played(&GameRules::BOTZONE_CONTEST, 1);
    assert_eq!(of(&events[1..]), Err(Unwritable::NoDeal));
    assert_eq!(of(&[]), Err(Unwritable::NoDeal));
    assert_eq!(of(&[&events[..], &events[..]].concat()), Err(Unwritable::NoDeal));
    for id in ["", "my match", "a\nWind 3"] {
        assert_eq!(Record::of_events(id, &events), Err(Unwritable::Id));
    }
    let seen: Vec<Event> = events.iter().map(|event| event.seen_by(Seat::ALL[1])).collect();
    assert_eq!(of(&seen), Err(Unwritable::Hidden));
    let flowers = (0..20).map(|seed| played(&GameRules::BOTZONE, seed).1);
    assert!(flowers.map(|events| of(&events)).any(|it| it == Err(Unwritable::Flower)));
    let mut source = SplitMix64::new(1);
    let other = (0..20).map(|_| round(&GameRules::BOTZONE_CONTEST, &mut source));
    let dealt: Vec<_> = other.map(|round| of(round.last_events())).collect();
    assert!(dealt.contains(&Err(Unwritable::Dealer)) && dealt.contains(&Ok(())));
    let rules = GameRules::BOTZONE_CONTEST.with_fouls(Fouls::EndRound);
    let wall = Wall::shuffled(&rules, &mut source);
    let mut round = Round::new(&rules, &RoundStart::FIRST, wall).expect("its wall");
    let mut events = round.last_events().to_vec();
    events.extend_from_slice(round.foul(Seat::ALL[0]).expect("a foul"));
    assert_eq!(of(&events), Err(Unwritable::Foul));
}
