//! Hands without a winning tile under the rules of a family: what waits are worth, or what helps.

use std::io::{self, Write};

use mentsu::any::AnyHand;
use mentsu::{Shanten, Tile, TileSet};
use mentsu_families::{Family, FamilyWait, NoScore, Pattern};

use crate::family::Asked;
use crate::hands::bad_hand::BadHand;
use crate::show::{by_suit, capitalised, counted};
use crate::terminal::line::{Line, print_flowing};
use crate::terminal::style::{PLAIN, QUIET, TITLE, WON};
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
fn useful(family: &Family, hand: &AnyHand) -> (TileSet, u32) {
    let (now, held) = (family.shanten(hand), hand.all_tiles());
    let helps = |tile: &Tile| hand.draw(*tile).is_ok_and(|drawn| family.shanten(&drawn) < now);
    let tiles: TileSet = family.kinds().iter().filter(helps).collect();
    (tiles, tiles.iter().map(|tile| u32::from(4 - held.get(tile))).sum())
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
            let title = format!(
                "Tenpai: {}, {} left.",
                counted(waits.len(), "wait"),
                counted(left, "tile")
            );
            paragraph(out, WON, &title)?;
            writeln!(out)?;
            return self.print_waits(out, worths);
        }
        if shanten.is_one_away() {
            return paragraph(out, TITLE, "Tenpai, but no tile that would win is left.");
        }
        let (tiles, left) = useful(self.family, hand);
        let title = format!(
            "{}: {} of {} help.",
            capitalised(&shanten.to_string()),
            counted(left as usize, "tile"),
            counted(tiles.len(), "kind")
        );
        paragraph(out, TITLE, &title)?;
        print_flowing(out, Line::default(), 2, "", by_suit(tiles).map(|part| (PLAIN, part)))
    }

    /// Prints a line for each wait: its totals, and the patterns of the first of them.
    fn print_waits(&self, out: &mut impl Write, worths: &[Worths<'_>]) -> io::Result<()> {
        /// Where the columns begin, or end if they are numbers.
        const NAME: usize = 5;
        const LEFT: usize = 12;
        const FIRST: usize = 24;
        const EACH: usize = 12;

        let minimum = match self.family.minimum() {
            0 => String::new(),
            minimum => format!("; a win takes {minimum}"),
        };
        let title = format!("Totals, {}{minimum}:", self.seat_and_family());
        paragraph(out, TITLE, &title)?;
        writeln!(out)?;
        let patterns = FIRST + EACH * (worths.len() - 1) + 2;
        let mut header = Line::with(QUIET, "wait");
        header.right(QUIET, LEFT, "left");
        for (nth, one) in worths.iter().enumerate() {
            header.right(QUIET, FIRST + EACH * nth, one.how);
        }
        header.to(patterns);
        header.put(QUIET, &format!("patterns {}", worths[0].how));
        writeln!(out, "{header}")?;
        for (row, wait) in worths[0].waits.iter().enumerate() {
            let mut line = Line::default();
            line.to(2);
            line.tile(PLAIN, wait.tile());
            line.to(NAME);
            line.put(TITLE, &wait.tile().to_string());
            line.right(PLAIN, LEFT, &wait.left().to_string());
            for (nth, one) in worths.iter().enumerate() {
                let score = one.waits[row].score();
                let (style, few) =
                    if score.reaches_minimum() { (WON, "") } else { (PLAIN, "too few ") };
                line.right(style, FIRST + EACH * nth, &format!("{few}{}", score.total()));
            }
            let mut parts: Vec<String> = wait.score().patterns().map(with_worth).collect();
            let last = parts.len().saturating_sub(1);
            parts.iter_mut().take(last).for_each(|part| part.push(','));
            if parts.is_empty() {
                parts.push("none".to_owned());
            }
            print_flowing(out, line, patterns, " ", parts.into_iter().map(|part| (QUIET, part)))?;
        }
        Ok(())
    }

    /// Prints the discards that leave a hand nearest to a win, with the tiles that help then.
    fn print_discards(
        &self,
        out: &mut impl Write,
        hand: &AnyHand,
        shanten: Shanten,
    ) -> io::Result<()> {
        /// Where the columns begin, or end if they are numbers.
        const NAME: usize = 5;
        const LEFT: usize = 17;
        const TILES: usize = 19;

        paragraph(out, TITLE, &format!("Not won: {shanten}."))?;
        let after = |tile: Tile| {
            let rest = hand.discard(tile).ok()?;
            (self.family.shanten(&rest) <= shanten).then(|| (tile, useful(self.family, &rest)))
        };
        let mut best: Vec<(Tile, (TileSet, u32))> =
            hand.all_tiles().kinds().iter().filter_map(after).collect();
        best.sort_by_key(|(_, (_, left))| u32::MAX - left);
        if best.is_empty() {
            return Ok(());
        }
        writeln!(out)?;
        let mut header = Line::with(QUIET, "discard");
        header.right(QUIET, LEFT, "tiles");
        header.to(TILES);
        header.put(QUIET, "which help then");
        writeln!(out, "{header}")?;
        for (tile, (helping, left)) in best {
            let mut line = Line::default();
            line.to(2);
            line.tile(PLAIN, tile);
            line.to(NAME);
            line.put(TITLE, &tile.to_string());
            line.right(PLAIN, LEFT, &left.to_string());
            print_flowing(out, line, TILES, "", by_suit(helping).map(|part| (PLAIN, part)))?;
        }
        Ok(())
    }
}

/// A pattern's name, and what it adds.
fn with_worth((pattern, times): (&Pattern, u32)) -> String {
    format!("{} {}", columns::safe(pattern.name()), pattern.value().saturating_mul(times))
}

fn print_won(out: &mut impl Write) -> io::Result<()> {
    paragraph(out, WON, "Won.")?;
    writeln!(out)?;
    let hint = "What it is worth depends on the winning tile: write the drawn tile after a plus, as in \
        123m456p77m2349s+8s, or name it with --win.";
    paragraph(out, QUIET, hint)
}
