//! What a player doesn't see, for critics that judge while others learn.

use mentsu::TileSet;

use super::WrongLength;
use super::names::KINDS;
use super::standard::around;
use super::writer::{Writer, add};
use crate::round::Round;
use crate::seat::Seat;

/// The planes of what is hidden from the player in a seat, in order: information that no player
/// has. A policy that is to play must not be given them.
///
/// The digit at the end is an opponent in order of play.
///
/// | planes | numbers |
/// |---|---|
/// | `hidden_hand_1_1` … `hidden_hand_4_3` | 1 at kinds of which the opponent conceals at least 1, …, 4 copies |
/// | `hidden_waits_1` … | 1 at the opponent's waits by shape |
/// | `hidden_wall` | copies left in the live wall (4) |
#[rustfmt::skip]
pub const HIDDEN_PLANES: &[&str] = &[
    "hidden_hand_1_1",
    "hidden_hand_2_1",
    "hidden_hand_3_1",
    "hidden_hand_4_1", //
    "hidden_hand_1_2",
    "hidden_hand_2_2",
    "hidden_hand_3_2",
    "hidden_hand_4_2", //
    "hidden_hand_1_3",
    "hidden_hand_2_3",
    "hidden_hand_3_3",
    "hidden_hand_4_3", //
    "hidden_waits_1",
    "hidden_waits_2",
    "hidden_waits_3",
    "hidden_wall",
];

/// Writes [`HIDDEN_PLANES`], `KINDS` numbers each.
///
/// # Errors
/// [`WrongLength`] if `out` isn't as long; nothing is written then.
pub fn write_hidden(round: &Round, seat: Seat, out: &mut [f32]) -> Result<(), WrongLength> {
    WrongLength::check(HIDDEN_PLANES.len() * KINDS, out)?;
    let mut writer = Writer::new(out);
    let opponents = around(round.table(), seat);
    for opponent in opponents.iter().skip(1) {
        match opponent {
            Some(opponent) => writer.copies(round.hand_of(*opponent).concealed()),
            None => {
                let _: [&mut [f32]; 4] = writer.planes();
            }
        }
    }
    for opponent in opponents.iter().skip(1) {
        writer.set(opponent.map_or(TileSet::EMPTY, |opponent| round.waits(opponent)));
    }
    let plane = writer.plane();
    for face in round.left_to_draw() {
        add(plane, face.tile(), 0.25);
    }
    Ok(())
}
