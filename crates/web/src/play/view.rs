//! The view of a table: rivers, melds, points, visible hands.

use mentsu::riichi::{Riichi, WinEvent};
use mentsu::{Hand, TileSet};
use mentsu_table::{Phase, Round, Seat, Table, View};

use crate::hand::info::meld;
use crate::wire::json::{Json, list, object};

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
pub fn view<'a>(shown: Shown<'a>) -> impl Json + use<'a> {
    object(move |o| {
        let table = shown.table;
        let (phase, turn, last) = match table.phase() {
            Phase::Between => ("between", None, None),
            Phase::Turn { seat, .. } => ("turn", Some(seat), None),
            Phase::Reply { by, face, .. } => ("reply", Some(by), Some((by, face))),
            Phase::Over => ("over", None, None),
        };
        let own = shown.viewer.and_then(|seat| shown.hands[seat.index()]);
        let seats =
            table.seats().iter().map(|seat| one_seat(table, *seat, shown.hands[seat.index()]));
        o.put("round", table.round())
            .put("dealer", table.dealer().index())
            .put("honba", i64::from(table.honba()))
            .put("sticks", i64::from(table.sticks()))
            .put("indicators", list(table.indicators().iter().copied()))
            .put("drawsLeft", table.draws_left())
            .put("seats", list(seats))
            .put("viewer", shown.viewer.map(Seat::index))
            .put("handText", own.map(|hand| hand.to_string()))
            .put("waits", shown.waits)
            .put("furiten", shown.furiten)
            .put("phase", phase)
            .put("turn", turn.map(Seat::index))
            .put(
                "lastDiscard",
                last.map(|(seat, face)| {
                    object(move |o| {
                        o.put("seat", seat.index()).put("face", face);
                    })
                }),
            );
    })
}

fn one_seat(table: &Table, seat: Seat, hand: Option<Hand>) -> impl Json + '_ {
    object(move |o| {
        let public = table.player(seat);
        let river = table.river(seat).map(|discard| {
            object(move |o| {
                o.put("face", discard.face)
                    .put("tsumogiri", discard.tsumogiri)
                    .put("riichi", discard.riichi)
                    .put("called", discard.called.map(Seat::index));
            })
        });
        let riichi = match public.riichi() {
            Riichi::None => "no",
            Riichi::Riichi => "riichi",
            Riichi::DoubleRiichi => "double",
        };
        o.put("seat", seat.index())
            .put("wind", table.wind(seat))
            .put("points", table.points()[seat.index()])
            // An open riichi shows the hand to everybody.
            .put("hand", hand.or(public.open_hand().copied()).map(|hand| list(hand.faces())))
            .put("concealed", public.concealed())
            .put("drawn", hand.and_then(|hand| hand.drawn()))
            .put("melds", list(public.melds().iter().map(meld)))
            .put("river", list(river))
            .put("riichi", riichi)
            .put(WinEvent::Ippatsu.name(), public.ippatsu())
            .put("kita", public.kita());
    })
}
