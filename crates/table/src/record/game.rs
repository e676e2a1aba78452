//! The content of a record, whatever its format.

use core::fmt;
use std::string::{String, ToString};
use std::vec::Vec;

use mentsu::Face;
use smallvec::SmallVec;

use super::claim::WinClaim;
use super::format::Format;
use super::game_kind::GameKind;
use super::oddity::Oddity;
use super::origin::Origin;
use super::place::Place;
use crate::action::ActionKind;
use crate::event::{Deal, Event};
use crate::ledger::{Ledger, PointsError};
use crate::rules::GameRules;
use crate::seat::Seat;
use crate::settlement::Winners;

/// A recorded game (牌譜): what happened, and what the record claims about it.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The format it was read from.
    pub format: Format,
    /// The kind of game, as far as the record states it.
    pub kind: GameKind,
    /// All rules, if `kind` doesn't determine them: those of a friend room, or of a house that
    /// isn't a preset. Otherwise [`rules`](Record::rules) uses `kind`'s.
    pub own_rules: Option<GameRules>,
    /// The title, of a tenhou/6 record.
    pub title: [String; 2],
    /// The players' names; empty if the record has none.
    pub names: [String; 4],
    /// What the site says about the game and its players.
    pub origin: Origin,
    /// The only seat whose hidden tiles it shows; `None` if all are visible.
    pub seen_by: Option<Seat>,
    /// The rounds in order.
    pub rounds: Vec<RecordedRound>,
    /// The result of the game, if the record has one.
    pub result: Option<RecordedResult>,
    /// The parts that the reader skipped, in order.
    pub oddities: Vec<Oddity>,
}

impl Record {
    /// The rules of the game, as far as the record states them.
    #[must_use]
    pub fn rules(&self) -> GameRules {
        self.own_rules.unwrap_or_else(|| self.kind.rules())
    }

    /// Sets the rules, whatever the record shows. Notes about rules that these don't have go, and
    /// with another uma, return, rounding or tie the final scores are checked by it.
    pub fn set_rules(&mut self, rules: GameRules) {
        let scheme = |of: &GameRules| (of.uma(), of.return_points(), of.rounding(), of.ties());
        let is_known = scheme(&rules) != scheme(&self.rules());
        self.oddities.retain(|oddity| match oddity {
            Oddity::OtherRule { rule, value, .. } => {
                rules.get(rule).is_some_and(|set| set.to_string() == *value)
            }
            Oddity::UnknownScores => !is_known,
            _ => true,
        });
        self.own_rules = Some(rules);
    }
}

/// How a game ended for each player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RecordedResult {
    /// The points.
    pub points: [i32; 4],
    /// The score including uma and oka, in tenths of 1,000 points; `None` if the record has none.
    pub scores: Option<[i32; 4]>,
}

/// A round of a record.
#[derive(Clone, Debug, PartialEq)]
pub struct RecordedRound {
    /// Where it begins.
    pub place: Place,
    /// How it begins.
    pub deal: Deal,
    /// The record begins within this round, so `deal` has the hand as it was then.
    pub midway: bool,
    /// All tiles of the wall in the order that the record's seed gives, as
    /// [136-ids](mentsu::notation::ids136).
    pub wall: Option<Vec<u8>>,
    /// What happened after the deal.
    pub entries: Vec<Entry>,
    /// What the record claims about each [`Win`](crate::Win) of `entries`, in the order of the
    /// wins.
    pub claims: Vec<WinClaim>,
    /// Whether the record has the final payments, or they follow from the rules. This is false only
    /// in some records of one seat. Then the payments are 0, aren't compared and aren't counted.
    pub payments_told: bool,
}

impl RecordedRound {
    /// A round that has only its deal yet.
    pub(crate) fn new(place: Place, deal: Deal) -> RecordedRound {
        RecordedRound {
            place,
            deal,
            midway: false,
            wall: None,
            entries: Vec::new(),
            claims: Vec::new(),
            payments_told: true,
        }
    }

    /// The events after the deal, with their places.
    #[must_use]
    pub fn events(&self) -> RecordedEvents<'_> {
        RecordedEvents { entries: self.entries.iter() }
    }

    /// Who wins the round, in order of play.
    pub(crate) fn winners(&self) -> Option<Winners> {
        Winners::new(self.entries.iter().filter_map(|entry| match &entry.told {
            Told::Event(Event::Win(win)) => Some(win.seat),
            Told::HiddenWin(win) => Some(win.seat),
            _ => None,
        }))
    }

    /// Whether the record goes on to the end of the round.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        let last = self.entries.iter().rev().find_map(|entry| match &entry.told {
            Told::Event(event) => Some(matches!(event, Event::Win(_) | Event::Ryuukyoku(_))),
            Told::HiddenWin(_) => Some(true),
            _ => None,
        });
        last == Some(true)
    }

    /// The hands that won and aren't shown, with their places.
    #[must_use]
    pub fn hidden_wins(&self) -> HiddenWins<'_> {
        HiddenWins { entries: self.entries.iter() }
    }
}

/// The events of a [`RecordedRound`] after the deal, with their places.
#[derive(Clone, Debug)]
pub struct RecordedEvents<'a> {
    entries: core::slice::Iter<'a, Entry>,
}

impl<'a> Iterator for RecordedEvents<'a> {
    type Item = (Place, &'a Event);

    fn next(&mut self) -> Option<(Place, &'a Event)> {
        self.entries.find_map(|entry| match &entry.told {
            Told::Event(event) => Some((entry.place, event)),
            _ => None,
        })
    }
}

/// The hands of a [`RecordedRound`] that won and aren't shown, with their places.
#[derive(Clone, Debug)]
pub struct HiddenWins<'a> {
    entries: core::slice::Iter<'a, Entry>,
}

impl<'a> Iterator for HiddenWins<'a> {
    type Item = (Place, &'a HiddenWin);

    fn next(&mut self) -> Option<(Place, &'a HiddenWin)> {
        self.entries.find_map(|entry| match &entry.told {
            Told::HiddenWin(win) => Some((entry.place, win)),
            _ => None,
        })
    }
}

/// A win with a hand that isn't shown.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct HiddenWin {
    /// Who wins.
    pub seat: Seat,
    /// Who gave the tile; `None` by tsumo.
    pub from: Option<Seat>,
    /// The tile, where it is seen.
    pub tile: Option<Face>,
    /// The ura dora indicators that the record shows.
    pub ura: SmallVec<[Face; 5]>,
    /// Each player's payment, if the record has it.
    pub deltas: Option<[i32; 4]>,
    /// Other claims.
    pub claim: WinClaim,
}

/// An entry of a record, and where it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Where.
    pub place: Place,
    /// The entry itself.
    pub told: Told,
}

/// The content of an entry.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Told {
    /// Something happened at the table.
    Event(Event),
    /// A player wins with a hidden hand: in a record of one seat.
    HiddenWin(HiddenWin),
    /// Everybody's points after the previous event, if the record lists them.
    Points([i32; 4]),
    /// The server's offers to the recorded seat, right after the previous event; never in a record
    /// of all seats.
    Offered(Offers),
    /// What the seat that sees sent to the server.
    Sent(Sent),
    /// The server's statement whether the recorded seat is furiten.
    Furiten(bool),
    /// A player passes on a tile that he could have claimed: in a record with the players' inputs.
    Passed(Seat),
    /// A player's connection is lost, and the server plays on for him.
    Left(Seat),
    /// A player is back.
    Back(Seat),
}

impl Told {
    /// Moves points and sticks as it says. A hidden win without payments moves nothing.
    pub(crate) fn pay(&self, ledger: &mut Ledger) -> Result<(), PointsError> {
        match self {
            Told::Event(event) => ledger.follow(event),
            Told::HiddenWin(win) => ledger.pay(win.deltas.unwrap_or([0; 4])),
            _ => Ok(()),
        }
    }
}

/// What Tenhou's server offers, as it says it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Offers(pub u16);

impl Offers {
    /// A pon.
    pub const PON: Offers = Offers(1);
    /// A daiminkan. Own kans aren't offered.
    pub const KAN: Offers = Offers(2);
    /// A chi.
    pub const CHI: Offers = Offers(4);
    /// A ron.
    pub const RON: Offers = Offers(8);
    /// A win on the drawn tile.
    pub const TSUMO: Offers = Offers(16);
    /// A riichi.
    pub const RIICHI: Offers = Offers(32);
    /// Nine kinds of terminals and honors.
    pub const KYUUSHU: Offers = Offers(64);
    /// A north to set aside.
    pub const KITA: Offers = Offers(128);

    /// Both.
    #[must_use]
    pub const fn and(self, other: Offers) -> Offers {
        Offers(self.0 | other.0)
    }

    /// What is offered, in the order of the bits.
    const KINDS: [(Offers, ActionKind); 8] = [
        (Offers::PON, ActionKind::Pon),
        (Offers::KAN, ActionKind::Daiminkan),
        (Offers::CHI, ActionKind::Chi),
        (Offers::RON, ActionKind::Ron),
        (Offers::TSUMO, ActionKind::Tsumo),
        (Offers::RIICHI, ActionKind::Riichi),
        (Offers::KYUUSHU, ActionKind::Kyuushu),
        (Offers::KITA, ActionKind::Kita),
    ];

    /// Whether it offers all of these.
    #[must_use]
    pub const fn contains(self, other: Offers) -> bool {
        self.0 & other.0 == other.0
    }
}

impl fmt::Display for Offers {
    /// The kinds of actions, or `nothing`: `pon and ron`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut offered = Offers::KINDS.into_iter().filter(|(bit, _)| self.contains(*bit));
        let Some((_, first)) = offered.next() else { return f.write_str("nothing") };
        write!(f, "{first}")?;
        offered.try_for_each(|(_, kind)| write!(f, " and {kind}"))
    }
}

/// What a client sends to Tenhou's server.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Sent {
    /// A discard.
    Discard(Face),
    /// A riichi; the discard follows.
    Riichi,
    /// Nothing of what was offered.
    Pass,
    /// A pon of these two tiles and the discard.
    Pon([Face; 2]),
    /// A daiminkan.
    Daiminkan,
    /// A chi of these two tiles and the discard.
    Chi([Face; 2]),
    /// An ankan of this kind.
    Ankan(Face),
    /// A kakan of this tile.
    Kakan(Face),
    /// A ron.
    Ron,
    /// A win on the drawn tile.
    Tsumo,
    /// Nine kinds of terminals and honors.
    Kyuushu,
    /// A north set aside.
    Kita,
}
