//! Plans beside the exact chances of three and four draws.
//!
//! The exact chances let a hand go on after tenpai, and know neither yaku nor points. So the plans are
//! made without riichi, which would lock the hand, and of closed hands, whose every tsumo counts; red
//! fives, dora and ura then change no chance. What differs is what the model leaves out: draws that
//! were thrown away are gone, and paths that go farther than the depth are taken.

use mentsu::chances;
use mentsu::plan::{Goal, Outlook, Planner, RiichiChoice};
use mentsu::puzzle::SplitMix64;
use mentsu::riichi::Rules;
use mentsu::{Counts, Hand, View};

use super::hands::dealt;

/// Hands of a kind, and how they are asked.
#[derive(Clone, Copy, Debug)]
struct Class {
    shanten: i8,
    draws: u8,
    goal: Goal,
    depth: u8,
    /// How far off the median and the farthest may be, as shares of the exact chance.
    allowed: [f64; 2],
}

fn classes() -> impl Iterator<Item = Class> {
    let goals = [(Goal::Win, 2, [0.002, 0.05]), (Goal::Tenpai, 3, [0.001, 0.005])];
    goals.into_iter().flat_map(|(goal, depth, allowed)| {
        [(1, 3), (1, 4), (2, 3), (2, 4)].map(|(shanten, draws)| Class {
            shanten,
            draws,
            goal,
            depth,
            allowed,
        })
    })
}

/// What the best discard is promised, and what it truly has.
fn promised_and_exact(planner: &mut Planner, hand: &Hand, class: Class) -> [f64; 2] {
    let outlook = Outlook::new()
        .with_draws(class.draws)
        .with_depth(class.depth)
        .with_riichi(RiichiChoice::Never)
        .with_room(1 << 22);
    let plan = planner.plan(hand, &outlook, &Rules::TENHOU).expect("a plan");
    let best = plan.best(class.goal).expect("a discard");
    let wall: Counts = View::of(hand).unseen(hand.concealed());
    let after = hand.discard(best.face()).expect("it is held");
    let goal = match class.goal {
        Goal::Tenpai => chances::Goal::Tenpai,
        _ => chances::Goal::Win,
    };
    let exact = after.chance(&wall, class.draws, goal).expect("a chance").as_f64();
    [best.figures().of(class.goal), exact]
}

/// How far off so many hands of a class are, from the nearest to the farthest.
fn shares_off(class: Class, hands: usize) -> Vec<f64> {
    let seed = 31 * u64::from(class.draws) + class.shanten as u64;
    let (mut random, mut planner) = (SplitMix64::new(seed), Planner::new());
    let off = (0..hands).map(|_| {
        let hand = dealt(&mut random, class.shanten, &Rules::TENHOU);
        let [promised, exact] = promised_and_exact(&mut planner, &hand, class);
        assert!((promised > 0.0) == (exact > 0.0), "{hand} {class:?}: {promised} for {exact}");
        if exact > 0.0 { promised / exact - 1.0 } else { 0.0 }
    });
    let mut off: Vec<f64> = off.collect();
    off.sort_by(|a, b| a.abs().total_cmp(&b.abs()));
    off
}

fn compare(class: Class, hands: usize) {
    let off = shares_off(class, hands);
    let [median, most] = [off[hands / 2], off[hands - 1]];
    let percent = |share: f64| format!("{:+.4} %", 100.0 * share);
    let Class { shanten, draws, goal, depth, allowed } = class;
    println!(
        "{goal:?} at depth {depth}, {hands} hands of {shanten}-shanten, {draws} draws: median {}, most {}",
        percent(median),
        percent(most)
    );
    assert!(median.abs() <= allowed[0] && most.abs() <= allowed[1], "{class:?} {median} {most}");
}

#[test]
fn a_few_hands_have_the_exact_chances() {
    for class in classes().filter(|class| class.shanten == 1 || class.draws == 3) {
        compare(class, if class.shanten == 1 && class.draws == 3 { 12 } else { 3 });
    }
}

#[test]
#[ignore = "takes minutes: 1,600 hands"]
fn hundreds_of_hands_have_the_exact_chances() {
    for class in classes() {
        compare(class, 200);
    }
}
