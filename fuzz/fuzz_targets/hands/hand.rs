//! Hands: construction never panics, every hand keeps its invariants, every answer agrees with
//! itself.
#![cfg_attr(fuzzing, no_main)]

use mentsu::{Counts, Face, Hand, Meld, Tile};
use mentsu_fuzz::fuzz_target;

#[derive(Debug, arbitrary::Arbitrary)]
struct Input {
    hand: Hand,
    faces: Vec<Face>,
    melds: Vec<Meld>,
    tile: Tile,
}

fuzz_target!(|input: Input| {
    if let Ok(hand) = Hand::new(input.faces, &input.melds) {
        assert_eq!(hand.to_string().parse(), Ok(hand));
    }
    let hand = input.hand;
    assert!(Tile::ALL.iter().all(|&tile| hand.all_tiles().get(tile) <= 4));
    assert_eq!(hand.to_string().parse(), Ok(hand));
    let rebuilt = Hand::from_counts(*hand.concealed(), hand.reds_by_suit(), hand.melds());
    assert_eq!(rebuilt, Ok(hand));
    if let Ok(drawn) = hand.draw(input.tile) {
        assert_eq!(drawn.discard(input.tile), Ok(hand));
        let waits = hand.waits();
        assert_eq!(drawn.is_win(), waits.tiles().contains(input.tile));
        let readings = drawn.readings(input.tile);
        assert_eq!(
            waits.get(input.tile).map(|wait| wait.readings().len()).unwrap_or(0),
            readings.len()
        );
    }
    for form in hand.win_forms() {
        if let mentsu::WinForm::Standard(way) = form {
            assert_eq!(way.tiles().as_ref(), Ok(hand.concealed()));
        }
    }
    let _ = hand.concealed().union(&Counts::FULL);
});
