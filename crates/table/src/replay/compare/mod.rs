//! Compares a record with the engine: events, claims about wins, points during a round, and the
//! next round or the result.

pub(super) mod claims;
pub(super) mod events;
pub(super) mod next;
pub(super) mod points;
