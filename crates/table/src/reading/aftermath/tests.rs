use mentsu::random::SplitMix64;

use super::*;
use crate::{GameRules, Round, RoundStart, Wall, bot};

/// Shows every reading of a player in their own turn, in rounds played by tile count.
fn each_turn(rules: &GameRules, mut show: impl FnMut(&TableReading<'_>)) {
    for seed in 0..20 {
        let wall = Wall::shuffled(rules, &mut SplitMix64::new(seed));
        let mut round = Round::new(rules, &RoundStart::first(rules), wall).unwrap();
        while let Some(seat) = round.awaited().next() {
            let view = round.view(seat).unwrap();
            if !view.hand().awaits_draw() {
                show(&TableReading::of(&view));
            }
            round.act(seat, bot::efficiency(&view)).unwrap();
        }
    }
}

#[test]
fn chances_are_chances_and_payments_within_bounds() {
    for (rules, noten_bappu) in [(GameRules::TENHOU, 3_000.0), (GameRules::TENHOU_SANMA, 2_000.0)] {
        each_turn(&rules, |reading| {
            for between in [0, 1, 5, 17, u8::MAX] {
                let by = reading.others_win_by(between);
                for chance in [by.tsumo(), by.on_reader(), by.on_another()] {
                    assert!((0.0..=1.0).contains(&chance), "{by:?}");
                }
                assert!(reading.tsumo_cost(between) >= 300.0);
                for stance in Stance::ALL {
                    let chance = reading.deal_in_later(stance, between);
                    assert!((0.0..=1.0).contains(&chance), "{chance}");
                }
            }
            let [tenpai, noten] = [true, false].map(|tenpai| reading.draw_payment(tenpai));
            assert!((0.0..=noten_bappu).contains(&tenpai), "{tenpai}");
            assert!((-noten_bappu..=0.0).contains(&noten), "{noten}");
            for stance in Stance::ALL {
                assert!((0.0..12_000.0).contains(&reading.deal_ins_cost(stance)));
            }
        });
    }
}

/// With one other in riichi and the rest as they may be, a noten reader pays 1,000 at least.
#[test]
fn a_riichi_is_tenpai_at_the_draw() {
    let mut seen = 0;
    each_turn(&GameRules::TENHOU, |reading| {
        if reading.others_in_riichi() > 0 {
            let riichi = reading.others().find(|of| reading.tenpai(*of) == 1.0).unwrap();
            assert_eq!(reading.tenpai_at_draw(riichi, false), 1.0);
            assert!(reading.draw_payment(false) <= -1_000.0);
            seen += 1;
        }
    });
    assert!(seen > 100, "{seen}");
}

#[test]
fn who_folds_before_a_riichi_loses_less_than_who_pushes() {
    let (mut fold, mut push) = (0.0, 0.0);
    each_turn(&GameRules::TENHOU, |reading| {
        if reading.others_in_riichi() > 0 {
            fold += reading.deal_ins_cost(Stance::Fold);
            push += reading.deal_ins_cost(Stance::Push);
        }
    });
    assert!(fold > 0.0 && push > 4.0 * fold, "{fold} {push}");
}

#[test]
fn honba_are_paid_on_top_of_a_tsumo() {
    let rules = GameRules::TENHOU;
    let cost = |honba| {
        let start = RoundStart { honba, ..RoundStart::first(&rules) };
        let wall = Wall::shuffled(&rules, &mut SplitMix64::new(3));
        let round = Round::new(&rules, &start, wall).unwrap();
        TableReading::of(&round.view(Seat::ALL[0]).unwrap()).tsumo_cost(2)
    };
    assert!((cost(3) - cost(0) - 300.0).abs() < 1e-9);
}
