//! mjlog as it is written: every round is read back, and each tile is one of the 136.

use std::collections::HashSet;

use mentsu::notation::RedFives;
use mentsu::notation::mjlog::{Declaration, decode, decode_sanma};
use mentsu::riichi::{Limit, Preset, Yaku};
use mentsu_table::record::{self, Format, GameKind, Record, Told, Unwritable, WinClaim, YakuName};
use mentsu_table::{Event, Seat, replay};

use crate::records::replayed::played::{game, kinds, seed, to_mjlog};
use crate::records::{assert_agrees, assert_same, given};

/// All kinds of games that an mjlog can say.
fn tenhou_kinds() -> impl Iterator<Item = GameKind> {
    let presets = [Preset::Tenhou, Preset::TenhouSanma];
    presets.into_iter().flat_map(|preset| {
        (0..16).map(move |bits| {
            let is = |bit: u8| bits >> bit & 1 == 1;
            let (reds, open_tanyao, hanchan, fast) = (is(0), is(1), is(2), is(3));
            GameKind { preset, reds, open_tanyao, hanchan, fast }
        })
    })
}

#[test]
fn every_game_that_mjlog_can_say_is_read_back() {
    for (number, kind) in (0..).zip(tenhou_kinds()) {
        let played = game(kind, number);
        let read = assert_agrees(&played.to_mjlog().unwrap(), Format::Mjlog);
        assert_same(&played, &read, &format!("{kind:?} {number}"));
        assert_eq!(read.result, played.result);
        let limits = |record: &Record| -> Vec<Option<Limit>> {
            let counted = |limit| match limit {
                Limit::CountedYakuman => Limit::Yakuman,
                limit => limit,
            };
            let claims = record.rounds.iter().flat_map(|round| &round.claims);
            claims.map(|claim| claim.limit.map(counted)).collect()
        };
        assert_eq!(limits(&read), limits(&played));
        // Read from an mjlog, it is written as it was.
        assert_eq!(read.to_mjlog(), played.to_mjlog());
    }
}

/// Other houses' rounds are the same; of their rules the type of a game says what it can.
#[test]
fn rounds_of_other_houses_are_read_back() {
    for (number, kind) in (0..).zip(kinds()) {
        let mut played = game(kind, number);
        let mut read = record::read(played.to_mjlog().unwrap().as_bytes()).unwrap();
        assert_eq!(read.kind, GameKind { preset: read.kind.preset, ..kind });
        assert_eq!(read.kind.players(), kind.players());
        // The scores of another house look like other rules of Tenhou.
        (read.kind, read.own_rules) = (kind, None);
        assert_same(&played, &read, &format!("{kind:?} {number}"));
        played.format = Format::Mjlog;
        assert_eq!(replay::replay(&read).differences, []);
    }
}

/// The numbers of a tag's attribute.
fn numbers(tag: &str, name: &str) -> Vec<u16> {
    let Some((_, rest)) = tag.split_once(&format!(" {name}=\"")) else { return Vec::new() };
    let (numbers, _) = rest.split_once('"').unwrap();
    numbers.split(',').filter(|n| !n.is_empty()).map(|n| n.parse().unwrap()).collect()
}

/// The three or four ids of a meld's number.
fn ids_of(bits: u16) -> Vec<u16> {
    let copies = |tile: u16| (0..4).map(move |copy| 4 * tile + copy);
    if bits & 4 != 0 {
        let start = bits / 1024 / 3;
        let first = start / 7 * 9 + start % 7;
        (0..3).map(|i| 4 * (first + i) + (bits >> (3 + 2 * i) & 3)).collect()
    } else if bits & 8 != 0 {
        copies(bits / 512 / 3).filter(|id| id % 4 != bits >> 5 & 3).collect()
    } else if bits & 16 != 0 {
        copies(bits / 512 / 3).collect()
    } else if bits & 32 != 0 {
        [bits >> 8].to_vec()
    } else {
        copies(bits >> 10).collect()
    }
}

/// Who draws, discards, calls and wins has these very copies, and none is in two places.
#[test]
fn a_tile_stays_the_copy_that_it_is() {
    let mut calls = [0; 5];
    for number in 0..12 {
        let kind = kinds()[number as usize % 3];
        let text = game(kind, number).to_mjlog().unwrap();
        let (mut hands, mut seen): ([HashSet<u16>; 4], HashSet<u16>) = Default::default();
        let mut last = 0;
        for tag in text.split_inclusive('>') {
            let name = tag[1..].split(|c: char| !c.is_ascii_uppercase()).next().unwrap();
            let place = |letters: &str| letters.find(name).filter(|_| name.len() == 1);
            let id = || tag[2..].split('/').next().unwrap().parse::<u16>().unwrap();
            if name == "INIT" {
                hands = ["hai0", "hai1", "hai2", "hai3"]
                    .map(|name| numbers(tag, name).into_iter().collect());
                seen = hands.iter().flatten().copied().collect();
                assert_eq!(seen.len(), 13 * usize::from(kind.players()));
                assert!(seen.insert(numbers(tag, "seed")[5]));
            } else if let Some(seat) = place("TUVW") {
                assert!(seen.insert(id()) && hands[seat].insert(id()), "{tag}");
            } else if let Some(seat) = place("DEFG") {
                last = id();
                assert!(hands[seat].remove(&last), "{tag}");
            } else if name == "DORA" {
                assert!(seen.insert(numbers(tag, "hai")[0]), "{tag}");
            } else if name == "N" {
                let (seat, bits) = (numbers(tag, "who")[0], numbers(tag, "m")[0]);
                let ids = ids_of(bits);
                let held = ids.iter().filter(|id| hands[usize::from(seat)].remove(id)).count();
                let is_kakan = bits & 0b1_0100 == 0b1_0000;
                let from_another = bits & 3 != 0 && !is_kakan;
                assert_eq!(held, if is_kakan { 1 } else { ids.len() - usize::from(from_another) });
                assert!(!from_another || ids.contains(&last), "{tag} of {last}");
                let reds = RedFives::OnePerSuit;
                let again = if kind.is_sanma() {
                    decode_sanma(bits, reds, seat as u8)
                } else {
                    decode(bits, reds)
                };
                let kind = match again.unwrap() {
                    Declaration::Meld(meld) => meld.kind() as usize,
                    Declaration::Kita => 4,
                };
                calls[kind.min(4)] += 1;
            } else if name == "AGARI" {
                let (seat, won) = (usize::from(numbers(tag, "who")[0]), numbers(tag, "machi")[0]);
                let mut hand = hands[seat].clone();
                if numbers(tag, "fromWho")[0] as usize != seat {
                    assert!(last == won || seen.contains(&won), "{tag}");
                    hand.insert(won);
                }
                assert_eq!(numbers(tag, "hai").into_iter().collect::<HashSet<_>>(), hand, "{tag}");
                for ura in numbers(tag, "doraHaiUra") {
                    assert!(!seen.contains(&ura), "{tag}");
                }
            } else if name == "RYUUKYOKU" {
                for (name, hand) in ["hai0", "hai1", "hai2", "hai3"].iter().zip(&hands) {
                    let shown = numbers(tag, name);
                    assert!(shown.is_empty() || shown.into_iter().collect::<HashSet<_>>() == *hand);
                }
            }
        }
    }
    assert!(calls.iter().all(|&calls| calls > 3), "{calls:?}");
}

/// Neither the record nor the rules say what a win is worth that pays otherwise: zeros are written,
/// and claim nothing when they are read.
#[test]
fn what_nobody_claims_is_not_written() {
    let mut played = game(GameKind::default(), 1);
    for round in &mut played.rounds {
        for claim in &mut round.claims {
            *claim = WinClaim::default();
        }
        for entry in &mut round.entries {
            if let Told::Event(Event::Win(win)) = &mut entry.told {
                win.deltas = [0; 4];
            }
        }
    }
    let read = record::read(played.to_mjlog().unwrap().as_bytes()).unwrap();
    let claims: Vec<_> = read.rounds.iter().flat_map(|round| &round.claims).collect();
    assert!(!claims.is_empty());
    assert!(claims.iter().all(|claim| (claim.points, claim.limit) == (None, None)));
    // The points alone say the limit.
    for number in 0..12 {
        let mut played = game(kinds()[number as usize % 3], number);
        for claim in played.rounds.iter_mut().flat_map(|round| &mut round.claims) {
            claim.limit = None;
        }
        assert_agrees(&played.to_mjlog().unwrap(), Format::Mjlog);
    }
}

/// A yaku of a wind has a number for each wind, and one that Tenhou doesn't play has none.
#[test]
fn yaku_have_tenhou_s_numbers() {
    let mut played = game(GameKind::default(), 1);
    let at = played.rounds.iter().position(|round| !round.claims.is_empty()).unwrap();
    let round = &mut played.rounds[at];
    let winner = round.winners_seat();
    let seat = winner.wind(round.deal.dealer, 4) as u8;
    let wind = round.deal.round as u8;
    for (names, written) in [
        (&[(Yaku::SeatWind, 1)][..], format!(" yaku=\"{},1\"", 10 + seat)),
        (&[(Yaku::RoundWind, 1), (Yaku::Chun, 1)], format!(" yaku=\"{},1,20,1\"", 14 + wind)),
        (&[(Yaku::Suukantsu, 0)], " yakuman=\"51\"".to_owned()),
        (&[(Yaku::MenzenTsumo, 1), (Yaku::TsubameGaeshi, 1)], " yaku=\"0,1\"".to_owned()),
    ] {
        let yaku = names.iter().map(|&(yaku, han)| (YakuName::Yaku(yaku), han)).collect();
        played.rounds[at].claims[0].yaku = Some(yaku);
        let text = played.to_mjlog().unwrap();
        assert!(text.contains(&written), "{written}: {text}");
    }
}

/// The end of a round has the sticks on the table, those of the round among them; the first of
/// several winners takes them.
#[test]
fn the_end_of_a_round_has_the_sticks_on_the_table() {
    let played = game(GameKind::default(), 1);
    let mut expected = Vec::new();
    for round in &played.rounds {
        let mut sticks = round.deal.sticks;
        for (_, event) in round.events() {
            match event {
                Event::RiichiAccepted { .. } => sticks += 1,
                Event::Win(_) | Event::Ryuukyoku(_) => {
                    expected.push(format!("{},{sticks}", round.deal.honba));
                    sticks = 0;
                }
                _ => {}
            }
        }
    }
    let text = played.to_mjlog().unwrap();
    let given = text.split(" ba=\"").skip(1).map(|rest| &rest[..rest.find('"').unwrap()]);
    assert!(given.eq(expected.iter().map(String::as_str)), "{expected:?} in {text}");
}

trait WinnersSeat {
    fn winners_seat(&self) -> Seat;
}

impl WinnersSeat for record::RecordedRound {
    fn winners_seat(&self) -> Seat {
        let win = self.events().find_map(|(_, event)| match event {
            Event::Win(win) => Some(win.seat),
            _ => None,
        });
        win.expect("a win")
    }
}

#[test]
fn names_and_who_left_are_read_back() {
    let mut played = game(GameKind::default(), 1);
    played.names = ["天鳳", "<\"&'>", "%41", ""].map(String::from);
    let entries = &mut played.rounds[0].entries;
    let place = entries[4].place;
    for given in [Told::Left(Seat::ALL[2]), Told::Back(Seat::ALL[2])] {
        entries.insert(5, record::Entry { place, told: given });
    }
    let read = record::read(played.to_mjlog().unwrap().as_bytes()).unwrap();
    assert_eq!(read.names, played.names);
    let left = |record: &Record| -> Vec<(usize, Told)> {
        let entries = record.rounds[0].entries.iter().enumerate();
        let others = entries.filter(|(_, entry)| !matches!(entry.told, Told::Event(_)));
        others.map(|(at, entry)| (at, entry.told.clone())).collect()
    };
    assert_eq!((left(&read), left(&read).len()), (left(&played), 2));
    assert_eq!(given(&read), given(&played));
}

#[test]
fn what_mjlog_cannot_say_is_an_error_with_its_place() {
    let played = game(GameKind::default(), 1);
    let place = played.rounds[0].place;
    // A fifth copy, a tile that isn't held, a round that isn't over, points that aren't hundreds.
    let mut fifth = played.clone();
    let face = fifth.rounds[0].deal.hands[1][0];
    fifth.rounds[0].deal.hands[1] = [face; 13].to_vec();
    assert_eq!(fifth.to_mjlog(), Err(Unwritable::NoCopyLeft { place, face }));
    let mut points = played.clone();
    points.rounds[0].deal.points[2] = 25_050;
    assert_eq!(points.to_mjlog(), Err(Unwritable::Points { place, points: 25_050 }));
    let mut open = played.clone();
    let last = open.rounds.len() - 1;
    open.rounds[last].entries.truncate(9);
    let place = open.rounds[last].place;
    assert_eq!(open.to_mjlog(), Err(Unwritable::EndsWithin { place }));
    let mut taken = played.clone();
    let entries = &mut taken.rounds[0].entries;
    let at = entries.iter().position(|it| matches!(it.told, Told::Event(Event::Draw { .. })));
    let Told::Event(Event::Draw { seat, .. }) = entries.remove(at.unwrap()).told else { panic!() };
    let written = taken.to_mjlog();
    let wrong = matches!(written, Err(Unwritable::NotHeld { seat: of, .. }) if of == seat);
    assert!(wrong || written.is_ok(), "{written:?}");
    // Twice the same tile.
    let mut game = played;
    let entries = &mut game.rounds[0].entries;
    let at = entries.iter().position(|it| matches!(it.told, Told::Event(Event::Discard { .. })));
    let twice = entries[at.unwrap()].clone();
    for _ in 0..4 {
        entries.insert(at.unwrap(), twice.clone());
    }
    assert!(matches!(game.to_mjlog(), Err(Unwritable::NotHeld { .. })));
}

/// A seed gives the walls that the tiles of a written game don't: faces are the same.
#[test]
fn a_seed_s_game_is_written_without_its_seed() {
    let played = game(GameKind::default(), 3);
    let read = record::read(to_mjlog(&played, &seed(3)).as_bytes()).unwrap();
    let again = assert_agrees(&read.to_mjlog().unwrap(), Format::Mjlog);
    assert!(again.rounds.iter().all(|round| round.wall.is_none()));
    assert_same(&read, &again, "without the seed");
}
