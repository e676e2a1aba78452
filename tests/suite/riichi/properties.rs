//! Properties of every win: payments add up, dora never hurt, the best reading is the best.

use super::drawn;
use mentsu::riichi::{NoWin, Rules, ScoredReading, Situation, Yaku, quick_points, score};
use mentsu::strategy::winning_hand;
use mentsu::{Face, Hand, Meld, MeldKind, Suit, Tile, Wind};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

const PRESETS: [Rules; 7] = [
    Rules::TENHOU,
    Rules::TENHOU_SANMA,
    Rules::MAHJONG_SOUL,
    Rules::MAHJONG_SOUL_SANMA,
    Rules::WRC,
    Rules::EMA,
    Rules::M_LEAGUE,
];

/// As many red fives as there are fives.
const ANY_REDS: Rules = Rules::TENHOU.with_reds([4; 3]);

/// A hand of 13 tiles and a tile that wins it by shape.
#[derive(Clone, Debug)]
struct Won {
    hand: Hand,
    winning: Face,
}

fn won() -> impl Strategy<Value = Won> {
    let whole = winning_hand().prop_filter("fewer than four mentsu", |hand| {
        usize::from(hand.concealed().total()) + 3 * hand.melds().len() == 14
    });
    (whole, any::<prop::sample::Index>()).prop_map(|(hand, index)| {
        let faces: Vec<Face> = hand.faces().collect();
        let winning = *index.get(&faces);
        Won { hand: hand.discard(winning).expect("the hand holds it"), winning }
    })
}

/// A situation that may contradict itself, and often does.
fn situation(winning: Face) -> impl Strategy<Value = Situation> {
    let winds = select(&Wind::ALL[..]);
    let faces = || vec(select(&Tile::ALL[..]), 0..3);
    let rare = || prop::bool::weighted(0.03);
    (
        any::<bool>(),
        (winds.clone(), winds.clone()),
        (faces(), faces()),
        vec(rare(), 9),
        (0u16..6, 0u16..4, any::<bool>()),
        (prop::option::weighted(0.05, winds), 0u8..3),
    )
        .prop_map(
            move |(
                tsumo,
                (seat, round),
                (dora, ura),
                flags,
                (honba, sticks, riichi),
                (pao, kita),
            )| {
                let mut s = if tsumo { Situation::tsumo() } else { Situation::ron(winning) };
                s = s
                    .with_seat(seat)
                    .with_round(round)
                    .with_honba(honba)
                    .with_sticks(sticks)
                    .with_dora(dora.clone());
                if riichi {
                    let mut ura = ura;
                    ura.resize(dora.len(), Tile::East);
                    s = s.with_riichi().with_ura(ura);
                }
                let events: [fn(Situation) -> Situation; 9] = [
                    Situation::with_ippatsu,
                    Situation::with_haitei,
                    Situation::with_houtei,
                    Situation::with_rinshan,
                    Situation::with_chankan,
                    Situation::with_tenhou,
                    Situation::with_chiihou,
                    Situation::with_renhou,
                    Situation::with_double_riichi,
                ];
                for (event, happened) in events.into_iter().zip(flags) {
                    s = if happened { event(s) } else { s };
                }
                if let Some(liable) = pao {
                    s = s.with_pao(Yaku::Daisangen, liable);
                }
                if kita == 1 { s.with_kita(1) } else { s }
            },
        )
}

fn case() -> impl Strategy<Value = (Won, Situation, Rules)> {
    (won(), select(&PRESETS[..]))
        .prop_flat_map(|(won, rules)| (situation(won.winning), Just(won), Just(rules)))
        .prop_map(|(situation, won, rules)| {
            (won, situation, rules.with_reds(rules.reds().map(|reds| 4 * reds)))
        })
}

/// Without anything that could contradict the hand.
fn plain(won: &Won, tsumo: bool) -> Situation {
    let situation = if tsumo { Situation::tsumo() } else { Situation::ron(won.winning) };
    let situation = situation.with_seat(Wind::South);
    if won.hand.is_closed() { situation.with_riichi() } else { situation }
}

/// The tile where the number suits change places.
fn moved(tile: Tile, suits: [usize; 3]) -> Tile {
    match tile.suit() {
        Suit::Honor => tile,
        suit => Tile::new(Suit::NUMBERS[suits[suit.index()]], tile.rank()).unwrap(),
    }
}

fn moved_face(face: Face, suits: [usize; 3]) -> Face {
    let tile = moved(face.tile(), suits);
    if face.is_red() { Face::red(tile).unwrap() } else { tile.into() }
}

fn moved_meld(meld: &Meld, suits: [usize; 3]) -> Meld {
    let faces: Vec<Face> = meld.faces().map(|face| moved_face(face, suits)).collect();
    Meld::from_faces(meld.kind(), &faces).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20_000))]

    #[test]
    fn nothing_panics_and_what_is_paid_is_received((won, situation, rules) in case()) {
        let hand = drawn(won.hand, won.winning, situation.is_tsumo());
        let quick = quick_points(&hand, &situation, &rules);
        match score(&hand, &situation, &rules) {
            Err(error) => {
                prop_assert_eq!(quick, Err(error));
                let shape_is_won = !matches!(error, NoWin::NotWon { .. });
                prop_assert!(shape_is_won, "{:?}", error);
            }
            Ok(score) => {
                prop_assert_eq!(quick, Ok(score.points()));
                let payments = score.payments();
                let paid: u32 = payments.iter().map(|payment| payment.total()).sum();
                prop_assert_eq!(paid + payments.sticks(), payments.received());
                prop_assert_eq!(payments.points(), score.points());
                prop_assert_eq!(payments.received(), payments.points() + payments.honba() + payments.sticks());
                prop_assert!(score.points() % 100 == 0 && score.points() >= 600);
                for reading in score.readings() {
                    prop_assert!(reading.points() <= score.points());
                    let sum: u8 = reading.fu_items().iter().map(|item| item.fu()).sum();
                    prop_assert_eq!(sum, reading.fu().unwrap_or(0));
                    let han: u8 = reading.yaku().map(|(_, han)| han).sum();
                    if reading.yakuman() == 0 {
                        prop_assert_eq!(han, reading.yaku_han());
                        prop_assert_eq!(Some(han + reading.dora().total()), reading.han());
                    } else if rules.yakuman_stacking() {
                        prop_assert_eq!(han, reading.yakuman());
                    }
                }
            }
        }
    }

    #[test]
    fn a_dora_more_never_lowers_the_points(won in won(), tsumo: bool, dora in select(&Tile::ALL[..])) {
        let without = plain(&won, tsumo);
        let hand = drawn(won.hand, won.winning, tsumo);
        let before = score(&hand, &without, &ANY_REDS);
        let after = score(&hand, &without.with_dora([dora]), &ANY_REDS);
        if let (Ok(before), Ok(after)) = (before, after) {
            prop_assert!(before.points() <= after.points());
        }
    }

    #[test]
    fn suits_can_change_places(won in won(), tsumo: bool, suits in select(&[[1, 2, 0], [2, 1, 0], [1, 0, 2]][..])) {
        let melds: Vec<Meld> = won.hand.melds().iter().map(|meld| moved_meld(meld, suits)).collect();
        let faces = won.hand.faces().map(|face| moved_face(face, suits));
        let there = Won { hand: Hand::new(faces, &melds).unwrap(), winning: moved_face(won.winning, suits) };
        let ask = |won: &Won| score(&drawn(won.hand, won.winning, tsumo), &plain(won, tsumo), &ANY_REDS);
        let reported = |reading: &ScoredReading| {
            (reading.yaku_set(), reading.dora(), reading.han(), reading.fu(), reading.points())
        };
        match (ask(&won), ask(&there)) {
            (Ok(here), Ok(there)) => {
                let green = |set: mentsu::riichi::YakuSet| set.contains(Yaku::Ryuuiisou);
                if !green(here.yaku_set()) && !green(there.yaku_set()) {
                    prop_assert_eq!(reported(here.best()), reported(there.best()));
                }
            }
            (here, there) => prop_assert_eq!(here.is_err(), there.is_err()),
        }
    }

    #[test]
    fn opening_a_mentsu_never_raises_the_han(won in won(), tsumo: bool) {
        let Some(ankan) = won.hand.melds().iter().position(|meld| !meld.is_open()) else { return Ok(()) };
        let mut melds = won.hand.melds().to_vec();
        let tile = melds[ankan].mentsu().first();
        melds[ankan] = Meld::from_faces(MeldKind::Daiminkan, &[tile.into(); 4]).unwrap();
        let open = Won { hand: Hand::new(won.hand.faces(), &melds).unwrap(), winning: won.winning };
        let ask = |won: &Won| score(&drawn(won.hand, won.winning, tsumo), &plain(won, tsumo), &ANY_REDS);
        if let (Ok(closed), Ok(open)) = (ask(&won), ask(&open)) {
            for (closed, open) in closed.readings().iter().zip(open.readings()) {
                let same = closed.reading() == open.reading();
                if same && closed.yakuman() == 0 && open.yakuman() == 0 {
                    prop_assert!(open.yaku_han() <= closed.yaku_han());
                }
            }
        }
    }
}
