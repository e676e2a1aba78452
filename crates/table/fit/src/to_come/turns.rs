//! Recorded discards of players who are tenpai or one tile from it, and what came after each.

use mentsu::{Hand, Tile, TileSet};
use mentsu_table::reading::{OwnRiichi, TableReading, TilesToCome};
use mentsu_table::record::RecordedRound;
use mentsu_table::replay::{Before, Decision, replay_with};
use mentsu_table::{Action, Event, Seat};

use crate::games::{Games, Part};

/// What a player does, as far as it is counted.
#[derive(Clone, Copy)]
struct Act {
    seat: Seat,
    drawn: Option<Tile>,
    kind: ActKind,
}

#[derive(Clone, Copy)]
enum ActKind {
    Discard(Tile),
    /// Adds a tile to a pon, or sets a north aside: it may be won on.
    Shows(Tile),
    Other,
}

/// A discard of a player who is tenpai after it, or one tile from it.
pub struct Turn<'a> {
    pub seat: Seat,
    pub to_come: TilesToCome,
    /// The waits, if the hand is tenpai.
    pub waits: TileSet,
    pub kind: WaitKind,
    pub in_riichi: bool,
    pub open: bool,
    /// The features of the riichi declared with it.
    pub declared: Option<OwnRiichi>,
    /// The number of the round among all.
    pub cluster: u32,
    pub round: &'a RecordedRound,
    /// How many acts were made up to it.
    acts: usize,
}

/// How a wait is counted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum WaitKind {
    None,
    OneNumber,
    OneHonor,
    Shanpon,
    OtherTwo,
    ThreeOrMore,
}

/// How often something was done, up to the first time that it was done with a tile.
#[derive(Default)]
pub struct First {
    pub number: usize,
    pub is_tile: bool,
}

impl WaitKind {
    fn of(hand: &Hand, waits: TileSet) -> WaitKind {
        match waits.len() {
            0 => WaitKind::None,
            1 if (waits & TileSet::HONORS).is_empty() => WaitKind::OneNumber,
            1 => WaitKind::OneHonor,
            2 if waits.iter().all(|tile| hand.concealed().get(tile) == 2) => WaitKind::Shanpon,
            2 => WaitKind::OtherTwo,
            _ => WaitKind::ThreeOrMore,
        }
    }
}

impl Turn<'_> {
    /// The numbers of own draws between for which it is a sample: in riichi all, else one, which
    /// saves time.
    pub fn asked(&self) -> impl Iterator<Item = u8> + use<> {
        const ONE_OF: [u8; 4] = [0, 1, 3, 6];
        let one = ONE_OF[self.acts % 4];
        if self.in_riichi { 0..18 } else { one..one + 1 }
    }

    /// How the player won the round: by tsumo or not; `None` if the player didn't.
    pub fn won(&self) -> Option<bool> {
        self.round.events().find_map(|(_, event)| match event {
            Event::Win(win) if win.seat == self.seat => Some(win.from.is_none()),
            _ => None,
        })
    }
}

/// What everybody did after a turn.
pub struct After<'a> {
    acts: &'a [Act],
    seat: Seat,
}

impl After<'_> {
    /// What happened between two own draws, `between` own draws after the turn. `None` if the round
    /// was over by then, the player called, or a tile of this kind had already come, discarded or
    /// drawn by the player.
    pub fn interval(&self, tile: Tile, between: u8) -> Option<Interval> {
        let mut own_turns = 0;
        let mut interval = Interval::default();
        for act in self.acts {
            let is_own = act.seat == self.seat;
            let is_now = own_turns == between;
            let shown = match act.kind {
                ActKind::Discard(shown) | ActKind::Shows(shown) => Some(shown),
                ActKind::Other => None,
            };
            if is_now {
                interval.note(act, shown, tile, is_own);
            } else if shown == Some(tile) || is_own && act.drawn == Some(tile) {
                return None;
            }
            match act.kind {
                _ if is_own && is_now => return Some(interval),
                ActKind::Discard(_) if is_own => own_turns += 1,
                _ if is_own => return None,
                _ => {}
            }
        }
        (own_turns == between && interval.others.number > 0).then_some(interval)
    }
}

/// What happened between two own draws, the second among it.
#[derive(Default)]
pub struct Interval {
    /// The discards of others, up to the first of the tile.
    pub others: First,
    /// The draws of all, up to the first of the tile.
    pub draws: First,
    /// Whether the own draw was the tile; `None` if there was none.
    pub own_draw: Option<bool>,
}

impl Interval {
    fn note(&mut self, act: &Act, shown: Option<Tile>, tile: Tile, is_own: bool) {
        if let Some(drawn) = act.drawn {
            self.draws.note(drawn == tile, true);
            if is_own {
                self.own_draw = Some(drawn == tile);
            }
        }
        if let (false, Some(shown)) = (is_own, shown) {
            self.others.note(shown == tile, matches!(act.kind, ActKind::Discard(_)));
        }
    }
}

impl First {
    fn note(&mut self, is_tile: bool, counts: bool) {
        if !self.is_tile {
            self.number += usize::from(counts || is_tile && self.number == 0);
            self.is_tile = is_tile;
        }
    }
}

/// Shows each such turn of the games, with what came after.
pub fn each(
    games: &Games,
    (players, part): (u8, Part),
    mut show: impl FnMut(&Turn<'_>, &After<'_>),
) {
    let mut rounds = 0u32;
    for game in games.of_players(players).filter(|game| game.part == part) {
        let mut acts = vec![Vec::new(); game.record.rounds.len()];
        let mut turns = Vec::new();
        let _ = replay_with(&game.record, |decision| {
            let number = decision.round;
            let Some(act) = Act::of(&decision) else { return };
            acts[number].push(act);
            let (cluster, round) = (rounds + number as u32, &game.record.rounds[number]);
            let turn = turn(&decision, round, cluster, acts[number].len());
            turns.extend(turn.map(|turn| (number, turn)));
        });
        for (number, turn) in &turns {
            let acts = &acts[*number][turn.acts..];
            show(turn, &After { acts, seat: turn.seat });
        }
        rounds += game.record.rounds.len() as u32;
    }
}

impl Act {
    fn of(decision: &Decision<'_>) -> Option<Act> {
        let kind = match decision.action {
            Action::Discard { face, .. } | Action::Riichi { face, .. } => {
                ActKind::Discard(face.tile())
            }
            Action::Kan(meld) if meld.added().is_some() => ActKind::Shows(meld.mentsu().first()),
            Action::Kita => ActKind::Shows(Tile::North),
            Action::Pass => return None,
            _ => ActKind::Other,
        };
        let drawn = decision.hand().drawn().map(|face| face.tile());
        Some(Act { seat: decision.seat, drawn, kind })
    }
}

fn turn<'a>(
    decision: &Decision<'_>,
    recorded: &'a RecordedRound,
    cluster: u32,
    acts: usize,
) -> Option<Turn<'a>> {
    let (face, riichi) = match decision.action {
        Action::Discard { face, .. } => (face, false),
        Action::Riichi { face, .. } => (face, true),
        _ => return None,
    };
    let Before::Round(round) = decision.before else { return None };
    let seat = decision.seat;
    let hand = round.hand(seat).unwrap().discard(face).ok()?;
    if hand.shanten().get() > 1 {
        return None;
    }
    let (reading, player) = (
        TableReading::new(round.table(), seat, round.hand(seat).unwrap()),
        round.table().player(seat),
    );
    let waits = hand.wait_tiles();
    Some(Turn {
        seat,
        to_come: reading.tiles_to_come(Some(face.tile()), riichi),
        waits,
        kind: WaitKind::of(&hand, waits),
        in_riichi: riichi || player.riichi_accepted(),
        open: !player.is_closed(),
        declared: if riichi { reading.own_riichi(face) } else { None },
        cluster,
        round: recorded,
        acts,
    })
}
