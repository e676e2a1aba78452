//! The wall of a recorded round: from the seed, or from the tiles in the record.

use std::vec::Vec;

use mentsu::Face;
use mentsu::notation::{RedFives, ids136};

use crate::event::Event;
use crate::record::{Record, RecordedRound};
use crate::rules::GameRules;
use crate::wall::{KnownWall, Wall, WallError};

/// The wall of a round, with these ura indicators if the record has none.
pub(super) fn wall(
    record: &Record,
    round: &RecordedRound,
    rules: &GameRules,
    ura: Vec<Face>,
) -> Result<Wall, WallError> {
    if let Some(ids) = &round.wall {
        let reds = if record.kind.reds { RedFives::OnePerSuit } else { RedFives::None };
        return Wall::new(ids.iter().filter_map(|&id| ids136::face(id, reds).ok()), rules);
    }
    let mut known = KnownWall {
        dealer: round.deal.dealer,
        hands: round.deal.hands.clone(),
        dora: [round.deal.indicator].to_vec(),
        ura,
        ..KnownWall::default()
    };
    for (_, event) in round.events() {
        match event {
            Event::Draw { face: Some(face), rinshan, .. } => {
                if *rinshan { &mut known.rinshan } else { &mut known.draws }.push(*face);
            }
            Event::Dora { face } => known.dora.push(*face),
            Event::Win(win) if win.ura.len() > known.ura.len() => known.ura = win.ura.to_vec(),
            _ => {}
        }
    }
    known.wall(rules)
}
