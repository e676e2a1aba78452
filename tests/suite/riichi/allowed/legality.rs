//! Legal actions, against definitions and by hand. `liability.rs` has liability.

use std::collections::BTreeSet;

use mentsu::riichi::legality::*;
use mentsu::riichi::{Kuikae, RiichiAnkan, Rules, Situation, score, score_waits};
use mentsu::{
    CalledFrom, CompletedBlock, Counts, Face, FifthCopy, Hand, Meld, MeldKind, Mentsu, NotHeld,
    Reading, Tile, TileSet, TooManyCopies, WinForm, Wind, strategy,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{select, subsequence};

#[track_caller]
fn hand(text: &str) -> Hand {
    text.parse().unwrap()
}

#[track_caller]
fn face(text: &str) -> Face {
    text.parse().unwrap()
}

#[track_caller]
fn set(text: &str) -> TileSet {
    text.parse().unwrap()
}

fn texts<T: ToString>(all: &[T]) -> Vec<String> {
    all.iter().map(ToString::to_string).collect()
}

fn with_kuikae(kuikae: Kuikae) -> Rules {
    Rules::TENHOU.with_kuikae(kuikae)
}

fn with_riichi_ankan(rule: RiichiAnkan) -> Rules {
    Rules::TENHOU.with_riichi_ankan(rule)
}

/// The calls found by trying every two and every three of the concealed tiles, in every order.
fn calls_by_trying(
    hand: &Hand,
    discarded: Face,
    from: CalledFrom,
    kuikae: Kuikae,
) -> BTreeSet<Meld> {
    let faces: Vec<Face> = hand.faces().collect();
    let mut found = BTreeSet::new();
    for i in 0..faces.len() {
        for j in 0..faces.len() {
            if i == j {
                continue;
            }
            let own = [faces[i], faces[j]];
            if from == CalledFrom::Kamicha {
                found.extend(Meld::chi(own, discarded));
            }
            found.extend(Meld::pon(own, discarded, from));
            for k in (0..faces.len()).filter(|k| *k != i && *k != j) {
                found.extend(Meld::daiminkan([faces[i], faces[j], faces[k]], discarded, from));
            }
        }
    }
    found.retain(|meld| {
        if meld.kind().is_kan() || kuikae == Kuikae::Allowed {
            return true;
        }
        let mut left = faces.clone();
        for (face, part) in meld.parts() {
            if part == mentsu::Part::Own {
                left.remove(left.iter().position(|held| *held == face).unwrap());
            }
        }
        left.iter().any(|face| may_follow(face.tile(), meld, kuikae))
    });
    found
}

/// Kuikae by its definition: the tile would make the meld of the same two own tiles.
fn may_follow(tile: Tile, meld: &Meld, kuikae: Kuikae) -> bool {
    let called = meld.call().unwrap().face().tile();
    let own: Vec<Tile> = meld
        .parts()
        .into_iter()
        .filter(|(_, part)| *part == mentsu::Part::Own)
        .map(|(face, _)| face.tile())
        .collect();
    let same = tile == called;
    let makes = meld.kind() == MeldKind::Chi && Meld::chi([own[0], own[1]], tile).is_ok();
    match kuikae {
        Kuikae::Allowed => true,
        Kuikae::SameTile => !same,
        _ => !same && !makes,
    }
}

/// Hands of few kinds, so that there is much to call.
fn dense_hand(size: usize) -> impl Strategy<Value = Hand> {
    let kinds = [
        vec![Tile::P3, Tile::P4, Tile::P5, Tile::P6, Tile::P7, Tile::P8, Tile::East],
        vec![Tile::M1, Tile::M2, Tile::M3, Tile::S5, Tile::S6, Tile::S7, Tile::S8, Tile::S9],
    ];
    select(kinds.to_vec())
        .prop_flat_map(move |kinds| {
            let all: Vec<Tile> = kinds.iter().flat_map(|tile| [*tile; 4]).collect();
            (subsequence(all, size), vec(any::<bool>(), size))
        })
        .prop_map(|(tiles, reds)| {
            let faces = tiles.into_iter().zip(reds).map(|(tile, red)| match Face::red(tile) {
                Ok(face) if red => face,
                _ => tile.into(),
            });
            Hand::new(faces, &[]).unwrap()
        })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn calls_are_all_pairs_that_make_melds(
        hand in select(vec![4usize, 7, 10, 13]).prop_flat_map(dense_hand),
        discarded in strategy::face(),
        from in select(&CalledFrom::ALL[..]),
        kuikae in select(vec![Kuikae::Allowed, Kuikae::SameTile, Kuikae::Suji]),
    ) {
        let rules = with_kuikae(kuikae);
        match calls(&hand, discarded, from, &Turn::new(), &rules) {
            Err(error) => {
                let fifth = TooManyCopies { tile: discarded.tile(), count: 5 };
                prop_assert_eq!(error, CallError::TooManyCopies(fifth));
                prop_assert_eq!(hand.concealed()[discarded.tile()], 4);
            }
            Ok(melds) => {
                let tried = calls_by_trying(&hand, discarded, from, kuikae);
                prop_assert_eq!(melds.iter().copied().collect::<BTreeSet<_>>(), tried);
                prop_assert_eq!(melds.len(), melds.iter().collect::<BTreeSet<_>>().len());
                for meld in &melds {
                    let after = declare(&hand, meld).unwrap();
                    prop_assert_eq!(after.concealed().total() as usize + meld.kind().len() - 1,
                        hand.concealed().total() as usize);
                    for face in after.faces() {
                        let listed = discards_after_call(&after, meld, &rules).contains(&face);
                        prop_assert_eq!(listed,
                            meld.kind().is_kan() || may_follow(face.tile(), meld, kuikae));
                    }
                }
            }
        }
        let in_riichi = calls(&hand, discarded, from, &Turn::new().with_riichi(), &rules);
        prop_assert!(in_riichi.is_ok_and(|melds| melds.is_empty())
            || hand.concealed()[discarded.tile()] == 4);
    }

    #[test]
    fn riichi_discards_are_those_after_which_a_tile_wins(hand in dense_hand(14)) {
        let tried: Vec<Face> = hand.faces().collect::<BTreeSet<_>>().into_iter()
            .filter(|face| {
                let after = hand.discard(*face).unwrap();
                Tile::ALL.iter().any(|tile| after.draw(*tile).is_ok_and(|won| won.is_win()))
            })
            .collect();
        match riichi_discards(&hand, FifthCopy::Concealed) {
            Ok(faces) => prop_assert_eq!(&faces[..], &tried[..]),
            Err(error) => {
                prop_assert_eq!(error, RiichiError::NotTenpai);
                prop_assert!(tried.is_empty());
            }
        }
    }

    #[test]
    fn anything_asked_is_answered(
        hand in strategy::hand(),
        face in strategy::face(),
        tiles in strategy::tile_set(),
        kans in 0u8..=255,
    ) {
        let turn = Turn::new().with_kans(kans);
        for from in CalledFrom::ALL {
            if let Ok(melds) = calls(&hand, face, from, &turn, &Rules::TENHOU) {
                prop_assert!(melds.iter().all(|meld| declare(&hand, meld).is_ok()));
            }
        }
        if let Ok(melds) = own_kans(&hand, &turn, &Rules::TENHOU) {
            prop_assert!(melds.iter().all(|meld| declare(&hand, meld).is_ok()));
        }
        for rule in [RiichiAnkan::Never, RiichiAnkan::Strict, RiichiAnkan::Loose] {
            let drawn = hand.draw(face).or(hand.with_drawn(face)).unwrap_or(hand);
            if let Ok(melds) = own_kans(&drawn, &turn.with_riichi(), &with_riichi_ankan(rule)) {
                prop_assert!(melds.iter().all(|meld| declare(&drawn, meld).is_ok()));
            }
        }
        let passed = Passed::NOTHING.with_discards(tiles).with_this_turn(!tiles).with_since_riichi(tiles);
        let furiten = furiten(&hand, &passed);
        prop_assert!(furiten.is_some() || hand.waits().is_empty());
        let any = Situation::ron(face).with_seat(Wind::South);
        let _ = may_win(&hand, &any, &passed, &Rules::TENHOU);
        for rules in [Rules::TENHOU_SANMA, Rules::M_LEAGUE] {
            for seat in Wind::ALL {
                let _ = liable(hand.melds(), seat, &rules);
            }
        }
        for wait in score_waits(&hand, &any, &passed, &Rules::TENHOU) {
            let ron = Situation::ron(wait.face()).with_seat(Wind::South);
            let may = may_win(&hand, &ron, &passed, &Rules::TENHOU);
            prop_assert_eq!(wait.ron(), may.as_ref().map_err(|why| *why));
            let tsumo = Situation::tsumo().with_seat(Wind::South);
            let drawn = hand.draw(wait.face()).unwrap();
            let may = score(&drawn, &tsumo, &Rules::TENHOU);
            prop_assert_eq!(wait.tsumo(), may.as_ref().map_err(|why| *why));
        }
        let _ = riichi_discards(&hand, FifthCopy::Any);
        let _ = kyuushu_kyuuhai(&hand, &turn.with_first_uninterrupted());
        for meld in hand.melds() {
            let _ = (declare(&hand, meld), kuikae(meld, &Rules::TENHOU));
        }
    }

    #[test]
    fn noten_payments_add_up(tenpai in any::<[bool; 4]>()) {
        for bappu in [NotenBappu::Yonma, NotenBappu::Sanma2000, NotenBappu::Sanma3000] {
            let paid = tenpai_payments(tenpai, bappu);
            prop_assert_eq!(paid.iter().sum::<i32>(), 0);
            let players = if bappu == NotenBappu::Yonma { 4 } else { 3 };
            prop_assert!((0..4).all(|i| paid[i] == 0 || (i < players && tenpai[i] == (paid[i] > 0))));
        }
    }
}

/// A standard reading: the wait, the jantou, the mentsu, and the block it completes.
type PlainReading = (Tile, Tile, Vec<Mentsu>, CompletedBlock);

/// The readings of every wait, with one koutsu of the tile taken out; `None` if one has none.
fn without_koutsu(all: &[Reading], tile: Tile) -> Option<Vec<PlainReading>> {
    all.iter()
        .map(|reading| {
            let WinForm::Standard(form) = reading.form() else { return None };
            let mut mentsu = form.mentsu().to_vec();
            mentsu.remove(mentsu.iter().position(|m| *m == Mentsu::koutsu(tile))?);
            Some((reading.tile(), form.jantou(), mentsu, reading.block()))
        })
        .collect()
}

fn plain(all: &[Reading]) -> Vec<PlainReading> {
    all.iter()
        .map(|reading| match reading.form() {
            WinForm::Standard(form) => {
                (reading.tile(), form.jantou(), form.mentsu().to_vec(), reading.block())
            }
            _ => unreachable!("ten tiles have standard forms only"),
        })
        .collect()
}

/// Readings of all waits a copy of which is left, tile by tile.
fn all_readings(hand: &Hand) -> Vec<Reading> {
    let left = |tile: &Tile| hand.all_tiles()[*tile] < 4;
    let with = |tile| hand.concealed().with(tile).unwrap();
    Tile::ALL.into_iter().filter(left).flat_map(|tile| with(tile).readings(tile)).collect()
}

/// All 93,600 hands of 13 tiles of a suit: every one that is tenpai with three of a
/// tile of which it draws the fourth.
#[test]
fn ankan_after_riichi_leave_waits_and_readings() {
    let (mut strict, mut loose, mut none) = (0u32, 0u32, 0u32);
    each_suit_hand(&mut [0; 9], 0, 13, &mut |counts| {
        let mut all = [0; Tile::COUNT];
        all[..9].copy_from_slice(counts);
        let counts = Counts::from_array(all).unwrap();
        let three = counts.at_least(3) - counts.at_least(4);
        if three.is_empty() {
            return;
        }
        let hand = Hand::from_counts(counts, [0; 3], &[]).unwrap();
        let before = all_readings(&hand);
        if before.is_empty() {
            return;
        }
        for tile in three {
            let drawn = hand.draw(tile).unwrap();
            let ask = |rule| {
                let turn = Turn::new().with_riichi();
                own_kans(&drawn, &turn, &with_riichi_ankan(rule)).unwrap().first().copied()
            };
            let kan = Meld::ankan([tile; 4]).unwrap();
            let after = declare(&drawn, &kan).unwrap();
            let after = all_readings(&after);
            let tiles = |all: &[Reading]| all.iter().map(Reading::tile).collect::<TileSet>();
            let same_waits = tiles(&before) == tiles(&after);
            let same_readings = without_koutsu(&before, tile).is_some_and(|mut before| {
                let mut after = plain(&after);
                before.sort();
                after.sort();
                before == after
            });
            assert_eq!(ask(RiichiAnkan::Loose), same_waits.then_some(kan), "{hand} {tile}");
            let both = same_waits && same_readings;
            assert_eq!(ask(RiichiAnkan::Strict), both.then_some(kan), "{hand} {tile}");
            assert_eq!(ask(RiichiAnkan::Never), None);
            *(if both {
                &mut strict
            } else if same_waits {
                &mut loose
            } else {
                &mut none
            }) += 1;
        }
    });
    assert!(strict > 0 && loose > 0 && none > 0, "{strict} {loose} {none}");
}

fn each_suit_hand(counts: &mut [u8; 9], rank: usize, left: u8, visit: &mut dyn FnMut(&[u8; 9])) {
    if rank == 9 {
        if left == 0 {
            visit(counts);
        }
        return;
    }
    for count in 0..=left.min(4) {
        counts[rank] = count;
        each_suit_hand(counts, rank + 1, left - count, visit);
    }
    counts[rank] = 0;
}

#[test]
fn nothing_is_called_where_nothing_may_be() {
    let hand = hand("3406p555s112z111m");
    let ask = |discarded: &str, from, turn: Turn, rules: Rules| {
        texts(&calls(&hand, face(discarded), from, &turn, &rules).unwrap())
    };
    let (yonma, sanma) = (Rules::TENHOU, Rules::TENHOU_SANMA);
    assert_eq!(ask("5p", CalledFrom::Kamicha, Turn::new(), sanma), [""; 0]);
    assert_eq!(ask("5p", CalledFrom::Kamicha, Turn::new(), yonma), ["(345-p)", "(45-6p)"]);
    assert_eq!(ask("1z", CalledFrom::Shimocha, Turn::new(), sanma), ["(111+z)"]);
    assert_eq!(ask("1z", CalledFrom::Toimen, Turn::new().with_riichi(), yonma), [""; 0]);
    assert_eq!(ask("1z", CalledFrom::Toimen, Turn::new().with_last_tile(), yonma), [""; 0]);
    assert_eq!(ask("0s", CalledFrom::Shimocha, Turn::new(), yonma), ["(550+s)", "(5550+s)"]);
    assert_eq!(ask("0s", CalledFrom::Shimocha, Turn::new().with_kans(4), yonma), ["(550+s)"]);
}

#[test]
fn the_most_calls_are_seven() {
    let hand = hand("2344405566m");
    let melds =
        calls(&hand, face("4m"), CalledFrom::Kamicha, &Turn::new(), &Rules::TENHOU).unwrap();
    assert_eq!(melds.len(), 7);
}

#[test]
fn a_call_leaves_something_to_discard() {
    // 1p with 23p leaves 44p, the other end
    let hand = hand("2344p(111z)(222z)(333z)");
    let ask =
        |kuikae| calls(&hand, face("1p"), CalledFrom::Kamicha, &Turn::new(), &with_kuikae(kuikae));
    assert_eq!(texts(&ask(Kuikae::Suji).unwrap()), [""; 0]);
    assert_eq!(texts(&ask(Kuikae::SameTile).unwrap()), ["(1-23p)"]);
}

#[test]
fn own_kans_need_a_draw_and_a_rinshan_tile() {
    let ask = |text: &str, turn| own_kans(&hand(text), &turn, &Rules::TENHOU);
    let drawn = "1111222233334m9p";
    assert_eq!(texts(&ask(drawn, Turn::new()).unwrap()), ["[1111m]", "[2222m]", "[3333m]"]);
    assert!(ask(drawn, Turn::new().with_kans(4)).unwrap().is_empty());
    assert!(ask(drawn, Turn::new().with_last_tile()).unwrap().is_empty());
    assert_eq!(ask("1111222233334m", Turn::new()), Err(KanError::NotDrawn));
    let kakan = "0s1122z(555-s)(111p)(222p)";
    let melds = ask(kakan, Turn::new()).unwrap();
    assert_eq!(texts(&melds), ["(555-0s)"]);
    let after = declare(&hand(kakan), &melds[0]).unwrap();
    assert_eq!(after.to_string(), "1122z(555-0s)(111p)(222p)");
}

#[test]
fn riichi_allows_an_ankan_of_the_drawn_tile_alone() {
    let riichi = Turn::new().with_riichi();
    let ask = |before: &str, drawn: &str, turn: Turn| {
        own_kans(&hand(before).draw(face(drawn)).unwrap(), &turn, &Rules::TENHOU)
    };
    let tenpai = "123m456p56s99s111z";
    assert_eq!(texts(&ask(tenpai, "1z", riichi).unwrap()), ["[1111z]"]);
    for turn in [riichi.with_kans(4), riichi.with_last_tile()] {
        assert!(ask(tenpai, "1z", turn).unwrap().is_empty());
    }
    // 1m was held four times before: okurikan
    let okurikan = "111123m456p78p99s";
    assert!(ask(okurikan, "9p", riichi).unwrap().is_empty());
    assert_eq!(texts(&ask(okurikan, "9p", Turn::new()).unwrap()), ["[1111m]"]);

    assert_eq!(ask("123m56s99s111z(456-p)", "1z", riichi), Err(KanError::Open));
    assert_eq!(ask("123m456p1579s111z", "1z", riichi), Err(KanError::NotTenpai));
    // Both wait for 8s alone, which lie in a kan; with 5555s declared 3479s wait for nothing.
    let waitless = "123m3455579s[8888s]";
    assert!(hand(waitless).is_tenpai() && hand(waitless).wait_tiles().is_empty());
    for rule in [RiichiAnkan::Loose, RiichiAnkan::Strict] {
        let drawn = hand(waitless).draw(face("5s")).unwrap();
        assert!(own_kans(&drawn, &riichi, &with_riichi_ankan(rule)).unwrap().is_empty());
    }
    let unmarked = |text| own_kans(&hand(text), &riichi, &Rules::TENHOU);
    assert_eq!(unmarked(tenpai), Err(KanError::NotDrawn));
    assert_eq!(unmarked("123m456p56s99s1111z"), Err(KanError::UnknownDraw));
}

/// The house decides what tenpai is if the fourth copies are in a kan.
#[test]
fn riichi_needs_a_closed_hand_and_the_tenpai_of_the_house() {
    let waitless = hand("123m3455579s9p[8888s]");
    let asked = |tenpai| riichi_discards(&waitless, tenpai);
    assert_eq!(asked(FifthCopy::Concealed).unwrap(), [face("9p")]);
    assert_eq!(asked(FifthCopy::Any), Err(RiichiError::NotTenpai));
    assert_eq!(
        riichi_discards(&hand("123m56s99s111z9p(456-p)"), FifthCopy::Any),
        Err(RiichiError::Open)
    );
    assert_eq!(
        riichi_discards(&hand("123m456p56s99s111z"), FifthCopy::Any),
        Err(RiichiError::NotDrawn)
    );
}

#[test]
fn what_cannot_be_declared_is_named() {
    let of = |text: &str, meld: &str| declare(&hand(text), &meld.parse().unwrap());
    assert_eq!(of("1123p", "(111p)"), Err(DeclareError::UnknownCall));
    assert_eq!(of("1123p", "[1111p]"), Err(DeclareError::WrongTurn));
    assert_eq!(
        of("4567p", "(406-p)"),
        Err(DeclareError::NotHeld(NotHeld { face: face("0p"), held: Some(face("5p")) }))
    );
    assert_eq!(
        of("4067p", "(456-p)"),
        Err(DeclareError::NotHeld(NotHeld { face: face("5p"), held: Some(face("0p")) }))
    );
    assert_eq!(of("11p", "(111=1p)"), Err(DeclareError::NoSuchPon));
}

#[test]
fn furiten_by_any_wait() {
    let tenpai = hand("23456m456p789s33z");
    let waits = set("147m");
    assert_eq!(tenpai.waits().tiles(), waits);
    let none = Passed::NOTHING;
    assert_eq!(furiten(&tenpai, &none), None);
    assert_eq!(
        furiten(&tenpai, &none.with_this_turn(set("7m9s"))),
        Some(Furiten::Temporary(set("7m")))
    );
    let all = Passed::NOTHING
        .with_discards(set("1m"))
        .with_this_turn(set("4m"))
        .with_since_riichi(set("7m"));
    assert_eq!(furiten(&tenpai, &all), Some(Furiten::Riichi(set("7m"))));
    let all = Passed::NOTHING.with_discards(set("1m")).with_this_turn(set("4m"));
    assert_eq!(furiten(&tenpai, &all), Some(Furiten::Discards(set("1m"))));
    assert_eq!(furiten(&hand("23456m456p789s334z"), &all), None);
    // A wait of the shape, though all four lie in a kan.
    let in_a_kan = furiten(&hand("23m55p(1111m)(666z)(777z)"), &all);
    assert_eq!(in_a_kan, Some(Furiten::Discards(set("1m"))));
}

#[test]
fn furiten_is_said_after_what_is_missing() {
    let tenpai = hand("23m456p789s33z(345s)");
    let passed = Passed::NOTHING.with_discards(set("1m"));
    let may = |situation| may_win(&tenpai, &situation, &passed, &Rules::TENHOU);
    assert!(matches!(may(Situation::ron(face("4m"))), Err(CannotWin::NoYaku(_))));
    assert!(matches!(
        may(Situation::ron(face("4m")).with_houtei()),
        Err(CannotWin::Furiten(Furiten::Discards(_)))
    ));
    let haitei = Situation::tsumo().with_haitei();
    let drawn = tenpai.draw(face("4m")).unwrap();
    assert!(may_win(&drawn, &haitei, &passed, &Rules::TENHOU).is_ok());
}

#[test]
fn draws_by_hand() {
    let first = &Turn::new().with_first_uninterrupted();
    assert!(!kyuushu_kyuuhai(&hand("1199m1559p1s12333z"), first));
    assert!(!kyuushu_kyuuhai(&hand("19m19p19s1234567z"), first), "thirteen tiles");
    assert!(kyuushu_kyuuhai(&hand("19m19p19s12345677z"), first));
    assert!(!kyuushu_kyuuhai(&hand("19m19p19s12345677z"), &Turn::new()));
    assert!(!suufon_renda([Tile::East, Tile::East, Tile::East, Tile::South], first));
    assert!(!suufon_renda([Tile::East; 4], &Turn::new()));
    assert!(suukaikan([4, 1, 0, 0]) && !suukaikan([255, 0, 0, 0]) && suukaikan([255; 4]));
    assert!(!sanchahou(3, &Rules::M_LEAGUE));
    assert!(!nagashi_mangan(TileSet::EMPTY, false));
    assert_eq!(tenpai_payments([true; 4], NotenBappu::Yonma), [0; 4]);
    assert_eq!(tenpai_payments([false; 4], NotenBappu::Yonma), [0; 4]);
    let three = tenpai_payments([true, false, true, true], NotenBappu::Yonma);
    assert_eq!(three, [1_000, -3_000, 1_000, 1_000]);
    let sanma = tenpai_payments([false, true, false, true], NotenBappu::Sanma3000);
    assert_eq!(sanma, [-1_500, 3_000, -1_500, 0]);
}
