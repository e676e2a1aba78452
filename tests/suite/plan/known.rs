//! Hands that programs are known to get wrong.

use mentsu::Face;
use mentsu::plan::{DiscardPlan, Objective, Outlook, Plan, Planner, RiichiChoice};
use mentsu::riichi::Rules;
use mentsu::{Hand, face, hand};

fn plan(hand: &Hand, depth: u8, riichi: RiichiChoice) -> Plan {
    let outlook = Outlook::new().with_depth(depth).with_riichi(riichi);
    Planner::new().plan(hand, &outlook, &Rules::TENHOU).expect("a plan")
}

fn of(plan: &Plan, face: Face) -> &DiscardPlan {
    plan.discards().iter().find(|discard| discard.face() == face).expect("it is held")
}

fn win(plan: &Plan, face: Face) -> f64 {
    of(plan, face).figures().win()
}

fn points(plan: &Plan, face: Face) -> f64 {
    of(plan, face).figures().points()
}

/// Discarding 3z leaves a tenpai for four tiles, which riichi locks. 2m goes back to 1-shanten,
/// from where 25 tiles lead to tenpai: it wins more often, which a plan of depth 0 can't see.
#[test]
fn a_locked_kanchan_wins_less_often_than_a_chinitsu_that_goes_back() {
    let hand = hand!("1112456788999m3z");
    let always = |depth| plan(&hand, depth, RiichiChoice::Always);
    let shortest = always(0);
    assert_eq!(shortest.best(Objective::Win).expect("a discard").face(), face!("3z"));
    assert!(win(&shortest, face!("2m")) < 0.01);
    for depth in 1..3 {
        let plan = always(depth);
        assert_eq!(plan.best(Objective::Win).expect("a discard").face(), face!("2m"));
        assert!(win(&plan, face!("2m")) > win(&plan, face!("3z")) + 0.1);
        assert_eq!(of(&plan, face!("3z")).ukeire_count(), 4);
        assert_eq!(of(&plan, face!("2m")).ukeire_count(), 25);
        // 8m keeps more of its points.
        assert!(points(&plan, face!("8m")) > points(&plan, face!("3z")));
    }
    // With dama as a choice, the tenpai is kept and improved.
    let silent = plan(&hand, 1, RiichiChoice::Best);
    assert!(win(&silent, face!("3z")) > win(&silent, face!("2m")));
    assert!(!of(&silent, face!("3z")).declares_riichi(17));
}

/// 5m takes the most tiles and is tenpai most often, but sixteen of its tiles lead to a tanki.
/// Along the shortest way it wins less often than 4m or 6m, which keep the pair and wait on two
/// ryanmen. With more depth the tanki improves too: then 5m wins as often, for fewer points.
#[test]
fn the_most_tiles_are_not_the_most_points() {
    let hand = hand!("4556m12367p12378s");
    for depth in 0..3 {
        let plan = plan(&hand, depth, RiichiChoice::Best);
        let [wide, pair, other] = [face!("5m"), face!("4m"), face!("6m")];
        assert_eq!([wide, pair, other].map(|face| of(&plan, face).ukeire_count()), [28, 16, 16]);
        assert_eq!(plan.best(Objective::Tenpai).expect("a discard").face(), wide);
        for pair in [pair, other] {
            assert_eq!(win(&plan, wide) > win(&plan, pair), depth == 2, "depth {depth}");
            assert!(points(&plan, pair) > points(&plan, wide));
        }
        if depth == 0 {
            assert!(win(&plan, pair) > win(&plan, wide) + 0.04);
        }
    }
}

/// Either of the two fives of sou may be discarded, with the same chances to the last digit;
/// keeping the red one is worth about a thousand points. At depth 0 the best discard is 6s, which
/// keeps both; deeper, the plain five is.
#[test]
fn of_two_fives_the_plain_one_goes() {
    let hand = hand!("456678m02337p056s");
    for depth in 0..3 {
        let plan = plan(&hand, depth, RiichiChoice::Best);
        let (red, plain) = (of(&plan, face!("0s")), of(&plan, face!("5s")));
        assert_eq!(red.figures().win().to_bits(), plain.figures().win().to_bits());
        assert_eq!(red.figures().tenpai().to_bits(), plain.figures().tenpai().to_bits());
        assert_eq!(red.ukeire_count(), plain.ukeire_count());
        let more = plain.figures().points() - red.figures().points();
        assert!(more > 900.0, "{more}");
        let best = [face!("6s"), face!("5s"), face!("5s")][usize::from(depth)];
        assert_eq!(plan.best(Objective::Points).expect("a discard").face(), best);
    }
}

/// Four mentsu and a tanki that waits for a fifth north: not tenpai. Any draw in place of the
/// fourth north makes it tenpai, so that it is tenpai after one draw for sure and can't win before
/// the second.
#[test]
fn a_wait_for_a_fifth_copy_is_no_tenpai() {
    let hand = hand!("123m123p3334444z");
    assert_eq!(hand.shanten().get(), 1);
    for depth in 0..3 {
        let outlook = Outlook::new().with_depth(depth);
        let before = Planner::new().before_draw(&hand, &outlook, &Rules::TENHOU).expect("a plan");
        assert_eq!(before.at(0).tenpai(), 0.0);
        assert_eq!((before.at(1).tenpai(), before.at(1).win()), (1.0, 0.0));
        // The second draw has to be one of at most three copies of the first.
        let win = before.at(2).win();
        assert!(0.02 < win && win < 0.06, "{win}");
        assert!(before.figures().win() > 0.4);
    }
}
