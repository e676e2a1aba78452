//! Hands without a winning tile under the rules of a family: what waits are worth, or what helps.

use std::io::{self, Write};

use mentsu::any::AnyHand;
use mentsu::{Shanten, Tile};
use mentsu_families::{Family, FamilyWait, NoScore, Pattern};

use crate::family::Asked;
use crate::hands::bad_hand::BadHand;
use crate::show::helping::{self, HelpedDiscard, print_discards};
use crate::show::print_untold;
use crate::show::waits::{self, WaitWorth, worth};
use crate::terminal::style::{TITLE, WON};
use crate::terminal::{columns, paragraph};

/// What waits are worth by discard, or self-drawn.
pub(super) struct Worths<'a> {
    how: &'static str,
    waits: Vec<FamilyWait<'a>>,
}

/// The shanten of a hand of 3n+1 tiles, or its waits.
pub(super) fn how_far(family: &Family, hand: &AnyHand) -> String {
    let (shanten, waits) = (family.shanten(hand), family.wait_tiles(hand));
    if waits.is_empty() { shanten.to_string() } else { format!("{shanten}, waits {waits}") }
}

/// The tiles in play that bring a hand nearer to a win, and the copies outside the hand.
fn useful(family: &Family, hand: &AnyHand) -> Vec<(Tile, u8)> {
    let (now, held) = (family.shanten(hand), hand.all_tiles());
    let helps = |tile: &Tile| hand.draw(*tile).is_ok_and(|drawn| family.shanten(&drawn) < now);
    let tiles = family.kinds().iter().filter(helps);
    tiles.map(|tile| (tile, 4 - held.get(tile))).collect()
}

/// All copies of these tiles.
fn total(tiles: &[(Tile, u8)]) -> u8 {
    tiles.iter().map(|(_, left)| left).sum()
}

impl<'a> Asked<'a> {
    /// What each wait of a hand is worth, in each way in which it may win.
    pub(super) fn worths(&self, hand: &AnyHand) -> Result<Vec<Worths<'a>>, BadHand> {
        let refused = BadHand::OfFamily;
        if !hand.awaits_draw() {
            return Ok(Vec::new());
        }
        let ways = self.situated.ways().map_err(|why| refused(NoScore::Impossible(why)))?;
        let worths = ways.into_iter().map(|(how, win)| {
            Ok(Worths { how, waits: self.family.waits(hand, &win).map_err(refused)? })
        });
        worths.collect()
    }

    /// Prints what a hand waits for, which tiles help, or what to discard.
    pub(super) fn print_open(
        &self,
        out: &mut impl Write,
        hand: &AnyHand,
        worths: &[Worths<'_>],
    ) -> io::Result<()> {
        let shanten = self.family.shanten(hand);
        if !hand.awaits_draw() {
            return match shanten {
                Shanten::WON => print_won(out),
                _ => self.print_discards(out, hand, shanten),
            };
        }
        if let Some(Worths { waits, .. }) = worths.first().filter(|one| !one.waits.is_empty()) {
            let left = waits.iter().map(|wait| usize::from(wait.left())).sum();
            waits::print_title(out, waits.len(), left)?;
            return self.print_waits(out, worths);
        }
        if shanten.is_one_away() {
            return waits::print_none_left(out);
        }
        let tiles = useful(self.family, hand);
        helping::print_title(out, shanten, total(&tiles).into(), tiles.len())?;
        writeln!(out)?;
        helping::print_tiles(out, tiles.into_iter())
    }

    /// Prints a line for each wait: its totals, and the patterns of the first of them.
    fn print_waits(&self, out: &mut impl Write, worths: &[Worths<'_>]) -> io::Result<()> {
        let minimum = match self.family.minimum() {
            0 => String::new(),
            minimum => format!("; a win takes {minimum}"),
        };
        let title = format!("Totals, {}{minimum}:", self.seat_and_family());
        let ways: Vec<&str> = worths.iter().map(|one| one.how).collect();
        let waits = worths[0].waits.iter().enumerate().map(|(nth, wait)| {
            let scores = worths.iter().map(|one| one.waits[nth].score());
            let counted = wait.score().patterns().map(with_worth);
            WaitWorth {
                face: wait.tile().into(),
                left: Some(wait.left()),
                worths: scores.map(|one| worth(one.reaches_minimum(), one.total())).collect(),
                counted: counted.collect(),
            }
        });
        waits::print_worths(out, &title, &ways, Some("patterns"), waits.collect())
    }

    /// Prints the discards that leave a hand nearest to a win, with the tiles that help then.
    fn print_discards(
        &self,
        out: &mut impl Write,
        hand: &AnyHand,
        shanten: Shanten,
    ) -> io::Result<()> {
        paragraph(out, TITLE, &format!("Not won: {shanten}."))?;
        let after = |tile: Tile| {
            let rest = hand.discard(tile).ok()?;
            let left = self.family.shanten(&rest);
            (left <= shanten).then(|| {
                let tiles = useful(self.family, &rest);
                let helping = tiles.iter().map(|(tile, _)| *tile).collect();
                HelpedDiscard { tile, shanten: left, left: total(&tiles), good: None, helping }
            })
        };
        let kinds = hand.all_tiles().kinds();
        let mut best: Vec<HelpedDiscard> = kinds.iter().filter_map(after).collect();
        best.sort_by_key(|discard| u8::MAX - discard.left);
        if best.is_empty() {
            return Ok(());
        }
        writeln!(out)?;
        print_discards(out, &best)
    }
}

/// A pattern's name, and what it adds.
fn with_worth((pattern, times): (&Pattern, u32)) -> String {
    format!("{} {}", columns::safe(pattern.name()), pattern.value().saturating_mul(times))
}

fn print_won(out: &mut impl Write) -> io::Result<()> {
    paragraph(out, WON, "Won.")?;
    print_untold(out, "123m456p77m2349s+8s")
}
