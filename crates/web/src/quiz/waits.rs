//! The waits of a hand of one suit.

use mentsu::puzzle::{Level, Measure, Question, Quiz};

use mentsu::random::SplitMix64;
use mentsu::{Hand, Suit, TileSet};

use crate::object;
use crate::wire::failure::{Failure, FailureKind};
use crate::wire::json::{Json, list};
use crate::wire::request::Request;
use crate::wire::shape::Sure;

/// A hand of one suit of this difficulty, with its waits.
pub fn question(seed: u64, request: Request) -> Result<impl Json + use<>, Failure> {
    let request = request.known(&["tiles", "level", "suit"])?;
    let tiles: usize = request.get_or("tiles", 13)?;
    let mut quiz = Quiz::new(tiles).map_err(|why| Failure::request("tiles", why))?;
    if let Some(level) = request.get::<Level>("level")? {
        quiz = quiz.with_level(level);
    }
    if let Some(suit) = request.get::<Suit>("suit")? {
        quiz = quiz.with_suit(suit);
    }
    let question = quiz.ask(&mut SplitMix64::new(seed));
    let none = || Failure::new(FailureKind::Request, "no hand of this size has this level");
    Ok(told(&question.ok_or_else(none)?))
}

fn told(question: &Question) -> impl Json + use<> {
    let measure: &Measure = question.measure();
    object!(WaitsQuestion {
        hand: question.hand().to_string(),
        tiles: list(question.hand().faces()),
        level: Sure(measure.level()),
        waits: question.waits(),
        decompositions: measure.decompositions(),
        /// Waits that neither "koutsu first" nor "shuntsu first" finds.
        missedByFixedOrders: measure.missed_by_fixed_orders(),
    })
}

/// Checks an answer.
pub fn check(hand: &Hand, answer: TileSet) -> Result<impl Json + use<>, Failure> {
    let question = Question::of(hand);
    let none = || Failure::new(FailureKind::Hand, "the hand waits for nothing");
    let verdict = question.ok_or_else(none)?.check(answer);
    Ok(object!(WaitsVerdict {
        right: verdict.is_right(),
        found: verdict.found(),
        missed: verdict.missed(),
        wrong: verdict.wrong(),
    }))
}
