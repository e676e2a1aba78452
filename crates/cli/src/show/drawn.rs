//! Hands of 3n+2 tiles: winning forms or ranked discards.

use std::io::{self, Write};

use mentsu::FormBlock;
use mentsu::{Decomposition, Discard, Hand, Tile, TileSet, Visible, WinForm};

use crate::show::by_suit;
use crate::show::strip::{Group, print_numbered};
use crate::terminal::line::{Line, print_flowing};
use crate::terminal::style::{PLAIN, QUIET, TITLE, WON};

/// Prints the winning forms, or the discards where this is visible.
pub(crate) fn print(out: &mut impl Write, hand: &Hand, visible: &Visible) -> io::Result<()> {
    if hand.is_win() { print_won(out, hand) } else { print_not_won(out, hand, visible) }
}

/// Prints every winning form.
pub(crate) fn print_won(out: &mut impl Write, hand: &Hand) -> io::Result<()> {
    let forms = hand.win_forms();
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

/// Prints the discards, best first.
fn print_not_won(out: &mut impl Write, hand: &Hand, view: &Visible) -> io::Result<()> {
    /// Where the columns begin.
    const NAME: usize = 5;
    const SHANTEN: usize = 10;
    const COUNT: usize = 20;
    const GOOD: usize = 27;
    const TILES: usize = 33;

    let title = format!("Not won: {}.", hand.shanten_in(view));
    writeln!(out, "{}\n", Line::with(TITLE, &title))?;
    let mut header = Line::with(QUIET, "discard");
    let names = [(SHANTEN, "leaves"), (COUNT, "tiles"), (GOOD, "good"), (TILES, "which")];
    for (column, name) in names {
        header.to(column);
        header.put(QUIET, name);
    }
    writeln!(out, "{header}")?;
    for discard in hand.discards_in(view) {
        let ukeire = discard.ukeire();
        let mut line = Line::default();
        line.to(2);
        line.tile(PLAIN, discard.tile());
        line.to(NAME);
        line.put(TITLE, &discard.tile().to_string());
        line.to(SHANTEN);
        line.put(PLAIN, &discard.shanten().to_string());
        line.to(COUNT);
        line.put(PLAIN, &format!("{:>5}", ukeire.total()));
        if let Some(good) = good_of(hand, &discard, view) {
            line.to(GOOD);
            line.put(PLAIN, &format!("{good:>4}"));
        }
        let helping = by_suit(ukeire.tiles()).map(|of_suit| (PLAIN, of_suit));
        print_flowing(out, line, TILES, "", helping)?;
    }
    Ok(())
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
