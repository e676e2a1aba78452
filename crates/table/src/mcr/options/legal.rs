//! What is legal for whom.

use mentsu::{CalledFrom, Counts, Face, Filler, Hand, List, Meld, MeldKind, Tile};

use super::Options;
use crate::mcr::situation::{Taken, wins};
use crate::mcr::table::{Phase, Table, TurnStart};
use crate::seat::Seat;

impl Options {
    /// What a player with this hand may do.
    pub(in crate::mcr) fn of(table: &Table, hand: &Hand, seat: Seat) -> Options {
        match table.phase() {
            Phase::Turn { seat: whose, start } if whose == seat => {
                own_turn(table, hand, seat, start)
            }
            Phase::Reply { by, tile, to_kong } if by != seat && hand.awaits_draw() => {
                reply(table, hand, seat, Taken { from: by, tile, to_kong })
            }
            _ => Options::NONE,
        }
    }
}

fn own_turn(table: &Table, hand: &Hand, seat: Seat, start: TurnStart) -> Options {
    let concealed = hand.concealed();
    let mut options = Options { discards: concealed.kinds(), ..Options::NONE };
    let TurnStart::Draw(after) = start else { return options };
    if table.player(seat).is_dead() {
        return options;
    }
    options.win = hand.drawn().is_some() && wins(table, hand, seat, Err(after));
    if table.allows_kong(seat) {
        for tile in concealed.at_least(4) {
            let kong = Meld::ankan([tile; 4]);
            push(&mut options.kongs, kong.ok());
        }
        for pung in hand.melds().iter().filter(|meld| meld.kind() == MeldKind::Pon) {
            let tile = pung.mentsu().first();
            let is_held = concealed.get(tile) > 0;
            push(&mut options.kongs, Meld::kakan(*pung, tile).ok().filter(|_| is_held));
        }
    }
    options
}

fn reply(table: &Table, hand: &Hand, seat: Seat, taken: Taken) -> Options {
    let mut options = Options::NONE;
    if table.player(seat).is_dead() {
        return options;
    }
    options.win = wins(table, hand, seat, Ok(taken));
    if !taken.to_kong && !table.is_last(taken.from) {
        add_calls(&mut options, table, hand, seat, taken);
    }
    options.pass = options.win || !options.calls.is_empty();
    options
}

fn add_calls(options: &mut Options, table: &Table, hand: &Hand, seat: Seat, taken: Taken) {
    let (concealed, tile) = (hand.concealed(), taken.tile);
    let Some(source) = seat.source(taken.from, 4) else { return };
    let own = Face::plain(tile);
    if concealed.get(tile) >= 2 {
        push(&mut options.calls, Meld::pon([own; 2], own, source).ok());
    }
    if concealed.get(tile) >= 3 && table.draws_left(seat) > 0 {
        push(&mut options.calls, Meld::daiminkan([own; 3], own, source).ok());
    }
    if source == CalledFrom::Kamicha {
        for pair in chow_pairs(concealed, tile).into_iter().flatten() {
            push(&mut options.calls, Meld::chi(pair, tile).ok());
        }
    }
}

/// The two tiles of each chow that a tile can be claimed for: as its highest, middle and lowest.
fn chow_pairs(concealed: &Counts, tile: Tile) -> [Option<[Tile; 2]>; 3] {
    let held = concealed.kinds();
    [[-2, -1], [-1, 1], [1, 2]].map(|steps| {
        let [a, b] = steps.map(|step| beside(tile, step));
        Some([a?, b?]).filter(|pair| pair.iter().all(|tile| held.contains(*tile)))
    })
}

/// The tile `step` ranks higher in the same suit.
fn beside(tile: Tile, step: i8) -> Option<Tile> {
    let rank = tile.rank().checked_add_signed(step)?;
    if tile.is_honor() { None } else { Tile::new(tile.suit(), rank).ok() }
}

/// Adds what there is to a list, whose capacity is proven where it is declared.
fn push<T: Filler, const N: usize>(list: &mut List<T, N>, item: Option<T>) {
    if let Some(item) = item {
        let pushed = list.try_push(item);
        debug_assert!(pushed.is_ok(), "a full list");
    }
}
