//! The value of discards: words beside each, sums at the end.

use std::io::{self, Write};

use anstyle::Style;
use mentsu_table::analysis::{Analysed, DiscardWorth, GivenUp};
use mentsu_table::{Action, Seat};

use crate::replay::analysed::AnalysedDiscard;
use crate::show::game_words::{action, player_name};
use crate::terminal::line::Line;
use crate::terminal::style::{PLAIN, QUIET, TITLE, WON, WRONG};
use crate::terminal::width;

/// The shanten, ukeire and expected points after a discard, and its losses against the best.
pub(super) fn discard_words(
    AnalysedDiscard { analysed, judged }: &AnalysedDiscard,
    name: impl Fn(Seat) -> String,
) -> Vec<(Style, String)> {
    let Some(chosen) = chosen(analysed) else { return Vec::new() };
    let total = chosen.ukeire.total();
    let mut words = Vec::from([(PLAIN, format!("{}, {total}", chosen.shanten))]);
    if let (Some(GivenUp { shanten, tiles }), Some(best)) =
        (analysed.given_up, analysed.discards.first())
    {
        match (shanten, tiles) {
            (0, 0) => {}
            (0, _) => words.push((WRONG, format!("{tiles} fewer than {}", best.tile))),
            _ => words.push((WRONG, format!("+{shanten} shanten to {}", best.tile))),
        }
    }
    if let Some(expected) = analysed.expected {
        words.push((PLAIN, format!("{:.0} points", expected.points)));
        // Smaller losses are only part of the sums.
        let is_much = expected.given_up() >= 10.0;
        let below = || (WRONG, format!("{:.0} below {}", expected.given_up(), expected.best));
        words.extend(is_much.then(below));
    }
    // As above: who wants all of them asks for JSON.
    for judged in judged.iter().filter(|judged| judged.loss() >= 10.0) {
        let (Some(best), Some(mistake)) = (judged.best(), judged.mistake()) else { continue };
        let best = action(&best.action);
        words.push((WRONG, format!("{mistake} −{:.0}", judged.loss())));
        // Where it comes from makes no difference.
        words.push((WRONG, format!("best {}", best.strip_suffix(" drawn").unwrap_or(&best))));
    }
    words.extend(
        chosen
            .deals_in
            .iter()
            .map(|deal_in| (WRONG, format!("{} wins {}", name(deal_in.to), deal_in.points))),
    );
    words
}

/// The value of the discarded tile.
pub(super) fn chosen(analysed: &Analysed) -> Option<&DiscardWorth> {
    match analysed.action {
        Action::Discard { face, .. }
        | Action::Riichi { face, .. }
        | Action::OpenRiichi { face, .. } => {
            analysed.discards.iter().find(|discard| discard.tile == face.tile())
        }
        _ => None,
    }
}

/// DiscardSums over a player's discards.
#[derive(Clone, Copy, Default)]
pub(super) struct DiscardSums {
    discards: usize,
    best: usize,
    tiles: usize,
    shanten: usize,
    dealt_in: usize,
    /// Lost points.
    points: f64,
}

impl DiscardSums {
    pub(super) fn add(&mut self, analysed: &Analysed) {
        self.points += analysed.expected.map_or(0.0, |expected| expected.given_up());
        self.discards += 1;
        if let Some(GivenUp { shanten, tiles }) = analysed.given_up {
            self.best += usize::from((shanten, tiles) == (0, 0));
            self.tiles += usize::from(tiles);
            self.shanten += usize::from(shanten > 0);
        }
        let deals_in = chosen(analysed).is_some_and(|chosen| !chosen.deals_in.is_empty());
        self.dealt_in += usize::from(deals_in);
    }
}

/// Prints the sums of every analysed player.
pub(super) fn print_sums(
    out: &mut impl Write,
    sums: &[DiscardSums; 4],
    names: &[String; 4],
) -> io::Result<()> {
    if sums.iter().all(|sums| sums.discards == 0) {
        return Ok(());
    }
    let start = 2 + width().saturating_sub(40).min(20);
    let columns = [0, 5, 14, 22, 32].map(|column| start + column);
    let mut header = Line::with(TITLE, "Discards");
    let names_of_columns = ["all", "the best", "shanten", "into wins", "points"];
    for (column, name) in columns.into_iter().zip(names_of_columns) {
        header.to(column);
        header.put(QUIET, name);
    }
    writeln!(out, "{header}")?;
    for (sums, seat) in sums.iter().zip(Seat::ALL).filter(|(sums, _)| sums.discards > 0) {
        let mut line = Line::with(PLAIN, &player_name(names, seat, start - 4));
        let share = format!("{} %", 100 * sums.best / sums.discards);
        let tiles = [
            sums.discards.to_string(),
            share,
            format!("−{}", sums.shanten),
            sums.dealt_in.to_string(),
            format!("−{:.0}", sums.points),
        ];
        for ((column, text), style) in
            columns.into_iter().zip(tiles).zip([PLAIN, WON, PLAIN, PLAIN, PLAIN])
        {
            line.to(column);
            line.put(style, &text);
        }
        writeln!(out, "{line}")?;
    }
    writeln!(out)
}
