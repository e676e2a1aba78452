//! Advice: the worth of each action against these opponents, and the danger of each tile.

use mentsu::Tile;
use mentsu_table::advice::{Advised, Advisor};
use mentsu_table::reading::TableReading;
use mentsu_table::{Action, Options, Seat, View};

use crate::wire::failure::Failure;
use crate::wire::json::{Json, list, object};

/// The worth of each action offered, the best first, and the estimates about the opponents.
pub fn advice(view: &View, advisor: &mut Advisor) -> Result<impl Json + use<>, Failure> {
    let options = view.options();
    let advice = advisor.advice(view);
    let actions = advice.actions().iter().map(|one| Ok((place(&options, &one.action)?, *one)));
    let actions = actions.collect::<Result<Vec<_>, Failure>>()?;
    let reading = TableReading::of(view);
    let seats = view.table().seats().iter().copied().filter(|seat| *seat != view.seat());
    let others: Vec<(Seat, f64)> = seats.map(|seat| (seat, reading.tenpai(seat))).collect();
    let dangers = reading.dangers_to_any();
    Ok(object(move |o| {
        let actions = actions.into_iter().map(|(index, advised)| of_action(index, advised));
        let others = others.iter().map(|(seat, tenpai)| {
            let (seat, tenpai) = (seat.index(), *tenpai as f32);
            object(move |o| {
                o.put("seat", seat).put("tenpai", tenpai);
            })
        });
        let dangers = Tile::ALL.into_iter().zip(dangers).map(|(tile, danger)| {
            object(move |o| {
                o.put("tile", tile).put("danger", danger as f32);
            })
        });
        o.put("actions", list(actions)).put("others", list(others)).put("dangers", list(dangers));
    }))
}

/// The place of an action among the options.
pub fn place(options: &Options, action: &Action) -> Result<usize, Failure> {
    let place = options.iter().position(|offered| offered == *action);
    place.ok_or_else(|| Failure::illegal("the action isn't offered"))
}

fn of_action(index: usize, advised: Advised) -> impl Json {
    object(move |o| {
        let parts = &advised.parts;
        o.put("index", index)
            .put("value", advised.value as f32)
            .put("dealIn", parts.deal_in as f32)
            .put("dealInPoints", parts.deal_in_points as f32)
            .put("win", parts.win as f32)
            .put("goingOn", parts.going_on as f32)
            .put("folding", parts.folding as f32);
    })
}
