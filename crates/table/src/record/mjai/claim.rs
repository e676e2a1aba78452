//! What a `hora` claims beside what happened.

use std::string::String;
use std::vec::Vec;

use mentsu::riichi::{DoraKind, Limit, Yaku};
use serde_json::Value;

use crate::record::claim::{WinClaim, YakuName};
use crate::seat::Seat;

/// What a line claims beside what happened.
pub(super) fn claim(value: &Value) -> WinClaim {
    let yaku = |item: &Value| {
        let name = match item[0].as_str()? {
            "uradora" => YakuName::Dora(DoraKind::UraDora),
            "akadora" => YakuName::Dora(DoraKind::AkaDora),
            name => match DoraKind::from_name(name) {
                Some(kind) => YakuName::Dora(kind),
                None => YakuName::Yaku(Yaku::from_name(name)?),
            },
        };
        Some((name, u8::try_from(item[1].as_u64()?).ok()?))
    };
    let number = |name: &str| value[name].as_u64();
    let limit = value["limit"].as_str();
    let list: Option<&Vec<Value>> = value["yakus"].as_array();
    WinClaim {
        fu: number("fu").and_then(|fu| u8::try_from(fu).ok()),
        points: number("hora_points").and_then(|points| u32::try_from(points).ok()),
        yaku: list.and_then(|list| list.iter().map(yaku).collect()),
        limit: limit.and_then(Limit::from_name),
        pao: number("pao").and_then(|seat| Seat::new(u8::try_from(seat).ok()?)),
        texts: Vec::<String>::new(),
        ..WinClaim::default()
    }
}
