//! The score of a win and its reasons, or the reason why it is not a win.

use mentsu::{Face, Hand};
use mentsu_protocol::{ScoreAnswer, ScoreOptions};

use crate::hand::situation::Situated;
use crate::wire::failure::{Failure, FailureKind};
use crate::wire::request::Request;

/// How a hand is won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// On another player's tile.
    Ron,
    /// On the tile just drawn.
    Tsumo,
}

mentsu::names! { By, "way to win": Ron "ron", Tsumo "tsumo" }

/// The score of a win, or the reason why it is not a win.
pub fn score(hand: &Hand, win: Face, by: By, request: Request) -> Result<ScoreAnswer, Failure> {
    let situated = Situated::read(request)?;
    let (hand, situation) = match by {
        By::Ron => (*hand, situated.ron(win)?),
        By::Tsumo => (winner(hand, win)?, situated.tsumo()?),
    };
    if hand.awaits_draw() != (by == By::Ron) {
        let message = "for a ron the hand has 13 tiles, less 3 a meld, without the winning tile";
        return Err(Failure::new(FailureKind::Hand, message));
    }
    let (passed, rules) = (*situated.passed(), situated.rules);
    let options = ScoreOptions { situation, passed, rules, payments: true, detail: true };
    Ok(options.answer(&hand)?)
}

/// The hand with this tile as the drawn one; a waiting hand draws it.
fn winner(hand: &Hand, win: Face) -> Result<Hand, Failure> {
    let drawn = if hand.awaits_draw() { hand.draw(win) } else { hand.with_drawn(win) };
    Ok(drawn?)
}
