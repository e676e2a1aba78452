//! Properties of every hand: a hand waits for the tiles that make it win, symmetries of the tiles
//! are symmetries of the answers, order doesn't matter, text is read back.

use std::collections::BTreeSet;

use crate::oracle::{PlainReading, reported};
use mentsu::attempts::{Outcome, jantou_candidates, koutsu_candidates};
use mentsu::notation::{array34, mjai, unicode};
use mentsu::strategy::{face, hand, tenpai_hand, winning_hand};
use mentsu::{
    Counts, Face, FifthCopy, Hand, HandError, PartialHand, Suit, Tile, TooManyCopies, Visible,
    WinForm,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

/// A hand won in a standard form with tiles of one suit: the hands that are won in several ways.
fn one_suit_win() -> impl Strategy<Value = Hand> {
    let sets = (1u8..=9, any::<bool>());
    (vec(sets, 0..=4), 1u8..=9, select(&Suit::NUMBERS[..])).prop_filter_map(
        "a fifth copy",
        |(sets, jantou, suit)| {
            let tile = |rank| Tile::new(suit, rank).ok();
            let tiles = sets.into_iter().map(|(rank, koutsu)| {
                let step = if koutsu { 0 } else { 1 };
                Some([tile(rank)?, tile(rank + step)?, tile(rank + 2 * step)?])
            });
            let tiles = tiles.collect::<Option<Vec<_>>>()?.into_iter().flatten();
            Hand::new(tiles.chain([tile(jantou)?; 2]), &[]).ok()
        },
    )
}

fn win() -> impl Strategy<Value = Hand> {
    prop_oneof![3 => winning_hand(), 2 => one_suit_win()]
}

/// A win without one of its tiles.
fn tenpai() -> impl Strategy<Value = Hand> {
    let of_one_suit = (one_suit_win(), any::<prop::sample::Index>()).prop_map(|(hand, index)| {
        let faces: Vec<Face> = hand.faces().collect();
        hand.discard(*index.get(&faces)).expect("the hand holds it")
    });
    prop_oneof![3 => tenpai_hand(), 2 => of_one_suit]
}

fn some_counts() -> impl Strategy<Value = Counts> {
    prop_oneof![hand(), win(), tenpai()].prop_map(|hand| *hand.concealed())
}

/// The answers for a hand, every tile replaced by its image: its waits if it has any, otherwise
/// the readings of every tile.
fn answers(hand: &Hand, image: impl Fn(Tile) -> Tile) -> BTreeSet<PlainReading> {
    if hand.awaits_draw() {
        let waits = hand.waits_in(&Visible::of(hand).with_fifth_copy(FifthCopy::Ignored));
        return waits.readings().iter().map(|reading| reported(reading, &image)).collect();
    }
    let kinds = hand.concealed().kinds().iter();
    let readings = kinds.flat_map(|tile| hand.readings(tile));
    readings.map(|reading| reported(&reading, &image)).collect()
}

/// The concealed tiles, each replaced by its image.
fn replaced(hand: &Hand, image: impl Fn(Tile) -> Tile) -> Hand {
    let tiles = hand.concealed().tiles().map(image);
    Hand::new(tiles, &[]).expect("as many tiles as before")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3_000))]

    #[test]
    fn decompositions_sum_to_the_hand(hand in win()) {
        let ways = hand.decompositions();
        prop_assert!(ways.iter().all(|way| way.tiles() == Ok(*hand.concealed())));
        prop_assert!(ways.iter().all(|way| way.mentsu().is_sorted()));
        let distinct: BTreeSet<_> = ways.iter().collect();
        prop_assert_eq!(distinct.len(), ways.len());

        let standard = hand.win_forms().into_iter().filter_map(|form| match form {
            WinForm::Standard(way) => Some(way),
            _ => None,
        });
        prop_assert!(standard.eq(ways));
        prop_assert!(hand.is_win() && !hand.win_forms().is_empty());
    }

    #[test]
    fn a_wait_wins_and_any_other_tile_does_not(hand in tenpai()) {
        let waits = hand.waits();
        for tile in Tile::ALL {
            match (hand.draw(tile), waits.get(tile)) {
                (Ok(drawn), Some(wait)) => {
                    prop_assert!(drawn.is_win());
                    prop_assert_eq!(wait.readings(), &drawn.readings(tile)[..]);
                    prop_assert!(wait.left() > 0);
                    prop_assert_eq!(wait.left(), 4 - hand.all_tiles()[tile]);
                }
                (Ok(drawn), None) => prop_assert!(!drawn.is_win()),
                (Err(_), wait) => prop_assert_eq!(wait, None, "a fifth copy is no wait"),
            }
        }
    }

    #[test]
    fn a_win_without_any_of_its_tiles_waits_for_it(hand in win()) {
        for face in hand.faces() {
            let waiting = hand.discard(face).expect("the hand holds it");
            prop_assert!(waiting.is_tenpai());
            for fifth in [FifthCopy::Any, FifthCopy::Concealed, FifthCopy::Ignored] {
                let waits = waiting.waits_in(&Visible::of(&waiting).with_fifth_copy(fifth));
                let wait = waits.get(face.tile()).expect("the tile is a wait");
                prop_assert_eq!(wait.readings(), &hand.readings(face.tile())[..]);
            }
        }
    }

    #[test]
    fn conventions_on_fifth_copies_list_less_and_less(hand in hand()) {
        let [any, concealed, ignored] =
            [FifthCopy::Any, FifthCopy::Concealed, FifthCopy::Ignored].map(|fifth| hand.waits_in(&Visible::of(&hand).with_fifth_copy(fifth)).tiles());
        prop_assert!(any.is_subset(concealed) && concealed.is_subset(ignored));
        prop_assert_eq!(any, concealed - hand.all_tiles().at_least(4));
        prop_assert_eq!(concealed, ignored - hand.concealed().at_least(4));
        prop_assert_eq!(hand.is_tenpai(), !concealed.is_empty());
        prop_assert!(hand.awaits_draw() || ignored.is_empty());
    }

    #[test]
    fn permuting_the_number_suits_permutes_the_answers(
        hand in prop_oneof![win(), tenpai(), hand()],
        suits in Just(Suit::NUMBERS.to_vec()).prop_shuffle(),
    ) {
        let image = |tile: Tile| match suits.get(tile.suit().index()) {
            Some(&suit) => Tile::new(suit, tile.rank()).expect("number suits have the same ranks"),
            None => tile,
        };
        prop_assert_eq!(answers(&replaced(&hand, image), |tile| tile), answers(&hand, image));
    }

    #[test]
    fn mirroring_the_ranks_mirrors_the_answers(hand in prop_oneof![win(), tenpai(), hand()]) {
        let image = |tile: Tile| match tile.suit() {
            Suit::Honor => tile,
            suit => Tile::new(suit, 10 - tile.rank()).expect("1 to 9 mirror to 9 to 1"),
        };
        prop_assert_eq!(answers(&replaced(&hand, image), |tile| tile), answers(&hand, image));
    }

    #[test]
    fn permuting_the_honors_permutes_the_answers(
        hand in prop_oneof![win(), tenpai(), hand()],
        honors in Just(Tile::ALL[27..].to_vec()).prop_shuffle(),
    ) {
        let image = |tile: Tile| if tile.is_honor() { honors[tile.index() - 27] } else { tile };
        prop_assert_eq!(answers(&replaced(&hand, image), |tile| tile), answers(&hand, image));
    }

    #[test]
    fn the_order_of_tiles_does_not_matter(
        (hand, shuffled) in prop_oneof![win(), hand()].prop_flat_map(|hand| {
            (Just(hand), Just(hand.faces().collect::<Vec<_>>()).prop_shuffle())
        }),
    ) {
        prop_assert_eq!(Hand::new(shuffled.iter().copied(), hand.melds()), Ok(hand));
        let text: String = shuffled.iter().map(ToString::to_string).collect();
        let melds: String = hand.melds().iter().map(ToString::to_string).collect();
        prop_assert_eq!((text.clone() + &melds).parse(), Ok(hand));
        prop_assert_eq!((melds + &text).parse(), Ok(hand));
    }

    #[test]
    fn attempts_complete_exactly_the_decompositions_in_order(tiles in some_counts()) {
        let complete: Vec<_> = tiles.attempts().filter_map(|a| a.decomposition()).collect();
        prop_assert_eq!(&complete[..], &tiles.decompositions()[..]);
        for attempt in tiles.attempts() {
            prop_assert!(tiles[attempt.jantou()] >= 2);
            if let Outcome::LeftOver(left) = attempt.outcome() {
                prop_assert!(!left.is_empty() && tiles.difference(&left).is_ok());
                prop_assert_eq!((tiles.total() - left.total()) % 3, 2);
            }
        }
        if tiles.total() % 3 == 2 {
            let koutsu = |jantou| {
                let rest = tiles.without(jantou).and_then(|rest| rest.without(jantou));
                koutsu_candidates(&rest.expect("a candidate")).len()
            };
            let expected = jantou_candidates(&tiles).iter().map(|tile| 1 << koutsu(tile));
            prop_assert_eq!(tiles.attempts().count(), expected.sum::<usize>());
        }
    }

    #[test]
    fn draw_and_discard_undo_each_other(hand in hand(), face in face()) {
        let anew = Hand::new(hand.faces().chain([face]), hand.melds());
        prop_assert_eq!(hand.draw(face), anew.and_then(|drawn| drawn.with_drawn(face)));
        match hand.draw(face) {
            Ok(drawn) => {
                prop_assert!(hand.awaits_draw() && !drawn.awaits_draw());
                prop_assert_eq!(drawn.discard(face), Ok(hand));
            }
            Err(HandError::TooManyCopies(TooManyCopies { tile, count: 5 })) => {
                prop_assert_eq!((tile, hand.all_tiles()[tile]), (face.tile(), 4));
            }
            Err(error) => {
                prop_assert!(!hand.awaits_draw());
                prop_assert_eq!(error, HandError::WrongSize {
                    concealed: hand.concealed().total() + 1,
                    melds: hand.melds().len(),
                });
            }
        }
        for face in hand.faces().filter(|_| !hand.awaits_draw()) {
            prop_assert_eq!(hand.discard(face).and_then(|less| less.draw(face)), hand.with_drawn(face));
        }
    }

    #[test]
    fn text_comes_back(hand in prop_oneof![hand(), win(), tenpai()]) {
        prop_assert_eq!(hand.to_string().parse(), Ok(hand));
        prop_assert_eq!(unicode::display(&hand).to_string().parse(), Ok(hand));
        let names = mjai::display(hand.faces()).to_string();
        let faces = mjai::parse(&names).expect("names that were written");
        prop_assert!(faces.into_iter().eq(hand.faces()));
        prop_assert_eq!(array34::parse(&hand.concealed().to_array()), Ok(*hand.concealed()));
        for meld in hand.melds() {
            prop_assert_eq!(meld.to_string().parse(), Ok(*meld));
        }
    }

    /// Whatever is typed is read or refused, and what is read is read again from its text.
    #[test]
    fn any_text_is_read_or_refused(text in "[0-9mpsz()\\[\\]+=/ -]{0,40}|.{0,20}|[🀀-🀫r()=+-]{0,20}") {
        match text.parse::<Hand>() {
            Ok(hand) => {
                prop_assert_eq!(hand.to_string().parse(), Ok(hand));
                prop_assert_eq!(unicode::display(&hand).to_string().parse(), Ok(hand));
            }
            Err(error) => prop_assert!(text.is_char_boundary(error.at())),
        }
        match text.parse::<PartialHand>() {
            Ok(hand) => prop_assert_eq!(hand.to_string().parse(), Ok(hand)),
            Err(error) => prop_assert!(text.is_char_boundary(error.at())),
        }
        if let Err(error) = mjai::parse(&text) {
            prop_assert!(text.is_char_boundary(error.at()));
        }
    }
}
