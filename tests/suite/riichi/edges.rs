//! Edges of the rules on which whole games were found to stumble.

use mentsu::riichi::legality::*;
use mentsu::riichi::{
    Impossible, NoWin, Rules, Situation, Yaku, quick_points, score, score_riichi_discards,
    score_waits,
};
use mentsu::{CalledFrom, Counts, Face, FifthCopy, Hand, Suit, Tile, TileSet, Wind};

#[track_caller]
fn hand(text: &str) -> Hand {
    text.parse().unwrap()
}

fn ron(tile: Tile) -> Situation {
    Situation::ron(tile).with_seat(Wind::South)
}

fn tsumo() -> Situation {
    Situation::tsumo().with_seat(Wind::South)
}

/// Seats by their numbers, and winds by what is played: two ways to the same player.
#[test]
fn seats_and_winds_lead_to_the_same_player() {
    for players in 0..=255 {
        for dealer in 0..6 {
            for seat in 0..6 {
                let there = matches!(players, 1..=4) && seat < players && dealer < players;
                let Some(wind) = Wind::of_seat(seat, dealer, players) else {
                    assert!(!there);
                    continue;
                };
                assert!(there && wind.seat(dealer, players) == Some(seat));
                if players < 3 {
                    continue;
                }
                let next = Wind::of_seat((seat + 1) % players, dealer, players);
                assert_eq!(Some(wind.next_among(players)), next);
                assert_eq!(wind.neighbour(CalledFrom::Shimocha, players), next);
                let before = Wind::of_seat((seat + players - 1) % players, dealer, players);
                assert_eq!(wind.neighbour(CalledFrom::Kamicha, players), before);
                for target in 0..5 {
                    let source = CalledFrom::among(players, seat, target);
                    assert_eq!(source.is_some(), target < players && target != seat);
                    let Some(source) = source else { continue };
                    assert_eq!(source.seat(players, seat), Some(target));
                    let other = Wind::of_seat(target, dealer, players).unwrap();
                    assert_eq!(wind.neighbour(source, players), Some(other));
                    assert_eq!(wind.source(other, players), Some(source));
                }
            }
        }
        if players != 3 && players != 4 {
            assert!(CalledFrom::ALL.iter().all(|source| source.seat(players, 0).is_none()));
            assert_eq!(CalledFrom::among(players, 0, 1), None);
        }
    }
    assert_eq!(CalledFrom::Toimen.seat(3, 1), None);
    assert_eq!(Wind::North.next_among(3), Wind::East);
}

#[test]
fn only_kokushi_robs_an_ankan_and_only_where_it_may() {
    let yes = [Rules::MAHJONG_SOUL, Rules::EMA];
    let no = [Rules::TENHOU, Rules::M_LEAGUE, Rules::WRC];
    let kokushi = hand("19m19p19s1234567z");
    let lacking = hand("19m19p19s123456z6z");
    let ask = |hand: &Hand, tile: Tile, rules: &Rules| {
        let situation = Situation::ron(tile).with_seat(Wind::South).with_robbed_ankan();
        let won = score(hand, &situation, rules);
        let points = won.as_ref().map(|won| won.points()).map_err(|why| *why);
        assert_eq!(quick_points(hand, &situation, rules), points);
        let may = may_win(hand, &situation, &Passed::NOTHING, rules);
        assert_eq!(may.map(|won| won.points()), points.map_err(CannotWin::from));
        points
    };
    for rules in &yes {
        assert_eq!(ask(&lacking, Tile::Red, rules), Ok(32_000));
    }
    for rules in &no {
        assert_eq!(ask(&lacking, Tile::Red, rules), Err(NoWin::AnkanRobbed));
    }
    for rules in yes.iter().chain(&no) {
        // A hand that holds one copy makes five with these.
        let holding = Impossible::ChankanHolding { tile: Tile::Red };
        assert_eq!(ask(&kokushi, Tile::Red, rules), Err(NoWin::Impossible(holding)));
        let others = [
            ("23m456p789s345s33z", Tile::M1),
            ("1199m1199p1199s4z", Tile::North),
            ("23m456p789s33z(345-s)", Tile::M4),
        ];
        for (text, tile) in others {
            let held = hand(text).concealed()[tile] > 0;
            let answer = ask(&hand(text), tile, rules);
            if held {
                assert!(answer.is_err_and(|why| why.is_contradiction()), "{text}");
            } else {
                assert_eq!(answer, Err(NoWin::AnkanRobbed), "{text}");
            }
        }
        let lost = ask(&lacking, Tile::M2, rules);
        assert!(matches!(lost, Err(NoWin::NotWon { .. })));
        // A kakan is robbed as ever.
        let kakan = Situation::ron(Tile::M1).with_seat(Wind::South).with_chankan();
        assert!(score(&hand("23m456p789s345s33z"), &kakan, rules).is_ok());
    }
    let by_tsumo = score(&hand("19m19p19s123456z6z+7z"), &tsumo().with_robbed_ankan(), &yes[0]);
    assert_eq!(by_tsumo, Err(NoWin::Impossible(Impossible::ChankanByTsumo)));
    let robbed = Situation::tsumo().with_robbed_ankan();
    let wait = score_waits(&lacking, &robbed, &Passed::NOTHING, &Rules::TENHOU).next().unwrap();
    assert_eq!(wait.ron(), Err(CannotWin::AnkanRobbed));
    assert!(wait.tsumo().is_ok());
}

/// Contradictions and wins that the rules refuse are answers of different types.
#[test]
fn a_contradiction_is_no_refusal() {
    let tenpai = hand("23m456p789s33z(345-s)");
    let contradictions = [
        ron(Tile::M1).with_riichi(),
        ron(Tile::M1).with_haitei(),
        ron(Tile::M1).with_ippatsu(),
        ron(Tile::M1).with_tenhou(),
    ];
    for situation in contradictions {
        let why = may_win(&tenpai, &situation, &Passed::NOTHING, &Rules::TENHOU).unwrap_err();
        assert!(why.is_contradiction() && matches!(why, CannotWin::Impossible(_)), "{why}");
        let why = score(&tenpai, &situation, &Rules::TENHOU).unwrap_err();
        assert!(why.is_contradiction());
    }
    let passed = Passed::NOTHING.with_discards("4m".parse::<TileSet>().unwrap());
    let refusals = [
        (ron(Tile::M1), Passed::NOTHING),
        (ron(Tile::M2), Passed::NOTHING),
        (ron(Tile::M1).with_houtei(), passed),
        (ron(Tile::M1).with_robbed_ankan(), Passed::NOTHING),
    ];
    for (situation, passed) in refusals {
        let why = may_win(&tenpai, &situation, &passed, &Rules::TENHOU).unwrap_err();
        assert!(!why.is_contradiction(), "{why}");
    }
}

#[test]
fn double_riichi_ippatsu_and_the_last_tile_are_too_much() {
    let (tenpai, won) = (hand("23m456p789s345s33z"), hand("23m456p789s345s33z+1m"));
    let (end, last) = (Impossible::DoubleRiichiIppatsuAtEnd, Rules::TENHOU);
    let double = |situation: Situation| situation.with_double_riichi().with_ippatsu();
    let by_ron = score(&tenpai, &double(ron(Tile::M1)).with_houtei(), &last);
    assert_eq!(by_ron, Err(NoWin::Impossible(end)));
    let by_tsumo = score(&won, &double(tsumo()).with_haitei(), &last);
    assert_eq!(by_tsumo, Err(NoWin::Impossible(end)));
    // Any two of them may be.
    for situation in [
        double(tsumo()),
        tsumo().with_double_riichi().with_haitei(),
        tsumo().with_riichi().with_ippatsu().with_haitei(),
    ] {
        assert!(score(&won, &situation, &last).is_ok());
    }
}

#[test]
fn no_house_has_more_red_fives_than_its_rules_say() {
    let won = hand("067m005p406s1122z+2z");
    let ask = |reds| {
        let won = score(&won, &tsumo().with_riichi(), &Rules::TENHOU.with_reds(reds));
        won.map(|won| won.dora().aka())
    };
    let two = Impossible::TooManyReds { tile: Tile::P5, count: 2 };
    assert_eq!(ask([1; 3]), Err(NoWin::Impossible(two)));
    assert_eq!(ask([1, 2, 1]), Ok(4));
    assert_eq!(ask([1, 0, 1]), Ok(2));
    assert_eq!(ask([0; 3]), Ok(0));
}

#[test]
fn nothing_is_called_that_ends_the_hand() {
    let hand = hand("3406p555s112z111m");
    let ask =
        |turn: Turn| calls(&hand, Tile::P5, CalledFrom::Kamicha, &turn, &Rules::TENHOU).unwrap();
    assert_eq!(ask(Turn::new().with_kans(4)).len(), 2);
    assert!(suukaikan([3, 1, 0, 0]) && ask(Turn::new().with_abortive_draw()).is_empty());
    let turn = Turn::new().with_abortive_draw();
    assert!(turn.abortive_draw() && !turn.called() && !turn.with_called().last_tile());
    let toimen = calls(&hand, Tile::P5, CalledFrom::Toimen, &turn, &Rules::TENHOU_SANMA);
    assert_eq!(toimen, Err(CallError::NobodyThere { from: CalledFrom::Toimen }));
}

#[test]
fn after_a_pon_a_tile_is_discarded_first() {
    let (called, sanma) = (Turn::new().with_called(), Rules::TENHOU_SANMA);
    let after_pon = hand("1111p22224z78s(555-z)");
    assert_eq!(own_kans(&after_pon, &Turn::new(), &sanma).unwrap().len(), 2);
    assert!(own_kans(&after_pon, &called, &sanma).unwrap().is_empty());
    assert!(kita(&after_pon, &Turn::new(), &sanma).is_ok());
    assert_eq!(kita(&after_pon, &called, &sanma), Err(KitaError::AfterCall));
}

#[test]
fn a_north_is_set_aside_where_one_can_be() {
    let (turn, sanma) = (Turn::new(), Rules::MAHJONG_SOUL_SANMA);
    let tenpai = hand("123p456p789s1144z");
    let drawn = |tile: Tile| tenpai.draw(tile).unwrap();
    let riichi = turn.with_riichi();
    assert_eq!(kita(&drawn(Tile::North), &turn, &sanma), Ok(tenpai));
    assert_eq!(kita(&drawn(Tile::North), &riichi, &sanma), Ok(tenpai));
    assert_eq!(kita(&drawn(Tile::P9), &turn, &sanma), Ok(hand("1234569p789s114z")));
    assert_eq!(kita(&drawn(Tile::P9), &riichi, &sanma), Err(KitaError::InRiichi));
    assert_eq!(kita(&hand("123456p789s11444z"), &riichi, &sanma), Err(KitaError::UnknownDraw));
    assert_eq!(kita(&tenpai, &turn, &sanma), Err(KitaError::NotDrawn));
    assert_eq!(kita(&hand("11123456p789s112z"), &turn, &sanma), Err(KitaError::NotHeld));
    assert_eq!(kita(&drawn(Tile::North), &turn, &Rules::EMA), Err(KitaError::NotSanma));
    assert_eq!(kita(&drawn(Tile::North), &turn.with_last_tile(), &sanma), Err(KitaError::LastTile));
}

#[test]
fn three_players_are_asked_with_three_values() {
    let first = &Turn::new().with_first_uninterrupted();
    assert!(suufon_renda([Tile::West; 4], first) && !suufon_renda([Tile::West; 3], first));
    assert!(!suufon_renda([Tile::White; 4], first) && !suufon_renda([], first));
    assert!(suucha_riichi([true; 4]) && !suucha_riichi([true; 3]));
    assert!(!suucha_riichi([true, true, false, true]) && !suucha_riichi([]));
    assert!(suukaikan([1, 3, 0]) && !suukaikan([0, 4, 0]) && !suukaikan([1, 2, 0]));
    for bits in 0..8 {
        let tenpai = [0, 1, 2].map(|i| bits >> i & 1 == 1);
        for bappu in [NotenBappu::Sanma2000, NotenBappu::Sanma3000, NotenBappu::Yonma] {
            let three = tenpai_payments(tenpai, bappu);
            assert_eq!(three.iter().sum::<i32>(), 0);
            let [a, b, c] = tenpai;
            let of_four = if bappu == NotenBappu::Yonma { NotenBappu::Sanma3000 } else { bappu };
            let four = tenpai_payments([a, b, c, true], of_four);
            assert_eq!((three[..].to_vec(), four[3]), (four[..3].to_vec(), 0));
        }
    }
    assert_eq!(tenpai_payments([], NotenBappu::Yonma), [0i32; 0]);
}

/// Each riichi discard with its waits: equal to the answers of the two separate questions, over all
/// hands of a suit that are tenpai after it.
#[test]
fn riichi_discards_are_scored_as_their_waits_are() {
    let passed = Passed::NOTHING.with_discards("9m".parse::<TileSet>().unwrap());
    let hands = ["123445667789m11z", "11123456789999m", "2233445566778m3p", "06m123p456s789s22z3m"];
    let mut waits = 0;
    for text in hands {
        let hand = hand(text);
        let situation = Situation::tsumo().with_seat(Wind::West).with_dora([Tile::North]);
        for fifth in [FifthCopy::Any, FifthCopy::Concealed] {
            let rules = &Rules::TENHOU;
            let faces = riichi_discards(&hand, fifth).unwrap();
            let scored = score_riichi_discards(&hand, &situation, &passed, fifth, rules).unwrap();
            let scored: Vec<_> = scored.collect();
            assert!(scored.iter().map(|option| option.face()).eq(faces.iter().copied()));
            for option in scored {
                let after = hand.discard(option.face()).unwrap();
                assert_eq!(*option.hand(), after);
                let passed = passed.with_discards(passed.discards().with(option.face().tile()));
                let expected = score_waits(&after, &situation.with_riichi(), &passed, rules);
                assert!(option.waits().eq(expected));
                for wait in option.waits() {
                    let tsumo = wait.tsumo().unwrap();
                    assert!(tsumo.yaku_set().contains(Yaku::Riichi) || tsumo.han().is_none());
                    waits += 1;
                }
            }
        }
    }
    assert!(waits > 20, "{waits}");
    let open = hand("123m456p789s12z(555z)");
    let any = Situation::tsumo();
    let no = score_riichi_discards(&open, &any, &passed, FifthCopy::Any, &Rules::TENHOU);
    assert_eq!(no.err(), Some(RiichiError::Open));
}

#[test]
fn a_deck_has_four_of_each_tile_in_play() {
    let houses = [Rules::TENHOU, Rules::TENHOU_SANMA, Rules::WRC, Rules::MAHJONG_SOUL_SANMA];
    for reds in [[0; 3], [1; 3], [1, 2, 1], [4; 3], [9; 3]] {
        for rules in houses.map(|rules| rules.with_reds(reds)) {
            let deck: Vec<Face> = rules.deck().collect();
            assert!(deck.is_sorted());
            for tile in Tile::ALL {
                let in_play = !rules.sanma() || TileSet::SANMA.contains(tile);
                let of_tile: Vec<&Face> = deck.iter().filter(|face| face.tile() == tile).collect();
                assert_eq!(of_tile.len(), if in_play { 4 } else { 0 });
                let red = of_tile.iter().filter(|face| face.is_red()).count();
                let most = match tile.suit() {
                    Suit::Honor => 0,
                    suit if tile.is_five() && in_play => reds[suit.index()].min(4),
                    _ => 0,
                };
                assert_eq!(red, usize::from(most));
            }
        }
    }
}

/// A ron on a fifth copy is an error for any hand, before any table is read.
#[test]
fn a_ron_on_a_fifth_copy_is_no_win() {
    for tile in Tile::ALL {
        for second in Tile::ALL {
            for third in Tile::ALL {
                if tile == second || tile == third || second == third {
                    continue;
                }
                let mut counts = [0; 34];
                for of_four in [tile, second, third] {
                    counts[of_four.index()] = 4;
                }
                let single = counts.iter().position(|&count| count == 0).unwrap();
                counts[single] = 1;
                let counts = Counts::from_array(counts).unwrap();
                let hand = Hand::from_counts(counts, [0; 3], &[]).unwrap();
                let won = score(&hand, &ron(tile), &Rules::TENHOU);
                assert!(matches!(won, Err(NoWin::Impossible(_))), "{hand} {tile}: {won:?}");
                assert!(quick_points(&hand, &ron(tile), &Rules::TENHOU).is_err());
                assert!(may_win(&hand, &ron(tile), &Passed::NOTHING, &Rules::TENHOU).is_err());
            }
        }
    }
}
