//! Writes a record as mjai.

use std::string::String;

use super::line::{event_line, hidden_win_line, line, of_players, start_game_line, win_line};
use crate::event::Event;
use crate::record::claim::WinClaim;
use crate::record::game::{Record, Told};

impl Record {
    /// The game as mjai, an event a line. One that breaks off within a round has no line of its
    /// end.
    #[must_use]
    pub fn to_mjai(&self) -> String {
        let players = self.kind.players();
        let mut text = start_game_line(&self.names, &self.kind, &self.rules(), None) + "\n";
        for round in &self.rounds {
            text += &(event_line(&Event::Deal(round.deal.clone()), players) + "\n");
            let mut claims = round.claims.iter();
            for entry in &round.entries {
                let written = match &entry.told {
                    Told::Event(Event::Win(win)) => {
                        let nothing = WinClaim::default();
                        win_line(win, claims.next().unwrap_or(&nothing), players)
                    }
                    Told::Event(event) => event_line(event, players),
                    Told::HiddenWin(win) => hidden_win_line(win, players),
                    _ => continue,
                };
                text += &(written + "\n");
            }
            text += "{\"type\":\"end_kyoku\"}\n";
        }
        if self.rounds.last().is_some_and(|round| !round.is_complete()) {
            return text;
        }
        let scores = self.result.map(|result| ("scores", of_players(&result.points, players)));
        let fields: std::vec::Vec<_> = scores.into_iter().collect();
        text + &line("end_game", &fields) + "\n"
    }
}
