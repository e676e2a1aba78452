//! What discards give up by the points expected: the seat's own knowledge, the draws that are left,
//! the best of what is allowed.

use mentsu::Tile;
use mentsu::plan::{PlanError, Planner, RiichiChoice};
use mentsu::riichi::Riichi;
use mentsu_table::analysis::{self, Expectations, analyse, analyse_with, outlook};
use mentsu_table::record::GameKind;
use mentsu_table::replay::{Decision, replay_with};
use mentsu_table::{Action, GameRules, KnownWall, Round, RoundStart, Seat, Table};

use crate::records::replayed::played::{game, kinds};
use crate::records::replayed::seen::recorded;
use crate::scene::{IDLE, Moves, faces, plain};

/// A tile that is discarded.
fn discarded(action: &Action) -> Option<mentsu::Face> {
    match *action {
        Action::Discard { face, .. } | Action::Riichi { face, .. } => Some(face),
        _ => None,
    }
}

fn table_and_hand<'a>(decision: &Decision<'a>) -> (&'a Table, mentsu::Hand) {
    (decision.table(), *decision.hand())
}

/// Every tile that the seat sees is out of the wall once, and no other.
#[test]
fn the_outlook_is_what_the_seat_sees() {
    let (mut decisions, mut norths, mut melds) = (0, 0, 0);
    for kind in kinds() {
        for number in 0..3 {
            let record = game(kind, number);
            let _ = replay_with(&record, |decision| {
                if discarded(&decision.action).is_none() {
                    return;
                }
                let (table, seat) = (table_and_hand(&decision).0, decision.seat);
                let outlook = outlook(table, seat);
                let own_norths = table.player(seat).kita();
                let open = table.open_to(seat);
                for tile in Tile::ALL {
                    let indicators =
                        outlook.dora().iter().filter(|dora| dora.tile() == tile).count();
                    let kita = if tile == Tile::North { own_norths } else { 0 };
                    let out = outlook.seen(tile) + indicators as u8 + kita;
                    assert_eq!(out, open.get(tile), "{tile} for {seat} in {number} of {kind:?}");
                }
                assert_eq!(outlook.kita(), own_norths);
                assert_eq!(
                    (Some(outlook.seat()), outlook.round()),
                    (table.wind(seat), table.round())
                );
                assert_eq!(outlook.honba(), table.honba());
                // Whoever draws next, this player's turn comes once the others have had theirs.
                let turns = (0..table.draws_left())
                    .filter(|draw| (draw + 1) % table.rules().players() == 0);
                assert_eq!(usize::from(outlook.draws()), turns.count());
                let is_first = table.is_uninterrupted() && table.player(seat).discarded() == 0;
                assert_eq!(outlook.first_turn(), is_first);
                decisions += 1;
                norths += usize::from(own_norths);
                melds += table.player(seat).melds().len();
            });
        }
    }
    assert!(decisions > 1_000 && norths > 0 && melds > 0, "{decisions} {norths} {melds}");
}

/// What is compared is the plan of that outlook, among the discards that are offered.
#[test]
fn what_was_given_up_is_what_the_plan_says() {
    let (mut compared, mut best_was_made, mut too_far) = (0, 0, 0);
    for kind in kinds() {
        let record = game(kind, 1);
        let mut expectations = Expectations::new().with_farthest(1);
        let mut planner = Planner::new();
        let _ = replay_with(&record, |decision| {
            let expected = expectations.of(&decision);
            let Some(chosen) = discarded(&decision.action) else {
                assert_eq!(expected, None);
                return;
            };
            let (table, hand) = table_and_hand(&decision);
            let mut offered: Vec<_> =
                decision.options.iter().filter_map(|action| discarded(&action)).collect();
            offered.dedup();
            let outlook = outlook(table, decision.seat);
            let has_choice = offered.iter().any(|face| *face != chosen);
            let Some(expected) = expected else {
                let is_far = hand.shanten().get() > 1;
                too_far += usize::from(is_far && has_choice);
                assert!(is_far || !has_choice || outlook.draws() == 0, "{hand}");
                return;
            };
            assert!(table.player(decision.seat).riichi() == Riichi::None, "{hand}");
            let plan = planner.plan(&hand, &outlook, table.rules().scoring()).unwrap();
            let points = |face: mentsu::Face| {
                let found = plan.discards().iter().find(|discard| discard.face() == face);
                found.unwrap().figures().points()
            };
            assert_eq!(expected.draws, outlook.draws());
            assert!((expected.points - points(chosen)).abs() < 1e-9, "{hand}");
            assert!((expected.of_best - points(expected.best)).abs() < 1e-9, "{hand}");
            assert!(offered.contains(&expected.best), "{hand}: {}", expected.best);
            assert!(offered.iter().all(|face| points(*face) <= expected.of_best), "{hand}");
            assert!((expected.given_up() - (points(expected.best) - points(chosen))).abs() < 1e-9);
            compared += 1;
            best_was_made += usize::from(expected.given_up() == 0.0);
        });
    }
    assert!(compared > 100 && too_far > 100, "{compared} {too_far}");
    assert!((1..compared).contains(&best_was_made), "{best_was_made} of {compared}");
}

/// Nothing else of an analysis changes, and plans that would be too large are left out.
#[test]
fn too_large_plans_are_left_out() {
    let record = game(kinds()[0], 2);
    let (replay, plain) = analyse(&record);
    let mut none = Expectations::new().with_farthest(6).with_room(0);
    assert_eq!(analyse_with(&record, &mut none), (replay.clone(), plain.clone()));
    let mut some = Expectations::default().with_farthest(1);
    let (same, with) = analyse_with(&record, &mut some);
    assert_eq!(same, replay);
    assert!(with.iter().any(|analysed| analysed.expected.is_some()));
    for (mut with, plain) in with.into_iter().zip(plain) {
        assert!(plain.expected.is_none());
        with.expected = None;
        assert_eq!(with, plain);
    }
    // A room of none is what made the difference.
    let mut error = None;
    let _ = replay_with(&record, |decision| {
        let (table, hand) = table_and_hand(&decision);
        if discarded(&decision.action).is_some() && hand.shanten().get() == 1 {
            let outlook = analysis::outlook(table, decision.seat).with_room(0);
            if outlook.draws() > 0 {
                error = Planner::new().plan(&hand, &outlook, table.rules().scoring()).err();
            }
        }
    });
    assert_eq!(error, Some(PlanError::TooManyStates { room: 0 }));
}

/// A round whose dealer has this many points and is tenpai without a yaku from the first draw on.
fn tenpai_with(rules: &GameRules, points: i32) -> Round {
    let known = KnownWall {
        hands: ["123m456m78p123s55z", IDLE[0], IDLE[1], "369m147p258s2346z"].map(faces),
        draws: faces("6z"),
        ..KnownWall::default()
    };
    let all = 4 * rules.start_points();
    let start = RoundStart { points: [points, all - points, 0, 0], ..RoundStart::first(rules) };
    Round::new(rules, &start, known.wall(rules).unwrap()).unwrap()
}

/// Advice never declares a riichi that the rules refuse for too few points or too few tiles to
/// draw.
#[test]
fn riichi_is_reckoned_with_where_it_may_be_declared() {
    let east = Seat::ALL[0];
    let kind = GameKind { reds: false, ..GameKind::default() };
    let (tenhou, m_league) = (kind.rules(), plain(&GameRules::M_LEAGUE));
    for (rules, points, allowed) in
        [(tenhou, 900, false), (tenhou, 1_000, true), (m_league, 900, true), (m_league, -900, true)]
    {
        let round = tenpai_with(&rules, points);
        assert_eq!(round.options(east).riichi(), allowed);
        let choice = if allowed { RiichiChoice::Best } else { RiichiChoice::Never };
        assert_eq!(outlook(round.table(), east).riichi(), choice, "{points} points");
    }
    for (points, allowed) in [(900, false), (25_000, true)] {
        let mut round = tenpai_with(&tenhou, points);
        let mut events = round.last_events().to_vec();
        events.extend(round.discards(0, "6z"));
        let (_, decisions) = analyse_with(&recorded(kind, &events), &mut Expectations::new());
        let expected = decisions[0].expected.expect("a plan");
        assert_eq!((expected.riichi, expected.points > 0.0), (allowed, true), "{expected:?}");
    }
    // Before the last four draws, and then after them.
    let mut round = tenpai_with(&tenhou, 25_000);
    let mut refused = 0;
    while round.awaited().next().is_some() {
        if round.awaited().eq([east]) && !round.options(east).pass() {
            let allowed = round.options(east).riichi();
            let choice = outlook(round.table(), east).riichi();
            assert_eq!(choice == RiichiChoice::Best, allowed, "{}", round.table().draws_left());
            refused += usize::from(!allowed);
        }
        round.go_on(1);
    }
    assert!(refused > 0);
}
