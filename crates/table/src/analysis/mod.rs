//! What each decision of a record was worth: shanten, the tiles that help, what a discard gave up
//! against the best by tile count and by the points expected, and, in hindsight, which discards would
//! have been won on.
//!
//! It looks at the own hand alone and knows no strategy: whoever gives tiles up may be defending.

mod dealt_in;
mod expected;
mod known;

use std::vec::Vec;

use mentsu::{Discards, Face, Hand, Shanten, Tile, Ukeire};

pub use self::dealt_in::{DealIn, deals_in};
pub use self::expected::{Expectations, Expected, outlook};
pub use self::known::known;
use crate::action::Action;
use crate::record::{Place, Record};
use crate::replay::{Before, Decision, Replay, replay_with};
use crate::seat::Seat;

/// One decision of a record.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysed {
    /// The number of the round, from 0.
    pub round: usize,
    /// Where in the record it stands.
    pub place: Place,
    /// Who decided.
    pub seat: Seat,
    /// What was done.
    pub action: Action,
    /// The hand before.
    pub hand: Hand,
    /// The least shanten that the hand had or could keep.
    pub shanten: Shanten,
    /// The tiles that help a hand that has yet to draw; `None` in one's own turn, where the discards
    /// have theirs.
    pub ukeire: Option<Ukeire>,
    /// The discards that were allowed, the best by shanten and then by tiles first; none in reply to
    /// others.
    pub discards: Vec<DiscardWorth>,
    /// What was given up by tile count, where a tile was discarded.
    pub given_up: Option<GivenUp>,
    /// What was given up by the points expected, where that was asked for ([`analyse_with`]) and the hand
    /// isn't too far from a win.
    pub expected: Option<Expected>,
}

/// What a discard leaves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiscardWorth {
    /// The kind discarded.
    pub tile: Tile,
    /// The shanten then.
    pub shanten: Shanten,
    /// The tiles that help then.
    pub ukeire: Ukeire,
    /// Who would have won on it, and for how much, in hindsight; empty where others' hands aren't seen.
    pub deals_in: Vec<DealIn>,
}

/// What a discard gave up against the best by tile count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GivenUp {
    /// By how much shanten is worse.
    pub shanten: u8,
    /// How many tiles fewer help; of discards with the same shanten only.
    pub tiles: u8,
}

/// Replays a record and analyses every decision.
///
/// ```
/// use mentsu_table::{analysis, record};
///
/// let text = r#"{"title":["",""],"name":["A","B","C","D"],"rule":{"disp":"南喰赤","aka":1},"log":[[
///     [0,0,0],[25000,25000,25000,25000],[14],[],
///     [11,19,21,29,31,39,41,42,43,44,45,46,47],[12],[60],
///     [12,12,13,13,14,15,16,17,18,22,23,24,25],[26],[],
///     [26,26,27,27,28,28,32,32,33,33,34,34,36],[],[],
///     [12,13,17,18,22,23,36,36,37,37,38,38,41],[],[],
///     ["九種九牌"]]]}"#;
/// let record = record::read(text.as_bytes())?;
/// let (replay, decisions) = analysis::analyse(&record);
/// // South isn't dealt nine kinds, so that is where the replay ends.
/// assert_eq!((replay.differences.len(), decisions.len()), (1, 2));
/// let first = &decisions[0];
/// assert_eq!((first.shanten.get(), first.given_up.unwrap().tiles), (0, 0));
/// # Ok::<(), record::RecordError>(())
/// ```
#[must_use]
pub fn analyse(record: &Record) -> (Replay, Vec<Analysed>) {
    let mut analysed = Vec::new();
    let replay = replay_with(record, |decision| analysed.push(analyse_decision(&decision)));
    (replay, analysed)
}

/// The same with what each discard gave up by the points expected.
#[must_use]
pub fn analyse_with(record: &Record, expectations: &mut Expectations) -> (Replay, Vec<Analysed>) {
    let mut analysed = Vec::new();
    let replay = replay_with(record, |decision| {
        let expected = expectations.of(&decision);
        analysed.push(Analysed { expected, ..analyse_decision(&decision) });
    });
    (replay, analysed)
}

/// Analyses one decision of a replay, but for the points expected.
#[must_use]
pub fn analyse_decision(decision: &Decision<'_>) -> Analysed {
    let (table, hand) = match decision.before {
        Before::Round(round) => (round.table(), *round.hand(decision.seat)),
        Before::View(view) => (view.table(), *view.hand()),
    };
    let view = known(table, decision.seat, &hand);
    let ukeire = hand.is_waiting().then(|| hand.ukeire_in(&view));
    let discards =
        if hand.is_waiting() { Vec::new() } else { allowed(decision, &hand.discards_in(&view)) };
    let shanten = match (&ukeire, discards.first()) {
        (Some(ukeire), _) => ukeire.shanten(),
        (None, Some(best)) => best.shanten.min(hand.shanten()),
        (None, None) => hand.shanten(),
    };
    let given_up = discarded(&decision.action).and_then(|face| given_up(face, &discards));
    Analysed {
        round: decision.round,
        place: decision.place,
        seat: decision.seat,
        action: decision.action,
        hand,
        shanten,
        ukeire,
        discards,
        given_up,
        expected: None,
    }
}

fn discarded(action: &Action) -> Option<Face> {
    match *action {
        Action::Discard { face, .. } | Action::Riichi { face, .. } => Some(face),
        _ => None,
    }
}

/// The discards that are offered, in order.
fn allowed(decision: &Decision<'_>, ranked: &Discards) -> Vec<DiscardWorth> {
    let offered: Vec<Tile> =
        decision.options.iter().filter_map(|action| discarded(&action)).map(Face::tile).collect();
    let offered = ranked.iter().filter(|discard| offered.contains(&discard.tile()));
    offered
        .map(|discard| DiscardWorth {
            tile: discard.tile(),
            shanten: discard.shanten(),
            ukeire: *discard.ukeire(),
            deals_in: deals_in(decision, discard.tile()),
        })
        .collect()
}

fn given_up(face: Face, discards: &[DiscardWorth]) -> Option<GivenUp> {
    let best = discards.first()?;
    let chosen = discards.iter().find(|discard| discard.tile == face.tile())?;
    let shanten = (chosen.shanten.get() - best.shanten.get()).unsigned_abs();
    let tiles = if shanten > 0 { 0 } else { best.ukeire.total() - chosen.ukeire.total() };
    Some(GivenUp { shanten, tiles })
}
