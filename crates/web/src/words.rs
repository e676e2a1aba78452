//! The closed words of requests and answers: read, written, and declared for TypeScript.

use mentsu::chances::Goal;
use mentsu::mcr;
use mentsu::names::Named;
use mentsu::plan::RiichiChoice;
use mentsu::puzzle::Level;
use mentsu::riichi::{DoraKind, FuKind, Limit, Preset, Yaku};
use mentsu::{CalledFrom, MeldKind, MentsuKind, Suit, WaitShape, Wind};
use mentsu_table::bot::Bot;
use mentsu_table::record::{Format, LeftOut};
use mentsu_table::replay::{DifferenceKind, NoteKind};
use mentsu_table::stats::{By as StatsBy, Figure, FigureKind};
use mentsu_table::{ActionKind, EventKind, Length, RyuukyokuKind};
use serde_json::{Map, Value};
use shanghai::DeadlockKind;
use three_colour_othello::{Color, Player, Repetition};

use crate::hand::info::Notation;
use crate::hand::score::By;
use crate::rules;
use crate::wire::case::camel;
use crate::wire::failure::{Failure, FailureKind};
use crate::wire::request::{FromValue, named};

/// One row for each enum: its name in TypeScript, and the enum.
macro_rules! words {
    ($($declared:literal $words:ty,)*) => {
        $(
            impl FromValue for $words {
                fn from_value(value: &Value, path: &str) -> Result<$words, Failure> {
                    named(&String::from_value(value, path)?, path)
                }
            }

            crate::texts! { $words = $declared, self: self.name(); }
        )*

        /// The types of all words and rules, as `words.d.ts` has them.
        #[must_use]
        pub fn declarations() -> String {
            let suits = Suit::NUMBERS.map(Suit::name);
            let all = [("Suit", &suits[..]), $(($declared, <$words>::NAMES)),*];
            let words = all.map(|(declared, names)| declaration(declared, names)).concat();
            let layouts = shanghai::layouts::all().map(|(name, _)| name);
            let events = mentsu::riichi::WinEvent::ALL.map(|event| camel(event.name()));
            let events: Vec<&str> = events.iter().map(String::as_str).collect();
            words
                + &declaration("ShanghaiLayoutName", &layouts)
                + &declaration("Outlook", &shanghai::Outlook::ALL.map(shanghai::Outlook::name))
                + &declaration("DeadlockKind", &DeadlockKind::ALL.map(DeadlockKind::name))
                + &declaration("OthelloColor", &Color::ALL.map(Color::name))
                + &declaration("OthelloPlayer", &Player::ALL.map(Player::name))
                + &declaration("WinEvent", &events)
                + &rules::declarations()
        }
    };
}

words! {
    "ActionKind" ActionKind,
    "BotKind" Bot,
    "By" By,
    "DifferenceKind" DifferenceKind,
    "DoraKind" DoraKind,
    "DrawKind" RyuukyokuKind,
    "ErrorKind" FailureKind,
    "EventKind" EventKind,
    "Figure" Figure,
    "FigureKind" FigureKind,
    "Format" Format,
    "FuKind" FuKind,
    "Goal" Goal,
    "LeftOut" LeftOut,
    "Level" Level,
    "Limit" Limit,
    "McrFanId" mcr::Fan,
    "McrForm" mcr::FormKind,
    "McrPresetName" mcr::Preset,
    "McrPrinciple" mcr::Principle,
    "MeldKind" MeldKind,
    "MentsuKind" MentsuKind,
    "Notation" Notation,
    "NoteKind" NoteKind,
    "PresetName" Preset,
    "RiichiChoice" RiichiChoice,
    "Source" CalledFrom,
    "StatsBy" StatsBy,
    "WaitShape" WaitShape,
    "Wind" Wind,
    "Yaku" Yaku,
}

/// The lists that the page chooses from, as its `src/engine/lists.ts` has them.
#[must_use]
pub fn lists() -> String {
    let bots = list("BOT_KINDS", Bot::NAMES);
    let meld_kinds = list("MELD_KINDS", MeldKind::NAMES);
    let mcr_forms = list("MCR_FORMS", mcr::FormKind::NAMES);
    let mcr_presets = list("MCR_PRESETS", mcr::Preset::NAMES);
    let levels = list("LEVELS", Level::NAMES);
    let winds = list("WINDS", Wind::NAMES);
    let lengths = list("LENGTHS", Length::NAMES);
    let colors = list("OTHELLO_COLORS", &Color::ALL.map(Color::name));
    let players = list("OTHELLO_PLAYERS", &Player::ALL.map(Player::name));
    let repetitions = list("REPETITIONS", &Repetition::ALL.map(Repetition::name));
    let head =
        "// Words of the packages, in their order: `cargo run -p mentsu-web --example words`.\n";
    let ours = [&bots, &colors, &players, &lengths, &levels, &mcr_forms, &mcr_presets, &meld_kinds];
    [head, &ours.map(String::as_str).concat(), &repetitions, &winds].concat()
}

fn list(name: &str, names: &[&str]) -> String {
    format!("export const {name} = {names:?} as const;\n").replace('"', "'")
}

/// Types that the package declares itself, more narrowly than a schema does.
const DECLARED: [&str; 2] = ["Face", "Tile"];

/// The types of the protocol's requests and answers, of its schema: `protocol.d.ts`, and with those
/// of rules, of Chinese hands and of families `protocol_rules.d.ts`. `typescript` writes them: only
/// examples and tests contain it.
#[must_use]
pub fn protocol(schema: &Value, typescript: fn(&Map<String, Value>) -> String) -> [String; 2] {
    let definitions = schema["$defs"].as_object().into_iter().flatten();
    let definitions = definitions.filter(|(name, _)| !DECLARED.contains(&name.as_str()));
    let is_rule = |name: &str| {
        const STARTS: [&str; 4] = ["Mcr", "Fan", "Family", "Flower"];
        name.ends_with("RulesChoice") || STARTS.iter().any(|start| name.starts_with(start))
    };
    let (rules, others): (Map<String, Value>, Map<String, Value>) = definitions
        .map(|(name, of)| (name.clone(), of.clone()))
        .partition(|(name, _)| is_rule(name));
    [others, rules].map(|types| {
        let types = typescript(&types);
        let lines = types.lines().map(|line| format!("  {line}\n"));
        format!("export namespace Protocol {{\n{}}}\n", lines.collect::<String>())
    })
}

fn declaration(declared: &str, names: &[&str]) -> String {
    let names: Vec<String> = names.iter().map(|name| format!("{name:?}")).collect();
    format!("export type {declared} = {};\n", names.join(" | "))
}

#[cfg(test)]
mod tests {
    /// `cargo run -p mentsu-web --example words` writes it.
    #[test]
    fn the_declared_words_are_those_of_the_enums() {
        assert_eq!(include_str!("words.d.ts"), super::declarations());
        assert_eq!(include_str!("../page/src/engine/lists.ts"), super::lists());
        let schema = mentsu_protocol::schema();
        let [questions, rules] = super::protocol(&schema, mentsu_protocol::typescript);
        assert_eq!(include_str!("protocol.d.ts"), questions);
        assert_eq!(include_str!("protocol_rules.d.ts"), rules);
    }
}
