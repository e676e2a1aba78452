//! Features that make a tile come more or less often.

use mentsu::Tile;

use super::TilesToCome;
use super::seen::Seen;
use crate::reading::signs::{one, signs};

signs! {
    /// The names of the features in [`TilesToCome::discard_signs`], in order.
    pub DISCARD_SIGNS;
    fn discard_signs(to_come: &TilesToCome, tile: Tile, between: u8, waits: bool) {
        let (seen, shared) = (&to_come.seen, to_come.shared(tile, between));
        let Shared { rank, early, late, unseen, dora, suji, riichi, .. } = shared;
        let (honor, outer, inner) = (rank == 0, matches!(rank, 1 | 2), matches!(rank, 3 | 4));
        let number = !honor;
        let discarded = f64::from(seen.discarded[tile.index()].min(2));
        let safe = seen.safe.is_some_and(|safe| safe.contains(tile));
        let yakuhai = seen.yakuhai_of_all.contains(tile);
        let open = seen.melds > 0;
    }
    "1 or 9" => one(rank == 1),
    "2 or 8" => one(rank == 2),
    "3 or 7" => one(rank == 3),
    "4, 5 or 6" => one(rank == 4),
    "a wind that isn't the round's" => one(honor && !yakuhai),
    "dragon or the round's wind" => one(yakuhai),
    "honor: own turns by then, up to six, in tens" => one(honor) * early,
    "honor: own turns by then beyond the sixth, in tens" => one(honor) * late,
    "1, 2, 8 or 9: own turns by then, up to six, in tens" => one(outer) * early,
    "1, 2, 8 or 9: own turns by then beyond the sixth, in tens" => one(outer) * late,
    "3 to 7: own turns by then, up to six, in tens" => one(inner) * early,
    "3 to 7: own turns by then beyond the sixth, in tens" => one(inner) * late,
    "number: dora" => one(number && dora),
    "honor: dora" => one(honor && dora),
    "number: within two of a dora" => one(seen.near_dora.contains(tile) && !dora),
    "honor: one copy unseen" => one(honor && unseen == 1),
    "honor: four copies unseen" => one(honor && unseen == 4),
    "number: one copy unseen" => one(number && unseen == 1),
    "number: four copies unseen" => one(number && unseen == 4),
    "honor: copies discarded, up to two" => one(honor) * discarded,
    "number: copies discarded, up to two" => one(number) * discarded,
    "number: share of the copies of the tiles beside it that lies on the table" => shared.on_table,
    "number: share of the copies of the tiles beside it that the reader holds" => shared.in_hand,
    "another in riichi: safe against all in riichi" => one(safe),
    "another in riichi: not safe, a number" => one(number && seen.safe.is_some() && !safe),
    "the reader in riichi: 4, 5 or 6, no suji" => one(riichi && rank == 4 && suji == 0),
    "the reader in riichi: 4, 5 or 6, suji on one side" => one(riichi && rank == 4 && suji == 1),
    "the reader in riichi: 4, 5 or 6, suji on both sides" => one(riichi && rank == 4 && suji == 2),
    "the reader in riichi: 2, 3, 7 or 8, no suji" =>
        one(riichi && matches!(rank, 2 | 3) && suji == 0),
    "the reader in riichi: 2, 3, 7 or 8, suji" => one(riichi && matches!(rank, 2 | 3) && suji == 1),
    "the reader in riichi: 1 or 9, no suji" => one(riichi && rank == 1 && suji == 0),
    "the reader in riichi: 1 or 9, suji" => one(riichi && rank == 1 && suji == 1),
    "the reader in riichi: honor" => one(riichi && honor),
    "the reader in riichi: own turns since then, up to five, in fives" =>
        shared.since_riichi.min(5.0) / 5.0,
    "the reader in riichi: no suji, own draws between, up to five, in fives" =>
        one(riichi && number && !shared.all_suji) * shared.between.min(5.0) / 5.0,
    "the reader in riichi: own turns by then beyond the sixth, in tens" => one(riichi) * late,
    "the reader in riichi, another in riichi: a number, no suji" =>
        one(riichi && seen.safe.is_some() && number && !shared.all_suji),
    "open melds of the reader" => f64::from(seen.melds),
    "the reader waits for it, closed and not in riichi" => one(waits && !riichi && !open),
    "the reader waits for it, open" => one(waits && !riichi && open),
    "the reader waits for it, open: turns by then beyond the sixth, in tens" =>
        one(waits && !riichi && open) * late,
    "the reader waits for it, in riichi, a number" => one(waits && riichi && number),
    "the reader waits for it, in riichi, an honor" => one(waits && riichi && honor),
}

signs! {
    /// The names of the features in [`TilesToCome::draw_signs`], in order.
    pub DRAW_SIGNS;
    fn draw_signs(to_come: &TilesToCome, tile: Tile, between: u8, waits: bool) {
        let shared = to_come.shared(tile, between);
        let Shared { rank, early, late, unseen, dora, riichi, .. } = shared;
        let (honor, number) = (rank == 0, rank != 0);
        let dangerous = to_come.seen.safe.is_some_and(|safe| !safe.contains(tile));
    }
    "1 or 9" => one(rank == 1),
    "2 or 8" => one(rank == 2),
    "3 or 7" => one(rank == 3),
    "4, 5 or 6" => one(rank == 4),
    "honor" => one(honor),
    "number: own turns by then, up to six, in tens" => one(number) * early,
    "number: own turns by then beyond the sixth, in tens" => one(number) * late,
    "honor: own turns by then beyond the sixth, in tens" => one(honor) * late,
    "dora" => one(dora),
    "number: one copy unseen" => one(number && unseen == 1),
    "number: four copies unseen" => one(number && unseen == 4),
    "number: share of the copies of the tiles beside it that lies on the table" => shared.on_table,
    "number: share of the copies of the tiles beside it that the reader holds" => shared.in_hand,
    "another in riichi: not safe against all in riichi, a number" => one(number && dangerous),
    "the reader in riichi: no suji, own turns since then, up to eight, in tens" =>
        one(number && !shared.all_suji) * shared.since_riichi.min(8.0) / 10.0,
    "the reader waits for it, not in riichi" => one(waits && !riichi),
    "the reader waits for it, open: turns by then beyond the sixth, in tens" =>
        one(waits && !riichi && to_come.seen.melds > 0) * late,
    "the reader waits for it, in riichi, a number" => one(waits && riichi && number),
    "the reader waits for it, in riichi, an honor" => one(waits && riichi && honor),
    "the reader waits for it, in riichi: turns by then beyond the sixth, in tens" =>
        one(waits && riichi) * late,
}

/// Features shared by discards and draws.
struct Shared {
    /// 1 for 1 and 9, up to 4 for 4, 5 and 6; 0 for honors.
    rank: u8,
    /// Own turns up to six, in tens, and those beyond.
    early: f64,
    late: f64,
    unseen: u8,
    on_table: f64,
    in_hand: f64,
    dora: bool,
    /// How many of the tiles that share a ryanmen wait bar the reader, and whether all do.
    suji: usize,
    all_suji: bool,
    riichi: bool,
    since_riichi: f64,
    between: f64,
}

impl TilesToCome {
    fn shared(&self, tile: Tile, between: u8) -> Shared {
        let seen = &self.seen;
        let between = f64::from(between);
        let turns = f64::from(seen.turns) + between;
        let (suji, of) = seen.suji(tile);
        Shared {
            rank: if tile.is_honor() { 0 } else { tile.rank().min(10 - tile.rank()).min(4) },
            early: turns.min(6.0) / 10.0,
            late: (turns - 6.0).max(0.0) / 10.0,
            unseen: self.unseen(tile),
            on_table: Seen::beside(tile, &seen.on_table),
            in_hand: Seen::beside(tile, &seen.in_hand),
            dora: seen.dora.contains(tile),
            suji,
            all_suji: suji == of,
            riichi: seen.since_riichi.is_some(),
            between,
            since_riichi: seen.since_riichi.map_or(0.0, |since| f64::from(since) + between),
        }
    }

    /// The features of the [`discard_factor`](Self::discard_factor) of a tile, each named in
    /// [`DISCARD_SIGNS`]. Their weighted sum is the logarithm of the factor. The tile may be one
    /// that the reader waits for, or any other.
    #[must_use]
    pub fn discard_signs(
        &self,
        tile: Tile,
        between: u8,
        waits: bool,
    ) -> [f64; DISCARD_SIGNS.len()] {
        discard_signs(self, tile, between, waits)
    }

    /// The features of the [`draw_factor`](Self::draw_factor) of a tile, each named in
    /// [`DRAW_SIGNS`]. Their weighted sum is the logarithm of the factor. The tile may be one that
    /// the reader waits for, or any other.
    #[must_use]
    pub fn draw_signs(&self, tile: Tile, between: u8, waits: bool) -> [f64; DRAW_SIGNS.len()] {
        draw_signs(self, tile, between, waits)
    }
}
