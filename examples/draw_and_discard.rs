//! Play a hand: draw, discard the best tile, until it is won or the wall ends.

use mentsu::{HandError, Tile, hand};

fn main() -> Result<(), HandError> {
    let mut hand = hand!("123m45p13789s113z");
    let wall = [Tile::White, Tile::P6, Tile::M9, Tile::East, Tile::S2];
    for drawn in wall {
        let full = hand.draw(drawn)?;
        if full.is_win() {
            println!("draw {drawn}: won with {full}");
            return Ok(());
        }
        let Some(best) = full.best_discard() else { break };
        let best = best.tile();
        hand = full.discard(best)?;
        println!("draw {drawn}, discard {best}: {hand}, {}", hand.shanten());
    }
    println!("not won, {}", hand.shanten());
    Ok(())
}
