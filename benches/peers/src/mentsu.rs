//! mentsu itself, from a ready `Counts`, and from a `LiveHand` whose look-ups are ready.

use ::mentsu::agari::{self, standard};
use ::mentsu::{
    Decompositions, FifthCopy, LiveHand, Tile, TileSet, Ukeire, View, shanten, ukeire as accept,
    wait,
};

use crate::{Counts, Kind, Splits};

/// What mentsu wants; the number of concealed tiles says how many melds there are.
pub type Input = ::mentsu::Counts;

/// Makes mentsu's input.
pub fn prepare(counts: &Counts, _melds: u8) -> Input {
    Input::from_array(*counts).expect("a checked hand")
}

/// Whether it is won in any form.
pub fn win(input: &Input) -> bool {
    agari::is_win(input)
}

/// The shanten of the standard form.
pub fn shanten_standard(input: &Input) -> i8 {
    shanten::standard(input).get()
}

/// The least shanten of the three forms.
pub fn shanten_all(input: &Input) -> i8 {
    shanten::shanten(input).get()
}

/// The tiles waited for.
pub fn waits(input: &Input) -> TileSet {
    wait::wait_tiles(input, &Input::EMPTY, FifthCopy::Any)
}

/// The waits as bits.
pub fn waits_mask(waits: &TileSet) -> u64 {
    waits.bits()
}

/// The tiles that lower shanten with how many are left.
pub fn ukeire(input: &Input) -> Ukeire {
    accept::ukeire(input, &View::BLIND)
}

/// The accepted tiles as bits.
pub fn ukeire_mask(ukeire: &Ukeire) -> u64 {
    ukeire.tiles().bits()
}

/// All standard decompositions.
pub fn decompositions(input: &Input) -> Decompositions {
    standard::decompositions(input)
}

/// The decompositions in neutral form.
pub fn normalise(found: &Decompositions) -> Splits {
    let mut splits: Splits = found
        .iter()
        .map(|way| {
            let mut mentsu: Vec<_> = way
                .mentsu()
                .iter()
                .map(|mentsu| {
                    let kind = if mentsu.is_shuntsu() { Kind::Shuntsu } else { Kind::Koutsu };
                    (kind, mentsu.first().index() as u8)
                })
                .collect();
            mentsu.sort();
            (way.jantou().index() as u8, mentsu)
        })
        .collect();
    splits.sort();
    splits
}

/// A hand in play, its look-ups ready.
pub fn prepare_live(counts: &Counts, melds: u8) -> LiveHand {
    LiveHand::of_counts(&prepare(counts, melds))
}

/// Whether it is won in any form, look-ups ready.
pub fn win_live(hand: &LiveHand) -> bool {
    hand.is_win()
}

/// The shanten of the standard form, look-ups ready.
pub fn shanten_standard_live(hand: &LiveHand) -> i8 {
    hand.standard_shanten().get()
}

/// One draw, then the least shanten of the three forms.
pub fn draw_and_shanten_all(hand: &LiveHand) -> i8 {
    let mut hand = *hand;
    // The kind differs from hand to hand and is seldom held four times.
    let tile = Tile::ALL[usize::from(hand.concealed().get(Tile::East)) * 9];
    let _ = hand.draw(tile);
    hand.shanten().get()
}
