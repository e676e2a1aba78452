//! The games to fit to, and those kept apart to test on.

use std::fmt;
use std::fs;
use std::path::Path;

use mentsu_table::record::{self, Record};

/// Recorded games, in the order of their files' names.
pub struct Games {
    games: Vec<Game>,
}

/// A game, and what it is for.
pub struct Game {
    pub record: Record,
    pub part: Part,
}

/// What a game is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// Weights are fitted to it.
    Fit,
    /// Weights are tested on it: every fifth game of four players, and of three.
    Test,
}

impl Games {
    /// Reads every file of a folder, or every `nth`.
    pub fn read(folder: &Path, nth: u32) -> Result<Games, String> {
        let at = |why: &dyn fmt::Display| format!("{}: {why}", folder.display());
        let entries = fs::read_dir(folder).map_err(|why| at(&why))?;
        let mut files = Vec::new();
        for entry in entries {
            files.push(entry.map_err(|why| at(&why))?.path());
        }
        files.sort();
        let (mut games, mut of_players) = (Vec::new(), [0usize; 5]);
        for file in files.iter().step_by(nth as usize) {
            let at = |why: &dyn fmt::Display| format!("{}: {why}", file.display());
            let bytes = fs::read(file).map_err(|why| at(&why))?;
            for record in record::read_all(&bytes).map_err(|why| at(&why))? {
                let number = &mut of_players[usize::from(record.rules().players()).min(4)];
                let part = if *number % 5 == 4 { Part::Test } else { Part::Fit };
                *number += 1;
                games.push(Game { record, part });
            }
        }
        if games.is_empty() { Err(at(&"no games")) } else { Ok(Games { games }) }
    }

    /// The games with this number of players.
    pub fn of_players(&self, players: u8) -> impl Iterator<Item = &Game> {
        self.games.iter().filter(move |game| game.record.rules().players() == players)
    }
}

impl fmt::Display for Games {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for players in [4, 3] {
            let of = |part| self.of_players(players).filter(|game| game.part == part).count();
            let (fit, test) = (of(Part::Fit), of(Part::Test));
            writeln!(f, "{players} players: {fit} games to fit to, {test} to test on")?;
        }
        Ok(())
    }
}
