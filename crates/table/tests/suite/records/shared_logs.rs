//! The recorded games of ../shared, which aren't part of the tree. `MENTSU_SHARED` says where they
//! are; by default beside the repository.

use std::path::{Path, PathBuf};
use std::{env, fs};

use mentsu::Face;
use mentsu::notation::{RedFives, ids136};
use mentsu::riichi::Limit;
use mentsu_table::record::{self, Format, Oddity, Record, RecordedRound, Told, WinClaim};
use mentsu_table::replay::{self, Note};
use mentsu_table::{Action, Event};

use crate::records::assert_same;
use crate::records::bare::bare;
use crate::records::formats::majsoul::packed;

const REDS: RedFives = RedFives::OnePerSuit;

const REASON: &str = "the recorded games of ../shared/data/logs";

/// All files of a folder of recorded games, in order.
fn files(folder: &str) -> Vec<PathBuf> {
    let default = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared");
    let shared = env::var_os("MENTSU_SHARED").map_or(default, PathBuf::from);
    let folder = shared.join("data/logs").join(folder);
    let read = fs::read_dir(&folder).unwrap_or_else(|why| panic!("{REASON}: {folder:?}: {why}"));
    let mut files: Vec<PathBuf> = read.map(|entry| entry.expect(REASON).path()).collect();
    files.sort();
    files
}

fn read(file: &Path) -> Record {
    let bytes = fs::read(file).expect(REASON);
    record::read(&bytes).unwrap_or_else(|why| panic!("{}: {why}", file.display()))
}

#[test]
#[ignore = "needs the recorded games of ../shared"]
fn every_shared_record_is_read() {
    for (folder, format, count) in [
        ("mjlog", Format::Mjlog, 208),
        ("client", Format::Client, 60),
        ("tenhou6", Format::Tenhou6, 19),
        ("majsoul", Format::MahjongSoul, 1),
    ] {
        let files = files(folder);
        assert!(files.len() >= count, "{folder}");
        for file in files {
            let record = read(&file);
            assert_eq!(record.format, format, "{}", file.display());
            assert!(!record.rounds.is_empty());
        }
    }
}

/// Every deal, draw and indicator is the one that the seed's wall gives.
#[test]
#[ignore = "needs the recorded games of ../shared"]
fn every_wall_is_the_one_of_the_seed() {
    let (mut draws, mut rinshan_draws, mut indicators) = (0, 0, 0);
    for file in files("mjlog") {
        let record = read(&file);
        let players = record.kind.players();
        for round in &record.rounds {
            let at = |what| format!("{} {} {what}", file.display(), round.place);
            let wall = round.wall.as_ref().expect("a seed");
            let wall: Vec<Face> = wall.iter().map(|&id| ids136::face(id, REDS).unwrap()).collect();
            let mut live = wall.iter().rev();
            let mut rinshan = [1, 0, 3, 2, 5, 4, 7, 6].into_iter().map(|place| wall[place]);
            let first = if players == 4 { 5 } else { 9 };
            let mut dora = (0..5).map(|number| wall[first + 2 * number]);
            assert_eq!(dora.next(), Some(round.deal.indicator), "{}", at("indicator"));
            let mut hands: [Vec<Face>; 4] = Default::default();
            for tiles in [4, 4, 4, 1] {
                let mut seat = round.deal.dealer;
                for _ in 0..players {
                    hands[seat.index()].extend(live.by_ref().take(tiles));
                    seat = seat.next(players);
                }
            }
            for (dealt, recorded) in hands.iter_mut().zip(&round.deal.hands) {
                let mut recorded = recorded.clone();
                recorded.sort();
                dealt.sort();
                assert_eq!(*dealt, recorded, "{}", at("deal"));
            }
            for (place, event) in round.events() {
                match *event {
                    Event::Draw { face, rinshan: true, .. } => {
                        rinshan_draws += 1;
                        assert_eq!(rinshan.next(), face, "{} {place}", at("rinshan"));
                    }
                    Event::Draw { face, .. } => {
                        draws += 1;
                        assert_eq!(live.next().copied(), face, "{} {place}", at("draw"));
                    }
                    Event::Dora { face } => {
                        indicators += 1;
                        assert_eq!(dora.next(), Some(face), "{} {place}", at("dora"));
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(draws > 70_000 && rinshan_draws > 500 && indicators > 150);
}

/// All 1,308 games through mjai whose wins aren't described, and back: they lose what mjai has no
/// place for.
#[test]
#[ignore = "needs the recorded games of ../shared"]
fn every_mjlog_comes_back_from_mjai_with_bare_wins() {
    let mut wins = 0;
    for file in files("mjlog").into_iter().chain(files("mjlog-many")) {
        let (mut record, at) = (read(&file), file.display().to_string());
        let bare = Record { own_rules: record.own_rules, ..bare(&record) };
        let text = bare.to_mjlog().unwrap_or_else(|why| panic!("{at}: {why}"));
        let mut again = record::read(text.as_bytes()).unwrap_or_else(|why| panic!("{at}: {why}"));
        // Tenhou lists yaku in an order of its own.
        for record in [&mut record, &mut again] {
            let claims = record.rounds.iter_mut().flat_map(|round| &mut round.claims);
            claims.for_each(|claim| claim.yaku.iter_mut().for_each(|yaku| yaku.sort_unstable()));
        }
        assert_same(&record, &again, &at);
        assert_eq!(again.result.map(|it| it.points), record.result.map(|it| it.points), "{at}");
        for (round, again) in record.rounds.iter().zip(&again.rounds) {
            wins += round.claims.len();
            // Tenhou writes the fu of a yakuman, too, which don't count.
            let told = |claim: &WinClaim| {
                let fu = claim.fu.filter(|_| claim.limit != Some(Limit::Yakuman));
                (fu, claim.limit, claim.seat_wind, claim.kita)
            };
            let told = |round: &RecordedRound| round.claims.iter().map(told).collect::<Vec<_>>();
            assert_eq!(told(round), told(again), "{at} {}", round.place);
        }
    }
    assert!(wins > 10_000, "{wins}");
}

/// All of them, and a tenth of those that were recorded for statistics.
#[test]
#[ignore = "needs the recorded games of ../shared"]
fn every_mjlog_is_written_and_read_back() {
    let (all, many) = (files("mjlog"), files("mjlog-many"));
    let (mut games, mut differences) = (0, Vec::new());
    for file in all.iter().chain(many.iter().step_by(10)) {
        let record = read(file);
        let at = file.display().to_string();
        let text = record.to_mjlog().unwrap_or_else(|why| panic!("{at}: {why}"));
        let again = record::read(text.as_bytes()).unwrap_or_else(|why| panic!("{at}: {why}"));
        assert_same(&record, &again, &at);
        assert_eq!((again.result, again.kind), (record.result, record.kind), "{at}");
        for (round, again) in record.rounds.iter().zip(&again.rounds) {
            assert_eq!(round.claims, again.claims, "{at} {}", round.place);
            let given = |round: &RecordedRound| -> Vec<Told> {
                round.entries.iter().map(|entry| entry.told.clone()).collect()
            };
            assert_eq!(given(round), given(again), "{at} {}", round.place);
        }
        let replayed = replay::replay(&again).differences;
        differences.extend(replayed.into_iter().map(|difference| format!("{at}: {difference}")));
        games += 1;
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
    assert!(games >= 318, "{games}");
}

#[test]
#[ignore = "needs the recorded games of ../shared"]
fn what_is_written_is_read_back() {
    for folder in ["mjlog", "tenhou6"] {
        for file in files(folder) {
            let record = read(&file);
            let written = [record.to_tenhou6().unwrap(), record.to_mjai()];
            for (text, format) in written.iter().zip([Format::Tenhou6, Format::Mjai]) {
                let at = format!("{} {format}", file.display());
                let again =
                    record::read(text.as_bytes()).unwrap_or_else(|why| panic!("{at}: {why}"));
                assert_eq!(again.format, format, "{at}");
                assert_same(&record, &again, &at);
                let replay = replay::replay(&again);
                assert!(replay.differences.is_empty(), "{at}: {}", replay.differences[0]);
            }
        }
    }
}

/// The engine agrees with every recorded game.
#[test]
#[ignore = "needs the recorded games of ../shared"]
fn every_shared_record_is_replayed_without_a_difference() {
    let (mut rounds, mut decisions, mut differences) = (0, 0, Vec::new());
    for folder in ["mjlog", "client", "tenhou6", "majsoul"] {
        for file in files(folder) {
            let replay = replay::replay(&read(&file));
            rounds += replay.rounds;
            decisions += replay.decisions;
            let named = |difference| format!("{}: {difference}", file.display());
            differences.extend(replay.differences.iter().map(named));
        }
    }
    println!("{rounds} rounds, {decisions} decisions, {} differences", differences.len());
    assert!(differences.is_empty(), "{}", differences.join("\n"));
    assert!(rounds > 2_500 && decisions > 100_000);
}

/// The game of Mahjong Soul is the same as the game sends it.
#[test]
#[ignore = "needs the recorded games of ../shared"]
fn every_shared_game_of_mahjong_soul_is_the_same_packed() {
    for file in files("majsoul") {
        let value = serde_json::from_slice(&fs::read(&file).expect(REASON)).expect("JSON");
        assert!(packed::read(&packed::answer(&value)) == read(&file), "{}", file.display());
    }
}

/// Who lets a tile pass in a game of Mahjong Soul could have claimed it: the engine asks him there.
#[test]
#[ignore = "needs the recorded games of ../shared"]
fn every_shared_pass_is_asked_for() {
    for file in files("majsoul") {
        let record = read(&file);
        let mut asked = Vec::new();
        let replay = replay::replay_with(&record, |decision| {
            if decision.action == Action::Pass {
                asked.push((decision.round, decision.table().discards().len(), decision.seat));
            }
        });
        assert_eq!((replay.rounds, replay.differences), (record.rounds.len(), Vec::new()));
        let (mut passes, mut unasked) = (0, Vec::new());
        for (number, round) in record.rounds.iter().enumerate() {
            let mut discards = 0;
            for entry in &round.entries {
                match entry.told {
                    Told::Event(Event::Discard { .. }) => discards += 1,
                    Told::Passed(seat) => {
                        passes += 1;
                        let pass = (number, discards, seat);
                        unasked.extend((!asked.contains(&pass)).then_some(pass));
                    }
                    _ => {}
                }
            }
        }
        assert!(passes > 50 && unasked.is_empty(), "{passes} passes, {unasked:?}");
    }
}

/// Records of Tenhou's earlier rules and of its lobbies, and records that break off: no difference,
/// and a note for what is odd.
#[test]
#[ignore = "needs the recorded games of ../shared"]
fn odd_records_are_explained() {
    let whole = "thousands, as played until January 2022";
    for (name, notes) in [
        ("tonpuu_2022.mjlog", &[][..]),
        ("tonpuu_2009.mjlog", &[whole, "uma 10000 5000 -5000 -10000"]),
        ("hanchan_2009.mjlog", &[whole, "tenpai_yame off"]),
        ("chips.mjlog", &[whole, "uma 30000 10000 -10000 -30000"]),
        ("parlour_chips.mjlog", &[whole, "uma 30000 10000 -10000 -30000"]),
        ("parlour.mjlog", &["the scheme of the final scores isn't known"]),
        ("custom_2023.mjlog", &["csrule 0", "csrule 1", "ties shared"]),
        ("cut_within.mjlog", &["ends within this round"]),
        ("cut_between.mjlog", &["ends after this round"]),
        ("ends_within.mjai", &["ends within this round"]),
        ("bare_wins.mjai", &[]),
    ] {
        let files = files("odd");
        let file = files.iter().find(|file| file.ends_with(name)).expect(REASON);
        let replay = replay::replay(&read(file));
        assert_eq!(replay.differences, [], "{name}");
        let said: Vec<String> = replay.notes.iter().map(ToString::to_string).collect();
        assert_eq!(said.len(), notes.len(), "{name}: {said:?}");
        for (said, part) in said.iter().zip(notes) {
            assert!(said.contains(part), "{name}: {said}");
        }
    }
    for (name, difference) in [
        ("five_copies.mjai", "line 2: a fifth copy of 1z is seen"),
        ("five_copies_ron.mjai", "a fifth copy of 9s is seen"),
        ("missing_dora.mjai", "the dora indicator of a kan is missing"),
    ] {
        let files = files("odd");
        let file = files.iter().find(|file| file.ends_with(name)).expect(REASON);
        let replay = replay::replay(&read(file));
        let said: Vec<String> = replay.differences.iter().map(ToString::to_string).collect();
        assert!(said.len() == 1 && said[0].contains(difference), "{name}: {said:?}");
    }
}

/// The first and third game round their scores, and in the second a kan's indicator is turned over
/// as the next kan is declared.
#[test]
#[ignore = "needs the recorded games of ../shared"]
fn majiang_s_own_rules_are_found() {
    let files = files("odd");
    let file = files.iter().find(|file| file.ends_with("majiang_rounded.json")).expect(REASON);
    let games = record::read_all(&fs::read(file).expect(REASON)).expect(REASON);
    assert_eq!(games.len(), 3);
    for game in games {
        let replay = replay::replay(&game);
        assert_eq!(replay.differences, []);
        let [Note::PassedOver(Oddity::OtherRule { rule: "rounding", value, .. })] =
            &replay.notes[..]
        else {
            panic!("{:?}", replay.notes)
        };
        assert_eq!(*value, "thousands_up");
    }
}
