//! Games as one seat sees them, in mjai: what the others' hidden tiles leave open is no difference.

use mentsu::riichi::{NagashiMangan, Preset};
use mentsu::{Face, TileSet};
use mentsu_table::record::{self, GameKind, Record, Told};
use mentsu_table::replay::{self, Recorder};
use mentsu_table::{Action, Event, Game, GameRules, KnownWall, RoundStart, Seat, Wall};

use crate::records::formats::mjai::without;
use crate::scene::{Moves, Scene, faces};

/// The record as this seat sees it.
pub(crate) fn seen_by(record: &Record, seat: Seat) -> Record {
    let mut seen = record.clone();
    for round in &mut seen.rounds {
        let Event::Deal(deal) = Event::Deal(round.deal.clone()).seen_by(seat) else {
            panic!("a deal")
        };
        round.deal = deal;
        for entry in &mut round.entries {
            if let Told::Event(event) = &mut entry.told {
                *event = event.seen_by(seat);
            }
        }
    }
    seen
}

/// A round as a record.
pub(crate) fn recorded(kind: GameKind, events: &[Event]) -> Record {
    let mut recorder = Recorder::new(kind, ["A", "B", "C", "D"].map(String::from));
    recorder.events(events);
    recorder.finish(None)
}

#[track_caller]
fn assert_agrees(text: &str, at: &str) {
    let read = record::read(text.as_bytes()).unwrap_or_else(|why| panic!("{at}: {why}"));
    let replay = replay::replay(&read);
    let shown: Vec<String> = replay.differences.iter().map(ToString::to_string).collect();
    assert!(shown.is_empty(), "{at}: {}", shown.join("\n"));
    assert!(read.seen_by.is_some() && replay.rounds == read.rounds.len(), "{at}");
}

/// Norths set aside draw rinshan tiles, too, and abort nothing: the fourth kan does, after its
/// discard.
#[test]
fn a_fourth_kan_by_a_call_after_a_north_draws_before_it_aborts() {
    let kind = GameKind { reds: false, ..GameKind::from(Preset::TenhouSanma) };
    let scene = Scene {
        hands: ["111122223333p4z", "19m58p147999s567z", "19m69p258s123567z", ""],
        draws: "9s",
        rinshan: "7p 1z 2z 3z 9m",
        dora: "4s",
        ..Scene::default()
    };
    let mut round = scene.round(&kind.rules());
    let mut events = round.last_events().to_vec();
    for kan in ["[1111p]", "[2222p]", "[3333p]"] {
        events.extend(round.kan(0, kan));
        events.extend(round.all_pass());
    }
    events.extend(round.does(0, Action::Kita));
    events.extend(round.all_pass());
    events.extend(round.discards(0, "9s"));
    events.extend(round.calls(1, "(9999-s)"));
    events.extend(round.discards(1, "1m"));
    events.extend(round.all_pass());
    assert!(round.outcome().is_some(), "four kans of two players");
    let record = recorded(kind, &events);
    for seat in Seat::of_players(3) {
        assert_agrees(&seen_by(&record, *seat).to_mjai(), &seat.to_string());
    }
}

/// A wall on which one player discards nothing but terminals and honors, and nobody calls or wins.
fn nagashi_wall(rules: &GameRules, by: usize, dealer: &str) -> Wall {
    let others = "2468m2468p2468s1z";
    let hands = [dealer, others, others, others].map(faces);
    let mut left: Vec<Face> = (0..4).flat_map(|_| TileSet::ALL).map(Face::plain).collect();
    let indicator = Face::plain(mentsu::Tile::P9);
    for face in hands.iter().flatten().chain([&indicator]) {
        let at = left.iter().position(|other| other == face).expect("four of each");
        left.swap_remove(at);
    }
    let is_outside = |face: &Face| TileSet::YAOCHUU.contains(face.tile());
    let (outside, inside): (Vec<Face>, Vec<Face>) = left.into_iter().partition(is_outside);
    let (mut outside, mut inside) = (outside.into_iter(), inside.into_iter());
    let draws = (0..usize::from(rules_draws(rules))).map(|turn| {
        let inside = if turn % 4 == by { None } else { inside.next() };
        inside.or_else(|| outside.next()).expect("tiles to draw")
    });
    let known =
        KnownWall { hands, draws: draws.collect(), dora: vec![indicator], ..KnownWall::default() };
    known.wall(rules).expect("a wall")
}

fn rules_draws(rules: &GameRules) -> u8 {
    if rules.sanma() { 55 } else { 70 }
}

/// Nagashi mangan pays whoever made it, which doesn't show who is tenpai. The next round shows
/// whether the dealer was.
#[test]
fn payments_of_nagashi_mangan_do_not_tell_who_is_tenpai() {
    let kind = GameKind { reds: false, ..GameKind::default() };
    let rules = kind.rules();
    for (dealer, hand) in [("noten", "2468m2468p2468s1z"), ("tenpai", "234678m234p234s8p")] {
        for by in 0..4 {
            let mut game = Game::new(&rules, nagashi_wall(&rules, by, hand)).unwrap();
            let mut recorder = Recorder::new(kind, ["A", "B", "C", "D"].map(String::from));
            recorder.events(game.round().last_events());
            while let Some(seat) = game.round().awaited().next() {
                let action = game.round().default_action(seat);
                recorder.events(game.act(seat, action).unwrap());
            }
            let next = nagashi_wall(&rules, by, hand);
            recorder.events(game.next_round(next).unwrap());
            let record = recorder.finish(None);
            let text = record.to_mjai();
            assert!(text.contains("nagashimangan"), "{text}");
            let repeats = record.rounds[1].deal.dealer == record.rounds[0].deal.dealer;
            assert_eq!(repeats, dealer == "tenpai");
            for seat in Seat::ALL {
                let at = format!("a {dealer} dealer, nagashi mangan by {by}, seen by {seat}");
                let seen = seen_by(&record, seat);
                assert_agrees(&seen.to_mjai(), &at);
                // Not every writer shows the hands of those who are tenpai.
                assert_agrees(&without(&seen, "ryukyoku", &["tehais"]), &at);
            }
        }
    }
}

/// Where it counts as a win, a nagashi mangan takes the sticks, and the next round begins without
/// any, whether its line says so or not.
#[test]
fn nagashi_mangan_as_a_win_takes_the_sticks() {
    let kind = GameKind { reds: false, ..GameKind::default() };
    let scoring = kind.rules().scoring().with_nagashi_mangan(NagashiMangan::Win);
    let rules = kind.rules().with_scoring(scoring);
    let wall = || nagashi_wall(&rules, 1, "2468m2468p2468s1z");
    let start = RoundStart { sticks: 2, ..RoundStart::first(&rules) };
    let mut game = Game::resume(&rules, &start, wall()).unwrap();
    let mut recorder =
        Recorder::new(kind, ["A", "B", "C", "D"].map(String::from)).with_rules(rules);
    recorder.events(game.round().last_events());
    while let Some(seat) = game.round().awaited().next() {
        let action = game.round().default_action(seat);
        recorder.events(game.act(seat, action).unwrap());
    }
    recorder.events(game.next_round(wall()).unwrap());
    let record = recorder.finish(None);
    assert_eq!(record.rounds.iter().map(|round| round.deal.sticks).collect::<Vec<_>>(), [2, 0]);
    let text = record.to_mjai();
    let untold = text.replace("\"kyotaku\":0,", "").replace(",\"kyotaku\":0", "");
    assert_ne!(untold, text);
    assert_eq!(record::read(untold.as_bytes()).unwrap().rounds[1].deal, record.rounds[1].deal);
}
