//! Families that are played.

use alloc::format;

use super::Family;
use super::table::Table;

/// A family that is played in many places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Preset {
    /// 中庸麻雀 3.3: 44 patterns, whose points add up.
    ZungJung,
    /// 台灣十六張: hands of five sets, 台.
    Taiwan,
    /// 香港舊章: 番, which double.
    HongKong,
    /// 四川血战到底: 108 tiles, one suit void.
    Sichuan,
    /// 广东鸡平胡 with jokers (鬼牌).
    Guangdong,
}

mentsu::names! { Preset, "family":
    ZungJung "zung_jung",
    Taiwan "taiwan",
    HongKong "hong_kong",
    Sichuan "sichuan",
    Guangdong "guangdong",
}

impl Preset {
    /// Its table, in JSON.
    #[must_use]
    pub const fn json(self) -> &'static str {
        match self {
            Preset::ZungJung => include_str!("../../presets/zung_jung.json"),
            Preset::Taiwan => include_str!("../../presets/taiwan.json"),
            Preset::HongKong => include_str!("../../presets/hong_kong.json"),
            Preset::Sichuan => include_str!("../../presets/sichuan.json"),
            Preset::Guangdong => include_str!("../../presets/guangdong.json"),
        }
    }

    /// The family.
    #[must_use]
    pub fn family(self) -> Family {
        match Family::from_json(self.json()) {
            Ok(family) => family,
            // The tests read each.
            Err(error) => panic!("{}: {error}", self.name()),
        }
    }

    pub(super) fn table(self) -> Table {
        match serde_json::from_str(self.json()) {
            Ok(table) => table,
            Err(error) => panic!("{}", format!("{}: {error}", self.name())),
        }
    }
}
