//! Questions as a web page asks them after every move, with the caller's clock. Each question ends
//! soon after a request to stop, and a repeated question continues from what was learned.

use std::cell::Cell;

use shanghai::moves::Move;
use shanghai::{Budget, Face, Outlook, Record, Session, Verdict, deal, layouts};

/// A budget that ends at the `looks`-th check, and counts the checks after that.
fn over_at(looks: usize, late: &Cell<usize>) -> Budget<impl FnMut() -> bool + '_> {
    let mut asked: usize = 0;
    Budget::until(move || {
        asked += 1;
        late.set(asked.saturating_sub(looks).max(late.get()));
        asked >= looks
    })
}

/// On a board that takes seconds, every question ends within a few checks after its budget's end.
#[test]
fn every_question_stops_on_request() {
    let layout = layouts::stepped_pyramid(6);
    let board = deal::random(&layout, &deal::four_of_each(91), 0).unwrap();
    let mut session = Session::new(board);
    for looks in [1, 10] {
        let late = Cell::new(0);
        assert_eq!(session.outlook_within(over_at(looks, &late)), Outlook::Undetermined);
        assert!(matches!(session.verdict_within(over_at(looks, &late)), Verdict::Undetermined(_)));
        assert_eq!(session.hint_within(over_at(looks, &late)), None);
        assert_eq!(session.deadlock_within(over_at(looks, &late)), None);
        assert_eq!(session.saving_move_within(over_at(looks, &late)), None);
        let _ = session.losing_move_within(over_at(looks, &late));
        assert!(late.get() <= 4, "{}", late.get());
        let choices = session.choices_within(over_at(looks, &late));
        assert_eq!(choices.len(), session.game().pairs().len());
        assert!(late.get() <= 4 * choices.len(), "{} for {}", late.get(), choices.len());
    }
}

/// A game as a page plays it: a hint, the outlook of every pair, a loss and its reason, the way
/// back, a shuffle, and everything saved as text.
#[test]
fn a_page_plays_a_game() {
    let (layout, faces) = (layouts::turtle(), deal::full_set_of(144));
    let board =
        deal::clearable_with_matching(&layout, &faces, Face::flowers_and_seasons, 5).unwrap();
    let (mut record, mut session) = (Record::new(board.clone()), Session::new(board));
    let budget = || Budget::nodes(20_000);
    assert!(session.game().to_svg().contains("data-tile=\"0\""));
    let mut lost = false;
    while !lost {
        let choices = session.choices_within(budget());
        let wrong = choices.iter().find(|choice| choice.outlook == Outlook::Stuck);
        let Some(pair) = wrong.map(|choice| choice.pair).or_else(|| session.game().hint()) else {
            break;
        };
        record.make(Move::Take(pair)).unwrap();
        session.take(pair).unwrap();
        lost = session.outlook_within(budget()) == Outlook::Stuck;
    }
    assert!(lost, "one of 72 random pairs is wrong");
    let Verdict::Stuck(proof, _) = session.verdict_within(budget()) else { panic!() };
    assert_eq!(proof.check(session.game()), Ok(()));
    let deadlock = session.deadlock_within(budget()).unwrap();
    assert!(deadlock.trapped().len() > 0 || deadlock.cases().len() > 1);
    let shuffled = session.game().shuffled_clearable(1).unwrap();
    assert_eq!(shuffled.left(), session.game().left());
    assert_eq!(Session::of(shuffled).outlook_within(budget()), Outlook::Clearable);
    let saving = session.saving_move_within(budget()).unwrap();
    while session.game().moves().len() > saving.after {
        record.make(Move::Undo).unwrap();
        session.undo().unwrap();
    }
    assert!(session.redo().is_some() && session.undo().is_some());
    session.take(saving.pair).unwrap();
    record.make(Move::Take(saving.pair)).unwrap();
    while let Some(pair) = session.hint_within(budget()) {
        session.take(pair).unwrap();
        record.make(Move::Take(pair)).unwrap();
    }
    assert!(session.game().is_cleared());
    let read: Record = record.to_string().parse().unwrap();
    assert!(read == record && read.undos() > 0 && read.game().is_cleared());
}
