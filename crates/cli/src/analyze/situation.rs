//! The options that say how a hand is won, or would be.

use clap::Args;
use mentsu::riichi::legality::Passed;
use mentsu::riichi::{Situation, Wind};
use mentsu::{Face, Hand, Tile, TileSet};

use crate::arguments::{face, house, indicator, tiles, wind};
use mentsu_protocol::House;

/// How a hand is won, or would be.
#[derive(Args)]
pub(crate) struct Situated {
    /// The winning tile; the hand is without it, or by tsumo with it
    #[arg(long, value_name = "TILE", value_parser = face)]
    win: Option<Face>,

    /// Won on a discard; the default unless --tsumo is given
    #[arg(long, conflicts_with = "tsumo")]
    ron: bool,

    /// Won on one's own draw
    #[arg(long)]
    tsumo: bool,

    /// The winner's seat: E deals
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

    /// Won within a turn of riichi
    #[arg(long)]
    ippatsu: bool,

    /// Won after one's own kan, or kita
    #[arg(long)]
    rinshan: bool,

    /// Won on a tile added to a pon
    #[arg(long)]
    chankan: bool,

    /// Won on the last tile of the wall
    #[arg(long)]
    haitei: bool,

    /// Won on the last discard
    #[arg(long)]
    houtei: bool,

    /// Dora indicators, as in --dora 3m --dora 0p
    #[arg(long, value_name = "TILE", value_parser = indicator)]
    dora: Vec<Face>,

    /// Ura dora indicators
    #[arg(long, value_name = "TILE", value_parser = indicator)]
    ura: Vec<Face>,

    /// Norths set aside, in sanma
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    kita: u8,

    /// Honba on the table
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    honba: u16,

    /// Riichi sticks on the table
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    sticks: u16,

    /// Own discards, as in 19m4z: a wait among them bars ron (furiten)
    #[arg(long, value_name = "TILES", value_parser = tiles)]
    discards: Option<TileSet>,

    /// The house, one of those below
    #[arg(
        long,
        value_name = "HOUSE",
        default_value = "tenhou",
        value_parser = house,
    )]
    rules: House,
}

impl Situated {
    /// The winning tile, if a win is asked for: by tsumo the drawn one goes without saying.
    pub(crate) fn winning(&self, hand: &Hand) -> Option<Face> {
        self.win.or_else(|| hand.drawn().filter(|_| self.tsumo))
    }

    /// The tile that a hand has drawn, unless a ron is asked for.
    pub(crate) fn drawn_by(&self, hand: &Hand) -> Option<Face> {
        hand.drawn().filter(|_| !self.ron)
    }

    /// Whether something is said of how the hand is won.
    pub(crate) fn tells_of_a_win(&self) -> bool {
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

    /// How the win would come: "Ron" or "Tsumo".
    pub(crate) fn how(&self) -> &'static str {
        if self.tsumo { "Tsumo" } else { "Ron" }
    }

    /// Whether dora or ura indicators are named.
    pub(crate) fn has_indicators(&self) -> bool {
        !(self.dora.is_empty() && self.ura.is_empty())
    }

    /// The house that plays.
    pub(crate) fn house(&self) -> House {
        self.rules
    }

    /// The tiles that the player discarded.
    pub(crate) fn passed(&self) -> Passed {
        Passed::NOTHING.with_discards(self.discards.unwrap_or_default())
    }

    /// The seat and the rules, for a title.
    pub(crate) fn seat_and_rules(&self) -> String {
        let house = self.rules.name.replace('_', "-");
        format!("seat {} in round {}, {house}", self.seat, self.round)
    }

    /// The situation but for the winning tile.
    pub(crate) fn any(&self) -> Situation {
        self.won_by(Tile::East.into())
    }

    /// The hand of a win by this tile: by tsumo it has drawn it, or can't have.
    pub(crate) fn winner(&self, hand: &Hand, winning: Face) -> Result<Hand, String> {
        let winner = match (self.tsumo, hand.is_waiting(), hand.drawn()) {
            (false, ..) => Ok(*hand),
            (true, true, _) => hand.draw(winning),
            (true, false, Some(drawn)) if drawn != winning => {
                return Err(format!("the hand says that it drew {drawn}"));
            }
            (true, false, _) => hand.with_drawn(winning),
        };
        winner.map_err(|why| why.to_string())
    }

    /// The situation of a win by this tile.
    pub(crate) fn won_by(&self, winning: Face) -> Situation {
        self.told_of(if self.tsumo { Situation::tsumo() } else { Situation::ron(winning) })
    }

    /// The situation of a win by the tile that was drawn.
    pub(crate) fn won_by_drawing(&self) -> Situation {
        self.told_of(Situation::tsumo())
    }

    fn told_of(&self, situation: Situation) -> Situation {
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
            .with_dora(self.dora.iter().copied())
            .with_ura(self.ura.iter().copied())
            .with_kita(self.kita)
            .with_honba(self.honba)
            .with_sticks(self.sticks)
    }
}
