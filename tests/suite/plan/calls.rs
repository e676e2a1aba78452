//! The figures of calls are those of the model for the hand after each call.

use mentsu::plan::Planner;
use mentsu::random::RandomSource as _;

use mentsu::random::SplitMix64;
use mentsu::riichi::legality::{Turn, calls, declare, discards_after_call};
use mentsu::{CalledFrom, Face, Hand};

use super::agrees::{allowed, objective, outlook};
use super::figures::worth::{Asked, Scorer};
use super::twin::hands::{Case, Wall, any_case};
use super::twin::model::{AIMS, Model};
use super::twin::simulation::real_wall;

/// A case whose hand has 13 tiles, a tile that another player discards, and who it is.
fn with_a_discard(random: &mut SplitMix64, depth: i32) -> Option<(Case, Face, CalledFrom)> {
    let mut case = any_case(random, 1, depth, Wall::Large);
    let skipped = random.below(case.hand.concealed().total().into());
    let held = case.hand.faces().enumerate().filter(|&(nth, _)| nth != skipped);
    let faces: Vec<Face> = held.map(|(_, face)| face).collect();
    case.hand = Hand::new(faces, case.hand.melds()).ok()?;
    case.asked.draws = case.asked.draws.max(2);
    let Case { hand, asked, rules } = &case;
    let melds = hand.melds().to_vec();
    let wall = real_wall(hand, &Scorer { asked: asked.clone(), rules: *rules, melds });
    let from = [CalledFrom::Kamicha, CalledFrom::Toimen, CalledFrom::Shimocha][random.below(3)];
    let callable = wall.into_iter().filter(|&face| {
        let melds = calls(hand, face, from, &Turn::new(), rules);
        melds.is_ok_and(|melds| melds.iter().any(|meld| !meld.kind().is_kan()))
    });
    let callable: Vec<Face> = callable.collect();
    let discarded = (!callable.is_empty()).then(|| callable[random.below(callable.len())])?;
    Some((case, discarded, from))
}

#[test]
fn the_figures_of_calls_are_the_models() {
    let (mut random, mut planner) = (SplitMix64::new(41), Planner::new());
    let (mut compared, mut better) = (0, 0);
    for nth in 0..80 {
        let Some((case, discarded, from)) = with_a_discard(&mut random, i32::from(nth % 8 == 0))
        else {
            continue;
        };
        let case = case.among_opponents(&mut random);
        let Case { hand, asked, rules } = &case;
        let said = planner.calls(hand, discarded, from, &outlook(asked), rules).expect("plans");
        // A player who passes sees the tile in the river.
        let mut passing = asked.clone();
        passing.seen.push(discarded);
        let pass = Model::new(hand, &passing, rules);
        for aim in AIMS {
            let reported = pass.solve(aim).before_draw(0);
            let said = said.pass().figures().of(objective(aim));
            assert!(
                (said - reported).abs() <= allowed(aim, reported),
                "{said} for {reported} {case:?}"
            );
        }
        let melds = calls(hand, discarded, from, &Turn::new(), rules).expect("calls");
        let melds: Vec<_> = melds.iter().filter(|meld| !meld.kind().is_kan()).collect();
        assert_eq!(melds, said.calls().iter().map(|call| call.meld()).collect::<Vec<_>>());
        let left = asked.draws - usize::from(from == CalledFrom::Kamicha);
        for (call, meld) in said.calls().iter().zip(melds) {
            let called = declare(hand, meld).expect("a call");
            let model = Model::new(&called, &Asked { draws: left, ..asked.clone() }, rules);
            assert_eq!(usize::from(call.left()), left);
            let may_go = discards_after_call(&called, meld, rules);
            let starts = model
                .starts
                .iter()
                .filter(|(face, _)| face.is_some_and(|face| may_go.contains(&face)));
            let starts: Vec<_> = starts.collect();
            assert_eq!(call.plan().discards().len(), starts.len(), "{meld} {case:?}");
            for aim in AIMS {
                let solved = model.solve(aim);
                let mut most = 0.0_f64;
                for (discard, &&(face, node)) in call.plan().discards().iter().zip(&starts) {
                    assert_eq!(Some(discard.face()), face);
                    let (said, reported) =
                        (discard.figures().of(objective(aim)), solved.value(0, node));
                    let close = (said - reported).abs() <= allowed(aim, reported);
                    assert!(close, "{aim:?}: {said} for {reported} after {meld} {case:?}");
                    most = most.max(reported);
                    compared += 1;
                }
                let said = call.figure(objective(aim));
                assert!((said - most).abs() <= allowed(aim, most), "{said} for {most} {case:?}");
            }
        }
        better += usize::from(AIMS.iter().any(|&aim| said.best(objective(aim)).is_some()));
    }
    assert!(compared > 500 && better > 10, "{compared} figures, {better} calls");
}
