//! Hands with unknown tiles under Chinese rules: what completes them.

use std::io::{self, Write};

use mentsu::PartialHand;
use mentsu::mcr::{completions, tenpai_completions, waits};

use crate::show::completed::{print_tenpai, print_wins};

/// Prints every completion, with the forms in which it wins or what it waits for.
pub(super) fn print(out: &mut impl Write, hand: &PartialHand) -> io::Result<()> {
    if hand.awaits_draw() {
        let all = tenpai_completions(hand).map(|completion| {
            let waits = waits(completion.hand());
            let tiles = waits.iter().map(|wait| wait.tile()).collect();
            (*completion.tiles(), tiles, waits.iter().map(|wait| wait.left()).sum())
        });
        return print_tenpai(out, hand, all.collect());
    }
    let all = completions(hand).map(|completion| {
        let forms = completion.forms();
        (*completion.tiles(), forms.iter().map(ToString::to_string).collect())
    });
    print_wins(out, hand, all.collect())
}
