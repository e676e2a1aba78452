//! The table of a family as people write it: every key may be missing.

use alloc::string::String;
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use super::pays::Pays;

/// A family as it is written in TOML or JSON.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Table {
    pub(crate) preset: Option<String>,
    pub(crate) name: Option<String>,
    pub(crate) english: Option<String>,
    pub(crate) source: Option<String>,
    pub(crate) tiles: Option<u16>,
    pub(crate) sets: Option<u8>,
    pub(crate) wild: Option<String>,
    pub(crate) fifth_copies: Option<bool>,
    pub(crate) seven_pairs: Option<String>,
    pub(crate) thirteen_orphans: Option<bool>,
    pub(crate) void_suit: Option<bool>,
    pub(crate) minimum: Option<u32>,
    pub(crate) least: Option<u32>,
    pub(crate) cap: Option<u32>,
    pub(crate) alone: Option<u32>,
    pub(crate) points: Option<PointsTable>,
    pub(crate) pays: Option<Pays>,
    pub(crate) without: Option<Vec<String>>,
    pub(crate) patterns: Option<Vec<Row>>,
}

/// What a total is worth.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct PointsTable {
    pub(crate) base: Option<u32>,
    pub(crate) unit: Option<u32>,
    pub(crate) doubling: Option<bool>,
    pub(crate) steps: Option<Vec<(u32, u32)>>,
}

/// A pattern.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Row {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) english: String,
    pub(crate) value: u32,
    pub(crate) when: Option<String>,
    pub(crate) each: Option<String>,
    pub(crate) series: Option<String>,
    pub(crate) excludes: Vec<String>,
    pub(crate) bonus: bool,
}

impl Table {
    /// This table on top of another: what it has replaces what that has.
    pub(crate) fn over(self, below: Table) -> Table {
        let mut patterns = below.patterns.unwrap_or_default();
        for row in self.patterns.unwrap_or_default() {
            match patterns.iter_mut().find(|other| other.id == row.id) {
                Some(other) => *other = row,
                None => patterns.push(row),
            }
        }
        Table {
            preset: None,
            name: self.name.or(below.name),
            english: self.english.or(below.english),
            source: self.source.or(below.source),
            tiles: self.tiles.or(below.tiles),
            sets: self.sets.or(below.sets),
            wild: self.wild.or(below.wild),
            fifth_copies: self.fifth_copies.or(below.fifth_copies),
            seven_pairs: self.seven_pairs.or(below.seven_pairs),
            thirteen_orphans: self.thirteen_orphans.or(below.thirteen_orphans),
            void_suit: self.void_suit.or(below.void_suit),
            minimum: self.minimum.or(below.minimum),
            least: self.least.or(below.least),
            cap: self.cap.or(below.cap),
            alone: self.alone.or(below.alone),
            points: self.points.or(below.points),
            pays: self.pays.or(below.pays),
            without: self.without.or(below.without),
            patterns: Some(patterns),
        }
    }
}
