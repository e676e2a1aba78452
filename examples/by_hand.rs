//! A hand taken apart as one does it at the table: `cargo run --example by_hand [TILES]`.

use mentsu::Counts;
use mentsu::attempts::{
    jantou_candidates, koutsu_candidates, koutsu_subsets, strip_shuntsu, without_jantou,
    without_koutsu,
};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let text = std::env::args().nth(1).unwrap_or("23333444556688m".to_owned());
    let tiles: Counts = text.parse()?;
    println!("{tiles}: the jantou is one of {}", jantou_candidates(&tiles));
    for jantou in jantou_candidates(&tiles) {
        let rest = without_jantou(&tiles, jantou)?;
        println!("without {jantou}{jantou}: {rest}");
        for koutsu in koutsu_subsets(koutsu_candidates(&rest)) {
            let shuntsu = without_koutsu(&rest, koutsu)?;
            let left = strip_shuntsu(&shuntsu);
            let end = if left.is_empty() { "won".to_owned() } else { format!("{left} is left") };
            println!("  koutsu {{{koutsu}}}, shuntsu of {shuntsu}: {end}");
        }
    }
    if tiles.is_chiitoitsu() || tiles.is_kokushi() {
        println!("won without mentsu, as chiitoitsu or kokushi");
    }
    Ok(())
}
