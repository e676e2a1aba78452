//! Hands of 3n+2 tiles: winning forms or ranked discards.

use std::io::{self, Write};

use mentsu::FormBlock;
use mentsu::{Decomposition, Discard, Hand, Tile, TileSet, Visible, WinForm};

use crate::show::helping::{HelpedDiscard, print_discards};
use crate::show::print_won as print_won_in;
use crate::show::strip::{Group, print_numbered};
use crate::terminal::paragraph;
use crate::terminal::style::TITLE;

/// Prints the winning forms, or the discards where this is visible.
pub(crate) fn print(out: &mut impl Write, hand: &Hand, visible: &Visible) -> io::Result<()> {
    if hand.is_win() { print_won(out, hand) } else { print_not_won(out, hand, visible) }
}

/// Prints every winning form.
pub(crate) fn print_won(out: &mut impl Write, hand: &Hand) -> io::Result<()> {
    let forms = hand.win_forms();
    print_won_in(out, forms.len())?;
    for (i, form) in forms.iter().enumerate() {
        let mut groups = match form {
            WinForm::Standard(way) => standard(way),
            WinForm::Chiitoitsu(pairs) => chiitoitsu(pairs),
            WinForm::Kokushi { jantou } => kokushi(*jantou),
        };
        groups.extend(hand.melds().iter().map(|meld| {
            Group::meld(
                meld,
                vec![meld.mentsu().to_string(), meld.mentsu().kind().name().to_owned()],
            )
        }));
        writeln!(out)?;
        print_numbered(out, i + 1, &groups)?;
    }
    Ok(())
}

/// Prints the discards, best first.
fn print_not_won(out: &mut impl Write, hand: &Hand, view: &Visible) -> io::Result<()> {
    paragraph(out, TITLE, &format!("Not won: {}.", hand.shanten_in(view)))?;
    writeln!(out)?;
    let discards = hand.discards_in(view);
    let discards = discards.iter().map(|discard| HelpedDiscard {
        good: good_of(hand, discard, view),
        ..HelpedDiscard::from(discard)
    });
    print_discards(out, &discards.collect::<Vec<_>>())
}

/// After a discard that leaves 1-shanten, the number of tiles that lead to a good wait.
fn good_of(hand: &Hand, discard: &Discard, view: &Visible) -> Option<u8> {
    let rest = hand.concealed().without(discard.tile()).expect("a discard is one of the tiles");
    let view = view.after_discard(discard.tile());
    (discard.shanten().get() == 1).then(|| rest.good_waits_in(&view).total())
}

fn standard(way: &Decomposition) -> Vec<Group> {
    let mut groups = vec![jantou(way.jantou())];
    groups.extend(way.mentsu().iter().map(|&mentsu| {
        Group::new(mentsu.tiles(), vec![mentsu.to_string(), mentsu.kind().name().to_owned()])
    }));
    groups
}

fn chiitoitsu(pairs: &[Tile; 7]) -> Vec<Group> {
    // The form's name is a caption of the first pair and may extend under the others.
    let names = [Some("chiitoitsu, seven different pairs")].into_iter().chain([None; 6]);
    let groups = pairs.iter().zip(names).map(|(&tile, name)| {
        let captions = [Some(FormBlock::Pair(tile).to_string()), name.map(str::to_owned)];
        Group::new([tile; 2], captions.into_iter().flatten().collect())
    });
    groups.collect()
}

fn kokushi(doubled: Tile) -> Vec<Group> {
    let others = TileSet::YAOCHUU - doubled.into();
    let name = "kokushi, every other terminal and honor once".to_owned();
    vec![jantou(doubled), Group::new(others, vec![others.to_string(), name])]
}

fn jantou(tile: Tile) -> Group {
    Group::new([tile; 2], vec![FormBlock::Pair(tile).to_string(), "jantou".to_owned()])
}
