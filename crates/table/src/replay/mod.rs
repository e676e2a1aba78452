//! The checked replay: a record played again by the engine, which has to agree.
//!
//! Every recorded action must be offered; every draw be the next tile of the wall, where the record
//! has its seed; every win have the recorded fu, points, yaku and payments; every draw be settled, every
//! next round begin and the game end as recorded. A record that shows one seat is followed by a
//! [`View`](crate::View) of it: what that seat does must be offered, and what the server offered must be
//! what the view offers, no more and no less.
//!
//! The first difference of a round is kept, and the replay goes on with the next round.

mod claims;
mod decision;
mod difference;
mod follow;
mod hidden;
mod next;
mod note;
mod points;
mod recorder;
mod same;
mod seen;
mod swap;
mod ura;
mod walls;

use std::vec::Vec;

pub use self::decision::{Before, Decision};
pub use self::difference::{Difference, Differs};
pub use self::note::Note;
pub use self::recorder::Recorder;
use crate::record::Record;

/// What a replay found.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Replay {
    /// How many rounds were replayed.
    pub rounds: usize,
    /// How many decisions were checked: everything that somebody did or let pass when asked.
    pub decisions: usize,
    /// The first difference of each round that has one.
    pub differences: Vec<Difference>,
    /// What is odd about rounds, and no difference.
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

/// Replays a record and shows every decision.
#[must_use]
pub fn replay_with(record: &Record, mut watch: impl FnMut(Decision<'_>)) -> Replay {
    let mut replay = Replay::default();
    for number in 0..record.rounds.len() {
        let round = &record.rounds[number];
        if round.midway {
            replay.notes.push(Note::BeginsWithin(number));
            continue;
        }
        replay.rounds += 1;
        let mut rules = record.kind.rules();
        if swap::swaps(round, &rules) {
            replay.notes.push(Note::Swaps(number));
            rules = swap::with_swaps(&rules);
        }
        let followed = match record.seen_by {
            None => follow::follow(record, number, &rules, &mut watch),
            Some(seat) => seen::follow(record, number, &rules, seat, &mut watch),
        };
        replay.decisions += followed.decisions;
        if !round.is_complete() {
            replay.notes.push(Note::EndsWithin(number));
        }
        if followed.sticks_left_out {
            replay.notes.push(Note::SticksLeftOut(number));
        }
        let ended = followed.ended.and_then(|outcome| {
            points::check(round, number)?;
            // What everybody has next isn't known where a payment isn't.
            let outcome = outcome.filter(|_| round.payments_told);
            outcome.map_or(Ok(None), |outcome| next::check(record, number, &outcome))
        });
        match ended {
            Ok(note) => replay.notes.extend(note),
            Err(difference) => replay.differences.push(*difference),
        }
    }
    replay
}

/// Fills in what a record of all seats should claim about its wins, where the engine agrees with the
/// round.
fn fill_claims(record: &mut Record) {
    let rules = record.kind.rules();
    for number in 0..record.rounds.len() {
        let followed = follow::follow(record, number, &rules, &mut |_| {});
        if followed.ended.is_ok() {
            record.rounds[number].claims = followed.claims;
        }
    }
}
