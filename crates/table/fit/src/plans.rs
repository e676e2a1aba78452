//! How much of what plans promise came: sums of what followed, beside sums of what was promised.

use mentsu::riichi::Riichi;
use mentsu::riichi::legality::declare;
use mentsu_table::advice::Advisor;
use mentsu_table::reading::{FAR_HANDS, PLAN_HANDS, PLAN_TURNS, PlanShare, TableReading};
use mentsu_table::replay::{Before, replay_with};
use mentsu_table::{Action, ActionKind, Event, Seat, Table};

use crate::games::{Game, Games, Part};
use crate::logistic::Fitted;
use crate::source::{self, WeightTable};

const HANDS: usize = PLAN_HANDS.len();
const TURNS: usize = PLAN_TURNS.len();
/// Turns, and their absence where another is in riichi.
const MOMENTS: usize = TURNS + 1;
const FAR: usize = FAR_HANDS.len();

/// Takes one decision out of this many, since plans are slow, and different ones from each game.
/// Three players have few games, so more decisions are taken.
const fn one_of(players: u8) -> usize {
    if players == 3 { 1 } else { 3 }
}

/// What was promised in a round, and what came, of points and of wins.
#[derive(Clone, Copy, Default)]
struct Sums {
    number: usize,
    promised: [f64; 2],
    came: [f64; 2],
}

/// The sums of a round: of planned hands, and what going on came to with those too far for it.
#[derive(Clone, Default)]
struct OfRound {
    planned: [[Sums; MOMENTS]; HANDS],
    far: [(usize, f64); FAR],
}

/// The values fitted to the games with one number of players.
struct Shares {
    points: Fitted,
    wins: Fitted,
    turns: Fitted,
    far: Fitted,
}

/// Fits the shares of four and of three players, and gives their source.
pub fn fit(games: &Games) -> Result<String, String> {
    let fitted =
        [("FOUR", 4), ("THREE", 3)].map(|(name, players)| (name, of_players(games, players)));
    let mut tables = Vec::new();
    for (name, shares) in &fitted {
        let players = format!("{} players", name.to_lowercase());
        for (of, about, features, fitted) in [
            ("POINTS", "The share of the points beyond folding", &PLAN_HANDS[..], &shares.points),
            ("WINS", "The share of the wins", &PLAN_HANDS[..], &shares.wins),
            ("TURNS", "What both are times by turn", &PLAN_TURNS[..], &shares.turns),
            ("FAR", "The points beyond folding without a plan", &FAR_HANDS[..], &shares.far),
        ] {
            let about = format!("{about}, {players}.");
            tables.push((format!("{name}_{of}"), about, features, fitted));
        }
    }
    let tables: Vec<WeightTable<'_>> = tables
        .iter()
        .map(|(name, about, features, fitted)| WeightTable { name, about, features, fitted })
        .collect();
    let about = "How much of what plans promise comes. Shares of points are held to those of wins.";
    Ok(source::text(about, "mentsu-fit plans", &tables))
}

/// The shares of points and of wins, with errors by rounds. None is below 0.
fn of_players(games: &Games, players: u8) -> Shares {
    let mut rounds: Vec<OfRound> = Vec::new();
    let fit = games.of_players(players).filter(|game| game.part == Part::Fit);
    for (number, game) in fit.enumerate() {
        rounds.extend(of_game(game, number, one_of(players)));
    }
    let (wins, turns) = of_wins(&rounds);
    let mut points = by_hand(&rounds, POINTS, &turns.weights);
    for (hand, share) in points.weights.iter_mut().enumerate() {
        let error = points.errors[hand];
        let (own, held) = (1.0 / (error * error).max(1e-6), 1.0 / (APART * APART));
        *share = (own * *share + held * wins.weights[hand]).max(0.0) / (own + held);
    }
    Shares { points, wins, turns, far: far(&rounds) }
}

/// The standard deviation of the points' share around that of the wins. Points vary so much from
/// round to round that a few hundred rounds carry less information.
const APART: f64 = 0.15;

/// Where a pair has its points, and where its wins.
const POINTS: usize = 0;
const WINS: usize = 1;

/// The shares of the wins by hand, and what they are times by turn, each fitted to what the other
/// leaves until both stay.
fn of_wins(rounds: &[OfRound]) -> (Fitted, Fitted) {
    let mut turns = vec![1.0; TURNS];
    loop {
        let hands = by_hand(rounds, WINS, &turns);
        let next = by_turn(rounds, &hands.weights);
        let moved = next.weights.iter().zip(&turns).map(|(next, turn)| (next - turn).abs());
        if moved.fold(0.0, f64::max) < 1e-9 {
            return (hands, next);
        }
        turns = next.weights;
    }
}

/// What came of points or of wins, as a share of what was promised, by hand.
fn by_hand(rounds: &[OfRound], of: usize, turns: &[f64]) -> Fitted {
    let factor = |moment: usize| turns.get(moment).copied().unwrap_or(1.0);
    let groups = (0..HANDS).map(|hand| {
        let all = rounds.iter().map(move |round| {
            let moments = round.planned[hand].iter().enumerate();
            moments.fold((0, 0.0, 0.0), |(number, promised, came), (moment, one)| {
                let promised = promised + factor(moment) * one.promised[of];
                (number + one.number, promised, came + one.came[of])
            })
        });
        all.collect()
    });
    ratios(groups)
}

/// What came of wins, as a share of what was promised, by turn.
fn by_turn(rounds: &[OfRound], hands: &[f64]) -> Fitted {
    let groups = (0..TURNS).map(|turn| {
        let all = rounds.iter().map(move |round| {
            let moments = round.planned.iter().zip(hands).filter(|(_, share)| **share > 0.0);
            moments.fold((0, 0.0, 0.0), |(number, promised, came), (moments, share)| {
                let one = &moments[turn];
                let promised = promised + share * one.promised[WINS];
                (number + one.number, promised, came + one.came[WINS])
            })
        });
        all.collect()
    });
    ratios(groups)
}

/// What hands too far for a plan came to on average.
fn far(rounds: &[OfRound]) -> Fitted {
    let groups = (0..FAR).map(|hand| {
        let all = rounds.iter().map(move |round| {
            let (number, came) = round.far[hand];
            (number, number as f64, came)
        });
        all.collect()
    });
    ratios(groups)
}

/// For each group what came over what was promised, with errors by rounds.
fn ratios(groups: impl Iterator<Item = Vec<(usize, f64, f64)>>) -> Fitted {
    let mut fitted = Fitted { weights: Vec::new(), errors: Vec::new(), counts: Vec::new() };
    for rounds in groups {
        let promised = rounds.iter().map(|round| round.1).sum::<f64>().max(1.0);
        let share = rounds.iter().map(|round| round.2).sum::<f64>() / promised;
        let miss = |round: &(usize, f64, f64)| round.2 - share * round.1;
        let square = rounds.iter().map(|round| miss(round) * miss(round)).sum::<f64>();
        fitted.weights.push(share);
        fitted.errors.push(libm::sqrt(square) / promised);
        fitted.counts.push(rounds.iter().map(|round| round.0).sum());
    }
    fitted
}

/// A sampled decision.
struct Asked {
    round: usize,
    seat: Seat,
    /// A planned hand and the moment, and what was promised of its first points and of wins.
    planned: Option<(usize, usize, [f64; 2])>,
    /// A hand that would be far for whoever plans less.
    far: Option<usize>,
    /// The points at the end, minus the gain of going on over folding.
    without: f64,
    going_on: f64,
}

/// The sums of each round of a game.
fn of_game(game: &Game, number: usize, one_of: usize) -> Vec<OfRound> {
    let record = &game.record;
    let mut advisor = Advisor::new().trusting_plans();
    let mut asked: Vec<Asked> = Vec::new();
    let mut decisions = number;
    let _ = replay_with(record, |decision| {
        let Before::Round(round) = decision.before else { return };
        let (seat, table) = (decision.seat, round.table());
        if decision.options.len() < 2 || !is_asked(&decision.action, table, seat) {
            return;
        }
        decisions += 1;
        if !decisions.is_multiple_of(one_of) {
            return;
        }
        let view = round.view(seat).unwrap();
        let Some(advised) = advisor.advice(&view).of(&decision.action).copied() else { return };
        let called = match decision.action {
            Action::Call(meld) => declare(view.hand(), &meld).ok(),
            _ => None,
        };
        let (hand, reading) = (called.as_ref().unwrap_or(view.hand()), TableReading::of(&view));
        let (turn, shanten) = (reading.plan_turn(), view.hand().shanten().get());
        let (going_on, win) = (advised.parts.going_on, advised.parts.win);
        let promised = [going_on.clamp(0.0, PlanShare::LIMIT), win];
        let planned = (shanten <= FARTHEST)
            .then(|| (reading.plan_hand(hand), turn.unwrap_or(TURNS), promised));
        let far = (turn.is_some() && called.is_none() && shanten >= 2)
            .then(|| FAR.min(usize::try_from(shanten - 1).unwrap_or(FAR)) - 1);
        let without = f64::from(table.points()[seat.index()]) + advised.value - going_on;
        asked.push(Asked { round: decision.round, seat, planned, far, without, going_on });
    });
    let mut rounds = vec![OfRound::default(); record.rounds.len()];
    for Asked { round, seat, planned, far, without, going_on } in asked {
        let next = record.rounds.get(round + 1).map(|next| next.deal.points);
        let Some(end) = next.or(record.result.map(|result| result.points)) else { continue };
        let mut events = record.rounds[round].events();
        let won = events.any(|(_, event)| matches!(event, Event::Win(win) if win.seat == seat));
        let came = f64::from(end[seat.index()]) - without;
        if let Some((hand, moment, promised)) = planned {
            let sums = &mut rounds[round].planned[hand][moment];
            // What lies beyond the limit comes as promised.
            let came = [came - (going_on - promised[POINTS]), f64::from(u8::from(won))];
            sums.number += 1;
            for of in [POINTS, WINS] {
                sums.promised[of] += promised[of];
                sums.came[of] += came[of];
            }
        }
        if let Some(hand) = far {
            let (number, sum) = &mut rounds[round].far[hand];
            *number += 1;
            *sum += came;
        }
    }
    rounds
}

/// The farthest hands that the strongest advisor plans.
const FARTHEST: i8 = 3;

/// Whether an action is sampled: the hand may still fold, and draws are left.
fn is_asked(action: &Action, table: &Table, seat: Seat) -> bool {
    let player = table.player(seat);
    let kinds = [ActionKind::Discard, ActionKind::Pass, ActionKind::Chi, ActionKind::Pon];
    kinds.contains(&action.kind())
        && player.riichi() == Riichi::None
        && table.draws_left() >= table.rules().players()
}
