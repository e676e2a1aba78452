//! The way to eight fan, for `mcr_hand` requests with the number of draws left.

use mentsu::mcr::{FanWay, Outlook, WayChance, Ways};
use serde::Serialize;

use super::fan_name;
use crate::keyed::Keyed;
use crate::refusal::Refusal;
use crate::request::object::Object;

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
    /// By fan in reach.
    fans: Keyed<&'static str, FanPart>,
    /// For each discard, best first, or for the hand itself under the key `draw`.
    chances: Keyed<String, f64>,
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
