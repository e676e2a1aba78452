//! The options about the round and the depth of the plan.

use clap::Args;
use mentsu::plan::{MOST_DEPTH, MOST_DRAWS, Objective, Outlook, RiichiChoice};
use mentsu::riichi::Wind;
use mentsu::{Face, Source};

use crate::arguments::{Faces, face, named, wind};
use crate::house::House;
use crate::show::counted;

/// What is known of the round, and how deep the plan goes.
#[derive(Args)]
pub(crate) struct OutlookOptions {
    /// Draws that the player has left
    #[arg(
        long,
        value_name = "1-18",
        default_value_t = 17,
        value_parser = clap::value_parser!(u8).range(1..=i64::from(MOST_DRAWS)),
    )]
    draws: u8,

    /// Exchanges that a path may make beyond the shortest; each one takes ten times as long
    #[arg(
        long,
        value_name = "0-3",
        default_value_t = 1,
        value_parser = clap::value_parser!(u8).range(0..=i64::from(MOST_DEPTH)),
    )]
    depth: u8,

    /// Dora indicators, as in --dora 3m0p or --dora 3m --dora 0p; each brings an ura indicator
    #[arg(long, value_name = "TILES", value_parser = Faces::read)]
    dora: Vec<Faces>,

    /// Other tiles seen outside hand and indicators, as in --seen 119m5z
    #[arg(long, value_name = "TILES", value_parser = Faces::read)]
    seen: Vec<Faces>,

    /// The player's seat; E is the dealer
    #[arg(long, value_name = "E|S|W|N", default_value = "E", value_parser = wind)]
    seat: Wind,

    /// The wind of the round
    #[arg(long, value_name = "E|S|W|N", default_value = "E", value_parser = wind)]
    round: Wind,

    /// When to declare riichi
    #[arg(long, value_name = "WHEN", default_value = "best", value_parser = named::<RiichiChoice>())]
    riichi: RiichiChoice,

    /// Ignore ura dora
    #[arg(long)]
    no_ura: bool,

    /// Opponents' discards between two draws, on which the hand may win by ron
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    others: u8,

    /// Honba on the table
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    honba: u16,

    /// Riichi sticks on the table, 1,000 points each to the winner
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    sticks: u16,

    /// Norths set aside, in sanma
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    kita: u8,

    /// It is the first turn without a call: riichi is double riichi
    #[arg(long)]
    first_turn: bool,

    #[command(flatten)]
    house: House,
}

/// A tile that another player has discarded, and may be called.
#[derive(Args)]
#[group(id = "called")]
pub(crate) struct CallOptions {
    /// A tile that another player has discarded: what each chi and pon of it leads to, and passing.
    /// Hands have 13 tiles then
    #[arg(long, value_name = "TILE", requires = "from", value_parser = face)]
    discarded: Option<Face>,

    /// Who discarded it
    #[arg(long, value_name = "WHO", requires = "discarded", value_parser = named::<Source>())]
    from: Option<Source>,
}

/// Another player's discard.
#[derive(Clone, Copy)]
pub(crate) struct Discarded {
    pub(crate) face: Face,
    pub(crate) from: Source,
}

impl CallOptions {
    /// The discard, if the plan compares calls.
    pub(crate) fn discarded(&self) -> Option<Discarded> {
        self.discarded.zip(self.from).map(|(face, from)| Discarded { face, from })
    }
}

/// The most states of a plan: enough for 3-shanten at depth 2, at some 300 bytes each.
const ROOM: u32 = 1 << 22;

impl OutlookOptions {
    /// The outlook of these options.
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
            .with_sticks(self.sticks)
            .with_kita(self.kita)
            .with_first_turn(self.first_turn)
    }

    /// The house that plays.
    pub(crate) fn house(&self) -> &House {
        &self.house
    }

    /// The title of the answer.
    pub(crate) fn title(&self, objective: Objective) -> String {
        let house = self.house.name();
        let alone = match self.others {
            0 => "alone".to_owned(),
            others => format!("with {} of others a turn", counted(others.into(), "discard")),
        };
        let draws = counted(self.draws.into(), "draw");
        let (seat, round) = (self.seat, self.round);
        format!(
            "{draws} {alone}, depth {}, seat {seat} in round {round}, {house}; by {objective}:",
            self.depth
        )
    }
}
