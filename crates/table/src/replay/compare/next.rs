//! What follows a round: the next one, or the game's end.

use std::boxed::Box;

use crate::game::{GameResult, NextRound, after};
use crate::record::{Format, Oddity, Place, Record};
use crate::replay::difference::{Difference, Differs};
use crate::replay::note::Note;
use crate::round::Outcome;
use crate::start::RoundStart;

/// Checks the round after this one, or the end of the game.
pub(in crate::replay) fn check(
    record: &Record,
    number: usize,
    outcome: &Outcome,
) -> Result<Option<Note>, Box<Difference>> {
    let rules = record.rules();
    let recorded = record.rounds.get(number + 1);
    let follows =
        match (after(&rules, &RoundStart::of(&record.rounds[number].deal), outcome), recorded) {
            // Only the record shows whether the dealer stopped.
            (NextRound::Choice { go_on, .. }, Some(_)) => NextRound::Round(go_on),
            (NextRound::Choice { stop, .. }, None) => NextRound::End(stop),
            (follows, _) => follows,
        };
    if recorded.is_some_and(|round| round.midway) {
        return Ok(None);
    }
    let place = recorded.map_or(Place::Whole, |round| round.place);
    let differs = |differs| Err(Difference::new(number, place, differs));
    let recorded = recorded.map(|round| RoundStart::of(&round.deal));
    match (follows, recorded) {
        (NextRound::Round(follows), Some(recorded)) if follows == recorded => Ok(None),
        (NextRound::End(result), None) => {
            check_result(record, &result).map(|()| None).or_else(differs)
        }
        // A record may hold only some rounds of a game; a whole game's says how the game ended.
        (NextRound::Round(_), None) if !is_whole(record) => {
            Ok((record.format != Format::Tenhou6).then_some(Note::EndsAfter(number)))
        }
        (NextRound::Round(follows), Some(recorded))
            if rounds_left_out(record, &follows, &recorded) =>
        {
            Ok(Some(Note::RoundsMissing(number)))
        }
        (follows, recorded) => differs(Differs::Next { recorded, engine: follows }),
    }
}

/// Whether the recorded round can be later than the one that follows: people put selected rounds of
/// a game into a tenhou/6 record. Points and sticks then add up to the same sum. If no points have
/// changed, only draws are missing, each of which adds a honba.
fn rounds_left_out(record: &Record, follows: &RoundStart, recorded: &RoundStart) -> bool {
    let players = u16::from(record.kind.players());
    let number = |start: &RoundStart| players * start.round as u16 + start.dealer.index() as u16;
    let all = |start: &RoundStart| {
        let points = start.points.into_iter().map(i64::from).sum::<i64>();
        points + 1_000 * i64::from(start.sticks)
    };
    let is_later = (number(recorded), recorded.honba) > (number(follows), follows.honba);
    let paid = recorded.points != follows.points;
    let draws = recorded.honba.saturating_sub(follows.honba);
    let moves = number(recorded).saturating_sub(number(follows));
    record.format == Format::Tenhou6
        && is_later
        && all(recorded) == all(follows)
        && (paid || (draws > 0 && moves <= draws))
}

fn is_whole(record: &Record) -> bool {
    record.result.is_some() && record.format != Format::Tenhou6
}

fn check_result(record: &Record, result: &GameResult) -> Result<(), Differs> {
    let Some(recorded) = record.result else { return Ok(()) };
    let tenths = result.scores().map(|score| score / 100);
    let unknown = record.oddities.contains(&Oddity::UnknownScores);
    let scored = unknown || recorded.scores.is_none_or(|scores| scores == tenths);
    if recorded.points == result.points() && scored {
        Ok(())
    } else {
        Err(Differs::Result { recorded, engine: *result })
    }
}
