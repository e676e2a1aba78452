//! `hand` requests: shanten, decompositions, waits, ukeire, the way to each yaku.

mod any;
mod parts;
mod unknown;

use mentsu::{Decomposition, Face, Hand, Meld, Tile, Visible, Wait, WaitShape};
use serde::Serialize;

use self::any::{AnyHandAnswer, AnyHandRequest};
pub(crate) use self::parts::{DISCARDS, DiscardPart, SEEN, discards_of, seen_beside, sorted};
use self::parts::{FIFTH_COPIES, SETS, WILD, WINS};
pub(crate) use self::unknown::UnknownHandRequest;
use crate::keyed::Keyed;
use crate::question::{Memory, Question};
use crate::refusal::Refusal;
use crate::request::keys::{CLOSED, ID, OP, names, takes};
use crate::request::melds::{self, MELDS};
use crate::request::object::{Object, Text};
use crate::request::rules::RULES;
#[cfg(feature = "schema")]
use crate::ways::YakuWayPart;
use crate::ways::{self, ROUND, SEAT, WAYS, YakuWays};

/// The keys of a hand whose tiles are all known.
const OF_KNOWN: &[&str] = &names![ID OP CLOSED MELDS DISCARDS SEEN WAYS SEAT ROUND RULES WILD SETS];

/// The keys of a hand with jokers or five sets.
const OF_ANY: &[&str] = &names![ID OP CLOSED MELDS DISCARDS SEEN WINS WILD SETS FIFTH_COPIES];

pub(crate) enum HandRequest {
    Known {
        hand: Hand,
        /// What is out of the wall.
        visible: Visible,
        /// Whether to list the discards of 3n+2 tiles that aren't won.
        discards: bool,
        /// For the way to each yaku, if it was requested.
        ways: Option<ways::Asked>,
    },
    Unknown(UnknownHandRequest),
    Any(AnyHandRequest),
}

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
    decompositions: Vec<Vec<String>>,
    /// Whether it is chiitoitsu.
    chiitoitsu: bool,
    /// Whether it is kokushi.
    kokushi: bool,
}

impl Question for HandRequest {
    const OP: &'static str = "hand";

    type Answer = HandAnswer;

    takes! {
        /// Shanten; decompositions of 3n+2 tiles; waits and ukeire of 3n+1; the way to each yaku;
        /// what unknown tiles (`?`) may be, of which there are at most four. With `wild` they are
        /// jokers, at most eight.
        ID OP CLOSED MELDS DISCARDS SEEN WAYS SEAT ROUND RULES WINS WILD SETS FIFTH_COPIES
    }

    fn read(object: &Object<'_>, memory: &mut Memory) -> Result<HandRequest, Box<Refusal>> {
        object.has_only(Self::NAMES)?;
        if let Some(any) = AnyHandRequest::read(object)? {
            object.has_only(OF_ANY)?;
            return Ok(HandRequest::Any(any));
        }
        let closed: Text<'_> = object.required(CLOSED.name)?;
        if !closed.contains(['?', '🀫']) {
            object.has_only(OF_KNOWN)?;
            let discards = object.optional(DISCARDS.name)?.unwrap_or(false);
            let hand = hand_in(object)?;
            let visible = Visible::of(&hand).with_seen(seen_beside(object, &hand.all_tiles())?);
            let ways = ways::Asked::read(object, memory)?;
            return Ok(HandRequest::Known { hand, visible, discards, ways });
        }
        UnknownHandRequest::read(object, memory).map(HandRequest::Unknown)
    }

    fn answer(&self, memory: &mut Memory) -> Result<HandAnswer, Box<Refusal>> {
        Ok(match self {
            HandRequest::Known { hand, visible, discards, ways } => {
                let ways = ways.as_ref().map(|asked| asked.of(hand, visible));
                HandAnswer::of(hand, visible, *discards, ways)
            }
            HandRequest::Unknown(unknown) => unknown.answer(memory)?,
            HandRequest::Any(any) => HandAnswer::Any(any.answer()),
        })
    }
}

impl HandAnswer {
    fn of(hand: &Hand, visible: &Visible, discards: bool, ways: Option<YakuWays>) -> HandAnswer {
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

/// The hand of a request's closed tiles and melds.
pub(crate) fn hand_in(request: &Object<'_>) -> Result<Hand, Box<Refusal>> {
    hand_of(request, &melds::read(request)?)
}

/// The hand of a request's closed tiles, and melds that were read.
pub(crate) fn hand_of(request: &Object<'_>, melds: &[Meld]) -> Result<Hand, Box<Refusal>> {
    let closed: Text<'_> = request.required(CLOSED.name)?;
    let closed: Hand = closed.parse().map_err(|error| Box::new(Refusal::Closed(error)))?;
    if !closed.melds().is_empty() {
        return Err(Box::new(Refusal::MeldsInClosed));
    }
    // No tile is marked as drawn.
    Hand::from_counts(*closed.concealed(), closed.reds_by_suit(), melds)
        .map_err(|error| Box::new(Refusal::NoHand(error.into())))
}

/// The hand of a winner who had this one before the winning tile: whoever draws it holds it.
pub(crate) fn winner(
    before: &Hand,
    winning: impl Into<Face>,
    is_drawn: bool,
) -> Result<Hand, Box<Refusal>> {
    let (concealed, melds) = (before.concealed().total(), before.melds().len());
    if usize::from(concealed) + 3 * melds != 13 {
        return Err(Box::new(Refusal::NotBeforeWin { concealed, melds }));
    }
    if !is_drawn {
        return Ok(*before);
    }
    before.draw(winning).map_err(|error| Box::new(Refusal::NoHand(error.into())))
}

fn blocks(way: &Decomposition) -> Vec<String> {
    let mentsu = way.mentsu().iter().map(ToString::to_string);
    [way.jantou().to_string()].into_iter().chain(mentsu).collect()
}

/// The shapes of a wait, in alphabetical order.
fn shapes(wait: &Wait) -> Vec<&'static str> {
    sorted(wait.shapes().iter().map(WaitShape::name))
}
