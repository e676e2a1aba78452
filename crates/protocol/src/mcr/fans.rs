//! Fan that count, and fan that are left out.

use mentsu::mcr::{CountedFan, LeftOut};
use serde::Serialize;

use crate::keyed::Keyed;
use crate::words::fan_name;

/// Fan by their Chinese names: the points of one, and how often it counts.
pub(super) type Fans = Keyed<&'static str, (u8, u8)>;

/// Fan that count.
pub(super) fn fans(counted: impl Iterator<Item = CountedFan>) -> Fans {
    counted.map(|one| (fan_name(one.fan()), (one.points(), one.times()))).collect()
}

/// A fan that the hand has but that doesn't count.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(super) struct LeftOutPart {
    /// The fan.
    #[cfg_attr(feature = "schema", schemars(with = "crate::shape::FanName"))]
    fan: &'static str,
    /// Its English name.
    english: &'static str,
    /// How often it is there.
    times: u8,
    /// The rule by which it doesn't count.
    #[cfg_attr(feature = "schema", schemars(with = "crate::shape::McrPrinciple"))]
    principle: &'static str,
    /// Its Chinese name.
    principle_chinese: &'static str,
    /// The fan that counts instead.
    #[cfg_attr(feature = "schema", schemars(with = "crate::shape::FanName"))]
    by: &'static str,
    /// Its English name.
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
