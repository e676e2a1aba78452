//! The view of a table: rivers, melds, points, visible hands.

use mentsu::riichi::Riichi;
use mentsu::{Hand, TileSet};
use mentsu_table::{Phase, Round, Seat, Table, View};

use crate::hand::info::meld;
use crate::wire::json::{Json, list};
use crate::wire::shape::Sure;
use crate::{object, word};

/// A table and what its viewer knows.
#[derive(Clone, Copy)]
pub struct Shown<'a> {
    /// The public table.
    pub table: &'a Table,
    /// The viewer's seat.
    pub viewer: Option<Seat>,
    /// The visible hands by seat.
    pub hands: [Option<Hand>; 4],
    /// The viewer's waits.
    pub waits: TileSet,
    /// Whether the viewer is furiten.
    pub furiten: bool,
}

impl<'a> Shown<'a> {
    /// A round as one seat sees it; `None` sees every hand.
    #[must_use]
    pub fn of_round(round: &'a Round, viewer: Option<Seat>) -> Shown<'a> {
        let table = round.table();
        let mut hands = [None; 4];
        for seat in table.seats() {
            if viewer.is_none_or(|viewer| viewer == *seat) {
                hands[seat.index()] = round.hand(*seat).copied();
            }
        }
        let waits = viewer.map_or(TileSet::EMPTY, |seat| round.waits(seat));
        let furiten = viewer.is_some_and(|seat| round.is_furiten(seat));
        Shown { table, viewer, hands, waits, furiten }
    }

    /// The same with all hands open.
    #[must_use]
    pub fn open(round: &'a Round, viewer: Seat) -> Shown<'a> {
        let hands = Shown::of_round(round, None).hands;
        Shown { hands, ..Shown::of_round(round, Some(viewer)) }
    }

    /// What one seat knows.
    #[must_use]
    pub fn of_view(view: &'a View) -> Shown<'a> {
        let mut hands = [None; 4];
        hands[view.seat().index()] = Some(*view.hand());
        Shown {
            table: view.table(),
            viewer: Some(view.seat()),
            hands,
            waits: view.waits(),
            furiten: view.is_furiten(),
        }
    }
}

/// The table as an object.
pub fn view(shown: &Shown<'_>) -> impl Json + use<> {
    let table = shown.table;
    let phase = table.phase();
    let (turn, last) = match phase {
        Phase::Turn { seat, .. } => (Some(seat), None),
        Phase::Reply { by, face, .. } => (Some(by), Some((by, face))),
        Phase::Between | Phase::Over => (None, None),
    };
    let own = shown.viewer.and_then(|seat| shown.hands[seat.index()]);
    let seats = table.seats().iter().map(|seat| one_seat(table, *seat, shown.hands[seat.index()]));
    object!(TableView {
        round: table.round(),
        dealer: table.dealer().index(),
        honba: i64::from(table.honba()),
        sticks: i64::from(table.sticks()),
        indicators: list(table.indicators().iter().copied()),
        drawsLeft: table.draws_left(),
        seats: list(seats),
        /// Who decides in a replay; the hand and its waits are the viewer's.
        viewer: shown.viewer.map(Seat::index),
        handText: own.map(|hand| hand.to_string()),
        waits: shown.waits,
        furiten: shown.furiten,
        phase: word!(match phase {
            Phase::Between => "between",
            Phase::Turn { .. } => "turn",
            Phase::Reply { .. } => "reply",
            Phase::Over => "over",
        }),
        turn: turn.map(Seat::index),
        lastDiscard: last.map(|(seat, face)| object!(Inline { seat: seat.index(), face })),
    })
}

fn one_seat(table: &Table, seat: Seat, hand: Option<Hand>) -> impl Json + use<> {
    let public = table.player(seat);
    let river = table.river(seat).map(|discard| {
        object!(Inline {
            face: discard.face,
            tsumogiri: discard.tsumogiri,
            riichi: discard.riichi,
            called: discard.called.map(Seat::index),
        })
    });
    let riichi = public.riichi();
    object!(SeatView {
        seat: seat.index(),
        wind: Sure(table.wind(seat)),
        points: table.points()[seat.index()],
        /// Null: hidden from the viewer. An open riichi shows the hand to everybody.
        hand: hand.or(public.open_hand().copied()).map(|hand| list(hand.faces()).finished()),
        concealed: public.concealed(),
        drawn: hand.and_then(|hand| hand.drawn()),
        melds: list(public.melds().iter().map(meld)),
        river: list(river),
        riichi: word!(match riichi {
            Riichi::None => "no",
            Riichi::Riichi => "riichi",
            Riichi::DoubleRiichi => "double",
        }),
        ippatsu: public.ippatsu(),
        kita: public.kita(),
    })
}
