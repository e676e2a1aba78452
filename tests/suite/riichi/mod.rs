//! Situations from short text, and scores as the maps that recorded cases hold.

mod allowed;
mod edges;
mod exhaustive;
mod houses;
mod no_alloc;
mod properties;
mod quick;
mod records;
mod score_waits;
mod ways;

use std::collections::BTreeMap;

use mentsu::riichi::{ScoredReading, Situation, WinEvent};
use mentsu::{Face, Hand, Wind};

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

/// A hand from text that may name the drawn tile after a plus.
pub(crate) fn hand(text: &str) -> Hand {
    let read = |text: &str| text.parse::<Hand>().unwrap_or_else(|error| panic!("{text}: {error}"));
    let Some((before, rest)) = text.split_once('+').filter(|(before, _)| !before.contains('('))
    else {
        return read(text);
    };
    let (tile, melds) = rest.split_at(2);
    read(&format!("{before}{melds}")).draw(tile.parse::<Face>().unwrap()).unwrap()
}

/// The hand with the winning tile drawn where it is won by tsumo; without it otherwise.
pub(crate) fn drawn(hand: Hand, winning: impl Into<Face>, tsumo: bool) -> Hand {
    if tsumo { hand.draw(winning).unwrap() } else { hand }
}

pub(crate) fn situation(winning: Face, tsumo: bool, seat: char, round: char) -> Situation {
    let situation = if tsumo { Situation::tsumo() } else { Situation::ron(winning) };
    situation.with_seat(wind(seat)).with_round(wind(round))
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
    flags.fold(situation, |situation, flag| {
        situation.with_event(WinEvent::from_name(flag).unwrap_or_else(|| panic!("no flag {flag}")))
    })
}

/// Yaku and dora with their han.
pub(crate) fn yaku_of(score: &ScoredReading) -> BTreeMap<String, u8> {
    let yaku = score.yaku().map(|(yaku, han)| (yaku.name().to_string(), han));
    yaku.chain(score.dora().iter().map(|(kind, han)| (kind.to_string(), han))).collect()
}
