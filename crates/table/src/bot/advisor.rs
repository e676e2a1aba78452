//! The bot that follows advice.

use alloc::vec::Vec;

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
    let errors: Vec<(Action, f64)> = advice
        .actions()
        .iter()
        .map(|advised| (without_red(advised.action), strength.error() * nearly_normal(source)))
        .collect();
    let misjudged = advice.actions().iter().map(|advised| {
        let plain = without_red(advised.action);
        // One error for a five and a red five: who holds both knows which is worth more.
        let error = errors.iter().find(|(action, _)| *action == plain);
        (advised.action, advised.value + error.map_or(0.0, |(_, error)| *error))
    });
    let best = misjudged.reduce(|best, next| {
        let is_same = without_red(next.0) == without_red(best.0);
        let is_plainer = is_same && gives_red(best.0) && !gives_red(next.0);
        if next.1 > best.1 || (next.1 == best.1 && is_plainer) { next } else { best }
    });
    best.map_or_else(|| view.default_action(), |(action, _)| action)
}

/// Whether it discards a red five.
fn gives_red(action: Action) -> bool {
    match action {
        Action::Discard { face, .. }
        | Action::Riichi { face, .. }
        | Action::OpenRiichi { face, .. } => face.is_red(),
        _ => false,
    }
}

/// The same discard or riichi of a plain tile.
fn without_red(action: Action) -> Action {
    match action {
        Action::Discard { face, .. } => {
            Action::Discard { face: face.tile().into(), tsumogiri: false }
        }
        Action::Riichi { face, .. } => {
            Action::Riichi { face: face.tile().into(), tsumogiri: false }
        }
        Action::OpenRiichi { face, .. } => {
            Action::OpenRiichi { face: face.tile().into(), tsumogiri: false }
        }
        action => action,
    }
}

/// A number of mean 0 and mean square 1, the sum of twelve uniform ones.
fn nearly_normal<R: RandomSource>(source: &mut R) -> f64 {
    const STEPS: usize = 1 << 16;
    (0..12).map(|_| source.below(STEPS) as f64 / STEPS as f64).sum::<f64>() - 6.0
}

/// The values of places for [`advisor`], in equal steps.
const PLACES: [f64; 4] = [1.5, 0.5, -0.5, -1.5];
