//! Why an action is refused.

use core::fmt;

use mentsu::riichi::Riichi;
use mentsu::{Face, TileSet};

use super::Round;
use crate::action::Action;
use crate::seat::Seat;
use crate::table::{Phase, TurnStart};

/// The reason why a player may not take an action now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Refused {
    /// The round is over.
    Over,
    /// Another player must act, or this one has already answered.
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
        face: Face,
    },
    /// The action marks this tile as drawn (ツモ切り), but only the hand before the draw holds it.
    /// [`Options::discard`](crate::Options::discard) builds the right action.
    NotDrawn {
        /// The tile.
        face: Face,
    },
    /// The action marks this tile as held before the draw (手出し), but it is the drawn tile.
    /// [`Options::discard`](crate::Options::discard) builds the right action.
    OnlyDrawn {
        /// The tile.
        face: Face,
    },
    /// In riichi only the drawn tile can be discarded.
    InRiichi,
    /// The call forbids this discard (喰い替え).
    Kuikae {
        /// The tile.
        face: Face,
    },
    /// The rules have no open riichi (オープン立直).
    NoOpenRiichi,
    /// Riichi needs a closed hand (門前).
    Open,
    /// The hand isn't tenpai after this discard.
    NotTenpai {
        /// The tile.
        face: Face,
    },
    /// The player has too few points for riichi.
    TooFewPoints {
        /// The points needed.
        needed: i32,
    },
    /// Too few tiles are left to draw.
    TooFewTiles {
        /// The tiles left.
        left: u8,
    },
    /// The hand doesn't wait for this tile.
    NotWon,
    /// The hand has no yaku (役なし), or may not rob this tile.
    NoYaku,
    /// The hand is furiten and can win by tsumo only (振聴).
    Furiten {
        /// The waits.
        waits: TileSet,
    },
    /// The hand can't make this meld, or not with this tile.
    NoSuchMeld,
    /// Four kans are declared, the maximum of a round.
    FourKans,
    /// After a call a tile has to be discarded first.
    AfterCall,
    /// The hand has no north to set aside, or the rules don't allow it.
    KitaError,
    /// The hand has fewer than nine kinds of terminals and honors, it isn't the first turn, or the
    /// rules don't allow it.
    NoKyuushu,
}

impl Round {
    /// The reason why an action isn't offered.
    #[cold]
    pub(super) fn why(&self, seat: Seat, action: &Action) -> Refused {
        if self.options(seat).is_empty() {
            return match self.table.phase() {
                Phase::Over => Refused::Over,
                _ => Refused::NotAwaited { seat },
            };
        }
        let left = self.table.draws_left();
        match self.table.phase() {
            Phase::Turn { after, .. } => match *action {
                Action::Discard { face, tsumogiri } => self.why_no_discard(seat, face, tsumogiri),
                Action::Riichi { face, tsumogiri } => self.why_no_riichi(seat, face, tsumogiri),
                Action::OpenRiichi { .. } if !self.table.plays_open_riichi() => {
                    Refused::NoOpenRiichi
                }
                Action::OpenRiichi { face, tsumogiri } => self.why_no_riichi(seat, face, tsumogiri),
                Action::Call(_) | Action::Ron | Action::Pass => Refused::OwnTurn,
                _ if after == TurnStart::Call => Refused::AfterCall,
                Action::Kan(_) if left == 0 => Refused::TooFewTiles { left },
                Action::Kan(_) if self.table.kans() >= self.table.most_kans() => Refused::FourKans,
                Action::Kan(_) => Refused::NoSuchMeld,
                Action::Kita if left == 0 => Refused::TooFewTiles { left },
                Action::Kita => Refused::KitaError,
                Action::Tsumo if self.players[seat.index()].hand.concealed().shanten().is_win() => {
                    Refused::NoYaku
                }
                Action::Tsumo => Refused::NotWon,
                Action::Kyuushu => Refused::NoKyuushu,
            },
            Phase::Reply { face, .. } => match action {
                Action::Ron if !self.waits(seat).contains(face.tile()) => Refused::NotWon,
                Action::Ron if self.is_furiten(seat) => {
                    Refused::Furiten { waits: self.waits(seat) }
                }
                Action::Ron => Refused::NoYaku,
                Action::Call(_) if left == 0 => Refused::TooFewTiles { left },
                Action::Call(_) if self.table.player(seat).riichi_accepted() => Refused::InRiichi,
                Action::Call(meld)
                    if meld.kind().is_kan() && self.table.kans() >= self.table.most_kans() =>
                {
                    Refused::FourKans
                }
                Action::Call(_) => Refused::NoSuchMeld,
                _ => Refused::NotOwnTurn,
            },
            _ => Refused::Over,
        }
    }

    /// Why this tile can't be discarded from the stated place: `None` if it can.
    fn why_not_there(&self, seat: Seat, face: Face, tsumogiri: bool) -> Option<Refused> {
        let hand = &self.players[seat.index()].hand;
        let is_drawn = hand.drawn() == Some(face);
        let is_in_hand = hand.before_draw().faces().any(|held| held == face);
        match (is_drawn, is_in_hand) {
            (false, false) => Some(Refused::NotHeld { face }),
            (false, true) if tsumogiri => Some(Refused::NotDrawn { face }),
            (true, false) if !tsumogiri => Some(Refused::OnlyDrawn { face }),
            _ => None,
        }
    }

    fn why_no_discard(&self, seat: Seat, face: Face, tsumogiri: bool) -> Refused {
        if let Some(why) = self.why_not_there(seat, face, tsumogiri) {
            why
        } else if self.table.player(seat).riichi_accepted() {
            Refused::InRiichi
        } else {
            Refused::Kuikae { face }
        }
    }

    fn why_no_riichi(&self, seat: Seat, face: Face, tsumogiri: bool) -> Refused {
        let (rules, public) = (self.table.rules, self.table.player(seat));
        let left = self.table.draws_left();
        if public.riichi() != Riichi::None {
            Refused::InRiichi
        } else if let Some(why) = self.why_not_there(seat, face, tsumogiri) {
            why
        } else if !public.is_closed() {
            Refused::Open
        } else if self.table.points()[seat.index()] < rules.riichi_points() {
            Refused::TooFewPoints { needed: rules.riichi_points() }
        } else if left < rules.riichi_tiles() {
            Refused::TooFewTiles { left }
        } else {
            Refused::NotTenpai { face }
        }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::Over => f.write_str("the round is over"),
            Refused::NotAwaited { seat } => write!(f, "{seat} isn't to act now"),
            Refused::OwnTurn => f.write_str("it is the player's own turn, with nothing to answer"),
            Refused::NotOwnTurn => f.write_str("it isn't the player's own turn"),
            Refused::NotHeld { face } => write!(f, "the hand doesn't hold {face}"),
            Refused::NotDrawn { face } => {
                write!(f, "{face} isn't the drawn tile: discard it with tsumogiri false")
            }
            Refused::OnlyDrawn { face } => {
                write!(f, "{face} is the drawn tile: discard it with tsumogiri true")
            }
            Refused::InRiichi => f.write_str("the player is in riichi"),
            Refused::Kuikae { face } => write!(f, "kuikae: the call forbids discarding {face}"),
            Refused::NoOpenRiichi => f.write_str("the rules have no open riichi"),
            Refused::Open => f.write_str("riichi needs a closed hand"),
            Refused::NotTenpai { face } => write!(f, "not tenpai after discarding {face}"),
            Refused::TooFewPoints { needed } => write!(f, "riichi needs {needed} points"),
            Refused::TooFewTiles { left } => {
                write!(f, "only {left} tile{} left to draw", if *left == 1 { "" } else { "s" })
            }
            Refused::NotWon => f.write_str("the hand isn't won with this tile"),
            Refused::NoYaku => f.write_str("the hand has no yaku with this tile"),
            Refused::Furiten { waits } => write!(f, "furiten: the hand waits for {waits}"),
            Refused::NoSuchMeld => f.write_str("the hand can't make this meld"),
            Refused::FourKans => f.write_str("four kans are declared already"),
            Refused::AfterCall => f.write_str("after a call a tile has to be discarded"),
            Refused::KitaError => f.write_str("there is no north to set aside"),
            Refused::NoKyuushu => {
                f.write_str("kyuushu kyuuhai needs nine kinds in an uninterrupted first turn")
            }
        }
    }
}

impl core::error::Error for Refused {}
