//! Words of the table: actions, events, rounds.

use mentsu::{Hand, Meld};
use mentsu_table::record::{WinClaim, YakuName};
use mentsu_table::{Action, Event, Options, RyuukyokuKind, Seat};

use crate::hand::{info, meld};
use crate::json::{Json, Object, list, object};
use crate::request::WINDS;
use crate::score::limit;

/// An action as a button has it.
pub fn action(action: &Action) -> impl Json + use<> {
    let action = *action;
    object(move |o| {
        o.put("kind", kind(&action));
        match action {
            Action::Discard { face, tsumogiri } | Action::Riichi { face, tsumogiri } => {
                o.put("face", face).put("tsumogiri", tsumogiri);
            }
            Action::Call(melded) | Action::Kan(melded) => {
                o.put("meld", meld(&melded));
            }
            _ => {}
        }
    })
}

/// The word of an action.
#[must_use]
pub fn kind(action: &Action) -> &'static str {
    match action {
        Action::Discard { .. } => "discard",
        Action::Riichi { .. } => "riichi",
        Action::Call(meld) | Action::Kan(meld) => meld.kind().name(),
        Action::Kita => "kita",
        Action::Ron => "ron",
        Action::Tsumo => "tsumo",
        Action::Kyuushu => "kyuushu",
        Action::Pass => "pass",
    }
}

/// What tells an action from all others that are offered.
#[must_use]
pub fn key(action: &Action) -> String {
    let kind = kind(action);
    match action {
        Action::Discard { face, tsumogiri } | Action::Riichi { face, tsumogiri } => {
            format!("{kind} {face}{}", if *tsumogiri { " drawn" } else { "" })
        }
        Action::Call(meld) | Action::Kan(meld) => format!("{kind} {meld}"),
        _ => kind.to_owned(),
    }
}

/// All offered actions as buttons.
pub fn offers(options: &Options) -> impl Json + use<> {
    let options = *options;
    let all: Vec<Action> = options.iter().collect();
    list(all.into_iter().enumerate().map(|(index, offered)| {
        object(move |o| {
            o.put("index", index).put("key", key(&offered)).put("action", action(&offered));
        })
    }))
}

/// Events as they are seen; beside each win what is claimed of it, in their order.
pub fn events<'a>(events: &'a [Event], claims: &'a [WinClaim]) -> impl Json + use<'a> {
    let mut wins = 0;
    list(events.iter().map(move |one| {
        let is_win = matches!(one, Event::Win(_));
        let claim = claims.get(wins).filter(|_| is_win);
        wins += usize::from(is_win);
        event(one, claim)
    }))
}

/// Something that has happened, as it is seen: what is hidden is null.
fn event<'a>(event: &'a Event, claim: Option<&'a WinClaim>) -> impl Json + use<'a> {
    object(move |o| match event {
        Event::Deal(deal) => {
            let hands = deal
                .hands
                .iter()
                .map(|hand| (!hand.is_empty()).then(|| list(hand.iter().copied())));
            o.put("type", "deal")
                .put("round", WINDS[deal.round as usize].0)
                .put("dealer", deal.dealer.index())
                .put("honba", i64::from(deal.honba))
                .put("sticks", i64::from(deal.sticks))
                .put("points", list(deal.points))
                .put("indicator", deal.indicator)
                .put("hands", list(hands));
        }
        Event::Draw { seat, face, rinshan } => {
            of_seat(o, "draw", *seat).put("face", *face).put("rinshan", *rinshan);
        }
        Event::Riichi { seat } => drop(of_seat(o, "riichi", *seat)),
        Event::RiichiAccepted { seat } => drop(of_seat(o, "riichi_accepted", *seat)),
        Event::Kita { seat } => drop(of_seat(o, "kita", *seat)),
        Event::Discard { seat, face, tsumogiri } => {
            of_seat(o, "discard", *seat).put("face", *face).put("tsumogiri", *tsumogiri);
        }
        Event::Call { seat, meld } => with_meld(o, "call", *seat, meld),
        Event::Kan { seat, meld } => with_meld(o, "kan", *seat, meld),
        Event::Dora { face } => {
            o.put("type", "dora").put("face", *face);
        }
        Event::Win(win) => {
            of_seat(o, "win", win.seat)
                .put("from", win.from.map(Seat::index))
                .put("hand", info(&win.hand))
                .put("face", win.tile)
                .put("ura", list(win.ura.iter().copied()))
                .put("deltas", list(win.deltas))
                .put("worth", claim.map(|claim| won(win.seat, claim)));
        }
        Event::Ryuukyoku(draw) => {
            o.put("type", "ryuukyoku")
                .put("kind", draw_name(draw.kind))
                .put(
                    "hands",
                    list(draw.hands.iter().map(|hand: &Option<Hand>| hand.as_ref().map(info))),
                )
                .put("deltas", list(draw.deltas));
        }
    })
}

fn of_seat<'a, 'b>(o: &'a mut Object<'b>, kind: &str, seat: Seat) -> &'a mut Object<'b> {
    o.put("type", kind).put("seat", seat.index())
}

fn with_meld(o: &mut Object<'_>, kind: &str, seat: Seat, melded: &Meld) {
    of_seat(o, kind, seat).put("meld", meld(melded));
}

/// The word of a draw.
#[must_use]
pub const fn draw_name(kind: RyuukyokuKind) -> &'static str {
    match kind {
        RyuukyokuKind::NagashiMangan => "nagashi_mangan",
        RyuukyokuKind::KyuushuKyuuhai => "kyuushu_kyuuhai",
        RyuukyokuKind::SuufonRenda => "suufon_renda",
        RyuukyokuKind::Suukaikan => "suukaikan",
        RyuukyokuKind::SuuchaRiichi => "suucha_riichi",
        RyuukyokuKind::Sanchahou => "sanchahou",
        _ => "exhaustive",
    }
}

/// What a win was worth, as the end of a round tells it.
pub fn won(seat: Seat, claim: &WinClaim) -> impl Json + use<> {
    let claim = claim.clone();
    object(move |o| {
        let han = |(name, worth): &(YakuName, u8)| match name {
            YakuName::Yaku(yaku) if yaku.is_yakuman() => 0,
            _ => u32::from(*worth),
        };
        let han: u32 = claim.yaku.iter().flatten().map(han).sum();
        let yaku = claim.yaku.unwrap_or_default().into_iter().map(|(name, worth)| {
            object(move |o| {
                let (id, kanji, english) = match name {
                    YakuName::Yaku(yaku) => (yaku.id(), yaku.kanji(), yaku.english()),
                    YakuName::Dora => ("dora", "ドラ", "dora"),
                    YakuName::Ura => ("ura_dora", "裏ドラ", "ura dora"),
                    YakuName::Aka => ("aka_dora", "赤ドラ", "red fives"),
                    YakuName::Kita => ("kita", "抜きドラ", "norths"),
                };
                let is_yakuman = matches!(name, YakuName::Yaku(yaku) if yaku.is_yakuman());
                o.put("id", id)
                    .put("kanji", kanji)
                    .put("english", english)
                    .put("han", if is_yakuman { 0 } else { worth })
                    .put("yakuman", if is_yakuman { worth } else { 0 });
            })
        });
        o.put("seat", seat.index())
            .put("han", (han > 0).then_some(han))
            .put("fu", claim.fu)
            .put("points", claim.points)
            .put("limit", claim.limit.map_or("none", limit))
            .put("yaku", list(yaku));
    })
}
