//! What is a win worth, and why: yaku, fu, and who pays.

use mentsu::riichi::{NoWin, Rules, Situation, score};
use mentsu::{Wind, face, hand};

fn main() -> Result<(), NoWin> {
    let hand = hand!("23467m345p34588s");
    let ron =
        Situation::ron(face!("5m")).with_seat(Wind::South).with_riichi().with_dora([face!("7s")]);
    let score = score(&hand, &ron, &Rules::TENHOU)?;

    println!("{hand} wins by {}: {} points", face!("5m"), score.points());
    for (yaku, han) in score.yaku() {
        println!("  {yaku}: {han} han");
    }
    println!("  {} of dora", score.dora().iter().map(|(_, han)| han).sum::<u8>());
    if let (Some(han), Some(fu)) = (score.han(), score.fu()) {
        println!("  {han} han and {fu} fu, {}", score.limit());
    }
    println!("  {} received", score.payments().received());
    Ok(())
}
