//! Wins as plain numbers, compared with the golden scores and with the library.

use std::ffi::CStr;
use std::ptr::{null, null_mut};

use mentsu::riichi::{Payer, Rules, Situation, WinEvent, Yaku, score};
use mentsu::{Face, Hand, Tile, Wind};
use mentsu_c::boundary::{mentsu_points, mentsu_rules_free, mentsu_yaku_name};
use mentsu_c::{Event, Held, Meld, MeldKind, Points, Status, Win};

use crate::calls::{counts, done, fresh, message, rules};

fn code(face: Face) -> u8 {
    let tile = face.tile().index();
    if face.is_red() { 34 + (tile / 9) as u8 } else { tile as u8 }
}

fn held(hand: &Hand) -> Held {
    let mut melds = [Meld::default(); 4];
    for (place, meld) in melds.iter_mut().zip(hand.melds()) {
        place.kind = meld.kind() as u8;
        for (place, face) in place.tiles.iter_mut().zip(meld.faces()) {
            *place = code(face);
        }
    }
    let concealed = hand.concealed().to_array();
    Held { concealed, reds: hand.reds_by_suit(), meld_count: hand.melds().len() as u8, melds }
}

/// A win of this hand, of which nothing else is known.
pub(crate) fn win(hand: &str, tile: &str) -> Win {
    Win {
        hand: held(&hand.parse().unwrap()),
        tile: code(tile.parse().unwrap()),
        tsumo: 0,
        seat: 0,
        round: 0,
        events: 0,
        dora: [0; 5],
        dora_count: 0,
        ura: [0; 5],
        ura_count: 0,
        kita: 0,
        discarder: 0,
        pao: [0; 3],
        honba: 0,
        sticks: 0,
    }
}

/// The status, the place and the message of an error.
type Refused = (Status, usize, String);

fn points(name: &str, wins: &[Win]) -> (Vec<Points>, Result<(), Refused>) {
    let rules = rules(name).unwrap();
    let mut answers = vec![Points { points: 9, ..Points::default() }; wins.len()];
    let mut error = fresh();
    // SAFETY: there is an answer for each win, and the rules are freed after the call.
    let status = unsafe {
        let answers = answers.as_mut_ptr();
        let status = mentsu_points(rules, wins.as_ptr(), wins.len(), answers, &mut error);
        assert_eq!(mentsu_rules_free(rules), Status::Ok);
        status
    };
    assert_eq!(error.status, status);
    let ok = status == Status::Ok;
    let wrong = (!ok).then(|| (status, error.index, message(&error).to_owned()));
    (answers, wrong.map_or(Ok(()), Err))
}

pub(crate) fn one(name: &str, win: Win) -> Result<Points, (Status, String)> {
    let (answers, result) = points(name, &[win]);
    result.map_err(|(status, _, why)| (status, why))?;
    Ok(answers[0])
}

/// `4m05p` as codes.
pub(crate) fn codes(text: &str) -> ([u8; 5], u8) {
    let (mut codes, mut count, mut ranks) = ([0; 5], 0, String::new());
    for c in text.chars() {
        if c.is_ascii_digit() {
            ranks.push(c);
        } else {
            for rank in ranks.drain(..) {
                codes[count] = code(format!("{rank}{c}").parse().unwrap());
                count += 1;
            }
        }
    }
    (codes, count as u8)
}

/// A win of the golden ones, its rules as JSON, and what the others say: points, han, fu, yakuman.
fn golden(line: &str) -> (Win, String, [u32; 4]) {
    let columns: Vec<&str> = line.split('|').collect();
    let mut win = win(&format!("{}{}", columns[0], columns[2]), columns[1]);
    let letters: Vec<char> = columns[3].chars().collect();
    let wind = |letter: char| "ESWN".find(letter).unwrap() as u8;
    win.tsumo = u8::from(letters[0] == 'T');
    (win.seat, win.round) = (wind(letters[1]), wind(letters[2]));
    (win.dora, win.dora_count) = codes(columns[4]);
    (win.ura, win.ura_count) = codes(columns[5]);
    for flag in columns[6].split_whitespace() {
        win.events |= 1 << WinEvent::from_name(flag).unwrap() as u32;
    }
    let on = |letter: char| columns[7].contains(letter);
    let counted = if on('z') { "yakuman" } else { "sanbaiman" };
    let doubled = Rules::DOUBLE_YAKUMAN.iter().map(|yaku| format!("\"{yaku}\""));
    let doubled: Vec<String> = doubled.filter(|_| on('d')).collect();
    let rules = format!(
        r#"{{"open_tanyao":{},"kiriage":{},"counted_yakuman":"{counted}","double_yakuman":[{}]}}"#,
        on('k'),
        on('m'),
        doubled.join(",")
    );
    let number = |column: usize| columns[column].parse().unwrap_or(0);
    (win, rules, [number(12), number(9), number(10), number(11)])
}

#[test]
fn every_golden_win_has_the_golden_points() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/golden/cases.txt");
    let text = std::fs::read_to_string(path).unwrap();
    let mut by_rules = std::collections::BTreeMap::<String, (Vec<Win>, Vec<[u32; 4]>)>::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (win, rules, expected) = golden(line);
        let (wins, all) = by_rules.entry(rules).or_default();
        wins.push(win);
        all.push(expected);
    }
    assert_eq!(by_rules.values().map(|(wins, _)| wins.len()).sum::<usize>(), 23_967);
    for (rules, (wins, expected)) in &by_rules {
        let (answers, result) = points(rules, wins);
        let first = expected.iter().position(|expected| expected[0] == 0).expect("without yaku");
        let (status, index, _) = result.unwrap_err();
        assert_eq!((status, index), (Status::NoWin, first), "{rules}");
        for (answer, expected) in answers.iter().zip(expected) {
            let Points { points, han, fu, yakuman, .. } = *answer;
            assert_eq!([points, han.into(), fu.into(), yakuman.into()], *expected, "{rules}");
        }
    }
}

#[test]
fn every_number_is_that_of_the_library() {
    let mut with_all = win("123m456p1155s(777z)", "5s");
    (with_all.seat, with_all.round, with_all.honba, with_all.sticks) = (1, 1, 2, 1);
    (with_all.dora, with_all.dora_count) = codes("4s0m");
    with_all.events = Event::Houtei as u32;
    let hand: Hand = "123m456p1155s(777z)".parse().unwrap();
    let situation = Situation::ron(Tile::S5)
        .with_seat(Wind::South)
        .with_round(Wind::South)
        .with_honba(2)
        .with_sticks(1)
        .with_dora(["4s", "0m"].map(|tile| tile.parse::<Face>().unwrap()))
        .with_houtei();
    for tsumo in [0, 1] {
        let mut win = with_all;
        let (mut hand, mut of_library) = (hand, situation);
        if tsumo == 1 {
            (win.tsumo, win.events) = (1, Event::Haitei as u32);
            hand = hand.draw(Tile::S5).unwrap();
            of_library = Situation::tsumo()
                .with_seat(Wind::South)
                .with_round(Wind::South)
                .with_honba(2)
                .with_sticks(1)
                .with_dora(["4s", "0m"].map(|tile| tile.parse::<Face>().unwrap()))
                .with_haitei();
        }
        let expected = score(&hand, &of_library, &Rules::TENHOU).unwrap();
        let answer = one("tenhou", win).unwrap();
        assert_eq!((answer.points, answer.dora), (expected.points(), expected.dora().dora()));
        assert_eq!(answer.received, expected.payments().received());
        assert_eq!((Some(answer.han), Some(answer.fu)), (expected.han(), expected.fu()));
        let names: Vec<&str> = (0..64)
            .filter(|bit| answer.yaku >> bit & 1 == 1)
            // SAFETY: a name ends with a zero.
            .map(|bit| unsafe { CStr::from_ptr(mentsu_yaku_name(bit)) }.to_str().unwrap())
            .collect();
        assert!(names.iter().copied().eq(expected.yaku_set().iter().map(Yaku::name)), "{names:?}");
        for payment in expected.payments() {
            match payment.payer() {
                Payer::Seat(wind) => assert_eq!(answer.paid[wind as usize], payment.total()),
                Payer::Discarder => assert_eq!(answer.paid_by_discarder, payment.total()),
            }
        }
        let paid: u32 = answer.paid.iter().sum::<u32>() + answer.paid_by_discarder;
        assert_eq!(paid + 1_000, answer.received);
    }
}

#[test]
fn who_is_liable_pays() {
    let mut win = win("1122s(555z)(666z)(777z)", "1s");
    (win.pao, win.discarder, win.seat) = ([3, 0, 0], 2, 3);
    let answer = one("tenhou", win).unwrap();
    assert_eq!((answer.yakuman, answer.paid), (1, [0, 16_000, 16_000, 0]));
    (win.tsumo, win.discarder) = (1, 0);
    assert_eq!(one("tenhou", win).unwrap().paid, [0, 0, 32_000, 0]);
}

#[test]
fn every_yaku_has_a_name() {
    for yaku in Yaku::ALL {
        // SAFETY: a name ends with a zero.
        let name = unsafe { CStr::from_ptr(mentsu_yaku_name(yaku as u32)) };
        assert_eq!(name.to_str(), Ok(yaku.name()));
    }
    assert!(mentsu_yaku_name(Yaku::COUNT as u32).is_null());
    assert!(mentsu_yaku_name(u32::MAX).is_null());
}

#[test]
fn what_is_wrong_with_a_win_is_named() {
    let good = win("234567m23488p67s", "8s");
    assert_eq!(one("tenhou", good).unwrap().points, 2_900);
    let with = |change: &dyn Fn(&mut Win)| {
        let mut win = good;
        change(&mut win);
        one("tenhou", win).unwrap_err()
    };
    let field = |change: &dyn Fn(&mut Win), why: &str| {
        assert_eq!(with(change), (Status::WrongField, why.to_owned()));
    };
    field(&|win| win.tile = 37, "`tile` is 37, but at most 36");
    field(&|win| win.tsumo = 2, "`tsumo` is 2, but at most 1");
    field(&|win| win.seat = 4, "`seat` is 4, but at most 3");
    field(&|win| win.round = 255, "`round` is 255, but at most 3");
    field(&|win| win.events = 1 << 15, "`events` is 32768, but at most 32767");
    field(&|win| win.dora_count = 6, "`dora` is 6, but at most 5");
    field(&|win| (win.ura_count, win.ura[0]) = (1, 99), "`ura` is 99, but at most 36");
    field(&|win| win.discarder = 5, "`discarder` is 5, but at most 4");
    field(&|win| win.pao[1] = 5, "`pao` is 5, but at most 4");
    field(&|win| win.hand.meld_count = 5, "`meld_count` is 5, but at most 4");
    field(
        &|win| (win.hand.meld_count, win.hand.melds[0].kind) = (1, 5),
        "`kind` is 5, but at most 4",
    );
    let uneven = with(&|win| {
        win.hand.meld_count = 1;
        win.hand.melds[0] = Meld { kind: MeldKind::Pon as u8, tiles: [1, 2, 3, 0] };
    });
    assert_eq!(uneven.0, Status::WrongField);
    assert!(uneven.1.starts_with("`melds[0]`: "), "{}", uneven.1);
    assert_eq!(with(&|win| win.hand.concealed[0] = 5).0, Status::TooManyCopies);
    assert_eq!(with(&|win| win.hand.concealed = counts("1m")).0, Status::NoWin);
    assert_eq!(with(&|win| win.hand.concealed = counts("123m")).0, Status::WrongSize);
    assert_eq!(with(&|win| win.hand.reds = [9; 3]).0, Status::WrongSize);
    assert_eq!(with(&|win| win.tile = 0).0, Status::NoWin);
    assert_eq!(with(&|win| win.events = Event::Haitei as u32).0, Status::NoWin);
    // The last tile has no dora, and no yaku either.
    let (answers, result) = points("tenhou", &[good, win("234567m23488p(777s)", "8p"), good]);
    let (status, index, why) = result.unwrap_err();
    assert_eq!((status, index), (Status::NoWin, 1), "{why}");
    assert_eq!(answers.iter().map(|answer| answer.points).collect::<Vec<_>>(), [2_900, 0, 2_900]);
}

#[test]
fn pointers_and_rules_are_checked() {
    let win = win("234567m23488p67s", "8s");
    let mut answer = Points::default();
    let house = rules("wrc").unwrap();
    // SAFETY: null is allowed, and so are lengths that no object has.
    unsafe {
        let call = |rules, wins, count, answers| {
            done(|error| mentsu_points(rules, wins, count, answers, error)).unwrap_err()
        };
        assert_eq!(call(null(), &win, 1, &mut answer).0, Status::NullPointer);
        assert_eq!(call(house, null(), 1, &mut answer).1, "`wins` is null");
        assert_eq!(call(house, &win, 1, null_mut()).1, "`answers` is null");
        assert_eq!(call(house, &win, usize::MAX, &mut answer).0, Status::WrongLength);
        assert_eq!(mentsu_points(house, &win, 0, &mut answer, null_mut()), Status::Ok);
        mentsu_rules_free(house);
    }
    for (name, why) in [
        ("wrk", r#"unknown preset "wrk""#),
        ("{", "EOF"),
        (r#"{"kiriage":NaN}"#, ""),
        (r#"{"kiriag":true}"#, "rules: unknown key `kiriag`"),
    ] {
        let (status, message) = rules(name).unwrap_err();
        assert_eq!(status, Status::WrongRules);
        assert!(message.contains(why), "{name}: {message}");
    }
}
