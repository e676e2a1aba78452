//! The bots, as typed on the command line.

use mentsu::names::Named;
use mentsu_table::bot::Bot;

use crate::terminal::columns;

/// A bot and its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Entrant {
    pub(super) name: String,
    pub(super) plays: Plays,
}

/// What decides for a bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Plays {
    /// One of the table's bots.
    BuiltIn(Bot),
    /// `efficiency`, but it calls whatever it can.
    #[cfg(test)]
    Caller,
    /// A program with its arguments.
    Program {
        speaks: Speaks,
        words: Vec<String>,
        /// It plays game after game, instead of being started for each.
        is_kept: bool,
    },
}

/// How events and answers alternate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Speaks {
    /// The program answers every line.
    Lines,
    /// The program answers if it can act.
    Asked,
    /// The program answers every array of events.
    Arrays,
}

impl Entrant {
    /// Parses the name of a built-in bot or a command, after an optional `NAME=` and prefix.
    pub(super) fn read(text: &str) -> Result<Entrant, String> {
        let is_name = |name: &str| {
            !name.is_empty()
                && !name.contains(|c: char| c.is_whitespace() || "/\\'\":.".contains(c))
        };
        let (name, rest) = match text.split_once('=') {
            Some((name, rest)) if is_name(name) => (Some(name), rest),
            _ => (None, text),
        };
        let (kept, rest) = match rest.strip_prefix("kept:") {
            Some(rest) => (true, rest),
            None => (false, rest),
        };
        let modes =
            [("lines:", Speaks::Lines), ("asked:", Speaks::Asked), ("arrays:", Speaks::Arrays)];
        let prefixed =
            modes.into_iter().find_map(|(mode, speaks)| Some((speaks, rest.strip_prefix(mode)?)));
        let built_in = Bot::from_name(rest.trim()).filter(|_| prefixed.is_none() && !kept);
        let plays = match built_in {
            Some(bot) => Plays::BuiltIn(bot),
            None => {
                let (speaks, command) = prefixed.unwrap_or((Speaks::Lines, rest));
                Plays::Program { speaks, words: words(command)?, is_kept: kept }
            }
        };
        let own_name = match &plays {
            Plays::BuiltIn(bot) => bot.name(),
            #[cfg(test)]
            Plays::Caller => "caller",
            Plays::Program { words, .. } => program_name(words),
        };
        let name = name.unwrap_or(own_name).chars().map(columns::shown).collect();
        Ok(Entrant { name, plays })
    }
}

/// The name of a program; for an interpreter that of its script.
fn program_name(words: &[String]) -> &str {
    let last_part = |word: &str| word.rfind(['/', '\\']).map_or(0, |at| at + 1);
    let names = words.iter().filter(|word| !word.starts_with('-'));
    let first = words.first().map_or("bot", |word| &word[last_part(word)..]);
    let is_interpreter = ["python", "node", "ruby", "perl", "sh", "bash", "java", "deno"]
        .iter()
        .any(|name| first.starts_with(name));
    match names.clone().nth(1) {
        Some(script) if is_interpreter && !script.contains(char::is_whitespace) => {
            &script[last_part(script)..]
        }
        _ => first,
    }
}

/// The words of a command, split at blanks and quotes as a shell does.
fn words(command: &str) -> Result<Vec<String>, String> {
    let mut words: Vec<String> = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for c in command.chars() {
        match quote {
            Some(end) if c == end => quote = None,
            Some(_) => word.get_or_insert_default().push(c),
            None if c == '\'' || c == '"' => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            None if c.is_whitespace() => words.extend(word.take()),
            None => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    match (quote, words.is_empty()) {
        (Some(quote), _) => Err(format!("unclosed quote {quote}")),
        (None, true) => Err(format!("a bot is {} or a command", Bot::NAMES.join(", "))),
        _ => Ok(words),
    }
}

/// A bot and how many seats its copies take: a row in the table of results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Row {
    pub(super) bot: Entrant,
    pub(super) copies: usize,
}

/// The bots at a table, equal ones in one row, and the row of each seat. The last bot takes the
/// remaining seats. Different bots of one name get numbers.
pub(super) fn at_table(bots: &[Entrant], seats: usize) -> (Vec<Row>, Vec<usize>) {
    let mut rows: Vec<Row> = Vec::new();
    let mut typed: Vec<&Entrant> = Vec::new();
    let mut seating = Vec::new();
    let Some(last) = bots.last() else { return (rows, seating) };
    for bot in bots.iter().chain(core::iter::repeat(last)).take(seats) {
        let row = typed.iter().position(|other| *other == bot).unwrap_or_else(|| {
            let taken = |name: &str| rows.iter().any(|row| row.bot.name == name);
            let numbered = (2..).map(|number| format!("{} {number}", bot.name));
            let mut names = core::iter::once(bot.name.clone()).chain(numbered);
            let name = names.find(|name| !taken(name)).expect("numbers without end");
            typed.push(bot);
            rows.push(Row { bot: Entrant { name, plays: bot.plays.clone() }, copies: 0 });
            rows.len() - 1
        });
        rows[row].copies += 1;
        seating.push(row);
    }
    (rows, seating)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn program(speaks: Speaks, words: &[&str]) -> Plays {
        let words = words.iter().map(|word| (*word).to_owned()).collect();
        Plays::Program { speaks, words, is_kept: false }
    }

    #[test]
    fn bots_are_read() {
        let read = |text| {
            let entrant = Entrant::read(text).unwrap();
            (entrant.name, entrant.plays)
        };
        let named = |name: &str, plays| (name.to_owned(), plays);
        assert_eq!(read("random"), named("random", Plays::BuiltIn(Bot::Random)));
        assert_eq!(read("a=efficiency"), named("a", Plays::BuiltIn(Bot::Efficiency)));
        let lines = |words| program(Speaks::Lines, words);
        assert_eq!(read("./x/bot -q"), named("bot", lines(&["./x/bot", "-q"])));
        assert_eq!(read("X=1 bot"), named("X", lines(&["1", "bot"])));
        assert_eq!(read("./bot --x=1"), named("bot", lines(&["./bot", "--x=1"])));
        let asked = program(Speaks::Asked, &["python3", "-u", "my.py", "{id}"]);
        assert_eq!(read("asked:python3 -u 'my.py' {id}"), named("my.py", asked));
        assert_eq!(read("sh -c 'a b'"), named("sh", lines(&["sh", "-c", "a b"])));
        assert_eq!(read("m=arrays:b \"\""), named("m", program(Speaks::Arrays, &["b", ""])));
        let (name, plays) = read("m=kept:asked:b {id}");
        let words = vec!["b".to_owned(), "{id}".to_owned()];
        let speaks = Speaks::Asked;
        assert_eq!((name.as_str(), plays), ("m", Plays::Program { speaks, words, is_kept: true }));
        for wrong in ["", "  ", "bot 'x", "asked:", "kept:"] {
            assert!(Entrant::read(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_last_bot_takes_the_seats_that_are_left_and_copies_share_a_row() {
        let table = |bots: &[&str]| {
            let bots: Vec<Entrant> = bots.iter().map(|text| Entrant::read(text).unwrap()).collect();
            let (rows, seating) = at_table(&bots, 4);
            let rows: Vec<_> = rows.into_iter().map(|row| (row.bot.name, row.copies)).collect();
            (rows, seating)
        };
        let rows = |rows: &[(&str, usize)]| {
            rows.iter().map(|(name, copies)| ((*name).to_owned(), *copies)).collect::<Vec<_>>()
        };
        assert_eq!(
            table(&["random", "efficiency"]),
            (rows(&[("random", 1), ("efficiency", 3)]), vec![0, 1, 1, 1])
        );
        assert_eq!(
            table(&["efficiency", "random", "efficiency", "random"]),
            (rows(&[("efficiency", 2), ("random", 2)]), vec![0, 1, 0, 1])
        );
        // One bot by two names is two rows, and two bots by one name, too.
        assert_eq!(
            table(&["a=random", "random", "sh -c 'a a'", "sh -c 'b b'"]),
            (rows(&[("a", 1), ("random", 1), ("sh", 1), ("sh 2", 1)]), vec![0, 1, 2, 3])
        );
    }
}
