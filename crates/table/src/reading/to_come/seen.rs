//! The reader's view of all tiles, computed once.

use mentsu::{Counts, Tile, TileSet};

use crate::reading::{TableReading, dora};
use crate::seat::Seat;
use crate::table::Table;

/// The reader's view of all tiles, as the features of each tile need it.
#[derive(Clone, Debug)]
pub(super) struct Seen {
    /// How many copies of each kind the reader hasn't seen.
    pub(super) unseen: [u8; Tile::COUNT],
    /// What lies open to everybody outside the reader's melds.
    pub(super) on_table: Counts,
    /// What the reader holds concealed.
    pub(super) in_hand: Counts,
    /// How many copies of each kind anybody discarded.
    pub(super) discarded: [u8; Tile::COUNT],
    /// The kinds on which furiten bars the reader: own discards, and what passed since the riichi.
    pub(super) barred: TileSet,
    pub(super) dora: TileSet,
    /// The number tiles within two of a dora.
    pub(super) near_dora: TileSet,
    /// Dragons and the round's wind.
    pub(super) yakuhai_of_all: TileSet,
    /// How many tiles the reader has discarded.
    pub(super) turns: u8,
    /// How many tiles the reader has discarded since the riichi, its own left out.
    pub(super) since_riichi: Option<u8>,
    /// How many open melds the reader has.
    pub(super) melds: u8,
    /// The kinds that are safe against all others in riichi, if any is.
    pub(super) safe: Option<TileSet>,
    pub(super) sanma: bool,
}

impl Seen {
    pub(super) fn of(reading: &TableReading<'_>, discard: Option<Tile>, riichi: bool) -> Seen {
        let (table, seat) = (reading.table, reading.seat);
        let (player, sanma) = (table.player(seat), table.rules().sanma());
        let (mut discarded, mut passed) = ([0u8; Tile::COUNT], TileSet::EMPTY);
        let mut since_riichi: Option<u8> = None;
        for made in table.discards() {
            let tile = made.face.tile();
            discarded[tile.index()] += 1;
            if made.seat == seat {
                since_riichi =
                    if made.riichi { Some(0) } else { since_riichi.map(|turns| turns + 1) };
            }
            if since_riichi.is_some() {
                passed = passed.with(tile);
            }
        }
        let mut barred = passed | player.discards();
        let (mut on_table, mut in_hand) = (table.open_to(seat), *reading.hand.concealed());
        if let Some(tile) = discard {
            on_table = on_table.with(tile).unwrap_or(on_table);
            in_hand = in_hand.without(tile).unwrap_or(in_hand);
            barred = barred.with(tile);
            discarded[tile.index()] += 1;
            since_riichi = since_riichi.map(|turns| turns + 1);
        }
        if riichi {
            since_riichi = since_riichi.or(Some(0));
        }
        let mut unseen = reading.unseen;
        if sanma {
            unseen[1..8].fill(0);
        }
        let dora = dora(table);
        let melds = player.melds().iter().filter(|meld| meld.is_open());
        Seen {
            unseen,
            on_table,
            in_hand,
            discarded,
            barred,
            dora,
            near_dora: dora.iter().flat_map(near).collect(),
            yakuhai_of_all: TileSet::DRAGONS.with(table.round().tile()),
            turns: player.discarded() + u8::from(discard.is_some()),
            since_riichi,
            melds: melds.count() as u8,
            safe: safe_against_all(table, seat),
            sanma,
        }
    }

    /// What share of the copies of the tiles beside a number tile is among these.
    pub(super) fn beside(tile: Tile, seen: &Counts) -> f64 {
        let beside = || at_distance(tile, 1);
        let number: f64 = beside().map(|other| f64::from(seen.get(other))).sum();
        number / (4 * beside().count()).max(1) as f64
    }

    /// How many of the tiles that share a ryanmen wait with this one bar the reader (スジ), and
    /// how many there are.
    pub(super) fn suji(&self, tile: Tile) -> (usize, usize) {
        let suji = || at_distance(tile, 3);
        (suji().filter(|other| self.barred.contains(*other)).count(), suji().count())
    }
}

/// What is safe against all players in riichi but this one; `None` if nobody is.
fn safe_against_all(table: &Table, seat: Seat) -> Option<TileSet> {
    let others = table.seats().iter().filter(|of| **of != seat);
    let safe_of_each = others.filter(|of| table.player(**of).is_in_riichi()).map(|of| {
        let mut discards = table.discards();
        let riichi = discards.by_ref().find(|made| made.seat == *of && made.riichi);
        let passed = riichi.into_iter().chain(discards).map(|made| made.face.tile());
        table.player(*of).discards() | passed.collect()
    });
    safe_of_each.reduce(|all, safe| all & safe)
}

/// The number tiles one or two off in the same suit.
fn near(tile: Tile) -> impl Iterator<Item = Tile> {
    at_distance(tile, 1).chain(at_distance(tile, 2))
}

/// Tiles at distance `distance` in the same suit: 1 and 7 for 4 at distance 3.
fn at_distance(tile: Tile, distance: u8) -> impl Iterator<Item = Tile> {
    let number = !tile.is_honor();
    let (index, rank, step) = (tile.index(), tile.rank(), usize::from(distance));
    let below = (number && rank > distance).then(|| Tile::ALL[index - step]);
    let above = (number && rank + distance <= 9).then(|| Tile::ALL[index + step]);
    below.into_iter().chain(above)
}
