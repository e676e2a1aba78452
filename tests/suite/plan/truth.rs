//! What the model leaves out, measured: games on a real wall by its own policy.

use mentsu::Hand;
use mentsu::puzzle::SplitMix64;
use mentsu::riichi::Rules;

use super::hands::dealt;
use super::model::{Aim, Model};
use super::simulation::simulate;
use super::solve::Follower;
use super::worth::Asked;

/// Of the best discard the figure promised, the mean of as many games, and its standard error.
fn promised_and_played(hand: &Hand, aim: Aim, games: usize) -> [f64; 3] {
    let mut asked = Asked::new(17, 1);
    asked.dora = vec!["1z".parse().expect("a tile")];
    let model = Model::new(hand, &asked, &Rules::TENHOU);
    let solved = model.solve(aim);
    let value = |node: usize| solved.value(0, node);
    let best = model.starts.iter().max_by(|a, b| value(a.1).total_cmp(&value(b.1)));
    let &(face, node) = best.expect("a discard");
    let (mut player, mut random) = (Follower::new(&model, &solved, node), SplitMix64::new(7));
    let played = simulate(hand, face, &model.scorer, &mut player, games, &mut random);
    [value(node), played[aim as usize].mean(), played[aim as usize].error()]
}

#[test]
fn a_real_wall_gives_what_the_model_promises() {
    let mut random = SplitMix64::new(5);
    for _ in 0..4 {
        let hand = dealt(&mut random, 1, &Rules::TENHOU);
        for aim in [Aim::Win, Aim::Points] {
            let [promised, played, error] = promised_and_played(&hand, aim, 20_000);
            let apart = (promised - played).abs();
            assert!(apart < 0.03 * played + 4.0 * error, "{hand} {aim:?}: {promised} for {played}");
        }
    }
}
