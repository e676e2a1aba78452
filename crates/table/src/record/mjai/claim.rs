//! What a `hora` claims beside what happened.

use std::string::{String, ToString};
use std::vec::Vec;

use mentsu::riichi::{Limit, Yaku};
use serde_json::Value;

use crate::record::claim::{WinClaim, YakuName};
use crate::seat::Seat;

/// What a line claims beside what happened.
pub(super) fn claim(value: &Value) -> WinClaim {
    let yaku = |item: &Value| {
        let name = match item[0].as_str()? {
            "dora" => YakuName::Dora,
            "uradora" => YakuName::Ura,
            "akadora" => YakuName::Aka,
            "kita" => YakuName::Kita,
            name => YakuName::Yaku(Yaku::from_id(name)?),
        };
        Some((name, u8::try_from(item[1].as_u64()?).ok()?))
    };
    const LIMITS: [Limit; 7] = [
        Limit::None,
        Limit::Mangan,
        Limit::Haneman,
        Limit::Baiman,
        Limit::Sanbaiman,
        Limit::CountedYakuman,
        Limit::Yakuman,
    ];
    let number = |name: &str| value[name].as_u64();
    let limit = value["limit"].as_str();
    let list: Option<&Vec<Value>> = value["yakus"].as_array();
    WinClaim {
        fu: number("fu").and_then(|fu| u8::try_from(fu).ok()),
        points: number("hora_points").and_then(|points| u32::try_from(points).ok()),
        yaku: list.and_then(|list| list.iter().map(yaku).collect()),
        limit: limit.and_then(|name| LIMITS.into_iter().find(|limit| limit.to_string() == name)),
        pao: number("pao").and_then(|seat| Seat::new(u8::try_from(seat).ok()?)),
        texts: Vec::<String>::new(),
        ..WinClaim::default()
    }
}
