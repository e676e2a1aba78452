//! Text with unknown tiles: read, written and read again; with few of them, what completes a hand
//! or a block is what trying every tile finds. With jokers, of four and five sets: a hand is won
//! where it has forms, waits are the draws that win, and drawing what helps lowers the shanten.
#![cfg_attr(fuzzing, no_main)]

use mentsu::any::{AnyHand, AnyTile, Sets};
use mentsu::{Counts, Hand, PartialBlock, PartialHand, Tile};
use mentsu_fuzz::fuzz_target;

/// Every multiset of tiles that fills the unknown tiles and satisfies `wanted`.
fn tried(
    hand: &PartialHand,
    wanted: &impl Fn(&PartialHand, &Counts) -> bool,
    added: Counts,
    from: usize,
    more: usize,
    found: &mut Vec<Counts>,
) {
    if more == 0 {
        if wanted(hand, &added) {
            found.push(added);
        }
        return;
    }
    for (i, tile) in Tile::ALL.into_iter().enumerate().skip(from) {
        if let Ok(added) = added.with(tile) {
            tried(hand, wanted, added, i, more - 1, found);
        }
    }
}

fn assert_completed(hand: &PartialHand) {
    let wins = |hand: &PartialHand, added: &Counts| hand.fill(added).is_ok_and(|h| h.is_win());
    let waits = |hand: &PartialHand, added: &Counts| {
        hand.awaits_draw() && hand.fill(added).is_ok_and(|hand| hand.is_tenpai())
    };
    let (mut winning, mut tenpai) = (Vec::new(), Vec::new());
    tried(hand, &wins, Counts::EMPTY, 0, hand.unknown(), &mut winning);
    tried(hand, &waits, Counts::EMPTY, 0, hand.unknown(), &mut tenpai);
    assert_eq!(hand.completions().len(), winning.len());
    assert_eq!(hand.can_win(), !winning.is_empty());
    assert!(hand.completions().map(|one| *one.tiles()).eq(winning));
    assert!(hand.tenpai_completions().map(|one| *one.tiles()).eq(tenpai));
}

fn assert_consistent(hand: &AnyHand) {
    assert_eq!(hand.is_win(), hand.win_form_count() > 0);
    assert_eq!(hand.is_win(), hand.win_forms().next().is_some());
    if !hand.awaits_draw() {
        assert!(hand.waits().is_empty() && hand.ukeire().tiles().is_empty());
        return;
    }
    let (shanten, waits, helping) = (hand.shanten(), hand.wait_tiles(), hand.ukeire().tiles());
    for tile in Tile::ALL {
        // A fifth copy can't be drawn.
        let Ok(drawn) = hand.draw(tile) else { continue };
        assert_eq!(waits.contains(tile), drawn.is_win());
        assert_eq!(helping.contains(tile), drawn.shanten() < shanten);
    }
    assert!(hand.waits().iter().map(|wait| wait.tile()).eq(waits));
}

fuzz_target!(|text: &str| {
    for sets in [Sets::Four, Sets::Five] {
        if let Ok(hand) = AnyHand::read(text, sets) {
            assert_eq!(AnyHand::read(&hand.to_string(), sets), Ok(hand));
            assert_consistent(&hand);
            assert_consistent(&hand.without_fifth_copies());
        }
        match AnyHand::read_drawn(text, sets) {
            Ok((hand, None)) => assert_eq!(AnyHand::read(text, sets), Ok(hand)),
            Ok((hand, Some(tile))) => {
                assert!(hand.awaits_draw() && AnyHand::read(text, sets).is_err());
                assert_eq!(hand.draw(tile).and_then(|drawn| drawn.discard(tile)), Ok(hand));
            }
            Err(error) => assert!(AnyHand::read(text, sets).is_err(), "{error}"),
        }
    }
    if let Ok(hand) = text.parse::<Hand>() {
        let drawn = hand.drawn().map(|face| AnyTile::Tile(face.tile()));
        let before = match drawn {
            Some(tile) => AnyHand::from(hand).discard(tile),
            None => Ok(AnyHand::from(hand)),
        };
        assert_eq!(AnyHand::read_drawn(text, Sets::Four), before.map(|hand| (hand, drawn)));
    }
    if let Ok(hand) = text.parse::<PartialHand>() {
        assert_eq!(hand.to_string().parse(), Ok(hand));
        if hand.unknown() <= 2 {
            assert_completed(&hand);
        }
    }
    match text.parse::<PartialBlock>() {
        Ok(block) => {
            assert_eq!(block.to_string().parse(), Ok(block));
            for one in &block.completions() {
                let whole =
                    block.known().union(one.tiles()).expect("a block has at most four alike");
                assert_eq!(
                    usize::from(whole.total()),
                    block.unknown() + usize::from(block.known().total())
                );
            }
        }
        Err(error) => assert!(text.is_char_boundary(error.at())),
    }
});
