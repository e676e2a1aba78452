//! Wins as PyMahjongGB 1.4.0 counts them.

use std::collections::BTreeMap;
use std::fs::File;
use std::path::{Path, PathBuf};

use super::{Case, difference};
use mentsu::mcr::Fan;

/// Compares each line, and says how often each fan counts.
fn compare<'a>(lines: impl Iterator<Item = &'a str>) -> BTreeMap<String, u32> {
    let (mut reached, mut wrong) = (BTreeMap::new(), Vec::new());
    for line in lines {
        let case = Case::of(line);
        for fan in &case.fans {
            let fan = fan.split('*').next().unwrap_or_default();
            *reached.entry(fan.to_owned()).or_default() += 1;
        }
        wrong.extend(difference(&case).map(|difference| format!("{line}\n    {difference}")));
    }
    assert!(wrong.is_empty(), "{} differ:\n{}", wrong.len(), wrong.join("\n"));
    reached
}

#[test]
fn recorded_counts_are_equal_fan_by_fan() {
    let text = include_str!("../../golden/mcr.txt");
    let reached = compare(text.lines().filter(|line| !line.starts_with('#')));
    for fan in Fan::ALL {
        assert!(reached.get(fan.chinese()).is_some_and(|&times| times >= 5), "{fan}");
    }
}

/// The wins of a folder that isn't in the tree, from JSON by the script beside the golden ones.
#[test]
#[ignore = "the cases aren't in the tree; MENTSU_SHARED, or ../shared, has them"]
fn the_shared_cases_are_equal_fan_by_fan() {
    compare(shared_cases().iter().map(String::as_str));
}

/// The shared cases as lines of golden ones.
pub(super) fn shared_cases() -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let shared = std::env::var_os("MENTSU_SHARED").map_or(root.join("../shared"), PathBuf::from);
    let file = File::open(shared.join("data/mcr/cases.jsonl.gz")).expect("the shared cases");
    let json = std::io::read_to_string(flate2::read::GzDecoder::new(file)).expect("readable");
    let lines: Vec<String> = json.lines().map(line_of_json).collect();
    assert_eq!(lines.len(), 20_000);
    lines
}

/// A case of the shared data as a line of golden ones.
fn line_of_json(text: &str) -> String {
    let case: serde_json::Value = serde_json::from_str(text).expect("JSON");
    let word = |key: &str| case[key].as_str().expect("a text").to_owned();
    let has = |key: &str| case[key].as_bool().expect("a flag");
    let melds = case["melds"].as_array().expect("melds").iter().map(|meld| {
        let tiles = meld["tiles"].as_str().expect("tiles");
        if meld["type"] == "ankan" { format!("[{tiles}]") } else { format!("({tiles})") }
    });
    let marks = [('d', "self_drawn"), ('l', "last_copy"), ('k', "kong"), ('w', "last_tile")];
    let marks: String =
        marks.into_iter().filter(|(_, key)| has(key)).map(|(mark, _)| mark).collect();
    let fans = case["expect"]["fans"].as_object().expect("fan").iter().map(|(name, counted)| {
        let name = match name.as_str() {
            "独听・边张" => "边张",
            "独听・嵌张" => "嵌张",
            "独听・单钓" => "单钓将",
            name => name,
        };
        match counted[1].as_u64() {
            Some(1) => format!(" {name}"),
            times => format!(" {name}*{}", times.expect("a number")),
        }
    });
    format!(
        "{}{} {} {} {} {} {} {}{}",
        word("closed"),
        melds.collect::<String>(),
        word("win"),
        if marks.is_empty() { "-" } else { &marks },
        word("seat"),
        word("prevalent"),
        case["flowers"],
        case["expect"]["total"],
        fans.collect::<String>()
    )
}

/// Wins that the script has drawn and the other program counted: `.ci/pymahjonggb` writes them.
#[test]
#[ignore = "MENTSU_PYMAHJONGGB names the file of wins that .ci/pymahjonggb has written"]
fn recorded_wins_of_pymahjonggb_are_equal_fan_by_fan() {
    let path = std::env::var("MENTSU_PYMAHJONGGB").expect("the name of a file");
    let text = std::fs::read_to_string(&path).expect("a readable file");
    let reached = compare(text.lines());
    // The rarest, a chicken hand, comes in one of 1,850.
    let least = (text.lines().count() as u32 / 2_500).clamp(1, 1_000);
    for fan in Fan::ALL {
        let times = reached.get(fan.chinese()).copied().unwrap_or_default();
        assert!(times >= least, "{fan}: {times} of {least}");
    }
}
