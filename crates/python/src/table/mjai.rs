//! Events and actions as lines of mjai.

use mentsu::riichi::Preset;
use mentsu_table::record::mjai::{action_lines, event_line, start_game_line};
use mentsu_table::record::{self, GameKind};
use pyo3::prelude::*;

use super::rules::GameRulesArg;
use super::seats::SeatArg;
use super::sight::PyTable;
use crate::records::classes::errors::unreadable;
use crate::records::classes::event::PyEvent;
use crate::records::classes::values::PyAction;
use mentsu_python_one::{Few, Int, Text};

/// The events of lines of mjai from the deal of a round on, by these rules.
#[pyfunction]
pub(crate) fn events_of_mjai(
    py: Python<'_>,
    lines: Few<Text>,
    rules: GameRulesArg,
) -> PyResult<Vec<PyEvent>> {
    let preset = if rules.0.sanma() { Preset::TenhouSanma } else { Preset::Tenhou };
    let kind = GameKind::from(preset);
    let start = start_game_line(&["A", "B", "C", "D"].map(String::from), &kind, &rules.0, None);
    let lines = lines.0.into_iter().map(|Text(line)| line);
    let text: Vec<String> = [start].into_iter().chain(lines).collect();
    let games = record::read_all(text.join("\n").as_bytes());
    let games = games.map_err(|error| unreadable(py, None, &error))?;
    let rounds = games.iter().flat_map(|game| &game.rounds);
    let events = rounds.flat_map(|round| {
        let deal = mentsu_table::Event::Deal(round.deal.clone());
        [deal].into_iter().chain(round.events().map(|(_, event)| event.clone()))
    });
    Ok(events.map(PyEvent).collect())
}

/// An event as a line of mjai, among so many players.
#[pyfunction]
pub(crate) fn mjai_of_event(event: PyRef<'_, PyEvent>, players: Int<u8>) -> String {
    event_line(&event.0, players.0.clamp(3, 4))
}

/// The lines with which a seat answers to do this at a table.
#[pyfunction]
pub(crate) fn mjai_of_action(
    table: PyRef<'_, PyTable>,
    seat: SeatArg,
    action: PyRef<'_, PyAction>,
) -> Vec<String> {
    action_lines(&table.0, seat.0, &action.0)
}
