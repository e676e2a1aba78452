//! A seat's view of the table as planes of 34 numbers, one for each kind of tile: input for
//! learning.

use mentsu::riichi::{Riichi, dora_of};
use mentsu::{Hand, Meld, Tile};
use mentsu_table::replay::Decision;
use mentsu_table::{Action, Options, Phase, Seat, Table};

use super::worth::{Plans, discarded, is_allowed};

/// The version of the planes. It grows when a plane goes or changes its place or meaning.
pub(crate) const VERSION: u32 = 1;

/// How many numbers a plane has.
pub(crate) const KINDS: usize = Tile::COUNT;

/// The planes in order; 0 to 3 are the seats in order of play from the deciding one.
pub(crate) const PLANES: &[&str] = &[
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
    "ukeire_after", //
    "plan_tenpai",
    "plan_win",
    "plan_points",
];

/// Writes planes one after the other.
struct Writer<'a> {
    left: &'a mut [f32],
}

impl Writer<'_> {
    /// The next plane, a number for each kind.
    fn each(&mut self, value: impl Fn(Tile) -> f32) {
        let left = core::mem::take(&mut self.left);
        let (plane, rest) = left.split_at_mut(KINDS.min(left.len()));
        for (number, tile) in plane.iter_mut().zip(Tile::ALL) {
            *number = value(tile);
        }
        self.left = rest;
    }

    /// The next plane, of one number.
    fn all(&mut self, value: f32) {
        self.each(|_| value);
    }

    /// The next four planes: 1 at kinds with at least 1, …, 4 copies.
    fn copies(&mut self, count: impl Fn(Tile) -> u8) {
        for number in 1..=4 {
            self.each(|tile| flag(count(tile) >= number));
        }
    }
}

const fn flag(is: bool) -> f32 {
    if is { 1.0 } else { 0.0 }
}

fn share(number: impl Into<f64>, of: f64) -> f32 {
    (number.into() / of) as f32
}

/// Writes what the deciding seat sees, `PLANES.len() * KINDS` numbers.
pub(crate) fn write(decision: &Decision<'_>, plans: Option<&mut Plans>, out: &mut [f32]) {
    let (table, hand, seat) = (decision.table(), decision.hand(), decision.seat);
    let mut writer = Writer { left: out };
    write_hand(&mut writer, decision, table, hand);
    let seats: [Option<Seat>; 4] = around(table, seat);
    for other in seats {
        let melds = other.map_or(&[][..], |other| table.player(other).melds());
        let kita = other.map_or(0, |other| table.player(other).kita());
        writer.each(|tile| {
            let norths = if tile == Tile::North { kita } else { 0 };
            share(melds.iter().map(|meld| copies_in(meld, tile)).sum::<u8>() + norths, 4.0)
        });
    }
    for other in seats {
        let mut river = [0u8; KINDS];
        for discard in other.into_iter().flat_map(|other| table.river(other)) {
            river[discard.face.tile().index()] += 1;
        }
        writer.each(|tile| share(river[tile.index()], 4.0));
    }
    let view = table.known_to(seat, hand);
    let unseen = view.unseen(hand.concealed());
    writer.copies(|tile| unseen.get(tile));
    let dora = table.indicators().iter();
    let dora: Vec<Tile> = dora.map(|face| dora_of(face.tile(), table.rules().sanma())).collect();
    writer.each(|tile| share(dora.iter().filter(|dora| **dora == tile).count() as u8, 4.0));
    writer.each(|tile| flag(tile == table.wind(seat).tile()));
    writer.each(|tile| flag(tile == table.round().tile()));
    write_table(&mut writer, table, &seats, seat);
    let own_turn = !hand.awaits_draw();
    writer.all(flag(own_turn));
    writer.all(flag(decision.is_furiten()));
    write_worth(&mut writer, decision, &view);
    write_plan(&mut writer, decision, plans);
}

/// The seats in order of play from this one.
fn around(table: &Table, seat: Seat) -> [Option<Seat>; 4] {
    let mut seats = [None; 4];
    let mut next = seat;
    for place in seats.iter_mut().take(table.seats().len()) {
        *place = Some(next);
        next = next.next(table.rules().players());
    }
    seats
}

fn copies_in(meld: &Meld, tile: Tile) -> u8 {
    meld.mentsu().tiles().filter(|other| *other == tile).count() as u8
}

fn write_hand(writer: &mut Writer<'_>, decision: &Decision<'_>, table: &Table, hand: &Hand) {
    writer.copies(|tile| hand.concealed().get(tile));
    writer.each(|tile| flag(hand.reds(tile) > 0));
    writer.each(|tile| flag(hand.drawn().is_some_and(|face| face.tile() == tile)));
    let claimed = match table.phase() {
        Phase::Reply { face, .. } => Some(face.tile()),
        _ => None,
    };
    writer.each(|tile| flag(claimed == Some(tile)));
    let waits = decision.waits();
    writer.each(|tile| flag(waits.contains(tile)));
}

fn write_table(writer: &mut Writer<'_>, table: &Table, seats: &[Option<Seat>; 4], own: Seat) {
    for other in seats {
        let is = |other: Seat| table.player(other).riichi() != Riichi::None;
        writer.all(flag(other.is_some_and(is)));
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

/// Shanten, the tiles that help, and what each discard leaves.
fn write_worth(writer: &mut Writer<'_>, decision: &Decision<'_>, view: &mentsu::Visible) {
    let (hand, options): (&Hand, &Options) = (decision.hand(), decision.options);
    let own = hand.shanten_in(view).get();
    writer.all(share(own, 6.0));
    let waiting = hand.awaits_draw();
    // Empty for a hand of 3n+1 tiles.
    let ranked = hand.discards_in(view);
    let helping = match ranked.first() {
        Some(best) => *best.ukeire(),
        None => hand.ukeire_in(view),
    };
    writer.each(|tile| share(helping.left(tile), 4.0));
    writer.each(|tile| flag(!waiting && is_allowed(options, tile)));
    let riichi: Vec<Tile> = options
        .iter()
        .filter_map(|action| match action {
            Action::Riichi { .. } | Action::OpenRiichi { .. } => {
                discarded(&action).map(|(face, _)| face.tile())
            }
            _ => None,
        })
        .collect();
    writer.each(|tile| flag(riichi.contains(&tile)));
    let after = |tile: Tile| {
        ranked.iter().find(|discard| discard.tile() == tile && is_allowed(options, tile))
    };
    writer.each(|tile| after(tile).map_or(0.0, |left| share(left.shanten().get(), 6.0)));
    writer.each(|tile| after(tile).map_or(0.0, |left| share(left.ukeire().total(), 80.0)));
}

/// What each discard leads to by a plan; 0 without a plan.
fn write_plan(writer: &mut Writer<'_>, decision: &Decision<'_>, plans: Option<&mut Plans>) {
    let plan = plans.and_then(|plans| plans.plan(decision));
    // The better one of a red and a plain five stands for both.
    let best = |tile: Tile, figure: fn(mentsu::plan::Figures) -> f64| {
        let discards = plan.iter().flat_map(mentsu::plan::Plan::discards);
        let of_tile = discards.filter(|discard| discard.face().tile() == tile);
        of_tile.map(|discard| figure(discard.figures())).fold(0.0, f64::max)
    };
    writer.each(|tile| best(tile, |figures| figures.tenpai()) as f32);
    writer.each(|tile| best(tile, |figures| figures.win()) as f32);
    writer.each(|tile| share(best(tile, |figures| figures.points()), 10_000.0));
}
