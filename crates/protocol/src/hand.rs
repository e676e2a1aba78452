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
use crate::request::melds;
use crate::request::object::{Object, Text};

pub(crate) enum HandRequest {
    Known {
        hand: Hand,
        /// Whether to list the discards of 3n+2 tiles that aren't won.
        discards: bool,
    },
    Partial(PartialHand),
    Block(PartialBlock),
}

#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum HandAnswer {
    /// Of 3n+2 tiles.
    Drawn {
        shanten: i8,
        is_win: bool,
        /// Each the jantou, then the mentsu; sorted as text.
        decompositions: Vec<Vec<String>>,
        chiitoitsu: bool,
        kokushi: bool,
        /// If it isn't won, with `discards`: the best first.
        #[serde(skip_serializing_if = "Option::is_none")]
        discards: Option<Keyed<Tile, DiscardPart>>,
    },
    /// Of 3n+1 tiles.
    Waiting {
        shanten: i8,
        waits: Keyed<Tile, Vec<&'static str>>,
        /// Tiles that lower shanten, with their copies outside hand and melds.
        ukeire: Keyed<Tile, u8>,
    },
    /// Of a hand or a block with unknown tiles.
    Completed {
        /// The tiles for the unknown ones, in order of tile; sorted as text.
        completions: Vec<String>,
        unknown: usize,
    },
}

impl Question for HandRequest {
    const OP: &'static str = "hand";

    type Answer = HandAnswer;

    fn read(object: &Object<'_>, _: &mut Memory) -> Result<HandRequest, Box<Refusal>> {
        let closed: Text<'_> = object.required("closed")?;
        if !closed.contains(['?', '🀫']) {
            object.has_only(&["id", "op", "closed", "melds", "discards"])?;
            let discards = object.optional("discards")?.unwrap_or(false);
            let hand = hand_in(object)?;
            return Ok(HandRequest::Known { hand, discards });
        }
        object.has_only(&["id", "op", "closed", "melds"])?;
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
pub(crate) struct DiscardPart {
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
    let closed: Text<'_> = request.required("closed")?;
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
