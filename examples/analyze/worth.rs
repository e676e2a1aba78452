//! What a hand is worth with a winning tile, and what each wait would be worth.

use std::io::{self, Write};

use clap::Args;
use mentsu::riichi::legality::{CannotWin, Passed};
use mentsu::riichi::{Limit, Rules, Score, Situation, Wind, score, score_waits};
use mentsu::{Face, Hand, ParseError, TileSet};

use crate::line::Line;
use crate::paid;
use crate::style::{PLAIN, QUIET, TITLE, WON};

/// How a hand is won, or would be.
#[derive(Args)]
pub(crate) struct Worth {
    /// The winning tile; the hand is without it
    #[arg(long, value_name = "TILE", value_parser = face)]
    win: Option<Face>,

    /// Won on a discard; this is so unless --tsumo says otherwise
    #[arg(long, conflicts_with = "tsumo")]
    ron: bool,

    /// Won on the own draw
    #[arg(long)]
    tsumo: bool,

    /// The winner's seat: E deals
    #[arg(long, value_name = "E|S|W|N", default_value = "S", value_parser = wind)]
    seat: Wind,

    /// The wind of the round
    #[arg(long, value_name = "E|S|W|N", default_value = "E", value_parser = wind)]
    round: Wind,

    /// Riichi was declared
    #[arg(long)]
    riichi: bool,

    /// Double riichi was declared
    #[arg(long)]
    double_riichi: bool,

    /// Won within a turn of riichi
    #[arg(long)]
    ippatsu: bool,

    /// Won after an own kan, or kita
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
    #[arg(long, value_name = "TILE", value_parser = face)]
    dora: Vec<Face>,

    /// Ura dora indicators
    #[arg(long, value_name = "TILE", value_parser = face)]
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
        hide_possible_values = true,
        value_name = "HOUSE",
        default_value = "tenhou",
        value_parser = clap::builder::PossibleValuesParser::new(HOUSES.map(|(name, _)| name)),
    )]
    rules: String,
}

const HOUSES: [(&str, Rules); 7] = [
    ("tenhou", Rules::TENHOU),
    ("tenhou-sanma", Rules::TENHOU_SANMA),
    ("mahjong-soul", Rules::MAHJONG_SOUL),
    ("mahjong-soul-sanma", Rules::MAHJONG_SOUL_SANMA),
    ("wrc", Rules::WRC),
    ("ema", Rules::EMA),
    ("m-league", Rules::M_LEAGUE),
];

fn face(text: &str) -> Result<Face, ParseError> {
    text.parse()
}

fn tiles(text: &str) -> Result<TileSet, ParseError> {
    text.parse()
}

fn wind(text: &str) -> Result<Wind, String> {
    match text {
        "E" => Ok(Wind::East),
        "S" => Ok(Wind::South),
        "W" => Ok(Wind::West),
        "N" => Ok(Wind::North),
        _ => Err("E, S, W or N".to_owned()),
    }
}

impl Worth {
    /// Whether a winning tile was named.
    pub(crate) fn asked(&self) -> bool {
        self.win.is_some()
    }

    fn rules(&self) -> Rules {
        let house = HOUSES.into_iter().find(|(name, _)| *name == self.rules);
        house.map_or(Rules::TENHOU, |(_, rules)| rules)
    }

    fn situation(&self, winning: Face) -> Situation {
        let mut situation = if self.tsumo { Situation::tsumo() } else { Situation::ron(winning) };
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

    /// The yaku, the fu and who pays; `false` if there is no win to pay.
    pub(crate) fn print(&self, out: &mut impl Write, hand: &Hand) -> io::Result<bool> {
        let Some(winning) = self.win else { return Ok(true) };
        let how = if self.tsumo { "Tsumo" } else { "Ron" };
        let drawn = if self.tsumo { hand.draw(winning).ok() } else { None };
        match score(&drawn.unwrap_or(*hand), &self.situation(winning), &self.rules()) {
            Ok(score) => {
                let title = format!("{how} on {winning}: {} points", score.points());
                let limit = match score.limit() {
                    Limit::None => String::new(),
                    limit => format!(", {limit}"),
                };
                writeln!(out, "{}\n", Line::with(WON, &format!("{title}{limit}.")))?;
                paid::print(out, &score)?;
                Ok(true)
            }
            Err(why) => {
                let title = format!("{how} on {winning}: {why}.");
                writeln!(out, "{}", Line::with(TITLE, &title))?;
                Ok(false)
            }
        }
    }

    /// The points of each wait by ron and by tsumo.
    pub(crate) fn print_waits(&self, out: &mut impl Write, hand: &Hand) -> io::Result<()> {
        // Short hands are puzzles, which nobody pays.
        if usize::from(hand.concealed().total()) + 3 * hand.melds().len() != 13 {
            return Ok(());
        }
        let any = self.situation(Face::plain(mentsu::Tile::East));
        let passed = Passed::NOTHING.with_discards(self.discards.unwrap_or_default());
        let waits: Vec<_> = score_waits(hand, &any, &passed, &self.rules()).collect();
        if waits.is_empty() {
            return Ok(());
        }
        let title = format!("Worth, seat {} in round {}, {}:", self.seat, self.round, self.rules);
        writeln!(out, "\n{}\n", Line::with(TITLE, &title))?;
        let mut header = Line::with(QUIET, "wait");
        for (column, name) in [(10, "ron"), (40, "tsumo")] {
            header.to(column);
            header.put(QUIET, name);
        }
        writeln!(out, "{header}")?;
        for wait in &waits {
            let mut line = Line::default();
            line.to(2);
            line.tile(PLAIN, wait.face().tile());
            line.to(5);
            line.put(TITLE, &wait.face().to_string());
            let ron = match wait.ron() {
                Err(CannotWin::Furiten(_)) => "furiten".to_owned(),
                ron => in_short(&ron),
            };
            for (column, answer) in [(10, ron), (40, in_short(&wait.tsumo()))] {
                line.to(column);
                line.put(PLAIN, &answer);
            }
            writeln!(out, "{line}")?;
        }
        Ok(())
    }
}

/// Points, and the han and fu or the limit that make them; or why there are none.
fn in_short<E: ToString>(answer: &Result<&Score, E>) -> String {
    match answer {
        Ok(score) => match (score.limit(), score.han(), score.fu()) {
            (Limit::None, Some(han), Some(fu)) => {
                format!("{}, {han} han {fu} fu", score.points())
            }
            (limit, ..) => format!("{}, {limit}", score.points()),
        },
        Err(why) => why.to_string(),
    }
}
