//! Who plays: what is typed for a bot.

use crate::terminal::columns;

/// A bot that takes part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Entrant {
    pub(super) name: String,
    pub(super) plays: Plays,
}

/// Who decides for a bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Plays {
    /// Any action, each as likely as another.
    Random,
    /// By tile count.
    Efficiency,
    /// A program with its arguments.
    Program { speaks: Speaks, words: Vec<String> },
}

/// How a program is spoken to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Speaks {
    /// Every line is answered.
    Lines,
    /// Only what it may react to is answered.
    Asked,
    /// All events since the last answer come as one line.
    Arrays,
}

impl Entrant {
    /// `random`, `efficiency` or a command, with `NAME=` and `lines:`, `asked:` or `arrays:` before it.
    pub(super) fn read(text: &str) -> Result<Entrant, String> {
        let is_name = |name: &str| {
            !name.is_empty()
                && !name.contains(|c: char| c.is_whitespace() || "/\\'\":.".contains(c))
        };
        let (name, rest) = match text.split_once('=') {
            Some((name, rest)) if is_name(name) => (Some(name), rest),
            _ => (None, text),
        };
        let modes =
            [("lines:", Speaks::Lines), ("asked:", Speaks::Asked), ("arrays:", Speaks::Arrays)];
        let prefixed =
            modes.into_iter().find_map(|(mode, speaks)| Some((speaks, rest.strip_prefix(mode)?)));
        let plays = match (prefixed, rest.trim()) {
            (None, "random") => Plays::Random,
            (None, "efficiency") => Plays::Efficiency,
            _ => {
                let (speaks, command) = prefixed.unwrap_or((Speaks::Lines, rest));
                Plays::Program { speaks, words: words(command)? }
            }
        };
        let own_name = match &plays {
            Plays::Random => "random",
            Plays::Efficiency => "efficiency",
            Plays::Program { words, .. } => program_name(words),
        };
        let name = name.unwrap_or(own_name).chars().map(columns::shown).collect();
        Ok(Entrant { name, plays })
    }
}

/// The name of a program: of a script's interpreter the script is what tells one from another.
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

/// A command's words, as a shell takes them apart by blanks and quotes.
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
        (Some(quote), _) => Err(format!("the quote {quote} isn't closed")),
        (None, true) => Err("a bot is random, efficiency or a command".to_owned()),
        _ => Ok(words),
    }
}

/// The bots at all places: the last takes those that are left, and equal names are numbered.
pub(super) fn at_table(bots: &[Entrant], places: usize) -> Vec<Entrant> {
    let Some(last) = bots.last() else { return Vec::new() };
    let all = bots.iter().chain(core::iter::repeat(last)).take(places);
    let mut seated: Vec<Entrant> = Vec::new();
    for bot in all {
        let taken = |name: &str| seated.iter().any(|other| other.name == name);
        let numbered = (2..).map(|number| format!("{} {number}", bot.name));
        let mut names = core::iter::once(bot.name.clone()).chain(numbered);
        let name = names.find(|name| !taken(name)).unwrap_or_default();
        seated.push(Entrant { name, plays: bot.plays.clone() });
    }
    seated
}

#[cfg(test)]
mod tests {
    use super::*;

    fn program(speaks: Speaks, words: &[&str]) -> Plays {
        Plays::Program { speaks, words: words.iter().map(|word| (*word).to_owned()).collect() }
    }

    #[test]
    fn bots_are_read() {
        let read = |text| {
            let entrant = Entrant::read(text).unwrap();
            (entrant.name, entrant.plays)
        };
        let named = |name: &str, plays| (name.to_owned(), plays);
        assert_eq!(read("random"), named("random", Plays::Random));
        assert_eq!(read("a=efficiency"), named("a", Plays::Efficiency));
        let lines = |words| program(Speaks::Lines, words);
        assert_eq!(read("./x/bot -q"), named("bot", lines(&["./x/bot", "-q"])));
        assert_eq!(read("X=1 bot"), named("X", lines(&["1", "bot"])));
        assert_eq!(read("./bot --x=1"), named("bot", lines(&["./bot", "--x=1"])));
        let asked = program(Speaks::Asked, &["python3", "-u", "my.py", "{id}"]);
        assert_eq!(read("asked:python3 -u 'my.py' {id}"), named("my.py", asked));
        assert_eq!(read("sh -c 'a b'"), named("sh", lines(&["sh", "-c", "a b"])));
        assert_eq!(read("m=arrays:b \"\""), named("m", program(Speaks::Arrays, &["b", ""])));
        for wrong in ["", "  ", "bot 'x", "asked:"] {
            assert!(Entrant::read(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_last_bot_takes_the_places_that_are_left() {
        let bots = ["random", "efficiency"].map(|text| Entrant::read(text).unwrap());
        let names: Vec<String> = at_table(&bots, 4).into_iter().map(|bot| bot.name).collect();
        assert_eq!(names, ["random", "efficiency", "efficiency 2", "efficiency 3"]);
    }
}
