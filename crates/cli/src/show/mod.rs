//! Printing hands, winning forms, waits, discards and payments, for several subcommands.

pub(crate) mod chances;
pub(crate) mod columns;
pub(crate) mod completed;
pub(crate) mod game_words;
pub(crate) mod helping;
pub(crate) mod riichi;
pub(crate) mod saved;
pub(crate) mod scored;
pub(crate) mod strip;
pub(crate) mod table;
pub(crate) mod waits;

use std::io::{self, Write};

use anstyle::Style;
use mentsu::riichi::{Score, Yaku};
use mentsu::{Hand, Meld, Suit, TileSet};
use mentsu_protocol::how_far;

use crate::terminal::paragraph;
use crate::terminal::style::{PLAIN, QUIET, WON};

/// A number with its noun, in the plural unless it is 1.
pub(crate) fn counted(n: usize, noun: &str) -> String {
    format!("{n} {noun}{}", if n == 1 { "" } else { "s" })
}

/// Text with an upper-case first letter.
pub(crate) fn capitalised(text: &str) -> String {
    let mut characters = text.chars();
    characters.next().map_or_else(String::new, |c| c.to_uppercase().chain(characters).collect())
}

/// The name of a yaku in both languages.
pub(crate) fn yaku_name(yaku: Yaku) -> String {
    format!("{} {}", yaku.name().replace('_', " "), yaku.kanji())
}

/// Tiles as mpsz, one text for each suit.
pub(crate) fn by_suit(tiles: TileSet) -> impl Iterator<Item = String> {
    let of_suits = Suit::ALL.map(|suit| tiles & TileSet::of_suit(suit));
    of_suits.into_iter().filter(|of_suit| !of_suit.is_empty()).map(|of_suit| of_suit.to_string())
}

/// The blocks of a form, and the melds.
pub(crate) fn blocks_and_melds(form: &str, melds: &[Meld]) -> Vec<(Style, String)> {
    let blocks = form.split(' ').map(|block| (PLAIN, block.to_owned()));
    blocks.chain(melds.iter().map(|meld| (QUIET, meld.to_string()))).collect()
}

/// Prints in how many ways a hand is won.
pub(crate) fn print_won(out: &mut impl Write, ways: usize) -> io::Result<()> {
    let ways = if ways == 1 { "one way" } else { &format!("{ways} ways") };
    paragraph(out, WON, &format!("Won in {ways}."))
}

/// Prints an empty line, and how to name the winning tile of a hand like this one.
pub(crate) fn print_untold(out: &mut impl Write, example: &str) -> io::Result<()> {
    writeln!(out)?;
    let tell = format!(
        "What the win is worth depends on the winning tile: write the drawn tile after a plus, as \
         in {example}, or name it with --win."
    );
    paragraph(out, QUIET, &tell)
}

/// "not won", with the shanten or waits before the winning tile.
pub(crate) fn not_won(before: &Hand) -> String {
    format!("not won: {}", how_far(before))
}

/// The points, and the limit if there is one.
pub(crate) fn points(score: &Score) -> String {
    match score.limit() {
        mentsu::riichi::Limit::None => format!("{} points", score.points()),
        limit => format!("{} points, {}", score.points(), limit.name().replace('_', " ")),
    }
}
