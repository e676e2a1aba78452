//! What a player knows after the last event of a record that ends within a round.

use mentsu::random::SplitMix64;
use mentsu_table::record::{self, GameKind};
use mentsu_table::replay::{Differs, NoView, last_view};
use mentsu_table::{Action, Event, Round, RoundStart, Seat, Wall, bot};

use crate::records::replayed::played::kinds;
use crate::records::replayed::seen::{recorded, seen_by};

/// A round as it begins, and its events.
fn begun(kind: GameKind) -> (Round, Vec<Event>) {
    let rules = kind.rules();
    let wall = Wall::shuffled(&rules, &mut SplitMix64::new(7));
    let round = Round::new(&rules, &RoundStart::first(&rules), wall).unwrap();
    let events = round.last_events().to_vec();
    (round, events)
}

#[test]
fn the_last_view_is_the_engines() {
    for kind in kinds() {
        let (mut round, mut events) = begun(kind);
        let mut number = 0;
        while let Some(seat) = round.awaited().next() {
            let view = round.view(seat).unwrap();
            number += 1;
            if number % 7 == 1 {
                let record = recorded(kind, &events);
                for text in [record.to_mjai(), seen_by(&record, seat).to_mjai()] {
                    let read = record::read(text.as_bytes()).unwrap();
                    assert_eq!(last_view(&read, seat).as_ref(), Ok(&view), "{kind:?} {number}");
                }
            }
            events.extend_from_slice(round.act(seat, bot::efficiency(&view)).unwrap());
        }
        assert!(number > 20, "{kind:?} {number}");
    }
}

#[test]
fn a_record_without_a_last_view_says_why() {
    let kind = GameKind::default();
    let (round, mut events) = begun(kind);
    let [east, south, ..] = Seat::ALL;
    let record = recorded(kind, &events);
    let mut empty = record.clone();
    empty.rounds.clear();
    assert_eq!(last_view(&empty, east), Err(NoView::NoRound));
    let mut midway = record;
    midway.rounds[0].midway = true;
    assert_eq!(last_view(&midway, east), Err(NoView::BeginsWithin));
    // South discards in the dealer's turn.
    let face = round.hand(south).unwrap().faces().next().unwrap();
    events.push(Event::Discard { seat: south, face, tsumogiri: false });
    let record = recorded(kind, &events);
    for text in [record.to_mjai(), seen_by(&record, east).to_mjai()] {
        let error = last_view(&record::read(text.as_bytes()).unwrap(), east).unwrap_err();
        let NoView::Differs(difference) = error else { panic!("{error}") };
        assert!(matches!(difference.differs, Differs::Event { .. }), "{difference}");
    }
    // The dealer discards a tile that he has, but not as the one just drawn.
    events.pop();
    let hand = round.hand(east).unwrap();
    let face = hand.faces().find(|face| Some(*face) != hand.drawn()).unwrap();
    events.push(Event::Discard { seat: east, face, tsumogiri: true });
    let text = seen_by(&recorded(kind, &events), east).to_mjai();
    let error = last_view(&record::read(text.as_bytes()).unwrap(), east).unwrap_err();
    let NoView::Differs(difference) = error else { panic!("{error}") };
    assert_eq!(difference.differs, Differs::NotOffered(Action::Discard { face, tsumogiri: true }));
}
