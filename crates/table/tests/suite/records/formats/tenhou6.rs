//! tenhou/6 as people and converters write it: some rounds of a game, edited texts, rounds that
//! aren't over.

use mentsu::riichi::{Limit, Preset};
use mentsu_table::record::{
    self, Entry, GameKind, HiddenWin, Oddity, Record, RecordedResult, RecordedRound, Told,
    Unwritable, WinClaim, Wrong,
};
use mentsu_table::replay::{self, Differs, Note};
use mentsu_table::{Action, Event, GameResult, Round, Ryuukyoku, RyuukyokuKind, Seat, Win};
use serde_json::{Value, json};

use crate::records::assert_same;
use crate::records::replayed::played::{game, kinds, to_client};
use crate::records::replayed::seen::{recorded, seen_by};
use crate::scene::{IDLE, Moves, Scene};

fn object(record: &Record) -> Value {
    serde_json::from_str(&record.to_tenhou6().unwrap()).expect("JSON")
}

#[track_caller]
fn read(value: &Value) -> Record {
    record::read(value.to_string().as_bytes()).unwrap_or_else(|why| panic!("{why}"))
}

/// Rounds of a game that are left out in the middle are noted.
#[test]
fn rounds_may_be_left_out() {
    let mut noted = 0;
    for number in 0..6 {
        let whole = object(&game(GameKind::default(), number));
        let rounds = whole["log"].as_array().unwrap().len();
        for (from, to) in (1..rounds - 1).flat_map(|from| [(from, from + 1), (from, rounds - 1)]) {
            let mut some = whole.clone();
            some["log"].as_array_mut().unwrap().drain(from..to);
            let replay = replay::replay(&read(&some));
            let shown: Vec<String> = replay.differences.iter().map(ToString::to_string).collect();
            assert!(shown.is_empty(), "{number} without {from} to {to}: {}", shown.join("\n"));
            assert_eq!(replay.notes, [Note::RoundsMissing(from - 1)]);
            noted += 1;
        }
    }
    assert!(noted > 30, "{noted}");
}

/// Payments without the riichi sticks are read with them, which is noted, and written so. A
/// payment without some of them is read as it stands.
#[test]
fn sticks_left_out_of_a_payment_are_added() {
    let mut added = 0;
    for number in 0..12 {
        let whole = object(&game(GameKind::default(), number));
        for at in 0..whole["log"].as_array().unwrap().len() {
            let result = whole["log"][at][16].as_array().unwrap();
            let sum = |deltas: &Value| -> i64 {
                deltas.as_array().unwrap().iter().map(|points| points.as_i64().unwrap()).sum()
            };
            if result[0] != "和了" || sum(&result[1]) == 0 {
                continue;
            }
            let sticks = sum(&result[1]);
            let winner = result[2][0].as_u64().unwrap() as usize;
            let without = |points: i64| {
                let mut other = whole.clone();
                let paid = result[1][winner].as_i64().unwrap();
                other["log"][at][16][1][winner] = json!(paid - points);
                read(&other)
            };
            let record = without(sticks);
            let [Oddity::SticksLeftOut { place, points }] = &record.oddities[..] else {
                panic!("{:?}", record.oddities)
            };
            let given = (place.to_string(), i64::from(*points));
            assert_eq!(given, (format!("log[{at}][16]"), sticks));
            let replay = replay::replay(&record);
            assert_eq!((replay.differences, replay.notes.len()), (vec![], 1));
            assert_eq!(object(&record), whole);
            let mjai = record::read(record.to_mjai().as_bytes()).unwrap();
            let replay = replay::replay(&mjai);
            assert_eq!((replay.differences, replay.notes), (vec![], vec![]));
            let some = without(sticks / 2);
            assert!(some.oddities.is_empty());
            assert!(!replay::replay(&some).differences.is_empty());
            added += 1;
        }
    }
    assert!(added > 10, "{added}");
}

/// A later round is one of the same game only with as many points, and as many honba as draws.
#[test]
fn a_round_that_can_t_follow_is_no_round_left_out() {
    let whole = object(&game(GameKind::default(), 1));
    let next =
        |log: &Value, at: usize| -> [i64; 3] { [0, 1, 2].map(|i| log[at][0][i].as_i64().unwrap()) };
    for at in 1..whole["log"].as_array().unwrap().len() {
        let [number, honba, sticks] = next(&whole["log"], at);
        let mut others = vec![[number, honba, sticks + 1], [number + 1, honba, sticks]];
        if honba > 0 {
            others.push([number, honba - 1, sticks]);
        }
        for start in others {
            let mut other = whole.clone();
            other["log"].as_array_mut().unwrap().truncate(at + 1);
            other["log"][at][0] = json!(start);
            let Ok(record) = record::read(other.to_string().as_bytes()) else { continue };
            let differs = replay::replay(&record).differences;
            let is_next = |differs: &Differs| matches!(differs, Differs::Next { .. });
            let before = differs.iter().filter(|difference| difference.round == at - 1);
            assert!(before.clone().any(|difference| is_next(&difference.differs)), "{start:?}");
        }
        let mut other = whole.clone();
        other["log"].as_array_mut().unwrap().truncate(at + 1);
        // Points that come from nowhere, then from another.
        for (seat, points) in [(0, 1_000), (1, -1_000)] {
            let before = other["log"][at][1][seat].as_i64().unwrap();
            other["log"][at][1][seat] = json!(before + points);
            assert!(!replay::replay(&read(&other)).differences.is_empty());
        }
    }
}

/// As many honba as rounds left out: nobody paid in any of them.
#[test]
fn a_round_in_which_nobody_paid_may_be_left_out() {
    let whole = object(&game(GameKind::default(), 1));
    let mut noted = 0;
    for at in 1..whole["log"].as_array().unwrap().len() {
        let mut other = whole.clone();
        other["log"].as_array_mut().unwrap().truncate(at + 1);
        let log = &mut other["log"][at];
        let [number, honba, sticks] = [0, 1, 2].map(|i| log[0][i].as_u64().unwrap());
        // The round after it, as far as its dealer's first draw.
        let [place, next] = [number, number + 1].map(|number| 5 + 3 * (number % 4) as usize);
        let draw = log[place][0].clone();
        (5..16).filter(|element| element % 3 != 1).for_each(|element| log[element] = json!([]));
        log[0] = json!([number + 1, honba + 1, sticks]);
        log[2] = json!([log[2][0]]);
        log[3] = json!([]);
        log[next] = json!([draw]);
        log[16] = json!(["不明"]);
        let replay = replay::replay(&read(&other));
        let before = replay.differences.iter().filter(|difference| difference.round == at - 1);
        let before: Vec<_> = before.map(ToString::to_string).collect();
        assert!(before.is_empty(), "{at}: {}", before.join("\n"));
        if replay.notes.contains(&Note::RoundsMissing(at - 1)) {
            noted += 1;
            // Nobody has paid the stick that lies there now.
            other["log"][at][0][2] = json!(sticks + 1);
            assert!(!replay::replay(&read(&other)).differences.is_empty());
        }
    }
    assert!(noted > 0, "{noted}");
}

/// Tenhou's editor writes 不明 for a round that isn't over.
#[test]
fn a_round_may_be_unfinished() {
    for kind in kinds() {
        let whole = object(&game(kind, 2));
        for (unfinished, cut) in [(json!(["不明"]), 0), (json!([]), 2), (json!([" 不明 "]), 5)]
        {
            let mut other = whole.clone();
            let last = other["log"].as_array().unwrap().len() - 1;
            // The first discards of all, by which a round can be left anywhere.
            let dealer = last_dealer(&other);
            let round = &mut other["log"][last];
            round[16] = unfinished;
            if cut > 0 {
                for element in 5..16 {
                    if element % 3 != 1 {
                        round[element] = json!([]);
                    }
                }
                let draw = whole["log"][last][5 + 3 * dealer][0].clone();
                round[5 + 3 * dealer] = json!([draw]);
                if cut > 2 {
                    round[6 + 3 * dealer] = json!([60]);
                }
                round[2] = json!([round[2][0]]);
            }
            let record = read(&other);
            assert!(!record.rounds[last].is_complete());
            let replay = replay::replay(&record);
            assert_eq!((replay.differences, replay.notes), (vec![], vec![Note::EndsWithin(last)]));
            assert_same(&record, &read(&object(&record)), "written again");
        }
    }
}

fn last_dealer(object: &Value) -> usize {
    let log = object["log"].as_array().unwrap();
    log[log.len() - 1][0][0].as_u64().unwrap() as usize % 4
}

/// A hand that wins with tenhou and kokushi on thirteen tiles, and this text of what it is worth.
fn worth(text: &str) -> WinClaim {
    let text = format!(
        r#"{{"title":["",""],"name":["A","B","C","D"],"rule":{{"disp":"南喰赤","aka":1}},"log":[[
        [0,0,0],[25000,25000,25000,25000],[14],[],
        [11,19,21,29,31,39,41,42,43,44,45,46,47],[11],[],
        [12,12,13,13,14,15,16,17,18,22,23,24,25],[],[],
        [26,26,27,27,28,28,32,32,33,33,34,34,36],[],[],
        [12,13,17,18,22,23,36,36,37,37,38,38,41],[],[],
        ["和了",[96000,-32000,-32000,-32000],[0,0,0,{},"天和（役満）"," 国士無双１３面 (2倍役満)"]]]]}}"#,
        json!(text)
    );
    let record = record::read(text.as_bytes()).unwrap_or_else(|why| panic!("{text}: {why}"));
    let claim = record.rounds[0].claims[0].clone();
    assert_eq!(claim.yaku.as_ref().map(|yaku| yaku.len()), Some(2));
    assert_eq!(claim.texts[0], text_of(&record), "as it stands there");
    let again = record::read(record.to_tenhou6().unwrap().as_bytes()).unwrap();
    assert_eq!(again.rounds[0].claims, record.rounds[0].claims);
    claim
}

fn text_of(record: &Record) -> &str {
    &record.rounds[0].claims[0].texts[0]
}

#[test]
fn what_a_hand_is_worth_is_read_in_the_words_of_many() {
    use Limit::{Baiman, Haneman, Mangan, None as No, Sanbaiman, Yakuman};
    let rows = [
        ("役満32000点∀", None, Some(Yakuman), Some(96_000)),
        ("2倍役満64000点", None, Some(Yakuman), Some(64_000)),
        ("二倍役満64000点∀", None, Some(Yakuman), Some(192_000)),
        ("ダブル役満 64000点", None, Some(Yakuman), Some(64_000)),
        ("数え役満32000点", None, Some(Yakuman), Some(32_000)),
        ("Counted Yakuman 8000-16000点", None, Some(Yakuman), Some(32_000)),
        ("30符3飜1000-2000点", Some(30), Some(No), Some(4_000)),
        ("３０符３飜１０００－２０００点", Some(30), Some(No), Some(4_000)),
        ("30符 3翻 1000～2000点", Some(30), Some(No), Some(4_000)),
        ("3飜30符3900点", Some(30), Some(No), Some(3_900)),
        ("満貫4000点オール", None, Some(Mangan), Some(12_000)),
        ("満貫4,000點∀", None, Some(Mangan), Some(12_000)),
        ("切り上げ満貫8000点", None, Some(Mangan), Some(8_000)),
        ("5飜満貫8000点", None, Some(Mangan), Some(8_000)),
        ("40符5飜満貫8000点", Some(40), Some(Mangan), Some(8_000)),
        ("Mangan 4000点∀", None, Some(Mangan), Some(12_000)),
        ("跳満3000-6000点", None, Some(Haneman), Some(12_000)),
        ("倍満16000点", None, Some(Baiman), Some(16_000)),
        ("三倍満24000点", None, Some(Sanbaiman), Some(24_000)),
        ("Sanbaiman 24000点", None, Some(Sanbaiman), Some(24_000)),
        ("64000点", None, None, Some(64_000)),
        ("見事な役", None, None, None),
        ("", None, None, None),
        ("İ役満9点", None, Some(Yakuman), Some(9)),
        ("99999999999999点", None, None, None),
    ];
    for (text, fu, limit, points) in rows {
        let claim = worth(text);
        assert_eq!((claim.fu, claim.limit, claim.points), (fu, limit, points), "{text}");
    }
}

/// Draws in the words of converters.
#[test]
fn draws_are_read_in_the_words_of_many() {
    for text in ["九種九牌", " 九種九牌", "Kyuushu Kyuuhai", "Nine Terminal Abortion"] {
        let text = format!(
            r#"{{"name":["","","",""],"rule":{{"disp":"南喰赤","aka":1}},"log":[[
            [0,0,0],[25000,25000,25000,25000],[14],[],
            [11,19,21,29,31,39,41,42,43,44,45,46,47],[12],[],
            [12,12,13,13,14,15,16,17,18,22,23,24,25],[],[],
            [26,26,27,27,28,28,32,32,33,33,34,34,36],[],[],
            [12,13,17,18,22,23,36,36,37,37,38,38,41],[],[],
            ["{text}"]]]}}"#
        );
        let record = record::read(text.as_bytes()).unwrap_or_else(|why| panic!("{text}: {why}"));
        assert_eq!(replay::replay(&record).differences, []);
    }
}

/// A round as tenhou/6, and read back.
#[track_caller]
fn assert_read_back(kind: GameKind, events: &[Event], at: &str) {
    let played = recorded(kind, events);
    let again = read(&object(&played));
    assert_same(&played, &again, at);
    assert_eq!(replay::replay(&again).differences, [], "{at}");
}

/// tenhou/6 doesn't say when a kan's indicator is turned over; each house's rules do.
#[test]
fn indicators_are_turned_over_as_the_house_does() {
    for preset in Preset::ALL.into_iter().filter(|preset| !preset.rules().sanma()) {
        let kind = GameKind { reds: false, ..GameKind::from(preset) };
        let daiminkan = Scene {
            hands: [IDLE[0], "111z234m567m345p9s", IDLE[2], "369m369p369s6677z"],
            draws: "9p",
            rinshan: "9s",
            ..Scene::default()
        };
        let mut round = daiminkan.round(&kind.rules());
        let mut events = round.last_events().to_vec();
        events.extend(round.discards(0, "1z"));
        events.extend(round.calls(1, "(1111-z)"));
        assert_won_or_not(kind, round, &events);

        let kakan = Scene {
            hands: [IDLE[0], "11z234m567m345p39s", IDLE[2], "369m369p369s6677z"],
            draws: "9p 8p 8p 8p 1z",
            rinshan: "9s",
            ..Scene::default()
        };
        let mut round = kakan.round(&kind.rules());
        let mut events = round.last_events().to_vec();
        events.extend(round.discards(0, "1z"));
        events.extend(round.calls(1, "(111-z)"));
        events.extend(round.discards(1, "3s"));
        events.extend(round.go_on(3));
        events.extend(round.kan(1, "(111-1z)"));
        events.extend(round.all_pass());
        assert_won_or_not(kind, round, &events);
    }
}

/// A north that is set aside after a kan draws from the dead wall, before which the kan's indicator
/// is turned over.
#[test]
fn indicators_are_turned_over_before_a_north_s_draw() {
    for preset in Preset::ALL.into_iter().filter(|preset| preset.rules().sanma()) {
        let kind = GameKind { reds: false, ..GameKind::from(preset) };
        let scene = Scene {
            hands: ["19m258p369s12344z", "111z123567999p3s", "19m147p258s23567z", ""],
            draws: "9m",
            rinshan: "4z 9s",
            ..Scene::default()
        };
        let mut round = scene.round(&kind.rules());
        let mut events = round.last_events().to_vec();
        events.extend(round.discards(0, "1z"));
        events.extend(round.calls(1, "(1111-z)"));
        events.extend(round.does(1, Action::Kita));
        events.extend(round.all_pass());
        events.extend(round.discards(1, "9s"));
        events.extend(round.go_on(200));
        assert_read_back(kind, &events, preset.name());
    }
}

/// The rinshan tile wins, or is discarded and nobody wins.
#[track_caller]
fn assert_won_or_not(kind: GameKind, round: Round, events: &[Event]) {
    let (mut won, mut drawn) = (round.clone(), round);
    let won = [events, &won.does(1, Action::Tsumo)].concat();
    assert_read_back(kind, &won, &format!("{kind:?} won"));
    let drawn = [events, &drawn.discards(1, "9s"), &drawn.go_on(200)].concat();
    assert_read_back(kind, &drawn, &format!("{kind:?} drawn"));
}

/// mjai records everybody's final points but no scores, so those of the rules are written.
#[test]
fn scores_that_nothing_tells_are_those_of_the_rules() {
    for kind in kinds() {
        let played = game(kind, 5);
        let given = record::read(played.to_mjai().as_bytes()).unwrap();
        assert_eq!(given.result.map(|result| result.scores), Some(None));
        let again = read(&object(&given));
        assert_eq!(again.result, played.result, "{kind:?}");
        assert_eq!(replay::replay(&again).differences, [], "{kind:?}");
    }
}

/// Three who are first share a stick, of which a point is left over, and their place all the same.
#[test]
fn scores_of_players_who_share_the_last_stick_are_shared() {
    let kind = kinds()[6];
    let rules = kind.rules();
    let mut record = game(kind, 1);
    record.rounds.truncate(1);
    let round = &mut record.rounds[0];
    round.deal.points = [25_500, 22_500, 25_500, 25_500];
    let draw = Ryuukyoku { kind: RyuukyokuKind::Exhaustive, hands: [None; 4], deltas: [0; 4] };
    let given = Told::Event(Event::Ryuukyoku(draw));
    round.entries.truncate(1);
    round.entries.push(Entry { place: round.place, told: given });
    let result = GameResult::from_points(&rules, round.deal.points, 1);
    assert_eq!(result.points(), [25_834, 22_500, 25_833, 25_833]);
    record.result = Some(RecordedResult { points: result.points(), scores: None });
    let read = read(&object(&record)).result.unwrap();
    assert_eq!(read.points, result.points());
    assert_eq!(read.scores, Some(result.scores().map(|score| score / 100)));
}

/// A record may claim any points of a win, and they are split in two where they can be.
#[test]
fn whatever_points_are_claimed_are_written() {
    let is_split = |round: &RecordedRound| {
        let of_two = |win: &Win| win.from.is_none() && win.seat != round.deal.dealer;
        round.events().any(|(_, event)| matches!(event, Event::Win(win) if of_two(win)))
    };
    let mut games = (0..8).map(|number| game(GameKind::default(), number));
    let mut played = games.find(|played| played.rounds.iter().any(is_split)).expect("a tsumo");
    for points in [u32::MAX, u32::MAX - 95, 4_294_967_100, 4_000_000_000, 1_000_000, 3_900, 0] {
        for claim in played.rounds.iter_mut().flat_map(|round| &mut round.claims) {
            claim.points = Some(points);
        }
        assert!(record::read(played.to_tenhou6().unwrap().as_bytes()).is_ok(), "{points}");
    }
}

/// tenhou/6 has no place for tiles that nobody saw: a log of one seat isn't written as one that
/// can't be read.
#[test]
fn what_one_seat_saw_is_no_tenhou6() {
    for kind in [kinds()[0], kinds()[1]] {
        let played = game(kind, 7);
        let seats = Seat::of_players(kind.players());
        for seat in seats {
            let client = record::read(to_client(&played, *seat).as_bytes()).unwrap();
            for seen in [client, seen_by(&played, *seat)] {
                let other = *seats.iter().find(|other| *other != seat).unwrap();
                for (at, round) in seen.rounds.iter().enumerate() {
                    let hidden = Unwritable::HiddenHand { place: round.place, seat: other };
                    assert_eq!(seen.round_to_tenhou6(at), Err(hidden));
                }
                assert_eq!(seen.to_tenhou6(), seen.round_to_tenhou6(0));
            }
        }
    }
}

/// Each of the tiles that may be missing is named with its place.
#[test]
fn missing_tiles_are_named_where_they_are() {
    let played = game(GameKind::default(), 1);
    let last = played.rounds.len() - 1;
    let mut midway = played.clone();
    midway.rounds[0].midway = true;
    let place = midway.rounds[0].place;
    assert_eq!(midway.to_tenhou6(), Err(Unwritable::BeginsWithin { place }));
    assert!(midway.round_to_tenhou6(last).is_ok());

    let mut drawn = played.clone();
    let entry = &mut drawn.rounds[last].entries[0];
    let Told::Event(Event::Draw { seat, face, .. }) = &mut entry.told else { panic!("a draw") };
    *face = None;
    let (place, seat) = (entry.place, *seat);
    let hidden = Unwritable::HiddenDraw { place, seat };
    assert_eq!((drawn.to_tenhou6(), hidden.place()), (Err(hidden), place));
    let shown = format!("{place}: the format needs the tile that {seat} draws, which is hidden");
    assert_eq!(hidden.to_string(), shown);
    assert!(drawn.round_to_tenhou6(0).is_ok());

    let mut won = played.clone();
    let entry = won.rounds[last].entries.last_mut().unwrap();
    let (place, seat, from) = (entry.place, Seat::ALL[1], None);
    let (ura, claim) = (Vec::new(), WinClaim::default());
    entry.told =
        Told::HiddenWin(HiddenWin { seat, from, tile: None, ura: ura.into(), deltas: None, claim });
    assert_eq!(won.to_tenhou6(), Err(Unwritable::HiddenWin { place, seat }));
}

/// The end of the game isn't that of one of its rounds.
#[test]
fn one_round_of_several_tells_no_result() {
    let played = game(GameKind::default(), 1);
    let result = |text: &str| serde_json::from_str::<Value>(text).unwrap()["sc"].clone();
    assert!(played.rounds.len() > 1 && result(&played.to_tenhou6().unwrap()).is_array());
    for round in 0..played.rounds.len() {
        assert_eq!(result(&played.round_to_tenhou6(round).unwrap()), Value::Null, "{round}");
    }
}

/// A result of eight values has eight numbers.
#[test]
fn a_result_that_is_no_number_is_refused() {
    let text = game(GameKind::default(), 3).to_tenhou6().unwrap();
    let mut value: Value = serde_json::from_str(&text).unwrap();
    value["sc"][3] = Value::Null;
    let wrong = record::read(value.to_string().as_bytes()).unwrap_err().wrong;
    assert_eq!(wrong, Wrong::Unreadable { what: "sc", found: "null".into() });
}
