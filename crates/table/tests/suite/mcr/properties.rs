//! What holds of any text and of any wall.

use mentsu_table::Seat;
use mentsu_table::mcr::botzone::{Client, Record, Request, Response, read};
use mentsu_table::mcr::{Event, GameRules, KnownWall, Round, RoundStart, Wall, WallTile, bot};
use proptest::prelude::*;

use super::RULES;

fn code() -> impl Strategy<Value = String> {
    "[WBTFJHX][0-9]|W10|[万a-z]{0,2}"
}

fn line() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        "[0-4]",
        code(),
        "Player|Deal|Draw|Play|Chi|PENG|Gang|AnGang|BuGang|Hu|Huang|Fan|Score|Match|Wind|Ignore",
        "DRAW|PLAY|CHI|GANG|BUGANG|BUHUA|PASS|HU|花龙[*]1",
    ];
    prop::collection::vec(word, 0..8).prop_map(|words| words.join(" "))
}

/// An order of all tiles, by what each is exchanged with.
fn wall(rules: GameRules) -> impl Strategy<Value = Wall> {
    let all: Vec<WallTile> = {
        let wall = Wall::shuffled(&rules, &mut mentsu::random::SplitMix64::new(0));
        wall.iter().collect()
    };
    Just(all).prop_shuffle().prop_map(move |order| Wall::new(order, &rules).expect("a wall"))
}

/// Plays a round in which each byte chooses an action, and then everybody does the default.
fn play(rules: &GameRules, wall: Wall, choices: &[u8]) -> (Round, Vec<Event>) {
    let mut round = Round::new(rules, &RoundStart::FIRST, wall).expect("its wall");
    let (mut events, mut choices) = (round.last_events().to_vec(), choices.iter());
    while let Some(seat) = round.awaited().next() {
        let options = round.options(seat);
        let action = match choices.next() {
            Some(choice) => options.nth(usize::from(*choice) % options.len()).expect("one"),
            None => round.default_action(seat),
        };
        events.extend_from_slice(round.act(seat, action).expect("an option"));
    }
    (round, events)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_read_or_refused_with_its_place(
        order in wall(GameRules::BOTZONE_CONTEST),
        begun in any::<bool>(),
        lines in prop::collection::vec(line(), 0..12),
    ) {
        // Half of them go on with a match that has been dealt.
        let (_, events) = play(&GameRules::BOTZONE_CONTEST, order, &[]);
        let dealt = Record::of_events("a", &events[..1]).expect("a contest").to_string();
        let mut lines = lines;
        if begun {
            lines = dealt.lines().filter(|line| !line.is_empty()).map(String::from).chain(lines).collect();
        }
        let text = lines.join("\n");
        match read(&text) {
            Ok(records) => for record in records {
                prop_assert_eq!(&read(&record.to_string()).expect("written")[0].to_string(), &record.to_string());
                let _ = record.replay(&GameRules::BOTZONE_CONTEST);
            },
            Err(error) => {
                let line = lines.get(error.line - 1).map_or("", String::as_str);
                let word = line.split_ascii_whitespace().nth(error.field - 1).unwrap_or("");
                prop_assert!(error.text.is_empty() || word.contains(error.text.as_str()), "{error}: {text}");
            }
        }
        let mut client = Client::new(&GameRules::BOTZONE);
        if let (true, Event::Deal(deal)) = (begun, &events[0]) {
            let hand = deal.hands[1].clone();
            for request in [
                Request::Start { seat: Seat::ALL[1], prevalent: deal.prevalent },
                Request::Deal { flowers: deal.flowers.clone(), hand },
            ] {
                prop_assert_eq!(client.hear(&request), Ok(()));
            }
            prop_assert!(client.view().is_some());
        }
        for line in &lines {
            if let Ok(request) = line.parse::<Request>() {
                prop_assert_eq!(request.to_string().parse(), Ok(request.clone()));
                let _ = client.hear(&request);
                prop_assert!(client.answer(bot::greedy).is_ok());
            }
            if let Ok(response) = line.parse::<Response>() {
                prop_assert_eq!(response.to_string().parse(), Ok(response));
            }
        }
    }

    #[test]
    fn a_record_with_a_line_changed_is_read_or_refused_and_replayed(
        order in wall(GameRules::BOTZONE_CONTEST),
        choices in prop::collection::vec(any::<u8>(), 0..60),
        place in any::<prop::sample::Index>(),
        changed in prop_oneof![line(), "Player [0-3] (Draw|Play|Chi|PENG|Gang|Hu) [WBT][1-9]"],
    ) {
        let rules = GameRules::BOTZONE_CONTEST;
        let (_, events) = play(&rules, order, &choices);
        let record = Record::of_events("a", &events).expect("a contest");
        let replay = record.replay(&rules);
        prop_assert_eq!(&replay.differences, &[]);
        prop_assert_eq!(&replay.events, &events);
        let text = record.to_string();
        let mut lines: Vec<&str> = text.lines().collect();
        let place = place.index(lines.len());
        lines[place] = &changed;
        match read(&lines.join("\n")) {
            Ok(records) => for record in records {
                let replay = record.replay(&rules);
                for difference in &replay.differences {
                    prop_assert!(difference.to_string().starts_with("line "));
                }
                // Another tile drawn may be a match that can be: then that one was replayed.
                if replay.differences.is_empty() && record.end.is_some() {
                    let played = Record::of_events(&record.id, &replay.events).expect("a contest");
                    prop_assert_eq!(played.to_string(), record.to_string(), "for {}", text.lines().nth(place).unwrap_or(""));
                }
            },
            Err(error) => prop_assert!(error.line > place, "{error}"),
        }
    }

    #[test]
    fn any_wall_is_played_to_an_end_that_sums_to_nothing(
        rules in prop::sample::select(RULES.map(|(_, rules)| rules).to_vec()),
        seed in any::<u64>(),
        choices in prop::collection::vec(any::<u8>(), 0..400),
    ) {
        let wall = Wall::shuffled(&rules, &mut mentsu::random::SplitMix64::new(seed));
        let (round, events) = play(&rules, wall, &choices);
        prop_assert_eq!(round.table().points().iter().sum::<i32>(), 0);
        // A wall of what was dealt and drawn leads to the same.
        let mut known = KnownWall::default();
        let Event::Deal(deal) = &events[0] else { panic!("a deal") };
        let no_flowers = deal.flowers.iter().all(Vec::is_empty);
        for event in &events[1..] {
            match event {
                Event::Draw { seat, tile: Some(tile), after } => {
                    let replaces = *after != mentsu_table::mcr::DrawAfter::Turn;
                    known.draws.push((*seat, (*tile).into(), replaces));
                }
                Event::Flower { .. } => return Ok(()),
                _ => {}
            }
        }
        prop_assume!(no_flowers);
        for seat in Seat::ALL {
            known.hands[seat.index()] = deal.hands[seat.index()].iter().map(|it| (*it).into()).collect();
        }
        let again = known.wall(&rules).expect("the same tiles");
        let (_, same) = play(&rules, again, &choices);
        let is_flower = |event: &Event| matches!(event, Event::Flower { .. });
        // Flowers that nobody drew may come where nothing was known.
        prop_assert!(same.iter().any(is_flower) || same == events);
    }
}
