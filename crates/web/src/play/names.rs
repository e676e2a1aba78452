//! Actions, events and wins as objects.

use mentsu::riichi::WinEvent;
use mentsu::{Hand, Meld};
use mentsu_table::record::WinClaim;
use mentsu_table::{Action, Event, EventKind, Options, Seat};

use super::worth::won;
use crate::hand::info::{info, meld};
use crate::wire::json::{Json, Object, list, object};

/// An action.
pub fn action(action: &Action) -> impl Json + use<> {
    let action = *action;
    object(move |o| {
        o.put("kind", action.kind());
        match action {
            Action::Discard { face, tsumogiri }
            | Action::Riichi { face, tsumogiri }
            | Action::OpenRiichi { face, tsumogiri } => {
                o.put("face", face).put("tsumogiri", tsumogiri);
            }
            Action::Call(melded) | Action::Kan(melded) => {
                o.put("meld", meld(&melded));
            }
            _ => {}
        }
    })
}

/// The key of an action, unique among those offered.
#[must_use]
pub fn key(action: &Action) -> String {
    let kind = action.kind();
    match action {
        Action::Discard { face, tsumogiri }
        | Action::Riichi { face, tsumogiri }
        | Action::OpenRiichi { face, tsumogiri } => {
            format!("{kind} {face}{}", if *tsumogiri { " drawn" } else { "" })
        }
        Action::Call(meld) | Action::Kan(meld) => format!("{kind} {meld}"),
        _ => kind.name().to_owned(),
    }
}

/// All offered actions.
pub fn offers(options: &Options) -> impl Json + use<> {
    let options = *options;
    let all: Vec<Action> = options.iter().collect();
    list(all.into_iter().enumerate().map(|(index, offered)| {
        object(move |o| {
            o.put("index", index).put("key", key(&offered)).put("action", action(&offered));
        })
    }))
}

/// Visible events, each win with its claim, in order.
pub fn events<'a>(events: &'a [Event], claims: &'a [WinClaim]) -> impl Json + use<'a> {
    let mut wins = 0;
    list(events.iter().map(move |one| {
        let is_win = matches!(one, Event::Win(_));
        let claim = claims.get(wins).filter(|_| is_win);
        wins += usize::from(is_win);
        event(one, claim)
    }))
}

/// A visible event; hidden tiles are null.
fn event<'a>(event: &'a Event, claim: Option<&'a WinClaim>) -> impl Json + use<'a> {
    object(move |o| match event {
        Event::Deal(deal) => {
            let hands = deal
                .hands
                .iter()
                .map(|hand| (!hand.is_empty()).then(|| list(hand.iter().copied())));
            o.put("type", event.kind())
                .put("round", deal.round)
                .put("dealer", deal.dealer.index())
                .put("honba", i64::from(deal.honba))
                .put("sticks", i64::from(deal.sticks))
                .put("points", list(deal.points))
                .put("indicator", deal.indicator)
                .put("hands", list(hands));
        }
        Event::Draw { seat, face, rinshan } => {
            of_seat(o, event.kind(), *seat)
                .put("face", *face)
                .put(WinEvent::Rinshan.name(), *rinshan);
        }
        Event::Riichi { seat } => drop(of_seat(o, event.kind(), *seat)),
        Event::OpenHand { seat, hand } => {
            of_seat(o, event.kind(), *seat).put("hand", info(hand));
        }
        Event::RiichiAccepted { seat } => drop(of_seat(o, event.kind(), *seat)),
        Event::Kita { seat } => drop(of_seat(o, event.kind(), *seat)),
        Event::Discard { seat, face, tsumogiri } => {
            of_seat(o, event.kind(), *seat).put("face", *face).put("tsumogiri", *tsumogiri);
        }
        Event::Call { seat, meld } => with_meld(o, event.kind(), *seat, meld),
        Event::Kan { seat, meld } => with_meld(o, event.kind(), *seat, meld),
        Event::Dora { face } => {
            o.put("type", event.kind()).put("face", *face);
        }
        Event::Win(win) => {
            of_seat(o, event.kind(), win.seat)
                .put("from", win.from.map(Seat::index))
                .put("hand", info(&win.hand))
                .put("face", win.tile)
                .put("ura", list(win.ura.iter().copied()))
                .put("deltas", list(win.deltas))
                .put("worth", claim.map(|claim| won(win.seat, claim, win.worth.as_deref())));
        }
        Event::Ryuukyoku(draw) => {
            o.put("type", event.kind())
                .put("kind", draw.kind)
                .put(
                    "hands",
                    list(draw.hands.iter().map(|hand: &Option<Hand>| hand.as_ref().map(info))),
                )
                .put("deltas", list(draw.deltas));
        }
    })
}

fn of_seat<'a, 'b>(o: &'a mut Object<'b>, kind: EventKind, seat: Seat) -> &'a mut Object<'b> {
    o.put("type", kind).put("seat", seat.index())
}

fn with_meld(o: &mut Object<'_>, kind: EventKind, seat: Seat, melded: &Meld) {
    of_seat(o, kind, seat).put("meld", meld(melded));
}
