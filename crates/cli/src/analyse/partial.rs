//! Hands and blocks with unknown tiles: what completes them.

use std::io;

use mentsu::{FormBlock, ParseError, ParseErrorKind, PartialBlock, PartialHand, TileSet};

use crate::ending::Ending;
use crate::show::completed::{self, answer_column, completed_by, print_title};
use crate::show::strip;
use crate::terminal::Stdout;
use crate::terminal::line::print_flowing;
use crate::terminal::style::{PLAIN, QUIET};

/// A hand, or a single block, of which some tiles are unknown.
pub(crate) enum Partial {
    Hand(PartialHand),
    Block(PartialBlock),
}

impl Partial {
    /// Reads a hand, or a block where its size or brackets make it no hand.
    pub(crate) fn read(text: &str) -> Result<Partial, ParseError> {
        text.parse().map(Partial::Hand).or_else(|error: ParseError| match error.kind() {
            ParseErrorKind::TooManyUnknown => Err(error),
            _ => text.parse().map(Partial::Block).map_err(|_| error),
        })
    }

    pub(crate) fn print_tiles(&self, out: &mut Stdout) -> io::Result<()> {
        match self {
            Partial::Hand(hand) => {
                strip::print_with_unknown(out, hand.faces(), hand.unknown(), hand.melds())
            }
            Partial::Block(block) => {
                let known = block.known().tiles().map(Into::into);
                strip::print_with_unknown(out, known, block.unknown(), &[])
            }
        }
    }

    /// Prints every completion with tiles of these kinds.
    pub(crate) fn print(&self, out: &mut Stdout, kinds: TileSet) -> io::Result<Ending> {
        match self {
            Partial::Hand(hand) if hand.awaits_draw() => {
                print_tenpai(out, &hand.with_in_play(kinds))?;
            }
            Partial::Hand(hand) => print_wins(out, &hand.with_in_play(kinds))?,
            Partial::Block(block) => print_block(out, block, kinds)?,
        }
        Ok(Ending::Answered)
    }
}

fn print_wins(out: &mut Stdout, hand: &PartialHand) -> io::Result<()> {
    let completions = hand.completions();
    let all = completions.into_iter().map(|completion| {
        let forms = completion.win_forms();
        let blocks = forms.iter().map(|form| {
            let blocks = form.blocks().into_iter().map(|block| block.to_string());
            blocks.collect::<Vec<_>>().join(" ")
        });
        (*completion.tiles(), blocks.collect())
    });
    completed::print_wins(out, hand, all.collect())
}

fn print_tenpai(out: &mut Stdout, hand: &PartialHand) -> io::Result<()> {
    let all = hand.tenpai_completions().filter_map(|completion| {
        let waits = hand.fill(completion.tiles()).ok()?.waits();
        let left = waits.iter().map(|wait| wait.left()).sum();
        Some((*completion.tiles(), waits.tiles(), left))
    });
    completed::print_tenpai(out, hand, all.collect())
}

fn print_block(out: &mut Stdout, block: &PartialBlock, kinds: TileSet) -> io::Result<()> {
    let mut completions = block.completions().into_iter().collect::<Vec<_>>();
    completions.retain(|one| one.tiles().kinds().is_subset(kinds));
    let what = block.kind().map_or("a block".to_owned(), |kind| format!("a {kind}"));
    print_title(out, completions.len(), &what)?;
    for completion in completions {
        let kind = match completion.block() {
            FormBlock::Mentsu(mentsu) => mentsu.kind().name(),
            FormBlock::Pair(_) | FormBlock::Single(_) => "jantou",
        };
        let line = completed_by(completion.tiles());
        let parts = [(PLAIN, completion.block().to_string()), (QUIET, kind.to_owned())];
        print_flowing(out, line, answer_column(block.unknown()), "  ", parts)?;
    }
    Ok(())
}
