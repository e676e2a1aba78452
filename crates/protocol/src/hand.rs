//! `hand` requests: shanten, decompositions, waits, ukeire; completions of unknown tiles.

use std::collections::BinaryHeap;

use mentsu::{
    Counts, Decomposition, Discard, Face, Hand, Meld, PartialBlock, PartialHand, Tile, Wait,
    WaitShape,
};
use serde::Serialize;

use crate::keyed::Keyed;
use crate::question::{Memory, Question};
use crate::refusal::Refusal;
use crate::request::keys::{CLOSED, ID, OP, keys, takes};
use crate::request::melds::{self, MELDS};
use crate::request::object::{Object, Text};

keys! {
    /// Also the discards of 3n+2 tiles that aren't won; not beside unknown tiles.
    pub(crate) DISCARDS "discards": bool = false;
}

pub(crate) enum HandRequest {
    Known {
        hand: Hand,
        /// Whether to list the discards of 3n+2 tiles that aren't won.
        discards: bool,
    },
    Partial(PartialHand),
    Block(PartialBlock),
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
    },
    /// The answer to a hand or a block with unknown tiles.
    Completed {
        /// The tiles for the unknown ones, in order of tile; sorted as text.
        completions: Vec<String>,
        /// How many tiles are unknown.
        unknown: usize,
    },
}

impl Question for HandRequest {
    const OP: &'static str = "hand";

    type Answer = HandAnswer;

    takes! {
        /// Shanten; decompositions of 3n+2 tiles; waits and ukeire of 3n+1; what unknown tiles
        /// (`?`) may be, of which there are at most four.
        ID OP CLOSED MELDS DISCARDS
    }

    fn read(object: &Object<'_>, _: &mut Memory) -> Result<HandRequest, Box<Refusal>> {
        let closed: Text<'_> = object.required(CLOSED.name)?;
        if !closed.contains(['?', '🀫']) {
            object.has_only(Self::NAMES)?;
            let discards = object.optional(DISCARDS.name)?.unwrap_or(false);
            let hand = hand_in(object)?;
            return Ok(HandRequest::Known { hand, discards });
        }
        object.has_only(&[ID.name, OP.name, CLOSED.name, MELDS.name])?;
        let melds = melds::read(object)?;
        let hand = match closed.parse::<PartialHand>() {
            Ok(hand) if !hand.melds().is_empty() => return Err(Box::new(Refusal::MeldsInClosed)),
            Ok(hand) => PartialHand::new(hand.faces(), hand.unknown(), &melds),
            Err(error) if melds.is_empty() => match closed.parse() {
                Ok(block) => return Ok(HandRequest::Block(block)),
                Err(_) => return Err(Box::new(Refusal::Closed(error))),
            },
            Err(error) => return Err(Box::new(Refusal::Closed(error))),
        };
        hand.map(HandRequest::Partial).map_err(|error| Box::new(Refusal::NoHand(error)))
    }

    fn answer(&self, _: &mut Memory) -> Result<HandAnswer, Box<Refusal>> {
        Ok(match self {
            HandRequest::Known { hand, discards } => HandAnswer::of(hand, *discards),
            HandRequest::Partial(hand) if hand.awaits_draw() => {
                let completions = hand.tenpai_completions();
                HandAnswer::completed(hand.unknown(), completions.map(|one| *one.tiles()))
            }
            HandRequest::Partial(hand) => {
                HandAnswer::completed(hand.unknown(), hand.completions().map(|one| *one.tiles()))
            }
            HandRequest::Block(block) => {
                let completions = block.completions();
                HandAnswer::completed(block.unknown(), completions.iter().map(|one| *one.tiles()))
            }
        })
    }
}

impl HandAnswer {
    fn completed(unknown: usize, completions: impl Iterator<Item = Counts>) -> HandAnswer {
        let completions = sorted(completions.map(|tiles| tiles.to_string()));
        HandAnswer::Completed { completions, unknown }
    }

    fn of(hand: &Hand, discards: bool) -> HandAnswer {
        let shanten = hand.shanten().get();
        if hand.awaits_draw() {
            let waits = hand.waits();
            return HandAnswer::Waiting {
                shanten,
                ukeire: hand.ukeire().iter().collect(),
                waits: waits.iter().map(|wait| (wait.tile(), shapes(&wait))).collect(),
            };
        }
        let decompositions = sorted(hand.decompositions().iter().map(blocks));
        HandAnswer::Drawn {
            shanten,
            is_win: hand.is_win(),
            decompositions,
            chiitoitsu: hand.is_chiitoitsu(),
            kokushi: hand.is_kokushi(),
            discards: (discards && !hand.is_win()).then(|| discards_of(&hand.discards())),
        }
    }
}

/// What a discard leads to.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct DiscardPart {
    /// -1 for a win, 0 for tenpai.
    shanten: i8,
    /// Tiles that lower shanten after it, with their copies left.
    ukeire: Keyed<Tile, u8>,
}

/// Discards by tile, the best first.
pub(crate) fn discards_of(discards: &[Discard]) -> Keyed<Tile, DiscardPart> {
    let one = |discard: &Discard| {
        let (shanten, ukeire) = (discard.shanten().get(), discard.ukeire().iter().collect());
        (discard.tile(), DiscardPart { shanten, ukeire })
    };
    discards.iter().map(one).collect()
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

/// Sorts a few items with a heap, which compiles to a tenth of the machine code of `sort`.
pub(crate) fn sorted<T: Ord>(few: impl Iterator<Item = T>) -> Vec<T> {
    few.collect::<BinaryHeap<T>>().into_sorted_vec()
}

/// The shapes of a wait, in alphabetical order.
fn shapes(wait: &Wait) -> Vec<&'static str> {
    sorted(wait.shapes().iter().map(WaitShape::name))
}
