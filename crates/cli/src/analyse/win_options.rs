//! The options that describe a win.

use clap::Args;
use mentsu::riichi::legality::Passed;
use mentsu::riichi::{Situation, Wind};
use mentsu::{Face, Hand, Tile, TileSet};

use crate::arguments::{Faces, face, tiles, wind};
use crate::house::House;

/// How a hand is won, or would be won.
#[derive(Args)]
pub(crate) struct WinOptions {
    /// The winning tile; the hand leaves it out, or with --tsumo may include it
    #[arg(long, value_name = "TILE", value_parser = face)]
    win: Option<Face>,

    /// Won on a discard (default)
    #[arg(long, conflicts_with = "tsumo")]
    ron: bool,

    /// Won on the own draw
    #[arg(long)]
    tsumo: bool,

    /// The winner's seat; E is the dealer
    #[arg(long, value_name = "E|S|W|N", default_value = "E", value_parser = wind)]
    seat: Wind,

    /// The wind of the round
    #[arg(long, value_name = "E|S|W|N", default_value = "E", value_parser = wind)]
    round: Wind,

    /// Riichi was declared
    #[arg(long, conflicts_with = "double_riichi")]
    riichi: bool,

    /// Double riichi was declared
    #[arg(long)]
    double_riichi: bool,

    /// Won within one turn of riichi
    #[arg(long)]
    ippatsu: bool,

    /// Won on the replacement tile of a kan or kita
    #[arg(long)]
    rinshan: bool,

    /// Won by robbing a kan
    #[arg(long)]
    chankan: bool,

    /// Won on the last tile of the wall
    #[arg(long)]
    haitei: bool,

    /// Won on the last discard
    #[arg(long)]
    houtei: bool,

    /// Dora indicators, as in --dora 3m0p or --dora 3m --dora 0p
    #[arg(long, value_name = "TILES", value_parser = Faces::read)]
    dora: Vec<Faces>,

    /// Ura dora indicators, in the same way
    #[arg(long, value_name = "TILES", value_parser = Faces::read)]
    ura: Vec<Faces>,

    /// Norths set aside, in sanma
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    kita: u8,

    /// Honba on the table
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    honba: u16,

    /// Riichi sticks on the table
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    sticks: u16,

    /// Own discards, as in 19m4z; a wait among them forbids ron (furiten)
    #[arg(long, value_name = "TILES", value_parser = tiles)]
    discards: Vec<TileSet>,

    #[command(flatten)]
    house: House,
}

impl WinOptions {
    /// The winning tile, if the options ask for a win: `--win`, or with `--tsumo` the drawn tile.
    pub(crate) fn winning(&self, hand: &Hand) -> Option<Face> {
        self.win.or_else(|| hand.drawn().filter(|_| self.tsumo))
    }

    /// The drawn tile, unless `--ron` is given.
    pub(crate) fn drawn_by(&self, hand: &Hand) -> Option<Face> {
        hand.drawn().filter(|_| !self.ron)
    }

    /// Whether any option describes a win.
    pub(crate) fn describes_a_win(&self) -> bool {
        let events = [
            self.ron,
            self.tsumo,
            self.riichi,
            self.double_riichi,
            self.ippatsu,
            self.rinshan,
            self.chankan,
            self.haitei,
            self.houtei,
        ];
        let stakes = [self.kita.into(), self.honba, self.sticks];
        events.contains(&true) || stakes.iter().any(|&of| of > 0) || self.has_indicators()
    }

    /// "Ron" or "Tsumo".
    pub(crate) fn how(&self) -> &'static str {
        if self.tsumo { "Tsumo" } else { "Ron" }
    }

    /// Whether there are dora or ura indicators.
    pub(crate) fn has_indicators(&self) -> bool {
        !(self.dora.is_empty() && self.ura.is_empty())
    }

    /// The house that plays.
    pub(crate) fn house(&self) -> &House {
        &self.house
    }

    /// The player's own discards, for furiten.
    pub(crate) fn passed(&self) -> Passed {
        Passed::NOTHING
            .with_discards(self.discards.iter().fold(TileSet::EMPTY, |all, tiles| all | *tiles))
    }

    /// The seat and the rules, for a title.
    pub(crate) fn seat_and_rules(&self) -> String {
        let house = self.house.name();
        format!("seat {} in round {}, {house}", self.seat, self.round)
    }

    /// The situation with any winning tile, for questions about all waits.
    pub(crate) fn any(&self) -> Situation {
        self.won_by(Tile::East.into())
    }

    /// The winner's hand; by tsumo it has drawn the winning tile, or an error says why it can't.
    pub(crate) fn winner(&self, hand: &Hand, winning: Face) -> Result<Hand, String> {
        let winner = match (self.tsumo, hand.awaits_draw(), hand.drawn()) {
            (false, ..) => Ok(*hand),
            (true, true, _) => hand.draw(winning),
            (true, false, Some(drawn)) if drawn != winning => {
                return Err(format!("the hand says that it drew {drawn}"));
            }
            (true, false, _) => hand.with_drawn(winning),
        };
        winner.map_err(|why| why.to_string())
    }

    /// The situation of a win on this tile.
    pub(crate) fn won_by(&self, winning: Face) -> Situation {
        self.described(if self.tsumo { Situation::tsumo() } else { Situation::ron(winning) })
    }

    /// The situation of a tsumo.
    pub(crate) fn won_by_drawing(&self) -> Situation {
        self.described(Situation::tsumo())
    }

    fn described(&self, situation: Situation) -> Situation {
        let mut situation = situation;
        type Event = fn(Situation) -> Situation;
        let events: [(bool, Event); 7] = [
            (self.riichi, Situation::with_riichi),
            (self.double_riichi, Situation::with_double_riichi),
            (self.ippatsu, Situation::with_ippatsu),
            (self.rinshan, Situation::with_rinshan),
            (self.chankan, Situation::with_chankan),
            (self.haitei, Situation::with_haitei),
            (self.houtei, Situation::with_houtei),
        ];
        for (_, event) in events.into_iter().filter(|(happened, _)| *happened) {
            situation = event(situation);
        }
        situation
            .with_seat(self.seat)
            .with_round(self.round)
            .with_dora(Faces::of_all(&self.dora))
            .with_ura(Faces::of_all(&self.ura))
            .with_kita(self.kita)
            .with_honba(self.honba)
            .with_sticks(self.sticks)
    }
}
