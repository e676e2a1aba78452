//! Exact chances of being tenpai or of winning within the next draws.

use mentsu::chances::{ChanceError, Goal};
use mentsu::{Counts, Hand};
use mentsu_protocol::{ChancesAnswer, ChancesOptions};

use crate::hand::situation::view_under;
use crate::rules;
use crate::wire::failure::{Failure, FailureKind};
use crate::wire::request::{Request, faces, within};

/// The chances within one draw, two draws and so on: of a waiting hand, or of each discard.
pub fn chances(hand: &Hand, request: Request) -> Result<ChancesAnswer, Failure> {
    let request = request.known(&["draws", "goal", "seen", "rules"])?;
    let draws = within(&request, "draws", 1, ChancesOptions::MOST_DRAWS)?.unwrap_or(3);
    let goal = request.get_or("goal", Goal::Win)?;
    let rules = rules::under(&request, "rules")?;
    let mut seen = Counts::EMPTY;
    for face in faces(&request.get_or("seen", String::new())?, "seen")? {
        seen = seen.with(face.tile()).map_err(|why| Failure::request("seen", why))?;
    }
    let wall = view_under(&rules, hand, seen)?.unseen(hand.concealed());
    Ok(ChancesOptions { wall, draws, goal }.answer(hand)?)
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
    use crate::wire::json::Json;

    fn asked(hand: &Hand, request: &str) -> Result<String, Failure> {
        chances(hand, Request::of_json(Some(request))?).map(Json::text)
    }

    #[test]
    fn a_hand_that_waits_has_a_chance_by_draws() {
        // 3p, 6p and 2s of a wall of 123 tiles: 12 of them.
        let answer = asked(&hand!("123m45p13789s113z"), r#"{"draws":1,"goal":"tenpai"}"#).unwrap();
        assert_eq!(
            answer,
            r#"{"wall":123,"chances":{"draw":{"chance":[0.09756097],"exact":["4/41"]}}}"#
        );
        let two = asked(&hand!("123m45p13789s113z"), r#"{"draws":2,"goal":"tenpai"}"#).unwrap();
        assert!(two.contains(r#""chance":[0.09756097,0."#), "{two}");
    }

    #[test]
    fn discards_stand_in_the_order_of_all_draws() {
        let answer = asked(&hand!("135m123456p23499s"), r#"{"draws":3}"#).unwrap();
        assert!(answer.contains(r#""chances":{"1m":{"#), "{answer}");
        assert_eq!(answer.matches(r#""chance":"#).count(), 13);
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
