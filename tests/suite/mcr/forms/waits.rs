//! Each wait with the forms and blocks that it completes.

use crate::common::Random;
use crate::mcr::drawn::random_win;
use mentsu::mcr::{
    CompletedBlock, Form, FormKind, Rules, Situation, forms, readings, wait_worths, waits, waits_in,
};
use mentsu::{Hand, Mentsu, Tile, Visible, WaitShape, hand, tile};

/// The blocks of a form that hold a tile, each kind once.
fn blocks_with(form: &Form, tile: Tile) -> Vec<CompletedBlock> {
    let in_sets = |sets: &[Mentsu], pair: Tile| {
        let mut blocks: Vec<CompletedBlock> = Vec::new();
        if pair == tile {
            blocks.push(CompletedBlock::Jantou(pair));
        }
        for set in sets {
            if set.tiles().any(|one| one == tile) && !blocks.contains(&CompletedBlock::Mentsu(*set))
            {
                blocks.push(CompletedBlock::Mentsu(*set));
            }
        }
        blocks
    };
    match form {
        Form::Standard(split) => in_sets(split.mentsu(), split.jantou()),
        Form::KnittedStraight { straight, pair, set } => {
            let mut blocks = in_sets(set.as_slice(), *pair);
            if straight.tiles().contains(tile) {
                blocks.push(CompletedBlock::KnittedStraight(*straight));
            }
            blocks
        }
        _ => vec![CompletedBlock::Whole],
    }
}

#[track_caller]
fn compare(hand: &Hand) {
    let visible = Visible::of(hand);
    let wins = |tile: &Tile| hand.draw(*tile).is_ok_and(|won| !forms(&won).is_empty());
    let expected: Vec<Tile> =
        if hand.awaits_draw() { Tile::ALL.into_iter().filter(wins).collect() } else { vec![] };
    let found = waits(hand);
    assert!(found.iter().map(|wait| wait.tile()).eq(expected), "{hand}");
    assert_eq!(found, waits_in(hand, &visible));
    let worths = wait_worths(hand, &Situation::self_drawn(), &visible, &Rules::MIL);
    assert!(
        worths
            .iter()
            .map(|one| (one.tile(), one.left()))
            .eq(found.iter().map(|one| (one.tile(), one.left())))
    );
    for wait in &found {
        let held = hand.all_tiles().get(wait.tile());
        assert_eq!(wait.left(), 4 - held);
        let won = hand.draw(wait.tile()).expect("no fifth copy");
        let all = forms(&won);
        let expected = all.iter().flat_map(|form| {
            blocks_with(form, wait.tile()).into_iter().map(move |block| (*form, block))
        });
        let read = wait.readings();
        assert!(
            read.iter().map(|one| (*one.form(), one.block())).eq(expected),
            "{hand} {}",
            wait.tile()
        );
        assert!(read.iter().all(|one| one.tile() == wait.tile()));
        assert_eq!(read, readings(&won, wait.tile()));
        // As riichi has them, where the form is standard.
        let standard: Vec<_> =
            read.iter().filter(|one| one.form().kind() == FormKind::Standard).collect();
        let riichi: Vec<_> = won
            .readings(wait.tile())
            .into_iter()
            .filter(|one| one.block() != mentsu::CompletedBlock::Whole)
            .collect();
        assert!(
            standard.iter().map(|one| one.shape()).eq(riichi.iter().map(|one| Some(one.shape())))
        );
    }
}

#[test]
fn every_wait_tells_the_forms_and_blocks_that_it_completes() {
    let mut random = Random::new(9);
    for _ in 0..3_000 {
        let (hand, _) = random_win(&mut random);
        compare(&hand);
        compare(&hand.before_draw());
    }
}

#[test]
fn forms_without_melds_are_completed_as_a_whole() {
    let shapes = |hand: Hand, tile: Tile| -> Vec<(CompletedBlock, Option<WaitShape>)> {
        let found = waits(&hand);
        let wait = found.iter().find(|wait| wait.tile() == tile).expect("a wait");
        wait.readings().iter().map(|one| (one.block(), one.shape())).collect()
    };
    let whole = [(CompletedBlock::Whole, None)];
    assert_eq!(shapes(hand!("19m19p19s1234567z"), tile!("1m")), whole);
    assert_eq!(shapes(hand!("147m258p36s12345z"), tile!("9s")), whole);
    assert_eq!(shapes(hand!("1111m2255p3366s7z"), tile!("7z")), whole);
    let edge = shapes(hand!("12m456p789s11122z"), tile!("3m"));
    assert_eq!(edge[0].1, Some(WaitShape::Penchan));
    assert!(waits(&hand!("147m258p36s123456z")).is_empty(), "it has drawn");
    assert_eq!(readings(&hand!("123m55z"), tile!("4m")), []);
}
