//! Exact chances of being tenpai or of winning within the next draws.

use mentsu::chances::{Chance, ChanceError, Goal};
use mentsu::{Counts, Hand, Tile};

use crate::hand::situation::view_under;
use crate::object;
use crate::rules;
use crate::wire::failure::{Failure, FailureKind};
use crate::wire::json::{Json, list};
use crate::wire::request::{Request, faces};

/// One draw more would take seconds and much memory.
const MOST_DRAWS: u8 = 5;

/// The chances within one draw, two draws and so on: of a waiting hand, or of each discard.
pub fn chances(hand: &Hand, request: Request) -> Result<impl Json + use<>, Failure> {
    let request = request.known(&["draws", "goal", "seen", "rules"])?;
    let draws: u8 = request.get_or("draws", 3)?;
    if !(1..=MOST_DRAWS).contains(&draws) {
        return Err(Failure::request("draws", format!("it is a number from 1 to {MOST_DRAWS}")));
    }
    let goal = request.get_or("goal", Goal::Win)?;
    let rules = rules::under(&request, "rules")?;
    let mut seen = Counts::EMPTY;
    for face in faces(&request.get_or("seen", String::new())?, "seen")? {
        seen = seen.with(face.tile()).map_err(|why| Failure::request("seen", why))?;
    }
    let view = view_under(&rules, hand, seen)?;
    let wall = view.unseen(hand.concealed());
    let mut of_hand = Vec::new();
    let mut of_discards: Vec<(Tile, Vec<Chance>)> = Vec::new();
    // From all draws down to one: the first pass decides the order of the discards.
    for left in (1..=draws).rev() {
        if hand.awaits_draw() {
            of_hand.push(hand.chance(&wall, left, goal)?);
            continue;
        }
        for discard in &hand.discard_chances(&wall, left, goal)? {
            match of_discards.iter_mut().find(|(tile, _)| *tile == discard.tile()) {
                Some((_, chances)) => chances.push(discard.chance()),
                None => of_discards.push((discard.tile(), vec![discard.chance()])),
            }
        }
    }
    let discards = of_discards
        .into_iter()
        .map(|(tile, chances)| object!(DiscardChances { tile, chances: by_draws(chances) }));
    Ok(object!(
        /// By the number of draws: index 0 is within one draw, the last within all of them. No
        /// calls, no ron.
        Chances {
            goal,
            draws,
            /// The number of tiles that may be drawn.
            wall: wall.total(),
            /// 3n+1 tiles.
            chances: by_draws(of_hand),
            /// 3n+2 tiles, ordered by the chance within all draws.
            discards: list(discards),
        }
    ))
}

/// The chances from one draw on, which were found in reverse order.
fn by_draws(chances: Vec<Chance>) -> impl Json {
    list(chances.into_iter().rev().map(chance))
}

/// A chance as a number and as a fraction, whose parts may exceed a `number` of JavaScript.
fn chance(of: Chance) -> impl Json {
    object!(Chance {
        /// The fraction, as `4/41`.
        exact: of.to_string(),
        chance: of.as_f64(),
    })
}

impl From<ChanceError> for Failure {
    fn from(error: ChanceError) -> Failure {
        let kind = match error {
            ChanceError::TooManyHands => FailureKind::TooLarge,
            ChanceError::TooManyCopies(_) => FailureKind::Situation,
            _ => FailureKind::Hand,
        };
        Failure::new(kind, error)
    }
}

#[cfg(test)]
mod tests {
    use mentsu::hand;

    use super::*;

    fn asked(hand: &Hand, request: &str) -> Result<String, Failure> {
        chances(hand, Request::of_json(Some(request))?).map(Json::text)
    }

    #[test]
    fn a_hand_that_waits_has_a_chance_by_draws() {
        // 3p, 6p and 2s of a wall of 123 tiles: 12 of them.
        let answer = asked(&hand!("123m45p13789s113z"), r#"{"draws":1,"goal":"tenpai"}"#).unwrap();
        assert_eq!(
            answer,
            r#"{"goal":"tenpai","draws":1,"wall":123,"chances":[{"exact":"4/41","chance":0.0975609756097561}],"discards":[]}"#
        );
        let two = asked(&hand!("123m45p13789s113z"), r#"{"draws":2,"goal":"tenpai"}"#).unwrap();
        assert!(
            two.contains(r#""chances":[{"exact":"4/41","chance":0.0975609756097561},{"#),
            "{two}"
        );
    }

    #[test]
    fn discards_stand_in_the_order_of_all_draws() {
        let answer = asked(&hand!("135m123456p23499s"), r#"{"draws":3}"#).unwrap();
        let first = answer.split_once(r#""discards":[{"tile":""#).unwrap().1;
        assert!(first.starts_with("1m"), "{answer}");
        assert_eq!(answer.matches(r#""tile":"#).count(), 13);
        assert!(answer.contains(r#""chances":[],"discards""#));
    }

    #[test]
    fn what_cant_be_asked_is_named() {
        let hand = hand!("123m45p13789s113z");
        for (request, kind) in [
            (r#"{"draws":0}"#, FailureKind::Request),
            (r#"{"draws":6}"#, FailureKind::Request),
            (r#"{"goal":"points"}"#, FailureKind::Request),
            (r#"{"seen":"11111m"}"#, FailureKind::Request),
            (r#"{"sein":"1m"}"#, FailureKind::Request),
        ] {
            assert_eq!(asked(&hand, request).unwrap_err().kind, kind, "{request}");
        }
    }
}
