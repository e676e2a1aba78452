//! Hands with unknown tiles under Chinese rules: what completes them.

use std::io::{self, Write};

use mentsu::PartialHand;
use mentsu::mcr::{Completion, completions, tenpai_completions, waits};

use crate::show::completed::{answer_column, completed_by, print_title, waits_for};
use crate::terminal::line::{Line, print_flowing};
use crate::terminal::style::{PLAIN, QUIET};

/// Prints every completion, with the forms in which it wins or what it waits for.
pub(super) fn print(out: &mut impl Write, hand: &PartialHand) -> io::Result<()> {
    let column = answer_column(hand.unknown());
    if hand.awaits_draw() {
        let all: Vec<Completion> = tenpai_completions(hand).collect();
        print_title(out, all.len(), "tenpai")?;
        for completion in all {
            let waits = waits(completion.hand());
            let tiles = waits.iter().map(|wait| wait.tile()).collect();
            let words = waits_for(tiles, waits.iter().map(|wait| wait.left()).sum());
            let words = words.split(' ').map(|word| (PLAIN, word.to_owned()));
            print_flowing(out, completed_by(completion.tiles()), column, " ", words)?;
        }
        return Ok(());
    }
    let all: Vec<Completion> = completions(hand).collect();
    print_title(out, all.len(), "win")?;
    for completion in all {
        let mut line = completed_by(completion.tiles());
        for form in &completion.forms() {
            let form = form.to_string();
            let blocks = form.split(' ').map(|block| (PLAIN, block.to_owned()));
            let melds = hand.melds().iter().map(|meld| (QUIET, meld.to_string()));
            print_flowing(out, line, column, " ", blocks.chain(melds))?;
            line = Line::default();
        }
    }
    Ok(())
}
