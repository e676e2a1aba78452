//! The parts of a record that a format can't hold.

use std::vec::Vec;

use mentsu::riichi::{Limit, Preset};

use crate::event::Event;
#[cfg(feature = "mjlog")]
use crate::record::eras::are_found_again;
use crate::record::format::Format;
use crate::record::game::{Record, Told};
#[cfg(feature = "mjlog")]
use crate::record::mjlog::{is_tenhou_s, with_lobby};
use crate::record::origin::{Origin, Room};
use crate::record::tenhou6::named_room;
use crate::rules::GameRules;

/// A part of a record that a format can't hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum LeftOut {
    /// The rules of the game: a house that the format can't name, or custom rules.
    House,
    /// The game's title.
    Title,
    /// The scores at the end of the game, uma and oka counted in.
    Scores,
    /// The tiles of the walls that nobody drew.
    Walls,
    /// The site's name of the game, its day, room and lobby.
    Origin,
    /// The players' ranks and ratings.
    Ranks,
    /// Who left and came back.
    Connections,
    /// What a client was offered and sent, and who passed.
    Inputs,
    /// The hands that are shown at a draw.
    ShownHands,
    /// The fu of a hand with a limit.
    Fu,
    /// Yaku that the format has no name for.
    Yaku,
    /// That the game goes on after the last round: in this format a game is whole.
    OpenEnd,
}

mentsu::names! { LeftOut, "part of a record":
    House "house",
    Title "title",
    Scores "scores",
    Walls "walls",
    Origin "origin",
    Ranks "ranks",
    Connections "connections",
    Inputs "inputs",
    ShownHands "shown_hands",
    Fu "fu",
    Yaku "yaku",
    OpenEnd "open_end",
}

impl LeftOut {
    /// Whether a record has this part and the format can't hold it.
    fn of(self, record: &Record, format: Format) -> bool {
        let given = |is: fn(&Told) -> bool| {
            record.rounds.iter().flat_map(|round| &round.entries).any(|entry| is(&entry.told))
        };
        let mut claims = record.rounds.iter().flat_map(|round| &round.claims);
        let is = |formats: &[Format]| formats.contains(&format);
        match self {
            LeftOut::House => match format {
                Format::Mjlog => {
                    let tenhou = matches!(record.kind.preset, Preset::Tenhou | Preset::TenhouSanma);
                    record.own_rules.is_some_and(|rules| !is_found_again(record, &rules)) || !tenhou
                }
                Format::Majiang => record.format != Format::Majiang,
                _ => false,
            },
            LeftOut::Title => {
                is(&[Format::Mjlog, Format::Mjai])
                    && record.title.iter().any(|part| !part.is_empty())
            }
            LeftOut::Scores => {
                format == Format::Mjai
                    && record.result.is_some_and(|result| result.scores.is_some())
            }
            LeftOut::Walls => record.rounds.iter().any(|round| round.wall.is_some()),
            LeftOut::Origin => leaves_out_origin(&record.origin, record, format),
            LeftOut::Ranks => leaves_out_ranks(&record.origin, record, format),
            LeftOut::Connections => {
                format != Format::Mjlog && given(|it| matches!(it, Told::Left(_) | Told::Back(_)))
            }
            LeftOut::Inputs => given(|it| {
                matches!(it, Told::Offered(_) | Told::Sent(_) | Told::Furiten(_) | Told::Passed(_))
            }),
            LeftOut::ShownHands => {
                format == Format::Tenhou6
                    && given(|it| match it {
                        Told::Event(Event::Ryuukyoku(draw)) => {
                            draw.hands.iter().any(Option::is_some)
                        }
                        _ => false,
                    })
            }
            LeftOut::Fu => {
                is(&[Format::Tenhou6])
                    && claims.any(|claim| claim.fu.is_some() && claim.limit > Some(Limit::None))
            }
            LeftOut::Yaku => {
                format == Format::Mjlog
                    && claims.any(|claim| {
                        claim.yaku.iter().flatten().any(|(name, _)| !is_tenhou_s(*name))
                    })
            }
            LeftOut::OpenEnd => {
                format == Format::Mjlog && record.format != Format::Mjlog && record.result.is_none()
            }
        }
    }
}

/// Whether a format can't hold the name of a game, its day, room and lobby. A day is held by a name
/// that shows it.
fn leaves_out_origin(origin: &Origin, record: &Record, format: Format) -> bool {
    let Origin { reference, date, room, lobby, .. } = origin;
    match format {
        Format::Mjlog => {
            let is_held = |room: Room| room.is_tenhou_s() && lobby.is_none();
            reference.is_some() || date.is_some() || room.is_some_and(|room| !is_held(room))
        }
        Format::Tenhou6 => {
            let named = Origin::default().with_file_name(reference.as_deref().unwrap_or_default());
            *date != named.date || named_room(origin, &record.kind) != *room
        }
        _ => reference.is_some() || date.is_some() || room.is_some() || lobby.is_some(),
    }
}

/// Whether a format can't hold the ranks and ratings.
fn leaves_out_ranks(origin: &Origin, record: &Record, format: Format) -> bool {
    let Origin { dan, rates, .. } = origin;
    let players = usize::from(record.kind.players());
    let has_all =
        dan.iter().zip(rates).take(players).all(|(dan, rate)| {
            dan.is_some_and(|dan| dan.tenhou_number().is_some()) && rate.is_some()
        });
    let is_held = format == Format::Tenhou6 || (format == Format::Mjlog && has_all);
    !is_held && (dan.iter().any(Option::is_some) || rates.iter().any(Option::is_some))
}

impl Record {
    /// The parts of the record that this format can't hold, in the order of [`LeftOut::ALL`].
    /// [`write`](Record::write) omits them; a required part is an
    /// [`Unwritable`](super::Unwritable).
    #[must_use]
    pub fn left_out(&self, format: Format) -> Vec<LeftOut> {
        let scored = self.scored();
        LeftOut::ALL.into_iter().filter(|part| part.of(&scored, format)).collect()
    }
}

/// Without the writer of mjlog no yaku has a number of Tenhou's.
#[cfg(not(feature = "mjlog"))]
const fn is_tenhou_s(_: crate::record::YakuName) -> bool {
    false
}

/// Whether a reader of mjlog finds these rules in what it reads.
#[cfg(feature = "mjlog")]
fn is_found_again(record: &Record, rules: &GameRules) -> bool {
    are_found_again(rules, &with_lobby(&record.kind, rules))
}

/// Without the writer of mjlog there is nothing to find.
#[cfg(not(feature = "mjlog"))]
const fn is_found_again(_: &Record, _: &GameRules) -> bool {
    false
}
