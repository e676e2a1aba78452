//! What can't happen, by what everybody sees and by the tiles that the bot knows.

use mentsu::{Meld, MeldKind, Part, Tile, TooManyCopies};

use super::error::RequestError;
use crate::mcr::event::{Deal, Event};
use crate::mcr::rules::GameRules;
use crate::mcr::table::{Phase, ShownMeld};
use crate::mcr::view::View;
use crate::seat::Seat;
use mentsu::{Flower, Flowers};

/// Checks the flowers of a deal: each is in the wall, and comes once.
pub(super) fn check_deal(rules: &GameRules, deal: &Deal) -> Result<(), RequestError> {
    let mut aside = Flowers::EMPTY;
    for &flower in deal.flowers.iter().flatten() {
        check_flower(rules, aside, flower)?;
        aside = aside.with(flower);
    }
    Ok(())
}

/// Checks an event of a round that goes on, of which `next` is the next to draw.
pub(super) fn check(view: &View, next: Seat, event: &Event) -> Result<(), RequestError> {
    match *event {
        Event::Draw { seat, tile, .. } => {
            check_draw(view, next, seat)?;
            check_copies(view, &tile.map_or([None; 3], |tile| [Some(tile), None, None]))
        }
        Event::Flower { seat, flower } => {
            check_draw(view, next, seat)?;
            let aside =
                Seat::ALL.into_iter().flat_map(|it| view.table().player(it).flowers().iter());
            let aside = aside.fold(Flowers::EMPTY, Flowers::with);
            check_flower(view.table().rules(), aside, flower)
        }
        Event::Discard { seat, tile } => {
            check_turn(view, seat)?;
            check_revealed(view, seat, [Some(tile), None, None])
        }
        Event::Call { seat, meld } => {
            check_number(view, seat)?;
            check_revealed(view, seat, given(&meld, Part::Own))
        }
        Event::Kong { seat, meld } => {
            check_turn(view, seat)?;
            match meld.filter(|meld| meld.kind() == MeldKind::Kakan) {
                Some(meld) => check_revealed(view, seat, given(&meld, Part::Added)),
                None => check_number(view, seat),
            }
        }
        _ => Ok(()),
    }
}

/// Another player's concealed kong leaves a kind for each that the bot doesn't see.
pub(super) fn check_concealed_kongs(view: &View) -> Result<(), RequestError> {
    let mut kinds = Tile::ALL.iter().filter(|tile| known(view, **tile) == 0);
    for seat in Seat::ALL.into_iter().filter(|seat| *seat != view.seat()) {
        for meld in view.table().player(seat).melds() {
            if *meld == ShownMeld::ConcealedKong && kinds.next().is_none() {
                return Err(RequestError::NoKongLeft { seat });
            }
        }
    }
    Ok(())
}

fn check_draw(view: &View, next: Seat, seat: Seat) -> Result<(), RequestError> {
    let next = match view.table().phase() {
        Phase::Turn { .. } => None,
        _ => Some(next),
    };
    if next != Some(seat) {
        return Err(RequestError::NotNextToDraw { seat, next });
    }
    match view.table().draws_left(seat) {
        0 => Err(RequestError::WallEmpty { seat }),
        _ => Ok(()),
    }
}

fn check_turn(view: &View, seat: Seat) -> Result<(), RequestError> {
    match view.table().phase() {
        Phase::Turn { seat: whose, .. } if whose == seat => Ok(()),
        _ => Err(RequestError::NotDrawn { seat }),
    }
}

fn check_number(view: &View, seat: Seat) -> Result<(), RequestError> {
    match view.table().player(seat).melds().len() {
        4.. => Err(RequestError::FifthMeld { seat }),
        _ => Ok(()),
    }
}

fn check_flower(rules: &GameRules, aside: Flowers, flower: Flower) -> Result<(), RequestError> {
    if !rules.scoring().flowers() {
        return Err(RequestError::NoFlowers { flower });
    }
    if aside.contains(flower) { Err(RequestError::FlowerTwice { flower }) } else { Ok(()) }
}

/// The tiles of a meld that its player gave, from the hand or added to a pung.
fn given(meld: &Meld, part: Part) -> [Option<Tile>; 3] {
    let mut tiles = [None; 3];
    let given = meld.parts().into_iter().filter(|(_, it)| *it == part);
    for (place, (face, _)) in tiles.iter_mut().zip(given) {
        *place = Some(face.tile());
    }
    tiles
}

/// Checks tiles that a player shows; the bot's own were known before.
fn check_revealed(view: &View, seat: Seat, tiles: [Option<Tile>; 3]) -> Result<(), RequestError> {
    if seat == view.seat() { Ok(()) } else { check_copies(view, &tiles) }
}

/// Checks that tiles come to be known of which enough copies are left.
fn check_copies(view: &View, tiles: &[Option<Tile>; 3]) -> Result<(), RequestError> {
    for tile in tiles.iter().flatten().copied() {
        let more = tiles.iter().filter(|it| **it == Some(tile)).count() as u8;
        let count = known(view, tile) + more;
        if count > 4 {
            return Err(RequestError::TooManyCopies(TooManyCopies { tile, count }));
        }
    }
    Ok(())
}

/// How many copies of a tile the bot knows: those that lie open, and those of the own hand.
fn known(view: &View, tile: Tile) -> u8 {
    let concealed = |meld: &&Meld| !meld.is_open() && meld.mentsu().first() == tile;
    let kong = 4 * view.hand().melds().iter().filter(concealed).count() as u8;
    view.table().shown().get(tile) + view.hand().concealed().get(tile) + kong
}
