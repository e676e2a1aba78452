//! What a replay compares of a record that was read: each part changed alone is a difference.

use mentsu::random::SplitMix64;
use mentsu::{CalledFrom, Face, Meld, MeldKind, Part, Tile};
use mentsu_table::record::{Format, GameKind, HiddenWin, Record, Told};
use mentsu_table::replay::{self, Differs, Note, Recorder};
use mentsu_table::{Action, Event, Game, GameRules, RyuukyokuKind, Seat, Wall, Win, Yame, bot};

use crate::records::replayed::played::{game, kinds};
use crate::records::replayed::seen::{recorded, seen_by};
use crate::scene::{IDLE, Moves, PLAIN, Scene};

/// The first of some games that a change applies to, changed.
fn changed(kind: GameKind, change: impl Fn(&mut Record) -> bool) -> Record {
    let found = (1..60).find_map(|number| {
        let mut record = game(kind, number);
        change(&mut record).then_some(record)
    });
    found.expect("a game with such a part")
}

/// The events of a record, to be changed.
fn events(record: &mut Record) -> impl Iterator<Item = &mut Event> {
    let entries = record.rounds.iter_mut().flat_map(|round| &mut round.entries);
    entries.filter_map(|entry| match &mut entry.told {
        Told::Event(event) => Some(event),
        _ => None,
    })
}

#[test]
fn how_many_norths_a_winner_has_is_compared() {
    let record = changed(kinds()[1], |record| {
        let claims = record.rounds.iter_mut().flat_map(|round| &mut round.claims);
        let kita = claims.filter_map(|claim| claim.kita.as_mut()).find(|kita| **kita > 0);
        kita.map(|kita| *kita -= 1).is_some()
    });
    let differences = replay::replay(&record).differences;
    let [difference] = &differences[..] else { panic!("{differences:?}") };
    assert!(matches!(difference.differs, Differs::Claim { what: "norths set aside", .. }));
}

#[test]
fn from_whom_a_tile_is_called_is_compared() {
    let record = changed(GameKind::default(), |record| {
        let pons = events(record).find_map(|event| match event {
            Event::Call { meld, .. } if meld.kind() == MeldKind::Pon => Some(meld),
            _ => None,
        });
        let Some(meld) = pons else { return false };
        let call = meld.call().expect("a called tile");
        let parts = meld.parts();
        let own = parts.iter().filter(|(_, part)| *part == Part::Own);
        let own: Vec<_> = own.map(|(face, _)| *face).collect();
        let other = match call.source() {
            CalledFrom::Toimen => CalledFrom::Kamicha,
            _ => CalledFrom::Toimen,
        };
        *meld = Meld::pon([own[0], own[1]], call.face(), other).expect("a pon");
        true
    });
    assert!(!replay::replay(&record).differences.is_empty());
}

#[test]
fn the_hands_shown_at_a_draw_are_compared() {
    let record = changed(GameKind::default(), |record| {
        events(record).any(|event| match event {
            Event::Ryuukyoku(draw) if draw.hands.iter().flatten().count() > 1 => {
                draw.hands.iter_mut().find(|hand| hand.is_some()).map(Option::take).is_some()
            }
            _ => false,
        })
    });
    let differences = replay::replay(&record).differences;
    assert!(differences.iter().any(|it| matches!(it.differs, Differs::Event { .. })));
}

/// The end of a record, or its next round, shows what the dealer chose: both are replayed.
#[test]
fn a_dealer_who_may_stop_is_recorded_stopping_and_going_on() {
    let rules = |yame| GameRules::TENHOU.with_agari_yame(yame).with_tenpai_yame(yame);
    let chosen = rules(Yame::DealersChoice);
    let mut walls = SplitMix64::new(51);
    let mut wall = || Wall::shuffled(&chosen, &mut walls);
    let found = (0..60).find_map(|_| {
        let mut game = Game::new(&chosen, wall()).unwrap();
        let names = ["A", "B", "C", "D"].map(String::from);
        let mut recorder = Recorder::new(GameKind::default(), names);
        recorder.events(game.round().last_events());
        loop {
            recorder.events(&game.play_on(|view| Some(bot::efficiency(view))).unwrap());
            if game.may_stop().is_some() {
                return Some((game, recorder));
            }
            if game.result().is_some() {
                return None;
            }
            recorder.events(game.next_round(wall()).unwrap());
        }
    });
    let (mut game, recorder) = found.expect("a dealer who may stop");
    let mut going_on = recorder.clone();
    going_on.events(game.clone().next_round(wall()).unwrap());
    let result = game.stop(game.may_stop().unwrap()).unwrap();
    let mut stopped = recorder.finish(Some(result));
    let mut going_on = going_on.finish(None);
    let is_right = |record: &mut Record, yame| {
        record.own_rules = Some(rules(yame));
        let differences = replay::replay(record).differences;
        let next = |differs: &Differs| matches!(differs, Differs::Next { .. });
        assert!(differences.iter().all(|difference| next(&difference.differs)), "{differences:?}");
        differences.is_empty()
    };
    for (yame, ends, goes_on) in [
        (Yame::DealersChoice, true, true),
        (Yame::Automatic, true, false),
        (Yame::Off, false, true),
    ] {
        // That a record breaks off is no difference, but where mjlog ends the game is over.
        stopped.format = Format::Mjlog;
        assert_eq!(is_right(&mut stopped, yame), ends, "{yame}");
        assert_eq!(is_right(&mut going_on, yame), goes_on, "{yame}");
    }
}

/// Riichi sticks left out of a payment, all or some, are a difference.
#[test]
fn sticks_left_out_of_a_payment_are_compared() {
    for share in [1, 2] {
        let record = changed(GameKind::default(), |record| {
            let sum = |win: &Win| win.deltas.iter().sum::<i32>();
            let win = events(record).find_map(|event| match event {
                Event::Win(win) if sum(win) > 0 => Some(win),
                _ => None,
            });
            win.map(|win| win.deltas[win.seat.index()] -= sum(win) / share).is_some()
        });
        let replay = replay::replay(&record);
        let first = replay.differences.first().map(|difference| &difference.differs);
        assert!(matches!(first, Some(Differs::Event { .. })), "{first:?}");
    }
}

/// After a ron on another's tile it isn't known what everybody holds.
#[test]
fn from_whom_a_tile_is_won_is_compared() {
    let record = changed(GameKind::default(), |record| {
        events(record).any(|event| match event {
            Event::Win(Win { seat, from: Some(from), .. }) => {
                let is_other = |other: &Seat| ![*seat, *from].contains(other);
                *from = Seat::ALL.into_iter().find(is_other).expect("four players");
                true
            }
            _ => false,
        })
    });
    let differences = replay::replay(&record).differences;
    let [difference] = &differences[..] else { panic!("{differences:?}") };
    assert!(matches!(difference.differs, Differs::Event { .. }) && difference.ends_check);
}

/// Three rons abort the round, and whoever claims it shows the hand.
#[test]
fn three_rons_are_replayed_with_the_hands_that_they_show() {
    let scene = Scene {
        hands: [IDLE[2], "234m22267888p46s", "34566777m345p46s", "567m567p3334688s"],
        draws: "5s",
        ..Scene::default()
    };
    let mut round = scene.round(&PLAIN);
    let mut events_of = round.last_events().to_vec();
    events_of.extend(round.discards(0, "5s"));
    for seat in [1, 3, 2] {
        events_of.extend(round.does(seat, Action::Ron));
    }
    let kind = GameKind { reds: false, ..GameKind::default() };
    let record = recorded(kind, &events_of);
    let replay = replay::replay(&record);
    assert_eq!((replay.decisions, replay.differences.len()), (4, 0), "{:?}", replay.differences);
    for (seat, other) in [(1, None), (2, Some(mentsu::hand!("234m22267888p46s")))] {
        let mut changed = record.clone();
        for event in events(&mut changed) {
            if let Event::Ryuukyoku(draw) = event {
                assert!(draw.hands[seat].is_some());
                draw.hands[seat] = other;
            }
        }
        assert_eq!(replay::replay(&changed).differences.len(), 1, "{seat}");
    }
}

/// A round whose record has only the end begins with an unknown deal.
#[test]
fn what_follows_a_round_isnt_compared_with_one_that_begins_midway() {
    let record = |midway: bool| {
        changed(GameKind::default(), |record| {
            let Some(round) = record.rounds.get_mut(2) else { return false };
            round.midway = midway;
            round.deal.honba += 3;
            true
        })
    };
    let next = |it: &replay::Difference| matches!(it.differs, Differs::Next { .. });
    let replay = replay::replay(&record(true));
    assert!(replay.notes.contains(&Note::BeginsWithin(2)), "{:?}", replay.notes);
    assert!(!replay.differences.iter().any(|it| next(it) && it.round == 1));
    assert!(replay::replay(&record(false)).differences.iter().any(next));
}

/// The differences of a game as one seat sees it that a change brings; without it there is none.
fn seen_changed(change: impl Fn(&mut Record, Seat) -> bool) -> Vec<replay::Difference> {
    let found = (1..40).find_map(|number| {
        let record = game(GameKind::default(), number);
        Seat::ALL.into_iter().find_map(|seat| {
            let mut seen = seen_by(&record, seat);
            seen.seen_by = Some(seat);
            let unchanged = seen.clone();
            change(&mut seen, seat).then(|| {
                assert_eq!(replay::replay(&unchanged).differences, []);
                replay::replay(&seen).differences
            })
        })
    });
    found.expect("a game with such a part")
}

/// The first exhaustive draw in which a seat shows a hand that is as asked.
fn shown(record: &mut Record, is_asked: impl Fn(Seat) -> bool) -> Option<&mut mentsu::Hand> {
    let hands = events(record).filter_map(|event| match event {
        Event::Ryuukyoku(draw) if draw.kind == RyuukyokuKind::Exhaustive => Some(&mut draw.hands),
        _ => None,
    });
    let mut hands = hands.flat_map(|hands| hands.iter_mut().zip(Seat::ALL));
    hands.find_map(|(hand, seat)| hand.as_mut().filter(|_| is_asked(seat)))
}

#[test]
fn the_hand_that_a_seat_shows_at_a_draw_is_its_own() {
    let other = mentsu::hand!("123m456m789m1112z");
    let differences = seen_changed(|record, own| {
        shown(record, |seat| seat == own).map(|hand| *hand = other).is_some()
    });
    assert!(!differences.is_empty());
}

#[test]
fn whoever_shows_the_hand_at_a_draw_is_tenpai() {
    let noten = mentsu::hand!("147m258p369s1234z");
    let differences = seen_changed(|record, own| {
        shown(record, |seat| seat != own).map(|hand| *hand = noten).is_some()
    });
    assert!(!differences.is_empty());
}

/// A win with a hidden hand is on the tile that lies there.
#[test]
fn the_tile_of_a_hidden_win_is_compared() {
    let hide = |record: &mut Record, own: Seat, is_right: bool| {
        let found = record.rounds.iter_mut().find_map(|round| {
            let [claim] = &round.claims[..] else { return None };
            let (claim, entries) = (claim.clone(), &mut round.entries);
            let won = entries.iter_mut().find_map(|entry| match &entry.told {
                Told::Event(Event::Win(win)) if win.seat != own && win.from.is_some() => {
                    let win = win.clone();
                    Some((entry, win))
                }
                _ => None,
            });
            let (entry, Win { seat, from, tile, ura, deltas, .. }) = won?;
            let other = if tile == Face::plain(Tile::M1) { Tile::P1 } else { Tile::M1 };
            let tile = Some(if is_right { tile } else { Face::plain(other) });
            let deltas = Some(deltas);
            entry.told = Told::HiddenWin(HiddenWin { seat, from, tile, ura, deltas, claim });
            round.claims.clear();
            Some(())
        });
        found.is_some()
    };
    assert_eq!(seen_changed(|record, own| hide(record, own, true)), []);
    let differences = seen_changed(|record, own| hide(record, own, false));
    let [difference] = &differences[..] else { panic!("{differences:?}") };
    assert!(matches!(difference.differs, Differs::HiddenWin { .. }));
}
