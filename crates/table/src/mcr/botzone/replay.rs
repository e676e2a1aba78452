//! The engine plays a record, and says what differs.

use alloc::collections::VecDeque;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use mentsu::{MeldKind, Tile};

use super::record::{Ignored, Move, MoveKind, Record, ToldWin, fan_of};
use crate::mcr::action::Action;
use crate::mcr::event::{Event, FanCount, Win};
use crate::mcr::options::Options;
use crate::mcr::round::{Refused, Round, RoundStart};
use crate::mcr::rules::GameRules;
use crate::mcr::table::Phase;
use crate::mcr::wall::{KnownWall, WallError, WallTile};
use crate::seat::Seat;

/// A record played by the engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// What differs; empty where the engine agrees with all that the record says.
    pub differences: Vec<Difference>,
    /// What happened, from the deal on.
    pub events: Vec<Event>,
}

/// Something that the record and the engine say differently.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The line of the record, from 1; 0 if it doesn't come from a text.
    pub line: usize,
    /// What differs.
    pub what: Differs,
}

/// What the record and the engine say differently.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Differs {
    /// The recorded tiles don't form a wall; nothing is played.
    Wall(WallError),
    /// The engine refuses a move; nothing is played after it.
    Refused {
        /// Whose move.
        seat: Seat,
        /// Why.
        why: Refused,
    },
    /// The engine has no such meld to offer; nothing is played after it.
    NoSuchMeld {
        /// Whose move.
        seat: Seat,
    },
    /// Somebody draws in the record and another one, or nobody, here; nothing is played after it.
    OtherDraw {
        /// Who draws here, and which tile.
        here: Option<(Seat, Tile)>,
    },
    /// A player draws here, and the record has no draw; the replay stops.
    UntoldDraw {
        /// Who.
        seat: Seat,
        /// Which tile.
        tile: Tile,
    },
    /// Another tile wins here.
    WinningTile {
        /// Which.
        here: Tile,
    },
    /// A declaration that had no effect isn't offered here.
    IgnoredNotOffered(Ignored),
    /// The hand is worth something else.
    Points {
        /// In the record.
        told: u16,
        /// Here.
        counted: u16,
    },
    /// Other fan count.
    Fans {
        /// In the record.
        told: Vec<(String, u8)>,
        /// Here.
        counted: Vec<FanCount>,
    },
    /// Other scores.
    Scores {
        /// In the record.
        told: [i32; 4],
        /// Here.
        paid: [i32; 4],
    },
    /// The record has ended and the round here hasn't, or the other way round.
    End,
}

impl Record {
    /// Plays the record with the engine and compares: who may do what, who draws, the fan and
    /// points of the win, and the scores.
    ///
    /// Rules with own walls are those of contests. With one wall, replacements have to be its next
    /// tiles, since records don't say which draw is one.
    #[must_use]
    pub fn replay(&self, rules: &GameRules) -> Replay {
        let known = KnownWall {
            dealer: Seat::ALL[0],
            hands: self.hands.each_ref().map(|hand| hand.iter().map(|it| (*it).into()).collect()),
            draws: self.draws().collect(),
        };
        let start = RoundStart { prevalent: self.prevalent, ..RoundStart::FIRST };
        let dealt = known.wall(rules).and_then(|wall| Round::new(rules, &start, wall));
        let round = match dealt {
            Ok(round) => round,
            Err(error) => {
                let line = self.moves.first().map_or(0, |one| one.line);
                let what = Differs::Wall(error);
                let differences = [Difference { line, what }].into();
                return Replay { differences, events: Vec::new() };
            }
        };
        let mut player = Player {
            round,
            replay: Replay { differences: Vec::new(), events: Vec::new() },
            drawn: VecDeque::new(),
        };
        player.note();
        for one in &self.moves {
            if let Err(what) = player.play(one) {
                player.replay.differences.push(Difference { line: one.line, what });
                return player.replay;
            }
        }
        player.finish(self);
        player.replay
    }

    fn draws(&self) -> impl Iterator<Item = (Seat, WallTile, bool)> + '_ {
        let draws = self.moves.iter().filter(|one| one.kind == MoveKind::Draw);
        draws.map(|one| (one.seat, one.tile.into(), false))
    }
}

/// The engine, and what it has said so far.
struct Player {
    round: Round,
    replay: Replay,
    /// Draws that the record hasn't reached yet.
    drawn: VecDeque<(Seat, Tile)>,
}

impl Player {
    /// Keeps what the last action led to.
    fn note(&mut self) {
        for event in self.round.last_events() {
            if let Event::Draw { seat, tile: Some(tile), .. } = event {
                self.drawn.push_back((*seat, *tile));
            }
            self.replay.events.push(event.clone());
        }
    }

    fn act(&mut self, seat: Seat, action: Action) -> Result<(), Differs> {
        self.round.act(seat, action).map_err(|why| Differs::Refused { seat, why })?;
        self.note();
        Ok(())
    }

    fn play(&mut self, one: &Move) -> Result<(), Differs> {
        if let Some(&(seat, tile)) = self.drawn.front().filter(|_| one.kind != MoveKind::Draw) {
            return Err(Differs::UntoldDraw { seat, tile });
        }
        if !matches!(self.round.table().phase(), Phase::Reply { .. }) {
            for ignored in &one.ignored {
                self.differ(one.line, Differs::IgnoredNotOffered(*ignored));
            }
        }
        self.follow(one)?;
        match self.round.win_event().map(|win| win.tile) {
            Some(here) if one.kind == MoveKind::Hu && here != one.tile => {
                self.differ(one.line, Differs::WinningTile { here });
            }
            _ => {}
        }
        Ok(())
    }

    fn follow(&mut self, one: &Move) -> Result<(), Differs> {
        match one.kind {
            MoveKind::Draw => {
                self.answer(None, one)?;
                let here = self.drawn.pop_front();
                if here == Some((one.seat, one.tile)) {
                    Ok(())
                } else {
                    Err(Differs::OtherDraw { here })
                }
            }
            MoveKind::Play => self.act(one.seat, Action::Discard(one.tile)),
            MoveKind::AnGang | MoveKind::BuGang => {
                let kind = match one.kind {
                    MoveKind::AnGang => MeldKind::Ankan,
                    _ => MeldKind::Kakan,
                };
                let mut kongs = self.round.options(one.seat).kongs().iter();
                let kong = kongs.find(|it| it.kind() == kind && it.mentsu().first() == one.tile);
                let kong = *kong.ok_or(Differs::NoSuchMeld { seat: one.seat })?;
                self.act(one.seat, Action::Kong(kong))
            }
            MoveKind::Chi | MoveKind::Peng | MoveKind::Gang | MoveKind::Hu => {
                match self.round.table().phase() {
                    Phase::Reply { .. } => self.answer(Some(one.seat), one),
                    _ if one.kind == MoveKind::Hu => self.act(one.seat, Action::Win),
                    _ => Err(Differs::NoSuchMeld { seat: one.seat }),
                }
            }
        }
    }

    /// Answers the offered tile for each seat. Claims that the record marks as without effect come
    /// first, then passes, then the claim that takes the tile.
    fn answer(&mut self, claims: Option<Seat>, one: &Move) -> Result<(), Differs> {
        let Phase::Reply { tile: offered, .. } = self.round.table().phase() else { return Ok(()) };
        let awaited: Vec<Seat> = self.round.awaited().filter(|it| Some(*it) != claims).collect();
        for ignored in &one.ignored {
            if !awaited.contains(&ignored.seat) {
                self.differ(one.line, Differs::IgnoredNotOffered(*ignored));
            }
        }
        for seat in awaited {
            let mut action = Action::Pass;
            if let Some(ignored) = one.ignored.iter().find(|ignored| ignored.seat == seat) {
                let claim = claim_of(self.round.options(seat), ignored.kind, ignored.tile);
                let is_it = ignored.kind != MoveKind::Hu || ignored.tile == offered;
                match claim.filter(|_| is_it) {
                    Some(claim) => action = claim,
                    None => self.differ(one.line, Differs::IgnoredNotOffered(*ignored)),
                }
            }
            // Once nobody else can change the outcome, others aren't asked.
            if !self.round.options(seat).is_empty() {
                self.act(seat, action)?;
            }
        }
        let Some(seat) = claims else { return Ok(()) };
        let claim = claim_of(self.round.options(seat), one.kind, one.tile);
        match (claim, one.kind) {
            (Some(claim), _) => self.act(seat, claim),
            (None, MoveKind::Hu) => self.act(seat, Action::Win),
            (None, _) => Err(Differs::NoSuchMeld { seat }),
        }
    }

    fn differ(&mut self, line: usize, what: Differs) {
        self.replay.differences.push(Difference { line, what });
    }

    /// Compares the end.
    fn finish(&mut self, record: &Record) {
        let Some(end) = &record.end else { return };
        if end.win.is_none() {
            // Nobody has claimed the last tile.
            for seat in self.round.awaited().collect::<Vec<_>>() {
                if self.round.options(seat).pass() && self.act(seat, Action::Pass).is_err() {
                    break;
                }
            }
        }
        let win = self.round.win_event().cloned();
        if self.round.outcome().is_none() || win.is_some() != end.win.is_some() {
            return self.differ(end.line, Differs::End);
        }
        if let (Some(told), Some(win)) = (&end.win, &win) {
            let ToldWin { points: told, fans } = told;
            if *told != win.points {
                self.differ(end.line, Differs::Points { told: *told, counted: win.points });
            }
            if !are_equal(fans, win) {
                let counted = win.fans.clone();
                self.differ(end.line, Differs::Fans { told: fans.clone(), counted });
            }
        }
        let paid = self.round.outcome().map_or([0; 4], |outcome| outcome.deltas);
        if paid != end.scores {
            self.differ(end.line, Differs::Scores { told: end.scores, paid });
        }
    }
}

/// The claim of a tile among the options.
fn claim_of(options: &Options, kind: MoveKind, tile: Tile) -> Option<Action> {
    let wanted = match kind {
        MoveKind::Hu => return options.win().then_some(Action::Win),
        MoveKind::Chi => MeldKind::Chi,
        MoveKind::Peng => MeldKind::Pon,
        MoveKind::Gang => MeldKind::Daiminkan,
        _ => return None,
    };
    let place = usize::from(kind == MoveKind::Chi);
    let is_it = |meld: &&mentsu::Meld| {
        meld.kind() == wanted && meld.mentsu().tiles().nth(place) == Some(tile)
    };
    options.calls().iter().find(is_it).map(|meld| Action::Call(*meld))
}

/// Whether the same fan count as often, in any order.
fn are_equal(told: &[(String, u8)], win: &Win) -> bool {
    let mut told: Vec<_> = told.iter().map(|(name, times)| (fan_of(name), *times)).collect();
    let mut counted: Vec<_> = win.fans.iter().map(|it| (Some(it.fan), it.times)).collect();
    told.sort_unstable();
    counted.sort_unstable();
    told == counted
}

impl fmt::Display for Difference {
    /// One line: `line 7: …`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.what {
            Differs::Wall(error) => error.fmt(f),
            Differs::Refused { seat, why } => write!(f, "{seat} is refused: {why}"),
            Differs::NoSuchMeld { seat } => write!(f, "{seat} has no such meld to declare"),
            Differs::OtherDraw { here: Some((seat, tile)) } => {
                write!(f, "here {seat} draws {tile}")
            }
            Differs::OtherDraw { here: None } => f.write_str("here nobody draws"),
            Differs::UntoldDraw { seat, tile } => {
                write!(f, "here {seat} draws {tile}, which the record lacks")
            }
            Differs::WinningTile { here } => write!(f, "here {here} wins"),
            Differs::IgnoredNotOffered(ignored) => {
                write!(f, "the {} of {} isn't offered", ignored.kind, ignored.seat)
            }
            Differs::Points { told, counted } => write!(f, "{told} points, here {counted}"),
            Differs::Fans { told, counted } => {
                told.iter().try_for_each(|(name, times)| write!(f, "{name}*{times} "))?;
                f.write_str("here")?;
                counted.iter().try_for_each(|it| write!(f, " {}*{}", it.fan.chinese(), it.times))
            }
            Differs::Scores { told, paid } => write!(f, "scores {told:?}, here {paid:?}"),
            Differs::End => f.write_str("the record ends otherwise than the round here"),
        }
    }
}
