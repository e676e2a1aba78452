//! Lines that a program answers to the arena: each is understood as an option that the game takes,
//! or refused with a reason; and an option is understood when it is written as mjai has it.
#![cfg_attr(fuzzing, no_main)]

use mentsu::random::SplitMix64;
use mentsu_fuzz::fuzz_target;
use mentsu_table::record::mjai::event_line;
use mentsu_table::{Action, Event, GameRules, Options, Round, RoundStart, Seat, Wall};

#[path = "../../../crates/cli/src/arena/program/answer.rs"]
#[allow(dead_code, reason = "the arena asks more of it")]
mod answer;

use answer::{Answer, read, riichi_discard};

/// The event of an action, if a line of mjai says it alone.
fn line_of(seat: Seat, action: Action) -> Option<String> {
    let event = match action {
        Action::Discard { face, tsumogiri } => Event::Discard { seat, face, tsumogiri },
        Action::Riichi { .. } | Action::OpenRiichi { .. } => Event::Riichi { seat },
        Action::Call(meld) => Event::Call { seat, meld },
        Action::Kan(meld) => Event::Kan { seat, meld },
        Action::Kita => Event::Kita { seat },
        Action::Ron | Action::Tsumo | Action::Kyuushu | Action::Pass => return None,
    };
    Some(event_line(&event, 4))
}

/// What the next lines say; a riichi takes two.
fn answered<'a>(
    mut lines: impl Iterator<Item = &'a str>,
    seat: Seat,
    options: &Options,
) -> Option<Result<Action, String>> {
    Some(match read(lines.next()?, seat, options) {
        Ok(Answer::Action(action)) => Ok(action),
        Ok(Answer::Riichi { open }) => riichi_discard(lines.next()?, seat, options, open),
        Err(reason) => Err(reason),
    })
}

fuzz_target!(|text: &str| {
    let mut lines = text.lines();
    let seed =
        lines.next().unwrap_or_default().bytes().fold(0, |seed, byte| seed << 8 | u64::from(byte));
    let rules = [GameRules::TENHOU, GameRules::TENHOU_SANMA][usize::from(seed % 2 == 1)];
    let wall = Wall::shuffled(&rules, &mut SplitMix64::new(seed));
    let mut round = Round::new(&rules, &RoundStart::first(&rules), wall).expect("its wall");
    while let Some(seat) = round.awaited().next() {
        let options = *round.options(seat);
        // One option a decision: all of them would take most of the time.
        let option = options.nth(round.last_events().len() % options.len()).expect("one of them");
        if let Some(line) = line_of(seat, option) {
            let expected = match option {
                Action::Riichi { .. } | Action::OpenRiichi { .. } => Answer::Riichi { open: false },
                option => Answer::Action(option),
            };
            assert_eq!(read(&line, seat, &options), Ok(expected), "{line}");
        }
        let action = match answered(&mut lines, seat, &options) {
            None => break,
            Some(Ok(action)) => action,
            Some(Err(reason)) => {
                assert!(!reason.is_empty());
                // The last option is a pass, or the tile just drawn.
                options.iter().next_back().expect("who is awaited has an option")
            }
        };
        assert!(options.contains(&action), "{action:?}");
        round.act(seat, action).expect("it is offered");
    }
});
