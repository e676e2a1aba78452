//! Advice: what each action is worth with the others in it, and how dangerous each tile is.

use mentsu::Tile;
use mentsu_table::advice::{Advised, Advisor};
use mentsu_table::reading::Reading;
use mentsu_table::{Action, Seat, View};

use crate::wire::json::{Json, list, object};

/// What every action offered is worth, the best first, and what is read of the others.
pub fn advice(view: &View, advisor: &mut Advisor) -> impl Json + use<> {
    let options: Vec<Action> = view.options().iter().collect();
    let advice = advisor.advice(view);
    let reading = Reading::of(view);
    let seats = view.table().seats().iter().copied().filter(|seat| *seat != view.seat());
    let others: Vec<(Seat, f64)> = seats.map(|seat| (seat, reading.tenpai(seat))).collect();
    let dangers = reading.dangers_to_any();
    object(move |o| {
        let index = |advised: &Advised| {
            options.iter().position(|action| *action == advised.action).unwrap_or_default()
        };
        let actions = advice.actions().iter().map(|advised| of_action(index(advised), *advised));
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
    })
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
