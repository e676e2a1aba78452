//! `mentsu analyse`: the winning forms, waits, discards and points of hands.

mod chances;
mod partial;
mod points;
mod ways;
mod win_options;

use std::io::{self, Write};

use clap::Args;
use mentsu::{Counts, Hand, ParseError, TileSet, Visible};

use crate::analyse::chances::Chances;
use crate::analyse::partial::Partial;
use crate::analyse::ways::Ways;
use crate::analyse::win_options::WinOptions;
use crate::arguments::{counts, seen_and_held};
use crate::ending::Ending;
use crate::hands::bad_hand::BadHand;
use crate::hands::{Asked, answer_each};
use crate::show::riichi::{drawn, waiting};
use crate::terminal::Stdout;

const NOTATION: &str = "\
Hands are mpsz: digits and then m, p, s or z (1z to 7z are E S W N, white, green, red), 0 for a red \
five, ? for an unknown tile, the drawn tile after +, melds in brackets at the end. Unicode's mahjong \
tiles work, too.

  mentsu 11223344456789m
  mentsu 1112345678999m 19m19p19s1234567z
  mentsu 23467m345p34588s --win 5m --riichi --dora 7s
  mentsu 23467m345p34588s+5m --riichi
  mentsu 135m123456p23499s --draws 3
  mentsu 23467m345p34588s --seen 555m8m
  mentsu 123m45p13789s113z --ways
  mentsu '345m45566?s77p111z' '4m?6m' '(刻子 🀀 🀀 🀫)'
  mentsu '406p11z(123m)(777=z)[2222s]'

Shells need quotes around brackets and question marks.

Exit codes (for several hands, the highest):
  0  success
  1  --win isn't a win
  2  bad arguments, a bad hand, or an I/O error";

/// Winning forms, waits, best discards and points of hands
#[derive(Args)]
#[command(after_help = NOTATION, next_line_help = true)]
pub(crate) struct Arguments {
    #[command(flatten)]
    situated: WinOptions,

    #[command(flatten)]
    chances: Chances,

    #[command(flatten)]
    ways: Ways,

    /// Tiles that lie open outside the own melds, as in 777s1z: they are out of the ukeire, of the
    /// waits and of the wall
    #[arg(long, value_name = "TILES", value_parser = counts, conflicts_with = "win")]
    seen: Option<Counts>,

    /// Hands; if none is given, standard input is read, one hand a line
    #[arg(value_name = "HAND")]
    hands: Vec<String>,
}

pub(crate) fn run(arguments: &Arguments) -> io::Result<Ending> {
    answer_each(
        &arguments.hands,
        |question| match question {
            Question::Hand(hand) => answerable(hand, arguments),
            Question::Completed(_) if arguments.seen.is_some() => Err(BadHand::NotWhole("--seen")),
            Question::Completed(_) if arguments.ways.is_asked() => Err(BadHand::NotWhole("--ways")),
            Question::Completed(_) => Ok(()),
        },
        |out, question, ()| match question {
            Question::Hand(hand) => answer(out, hand, arguments),
            Question::Completed(partial) => partial.print(out, arguments.kinds()),
        },
    )
}

/// A hand, or one with unknown tiles.
enum Question {
    Hand(Hand),
    Completed(Partial),
}

impl Asked for Question {
    fn read(text: &str) -> Result<Question, ParseError> {
        if text.contains(['?', '🀫']) {
            return Partial::read(text).map(Question::Completed);
        }
        text.parse().map(Question::Hand)
    }

    fn print_tiles(&self, out: &mut Stdout) -> io::Result<()> {
        match self {
            Question::Hand(hand) => hand.print_tiles(out),
            Question::Completed(partial) => partial.print_tiles(out),
        }
    }
}

impl Arguments {
    /// The kinds of tile that the house plays with.
    fn kinds(&self) -> TileSet {
        self.situated.house().rules().kinds()
    }

    /// What is out of the wall, and what it never had.
    fn visible(&self, hand: &Hand) -> Visible {
        let visible = Visible::of(hand).with_in_play(self.kinds());
        self.seen.map_or(visible, |seen| visible.with_seen(seen))
    }
}

/// Rejects tiles that sanma doesn't have, a fifth copy beside `--seen`, and a single tile beside
/// `--dora`, which is an indicator.
fn answerable(hand: &Hand, arguments: &Arguments) -> Result<(), BadHand> {
    let missing = hand.all_tiles().kinds() - arguments.kinds();
    if let Some(tile) = missing.first() {
        return Err(BadHand::NotInSanma { tile });
    }
    if let Some(tile) = arguments.seen.and_then(|seen| seen_and_held(hand, &seen)) {
        return Err(BadHand::SeenAndHeld { tile });
    }
    if arguments.situated.has_indicators() && hand.all_tiles().total() == 1 {
        return Err(BadHand::IndicatorWithoutOption);
    }
    Ok(())
}

/// Prints everything about a hand, or the points of the win that `--win` asks for.
fn answer(out: &mut impl Write, hand: &Hand, arguments: &Arguments) -> io::Result<Ending> {
    let Arguments { situated, chances, ways, .. } = arguments;
    if let Some(winning) = situated.winning(hand) {
        return points::print(out, hand, winning, situated);
    }
    let visible = arguments.visible(hand);
    if hand.awaits_draw() {
        waiting::print(out, hand, &visible)?;
        points::print_waits(out, hand, hand.wait_tiles_in(&visible), situated)?;
    } else {
        drawn::print(out, hand, &visible)?;
        if hand.is_win() {
            points::print_drawn(out, hand, situated)?;
        }
    }
    ways.print(out, hand, &visible, situated)?;
    chances.print(out, hand, &visible)?;
    Ok(Ending::Answered)
}
