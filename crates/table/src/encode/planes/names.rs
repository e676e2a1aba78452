//! The names of the planes, in order.

use mentsu::Tile;

/// The version of the planes. It grows when a plane goes or changes its place or meaning.
///
/// 2: a riichi is announced before its discard (`announced`), rivers have their order, and plans
/// are made wherever there is a choice between discards.
pub const VERSION: u32 = 2;

/// How many numbers a plane has, one for each kind of tile.
pub const KINDS: usize = Tile::COUNT;

/// The planes that are always written, in order.
///
/// The digit at the end is a seat in order of play, 0 being the deciding one; with three players
/// the planes of the fourth are 0. Divisors stand in brackets.
///
/// | planes | numbers |
/// |---|---|
/// | `hand_1` … `hand_4` | 1 at kinds of which at least 1, …, 4 copies are concealed |
/// | `hand_red` | 1 at fives of which one is red |
/// | `drawn`, `claimed` | 1 at the drawn tile; at the tile that may be claimed |
/// | `waits` | 1 at the waits by shape when the hand last had 3n+1 tiles |
/// | `melds_0` … | copies in melds, norths set aside among them (4) |
/// | `river_0` … | copies discarded, those called by others among them (4) |
/// | `unseen_1` … `unseen_4` | 1 at kinds of which at least 1, …, 4 copies may still come |
/// | `dora` | how often the kind is a dora (4) |
/// | `seat_wind`, `round_wind` | 1 at that wind |
/// | `riichi_0` …, `dealer_0` … | 1 for a player in riichi, for the dealer |
/// | `points_0` … | points (100,000) |
/// | `turn`, `draws_left` | own discards (18), tiles left to draw (70) |
/// | `honba`, `sticks` | on the table (8) |
/// | `sanma`, `own_turn`, `furiten` | 1 if three play; in the own turn; if furiten bars from ron |
/// | `shanten` | of the hand (6) |
/// | `helps` | copies left that lower it, in the own turn after the best discard (4) |
/// | `may_discard`, `may_riichi` | 1 at the allowed discards; at those that declare riichi |
/// | `shanten_after`, `ukeire_after` | what the allowed discard leaves (6, 80) |
/// | `announced` | 1 once riichi is announced and its discard is chosen |
/// | `river_order_1_0` … `river_order_4_0` … | the place in the river of the first, …, fourth copy of the kind, from 1 (24) |
/// | `river_drawn_1_0` … `river_drawn_4_0` … | 1 if that copy was discarded as drawn (ツモ切り) |
/// | `river_riichi_0` … | 1 at the tile with which riichi was declared |
#[rustfmt::skip]
pub const PLANES: &[&str] = &[
    "hand_1",
    "hand_2",
    "hand_3",
    "hand_4",
    "hand_red",
    "drawn",
    "claimed",
    "waits", //
    "melds_0",
    "melds_1",
    "melds_2",
    "melds_3",
    "river_0",
    "river_1",
    "river_2",
    "river_3", //
    "unseen_1",
    "unseen_2",
    "unseen_3",
    "unseen_4",
    "dora",
    "seat_wind",
    "round_wind", //
    "riichi_0",
    "riichi_1",
    "riichi_2",
    "riichi_3",
    "points_0",
    "points_1",
    "points_2",
    "points_3", //
    "dealer_0",
    "dealer_1",
    "dealer_2",
    "dealer_3",
    "turn",
    "draws_left",
    "honba",
    "sticks", //
    "sanma",
    "own_turn",
    "furiten",
    "shanten",
    "helps", //
    "may_discard",
    "may_riichi",
    "shanten_after",
    "ukeire_after",
    "announced", //
    "river_order_1_0",
    "river_order_2_0",
    "river_order_3_0",
    "river_order_4_0", //
    "river_drawn_1_0",
    "river_drawn_2_0",
    "river_drawn_3_0",
    "river_drawn_4_0", //
    "river_riichi_0", //
    "river_order_1_1",
    "river_order_2_1",
    "river_order_3_1",
    "river_order_4_1", //
    "river_drawn_1_1",
    "river_drawn_2_1",
    "river_drawn_3_1",
    "river_drawn_4_1", //
    "river_riichi_1", //
    "river_order_1_2",
    "river_order_2_2",
    "river_order_3_2",
    "river_order_4_2", //
    "river_drawn_1_2",
    "river_drawn_2_2",
    "river_drawn_3_2",
    "river_drawn_4_2", //
    "river_riichi_2", //
    "river_order_1_3",
    "river_order_2_3",
    "river_order_3_3",
    "river_order_4_3", //
    "river_drawn_1_3",
    "river_drawn_2_3",
    "river_drawn_3_3",
    "river_drawn_4_3", //
    "river_riichi_3",
];

/// What each discard leads to by a plan: the chance to be tenpai, the chance to win, and points
/// (10,000). 0 where there is no choice between discards.
#[rustfmt::skip]
pub const PLAN_PLANES: &[&str] = &[
    "plan_tenpai",
    "plan_win",
    "plan_points",
];

/// The chance that each opponent, in order of play, wins on a discard of the kind
/// ([`TableReading::danger`](crate::reading::TableReading::danger)).
#[rustfmt::skip]
pub const DANGER_PLANES: &[&str] = &[
    "danger_1",
    "danger_2",
    "danger_3",
];
