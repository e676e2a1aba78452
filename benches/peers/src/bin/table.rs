//! Prints the medians that `cargo bench` left as a Markdown table: nanoseconds a hand, and in
//! brackets the ratio of mentsu's time to it (of the fastest peer's time while mentsu is absent).
//!
//! Takes criterion's folder, `target/criterion` unless `CARGO_TARGET_DIR` or an argument says
//! otherwise.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use serde_json::Value;

/// Whose time the ratios put above the others'.
const BASE: &str = "mentsu";

/// Question and class, then peer, then nanoseconds a hand.
type Medians = BTreeMap<String, BTreeMap<String, f64>>;

fn main() -> io::Result<()> {
    let folder = env::args().nth(1).map(PathBuf::from).unwrap_or_else(|| {
        let target = env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
        Path::new(&target).join("criterion")
    });
    let mut medians = Medians::new();
    collect(&folder, &mut medians)?;
    print!("{}", table(&medians));
    Ok(())
}

/// Reads every benchmark below a folder.
fn collect(folder: &Path, medians: &mut Medians) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.file_name().is_some_and(|name| name == "new") {
            let benchmark = read(&path.join("benchmark.json"))?;
            let estimates = read(&path.join("estimates.json"))?;
            let text = |key: &str| benchmark[key].as_str().unwrap_or_default().to_owned();
            let hands = benchmark["throughput"]["Elements"].as_f64().unwrap_or(1.0);
            let median = estimates["median"]["point_estimate"].as_f64().unwrap_or(f64::NAN);
            medians
                .entry(text("group_id"))
                .or_default()
                .insert(text("function_id"), median / hands);
        } else if path.is_dir() {
            collect(&path, medians)?;
        }
    }
    Ok(())
}

fn read(path: &Path) -> io::Result<Value> {
    Ok(serde_json::from_str(&fs::read_to_string(path)?)?)
}

/// One row a question, one column a peer, mentsu first.
fn table(medians: &Medians) -> String {
    let mut peers: Vec<&String> =
        medians.values().flat_map(BTreeMap::keys).collect::<BTreeSet<_>>().into_iter().collect();
    peers.sort_by_key(|peer| *peer != BASE);
    let mut lines = String::from("| question / hands |");
    peers.iter().for_each(|peer| lines += &format!(" {peer} |"));
    lines += "\n| --- |";
    peers.iter().for_each(|_| lines += " ---: |");
    for (question, times) in medians {
        let fastest = times.values().copied().fold(f64::INFINITY, f64::min);
        let base = times.get(BASE).copied().unwrap_or(fastest);
        lines += &format!("\n| {} |", question.replace('/', " / "));
        for peer in &peers {
            let time = times.get(*peer).map_or_else(String::new, |time| cell(*time, base));
            lines += &format!(" {time} |");
        }
    }
    lines + "\n"
}

fn cell(time: f64, base: f64) -> String {
    let digits = usize::from(time < 100.0);
    let ratio = base / time;
    let places = if ratio < 0.1 { 3 } else { 2 };
    format!("{time:.digits$} ({ratio:.places$})")
}
