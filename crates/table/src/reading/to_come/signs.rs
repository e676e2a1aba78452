//! Features that make a tile come more or less often.

use mentsu::Tile;

use super::TilesToCome;
use super::seen::Seen;

/// The names of the features in [`TilesToCome::discard_signs`], in order.
pub const DISCARD_SIGNS: [&str; 43] = [
    "1 or 9",
    "2 or 8",
    "3 or 7",
    "4, 5 or 6",
    "a wind that isn't the round's",
    "dragon or the round's wind",
    "honor: own turns by then, up to six, in tens",
    "honor: own turns by then beyond the sixth, in tens",
    "1, 2, 8 or 9: own turns by then, up to six, in tens",
    "1, 2, 8 or 9: own turns by then beyond the sixth, in tens",
    "3 to 7: own turns by then, up to six, in tens",
    "3 to 7: own turns by then beyond the sixth, in tens",
    "number: dora",
    "honor: dora",
    "number: within two of a dora",
    "honor: one copy unseen",
    "honor: four copies unseen",
    "number: one copy unseen",
    "number: four copies unseen",
    "honor: copies discarded, up to two",
    "number: copies discarded, up to two",
    "number: share of the copies of the tiles beside it that lies on the table",
    "number: share of the copies of the tiles beside it that the reader holds",
    "another in riichi: safe against all in riichi",
    "another in riichi: not safe, a number",
    "the reader in riichi: 4, 5 or 6, no suji",
    "the reader in riichi: 4, 5 or 6, suji on one side",
    "the reader in riichi: 4, 5 or 6, suji on both sides",
    "the reader in riichi: 2, 3, 7 or 8, no suji",
    "the reader in riichi: 2, 3, 7 or 8, suji",
    "the reader in riichi: 1 or 9, no suji",
    "the reader in riichi: 1 or 9, suji",
    "the reader in riichi: honor",
    "the reader in riichi: own turns since then, up to five, in fives",
    "the reader in riichi: no suji, own draws between, up to five, in fives",
    "the reader in riichi: own turns by then beyond the sixth, in tens",
    "the reader in riichi, another in riichi: a number, no suji",
    "open melds of the reader",
    "the reader waits for it, closed and not in riichi",
    "the reader waits for it, open",
    "the reader waits for it, open: turns by then beyond the sixth, in tens",
    "the reader waits for it, in riichi, a number",
    "the reader waits for it, in riichi, an honor",
];

/// The names of the features in [`TilesToCome::draw_signs`], in order.
pub const DRAW_SIGNS: [&str; 20] = [
    "1 or 9",
    "2 or 8",
    "3 or 7",
    "4, 5 or 6",
    "honor",
    "number: own turns by then, up to six, in tens",
    "number: own turns by then beyond the sixth, in tens",
    "honor: own turns by then beyond the sixth, in tens",
    "dora",
    "number: one copy unseen",
    "number: four copies unseen",
    "number: share of the copies of the tiles beside it that lies on the table",
    "number: share of the copies of the tiles beside it that the reader holds",
    "another in riichi: not safe against all in riichi, a number",
    "the reader in riichi: no suji, own turns since then, up to eight, in tens",
    "the reader waits for it, not in riichi",
    "the reader waits for it, open: turns by then beyond the sixth, in tens",
    "the reader waits for it, in riichi, a number",
    "the reader waits for it, in riichi, an honor",
    "the reader waits for it, in riichi: turns by then beyond the sixth, in tens",
];

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
        let (seen, shared) = (&self.seen, self.shared(tile, between));
        let Shared { rank, early, late, unseen, dora, suji, riichi, .. } = shared;
        let (honor, outer, inner) = (rank == 0, matches!(rank, 1 | 2), matches!(rank, 3 | 4));
        let number = !honor;
        let discarded = f64::from(seen.discarded[tile.index()].min(2));
        let safe = seen.safe.is_some_and(|safe| safe.contains(tile));
        let yakuhai = seen.yakuhai_of_all.contains(tile);
        let open = seen.melds > 0;
        [
            one(rank == 1),
            one(rank == 2),
            one(rank == 3),
            one(rank == 4),
            one(honor && !yakuhai),
            one(yakuhai),
            one(honor) * early,
            one(honor) * late,
            one(outer) * early,
            one(outer) * late,
            one(inner) * early,
            one(inner) * late,
            one(number && dora),
            one(honor && dora),
            one(seen.near_dora.contains(tile) && !dora),
            one(honor && unseen == 1),
            one(honor && unseen == 4),
            one(number && unseen == 1),
            one(number && unseen == 4),
            one(honor) * discarded,
            one(number) * discarded,
            shared.on_table,
            shared.in_hand,
            one(safe),
            one(number && seen.safe.is_some() && !safe),
            one(riichi && rank == 4 && suji == 0),
            one(riichi && rank == 4 && suji == 1),
            one(riichi && rank == 4 && suji == 2),
            one(riichi && matches!(rank, 2 | 3) && suji == 0),
            one(riichi && matches!(rank, 2 | 3) && suji == 1),
            one(riichi && rank == 1 && suji == 0),
            one(riichi && rank == 1 && suji == 1),
            one(riichi && honor),
            shared.since_riichi.min(5.0) / 5.0,
            one(riichi && number && !shared.all_suji) * shared.between.min(5.0) / 5.0,
            one(riichi) * late,
            one(riichi && seen.safe.is_some() && number && !shared.all_suji),
            f64::from(seen.melds),
            one(waits && !riichi && !open),
            one(waits && !riichi && open),
            one(waits && !riichi && open) * late,
            one(waits && riichi && number),
            one(waits && riichi && honor),
        ]
    }

    /// The features of the [`draw_factor`](Self::draw_factor) of a tile, each named in
    /// [`DRAW_SIGNS`]. Their weighted sum is the logarithm of the factor. The tile may be one that
    /// the reader waits for, or any other.
    #[must_use]
    pub fn draw_signs(&self, tile: Tile, between: u8, waits: bool) -> [f64; DRAW_SIGNS.len()] {
        let shared = self.shared(tile, between);
        let Shared { rank, early, late, unseen, dora, riichi, .. } = shared;
        let (honor, number) = (rank == 0, rank != 0);
        let dangerous = self.seen.safe.is_some_and(|safe| !safe.contains(tile));
        [
            one(rank == 1),
            one(rank == 2),
            one(rank == 3),
            one(rank == 4),
            one(honor),
            one(number) * early,
            one(number) * late,
            one(honor) * late,
            one(dora),
            one(number && unseen == 1),
            one(number && unseen == 4),
            shared.on_table,
            shared.in_hand,
            one(number && dangerous),
            one(number && !shared.all_suji) * shared.since_riichi.min(8.0) / 10.0,
            one(waits && !riichi),
            one(waits && !riichi && self.seen.melds > 0) * late,
            one(waits && riichi && number),
            one(waits && riichi && honor),
            one(waits && riichi) * late,
        ]
    }
}

fn one(is: bool) -> f64 {
    f64::from(u8::from(is))
}
