//! The rules by which a recorded game was played, as far as the record shows them.
//!
//! A record of Tenhou names its kind of game, not its date, and the house has changed a few rules
//! over the years. A record of 電脳麻将 doesn't say whether its scores are rounded. Some rules show
//! in what followed a round and in the final scores, so the combination that explains the most of
//! these counts, and of equal ones that with the fewest changes.

use std::vec::Vec;

use mentsu::riichi::Preset;

use super::format::Format;
use super::game::{Record, RecordedRound, Told};
use super::oddity::Oddity;
use crate::event::Event;
use crate::game::{GameResult, NextRound, after};
use crate::ledger::Ledger;
use crate::round::{Outcome, RoundResult};
use crate::rules::{GameRules, Rounding, Ties, Yame};
use crate::start::RoundStart;

/// A rule that the house once played otherwise, or plays otherwise in some games.
struct Variant {
    rule: &'static str,
    value: &'static str,
    /// When or where.
    played: &'static str,
    games: Games,
    set: fn(GameRules) -> GameRules,
}

/// The games in which a rule is played otherwise.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Games {
    /// All of Tenhou.
    Tenhou,
    /// Those of Tenhou's lobbies.
    Lobbies,
    /// Those of 電脳麻将.
    Majiang,
}

const VARIANTS: [Variant; 6] = [
    Variant {
        rule: "rounding",
        value: "thousands",
        played: "until January 2022",
        games: Games::Tenhou,
        set: |rules| rules.with_rounding(Rounding::Thousands),
    },
    Variant {
        rule: "tenpai_yame",
        value: "off",
        played: "in early 2009",
        games: Games::Tenhou,
        set: |rules| rules.with_tenpai_yame(Yame::Off),
    },
    Variant {
        rule: "uma",
        value: "10000 5000 -5000 -10000",
        played: "in tonpuu of 2009",
        games: Games::Tenhou,
        set: |rules| rules.with_uma([10_000, 5_000, -5_000, -10_000]),
    },
    Variant {
        rule: "uma",
        value: "30000 10000 -10000 -30000",
        played: "in lobbies",
        games: Games::Lobbies,
        set: |rules| rules.with_uma([30_000, 10_000, -10_000, -30_000]),
    },
    Variant {
        rule: "ties",
        value: "shared",
        played: "in lobbies",
        games: Games::Lobbies,
        set: |rules| rules.with_ties(Ties::Shared),
    },
    Variant {
        rule: "rounding",
        value: "thousands_up",
        played: "where all uma are whole",
        games: Games::Majiang,
        set: |rules| rules.with_rounding(Rounding::ThousandsUp),
    },
];

/// Sets the rules that the record shows, and notes each that differs from the house's of today.
pub(super) fn settle(record: &mut Record) {
    let is_tenhou = matches!(record.kind.preset, Preset::Tenhou | Preset::TenhouSanma);
    let is_majiang = record.format == Format::Majiang;
    let starts = starts_with(record);
    let in_lobby = !is_majiang
        && (record.own_rules.is_some()
            || starts.is_some_and(|points| points != record.rules().start_points()));
    let is_shown = match record.format {
        Format::Mjlog | Format::Client => is_tenhou,
        // It names the rules of its own.
        Format::Tenhou6 => is_tenhou && !in_lobby,
        Format::Majiang => true,
        Format::Mjai | Format::MahjongSoul => false,
    };
    if !is_shown {
        return;
    }
    let is_played = |variant: &Variant| match variant.games {
        Games::Tenhou => !is_majiang,
        Games::Lobbies => in_lobby,
        Games::Majiang => is_majiang,
    };
    let house = match starts.filter(|_| in_lobby) {
        Some(points) => record.rules().with_start_points(points),
        None => record.rules(),
    };
    let ends: Vec<Outcome> = record.rounds.iter().map_while(outcome).collect();
    let (mut missed, mut choice) = (usize::MAX, 0);
    for tried in CHOICES {
        if missed == 0 || !chosen(tried).all(is_played) {
            continue;
        }
        let misfits = misfits(record, &ends, &varied(house, tried));
        if misfits < missed {
            (missed, choice) = (misfits, tried);
        }
    }
    let rules = varied(house, choice);
    if rules != record.rules() {
        record.own_rules = Some(rules);
    }
    record.oddities.extend(
        chosen(choice).map(|&Variant { rule, value, played, .. }| Oddity::OtherRule {
            rule,
            value,
            played,
        }),
    );
    if in_lobby && missed > 0 && scores_alone_differ(record, &ends, &rules) {
        record.oddities.push(Oddity::UnknownScores);
    }
}

/// Whether these rules are a house's of Tenhou but for rules that [`settle`] finds.
pub(super) fn are_found_again(rules: &GameRules, house: &GameRules) -> bool {
    let of_tenhou = |choice: u8| chosen(choice).all(|variant| variant.games != Games::Majiang);
    CHOICES.iter().any(|choice| of_tenhou(*choice) && varied(*house, *choice) == *rules)
}

/// The sets of variants, as bits, those of fewest first.
const CHOICES: [u8; 1 << VARIANTS.len()] = {
    let mut choices = [0; 1 << VARIANTS.len()];
    let (mut number, mut size) = (0, 0);
    while size <= VARIANTS.len() as u32 {
        let mut choice = 0u8;
        while (choice as usize) < choices.len() {
            if choice.count_ones() == size {
                choices[number] = choice;
                number += 1;
            }
            choice += 1;
        }
        size += 1;
    }
    choices
};

fn chosen(choice: u8) -> impl Iterator<Item = &'static Variant> {
    VARIANTS.iter().enumerate().filter(move |(bit, _)| choice >> bit & 1 == 1).map(|(_, it)| it)
}

fn varied(house: GameRules, choice: u8) -> GameRules {
    chosen(choice).fold(house, |rules, variant| (variant.set)(rules))
}

/// The points that everybody has at the start of the game, where the record begins with it.
fn starts_with(record: &Record) -> Option<i32> {
    let first = record.rounds.first().filter(|round| !round.midway)?;
    let rules = record.rules();
    let points = first.deal.points[0];
    let start = RoundStart::first(&rules.with_start_points(points));
    (RoundStart::of(&first.deal) == start).then_some(points)
}

/// How a recorded round ended; `None` where the record doesn't say it.
fn outcome(round: &RecordedRound) -> Option<Outcome> {
    if round.midway || !round.is_complete() {
        return None;
    }
    let mut ledger = Ledger { points: round.deal.points, sticks: round.deal.sticks };
    let mut drawn = None;
    for entry in &round.entries {
        entry.told.pay(&mut ledger).ok()?;
        if let Told::Event(Event::Ryuukyoku(draw)) = &entry.told {
            drawn = Some((draw.kind, draw.hands.each_ref().map(Option::is_some)));
        }
    }
    let result = match (round.winners(), drawn) {
        (Some(winners), _) => RoundResult::Won { winners: winners.won() },
        (None, Some((kind, tenpai))) => RoundResult::Drawn { kind, tenpai },
        (None, None) => return None,
    };
    let sticks = if round.winners().is_some() { 0 } else { ledger.sticks };
    Some(Outcome { result, points: ledger.points, sticks })
}

/// How many rounds are followed by what these rules don't have follow, the result among it.
fn misfits(record: &Record, ends: &[Outcome], rules: &GameRules) -> usize {
    let is_misfit = |(number, outcome): &(usize, &Outcome)| !fits(record, *number, outcome, rules);
    ends.iter().enumerate().filter(is_misfit).count()
}

fn fits(record: &Record, number: usize, outcome: &Outcome, rules: &GameRules) -> bool {
    let start = RoundStart::of(&record.rounds[number].deal);
    match (after(rules, &start, outcome), record.rounds.get(number + 1)) {
        (NextRound::Round(next) | NextRound::Choice { go_on: next, .. }, Some(round)) => {
            RoundStart::of(&round.deal) == next
        }
        (NextRound::End(_), Some(_)) => false,
        (NextRound::End(result) | NextRound::Choice { stop: result, .. }, None) => {
            has_scores(record, &result)
        }
        (NextRound::Round(_), None) => record.result.is_none(),
    }
}

/// Whether the record has these scores, as far as it has any.
fn has_scores(record: &Record, result: &GameResult) -> bool {
    let scores = record.result.and_then(|recorded| recorded.scores);
    scores.is_none_or(|scores| scores == result.scores().map(|score| score / 100))
}

/// Whether only the scores at the end don't follow from the rules.
fn scores_alone_differ(record: &Record, ends: &[Outcome], rules: &GameRules) -> bool {
    let Some(last) = ends.len().checked_sub(1).filter(|last| last + 1 == record.rounds.len())
    else {
        return false;
    };
    let start = RoundStart::of(&record.rounds[last].deal);
    (0..last).all(|number| fits(record, number, &ends[number], rules))
        && after(rules, &start, &ends[last]).result().is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_variant_sets_the_value_that_it_names() {
        for variant in &VARIANTS {
            let named = GameRules::TENHOU.set_text(variant.rule, variant.value);
            assert_eq!(named, Ok((variant.set)(GameRules::TENHOU)), "{}", variant.rule);
        }
    }
}
