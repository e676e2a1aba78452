//! The scores of each wait.

use super::hand;
use super::houses::rules::ron;
use crate::common::Random;
use mentsu::riichi::legality::{CannotWin, Furiten, Passed, furiten, may_win};
use mentsu::riichi::{NoWin, Payer, Rules, Situation, Yaku, score, score_waits};
use mentsu::{FifthCopy, Tile, TileSet, Visible, Wind};

#[test]
fn waits_are_scored_by_ron_and_tsumo() {
    let waits =
        score_waits(&hand("234567m23488p67s"), &ron(Tile::M1), &Passed::NOTHING, &Rules::TENHOU);
    let reported: Vec<_> = waits
        .map(|wait| {
            let ron = wait.ron().map(|score| score.points()).ok();
            let tsumo = wait.tsumo().map(|score| score.points()).ok();
            (wait.face().to_string(), ron, tsumo)
        })
        .collect();
    assert_eq!(
        reported,
        [
            ("5s".to_string(), Some(2_000), Some(2_700)),
            ("8s".to_string(), Some(2_000), Some(2_700))
        ]
    );
}

#[test]
fn furiten_bars_ron_on_every_wait_and_tsumo_on_none() {
    let closed = hand("23m456p789s345s33z");
    let set = |text: &str| text.parse().unwrap();
    let ask = |passed: Passed| {
        score_waits(&closed, &ron(Tile::M1).with_riichi(), &passed, &Rules::TENHOU)
            .collect::<Vec<_>>()
    };
    let none = Passed::default();
    let let_go = [
        (Passed::NOTHING.with_discards(set("4m9p")), Furiten::Discards(set("4m"))),
        (none.with_this_turn(set("1m2z")), Furiten::Temporary(set("1m"))),
        (none.with_since_riichi(set("14m")), Furiten::Riichi(set("14m"))),
    ];
    for (passed, why) in let_go {
        let waits = ask(passed);
        assert_eq!(waits.len(), 2);
        for wait in &waits {
            assert_eq!(wait.ron().err(), Some(CannotWin::Furiten(why)));
            assert!(wait.tsumo().is_ok());
            let ron = Situation::ron(wait.face()).with_seat(Wind::South).with_riichi();
            assert_eq!(
                may_win(&closed, &ron, &passed, &Rules::TENHOU).as_ref().map_err(|why| *why),
                wait.ron()
            );
        }
    }
    assert!(ask(Passed::NOTHING.with_discards(set("9p"))).iter().all(|wait| wait.ron().is_ok()));
    // A missing yaku is reported first, as by may_win.
    let open = hand("23m456p789s33z(345s)");
    let passed = Passed::NOTHING.with_discards(set("4m"));
    for wait in score_waits(&open, &ron(Tile::M1), &passed, &Rules::TENHOU) {
        assert!(matches!(wait.ron(), Err(CannotWin::NoYaku(_))));
        assert!(matches!(wait.tsumo(), Err(NoWin::NoYaku(_))));
    }
}

/// Events that can only happen by tsumo, or only by ron, don't affect the other.
#[test]
fn each_way_of_winning_has_its_own_events() {
    let closed = hand("234567m23488p67s");
    let ask = |situation: Situation| {
        let mut waits = score_waits(&closed, &situation, &Passed::NOTHING, &Rules::TENHOU);
        let wait = waits.next().unwrap();
        (wait.ron().unwrap().clone(), wait.tsumo().unwrap().clone())
    };
    let kinds = [Situation::tsumo(), Situation::ron(Tile::M1)];
    for any in kinds.map(|situation| situation.with_seat(Wind::South)) {
        let (ron, tsumo) = ask(any.with_haitei());
        assert!(tsumo.yaku_set().contains(Yaku::Haitei));
        assert_eq!(ron.yaku_set().to_string(), "pinfu tanyao");
        let (ron, tsumo) = ask(any.with_houtei());
        assert!(ron.yaku_set().contains(Yaku::Houtei));
        assert_eq!(tsumo.yaku_set().to_string(), "menzen_tsumo pinfu tanyao");
        let (ron, tsumo) = ask(any.with_chankan());
        assert!(ron.yaku_set().contains(Yaku::Chankan));
        assert!(!tsumo.yaku_set().contains(Yaku::Chankan));
        let (ron, tsumo) = ask(any.with_chiihou());
        assert_eq!((ron.yakuman(), tsumo.yakuman()), (0, 1));
        let (ron, tsumo) = ask(any.with_kita(0).with_discarder(Wind::West));
        let payers = |score: &mentsu::riichi::Score| -> Vec<Payer> {
            score.payments().iter().map(|payment| payment.payer()).collect()
        };
        assert_eq!(payers(&ron), [Payer::Seat(Wind::West)]);
        let others = [Wind::East, Wind::West, Wind::North];
        assert_eq!(payers(&tsumo), others.map(Payer::Seat));
    }
    let after = hand("333p45667s99m[2222m]");
    let rinshan = Situation::ron(Tile::M1).with_rinshan();
    let wait = score_waits(&after, &rinshan, &Passed::NOTHING, &Rules::TENHOU).last().unwrap();
    assert!(wait.tsumo().unwrap().yaku_set().contains(Yaku::Rinshan));
    assert!(matches!(wait.ron(), Err(CannotWin::NoYaku(_))));
}

/// The answers put together from those of other functions: the score, the waits of the shape, and
/// the hand that drew.
#[test]
fn they_are_what_score_and_the_waits_of_the_shape_say() {
    let mut random = Random::new(3);
    let (mut won, mut barred) = (0, 0);
    for nth in 0..40_000 {
        let hand = random.waiting();
        let set = |random: &mut Random| -> TileSet {
            (0..random.below(8)).map(|_| Tile::ALL[random.below(34)]).collect()
        };
        let (discards, turn, riichi) = (set(&mut random), set(&mut random), set(&mut random));
        let passed = match nth % 3 {
            0 => Passed::NOTHING,
            1 => Passed::NOTHING.with_discards(discards),
            _ => Passed::NOTHING.with_this_turn(turn).with_since_riichi(riichi),
        };
        let let_go = passed.discards() | passed.this_turn() | passed.since_riichi();
        let is_furiten =
            !(hand.wait_tiles_in(&Visible::of(&hand).with_fifth_copy(FifthCopy::Ignored)) & let_go)
                .is_empty();
        assert_eq!(furiten(&hand, &passed).is_some(), is_furiten, "{hand} {passed:?}");

        let may = |situation: &Situation| {
            let points = score(&hand, situation, &Rules::EMA).map_err(CannotWin::from)?;
            if is_furiten {
                Err(CannotWin::Furiten(furiten(&hand, &passed).unwrap()))
            } else {
                Ok(points)
            }
        };
        let any = Situation::ron(*random.pick(&Tile::ALL)).with_seat(Wind::West);
        assert_eq!(may_win(&hand, &any, &passed, &Rules::EMA), may(&any), "{hand} {any:?}");
        let drawn = Situation::tsumo().with_seat(Wind::West);
        let mut waits = hand.wait_tiles().into_iter();
        for wait in score_waits(&hand, &drawn, &passed, &Rules::EMA) {
            let tile = waits.next().expect("a wait");
            assert_eq!(wait.face(), tile.into());
            let ron = Situation::ron(tile).with_seat(Wind::West);
            assert_eq!(wait.ron(), may(&ron).as_ref().map_err(|why| *why), "{hand} {tile}");
            assert_eq!(may_win(&hand, &ron, &passed, &Rules::EMA), may(&ron), "{hand} {tile}");
            let tsumo = score(&hand.draw(tile).unwrap(), &drawn, &Rules::EMA);
            assert_eq!(wait.tsumo(), tsumo.as_ref().map_err(|why| *why), "{hand} {tile}");
            won += usize::from(wait.ron().is_ok());
            barred += usize::from(matches!(wait.ron(), Err(CannotWin::Furiten(_))));
        }
        assert_eq!(waits.next(), None);
    }
    assert!(won > 5_000 && barred > 5_000, "{won} {barred}");
}
