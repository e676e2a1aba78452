//! The way to eight fan, for `mcr_hand` requests with the number of draws left.

use mentsu::mcr::{FanWay, Outlook, WayChance, Ways};
use serde::Serialize;

use crate::keyed::Keyed;
use crate::refusal::Refusal;
use crate::request::keys::keys;
use crate::request::object::Object;
use crate::words::fan_name;

/// The rest of the hand in a request for ways.
#[derive(Clone, Copy)]
pub(super) struct Asked {
    draws: u8,
    others: u8,
    depth: u8,
}

keys! {
    /// How many tiles the player still draws: asks for the way to eight fan. Not beside
    /// `last_tile`.
    pub(super) DRAWS "draws": u8 = null;
    /// How many tiles the others discard between two draws.
    pub(super) OTHERS "others": u8 = BY_OTHERS;
    /// How many exchanges a path may make beyond the shortest way.
    pub(super) DEPTH "depth": u8 = BEYOND;
}

const BY_OTHERS: u8 = 3;
const BEYOND: u8 = 1;

impl Asked {
    pub(super) fn read(object: &Object<'_>) -> Result<Option<Asked>, Box<Refusal>> {
        let (others, depth) = (object.optional(OTHERS.name)?, object.optional(DEPTH.name)?);
        let Some(draws) = object.optional(DRAWS.name)? else {
            let idle = [(OTHERS.name, others), (DEPTH.name, depth)];
            let idle = idle.into_iter().find(|(_, value): &(_, Option<u8>)| value.is_some());
            return match idle {
                Some((key, _)) => Err(Box::new(Refusal::WithoutDraws(key))),
                None => Ok(None),
            };
        };
        let others = others.unwrap_or(BY_OTHERS);
        Ok(Some(Asked { draws, others, depth: depth.unwrap_or(BEYOND) }))
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct WaysPart {
    /// The number of tiles missing for the nearest win worth enough; null if out of reach.
    least: Option<u8>,
    /// By fan in reach.
    #[cfg_attr(feature = "schema", schemars(with = "Keyed<crate::shape::FanName, FanPart>"))]
    fans: Keyed<&'static str, FanPart>,
    /// For each discard, best first, or for the hand itself under the key `draw`.
    chances: Keyed<String, f64>,
}

/// The nearest win in which a fan counts.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct FanPart {
    /// How many tiles it lacks.
    lacking: u8,
    /// What it is worth.
    total: u16,
    /// All its fan.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<crate::shape::FanName>"))]
    fans: Vec<&'static str>,
    /// Its tiles without melds and the winning one.
    closed: String,
    /// The winning tile.
    win: String,
    /// Whether it must be drawn.
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

impl WaysPart {
    pub(super) fn of(ways: &Ways) -> WaysPart {
        let fan = |way: &FanWay| (fan_name(way.fan()), FanPart::of(way));
        let chance = |one: &WayChance| {
            let discard = one.discard().map(|tile| tile.to_string());
            (discard.unwrap_or_else(|| "draw".to_owned()), one.chance())
        };
        WaysPart {
            least: ways.least(),
            fans: ways.fans().iter().map(fan).collect(),
            chances: ways.chances().iter().map(chance).collect(),
        }
    }
}
