//! Plays a script on mentsu-table.

use std::hint::black_box;

use mentsu_table::Round;

use super::Script;

/// Plays a round: every asked seat's options are listed, then the one of the script is done.
///
/// # Panics
/// If the round doesn't end as the script says.
pub fn play(script: &Script) {
    let mut round = Round::new(&script.rules, &script.start, script.wall).expect("its wall");
    for decision in &script.decisions {
        let options = round.options(decision.seat);
        options.iter().for_each(|option| {
            black_box(&option);
        });
        let action = options.nth(decision.mentsu.into()).expect("the script's option");
        round.act(decision.seat, action).expect("an offered action");
    }
    let outcome = round.outcome().expect("the round is over");
    assert_eq!(outcome.points, script.points);
}
