//! The planes that are always written.

use mentsu::{Face, Shanten, Tile, TileSet, Visible};

use super::names::KINDS;
use super::writer::{Writer, add, at, flag, share};
use crate::encode::choices::{Announced, Choices};
use crate::encode::number::first;
use crate::encode::seen::Seen;
use crate::seat::Seat;
use crate::table::{Phase, Table};

/// Writes the standard planes, in the order of their names.
pub(super) fn write(writer: &mut Writer<'_>, seen: &Seen<'_>) {
    let (table, hand, seat) = (seen.table, seen.hand, seen.seat);
    let seats = around(table, seat);
    write_hand(writer, seen);
    for other in seats {
        let plane = writer.plane();
        let Some(other) = other else { continue };
        let public = table.player(other);
        for tile in public.melds().iter().flat_map(|meld| meld.mentsu().tiles()) {
            add(plane, tile, 0.25);
        }
        add(plane, Tile::North, share(public.kita(), 4.0));
    }
    let rivers = writer.block(4);
    let visible = seen.visible();
    writer.copies(&visible.unseen(hand.concealed()));
    let dora = writer.plane();
    table.dora().for_each(|tile| add(dora, tile, 0.25));
    writer.one(Some(table.wind(seat).tile()));
    writer.one(Some(table.round().tile()));
    write_table(writer, table, &seats, seat);
    writer.all(flag(!hand.awaits_draw()));
    writer.all(flag(seen.is_furiten));
    write_worth(writer, seen, &visible);
    writer.all(flag(seen.announced != Announced::Nothing));
    write_rivers(writer, rivers, table, seat);
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

fn write_table(writer: &mut Writer<'_>, table: &Table, seats: &[Option<Seat>; 4], own: Seat) {
    for other in seats {
        writer.all(flag(other.is_some_and(|other| table.player(other).is_in_riichi())));
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
    writer.all(flag(table.rules().sanma()));
}

/// The kinds that may be discarded, red or plain, drawn or held.
pub(super) fn discards(choices: &Choices<'_>) -> TileSet {
    let bits = choices.mask().bits();
    let codes = (bits | bits >> first::DRAWN) as u64 & ((1 << first::DRAWN) - 1);
    // The codes of red fives are those behind the kinds: man, pin, sou.
    let fives = (codes >> 34 & 1) << 4 | (codes >> 35 & 1) << 13 | (codes >> 36 & 1) << 22;
    let kinds = codes & ((1 << KINDS) - 1) | fives;
    TileSet::from_bits(kinds).unwrap_or_default()
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
    writer.all(share(shanten.get(), 6.0));
    let helps = writer.plane();
    for tile in helping.tiles() {
        at(helps, tile, share(helping.left(tile), 4.0));
    }
    let allowed = if hand.awaits_draw() { TileSet::EMPTY } else { discards(&seen.choices()) };
    writer.set(allowed);
    writer.set(discards(&seen.riichi_choices()));
    let [shanten, ukeire]: [&mut [f32]; 2] = writer.planes();
    for discard in ranked.iter().filter(|discard| allowed.contains(discard.tile())) {
        at(shanten, discard.tile(), share(discard.shanten().get(), 6.0));
        at(ukeire, discard.tile(), share(discard.ukeire().total(), 80.0));
    }
}

/// How many planes tell the order of each river.
const OF_RIVER: usize = 9;

/// The numbers of the discards of a river. A division for each discard takes as long as all the
/// rest of its planes.
const PLACES: [f32; 128] = {
    let mut places = [0.0; 128];
    let mut nth = 0;
    while nth < places.len() {
        places[nth] = nth as f32 / 24.0;
        nth += 1;
    }
    places
};

/// How many copies were discarded, when each was and how, and the tile of the riichi, seat by seat.
fn write_rivers(writer: &mut Writer<'_>, rivers: &mut [f32], table: &Table, own: Seat) {
    let orders = writer.block(4 * OF_RIVER);
    let places = Seat::ALL.map(|seat| own.turns_to(seat, table.rules().players()) & 3);
    let (mut made, mut copies) = ([0u8; 4], [[0u8; KINDS]; 4]);
    for discard in table.discards() {
        let (place, kind) = (places[discard.seat.index()], discard.face.tile().index());
        made[place] += 1;
        let copies = &mut copies[place][kind];
        let nth = usize::from(*copies).min(3);
        *copies += 1;
        if let Some(number) = rivers.get_mut(place * KINDS + kind) {
            *number += 0.25;
        }
        let first = place * OF_RIVER * KINDS + kind;
        let mut set = |plane: usize, value: f32| {
            if let Some(number) = orders.get_mut(first + plane * KINDS) {
                *number = value;
            }
        };
        set(nth, PLACES[usize::from(made[place]) % PLACES.len()]);
        if discard.tsumogiri {
            set(4 + nth, 1.0);
        }
        if discard.riichi {
            set(8, 1.0);
        }
    }
}
