//! What to discard: by how far the rest is from winning, then by how many unseen tiles help.

use mentsu::{Visible, counts, hand};

fn main() {
    let hand = hand!("123m45p13789s1123z");
    println!("{hand}: {}", hand.shanten());

    // Tiles in the rivers and the dora indicator can't be drawn any more.
    let view = Visible::of(&hand).with_seen(counts!("336p2s"));
    for discard in hand.discards_in(&view).iter().take(3) {
        let helping = discard.ukeire();
        let (tiles, total) = (helping.tiles(), helping.total());
        println!("  {} leaves {}: {tiles} help, {total} left", discard.tile(), discard.shanten());
    }
}
