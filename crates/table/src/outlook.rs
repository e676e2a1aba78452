//! The rest of a round for a plan: the player's knowledge of wall, dora, winds and points.

use alloc::vec::Vec;

use mentsu::plan::{MOST_DRAWS, Outlook, RiichiChoice};
use mentsu::riichi::Riichi;
use mentsu::{Face, Tile};

use crate::seat::Seat;
use crate::table::Table;

/// The rest of the round as the player in this seat knows it, in their own turn: the draws left if
/// nobody calls, indicators, visible tiles, winds, honba and norths. Riichi is excluded
/// ([`RiichiChoice::Never`]) if the player has too few points or too few tiles are left to draw.
///
/// ```
/// use mentsu::plan::{Objective, Planner};
/// use mentsu::random::SplitMix64;
/// use mentsu_table::{GameRules, Round, RoundStart, Seat, Wall, analysis};
///
/// let rules = GameRules::TENHOU;
/// let wall = Wall::shuffled(&rules, &mut SplitMix64::new(7));
/// let round = Round::new(&rules, &RoundStart::first(&rules), wall).unwrap();
/// let east = Seat::ALL[0];
/// let outlook = analysis::outlook(round.table(), east).with_depth(0);
/// assert_eq!((outlook.draws(), outlook.first_turn()), (17, true));
/// let plan = Planner::new().plan(round.hand(east).unwrap(), &outlook, rules.scoring());
/// assert!(plan.unwrap().best(Objective::Points).is_some());
/// ```
pub fn outlook(table: &Table, seat: Seat) -> Outlook {
    // A called discard lies in its caller's meld.
    let rivers = table.discards().filter(|discard| discard.called.is_none());
    let others = || table.seats().iter().copied().filter(move |other| *other != seat);
    let melds = others().flat_map(|other| table.player(other).melds());
    let norths: u8 = others().map(|other| table.player(other).kita()).sum();
    let seen = rivers
        .map(|discard| discard.face)
        .chain(melds.flat_map(|meld| meld.faces().collect::<Vec<Face>>()))
        .chain((0..norths).map(|_| Face::plain(Tile::North)));
    Outlook::new()
        .with_draws(table.turns_left().min(MOST_DRAWS))
        .with_dora(table.indicators().iter().copied())
        .with_seen(seen)
        .with_seat(table.wind_of_player(seat))
        .with_round(table.round())
        .with_honba(table.honba())
        .with_kita(table.player(seat).kita())
        .with_first_turn(table.is_first_turn(seat))
        .with_riichi(if allows_riichi(table, seat) {
            RiichiChoice::Best
        } else {
            RiichiChoice::Never
        })
}

/// Whether the rules allow, or have allowed, a riichi with these points and tiles left.
fn allows_riichi(table: &Table, seat: Seat) -> bool {
    let rules = table.rules();
    table.player(seat).riichi() != Riichi::None
        || (table.points()[seat.index()] >= rules.riichi_points()
            && table.draws_left() >= rules.riichi_tiles())
}
