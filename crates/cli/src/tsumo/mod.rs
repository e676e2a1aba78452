//! `mentsu tsumo`: a solo game, draw and discard until the hand is won.

mod command;
mod game;
mod hint;
mod win;

use std::io::{self, Write};

use clap::Args;
use mentsu::Suit;
use mentsu::random::SplitMix64;
use mentsu_protocol::how_far;

use crate::arguments::suits;
use crate::ending::Ending;
use crate::random::seed_of_now;
use crate::show::strip;
use crate::terminal;
use crate::terminal::prompt::{ask, complain, tell};
use crate::terminal::style::{QUIET, TITLE};
use crate::tsumo::command::Command;
use crate::tsumo::game::{Game, Refused};

const HELP: &str = "\
Type a tile to discard it, such as 3m or 7z (in a game of one suit 3 is enough), \
or x for the drawn tile. tsumo declares the win, hint ranks discards, river shows \
your discards, help shows this text, quit ends the game.";

/// A solo game: draw and discard until the hand is won
#[derive(Args)]
#[command(next_line_help = true)]
pub(crate) struct Arguments {
    /// Play with one suit's 36 tiles instead of all 136
    #[arg(long, value_name = "m|p|s", hide_possible_values = true, value_parser = suits())]
    suit: Option<Suit>,

    /// Seed of the random generator; the same seed deals the same wall
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,

    /// Number of draws [default: all of the wall]
    #[arg(long, value_name = "NUMBER")]
    draws: Option<usize>,
}

pub(crate) fn run(arguments: &Arguments) -> io::Result<Ending> {
    let mut out = terminal::stdout();
    let seed = arguments.seed.unwrap_or_else(seed_of_now);
    let mut game = Game::deal(&mut SplitMix64::new(seed), arguments.suit, arguments.draws);
    tell(&mut out, &format!("Draw and discard until you win. (seed {seed})\n{HELP}"))?;
    if let Some(indicator) = game.indicator() {
        tell(&mut out, &format!("Dora indicator: {indicator}"))?;
    }
    while game.draw() {
        let (turn, left) = (game.turn(), game.draws_left());
        writeln!(out, "{TITLE}Draw {turn}{TITLE:#}{QUIET}, {left} left{QUIET:#}\n")?;
        print_tiles(&mut out, &game)?;
        if !play(&mut out, &mut game)? {
            return Ok(Ending::Answered);
        }
    }
    hint::print_end(&mut out, &game)?;
    Ok(Ending::Answered)
}

fn print_tiles(out: &mut impl Write, game: &Game) -> io::Result<()> {
    match game.drawn() {
        Some(drawn) => strip::print_drawn(out, game.rest(), drawn)?,
        None => strip::print_hand(out, game.rest())?,
    }
    writeln!(out)
}

/// Prompts until a tile is discarded; `false`: the game has ended.
fn play(out: &mut impl Write, game: &mut Game) -> io::Result<bool> {
    loop {
        let Some(line) = ask(out, "discard?")? else {
            tell(out, "The input has ended, and so has the game.")?;
            return Ok(false);
        };
        writeln!(out)?;
        match Command::read(&line, game.suit()) {
            Ok(Command::Discard(tile)) => match game.discard(tile) {
                Ok(()) => return Ok(true),
                Err(Refused(why)) => complain(out, &why)?,
            },
            Ok(Command::DiscardDrawn) => {
                if let Some(tile) = game.drawn() {
                    if game.discard(tile).is_ok() {
                        return Ok(true);
                    }
                }
            }
            Ok(Command::Tsumo) => {
                if win::print(out, game)? {
                    return Ok(false);
                }
                complain(out, &format!("Not won: {}.", not_won(game)))?;
            }
            Ok(Command::Hint) => hint::print(out, game)?,
            Ok(Command::River) => tell(out, &river(game))?,
            Ok(Command::Help) => tell(out, HELP)?,
            Ok(Command::Quit) => {
                tell(out, "Until next time.")?;
                return Ok(false);
            }
            Err(why) => complain(out, &why)?,
        }
    }
}

/// The waits before the draw, or the shanten.
fn not_won(game: &Game) -> String {
    if game.rest().is_tenpai() { how_far(game.rest()) } else { game.hand().shanten().to_string() }
}

fn river(game: &Game) -> String {
    if game.river().is_empty() {
        return "You haven't discarded anything yet.".to_owned();
    }
    let tiles: Vec<String> = game.river().iter().map(ToString::to_string).collect();
    format!("Discarded: {}", tiles.join(" "))
}
