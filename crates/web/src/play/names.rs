//! Actions, events and wins as objects.

use mentsu::Hand;
use mentsu_table::record::WinClaim;
use mentsu_table::{Action, ActionKind, Event, EventKind, Options, Seat};

use super::worth::won;
use crate::hand::info::{info, meld};
use crate::wire::json::{Json, list};
use crate::{object, one_of, word};

/// An action.
pub fn action(action: &Action) -> impl Json + use<> {
    let action = *action;
    let kind = action.kind();
    one_of!(ActionView: match action {
        Action::Discard { face, tsumogiri }
        | Action::Riichi { face, tsumogiri }
        | Action::OpenRiichi { face, tsumogiri } => object!(Inline {
            kind: word!(kind: ActionKind::Discard, ActionKind::Riichi, ActionKind::OpenRiichi),
            face,
            tsumogiri,
        }),
        Action::Call(melded) | Action::Kan(melded) => object!(Inline {
            kind: word!(
                kind: ActionKind::Chi, ActionKind::Pon, ActionKind::Daiminkan, ActionKind::Ankan,
                ActionKind::Kakan
            ),
            meld: meld(&melded),
        }),
        _ => object!(Inline {
            kind: word!(
                kind: ActionKind::Kita, ActionKind::Ron, ActionKind::Tsumo, ActionKind::Kyuushu,
                ActionKind::Pass
            ),
        }),
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
    let offer = |(index, offered): (usize, Action)| {
        object!(
            /// An offered action.
            Offer {
                index,
                /// Stable and unique among those offered: `pass`, `discard 0m drawn`, `chi (123m)`.
                key: key(&offered),
                action: action(&offered),
            }
        )
    };
    list(options.iter().enumerate().map(offer)).finished()
}

/// Visible events, each win with its claim, in order.
pub fn events(events: &[Event], claims: &[WinClaim]) -> impl Json + use<> {
    let mut wins = 0;
    let of_event = |one: &Event| {
        let is_win = matches!(one, Event::Win(_));
        let claim = claims.get(wins).filter(|_| is_win);
        wins += usize::from(is_win);
        event(one, claim)
    };
    list(events.iter().map(of_event)).finished()
}

/// A visible event; hidden tiles are null.
fn event(event: &Event, claim: Option<&WinClaim>) -> impl Json + use<> {
    let kind = event.kind();
    one_of!(TableEvent: match event {
        Event::Deal(deal) => object!(Inline {
            type: word!(kind: EventKind::Deal),
            round: deal.round,
            dealer: deal.dealer.index(),
            honba: i64::from(deal.honba),
            sticks: i64::from(deal.sticks),
            points: list(deal.points),
            indicator: deal.indicator,
            hands: list(deal.hands.iter().map(|hand| {
                (!hand.is_empty()).then(|| list(hand.iter().copied()))
            })),
        }),
        Event::Draw { seat, face, rinshan } => object!(Inline {
            type: word!(kind: EventKind::Draw),
            seat: seat.index(),
            face: *face,
            rinshan: *rinshan,
        }),
        Event::Riichi { seat } | Event::RiichiAccepted { seat } | Event::Kita { seat } => {
            object!(Inline {
                type: word!(kind: EventKind::Riichi, EventKind::RiichiAccepted, EventKind::Kita),
                seat: seat.index(),
            })
        },
        Event::OpenHand { seat, hand } => object!(Inline {
            type: word!(kind: EventKind::OpenHand),
            seat: seat.index(),
            /// That an open riichi shows.
            hand: info(hand),
        }),
        Event::Discard { seat, face, tsumogiri } => object!(Inline {
            type: word!(kind: EventKind::Discard),
            seat: seat.index(),
            face: *face,
            tsumogiri: *tsumogiri,
        }),
        Event::Call { seat, meld: melded } | Event::Kan { seat, meld: melded } => object!(Inline {
            type: word!(kind: EventKind::Call, EventKind::Kan),
            seat: seat.index(),
            meld: meld(melded),
        }),
        Event::Dora { face } => {
            object!(Inline { type: word!(kind: EventKind::Dora), face: *face })
        },
        Event::Win(win) => object!(Inline {
            type: word!(kind: EventKind::Win),
            seat: win.seat.index(),
            from: win.from.map(Seat::index),
            hand: info(&win.hand),
            face: win.tile,
            ura: list(win.ura.iter().copied()),
            deltas: list(win.deltas),
            /// Null where a record doesn't say.
            worth: claim.map(|claim| won(win.seat, claim, win.worth.as_deref())),
        }),
        Event::Ryuukyoku(draw) => object!(Inline {
            type: word!(kind: EventKind::Ryuukyoku),
            kind: draw.kind,
            hands: list(draw.hands.iter().map(|hand: &Option<Hand>| hand.as_ref().map(info))),
            deltas: list(draw.deltas),
        }),
    })
}
