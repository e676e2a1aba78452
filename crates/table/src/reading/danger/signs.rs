//! Features of an opponent's river and the table, computed once for all waits.

use mentsu::{Tile, TileSet};

use super::yaku::Blocks;
use crate::reading::{TableReading, dora, yakuhai};
use crate::seat::Seat;
use crate::table::{Phase, ReplyTo, Table};

/// The public features of one opponent that waits depend on.
#[derive(Clone, Debug)]
pub(super) struct Signs {
    /// How many copies of each kind the reader hasn't seen.
    pub(super) unseen: [u8; Tile::COUNT],
    /// The kinds of all own discards.
    pub(super) genbutsu: TileSet,
    /// The kinds that the opponent passed on and can't win on now.
    pub(super) passed: TileSet,
    /// When each kind was discarded, the latest of [`time`]; 0 for never.
    pub(super) discarded: [u8; Tile::COUNT],
    /// How many tiles of each suit were discarded.
    pub(super) of_suit: [u8; 3],
    /// 0 by the sixth discard, 2 from the twelfth on, 1 between them.
    pub(super) turn: u8,
    /// Of the tile of the riichi: 0 for 1, 9 and honors, 1 for 2, 3, 7 and 8, 2 for 4 to 6.
    pub(super) riichi_tile: u8,
    pub(super) dora: TileSet,
    pub(super) yakuhai: TileSet,
    pub(super) is_closed: bool,
    /// The blocks that a discard can complete to a win with a yaku.
    pub(super) yaku: Blocks,
}

/// When a tile was discarded, from 1 on.
mod time {
    pub(super) const EARLY: u8 = 1;
    pub(super) const TSUMOGIRI: u8 = 2;
    pub(super) const TEDASHI: u8 = 3;
    pub(super) const RIICHI: u8 = 4;
}

impl Signs {
    pub(super) fn of(reading: &TableReading<'_>, of: Seat) -> Signs {
        let table = reading.table();
        let player = table.player(of);
        let mut signs = Signs {
            unseen: reading.unseen,
            genbutsu: player.discards(),
            passed: TileSet::EMPTY,
            discarded: [0; Tile::COUNT],
            of_suit: [0; 3],
            turn: 0,
            riichi_tile: 0,
            dora: dora(table),
            yakuhai: yakuhai(table, of),
            is_closed: player.is_closed(),
            yaku: Blocks::ALL,
        };
        if table.rules().sanma() {
            (1..8).for_each(|index| signs.unseen[index] = 0);
        }
        signs.yaku = Blocks::of(table, of, &signs.unseen, signs.yakuhai);
        signs.read_river(table, of);
        signs
    }

    /// The tiles on which the opponent can't win with any hand.
    pub(super) fn certain(&self) -> TileSet {
        self.genbutsu | self.passed
    }

    fn read_river(&mut self, table: &Table, of: Seat) {
        let settled = settled(table);
        let (mut number, mut in_riichi) = (0, false);
        for discard in table.discards().take(settled) {
            let tile = discard.face.tile();
            if discard.seat != of {
                self.passed = self.passed.with(tile);
                continue;
            }
            // A pass before the hand changed no longer bars a win.
            if !in_riichi {
                self.passed = TileSet::EMPTY;
                number += 1;
                self.note(tile, number, discard.tsumogiri, discard.riichi);
            }
            in_riichi |= discard.riichi;
        }
        if !in_riichi && has_drawn_since(table, of) {
            self.passed = TileSet::EMPTY;
        }
        self.turn = match number {
            0..=6 => 0,
            7..=11 => 1,
            _ => 2,
        };
    }

    /// Notes a discard made up to the riichi, the `number`th.
    fn note(&mut self, tile: Tile, number: u8, tsumogiri: bool, riichi: bool) {
        let time = match (riichi, number, tsumogiri) {
            (true, ..) => time::RIICHI,
            (_, 0..=6, _) => time::EARLY,
            (_, _, true) => time::TSUMOGIRI,
            _ => time::TEDASHI,
        };
        let latest = &mut self.discarded[tile.index()];
        *latest = time.max(*latest);
        if let Some(suit) = self.of_suit.get_mut(tile.index() / 9) {
            *suit += 1;
        }
        if riichi {
            self.riichi_tile = match (tile.is_yaochuu(), tile.rank()) {
                (true, _) => 0,
                (_, 4..=6) => 2,
                _ => 1,
            };
        }
    }
}

/// The number of discards that are final: all except one that is still on offer.
fn settled(table: &Table) -> usize {
    let made = table.discards().len();
    match table.phase() {
        Phase::Turn { .. } => made,
        Phase::Reply { to, .. } if to != ReplyTo::Discard => made,
        _ => made.saturating_sub(1),
    }
}

/// Whether a player may have drawn since the last discard, so that temporary furiten is over.
fn has_drawn_since(table: &Table, of: Seat) -> bool {
    match table.phase() {
        Phase::Turn { seat, .. } => seat == of,
        Phase::Reply { by, .. } => by == of,
        Phase::Between | Phase::Over => true,
    }
}
