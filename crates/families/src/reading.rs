//! A reading of a win: its form, what each joker stands for, and which part the winning tile
//! completes.

use alloc::vec::Vec;

use mentsu::{Mentsu, Suit, Tile, TileSet};

use crate::win::Win;

/// The form of a win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Form {
    /// Sets and a pair of eyes.
    Standard,
    /// Seven pairs.
    SevenPairs,
    /// One of each terminal and honor, and one more.
    ThirteenOrphans,
}

mentsu::names! { Form, "form":
    Standard "standard",
    SevenPairs "seven_pairs",
    ThirteenOrphans "thirteen_orphans",
}

/// A set of a reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Set {
    pub(crate) mentsu: Mentsu,
    /// Whether it was claimed from another player.
    pub(crate) is_claimed: bool,
    /// Whether neither claimed nor a pung that a discard completes.
    pub(crate) is_concealed: bool,
}

/// What the winning tile completes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WaitKind {
    Edge,
    Closed,
    TwoSided,
    Pung,
    Pair,
    /// A tile of seven pairs or of thirteen orphans.
    Other,
}

/// A win as the readings share it.
pub(crate) struct Whole<'a> {
    pub(crate) win: &'a Win,
    pub(crate) has_meld: bool,
    /// Whether one kind alone wins; it matters if a condition has the word.
    pub(crate) only_wait: bool,
}

#[derive(Clone)]
pub(crate) struct Reading<'a> {
    pub(crate) whole: &'a Whole<'a>,
    pub(crate) form: Form,
    /// Melds, then concealed sets.
    pub(crate) sets: Vec<Set>,
    /// The eyes, the seven pairs, or the pair of thirteen orphans.
    pub(crate) pairs: Vec<Tile>,
    pub(crate) counts: [u8; 34],
    /// The kinds that it has a copy of.
    pub(crate) kinds: TileSet,
    pub(crate) winning: Tile,
    pub(crate) wait: WaitKind,
    /// How many jokers it has, in melds, too.
    pub(crate) jokers: usize,
}

/// The kinds of which there is a copy.
pub(crate) fn kinds_of(counts: &[u8; 34]) -> TileSet {
    Tile::ALL.into_iter().filter(|tile| counts[tile.index()] > 0).collect()
}

impl Reading<'_> {
    pub(crate) fn win(&self) -> &Win {
        self.whole.win
    }

    pub(crate) fn copies(&self, tile: Tile) -> u8 {
        self.counts[tile.index()]
    }

    pub(crate) fn kinds(&self) -> TileSet {
        self.kinds
    }

    /// How many of the three suits it has tiles of.
    pub(crate) fn suits(&self) -> usize {
        let kinds = self.kinds();
        let has = |suit: &&Suit| !(kinds & TileSet::of_suit(**suit)).is_empty();
        [Suit::Man, Suit::Pin, Suit::Sou].iter().filter(has).count()
    }

    pub(crate) fn has_honors(&self) -> bool {
        !(self.kinds() & TileSet::HONORS).is_empty()
    }

    pub(crate) fn sequences(&self) -> impl Iterator<Item = Mentsu> + '_ {
        self.sets.iter().map(|set| set.mentsu).filter(|mentsu| mentsu.is_shuntsu())
    }

    /// The tiles of pungs and kongs.
    pub(crate) fn pungs(&self) -> impl Iterator<Item = Tile> + '_ {
        let sets = self.sets.iter().map(|set| set.mentsu);
        sets.filter(|mentsu| !mentsu.is_shuntsu()).map(Mentsu::first)
    }

    pub(crate) fn pungs_of(&self, tiles: TileSet) -> usize {
        self.pungs().filter(|&tile| tiles.contains(tile)).count()
    }

    pub(crate) fn eyes(&self) -> Option<Tile> {
        self.pairs.first().copied().filter(|_| self.form == Form::Standard)
    }

    pub(crate) fn eyes_are(&self, tiles: TileSet) -> bool {
        self.eyes().is_some_and(|tile| tiles.contains(tile))
    }

    pub(crate) fn only_wait(&self) -> bool {
        self.whole.only_wait
    }

    pub(crate) fn is_nine_gates(&self) -> bool {
        if self.whole.has_meld || self.form != Form::Standard {
            return false;
        }
        let first = Suit::ALL[self.winning.suit().index()].first().index();
        self.winning.suit() != Suit::Honor
            && Tile::ALL.into_iter().all(|tile| {
                let before = self.copies(tile) - u8::from(tile == self.winning);
                let wanted = match tile.index().checked_sub(first) {
                    Some(0 | 8) => 3,
                    Some(1..8) => 1,
                    _ => 0,
                };
                before == wanted
            })
    }

    /// Whether each set and the eyes have one of these; only of the standard form.
    pub(crate) fn each_part_has(&self, tiles: TileSet) -> bool {
        self.form == Form::Standard
            && self.eyes_are(tiles)
            && self.sets.iter().all(|set| set.mentsu.tiles().any(|tile| tiles.contains(tile)))
    }

    /// How many sequences start with each tile.
    fn starts(&self) -> [u8; 34] {
        let mut starts = [0; 34];
        self.sequences().for_each(|mentsu| starts[mentsu.first().index()] += 1);
        starts
    }

    pub(crate) fn same_sequences(&self) -> u8 {
        self.starts().into_iter().max().unwrap_or(0)
    }

    pub(crate) fn same_pairs(&self) -> u8 {
        self.starts().into_iter().map(|n| n / 2).sum()
    }

    pub(crate) fn similar_sequences(&self) -> bool {
        let starts = self.starts();
        (0..7).any(|rank| (0..3).all(|suit| starts[9 * suit + rank] > 0))
    }

    /// The most pungs of one number, at most one of each suit; with `eyes`, two of them beside eyes
    /// of the same number.
    pub(crate) fn most_similar_pungs(&self, eyes: bool) -> usize {
        let pungs: TileSet = self.pungs().collect();
        let number = |rank: usize| {
            let of_suit = |suit: usize| Tile::ALL[9 * suit + rank];
            let suits = (0..3).filter(|&suit| pungs.contains(of_suit(suit))).count();
            let pair = (0..3)
                .any(|suit| !pungs.contains(of_suit(suit)) && self.eyes() == Some(of_suit(suit)));
            if eyes { (suits + usize::from(pair)) * usize::from(pair) } else { suits }
        };
        (0..9).map(number).max().unwrap_or(0)
    }

    pub(crate) fn has_straight(&self) -> bool {
        let starts = self.starts();
        (0..3).any(|suit| [0, 3, 6].iter().all(|rank| starts[9 * suit + rank] > 0))
    }

    pub(crate) fn has_mixed_straight(&self) -> bool {
        const ORDERS: [[usize; 3]; 6] =
            [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
        let starts = self.starts();
        ORDERS.iter().any(|order| (0..3).all(|third| starts[9 * order[third] + 3 * third] > 0))
    }

    /// The longest run of pungs of consecutive numbers in a suit.
    pub(crate) fn consecutive_pungs(&self) -> usize {
        let pungs: TileSet = self.pungs().collect();
        let (mut longest, mut run) = (0, 0);
        for (i, tile) in Tile::ALL.into_iter().enumerate().take(27) {
            run = match (i % 9, pungs.contains(tile)) {
                (_, false) => 0,
                (0, true) => 1,
                (_, true) => run + 1,
            };
            longest = longest.max(run);
        }
        longest
    }
}
