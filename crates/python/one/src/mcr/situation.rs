//! `Situation` as it is read from its Python class.

use mentsu::mcr::Situation;
use pyo3::prelude::*;

use crate::args::names::WindArg;
use crate::args::number::Int;
use crate::questions::situation::{Event, attributes};
use crate::values::tile::FaceArg;

attributes! {
    /// The fields of `mentsu.mcr.Situation`.
    pub struct SituationArg: "McrSituation" {
        discard: Option<FaceArg>,
        seat: WindArg,
        prevalent: WindArg,
        flowers: Int<u8>,
        last_copy: bool,
        kong: bool,
        last_tile: bool,
        seen: Option<Int<u8>>,
    }
}

/// The given situation, or a self-drawn win in East's seat.
pub(super) fn situation_of(given: Option<SituationArg>) -> Situation {
    let Some(given) = given else { return Situation::self_drawn() };
    let start = match given.discard {
        Some(face) => Situation::by_discard(face.0),
        None => Situation::self_drawn(),
    };
    let events: [Event<Situation>; 3] = [
        (given.last_copy, Situation::with_last_copy),
        (given.kong, Situation::with_kong),
        (given.last_tile, Situation::with_last_tile),
    ];
    let mut situation = start
        .with_seat(given.seat.0)
        .with_prevalent(given.prevalent.0)
        .with_flowers(given.flowers.0);
    for (_, with) in events.into_iter().filter(|(happened, _)| *happened) {
        situation = with(situation);
    }
    match given.seen {
        Some(seen) => situation.with_seen(seen.0),
        None => situation,
    }
}
