//! What may a player do: which calls, which discards with riichi, is a ron barred?

use mentsu::riichi::Rules;
use mentsu::riichi::legality::{Passed, Turn, calls, furiten, riichi_discards};
use mentsu::{CalledFrom, FifthCopy, face, hand, tiles};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let waiting = hand!("40567p234s11345z");
    println!("{waiting}, when the player to the left discards {}:", face!("6p"));
    for meld in calls(&waiting, face!("6p"), CalledFrom::Kamicha, &Turn::new(), &Rules::TENHOU)? {
        println!("  {meld}");
    }

    let drawn = hand!("234m067p23488s679s");
    println!("{drawn} may declare riichi with:");
    for discard in riichi_discards(&drawn, FifthCopy::default())? {
        println!("  {discard}");
    }

    let tenpai = hand!("23m456p789s345s33z");
    match furiten(&tenpai, &Passed::NOTHING.with_discards(tiles!("4m"))) {
        Some(why) => println!("{tenpai} after its own 4m: {why}"),
        None => println!("{tenpai} may win by ron"),
    }
    Ok(())
}
