//! The chances of tenpai and of a win within some draws, without opponents.

use std::cmp::Reverse;
use std::io::{self, Write};

use clap::Args;
use mentsu::chances::{Chance, DiscardChance, Goal};
use mentsu::{Hand, Tile, Visible};

use crate::show::chances::{self, percent, within};
use crate::terminal::line::Line;
use crate::terminal::paragraph;
use crate::terminal::style::{PLAIN, TITLE};

/// How far to look ahead.
#[derive(Args)]
pub(crate) struct Chances {
    /// Exact chances of tenpai and of a win within this many draws; 5 takes a while
    #[arg(
        long,
        value_name = "1-5",
        conflicts_with = "win",
        value_parser = clap::value_parser!(u8).range(1..=5),
    )]
    draws: Option<u8>,
}

impl Chances {
    /// Prints the chances if `--draws` asks for them and the hand isn't won.
    pub(crate) fn print(
        &self,
        out: &mut impl Write,
        hand: &Hand,
        visible: &Visible,
    ) -> io::Result<()> {
        let Some(draws) = self.draws.filter(|_| !hand.is_win()) else { return Ok(()) };
        let within = within(draws);
        let wall = visible.unseen(hand.concealed());
        if hand.awaits_draw() {
            let ask = |goal| {
                let chance = hand.chance(&wall, draws, goal).map_err(io::Error::other)?;
                Ok::<_, io::Error>(percent(chance.as_f64()))
            };
            let (tenpai, win) = (ask(Goal::Tenpai)?, ask(Goal::Win)?);
            let text = format!("Alone, within {within}: tenpai {tenpai}, win {win}.");
            writeln!(out)?;
            return paragraph(out, PLAIN, &text);
        }
        let ask = |goal| hand.discard_chances(&wall, draws, goal).map_err(io::Error::other);
        writeln!(out, "\n{}\n", Line::with(TITLE, &format!("Alone, within {within}:")))?;
        print_discards(out, &ask(Goal::Tenpai)?, &ask(Goal::Win)?)
    }
}

/// Prints each discard, the likeliest to win first.
fn print_discards(
    out: &mut impl Write,
    tenpai: &[DiscardChance],
    win: &[DiscardChance],
) -> io::Result<()> {
    let of = |tile: Tile| tenpai.iter().find(|other| other.tile() == tile);
    let mut all: Vec<(Chance, Chance, Tile)> = win
        .iter()
        .filter_map(|win| Some((win.chance(), of(win.tile())?.chance(), win.tile())))
        .collect();
    all.sort_by_key(|&(win, tenpai, tile)| (Reverse((win, tenpai)), tile));
    let each = all
        .into_iter()
        .map(|(win, tenpai, tile)| (tile, [tenpai, win].map(|chance| chance.as_f64())));
    chances::print(out, ["tenpai", "win"], each)
}
