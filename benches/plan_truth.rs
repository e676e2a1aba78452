//! How true plans are: what they promise, and what their policy earns on a real wall, without
//! replacement. `cargo bench --bench plan_truth -- [GAMES] [every]`: GAMES games a line, 60,000 by
//! default; `every` measures every discard instead of the best.

use mentsu::plan::{Line, Objective, Outlook, Planner, Reply};
use mentsu::random::{RandomSource, SplitMix64};
use mentsu::riichi::{Rules, score};
use mentsu::{Face, Hand};

/// Tenpai, 1-shanten and 2-shanten hands.
const HANDS: [&str; 9] = [
    "135m123456p23499s",
    "1112456788999m3z",
    "4556m12367p12378s",
    "456678m02337p056s",
    "123m123p3334444z1m",
    "23m456p789s11223z5m",
    "406m2356p13588s22z",
    "2355m34668p40789s",
    "1189m2467p3468s66z",
];

/// The wall: the deck without the hand and the indicator.
fn wall_of(hand: &Hand, indicator: Face) -> Vec<Face> {
    let mut wall: Vec<Face> = Rules::TENHOU.deck().collect();
    for face in hand.faces().chain([indicator]) {
        let place = wall.iter().position(|&other| other == face);
        wall.remove(place.expect("the deck has every tile of the hand"));
    }
    wall
}

/// One game by the line's policy: whether it was tenpai or won at the end, whether it won, and the
/// points.
fn play(line: &mut Line<'_>, discard: Face, wall: &[Face]) -> [f64; 3] {
    line.rewind();
    line.discard(discard).expect("a discard of the hand");
    let draws = line.left();
    for &face in &wall[..usize::from(draws)] {
        line.draw(face).expect("a tile of the wall");
        match line.reply() {
            Reply::Win => {
                // Any tile that wasn't drawn may be the ura indicator.
                let ura = [wall[wall.len() - 1]];
                let situation = line.situation().with_ura(ura);
                let won = score(line.hand(), &situation, &Rules::TENHOU);
                return [1.0, 1.0, f64::from(won.expect("a win").points())];
            }
            Reply::Discard { face, .. } => line.discard(face).expect("a tile held"),
        }
    }
    [f64::from(u8::from(line.hand().is_tenpai())), 0.0, 0.0]
}

/// The mean of `games` games by a line's policy after a discard, and its standard error.
fn played(
    line: &mut Line<'_>,
    discard: Face,
    objective: Objective,
    wall: &mut [Face],
    games: u32,
    random: &mut SplitMix64,
) -> [f64; 2] {
    let (mut sum, mut squares) = (0.0, 0.0);
    for _ in 0..games {
        for place in 0..wall.len() {
            let left = (wall.len() - place) as u64;
            wall.swap(place, place + (random.next_u64() % left) as usize);
        }
        let of_game = play(line, discard, wall)[if objective == Objective::Win { 1 } else { 2 }];
        sum += of_game;
        squares += of_game * of_game;
    }
    let n = f64::from(games);
    let mean = sum / n;
    [mean, ((squares / n - mean * mean).max(0.0) / n).sqrt()]
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let games = words.iter().find_map(|word| word.parse().ok()).unwrap_or(60_000_u32);
    let every = words.iter().any(|word| word == "every");
    println!("plans at depth 1 with 17 draws, and {games} games by their policy on a real wall\n");
    println!("| hand | discard | objective | promised | played | off | noise |");
    println!("|---|---|---|---:|---:|---:|---:|");
    let mut planner = Planner::new();
    let mut random = SplitMix64::new(2026);
    let mut off_and_noise: Vec<[f64; 2]> = Vec::new();
    for text in HANDS {
        let hand: Hand = text.parse().expect("a hand");
        let indicator: Face = "1z".parse().expect("a tile");
        let outlook = Outlook::new().with_dora([indicator]);
        let mut wall = wall_of(&hand, indicator);
        for objective in [Objective::Win, Objective::Points] {
            let plan =
                planner.plan_for(objective, &hand, &outlook, &Rules::TENHOU).expect("a plan");
            let ranked = plan.ranked(objective);
            let most = if every { ranked.len() } else { 1 };
            let asked: Vec<(Face, f64)> =
                ranked.take(most).map(|plan| (plan.face(), plan.figures().of(objective))).collect();
            let mut line =
                planner.line(objective, &hand, &outlook, &Rules::TENHOU).expect("a line");
            for (discard, promised) in asked {
                let [mean, noise] =
                    played(&mut line, discard, objective, &mut wall, games, &mut random);
                let (off, noise) = (100.0 * (promised / mean - 1.0), 100.0 * noise / mean);
                println!(
                    "| {text} | {discard} | {objective:?} | {promised:.4} | {mean:.4} | {off:+.2} % | {noise:.2} % |"
                );
                off_and_noise.push([off.abs(), noise]);
            }
        }
    }
    off_and_noise.sort_by(|one, other| one[0].total_cmp(&other[0]));
    let lines = off_and_noise.len();
    let within = off_and_noise.iter().filter(|[off, _]| *off <= 3.0).count();
    let noisy = off_and_noise.iter().filter(|[off, noise]| *off <= 3.0 + 2.0 * noise).count();
    println!(
        "\n{lines} lines: {:.2} % off in the median, {:.2} % at most; {within} within 3 %, {noisy} within 3 % and twice \
         the noise",
        off_and_noise[lines / 2][0],
        off_and_noise[lines - 1][0],
    );
}
