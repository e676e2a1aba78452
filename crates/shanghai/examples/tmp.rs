use std::time::Instant;
use shanghai::*;
fn main() {
    let args: Vec<u64> = std::env::args().skip(1).map(|a| a.parse().unwrap()).collect();
    let (from, to) = (args[0], args[1]);
    let turtle = layouts::turtle();
    let faces = deal::four_of_each(36);
    let mut times = vec![];
    let mut stuck = vec![];
    let mut open = vec![];
    let (mut nodes, mut conflicts) = (0, 0);
    for seed in from..to {
        let board = deal::random(&turtle, &faces, seed).unwrap();
        let t = Instant::now();
        let (c, spent) = quick(&board, Budget::UNLIMITED, &mut || t.elapsed().as_millis() >= 2000);
        let e = t.elapsed().as_secs_f64() * 1e3;
        if c == 'S' { stuck.push((seed, e)); }
        if c == 'U' { open.push(seed); }
        nodes += spent.nodes; conflicts += spent.conflicts;
        if std::env::var("V").is_ok() { println!("{seed} {c} {e:.2} {spent:?}"); }
        times.push(e);
    }
    let n = times.len();
    let sum: f64 = times.iter().sum();
    times.sort_by(f64::total_cmp);
    println!("stuck {} {:?}", stuck.len(), stuck.iter().map(|s| s.0).collect::<Vec<_>>());
    println!("stuck mean ms {:.2}", stuck.iter().map(|s| s.1).sum::<f64>() / stuck.len() as f64);
    println!("open {open:?}");
    println!("mean {:.3} median {:.3} p90 {:.3} p99 {:.3} max {:.1} ms; nodes {} conflicts {} us/node {:.2}", sum / n as f64, times[n/2], times[n*9/10], times[n*99/100], times[n-1], nodes / n as u64, conflicts / n as u64, sum * 1e3 / nodes as f64);
}
