//! The decisions that gave up the most by advice, with where to find them.

use std::io::{self, Write};

use mentsu_table::advice::Mistake;
use mentsu_table::record::Record;

use super::Judged;
use crate::files::File;
use crate::show::game_words::{action, player_name, round_name};
use crate::terminal::line::{Line, print_flowing};
use crate::terminal::paragraph;
use crate::terminal::style::{PLAIN, QUIET, TITLE, WRONG};

/// How many to print.
const MOST: usize = 10;

/// A decision that gave up points, and where to find it.
pub(crate) struct Dear {
    file: String,
    /// The number of the game, from 1, if the file has several.
    game: Option<usize>,
    /// The name of the round: `E2.1`.
    round: String,
    turn: usize,
    player: String,
    taken: String,
    best: String,
    loss: f64,
    mistake: Mistake,
}

impl Dear {
    /// `None` if nothing was given up.
    fn of(file: &File, game: Option<usize>, record: &Record, judged: &Judged) -> Option<Dear> {
        let deal = record.rounds.get(judged.round).map(|round| &round.deal);
        Some(Dear {
            file: file.to_string(),
            game,
            round: deal.map_or_else(String::new, round_name),
            turn: judged.turn,
            player: player_name(&record.names, judged.seat, 20),
            taken: action(&judged.action),
            best: action(&judged.best()?.action),
            loss: judged.loss(),
            mistake: judged.reported_mistake()?,
        })
    }
}

/// The dearest decisions, the dearest first.
#[derive(Default)]
pub(crate) struct Dearest(Vec<Dear>);

impl Dearest {
    /// Adds a decision of a game.
    pub(crate) fn add(
        &mut self,
        (file, game, record): (&File, Option<usize>, &Record),
        judged: &Judged,
    ) {
        if self.0.len() < MOST || judged.loss() > self.0[MOST - 1].loss {
            self.extend(Dearest(Dear::of(file, game, record, judged).into_iter().collect()));
        }
    }

    /// Adds those of another game; of equal ones those stay that came first.
    pub(crate) fn extend(&mut self, more: Dearest) {
        self.0.extend(more.0);
        self.0.sort_by(|one, other| other.loss.total_cmp(&one.loss));
        self.0.truncate(MOST);
    }

    /// Prints them, if there are any.
    pub(crate) fn print(&self, out: &mut impl Write) -> io::Result<()> {
        if self.0.is_empty() {
            return Ok(());
        }
        paragraph(out, TITLE, "The dearest decisions, by advice")?;
        for dear in &self.0 {
            let Dear { file, round, turn, player, taken, best, loss, mistake, .. } = dear;
            let game = dear.game.map_or_else(String::new, |game| format!(" game {game}"));
            let line = Line::with(WRONG, &format!("{:>6}", format!("−{loss:.0}")));
            let words = [
                (PLAIN, format!("{file}{game}")),
                (PLAIN, format!("{round} turn {turn}")),
                (QUIET, format!(" {player}: {taken}, best {best} ({mistake})")),
            ];
            print_flowing(out, line, 10, " ", words)?;
        }
        Ok(())
    }
}
