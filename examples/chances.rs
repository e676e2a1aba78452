//! How likely is a hand that plays alone to be tenpai, and to win, within a few draws?

use mentsu::chances::{ChanceError, Goal};
use mentsu::{Visible, hand};

fn main() -> Result<(), ChanceError> {
    let hand = hand!("123m45p13789s113z");
    let wall = Visible::of(&hand).unseen(hand.concealed());
    for draws in 1..=3 {
        let tenpai = hand.chance(&wall, draws, Goal::Tenpai)?;
        let win = hand.chance(&wall, draws, Goal::Win)?;
        println!(
            "{draws} draws: tenpai {tenpai}, {:.3}; win {win}, {:.3}",
            tenpai.as_f64(),
            win.as_f64()
        );
    }

    let drawn = hand!("135m123456p23499s");
    let wall = Visible::of(&drawn).unseen(drawn.concealed());
    let best = &drawn.discard_chances(&wall, 2, Goal::Win)?[0];
    println!("{drawn}: {} leaves the best chance, {:.3}", best.tile(), best.chance().as_f64());
    Ok(())
}
