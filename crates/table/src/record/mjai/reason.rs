//! The names of draws in mjai, and what a draw without a name must be.

use std::string::String;

use crate::event::{Event, RyuukyokuKind};

const REASONS: [(&str, RyuukyokuKind); 8] = [
    ("fanpai", RyuukyokuKind::Exhaustive),
    ("nagashimangan", RyuukyokuKind::NagashiMangan),
    ("kyushukyuhai", RyuukyokuKind::KyuushuKyuuhai),
    ("sufonrenta", RyuukyokuKind::SuufonRenda),
    ("sukaikan", RyuukyokuKind::Suukaikan),
    ("suchareach", RyuukyokuKind::SuuchaRiichi),
    ("sanchaho", RyuukyokuKind::Sanchahou),
    ("howanpai", RyuukyokuKind::Exhaustive),
];

/// Names that other writers give, without their underscores.
const OF_OTHERS: [(&str, RyuukyokuKind); 12] = [
    ("exhaustivedraw", RyuukyokuKind::Exhaustive),
    ("kouhaiheikyoku", RyuukyokuKind::Exhaustive),
    ("kyushukyuuhai", RyuukyokuKind::KyuushuKyuuhai),
    ("kyuushukyuuhai", RyuukyokuKind::KyuushuKyuuhai),
    ("sufurenta", RyuukyokuKind::SuufonRenda),
    ("suufonrenda", RyuukyokuKind::SuufonRenda),
    ("suukansansen", RyuukyokuKind::Suukaikan),
    ("suukaikan", RyuukyokuKind::Suukaikan),
    ("suuchariichi", RyuukyokuKind::SuuchaRiichi),
    ("suuchareach", RyuukyokuKind::SuuchaRiichi),
    ("sanchahou", RyuukyokuKind::Sanchahou),
    ("sanchaho", RyuukyokuKind::Sanchahou),
];

/// What a draw's `reason` says.
pub(super) enum Reason<'a> {
    Kind(RyuukyokuKind),
    /// Nothing more than that it is a draw.
    Missing,
    Unknown(&'a str),
}

/// What a name says.
pub(super) fn named(name: &str) -> Reason<'_> {
    let compact: String = name.chars().filter(|c| !matches!(c, '_' | '-' | ' ')).collect();
    let compact = compact.to_ascii_lowercase();
    let known = REASONS.iter().chain(&OF_OTHERS).find(|(of, _)| *of == compact);
    match known {
        Some(&(_, kind)) => Reason::Kind(kind),
        None if matches!(&*compact, "" | "ryukyoku" | "ryuukyoku") => Reason::Missing,
        None => Reason::Unknown(name),
    }
}

/// The name of a kind of draw.
pub(super) fn reason(kind: RyuukyokuKind) -> &'static str {
    REASONS.iter().find(|(_, of)| *of == kind).map_or("", |&(name, _)| name)
}

/// The kind of a draw that has no name, from what happened before.
pub(super) fn guessed<'a>(
    events: impl Iterator<Item = &'a Event>,
    deltas: [i32; 4],
    sanma: bool,
) -> RyuukyokuKind {
    const MANGAN: i32 = 8_000;
    let (mut draws, mut discards, mut kans, mut riichi) = (0, 0, 0, 0);
    let mut drawn = false;
    for event in events {
        drawn = matches!(event, Event::Draw { .. });
        match event {
            Event::Draw { .. } => draws += 1,
            Event::Discard { .. } => discards += 1,
            Event::Kan { .. } => kans += 1,
            Event::Call { meld, .. } if meld.kind().is_kan() => kans += 1,
            Event::RiichiAccepted { .. } => riichi += 1,
            _ => {}
        }
    }
    let all = if sanma { 55 } else { 70 };
    if drawn {
        RyuukyokuKind::KyuushuKyuuhai
    } else if draws >= all && deltas.iter().any(|&delta| delta >= MANGAN / 2) {
        RyuukyokuKind::NagashiMangan
    } else if draws >= all {
        RyuukyokuKind::Exhaustive
    } else if riichi == 4 {
        RyuukyokuKind::SuuchaRiichi
    } else if kans >= 4 {
        RyuukyokuKind::Suukaikan
    } else if discards == 4 {
        RyuukyokuKind::SuufonRenda
    } else {
        RyuukyokuKind::Sanchahou
    }
}
