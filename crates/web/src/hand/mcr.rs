//! The fan of Chinese official rules. Hands are counted by lines of the protocol, `mcr_score` and
//! `mcr_hand`, which name fan in Chinese.

use mentsu::mcr::Fan;
use mentsu_protocol::fan_name;

use crate::object;
use crate::wire::json::{Json, list};

/// All 81 fan in order, from 88 points to 1.
pub fn fans() -> impl Json {
    list(Fan::ALL.into_iter().map(|fan| {
        object!(
            /// A fan; lines of the protocol call it `name`: 连七对.
            McrFan {
                id: fan,
                name: fan_name(fan),
                chinese: fan.chinese(),
                pinyin: fan.pinyin(),
                english: fan.english(),
                points: fan.points(),
            }
        )
    }))
}
