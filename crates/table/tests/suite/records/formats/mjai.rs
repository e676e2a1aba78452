//! mjai as others write it: with fewer fields than the engine's own, and cut off.

use mentsu::random::{RandomSource, SplitMix64};
use mentsu_table::record::{self, GameKind, Record, Told};
use mentsu_table::replay::{self, Note};
use mentsu_table::{Action, Event, Seat};
use serde_json::{Value, json};

use crate::records::assert_same;
use crate::records::replayed::payments::with_scores;
use crate::records::replayed::played::{game, kinds, seed, to_client, to_mjlog};
use crate::records::replayed::seen::{recorded, seen_by};
use crate::scene::{IDLE, Moves, Scene};

/// The lines of a game, each changed; those that become `None` are left out.
pub(crate) fn changed(record: &Record, change: impl Fn(Value) -> Option<Value>) -> String {
    let lines = record.to_mjai();
    let values = lines.lines().map(|line| serde_json::from_str(line).expect("a line of mjai"));
    values.filter_map(change).map(|value| value.to_string() + "\n").collect()
}

/// The same lines without these fields.
pub(crate) fn without(record: &Record, of: &str, fields: &[&str]) -> String {
    changed(record, |mut value| {
        if of.split(' ').any(|of| value["type"] == of) {
            let object = value.as_object_mut().expect("an object");
            fields.iter().for_each(|field| drop(object.remove(*field)));
        }
        Some(value)
    })
}

#[track_caller]
pub(crate) fn read(text: &str) -> Record {
    record::read(text.as_bytes()).unwrap_or_else(|why| panic!("{why}"))
}

/// Reads a game that is replayed without a difference, and gives what is odd about it.
#[track_caller]
pub(crate) fn agrees(text: &str) -> (Record, Vec<Note>) {
    let record = read(text);
    let replay = replay::replay(&record);
    let shown: Vec<String> = replay.differences.iter().map(ToString::to_string).collect();
    assert!(shown.is_empty(), "{}", shown.join("\n"));
    assert_eq!(replay.rounds, record.rounds.len());
    (record, replay.notes)
}

#[test]
fn a_discard_need_not_say_whether_the_tile_was_drawn() {
    let discards = |record: &Record| -> Vec<(bool, String)> {
        let events = record.rounds.iter().flat_map(|round| round.events());
        let discards = events.filter_map(|(_, event)| match *event {
            Event::Discard { seat, face, tsumogiri } => Some((tsumogiri, format!("{seat} {face}"))),
            _ => None,
        });
        discards.collect()
    };
    for kind in kinds() {
        let played = game(kind, 3);
        let (read, notes) = agrees(&without(&played, "dahai", &["tsumogiri"]));
        assert_eq!(notes, []);
        let pairs: Vec<_> = discards(&played).into_iter().zip(discards(&read)).collect();
        assert!(pairs.iter().any(|((drawn, _), _)| *drawn));
        // Of two equal tiles the drawn one is as good as the other.
        let same = |((drawn, given), (guessed, read)): &((bool, String), (bool, String))| {
            given == read && (drawn == guessed || *guessed)
        };
        assert!(pairs.iter().all(same), "{kind:?}");
    }
}

#[test]
fn a_riichi_nobody_wins_on_is_accepted_though_no_line_says_it() {
    for kind in kinds() {
        for number in [1, 3] {
            let played = game(kind, number);
            let text = changed(&played, |line| (line["type"] != "reach_accepted").then_some(line));
            let (read, notes) = agrees(&text);
            assert_eq!(notes, []);
            assert_same(&played, &read, &format!("{kind:?} {number}"));
        }
    }
}

/// Of several riichi one without its line is none of a log that leaves them out.
#[test]
fn a_riichi_whose_acceptance_is_missing_is_noticed() {
    let text = game(GameKind::default(), 3).to_mjai();
    assert!(text.matches("reach_accepted").count() > 1);
    let lines: Vec<&str> = text.lines().collect();
    let at = lines.iter().position(|line| line.contains("reach_accepted")).unwrap();
    let text = [&lines[..at], &lines[at + 1..]].concat().join("\n");
    assert!(!replay::replay(&read(&text)).differences.is_empty());
}

/// Cut after any line, a game is incomplete and no difference.
#[test]
fn a_game_that_breaks_off_is_incomplete() {
    for kind in [kinds()[0], kinds()[1]] {
        let text = game(kind, 3).to_mjai();
        let lines: Vec<&str> = text.lines().collect();
        for end in 2..lines.len() {
            if end % 3 != 0 && !lines[end - 1].contains("hora") && !lines[end - 1].contains("rea") {
                continue;
            }
            let (cut, notes) = agrees(&lines[..end].join("\n"));
            let last = cut.rounds.len() - 1;
            let note = if !cut.rounds[last].is_complete() {
                Some(Note::EndsWithin(last))
            } else if end + 2 >= lines.len() {
                // Only the line that says so is missing.
                None
            } else {
                Some(Note::EndsAfter(last))
            };
            // Of two wins on one tile the second is a round's end, too.
            assert_eq!(notes.first(), note.as_ref(), "{end}: {}", lines[end - 1]);
            assert_same(&cut, &read(&cut.to_mjai()), "written again");
        }
        assert!(record::read(lines[..1].join("\n").as_bytes()).is_err(), "no round");
        let within = [&lines[..40], &lines[lines.len() - 1..]].concat().join("\n");
        let read = record::read(within.as_bytes()).unwrap();
        assert_eq!(replay::replay(&read).notes, [Note::EndsWithin(read.rounds.len() - 1)]);
    }
}

/// Nothing says how long a game was that ended after its east rounds.
#[test]
fn a_game_of_east_rounds_need_not_say_so() {
    let tonpuu = kinds()[2];
    assert!(!tonpuu.hanchan);
    let played = game(tonpuu, 2);
    let east = played.rounds.iter().all(|round| round.deal.round == mentsu::Wind::East);
    let text = without(&played, "start_game", &["rule", "kyoku_first"]);
    let record = read(&text);
    assert!(east && !record.kind.hanchan);
    let replay = replay::replay(&record);
    assert_eq!(replay.differences.len(), 0, "{:?}", replay.differences);
}

/// Some converters keep a fourth place in a game of three.
#[test]
fn three_players_may_stand_in_four_places() {
    let sanma = kinds()[1];
    let played = game(sanma, 3);
    for fourth in [json!(["?"].repeat(13)), json!([])] {
        let text = changed(&played, |mut value| {
            for field in ["scores", "deltas"] {
                if let Some(points) = value[field].as_array_mut() {
                    points.push(json!(0));
                }
            }
            for field in ["tehais", "names"] {
                if let Some(list) = value[field].as_array_mut() {
                    list.push(if field == "names" { json!("") } else { fourth.clone() });
                }
            }
            Some(value)
        });
        let (read, notes) = agrees(&text);
        assert!(read.kind.is_sanma() && notes.is_empty());
        assert_same(&played, &read, "four places");
    }
}

/// A game as a bot sees it: others' tiles hidden, and of a win nothing but who, from whom and how
/// much.
fn as_a_bot_sees(record: &Record, seat: Seat, fields: &[&str]) -> String {
    changed(&seen_by(record, seat), |mut value| {
        let kind = value["type"].as_str().unwrap().to_owned();
        if kind == "hora" || kind == "ryukyoku" {
            let object = value.as_object_mut().unwrap();
            object.retain(|field, _| fields.contains(&&**field) || field == "type");
        }
        Some(value)
    })
}

const BOT: [&str; 4] = ["actor", "target", "deltas", "ura_markers"];

#[test]
fn a_bot_s_log_is_read_without_the_winner_s_hand() {
    let (mut hidden, mut own) = (0, 0);
    for kind in kinds() {
        for seat in Seat::of_players(kind.players()) {
            let played = game(kind, 7);
            let text = as_a_bot_sees(&played, *seat, &BOT);
            let (record, notes) = agrees(&text);
            assert_eq!((record.seen_by, &notes[..]), (Some(*seat), &[][..]));
            hidden += record.rounds.iter().map(|round| round.hidden_wins().count()).sum::<usize>();
            own += record.rounds.iter().map(|round| round.claims.len()).sum::<usize>();
            // What everybody has next says what was paid.
            let (untold, _) = agrees(&as_a_bot_sees(&played, *seat, &BOT[..2]));
            let deltas = |record: &Record| -> Vec<_> {
                let wins = record.rounds.iter().flat_map(|round| round.hidden_wins());
                wins.map(|(_, win)| win.deltas).collect()
            };
            for (given, untold) in deltas(&record).into_iter().zip(deltas(&untold)) {
                assert!(untold.is_none() || given == untold);
            }
            // Written, it is the same.
            let again = read(&record.to_mjai());
            let entries = |record: &Record| -> Vec<Told> {
                let entries = record.rounds.iter().flat_map(|round| &round.entries);
                entries.map(|entry| entry.told.clone()).collect()
            };
            assert_eq!(entries(&record), entries(&again));
        }
    }
    assert!(hidden > 60 && own > 20, "{hidden} {own}");
}

/// Nothing says what was paid, to the end of the game.
#[test]
fn a_bot_s_log_without_any_points_is_no_difference() {
    for seat in Seat::ALL {
        let text = as_a_bot_sees(&game(GameKind::default(), 7), seat, &BOT[..2]);
        let lines = text.lines().map(|line| {
            let mut value: Value = serde_json::from_str(line).unwrap();
            value.as_object_mut().unwrap().remove("scores");
            value.to_string()
        });
        let (record, _) = agrees(&lines.collect::<Vec<_>>().join("\n"));
        assert!(record.rounds.iter().any(|round| !round.payments_told));
    }
}

/// What can be seen of a win is checked: who pays, how much, from whose tile.
#[test]
fn a_hidden_win_that_can_t_be_is_noticed() {
    let seat = Seat::ALL[0];
    let text = as_a_bot_sees(&game(GameKind::default(), 7), seat, &BOT);
    let lines: Vec<&str> = text.lines().collect();
    let mut changed = 0;
    for (at, line) in lines.iter().enumerate() {
        let value: Value = serde_json::from_str(line).unwrap();
        if value["type"] != "hora" || value["actor"] == 0 {
            continue;
        }
        let actor = value["actor"].as_u64().unwrap() as usize;
        let mut others = Vec::new();
        // Another sum, a sum no hand is worth, another who pays.
        for deltas in [[100, 0], [300, -300]] {
            let mut other = value.clone();
            let payer = (0..4).find(|seat| value["deltas"][*seat].as_i64() < Some(0)).unwrap();
            for (seat, delta) in [actor, payer].into_iter().zip(deltas) {
                other["deltas"][seat] = json!(other["deltas"][seat].as_i64().unwrap() + delta);
            }
            others.push(other);
        }
        let mut other = value.clone();
        other["target"] = json!((value["target"].as_u64().unwrap() + 1) % 4);
        others.push(other);
        for other in others {
            let other = other.to_string();
            let mut lines = lines.clone();
            lines[at] = &other;
            let Ok(record) = record::read(lines.join("\n").as_bytes()) else { continue };
            let differences = replay::replay(&record).differences;
            assert!(!differences.is_empty(), "{other} for {line}");
            changed += 1;
        }
    }
    assert!(changed > 5, "{changed}");
}

/// Of a hidden hand the river is known: it can't win by ron on a tile that lies there.
#[test]
fn a_hidden_ron_on_a_tile_of_its_own_river_is_noticed() {
    let kind = GameKind { reds: false, ..GameKind::default() };
    let given = |own: &str, draws: &'static str| {
        let scene = Scene {
            hands: [IDLE[1], "234m345p678p2256s", "147m258p369s1234z", IDLE[2]],
            draws,
            ..Scene::default()
        };
        let mut round = scene.round(&kind.rules());
        let mut events = round.last_events().to_vec();
        events.extend(round.discards(0, "9m"));
        events.extend(round.all_pass());
        events.extend(round.discards(1, own));
        events.extend(round.all_pass());
        (round, events)
    };
    let (mut round, mut events) = given("8m", "9m 8m 7s");
    let mut ron = round.discards(2, "7s");
    ron.extend(round.does(1, Action::Ron));
    events.extend(ron.clone());
    // The same win, though a 7s lies in the winner's river.
    let (_, mut other) = given("7s", "9m 7s 7s");
    other.extend(ron);
    for (events, is_noticed) in [(events, false), (other, true)] {
        let record = read(&as_a_bot_sees(&recorded(kind, &events), Seat::ALL[0], &BOT[..3]));
        assert_eq!(record.rounds[0].hidden_wins().count(), 1);
        let differences = replay::replay(&record).differences;
        assert_eq!(!differences.is_empty(), is_noticed, "{differences:?}");
    }
}

/// The rules that hold for a client's log hold for a bot's: what the seat does must be offered.
#[test]
fn every_line_that_is_missing_from_a_bot_s_log_is_noticed() {
    let text = as_a_bot_sees(&game(GameKind::default(), 7), Seat::ALL[1], &BOT);
    let lines: Vec<&str> = text.lines().collect();
    for (at, line) in lines.iter().enumerate() {
        let value: Value = serde_json::from_str(line).unwrap();
        let is_checked = match value["type"].as_str().unwrap() {
            "tsumo" | "dahai" => at % 5 == 0,
            "hora" | "ryukyoku" | "pon" | "chi" | "kakan" | "ankan" | "daiminkan" => true,
            _ => false,
        };
        if !is_checked {
            continue;
        }
        let text = [&lines[..at], &lines[at + 1..]].concat().join("\n");
        let Ok(record) = record::read(text.as_bytes()) else { continue };
        let replay = replay::replay(&record);
        let breaks_off = |note: &Note| matches!(note, Note::EndsWithin(_));
        let is_noticed = !replay.differences.is_empty() || replay.notes.iter().any(breaks_off);
        assert!(is_noticed, "{line}");
    }
}

/// Bytes changed anywhere in records as others write them: read or refused, replayed and written.
/// `MENTSU_MUTATIONS` asks for more of them.
#[test]
fn no_bytes_of_others_panic() {
    let seat = Seat::ALL[1];
    let (played, sanma) = (game(GameKind::default(), 7), game(kinds()[1], 7));
    let lines = as_a_bot_sees(&sanma, seat, &BOT[..2]);
    let list = format!("[{}]", lines.trim_end().replace('\n', ","));
    let untold =
        without(&played, "hora ryukyoku start_kyoku", &["deltas", "scores", "ura_markers"]);
    let texts = [
        as_a_bot_sees(&played, seat, &BOT),
        lines,
        list,
        with_scores(&played),
        without(&played, "dahai", &["tsumogiri"]) + &untold,
        format!("[{},{}]", sanma.to_tenhou6().unwrap(), played.to_tenhou6().unwrap()),
        played.to_tenhou6().unwrap().replace("和了", "不明"),
        to_client(&played, seat) + &to_client(&sanma, Seat::ALL[2]),
        to_mjlog(&sanma, &seed(7)) + &to_mjlog(&played, &seed(7)),
    ];
    let times = std::env::var("MENTSU_MUTATIONS").ok().and_then(|text| text.parse().ok());
    let mut chance = SplitMix64::new(times.unwrap_or(3));
    for text in texts {
        for _ in 0..times.unwrap_or(60) {
            let mut bytes = text.clone().into_bytes();
            for _ in 0..1 + chance.next_u64() % 3 {
                let at = chance.next_u64() as usize % bytes.len();
                let end = (at + chance.next_u64() as usize % 400).min(bytes.len());
                match chance.next_u64() % 5 {
                    0 => bytes.truncate(at.max(1)),
                    1 => bytes[at] = chance.next_u64() as u8,
                    2 => bytes[at] = b"0123456789<>\"{}[],-?"[chance.next_u64() as usize % 20],
                    3 => drop(bytes.drain(at..end)),
                    _ => {
                        let piece = bytes[at..end].to_vec();
                        let to = chance.next_u64() as usize % bytes.len();
                        bytes.splice(to..to, piece);
                    }
                }
                if bytes.is_empty() {
                    bytes.push(b'[');
                }
            }
            for record in record::read_all(&bytes).unwrap_or_default() {
                let replay = replay::replay(&record);
                let ended = replay.differences.iter().filter(|difference| difference.ends_check);
                assert!(ended.count() <= replay.rounds);
                let _ = (record.to_mjai(), record.to_tenhou6());
            }
        }
    }
}
