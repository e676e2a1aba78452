//! Whether an event of a record is the engine's: in all that the record tells.

use mentsu::Hand;

use crate::event::{Event, Ryuukyoku, RyuukyokuKind, Win};
use crate::record::Format;

/// Whether the format says when indicators are turned over, as Tenhou does it. tenhou/6 doesn't, and
/// each writer of mjai has its own way.
pub(super) fn times_indicators(format: Format) -> bool {
    matches!(format, Format::Mjlog | Format::Client)
}

/// Whether they are the same event.
pub(super) fn same(recorded: &Event, engine: &Event, format: Format) -> bool {
    match (recorded, engine) {
        (Event::Win(recorded), Event::Win(engine)) => {
            same_win(recorded, engine, format)
                && (recorded.deltas == engine.deltas || leaves_sticks_out(recorded, engine, format))
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
    // mjai doesn't say whether the ura indicators stand there for one winner or for all.
    let ura_told = format != Format::Mjai || !(recorded.ura.is_empty() || engine.ura.is_empty());
    recorded.seat == engine.seat
        && recorded.from == engine.from
        && recorded.tile == engine.tile
        && (recorded.ura == engine.ura || !ura_told)
        && same_hand(&recorded.hand, &engine.hand)
}

/// Whether a tenhou/6 record, which people also write by hand, says of a win what was paid for the
/// hand without the sticks that the winner takes from the table.
pub(super) fn leaves_sticks_out(recorded: &Win, engine: &Win, format: Format) -> bool {
    let sticks: i32 = engine.deltas.iter().sum();
    let mut paid = engine.deltas;
    paid[engine.seat.index()] -= sticks;
    format == Format::Tenhou6 && sticks > 0 && recorded.deltas == paid
}

fn same_draw(recorded: &Ryuukyoku, engine: &Ryuukyoku, format: Format) -> bool {
    let told = recorded.hands.iter().any(Option::is_some);
    let exhausted =
        matches!(recorded.kind, RyuukyokuKind::Exhaustive | RyuukyokuKind::NagashiMangan);
    let shows_hands = matches!(format, Format::Mjlog | Format::Client) && exhausted;
    let same_hands = recorded.hands.iter().zip(&engine.hands).all(|pair| match pair {
        (Some(recorded), Some(engine)) => same_hand(recorded, engine),
        (None, None) => true,
        _ => false,
    });
    recorded.kind == engine.kind
        && recorded.deltas == engine.deltas
        && (same_hands || !(told || shows_hands))
}

/// The same tiles and melds, in whatever order the melds stand.
pub(super) fn same_hand(recorded: &Hand, engine: &Hand) -> bool {
    recorded.concealed() == engine.concealed()
        && recorded.reds_by_suit() == engine.reds_by_suit()
        && recorded.melds().len() == engine.melds().len()
        && recorded.melds().iter().all(|meld| engine.melds().contains(meld))
}
