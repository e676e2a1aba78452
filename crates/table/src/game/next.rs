//! What follows a round: another round, or the end of the game.

use mentsu::Wind;

use super::result::GameResult;
use crate::event::RyuukyokuKind;
use crate::round::{Outcome, RoundResult};
use crate::rules::{GameRules, Length, Renchan, Tobi, Yame};
use crate::seat::Seat;
use crate::start::RoundStart;

/// What follows a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum NextRound {
    /// Another round, with this start.
    Round(RoundStart),
    /// The end of the game.
    End(GameResult),
    /// The dealer's choice of both, where the rules leave it to the dealer
    /// ([`Yame::DealersChoice`]).
    Choice {
        /// The dealer, who may stop.
        dealer: Seat,
        /// The next round, if the dealer goes on.
        go_on: RoundStart,
        /// The end of the game, if the dealer stops.
        stop: GameResult,
    },
}

impl NextRound {
    /// The next round, if there is one unless the dealer stops.
    #[must_use]
    pub const fn start(&self) -> Option<RoundStart> {
        match self {
            NextRound::Round(start) | NextRound::Choice { go_on: start, .. } => Some(*start),
            NextRound::End(_) => None,
        }
    }

    /// The result, if the game is over unless the dealer goes on.
    #[must_use]
    pub const fn result(&self) -> Option<GameResult> {
        match self {
            NextRound::End(result) | NextRound::Choice { stop: result, .. } => Some(*result),
            NextRound::Round(_) => None,
        }
    }
}

/// What follows a round with this start and this outcome.
///
/// ```
/// use mentsu_table::{GameRules, NextRound, Outcome, RoundResult, RoundStart, after};
///
/// let rules = GameRules::TENHOU;
/// let start = RoundStart::first(&rules);
/// let won = RoundResult::Won { winners: [true, false, false, false] };
/// let outcome = Outcome { result: won, points: [28_000, 24_000, 24_000, 24_000], sticks: 0 };
/// let NextRound::Round(next) = after(&rules, &start, &outcome) else {
///     panic!("the game goes on")
/// };
/// assert_eq!((next.dealer, next.honba), (start.dealer, 1));
/// ```
#[must_use]
pub fn after(rules: &GameRules, start: &RoundStart, outcome: &Outcome) -> NextRound {
    let end = || NextRound::End(GameResult::of(rules, outcome));
    let players = rules.players();
    let repeats = repeats(rules, start, outcome);
    let busted = |points: &i32| match rules.tobi() {
        Tobi::Off => false,
        Tobi::BelowZero => *points < 0,
        Tobi::AtZero => *points <= 0,
    };
    if rules.length() == Length::OneRound
        || outcome.points[..usize::from(players)].iter().any(busted)
    {
        return end();
    }
    let last_wind = rules.length().last_wind();
    let last_dealer = start.dealer.index() + 1 == usize::from(players);
    let at_end = start.round > last_wind || (start.round == last_wind && last_dealer);
    let mut may_stop = false;
    if at_end {
        let places = GameResult::of(rules, outcome);
        let has_target = |seat: Seat| outcome.points[seat.index()] >= rules.target_points();
        let sudden_death = start.round > last_wind && !rules.overtime_repeats();
        let over = if repeats && !(sudden_death && has_target(places.first())) {
            let stops = match outcome.result {
                RoundResult::Won { .. } => rules.agari_yame(),
                RoundResult::Drawn { kind, .. } if is_aborted(kind) => Yame::Off,
                RoundResult::Drawn { .. } => rules.tenpai_yame(),
            };
            let leads = places.first() == start.dealer && has_target(start.dealer);
            may_stop = leads && stops == Yame::DealersChoice;
            leads && stops == Yame::Automatic
        } else {
            let overtime_ends = last_dealer && start.round > last_wind;
            rules.target_points() <= 0
                || last_wind == Wind::North
                || overtime_ends
                || has_target(places.first())
        };
        if over {
            return end();
        }
    }
    let won = matches!(outcome.result, RoundResult::Won { .. });
    let dealer = if repeats { start.dealer } else { start.dealer.next(players) };
    let next_wind = !repeats && last_dealer;
    let next = RoundStart {
        round: if next_wind { start.round.next() } else { start.round },
        dealer,
        honba: if won && !repeats { 0 } else { start.honba.saturating_add(1) },
        sticks: outcome.sticks,
        points: outcome.points,
    };
    if may_stop {
        NextRound::Choice {
            dealer: start.dealer,
            go_on: next,
            stop: GameResult::of(rules, outcome),
        }
    } else {
        NextRound::Round(next)
    }
}

/// Whether the dealer deals again.
fn repeats(rules: &GameRules, start: &RoundStart, outcome: &Outcome) -> bool {
    let dealer = start.dealer.index();
    match outcome.result {
        RoundResult::Won { winners } => rules.renchan() != Renchan::Never && winners[dealer],
        RoundResult::Drawn { kind, .. } if is_aborted(kind) => true,
        RoundResult::Drawn { tenpai, .. } => rules.renchan() == Renchan::Tenpai && tenpai[dealer],
    }
}

const fn is_aborted(kind: RyuukyokuKind) -> bool {
    !matches!(kind, RyuukyokuKind::Exhaustive | RyuukyokuKind::NagashiMangan)
}
