//! The options that say what is known of the round, and how far to look.

use clap::Args;
use mentsu::plan::{Goal, MOST_DEPTH, MOST_DRAWS, Outlook, RiichiChoice};
use mentsu::riichi::Wind;

use crate::arguments::{Faces, goal_name, house, riichi_choice, wind};
use crate::show::counted;
use mentsu_protocol::House;

/// What is known of the round, and how far to look.
#[derive(Args)]
pub(crate) struct Asked {
    /// How many tiles the player still draws
    #[arg(
        long,
        value_name = "1-18",
        default_value_t = 17,
        value_parser = clap::value_parser!(u8).range(1..=i64::from(MOST_DRAWS)),
    )]
    draws: u8,

    /// How many exchanges a path may take beyond the shortest; each takes ten times as long
    #[arg(
        long,
        value_name = "0-3",
        default_value_t = 1,
        value_parser = clap::value_parser!(u8).range(0..=i64::from(MOST_DEPTH)),
    )]
    depth: u8,

    /// Dora indicators, as in --dora 3m0p; there are as many ura dora
    #[arg(long, value_name = "TILES", value_parser = Faces::read)]
    dora: Vec<Faces>,

    /// Tiles seen besides the hand and the indicators, as in --seen 119m5z
    #[arg(long, value_name = "TILES", value_parser = Faces::read)]
    seen: Vec<Faces>,

    /// The player's seat: E deals
    #[arg(long, value_name = "E|S|W|N", default_value = "E", value_parser = wind)]
    seat: Wind,

    /// The wind of the round
    #[arg(long, value_name = "E|S|W|N", default_value = "E", value_parser = wind)]
    round: Wind,

    /// When riichi is declared: best, always or never
    #[arg(long, value_name = "WHEN", default_value = "best", value_parser = riichi_choice)]
    riichi: RiichiChoice,

    /// Ura dora aren't reckoned with
    #[arg(long)]
    no_ura: bool,

    /// How many tiles the others discard between two draws, on which the hand may ron
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    others: u8,

    /// Honba on the table
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    honba: u16,

    /// Norths set aside, in sanma
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    kita: u8,

    /// It is the first turn, which nobody called in: riichi is double riichi
    #[arg(long)]
    first_turn: bool,

    /// The house, one of those below
    #[arg(long, value_name = "HOUSE", default_value = "tenhou", value_parser = house)]
    rules: House,
}

/// How many states are met at most: those that a hand of 3-shanten meets at depth 2, and 300 bytes each.
const ROOM: u32 = 1 << 22;

impl Asked {
    /// What is known of the rest of the round.
    pub(crate) fn outlook(&self) -> Outlook {
        Outlook::new()
            .with_room(ROOM)
            .with_draws(self.draws)
            .with_depth(self.depth)
            .with_dora(Faces::of_all(&self.dora))
            .with_seen(Faces::of_all(&self.seen))
            .with_seat(self.seat)
            .with_round(self.round)
            .with_riichi(self.riichi)
            .with_ura(!self.no_ura)
            .with_others(self.others)
            .with_honba(self.honba)
            .with_kita(self.kita)
            .with_first_turn(self.first_turn)
    }

    /// The house that plays.
    pub(crate) fn house(&self) -> House {
        self.rules
    }

    /// What was asked, for a title.
    pub(crate) fn title(&self, goal: Goal) -> String {
        let house = self.rules.name.replace('_', "-");
        let alone = match self.others {
            0 => "alone".to_owned(),
            others => format!("with {} of others a turn", counted(others.into(), "discard")),
        };
        let draws = counted(self.draws.into(), "draw");
        let (seat, round, goal) = (self.seat, self.round, goal_name(goal));
        format!(
            "{draws} {alone}, depth {}, seat {seat} in round {round}, {house}; by {goal}:",
            self.depth
        )
    }
}
