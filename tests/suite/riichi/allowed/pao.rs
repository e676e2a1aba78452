//! Payments with a liable player (包).

use crate::riichi::houses::rules::{EAST, NORTH, WEST, paid, ron, scored, tsumo};
use mentsu::riichi::{PaoHonba, PaoShare, Payer, Rules, SanmaTsumo, Situation, Yaku, YakuSet};
use mentsu::{Tile, Wind};

#[test]
fn whoever_is_liable_pays() {
    let dragons = "234m1p+1p(555z)(666z)(777z)";
    let pao = |situation: Situation| situation.with_pao(Yaku::Daisangen, Wind::West);
    let ask = |situation: Situation| paid(&scored(dragons, pao(situation), &Rules::TENHOU));
    assert_eq!(ask(tsumo().with_honba(1)), [(WEST, 32_300)]);
    assert_eq!(
        ask(ron(Tile::P1).with_discarder(Wind::East).with_honba(1)),
        [(EAST, 16_000), (WEST, 16_300)]
    );
    assert_eq!(ask(ron(Tile::P1).with_discarder(Wind::West).with_honba(1)), [(WEST, 32_300)]);
    assert_eq!(ask(ron(Tile::P1)), [(WEST, 16_000), (Payer::Discarder, 16_000)]);
    let mut rules = Rules::TENHOU;
    rules = rules.with_pao_honba(PaoHonba::Discarder);
    let split =
        scored(dragons, pao(ron(Tile::P1).with_discarder(Wind::East).with_honba(1)), &rules);
    assert_eq!(paid(&split), [(EAST, 16_300), (WEST, 16_000)]);
    rules = rules.with_pao(YakuSet::EMPTY);
    let split = scored(dragons, pao(ron(Tile::P1).with_discarder(Wind::East)), &rules);
    assert_eq!(paid(&split), [(EAST, 32_000)]);
    // Daisuushi counts double, and tsuuiisou is added: the rest is paid as always.
    let winds = scored(
        "5z+5z(111z)(222z)(333z)(444z)",
        tsumo().with_pao(Yaku::Daisuushi, Wind::North),
        &Rules::MAHJONG_SOUL,
    );
    assert_eq!((winds.yakuman(), winds.points()), (3, 96_000));
    assert_eq!(paid(&winds), [(EAST, 16_000), (WEST, 8_000), (NORTH, 64_000 + 8_000)]);
    // One yakuman is the most in EMA, and the liable player pays it.
    let winds = scored(
        "5z+5z(111z)(222z)(333z)(444z)",
        tsumo().with_pao(Yaku::Daisuushi, Wind::North),
        &Rules::EMA,
    );
    assert_eq!(paid(&winds), [(NORTH, 32_000)]);
}

/// By Tenhou's manual the liable player also pays for the other yakuman; elsewhere not.
#[test]
fn houses_differ_on_what_the_liable_player_answers_for() {
    // Daisangen, tsuuiisou and, by tsumo, no suuankou: the dragons are called.
    let hand = "111z4z+4z(555z)(666z)(777z)";
    let pao = |situation: Situation| situation.with_pao(Yaku::Daisangen, Wind::West).with_honba(1);
    let by_tsumo = |rules: &Rules| paid(&scored(hand, pao(tsumo()), rules));
    let by_ron = |rules: &Rules| {
        paid(&scored(hand, pao(ron(Tile::North).with_discarder(Wind::East)), rules))
    };
    assert_eq!(by_tsumo(&Rules::TENHOU), [(WEST, 64_300)]);
    assert_eq!(by_ron(&Rules::TENHOU), [(EAST, 32_000), (WEST, 32_300)]);
    // The example in M.League's rules, 8-1.
    for rules in [Rules::M_LEAGUE, Rules::MAHJONG_SOUL, Rules::WRC] {
        assert_eq!(by_tsumo(&rules), [(EAST, 16_000), (WEST, 40_300), (NORTH, 8_000)]);
    }
    for rules in [Rules::M_LEAGUE, Rules::MAHJONG_SOUL] {
        assert_eq!(by_ron(&rules), [(EAST, 48_000), (WEST, 16_300)]);
    }
    assert_eq!(by_ron(&Rules::WRC), [(EAST, 48_300), (WEST, 16_000)]);
    assert_eq!(by_tsumo(&Rules::EMA), [(WEST, 32_300)]);
    assert_eq!(by_ron(&Rules::EMA), [(EAST, 16_300), (WEST, 16_000)]);
}

#[test]
fn two_can_be_liable() {
    let hand = "1z+1z(5555z)(6666z)(7777z)(2222s)";
    let won = tsumo().with_pao(Yaku::Daisangen, Wind::West).with_pao(Yaku::Suukantsu, Wind::North);
    let ask = |won: Situation, rules: &Rules| paid(&scored(hand, won.with_honba(2), rules));
    assert_eq!(ask(won, &Rules::M_LEAGUE), [(WEST, 32_600), (NORTH, 32_000)]);
    assert_eq!(ask(won, &Rules::TENHOU), [(WEST, 64_600)]);
    let won = ron(Tile::East)
        .with_pao(Yaku::Daisangen, Wind::West)
        .with_pao(Yaku::Suukantsu, Wind::North);
    let won = won.with_discarder(Wind::East);
    assert_eq!(ask(won, &Rules::WRC), [(EAST, 32_600), (WEST, 16_000), (NORTH, 16_000)]);
    let whole = Rules::WRC.with_pao_share(PaoShare::WholeHand);
    assert_eq!(ask(won, &whole), ask(won, &Rules::WRC));
    // Nobody is liable for the dragons: they are paid as always.
    let won = tsumo().with_pao(Yaku::Suukantsu, Wind::North);
    assert_eq!(ask(won, &Rules::WRC), [(EAST, 16_000), (WEST, 8_000), (NORTH, 40_600)]);
}

/// Liability changes who pays, not what the winner receives.
#[test]
fn pao_moves_payments_and_never_their_sum() {
    use Yaku::{Daisangen, Daisuushi, Suukantsu};
    let hands: [(&str, Tile, &[Yaku]); 5] = [
        ("234p1p+1p(555z)(666z)(777z)", Tile::P1, &[Daisangen]),
        ("111z4z+4z(555z)(666z)(777z)", Tile::North, &[Daisangen]),
        ("5z+5z(111z)(222z)(333z)(444z)", Tile::White, &[Daisuushi]),
        ("1z+1z(5555z)(6666z)(7777z)(2222s)", Tile::East, &[Daisangen, Suukantsu]),
        ("1p+1p(1111z)(2222z)(3333z)(4444z)", Tile::P1, &[Daisuushi, Suukantsu]),
    ];
    let houses = [
        Rules::TENHOU,
        Rules::TENHOU_SANMA,
        Rules::MAHJONG_SOUL,
        Rules::MAHJONG_SOUL_SANMA,
        Rules::WRC,
        Rules::EMA,
        Rules::M_LEAGUE,
    ];
    let mut asked = 0;
    for code in 0..houses.len() * 64 * 3 {
        let (mut rules, bits) = (houses[code % houses.len()], code / houses.len());
        rules = rules.with_sanma_tsumo(
            [SanmaTsumo::Loss, SanmaTsumo::Bisection, SanmaTsumo::Even][bits / 64],
        );
        rules = rules.with_pao_share(if bits & 1 == 0 {
            PaoShare::WholeHand
        } else {
            PaoShare::ThatYakuman
        });
        rules = rules.with_pao_honba(if bits & 2 == 0 {
            PaoHonba::Liable
        } else {
            PaoHonba::Discarder
        });
        rules = rules.with_yakuman_stacking(bits & 4 == 0);
        rules = rules.with_pao(YakuSet::from_iter([Daisangen, Daisuushi, Suukantsu]));
        let (drawn, honba) = (bits & 8 == 0, (bits / 16 % 4) as u16);
        let seats = &Wind::ALL[..usize::from(rules.players())];
        for (text, tile, yakuman) in hands {
            for &seat in seats {
                let others = || seats.iter().copied().filter(move |&other| other != seat);
                for (first, second) in others().flat_map(|a| others().map(move |b| (a, b))) {
                    let won = if drawn { tsumo() } else { ron(tile).with_discarder(first) };
                    let won = won.with_seat(seat).with_honba(honba);
                    let liable = yakuman.iter().zip([second, first]);
                    let pao = liable.fold(won, |won, (&yaku, who)| won.with_pao(yaku, who));
                    let (plain, pao) = (scored(text, won, &rules), scored(text, pao, &rules));
                    assert_eq!(plain.points(), pao.points());
                    assert_eq!(plain.payments().received(), pao.payments().received());
                    let payers: Vec<Payer> = paid(&pao).into_iter().map(|(who, _)| who).collect();
                    assert!(payers.is_sorted_by(|a, b| a < b), "{payers:?}");
                    assert!(payers.iter().all(|who| others().any(|o| *who == Payer::Seat(o))));
                    asked += 1;
                }
            }
        }
    }
    assert!(asked > 100_000, "{asked}");
}

/// Liability that doesn't count changes nothing: neither the shares of the hand nor those of the
/// honba, which in sanma two pay.
#[test]
fn liability_for_a_yakuman_that_has_none_changes_nothing() {
    let dragons = "234p1p+1p(555z)(666z)(777z)";
    for (preset, honba) in [(Rules::TENHOU, 300), (Rules::TENHOU_SANMA, 200)] {
        let rules = preset.with_pao(YakuSet::EMPTY);
        for won in [tsumo(), ron(Tile::P1), ron(Tile::P1).with_discarder(Wind::East)] {
            let plain = won.with_honba(2);
            let score = scored(dragons, plain.with_pao(Yaku::Daisangen, Wind::West), &rules);
            assert_eq!(score.payments(), scored(dragons, plain, &rules).payments());
            assert_eq!(score.payments().honba(), 2 * honba);
        }
    }
    let sanma = Rules::TENHOU_SANMA.with_pao(YakuSet::EMPTY);
    let won = tsumo().with_honba(2).with_pao(Yaku::Daisangen, Wind::West);
    let of_honba = |rules: &Rules| -> Vec<(Payer, u32)> {
        let score = scored(dragons, won, rules);
        score.payments().iter().map(|payment| (payment.payer(), payment.honba())).collect()
    };
    assert_eq!(of_honba(&sanma), [(EAST, 200), (WEST, 200)]);
    assert_eq!(of_honba(&Rules::TENHOU_SANMA), [(WEST, 400)]);
}
