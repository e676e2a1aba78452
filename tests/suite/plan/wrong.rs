//! Questions without a plan: the error names what is wrong, and nothing panics.

use mentsu::plan::{MOST_DEPTH, MOST_DRAWS, Objective, Outlook, PlanError, Planner};
use mentsu::riichi::Rules;
use mentsu::riichi::legality::CallError;
use mentsu::{CalledFrom, Face, Hand, Tile, TooManyCopies, Wind, face, hand, meld, tile};

/// The error, the same for every question that needs a discard.
fn error(hand: &Hand, outlook: &Outlook, rules: &Rules) -> PlanError {
    let mut planner = Planner::new();
    let error = planner.plan(hand, outlook, rules).expect_err("no plan");
    for objective in Objective::ALL {
        assert_eq!(planner.plan_for(objective, hand, outlook, rules).expect_err("no plan"), error);
        assert_eq!(planner.line(objective, hand, outlook, rules).expect_err("no line"), error);
    }
    error
}

#[test]
fn what_is_wrong_with_a_question_is_told() {
    let (hand, rules) = (hand!("123m45p13789s113z5m"), Rules::TENHOU);
    let asked = Outlook::new();
    for draws in [0, MOST_DRAWS + 1, u8::MAX] {
        let reported = error(&hand, &asked.with_draws(draws), &rules);
        assert_eq!(reported, PlanError::WrongDraws { draws });
    }
    for depth in [MOST_DEPTH + 1, u8::MAX] {
        let reported = error(&hand, &asked.with_depth(depth), &rules);
        assert_eq!(reported, PlanError::TooDeep { depth });
    }
    for count in [6, 9, 255] {
        let dora = (0..count).map(|n| Tile::ALL[n / 4 % 34]);
        let reported = error(&hand, &asked.with_dora(dora), &rules);
        assert_eq!(reported, PlanError::TooManyIndicators { count: count as u8 });
    }
    let reported = error(&hand, &asked.with_seen([tile!("1z"); 3]), &rules);
    let copies = |count| PlanError::TooManyCopies(TooManyCopies { tile: tile!("1z"), count });
    assert_eq!(reported, copies(5));
    assert_eq!(error(&hand, &asked.with_seen(vec![tile!("1z"); 900]), &rules), copies(255));
    let reported = error(&hand, &asked.with_seen([face!("0p"); 2]), &rules);
    assert_eq!(reported, PlanError::TooManyReds { tile: tile!("5p"), count: 2 });
    assert_eq!(error(&hand, &asked.with_kita(1), &rules), PlanError::KitaOfFour);
    let reported = error(&hand, &asked, &Rules::TENHOU_SANMA);
    assert_eq!(reported, PlanError::NotInPlay { tile: tile!("2m") });
    let reported = error(&hand, &asked.with_room(3), &rules);
    assert_eq!(reported, PlanError::TooManyStates { room: 3 });
}

#[test]
fn three_players_have_no_north_and_no_chi() {
    let (hand, rules) = (hand!("456p678p78s99s111z3z"), Rules::TENHOU_SANMA);
    let north = Outlook::new().with_seat(Wind::North);
    assert_eq!(error(&hand, &north, &rules), PlanError::NorthSeatInSanma);
    let chi = hand!("678p78s99s111z3z(4-56p)");
    assert_eq!(error(&chi, &Outlook::new(), &rules), PlanError::ChiInSanma);
    let waiting = hand!("456p678p78s99s111z");
    let reported = Planner::new().before_draw(&waiting, &north, &rules);
    assert_eq!(reported, Err(PlanError::NorthSeatInSanma));
}

#[test]
fn a_hand_needs_a_tile_to_discard_or_none() {
    let (mut planner, asked, rules) = (Planner::new(), Outlook::new(), Rules::TENHOU);
    for text in ["1m", "11m", "123m45p13789s113z", "123m45p13789s1z", "123m45s"] {
        let hand: Hand = text.parse().expect("a hand");
        let concealed = hand.concealed().total();
        let reported = error(&hand, &asked, &rules);
        assert_eq!(reported, PlanError::WrongSize { concealed, melds: 0 }, "{text}");
        let reported = planner.before_draw(&hand, &asked, &rules);
        assert_eq!(reported.is_ok(), concealed == 13, "{text}");
    }
    let drawn = hand!("123m45p13789s113z5m");
    let reported = planner.before_draw(&drawn, &asked, &rules).expect_err("it has to discard");
    assert_eq!(reported, PlanError::WrongSize { concealed: 14, melds: 0 });
}

#[test]
fn a_wall_has_the_tiles_that_are_drawn() {
    let (hand, rules) = (hand!("123m45p13789s113z5m"), Rules::TENHOU);
    let all = hand.all_tiles().to_array();
    let rest = || Tile::ALL.into_iter().flat_map(|tile| vec![tile; 4 - all[tile.index()] as usize]);
    let seen = |left: usize| Outlook::new().with_draws(4).with_seen(rest().skip(left));
    let reported = error(&hand, &seen(3), &rules);
    assert_eq!(reported, PlanError::WallTooShort { tiles: 3, draws: 4 });
    let plan = Planner::new().plan(&hand, &seen(4), &rules).expect("a plan");
    for discard in plan.discards() {
        let figures = discard.figures();
        assert!((0.0..=1.0).contains(&figures.win()) && figures.points().is_finite());
    }
}

#[test]
fn a_line_takes_only_what_can_be_played() {
    let (hand, mut planner) = (hand!("123m45p13789s113z5m"), Planner::new());
    let asked = Outlook::new().with_draws(1).with_seen([face!("9m"); 4]);
    let line = planner.line(Objective::Points, &hand, &asked, &Rules::TENHOU);
    let mut line = line.expect("a line");
    let sized = |concealed| PlanError::WrongSize { concealed, melds: 0 };
    assert_eq!(line.draw(tile!("1z")), Err(sized(14)));
    assert_eq!(line.discard(tile!("9m")), Err(PlanError::NotHeld { tile: tile!("9m") }));
    let red: Face = face!("0m");
    assert_eq!(line.discard(red), Err(PlanError::NotHeld { tile: tile!("5m") }));
    assert_eq!(line.discard(tile!("5m")), Ok(()));
    assert_eq!(line.discard(tile!("1m")), Err(sized(13)));
    assert_eq!(line.draw(tile!("9m")), Err(PlanError::NotInWall { tile: tile!("9m") }));
    assert_eq!((line.left(), line.draw(tile!("6z"))), (1, Ok(())));
    assert_eq!(line.discard(tile!("6z")), Ok(()));
    assert_eq!(line.draw(tile!("6z")), Err(PlanError::WrongDraws { draws: 2 }));
    line.rewind();
    assert_eq!((line.left(), line.hand()), (1, &hand));
}

/// Red and plain fives are in the wall, or not, apart; and a drawn tile is gone, though the model
/// counts it as if it were there.
#[test]
fn a_line_draws_no_tile_that_is_not_in_the_wall() {
    let mut planner = Planner::new();
    let mut draws = |hand: &Hand, asked: &Outlook, rules: &Rules, faces: &[Face]| {
        let first = hand.faces().last().expect("a tile");
        let mut line = planner.line(Objective::Win, hand, asked, rules).expect("a line");
        line.discard(first).expect("it is held");
        faces.iter().map(|&face| line.draw(face).and_then(|()| line.discard(face))).collect()
    };
    let gone = |tile| Err(PlanError::NotInWall { tile });
    let asked = Outlook::new().with_draws(6);
    let hand = hand!("123m34p4p789s11z22z3z");
    let all: Vec<_> =
        draws(&hand, &asked, &Rules::TENHOU, &[face!("0p"), face!("0p"), face!("5p")]);
    assert_eq!(all, [Ok(()), gone(tile!("5p")), Ok(())]);
    let seen = asked.with_seen([face!("0p")]);
    assert_eq!(draws(&hand, &seen, &Rules::TENHOU, &[face!("0p")]), [gone(tile!("5p"))]);
    assert_eq!(draws(&hand, &asked, &Rules::WRC, &[face!("0m")]), [gone(tile!("5m"))]);
    let held = hand!("123m034p34p789s11z2z");
    assert_eq!(draws(&held, &asked, &Rules::TENHOU, &[face!("0p")]), [gone(tile!("5p"))]);
    // All plain fives are seen.
    let seen = asked.with_seen([face!("5p"); 3]);
    let both = draws(&hand, &seen, &Rules::TENHOU, &[face!("5p"), face!("0p")]);
    assert_eq!(both, [gone(tile!("5p")), Ok(())]);
    let twice = draws(&hand, &asked, &Rules::TENHOU, &[face!("3z"); 4]);
    assert_eq!(twice, [Ok(()), Ok(()), Ok(()), gone(tile!("3z"))]);
}

#[test]
fn a_call_needs_a_hand_that_waits_and_a_tile_that_it_may_take() {
    let (rules, outlook) = (Rules::TENHOU, Outlook::new());
    let mut planner = Planner::new();
    let mut reported = |hand: &Hand, face: Face, outlook: &Outlook| {
        planner.calls(hand, face, CalledFrom::Kamicha, outlook, &rules).expect_err("no call")
    };
    let drawn = hand!("123m45p13789s113z5m");
    assert_eq!(reported(&drawn, face!("6p"), &outlook), PlanError::Call(CallError::HasDrawn));
    let waiting = hand!("123m45p13789s113z");
    let none = outlook.with_draws(0);
    assert_eq!(reported(&waiting, face!("6p"), &none), PlanError::WrongDraws { draws: 0 });
}

#[test]
fn a_call_from_kamicha_takes_a_draw_and_forbids_kuikae() {
    let (rules, outlook) = (Rules::TENHOU, Outlook::new().with_draws(1));
    let mut planner = Planner::new();
    let hand = hand!("4567p123s99s1177z");
    let plans = planner.calls(&hand, face!("4p"), CalledFrom::Kamicha, &outlook, &rules).unwrap();
    let chi = plans.calls().iter().find(|call| call.meld() == &meld!("(4-56p)")).expect("a chi");
    assert_eq!(chi.left(), 0);
    assert_eq!(chi.figure(Objective::Win), 0.0, "no draw is left");
    let best = chi.best(Objective::Win).expect("a discard");
    assert_eq!((chi.plan().draws(), best.figures().win()), (0, 0.0), "nor is one in its plan");
    // A discard that kuikae forbids would leave a hand of 1-shanten.
    assert_eq!((best.shanten().get(), chi.plan().shanten().get()), (2, 2));
    let discards: Vec<Face> = chi.plan().discards().iter().map(|plan| plan.face()).collect();
    assert!(!discards.contains(&face!("4p")) && !discards.contains(&face!("7p")), "{discards:?}");
    let pon = planner.calls(&hand, face!("7z"), CalledFrom::Toimen, &outlook, &rules).unwrap();
    assert_eq!(pon.calls()[0].left(), 1);
}

#[test]
fn no_number_of_honba_overflows() {
    let rules = Rules::TENHOU.with_honba(u16::MAX).with_double_yakuman(Rules::DOUBLE_YAKUMAN);
    let outlook = Outlook::new().with_honba(u16::MAX).with_draws(2).with_dora([tile!("9m")]);
    let plan = Planner::new().plan(&hand!("111222333444z19s"), &outlook, &rules).unwrap();
    assert!(plan.discards().iter().all(|discard| discard.figures().points().is_finite()));
}
