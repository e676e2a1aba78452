//! The way to eight fan, for `mcr_hand` requests with the number of draws left.

use mentsu::Tile;
use mentsu::mcr::{FanWay, Outlook, WayChance, Ways};
use serde::ser::SerializeMap as _;
use serde::{Serialize, Serializer};

use super::fan_name;
use crate::object::Object;
use crate::refusal::Refusal;

/// The rest of the hand in a request for ways.
#[derive(Clone, Copy)]
pub(super) struct Asked {
    draws: u8,
    others: u8,
    depth: u8,
}

/// How many tiles the others discard between two draws by default.
const OTHERS: u8 = 3;

impl Asked {
    pub(super) fn read(object: &Object<'_>) -> Result<Option<Asked>, Box<Refusal>> {
        let (others, depth) = (object.optional("others")?, object.optional("depth")?);
        let Some(draws) = object.optional("draws")? else {
            let idle = [("others", others), ("depth", depth)];
            let idle = idle.into_iter().find(|(_, value): &(_, Option<u8>)| value.is_some());
            return match idle {
                Some((key, _)) => Err(Box::new(Refusal::WithoutDraws(key))),
                None => Ok(None),
            };
        };
        let others = others.unwrap_or(OTHERS);
        Ok(Some(Asked { draws, others, depth: depth.unwrap_or(1) }))
    }

    pub(super) const fn draws(self) -> u8 {
        self.draws
    }

    pub(super) fn outlook(self) -> Outlook {
        Outlook::new().with_draws(self.draws).with_others(self.others).with_depth(self.depth)
    }
}

/// The ways of a hand.
#[derive(Serialize)]
pub(crate) struct WaysPart {
    /// The number of tiles missing for the nearest win worth enough; null if out of reach.
    least: Option<u8>,
    fans: Fans,
    /// For each discard, best first, or for the hand itself under the key `draw`.
    chances: Chances,
}

struct Fans(Vec<FanWay>);

impl Serialize for Fans {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for way in &self.0 {
            map.serialize_entry(fan_name(way.fan()), &FanPart::of(way))?;
        }
        map.end()
    }
}

/// The nearest win in which a fan counts.
#[derive(Serialize)]
struct FanPart {
    lacking: u8,
    total: u16,
    fans: Vec<&'static str>,
    closed: String,
    win: String,
    self_drawn: bool,
}

impl FanPart {
    fn of(way: &FanWay) -> FanPart {
        let closed = way.won().without(way.tile());
        FanPart {
            lacking: way.lacking(),
            total: way.total(),
            fans: way.fans().iter().map(fan_name).collect(),
            closed: closed.map_or_else(|_| String::new(), |closed| closed.to_string()),
            win: way.tile().to_string(),
            self_drawn: way.is_self_drawn(),
        }
    }
}

struct Chances(Vec<WayChance>);

impl Serialize for Chances {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for chance in &self.0 {
            let discard = chance.discard().map(|tile: Tile| tile.to_string());
            map.serialize_entry(discard.as_deref().unwrap_or("draw"), &chance.chance())?;
        }
        map.end()
    }
}

impl WaysPart {
    pub(super) fn of(ways: &Ways) -> WaysPart {
        WaysPart {
            least: ways.least(),
            fans: Fans(ways.fans().to_vec()),
            chances: Chances(ways.chances().to_vec()),
        }
    }
}
