//! Results as CSV, a line a game: for spreadsheets, and for `--resume`, which reads them again.

use std::fs::{File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use crate::arena::fault::FaultCounts;
use crate::arena::game::{Arena, Played, SeatResult};
use crate::arena::tally::Tally;

/// The columns of each seat, after the name of its bot.
const OF_SEAT: [&str; 17] = [
    "place",
    "points",
    "score",
    "wins",
    "won",
    "deal_ins",
    "paid",
    "riichi",
    "called",
    "draws",
    "tenpai",
    "moves",
    "median_us",
    "percentile_99_us",
    "illegal",
    "late",
    "ended",
];

fn numbers(seat: &SeatResult) -> [i64; OF_SEAT.len()] {
    let SeatResult { place, points, score, tally, moves, median, percentile_99, faults } = *seat;
    let Tally { wins, won, deal_ins, paid, riichi, called, draws, tenpai } = tally;
    let FaultCounts { illegal, late, ended } = faults;
    let [place, points, score] = [place.into(), points.into(), score.into()];
    [
        place,
        points,
        score,
        wins,
        won,
        deal_ins,
        paid,
        riichi,
        called,
        draws,
        tenpai,
        moves,
        median,
        percentile_99,
        illegal,
        late,
        ended,
    ]
}

fn of_numbers(numbers: [i64; OF_SEAT.len()]) -> Option<SeatResult> {
    let [
        place,
        points,
        score,
        wins,
        won,
        deal_ins,
        paid,
        riichi,
        called,
        draws,
        tenpai,
        moves,
        median,
        percentile_99,
        illegal,
        late,
        ended,
    ] = numbers;
    Some(SeatResult {
        place: u8::try_from(place).ok().filter(|place| (1..=4).contains(place))?,
        points: i32::try_from(points).ok()?,
        score: i32::try_from(score).ok()?,
        tally: Tally { wins, won, deal_ins, paid, riichi, called, draws, tenpai },
        moves,
        median,
        percentile_99,
        faults: FaultCounts { illegal, late, ended },
    })
}

/// A file of results that grows game by game.
pub(in crate::arena) struct Journal {
    path: PathBuf,
    file: File,
}

/// Why a file of results can't be continued.
#[derive(Debug)]
pub(in crate::arena) enum JournalError {
    /// It can't be read or written.
    Io(io::Error),
    /// It is there already, and nobody asked to continue it.
    Exists,
    /// A line, from 1, isn't one of this match.
    OtherMatch {
        /// The line.
        line: usize,
        /// The column, as its header calls it.
        column: String,
        /// What stands there.
        found: String,
        /// What this match would have written.
        expected: String,
    },
}

impl From<io::Error> for JournalError {
    fn from(error: io::Error) -> JournalError {
        JournalError::Io(error)
    }
}

impl core::fmt::Display for JournalError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            JournalError::Io(error) => error.fmt(f),
            JournalError::Exists => f.write_str("has results already; --resume continues them"),
            JournalError::OtherMatch { line, column, found, expected } => {
                write!(
                    f,
                    "line {line}, {column}: {found:?} instead of {expected:?}: the results of another match"
                )
            }
        }
    }
}

/// Whether a file of results has been begun, if only by its titles.
pub(in crate::arena) fn has_results(path: &Path) -> bool {
    std::fs::metadata(path).is_ok_and(|file| file.len() > 0)
}

/// The seed of the match whose results are in a file; `None` if it has none.
pub(in crate::arena) fn seed(path: &Path) -> Option<u64> {
    let text = std::fs::read_to_string(path).ok()?;
    let mut lines = text.lines();
    let column = cells(lines.next()?).iter().position(|title| title == "seed")?;
    cells(lines.next()?).get(column)?.parse().ok()
}

impl Journal {
    /// Begins a file of results, or continues one and returns the games in it. A last line that
    /// was cut off is removed.
    pub(in crate::arena) fn open(
        path: &Path,
        arena: &Arena,
        resume: bool,
    ) -> Result<(Journal, Vec<Played>), JournalError> {
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(error.into()),
        };
        if !resume && !text.is_empty() {
            return Err(JournalError::Exists);
        }
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let header = header(arena);
        let mut played = Vec::new();
        for (number, line) in text[..whole].lines().enumerate() {
            match number.checked_sub(1) {
                None => same(&cells(line), &header, 1, &header)?,
                Some(game) => played.push(read(arena, game, line, &header)?),
            }
        }
        let mut file = OpenOptions::new().create(true).append(true).open(path)?;
        file.set_len(whole as u64)?;
        if whole == 0 {
            writeln!(file, "{}", line(&header))?;
        }
        Ok((Journal { path: path.to_owned(), file }, played))
    }

    /// Adds a game.
    pub(in crate::arena) fn add(
        &mut self,
        arena: &Arena,
        game: usize,
        played: &Played,
    ) -> io::Result<()> {
        let mut cells = of_match(arena, game);
        cells.push(played.rounds.to_string());
        for (row, seat) in arena.seating(game).iter().zip(&played.seats) {
            cells.push(arena.rows[*row].bot.name.clone());
            cells.extend(numbers(seat).map(|number| number.to_string()));
        }
        // At once, so that an end at any time loses no whole line.
        self.file.write_all((line(&cells) + "\n").as_bytes()).map_err(|error| {
            io::Error::new(error.kind(), format!("{}: {error}", self.path.display()))
        })
    }
}

/// The cells that say which game of which match a line has.
fn of_match(arena: &Arena, game: usize) -> Vec<String> {
    vec![
        (game + 1).to_string(),
        (game / arena.games_of_wall + 1).to_string(),
        arena.seed.to_string(),
        arena.house.clone(),
        arena.rules.length().name().to_owned(),
    ]
}

fn header(arena: &Arena) -> Vec<String> {
    let mut titles =
        ["game", "wall", "seed", "rules", "length", "rounds"].map(str::to_owned).to_vec();
    for seat in 0..arena.kind.players() {
        titles.push(format!("bot_{seat}"));
        titles.extend(OF_SEAT.iter().map(|title| format!("{title}_{seat}")));
    }
    titles
}

/// The game of a line, from 0, if it is one of this match.
fn read(arena: &Arena, game: usize, text: &str, header: &[String]) -> Result<Played, JournalError> {
    let number = game + 2;
    let cells = cells(text);
    let wrong = |column: usize, expected: &str| JournalError::OtherMatch {
        line: number,
        column: header.get(column).cloned().unwrap_or_else(|| "columns".to_owned()),
        found: cells.get(column).cloned().unwrap_or_default(),
        expected: expected.to_owned(),
    };
    if cells.len() != header.len() {
        return Err(wrong(cells.len().min(header.len()), "as many cells as titles"));
    }
    let of_match = of_match(arena, game);
    same(&cells[..of_match.len()], &of_match, number, header)?;
    let number = |column: usize| {
        let number = cells[column].parse::<i64>();
        number.map_err(|_| wrong(column, "a number"))
    };
    let rounds = of_match.len();
    let mut played = Played { rounds: number(rounds)?, ..Played::default() };
    for (seat, row) in arena.seating(game).iter().enumerate() {
        let bot = rounds + 1 + seat * (1 + OF_SEAT.len());
        let name = &arena.rows[*row].bot.name;
        if cells[bot] != *name {
            return Err(wrong(bot, name));
        }
        let mut numbers = [0; OF_SEAT.len()];
        for (place, read) in numbers.iter_mut().enumerate() {
            *read = number(bot + 1 + place)?;
        }
        played.seats.push(of_numbers(numbers).ok_or_else(|| wrong(bot + 1, "a result"))?);
    }
    Ok(played)
}

fn same(
    found: &[String],
    expected: &[String],
    line: usize,
    header: &[String],
) -> Result<(), JournalError> {
    let longest = found.len().max(expected.len());
    let differs = (0..longest).find(|column| found.get(*column) != expected.get(*column));
    differs.map_or(Ok(()), |column| {
        let of = |cells: &[String]| cells.get(column).cloned().unwrap_or_default();
        let (found, expected) = (of(found), of(expected));
        Err(JournalError::OtherMatch { line, column: of(header), found, expected })
    })
}

/// Cells as a line of CSV.
fn line(cells: &[String]) -> String {
    let quoted = |cell: &String| {
        if cell.contains([',', '"']) {
            format!("\"{}\"", cell.replace('"', "\"\""))
        } else {
            cell.clone()
        }
    };
    cells.iter().map(quoted).collect::<Vec<_>>().join(",")
}

/// The cells of a line of CSV, whose cells hold no line ends.
fn cells(line: &str) -> Vec<String> {
    let mut cells = vec![String::new()];
    let mut is_quoted = false;
    let mut characters = line.chars().peekable();
    while let Some(c) = characters.next() {
        match c {
            '"' if is_quoted && characters.peek() == Some(&'"') => {
                characters.next();
                cells.last_mut().expect("one at least").push('"');
            }
            '"' => is_quoted = !is_quoted,
            ',' if !is_quoted => cells.push(String::new()),
            c => cells.last_mut().expect("one at least").push(c),
        }
    }
    cells
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_read_as_written() {
        for written in [&["a", "b"][..], &["", ""], &["a,b", "say \"x\"", "\"", ",", "ä ×2"], &[""]]
        {
            let written: Vec<String> = written.iter().map(|cell| (*cell).to_owned()).collect();
            assert_eq!(cells(&line(&written)), written, "{}", line(&written));
        }
        assert_eq!(line(&["a,b".to_owned(), "c\"".to_owned()]), "\"a,b\",\"c\"\"\"");
    }

    #[test]
    fn every_number_of_a_seat_is_kept() {
        let mut written = [0; OF_SEAT.len()];
        written.iter_mut().enumerate().for_each(|(i, number)| *number = 4 + i as i64);
        assert_eq!(numbers(&of_numbers(written).unwrap()), written);
        for place in [0, 5, -1, 300] {
            written[0] = place;
            assert_eq!(of_numbers(written), None);
        }
    }
}
