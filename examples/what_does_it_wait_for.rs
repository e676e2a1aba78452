//! What does a hand wait for, in which shapes, and how many are left?

use mentsu::hand;

fn main() {
    let hand = hand!("1112345678999m");
    let waits = hand.waits();
    println!("{hand} waits for {}", waits.tiles());
    for wait in waits.iter() {
        println!("  {}: {}, {} left", wait.tile(), wait.shapes(), wait.left());
        // The form that each completes, the block with the winning tile in angle brackets.
        for reading in wait.readings() {
            let blocks = reading.blocks().into_iter().map(|(block, completed)| {
                if completed { format!("<{block}>") } else { block.to_string() }
            });
            println!("    {}: {}", reading.shape(), blocks.collect::<Vec<_>>().join(" "));
        }
    }
}
