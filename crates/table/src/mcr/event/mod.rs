//! What happens at a table, in order.

mod deal;
mod text;
mod win;

use mentsu::{Meld, Tile};

pub use self::deal::Deal;
pub(super) use self::win::fans_of;
pub use self::win::{FanCount, Win};
use crate::seat::Seat;
use mentsu::Flower;

/// One thing that happens at a table.
///
/// For an observer who doesn't see a draw it has no tile, a concealed kong has no meld, and a
/// [`Deal`] has no hands of others.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Event {
    /// A round begins; dealt flowers are replaced already.
    Deal(Deal),
    /// A player draws (摸牌).
    Draw {
        /// Who draws.
        seat: Seat,
        /// The tile, if the observer sees it.
        tile: Option<Tile>,
        /// What the draw follows.
        after: DrawAfter,
    },
    /// A player has drawn a flower and sets it aside; another draw follows (补花).
    Flower {
        /// Who drew it.
        seat: Seat,
        /// The flower.
        flower: Flower,
    },
    /// A player discards (打牌).
    Discard {
        /// Who discards.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// A player claims the last discard: a chi, a pon or a daiminkan (吃, 碰, 明杠).
    Call {
        /// Who claims it.
        seat: Seat,
        /// The meld.
        meld: Meld,
    },
    /// A player declares a concealed kong, or adds a tile to a pung (暗杠, 补杠).
    Kong {
        /// Who declares it.
        seat: Seat,
        /// The meld, an ankan or a kakan; `None` for a concealed kong that the observer doesn't
        /// see.
        meld: Option<Meld>,
    },
    /// A player's hand is dead (相公): it neither wins nor calls.
    DeadHand {
        /// Whose hand.
        seat: Seat,
    },
    /// A player wins, and the round is over (和牌).
    Win(Win),
    /// The wall is empty, and the round is over without a winner (荒牌).
    Exhausted,
    /// A foul ends the round (错和).
    Foul {
        /// Whose foul.
        seat: Seat,
        /// What each player receives, or pays if negative.
        deltas: [i32; 4],
    },
}

/// What a draw follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DrawAfter {
    /// The turn begins with it.
    Turn,
    /// It follows an own kong.
    Kong,
    /// It replaces a flower, also one that was drawn after a kong.
    Flower,
}

mentsu::names! { DrawAfter, "reason of a draw":
    Turn "in_turn",
    Kong "after_kong",
    Flower "for_flower",
}

impl Event {
    /// The event as a seat sees it: without others' hands, draws and concealed kongs.
    ///
    /// ```
    /// use mentsu::tile;
    /// use mentsu_table::Seat;
    /// use mentsu_table::mcr::{DrawAfter, Event};
    ///
    /// let [east, south, ..] = Seat::ALL;
    /// let draw = |tile| Event::Draw { seat: east, tile, after: DrawAfter::Turn };
    /// assert_eq!(draw(Some(tile!("5p"))).seen_by(south), draw(None));
    /// assert_eq!(draw(Some(tile!("5p"))).seen_by(east), draw(Some(tile!("5p"))));
    /// ```
    #[must_use]
    pub fn seen_by(&self, observer: Seat) -> Event {
        match self {
            Event::Deal(deal) => Event::Deal(deal.seen_by(observer)),
            Event::Draw { seat, after, .. } if *seat != observer => {
                Event::Draw { seat: *seat, tile: None, after: *after }
            }
            Event::Kong { seat, meld } if *seat != observer => {
                Event::Kong { seat: *seat, meld: meld.filter(Meld::is_open) }
            }
            _ => self.clone(),
        }
    }
}
