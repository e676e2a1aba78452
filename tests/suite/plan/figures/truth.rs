//! Measures the effect of what the model neglects: games on a real wall by its own policy.

use mentsu::random::SplitMix64;
use mentsu::riichi::Rules;
use mentsu::{Face, Hand};

use crate::plan::figures::worth::Asked;
use crate::plan::twin::hands::dealt;
use crate::plan::twin::model::{Aim, Model};
use crate::plan::twin::simulation::simulate;
use crate::plan::twin::solve::Follower;

/// How many games follow the best discard, and each other one.
const GAMES: [usize; 2] = [20_000, 2_000];

/// For each discard, the best first: the figure promised, the mean of its games, and the standard
/// error of that.
fn promised_and_played(hand: &Hand, aim: Aim) -> Vec<(Option<Face>, [f64; 3])> {
    let mut asked = Asked::new(17, 1);
    asked.dora = vec!["1z".parse().expect("a tile")];
    let model = Model::new(hand, &asked, &Rules::TENHOU);
    let solved = model.solve(aim);
    let mut starts = model.starts.clone();
    starts.sort_by(|a, b| solved.value(0, b.1).total_cmp(&solved.value(0, a.1)));
    let mut random = SplitMix64::new(7);
    let of_start = |(place, &(face, node)): (usize, &(Option<Face>, usize))| {
        let (mut player, games) = (Follower::new(&model, &solved, node), GAMES[place.min(1)]);
        let played = simulate(hand, face, &model.scorer, &mut player, games, &mut random);
        let played = &played[aim as usize];
        (face, [solved.value(0, node), played.mean(), played.error()])
    };
    starts.iter().enumerate().map(of_start).collect()
}

#[test]
fn a_real_wall_gives_what_the_model_promises() {
    let mut random = SplitMix64::new(5);
    for _ in 0..4 {
        let hand = dealt(&mut random, 1, &Rules::TENHOU);
        for aim in [Aim::Win, Aim::Points] {
            let all = promised_and_played(&hand, aim);
            assert!(all.len() > 1, "{hand}");
            for (face, [promised, played, error]) in all {
                let apart = (promised - played).abs();
                assert!(
                    apart < 0.03 * played + 4.0 * error,
                    "{hand}, {face:?} for {aim:?}: {promised} for {played}"
                );
            }
        }
    }
}
