//! Where indicators are turned over, which tenhou/6 doesn't say: for an ankan before the next draw;
//! for other kans as the house does, before the next draw, too, or before the next discard or after
//! the next kan or north.

use mentsu::{Face, MeldKind};
use smallvec::SmallVec;

use crate::event::Event;
use crate::rules::KanDora;

/// An event and the indicators around it: rarely more than itself.
type Events = SmallVec<[Event; 1]>;

/// The indicators still to be turned over.
#[derive(Debug)]
pub(super) struct Indicators {
    faces: smallvec::IntoIter<[Face; 4]>,
    pending: usize,
    turns: KanDora,
}

impl Indicators {
    /// Those after the first, turned over as the rules say.
    pub(super) fn new(faces: SmallVec<[Face; 4]>, turns: KanDora) -> Indicators {
        Indicators { faces: faces.into_iter(), pending: 0, turns }
    }

    /// The events with the indicators that are turned over before and after this one.
    pub(super) fn around(&mut self, event: Event) -> Events {
        let kan = match &event {
            Event::Kan { meld, .. } => Some(meld.kind()),
            Event::Call { meld, .. } if meld.kind() == MeldKind::Daiminkan => Some(meld.kind()),
            _ => None,
        };
        let is_kita = matches!(event, Event::Kita { .. });
        let mut events = Events::new();
        let is_discard = matches!(event, Event::Discard { .. });
        let with_discard = matches!(self.turns, KanDora::WithDiscard | KanDora::WithDiscardOrKan);
        if is_discard && with_discard {
            self.turn_pending(&mut events);
        }
        events.push(event);
        if is_kita {
            self.turn_pending(&mut events);
        }
        if let Some(kind) = kan {
            self.turn_pending(&mut events);
            self.pending = 1;
            if kind == MeldKind::Ankan || self.turns == KanDora::AtOnce {
                self.turn_pending(&mut events);
            }
        }
        events
    }

    fn turn_pending(&mut self, events: &mut Events) {
        let turned = self.faces.by_ref().take(core::mem::take(&mut self.pending));
        events.extend(turned.map(|face| Event::Dora { face }));
    }

    /// How many weren't turned over.
    pub(super) fn left(&self) -> usize {
        self.faces.len()
    }
}
