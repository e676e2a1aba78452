//! Records of games of our own: every format is read as it was written, every change of a record is
//! noticed, and no bytes panic.

mod bare;
mod compared;
mod contradicting;
mod converted;
mod eras;
mod formats;
mod games;
mod impossible;
mod memory;
mod origin;
pub(crate) mod replayed;
mod shared_logs;
mod streamed;
mod written;

use std::io::Write;

use flate2::Compression;
use flate2::write::GzEncoder;
use mentsu::random::{RandomSource, SplitMix64};
use mentsu::riichi::Preset;
use mentsu_table::record::{
    self, Format, GameKind, Oddity, Record, RecordError, Unwritable, Wrong,
};
use mentsu_table::replay::{self, Differs, Note};
use mentsu_table::{Action, Event, Seat};

use crate::records::replayed::played::{game, kinds, seed, to_client, to_mjlog};
use crate::records::replayed::seen::seen_by;

/// What every format can hold of a record.
pub(crate) fn given(record: &Record) -> Vec<String> {
    let names = &record.names[..usize::from(record.kind.players())];
    let mut given = vec![format!("{names:?} {:?}", record.kind)];
    for round in &record.rounds {
        given.push(format!("{:?}", round.deal));
        for (_, event) in round.events() {
            given.push(match event {
                Event::Ryuukyoku(draw) => format!("{:?} {:?}", draw.kind, draw.deltas),
                event => format!("{event:?}"),
            });
        }
        for claim in &round.claims {
            let mut yaku = claim.yaku.clone();
            yaku.iter_mut().flatten().for_each(|(_, han)| *han %= 13);
            yaku.iter_mut().for_each(|yaku| yaku.retain(|(_, han)| *han > 0));
            given.push(format!("{:?} {:?} {yaku:?}", claim.points, claim.pao));
        }
    }
    given
}

#[track_caller]
pub(crate) fn assert_same(before: &Record, after: &Record, at: &str) {
    let (before, after) = (given(before), given(after));
    for (before, after) in before.iter().zip(&after) {
        assert_eq!(before, after, "{at}");
    }
    assert_eq!(before.len(), after.len(), "{at}");
}

#[track_caller]
fn assert_agrees(text: &str, format: Format) -> Record {
    let record = record::read(text.as_bytes()).unwrap_or_else(|why| panic!("{why}"));
    assert_eq!(record.format, format);
    let replay = replay::replay(&record);
    let shown: Vec<String> = replay.differences.iter().map(ToString::to_string).collect();
    assert!(shown.is_empty(), "{format}: {}", shown.join("\n"));
    assert_eq!(replay.rounds, record.rounds.len());
    record
}

#[test]
fn games_are_read_as_they_are_written() {
    for kind in kinds() {
        for number in 0..6 {
            let played = game(kind, number);
            let texts =
                [(played.to_tenhou6().unwrap(), Format::Tenhou6), (played.to_mjai(), Format::Mjai)];
            for (text, format) in texts {
                assert_same(&played, &assert_agrees(&text, format), &format!("{kind:?} {number}"));
            }
        }
    }
}

/// Every choice of the rules that a record names.
#[test]
fn what_the_rules_are_is_read_as_it_is_written() {
    let mut four = game(GameKind::default(), 0);
    let mut three = game(kinds()[1], 0);
    for record in [&mut four, &mut three] {
        record.rounds.truncate(1);
        record.result = None;
    }
    let all = Preset::ALL.into_iter().flat_map(|preset| (0..16).map(move |bits| (preset, bits)));
    for (preset, bits) in all {
        let is = |bit: u8| bits >> bit & 1 == 1;
        let (reds, open_tanyao, hanchan, fast) = (is(0), is(1), is(2), is(3));
        let kind = GameKind { preset, reds, open_tanyao, hanchan, fast };
        let record = if kind.is_sanma() { &mut three } else { &mut four };
        record.kind = kind;
        for text in [record.to_tenhou6().unwrap(), record.to_mjai()] {
            assert_eq!(record::read(text.as_bytes()).unwrap().kind, kind, "{text}");
        }
    }
}

/// Of each round of a game, as Tenhou's editor and viewer take it.
#[test]
fn a_round_is_a_link() {
    let played = game(GameKind::default(), 1);
    let rounds = (0..played.rounds.len()).map(|round| played.round_to_tenhou6(round).unwrap());
    let links: String = rounds.map(|json| format!("https://tenhou.net/6/#json={json}\n")).collect();
    assert_same(&played, &assert_agrees(&links, Format::Tenhou6), "links");
    let rounds = played.rounds.len();
    let no_such = Unwritable::NoSuchRound { round: rounds, rounds };
    assert_eq!(played.round_to_tenhou6(rounds), Err(no_such));
}

#[test]
fn tenhou_s_own_formats_are_read() {
    for kind in &kinds()[..3] {
        for number in 0..3 {
            let played = game(*kind, number);
            let read = assert_agrees(&to_mjlog(&played, &seed(number)), Format::Mjlog);
            assert_same(&played, &read, &format!("{kind:?} {number}"));
            assert!(read.rounds.iter().all(|round| round.wall.is_some()));
            for seat in Seat::of_players(kind.players()) {
                let read = assert_agrees(&to_client(&played, *seat), Format::Client);
                assert_eq!(read.seen_by, Some(*seat));
            }
        }
    }
}

/// The events that a bot received, without hidden tiles.
#[test]
fn a_game_as_a_bot_saw_it_is_replayed() {
    for kind in kinds() {
        for seat in Seat::of_players(kind.players()) {
            let played = seen_by(&game(kind, 7), *seat);
            let read = assert_agrees(&played.to_mjai(), Format::Mjai);
            assert_eq!(read.seen_by, Some(*seat));
        }
    }
}

/// A client that came back within a round, and left within another: neither is a difference.
#[test]
fn a_log_may_begin_and_end_within_a_round() {
    let text = to_client(&game(GameKind::default(), 8), Seat::ALL[1]);
    let lines: Vec<&str> = text.lines().collect();
    let rounds: Vec<usize> =
        (0..lines.len()).filter(|&at| lines[at].starts_with("Get: <INIT")).collect();
    let (first, last) = (rounds[0], rounds[rounds.len() - 1]);
    let back =
        lines[first].replace("<INIT", "<REINIT").replace(" hai=", " m1=\"31264\" kawa0=\"1\" hai=");
    let mut log = vec![lines[0], &back];
    log.extend(&lines[first + 20..last + 20]);
    let record = record::read(log.join("\n").as_bytes()).unwrap_or_else(|why| panic!("{why}"));
    assert!(record.rounds[0].midway && record.seen_by == Some(Seat::ALL[1]));
    let replayed = replay::replay(&record);
    assert_eq!(replayed.differences, []);
    assert_eq!(replayed.rounds, rounds.len() - 1);
    let notes = [Note::BeginsWithin(0), Note::EndsWithin(rounds.len() - 1)];
    assert_eq!(replayed.notes, notes);
}

/// Tenhou's server takes a discard that its own client forbids.
#[test]
fn a_forbidden_discard_after_a_call_is_noted() {
    let text = r#"{"title":["",""],"name":["","","",""],"rule":{"disp":"南喰赤","aka":1},"log":[[
        [0,0,0],[25000,25000,25000,25000],[14],[],
        [11,19,21,29,31,39,41,42,43,44,45,46,24],[47],[24],
        [25,26,27,27,28,28,32,32,33,33,34,34,36],["c242526"],[27],
        [12,12,13,13,14,15,16,17,18,22,23,24,25],[37],["60"],
        [12,13,17,18,22,23,36,36,37,37,38,38,41],[],[],
        ["和了",[0,0,0,0],[3,2,3]]]]}"#;
    let text = text.replace("\"60\"", "60");
    let record = record::read(text.as_bytes()).unwrap_or_else(|why| panic!("{why}"));
    let replayed = replay::replay(&record);
    assert_eq!(replayed.notes, [Note::Swaps(0)]);
    // Who isn't tenpai can't win.
    let differs = &replayed.differences[0].differs;
    assert_eq!(*differs, Differs::NotOffered(Action::Ron), "{}", replayed.differences[0]);
}

#[test]
fn gzip_is_unpacked_and_its_end_is_seen() {
    let text = game(GameKind::default(), 2).to_mjai();
    let mut packer = GzEncoder::new(Vec::new(), Compression::default());
    packer.write_all(text.as_bytes()).unwrap();
    let packed = packer.finish().unwrap();
    assert_eq!(record::read(&packed), record::read(text.as_bytes()));
    for end in [11, packed.len() / 2, packed.len() - 1] {
        let wrong = record::read(&packed[..end]).expect_err("a cut file").wrong;
        assert!(matches!(wrong, Wrong::Gzip { .. }), "{wrong:?}");
    }
}

#[test]
fn what_is_too_long_or_too_deep_is_an_error() {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    for _ in 0..65 {
        packer.write_all(&[b' '; 1 << 20]).unwrap();
    }
    let bomb = packer.finish().unwrap();
    assert!(bomb.len() < 1 << 17);
    assert!(matches!(record::read(&bomb).unwrap_err().wrong, Wrong::TooLong { .. }));
    let deep = String::from("{\"log\":") + &"[".repeat(100_000);
    assert!(matches!(record::read(deep.as_bytes()).unwrap_err().wrong, Wrong::Json { .. }));
    let deep = String::from("<mjloggm>") + &"<a>".repeat(100_000);
    assert!(record::read(deep.as_bytes()).is_err());
    for text in ["", "{}", "<", "Get: ", "{\"log\":[]}", "\u{1F}\u{8B}", "nothing of the kind"] {
        assert!(record::read(text.as_bytes()).is_err(), "{text}");
    }
}

/// An error says where: the tag, the line, the element.
#[test]
fn errors_name_their_place() {
    let played = game(GameKind::default(), 0);
    let mjlog =
        to_mjlog(&played, &seed(0)).replacen("<DORA", "<DORX", 1).replacen("<D", "<D999 x=\"", 1);
    let client = to_client(&played, Seat::ALL[1]).replacen("<INIT", "<INIT x=1", 2);
    let mjai = played.to_mjai().replacen("\"pai\":\"", "\"pai\":\"x", 5);
    let tenhou6 = played.to_tenhou6().unwrap().replacen("\"p", "\"q", 1).replacen("[60", "[99", 1);
    for (text, place) in [(mjlog, "tag "), (client, "line "), (mjai, "line "), (tenhou6, "log[")] {
        let error: RecordError = record::read(text.as_bytes()).unwrap_err();
        let shown = error.to_string();
        assert!(error.format.is_some() && shown.contains(place), "{shown}");
    }
}

/// A change is an error when it is read, or a difference when it is replayed.
#[track_caller]
fn assert_noticed(text: &str, what: &str) {
    let Ok(record) = record::read(text.as_bytes()) else { return };
    let replay = replay::replay(&record);
    let says_so = |note: &Note| {
        matches!(note, Note::EndsWithin(_) | Note::PassedOver(Oddity::UnknownYaku { .. }))
    };
    let is_noticed = !replay.differences.is_empty() || replay.notes.iter().any(says_so);
    assert!(is_noticed, "nobody notices {what}");
}

#[test]
fn every_event_that_is_missing_or_told_twice_is_noticed() {
    for kind in kinds() {
        let text = game(kind, 3).to_mjai();
        let lines: Vec<&str> = text.lines().collect();
        for (at, line) in lines.iter().enumerate() {
            let is_rare = !["tsumo", "dahai"].iter().any(|name| line.contains(name));
            if at % 8 != 0 && !is_rare {
                continue;
            }
            if ["start_game", "end_kyoku"].iter().any(|name| line.contains(name)) {
                continue;
            }
            let mut without = lines.clone();
            without.remove(at);
            // Not every writer ends a game, or a riichi's only line that says it is accepted.
            let is_told = !line.contains("end_game")
                && (!line.contains("reach_accepted") || text.matches("reach_accepted").count() > 1);
            if is_told {
                assert_noticed(&without.join("\n"), &format!("that {line} is gone, of {kind:?}"));
            }
            let mut twice = lines.clone();
            twice.insert(at, line);
            if !line.contains("end_game") {
                assert_noticed(&twice.join("\n"), &format!("{line} twice, of {kind:?}"));
            }
        }
    }
}

/// With a seed every tile has its place, so every other tile is noticed.
#[test]
fn every_other_tile_and_number_of_an_mjlog_is_noticed() {
    for kind in [kinds()[0], kinds()[1]] {
        let text = to_mjlog(&game(kind, 4), &seed(4));
        let tags: Vec<&str> = text.split_inclusive('>').collect();
        let mut changed = 0;
        for (at, tag) in tags.iter().enumerate() {
            if at % 3 != 0 && tag.len() < 10 {
                continue;
            }
            let other = match tag.as_bytes() {
                // Another discard may be as legal, another draw never is.
                [b'<', b'T'..=b'W', b'0'..=b'9', ..] => {
                    let id: u8 = tag[2..tag.len() - 2].parse().unwrap();
                    format!("{}{}/>", &tag[..2], (id + 4) % 136)
                }
                _ if tag.starts_with("<RYUUKYOKU") => tag.replacen("sc=\"", "sc=\"1", 1),
                _ if tag.starts_with("<DORA") || tag.starts_with("<REACH") => String::new(),
                _ if tag.starts_with("<INIT") => tag.replacen("ten=\"", "ten=\"1", 1),
                _ => continue,
            };
            // Points before the payment aren't compared, and don't matter.
            if other.contains("sc=\"1") {
                continue;
            }
            changed += 1;
            let mut tags = tags.clone();
            tags[at] = &other;
            assert_noticed(&tags.concat(), &format!("{other} for {tag}"));
        }
        assert!(changed > 100, "{changed}");
    }
}

/// Changes each number of a win: fu, points, limit, yaku, han, indicators, payments, tiles; and
/// adds a liable player where there is none.
#[test]
fn every_other_claim_about_a_win_is_noticed() {
    let mut changed = [0; 8];
    for kind in [kinds()[0], kinds()[1]] {
        for number in 0..3 {
            let text = to_mjlog(&game(kind, number), &seed(number));
            for (at, _) in text.match_indices("<AGARI ") {
                let (before, after) = text.split_at(at);
                let (tag, after) = after.split_at(after.find("/>").unwrap());
                let noticed = |other: &str, what: &str| {
                    assert_noticed(&format!("{before}{other}{after}"), &format!("{what} of {tag}"));
                };
                let lists = ["ten", "yaku", "yakuman", "doraHai", "doraHaiUra", "sc", "hai"];
                for (list, changed) in lists.into_iter().zip(&mut changed) {
                    let name = format!(" {list}=\"");
                    let Some((start, rest)) = tag.split_once(&name) else { continue };
                    let (numbers, rest) = rest.split_once('"').unwrap();
                    let numbers: Vec<i32> =
                        numbers.split(',').map(|n| n.parse().unwrap()).collect();
                    for (place, number) in numbers.iter().enumerate() {
                        // Points before the payment aren't compared.
                        if list == "sc" && place % 2 == 0 {
                            continue;
                        }
                        let other = match list {
                            // A red five differs from a plain one.
                            "hai" if [16, 52, 88].contains(number) => number + 1,
                            "hai" | "doraHai" | "doraHaiUra" => (number + 4) % 136,
                            "ten" if place == 2 => (number + 1) % 5,
                            _ => number + 1,
                        };
                        let mut numbers = numbers.clone();
                        numbers[place] = other;
                        let numbers: Vec<String> = numbers.iter().map(i32::to_string).collect();
                        let other = format!("{start}{name}{}\"{rest}", numbers.join(","));
                        noticed(&other, &format!("{list} {place}"));
                        *changed += 1;
                    }
                }
                if !tag.contains("paoWho") {
                    noticed(&format!("{tag} paoWho=\"2\""), "liability");
                    changed[7] += 1;
                }
            }
        }
    }
    let [ten, yaku, _, dora, ura, payments, hand, liable] = changed;
    assert!([ten, yaku, dora, ura, payments, hand, liable].iter().all(|&n| n > 10), "{changed:?}");
}

/// Of what is dealt, too: each tile and the first indicator.
#[test]
fn every_other_tile_dealt_in_an_mjlog_is_noticed() {
    let text = to_mjlog(&game(GameKind::default(), 4), &seed(4));
    let tags: Vec<&str> = text.split_inclusive('>').collect();
    let mut changed = 0;
    for (at, tag) in tags.iter().enumerate().filter(|(_, tag)| tag.starts_with("<INIT")) {
        for list in ["seed=\"", "hai0=\"", "hai1=\"", "hai2=\"", "hai3=\""] {
            let start = tag.find(list).unwrap() + list.len();
            let (ids, rest) = tag[start..].split_once('"').unwrap();
            let ids: Vec<u8> = ids.split(',').map(|id| id.parse().unwrap()).collect();
            // Of the seed the last number is the indicator.
            for place in if list == "seed=\"" { 5..6 } else { 0..13 } {
                let mut ids = ids.clone();
                ids[place] = (ids[place] + 4) % 136;
                let ids: Vec<String> = ids.iter().map(u8::to_string).collect();
                let other = format!("{}{}\"{rest}", &tag[..start], ids.join(","));
                let mut tags = tags.clone();
                tags[at] = &other;
                assert_noticed(&tags.concat(), &format!("{other} for {tag}"));
                changed += 1;
            }
        }
    }
    assert!(changed > 300, "{changed}");
}

#[test]
fn ura_indicators_of_a_winner_without_riichi_are_noticed() {
    let mut changed = 0;
    for number in 0..10 {
        let text = to_mjlog(&game(GameKind::default(), number), &seed(number));
        assert_agrees(&text, Format::Mjlog);
        for (at, start) in text.match_indices("<AGARI ") {
            let (before, after) = text.split_at(at + start.len());
            if after[..after.find("/>").unwrap()].contains("doraHaiUra") {
                continue;
            }
            let other = format!("{before}doraHaiUra=\"0\" {after}");
            assert_noticed(&other, "ura indicators without riichi");
            changed += 1;
        }
    }
    assert!(changed > 3, "{changed}");
}

/// What a client was offered, and wasn't.
#[test]
fn every_other_offer_is_noticed() {
    let text = to_client(&game(GameKind::default(), 5), Seat::ALL[2]);
    let lines: Vec<&str> = text.lines().collect();
    let mut changed = 0;
    for (at, line) in lines.iter().enumerate() {
        let other = match line.split_once(" t=\"") {
            Some((start, _)) => format!("{start}/>"),
            None if line.starts_with("Get: <E") => line.replace("/>", " t=\"1\"/>"),
            None => continue,
        };
        changed += 1;
        let mut lines = lines.clone();
        lines[at] = &other;
        assert_noticed(&lines.join("\n"), &format!("{other} for {line}"));
    }
    assert!(changed > 100, "{changed}");
}

#[test]
fn no_bytes_panic() {
    let played = game(GameKind::default(), 6);
    let sanma = game(kinds()[1], 6);
    let texts = [
        played.to_tenhou6().unwrap(),
        played.to_mjai(),
        to_mjlog(&played, &seed(6)),
        to_client(&played, Seat::ALL[3]),
        sanma.to_tenhou6().unwrap(),
        to_mjlog(&sanma, &seed(6)),
    ];
    let mut chance = SplitMix64::new(1);
    for text in texts {
        for _ in 0..150 {
            let mut bytes = text.clone().into_bytes();
            for _ in 0..1 + chance.next_u64() % 3 {
                let at = chance.next_u64() as usize % bytes.len();
                match chance.next_u64() % 4 {
                    0 => bytes.truncate(at.max(1)),
                    1 => bytes[at] = chance.next_u64() as u8,
                    2 => bytes[at] = b"0123456789<>\"{}[],-"[chance.next_u64() as usize % 19],
                    _ => {
                        let end = (at + chance.next_u64() as usize % 300).min(bytes.len());
                        let piece = bytes[at..end].to_vec();
                        let to = chance.next_u64() as usize % bytes.len();
                        bytes.splice(to..to, piece);
                    }
                }
            }
            if let Ok(record) = record::read(&bytes) {
                let _ = replay::replay(&record);
                let _ = (record.to_mjai(), record.to_tenhou6());
            }
        }
    }
}
