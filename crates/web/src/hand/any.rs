//! Hands of any mahjong read for an editor: with jokers, of four sets or five.

use mentsu::any::{AnyHand, AnyHandError, AnyTile, Sets};

use crate::hand::info;
use crate::object;
use crate::wire::failure::{Failure, FailureKind};
use crate::wire::json::{Json, list};
use crate::wire::request::whole;

/// Reads a hand of `sets` sets, 4 or 5, and describes it.
pub fn parse(text: &str, sets: f64) -> Result<impl Json + use<>, Failure> {
    let sets = if whole(sets, "sets", 4.0, 5.0)? == 5.0 { Sets::Five } else { Sets::Four };
    let (hand, drawn) = AnyHand::read_drawn(text, sets).map_err(|error| match error {
        AnyHandError::Text(error) => Failure::of_text(text, &error),
        error => Failure::new(FailureKind::Hand, error).coded(&error),
    })?;
    let jokers: Vec<_> = hand.melds().iter().map(|meld| list(meld.jokers().to_vec())).collect();
    let melds: Vec<_> = hand.melds().iter().map(|meld| info::meld(meld.meld())).collect();
    Ok(object!(AnyHandInfo {
        /// Sorted, without the drawn tile and without jokers.
        concealed: list(hand.known().tiles()),
        /// The number of concealed jokers, without a drawn one.
        jokers: hand.jokers(),
        /// What a plus says was drawn last: a tile, or `?` for a joker.
        drawn: drawn.map(|drawn| match drawn {
            AnyTile::Tile(tile) => tile.to_string(),
            AnyTile::Joker => "?".to_owned(),
        }),
        /// The melds as what they count as.
        melds: list(melds),
        /// The tiles for which jokers stand, meld by meld.
        meldJokers: list(jokers),
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::failure::Position;

    fn answer(text: &str, sets: f64) -> Result<String, String> {
        parse(text, sets).map(|answer| answer.text()).map_err(|failure| failure.message.clone())
    }

    #[test]
    fn a_hand_of_five_sets_has_its_drawn_tile_and_its_jokers() {
        let hand = answer("12349m?1s(1?23p)(555=z)+1s", 5.0).unwrap();
        assert!(hand.starts_with(
            r#"{"concealed":["1m","2m","3m","4m","9m","1s"],"jokers":1,"drawn":"1s","melds":[{"#
        ));
        assert!(hand.contains(r#"{"kind":"chi","text":"(123p)","#));
        assert!(hand.ends_with(r#","meldJokers":[["1p"],[]]}"#), "{hand}");
        assert!(answer("1234m+?", 4.0).unwrap().contains(r#""jokers":0,"drawn":"?""#));
        assert!(answer("1234m", 4.0).unwrap().contains(r#""drawn":null"#));
    }

    #[test]
    fn what_is_wrong_is_named_with_its_place() {
        let failure = |text: &str, sets| parse(text, sets).map(drop).unwrap_err();
        let two = failure("123m4p+56p", 4.0);
        assert_eq!(two.code.as_deref(), Some("not_one_drawn"));
        assert_eq!(two.position, Some(Position::Offset(8)));
        let large = failure("123456789m1234p+5p1s", 4.0);
        assert_eq!((large.kind, large.code.as_deref()), (FailureKind::Text, Some("not_one_drawn")));
        let large = failure("123456789m123456p1s", 4.0);
        assert_eq!((large.kind, large.code.as_deref()), (FailureKind::Hand, Some("wrong_size")));
        assert!(parse("123456789m123456p1s", 5.0).is_ok());
        for sets in [0.0, 3.0, 4.5, 6.0, f64::NAN] {
            assert_eq!(failure("1m", sets).kind, FailureKind::Request, "{sets}");
        }
    }
}
