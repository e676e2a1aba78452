//! Why an action is refused.

use core::fmt;

use mentsu::Tile;
use mentsu::mcr::NoWin;

use super::Round;
use crate::mcr::action::Action;
use crate::mcr::situation::score_of;
use crate::mcr::table::{Phase, TurnStart};
use crate::mcr::view::won_on;
use crate::seat::Seat;

/// Why a player may not do this now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Refused {
    /// The round is over.
    Over,
    /// Another player is to act, or this one has answered already.
    NotAwaited {
        /// The player.
        seat: Seat,
    },
    /// The action answers another player, but it is the player's own turn.
    OwnTurn,
    /// The action belongs to one's own turn, but another's tile waits for an answer.
    NotOwnTurn,
    /// The hand doesn't hold this tile.
    NotHeld {
        /// The tile.
        tile: Tile,
    },
    /// The hand can't make this meld of the tile on offer.
    NoSuchMeld,
    /// After a chow or a pung a tile has to be discarded.
    AfterClaim,
    /// Nobody draws any more: the tile can only be won on, and no kong be declared.
    LastTile,
    /// The tile was added to a pung, and can only be won on.
    ToKong,
    /// The hand is dead (相公).
    DeadHand,
    /// A win that isn't one (错和): the tiles aren't won, or can't be.
    NotWon {
        /// Why not.
        why: NoWin,
    },
    /// A win that isn't one (错和): the hand is worth too little.
    TooFewPoints {
        /// What it is worth without flowers.
        points: u16,
        /// What it has to be worth.
        minimum: u16,
    },
}

impl Round {
    /// Why an action that isn't offered is refused.
    pub(super) fn why(&self, seat: Seat, action: &Action) -> Refused {
        if self.outcome.is_some() {
            return Refused::Over;
        }
        if self.options(seat).is_empty() {
            return Refused::NotAwaited { seat };
        }
        let table = &self.table;
        let is_turn = matches!(table.phase(), Phase::Turn { .. });
        match action {
            Action::Pass | Action::Call(_) if is_turn => Refused::OwnTurn,
            Action::Discard(_) | Action::Kong(_) if !is_turn => Refused::NotOwnTurn,
            Action::Discard(tile) => Refused::NotHeld { tile: *tile },
            _ if table.player(seat).is_dead() => Refused::DeadHand,
            Action::Win => self.why_no_win(seat),
            Action::Kong(_) | Action::Call(_) => match table.phase() {
                Phase::Turn { start: TurnStart::Claim, .. } => Refused::AfterClaim,
                Phase::Turn { .. } if !table.allows_kong(seat) => Refused::LastTile,
                Phase::Reply { to_kong: true, .. } => Refused::ToKong,
                Phase::Reply { by, .. } if table.is_last(by) => Refused::LastTile,
                _ => Refused::NoSuchMeld,
            },
            // Whoever answers may pass.
            Action::Pass => Refused::NotAwaited { seat },
        }
    }

    fn why_no_win(&self, seat: Seat) -> Refused {
        let Some(won_on) = won_on(&self.table, seat) else { return Refused::AfterClaim };
        match score_of(&self.table, self.hand(seat), seat, won_on) {
            Ok(score) => Refused::TooFewPoints {
                points: score.without_flowers(),
                minimum: self.table.rules().scoring().minimum(),
            },
            Err(why) => Refused::NotWon { why },
        }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::Over => f.write_str("the round is over"),
            Refused::NotAwaited { seat } => write!(f, "nothing is awaited from {seat}"),
            Refused::OwnTurn => f.write_str("it is the player's own turn, with nothing to answer"),
            Refused::NotOwnTurn => f.write_str("it isn't the player's own turn"),
            Refused::NotHeld { tile } => write!(f, "the hand doesn't hold {tile}"),
            Refused::NoSuchMeld => f.write_str("the hand can't make this meld"),
            Refused::AfterClaim => f.write_str("after a chow or a pung a tile has to be discarded"),
            Refused::LastTile => f.write_str("nobody draws any more"),
            Refused::ToKong => f.write_str("a tile added to a pung can only be won on"),
            Refused::DeadHand => f.write_str("the hand is dead"),
            Refused::NotWon { why } => write!(f, "not a win: {why}"),
            Refused::TooFewPoints { points, minimum } => {
                write!(f, "the hand is worth {points} points without flowers, not {minimum}")
            }
        }
    }
}

impl core::error::Error for Refused {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Refused::NotWon { why } => Some(why),
            _ => None,
        }
    }
}
