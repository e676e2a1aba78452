//! Chips, prizes for breaking a player, and yakitori: who pays whom, and what a game's result says.

use mentsu::fields::FieldError;
use mentsu::random::SplitMix64;
use mentsu::riichi::{DoraKind, Yaku};
use mentsu_table::{
    Action, Event, Game, GameResult, GameRules, NextRound, Prizes, Round, Seat, Tobi, Wall,
};

use crate::common::efficient;
use crate::scene::{IDLE, Moves, Scene};

/// Tenhou's rules with a different number of chips for each occasion.
const PLAYED: GameRules = GameRules::TENHOU
    .with_chip_points(500)
    .with_ippatsu_chips(1)
    .with_ura_chips(2)
    .with_red_chips(3)
    .with_all_red_chips(50)
    .with_yakuman_chips(10)
    .with_tobi_prize(7_000)
    .with_yakitori(300);

/// The dealer declares riichi and waits for 4s and 7s, with a red five and a pair of ura dora.
fn riichi(rules: &GameRules, draws: &'static str) -> Round {
    let scene = Scene {
        hands: ["234m340p678p2256s", IDLE[0], IDLE[1], IDLE[2]],
        draws,
        ura: "1s",
        ..Scene::default()
    };
    let mut round = scene.round(rules);
    round.riichi(0, "5z");
    round
}

const BY_TSUMO: &str = "5z 9m9m9m 7s";
const BY_RON: &str = "5z 7s";

fn by_tsumo(rules: &GameRules) -> Round {
    let mut round = riichi(rules, BY_TSUMO);
    round.go_on(3);
    round.does(0, Action::Tsumo);
    round
}

fn by_ron(rules: &GameRules) -> Round {
    let mut round = riichi(rules, BY_RON);
    round.discards(1, "7s");
    round.does(0, Action::Ron);
    round
}

#[test]
fn everybody_pays_chips_by_tsumo_and_the_giver_by_ron() {
    let each = 1 + 2 * 2 + 3;
    let tsumo = Prizes::NONE.with_round(&by_tsumo(&PLAYED));
    assert_eq!(tsumo.chips(), [3 * each, -each, -each, -each]);
    let ron = Prizes::NONE.with_round(&by_ron(&PLAYED));
    assert_eq!(ron.chips(), [each, -each, 0, 0]);
    assert_eq!(i32::from(ron.chips_paid(Seat::ALL[1], Seat::ALL[0])), each);
    // Chips, and the prize of three who have won nothing.
    assert_eq!(ron.points(&PLAYED), [500 * each + 900, -500 * each - 300, -300, -300]);
    let both = tsumo.with_round(&by_ron(&PLAYED));
    assert_eq!(both.chips(), [4 * each, -2 * each, -each, -each]);
    // The only red five of the game is all of them.
    let one = PLAYED.with_scoring(PLAYED.scoring().with_reds([0, 1, 0]));
    assert_eq!(Prizes::NONE.with_round(&by_ron(&one)).chips(), [50 + each, -50 - each, 0, 0]);
    let none = GameRules::TENHOU;
    assert_eq!(Prizes::NONE.with_round(&by_tsumo(&none)).points(&none), [0; 4]);
    // A round that isn't over brings none.
    assert_eq!(Prizes::NONE.with_round(&riichi(&PLAYED, BY_RON)), Prizes::NONE);
}

#[test]
fn a_yakuman_has_chips_of_its_own() {
    let scene = Scene {
        hands: ["19m19p19s1234567z", "258m369p147s2346z", IDLE[1], IDLE[2]],
        draws: "9m",
        dora: "5s",
        ..Scene::default()
    };
    let mut round = scene.round(&PLAYED);
    round.does(0, Action::Tsumo);
    let multiple = i32::from(round.wins().next().unwrap().worth.as_ref().unwrap().yakuman);
    let chips = Prizes::NONE.with_round(&round).chips();
    assert_eq!(chips, [30, -10, -10, -10].map(|chips| chips * multiple));
}

/// By a win; by a draw nobody is paid for it.
#[test]
fn who_takes_a_players_last_points_is_paid_for_it() {
    let poor = PLAYED.with_start_points(3_000).with_yakitori(0).with_chip_points(0);
    let [east, south, west, _] = Seat::ALL;
    let tsumo = Prizes::NONE.with_round(&by_tsumo(&poor));
    assert_eq!(tsumo.points(&poor), [21_000, -7_000, -7_000, -7_000]);
    let ron = Prizes::NONE.with_round(&by_ron(&poor));
    assert_eq!((ron.broken_by(south), ron.broken_by(west)), (Some(east), None));
    assert_eq!(ron.points(&poor), [7_000, -7_000, 0, 0]);
    let goes_on = poor.with_tobi(Tobi::Off);
    assert_eq!(Prizes::NONE.with_round(&by_ron(&goes_on)).points(&goes_on), [0; 4]);
    let at_zero = by_ron(&poor).table().points()[1];
    let exact = poor.with_start_points(3_000 - at_zero);
    for (tobi, prize) in [(Tobi::AtZero, 7_000), (Tobi::BelowZero, 0)] {
        let rules = exact.with_tobi(tobi);
        let round = by_ron(&rules);
        assert_eq!(round.table().points()[1], 0);
        assert_eq!(Prizes::NONE.with_round(&round).points(&rules), [prize, -prize, 0, 0]);
    }
    // One is tenpai as the wall ends, and takes the last points of the others.
    let drawn = poor.with_start_points(500);
    let scene =
        Scene { hands: [IDLE[0], "234m2223466p234s", IDLE[1], IDLE[2]], ..Scene::default() };
    let mut round = scene.round(&drawn);
    round.play_on(|view| Some(view.default_action())).unwrap();
    assert!(round.table().points()[0] < 0);
    assert_eq!(Prizes::NONE.with_round(&round), Prizes::NONE);
}

/// Whole games: the result's prizes are those of all wins, computed from the events alone.
#[test]
fn a_games_prizes_are_those_of_all_its_rounds() {
    let sanma = GameRules::TENHOU_SANMA
        .with_chip_points(1_000)
        .with_red_chips(1)
        .with_ura_chips(1)
        .with_ippatsu_chips(1)
        .with_yakitori(2_000);
    for rules in [PLAYED, sanma] {
        let (mut walls, mut choices) = (SplitMix64::new(31), SplitMix64::new(32));
        for _ in 0..4 {
            let mut game = Game::new(&rules, Wall::shuffled(&rules, &mut walls)).unwrap();
            let (mut chips, mut winners) = ([0; 4], [false; 4]);
            let result = loop {
                while let Some(seat) = game.round().awaited().next() {
                    let action = efficient(&mut choices)(game.round(), seat);
                    let events = game.act(seat, action).unwrap().to_vec();
                    count(&rules, &events, &mut chips, &mut winners);
                }
                assert_eq!(game.prizes().chips(), chips);
                match game.next().unwrap() {
                    NextRound::End(result) => break result,
                    NextRound::Round(_) | NextRound::Choice { .. } => {
                        game.next_round(Wall::shuffled(&rules, &mut walls)).unwrap()
                    }
                };
            };
            assert_eq!(Some(result), game.result());
            let prizes = game.prizes();
            let seats = Seat::of_players(rules.players());
            let paid: Vec<Seat> =
                seats.iter().copied().filter(|seat| !winners[seat.index()]).collect();
            for seat in Seat::ALL {
                let mut points = chips[seat.index()] * rules.chip_points();
                let (own, won) = (winners[seat.index()], seats.len() - paid.len());
                if own {
                    points += rules.yakitori() * paid.len() as i32;
                } else if seats.contains(&seat) {
                    points -= rules.yakitori() * won as i32;
                }
                let broken = Seat::ALL.into_iter().filter(|it| prizes.broken_by(*it) == Some(seat));
                points += rules.tobi_prize() * broken.count() as i32;
                points -= prizes.broken_by(seat).map_or(0, |_| rules.tobi_prize());
                assert_eq!(result.prizes()[seat.index()], points, "{seat}");
                if prizes.broken_by(seat).is_some() {
                    assert!(game.round().table().points()[seat.index()] < 0);
                }
            }
            assert_eq!(result.prizes().iter().sum::<i32>(), 0);
            let plain = GameResult::from_points(
                &rules,
                game.round().outcome().unwrap().points,
                game.round().outcome().unwrap().sticks,
            );
            assert_eq!(plain.scores(), result.scores(), "prizes aren't part of the scores");
        }
    }
}

/// The chips of these events, from each win's worth.
fn count(rules: &GameRules, events: &[Event], chips: &mut [i32; 4], winners: &mut [bool; 4]) {
    for event in events {
        let Event::Win(win) = event else { continue };
        winners[win.seat.index()] = true;
        let worth = win.worth.as_ref().unwrap();
        let mut of_win = i32::from(rules.yakuman_chips()) * i32::from(worth.yakuman);
        for (yaku, _) in &worth.yaku {
            of_win += i32::from(*yaku == Yaku::Ippatsu) * i32::from(rules.ippatsu_chips());
        }
        for (kind, number) in &worth.dora {
            of_win += i32::from(*number)
                * match kind {
                    DoraKind::UraDora => i32::from(rules.ura_chips()),
                    DoraKind::AkaDora => i32::from(rules.red_chips()),
                    _ => 0,
                };
            let all = rules.scoring().reds().iter().sum::<u8>();
            if *kind == DoraKind::AkaDora && *number == all {
                of_win += i32::from(rules.all_red_chips());
            }
        }
        for payer in Seat::of_players(rules.players()) {
            if win.from.map_or(*payer != win.seat, |from| from == *payer) {
                chips[payer.index()] -= of_win;
                chips[win.seat.index()] += of_win;
            }
        }
    }
}

/// What a parlour writes on its wall can be set by name, and the oka follows from two of them.
#[test]
fn the_points_of_a_game_are_set_by_name() -> Result<(), FieldError> {
    let rules = GameRules::WRC
        .set_text("start_points", "27000")?
        .set_text("return_points", "30000")?
        .set_text("uma", "30000,10000,-10000,-30000")?
        .set_text("chip_points", "2000")?
        .set_text("ura_chips", "1")?
        .set_text("tobi_prize", "10000")?
        .set_text("yakitori", "5000")?;
    assert_eq!((rules.start_points(), rules.return_points()), (27_000, 30_000));
    assert_eq!((rules.chip_points(), rules.ura_chips()), (2_000, 1));
    assert_eq!((rules.tobi_prize(), rules.yakitori()), (10_000, 5_000));
    let result = GameResult::from_points(&rules, [27_000, 30_000, 31_000, 20_000], 0);
    // The uma, and an oka of four times 3,000 for the first.
    assert_eq!(result.scores(), [-13_000, 10_000, 43_000, -40_000]);
    Ok(())
}
