//! Rounds of advisors, played on twice from their decisions.

use std::ops::Range;
use std::thread;

use mentsu::random::{RandomSource, SplitMix64};
use mentsu_table::advice::Advisor;
use mentsu_table::{Action, GameRules, Round, RoundStart, Seat, View, Wall};

use crate::choices::{Choice, choices};

/// A decision played on twice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fork {
    pub round: u64,
    pub choice: Choice,
    /// By how much the bolder action was said to be worth more.
    pub said: f64,
    /// By how much it brought more.
    pub was: f64,
}

/// The decisions in the rounds of these seeds whose actions differ by at most this many points, in
/// the order of the rounds, whatever the number of threads.
pub fn played(
    rules: &GameRules,
    seeds: Range<u64>,
    within: f64,
    threads: usize,
) -> Result<Vec<Fork>, String> {
    let part = |first: usize| {
        let seeds = seeds.clone().skip(first).step_by(threads);
        seeds.map(|seed| forks(rules, seed, within)).collect::<Result<Vec<_>, _>>()
    };
    let parts: Result<Vec<Vec<Vec<Fork>>>, String> = thread::scope(|scope| {
        let working: Vec<_> = (0..threads).map(|first| scope.spawn(move || part(first))).collect();
        let joined = working.into_iter().map(|it| it.join());
        joined.map(|it| it.map_err(|_| "a thread panicked".to_owned())?).collect()
    });
    let mut all: Vec<Fork> = parts?.into_iter().flatten().flatten().collect();
    all.sort_by_key(|fork| fork.round);
    Ok(all)
}

/// Plays one of this many discard decisions.
const DISCARDS: usize = 20;

fn forks(rules: &GameRules, seed: u64, within: f64) -> Result<Vec<Fork>, String> {
    let mut source = SplitMix64::new(seed);
    let wall = Wall::shuffled(rules, &mut source);
    let start = RoundStart::first(rules);
    let mut round = Round::new(rules, &start, wall).map_err(|why| why.to_string())?;
    let mut found = Vec::new();
    while let Some(seat) = round.awaited().next() {
        let view = round.view(seat).unwrap();
        if let Some(only) = view.options().only() {
            take(&mut round, seat, only)?;
            continue;
        }
        let advice = Advisor::new().advice(&view);
        for (choice, bolder, other) in choices(&view, &advice) {
            let said = bolder.value - other.value;
            let is_asked = choice != Choice::Discard || source.below(DISCARDS) == 0;
            if is_asked && said.abs() <= within {
                let [bolder, other] =
                    [bolder.action, other.action].map(|it| gained(round.clone(), seat, it));
                found.push(Fork { round: seed, choice, said, was: bolder? - other? });
            }
        }
        let action = advice.best().map_or_else(|| view.default_action(), |best| best.action);
        take(&mut round, seat, action)?;
    }
    Ok(found)
}

/// What a player gains to the end of the round by an action, all being advisors.
fn gained(mut round: Round, seat: Seat, action: Action) -> Result<f64, String> {
    let before = round.table().points()[seat.index()];
    take(&mut round, seat, action)?;
    while let Some(seat) = round.awaited().next() {
        let action = advised(&round.view(seat).unwrap());
        take(&mut round, seat, action)?;
    }
    let outcome = round.outcome().ok_or("a round without an end")?;
    Ok(f64::from(outcome.points[seat.index()] - before))
}

fn advised(view: &View) -> Action {
    view.options().only().unwrap_or_else(|| {
        let advice = Advisor::new().advice(view);
        advice.best().map_or_else(|| view.default_action(), |best| best.action)
    })
}

fn take(round: &mut Round, seat: Seat, action: Action) -> Result<(), String> {
    round.act(seat, action).map(|_| ()).map_err(|why| why.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whatever the number of threads, and each round whether or not others are played.
    #[test]
    fn the_same_seeds_give_the_same_decisions() {
        let rules = GameRules::TENHOU;
        let all = played(&rules, 5..8, 300.0, 1).unwrap();
        assert_eq!(played(&rules, 5..8, 300.0, 2).unwrap(), all);
        let last: Vec<Fork> = all.iter().filter(|fork| fork.round == 7).copied().collect();
        assert_eq!(played(&rules, 7..8, 300.0, 1).unwrap(), last);
        assert!(!last.is_empty() && all.iter().all(|fork| fork.said.abs() <= 300.0));
    }

    /// Both ways go on with the same wall: what is done again brings what it brought.
    #[test]
    fn an_action_brings_the_same_again() {
        let rules = GameRules::TENHOU;
        let wall = Wall::shuffled(&rules, &mut SplitMix64::new(3));
        let round = Round::new(&rules, &RoundStart::first(&rules), wall).unwrap();
        let (seat, action) = (Seat::ALL[0], advised(&round.view(Seat::ALL[0]).unwrap()));
        let gains = [(); 2].map(|()| gained(round.clone(), seat, action));
        assert_eq!(gains[0], gains[1]);
        assert!(gained(round, seat, Action::Pass).is_err());
    }
}
