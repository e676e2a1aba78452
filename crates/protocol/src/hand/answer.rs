//! Answers to `hand` requests.

use mentsu::{Decomposition, Hand, Tile, Visible, Wait, WaitShape};
use serde::Serialize;

use super::any::AnyHandAnswer;
use super::parts::{DiscardPart, discards_of, sorted};
use crate::keyed::Keyed;
#[cfg(feature = "schema")]
use crate::ways::YakuWayPart;
use crate::ways::YakuWays;

/// Shanten, and what 3n+2 tiles, 3n+1 tiles or unknown ones are answered beside it.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub(crate) enum HandAnswer {
    /// The answer to 3n+2 tiles.
    Drawn {
        /// -1 for a win, 0 for tenpai.
        shanten: i8,
        /// Whether it is won.
        is_win: bool,
        /// Each the jantou, then the mentsu; sorted as text.
        decompositions: Vec<Vec<String>>,
        /// Whether it is chiitoitsu.
        chiitoitsu: bool,
        /// Whether it is kokushi.
        kokushi: bool,
        /// If it isn't won, with `discards`: the best first.
        #[serde(skip_serializing_if = "Option::is_none")]
        discards: Option<Keyed<Tile, DiscardPart>>,
        /// With `ways`: by yaku in reach, the nearest first.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(
            feature = "schema",
            schemars(with = "Option<Keyed<crate::shape::YakuName, YakuWayPart>>")
        )]
        ways: Option<YakuWays>,
    },
    /// The answer to 3n+1 tiles.
    Waiting {
        /// -1 for a win, 0 for tenpai.
        shanten: i8,
        /// The shapes of each wait.
        #[cfg_attr(
            feature = "schema",
            schemars(with = "Keyed<Tile, Vec<crate::shape::WaitShape>>")
        )]
        waits: Keyed<Tile, Vec<&'static str>>,
        /// Tiles that lower shanten, with their copies outside hand and melds.
        ukeire: Keyed<Tile, u8>,
        /// With `ways`: by yaku in reach, the nearest first.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(
            feature = "schema",
            schemars(with = "Option<Keyed<crate::shape::YakuName, YakuWayPart>>")
        )]
        ways: Option<YakuWays>,
    },
    /// The answer to a hand or a block with unknown tiles.
    Completed {
        /// The tiles for the unknown ones, in order of tile; sorted as text.
        completions: Vec<String>,
        /// How many tiles are unknown.
        unknown: usize,
        /// With `wins`, of 3n+2 tiles: how each completion wins.
        #[serde(skip_serializing_if = "Option::is_none")]
        wins: Option<Keyed<String, WonPart>>,
        /// With `wins`, of 3n+1 tiles: what they may wait for.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schemars(with = "Option<Vec<crate::shape::Tile>>"))]
        waits: Option<Vec<String>>,
    },
    /// The answer to a hand with jokers (`wild`), or of five `sets`.
    Any(AnyHandAnswer),
}

/// How a hand is won.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct WonPart {
    /// Each the jantou, then the mentsu; sorted as text.
    pub(super) decompositions: Vec<Vec<String>>,
    /// Whether it is chiitoitsu.
    pub(super) chiitoitsu: bool,
    /// Whether it is kokushi.
    pub(super) kokushi: bool,
}

impl HandAnswer {
    pub(super) fn of(
        hand: &Hand,
        visible: &Visible,
        discards: bool,
        ways: Option<YakuWays>,
    ) -> HandAnswer {
        let shanten = hand.shanten().get();
        if hand.awaits_draw() {
            let waits = hand.waits_in(visible);
            return HandAnswer::Waiting {
                shanten,
                ukeire: hand.ukeire_in(visible).iter().collect(),
                waits: waits.iter().map(|wait| (wait.tile(), shapes(&wait))).collect(),
                ways,
            };
        }
        let decompositions = sorted(hand.decompositions().iter().map(blocks));
        HandAnswer::Drawn {
            shanten,
            is_win: hand.is_win(),
            decompositions,
            chiitoitsu: hand.is_chiitoitsu(),
            kokushi: hand.is_kokushi(),
            discards: (discards && !hand.is_win()).then(|| discards_of(&hand.discards_in(visible))),
            ways,
        }
    }
}

pub(super) fn blocks(way: &Decomposition) -> Vec<String> {
    let mentsu = way.mentsu().iter().map(ToString::to_string);
    [way.jantou().to_string()].into_iter().chain(mentsu).collect()
}

/// The shapes of a wait, in alphabetical order.
fn shapes(wait: &Wait) -> Vec<&'static str> {
    sorted(wait.shapes().iter().map(WaitShape::name))
}
