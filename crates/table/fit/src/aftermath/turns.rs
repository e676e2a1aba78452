//! Recorded discards, and how their rounds went on for who made them.

use mentsu::riichi::legality::tenpai_payments;
use mentsu::{Hand, Tile};
use mentsu_table::reading::{Stance, TableReading};
use mentsu_table::record::RecordedRound;
use mentsu_table::replay::{Before, Decision, replay_with};
use mentsu_table::{Action, Event, RyuukyokuKind, Seat, Table, Win};

use crate::games::{Games, Part};

/// A discard, and what its player saw.
pub struct Turn {
    pub seat: Seat,
    pub table: Table,
    pub hand: Hand,
    /// Whether it is the least dangerous tile of a noten hand.
    folds: bool,
    /// Whether the hand is still tenpai or one tile from it.
    pushes: bool,
}

/// How a round ended for a player.
pub enum End {
    /// The player won, or the round was aborted.
    Otherwise,
    /// Others won: by tsumo, by ron on this player, or by ron on another. How much the player paid.
    Others { by: By, paid: f64 },
    /// The wall was empty: who was tenpai.
    Exhaustive([bool; 4]),
}

/// How others won.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum By {
    Tsumo,
    OnPlayer,
    OnAnother,
}

impl Turn {
    pub fn reading(&self) -> TableReading<'_> {
        TableReading::new(&self.table, self.seat, &self.hand)
    }

    pub fn follows(&self, stance: Stance) -> bool {
        match stance {
            Stance::Fold => self.folds,
            Stance::Push => self.pushes,
        }
    }

    /// The others who aren't in riichi.
    pub fn quiet_others(&self) -> impl Iterator<Item = Seat> {
        let is_quiet = |of: &Seat| *of != self.seat && !self.table.player(*of).riichi_accepted();
        self.table.seats().iter().copied().filter(is_quiet)
    }

    /// Of a player who goes on in this way from this discard on: for each later discard after how
    /// many own draws it is made, and whether it deals in.
    pub fn deal_ins(&self, stance: Stance, later: &[&Turn], end: &End) -> Vec<(u8, bool)> {
        if !self.follows(stance) {
            return Vec::new();
        }
        let followed = later.iter().take_while(|turn| turn.follows(stance)).count();
        let dealt_in = matches!(end, End::Others { by: By::OnPlayer, .. });
        let deals_in = |nth: usize| dealt_in && nth == later.len();
        (1..=followed).map(|nth| (nth as u8, deals_in(nth))).collect()
    }

    /// What the player received at an exhaustive draw at which these were tenpai.
    pub fn paid_at_draw(&self, tenpai: &[bool; 4]) -> f64 {
        let bappu = self.table.rules().noten_bappu();
        let paid = match self.table.rules().players() {
            3 => {
                let [one, two, three] = tenpai_payments([tenpai[0], tenpai[1], tenpai[2]], bappu);
                [one, two, three, 0]
            }
            _ => tenpai_payments(*tenpai, bappu),
        };
        f64::from(paid[self.seat.index()])
    }

    fn of(decision: &Decision<'_>) -> Option<Turn> {
        let (Action::Discard { face, .. } | Action::Riichi { face, .. }) = decision.action else {
            return None;
        };
        let Before::Round(round) = decision.before else { return None };
        let (seat, hand) = (decision.seat, round.hand(decision.seat).unwrap());
        let reading = TableReading::new(round.table(), seat, hand);
        let left = hand.discard(face).ok()?.shanten();
        let is_threat = |of: &Seat| *of != seat && reading.tenpai(*of) >= 0.3;
        let threatened = round.table().seats().iter().any(is_threat);
        let folds = threatened && !left.is_one_away() && {
            let dangers = reading.dangers_to_any();
            let of = |tile: Tile| dangers[tile.index()];
            let least = hand.concealed().tiles().map(of).fold(1.0, f64::min);
            of(face.tile()) <= least + 0.002
        };
        let pushes = left.get() <= 1 && left.get() <= hand.shanten().get().max(0);
        Some(Turn { seat, table: round.table().clone(), hand: *hand, folds, pushes })
    }
}

/// Shows every discard with those that its player made from then on, how the round ended for them,
/// and the number of the round among all.
pub fn each(
    games: &Games,
    (players, part): (u8, Part),
    mut show: impl FnMut(&Turn, &[&Turn], &End, u32),
) {
    let mut rounds = 0u32;
    for game in games.of_players(players).filter(|game| game.part == part) {
        let mut turns: Vec<Vec<Turn>> = Vec::new();
        turns.resize_with(game.record.rounds.len(), Vec::new);
        let _ = replay_with(&game.record, |decision| {
            turns[decision.round].extend(Turn::of(&decision));
        });
        for (turns, round) in turns.iter().zip(&game.record.rounds) {
            for seat in Seat::of_players(players) {
                let own: Vec<&Turn> = turns.iter().filter(|turn| turn.seat == *seat).collect();
                let end = end(round, *seat);
                for (at, turn) in own.iter().enumerate() {
                    show(turn, &own[at + 1..], &end, rounds);
                }
            }
            rounds += 1;
        }
    }
}

fn end(round: &RecordedRound, seat: Seat) -> End {
    let wins: Vec<&Win> = round
        .events()
        .filter_map(|(_, event)| match event {
            Event::Win(win) => Some(win),
            _ => None,
        })
        .collect();
    if wins.iter().any(|win| win.seat == seat) {
        return End::Otherwise;
    }
    if let Some(win) = wins.first() {
        let by = match win.from {
            None => By::Tsumo,
            Some(from) if from == seat => By::OnPlayer,
            Some(_) => By::OnAnother,
        };
        let paid = wins.iter().map(|win| -f64::from(win.deltas[seat.index()])).sum();
        return End::Others { by, paid };
    }
    let drawn = round.events().find_map(|(_, event)| match event {
        Event::Ryuukyoku(draw) if draw.kind == RyuukyokuKind::Exhaustive => {
            Some(draw.hands.each_ref().map(Option::is_some))
        }
        _ => None,
    });
    drawn.map_or(End::Otherwise, End::Exhaustive)
}
