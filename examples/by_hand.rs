//! A hand taken apart as one does it at the table:
//! `cargo run -p mentsu-examples --example by_hand [TILES]`.

use mentsu::Counts;
use mentsu::attempts::{
    decomposition, jantou_candidates, koutsu_candidates, koutsu_subsets, strip_shuntsu,
    without_jantou, without_koutsu,
};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let text = std::env::args().nth(1).unwrap_or("23333444556688m".to_owned());
    let tiles: Counts = text.parse()?;
    let size = tiles.total();
    if size % 3 != 2 || size > 14 {
        return Err(format!("{tiles} has {size} tiles; a win has 2, 5, 8, 11 or 14").into());
    }
    println!("{tiles}: the jantou is one of {{{}}}", jantou_candidates(&tiles));
    let mut found = Vec::new();
    for jantou in jantou_candidates(&tiles) {
        let rest = without_jantou(&tiles, jantou)?;
        println!("without {jantou}{jantou}: {rest}");
        for koutsu in koutsu_subsets(koutsu_candidates(&rest)) {
            let stripped = strip_shuntsu(&without_koutsu(&rest, koutsu)?);
            let end = match decomposition(jantou, koutsu, &stripped) {
                Some(won) => {
                    found.push(won);
                    format!("won: {won}")
                }
                None => format!("{} is left", stripped.left_over()),
            };
            println!("  koutsu {{{koutsu}}}: {end}");
        }
    }
    println!("decompositions: {}", found.len());
    if tiles.is_chiitoitsu() || tiles.is_kokushi() {
        println!("won without mentsu, as chiitoitsu or kokushi");
    }
    Ok(())
}
