//! One line an event.

use std::string::{String, ToString};
use std::vec::Vec;

use mentsu::riichi::DoraKind;
use mentsu::{Face, Meld, MeldKind, Part};
use serde_json::Value;

use super::reason::reason;
use crate::event::{Deal, Event, Ryuukyoku, Win};
use crate::record::claim::{WinClaim, YakuName};
use crate::record::game::HiddenWin;
use crate::record::game_kind::GameKind;
use crate::record::tenhou6::rule;
use crate::rules::GameRules;
use crate::seat::Seat;

/// The line that begins a game by these rules, for a log or for the bot in a seat, which learns its
/// seat from it. The field `rule` lists differences from the house under `changed`.
#[must_use]
pub fn start_game_line(
    names: &[String; 4],
    kind: &GameKind,
    rules: &GameRules,
    id: Option<Seat>,
) -> String {
    let names = &names[..usize::from(kind.players())];
    let mut fields = Vec::from([
        ("names", Value::from(names)),
        ("kyoku_first", Value::from(if kind.hanchan { 0 } else { 4 })),
        ("aka_flag", Value::from(kind.reds)),
        ("rule", rule(kind, rules, None)),
    ]);
    if let Some(seat) = id {
        fields.insert(0, ("id", Value::from(seat.index())));
    }
    line("start_game", &fields)
}

/// The line of an event at a table of this many players. Hidden tiles are `?`.
#[must_use]
pub fn event_line(event: &Event, players: u8) -> String {
    match event {
        Event::Deal(deal) => start_kyoku(deal, players),
        Event::Draw { seat, face, .. } => {
            let pai = face.map_or_else(|| Value::from("?"), name);
            line("tsumo", &[actor(*seat), ("pai", pai)])
        }
        Event::Riichi { seat } => line("reach", &[actor(*seat)]),
        Event::OpenHand { seat, hand } => {
            line("open_hand", &[actor(*seat), ("tehai", names(hand.faces()))])
        }
        Event::Discard { seat, face, tsumogiri } => line(
            "dahai",
            &[actor(*seat), ("pai", name(*face)), ("tsumogiri", Value::from(*tsumogiri))],
        ),
        Event::RiichiAccepted { seat } => line("reach_accepted", &[actor(*seat)]),
        Event::Call { seat, meld } | Event::Kan { seat, meld } => declared(*seat, meld, players),
        Event::Kita { seat } => line("nukidora", &[actor(*seat), ("pai", Value::from("N"))]),
        Event::Dora { face } => line("dora", &[("dora_marker", name(*face))]),
        Event::Win(win) => win_line(win, &WinClaim::default(), players),
        Event::Ryuukyoku(draw) => ryuukyoku(draw, players),
    }
}

/// A line: its type first, then the fields in this order. The names of fields need no escapes.
pub(super) fn line(name: &str, fields: &[(&str, Value)]) -> String {
    let mut text = String::from("{\"type\":\"") + name + "\"";
    for (field, value) in fields {
        text += &format!(",\"{field}\":{value}");
    }
    text + "}"
}

pub(super) fn actor(seat: Seat) -> (&'static str, Value) {
    ("actor", Value::from(seat.index()))
}

pub(super) fn name(face: Face) -> Value {
    Value::from(mentsu::notation::mjai::display([face]).to_string())
}

fn names(faces: impl IntoIterator<Item = Face>) -> Value {
    faces.into_iter().map(name).collect()
}

/// Numbers of those who play.
pub(super) fn of_players(numbers: &[i32; 4], players: u8) -> Value {
    Value::from(&numbers[..usize::from(players)])
}

/// A hand that isn't seen.
fn hidden() -> Value {
    ["?"; 13].into_iter().collect()
}

fn start_kyoku(deal: &Deal, players: u8) -> String {
    let hands: Vec<Value> = deal.hands[..usize::from(players)]
        .iter()
        .map(|hand| if hand.is_empty() { hidden() } else { names(hand.iter().copied()) })
        .collect();
    line(
        "start_kyoku",
        &[
            ("bakaze", name(Face::plain(deal.round.tile()))),
            ("dora_marker", name(deal.indicator)),
            ("kyoku", Value::from(deal.dealer.index() + 1)),
            ("honba", Value::from(deal.honba)),
            ("kyotaku", Value::from(deal.sticks)),
            ("oya", Value::from(deal.dealer.index())),
            ("scores", of_players(&deal.points, players)),
            ("tehais", Value::from(hands)),
        ],
    )
}

fn declared(seat: Seat, meld: &Meld, players: u8) -> String {
    let parts = meld.parts();
    let of = |wanted: fn(&Part) -> bool| {
        parts.iter().filter(move |(_, part)| wanted(part)).map(|&(face, _)| face)
    };
    let own = names(of(|part| *part == Part::Own));
    let kind = match meld.kind() {
        MeldKind::Chi => "chi",
        MeldKind::Pon => "pon",
        MeldKind::Daiminkan => "daiminkan",
        MeldKind::Ankan => return line("ankan", &[actor(seat), ("consumed", own)]),
        MeldKind::Kakan => {
            let pon = names(of(|part| *part != Part::Added));
            let added = meld.added().map_or(Value::Null, name);
            return line("kakan", &[actor(seat), ("pai", added), ("consumed", pon)]);
        }
    };
    let (target, called) = match meld.call() {
        Some(call) => {
            let target = seat.of_source(call.source(), players).map(Seat::index);
            (Value::from(target), name(call.face()))
        }
        None => (Value::Null, Value::Null),
    };
    line(kind, &[actor(seat), ("target", target), ("pai", called), ("consumed", own)])
}

/// A win with what is claimed about it.
pub(super) fn win_line(win: &Win, claim: &WinClaim, players: u8) -> String {
    let mut fields = Vec::from([
        actor(win.seat),
        ("target", Value::from(win.from.unwrap_or(win.seat).index())),
        ("pai", name(win.tile)),
        ("deltas", of_players(&win.deltas, players)),
        ("ura_markers", names(win.ura.iter().copied())),
        ("hora_tehais", names(win.hand.faces())),
    ]);
    claim_fields(claim, &mut fields);
    line("hora", &fields)
}

/// A win with a hand that isn't shown.
pub(super) fn hidden_win_line(win: &HiddenWin, players: u8) -> String {
    let target = Value::from(win.from.unwrap_or(win.seat).index());
    let mut fields = Vec::from([actor(win.seat), ("target", target)]);
    if let Some(tile) = win.tile {
        fields.push(("pai", name(tile)));
    }
    if let Some(deltas) = win.deltas {
        fields.push(("deltas", of_players(&deltas, players)));
    }
    fields.push(("ura_markers", names(win.ura.iter().copied())));
    claim_fields(&win.claim, &mut fields);
    line("hora", &fields)
}

/// What is claimed about a win.
fn claim_fields(claim: &WinClaim, fields: &mut Vec<(&'static str, Value)>) {
    if let Some(fu) = claim.fu {
        fields.push(("fu", Value::from(fu)));
    }
    if let Some(yaku) = &claim.yaku {
        fields.push(("fan", Value::from(yaku.iter().map(|(_, han)| u32::from(*han)).sum::<u32>())));
        let row = |&(name, han): &(YakuName, u8)| {
            Value::from_iter([Value::from(yaku_id(name)), Value::from(han)])
        };
        fields.push(("yakus", yaku.iter().map(row).collect()));
    }
    if let Some(points) = claim.points {
        fields.push(("hora_points", Value::from(points)));
    }
    if let Some(limit) = claim.limit {
        fields.push(("limit", Value::from(limit.name())));
    }
    if let Some(seat) = claim.pao {
        fields.push(("pao", Value::from(seat.index())));
    }
}

fn yaku_id(name: YakuName) -> &'static str {
    match name {
        YakuName::Dora(DoraKind::UraDora) => "uradora",
        YakuName::Dora(DoraKind::AkaDora) => "akadora",
        name => name.name(),
    }
}

fn ryuukyoku(draw: &Ryuukyoku, players: u8) -> String {
    let hands = &draw.hands[..usize::from(players)];
    let shown = |hand: &Option<mentsu::Hand>| match hand {
        Some(hand) => names(hand.faces()),
        None => hidden(),
    };
    let tehais: Vec<Value> = hands.iter().map(shown).collect();
    line(
        "ryukyoku",
        &[
            ("reason", Value::from(reason(draw.kind))),
            ("deltas", of_players(&draw.deltas, players)),
            ("tehais", Value::from(tehais)),
        ],
    )
}
