//! Events of a table in order, as an observer writes them down and a record holds them.

mod deal;
mod text;
mod win;
mod worth;

use mentsu::{Face, Hand, Meld};

pub use self::deal::Deal;
pub use self::win::{Ryuukyoku, RyuukyokuKind, Win};
pub use self::worth::{WinPayment, Worth};
use crate::seat::Seat;

/// One event at a table.
///
/// For an observer who doesn't see a draw it has no `face`, and a [`Deal`] has no hands of players
/// whose tiles stay hidden.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Event {
    /// A round begins: points, indicator and hands.
    Deal(Deal),
    /// A player draws (自摸).
    Draw {
        /// Who draws.
        seat: Seat,
        /// The tile, if the observer sees it.
        face: Option<Face>,
        /// It comes from the dead wall, after a kan or a kita (嶺上牌).
        rinshan: bool,
    },
    /// A player declares riichi; the discard follows (立直宣言).
    Riichi {
        /// Who declares it.
        seat: Seat,
    },
    /// A player who has just declared riichi shows the hand (オープン立直); the discard follows.
    OpenHand {
        /// Who shows it.
        seat: Seat,
        /// The hand that the discard leaves, ankan among its melds.
        hand: Hand,
    },
    /// A player discards (打牌).
    Discard {
        /// Who discards.
        seat: Seat,
        /// The tile.
        face: Face,
        /// It is the tile just drawn.
        tsumogiri: bool,
    },
    /// Nobody has won on the discard of a riichi, so the stick is paid (立直成立).
    RiichiAccepted {
        /// Who has paid it.
        seat: Seat,
    },
    /// A player calls the last discard: chi, pon or daiminkan.
    Call {
        /// Who calls.
        seat: Seat,
        /// The meld, with the source of the called tile.
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
    /// A player wins. Several winners have an event each, in order of play.
    Win(Win),
    /// The round ends without a winner.
    Ryuukyoku(Ryuukyoku),
}

/// The kind of an [`Event`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventKind {
    /// [`Event::Deal`].
    Deal,
    /// [`Event::Draw`].
    Draw,
    /// [`Event::Riichi`].
    Riichi,
    /// [`Event::OpenHand`].
    OpenHand,
    /// [`Event::Discard`].
    Discard,
    /// [`Event::RiichiAccepted`].
    RiichiAccepted,
    /// [`Event::Call`].
    Call,
    /// [`Event::Kan`].
    Kan,
    /// [`Event::Kita`].
    Kita,
    /// [`Event::Dora`].
    Dora,
    /// [`Event::Win`].
    Win,
    /// [`Event::Ryuukyoku`].
    Ryuukyoku,
}

mentsu::names! { EventKind, "kind of event":
    Deal "deal",
    Draw "draw",
    Riichi "riichi",
    OpenHand "open_hand",
    Discard "discard",
    RiichiAccepted "riichi_accepted",
    Call "call",
    Kan "kan",
    Kita "kita",
    Dora "dora",
    Win "win",
    Ryuukyoku "ryuukyoku",
}

impl Event {
    /// Its kind, which has a name.
    #[must_use]
    pub const fn kind(&self) -> EventKind {
        match self {
            Event::Deal(_) => EventKind::Deal,
            Event::Draw { .. } => EventKind::Draw,
            Event::Riichi { .. } => EventKind::Riichi,
            Event::OpenHand { .. } => EventKind::OpenHand,
            Event::Discard { .. } => EventKind::Discard,
            Event::RiichiAccepted { .. } => EventKind::RiichiAccepted,
            Event::Call { .. } => EventKind::Call,
            Event::Kan { .. } => EventKind::Kan,
            Event::Kita { .. } => EventKind::Kita,
            Event::Dora { .. } => EventKind::Dora,
            Event::Win(_) => EventKind::Win,
            Event::Ryuukyoku(_) => EventKind::Ryuukyoku,
        }
    }

    /// The event as the player in this seat sees it: without the faces of others' draws and without
    /// others' hands in a deal.
    #[must_use]
    pub fn seen_by(&self, seat: Seat) -> Event {
        self.hide(|whose| whose != seat)
    }

    /// The event as a spectator sees it, without any player's tiles.
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
