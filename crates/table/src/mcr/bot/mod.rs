//! Players: a yardstick for other players, opponents, and a substitute for one who has left.
//!
//! A bot is a function from what its seat knows to one of the actions offered. It keeps no state.

mod aims;

use mentsu::Tile;
use mentsu::random::RandomSource;

use self::aims::Prospect;
use super::action::Action;
use super::hands::declare;
use super::view::View;

/// Any action offered, each as likely as another; a pass if nothing is.
///
/// ```
/// use mentsu::random::SplitMix64;
/// use mentsu_table::mcr::{GameRules, Round, RoundStart, Wall, bot};
///
/// let mut source = SplitMix64::new(7);
/// let rules = GameRules::BOTZONE_CONTEST;
/// let wall = Wall::shuffled(&rules, &mut source);
/// let mut round = Round::new(&rules, &RoundStart::FIRST, wall)?;
/// while let Some(seat) = round.awaited().next() {
///     let action = bot::random(&round.view(seat), &mut source);
///     round.act(seat, action)?;
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn random(view: &View, source: &mut impl RandomSource) -> Action {
    let options = view.options();
    options.nth(source.below(options.len())).unwrap_or(Action::Pass)
}

/// Plays for the fan of eight points and more that can be had whatever else the hand is: the
/// nearest of them, and of equally near ones where most are near.
///
/// These are seven pairs, thirteen orphans, honors and knitted tiles, a knitted straight, and three
/// chows that make a straight, a mixed straight, a mixed or pure triple chow, or pure shifted
/// chows. It wins whenever it may, calls what brings it nearer, and doesn't look at what others
/// collect.
#[must_use]
pub fn greedy(view: &View) -> Action {
    let options = view.options();
    if options.win() {
        return Action::Win;
    }
    let known = view.table().known_to(view.seat(), view.hand());
    let left = |tile: Tile| known.left(view.hand().concealed(), tile);
    if options.pass() {
        let now = Prospect::of(view.hand(), left);
        let calls = options.calls().iter().filter_map(|meld| {
            let called = declare(view.hand(), meld).ok()?;
            let best = called.concealed().kinds().iter();
            let rests = best.filter_map(|tile| called.discard(tile).ok());
            Some((rests.map(|rest| Prospect::of(&rest, left)).max()?, Action::Call(*meld)))
        });
        let best = calls.filter(|(after, _)| after.is_nearer(&now)).max_by_key(|(after, _)| *after);
        return best.map_or(Action::Pass, |(_, call)| call);
    }
    let discards = options.discards().iter().filter_map(|tile| {
        let rest = view.hand().discard(tile).ok()?;
        Some((Prospect::of(&rest, left), Action::Discard(tile)))
    });
    discards.max_by_key(|(after, _)| *after).map_or_else(|| view.default_action(), |(_, it)| it)
}
