//! Lines of play follow the policy, which is the model's, and earn on a real wall what it promised.

use mentsu::plan::{Line, Objective, Outlook, Planner, Reply, RiichiChoice};
use mentsu::random::RandomSource as _;

use mentsu::random::SplitMix64;
use mentsu::riichi::{NoWin, Riichi, Rules, score};
use mentsu::{Face, hand, tile};

use super::agrees::{allowed, objective, outlook};
use super::figures::worth::{Asked, Scorer};
use super::twin::hands::{Case, Wall, any_case, dealt};
use super::twin::model::{AIMS, Aim, Model, State};
use super::twin::simulation::{Played, Player, real_wall, simulate};
use super::twin::solve::Answer;

#[test]
fn discards_tell_their_shanten_and_the_tiles_that_lower_it() {
    let (mut random, mut planner) = (SplitMix64::new(21), Planner::new());
    for _ in 0..300 {
        let case = any_case(&mut random, 2, 0, Wall::Large);
        let Case { hand, asked, rules } = &case;
        let plan = planner.plan(hand, &outlook(asked).with_draws(1), rules).expect("a plan");
        let mut model = Model::new(hand, &Asked { draws: 1, ..asked.clone() }, rules);
        let (wall, _) = asked.wall(hand, rules);
        let mut least = i32::MAX;
        for discard in plan.discards() {
            let state = State::of(&hand.discard(discard.face()).expect("it is held"));
            let shanten = model.shanten(&state.counts);
            let lowers = |kind: &usize| {
                let mut counts = state.counts;
                counts[*kind] += 1;
                wall[*kind] > 0 && model.shanten(&counts) < shanten
            };
            let ukeire: u8 = (0..34).filter(lowers).map(|kind| wall[kind]).sum();
            let said = (i32::from(discard.shanten().get()), discard.ukeire_count());
            assert_eq!(said, (shanten, ukeire), "{} of {case:?}", discard.face());
            if !rules.sanma() {
                let left = hand.discard(discard.face()).expect("it is held");
                assert_eq!(left.shanten(), discard.shanten(), "{case:?}");
            }
            least = least.min(shanten);
        }
        assert_eq!(i32::from(plan.shanten().get()), least, "{case:?}");
    }
}

/// Plays to the end and compares each reply with the model's values.
fn follow(line: &mut Line<'_>, model: &Model, aim: Aim, wall: &[Face], place: &str) {
    let solved = model.solve(aim);
    let mut before = None;
    for made in 0..=model.scorer.asked.draws {
        if made > 0 {
            line.draw(wall[made - 1]).expect("a tile of the wall");
        }
        assert_eq!(line.left() as usize, model.scorer.asked.draws - made, "{place}");
        let (face, riichi) = match line.reply() {
            Reply::Win => {
                assert!(line.hand().shanten().is_win() && line.points().is_some(), "{place}");
                return;
            }
            Reply::Discard { face, riichi } => (face, riichi),
        };
        assert!(made == 0 || line.points().is_none(), "a win is taken: {place}");
        let score = score(line.hand(), &line.situation(), &model.scorer.rules);
        let passes = matches!(score, Err(why) if !matches!(why, NoWin::Impossible(_)));
        assert!(made == 0 || passes, "{score:?}: {place}");
        let was = line.riichi();
        if was != Riichi::None {
            assert_eq!((Some(face), riichi), (line.hand().drawn(), false), "{place}");
        }
        line.discard(face).expect("a reply");
        assert_eq!(line.riichi() != Riichi::None, was != Riichi::None || riichi, "{place}");
        if was == Riichi::None {
            let node = model.node_of(&State::of(line.hand())).expect("a state of the model");
            let (said, reported) = (line.figures().of(objective(aim)), solved.value(made, node));
            assert!(
                (said - reported).abs() <= allowed(aim, reported),
                "{said} for {reported}: {place}"
            );
            // No other reply to the draw is better.
            if let Some(node) = before {
                let best = model.answer(&solved, made - 1, node, wall[made - 1]);
                let Answer::Discard { to, .. } = best else { panic!("no win: {place}") };
                let most = solved.value(made, to);
                assert!(reported >= most - allowed(aim, most), "{reported} below {most}: {place}");
            }
            before = Some(node);
        }
    }
    assert!(before.is_some());
}

#[test]
fn lines_follow_the_policy() {
    let (mut random, mut planner) = (SplitMix64::new(22), Planner::new());
    for nth in 0..60 {
        let mut case = any_case(&mut random, 1, i32::from(nth % 3 == 0), Wall::Large);
        case.asked.others = 0;
        if nth % 2 == 0 {
            case = case.among_opponents(&mut random);
        }
        let Case { hand, asked, rules } = &case;
        let model = Model::new(hand, asked, rules);
        let mut wall = real_wall(hand, &model.scorer);
        for aim in AIMS {
            let objective = objective(aim);
            let plan = planner.plan_for(objective, hand, &outlook(asked), rules).expect("a plan");
            let best = plan.best(objective).expect("a discard").figures().of(objective);
            let mut line = planner.line(objective, hand, &outlook(asked), rules).expect("a line");
            let Reply::Discard { face, riichi } = line.reply() else { panic!("{case:?}") };
            let first = plan.discards().iter().find(|discard| discard.face() == face);
            let first = first.expect("a discard of the plan");
            let said = first.figures().of(objective);
            assert!((said - best).abs() <= allowed(aim, best), "{said} for {best}: {case:?}");
            assert_eq!(riichi, first.declares_riichi(asked.draws as u8), "{case:?}");
            for _ in 0..5 {
                random.shuffle(&mut wall);
                follow(&mut line, &model, aim, &wall, &format!("{aim:?} {case:?}"));
                line.rewind();
                assert_eq!((line.hand(), line.riichi()), (hand, Riichi::None));
            }
        }
    }
}

/// A hand with a kan or a north set aside doesn't declare double riichi, and double riichi has no
/// ippatsu if the wall ends with the first draw: `score` accepts every win that a line declares.
#[test]
fn a_first_turn_that_is_over_or_ends_the_wall_loses_no_win() {
    let (mut planner, asked) = (Planner::new(), Outlook::new().with_first_turn(true));
    let asked = asked.with_riichi(RiichiChoice::Always);
    let (four, three) = (Rules::TENHOU, Rules::TENHOU_SANMA);
    let ends = hand!("123m456p678p78s99s1z");
    let cases = [
        (hand!("123m456p78s99s1z[5555z]"), asked.with_draws(5), four, Riichi::Riichi),
        (hand!("456p678p78s99s111z3z"), asked.with_draws(5).with_kita(1), three, Riichi::Riichi),
        (hand!("456p678p78s99s111z3z"), asked.with_draws(5), three, Riichi::DoubleRiichi),
        (ends, asked.with_draws(1), four, Riichi::DoubleRiichi),
        (ends, asked.with_draws(2), four, Riichi::DoubleRiichi),
    ];
    for (hand, outlook, rules, riichi) in cases {
        let place = format!("{hand} {outlook:?}");
        for objective in Objective::ALL {
            let plan = planner.plan_for(objective, &hand, &outlook, &rules).expect("a plan");
            let best = plan.best(objective).expect("a discard").face();
            let mut line = planner.line(objective, &hand, &outlook, &rules).expect("a line");
            line.discard(best).expect("it is held");
            assert_eq!(line.riichi(), riichi, "{place}");
            line.draw(tile!("9s")).expect("a tile of the wall");
            assert_eq!(line.reply(), Reply::Win, "{place}");
            let scored = score(line.hand(), &line.situation(), &rules).expect("a win");
            assert_eq!(Some(scored.payments().received()), line.points(), "{place}");
        }
    }
    // A plan pays for a win what it scores: five han, not six.
    let outlook = asked.with_draws(1).with_ura(false);
    let plan = planner.plan(&ends, &outlook, &four).expect("a plan");
    let figures = plan.best(Objective::Points).expect("a discard").figures();
    let paid = figures.points() / figures.win();
    assert!((11_000.0..13_000.0).contains(&paid), "{paid}");
}

/// A player who follows a line's replies.
struct Follows<'a> {
    line: Line<'a>,
    first: Face,
}

impl Player for Follows<'_> {
    fn begin(&mut self) -> bool {
        self.line.rewind();
        self.line.discard(self.first).expect("it is held");
        self.line.riichi() != Riichi::None
    }

    fn play(&mut self, _made: usize, drawn: Face) -> Played {
        self.line.draw(drawn).expect("a tile of the wall");
        match self.line.reply() {
            Reply::Win => Played::Win,
            Reply::Discard { face, riichi } => {
                self.line.discard(face).expect("a reply");
                Played::Discard { face, riichi }
            }
        }
    }
}

#[test]
fn lines_bring_in_on_a_real_wall_what_was_promised() {
    let (mut random, mut planner) = (SplitMix64::new(23), Planner::new());
    let mut asked = Asked::new(17, 1);
    asked.dora = vec!["1z".parse().expect("a tile")];
    let rules = Rules::TENHOU;
    for shanten in [0, 1, 1] {
        let hand = dealt(&mut random, shanten, &rules);
        for (aim, objective) in [(Aim::Win, Objective::Win), (Aim::Points, Objective::Points)] {
            let outlook: Outlook = outlook(&asked);
            let plan = planner.plan_for(objective, &hand, &outlook, &rules).expect("a plan");
            let best = plan.best(objective).expect("a discard");
            let (promised, first) = (best.figures().of(objective), best.face());
            let line = planner.line(objective, &hand, &outlook, &rules).expect("a line");
            let scorer = Scorer { asked: asked.clone(), rules, melds: Vec::new() };
            let mut player = Follows { line, first };
            let played = simulate(&hand, Some(first), &scorer, &mut player, 4_000, &mut random);
            let played = played[aim as usize];
            let slack = 0.03 * played.mean() + 4.0 * played.error();
            let apart = (promised - played.mean()).abs();
            assert!(apart < slack, "{hand} {aim:?}: {promised} for {}", played.mean());
        }
    }
}
