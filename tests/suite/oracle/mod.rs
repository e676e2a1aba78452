//! The slow oracle: what mentsu answers, found by plain recursion and none of its code.
//!
//! It takes the lowest tile into a pair, a koutsu or a shuntsu, every way it can, and sorts out
//! doubles afterwards. Only the names of things are mentsu's: tiles, mentsu, wait shapes.

mod reported;

use std::collections::BTreeSet;

use mentsu::{Mentsu, Tile, WaitShape};

#[allow(unused_imports, reason = "every test file uses its part")]
pub(crate) use self::reported::{PlainReading, reported};

/// One way in which tiles fall apart; mentsu sorted. Of 3n tiles there is no jantou.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Split {
    pub(crate) jantou: Option<Tile>,
    pub(crate) mentsu: Vec<Mentsu>,
}

/// Every way in which 3n or 3n+2 tiles are all mentsu, or mentsu and a jantou.
pub(crate) fn splits(mut counts: [u8; 34]) -> BTreeSet<Split> {
    let mut found = BTreeSet::new();
    let tiles: u8 = counts.iter().sum();
    if tiles % 3 != 1 {
        take_lowest(&mut counts, tiles % 3 == 2, &mut Split::default(), &mut found);
    }
    found
}

fn take_lowest(
    counts: &mut [u8; 34],
    needs_jantou: bool,
    so_far: &mut Split,
    found: &mut BTreeSet<Split>,
) {
    let Some(lowest) = counts.iter().position(|&count| count > 0) else {
        let mut split = so_far.clone();
        split.mentsu.sort();
        found.insert(split);
        return;
    };
    let tile = Tile::ALL[lowest];
    if needs_jantou && counts[lowest] >= 2 {
        counts[lowest] -= 2;
        so_far.jantou = Some(tile);
        take_lowest(counts, false, so_far, found);
        so_far.jantou = None;
        counts[lowest] += 2;
    }
    if counts[lowest] >= 3 {
        counts[lowest] -= 3;
        so_far.mentsu.push(Mentsu::koutsu(tile));
        take_lowest(counts, needs_jantou, so_far, found);
        so_far.mentsu.pop();
        counts[lowest] += 3;
    }
    if lowest < 27 && lowest % 9 < 7 && counts[lowest + 1] > 0 && counts[lowest + 2] > 0 {
        for i in 0..3 {
            counts[lowest + i] -= 1;
        }
        so_far.mentsu.push(Mentsu::shuntsu(tile).expect("1 to 7 start a shuntsu"));
        take_lowest(counts, needs_jantou, so_far, found);
        so_far.mentsu.pop();
        for i in 0..3 {
            counts[lowest + i] += 1;
        }
    }
}

/// The forms of 3n+2 tiles, each as its blocks.
fn forms(counts: [u8; 34]) -> Vec<Vec<Vec<Tile>>> {
    let standard = splits(counts).into_iter().filter_map(|split| {
        let jantou = vec![split.jantou?; 2];
        Some(split.mentsu.iter().map(|mentsu| mentsu.tiles().collect()).chain([jantou]).collect())
    });
    let mut forms: Vec<Vec<Vec<Tile>>> = standard.collect();
    let held = |copies: u8| Tile::ALL.into_iter().filter(move |t| counts[t.index()] == copies);
    if held(2).count() == 7 && held(0).count() == 27 {
        forms.push(held(2).map(|tile| vec![tile; 2]).collect());
    }
    let is_orphan = |tile: Tile| tile.is_honor() || matches!(tile.rank(), 1 | 9);
    if held(2).count() == 1 && held(1).count() == 12 && held(1).chain(held(2)).all(is_orphan) {
        let mut orphans: Vec<Tile> = held(1).chain(held(2)).chain(held(2)).collect();
        orphans.sort();
        forms.push(vec![orphans]);
    }
    for blocks in &mut forms {
        blocks.sort();
    }
    forms
}

/// Every reading of won tiles with the winning tile in one of the blocks, equal blocks once.
pub(crate) fn readings(won: [u8; 34], tile: Tile) -> BTreeSet<PlainReading> {
    let mut found = BTreeSet::new();
    for blocks in forms(won) {
        for completed in blocks.iter().filter(|block| block.contains(&tile)) {
            let shape = shape(completed, tile, blocks.len());
            let (blocks, completed) = (blocks.clone(), completed.clone());
            found.insert(PlainReading { tile, blocks, completed, shape });
        }
    }
    found
}

/// The shape of the block before the tile came.
fn shape(completed: &[Tile], tile: Tile, blocks: usize) -> WaitShape {
    let mut before = completed.to_vec();
    before.remove(before.iter().position(|&t| t == tile).expect("the block holds the tile"));
    match before[..] {
        [_] if blocks == 7 => WaitShape::Chiitoitsu,
        [_] => WaitShape::Tanki,
        [a, b] if a == b => WaitShape::Shanpon,
        [a, b] if b.rank() - a.rank() == 2 => WaitShape::Kanchan,
        [a, b] if a.rank() == 1 || b.rank() == 9 => WaitShape::Penchan,
        [_, _] => WaitShape::Ryanmen,
        _ if before.contains(&tile) => WaitShape::Kokushi13,
        _ => WaitShape::Kokushi,
    }
}

/// Every reading of every tile that completes 3n+1 tiles, by shape alone: a fifth copy counts.
pub(crate) fn waits(concealed: [u8; 34]) -> BTreeSet<PlainReading> {
    let mut found = BTreeSet::new();
    for tile in Tile::ALL {
        let mut won = concealed;
        won[tile.index()] += 1;
        found.extend(readings(won, tile));
    }
    found
}
