//! The value of a win, before and after it.

use mentsu::random::SplitMix64;
use mentsu::riichi::{DoraKind, Limit, Rules, Yaku};
use mentsu_table::{Action, Event, GameRules, Phase, ReplyTo, Round, Seat, Win, bot};

use crate::common::round;
use crate::scene::{IDLE, Moves as _, PLAIN, Scene, faces, scoring};

const HOUSES: [GameRules; 5] = [
    GameRules::TENHOU,
    GameRules::MAHJONG_SOUL,
    GameRules::WRC,
    GameRules::EMA,
    GameRules::TENHOU_SANMA,
];

/// The parts of a worth add up to the whole, and to what everybody receives.
fn check(win: &Win) {
    let worth = win.worth.as_ref().unwrap();
    let mut deltas = [0; 4];
    for payment in &worth.payments {
        deltas[payment.seat.index()] -= (payment.points + payment.honba) as i32;
    }
    deltas[win.seat.index()] += worth.received() as i32;
    assert_eq!(deltas, win.deltas, "{win:?}");
    assert_eq!(worth.points, worth.payments.iter().map(|paid| paid.points).sum::<u32>());
    let of_yaku: u8 = worth.yaku.iter().map(|(_, han)| han).sum();
    let of_dora: u8 = worth.dora.iter().map(|(_, han)| han).sum();
    if worth.yakuman > 0 {
        assert_eq!((worth.yakuman, worth.han, worth.fu), (of_yaku, None, None));
        assert_eq!(worth.limit, Limit::Yakuman);
    } else {
        assert_eq!(worth.han, Some(of_yaku + of_dora), "{win:?}");
        let fu = worth.fu_items.iter().map(|item| item.fu()).sum::<u8>();
        assert_eq!(worth.fu, Some(fu), "{win:?}");
    }
    let completed: Vec<_> = worth.blocks.iter().filter(|(_, completed)| *completed).collect();
    assert!(matches!(completed[..], [(block, _)] if block.contains(win.tile.tile())), "{win:?}");
}

#[test]
fn parts_sum_up_and_a_view_promises_what_a_lone_win_without_ura_pays() {
    let (mut source, mut promised, mut doubled) = (SplitMix64::new(29), 0, 0);
    for nth in 0..1_000 {
        let rules = HOUSES[nth % HOUSES.len()];
        let mut round = round(&rules, &mut source);
        let mut promises: Vec<Win> = Vec::new();
        while let Some(seat) = round.awaited().next() {
            let view = round.view(seat).unwrap();
            let action = if nth % 7 == 0 && !view.options().win() {
                view.options().nth(nth / 7 % view.options().len()).unwrap()
            } else {
                bot::efficiency(&view)
            };
            assert_eq!(
                view.worth(&action).is_some(),
                matches!(action, Action::Ron | Action::Tsumo)
            );
            if let Some(win) = view.worth(&action) {
                check(&win);
                compare_with_waits(&round, seat, &win);
                promises.push(win);
            }
            round.act(seat, action).unwrap();
        }
        round.wins().for_each(check);
        let won: Vec<&Win> = round.wins().collect();
        match (&promises[..], &won[..]) {
            ([promise], [win]) if !brought_ura(win) => {
                assert_eq!((&promise.worth, promise.deltas), (&win.worth, win.deltas));
                promised += 1;
            }
            (many, won) => doubled += usize::from(many.len() > 1 && won.len() > 1),
        }
    }
    assert!(promised > 100 && doubled > 3, "{promised} {doubled}");
}

fn brought_ura(win: &Win) -> bool {
    win.worth.iter().flat_map(|worth| &worth.dora).any(|(kind, _)| *kind == DoraKind::UraDora)
}

/// A win on a plain discard in the middle of a round is worth what its wait was.
fn compare_with_waits(round: &Round, seat: Seat, win: &Win) {
    let table = round.table();
    let Phase::Reply { face, to: ReplyTo::Discard, .. } = table.phase() else { return };
    let rules = table.rules().scoring();
    if face.is_red()
        || table.draws_left() == 0
        || table.player(seat).discarded() == 0
        || !rules.old_yaku().is_empty()
    {
        return;
    }
    let view = round.view(seat).unwrap();
    let wait = view.score_waits().find(|wait| wait.face() == face).unwrap();
    let (score, worth) = (wait.ron().unwrap(), win.worth.as_ref().unwrap());
    assert_eq!((score.points(), score.han(), score.fu()), (worth.points, worth.han, worth.fu));
    assert_eq!(score.payments().received(), worth.received());
}

#[test]
fn a_wait_that_was_passed_or_discarded_has_no_ron() {
    let (mut source, mut furiten) = (SplitMix64::new(5), 0);
    for _ in 0..300 {
        let mut round = round(&PLAIN, &mut source);
        while let Some(seat) = round.awaited().next() {
            let view = round.view(seat).unwrap();
            // Who is in furiten can win by no wait, and who isn't by none because of it.
            for wait in view.score_waits() {
                let barred = wait.tsumo().is_ok() && wait.ron().is_err();
                if view.is_furiten() {
                    assert!(wait.ron().is_err());
                    furiten += usize::from(barred);
                }
            }
            let passes = view.options().win() && view.options().pass();
            let action = if passes { Action::Pass } else { bot::efficiency(&view) };
            round.act(seat, action).unwrap();
        }
    }
    assert!(furiten > 100, "{furiten}");
}

#[test]
fn who_is_liable_pays_and_is_named_with_the_yakuman() {
    let scene = Scene {
        hands: ["147m258p369s1234z", "1234m19p9s556677z", "258m369p147s1234z", "369m147p258s1234z"],
        draws: "5z6z7z1s9s",
        dora: "9m",
        honba: 2,
        sticks: 1,
        ..Scene::default()
    };
    let mut round = scene.round(&PLAIN);
    for (giver, tile, meld, left) in
        [(0, "5z", "(555-z)", "1m"), (2, "6z", "(666+z)", "1p"), (2, "7z", "(777+z)", "9p")]
    {
        round.discards(giver, tile);
        round.calls(1, meld);
        round.discards(1, left);
        round.all_pass();
    }
    round.discards(2, "1s");
    round.all_pass();
    round.discards(3, "9s");
    let promised = round.view(Seat::ALL[1]).unwrap().worth(&Action::Ron).unwrap();
    round.does(1, Action::Ron);
    let win = round.wins().next().unwrap();
    assert_eq!(*win, promised);
    check(win);
    let worth = win.worth.as_ref().unwrap();
    let paid = |nth: usize| (worth.payments[nth].seat.index(), worth.payments[nth].points);
    assert_eq!([paid(0), paid(1)], [(2, 16_000), (3, 16_000)]);
    assert_eq!(*worth.payments[0].liable_for, [Yaku::Daisangen]);
    assert!(worth.payments[1].liable_for.is_empty());
    assert_eq!(worth.to_string(), "yakuman, 32000 points: daisangen");
    assert_eq!((worth.sticks, win.deltas), (1_000, [0, 33_600, -16_600, -16_000]));
    assert_eq!(
        round.last_events().last().unwrap().to_string(),
        format!("seat 1 wins on 9s of seat 3: {worth}")
    );
}

/// Where ura dora don't count, the indicators beneath aren't shown either.
#[test]
fn ura_indicators_are_told_where_they_count() {
    let scene = Scene {
        hands: ["234567p2334588s", IDLE[0], IDLE[1], IDLE[2]],
        draws: "9m5z6z2z4s",
        ura: "7s",
        ..Scene::default()
    };
    for counts in [true, false] {
        let mut round = scene.round(&scoring(Rules::TENHOU.with_ura(counts)));
        round.riichi(0, "9m");
        round.go_on(3);
        let events = round.does(0, Action::Tsumo);
        let [Event::Win(win)] = &events[..] else { panic!("{events:?}") };
        assert_eq!(win.ura.to_vec(), if counts { faces("7s") } else { Vec::new() });
        let worth = win.worth.as_ref().unwrap();
        assert_eq!(worth.dora.iter().any(|(kind, _)| *kind == DoraKind::UraDora), counts);
    }
}

/// The waits that a view scores after a discard equal those it scores once the discard is made;
/// after a riichi, once the ippatsu is over.
#[test]
fn waits_after_a_discard_are_worth_what_they_are_then() {
    let (mut source, mut discards, mut riichi) = (SplitMix64::new(31), 0, 0);
    for nth in 0..60 {
        let rules = HOUSES[nth % HOUSES.len()];
        let mut round = round(&rules, &mut source);
        while let Some(seat) = round.awaited().next() {
            let view = round.view(seat).unwrap();
            for action in &view.options() {
                let Some(waits) = view.score_waits_after(&action) else {
                    let is_discard = matches!(
                        action,
                        Action::Discard { .. } | Action::Riichi { .. } | Action::OpenRiichi { .. }
                    );
                    assert!(!is_discard, "{action}");
                    continue;
                };
                let mut after = round.clone();
                after.act(seat, action).unwrap();
                if matches!(action, Action::Discard { .. }) {
                    // Waits are worth less once somebody has drawn, and nothing once won.
                    if after.view(seat).unwrap().table().draws_left() == view.table().draws_left() {
                        assert!(
                            waits.eq(after.view(seat).unwrap().score_waits()),
                            "{action} in {round:?}"
                        );
                        discards += 1;
                    }
                } else if matches!(after.table().phase(), Phase::Turn { .. }) {
                    let then = after.view(seat).unwrap().score_waits();
                    for (said, then) in waits.zip(then) {
                        let [Ok(said), Ok(then)] = [said.tsumo(), then.tsumo()] else { continue };
                        let without = said.yaku().all(|(yaku, _)| yaku != Yaku::Ippatsu);
                        let is_then = then.yaku().any(|(yaku, _)| yaku == Yaku::Ippatsu);
                        let rest = then.yaku().filter(|(yaku, _)| *yaku != Yaku::Ippatsu);
                        if then.yakuman() == 0 {
                            assert!(without && is_then && rest.eq(said.yaku()), "{action}");
                            riichi += 1;
                        }
                    }
                }
            }
            assert!(view.score_waits_after(&Action::Kyuushu).is_none());
            round.act(seat, bot::efficiency(&view)).unwrap();
        }
    }
    assert!(discards > 1_000 && riichi > 50, "{discards} {riichi}");
}
