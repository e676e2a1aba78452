//! How long shanten of many hands takes here, outside a browser: hands of 34 bytes each from
//! standard input, nanoseconds a hand to standard output. What the tests of the page compare the
//! module with.

use std::io::Read as _;
use std::time::Instant;

use mentsu_web::hand::many::shanten_of_many;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut counts = Vec::new();
    std::io::stdin().read_to_end(&mut counts)?;
    let hands = counts.len() / 34;
    let mut best = f64::INFINITY;
    for _ in 0..8 {
        let before = Instant::now();
        let shanten = shanten_of_many(&counts).map_err(|failure| failure.message.clone())?;
        best = best.min(before.elapsed().as_nanos() as f64);
        assert_eq!(shanten.len(), hands);
    }
    println!("{:.1}", best / hands as f64);
    Ok(())
}
