//! A discard that a call forbids (喰い替え): Tenhou's own client doesn't let anybody make it, but its
//! server takes it from another client, and the game goes on.

use mentsu::riichi::Kuikae;
use mentsu::riichi::legality::kuikae;

use crate::event::Event;
use crate::record::RecordedRound;
use crate::rules::GameRules;

/// Whether somebody in the round makes a discard that the call before it forbids.
pub(super) fn swaps(round: &RecordedRound, rules: &GameRules) -> bool {
    let mut called = None;
    round.events().any(|(_, event)| match *event {
        Event::Call { seat, meld } => {
            called = kuikae(&meld, rules.scoring()).map(|forbidden| (seat, forbidden));
            false
        }
        Event::Discard { seat, face, .. } => called
            .take()
            .is_some_and(|(caller, forbidden)| caller == seat && forbidden.contains(face.tile())),
        Event::Draw { .. } => {
            called = None;
            false
        }
        _ => false,
    })
}

/// The same rules, but with every discard after a call allowed.
pub(super) fn with_swaps(rules: &GameRules) -> GameRules {
    rules.with_scoring(rules.scoring().with_kuikae(Kuikae::Allowed))
}
