//! Rules, actions and events are stored and read back, as text and as bytes.

use std::fmt::Debug;

use mentsu::random::SplitMix64;
use mentsu_table::mcr::{Action, Event, GameRules, Outcome, Round, RoundStart, Wall, WallTile};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::mcr::{RULES, lively};

#[track_caller]
fn again<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
    let text = serde_json::to_string(value).expect("text");
    assert_eq!(&serde_json::from_str::<T>(&text).expect("its text"), value);
    let bytes = postcard::to_allocvec(value).expect("bytes");
    assert_eq!(&postcard::from_bytes::<T>(&bytes).expect("its bytes"), value);
}

#[test]
fn rules_of_no_rounds_or_too_many_are_refused() {
    let text = serde_json::to_string(&GameRules::MIL).expect("text");
    assert!(text.contains("\"rounds\":16"), "{text}");
    for (rounds, is_read) in [(0, false), (1, true), (17, false), (200, false)] {
        let text = text.replace("\"rounds\":16", &format!("\"rounds\":{rounds}"));
        assert_eq!(serde_json::from_str::<GameRules>(&text).is_ok(), is_read, "{rounds}");
    }
}

#[test]
fn a_round_is_stored_as_its_rules_wall_and_actions() {
    for (_, rules) in RULES {
        let mut source = SplitMix64::new(3);
        let wall = Wall::shuffled(&rules, &mut source);
        let mut round = Round::new(&rules, &RoundStart::FIRST, wall).expect("its wall");
        let mut choose = lively(&mut source);
        let (mut actions, mut events): (Vec<Action>, Vec<Event>) =
            (vec![], round.last_events().to_vec());
        while let Some(seat) = round.awaited().next() {
            let action = choose(&round.view(seat));
            actions.push(action);
            events.extend_from_slice(round.act(seat, action).expect("an option"));
        }
        again(&rules);
        again(&RoundStart::FIRST);
        again(&wall.iter().collect::<Vec<WallTile>>());
        again(&actions);
        again(&events);
        again::<Option<Outcome>>(&round.outcome().copied());
    }
}
