//! What the head says about the game.

use mentsu::riichi::Preset;
use serde_json::Value;

use crate::record::game::RecordedResult;
use crate::record::game_kind::GameKind;

/// The kind of game of a head's `config`. A ranked room has no detail rules.
pub(super) fn kind(config: &Value, sanma: bool) -> GameKind {
    let mode = config["mode"]["mode"].as_u64().unwrap_or(2);
    let detail = &config["mode"]["detail_rule"];
    let number = |name: &str| detail[name].as_u64().unwrap_or(0);
    let old_yaku = detail["guyi_mode"] == true || number("guyi_mode") > 0;
    let preset = if old_yaku { Preset::MahjongSoulOldYaku } else { Preset::MahjongSoul };
    let mut kind = GameKind::from(preset).with_sanma(sanma);
    // The modes of three players are those of four and ten.
    kind.hanchan = mode % 10 != 1;
    if detail.as_object().is_some_and(|fields| !fields.is_empty()) {
        kind.reds = number("dora_count") > 0;
        kind.open_tanyao = number("shiduan") > 0;
    }
    kind
}

/// The players' names by seat.
pub(super) fn names(head: &Value) -> [std::string::String; 4] {
    let mut names: [std::string::String; 4] = Default::default();
    for account in head["accounts"].as_array().into_iter().flatten() {
        let seat = number(account, "seat").and_then(|seat| usize::try_from(seat).ok());
        let name = seat.and_then(|seat| names.get_mut(seat));
        if let Some(name) = name {
            *name = account["nickname"].as_str().unwrap_or_default().into();
        }
    }
    names
}

/// A number of a message, which leaves out zeros.
fn number(message: &Value, name: &str) -> Option<i64> {
    match &message[name] {
        Value::Null => Some(0),
        given => given.as_i64(),
    }
}

/// The result, if every player has one.
pub(super) fn result(head: &Value, players: u8) -> Option<RecordedResult> {
    let list = head["result"]["players"].as_array()?;
    if list.len() != usize::from(players) {
        return None;
    }
    let (mut points, mut scores) = ([0; 4], [0; 4]);
    for player in list {
        let seat = usize::try_from(number(player, "seat")?).ok()?;
        let number = |name: &str| i32::try_from(number(player, name)?).ok();
        *points.get_mut(seat)? = number("part_point_1")?;
        // In thousandths of 1,000 points.
        *scores.get_mut(seat)? = number("total_point")? / 100;
    }
    Some(RecordedResult { points, scores: Some(scores) })
}
