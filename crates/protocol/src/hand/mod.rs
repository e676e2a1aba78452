//! `hand` requests: shanten, decompositions, waits, ukeire, the way to each yaku.

mod answer;
mod any;
mod parts;
mod unknown;

use mentsu::{Face, Hand, Meld, Visible};

use self::answer::HandAnswer;
use self::any::AnyHandRequest;
pub(crate) use self::parts::{
    DISCARDS, DiscardPart, SEEN, discards_of, has_unknown, seen_beside, sorted,
};
use self::parts::{FIFTH_COPIES, SETS, WILD, WINS};
pub(crate) use self::unknown::UnknownHandRequest;
use crate::question::{Memory, Question};
use crate::refusal::Refusal;
use crate::request::keys::{CLOSED, ID, OP, names, takes};
use crate::request::melds::{self, MELDS};
use crate::request::object::{Object, Text};
use crate::request::rules::RULES;
use crate::ways::{self, ROUND, SEAT, WAYS};

/// The keys of a hand whose tiles are all known.
const OF_KNOWN: &[&str] = &names![ID OP CLOSED MELDS DISCARDS SEEN WAYS SEAT ROUND RULES WILD SETS];

/// The keys of a hand with unknown tiles.
const OF_UNKNOWN: &[&str] = &names![ID OP CLOSED MELDS WINS WILD SETS];

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
        if !has_unknown(&closed) {
            object.has_only(OF_KNOWN)?;
            let discards = object.optional(DISCARDS.name)?.unwrap_or(false);
            let hand = hand_in(object)?;
            let visible = Visible::of(&hand).with_seen(seen_beside(object, &hand.all_tiles())?);
            let ways = ways::Asked::read(object, memory)?;
            return Ok(HandRequest::Known { hand, visible, discards, ways });
        }
        object.has_only(OF_UNKNOWN)?;
        UnknownHandRequest::of(object).map(HandRequest::Unknown)
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
