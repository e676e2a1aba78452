//! Analysis of each decision of a record: shanten, ukeire, the loss of a discard against the best
//! one by tile count and by expected points, and, in hindsight, who would have won on it.
//!
//! The analysis looks at the player's own hand alone: a discard that gives up tiles may be a
//! defence.

mod dealt_in;
mod expected;

use std::vec::Vec;

use mentsu::{Discards, Face, Hand, List, Shanten, Tile, TileSet, Ukeire};

pub use self::dealt_in::{DealIn, deals_in};
pub use self::expected::{Expectations, Expected};
use crate::action::Action;
pub use crate::outlook::outlook;
use crate::record::{Place, Record};
use crate::replay::{Decision, Replay, replay_with};
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
    /// The ukeire of a hand of 3n+1 tiles. `None` in the player's own turn, where each discard has
    /// its own.
    pub ukeire: Option<Ukeire>,
    /// The discards that were allowed, ranked by shanten and then by tiles that help; empty in a
    /// reply.
    pub discards: Vec<DiscardWorth>,
    /// The loss of the discard by tile count, if a tile was discarded.
    pub given_up: Option<GivenUp>,
    /// The loss of the discard in expected points: only from [`analyse_with`], and only for hands
    /// near enough to a win.
    pub expected: Option<Expected>,
}

/// The result of a discard.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DiscardWorth {
    /// The kind discarded.
    pub tile: Tile,
    /// The shanten then.
    pub shanten: Shanten,
    /// The tiles that help then.
    pub ukeire: Ukeire,
    /// In hindsight: who would have won on it, and for how much. Empty where the record doesn't
    /// show others' hands.
    pub deals_in: List<DealIn, 3>,
}

/// The loss of a discard against the best by tile count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GivenUp {
    /// How much higher shanten is.
    pub shanten: u8,
    /// How many fewer tiles help; 0 where shanten differs.
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

/// [`analyse`], with what each discard gave up by expected points.
#[must_use]
pub fn analyse_with(record: &Record, expectations: &mut Expectations) -> (Replay, Vec<Analysed>) {
    let mut analysed = Vec::new();
    let replay = replay_with(record, |decision| {
        let expected = expectations.of(&decision);
        analysed.push(Analysed { expected, ..analyse_decision(&decision) });
    });
    (replay, analysed)
}

/// Analyses one decision of a replay, without expected points.
#[must_use]
pub fn analyse_decision(decision: &Decision<'_>) -> Analysed {
    let hand = *decision.hand();
    let view = decision.table().known_to(decision.seat, &hand);
    let ukeire = hand.awaits_draw().then(|| hand.ukeire_in(&view));
    let discards =
        if hand.awaits_draw() { Vec::new() } else { allowed(decision, &hand.discards_in(&view)) };
    let shanten = match (&ukeire, discards.first()) {
        (Some(ukeire), _) => ukeire.shanten(),
        (None, Some(best)) => best.shanten.min(hand.shanten()),
        (None, None) => hand.shanten(),
    };
    let given_up = decision.action.discarded().and_then(|face| given_up(face, &discards));
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

/// The discards that are offered, in ranked order.
fn allowed(decision: &Decision<'_>, ranked: &Discards) -> Vec<DiscardWorth> {
    let offered = decision.options.iter().filter_map(|action| action.discarded());
    let offered: TileSet = offered.map(Face::tile).collect();
    let ranked = ranked.iter().filter(|discard| offered.contains(discard.tile()));
    ranked
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
