//! What a player does, as a bot answers it.

use std::string::String;
use std::vec::Vec;

use mentsu::Face;
use serde_json::Value;

use super::line::{actor, event_line, line, name};
use crate::action::Action;
use crate::event::Event;
use crate::seat::Seat;
use crate::table::{Phase, Table};

/// The lines with which the player in this seat answers with this action: two for a riichi, whose
/// discard follows (an open riichi has `"open":true`), one for any other.
///
/// ```
/// use mentsu::face;
/// use mentsu::random::SplitMix64;
/// use mentsu_table::record::mjai::action_lines;
/// use mentsu_table::{Action, GameRules, Round, RoundStart, Seat, Wall};
///
/// let rules = GameRules::TENHOU;
/// let wall = Wall::shuffled(&rules, &mut SplitMix64::new(7));
/// let round = Round::new(&rules, &RoundStart::first(&rules), wall).unwrap();
/// let riichi = Action::Riichi { face: face!("0s"), tsumogiri: true };
/// assert_eq!(action_lines(round.table(), Seat::ALL[0], &riichi), [
///     r#"{"type":"reach","actor":0}"#,
///     r#"{"type":"dahai","actor":0,"pai":"5sr","tsumogiri":true}"#,
/// ]);
/// ```
#[must_use]
pub fn action_lines(table: &Table, seat: Seat, action: &Action) -> Vec<String> {
    let players = table.rules().players();
    let event = |event: Event| event_line(&event, players);
    match *action {
        Action::Discard { face, tsumogiri } => {
            vec![event(Event::Discard { seat, face, tsumogiri })]
        }
        Action::Riichi { face, tsumogiri } => {
            vec![event(Event::Riichi { seat }), event(Event::Discard { seat, face, tsumogiri })]
        }
        Action::OpenRiichi { face, tsumogiri } => vec![
            line("reach", &[actor(seat), ("open", Value::from(true))]),
            event(Event::Discard { seat, face, tsumogiri }),
        ],
        Action::Call(meld) => vec![event(Event::Call { seat, meld })],
        Action::Kan(meld) => vec![event(Event::Kan { seat, meld })],
        Action::Kita => vec![event(Event::Kita { seat })],
        Action::Ron => match table.phase() {
            Phase::Reply { by, face, .. } => vec![hora(seat, by, Some(face))],
            _ => vec![hora(seat, seat, None)],
        },
        Action::Tsumo => vec![hora(seat, seat, None)],
        Action::Kyuushu => vec![line("ryukyoku", &[actor(seat)])],
        Action::Pass => vec![line("none", &[])],
    }
}

fn hora(seat: Seat, target: Seat, face: Option<Face>) -> String {
    let target = ("target", actor(target).1);
    let pai = face.map(|face| ("pai", name(face)));
    let fields: Vec<_> = [actor(seat), target].into_iter().chain(pai).collect();
    line("hora", &fields)
}
