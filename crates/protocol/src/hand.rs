//! `hand` requests: how far a hand is from winning, how it wins, what it waits for, what helps.

use std::collections::BinaryHeap;

use mentsu::WinForm;
use mentsu::{Decomposition, Hand, Meld, Tile, Wait, WaitShape};
use serde::{Serialize, Serializer};

use crate::melds;
use crate::object::Object;
use crate::refusal::Refusal;

pub(crate) struct HandRequest {
    hand: Hand,
}

#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum HandAnswer {
    /// Of 3n+2 tiles.
    Drawn {
        shanten: i8,
        is_win: bool,
        /// Jantou first, then mentsu; sorted as text.
        decompositions: Vec<Vec<String>>,
        chiitoitsu: bool,
        kokushi: bool,
    },
    /// Of 3n+1 tiles.
    Waiting {
        shanten: i8,
        #[serde(serialize_with = "as_object")]
        waits: Vec<(Tile, Vec<&'static str>)>,
        /// The tiles that lower shanten, with how many are in neither hand nor melds.
        #[serde(serialize_with = "as_object")]
        ukeire: Vec<(Tile, u8)>,
    },
}

impl HandRequest {
    pub(crate) fn read(object: &Object<'_>) -> Result<HandRequest, Box<Refusal>> {
        object.has_only(&["id", "op", "closed", "melds"])?;
        Ok(HandRequest::of(hand_in(object)?))
    }

    pub(crate) fn of(hand: Hand) -> HandRequest {
        HandRequest { hand }
    }

    pub(crate) fn answer(&self) -> HandAnswer {
        let hand = &self.hand;
        let shanten = hand.shanten().get();
        if hand.is_waiting() {
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
            chiitoitsu: hand.win_forms().iter().any(|form| matches!(form, WinForm::Chiitoitsu(_))),
            kokushi: hand.win_forms().iter().any(|form| matches!(form, WinForm::Kokushi { .. })),
        }
    }
}

/// The hand of a request's closed tiles and melds.
pub(crate) fn hand_in(request: &Object<'_>) -> Result<Hand, Box<Refusal>> {
    let closed: String = request.required("closed")?;
    let closed = read_closed(&closed)?;
    with_melds(&closed, &melds::read(request)?)
}

/// The hand of closed tiles alone.
pub(crate) fn read_closed(closed: &str) -> Result<Hand, Box<Refusal>> {
    let closed: Hand = closed.parse().map_err(|error| Box::new(Refusal::Closed(error)))?;
    if closed.melds().is_empty() { Ok(closed) } else { Err(Box::new(Refusal::MeldsInClosed)) }
}

/// The closed tiles of a hand beside melds, and no tile marked as drawn.
pub(crate) fn with_melds(closed: &Hand, melds: &[Meld]) -> Result<Hand, Box<Refusal>> {
    if melds.is_empty() && closed.drawn().is_none() {
        return Ok(*closed);
    }
    Hand::from_counts(*closed.concealed(), closed.reds_by_suit(), melds)
        .map_err(|error| Box::new(Refusal::NoHand(error)))
}

fn blocks(way: &Decomposition) -> Vec<String> {
    let mentsu = way.mentsu().iter().map(ToString::to_string);
    [way.jantou().to_string()].into_iter().chain(mentsu).collect()
}

/// In order, through a heap: that is a tenth of the code of a sort, and there are a few.
fn sorted<T: Ord>(few: impl Iterator<Item = T>) -> Vec<T> {
    few.collect::<BinaryHeap<T>>().into_sorted_vec()
}

/// In alphabetical order.
fn shapes(wait: &Wait<'_>) -> Vec<&'static str> {
    sorted(wait.shapes().iter().map(WaitShape::name))
}

/// Tiles as the keys of an object, in order.
fn as_object<T: Serialize, S: Serializer>(
    entries: &[(Tile, T)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(entries.iter().map(|(tile, value)| (tile.to_string(), value)))
}
