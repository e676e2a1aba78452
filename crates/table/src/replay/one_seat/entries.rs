//! Later entries of a record that complete an action, and options as a server offers them.

use std::vec::Vec;

use mentsu::MeldKind;

use crate::action::Action;
use crate::event::Event;
use crate::options::Options;
use crate::record::{Entry, Offers, Told};
use crate::seat::Seat;

/// Whether the seat wins by ron in one of these entries.
pub(super) fn wins_by_ron(seat: Seat, rest: &[Entry]) -> bool {
    rest.iter().any(|entry| match &entry.told {
        Told::Event(Event::Win(win)) => win.seat == seat && win.from.is_some(),
        _ => false,
    })
}

/// The seat's riichi with the discard in these entries.
pub(super) fn riichi(seat: Seat, rest: &[Entry]) -> Option<Action> {
    let mut open = false;
    rest.iter().find_map(|entry| match entry.told {
        Told::Event(Event::OpenHand { seat: whose, .. }) if whose == seat => {
            open = true;
            None
        }
        Told::Event(Event::Discard { seat: whose, face, tsumogiri }) if whose == seat => {
            Some(if open {
                Action::OpenRiichi { face, tsumogiri }
            } else {
                Action::Riichi { face, tsumogiri }
            })
        }
        _ => None,
    })
}

/// These options as a server offers them.
pub(super) fn offers(options: &Options) -> Offers {
    let calls: Vec<MeldKind> = options.calls().map(|meld| meld.kind()).collect();
    [
        (calls.contains(&MeldKind::Pon), Offers::PON),
        (calls.contains(&MeldKind::Daiminkan), Offers::KAN),
        (calls.contains(&MeldKind::Chi), Offers::CHI),
        (options.ron(), Offers::RON),
        (options.tsumo(), Offers::TSUMO),
        (options.riichi(), Offers::RIICHI),
        (options.kyuushu(), Offers::KYUUSHU),
    ]
    .into_iter()
    .filter(|(is, _)| *is)
    .fold(Offers::default(), |offers, (_, offer)| offers.and(offer))
}
