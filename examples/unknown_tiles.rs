//! What must unknown tiles be for a hand to be won?

use mentsu::{ParseError, PartialHand};

fn main() -> Result<(), ParseError> {
    let hand: PartialHand = "345m??55667s77p11z".parse()?;
    println!("{} tiles are unknown, it can win: {}", hand.unknown(), hand.can_win());
    for completion in hand.completions() {
        let forms: Vec<String> = completion.win_forms().iter().map(ToString::to_string).collect();
        println!("  {}: {}", completion.tiles(), forms.join(" or "));
    }
    Ok(())
}
