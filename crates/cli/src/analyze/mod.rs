//! `mentsu analyze`: everything about hands: how they win, what they wait for, what they are
//! worth.

mod chances;
mod situation;
mod worth;

use std::io::{self, Write};

use clap::Args;
use mentsu::Hand;

use crate::analyze::chances::Chances;
use crate::analyze::situation::Situated;
use crate::ending::Ending;
use crate::hands::answer_each;
use crate::hands::wrong::Wrong;
use crate::show::{drawn, waiting};

const NOTATION: &str = "\
Hands are written in mpsz: digits, then m, p, s or z (1z to 7z are E S W N,
white, green, red), 0 for a red five, melds in brackets after the concealed
tiles. Mahjong tile characters are read as well.

  mentsu 11223344456789m
  mentsu 1112345678999m 19m19p19s1234567z
  mentsu 23467m345p34588s --win 5m --riichi --dora 7s
  mentsu 23467m345p34588s+5m --riichi
  mentsu 135m123456p23499s --draws 3
  mentsu '406p11z(123m)(777=z)[2222s]'

The last is quoted because shells keep brackets to themselves.

Houses: tenhou, tenhou-sanma, mahjong-soul, mahjong-soul-sanma, wrc, ema,
m-league.

Exit codes, of several hands the highest:
  0  answered
  1  answered with no: what --win asks for is no win
  2  wrong arguments, a wrong hand, or failing input/output";

/// How hands win, what they wait for, what to discard
#[derive(Args)]
#[command(after_help = NOTATION, next_line_help = true)]
pub(crate) struct Arguments {
    #[command(flatten)]
    situated: Situated,

    #[command(flatten)]
    chances: Chances,

    /// Hands; without any they are read from standard input, one a line
    #[arg(value_name = "HAND")]
    hands: Vec<String>,
}

pub(crate) fn run(arguments: &Arguments) -> io::Result<Ending> {
    answer_each(
        &arguments.hands,
        |hand| answerable(hand, arguments),
        |out, hand, ()| answer(out, hand, arguments),
    )
}

/// Checks that the hand is possible by these rules, and isn't an indicator without its option.
fn answerable(hand: &Hand, arguments: &Arguments) -> Result<(), Wrong> {
    let missing = hand.all_tiles().kinds() - arguments.situated.house().kinds();
    if let Some(tile) = missing.first() {
        return Err(Wrong::NotInSanma { tile });
    }
    if arguments.situated.has_indicators() && hand.all_tiles().total() == 1 {
        return Err(Wrong::IndicatorWithoutOption);
    }
    Ok(())
}

/// Prints all there is to say about a hand, or what the win is worth that was asked for.
fn answer(out: &mut impl Write, hand: &Hand, arguments: &Arguments) -> io::Result<Ending> {
    let Arguments { situated, chances, .. } = arguments;
    if let Some(winning) = situated.winning(hand) {
        return worth::print(out, hand, winning, situated);
    }
    let kinds = situated.house().kinds();
    if hand.is_waiting() {
        waiting::print(out, hand, kinds)?;
        worth::print_waits(out, hand, situated)?;
    } else {
        drawn::print(out, hand, kinds)?;
        if hand.is_win() {
            worth::print_drawn(out, hand, situated)?;
        }
    }
    chances.print(out, hand, kinds)?;
    Ok(Ending::Answered)
}
