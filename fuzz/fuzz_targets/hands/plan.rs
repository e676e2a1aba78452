//! Plans any hand and outlook at every depth, with a small budget of states. Wrong input is an
//! error. Chances are between 0 and 1 and grow with the draws. No policy exceeds the maximum, and
//! lines follow their policy. With one draw left the chance of tenpai agrees with ukeire. Never
//! panics.
#![cfg_attr(fuzzing, no_main)]

use mentsu::plan::{Figures, MOST_DEPTH, Objective, Outlook, Plan, Planner, Reply, RiichiChoice};
use mentsu::riichi::Rules;
use mentsu::{CalledFrom, Face, Hand, Wind};
use mentsu_fuzz::fuzz_target;

#[derive(Debug, arbitrary::Arbitrary)]
struct Input {
    hand: Hand,
    draws: u8,
    depth: u8,
    winds: u8,
    dora: Vec<Face>,
    seen: Vec<Face>,
    riichi: u8,
    ura: bool,
    honba: u16,
    kita: u8,
    others: u8,
    first_turn: bool,
    house: u8,
    reds: Option<[u8; 3]>,
    minimum: u8,
    drawn: Vec<Face>,
    discarded: Face,
}

/// More than this many states are refused, so that no input takes long.
const ROOM: u32 = 600;

/// What sums of single floats lose.
const LOST: f64 = 1e-5;

fn rules(input: &Input) -> Rules {
    let houses = [
        Rules::TENHOU,
        Rules::TENHOU_SANMA,
        Rules::MAHJONG_SOUL,
        Rules::MAHJONG_SOUL_SANMA,
        Rules::WRC,
        Rules::EMA,
        Rules::M_LEAGUE,
    ];
    let rules = houses[usize::from(input.house) % houses.len()];
    let rules = rules.with_minimum_han(1 + input.minimum % 3);
    input.reds.map_or(rules, |reds| rules.with_reds(reds.map(|red| red % 5)))
}

fn outlook(input: &Input) -> Outlook {
    let riichi = [RiichiChoice::Best, RiichiChoice::Always, RiichiChoice::Never];
    Outlook::new()
        .with_draws(input.draws % 20)
        .with_depth(input.depth % (MOST_DEPTH + 1))
        .with_seat(Wind::ALL[usize::from(input.winds) % 4])
        .with_round(Wind::ALL[usize::from(input.winds) / 4 % 4])
        .with_dora(input.dora.iter().copied())
        .with_seen(input.seen.iter().copied())
        .with_riichi(riichi[usize::from(input.riichi) % 3])
        .with_ura(input.ura)
        .with_honba(input.honba)
        .with_kita(input.kita % 5)
        .with_others(input.others % 5)
        .with_first_turn(input.first_turn)
        .with_room(ROOM)
}

/// Whether figures are some, and chances grow with the draws.
fn assert_sane(at: impl Fn(u8) -> Figures, draws: u8) {
    let mut before = Figures::default();
    for left in 0..=draws {
        let now = at(left);
        assert!((0.0..=1.0).contains(&now.tenpai()) && (0.0..=1.0).contains(&now.win()));
        assert!(now.win() <= now.tenpai() + LOST);
        assert!(now.points() >= 0.0 && now.points().is_finite());
        assert!(before.tenpai() <= now.tenpai() + LOST && before.win() <= now.win() + LOST);
        before = now;
    }
}

fn assert_plan(plan: &Plan, hand: &Hand) {
    // The last state that is left may lead to many more.
    assert!(plan.states() <= ROOM + 34 * 14);
    for discard in plan.discards() {
        assert!(hand.discard(discard.face()).is_ok());
        assert_sane(|left| discard.at(left), plan.draws());
    }
}

/// Too few draws reach nothing, and one draw to tenpai takes one of the tiles that help. Asked
/// where every tile that isn't held may be drawn.
fn assert_near(plan: &Plan, hand: &Hand, outlook: &Outlook, rules: &Rules) {
    let total = hand.all_tiles().total();
    let all_unseen = !rules.sanma() && outlook.dora().is_empty() && outlook.others() == 0;
    for discard in plan.discards() {
        let lacks = discard.shanten().get().max(0) as u8;
        // Others discard after the last draw, too.
        let too_few = lacks + u8::from(outlook.others() == 0);
        for left in 0..(plan.draws() + 1).min(too_few) {
            assert_eq!(discard.at(left).win(), 0.0, "{hand} {}", discard.face());
        }
        for left in 0..plan.draws().min(lacks) {
            assert_eq!(discard.at(left).tenpai(), 0.0, "{hand} {}", discard.face());
        }
        if lacks == 1 && plan.draws() > 0 && plan.shanten() == discard.shanten() && all_unseen {
            // The draws before the last have taken as many tiles, none of which helped.
            let unseen = 136 - total - (plan.draws() - 1);
            let expected = (f64::from(discard.ukeire_count()) / f64::from(unseen)).min(1.0);
            let promised = discard.at(1).tenpai();
            assert!((promised - expected).abs() < LOST, "{hand} {}: {promised}", discard.face());
        }
    }
}

fn assert_line(planner: &mut Planner, objective: Objective, input: &Input, outlook: &Outlook) {
    let rules = rules(input);
    let Ok(mut line) = planner.line(objective, &input.hand, outlook, &rules) else { return };
    let mut drawn = input.drawn.iter();
    while let Reply::Discard { face, .. } = line.reply() {
        line.discard(face).expect("a reply can be played");
        assert!(line.figures().win() <= 1.0);
        if drawn.next().is_none_or(|&face| line.draw(face).is_err()) {
            return;
        }
    }
    assert!(line.points().is_some());
}

fuzz_target!(|input: Input| {
    let (outlook, rules, hand) = (outlook(&input), rules(&input), &input.hand);
    let mut planner = Planner::new();
    match planner.plan(hand, &outlook, &rules) {
        Ok(plan) => {
            assert_plan(&plan, hand);
            if input.seen.is_empty() && input.kita.is_multiple_of(5) {
                assert_near(&plan, hand, &outlook, &rules);
            }
            for objective in Objective::ALL {
                let policy =
                    planner.plan_for(objective, hand, &outlook, &rules).expect("as before");
                assert_eq!(policy.states(), plan.states());
                for discard in policy.discards() {
                    let figures = discard.figures();
                    assert!((0.0..=1.0).contains(&figures.tenpai()) && figures.win() <= 1.0);
                    assert!(figures.points().is_finite());
                }
                assert_line(&mut planner, objective, &input, &outlook);
            }
        }
        Err(error) => {
            let again = planner.plan_for(Objective::Win, hand, &outlook, &rules).unwrap_err();
            assert_eq!(error, again);
        }
    }
    if let Ok(prospect) = planner.before_draw(hand, &outlook, &rules) {
        assert_sane(|left| prospect.at(left), outlook.draws());
    }
    let asked = planner.calls(hand, input.discarded, CalledFrom::Kamicha, &outlook, &rules);
    for call in asked.iter().flat_map(|plans| plans.calls()) {
        assert!(Objective::ALL.iter().all(|&objective| call.figure(objective) >= 0.0));
    }
});
