//! Every winning hand there is, put together suit by suit.

use mentsu::{Counts, Suit, Tile, TileSet};

use super::{Ranks, all_ranks};

/// The complete counts of one suit, by number of mentsu: `[0]` without a jantou, `[1]` with.
#[derive(Clone, Default)]
pub(crate) struct CompleteSuit([[Vec<Ranks>; 5]; 2]);

impl CompleteSuit {
    /// The counts of some ranks of a suit that `is_complete` accepts.
    pub(crate) fn of(
        suit: Suit,
        kinds: TileSet,
        is_complete: impl Fn(Suit, Ranks) -> bool,
    ) -> CompleteSuit {
        let mut complete = CompleteSuit::default();
        let exists =
            |rank: usize| Tile::new(suit, rank as u8 + 1).is_ok_and(|tile| kinds.contains(tile));
        for ranks in all_ranks() {
            let total: u8 = ranks.iter().sum();
            if total <= 14
                && total % 3 != 1
                && ranks.iter().enumerate().all(|(rank, &count)| count == 0 || exists(rank))
                && is_complete(suit, ranks)
            {
                complete.0[usize::from(total % 3 == 2)][usize::from(total / 3)].push(ranks);
            }
        }
        complete
    }

    /// All of them.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Ranks> {
        self.0.iter().flatten().flatten().copied()
    }
}

/// Visits every standard win of `mentsu` mentsu, put together from four complete suits. Each of
/// `workers` workers visits its own share.
pub(crate) fn for_each_standard_win(
    suits: &[CompleteSuit; 4],
    mentsu: usize,
    (worker, workers): (usize, usize),
    mut visit: impl FnMut(Counts),
) {
    let mut turn = 0;
    let mut counts = [0; Tile::COUNT];
    put_together(suits, mentsu, 1, &mut counts, &mut |counts| {
        turn += 1;
        if turn % workers == worker {
            visit(Counts::from_array(*counts).expect("no rank has more than four tiles"));
        }
    });
}

fn put_together(
    suits: &[CompleteSuit],
    mentsu: usize,
    jantou: usize,
    counts: &mut [u8; Tile::COUNT],
    visit: &mut impl FnMut(&[u8; Tile::COUNT]),
) {
    let Some((complete, rest)) = suits.split_last() else {
        if mentsu == 0 && jantou == 0 {
            visit(counts);
        }
        return;
    };
    let first = rest.len() * 9;
    let end = (first + 9).min(Tile::COUNT);
    for (with_jantou, by_mentsu) in complete.0[..=jantou].iter().enumerate() {
        for (here, all) in by_mentsu[..=mentsu].iter().enumerate() {
            if rest.is_empty() && (here, with_jantou) != (mentsu, jantou) {
                continue;
            }
            for ranks in all {
                counts[first..end].copy_from_slice(&ranks[..end - first]);
                put_together(rest, mentsu - here, jantou - with_jantou, counts, visit);
            }
        }
    }
    counts[first..end].fill(0);
}

/// Visits every set of seven different pairs of some kinds.
pub(crate) fn for_each_seven_pairs(kinds: TileSet, mut visit: impl FnMut(Counts)) {
    let kinds: Vec<Tile> = kinds.iter().collect();
    choose(&kinds, 7, Counts::EMPTY, &mut visit);
}

fn choose(kinds: &[Tile], pairs: usize, counts: Counts, visit: &mut impl FnMut(Counts)) {
    if pairs == 0 {
        return visit(counts);
    }
    for (i, &kind) in kinds.iter().enumerate().take((kinds.len() + 1).saturating_sub(pairs)) {
        let pair = counts.with(kind).and_then(|one| one.with(kind));
        choose(&kinds[i + 1..], pairs - 1, pair.expect("the kind is new"), visit);
    }
}

/// Visits the thirteen kokushi wins.
pub(crate) fn for_each_kokushi(mut visit: impl FnMut(Counts)) {
    for doubled in TileSet::YAOCHUU {
        let tiles = TileSet::YAOCHUU.iter().chain([doubled]);
        visit(Counts::from_tiles(tiles).expect("no tile is there more than twice"));
    }
}
