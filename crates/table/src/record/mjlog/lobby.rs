//! The rooms of Tenhou, and the rules of its lobbies: chips, parlours, and rules of their own.
//!
//! With chips or a parlour's rules, hands of 7,700 and 7,900 points are a mangan (切り上げ満貫), and the
//! indicator of a kan is turned over at once.

use std::string::ToString;
use std::vec::Vec;

use super::tag::Tag;
use crate::record::eras::are_found_again;
use crate::record::game_kind::GameKind;
use crate::record::oddity::Oddity;
use crate::record::origin::Room;
use crate::rules::{GameRules, KanDora};

/// The bit of a game's type that says that chips are played for (祝儀).
const CHIPS: u32 = 0x0200;
/// The bit of a parlour (雀荘), where a honba is worth 1,500.
const PARLOUR: u32 = 0x0400;

/// The bits of a game that isn't ranked: chips, a parlour, a tournament.
const UNRANKED: u32 = CHIPS | PARLOUR | 0x0800;
/// The bits of the rooms of ranked games (段位戦), as Tenhou's client tests them.
const ROOMS: [(Room, u32); 4] =
    [(Room::Ippan, 0), (Room::Joukyuu, 0x80), (Room::Tokujou, 0x20), (Room::Houou, 0xA0)];
const ROOM: u32 = 0xA0;

/// The room that the bits of a game name.
pub(super) fn room_of(bits: u32) -> Option<Room> {
    let room = ROOMS.iter().find(|(_, of_room)| bits & ROOM == *of_room);
    room.filter(|_| bits & UNRANKED == 0).map(|(room, _)| *room)
}

/// The bits of a room, if a game with these bits is ranked.
pub(super) fn bits_of_room(room: Option<Room>, bits: u32) -> u32 {
    let named = ROOMS.iter().find(|(of, _)| Some(*of) == room && bits & UNRANKED == 0);
    named.map_or(0, |(_, bits)| *bits)
}

/// The bits of a game with these rules, if a reader finds the rules again.
pub(super) fn written_bits(kind: &GameKind, rules: &GameRules) -> u32 {
    if are_found_again(rules, &with_lobby(kind, rules)) { bits_of(rules) } else { 0 }
}

/// Whether these bits say that chips are played for.
pub(super) const fn has_chips(bits: u32) -> bool {
    bits & CHIPS != 0
}

const fn bits_of(rules: &GameRules) -> u32 {
    let chips = if rules.red_chips() > 0 { CHIPS } else { 0 };
    let parlour = if rules.scoring().honba() == HONBA_OF_PARLOURS { PARLOUR } else { 0 };
    chips | parlour
}

const HONBA_OF_PARLOURS: u16 = 1_500;

/// The rules of a kind of game with the bits that these rules need, and with their start and worth
/// of chips, which a record shows as well.
pub(in crate::record) fn with_lobby(kind: &GameKind, rules: &GameRules) -> GameRules {
    of_bits(bits_of(rules), kind)
        .with_start_points(rules.start_points())
        .with_chip_points(rules.chip_points())
}

fn of_bits(bits: u32, kind: &GameKind) -> GameRules {
    let mut rules = kind.rules();
    if bits & CHIPS != 0 {
        rules = rules.with_ippatsu_chips(1).with_ura_chips(1).with_red_chips(1);
    }
    if bits & PARLOUR != 0 {
        rules = rules.with_scoring(rules.scoring().with_honba(HONBA_OF_PARLOURS));
    }
    if bits & (CHIPS | PARLOUR) != 0 {
        let scoring = rules.scoring().with_kiriage(true);
        rules = rules.with_scoring(scoring).with_kan_dora_turns(KanDora::AtOnce);
    }
    rules
}

/// The rules of a lobby, if they aren't those of its kind of game, and the parts of its own rules
/// that aren't read.
pub(super) fn rules_of(tag: &Tag, bits: u32, kind: &GameKind) -> (Option<GameRules>, Vec<Oddity>) {
    let (mut rules, mut oddities) = (of_bits(bits, kind), Vec::new());
    if let Some(text) = tag.get("csrule").filter(|text| !text.is_empty()) {
        rules = own_rules(text, rules, &mut oddities);
    }
    (Some(rules).filter(|rules| *rules != kind.rules()), oddities)
}

/// The rules of a text with commas: 40 parts, of which the points at the start, those that scores
/// count from and those that the first needs are numbers 4 to 6, and the uma of second, third and
/// fourth by the number of players above the start are numbers 21 to 35.
fn own_rules(text: &str, mut rules: GameRules, oddities: &mut Vec<Oddity>) -> GameRules {
    let parts: Vec<&str> = text.split(',').collect();
    let number = |part: usize| parts.get(part).and_then(|text| text.trim().parse::<i32>().ok());
    let points = |part: usize| number(part).filter(|points| (0..=1_000_000).contains(points));
    let mut read = Vec::new();
    if let Some(start) = points(4) {
        rules = rules.with_start_points(start);
        read.push(4);
    }
    if let Some(returned) = points(5) {
        rules = rules.with_return_points(returned);
        read.push(5);
    }
    if let Some(target) = points(6) {
        rules = rules.with_target_points(target);
        read.push(6);
    }
    let uma = |of: usize| Some([number(of)?, number(of + 1)?, number(of + 2)?]);
    let first = uma(21).filter(|uma| uma.iter().all(|of| (-1_000..=1_000).contains(of)));
    if let Some([second, third, fourth]) = first {
        if (21..36).step_by(3).all(|of| uma(of) == first) {
            let uma = [-(second + third + fourth), second, third, fourth];
            rules = rules.with_uma(uma.map(|thousands| 1_000 * thousands));
            read.extend(21..36);
        }
    }
    let unread =
        parts.iter().enumerate().filter(|(of, text)| !text.is_empty() && !read.contains(of));
    oddities.extend(unread.map(|(of, text)| Oddity::UnreadRule {
        name: std::format!("csrule {of}"),
        value: text.to_string(),
    }));
    rules
}
