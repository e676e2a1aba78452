//! `mentsu mcr`: forms, waits, discards and fan of hands under Chinese official rules.

mod chances;
mod drawn;
mod house;
mod json;
mod options;
mod trace;
mod unknown;
mod waiting;
mod ways;
mod win;

use std::io::{self, Write};

use clap::Args;
use mentsu::mcr::{FormKind, Shantens, Ways, is_win};
use mentsu::{Hand, ParseError, PartialHand, Shanten};

use crate::ending::Ending;
use crate::hands::bad_hand::BadHand;
use crate::hands::{Asked, answer_each, answer_each_bare};
use crate::mcr::options::WinOptions;
use crate::mcr::ways::WaysOptions;
use crate::show::strip;
use crate::terminal::Stdout;
use crate::terminal::line::{Line, print_flowing};
use crate::terminal::style::PLAIN;

const NOTATION: &str = "\
Hands are mpsz as for analyse: a pung is a pon, a chow a chi, and a kong in round brackets is melded, in \
square ones concealed; 5z is white, 6z green, 7z red, ? an unknown tile.

  mentsu mcr 123m456p77m23489s
  mentsu mcr '123456m78p55s(789m)' --win 9p --flowers 1
  mentsu mcr '68p11s(666s)(4444p)[3333s]+7p' --seat W
  mentsu mcr 22m345m345p678s99s+2m --trace
  mentsu mcr 147m258p369s5m1133z --draws 2
  mentsu mcr 12m456p78s123s135p3z --ways 12
  mentsu mcr '147m258p36s1234z??'

Exit codes (for several hands, the highest):
  0  success
  1  --win isn't a win, or has too few points
  2  bad arguments, a bad hand, or an I/O error";

/// Chinese official rules (MCR): winning forms, fan, waits and best discards of hands
#[derive(Args)]
#[command(after_help = NOTATION, next_line_help = true)]
pub(crate) struct Arguments {
    #[command(flatten)]
    situated: WinOptions,

    /// Exact chances of drawing a win that is worth enough within this many draws; 4 takes a while
    #[arg(
        long,
        value_name = "1-4",
        conflicts_with_all = ["win", "json", "last_tile"],
        value_parser = clap::value_parser!(u8).range(1..=4),
    )]
    draws: Option<u8>,

    #[command(flatten)]
    ways: WaysOptions,

    /// What was tried: the five forms of a hand, and each fan of each reading of a win, and why it
    /// doesn't apply
    #[arg(long, conflicts_with = "json")]
    trace: bool,

    /// Print a line of JSON for each hand; only there flowers add to what waits are worth
    #[arg(long)]
    json: bool,

    /// Hands; if none is given, standard input is read, one hand a line
    #[arg(value_name = "HAND")]
    hands: Vec<String>,
}

pub(crate) fn run(arguments: &Arguments) -> io::Result<Ending> {
    let situated = &arguments.situated;
    if arguments.json {
        let prepare = |hand: &Hand| arguments.prepared(hand);
        return answer_each_bare(&arguments.hands, prepare, |out, hand, ways| {
            json::print(out, hand, situated, ways)
        });
    }
    let prepare = |question: &Question| match question {
        Question::Hand(hand) => arguments.prepared(hand),
        Question::Unknown(_) => match arguments.of_whole_hands() {
            Some(option) => Err(BadHand::NotWhole(option)),
            None => Ok(None),
        },
    };
    answer_each(&arguments.hands, prepare, |out, question, ways| {
        let hand = match question {
            Question::Hand(hand) => hand,
            Question::Unknown(hand) => {
                unknown::print(out, hand)?;
                return Ok(Ending::Answered);
            }
        };
        let ending = answer(out, hand, arguments)?;
        if let Some(ways) = ways {
            ways::print(out, hand, situated, arguments.ways, &ways)?;
        }
        Ok(ending)
    })
}

/// A hand, or one with unknown tiles.
enum Question {
    Hand(Hand),
    Unknown(PartialHand),
}

impl Asked for Question {
    fn read(text: &str) -> Result<Question, ParseError> {
        if text.contains(['?', '🀫']) {
            text.parse().map(Question::Unknown)
        } else {
            text.parse().map(Question::Hand)
        }
    }

    fn print_tiles(&self, out: &mut Stdout) -> io::Result<()> {
        match self {
            Question::Hand(hand) => hand.print_tiles(out),
            Question::Unknown(hand) => {
                strip::print_with_unknown(out, hand.faces(), hand.unknown(), hand.melds())
            }
        }
    }
}

impl Arguments {
    /// The ways of a hand, if they were asked for, or why the options don't fit it.
    fn prepared(&self, hand: &Hand) -> Result<Option<Ways>, BadHand> {
        let situated = &self.situated;
        if let Some(tile) = situated.seen_and_held(hand) {
            return Err(BadHand::SeenAndHeld { tile });
        }
        if let Some(option) = situated.without_win(hand) {
            return Err(BadHand::WithoutWin(option));
        }
        if self.trace && hand.awaits_draw() && situated.winning(hand).is_none() {
            return Err(BadHand::NothingToTrace { concealed: hand.concealed().total() });
        }
        self.ways.of(hand, situated).transpose().map_err(BadHand::NoWays)
    }

    /// An option about a hand whose tiles are all known.
    fn of_whole_hands(&self) -> Option<&'static str> {
        let told = [
            (self.draws.is_some(), "--draws"),
            (self.ways.ways.is_some(), "--ways"),
            (self.trace, "--trace"),
        ];
        let option = told.into_iter().find_map(|(is_told, option)| is_told.then_some(option));
        option.or_else(|| self.situated.of_whole_hands())
    }
}

/// Prints everything about a hand, or the fan of the win that `--win` or the drawn tile asks for.
fn answer(out: &mut impl Write, hand: &Hand, arguments: &Arguments) -> io::Result<Ending> {
    let situated = &arguments.situated;
    if let Some(winning) = situated.winning(hand) {
        let ending = win::print(out, hand, winning, situated)?;
        if arguments.trace {
            trace::print_win(out, hand, winning, situated)?;
        }
        // A win that isn't worth enough is played on.
        if let Some(draws) = arguments.draws.filter(|_| ending != Ending::Answered) {
            chances::print(out, hand, situated, draws)?;
        }
        return Ok(ending);
    }
    if hand.awaits_draw() {
        waiting::print(out, hand, situated)?;
    } else if is_win(hand) {
        win::print_forms(out, hand)?;
    } else {
        drawn::print(out, hand, &situated.visible(hand))?;
    }
    if arguments.trace {
        trace::print_forms(out, hand)?;
    }
    if let Some(draws) = arguments.draws {
        chances::print(out, hand, situated, draws)?;
    }
    Ok(Ending::Answered)
}

/// Prints the shanten of each form that is in reach.
fn print_shantens(out: &mut impl Write, shantens: &Shantens) -> io::Result<()> {
    let reached = |form: &FormKind| shantens.of(*form) != Shanten::NEVER;
    let each: Vec<_> = FormKind::ALL.iter().copied().filter(reached).collect();
    let last = each.len() - 1;
    let parts = each.iter().enumerate().map(|(nth, form)| {
        let comma = if nth == last { "." } else { "," };
        (PLAIN, format!("{} {}: {}{comma}", form.english(), form.chinese(), shantens.of(*form)))
    });
    print_flowing(out, Line::default(), 2, " ", parts)
}
