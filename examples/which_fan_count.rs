//! Which fan count under Chinese official rules, which don't, and why?

use mentsu::mcr::{NoWin, Rules, Situation, score};
use mentsu::{Wind, hand, tile};

fn main() -> Result<(), NoWin> {
    let hand = hand!("123456m78p55s(789m)");
    let won = Situation::by_discard(tile!("9p")).with_seat(Wind::South).with_flowers(1);
    let score = score(&hand, &won, &Rules::MIL)?;

    println!("{hand} wins by {}: {} points", tile!("9p"), score.total());
    for one in score.fans() {
        let fan = one.fan();
        println!("  {} {}: {} × {}", fan.english(), fan.chinese(), one.times(), one.points());
    }
    for out in score.left_out() {
        let (fan, by) = (out.fan().english(), out.by().english());
        println!("  no {fan}: {} {}, {by}", out.principle(), out.principle().chinese());
    }
    println!("  {} received", score.payments().received());
    Ok(())
}
