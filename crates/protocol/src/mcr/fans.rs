//! Fan that count, and fan that are left out.

use mentsu::mcr::{CountedFan, LeftOut};
use serde::ser::SerializeMap as _;
use serde::{Serialize, Serializer};

use super::fan_name;

/// Fan by their Chinese names: the points of one, and how often it counts.
pub(super) struct Fans(pub(super) Vec<CountedFan>);

impl Serialize for Fans {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for counted in &self.0 {
            map.serialize_entry(fan_name(counted.fan()), &(counted.points(), counted.times()))?;
        }
        map.end()
    }
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
