//! The discards that gave up the most expected points, with where to find them.

use std::io::{self, Write};

use mentsu_table::Seat;
use mentsu_table::record::Record;
use mentsu_table::stats::{Loss, MOST_LOSSES};

use crate::files::File;
use crate::show::game_words::{player_name, round_name};
use crate::terminal::line::{Line, print_flowing};
use crate::terminal::paragraph;
use crate::terminal::style::{PLAIN, QUIET, TITLE, WRONG};

/// A discard that gave up expected points, and where to find it.
pub(super) struct WorstDiscard {
    pub(super) file: String,
    /// The number of the game, from 1, if the file has several.
    pub(super) game: Option<usize>,
    /// The name of the round: `E2.1`.
    pub(super) round: String,
    pub(super) seat: Seat,
    /// The player's name, or the seat without one.
    pub(super) player: String,
    pub(super) loss: Loss,
}

impl WorstDiscard {
    pub(super) fn of(
        file: &File,
        game: Option<usize>,
        record: &Record,
        loss: &Loss,
    ) -> WorstDiscard {
        let deal = record.rounds.get(loss.round).map(|round| &round.deal);
        WorstDiscard {
            file: file.to_string(),
            game,
            round: deal.map_or_else(String::new, round_name),
            seat: loss.seat,
            player: player_name(&record.names, loss.seat, 20),
            loss: *loss,
        }
    }
}

/// The worst of all games, the worst first.
#[derive(Default)]
pub(super) struct WorstDiscards(Vec<WorstDiscard>);

impl WorstDiscards {
    /// Adds discards, and keeps the worst; of equal ones those that came first.
    pub(super) fn add(&mut self, more: Vec<WorstDiscard>) {
        self.0.extend(more);
        self.0.sort_by(|a, b| b.loss.points.total_cmp(&a.loss.points));
        self.0.truncate(MOST_LOSSES);
    }

    pub(super) fn iter(&self) -> std::slice::Iter<'_, WorstDiscard> {
        self.0.iter()
    }

    /// Prints them, if there are any.
    pub(super) fn print(&self, out: &mut impl Write) -> io::Result<()> {
        if self.0.is_empty() {
            return Ok(());
        }
        writeln!(out)?;
        paragraph(out, TITLE, "The worst discards, by expected points")?;
        for worst in self.iter() {
            let Loss { turn, discarded, best, points, .. } = worst.loss;
            let game = worst.game.map_or_else(String::new, |game| format!(" game {game}"));
            let line = Line::with(WRONG, &format!("{:>6}", format!("−{points:.0}")));
            let words = [
                (PLAIN, format!("{}{game}", worst.file)),
                (PLAIN, format!("{} turn {turn}", worst.round)),
                (QUIET, format!(" {}: {discarded}, best {best}", worst.player)),
            ];
            print_flowing(out, line, 10, " ", words)?;
        }
        Ok(())
    }
}
