//! `mentsu arena` with programs of a shell: they play, die, hang or talk nonsense.

use std::fs;
use std::io::Read as _;
use std::time::{Duration, Instant};

use crate::arena::{arena, assert_replayed, files};
use crate::replay::Directory;
use crate::runner::Run;

/// Discards what it draws, and answers every line.
pub(crate) const TSUMOGIRI: &str = r#"
    while read -r line; do
        case $line in
            '{"type":"tsumo","actor":'$1',"pai":"'*)
                pai=${line##*\"pai\":\"}
                echo '{"type":"dahai","actor":'$1',"pai":"'${pai%%\"*}'","tsumogiri":true}';;
            *) echo '{"type":"none"}';;
        esac
    done"#;

/// The same where events come as arrays.
const OF_ARRAYS: &str = r#"
    while read -r line; do
        case $line in
            *'{"type":"tsumo","actor":'$1',"pai":"'*'}]')
                last=${line##*\"type\":\"tsumo\",\"actor\":}
                pai=${last##*\"pai\":\"}
                case $last in
                    $1,*'"type"'*) echo '{"type":"none"}';;
                    $1,*) echo '{"type":"dahai","actor":'$1',"pai":"'${pai%%\"*}'","tsumogiri":true}';;
                    *) echo '{"type":"none"}';;
                esac;;
            *) echo '{"type":"none"}';;
        esac
    done"#;

fn script(directory: &Directory, name: &str, text: &str) -> String {
    directory.file(name, text)
}

/// One game against tile efficiency.
fn played(name: &str, prefix: &str, text: &str, limit: &str) -> (Run, Directory) {
    let directory = Directory::new(&format!("arena-{name}"));
    let scripts = Directory::new(&format!("arena-scripts-{name}"));
    let file = script(&scripts, &format!("{name}.sh"), text);
    let bot = format!("{prefix}sh {file} {{id}}");
    let run = arena(&[
        &bot,
        "efficiency",
        "--games",
        "2",
        "--seed",
        "3",
        "--tonpuu",
        "--time-limit",
        limit,
        "--logs",
        directory.path(),
    ]);
    assert!(run.out.contains(&format!("{name}.sh")), "{}{}", run.out, run.err);
    assert!(run.out.contains("2 games, "), "{}", run.out);
    assert_replayed(&directory, &run.out);
    (run, directory)
}

#[test]
fn a_program_plays() {
    let (run, logs) = played("tsumogiri", "", TSUMOGIRI, "20");
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{}", run.out);
    assert_eq!(files(&logs).len(), 2);
    let (of_arrays, same) = played("tsumogiri", "arrays:", OF_ARRAYS, "20");
    assert_eq!((of_arrays.code, of_arrays.err.as_str()), (Some(0), ""), "{}", of_arrays.out);
    assert!(files(&logs) == files(&same), "the protocol changed the games");
}

/// It hears nothing that its seat doesn't see.
#[test]
fn others_tiles_are_hidden() {
    let seen = Directory::new("arena-seen");
    let heard = format!("{}/heard", seen.path());
    let listener = TSUMOGIRI.replacen("do\n", &format!("do echo \"$line\" >> {heard}$1\n"), 1);
    let (run, _) = played("listener", "", &listener, "20");
    assert_eq!(run.code, Some(0), "{}", run.err);
    // In the second game it sits before the first dealer.
    for seat in [0, 3] {
        let heard = fs::read_to_string(format!("{heard}{seat}")).unwrap();
        assert!(heard.contains("end_game"), "{heard}");
        for line in heard.lines() {
            let other =
                |name: &str| line.contains(name) && !line.contains(&format!("\"actor\":{seat},"));
            assert!(!other("\"tsumo\"") || line.contains("\"pai\":\"?\""), "{line}");
            if line.contains("start_kyoku") {
                assert_eq!(line.matches("\"?\"").count(), 39, "{line}");
            }
        }
    }
}

#[test]
fn a_program_that_ends_loses_its_rounds() {
    let (run, _) = played("dies", "", "read -r line; echo '{}'; exit 3", "20");
    assert_eq!(run.code, Some(1));
    assert!(run.err.contains("game 1, E1, dies.sh: ended, exit status: 3"), "{}", run.err);
    assert!(run.out.contains("dies.sh: 0 illegal answers, 0 late, "), "{}", run.out);
    // Once a round.
    let rounds: usize = number_before(&run.out, " rounds");
    assert_eq!(number_before(&run.out, " ended"), rounds, "{}", run.out);
}

/// How long the first move of a game takes says how long the program takes to start.
#[test]
fn a_programs_first_move_isnt_timed() {
    // Its first move as the first dealer is its last, and it has none in other rounds.
    let (run, _) = played("first", "", &format!("head -n 3 | {{ {TSUMOGIRI}\n}}"), "20");
    assert_eq!(run.code, Some(1));
    assert!(!run.out.contains("median ms"), "{}", run.out);
    let (run, _) = played("moves", "", TSUMOGIRI, "20");
    assert!(run.out.contains("median ms"), "{}", run.out);
}

#[test]
fn a_program_that_hangs_loses_its_rounds_and_little_time() {
    let start = Instant::now();
    let (run, _) = played("hangs", "", "exec sleep 1000", "0.02");
    assert!(start.elapsed() < Duration::from_secs(60), "{:?}", start.elapsed());
    assert_eq!(run.code, Some(1));
    assert!(run.err.contains("game 1, E1, hangs.sh: late, no answer for 0.2 s"), "{}", run.err);
    assert_eq!(number_before(&run.out, " late"), number_before(&run.out, " rounds"));
}

#[test]
fn a_program_that_talks_nonsense_discards_what_it_draws() {
    let nonsense = "while read -r line; do echo '{\"type\":\"hora\"}'; done";
    let (run, _) = played("nonsense", "", nonsense, "20");
    assert_eq!(run.code, Some(1));
    let told = "nonsense.sh: illegal answer, not an option: {\"type\":\"hora\"}";
    assert_eq!(run.err.matches(told).count(), 3, "{}", run.err);
    assert!(run.err.contains(" more like these"), "{}", run.err);
    assert!(number_before(&run.out, " illegal answers") > 20, "{}", run.out);
    // One that never stops isn't read for ever.
    let (run, _) = played("floods", "", "exec yes nonsense", "20");
    assert!(run.err.contains("not JSON"), "{}", run.err);
}

#[test]
fn what_is_said_on_standard_error_is_kept_where_it_is_wanted() {
    let (kept, scripts) = (Directory::new("arena-stderr"), Directory::new("arena-complains"));
    let file = script(&scripts, "complains.sh", &format!("echo a complaint >&2\n{TSUMOGIRI}"));
    let bot = format!("sh {file} {{id}}");
    let run = arena(&[
        &bot,
        &bot,
        "efficiency",
        "--games",
        "2",
        "--seed",
        "3",
        "--tonpuu",
        "--stderr",
        kept.path(),
    ]);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    let names = ["1.seat-0", "1.seat-1", "2.seat-0", "2.seat-3"];
    let names = names.map(|name| format!("game-00000{name}.stderr"));
    let kept = files(&kept);
    assert!(kept.iter().map(|(name, _)| name).eq(&names), "{kept:?}");
    assert!(kept.iter().all(|(_, text)| text == b"a complaint\n"));
}

/// It is no bot's fault, so it has a code of its own, and nothing is played on.
#[test]
fn a_program_that_cant_be_started_ends_the_match_at_once() {
    for threads in ["1", "4"] {
        let games = ["--games", "100000", "--seed", "3", "--threads", threads];
        let run = arena(&[&["./no-such-program", "efficiency"], &games[..]].concat());
        assert_eq!((run.code, run.out.as_str()), (Some(3), ""));
        let told = "./no-such-program can't be started: No such file or directory (os error 2)\n";
        assert_eq!(run.err, told);
    }
}

/// Collects pairs, so that it is tenpai at the end of some rounds, and stops or goes on as it is
/// asked to.
const PAIRS: &str = r#"
import json, sys
seat, stops, asked = int(sys.argv[1]), sys.argv[2], open(sys.argv[3], "a")
for line in sys.stdin:
    event, answer = json.loads(line), {"type": "none"}
    if event["type"] == "start_kyoku":
        hand = list(event["tehais"][seat])
    elif event["type"] == "tsumo" and event["actor"] == seat:
        hand.append(event["pai"])
        kinds = [tile.replace("r", "") for tile in hand]
        odd = min(range(14), key=lambda at: (kinds.count(kinds[at]) % 2 == 0, at))
        drawn = odd == 13
        answer = {"type": "dahai", "actor": seat, "pai": hand.pop(odd), "tsumogiri": drawn}
    elif event["type"] == "may_stop":
        assert event["actor"] == seat
        asked.write("asked\n")
        answer = {"type": stops}
    print(json.dumps(answer), flush=True)
"#;

/// A dealer who always stops makes the games of the rule that ends them, and one who never does
/// those of the rule that doesn't.
#[test]
fn the_last_dealer_is_asked_whether_to_stop() {
    let scripts = Directory::new("arena-pairs");
    let (file, asked) = (script(&scripts, "pairs.py", PAIRS), scripts.file("asked", ""));
    let played = |answer: &str, yame: &str| {
        let bot = format!("python3 {file} {{id}} {answer} {asked}");
        let logs = Directory::new(&format!("arena-pairs-{answer}-{yame}"));
        let (agari, tenpai) = (format!("agari_yame={yame}"), format!("tenpai_yame={yame}"));
        let rules = ["--rule", &agari, "--rule", &tenpai, "--rule", "target_points=0"];
        let games = ["--games", "12", "--seed", "5", "--tonpuu", "--logs", logs.path()];
        let run = arena(&[&[bot.as_str()], &rules[..], &games[..]].concat());
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
        assert_replayed(&logs, &run.out);
        let counted = fs::read_to_string(&asked).unwrap().lines().count();
        fs::write(&asked, "").unwrap();
        let without_rules = |(name, bytes): (String, Vec<u8>)| {
            let mut text = String::new();
            flate2::read::GzDecoder::new(&bytes[..]).read_to_string(&mut text).unwrap();
            let rounds = text.find("\n").map_or("", |end| &text[end..]).to_owned();
            (name, rounds)
        };
        (files(&logs).into_iter().map(without_rules).collect::<Vec<_>>(), counted)
    };
    let [stopped, went_on] = ["stop", "none"].map(|answer| played(answer, "dealers_choice"));
    let [ended, never] = ["automatic", "off"].map(|yame| played("none", yame));
    assert!(stopped.0 == ended.0 && went_on.0 == never.0 && stopped.0 != went_on.0);
    assert!(stopped.1 > 0 && went_on.1 >= stopped.1, "{} {}", stopped.1, went_on.1);
    assert_eq!((ended.1, never.1), (0, 0));
}

/// What was declared is declared: a riichi without a discard that it can be made with is made with
/// the first one that it can.
#[test]
fn a_riichi_without_its_discard_is_a_riichi() {
    let scripts = Directory::new("arena-riichi");
    let declares = PAIRS.replace("    print(", concat!(
        "    if answer[\"type\"] == \"dahai\" and len({kind for kind in kinds if kinds.count(kind) == 2}) == 6:\n",
        "        answer = {\"type\": \"reach\", \"actor\": seat}\n",
        "    if event[\"type\"] == \"reach\" and event[\"actor\"] == seat:\n",
        "        asked.write(\"declared\\n\")\n",
        "    print(",
    ));
    let (file, asked) = (script(&scripts, "declares.py", &declares), scripts.file("asked", ""));
    let logs = Directory::new("arena-riichi-logs");
    let bot = format!("python3 {file} {{id}} none {asked}");
    let games = ["--games", "8", "--seed", "5", "--tonpuu", "--json", "--logs", logs.path()];
    let run = arena(&[&[bot.as_str(), "efficiency"], &games[..]].concat());
    assert_eq!(run.code, Some(1), "{}", run.err);
    assert!(run.err.contains("a dahai must follow reach"), "{}", run.err);
    let declared = fs::read_to_string(&asked).unwrap().lines().count();
    let mut recorded = 0;
    for (game, (_, bytes)) in files(&logs).iter().enumerate() {
        let mut text = String::new();
        flate2::read::GzDecoder::new(&bytes[..]).read_to_string(&mut text).unwrap();
        // Its seat is another in each game.
        let seat = (4 - game % 4) % 4;
        recorded += text.matches(&format!("{{\"type\":\"reach\",\"actor\":{seat}}}")).count();
    }
    assert!(declared > 2 && recorded == declared, "{recorded} of {declared}");
}

/// The number that stands before these words.
#[track_caller]
pub(crate) fn number_before(text: &str, words: &str) -> usize {
    let before = &text[..text.find(words).unwrap_or_else(|| panic!("{words}: {text}"))];
    let digits = before.rsplit(|c: char| !c.is_ascii_digit()).next().unwrap();
    digits.parse().unwrap()
}
