//! Games of Tenhou's earlier rules and of its lobbies, and records that break off.

use mentsu_table::record::{self, Format, GameKind, LeftOut, Oddity, Reader, Record};
use mentsu_table::replay::{self, Note};
use mentsu_table::{GameRules, Length, Seat};

use crate::records::replayed::played::{game, game_by, to_client};

/// A game by these rules, written as mjlog and read.
fn read_again(rules: &GameRules, number: u64) -> (Record, Record) {
    let kind = GameKind { hanchan: rules.length() == Length::Hanchan, ..GameKind::default() };
    let played = game_by(rules, kind, number);
    let read = record::read(played.to_mjlog().expect("whole").as_bytes()).expect("a record");
    (played, read)
}

/// The rules that a record shows to differ, as `rule value`.
fn shown(record: &Record) -> Vec<String> {
    let of = |oddity: &Oddity| match oddity {
        Oddity::OtherRule { rule, value, .. } => Some(format!("{rule} {value}")),
        _ => None,
    };
    record.oddities.iter().filter_map(of).collect()
}

fn with(rules: GameRules, changed: &[(&str, &str)]) -> GameRules {
    changed.iter().fold(rules, |rules, (rule, value)| rules.set_text(rule, value).unwrap())
}

#[test]
fn a_record_shows_the_rules_of_its_time() {
    let tonpuu = GameRules::TENHOU.with_length(Length::Tonpuu);
    let rounded = ("rounding", "thousands");
    let uma = ("uma", "10000 5000 -5000 -10000");
    for (house, changed) in [
        (GameRules::TENHOU, &[][..]),
        (GameRules::TENHOU, &[rounded]),
        (tonpuu, &[rounded, uma]),
        (tonpuu, &[uma]),
    ] {
        let rules = with(house, changed);
        for number in 0..4 {
            let (played, read) = read_again(&rules, number);
            assert!(!played.left_out(Format::Mjlog).contains(&LeftOut::House), "{changed:?}");
            let names: Vec<String> =
                changed.iter().map(|(rule, value)| format!("{rule} {value}")).collect();
            // Points that are whole thousands don't show how they are rounded.
            let exact = played.result.unwrap().points.iter().any(|points| points % 1_000 != 0);
            assert!(exact, "{changed:?}");
            assert_eq!(shown(&read), names);
            assert_eq!(read.rules(), rules);
            assert_eq!(replay::replay(&read).differences, [], "{changed:?}");
        }
    }
}

/// Games of tenhou/6, which no line or tag separates, show their rules in a stream, too.
#[test]
fn a_stream_shows_the_rules_of_its_time() {
    let rounded = with(GameRules::TENHOU, &[("rounding", "thousands")]);
    let written = |number| {
        let (played, _) = read_again(&rounded, number);
        let mut game: serde_json::Value =
            serde_json::from_str(&played.to_tenhou6().expect("whole")).unwrap();
        let changed = game["rule"].as_object_mut().unwrap().remove("changed");
        assert_eq!(changed, Some(serde_json::json!({"rounding": "thousands"})));
        game.to_string()
    };
    let text = [0, 1, 2].map(written).join("\n");
    let at_once = record::read_all(text.as_bytes()).unwrap();
    let streamed: Result<Vec<_>, _> = Reader::new().games(text.as_bytes()).collect();
    assert_eq!(streamed.unwrap(), at_once);
    assert_eq!(at_once.len(), 3);
    for game in &at_once {
        assert_eq!(shown(game), ["rounding thousands"]);
        assert_eq!(replay::replay(game).differences, []);
    }
}

/// A dealer who is tenpai in first place goes on where the house had no tenpai-yame.
#[test]
fn a_game_that_goes_on_shows_that_nobody_may_stop_it() {
    let rules = with(GameRules::TENHOU, &[("tenpai_yame", "off")]);
    let mut found = 0;
    for number in 0..400 {
        let (_, read) = read_again(&rules.with_length(Length::Tonpuu), number);
        assert_eq!(replay::replay(&read).differences, [], "{number}");
        if shown(&read) == ["tenpai_yame off"] {
            assert_eq!(read.rules(), rules.with_length(Length::Tonpuu));
            found += 1;
        }
    }
    assert!(found >= 2, "{found}");
}

/// Scores that no rules of the house explain are a difference.
#[test]
fn scores_of_no_time_are_a_difference() {
    let (played, _) = read_again(&GameRules::TENHOU, 1);
    let mut forged = played;
    let scores = forged.result.as_mut().unwrap().scores.as_mut().unwrap();
    (scores[0], scores[1]) = (scores[0] + 10, scores[1] - 10);
    let read = record::read(forged.to_mjlog().unwrap().as_bytes()).unwrap();
    assert_eq!(shown(&read), [""; 0]);
    assert_eq!(replay::replay(&read).differences.len(), 1);
}

#[test]
fn chips_and_parlours_are_read_checked_and_written() {
    let chips = [("ippatsu_chips", "1"), ("ura_chips", "1"), ("red_chips", "1")];
    let parlour = [("kiriage", "true"), ("kan_dora_turns", "at_once")];
    let scores = [("uma", "30000 10000 -10000 -30000"), ("rounding", "thousands")];
    let chips_alone = [&chips[..], &parlour, &scores, &[("chip_points", "2000")]].concat();
    let both = [&chips_alone[..], &[("honba", "1500")]].concat();
    let parlour_alone = [&parlour[..], &scores, &[("honba", "1500")]].concat();
    let (mut given, mut minus) = (0, 0);
    for rules in [chips_alone, both, parlour_alone].map(|it| with(GameRules::TENHOU, &it)) {
        for number in 0..4 {
            let (played, read) = read_again(&rules, number);
            assert!(!played.left_out(Format::Mjlog).contains(&LeftOut::House));
            assert_eq!(read.rules(), rules);
            assert_eq!(replay::replay(&read).differences, []);
            let claims = read.rounds.iter().flat_map(|round| &round.claims);
            for chips in claims.filter_map(|claim| claim.chips) {
                assert_eq!(chips.iter().sum::<i32>(), 0);
                given += usize::from(chips != [0; 4]);
                minus += usize::from(chips.iter().filter(|chips| **chips < 0).count() == 3);
            }
            // A chip more than the hand is worth.
            let Some(claim) = played
                .rounds
                .iter()
                .position(|round| round.claims.first().is_some_and(|claim| claim.chips.is_some()))
            else {
                continue;
            };
            let mut forged = read.clone();
            forged.rounds[claim].claims[0].chips.as_mut().unwrap()[0] += 1;
            let differences = replay::replay(&forged).differences;
            assert!(differences.len() == 1 && differences[0].differs.to_string().contains("chips"));
        }
    }
    assert!(given > 20 && minus > 3, "{given} {minus}");
}

/// The log of seat 0's client in a lobby. Its tags have the same chips as those of the mjlog.
fn client_of_lobby(played: &Record) -> String {
    let mjlog = played.to_mjlog().expect("whole");
    let tags = |name: &str| {
        let begins = format!("{name} ");
        let tags = mjlog.split('<').filter(move |tag| tag.starts_with(&begins));
        tags.map(|tag| format!("<{}", tag.trim())).collect::<Vec<_>>().into_iter()
    };
    let [mut go, mut deals, mut wins, mut draws] = ["GO", "INIT", "AGARI", "RYUUKYOKU"].map(tags);
    let client = to_client(played, Seat::ALL[0]);
    let line = |line: &str| match line.split(['<', ' ']).nth(2).unwrap_or_default() {
        "GO" => format!("Get: {} <TAIKYOKU oya=\"0\"/> ", go.next().expect("one")),
        "INIT" => {
            let deal = deals.next().expect("as many");
            let chips = deal.split(' ').find(|part| part.starts_with("chip="));
            line.replace("<INIT ", &format!("<INIT {} ", chips.unwrap_or_default()))
        }
        "AGARI" => format!("Get: {}", wins.next().expect("as many")),
        "RYUUKYOKU" => format!("Get: {}", draws.next().expect("as many")),
        _ => line.to_owned(),
    };
    client.lines().map(line).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_client_s_log_of_a_lobby_has_its_chips() {
    let chips = [("ippatsu_chips", "1"), ("ura_chips", "1"), ("red_chips", "1")];
    let parlour = [("kiriage", "true"), ("kan_dora_turns", "at_once"), ("chip_points", "2000")];
    let scores = [("uma", "30000 10000 -10000 -30000"), ("rounding", "thousands")];
    let rules = with(GameRules::TENHOU, &[&chips[..], &parlour, &scores].concat());
    let mut given = 0;
    for number in 0..4 {
        let (played, whole) = read_again(&rules, number);
        let text = client_of_lobby(&played);
        let read = record::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!((read.format, read.rules()), (Format::Client, rules));
        assert_eq!(replay::replay(&read).differences, []);
        let claims = |record: &Record| -> Vec<Option<[i32; 4]>> {
            let claims = record.rounds.iter().flat_map(|round| &round.claims);
            claims.map(|claim| claim.chips).collect()
        };
        assert_eq!(claims(&read), claims(&whole));
        given += claims(&read).into_iter().flatten().filter(|chips| *chips != [0; 4]).count();
    }
    assert!(given > 5, "{given}");
}

/// The rules of a lobby's own, and the parts that no rule stands for. That ties are shared shows in
/// games that end with one.
#[test]
fn rules_of_a_lobby_are_read() {
    let changed = [("start_points", "30000"), ("uma", "15000 5000 -5000 -15000")];
    let stated = with(GameRules::TENHOU, &changed).with_length(Length::Tonpuu);
    let rules = with(stated, &[("ties", "shared")]);
    let mut ties = 0;
    for number in 0..150 {
        let kind = GameKind { hanchan: false, ..GameKind::default() };
        let played = game_by(&rules, kind, number);
        let read = record::read(in_lobby(&played).as_bytes()).unwrap();
        let unread = Oddity::UnreadRule { name: "csrule 0".into(), value: "0000000B".into() };
        assert_eq!(read.oddities[0], unread);
        assert_eq!(replay::replay(&read).differences, []);
        let mut points = played.result.unwrap().points;
        points.sort_unstable();
        let is_tied = points.windows(2).any(|pair| pair[0] == pair[1]);
        assert_eq!(shown(&read).is_empty(), !is_tied, "{number}");
        assert_eq!(read.rules(), if is_tied { rules } else { stated });
        ties += usize::from(is_tied);
    }
    assert!(ties >= 2, "{ties}");
}

/// A game as mjlog with the lobby's own rules: uma 15, 5, from 30,000 points.
fn in_lobby(played: &Record) -> String {
    let own =
        format!("0000000B,,,,30000,30000,30000,{}{},,,", ",".repeat(14), "5,-5,-15,".repeat(5));
    let text = played.to_mjlog().unwrap();
    text.replacen("lobby=\"0\"", &format!("lobby=\"1\" csrule=\"{own}\""), 1)
}

/// Whatever `csrule` and `ratio` say, the game is read.
#[test]
fn no_rules_of_a_lobby_panic() {
    let played = game(GameKind::default(), 1);
    let text = in_lobby(&played).replacen("owari", "ratio=\"much\" owari", 1);
    let read = record::read(text.as_bytes()).unwrap();
    let unread = Oddity::UnreadRule { name: "ratio".into(), value: "much".into() };
    assert!(read.oddities.contains(&unread));
    for number in ["-2147483648", "2147483647", "99999999999", "x", " 5 ", "", "-"] {
        for place in ["30000", "5,-5,-15", "-15"] {
            let changed = text.replace(place, number);
            assert!(record::read(changed.as_bytes()).is_ok(), "{number} for {place}");
        }
    }
}

/// A caller's rules take the place of what the record shows, and its notes go.
#[test]
fn rules_that_a_caller_sets_come_before_the_record() {
    let rounded = with(GameRules::TENHOU, &[("rounding", "thousands")]);
    let (_, mut read) = read_again(&rounded, 1);
    assert_eq!(shown(&read), ["rounding thousands"]);
    read.set_rules(read.rules().with_riichi_tiles(1));
    assert_eq!(shown(&read), ["rounding thousands"]);
    read.set_rules(GameRules::TENHOU);
    assert_eq!((shown(&read).len(), replay::replay(&read).differences.len()), (0, 1));
    let rules = with(GameRules::TENHOU, &[("start_points", "1000"), ("uma", "0 0 0 0")]);
    let (_, mut read) = read_again(&rules, 3);
    read.set_rules(rules);
    assert_eq!((&read.oddities[..], replay::replay(&read).differences.len()), (&[][..], 0));
    let (_, mut read) = read_again(&rules, 3);
    read.set_rules(rules.with_uma([1_000, 0, 0, -1_000]));
    assert_eq!(replay::replay(&read).differences.len(), 1);
}

/// Chips that no lobby plays for aren't written as a lobby's.
#[test]
fn chips_of_other_rules_are_left_out() {
    let rules = with(GameRules::TENHOU, &[("red_chips", "2")]);
    let (played, read) = read_again(&rules, 1);
    assert!(played.left_out(Format::Mjlog).contains(&LeftOut::House));
    assert_eq!((read.own_rules, replay::replay(&read).differences), (None, vec![]));
}

/// Another scheme of scores than the known ones: the points are checked, and a note says it.
#[test]
fn a_lobby_with_an_unknown_scheme_is_checked_but_for_its_scores() {
    let rules = with(GameRules::TENHOU, &[("start_points", "1000"), ("uma", "0 0 0 0")]);
    let (_, read) = read_again(&rules, 3);
    assert_eq!(read.oddities, [Oddity::UnknownScores]);
    assert_eq!(replay::replay(&read).differences, []);
    let mut forged = read.clone();
    forged.result.as_mut().unwrap().points[0] += 100;
    assert_eq!(replay::replay(&forged).differences.len(), 1);
}

/// A log may end after any byte: the complete rounds are there, and a note names the place.
#[test]
fn a_log_that_breaks_off_is_read_as_far_as_it_goes() {
    let kind = GameKind { hanchan: false, ..GameKind::default() };
    let played = game(kind, 2);
    let text = played.to_mjlog().unwrap();
    let first_deal = text.find("<INIT").unwrap();
    let end_of_deal = first_deal + text[first_deal..].find('>').unwrap() + 1;
    for end in (end_of_deal..text.len() - "</mjloggm>".len()).step_by(7) {
        let read = record::read(&text.as_bytes()[..end]).unwrap_or_else(|why| panic!("{why}"));
        assert!(matches!(read.oddities[..], [Oddity::BrokenOff { .. }]), "{end}");
        let complete = read.rounds.iter().filter(|round| round.is_complete()).count();
        assert!(complete + 1 >= read.rounds.len());
        for (read, played) in read.rounds.iter().zip(&played.rounds).take(complete) {
            assert_eq!(read.entries.len(), played.entries.len(), "{end}");
        }
        let replay = replay::replay(&read);
        assert_eq!(replay.differences, [], "{end}");
        let number = read.rounds.len() - 1;
        let whole = read.rounds.len() == complete;
        let note = if whole { Note::EndsAfter(number) } else { Note::EndsWithin(number) };
        assert!(replay.notes.contains(&note) || read.result.is_some(), "{end}: {:?}", replay.notes);
    }
    for end in [0, 5, first_deal, end_of_deal - 3] {
        assert!(record::read(&text.as_bytes()[..end]).is_err(), "{end}");
    }
    // The closing tag after fewer rounds.
    let deals: Vec<usize> = text.match_indices("<INIT").map(|(at, _)| at).collect();
    let cut = format!("{}</mjloggm>", &text[..deals[2]]);
    let read = record::read(cut.as_bytes()).unwrap();
    assert_eq!((read.rounds.len(), &read.oddities[..]), (2, &[][..]));
    let replay = replay::replay(&read);
    assert_eq!((replay.differences, replay.notes), (vec![], vec![Note::EndsAfter(1)]));
}

#[test]
fn a_game_of_mjai_may_end_within_a_round() {
    let played = game(GameKind::default(), 2);
    let text = played.to_mjai();
    let lines: Vec<&str> = text.lines().collect();
    let second = lines.iter().rposition(|line| line.contains("start_kyoku")).unwrap();
    for at in [second + 1, second + 5] {
        let end = r#"{"type":"end_game","scores":[25000,25000,25000,25000]}"#;
        let cut = [&lines[..at], &[end]].concat().join("\n");
        let read = record::read(cut.as_bytes()).unwrap();
        let replay = replay::replay(&read);
        let last = played.rounds.len() - 1;
        assert_eq!((replay.differences, replay.notes), (vec![], vec![Note::EndsWithin(last)]));
    }
}
