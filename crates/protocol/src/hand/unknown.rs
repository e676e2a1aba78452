//! `hand` requests with unknown tiles that aren't jokers: what they may be.

use mentsu::{Completion, PartialBlock, PartialHand, WinForm};

use super::answer::{HandAnswer, WonPart, blocks};
use super::parts::{WINS, has_unknown, sorted};
use crate::question::{Memory, Question};
use crate::refusal::Refusal;
use crate::request::keys::{CLOSED, ID, OP, takes};
use crate::request::melds::{self, MELDS};
use crate::request::object::{Object, Text};

/// A hand or a block with unknown tiles.
pub(crate) enum UnknownHandRequest {
    Hand {
        hand: PartialHand,
        /// Whether to list how each completion wins.
        wins: bool,
    },
    Block(PartialBlock),
}

impl UnknownHandRequest {
    /// The request; whoever calls has checked its keys.
    pub(super) fn of(object: &Object<'_>) -> Result<UnknownHandRequest, Box<Refusal>> {
        let closed: Text<'_> = object.required(CLOSED.name)?;
        let melds = melds::read(object)?;
        let wins = object.optional(WINS.name)?.unwrap_or(false);
        let hand = match closed.parse::<PartialHand>() {
            Ok(hand) if !hand.melds().is_empty() => return Err(Box::new(Refusal::MeldsInClosed)),
            Ok(hand) => PartialHand::new(hand.faces(), hand.unknown(), &melds),
            Err(error) if melds.is_empty() => match closed.parse() {
                Ok(block) if !wins => return Ok(UnknownHandRequest::Block(block)),
                Ok(_) => return Err(Box::new(Refusal::WinsOfBlock)),
                Err(_) => return Err(Box::new(Refusal::Closed(error))),
            },
            Err(error) => return Err(Box::new(Refusal::Closed(error))),
        };
        let hand = hand.map_err(|error| Box::new(Refusal::NoHand(error)))?;
        Ok(UnknownHandRequest::Hand { hand, wins })
    }
}

impl Question for UnknownHandRequest {
    const OP: &'static str = "hand";

    type Answer = HandAnswer;

    takes! {
        /// What unknown tiles (`?`) may be, of which there are at most four.
        ID OP CLOSED MELDS WINS
    }

    fn read(object: &Object<'_>, _: &mut Memory) -> Result<UnknownHandRequest, Box<Refusal>> {
        object.has_only(Self::NAMES)?;
        if !has_unknown(&object.required::<Text<'_>>(CLOSED.name)?) {
            return Err(Box::new(Refusal::NothingUnknown));
        }
        UnknownHandRequest::of(object)
    }

    fn answer(&self, _: &mut Memory) -> Result<HandAnswer, Box<Refusal>> {
        Ok(match self {
            UnknownHandRequest::Hand { hand, wins } if hand.awaits_draw() => {
                let completions = hand.tenpai_completions();
                let waits = || hand.wait_tiles().iter().map(|tile| tile.to_string()).collect();
                HandAnswer::Completed {
                    completions: sorted(completions.map(|one| one.tiles().to_string())),
                    unknown: hand.unknown(),
                    wins: None,
                    waits: wins.then(waits),
                }
            }
            UnknownHandRequest::Hand { hand, wins } => HandAnswer::Completed {
                completions: sorted(hand.completions().map(|one| one.tiles().to_string())),
                unknown: hand.unknown(),
                wins: wins.then(|| hand.completions().map(|one| won(&one)).collect()),
                waits: None,
            },
            UnknownHandRequest::Block(block) => HandAnswer::Completed {
                completions: sorted(block.completions().iter().map(|one| one.tiles().to_string())),
                unknown: block.unknown(),
                wins: None,
                waits: None,
            },
        })
    }
}

/// The tiles of a completion, and how it wins.
fn won(completion: &Completion) -> (String, WonPart) {
    let (mut decompositions, mut chiitoitsu, mut kokushi) = (Vec::new(), false, false);
    for form in &completion.win_forms() {
        match form {
            WinForm::Standard(way) => decompositions.push(blocks(way)),
            WinForm::Chiitoitsu(_) => chiitoitsu = true,
            WinForm::Kokushi { .. } => kokushi = true,
        }
    }
    let decompositions = sorted(decompositions.into_iter());
    (completion.tiles().to_string(), WonPart { decompositions, chiitoitsu, kokushi })
}
