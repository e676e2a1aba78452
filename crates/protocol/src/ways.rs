//! The way to each yaku, for `hand` requests with `ways`.

use mentsu::riichi::{Rules, Situation, YakuWay, yaku_ways};
use mentsu::{Hand, Tile, Visible, Wind};
use serde::Serialize;

use crate::keyed::Keyed;
use crate::question::Memory;
use crate::refusal::Refusal;
use crate::request::keys::keys;
use crate::request::object::Object;
use crate::request::rules::RULES;

keys! {
    /// Also the way to each yaku that tiles decide; not beside unknown tiles.
    pub(crate) WAYS "ways": bool = false;
    /// With `ways`: the player's seat.
    pub(crate) SEAT "seat": WindLetter = "E";
    /// With `ways`: the wind of the round.
    pub(crate) ROUND "round": WindLetter = "E";
}

/// What yaku depend on besides the tiles.
pub(crate) struct Asked {
    situation: Situation,
    rules: Rules,
}

impl Asked {
    pub(crate) fn read(
        object: &Object<'_>,
        memory: &mut Memory,
    ) -> Result<Option<Asked>, Box<Refusal>> {
        if !object.optional(WAYS.name)?.unwrap_or(false) {
            let names = [SEAT.name, ROUND.name, RULES.name];
            let idle = names.into_iter().find(|&key| object.get(key).is_some());
            return idle.map_or(Ok(None), |key| Err(Box::new(Refusal::WithoutWays(key))));
        }
        let situation = Situation::tsumo()
            .with_seat(object.wind(SEAT.name)?.unwrap_or(Wind::East))
            .with_round(object.wind(ROUND.name)?.unwrap_or(Wind::East));
        let rules = memory.recent.rules(object.get(RULES.name))?;
        Ok(Some(Asked { situation, rules }))
    }

    pub(crate) fn of(&self, hand: &Hand, visible: &Visible) -> YakuWays {
        let ways = yaku_ways(hand, visible, &self.situation, &self.rules);
        ways.iter().map(|way| (way.yaku().name(), YakuWayPart::of(way))).collect()
    }
}

/// By yaku in reach, the nearest first.
pub(crate) type YakuWays = Keyed<&'static str, YakuWayPart>;

/// The way to a yaku.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct YakuWayPart {
    /// How far the hand is from tenpai for a win that has the yaku; -1 if it is won with it.
    shanten: i8,
    /// Tiles that lower this shanten, with their copies left.
    ukeire: Keyed<Tile, u8>,
    /// What the nearest win with the yaku lacks.
    missing: String,
    /// The tiles of that win without melds.
    won: String,
}

impl YakuWayPart {
    fn of(way: &YakuWay) -> YakuWayPart {
        YakuWayPart {
            shanten: way.shanten().get(),
            ukeire: way.ukeire().iter().collect(),
            missing: way.missing().to_string(),
            won: way.won().to_string(),
        }
    }
}
