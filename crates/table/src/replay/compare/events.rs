//! Compares a recorded event with the engine's, in everything that the format records.

use std::collections::BinaryHeap;

use mentsu::Hand;

use crate::event::{Event, Ryuukyoku, RyuukyokuKind, Win};
use crate::record::Format;

/// Whether writers of the format place an indicator exactly where the engine does. tenhou/6 doesn't
/// record when an indicator is turned over, and in mjai it may come before or after a riichi.
pub(in crate::replay) fn times_indicators(format: Format) -> bool {
    matches!(format, Format::Mjlog | Format::Client | Format::Majiang)
}

/// Whether the format says after which draw, discard, call or kan an indicator is turned over.
pub(in crate::replay) fn records_time(format: Format) -> bool {
    format != Format::Tenhou6
}

/// Whether an event is a step of the round. A riichi, open or not, belongs to the step of its
/// discard, and an indicator is none.
pub(in crate::replay) fn is_step(event: &Event) -> bool {
    !matches!(
        event,
        Event::Riichi { .. }
            | Event::OpenHand { .. }
            | Event::RiichiAccepted { .. }
            | Event::Dora { .. }
    )
}

/// Whether everybody holds the same after both events, though the events differ.
pub(in crate::replay) fn same_state(recorded: &Event, engine: &Event) -> bool {
    match (recorded, engine) {
        (Event::Win(recorded), Event::Win(engine)) => {
            recorded.seat == engine.seat && recorded.from == engine.from
        }
        (Event::Ryuukyoku(recorded), Event::Ryuukyoku(engine)) => recorded.kind == engine.kind,
        (
            Event::Discard { seat, face, .. },
            Event::Discard { seat: whose, face: discarded, .. },
        ) => seat == whose && face == discarded,
        _ => false,
    }
}

/// Whether they are the same event.
pub(in crate::replay) fn same(recorded: &Event, engine: &Event, format: Format) -> bool {
    match (recorded, engine) {
        (Event::Win(recorded), Event::Win(engine)) => {
            same_win(recorded, engine, format) && recorded.deltas == engine.deltas
        }
        (Event::Ryuukyoku(recorded), Event::Ryuukyoku(engine)) => {
            same_draw(recorded, engine, format)
        }
        (
            &Event::Draw { seat, face, rinshan },
            &Event::Draw { seat: whose, face: drawn, rinshan: from_dead_wall },
        ) => seat == whose && rinshan == from_dead_wall && (face.is_none() || face == drawn),
        _ => recorded == engine,
    }
}

fn same_win(recorded: &Win, engine: &Win, format: Format) -> bool {
    // Writers of mjai differ: ura indicators stand in the line of one winner or of each.
    let compares_ura =
        format != Format::Mjai || !(recorded.ura.is_empty() || engine.ura.is_empty());
    recorded.seat == engine.seat
        && recorded.from == engine.from
        && recorded.tile == engine.tile
        && (recorded.ura == engine.ura || !compares_ura)
        && same_hand(&recorded.hand, &engine.hand)
}

fn same_draw(recorded: &Ryuukyoku, engine: &Ryuukyoku, format: Format) -> bool {
    let given = recorded.hands.iter().any(Option::is_some);
    let exhausted =
        matches!(recorded.kind, RyuukyokuKind::Exhaustive | RyuukyokuKind::NagashiMangan);
    let shows_hands =
        matches!(format, Format::Mjlog | Format::Client | Format::Majiang) && exhausted;
    let same_hands = recorded.hands.iter().zip(&engine.hands).all(|pair| match pair {
        (Some(recorded), Some(engine)) => same_hand(recorded, engine),
        (None, None) => true,
        _ => false,
    });
    recorded.kind == engine.kind
        && recorded.deltas == engine.deltas
        && (same_hands || !(given || shows_hands))
}

/// Whether both have the same tiles and the same melds, in any order.
pub(in crate::replay) fn same_hand(recorded: &Hand, engine: &Hand) -> bool {
    let melds = |hand: &Hand| BinaryHeap::from_iter(hand.melds().iter().copied()).into_sorted_vec();
    recorded.concealed() == engine.concealed()
        && recorded.reds_by_suit() == engine.reds_by_suit()
        && melds(recorded) == melds(engine)
}

#[cfg(test)]
mod tests {
    use mentsu::hand;

    use super::*;

    #[test]
    fn hands_are_the_same_with_the_same_melds_in_any_order() {
        let played = hand!("1155s(1-23m)(4-56m)(777=z)");
        assert!(same_hand(&hand!("1155s(777=z)(4-56m)(1-23m)"), &played));
        for other in [
            hand!("1155s(1-23m)(1-23m)(777=z)"),
            hand!("1155s(1-23m)(4-56m)(777=7z)"),
            hand!("1155s(1-23m)(4-06m)(777=z)"),
            hand!("1105s(1-23m)(4-56m)(777=z)"),
            hand!("1144s(1-23m)(4-56m)(777=z)"),
        ] {
            assert!(!same_hand(&other, &played) && !same_hand(&played, &other), "{other}");
        }
    }
}
