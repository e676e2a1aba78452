//! A round while a reader reads it: follows its events, and refuses those that are impossible.

mod holdings;

use std::boxed::Box;
use std::vec::Vec;

use mentsu::{Face, Tile};

pub(super) use self::holdings::{Holdings, checked_hand};
use super::claim::WinClaim;
use super::error::{Wrong, out_of_place};
use super::game::{Entry, HiddenWin, RecordedRound, Told};
use super::place::Place;
use crate::event::{Deal, Event, Win};
use crate::ledger::{Ledger, PointsError};
use crate::rules::GameRules;
use crate::seat::Seat;
use crate::table::Table;

/// A round while it is read.
#[derive(Debug)]
pub(super) struct RoundBuilder {
    pub(super) round: RecordedRound,
    pub(super) holdings: Holdings,
    /// What everybody has, added up. Who wins takes all sticks.
    pub(super) ledger: Ledger,
    /// The table until somebody wins, for readers that settle by the rules.
    table: Option<Table>,
    /// The last discard, kan's tile or north, and who gave it.
    pub(super) last: Option<(Seat, Face)>,
    /// Who has declared riichi and has yet to discard.
    declared: Option<Seat>,
    /// Whose riichi discard nobody has won on yet.
    unaccepted: Option<Seat>,
    /// The record leaves the round before its end, and may go on with the next.
    pub(super) breaks_off: bool,
}

impl RoundBuilder {
    pub(super) fn new(place: Place, deal: Deal) -> Result<RoundBuilder, Box<Wrong>> {
        Ok(RoundBuilder {
            holdings: Holdings::dealt(&deal),
            ledger: Ledger::new(deal.points, deal.sticks).map_err(uncounted)?,
            round: RecordedRound::new(place, deal),
            table: None,
            last: None,
            declared: None,
            unaccepted: None,
            breaks_off: false,
        })
    }

    /// The same for a reader that settles by these rules.
    pub(super) fn with_table(mut self, rules: &GameRules) -> Result<RoundBuilder, Box<Wrong>> {
        self.table = Some(Table::new(rules, &self.round.deal).map_err(uncounted)?);
        Ok(self)
    }

    /// The same where the record begins within the round.
    pub(super) fn midway(mut self) -> RoundBuilder {
        self.round.midway = true;
        self.holdings = Holdings::midway();
        self
    }

    /// The table until somebody wins.
    pub(super) fn table(&self) -> &Table {
        self.table.as_ref().expect("a reader that settles by the rules begins with_table")
    }

    /// Whether nothing of the round follows.
    pub(super) fn is_over(&self) -> bool {
        self.breaks_off || self.round.is_complete()
    }

    /// Notes an event.
    pub(super) fn event(&mut self, place: Place, event: Event) -> Result<(), Box<Wrong>> {
        self.holdings.follow(&event)?;
        self.ledger.follow(&event).map_err(uncounted)?;
        match event {
            Event::Riichi { seat } => self.declared = Some(seat),
            Event::Discard { seat, face, .. } => {
                self.last = Some((seat, face));
                self.unaccepted = self.declared.take_if(|declared| *declared == seat);
            }
            Event::RiichiAccepted { .. } => self.unaccepted = None,
            Event::Kan { seat, meld } => {
                let face = meld.added().or_else(|| meld.faces().last());
                self.last = face.map(|face| (seat, face));
            }
            Event::Kita { seat } => self.last = Some((seat, Face::plain(Tile::North))),
            Event::Win(_) => self.settle_sticks(),
            _ => {}
        }
        // Who wins second wins at the same table as the first.
        if let Some(table) = self.table.as_mut().filter(|_| !matches!(event, Event::Win(_))) {
            table.apply(&event).map_err(uncounted)?;
        }
        self.tell(place, Told::Event(event));
        Ok(())
    }

    /// Notes a win and the claims about it.
    pub(super) fn win(
        &mut self,
        place: Place,
        win: Win,
        claim: WinClaim,
    ) -> Result<(), Box<Wrong>> {
        self.event(place, Event::Win(win))?;
        self.round.claims.push(claim);
        Ok(())
    }

    /// Notes a win with a hidden hand.
    pub(super) fn hidden_win(&mut self, place: Place, win: HiddenWin) -> Result<(), Box<Wrong>> {
        self.ledger.pay(win.deltas.unwrap_or([0; 4])).map_err(uncounted)?;
        self.settle_sticks();
        self.tell(place, Told::HiddenWin(win));
        Ok(())
    }

    /// The riichi whose discard is won on isn't paid, and all sticks are taken.
    fn settle_sticks(&mut self) {
        self.unaccepted = None;
        self.ledger.sticks = 0;
    }

    /// Pays the stick of a riichi if nobody has won on its discard, in formats that don't say when.
    pub(super) fn accept_riichi(&mut self, place: Place) -> Result<(), Box<Wrong>> {
        match self.unaccepted.take() {
            Some(seat) => self.event(place, Event::RiichiAccepted { seat }),
            None => Ok(()),
        }
    }

    /// Notes what isn't an event.
    pub(super) fn tell(&mut self, place: Place, told: Told) {
        self.round.entries.push(Entry { place, told });
    }
}

/// Ends the round that is read, before another begins.
///
/// # Errors
/// [`Wrong::OutOfPlace`] within the round.
pub(super) fn end_round(
    rounds: &mut Vec<RecordedRound>,
    now: Option<RoundBuilder>,
) -> Result<(), Box<Wrong>> {
    let Some(now) = now else { return Ok(()) };
    if !now.is_over() {
        return Err(out_of_place("a round before the last one's end"));
    }
    rounds.push(now.round);
    Ok(())
}

/// More points or riichi sticks than there can be.
pub(super) fn uncounted(why: PointsError) -> Box<Wrong> {
    Box::new(Wrong::Points { why })
}
