//! The fan of Chinese official rules. Hands are counted by lines of the protocol, `mcr_score` and
//! `mcr_hand`, which name fan in Chinese.

use mentsu::mcr::Fan;
use mentsu_protocol::fan_name;

use crate::wire::json::{Json, list, object};

/// All 81 fan in order, from 88 points to 1.
pub fn fans() -> impl Json {
    list(Fan::ALL.into_iter().map(|fan| {
        object(move |o| {
            o.put("id", fan)
                .put("name", fan_name(fan))
                .put("chinese", fan.chinese())
                .put("pinyin", fan.pinyin())
                .put("english", fan.english())
                .put("points", fan.points());
        })
    }))
}
