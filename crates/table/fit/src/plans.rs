//! How much of what plans promise came: sums of what followed, beside sums of what was promised.

use mentsu::riichi::Riichi;
use mentsu::riichi::legality::declare;
use mentsu_table::advice::Advisor;
use mentsu_table::reading::{PLAN_HANDS, PlanShare, Reading};
use mentsu_table::replay::{Before, replay_with};
use mentsu_table::{Action, ActionKind, Event, Seat, Table};

use crate::games::{Game, Games, Part};
use crate::logistic::Fitted;
use crate::source::{self, WeightTable};

const HANDS: usize = PLAN_HANDS.len();

/// One decision of so many is taken, since plans take long, from every game others; of three
/// players, whose games are few, more.
const fn one_of(players: u8) -> usize {
    if players == 3 { 7 } else { 31 }
}

/// What was promised in a round, and what came, of points and of wins.
#[derive(Clone, Copy, Default)]
struct Sums {
    number: usize,
    promised: [f64; 2],
    came: [f64; 2],
}

/// Fits the shares of four and of three players, and gives their source.
pub fn fit(games: &Games) -> Result<String, String> {
    let [[four_points, four_wins], [three_points, three_wins]] =
        [4, 3].map(|players| of_players(games, players));
    let table = |name, about, fitted| WeightTable { name, about, features: &PLAN_HANDS, fitted };
    Ok(source::text(
        "How much of what plans promise comes. Shares of points are held to those of wins.",
        "mentsu-fit plans",
        &[
            table(
                "FOUR_POINTS",
                "The share of the points beyond folding, four players.",
                &four_points,
            ),
            table("FOUR_WINS", "The share of the wins, four players.", &four_wins),
            table(
                "THREE_POINTS",
                "The share of the points beyond folding, three players.",
                &three_points,
            ),
            table("THREE_WINS", "The share of the wins, three players.", &three_wins),
        ],
    ))
}

/// The shares of points and of wins, with errors by rounds. None is below 0.
fn of_players(games: &Games, players: u8) -> [Fitted; 2] {
    let mut rounds: Vec<[Sums; HANDS]> = Vec::new();
    let fit = games.of_players(players).filter(|game| game.part == Part::Fit);
    for (number, game) in fit.enumerate() {
        rounds.extend(of_game(game, number, one_of(players)));
    }
    let [mut points, wins] = [0, 1].map(|of| shares(&rounds, of));
    for (hand, share) in points.weights.iter_mut().enumerate() {
        let error = points.errors[hand];
        let (told, held) = (1.0 / (error * error).max(1e-6), 1.0 / (APART * APART));
        *share = (told * *share + held * wins.weights[hand]).max(0.0) / (told + held);
    }
    [points, wins]
}

/// How far the share of the points lies from that of the wins, as a standard deviation: points
/// differ so much from round to round that a few hundred rounds tell less.
const APART: f64 = 0.15;

/// What came of points or of wins, as a share of what was promised.
fn shares(rounds: &[[Sums; HANDS]], of: usize) -> Fitted {
    let sum = |hand: usize, part: fn(&Sums) -> [f64; 2]| {
        rounds.iter().map(|round| part(&round[hand])[of]).sum::<f64>()
    };
    let mut fitted = Fitted { weights: Vec::new(), errors: Vec::new(), counts: Vec::new() };
    for hand in 0..HANDS {
        let promised = sum(hand, |one| one.promised).max(1.0);
        let share = sum(hand, |one| one.came) / promised;
        let miss = |round: &[Sums; HANDS]| round[hand].came[of] - share * round[hand].promised[of];
        let square = rounds.iter().map(|round| miss(round) * miss(round)).sum::<f64>();
        fitted.weights.push(share);
        fitted.errors.push(libm::sqrt(square) / promised);
        fitted.counts.push(rounds.iter().map(|round| round[hand].number).sum());
    }
    fitted
}

/// The sums of each round of a game.
fn of_game(game: &Game, number: usize, one_of: usize) -> Vec<[Sums; HANDS]> {
    let record = &game.record;
    let mut advisor = Advisor::new().trusting_plans();
    // What was promised, its hand, and what it would come to beside the points beyond folding.
    let mut asked: Vec<(usize, Seat, usize, [f64; 2], f64)> = Vec::new();
    let mut decisions = number;
    let _ = replay_with(record, |decision| {
        let Before::Round(round) = decision.before else { return };
        let (seat, table) = (decision.seat, round.table());
        if decision.options.len() < 2 || !is_planned(&decision.action, table, seat) {
            return;
        }
        decisions += 1;
        if !decisions.is_multiple_of(one_of) {
            return;
        }
        let view = round.view(seat);
        let Some(advised) = advisor.advice(&view).of(&decision.action).copied() else { return };
        let called = match decision.action {
            Action::Call(meld) => declare(view.hand(), &meld).ok(),
            _ => None,
        };
        let hand = Reading::of(&view).plan_hand(called.as_ref().unwrap_or(view.hand()));
        let (going_on, win) =
            (advised.parts.going_on.clamp(0.0, PlanShare::LIMIT), advised.parts.win);
        let others = f64::from(table.points()[seat.index()]) + advised.value - going_on;
        // A hand too far from a win to be planned is promised no wins.
        asked.push((decision.round, seat, hand, [going_on, win], others));
    });
    let mut rounds = vec![[Sums::default(); HANDS]; record.rounds.len()];
    for (round, seat, hand, promised, others) in asked {
        let next = record.rounds.get(round + 1).map(|next| next.deal.points);
        let Some(end) = next.or(record.result.map(|result| result.points)) else { continue };
        let mut events = record.rounds[round].events();
        let won = events.any(|(_, event)| matches!(event, Event::Win(win) if win.seat == seat));
        let sums = &mut rounds[round][hand];
        sums.number += 1;
        let won = if promised[1] > 0.0 { f64::from(u8::from(won)) } else { 0.0 };
        let came = [f64::from(end[seat.index()]) - others, won];
        for of in [0, 1] {
            sums.promised[of] += promised[of];
            sums.came[of] += came[of];
        }
    }
    rounds
}

/// Whether a plan stands behind what an action is worth, of a hand that may still fold.
fn is_planned(action: &Action, table: &Table, seat: Seat) -> bool {
    let player = table.player(seat);
    let kinds = [ActionKind::Discard, ActionKind::Pass, ActionKind::Chi, ActionKind::Pon];
    kinds.contains(&action.kind())
        && player.riichi() == Riichi::None
        && table.draws_left() >= table.rules().players()
}
