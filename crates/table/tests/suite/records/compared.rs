//! What a replay compares of a record that was read: each part changed alone is a difference.

use mentsu::puzzle::SplitMix64;
use mentsu::{Meld, MeldKind, Part, Source};
use mentsu_table::record::{GameKind, Record, Told};
use mentsu_table::replay::{self, Differs, Recorder};
use mentsu_table::{Event, Game, GameRules, Wall, Yame, bot};

use crate::records::played::{game, kinds};

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
            Source::Toimen => Source::Kamicha,
            _ => Source::Toimen,
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

/// A record tells by its end, or its next round, what the dealer chose: both are replayed.
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
        recorder.events(game.round().events());
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
        stopped.format = mentsu_table::record::Format::Mjlog;
        assert_eq!(is_right(&mut stopped, yame), ends, "{yame}");
        assert_eq!(is_right(&mut going_on, yame), goes_on, "{yame}");
    }
}
