//! Advice: the worth of each action against these opponents, and the danger of each tile.

use mentsu::Tile;
use mentsu_table::advice::{Advised, Advisor};
use mentsu_table::reading::TableReading;
use mentsu_table::{Action, Options, View};

use crate::object;
use crate::wire::failure::Failure;
use crate::wire::json::{Json, list};

/// The worth of each action offered, the best first, and the estimates about the opponents.
pub fn advice(view: &View, advisor: &mut Advisor) -> Result<impl Json + use<>, Failure> {
    let options = view.options();
    let advice = advisor.advice(view);
    let actions =
        advice.actions().iter().map(|one| Ok(of_action(place(&options, &one.action)?, one)));
    let actions = actions.collect::<Result<Vec<_>, Failure>>()?;
    let reading = TableReading::of(view);
    let seats = view.table().seats().iter().filter(|seat| **seat != view.seat());
    let others = seats.map(|seat| {
        object!(Inline {
            seat: seat.index(),
            /// How likely the seat is tenpai.
            tenpai: reading.tenpai(*seat) as f32,
        })
    });
    let dangers = Tile::ALL.into_iter().zip(reading.dangers_to_any());
    let dangers = dangers.map(|(tile, danger)| object!(Inline { tile, danger: danger as f32 }));
    Ok(object!(
        /// What is known of a decision with the others in it. Values are points over the rest of
        /// the round, chances 0 to 1.
        AdviceView {
            /// The best first; `index` is the offer's. The value is the sum of `dealInPoints`,
            /// `goingOn` and `folding`.
            actions: list(actions),
            others: list(others),
            /// How likely somebody wins on each tile.
            dangers: list(dangers),
        }
    ))
}

/// The place of an action among the options.
pub fn place(options: &Options, action: &Action) -> Result<usize, Failure> {
    let place = options.iter().position(|offered| offered == *action);
    place.ok_or_else(|| Failure::illegal("the action isn't offered"))
}

fn of_action(index: usize, advised: &Advised) -> impl Json + use<> {
    let parts = &advised.parts;
    object!(Inline {
        index,
        value: advised.value as f32,
        dealIn: parts.deal_in as f32,
        dealInPoints: parts.deal_in_points as f32,
        win: parts.win as f32,
        goingOn: parts.going_on as f32,
        folding: parts.folding as f32,
    })
}
