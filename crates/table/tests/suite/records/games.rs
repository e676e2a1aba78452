//! Several games in one file, of every format.

use mentsu_table::Seat;
use mentsu_table::record::{self, Format, GameKind, Oddity, Record, Wrong};
use mentsu_table::replay;

use crate::records::assert_same;
use crate::records::replayed::played::{game, kinds, seed, to_client, to_mjlog};

/// Reads games of which each is replayed without a difference.
#[track_caller]
fn agree(text: &str, format: Format, played: &[&Record]) -> Vec<Record> {
    let games = record::read_all(text.as_bytes()).unwrap_or_else(|why| panic!("{why}"));
    assert_eq!(games.len(), played.len());
    for (read, played) in games.iter().zip(played) {
        assert_eq!(read.format, format);
        assert_eq!(read.rounds.len(), played.rounds.len());
        let replay = replay::replay(read);
        let shown: Vec<String> = replay.differences.iter().map(ToString::to_string).collect();
        assert!(shown.is_empty(), "{format}: {}", shown.join("\n"));
        assert_eq!(replay.notes, []);
        if read.seen_by.is_none() {
            assert_same(played, read, &format.to_string());
        }
    }
    if games.len() > 1 {
        let error = record::read(text.as_bytes()).expect_err("more than one game");
        assert_eq!((error.wrong, error.place), (Wrong::SecondGame, games[1].rounds[0].place));
    }
    games
}

/// The same game twice, games of other rules, three in a row.
#[test]
fn games_that_follow_each_other_are_read_one_by_one() {
    let [hanchan, sanma, tonpuu, ..] = kinds();
    let games = [game(hanchan, 1), game(sanma, 1), game(hanchan, 2), game(tonpuu, 2)];
    for [a, b, c] in [[0, 0, 0], [0, 1, 2], [2, 0, 3], [1, 1, 0]] {
        let played = [&games[a], &games[b], &games[c]];
        let joined = |texts: [String; 3], between: &str| texts.join(between);
        let tenhou6 = played.map(|record| record.to_tenhou6().unwrap());
        agree(&joined(tenhou6.clone(), "\n"), Format::Tenhou6, &played);
        agree(&format!("[{}]", joined(tenhou6, ", ")), Format::Tenhou6, &played);
        let mjai = joined(played.map(Record::to_mjai), "");
        agree(&mjai, Format::Mjai, &played);
        let without_starts: Vec<&str> =
            mjai.lines().filter(|line| !line.contains("start_game")).collect();
        assert_eq!(record::read_all(without_starts.join("\n").as_bytes()).unwrap().len(), 3);
        let mjlog = played.map(|played| to_mjlog(played, &seed([1, 1, 2, 2][a])));
        let games = record::read_all(mjlog.concat().as_bytes()).unwrap();
        assert_eq!(games.len(), 3);
    }
}

#[test]
fn mjlogs_that_follow_each_other_have_their_own_walls() {
    let played = [game(GameKind::default(), 1), game(kinds()[1], 2)];
    let text = to_mjlog(&played[0], &seed(1)) + &to_mjlog(&played[1], &seed(2));
    let games = agree(&text, Format::Mjlog, &[&played[0], &played[1]]);
    assert!(games.iter().flat_map(|game| &game.rounds).all(|round| round.wall.is_some()));
    let cut = text.trim_end_matches("</mjloggm>");
    let games = record::read_all(cut.as_bytes()).unwrap();
    assert_eq!(games[1].rounds.len(), played[1].rounds.len());
    assert!(matches!(games[1].oddities[..], [Oddity::BrokenOff { .. }]));
    assert!(record::read_all((text + "<UN n0=\"A\"/>").as_bytes()).is_err());
}

/// A client plays again, in another seat or in the same.
#[test]
fn a_client_s_log_goes_on_with_another_game() {
    let (first, second) = (game(GameKind::default(), 5), game(GameKind::default(), 1));
    for [one, other] in [[0, 0], [0, 2], [3, 1]] {
        let (one, other) = (Seat::ALL[one], Seat::ALL[other]);
        let text = to_client(&first, one) + &to_client(&second, other);
        let games = agree(&text, Format::Client, &[&first, &second]);
        let seen_by: Vec<_> = games.iter().map(|game| game.seen_by).collect();
        assert_eq!(seen_by, [Some(one), Some(other)]);
        // The first was left within a round.
        let text = to_client(&first, one);
        let lines: Vec<&str> = text.lines().collect();
        let text = lines[..lines.len() - 12].join("\n") + "\n" + &to_client(&second, other);
        let games = record::read_all(text.as_bytes()).unwrap();
        assert_eq!(games.len(), 2);
        assert!(games.iter().all(|game| replay::replay(game).differences.is_empty()));
    }
    // Games of three and of four players.
    let sanma = game(kinds()[1], 5);
    let text = to_client(&first, Seat::ALL[1]) + &to_client(&sanma, Seat::ALL[2]);
    let games = agree(&text, Format::Client, &[&first, &sanma]);
    assert!(games[1].kind.is_sanma() && !games[0].kind.is_sanma());
}

/// A client that loses its connection receives the game's description again.
#[test]
fn a_client_that_comes_back_goes_on_with_its_game() {
    let text = to_client(&game(GameKind::default(), 8), Seat::ALL[1]);
    let lines: Vec<&str> = text.lines().collect();
    let rounds: Vec<usize> =
        (0..lines.len()).filter(|&at| lines[at].starts_with("Get: <INIT")).collect();
    let back = lines[rounds[2]]
        .replace("<INIT", "<REINIT")
        .replace(" hai=", " m1=\"31264\" kawa0=\"1\" hai=");
    let at = rounds[2] + 12;
    let log = [&lines[..at], &[lines[0], &back], &lines[at..]].concat().join("\n");
    let games = record::read_all(log.as_bytes()).unwrap_or_else(|why| panic!("{why}"));
    assert_eq!((games.len(), games[0].rounds.len()), (1, rounds.len() + 1));
}

/// An event a line, a list of events on one line, or over many.
#[test]
fn mjai_may_be_a_json_list() {
    let played = game(GameKind::default(), 3);
    let lines = played.to_mjai();
    let events: Vec<serde_json::Value> =
        lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    for text in [
        serde_json::to_string(&events).unwrap(),
        serde_json::to_string_pretty(&events).unwrap(),
        events.iter().map(|event| serde_json::to_string_pretty(event).unwrap() + "\n").collect(),
    ] {
        agree(&text, Format::Mjai, &[&played]);
        let wrong =
            text.replacen("\"ryukyoku\"", "\"ryuukyoku\"", 1).replacen("\"hora\"", "\"ron\"", 1);
        let error = record::read_all(wrong.as_bytes()).unwrap_err().to_string();
        assert!(error.contains("event "), "{error}");
        assert!(record::read_all(&text.as_bytes()[..text.len() - 9]).is_err());
    }
}
