//! Hands of 3n+1 tiles under Chinese rules: what waits are worth, or which tiles help.

use std::io::{self, Write};

use anstyle::Style;
use mentsu::mcr::{
    CompletedBlock, FormKind, Reading, forms, shantens, ukeire_in, wait_worths, waits_in,
};
use mentsu::{Face, FormBlock, Hand, Ukeire};

use crate::mcr::options::WinOptions;
use crate::mcr::print_shantens;
use crate::show::helping;
use crate::show::waits::{self, WaitReading, WaitWorth, worth};
use crate::terminal::paragraph;
use crate::terminal::style::{PLAIN, QUIET};

/// Prints the waits, or the tiles that help.
pub(super) fn print(out: &mut impl Write, hand: &Hand, situated: &WinOptions) -> io::Result<()> {
    let useful = ukeire_in(hand, &situated.visible(hand));
    if !useful.shanten().is_one_away() {
        return print_not_tenpai(out, hand, &useful);
    }
    if useful.total() == 0 {
        return waits::print_none_left(out);
    }
    print_waits(out, hand, &useful, situated)
}

/// Prints how each wait completes the hand, the points without flowers, and the fan by discard.
fn print_waits(
    out: &mut impl Write,
    hand: &Hand,
    useful: &Ukeire,
    situated: &WinOptions,
) -> io::Result<()> {
    let waits = waits_in(hand, &situated.visible(hand));
    waits::print_title(out, waits.len(), useful.total().into())?;
    let completed = waits.iter().map(|wait| {
        let readings = wait.readings();
        let readings = readings
            .iter()
            .map(|reading| WaitReading { shape: None, blocks: marked(reading, hand) });
        (wait.tile(), wait.left(), readings.collect())
    });
    waits::print_readings(out, completed.collect())?;
    print_other_forms(out, hand, waits.iter().map(|wait| wait.tile()))?;
    let is_whole = usize::from(hand.concealed().total()) + 3 * hand.melds().len() == 13;
    if !is_whole {
        return Ok(());
    }
    let rules = situated.rules();
    let worths = wait_worths(hand, &situated.next(), &situated.visible(hand), &rules);
    let worths = worths.iter().map(|wait| {
        let score = situated.score_of_wait(hand, Face::plain(wait.tile()));
        let fans = score.iter().flat_map(|score| score.fans());
        let fans = fans.map(|one| {
            let points = u16::from(one.points()) * u16::from(one.times());
            format!("{} {points}", one.fan().english())
        });
        WaitWorth {
            face: wait.tile().into(),
            left: None,
            worths: vec![
                worth(wait.wins_by_discard(), wait.by_discard()),
                worth(wait.wins_self_drawn(), wait.self_drawn()),
            ],
            counted: fans.collect(),
        }
    });
    let (seat, minimum) = (situated.seat_and_rules(), rules.minimum());
    let title = format!("Points without flowers, {seat}; a win takes {minimum}:");
    writeln!(out)?;
    let ways = ["by discard", "self-drawn"];
    waits::print_worths(out, &title, &ways, Some("fan"), worths.collect())
}

/// The blocks of a reading, that which the tile completes in angle brackets, and the melds.
fn marked(reading: &Reading, hand: &Hand) -> Vec<(Style, String)> {
    let (form, block) = (reading.form().to_string(), reading.block());
    let holds = |text: &str| match text.parse::<FormBlock>() {
        Ok(one) => one.contains(reading.tile()),
        // Honors and knitted tiles are one block.
        Err(_) => true,
    };
    let is_it = |text: &str| match block {
        CompletedBlock::Whole => holds(text),
        block => text == block.to_string(),
    };
    let place = form.split(' ').position(is_it);
    let blocks = form.split(' ').enumerate();
    let melds = hand.melds().iter().map(|meld| (QUIET, meld.to_string()));
    blocks.map(|(nth, text)| waits::block(text, place == Some(nth))).chain(melds).collect()
}

/// Names the forms that waits complete, unless it is the standard one alone.
fn print_other_forms(
    out: &mut impl Write,
    hand: &Hand,
    waits: impl Iterator<Item = mentsu::Tile>,
) -> io::Result<()> {
    let won = waits.filter_map(|tile| hand.draw(tile).ok());
    let mut kinds: Vec<FormKind> =
        won.flat_map(|won| forms(&won)).map(|form| form.kind()).collect();
    kinds.sort_unstable();
    kinds.dedup();
    if kinds == [FormKind::Standard] {
        return Ok(());
    }
    let names: Vec<String> =
        kinds.iter().map(|kind| format!("{} {}", kind.english(), kind.chinese())).collect();
    writeln!(out)?;
    paragraph(out, PLAIN, &format!("They complete {}.", names.join(" or ")))
}

fn print_not_tenpai(out: &mut impl Write, hand: &Hand, useful: &Ukeire) -> io::Result<()> {
    helping::print_title(out, useful.shanten(), useful.total().into(), useful.tiles().len())?;
    print_shantens(out, &shantens(hand))?;
    writeln!(out)?;
    helping::print_tiles(out, useful.iter().filter(|(_, left)| *left > 0))
}
