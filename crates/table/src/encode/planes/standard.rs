//! The planes that are always written.

use mentsu::{Face, MentsuKind, Shanten, Tile, TileSet, Visible};

use super::names::{KINDS, PLANES};
use super::writer::{ONE, Writer, add, at, flag, share};
use crate::encode::choices::{Announced, Choices};
use crate::encode::number::first;
use crate::encode::seen::Seen;
use crate::seat::Seat;
use crate::table::{Phase, Table};

/// Writes the standard planes, in the order of their names.
pub(super) fn write(writer: &mut Writer<'_>, seen: &Seen<'_>) {
    let (table, hand, seat) = (seen.table, seen.hand, seen.seat);
    let seats = around(table, seat);
    let (mut standard, orders) = writer.split(PLANES.len(), 4 * OF_RIVER);
    let writer = &mut standard;
    write_hand(writer, seen);
    // Tiles that lie open outside the own hand and melds are counted as they are written.
    let mut open = write_melds(writer, table, &seats);
    write_rivers(writer.take(4), orders, &mut open, table, seat);
    let dora = writer.after(4);
    for (indicator, tile) in table.indicators().iter().zip(table.dora()) {
        open[indicator.tile().index()] += 1;
        add(dora, tile, 0.25);
    }
    let visible = seen.visible(open);
    writer.copies(&visible.unseen(hand.concealed()));
    writer.plane();
    writer.one(Some(table.wind_of_player(seat).tile()));
    writer.one(Some(table.round().tile()));
    write_table(writer, table, &seats, seat);
    writer.all(flag(!hand.awaits_draw()));
    writer.rare_flag(seen.is_furiten);
    write_worth(writer, seen, &visible);
    writer.rare_flag(seen.announced != Announced::Nothing);
}

/// The seats in order of play from this one.
pub(super) fn around(table: &Table, seat: Seat) -> [Option<Seat>; 4] {
    let mut seats = [None; 4];
    let mut next = seat;
    for place in seats.iter_mut().take(table.seats().len()) {
        *place = Some(next);
        next = next.next(table.rules().players());
    }
    seats
}

fn write_hand(writer: &mut Writer<'_>, seen: &Seen<'_>) {
    let hand = seen.hand;
    writer.copies(hand.concealed());
    let reds = writer.plane();
    for five in [Tile::M5, Tile::P5, Tile::S5] {
        at(reds, five, flag(hand.reds(five) > 0));
    }
    writer.one(hand.drawn().map(Face::tile));
    writer.one(match seen.table.phase() {
        Phase::Reply { face, .. } => Some(face.tile()),
        _ => None,
    });
    writer.set(seen.waits);
}

/// Writes what each player has declared; returns how many tiles of each kind others have, and
/// norths set aside.
fn write_melds(writer: &mut Writer<'_>, table: &Table, seats: &[Option<Seat>; 4]) -> [u8; KINDS] {
    let mut open = [0; KINDS];
    for (place, other) in seats.iter().enumerate() {
        let plane = writer.plane();
        let Some(other) = *other else { continue };
        let (public, others) = (table.player(other), u8::from(place > 0));
        for meld in public.melds() {
            let mentsu = meld.mentsu();
            let (kinds, copies) = match mentsu.kind() {
                MentsuKind::Shuntsu => (3, 1),
                MentsuKind::Koutsu => (1, 3),
                MentsuKind::Kantsu => (1, 4),
            };
            let first = mentsu.first().index();
            for (kind, open) in open.iter_mut().enumerate().skip(first).take(kinds) {
                *open += others * copies;
                if let Some(number) = plane.get_mut(kind) {
                    *number += 0.25 * f32::from(copies);
                }
            }
        }
        if public.kita() > 0 {
            open[Tile::North.index()] += public.kita();
            add(plane, Tile::North, share(public.kita(), 4.0));
        }
        if let Some(hand) = public.open_hand().filter(|_| place > 0) {
            hand.faces().for_each(|face| open[face.tile().index()] += 1);
        }
    }
    open
}

fn write_table(writer: &mut Writer<'_>, table: &Table, seats: &[Option<Seat>; 4], own: Seat) {
    for other in seats {
        writer.rare_flag(other.is_some_and(|other| table.player(other).is_in_riichi()));
    }
    for other in seats {
        let points = other.map_or(0, |other| table.points()[other.index()]);
        writer.all(share(points, 100_000.0));
    }
    for other in seats {
        writer.all(flag(*other == Some(table.dealer())));
    }
    writer.all(share(table.player(own).discarded(), 18.0));
    writer.all(share(table.draws_left(), 70.0));
    writer.all(share(table.honba(), 8.0));
    writer.all(share(table.sticks(), 8.0));
    writer.rare_flag(table.rules().sanma());
}

/// The kinds that may be discarded, red or plain, drawn or held.
pub(super) fn discards(choices: &Choices<'_>) -> TileSet {
    let bits = choices.mask().bits();
    let codes = (bits | bits >> first::DRAWN) as u64 & ((1 << first::DRAWN) - 1);
    // The codes of red fives are those after the kinds: man, pin, sou.
    let fives = (codes >> 34 & 1) << 4 | (codes >> 35 & 1) << 13 | (codes >> 36 & 1) << 22;
    let kinds = codes & ((1 << KINDS) - 1) | fives;
    TileSet::from_bits(kinds).expect("bits of the 34 kinds")
}

/// Shanten, the tiles that help, and what each discard leaves.
fn write_worth(writer: &mut Writer<'_>, seen: &Seen<'_>, visible: &Visible) {
    let hand = seen.hand;
    // Empty for a hand of 3n+1 tiles.
    let ranked = hand.discards_in(visible);
    let helping = match ranked.first() {
        Some(best) => *best.ukeire(),
        None => hand.ukeire_in(visible),
    };
    let shanten = match helping.shanten() {
        // Where the best discard leaves tenpai, the hand may be won.
        Shanten::TENPAI => hand.shanten_in(visible),
        shanten => shanten,
    };
    writer.all(of_six(shanten));
    let helps = writer.plane();
    for (tile, left) in helping {
        at(helps, tile, 0.25 * f32::from(left));
    }
    let allowed = if hand.awaits_draw() { TileSet::EMPTY } else { discards(&seen.choices()) };
    writer.set(allowed);
    writer.set(discards(&seen.riichi_choices()));
    let [shanten, ukeire]: [&mut [f32]; 2] = writer.planes();
    for discard in ranked.iter().filter(|discard| allowed.contains(discard.tile())) {
        at(shanten, discard.tile(), of_six(discard.shanten()));
        at(ukeire, discard.tile(), UKEIRE[usize::from(discard.ukeire().total())]);
    }
}

/// Shanten divided by 6.
fn of_six(shanten: Shanten) -> f32 {
    let place = usize::try_from(i16::from(shanten.get()) + 1).ok();
    let known = place.and_then(|place| SHANTEN.get(place));
    known.copied().unwrap_or_else(|| share(shanten.get(), 6.0))
}

/// Quotients of the numbers from this one on. A division for each number takes as long as all the
/// rest of its plane.
const fn quotients<const N: usize>(first: f64, of: f64) -> [f32; N] {
    let mut quotients = [0.0; N];
    let mut nth = 0;
    while nth < N {
        quotients[nth] = ((nth as f64 + first) / of) as f32;
        nth += 1;
    }
    quotients
}

/// Shanten from -1 on.
const SHANTEN: [f32; 16] = quotients(-1.0, 6.0);

/// Copies that help.
const UKEIRE: [f32; 256] = quotients(0.0, 80.0);

/// The numbers of the discards of a river.
const PLACES: [f32; 128] = quotients(0.0, 24.0);

/// How much the first, …, fourth copy makes of a plane of copies.
const QUARTERS: [f32; 4] = quotients(1.0, 4.0);

/// The number of planes that encode the order of each river.
const OF_RIVER: usize = 9;

/// Writes how many copies of each kind the players have discarded, and when each was and how, seat
/// by seat; adds those that nobody has called to what lies open.
fn write_rivers(
    copies: &mut [f32],
    orders: &mut [f32],
    open: &mut [u8; KINDS],
    table: &Table,
    own: Seat,
) {
    let places = Seat::ALL.map(|seat| own.turns_to(seat, table.rules().players()) & 3);
    let (mut held, mut made) = ([[0u8; KINDS]; 4], [0u8; 4]);
    let (Some(copies), Some(orders)) = (
        copies.first_chunk_mut::<{ 4 * KINDS }>(),
        orders.first_chunk_mut::<{ 4 * OF_RIVER * KINDS }>(),
    ) else {
        return;
    };
    for discard in table.rivers().numbered() {
        let (place, kind) = (places[discard.seat] & 3, discard.kind);
        made[place] += 1;
        open[kind] += discard.left;
        let nth = usize::from(held[place][kind]).min(3);
        held[place][kind] += 1;
        copies[place * KINDS + kind] = QUARTERS[nth];
        let first = place * OF_RIVER * KINDS + kind;
        orders[first + nth * KINDS] = PLACES[usize::from(made[place]) % PLACES.len()];
        if discard.riichi {
            orders[first + 8 * KINDS] = 1.0;
        }
        // Whether it was drawn can't be foreseen: no branch.
        let drawn = &mut orders[first + (4 + nth) * KINDS];
        *drawn = f32::from_bits(drawn.to_bits() | (u32::from(discard.tsumogiri) * ONE));
    }
}
