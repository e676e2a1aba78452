//! Fan that count, and fan that are left out.

use mentsu::mcr::{CountedFan, LeftOut};
use serde::Serialize;

use super::fan_name;
use crate::keyed::Keyed;

/// Fan by their Chinese names: the points of one, and how often it counts.
pub(super) type Fans = Keyed<&'static str, (u8, u8)>;

/// Fan that count.
pub(super) fn fans(counted: impl Iterator<Item = CountedFan>) -> Fans {
    counted.map(|one| (fan_name(one.fan()), (one.points(), one.times()))).collect()
}

/// A fan that the hand has but that doesn't count.
#[derive(Serialize)]
pub(super) struct LeftOutPart {
    fan: &'static str,
    english: &'static str,
    times: u8,
    principle: &'static str,
    principle_chinese: &'static str,
    by: &'static str,
    by_english: &'static str,
}

impl LeftOutPart {
    pub(super) fn of(out: LeftOut) -> LeftOutPart {
        LeftOutPart {
            fan: fan_name(out.fan()),
            english: out.fan().english(),
            times: out.times(),
            principle: out.principle().name(),
            principle_chinese: out.principle().chinese(),
            by: fan_name(out.by()),
            by_english: out.by().english(),
        }
    }
}
