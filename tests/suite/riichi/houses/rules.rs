//! Rules one by one, by hand: what the oracles of the golden cases don't share, sanma, and
//! situations that can't be.

use crate::riichi::hand;
use mentsu::riichi::{
    Circumstance, CountedYakuman, Impossible, MultipleRon, NoWin, Payer, Payments, Renhou, Rules,
    SanmaTsumo, Score, Situation, WinEvent, Yaku, score,
};
use mentsu::{Hand, Tile, Wind, face};

/// The hand for a way of winning: by ron without the tile that the text marks as drawn.
pub(crate) fn for_win(text: &str, situation: &Situation) -> Hand {
    if situation.is_tsumo() { hand(text) } else { hand(text).before_draw() }
}

#[track_caller]
pub(crate) fn scored(text: &str, situation: Situation, rules: &Rules) -> Score {
    score(&for_win(text, &situation), &situation, rules)
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

pub(crate) fn ron(tile: Tile) -> Situation {
    Situation::ron(tile).with_seat(Wind::South)
}

pub(crate) fn tsumo() -> Situation {
    Situation::tsumo().with_seat(Wind::South)
}

#[track_caller]
pub(crate) fn paid(score: &Score) -> Vec<(Payer, u32)> {
    score.payments().iter().map(|payment| (payment.payer(), payment.total())).collect()
}

pub(crate) const SOUTH: Payer = Payer::Seat(Wind::South);
pub(crate) const EAST: Payer = Payer::Seat(Wind::East);
pub(crate) const WEST: Payer = Payer::Seat(Wind::West);
pub(crate) const NORTH: Payer = Payer::Seat(Wind::North);

/// Closed hands with a winning tile; their points without renhou, with five han more, and as a
/// mangan at least.
const RENHOU: [(&str, Tile, [u32; 3]); 21] = {
    use Tile::*;
    [
        // Up to 4 han of their own; the second has none at all.
        ("123m456p78s11122z", S9, [1_300, 12_000, 8_000]),
        ("99m345p345567s22z", M9, [0, 8_000, 8_000]),
        ("123m456p89s11144z", S7, [1_300, 12_000, 8_000]),
        ("123m46p789s11144z", P5, [1_300, 12_000, 8_000]),
        ("123m456p789s1144z", East, [1_300, 12_000, 8_000]),
        ("234567m23499p67s", S8, [1_000, 12_000, 8_000]),
        ("234567m23488p67s", S8, [2_000, 12_000, 8_000]),
        ("123m456p789s1155z", White, [1_300, 12_000, 8_000]),
        ("1133m2244p55779s", S9, [1_600, 12_000, 8_000]),
        ("112233m445566p7s", S7, [5_200, 16_000, 8_000]),
        ("123456789m23p99s", P1, [3_900, 16_000, 8_000]),
        ("111m333p555s7799p", P9, [8_000, 16_000, 8_000]),
        ("222333444m67p99s", P8, [3_200, 12_000, 8_000]),
        ("234m234p23s567m99s", S4, [3_900, 16_000, 8_000]),
        ("1199m1199p1199s1z", East, [6_400, 16_000, 8_000]),
        ("1112345678m555z", M9, [12_000, 24_000, 12_000]),
        // A mangan and more.
        ("123m123p12s99s789m", S3, [8_000, 16_000, 8_000]),
        ("34m999p55566677z", M5, [12_000, 24_000, 12_000]),
        ("2233445566778p", P8, [24_000, 32_000, 24_000]),
        // Yakuman.
        ("19m19p19s1234567z", East, [32_000, 32_000, 32_000]),
        ("1122334455667z", Red, [32_000, 32_000, 32_000]),
    ]
};

#[test]
fn renhou_is_worth_what_the_rule_says() {
    let points = |text: &str, situation: Situation, renhou: Renhou| {
        let mut rules = Rules::TENHOU;
        rules = rules.with_renhou(renhou);
        match score(&hand(text), &situation, &rules) {
            Ok(score) => (score.points(), score.yaku_set().contains(Yaku::Renhou), score.yakuman()),
            Err(NoWin::NoYaku(_)) => (0, false, 0),
            Err(error) => panic!("{text}: {error}"),
        }
    };
    let mut wrong = Vec::new();
    for (text, tile, [off, five, mangan]) in RENHOU {
        let first = ron(tile).with_renhou();
        let plain = points(text, ron(tile), Renhou::Off);
        assert_eq!(points(text, first, Renhou::Off), plain, "{text}");
        let [(with_five, ..), (with_mangan, counts, _)] =
            [Renhou::FiveHan, Renhou::Mangan].map(|rule| points(text, first, rule));
        assert_eq!(counts, with_mangan > plain.0, "{text}");
        let yakuman = points(text, first, Renhou::Yakuman);
        assert_eq!(yakuman, (32_000 * u32::from(plain.2 + 1), true, plain.2 + 1), "{text}");
        let got = [plain.0, with_five, with_mangan];
        if got != [off, five, mangan] {
            wrong.push(format!("{text} {tile} {got:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Hand, winning tile, whether drawn, norths, indicators; dora and kita; han, fu, points.
type Kita = (&'static str, Tile, bool, u8, &'static [Tile], [u8; 2], [u32; 3]);

/// Sanma hands with norths set aside: kita, indicators, and the dora of each kind that come of
/// it, han, fu, points.
const KITA: [Kita; 20] = {
    use Tile::*;
    [
        ("123p456p78s99p555z", S9, false, 1, &[], [0, 1], [2, 40, 2_600]),
        ("123p456p78s99p555z", S9, false, 2, &[], [0, 2], [3, 40, 5_200]),
        ("123p456p78s99p555z", S9, false, 3, &[], [0, 3], [4, 40, 8_000]),
        ("123p456p78s99p555z", S9, false, 4, &[], [0, 4], [5, 40, 8_000]),
        ("123p456p78s99p555z", S9, true, 1, &[], [0, 1], [3, 30, 3_000]),
        ("123p456p78s99p555z", S9, true, 4, &[], [0, 4], [6, 30, 9_000]),
        // West turned: each north is a dora besides.
        ("123p456p78s99p555z", S9, false, 1, &[West], [1, 1], [3, 40, 5_200]),
        ("123p456p78s99p555z", S9, false, 2, &[West], [2, 2], [5, 40, 8_000]),
        ("123p456p78s99p555z", S9, false, 3, &[West, West], [6, 3], [10, 40, 16_000]),
        ("123p456p78s99p555z", S9, true, 4, &[West], [4, 4], [10, 30, 12_000]),
        ("123p456p78s44z555z", S9, false, 2, &[West], [4, 2], [7, 40, 12_000]),
        ("123p456p78s44z555z", S9, false, 1, &[West], [3, 1], [5, 40, 8_000]),
        // 1m turned is 9m.
        ("99m123p456p78s555z", S9, false, 1, &[M1], [2, 1], [4, 40, 8_000]),
        ("111999m78s99p(555z)", S9, false, 1, &[M9], [3, 1], [6, 40, 12_000]),
        ("111999m78s99p(555z)", S9, false, 2, &[M1], [3, 2], [7, 40, 12_000]),
        ("99p78s(555z)(666z)(111p)", S9, false, 1, &[], [0, 1], [4, 40, 8_000]),
        ("99p78s(555z)(666z)(111p)", S9, true, 2, &[], [0, 2], [5, 40, 6_000]),
        ("1133p2244s5577z9s", S9, false, 1, &[S8], [2, 1], [5, 25, 8_000]),
        ("1133p2244s5577z9s", S9, true, 1, &[], [0, 1], [4, 25, 4_800]),
        ("19m19p19s123456z7z", Red, false, 1, &[West], [0, 0], [13, 0, 32_000]),
    ]
};

#[test]
fn norths_set_aside_are_dora_in_sanma() {
    let mut wrong = Vec::new();
    for (text, tile, drawn, kita, indicators, dora, worth) in KITA {
        let situation = if drawn { tsumo() } else { ron(tile) };
        let situation = situation.with_kita(kita).with_dora(indicators.iter().copied());
        let hand = crate::riichi::drawn(hand(text), tile, drawn);
        let score = score(&hand, &situation, &Rules::TENHOU_SANMA).unwrap();
        let han = score.han().map_or(13 * score.yakuman(), |han| han);
        let got = [u32::from(han), u32::from(score.fu().unwrap_or(0)), score.points()];
        assert_eq!([score.dora().dora(), score.dora().kita()], dora, "{text} {kita}");
        if got != worth {
            wrong.push(format!("{text} {tile} {drawn} {kita} {got:?} {}", score.yaku_set()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    // A north set aside is no tile of the hand: honitsu, tanyao and koutsu don't see it.
    let score = scored("234p567p678s22s33p+3p", tsumo().with_kita(1), &Rules::TENHOU_SANMA);
    assert!(score.yaku_set().contains(Yaku::Tanyao));
    // Rinshan after kita.
    let score =
        scored("123p456p78s99p555z+9s", tsumo().with_kita(1).with_rinshan(), &Rules::TENHOU_SANMA);
    assert!(score.yaku_set().contains(Yaku::Rinshan));
}

#[test]
fn in_sanma_two_pay_and_houses_differ_on_the_third_share() {
    // 1 han 30 fu by tsumo of a closed hand: 2 han with haku, 30 fu, base 480.
    let text = "123p456p78s99p555z+9s";
    let ask = |situation: Situation, style: SanmaTsumo| {
        let mut rules = Rules::TENHOU_SANMA;
        rules = rules.with_sanma_tsumo(style);
        let score = scored(text, situation.with_honba(1), &rules);
        (score.points(), paid(&score))
    };
    let (south, east) = (tsumo(), tsumo().with_seat(Wind::East));
    assert_eq!(ask(south, SanmaTsumo::Loss), (1_500, vec![(EAST, 1_100), (WEST, 600)]));
    assert_eq!(ask(south, SanmaTsumo::Bisection), (2_000, vec![(EAST, 1_300), (WEST, 900)]));
    assert_eq!(ask(south, SanmaTsumo::Even), (2_000, vec![(EAST, 1_100), (WEST, 1_100)]));
    assert_eq!(ask(east, SanmaTsumo::Loss), (2_000, vec![(SOUTH, 1_100), (WEST, 1_100)]));
    assert_eq!(ask(east, SanmaTsumo::Bisection), (3_000, vec![(SOUTH, 1_600), (WEST, 1_600)]));
    assert_eq!(ask(east, SanmaTsumo::Even), (3_000, vec![(SOUTH, 1_600), (WEST, 1_600)]));
    let score = scored(text, ron(Tile::S9).with_honba(2), &Rules::TENHOU_SANMA);
    assert_eq!(paid(&score), [(Payer::Discarder, 1_300 + 400)]);
}

/// Where each preset's documents differ from Tenhou's, by points where they show it.
#[test]
fn presets_play_what_their_documents_say() {
    let seven_seven = |rules: &Rules| {
        scored("234567m23488p67s", ron(Tile::S8).with_riichi().with_ippatsu(), rules).points()
    };
    let counted =
        |rules: &Rules| scored("2233445566778p+8p", tsumo().with_riichi(), rules).points();
    let winds = |rules: &Rules| {
        let won = ron(Tile::P5).with_seat(Wind::East).with_houtei();
        scored("222m46p11z(777p)(789s)", won, rules).points()
    };
    let two_yakuman = |rules: &Rules| scored("111222333z5z+5z(444z)", tsumo(), rules).yakuman();
    let renhou =
        |rules: &Rules| scored("123m456p78s11122z", ron(Tile::S9).with_renhou(), rules).points();
    let reported = |rules: Rules| {
        let rules = &rules;
        let points = [seven_seven(rules), counted(rules), winds(rules), renhou(rules)];
        (points, two_yakuman(rules), rules.nagashi_base().is_some(), rules.multiple_ron())
    };
    use MultipleRon::{All, HeadBump, TripleAborts};
    assert_eq!(reported(Rules::TENHOU), ([7_700, 32_000, 2_000, 1_300], 2, true, TripleAborts));
    assert_eq!(reported(Rules::MAHJONG_SOUL), ([7_700, 32_000, 2_000, 1_300], 3, true, All));
    assert_eq!(reported(Rules::WRC), ([8_000, 32_000, 1_500, 8_000], 2, false, HeadBump));
    assert_eq!(reported(Rules::EMA), ([8_000, 24_000, 1_500, 8_000], 1, false, All));
    assert_eq!(reported(Rules::M_LEAGUE), ([8_000, 24_000, 1_500, 1_300], 2, false, HeadBump));
}

/// The most han without a yakuman: 20 of yaku, 20 dora and 20 ura (riichi.wiki/Kazoe_yakuman).
#[test]
fn sixty_han_are_one_counted_yakuman() {
    let won = Situation::ron(Tile::Green)
        .with_double_riichi()
        .with_houtei()
        .with_dora([Tile::M9, Tile::M9, Tile::M9, Tile::M9, Tile::Red])
        .with_ura([Tile::North, Tile::North, Tile::North, Tile::North, Tile::Red]);
    let best = scored("6677z[1111m][1111z][5555z]", won, &Rules::TENHOU);
    assert_eq!((best.han(), best.best().yaku_han(), best.yakuman()), (Some(60), 20, 0));
    assert_eq!((best.dora().dora(), best.dora().ura(), best.points()), (20, 20, 48_000));
}

#[test]
fn fields_of_rules_change_what_they_say() {
    let points = |text: &str, situation: Situation, change: fn(Rules) -> Rules| {
        scored(text, situation, &change(Rules::TENHOU)).points()
    };
    let pinfu = "234567m23488p67s+8s";
    assert_eq!(points(pinfu, tsumo(), |rules| rules), 2_700);
    assert_eq!(points(pinfu, tsumo(), |rules| rules.with_pinfu_tsumo(false)), 2_000);
    let red = Situation::ron(face!("0m")).with_seat(Wind::South);
    assert_eq!(points("23467m23488p678s", red, |rules| rules), 3_900);
    assert_eq!(points("23467m23488p678s", red, |rules| rules.with_reds([0; 3])), 2_000);
    let lucky = ron(Tile::S8).with_riichi().with_ippatsu();
    assert_eq!(points(pinfu, lucky, |rules| rules), 7_700);
    assert_eq!(points(pinfu, lucky, |rules| rules.with_kiriage(true)), 8_000);
    assert_eq!(points(pinfu, lucky, |rules| rules.with_ippatsu(false)), 3_900);
    let kan = ron(Tile::S8)
        .with_riichi()
        .with_dora([Tile::East, Tile::M1])
        .with_ura([Tile::M1, Tile::M2]);
    assert_eq!(points(pinfu, kan, |rules| rules), 12_000);
    assert_eq!(points(pinfu, kan, |rules| rules.with_ura(false)), 7_700);
    assert_eq!(points(pinfu, kan, |rules| rules.with_kan_dora(false)), 7_700);
    // Without kan dora the first of each kind counts, so one ura beneath two dora is enough.
    let one_ura = kan.with_ura([Tile::P7]);
    assert_eq!(points(pinfu, one_ura, |rules| rules.with_kan_dora(false)), 8_000);
    let rinshan = tsumo().with_rinshan();
    let after = "333p45667s99m+8s[2222m]";
    assert_eq!(points(after, rinshan, |rules| rules), 3_200);
    assert_eq!(points(after, rinshan, |rules| rules.with_rinshan_fu(false)), 2_700);
    let most = |rules: Rules| rules.with_counted_yakuman(CountedYakuman::Sanbaiman);
    assert_eq!(points("2233445566778p+8p", tsumo().with_riichi(), most), 24_000);
    // No rule lets a hand win without a yaku.
    let any_han = Rules::TENHOU.with_minimum_han(0);
    let none = score(&hand("123m46p789s33z(888s)"), &ron(Tile::P5).with_dora([Tile::P4]), &any_han);
    assert!(matches!(none, Err(NoWin::NoYaku(_))), "{none:?}");
    let wind = ron(Tile::P5).with_seat(Wind::East).with_houtei();
    assert_eq!(points("222m46p11z(777p)(789s)", wind, |rules| rules), 2_000);
    assert_eq!(points("222m46p11z(777p)(789s)", wind, |rules| rules.with_double_wind_fu(2)), 1_500);
}

#[test]
fn situations_that_cannot_be_are_named() {
    let tenhou = &Rules::TENHOU;
    let closed = "234567m23488p67s+8s";
    let kan = "333p45667s99m+8s[2222m]";
    let open = "234567m88p67s+8s(234p)";
    let refused = |text: &str, situation: Situation, rules: &Rules, why: Impossible| {
        let got = score(&for_win(text, &situation), &situation, rules);
        assert_eq!(got.err(), Some(NoWin::Impossible(why)), "{text}");
    };
    let (r, t) = (ron(Tile::S8), tsumo());
    let dealer = t.with_seat(Wind::East);
    use Impossible::*;
    for (text, situation, why) in [
        (open, r.with_riichi(), RiichiWithOpenHand),
        (open, r.with_double_riichi(), RiichiWithOpenHand),
        (closed, r.with_ippatsu(), IppatsuWithoutRiichi),
        (kan, t.with_riichi().with_ippatsu().with_rinshan(), IppatsuWithRinshan),
        (kan, r.with_rinshan(), RinshanByRon),
        (closed, t.with_rinshan(), RinshanWithoutKan),
        (kan, t.with_rinshan().with_haitei(), RinshanWithHaitei),
        (closed, r.with_haitei(), HaiteiByRon),
        (closed, t.with_houtei(), HouteiByTsumo),
        (closed, t.with_chankan(), ChankanByTsumo),
        (closed, r.with_chankan().with_houtei(), ChankanWithHoutei),
        ("234567m23488p68s", ron(Tile::S8).with_chankan(), ChankanHolding { tile: Tile::S8 }),
        ("234567m88p67s(888s)", r.with_chankan(), ChankanHolding { tile: Tile::S8 }),
        (closed, t.with_tenhou(), TenhouNotDealersTsumo),
        (closed, r.with_seat(Wind::East).with_tenhou(), TenhouNotDealersTsumo),
        (closed, dealer.with_chiihou(), ChiihouNotOthersTsumo),
        (closed, r.with_chiihou(), ChiihouNotOthersTsumo),
        (closed, t.with_renhou(), RenhouNotOthersRon),
        (closed, r.with_seat(Wind::East).with_renhou(), RenhouNotOthersRon),
        (
            kan,
            dealer.with_tenhou(),
            FirstTurnAfter { yaku: Yaku::Tenhou, circumstance: Circumstance::Meld },
        ),
        (
            open,
            t.with_chiihou(),
            FirstTurnAfter { yaku: Yaku::Chiihou, circumstance: Circumstance::Meld },
        ),
        (
            closed,
            r.with_renhou().with_riichi(),
            FirstTurnAfter {
                yaku: Yaku::Renhou,
                circumstance: Circumstance::Event(WinEvent::Riichi),
            },
        ),
        (
            closed,
            dealer.with_tenhou().with_haitei(),
            FirstTurnAfter {
                yaku: Yaku::Tenhou,
                circumstance: Circumstance::Event(WinEvent::Haitei),
            },
        ),
        (
            closed,
            r.with_renhou().with_chankan(),
            FirstTurnAfter {
                yaku: Yaku::Renhou,
                circumstance: Circumstance::Event(WinEvent::Chankan),
            },
        ),
        (kan, t.with_double_riichi().with_ippatsu(), DoubleRiichiIppatsuWithKan),
        (closed, r.with_dora([Tile::East; 6]), TooManyIndicators { count: 6 }),
        (
            closed,
            r.with_riichi().with_dora([Tile::East]).with_ura([Tile::East, Tile::West]),
            UnequalUra { dora: 1, ura: 2 },
        ),
        (closed, r.with_dora([Tile::P8, Tile::P8, Tile::P8]), FifthCopy { tile: Tile::P8 }),
        (closed, r.with_chankan().with_dora([Tile::S8]), FifthCopy { tile: Tile::S8 }),
        ("8888s234567m234p", ron(Tile::S8), FifthCopy { tile: Tile::S8 }),
        ("2344m", ron(Tile::M1), WrongSize { concealed: 4, melds: 0 }),
        ("234567m23488p678s", r, WrongSize { concealed: 14, melds: 0 }),
        (closed, r.with_kita(1), KitaOutsideSanma),
        (
            closed,
            r.with_pao(Yaku::Daisangen, Wind::East),
            LiableForNothing { yaku: Yaku::Daisangen },
        ),
        (closed, r.with_pao(Yaku::Suuankou, Wind::East), LiableForNothing { yaku: Yaku::Suuankou }),
        // One koutsu of each isn't shown.
        (
            "234m11p55z(666z)(777z)",
            ron(Tile::White).with_pao(Yaku::Daisangen, Wind::East),
            LiableForNothing { yaku: Yaku::Daisangen },
        ),
        (
            "11p44z(111z)(222z)(333z)",
            ron(Tile::North).with_pao(Yaku::Daisuushi, Wind::East),
            LiableForNothing { yaku: Yaku::Daisuushi },
        ),
        (
            "11p44z(1111z)(2222z)(3333z)",
            ron(Tile::North).with_pao(Yaku::Suukantsu, Wind::East),
            LiableForNothing { yaku: Yaku::Suukantsu },
        ),
        (
            "234m1p(555z)(666z)(777z)",
            ron(Tile::P1).with_pao(Yaku::Daisangen, Wind::South),
            LiableSeat { seat: Wind::South },
        ),
        (closed, r.with_discarder(Wind::South), DiscarderSeat { seat: Wind::South }),
        (closed, t.with_discarder(Wind::East), DiscarderSeat { seat: Wind::East }),
    ] {
        refused(text, situation, tenhou, why);
    }
    let sanma = &Rules::TENHOU_SANMA;
    let three = "123p456p78s99p555z+9s";
    let nine = ron(Tile::S9);
    refused(three, nine.with_seat(Wind::North), sanma, NorthSeatInSanma);
    refused(three, nine.with_kita(5), sanma, FifthCopy { tile: Tile::North });
    refused("123p456p78s44z555z", nine.with_kita(3), sanma, FifthCopy { tile: Tile::North });
    let norths =
        nine.with_riichi().with_kita(4).with_dora([Tile::North; 5]).with_ura([Tile::North; 5]);
    refused("123p456p78s4444z5z", norths, sanma, FifthCopy { tile: Tile::North });
    refused(
        three,
        nine.with_double_riichi().with_ippatsu().with_kita(1),
        sanma,
        DoubleRiichiIppatsuWithKan,
    );
    for kita in 5..=u8::MAX {
        refused(three, nine.with_kita(kita), sanma, FifthCopy { tile: Tile::North });
    }
    refused(
        three,
        nine.with_renhou().with_kita(1),
        sanma,
        FirstTurnAfter { yaku: Yaku::Renhou, circumstance: Circumstance::Kita },
    );
    refused(three, nine.with_dora([Tile::M5]), sanma, NotInSanma { tile: Tile::M5 });
    refused(three, ron(Tile::M5), sanma, NotInSanma { tile: Tile::M5 });
    refused(closed, r, sanma, NotInSanma { tile: Tile::M2 });
    refused("456p78s99p555z(123p)", nine, sanma, ChiInSanma);
    let one = Rules::TENHOU.with_kan_dora(false);
    let ura = |dora: &[Tile], ura: &[Tile]| {
        r.with_riichi().with_dora(dora.iter().copied()).with_ura(ura.iter().copied())
    };
    let (two, three_ura) = ([Tile::East; 2], [Tile::West; 3]);
    refused(closed, ura(&two, &[Tile::West]), tenhou, UnequalUra { dora: 2, ura: 1 });
    refused(closed, ura(&two, &three_ura), &one, UnequalUra { dora: 2, ura: 3 });
    assert!(score(&for_win(closed, &r), &ura(&two, &[Tile::West]), &one).is_ok());
    // One red five more than there are, wherever it is.
    let reds = |red: [u8; 3]| Rules::TENHOU.with_reds(red);
    let [two_red, three_red] = [2, 3].map(|count| TooManyReds { tile: Tile::M5, count });
    let red = Situation::ron(face!("0m"));
    refused("40667m23488p678s", red, tenhou, two_red);
    refused("23467m23488p678s", ron(Tile::M5).with_dora([face!("0m"); 2]), tenhou, two_red);
    refused("40667m23488p678s", red.with_dora([face!("0m")]), &reds([2, 1, 1]), three_red);
    assert!(score(&hand("40667m23488p678s"), &red, &reds([2, 1, 1])).is_ok());
    assert!(score(&hand("40667m23488p678s"), &red, &reds([0, 1, 1])).is_ok());
    // The wall doesn't end in the first turns.
    for end in [r.with_houtei(), t.with_haitei()] {
        let double = end.with_double_riichi();
        refused(closed, double.with_ippatsu(), tenhou, DoubleRiichiIppatsuAtEnd);
        assert!(score(&for_win(closed, &double), &double, tenhou).is_ok());
    }
    // Tsumo is of a hand that knows its drawn tile.
    refused("234567m23488p67s", t, tenhou, NothingDrawn);
    refused("234567m23488p678s", t, tenhou, NothingDrawn);
    // These can be: ura that don't count, others' kans, more dora indicators than own kans.
    assert!(score(&hand(closed).before_draw(), &r.with_ura([Tile::P8; 3]), tenhou).is_ok());
    assert!(
        score(
            &hand(closed).before_draw(),
            &r.with_dora([Tile::East, Tile::West, Tile::S1]),
            tenhou
        )
        .is_ok()
    );
    assert!(
        score(&hand(closed).before_draw(), &r.with_riichi().with_dora([Tile::East]), tenhou)
            .is_ok()
    );
    // Ippatsu after a kan made before riichi, double riichi with a kan made after it.
    assert!(score(&hand(kan), &t.with_riichi().with_ippatsu(), tenhou).is_ok());
    assert!(score(&hand(kan), &t.with_double_riichi(), tenhou).is_ok());
    assert!(
        score(&hand(three).before_draw(), &nine.with_riichi().with_ippatsu().with_kita(1), sanma)
            .is_ok()
    );
}

/// Beside counts of the hand, where sums of bytes would end at 255.
#[test]
fn any_number_of_indicators_is_told_and_none_overflows() {
    let riichi = ron(Tile::S5).with_riichi();
    let indicators = [Tile::P8; 300];
    for asked in 6..=indicators.len() {
        let why = Impossible::TooManyIndicators { count: asked.min(255) as u8 };
        for (dora, ura) in [(asked, 0), (1, asked), (asked, asked)] {
            let with_dora = riichi.with_dora(indicators[..dora].iter().copied());
            let both = with_dora.with_ura(indicators[..ura].iter().copied());
            let got = score(&hand("234567m23488p67s"), &both, &Rules::TENHOU);
            assert_eq!(got.err(), Some(NoWin::Impossible(why)), "{dora} and {ura}");
        }
    }
}

#[test]
fn fu_are_told_mentsu_by_mentsu() {
    let reported = |text: &str, situation: Situation| -> Vec<String> {
        let score = scored(text, situation, &Rules::TENHOU);
        let items = score.fu_items();
        items.iter().map(|item| format!("{} {}", item.reason(), item.fu())).collect()
    };
    let open = "234m22s11p+1p(777z)[9999s]";
    let melds = ["open 777z 4", "concealed 9999s 32"];
    assert_eq!(
        reported(open, tsumo())[1..],
        ["tsumo 2", "concealed 111p 8", melds[0], melds[1], "rounding 4"]
    );
    assert_eq!(reported(open, ron(Tile::P1))[1..], ["open 111p 4", melds[0], melds[1]]);
}

/// No number that a caller may give makes a sum overflow.
#[test]
fn nothing_overflows() {
    let mut rules = Rules::TENHOU_SANMA;
    rules = rules.with_honba(u16::MAX);
    for style in [SanmaTsumo::Loss, SanmaTsumo::Bisection, SanmaTsumo::Even] {
        rules = rules.with_sanma_tsumo(style);
        for seat in [Wind::East, Wind::South] {
            for won in [ron(Tile::M1), tsumo()] {
                let won = won.with_seat(seat).with_honba(u16::MAX).with_sticks(u16::MAX);
                let most = Payments::of(u32::MAX, &won, &rules);
                let less = Payments::of(8_000, &won, &rules);
                assert!(most.points() > less.points() && most.received() >= less.received());
            }
        }
    }
}
