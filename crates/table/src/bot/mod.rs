//! Bots: opponents, a yardstick for other bots, and substitutes for players who left.
//!
//! A bot is a function from its seat's knowledge to one of the offered actions. It keeps no state,
//! so a stored game stores none of it.

#[cfg(feature = "reading")]
mod advisor;

use mentsu::Tile;
use mentsu::random::RandomSource;

#[cfg(feature = "reading")]
pub use self::advisor::advisor;
#[cfg(feature = "reading")]
use crate::advice::Strength;

use crate::action::Action;
use crate::options::Options;
use crate::view::View;

/// A bot by its name.
///
/// ```
/// use mentsu::names::Named;
/// use mentsu::random::SplitMix64;
/// use mentsu_table::bot::Bot;
/// use mentsu_table::{GameRules, Round, RoundStart, Wall};
///
/// let mut source = SplitMix64::new(7);
/// let bots = ["efficiency", "random", "default"].map(|name| Bot::from_name(name).unwrap());
/// let rules = GameRules::TENHOU_SANMA;
/// let wall = Wall::shuffled(&rules, &mut source);
/// let mut round = Round::new(&rules, &RoundStart::first(&rules), wall).unwrap();
/// while let Some(seat) = round.awaited().next() {
///     let action = bots[seat.index()].act(&round.view(seat).unwrap(), &mut source);
///     round.act(seat, action).unwrap();
/// }
/// assert!(round.outcome().is_some());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Bot {
    /// Plays by the value of each action: [`advisor`] at full strength.
    #[cfg(feature = "reading")]
    Advisor,
    /// [`advisor`] that plans less and misjudges somewhat: [`Strength::Middle`].
    #[cfg(feature = "reading")]
    AdvisorMiddle,
    /// [`advisor`] that plans little and misjudges: [`Strength::Easy`].
    #[cfg(feature = "reading")]
    AdvisorEasy,
    /// Plays by tile count: [`efficiency`].
    Efficiency,
    /// Any action: [`random`].
    Random,
    /// Discards what it draws (ツモ切り) and passes: [`Options::default_action`].
    Default,
}

#[cfg(not(feature = "reading"))]
mentsu::names! { Bot, "bot": Efficiency "efficiency", Random "random", Default "default" }

#[cfg(feature = "reading")]
mentsu::names! { Bot, "bot":
    Advisor "advisor",
    AdvisorMiddle "advisor_middle",
    AdvisorEasy "advisor_easy",
    Efficiency "efficiency",
    Random "random",
    Default "default",
}

impl Bot {
    /// The bot's action. Only [`Random`](Bot::Random), [`AdvisorMiddle`](Bot::AdvisorMiddle) and
    /// [`AdvisorEasy`](Bot::AdvisorEasy) draw from `source`.
    ///
    /// An advisor's plans take milliseconds in an optimised build and tenths of a second without
    /// optimisation: in a debug build set `[profile.dev.package."*"] opt-level = 3`.
    #[must_use]
    pub fn act<R: RandomSource>(self, view: &View, source: &mut R) -> Action {
        match self {
            #[cfg(feature = "reading")]
            Bot::Advisor => advisor(view, Strength::Strong, source),
            #[cfg(feature = "reading")]
            Bot::AdvisorMiddle => advisor(view, Strength::Middle, source),
            #[cfg(feature = "reading")]
            Bot::AdvisorEasy => advisor(view, Strength::Easy, source),
            Bot::Efficiency => efficiency(view),
            Bot::Random => random(&view.options(), source),
            Bot::Default => view.options().default_action(),
        }
    }
}

/// Any of the actions, each with the same chance.
///
/// ```
/// use mentsu::random::SplitMix64;
/// use mentsu_table::{GameRules, Round, RoundStart, Wall, bot};
///
/// let (rules, mut source) = (GameRules::TENHOU, SplitMix64::new(7));
/// let wall = Wall::shuffled(&rules, &mut source);
/// let mut round = Round::new(&rules, &RoundStart::first(&rules), wall).unwrap();
/// while let Some(seat) = round.awaited().next() {
///     let action = bot::random(round.options(seat), &mut source);
///     round.act(seat, action).unwrap();
/// }
/// assert!(round.outcome().is_some());
/// ```
#[must_use]
pub fn random<R: RandomSource>(options: &Options, source: &mut R) -> Action {
    options.nth(source.below(options.len())).unwrap_or_else(|| options.default_action())
}

/// Plays by tile count (牌効率): wins, sets norths aside, declares riichi whenever possible, and
/// otherwise discards for the least shanten and then the most visible ukeire. It never calls, so
/// its hand can always win, and ignores others' riichi.
///
/// ```
/// use mentsu::random::SplitMix64;
/// use mentsu_table::{Action, GameRules, Round, RoundStart, Wall, bot};
///
/// let rules = GameRules::TENHOU;
/// let wall = Wall::shuffled(&rules, &mut SplitMix64::new(7));
/// let mut round = Round::new(&rules, &RoundStart::first(&rules), wall).unwrap();
/// while let Some(seat) = round.awaited().next() {
///     let action = bot::efficiency(&round.view(seat).unwrap());
///     assert!(!matches!(action, Action::Call(_)));
///     round.act(seat, action).unwrap();
/// }
/// assert!(round.outcome().is_some());
/// ```
#[must_use]
pub fn efficiency(view: &View) -> Action {
    let options = view.options();
    if options.tsumo() {
        return Action::Tsumo;
    }
    if options.ron() {
        return Action::Ron;
    }
    if options.kita() {
        return Action::Kita;
    }
    if options.pass() {
        return Action::Pass;
    }
    let of_riichi = options.riichi();
    let discards = options.iter().filter(|action| match action {
        Action::Riichi { .. } => of_riichi,
        Action::Discard { .. } => !of_riichi,
        _ => false,
    });
    let ranked = view.hand().discards_in(&view.table().known_to(view.seat(), view.hand()));
    // Among equal kinds, discard a plain five before a red one. Prefer tsumogiri, which reveals
    // nothing.
    let place = |action: &Action| {
        let (face, tsumogiri) = action.discard().expect("these actions discard");
        let kind = ranked.iter().position(|discard| discard.tile() == face.tile());
        (kind.unwrap_or(Tile::COUNT), face.is_red(), !tsumogiri)
    };
    discards.min_by_key(place).unwrap_or_else(|| options.default_action())
}

/// Passes on every tile that it could only call. `None` if it can win or must discard.
///
/// With it, [`Round::play_on`](crate::Round::play_on) consults a seat that never calls only if that
/// seat has a choice.
#[must_use]
pub fn never_calls(view: &View) -> Option<Action> {
    let options = view.options();
    (options.pass() && !options.win()).then_some(Action::Pass)
}
