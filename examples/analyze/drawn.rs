//! What there is to say of 3n+2 tiles: the ways in which they are won.

use std::io::{self, Write};

use mentsu::agari::FormBlock;
use mentsu::{Decomposition, Hand, Tile, TileSet, WinForm};

use crate::line::Line;
use crate::strip::{Group, print_numbered};
use crate::style::{TITLE, WON};

pub(crate) fn print(out: &mut impl Write, hand: &Hand) -> io::Result<()> {
    let forms = hand.win_forms();
    if forms.is_empty() {
        return print_not_won(out);
    }
    let ways = if forms.len() == 1 { "one way" } else { &format!("{} ways", forms.len()) };
    writeln!(out, "{}", Line::with(WON, &format!("Won in {ways}.")))?;
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

fn print_not_won(out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{}", Line::with(TITLE, "Not won."))
}

fn standard(way: &Decomposition) -> Vec<Group> {
    let mut groups = vec![jantou(way.jantou())];
    groups.extend(way.mentsu().iter().map(|&mentsu| {
        Group::new(mentsu.tiles(), vec![mentsu.to_string(), mentsu.kind().name().to_owned()])
    }));
    groups
}

fn chiitoitsu(pairs: &[Tile; 7]) -> Vec<Group> {
    // The name of the form stands under the first pair and is as long as it likes.
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
