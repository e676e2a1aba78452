//! What to discard (何切る), judged by a plan.

use mentsu::plan::{DiscardPlan, Objective, Outlook, Plan, Planner};
use mentsu::random::{RandomSource as _, SplitMix64};
use mentsu::riichi::Rules;
use mentsu::{Counts, Face, Hand, TileSet, Visible, Wind};
use mentsu_protocol::DiscardsAnswer;

use crate::hand::info::info;
use crate::hand::plan::asked;
use crate::object;
use crate::rules;
use crate::wire::failure::{Failure, FailureKind};
use crate::wire::json::{Json, list};
use crate::wire::request::Request;

/// Deals that are tried before a less clear question is accepted.
const TRIES: usize = 60;

/// The share of the best discard's points that the second best gives up, at least and at most:
/// outside of this range the question is too hard or too easy.
const GAPS: core::ops::Range<f64> = 0.02..0.35;

/// The last turn of a question.
const LAST_TURN: u8 = 12;

/// A hand dealt and played for some turns.
struct Decision {
    hand: Hand,
    turn: u8,
    indicator: Face,
    seen: Vec<Face>,
    seat: Wind,
    round: Wind,
}

/// A question with its plan.
pub fn question(seed: u64, request: Request) -> Result<impl Json + use<>, Failure> {
    let request = request.known(&["shanten", "rules"])?;
    let shanten: i8 = match request.get_or("shanten", 1u8)? {
        shanten @ 0..=2 => shanten as i8,
        _ => return Err(Failure::request("shanten", "it is 0, 1 or 2")),
    };
    let rules = rules::under(&request, "rules")?;
    let mut source = SplitMix64::new(seed);
    let mut planner = Planner::new();
    let mut last = None;
    for _ in 0..TRIES {
        let Some(decision) = played(&mut source, &rules, shanten) else { continue };
        let outlook = outlook(&decision);
        let Ok(plan) = planner.plan(&decision.hand, &outlook, &rules) else { continue };
        let matters = gap(&plan).is_some_and(|gap| GAPS.contains(&gap));
        last = Some((decision, outlook, plan));
        if matters {
            break;
        }
    }
    let none = || Failure::new(FailureKind::Plan, "no deal reached this shanten");
    let (decision, outlook, plan) = last.ok_or_else(none)?;
    let points = |of: &DiscardPlan| of.figures().points();
    let best = plan.discards().iter().map(points).fold(0.0, f64::max);
    let given_up = plan
        .discards()
        .iter()
        .map(|of| object!(Inline { face: of.face(), points: (best - points(of)) as f32 }));
    Ok(object!(DiscardQuestion {
        hand: info(&decision.hand),
        request: asked(&outlook, &text(&decision.seen), &rules),
        turn: decision.turn,
        plan: DiscardsAnswer::of(&plan, Objective::Points, true),
        /// The points that each discard gives up against the best one.
        givenUp: list(given_up),
    }))
}

/// The share of the best discard's points that the second best gives up.
fn gap(plan: &Plan) -> Option<f64> {
    let (mut best, mut second) = (None, None);
    for points in plan.discards().iter().map(|discard| discard.figures().points()) {
        if best.is_none_or(|best| points > best) {
            second = best.replace(points);
        } else if second.is_none_or(|second| points > second) {
            second = Some(points);
        }
    }
    let best = best.filter(|best| *best > 0.0)?;
    second.map(|second| (best - second) / best)
}

fn outlook(decision: &Decision) -> Outlook {
    Outlook::new()
        .with_draws(18 - decision.turn)
        .with_dora([decision.indicator])
        .with_seen(decision.seen.iter().copied())
        .with_seat(decision.seat)
        .with_round(decision.round)
}

/// Deals a hand and plays it by ukeire until its shanten is the requested one, at a discard.
fn played(source: &mut SplitMix64, rules: &Rules, shanten: i8) -> Option<Decision> {
    let players = usize::from(rules.players());
    let mut wall: Vec<Face> = rules.deck().collect();
    source.shuffle(&mut wall);
    let indicator = wall.pop()?;
    let seat = Wind::seats(rules.players())[source.below(players)];
    let round = [Wind::East, Wind::South][source.below(2)];
    let mut hand = Hand::new(wall.split_off(wall.len() - 13), &[]).ok()?;
    let mut seen = Vec::new();
    let in_play = if rules.sanma() { TileSet::SANMA } else { TileSet::ALL };
    for turn in 1..=LAST_TURN {
        let drawn = hand.draw(wall.pop()?).ok()?;
        let now = drawn.shanten_in(&Visible::NOTHING.with_in_play(in_play)).get();
        if now == shanten {
            return Some(Decision { hand: drawn, turn, indicator, seen, seat, round });
        }
        if now < shanten {
            return None;
        }
        let counts =
            Counts::from_tiles(seen.iter().chain([&indicator]).map(|face: &Face| face.tile()));
        let view = Visible::of(&drawn).with_in_play(in_play).with_seen(counts.ok()?);
        let discard = drawn.discards_in(&view).first()?.tile();
        // A plain five goes before a red one.
        let face =
            drawn.faces().filter(|face| face.tile() == discard).min_by_key(|f| f.is_red())?;
        hand = drawn.discard(face).ok()?;
        seen.push(face);
        // The other players discard, too.
        seen.extend(wall.split_off(wall.len().checked_sub(players - 1)?));
    }
    None
}

/// The text of these tiles for a request.
fn text(faces: &[Face]) -> String {
    faces.iter().map(ToString::to_string).collect()
}
