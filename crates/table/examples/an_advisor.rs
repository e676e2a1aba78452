//! A bot that reads mjai events, one a line, asks for advice and answers each with mjai:
//! `mentsu arena 'target/release/examples/an_advisor' efficiency`, once
//! `cargo build --release -p mentsu-table --example an_advisor` has built it.

use std::io::{self, BufRead as _, Write as _};

use mentsu_table::record::{self, mjai::action_lines};
use mentsu_table::{View, advice::Advisor, replay};

/// What the player knows after these events of a game.
fn view(events: &str) -> Option<View> {
    let record = record::read(events.as_bytes()).ok()?;
    replay::last_view(&record, record.seen_by?).ok()
}

fn main() -> io::Result<()> {
    let (mut advisor, mut out) = (Advisor::new(), io::stdout().lock());
    let (mut start, mut events) = (String::new(), String::new());
    for line in io::stdin().lock().lines() {
        let line = line?;
        if line.contains("\"start_game\"") {
            start = line.clone() + "\n";
        } else if line.contains("\"start_kyoku\"") {
            events = start.clone();
        }
        events += &(line + "\n");
        let view = view(&events);
        let action = view.as_ref().map(|view| match view.options().only() {
            None => advisor.advice(view).best().map(|best| best.action),
            only => only,
        });
        let answer = match (&view, action.flatten()) {
            (Some(view), Some(action)) => action_lines(view.table(), view.seat(), &action),
            _ => Vec::new(),
        };
        writeln!(out, "{}", answer.first().map_or(r#"{"type":"none"}"#, String::as_str))?;
        out.flush()?;
    }
    Ok(())
}
