//! The next round, the end of a game, and its result.

use mentsu::random::RandomSource as _;

use mentsu::random::SplitMix64;
use mentsu::{Wind, face, hand};
use mentsu_table::{
    Deal, Event, Game, GameResult, GameRules, LastSticks, Length, NextRound, NoNextRound, NoStop,
    Outcome, PointsError, Renchan, Round, RoundResult, RoundStart, Rounding, RyuukyokuKind, Seat,
    StartError, Ties, Tobi, View, ViewError, Wall, Yame, after, bot,
};

use crate::common::{PRESETS, any, efficient};

const TENHOU: GameRules = GameRules::TENHOU;

fn start(round: Wind, dealer: usize, honba: u16) -> RoundStart {
    RoundStart { round, dealer: Seat::ALL[dealer], honba, ..RoundStart::first(&TENHOU) }
}

fn won(seat: usize, points: [i32; 4]) -> Outcome {
    let winners = [0, 1, 2, 3].map(|winner| winner == seat);
    Outcome { result: RoundResult::Won { winners }, points, sticks: 0 }
}

fn drawn(kind: RyuukyokuKind, tenpai: [bool; 4], points: [i32; 4]) -> Outcome {
    Outcome { result: RoundResult::Drawn { kind, tenpai }, points, sticks: 1 }
}

const EVEN: [i32; 4] = [25_000; 4];
const EXHAUSTIVE: RyuukyokuKind = RyuukyokuKind::Exhaustive;

/// Round, dealer, honba and sticks of the next round; none at the end.
fn next(rules: &GameRules, start: RoundStart, outcome: Outcome) -> Option<(Wind, usize, u16, u16)> {
    match after(rules, &start, &outcome) {
        NextRound::Round(next) => {
            assert_eq!(next.points, outcome.points);
            Some((next.round, next.dealer.index(), next.honba, next.sticks))
        }
        NextRound::End(_) => None,
        NextRound::Choice { .. } => panic!("no preset leaves it to the dealer"),
    }
}

#[test]
fn dealers_repeat_and_honba_are_counted() {
    let east = start(Wind::East, 0, 2);
    assert_eq!(next(&TENHOU, east, won(0, EVEN)), Some((Wind::East, 0, 3, 0)));
    assert_eq!(next(&TENHOU, east, won(2, EVEN)), Some((Wind::East, 1, 0, 0)));
    let tenpai = drawn(EXHAUSTIVE, [true, false, false, false], EVEN);
    assert_eq!(next(&TENHOU, east, tenpai), Some((Wind::East, 0, 3, 1)));
    let noten = drawn(EXHAUSTIVE, [false, true, false, false], EVEN);
    assert_eq!(next(&TENHOU, east, noten), Some((Wind::East, 1, 3, 1)));
    let aborted = drawn(RyuukyokuKind::SuufonRenda, [false; 4], EVEN);
    assert_eq!(next(&TENHOU, east, aborted), Some((Wind::East, 0, 3, 1)));
    let by_wins = TENHOU.with_renchan(Renchan::Win);
    assert_eq!(next(&by_wins, east, tenpai), Some((Wind::East, 1, 3, 1)));
    let never = TENHOU.with_renchan(Renchan::Never);
    assert_eq!(next(&never, east, won(0, EVEN)), Some((Wind::East, 1, 0, 0)));
    let last = start(Wind::East, 3, 0);
    assert_eq!(next(&TENHOU, last, won(1, EVEN)), Some((Wind::South, 0, 0, 0)));
}

#[test]
fn a_game_ends_with_its_last_round_if_somebody_has_the_target() {
    let last = start(Wind::South, 3, 0);
    let above = [30_000, 25_000, 25_000, 20_000];
    assert_eq!(next(&TENHOU, last, won(0, above)), None);
    assert_eq!(next(&TENHOU, last, won(0, EVEN)), Some((Wind::West, 0, 0, 0)));
    let west = start(Wind::West, 1, 0);
    assert_eq!(next(&TENHOU, west, won(0, above)), None, "sudden death");
    assert_eq!(next(&TENHOU, west, won(0, EVEN)), Some((Wind::West, 2, 0, 0)));
    assert_eq!(
        next(&TENHOU, west, won(1, above)),
        Some((Wind::West, 1, 1, 0)),
        "a repeat goes first"
    );
    let west_last = start(Wind::West, 3, 0);
    assert_eq!(next(&TENHOU, west_last, won(0, EVEN)), None, "one wind at most");
    let none = TENHOU.with_target_points(0);
    assert_eq!(next(&none, last, won(0, EVEN)), None);
    let tonpuu = TENHOU.with_length(Length::Tonpuu);
    assert_eq!(next(&tonpuu, start(Wind::East, 3, 0), won(0, above)), None);
    assert_eq!(next(&tonpuu, start(Wind::East, 3, 0), won(0, EVEN)), Some((Wind::South, 0, 0, 0)));
    let one = TENHOU.with_length(Length::OneRound);
    assert_eq!(next(&one, start(Wind::East, 0, 0), won(0, EVEN)), None);
}

#[test]
fn four_winds_are_played_and_no_more() {
    let rules = TENHOU.with_length(Length::Iichan);
    let nobody = [25_000; 4];
    let south = start(Wind::South, 3, 0);
    assert_eq!(next(&rules, south, won(1, nobody)), Some((Wind::West, 0, 0, 0)));
    let north = start(Wind::North, 3, 0);
    assert_eq!(next(&rules, north, won(1, nobody)), None, "without the target, too");
    assert_eq!(next(&rules, north, won(3, nobody)), Some((Wind::North, 3, 1, 0)));
    let first = [20_000, 20_000, 20_000, 40_000];
    assert_eq!(next(&rules, north, won(3, first)), None);
}

#[test]
fn the_last_dealer_stops_as_first_with_the_target() {
    let last = start(Wind::South, 3, 0);
    let first = [20_000, 25_000, 25_000, 30_000];
    let second = [31_000, 19_000, 20_000, 30_000];
    let short = [20_000, 25_000, 26_000, 29_000];
    let tenpai = [false, false, false, true];
    assert_eq!(next(&TENHOU, last, won(3, first)), None);
    assert_eq!(next(&TENHOU, last, drawn(EXHAUSTIVE, tenpai, first)), None);
    assert_eq!(next(&TENHOU, last, won(3, second)), Some((Wind::South, 3, 1, 0)));
    assert_eq!(next(&TENHOU, last, won(3, short)), Some((Wind::South, 3, 1, 0)));
    let aborted = drawn(RyuukyokuKind::SuuchaRiichi, [false; 4], first);
    assert_eq!(next(&TENHOU, last, aborted), Some((Wind::South, 3, 1, 1)));
    let no_stop = TENHOU.with_agari_yame(Yame::Off).with_tenpai_yame(Yame::Off);
    assert_eq!(next(&no_stop, last, won(3, first)), Some((Wind::South, 3, 1, 0)));
    let tied = [30_000, 20_000, 20_000, 30_000];
    assert_eq!(next(&TENHOU, last, won(3, tied)), Some((Wind::South, 3, 1, 0)), "0 dealt first");
}

/// In overtime: a dealer's repeat goes on, or ends the game once somebody has the target.
#[test]
fn a_repeat_in_overtime_ends_the_game_where_death_is_sudden() {
    let sudden = TENHOU.with_overtime_repeats(false);
    let west = start(Wind::West, 0, 0);
    let (reached, short) = ([20_000, 20_000, 30_000, 30_000], [25_000, 25_000, 25_000, 25_000]);
    let tenpai = [true, false, false, false];
    let aborted = |points| drawn(RyuukyokuKind::SuuchaRiichi, [false; 4], points);
    for outcome in [won(0, reached), drawn(EXHAUSTIVE, tenpai, reached), aborted(reached)] {
        assert!(next(&TENHOU, west, outcome).is_some());
        assert_eq!(next(&sudden, west, outcome), None);
    }
    for outcome in [won(0, short), drawn(EXHAUSTIVE, tenpai, short), aborted(short)] {
        assert_eq!(next(&sudden, west, outcome), next(&TENHOU, west, outcome));
    }
    let last = start(Wind::South, 3, 0);
    assert!(next(&sudden, last, won(3, reached)).is_some(), "no overtime: 2 dealt first");
}

/// What the dealer stops with, and goes on with, where both are left to the dealer.
#[test]
fn the_last_dealer_may_choose_to_stop_where_the_house_says_so() {
    let (last, dealer) = (start(Wind::South, 3, 0), Seat::ALL[3]);
    let first = [20_000, 25_000, 25_000, 30_000];
    let tenpai = drawn(EXHAUSTIVE, [false, false, false, true], first);
    let aborted = drawn(RyuukyokuKind::SuuchaRiichi, [false; 4], first);
    let by_win = TENHOU.with_agari_yame(Yame::DealersChoice).with_tenpai_yame(Yame::Off);
    let by_tenpai = TENHOU.with_agari_yame(Yame::Automatic).with_tenpai_yame(Yame::DealersChoice);
    for (rules, outcome, is_choice) in [
        (by_win, won(3, first), true),
        (by_win, tenpai, false),
        (by_win, won(3, [20_000, 25_000, 26_000, 29_000]), false),
        (by_win, won(3, [31_000, 19_000, 20_000, 30_000]), false),
        (by_win, won(0, first), false),
        (by_tenpai, won(3, first), false),
        (by_tenpai, tenpai, true),
        (by_tenpai, aborted, false),
    ] {
        let follows = after(&rules, &last, &outcome);
        if !is_choice {
            assert!(!matches!(follows, NextRound::Choice { .. }), "{outcome:?}");
            continue;
        }
        let automatic = TENHOU.with_agari_yame(Yame::Automatic).with_tenpai_yame(Yame::Automatic);
        let never = TENHOU.with_agari_yame(Yame::Off).with_tenpai_yame(Yame::Off);
        let NextRound::End(stop) = after(&automatic, &last, &outcome) else { panic!("the end") };
        let NextRound::Round(go_on) = after(&never, &last, &outcome) else { panic!("a repeat") };
        assert_eq!(follows, NextRound::Choice { dealer, go_on, stop });
        assert_eq!((follows.start(), follows.result()), (Some(go_on), Some(stop)));
        let before = start(Wind::South, 2, 0);
        assert!(!matches!(after(&rules, &before, &outcome), NextRound::Choice { .. }));
    }
}

/// Games that come to the choice by a win and by tenpai, stopped and gone on with.
#[test]
fn a_game_waits_for_the_last_dealers_choice() {
    let rules = TENHOU.with_agari_yame(Yame::DealersChoice).with_tenpai_yame(Yame::DealersChoice);
    let leads = RoundStart { points: [20_000, 20_000, 20_000, 40_000], ..start(Wind::South, 3, 0) };
    let [south, dealer] = [Seat::ALL[0], Seat::ALL[3]];
    let (mut walls, mut choices) = (SplitMix64::new(41), SplitMix64::new(42));
    let (mut by_win, mut by_tenpai) = (0, 0);
    for _ in 0..60 {
        let mut game = Game::resume(&rules, &leads, Wall::shuffled(&rules, &mut walls)).unwrap();
        assert_eq!(game.stop(dealer), Err(NoStop::StillPlayed));
        while let Some(seat) = game.round().awaited().next() {
            let action = efficient(&mut choices)(game.round(), seat);
            game.act(seat, action).unwrap();
        }
        let wall = Wall::shuffled(&rules, &mut walls);
        let before = game.clone();
        let Some(NextRound::Choice { go_on, stop, .. }) = game.next() else {
            let why = match game.next() {
                Some(NextRound::End(_)) => NoStop::GameOver,
                _ => NoStop::GoesOn,
            };
            assert_eq!((game.may_stop(), game.stop(dealer)), (None, Err(why)));
            continue;
        };
        match game.round().outcome().unwrap().result {
            RoundResult::Won { .. } => by_win += 1,
            RoundResult::Drawn { .. } => by_tenpai += 1,
        }
        assert_eq!((game.may_stop(), game.result()), (Some(dealer), None));
        assert_eq!(game.stop(south), Err(NoStop::NotDealer { dealer }));
        assert_eq!(game, before, "a refusal changes nothing");
        assert_eq!(game.stop(dealer), Ok(stop));
        assert_eq!((game.may_stop(), game.result()), (None, Some(stop)));
        assert_eq!(game.next(), Some(NextRound::End(stop)));
        assert_eq!(game.stop(dealer), Err(NoStop::GameOver));
        assert_eq!(game.next_round(wall), Err(NoNextRound::GameOver));
        let mut going_on = before;
        going_on.next_round(wall).unwrap();
        assert_eq!(*going_on.start(), go_on);
        assert_eq!((go_on.dealer, go_on.honba), (dealer, 1));
        #[cfg(feature = "serde")]
        {
            let read = |json: &serde_json::Value| {
                serde_json::from_value::<Game>(json.clone()).map_err(|error| error.to_string())
            };
            let stored = serde_json::to_value(&game).unwrap();
            assert_eq!(read(&stored), Ok(game));
            let mut forged = serde_json::to_value(&going_on).unwrap();
            assert_eq!(read(&forged), Ok(going_on));
            forged["stopped"] = true.into();
            assert!(read(&forged).unwrap_err().contains("can't be stopped"));
        }
    }
    assert!(by_win > 0 && by_tenpai > 0, "{by_win} {by_tenpai}");
}

#[test]
fn a_game_ends_when_somebody_has_nothing_left() {
    let east = start(Wind::East, 0, 0);
    let below = [-100, 35_000, 35_000, 30_100];
    let zero = [0, 35_000, 35_000, 30_000];
    for (tobi, ends) in [
        (Tobi::Off, [false, false]),
        (Tobi::BelowZero, [true, false]),
        (Tobi::AtZero, [true, true]),
    ] {
        let rules = TENHOU.with_tobi(tobi);
        let over = [below, zero].map(|points| next(&rules, east, won(1, points)).is_none());
        assert_eq!(over, ends, "{tobi:?}");
    }
    let sanma = GameRules::TENHOU_SANMA.with_tobi(Tobi::AtZero);
    let outcome = won(0, [35_000, 35_000, 35_000, 0]);
    assert!(next(&sanma, RoundStart::first(&sanma), outcome).is_some(), "the empty seat has none");
}

#[test]
fn sticks_ties_and_oka_are_in_the_result() {
    let points = [25_000, 25_000, 24_000, 24_000];
    let tenhou = GameResult::from_points(&TENHOU, points, 2);
    assert_eq!(
        (tenhou.places(), tenhou.points()),
        ([1, 2, 3, 4], [27_000, 25_000, 24_000, 24_000])
    );
    assert_eq!(tenhou.scores(), [37_000, 5_000, -16_000, -26_000]);
    let nobody = GameResult::from_points(&TENHOU.with_last_sticks(LastSticks::Nobody), points, 2);
    assert_eq!(nobody.points(), points);
    let league = GameResult::from_points(&GameRules::M_LEAGUE, [30_000, 30_000, 20_000, 20_000], 0);
    assert_eq!(league.scores(), [30_000, 30_000, -30_000, -30_000], "30 + 20 + 10 by two");
    let three = GameResult::from_points(&GameRules::WRC, [40_000, 26_666, 26_666, 26_668], 0);
    assert_eq!(three.scores()[1] - three.scores()[2], 0);
    assert_eq!(three.scores().iter().sum::<i32>(), 0);
}

#[test]
fn players_of_equal_points_share_a_place_where_ties_are_shared() {
    let sanma = GameRules::TENHOU_SANMA;
    for (rules, points, shared, by_seat) in [
        (TENHOU, [30_000, 20_000, 30_000, 20_000], [1, 3, 1, 3], [1, 3, 2, 4]),
        (TENHOU, [20_000, 30_000, 20_000, 30_000], [3, 1, 3, 1], [3, 1, 4, 2]),
        (TENHOU, [40_000, 20_000, 20_000, 20_000], [1, 2, 2, 2], [1, 2, 3, 4]),
        (TENHOU, [30_000, 30_000, 30_000, 10_000], [1, 1, 1, 4], [1, 2, 3, 4]),
        (TENHOU, [10_000, 35_000, 20_000, 35_000], [4, 1, 3, 1], [4, 1, 3, 2]),
        (TENHOU, EVEN, [1; 4], [1, 2, 3, 4]),
        (TENHOU, [40_000, 30_000, 20_000, 10_000], [1, 2, 3, 4], [1, 2, 3, 4]),
        (sanma, [35_000, 35_000, 35_000, 0], [1, 1, 1, 0], [1, 2, 3, 0]),
        (sanma, [0, 105_000, 0, 0], [2, 1, 2, 0], [2, 1, 3, 0]),
    ] {
        for (ties, places) in [(Ties::Shared, shared), (Ties::BySeat, by_seat)] {
            let result = GameResult::from_points(&rules.with_ties(ties), points, 0);
            assert_eq!(result.places(), places, "{ties:?} {points:?}");
            assert_eq!(result.first().index(), by_seat.iter().position(|at| *at == 1).unwrap());
        }
    }
    // The uma of places that nobody has is shared, too: 15 and 5, -5 and -15.
    let two_pairs = GameResult::from_points(&GameRules::EMA, [35_000, 25_000, 35_000, 25_000], 0);
    assert_eq!(two_pairs.scores(), [15_000, -15_000, 15_000, -15_000]);
}

/// EMA, and M.League as its scorers have it: the sticks go to all who are first.
#[test]
fn firsts_of_equal_points_share_the_sticks() {
    let league = GameRules::M_LEAGUE;
    let two = GameResult::from_points(&league, [20_000, 29_500, 20_000, 29_500], 1);
    assert_eq!(two.points(), [20_000, 30_000, 20_000, 30_000]);
    assert_eq!(two.scores(), [-30_000, 30_000, -30_000, 30_000]);
    // A point that three can't share goes to whoever dealt first.
    let three = GameResult::from_points(&league, [24_900, 24_900, 24_300, 24_900], 1);
    assert_eq!(three.points(), [25_234, 25_233, 24_300, 25_233]);
    assert_eq!(three.places(), [1, 1, 4, 1]);
    let four = GameResult::from_points(&GameRules::EMA, [29_500; 4], 2);
    assert_eq!((four.points(), four.scores()), ([30_000; 4], [0; 4]));
    // Others of equal points get none of them, nor does the empty seat of sanma.
    let seconds = GameResult::from_points(&league, [39_000, 20_000, 20_000, 20_000], 1);
    assert_eq!(seconds.points(), [40_000, 20_000, 20_000, 20_000]);
    let sanma = GameRules::TENHOU_SANMA.with_ties(Ties::Shared);
    let none = GameResult::from_points(&sanma, [0; 4], 2);
    assert_eq!(none.points(), [668, 666, 666, 0]);
    // Where ties go by seat, so do the sticks.
    let by_seat = GameResult::from_points(&TENHOU, [20_000, 29_500, 20_000, 29_500], 1);
    assert_eq!(by_seat.points(), [20_000, 30_500, 20_000, 29_500]);
    // Whatever they are, they are all there, and the scores are of one sum.
    let mut source = SplitMix64::new(6);
    for (name, rules) in PRESETS {
        for ties in [Ties::BySeat, Ties::Shared] {
            let rules = rules.with_ties(ties).with_last_sticks(LastSticks::First);
            for sticks in 0..9u16 {
                let all = rules.start_points() * i32::from(rules.players());
                let even = (all - 1_000 * i32::from(sticks)) / i32::from(rules.players());
                let mut points = [0; 4];
                for seat in Seat::of_players(rules.players()) {
                    points[seat.index()] = even + 500 * (source.below(3) as i32 - 1);
                }
                let result = GameResult::from_points(&rules, points, sticks);
                let sum = points.iter().sum::<i32>() + 1_000 * i32::from(sticks);
                assert_eq!(result.points().iter().sum::<i32>(), sum, "{name}");
                let left_over = if rules.rounding() == Rounding::Exact { sum - all } else { 0 };
                assert_eq!(result.scores().iter().sum::<i32>(), left_over, "{name}");
            }
        }
    }
}

/// WRC 2025, 10.2: nobody collects them.
#[test]
fn wrc_leaves_the_last_sticks_on_the_table() {
    let result = GameResult::from_points(&GameRules::WRC, [40_000, 30_000, 28_000, 20_000], 2);
    assert_eq!(result.points(), [40_000, 30_000, 28_000, 20_000]);
    assert_eq!(result.scores(), [25_000, 5_000, -7_000, -25_000]);
}

#[test]
fn whole_games_end_under_all_presets_and_keep_all_points() {
    for (name, rules) in PRESETS {
        let (mut walls, mut choices) = (SplitMix64::new(21), SplitMix64::new(22));
        for nth in 0..6 {
            let mut game = Game::new(&rules, Wall::shuffled(&rules, &mut walls)).expect("its wall");
            let mut rounds = 1;
            assert!(game.result().is_none());
            loop {
                while let Some(seat) = game.round().awaited().next() {
                    let action = if nth % 2 == 0 {
                        any(&mut choices)(game.round(), seat)
                    } else {
                        efficient(&mut choices)(game.round(), seat)
                    };
                    game.act(seat, action).unwrap();
                }
                let wall = Wall::shuffled(&rules, &mut walls);
                match game.next_round(wall) {
                    Ok(_) => rounds += 1,
                    Err(error) => {
                        assert_eq!(error, NoNextRound::GameOver, "{name}");
                        break;
                    }
                }
                assert!(game.next_round(wall).is_err(), "the round has just begun");
                assert!(rounds < 200, "{name}");
            }
            let result = game.result().unwrap();
            let all = rules.start_points() * i32::from(rules.players());
            let lost = match rules.last_sticks() {
                LastSticks::Nobody => 1_000 * i32::from(game.round().outcome().unwrap().sticks),
                _ => 0,
            };
            assert_eq!(result.points().iter().sum::<i32>(), all - lost, "{name}");
            assert_eq!(result.scores().iter().sum::<i32>(), -lost, "{name}");
        }
    }
}

/// A wall of another game is refused, by a round and by a game.
#[test]
fn walls_of_other_rules_are_refused() {
    let (yonma, sanma) = (GameRules::TENHOU, GameRules::TENHOU_SANMA);
    let plain = GameRules::WRC;
    let mut walls = SplitMix64::new(1);
    for (rules, other) in [(yonma, sanma), (sanma, yonma), (yonma, plain), (plain, yonma)] {
        let wall = Wall::shuffled(&other, &mut walls);
        assert!(Round::new(&rules, &RoundStart::first(&rules), wall).is_err());
        assert!(Game::new(&rules, wall).is_err());
        let mut game = Game::new(&rules, Wall::shuffled(&rules, &mut walls)).unwrap();
        while let Some(seat) = game.round().awaited().next() {
            let action = game.round().default_action(seat);
            game.act(seat, action).unwrap();
        }
        let before = game.clone();
        assert!(matches!(game.next_round(wall), Err(NoNextRound::Start(StartError::Wall(_)))));
        assert_eq!(game, before, "nothing has changed");
    }
}

/// In sanma the fourth seat neither deals nor has points, and no round follows a game's last.
#[test]
fn starts_that_cannot_be_are_refused() {
    let rules = GameRules::TENHOU_SANMA;
    let wall = Wall::shuffled(&rules, &mut SplitMix64::new(1));
    let first = RoundStart::first(&rules);
    let fourth = Seat::ALL[3];
    let mut points = first.points;
    points[3] = 1_000;
    let refused = [
        (RoundStart { dealer: fourth, ..first }, StartError::EmptyDealer { dealer: fourth }),
        (RoundStart { points, ..first }, StartError::EmptySeatPoints { points: 1_000 }),
        (
            RoundStart { round: Wind::North, ..first },
            StartError::RoundAfterTheGame { round: Wind::North, last: Wind::West },
        ),
    ];
    for (start, why) in refused {
        assert_eq!(Round::new(&rules, &start, wall).err(), Some(why));
        assert_eq!(Game::resume(&rules, &start, wall).err(), Some(why));
    }
    let round = Round::new(&rules, &first, wall).unwrap();
    let Event::Deal(deal) = &round.last_events()[0] else { panic!("a round begins with its deal") };
    let elsewhere = Deal { dealer: fourth, ..deal.clone() };
    let error = ViewError::EmptySeat { seat: fourth };
    assert_eq!(View::new(&rules, fourth, deal).err(), Some(error));
    assert_eq!(View::new(&rules, Seat::ALL[0], &elsewhere).err(), Some(error));
    for dealer in Seat::ALL {
        let yonma = GameRules::TENHOU;
        let start = RoundStart { dealer, ..RoundStart::first(&yonma) };
        let wall = Wall::shuffled(&yonma, &mut SplitMix64::new(1));
        assert_eq!(Round::new(&yonma, &start, wall).unwrap().table().dealer(), dealer);
    }
}

/// Points and sticks at the ends of their ranges, and any honba, are played to the end.
#[test]
fn no_start_breaks_a_round() {
    const MOST_STICKS: u16 = 65_000;
    let rules = GameRules::TENHOU;
    let ends = [1_000_000_000, -1_000_000_000, 0, -1_000];
    let mut played = 0;
    for (seed, points) in (0..).zip(ends.iter().flat_map(|a| ends.map(|b| [*a, b, *a, b]))) {
        for counters in [0, u16::MAX] {
            let wall = Wall::shuffled(&rules, &mut SplitMix64::new(seed));
            let start = RoundStart {
                points,
                honba: counters,
                sticks: counters.min(MOST_STICKS),
                ..RoundStart::first(&rules)
            };
            let mut round = Round::new(&rules, &start, wall).unwrap();
            while let Some(seat) = round.awaited().next() {
                let view = round.view(seat).unwrap();
                round.act(seat, bot::efficiency(&view)).unwrap();
            }
            assert!(round.outcome().is_some());
            played += 1;
        }
    }
    assert_eq!(played, 32);
    let first = RoundStart::first(&rules);
    let starts = |start: &RoundStart| {
        let mut deal = start.deal(face!("1m"));
        deal.hands[0] = hand!("1112345678999m").faces().collect();
        let wall = Wall::shuffled(&rules, &mut SplitMix64::new(1));
        let round = Round::new(&rules, start, wall).map(|_| ());
        (round, View::new(&rules, Seat::ALL[0], &deal).map(|_| ()))
    };
    assert_eq!(starts(&first), (Ok(()), Ok(())));
    let dear = rules.with_scoring(rules.scoring().with_honba(u16::MAX));
    let start = RoundStart { honba: 611, ..first };
    let wall = Wall::shuffled(&rules, &mut SplitMix64::new(1));
    let error = StartError::Points(PointsError::Honba { honba: 611 });
    assert_eq!(Round::new(&dear, &start, wall).err(), Some(error));
    for beyond in [1_000_000_001, -1_000_000_001, i32::MAX, i32::MIN] {
        let start = RoundStart { points: [0, 0, beyond, 0], ..first };
        let error = PointsError::Points { seat: Seat::ALL[2], points: beyond.into() };
        assert_eq!(starts(&start), (Err(StartError::Points(error)), Err(ViewError::Points(error))));
    }
    let start = RoundStart { sticks: MOST_STICKS + 1, ..first };
    let error = PointsError::Sticks { sticks: 65_001 };
    assert_eq!(starts(&start), (Err(StartError::Points(error)), Err(ViewError::Points(error))));
}
