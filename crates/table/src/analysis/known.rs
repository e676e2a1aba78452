//! What a player sees besides the own hand: rivers, others' melds and indicators.

use mentsu::{Counts, Hand, TileSet, View};

use crate::seat::Seat;
use crate::table::Table;

/// What the player in this seat knows of the tiles that can still come: a view for the hand's ukeire and
/// discards.
///
/// ```
/// use mentsu::puzzle::SplitMix64;
/// use mentsu_table::{GameRules, Round, RoundStart, Seat, Wall, analysis};
///
/// let rules = GameRules::TENHOU;
/// let wall = Wall::shuffled(&rules, &mut SplitMix64::new(7));
/// let round = Round::new(&rules, &RoundStart::first(&rules), wall).unwrap();
/// let (east, hand) = (Seat::ALL[0], round.hand(Seat::ALL[0]));
/// let view = analysis::known(round.table(), east, hand);
/// let best = hand.discards_in(&view);
/// assert!(best.iter().next().is_some());
/// ```
#[must_use]
pub fn known(table: &Table, seat: Seat, hand: &Hand) -> View {
    // A called discard lies in its caller's meld.
    let rivers = table.discards().filter(|discard| discard.called.is_none());
    let others = table.seats().iter().filter(|other| **other != seat);
    let melds = others.flat_map(|other| table.player(*other).melds()).flat_map(|meld| meld.faces());
    let norths: u8 = table.seats().iter().map(|seat| table.player(*seat).kita()).sum();
    let tiles = rivers
        .map(|discard| discard.face.tile())
        .chain(melds.map(|face| face.tile()))
        .chain(table.indicators().iter().map(|face| face.tile()))
        .chain((0..norths).map(|_| mentsu::Tile::North));
    // A table has four copies of each tile, so none of these is a fifth.
    let seen = tiles.fold(Counts::EMPTY, |seen, tile| seen.with(tile).unwrap_or(seen));
    let view = View::of(hand).with_seen(seen);
    if table.rules().sanma() { view.with_in_play(TileSet::SANMA) } else { view }
}
