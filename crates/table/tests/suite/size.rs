//! A round is small enough to be copied at every step of a search.

use mentsu_table::{Event, Game, Options, Round, View};

#[test]
fn a_round_takes_less_than_four_kilobytes() {
    let sizes = [size_of::<Round>(), size_of::<View>(), size_of::<Options>(), size_of::<Event>()];
    println!("round, view, options, event: {sizes:?}, game {}", size_of::<Game>());
    // The events of one action are few, and lie beside the round.
    assert!(sizes[0] + 6 * sizes[3] < 4_096, "{sizes:?}");
}
