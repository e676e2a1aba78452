//! Legal answers to another's discard, kan or kita.

use mentsu::riichi::Kuikae;
use mentsu::{CalledFrom, Counts, Face, Hand, Suit, Tile};

use super::calls::{Calls, chi_bit, pon_bit};
use super::value::Options;
use crate::player::Player;
use crate::seat::Seat;
use crate::situation;
use crate::table::{ReplyTo, Table};

#[inline]
pub(super) fn options(
    table: &Table,
    player: &Player,
    seat: Seat,
    by: Seat,
    face: Face,
    to: ReplyTo,
) -> Options {
    let mut options = Options::NONE;
    options.ron = player.waits.contains(face.tile()) && ron(table, player, seat, by, face, to);
    if to == ReplyTo::Discard
        && !table.player(seat).accepted
        && table.draws_left() > 0
        && !table.aborts_for_kans()
    {
        if let Some(from) = seat.source(by, table.rules().players()) {
            let chi = !table.rules().sanma() && from == CalledFrom::Kamicha;
            options.calls = calls(table, &player.hand, face, chi);
            if !options.calls.is_empty() {
                options.called = Some((face, from));
            }
        }
    }
    options.pass = options.ron || options.called.is_some();
    options
}

/// Whether the player may win on a tile that is one of the waits.
fn ron(table: &Table, player: &Player, seat: Seat, by: Seat, face: Face, to: ReplyTo) -> bool {
    let may_rob = match to {
        ReplyTo::Discard | ReplyTo::Kakan => true,
        ReplyTo::Kita => table.rules().ron_on_kita(),
        ReplyTo::Ankan => player.robs_ankan(table, face.tile()),
    };
    may_rob
        && !player.is_furiten(table, seat)
        && situation::may_win(table, &player.hand, seat, Some((by, face, to)))
}

#[inline]
fn calls(table: &Table, hand: &Hand, face: Face, chi: bool) -> Calls {
    let tile = face.tile();
    let concealed = hand.concealed();
    let held = concealed.get(tile);
    let mut calls = Calls::default();
    if held >= 2 {
        let reds = hand.reds(tile);
        let plain = held - reds;
        for own_reds in 0..=reds.min(2) {
            if plain + own_reds >= 2 {
                calls.pon |= pon_bit(own_reds);
            }
        }
        if held >= 3 && table.kans() < table.most_kans() {
            calls.kan = Some(reds.min(3));
        }
    }
    if chi && tile.suit() != Suit::Honor {
        calls.chi = chis(table, hand, tile);
    }
    calls
}

/// The bits of the chi.
#[inline]
fn chis(table: &Table, hand: &Hand, tile: Tile) -> u8 {
    let (index, rank) = (tile.index(), tile.rank());
    // How many copies are held of the tile at this distance, from two below to two above.
    let held = |distance: i8| {
        let rank = rank as i8 + distance;
        if (1..=9).contains(&rank) {
            hand.concealed().get(Tile::ALL[index.wrapping_add_signed(distance.into())])
        } else {
            0
        }
    };
    let mut chis = 0;
    for (place, others) in [(2u8, [-2i8, -1]), (1, [-1, 1]), (0, [1, 2])] {
        if others.iter().any(|other| held(*other) == 0)
            || !leaves_a_discard(table, hand, tile, place, others)
        {
            continue;
        }
        let five = others.into_iter().find(|other| rank as i8 + other == 5);
        let reds = five.map_or(0, |_| hand.reds(Tile::ALL[index + 5 - usize::from(rank)]));
        let plain = five.is_none_or(|five| held(five) > reds);
        if reds > 0 {
            chis |= chi_bit(place, true);
        }
        if plain {
            chis |= chi_bit(place, false);
        }
    }
    chis
}

/// Whether a chi leaves a tile that kuikae allows to discard.
///
/// There are three other copies of the called tile and four of the tile at the other end, so a
/// hand of eight tiles always has one. A pon leaves one other copy and another tile.
fn leaves_a_discard(table: &Table, hand: &Hand, tile: Tile, place: u8, others: [i8; 2]) -> bool {
    let kuikae = table.rules().scoring().kuikae();
    if kuikae == Kuikae::Allowed || hand.concealed().total() > 7 {
        return true;
    }
    let at = |distance: i8| Tile::ALL[tile.index().wrapping_add_signed(distance.into())];
    let left = others
        .into_iter()
        .try_fold(*hand.concealed(), |left: Counts, other| left.without(at(other)));
    let Ok(left) = left else { return false };
    let mut allowed = left.kinds().without(tile);
    let other_end = match place {
        0 if tile.rank() <= 6 => Some(at(3)),
        2 if tile.rank() >= 4 => Some(at(-3)),
        _ => None,
    };
    if let (Kuikae::Suji, Some(other_end)) = (kuikae, other_end) {
        allowed = allowed.without(other_end);
    }
    !allowed.is_empty()
}
