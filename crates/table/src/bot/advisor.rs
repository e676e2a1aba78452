//! The bot that follows advice.

use alloc::vec::Vec;

use mentsu::Face;
use mentsu::random::RandomSource;

use crate::action::Action;
use crate::advice::{Advisor, Strength};
use crate::view::View;

/// The action with the highest value by [`advice`](crate::advice), which includes the others'
/// chances. A weaker bot misjudges values, by numbers from `source`.
///
/// ```
/// use mentsu::random::SplitMix64;
/// use mentsu_table::advice::Strength;
/// use mentsu_table::{GameRules, Round, RoundStart, Wall, bot};
///
/// let rules = GameRules::TENHOU;
/// let mut source = SplitMix64::new(3);
/// let wall = Wall::shuffled(&rules, &mut source);
/// let mut round = Round::new(&rules, &RoundStart::first(&rules), wall).unwrap();
/// while let Some(seat) = round.awaited().next() {
///     let action = bot::advisor(&round.view(seat).unwrap(), Strength::Easy, &mut source);
///     round.act(seat, action).unwrap();
/// }
/// assert!(round.outcome().is_some());
/// ```
#[must_use]
pub fn advisor<R: RandomSource>(view: &View, strength: Strength, source: &mut R) -> Action {
    if let Some(action) = view.options().only() {
        return action;
    }
    let advisor = Advisor::new().with_strength(strength);
    if strength.error() == 0.0 {
        let advice = advisor.with_finite_places(PLACES).advice(view);
        return advice.best().map_or_else(|| view.default_action(), |best| best.action);
    }
    let mut advisor = advisor;
    let advice = advisor.advice(view);
    let actions = advice.actions();
    let errors: Vec<f64> =
        actions.iter().map(|_| strength.error() * nearly_normal(source)).collect();
    let misjudged = actions.iter().map(|advised| {
        // One error for a five and a red five: who holds both knows which is worth more.
        let first = actions.iter().position(|other| are_alike(&other.action, &advised.action));
        (advised.action, advised.value + errors[first.expect("an action is like itself")])
    });
    let is_red = |action: &Action| action.discarded().is_some_and(Face::is_red);
    let best = misjudged.reduce(|best, next| {
        let is_plainer = are_alike(&best.0, &next.0) && is_red(&best.0) && !is_red(&next.0);
        if next.1 > best.1 || (next.1 == best.1 && is_plainer) { next } else { best }
    });
    best.map_or_else(|| view.default_action(), |(action, _)| action)
}

/// Whether two actions are the same, or the same but for which copy of a kind they discard.
fn are_alike(one: &Action, other: &Action) -> bool {
    let tile = |action: &Action| action.discarded().map(Face::tile);
    let discard = tile(one).is_some();
    one == other || discard && (one.kind(), tile(one)) == (other.kind(), tile(other))
}

/// A number of mean 0 and mean square 1, the sum of twelve uniform ones.
fn nearly_normal<R: RandomSource>(source: &mut R) -> f64 {
    const STEPS: usize = 1 << 16;
    (0..12).map(|_| source.below(STEPS) as f64 / STEPS as f64).sum::<f64>() - 6.0
}

/// The values of places for [`advisor`], in equal steps.
const PLACES: [f64; 4] = [1.5, 0.5, -0.5, -1.5];
