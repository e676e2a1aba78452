//! The checked replay: the engine plays a record again and compares.
//!
//! In come a record's rounds. Where all hands are recorded, a [`Round`](crate::Round) plays them:
//! every action must be offered, every draw be the next tile of the wall (if the record has its
//! seed), every win have the recorded fu, points, yaku and payments, every draw and next round and
//! the end of the game be as recorded. Where one seat is recorded, its [`View`](crate::View)
//! follows: what the seat does must be offered, and the server's offers must be the view's.
//!
//! Out go every [`Decision`], notes, and each [`Difference`]. Where one leaves it open what
//! everybody holds, it ends the check of its round and says so; the replay goes on with the next
//! round.

mod all_seats;
mod compare;
mod decision;
mod difference;
mod followed;
mod last_view;
mod note;
mod one_seat;
mod recorder;
mod scored;
mod swap;
mod ura;
mod watch;

use std::vec::Vec;

use self::compare::{next, points};
pub use self::decision::{Before, Decision, OwnedDecision};
pub use self::difference::{Difference, DifferenceKind, Differs};
use self::followed::Followed;
pub use self::last_view::{NoView, last_view};
pub use self::note::{Note, NoteKind};
pub use self::recorder::Recorder;
pub(crate) use self::watch::Watch;
use crate::record::Record;
use crate::rules::GameRules;

/// The result of a replay.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Replay {
    /// How many rounds were replayed.
    pub rounds: usize,
    /// How many decisions were checked: every action and every pass of an awaited player.
    pub decisions: usize,
    /// The differences, in order. After one that [ends the check](Difference::ends_check) there is
    /// none of the same round.
    pub differences: Vec<Difference>,
    /// Oddities that are no differences.
    pub notes: Vec<Note>,
}

/// Replays a record.
///
/// ```
/// use mentsu_table::{record, replay};
///
/// let text = r#"{"title":["",""],"name":["A","B","C","D"],"rule":{"disp":"南喰赤","aka":1},"log":[[
///     [0,0,0],[25000,25000,25000,25000],[14],[],
///     [11,19,21,29,31,39,41,42,43,44,45,46,47],[11],[],
///     [12,12,13,13,14,15,16,17,18,22,23,24,25],[],[],
///     [26,26,27,27,28,28,32,32,33,33,34,34,36],[],[],
///     [12,13,17,18,22,23,36,36,37,37,38,38,41],[],[],
///     ["和了",[96000,-32000,-32000,-32000],[0,0,0,"役満32000点∀","天和(役満)","国士無双１３面(役満)"]]]]}"#;
/// let record = record::read(text.as_bytes())?;
/// let replay = replay::replay(&record);
/// assert_eq!((replay.rounds, replay.decisions, replay.differences.len()), (1, 1, 0));
/// # Ok::<(), record::RecordError>(())
/// ```
#[must_use]
pub fn replay(record: &Record) -> Replay {
    replay_with(record, |_| {})
}

/// Replays a record and passes every decision to `watch`.
#[must_use]
pub fn replay_with(record: &Record, mut watch: impl FnMut(Decision<'_>)) -> Replay {
    replay_watched(record, &mut watch)
}

/// Replays a record and shows it to `watch` on the way.
pub(crate) fn replay_watched(record: &Record, watch: &mut dyn Watch) -> Replay {
    let passed_over = record.oddities.iter().cloned().map(Note::PassedOver);
    let mut replay = Replay { notes: passed_over.collect(), ..Replay::default() };
    for number in 0..record.rounds.len() {
        let round = &record.rounds[number];
        if round.midway {
            replay.notes.push(Note::BeginsWithin(number));
            continue;
        }
        replay.rounds += 1;
        let rules = rules_of(record, number);
        if rules != record.rules() {
            replay.notes.push(Note::Swaps(number));
        }
        let followed = follow(record, number, &rules, watch);
        replay.decisions += followed.decisions;
        if !round.is_complete() {
            replay.notes.push(Note::EndsWithin(number));
        }
        replay.differences.extend(followed.differences);
        let outcome = match followed.ended {
            Ok(outcome) => outcome,
            Err(difference) => {
                replay.differences.push(*difference.ending_check());
                continue;
            }
        };
        replay.differences.extend(points::check(round, number).err().map(|differs| *differs));
        // Without the payment the next points aren't known.
        let Some(outcome) = outcome.filter(|_| round.payments_told) else { continue };
        watch.ended(number, &outcome);
        match next::check(record, number, &outcome) {
            Ok(note) => replay.notes.extend(note),
            Err(difference) => replay.differences.push(*difference),
        }
    }
    replay
}

/// The rules of a round: those of the record, or with every discard after a call allowed.
fn rules_of(record: &Record, number: usize) -> GameRules {
    let rules = record.rules();
    if swap::swaps(&record.rounds[number], &rules) { swap::with_swaps(&rules) } else { rules }
}

/// Follows a round.
fn follow(record: &Record, number: usize, rules: &GameRules, watch: &mut dyn Watch) -> Followed {
    match record.seen_by {
        None => all_seats::follow(record, number, rules, watch),
        Some(seat) => one_seat::follow(record, number, rules, seat, watch),
    }
}
