//! Rounds counted by hand.

use mentsu::riichi::Yaku;
use mentsu::{Face, Tile, hand, meld};
use mentsu_table::record::{self, GameKind, Record, Told};
use mentsu_table::stats::{By, Counter, Figure, StatsTable, Tally};
use mentsu_table::{Deal, Event, Length, Ryuukyoku, RyuukyokuKind, Seat, Win};

use crate::records::replayed::seen::{recorded, seen_by};
use crate::scene::{IDLE, Moves, Scene};
use crate::stats::OF_LUCK;

/// What of a count isn't 0, luck aside.
#[track_caller]
fn assert_counts(counts: &mentsu_table::stats::Counts, expected: &[(&str, i64)]) {
    let is_told = |(name, count): &(&str, i64)| *count != 0 && !OF_LUCK.contains(name);
    let found: Vec<_> = counts.iter().filter(is_told).collect();
    assert_eq!(found, expected);
}

/// South declares riichi in its first turn, and West discards into it.
fn double_riichi() -> Record {
    let kind = GameKind { reds: false, ..GameKind::default() };
    let scene = Scene {
        hands: [IDLE[1], "234m345p678p2256s", "147m258p369s1234z", IDLE[2]],
        draws: "9m 8m 4s",
        ura: "7z",
        ..Scene::default()
    };
    let mut round = scene.round(&kind.rules());
    let mut events = round.last_events().to_vec();
    events.extend(round.discards(0, "9m"));
    events.extend(round.riichi(1, "8m"));
    events.extend(round.discards(2, "4s"));
    events.extend(round.does(1, mentsu_table::Action::Ron));
    let worth = round.wins().next().unwrap().worth.as_ref().unwrap().to_string();
    assert_eq!(
        worth,
        "5 han 30 fu, mangan, 8000 points: double_riichi 2, ippatsu 1, pinfu 1, tanyao 1"
    );
    recorded(kind, &events)
}

const OF_SOUTH: [(&str, i64); 13] = [
    ("rounds", 1),
    ("balance", 8_000),
    ("wins", 1),
    ("hand_points", 8_000),
    ("won", 9_000),
    ("win_turns", 2),
    ("riichi", 1),
    ("riichi_turns", 1),
    ("first_riichi", 1),
    ("riichi_wins", 1),
    ("tenpai", 1),
    ("tenpai_turns", 1),
    ("games", 0),
];

#[test]
fn a_round_is_counted_for_everybody() {
    let game = Counter::new().count(&double_riichi());
    assert_eq!((game.players(), game.rounds(), game.left_out()), (4, 1, 0));
    let [east, south, west, north] = Seat::ALL.map(|seat| game.counts(seat).unwrap());
    assert_counts(east, &[("rounds", 1)]);
    assert_counts(south, &OF_SOUTH[..12]);
    assert_counts(west, &[("rounds", 1), ("balance", -8_000), ("deal_ins", 1), ("paid", 8_000)]);
    assert_counts(north, &[("rounds", 1)]);
    let won = Yaku::ALL.into_iter().filter(|yaku| south.yaku(*yaku) == 1);
    let yaku = [Yaku::DoubleRiichi, Yaku::Ippatsu, Yaku::Pinfu, Yaku::Tanyao];
    assert!(won.eq(yaku));
    assert!(game.worst().is_empty(), "nothing is analysed by default");
}

#[test]
fn a_record_of_one_seat_counts_it_alone_and_alike() {
    let of_all = Counter::new().count(&double_riichi());
    for seat in [1, 2].map(|seat| Seat::ALL[seat]) {
        let seen = record::read(seen_by(&double_riichi(), seat).to_mjai().as_bytes()).unwrap();
        assert_eq!(seen.seen_by, Some(seat));
        let game = Counter::new().count(&seen);
        assert_eq!(game.rounds(), 1, "{seat}");
        for other in Seat::ALL {
            let counted = if other == seat { of_all.counts(seat) } else { None };
            assert_eq!(game.counts(other), counted, "{seat}, {other}");
        }
    }
}

/// A client's record may say that somebody won, and not for how much.
#[test]
fn a_round_that_lacks_its_payments_is_left_out() {
    let west = Seat::ALL[2];
    let seen = seen_by(&double_riichi(), west).to_mjai();
    let hora = r#"{"type":"hora","actor":1,"target":2,"pai":"4s"}"#;
    let bare = seen.lines().map(|line| if line.contains("hora") { hora } else { line });
    let bare = record::read(bare.collect::<Vec<_>>().join("\n").as_bytes()).unwrap();
    assert!(!bare.rounds[0].payments_told);
    let game = Counter::new().count(&bare);
    assert_eq!((game.rounds(), game.left_out()), (0, 1));
    assert!(assert_none(game.counts(west).unwrap()));
}

#[test]
fn a_round_that_breaks_off_or_the_rules_is_left_out_whole() {
    let mut broken = double_riichi();
    for entry in &mut broken.rounds[0].entries {
        if let Told::Event(Event::Discard { seat, face, .. }) = &mut entry.told {
            if seat.index() == 2 {
                *face = Face::plain(Tile::M5);
            }
        }
    }
    let mut short = double_riichi();
    short.rounds[0].entries.pop();
    let mut midway = double_riichi();
    midway.rounds[0].midway = true;
    for record in [broken, short, midway] {
        let game = Counter::new().count(&record);
        assert_eq!((game.rounds(), game.left_out()), (0, 1));
        assert!(Seat::ALL.iter().all(|seat| assert_none(game.counts(*seat).unwrap())));
        // The round before it stays, and its riichi with it.
        let mut both = double_riichi();
        both.rounds.extend(record.rounds);
        let game = Counter::new().count(&both);
        assert_eq!((game.rounds(), game.left_out()), (1, 1));
        assert_counts(game.counts(Seat::ALL[1]).unwrap(), &OF_SOUTH[..12]);
    }
}

/// A house's game of one round, recorded with another house: its result is unknown.
#[test]
fn only_the_last_round_says_how_a_game_ended() {
    let mut record = double_riichi();
    record.own_rules = Some(record.rules().with_length(Length::OneRound));
    let games = |record: &Record| Counter::new().count(record).counts(Seat::ALL[1]).unwrap().games;
    assert_eq!(games(&record), 1);
    let mut short = record.rounds[0].clone();
    short.entries.pop();
    record.rounds.push(short);
    assert_eq!(games(&record), 0);
}

fn assert_none(counts: &mentsu_table::stats::Counts) -> bool {
    counts.iter().all(|(_, count)| count == 0)
}

fn deal() -> Event {
    let hands: [Vec<Face>; 4] = Default::default();
    Event::Deal(Deal {
        round: mentsu::Wind::East,
        dealer: Seat::ALL[0],
        honba: 0,
        sticks: 0,
        points: [25_000; 4],
        indicator: Face::plain(Tile::P5),
        hands,
    })
}

fn win(seat: usize, from: Option<usize>, deltas: [i32; 4]) -> Event {
    let (from, tile) = (from.map(|from| Seat::ALL[from]), Face::plain(Tile::P5));
    let hand = hand!("123m456p789s1122z");
    Event::Win(Win {
        seat: Seat::ALL[seat],
        from,
        hand,
        tile,
        ura: vec![].into(),
        deltas,
        worth: None,
    })
}

fn drawn(kind: RyuukyokuKind) -> Event {
    let hands = [None, Some(hand!("123m456p789s1122z")), None, None];
    Event::Ryuukyoku(Ryuukyoku { kind, hands, deltas: [0; 4] })
}

#[test]
fn a_double_ron_is_one_deal_in_and_two_calls_are_one_called_round() {
    let call = Event::Call { seat: Seat::ALL[1], meld: meld!("(55-5z)") };
    let ankan = Event::Kan { seat: Seat::ALL[0], meld: meld!("[1111z]") };
    let mut tally = Tally::new();
    for event in [
        deal(),
        call.clone(),
        call.clone(),
        ankan,
        Event::Riichi { seat: Seat::ALL[0] },
        win(0, Some(2), [9_000, 0, -8_000, 0]),
        win(1, Some(2), [0, 2_000, -2_000, 0]),
        deal(),
        call,
        win(3, None, [-1_000, -500, -500, 2_000]),
        deal(),
        drawn(RyuukyokuKind::Exhaustive),
        deal(),
        drawn(RyuukyokuKind::KyuushuKyuuhai),
    ] {
        tally.event(&event);
    }
    let [a, b, c, d] = Seat::ALL.map(|seat| tally.counts(seat).clone());
    assert_eq!((a.rounds, a.riichi, a.riichi_turns, a.first_riichi, a.called), (4, 1, 1, 1, 0));
    assert_eq!((a.wins, a.won, a.riichi_wins, a.balance, a.dama), (1, 9_000, 1, 8_000, 0));
    assert_eq!((b.called, b.calls, b.called_wins, b.dama_wins), (2, 3, 1, 0));
    assert_eq!((c.deal_ins, c.paid, c.called_deal_ins), (1, 10_000, 0));
    assert_eq!((d.wins, d.tsumo, d.dama_wins, d.dama), (1, 1, 1, 1));
    for (counts, tenpai) in [(a, 0), (b, 1), (c, 0), (d, 0)] {
        assert_eq!((counts.draws, counts.draws_tenpai), (1, tenpai), "no abortive draw");
    }
}

/// Tenpai without riichi and calls when the round ends, whoever ends it, once each.
#[test]
fn dama_is_tenpai_at_the_end_of_a_round() {
    let discard = |seat: usize| Event::Discard {
        seat: Seat::ALL[seat],
        face: Face::plain(Tile::P5),
        tsumogiri: true,
    };
    let both = |rest: &[Event], tenpai: [bool; 4]| {
        let mut tally = Tally::new();
        tally.event(&deal());
        for (seat, is_tenpai) in tenpai.into_iter().enumerate() {
            tally.event(&discard(seat));
            tally.discarded(Seat::ALL[seat], is_tenpai);
        }
        rest.iter().for_each(|event| tally.event(event));
        Seat::ALL.map(|seat| (tally.counts(seat).dama, tally.counts(seat).dama_wins))
    };
    let tenpai = [true, true, false, true];
    let end = drawn(RyuukyokuKind::Exhaustive);
    assert_eq!(both(std::slice::from_ref(&end), tenpai), [(1, 0), (1, 0), (0, 0), (1, 0)]);
    let double = [win(0, Some(2), [0; 4]), win(1, Some(2), [0; 4])];
    assert_eq!(both(&double, tenpai), [(1, 1), (1, 1), (0, 0), (1, 0)]);
    let riichi = [Event::Riichi { seat: Seat::ALL[0] }, discard(0), end];
    assert_eq!(both(&riichi, tenpai), [(0, 0), (1, 0), (0, 0), (1, 0)]);
}

#[test]
fn players_have_a_row_each_and_the_nameless_that_of_their_seat() {
    let game = |names: [&str; 4]| {
        Counter::new().count(&Record { names: names.map(String::from), ..double_riichi() })
    };
    let mut table = StatsTable::new(By::Player);
    table.add(&game(["A", "B", "C", ""]));
    table.add(&game(["B", "A", "C", " "]));
    let rows: Vec<_> = table.rows().map(|(who, row)| (who.to_string(), row.counts())).collect();
    let given: Vec<_> = rows.iter().map(|(who, row)| (&who[..], row.rounds, row.wins)).collect();
    // B won the first game as South, and A the second.
    assert_eq!(given, [("A", 2, 1), ("B", 2, 1), ("C", 2, 0), ("seat 3", 2, 0)]);
    let a = table.rows().next().unwrap().1;
    let wins = a.figure(Figure::WinRate).unwrap();
    assert_eq!(wins.value, 0.5);
    assert!(wins.interval.unwrap()[0] < 0.05, "two games say little");
    assert_eq!(a.yaku(Yaku::Pinfu).map(|share| share.value), Some(1.0));
    assert_eq!(a.figure(Figure::MeanPlace), None, "the games have no result");
    let mut seats = StatsTable::new(By::Seat);
    seats.add(&game(["A", "B", "C", "D"]));
    assert!(
        seats.rows().map(|(who, _)| who.to_string()).eq(["seat 0", "seat 1", "seat 2", "seat 3"])
    );
}

/// Of two riichi in a round the earlier is its first, and each round has its own.
#[test]
fn only_one_riichi_is_the_first_of_a_round() {
    let riichi = |seat: usize| Event::Riichi { seat: Seat::ALL[seat] };
    let mut tally = Tally::new();
    for event in [deal(), riichi(1), riichi(0), deal(), riichi(0), riichi(1), riichi(2)] {
        tally.event(&event);
    }
    let first = Seat::ALL.map(|seat| tally.counts(seat).first_riichi);
    let all = Seat::ALL.map(|seat| tally.counts(seat).riichi);
    assert_eq!((first, all), ([1, 1, 0, 0], [2, 2, 1, 0]));
}
