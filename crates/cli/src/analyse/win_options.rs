//! The options that describe a win.

use clap::Args;
use mentsu::riichi::legality::Passed;
use mentsu::riichi::{Situation, WinEvent};
use mentsu::{Face, Hand, Tile, TileSet};

use crate::arguments::fields::{Described, Options};
use crate::arguments::{face, tiles};
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

    #[command(flatten)]
    situation: Options<Situation>,

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
        let circumstance = |name: &str| name != "seat" && name != "round";
        self.ron || self.tsumo || self.situation.has(circumstance)
    }

    /// "Ron" or "Tsumo".
    pub(crate) fn how(&self) -> &'static str {
        if self.tsumo { "Tsumo" } else { "Ron" }
    }

    /// Whether there are dora or ura indicators.
    pub(crate) fn has_indicators(&self) -> bool {
        self.situation.has(|name| name == "dora" || name == "ura")
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
        let situation = self.situation.value();
        format!("seat {} in round {}, {house}", situation.seat(), situation.round())
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
        let start = if self.tsumo { Situation::tsumo() } else { Situation::ron(winning) };
        self.situation.set_in(start)
    }

    /// The situation of a tsumo.
    pub(crate) fn won_by_drawing(&self) -> Situation {
        self.situation.set_in(Situation::tsumo())
    }
}

impl Described for Situation {
    // `--win` names the tile.
    const WITHOUT: &'static [&'static str] = &["ron"];

    const EXCLUSIVE: &'static [(&'static str, &'static str)] =
        &[(WinEvent::Riichi.name(), WinEvent::DoubleRiichi.name())];

    fn start() -> Situation {
        Situation::tsumo()
    }
}
