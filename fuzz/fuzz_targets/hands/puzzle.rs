//! Bytes choose a query and a quiz: what is found matches, and is what trying every hand of the
//! suit finds; a question has its level, and its own waits are the right answer.
#![cfg_attr(fuzzing, no_main)]

use arbitrary::{Arbitrary as _, Result, Unstructured};
use mentsu::puzzle::{Level, OneSuitHands, PuzzleError, Query, Quiz};

use mentsu::random::SplitMix64;
use mentsu::{Counts, Suit, TileSet, WaitShape, WaitShapes};
use mentsu_fuzz::fuzz_target;

fn query(bytes: &mut Unstructured<'_>) -> Result<Query> {
    let mut query = Query::new();
    if bytes.ratio(1, 3)? {
        query = query.with_waits(TileSet::arbitrary(bytes)?);
    }
    if bytes.ratio(1, 3)? {
        let least = bytes.int_in_range(0..=6)?;
        query = query.with_number_of_waits(least..=bytes.int_in_range(0..=9)?);
    }
    if bytes.ratio(1, 3)? {
        let shapes = WaitShape::ALL.into_iter().filter(|_| bytes.arbitrary().unwrap_or(false));
        query = query.with_shapes(shapes.collect::<WaitShapes>());
    }
    if bytes.ratio(1, 3)? {
        let least = bytes.int_in_range(0..=6)?;
        query = query.with_number_of_readings(least..=bytes.int_in_range(0..=22)?);
    }
    if bytes.ratio(1, 8)? {
        query = query.with_only_seeming_tenpai();
    }
    Ok(query)
}

fn check(bytes: &mut Unstructured<'_>) -> Result<()> {
    let query = query(bytes)?;
    let suit = *bytes.choose(&Suit::ALL)?;
    let size = *bytes.choose(&[1, 4, 4, 4, 7])?;
    let all = OneSuitHands::new(suit, size).expect("hands of this size can wait");
    let matching: Vec<Counts> = all.filter(|tiles| query.matches(tiles)).collect();
    let hands = query.hands_in(suit, size).expect("the same size");
    assert!(hands.map(|hand| *hand.concealed()).eq(matching.iter().copied()));
    let classes = query.with_one_per_class().hands_in(suit, size).expect("the same size");
    assert!(classes.clone().all(|hand| matching.contains(hand.concealed())));
    assert_eq!(classes.count() == 0, matching.is_empty());

    let mut source = SplitMix64::new(bytes.arbitrary()?);
    let random = query.random(&mut source, TileSet::of_suit(suit), size).expect("the same size");
    assert_eq!(random.is_none(), matching.is_empty());
    assert!(random.is_none_or(|hand| matching.contains(hand.concealed())));

    let wrong = bytes.int_in_range(0..=40)?;
    if ![1, 4, 7, 10, 13].contains(&wrong) {
        let refused = PuzzleError::WrongSize { tiles: wrong };
        assert_eq!(query.hands_in(suit, wrong).err(), Some(refused));
        assert_eq!(Quiz::new(wrong), Err(refused));
    }

    let level = *bytes.choose(&Level::ALL)?;
    let quiz = Quiz::new(size).expect("the same size").with_suit(suit).with_level(level);
    if let Some(question) = quiz.ask(&mut source) {
        assert_eq!(question.measure().level(), Some(level));
        assert_eq!(question.waits(), question.hand().wait_tiles());
        assert!(question.check(question.waits()).is_right());
        let answer = TileSet::arbitrary(bytes)?;
        let verdict = question.check(answer);
        assert_eq!(verdict.is_right(), answer == question.waits());
        assert_eq!(verdict.found() | verdict.wrong(), answer);
        assert_eq!(verdict.found() | verdict.missed(), question.waits());
    }
    Ok(())
}

fuzz_target!(|bytes: &[u8]| {
    // An input that is too short chooses nothing.
    let _ = check(&mut Unstructured::new(bytes));
});
