//! What a seat may do, as plain numbers.

use mentsu::{Face, Tile};
use mentsu_table::{Action, Seat};

use super::kind::ActionKind;
use crate::points::code;

/// Room for all options of a seat. In its own turn it has at most 14 different tiles to discard,
/// each in three ways, and fewer kans and wins than the rest; for another's tile it has fewer.
pub const MENTSU_MOST_OPTIONS: usize = 64;

/// The number in place of a tile or a seat where there is none.
const NOTHING: u8 = 255;

/// An action that a seat may take. Tiles are 0 to 33, or 34, 35 and 36 for a red 5m, 5p and 5s; 255
/// stands for no tile and for no seat.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// What it does.
    pub kind: ActionKind,
    /// The tile that it discards, calls, adds or sets aside.
    pub tile: u8,
    /// 1 if it discards the tile just drawn (ツモ切り).
    pub tsumogiri: u8,
    /// The seat from which the tile is called.
    pub from: u8,
    /// How many tiles the meld has that it declares: 0, 3 or 4.
    pub tile_count: u8,
    /// The tiles of that meld.
    pub tiles: [u8; 4],
}

impl Offer {
    pub(crate) fn of(action: &Action, seat: Seat, players: u8) -> Offer {
        let mut offer = Offer {
            kind: action.kind().into(),
            tile: NOTHING,
            tsumogiri: 0,
            from: NOTHING,
            tile_count: 0,
            tiles: [NOTHING; 4],
        };
        match action {
            Action::Discard { face, tsumogiri }
            | Action::Riichi { face, tsumogiri }
            | Action::OpenRiichi { face, tsumogiri } => {
                (offer.tile, offer.tsumogiri) = (code(*face), u8::from(*tsumogiri));
            }
            Action::Call(meld) | Action::Kan(meld) => {
                for (place, face) in offer.tiles.iter_mut().zip(meld.faces()) {
                    *place = code(face);
                    offer.tile_count += 1;
                }
                if let Some(added) = meld.added() {
                    offer.tile = code(added);
                } else if let Some(call) = meld.call() {
                    let from = seat.of_source(call.source(), players);
                    offer.from = from.map_or(NOTHING, |seat| seat.index() as u8);
                    offer.tile = code(call.face());
                } else {
                    offer.tile = offer.tiles[0];
                }
            }
            Action::Kita => offer.tile = code(Face::plain(Tile::North)),
            Action::Ron | Action::Tsumo | Action::Kyuushu | Action::Pass => {}
        }
        offer
    }
}
