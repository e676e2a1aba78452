//! The events of the round that `round.c` plays, from the engine itself: RULES SEED.

use mentsu::random::SplitMix64;
use mentsu::riichi::Preset;
use mentsu_table::record::mjai::event_line;
use mentsu_table::{Event, GameRules, Round, RoundStart, Wall};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let rules = GameRules::from(arguments.next().ok_or("which rules?")?.parse::<Preset>()?);
    let seed = arguments.next().ok_or("which seed?")?.parse()?;
    let wall = Wall::shuffled(&rules, &mut SplitMix64::new(seed));
    let mut round = Round::new(&rules, &RoundStart::first(&rules), wall)?;
    let show = |events: &[Event]| {
        events.iter().for_each(|event| println!("{}", event_line(event, rules.players())));
    };
    show(round.last_events());
    let mut decision = 0;
    while let Some(seat) = round.awaited().next() {
        let options = round.options(seat);
        let action = options.nth((decision * 7 + decision / 3) % options.len());
        show(round.act(seat, action.ok_or("an option")?)?);
        decision += 1;
    }
    Ok(())
}
