//! Who plays: three or four.

use std::vec::Vec;

use serde_json::Value;

use crate::record::place::Place;

/// Whether a hand as it is told shows no tile.
pub(super) fn is_hidden(told: &Value) -> bool {
    told.as_array().is_some_and(|list| list.iter().all(|item| item == "?"))
}

/// Whether the lines are of a game of three. Some writers keep a fourth place: without a hand, or with
/// one that nobody ever plays, and without points.
pub(super) fn three_play(lines: &[(Place, Value)]) -> bool {
    let mut values = lines.iter().map(|(_, value)| value);
    let Some(first) = values.clone().find(|value| value["type"] == "start_kyoku") else {
        return false;
    };
    let hand = &first["tehais"][3];
    let scores = &first["scores"];
    if hand.as_array().is_none_or(Vec::is_empty)
        || scores.as_array().is_some_and(|scores| scores.len() == 3)
    {
        return true;
    }
    let fourth_acts = values.clone().any(|value| value["actor"] == 3 || value["oya"] == 3);
    let has_nothing = scores[3] == 0
        || values.any(|value| value["type"] == "nukidora" || value["type"] == "kita");
    is_hidden(hand) && has_nothing && !fourth_acts
}
