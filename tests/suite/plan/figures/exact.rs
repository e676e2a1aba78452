//! Plans compared with the exact chances of three and four draws.
//!
//! The exact chances let a hand go on after tenpai and ignore yaku and points. So these plans are
//! made without riichi, which would lock the hand, and of closed hands, which win with any tsumo;
//! red fives, dora and ura then change no chance. What is left to differ is what the model
//! neglects: it forgets draws that were thrown away, and paths beyond the depth. It also takes a
//! discarded tile that is drawn again for the start hand's, so that all its copies seem to be left;
//! the fewer ways a discard leaves, the more that matters. A question before the next draw counts
//! the discard as seen.

use mentsu::chances;
use mentsu::plan::{DiscardPlan, Objective, Outlook, Planner, RiichiChoice};
use mentsu::random::SplitMix64;
use mentsu::riichi::Rules;
use mentsu::{Counts, Face, Hand, Visible};

use crate::plan::twin::hands::dealt;

/// A class of hands, and the question about them.
#[derive(Clone, Copy, Debug)]
struct Class {
    shanten: i8,
    draws: u8,
    objective: Objective,
    depth: u8,
    /// How far off the median and the worst hand may be, as shares of the exact chance.
    allowed: [f64; 2],
}

fn classes() -> impl Iterator<Item = Class> {
    let goals = [(Objective::Win, 2, [0.002, 0.05]), (Objective::Tenpai, 3, [0.001, 0.005])];
    goals.into_iter().flat_map(|(objective, depth, allowed)| {
        [(1, 3), (1, 4), (2, 3), (2, 4)].map(|(shanten, draws)| Class {
            shanten,
            draws,
            objective,
            depth,
            allowed,
        })
    })
}

/// The best discard's figure, and its exact chance.
fn promised_and_exact(planner: &mut Planner, hand: &Hand, class: Class) -> [f64; 2] {
    let outlook = Outlook::new()
        .with_draws(class.draws)
        .with_depth(class.depth)
        .with_riichi(RiichiChoice::Never)
        .with_room(1 << 22);
    let plan = planner.plan(hand, &outlook, &Rules::TENHOU).expect("a plan");
    let best = plan.best(class.objective).expect("a discard");
    let wall: Counts = Visible::of(hand).unseen(hand.concealed());
    let after = hand.discard(best.face()).expect("it is held");
    let objective = chances_goal(class.objective);
    let exact = after.chance(&wall, class.draws, objective).expect("a chance").as_f64();
    [best.figures().of(class.objective), exact]
}

fn chances_goal(objective: Objective) -> chances::Goal {
    match objective {
        Objective::Tenpai => chances::Goal::Tenpai,
        _ => chances::Goal::Win,
    }
}

/// How far off `hands` hands of a class are, the nearest first.
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
    let Class { shanten, draws, objective, depth, allowed } = class;
    println!(
        "{objective:?} at depth {depth}, {hands} hands of {shanten}-shanten, {draws} draws: median {}, most {}",
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

/// How far off may be a discard that keeps the shanten, one that doesn't, and a question about the
/// hand after the discard.
const OFF_BY_DISCARD: [f64; 3] = [0.01, 0.6, 0.001];

/// How far off, as shares, are the figure of a discard, and that of the hand after it before its
/// next draw; `None` if there is no chance.
fn both_off(planner: &mut Planner, hand: &Hand, class: Class, face: Face) -> Option<[f64; 2]> {
    let Class { shanten, draws, objective, depth, .. } = class;
    let outlook = Outlook::new().with_draws(draws).with_riichi(RiichiChoice::Never);
    let plan = planner.plan(hand, &outlook.with_depth(depth), &Rules::TENHOU).expect("a plan");
    let of_face = |plan: &&DiscardPlan| plan.face() == face;
    let discard = plan.discards().iter().find(of_face).expect("it is held");
    let promised = discard.figures().of(objective);
    let after = hand.discard(face).expect("it is held");
    // A discard that goes back to a higher shanten uses up depth.
    let back = (discard.shanten().get() - shanten) as u8;
    let outlook = outlook.with_depth(depth - back).with_seen([face]);
    let alone = planner.before_draw(&after, &outlook, &Rules::TENHOU).expect("a prospect");
    let wall: Counts = Visible::of(hand).unseen(hand.concealed());
    let exact = after.chance(&wall, draws, chances_goal(objective)).expect("a chance").as_f64();
    assert!((promised > 0.0) == (exact > 0.0), "{hand} {face} {class:?}: {promised} for {exact}");
    let figures = [promised, alone.figures().of(objective)];
    (exact > 0.0).then(|| figures.map(|figure| figure / exact - 1.0))
}

#[test]
fn every_discard_has_the_exact_chances_but_for_its_own_copies() {
    let (mut random, mut planner) = (SplitMix64::new(32), Planner::new());
    let mut most = [0.0f64; 3];
    for class in classes().filter(|class| (class.shanten, class.draws) == (1, 3)) {
        for _ in 0..12 {
            let hand = dealt(&mut random, class.shanten, &Rules::TENHOU);
            let mut faces: Vec<Face> = hand.faces().collect();
            faces.dedup();
            for face in faces {
                let keeps = hand.discard(face).expect("held").shanten().get() == class.shanten;
                let Some([off, alone]) = both_off(&mut planner, &hand, class, face) else {
                    continue;
                };
                for (number, off) in [(usize::from(!keeps), off), (2, alone)] {
                    most[number] = most[number].max(off.abs());
                    let allowed = OFF_BY_DISCARD[number];
                    assert!(off.abs() <= allowed, "{hand} {face} {class:?}: {off} above {allowed}");
                }
            }
        }
    }
    assert!(most[1] > 0.01 && most[2] > 0.0, "{most:?}");
}

/// After 3m is discarded, most ways back need it twice: three times two ordered copies. The model
/// counts three times three.
#[test]
fn a_discard_drawn_twice_counts_as_if_none_had_gone() {
    let hand: Hand = "122344569m123p47s".parse().expect("a hand");
    let class = classes().next().expect("wins from 1-shanten with three draws");
    let both = both_off(&mut Planner::new(), &hand, class, "3m".parse().expect("a tile"));
    let [off, alone] = both.expect("a chance");
    assert!((off - 0.5).abs() < 1e-4 && alone.abs() < 1e-4, "{off} {alone}");
}
