//! Events and actions as lines of mjai.

use mentsu::riichi::Preset;
use mentsu_table::record::mjai::{action_lines, event_line, start_game_line};
use mentsu_table::record::{self, GameKind, RecordError};
use mentsu_table::replay::{self, Differs, last_view};
use pyo3::prelude::*;

use super::rules::GameRulesArg;
use super::sight::{PyTable, PyView, refused};
use crate::records::classes::errors::unreadable;
use crate::records::classes::event::PyEvent;
use crate::records::classes::seat::SeatArg;
use crate::records::classes::values::PyAction;
use mentsu_python_one::errors::refuse;
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

/// What a seat knows after the last of these lines of mjai: a game's first line, and a round's from
/// its deal on. The seat is the one that the first line names, if none is given; so are the rules.
#[pyfunction]
pub(crate) fn view_of_mjai(
    py: Python<'_>,
    lines: Few<Text>,
    seat: Option<SeatArg>,
    rules: Option<GameRulesArg>,
) -> PyResult<PyView> {
    let text = lines.0.into_iter().map(|Text(line)| line).collect::<Vec<_>>().join("\n");
    let viewed = py.detach(|| {
        let mut record = record::read(text.as_bytes()).map_err(NoView::Record)?;
        let seat = seat.map(SeatArg::at_start).or(record.seen_by).ok_or(NoView::Seat)?;
        let rules = rules.map_or_else(|| record.rules(), |GameRulesArg(rules)| rules);
        if rules.players() != record.kind.players() {
            return Err(NoView::Players(record.kind.players()));
        }
        record.set_rules(rules);
        last_view(&record, seat).map_err(NoView::View)
    });
    viewed.map(PyView).map_err(|why| match why {
        NoView::Record(error) => unreadable(py, None, &error),
        NoView::Seat => refuse("no line says whose view it is: give the seat", "no_seat"),
        NoView::Players(seats) => refuse(format!("rules not for {seats} players"), "other_rules"),
        NoView::View(replay::NoView::NoRound) => refuse("there is no round", "no_round"),
        NoView::View(replay::NoView::Differs(difference)) => match difference.differs {
            Differs::Seen(error) => refused(error),
            _ => refuse(difference, "difference"),
        },
        NoView::View(error) => refuse(error, "no_view"),
    })
}

/// Why lines make no view.
enum NoView {
    Record(RecordError),
    Seat,
    Players(u8),
    View(replay::NoView),
}

/// An event as a line of mjai, among `players` players.
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
) -> PyResult<Vec<String>> {
    Ok(action_lines(&table.0, seat.at(&table.0)?, &action.0))
}
