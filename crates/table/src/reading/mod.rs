//! Reading the three other players from public information (読み): chances, fitted to recorded games.
//!
//! The input is the public state and one's own hand, nothing hidden. The weights are constants that
//! `crates/table/fit` writes; nothing learns at run time.

mod aftermath;
mod danger;
mod own_riichi;
mod places;
mod plans;
mod rest;
mod sigmoid;
mod signs;
mod tenpai;
mod to_come;
mod weights;

use mentsu::{Hand, Tile, TileSet, Wind};

pub use self::aftermath::{
    DEAL_IN_SIGNS, DRAW_TENPAI_SIGNS, OTHERS_WIN_SIGNS, OthersWin, Stance, TSUMO_COST_SIGNS,
};
pub use self::danger::{COST_SIGNS, Clue, Danger, Dangers, PossibleWait, SMALL_SHARE, Safe};
pub use self::own_riichi::OwnRiichi;
pub use self::places::PlaceChances;
pub use self::plans::{FAR_HANDS, PLAN_HANDS, PLAN_TURNS, PlanShare};
pub use self::rest::{REST_SIGNS, Rest};
pub use self::tenpai::TENPAI_SIGNS;
pub use self::to_come::{DISCARD_SIGNS, DRAW_SIGNS, TilesToCome};

use crate::seat::Seat;
use crate::table::Table;
use crate::view::View;

/// A player's reading of the others at a moment of a round.
#[derive(Clone, Debug)]
pub struct TableReading<'a> {
    table: &'a Table,
    seat: Seat,
    hand: &'a Hand,
    /// The number of copies of each kind that the player hasn't seen.
    unseen: [u8; Tile::COUNT],
}

impl<'a> TableReading<'a> {
    /// The reading of a player who sees this table and holds this hand.
    #[must_use]
    pub fn new(table: &'a Table, seat: Seat, hand: &'a Hand) -> TableReading<'a> {
        let (own, mut unseen) = (hand.all_tiles(), [4u8; Tile::COUNT]);
        for tile in own.kinds().iter() {
            unseen[tile.index()] -= own.get(tile).min(4);
        }
        table.each_open_to(seat, |tile| {
            let left = &mut unseen[tile.index()];
            *left = left.saturating_sub(1);
        });
        TableReading { table, seat, hand, unseen }
    }

    /// The reading of the player whose view it is.
    #[must_use]
    pub fn of(view: &'a View) -> TableReading<'a> {
        TableReading::new(view.table(), view.seat(), view.hand())
    }

    /// The seat of the reader.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The public state.
    #[must_use]
    pub const fn table(&self) -> &'a Table {
        self.table
    }

    /// The reader's hand.
    #[must_use]
    pub const fn hand(&self) -> &'a Hand {
        self.hand
    }

    /// The number of copies of a tile that the player hasn't seen: in others' hands or in the wall.
    #[must_use]
    pub const fn unseen(&self, tile: Tile) -> u8 {
        self.unseen[tile.index()]
    }
}

/// The kinds that are dora.
fn dora(table: &Table) -> TileSet {
    table.dora().collect()
}

/// The kinds of which a koutsu is a yaku for a player: dragons, the round's wind and the own.
fn yakuhai(table: &Table, of: Seat) -> TileSet {
    let winds = [table.round(), table.wind_of_player(of)].map(Wind::tile);
    let north = table.rules().sanma() && table.rules().scoring().north_yakuhai();
    TileSet::DRAGONS | winds.into_iter().chain(north.then_some(Tile::North)).collect()
}
