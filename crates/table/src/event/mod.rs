//! What happens at a table, in order: what an observer writes down, and what records tell.

mod deal;
mod win;

use mentsu::{Face, Meld};

pub use self::deal::Deal;
pub use self::win::{Ryuukyoku, RyuukyokuKind, Win};
use crate::seat::Seat;

/// One thing that happens at a table.
///
/// Who watches from one seat, or from beside the table, doesn't see what is hidden: such a draw has no
/// `face`, and a [`Deal`] lacks others' tiles.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Event {
    /// A round begins: points, indicator and hands.
    Deal(Deal),
    /// A player draws (自摸).
    Draw {
        /// Who draws.
        seat: Seat,
        /// What, where it is seen.
        face: Option<Face>,
        /// It comes from the dead wall, after a kan or a kita (嶺上牌).
        rinshan: bool,
    },
    /// A player declares riichi; the discard follows (立直宣言).
    Riichi {
        /// Who declares it.
        seat: Seat,
    },
    /// A player discards (打牌).
    Discard {
        /// Who discards.
        seat: Seat,
        /// What.
        face: Face,
        /// It is the tile just drawn.
        tsumogiri: bool,
    },
    /// Nobody won on the tile of a riichi, so the stick is paid (立直成立).
    RiichiAccepted {
        /// Who has paid it.
        seat: Seat,
    },
    /// A player calls the last discard: chi, pon or daiminkan.
    Call {
        /// Who calls.
        seat: Seat,
        /// The meld, with whom the tile is from.
        meld: Meld,
    },
    /// A player declares an ankan or a kakan.
    Kan {
        /// Who declares it.
        seat: Seat,
        /// The meld as it is now.
        meld: Meld,
    },
    /// A player sets a north aside (抜きドラ).
    Kita {
        /// Who.
        seat: Seat,
    },
    /// One more indicator is turned over (槓ドラ).
    Dora {
        /// The indicator.
        face: Face,
    },
    /// A player wins; of several winners each has an event of its own, in order of play.
    Win(Win),
    /// The round ends without a winner.
    Ryuukyoku(Ryuukyoku),
}

impl Event {
    /// The event as the player in this seat sees it: others' draws have no face, and a deal shows
    /// one's own tiles alone.
    #[must_use]
    pub fn seen_by(&self, seat: Seat) -> Event {
        self.hide(|whose| whose != seat)
    }

    /// The event as everybody beside the table sees it.
    #[must_use]
    pub fn seen_by_all(&self) -> Event {
        self.hide(|_| true)
    }

    fn hide(&self, hidden: impl Fn(Seat) -> bool) -> Event {
        let mut seen = self.clone();
        match &mut seen {
            Event::Deal(deal) => {
                for (hand, _) in
                    deal.hands.iter_mut().zip(Seat::ALL).filter(|(_, seat)| hidden(*seat))
                {
                    hand.clear();
                }
            }
            Event::Draw { seat, face, .. } if hidden(*seat) => *face = None,
            _ => {}
        }
        seen
    }
}
