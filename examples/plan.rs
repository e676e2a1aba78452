//! What to discard: chances and expected points over the rest of a round.

use mentsu::Wind;
use mentsu::hand;
use mentsu::plan::{Objective, Outlook, Planner};
use mentsu::riichi::Rules;
use mentsu::tile;

fn main() -> Result<(), mentsu::plan::PlanError> {
    let hand = hand!("4556m12367p12378s");
    let outlook = Outlook::new().with_seat(Wind::South).with_dora([tile!("4s")]);
    let plan = Planner::new().plan(&hand, &outlook, &Rules::TENHOU)?;
    println!("{hand}, {} draws:", plan.draws());
    for discard in plan.discards() {
        let figures = discard.figures();
        println!(
            "{}  tenpai {:5.1} %  win {:5.1} %  {:5.0} points  ({} tiles)",
            discard.face(),
            100.0 * figures.tenpai(),
            100.0 * figures.win(),
            figures.points(),
            discard.ukeire_count(),
        );
    }
    let best = plan.best(Objective::Points).map(|discard| discard.face());
    println!("best: {}", best.map_or_else(String::new, |face| face.to_string()));
    Ok(())
}
