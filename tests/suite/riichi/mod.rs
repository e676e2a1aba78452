//! Situations from short text, and scores as the maps that recorded cases hold.

mod exhaustive;
mod golden;
mod legality;
mod no_alloc;
mod properties;
mod quick;
mod recorded;
mod rules;

use std::collections::BTreeMap;

use mentsu::Face;
use mentsu::riichi::{ScoredReading, Situation, Wind};

/// `E`, `S`, `W` or `N`.
pub(crate) fn wind(letter: char) -> Wind {
    match letter {
        'E' => Wind::East,
        'S' => Wind::South,
        'W' => Wind::West,
        'N' => Wind::North,
        _ => panic!("no wind {letter}"),
    }
}

pub(crate) fn situation(winning: Face, tsumo: bool, seat: char, round: char) -> Situation {
    let situation = if tsumo { Situation::tsumo(winning) } else { Situation::ron(winning) };
    situation.seat(wind(seat)).round(wind(round))
}

/// `4m05p`: faces in any order.
pub(crate) fn faces(text: &str) -> Vec<Face> {
    let mut faces = Vec::new();
    let mut ranks = String::new();
    for c in text.chars() {
        if c.is_ascii_digit() {
            ranks.push(c);
        } else {
            faces.extend(ranks.drain(..).map(|rank| format!("{rank}{c}").parse::<Face>().unwrap()));
        }
    }
    faces
}

/// The situation with events by their ids.
pub(crate) fn flagged<'a>(situation: Situation, flags: impl Iterator<Item = &'a str>) -> Situation {
    flags.fold(situation, |situation, flag| match flag {
        "riichi" => situation.riichi(),
        "double_riichi" => situation.double_riichi(),
        "ippatsu" => situation.ippatsu(),
        "haitei" => situation.haitei(),
        "houtei" => situation.houtei(),
        "rinshan" => situation.rinshan(),
        "chankan" => situation.chankan(),
        "tenhou" => situation.tenhou(),
        "chiihou" => situation.chiihou(),
        "renhou" => situation.renhou(),
        _ => panic!("no flag {flag}"),
    })
}

/// Yaku and dora with their han.
pub(crate) fn yaku_of(score: &ScoredReading) -> BTreeMap<String, u8> {
    let yaku = score.yaku().map(|(yaku, han)| (yaku.id().to_string(), han));
    yaku.chain(score.dora().iter().map(|(id, han)| (id.to_string(), han))).collect()
}
