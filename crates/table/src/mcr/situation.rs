//! How a hand is won, as the table shows it.

use mentsu::mcr::{NoWin, Score, Situation, is_win, score};
use mentsu::{Hand, Tile};

use super::event::{DrawAfter, Win, fans_of};
use super::table::Table;
use crate::seat::Seat;

/// A tile of another player that is won on or claimed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Taken {
    pub(super) from: Seat,
    pub(super) tile: Tile,
    /// It was added to a pung.
    pub(super) to_kong: bool,
}

/// On what a hand wins: another's tile, or its own draw.
pub(super) type WonOn = Result<Taken, DrawAfter>;

/// How the hand is won.
pub(super) fn situation(table: &Table, hand: &Hand, seat: Seat, won_on: WonOn) -> Situation {
    let (situation, tile, last) = match won_on {
        Ok(taken) => (Situation::by_discard(taken.tile), Some(taken.tile), taken.from),
        Err(_) => (Situation::self_drawn(), hand.drawn().map(|face| face.tile()), seat),
    };
    // Another's tile is itself among those shown.
    let shown = tile.map_or(0, |tile| table.shown_to(seat, tile));
    let mut situation = situation
        .with_seat(table.wind(seat))
        .with_prevalent(table.prevalent())
        .with_flowers(table.player(seat).flowers().len() as u8)
        .with_seen(shown.saturating_sub(u8::from(won_on.is_ok())));
    if matches!(won_on, Ok(Taken { to_kong: true, .. }) | Err(DrawAfter::Kong)) {
        situation = situation.with_kong();
    }
    if table.is_last(last) {
        situation = situation.with_last_tile();
    }
    situation
}

/// What the hand is worth, won so.
pub(super) fn score_of(
    table: &Table,
    hand: &Hand,
    seat: Seat,
    won_on: WonOn,
) -> Result<Score, NoWin> {
    score(hand, &situation(table, hand, seat, won_on), table.rules().scoring())
}

/// Whether the hand wins on this, and is worth enough.
pub(super) fn wins(table: &Table, hand: &Hand, seat: Seat, won_on: WonOn) -> bool {
    let shape = match won_on {
        Ok(taken) => hand.draw(taken.tile).is_ok_and(|whole| is_win(&whole)),
        Err(_) => is_win(hand),
    };
    shape && score_of(table, hand, seat, won_on).is_ok_and(|score| score.is_enough())
}

/// The win, with its payments; `None` where the hand isn't won.
pub(super) fn settled(table: &Table, hand: &Hand, seat: Seat, won_on: WonOn) -> Option<Win> {
    let situation = situation(table, hand, seat, won_on);
    let score = score(hand, &situation, table.rules().scoring()).ok()?;
    let payments = score.payments();
    let from = won_on.ok().map(|taken| taken.from);
    let mut deltas = Seat::ALL.map(|other| {
        if Some(other) == from {
            -i32::from(payments.from_discarder().unwrap_or(payments.from_others()))
        } else {
            -i32::from(payments.from_others())
        }
    });
    deltas[seat.index()] = payments.received() as i32;
    Some(Win {
        seat,
        from,
        hand: *hand,
        tile: situation.winning_tile().or_else(|| Some(hand.drawn()?.tile()))?,
        wind: situation.seat(),
        prevalent: situation.prevalent(),
        flowers: situation.flowers(),
        about_kong: situation.is_about_kong(),
        last_tile: situation.is_last_tile(),
        seen: situation.seen().unwrap_or(0),
        fans: fans_of(&score),
        points: score.total(),
        deltas,
    })
}
