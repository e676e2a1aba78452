//! The completions to chiitoitsu and to kokushi: some tiles are forced, others can be chosen.

use core::iter::{Once, once};

use itertools::{Itertools as _, TupleCombinations};

use super::PartialHand;
use super::added_tiles::AddedTiles;
use crate::tile::{Tile, TileSet, TileSetIter};

/// Forced tiles, each added once, and a number of kinds to choose from a set. No hand with four
/// unknown tiles can become both chiitoitsu and kokushi.
#[derive(Clone, Debug)]
pub(super) struct SpecialFills {
    /// The forced tiles.
    fixed: TileSet,
    /// How often each chosen kind is added.
    copies: u8,
    choices: Choices,
}

impl SpecialFills {
    /// The special completions of a hand of 14 concealed tiles, if it has any.
    pub(super) fn new(hand: &PartialHand) -> Option<SpecialFills> {
        if hand.total() != 14 {
            return None;
        }
        chiitoitsu(hand).or_else(|| kokushi(hand))
    }

    /// How many completions there are.
    pub(super) fn count(&self) -> u32 {
        self.choices.len() as u32
    }
}

impl Iterator for SpecialFills {
    type Item = AddedTiles;

    fn next(&mut self) -> Option<AddedTiles> {
        let chosen = self.choices.next()?;
        Some(AddedTiles::of((self.fixed | chosen).iter().flat_map(|tile| {
            let chosen = if chosen.contains(tile) { self.copies } else { 0 };
            let fixed = u8::from(self.fixed.contains(tile));
            (0..fixed + chosen).map(move |_| tile as u8)
        })))
    }
}

/// Completions to chiitoitsu: lone tiles get their partner, and the rest are new pairs.
fn chiitoitsu(hand: &PartialHand) -> Option<SpecialFills> {
    let (kinds, pairs) = (hand.known().kinds(), hand.known().at_least(2));
    let lone = kinds - pairs;
    if !hand.known().at_least(3).is_empty() || !lone.is_subset(hand.in_play()) {
        return None;
    }
    let new = 7usize.checked_sub(kinds.len())?;
    if lone.len() + 2 * new != hand.unknown() {
        return None;
    }
    let choices = Choices::new(hand.in_play() - kinds, new)?;
    Some(SpecialFills { fixed: lone, copies: 2, choices })
}

/// Completions to kokushi: every missing kind, and a second tile of one.
fn kokushi(hand: &PartialHand) -> Option<SpecialFills> {
    let kinds = hand.known().kinds();
    let missing = TileSet::YAOCHUU - kinds;
    if !kinds.is_subset(TileSet::YAOCHUU) || !missing.is_subset(hand.in_play()) {
        return None;
    }
    let second = hand.unknown().checked_sub(missing.len())?;
    let choices = Choices::new(hand.in_play() & TileSet::YAOCHUU, second)?;
    Some(SpecialFills { fixed: missing, copies: 1, choices })
}

/// Every way to choose none, one or two kinds of a set, in order.
#[derive(Clone, Debug)]
enum Choices {
    None(Once<TileSet>),
    One(TileSetIter),
    Two(TupleCombinations<TileSetIter, (Tile, Tile)>),
}

impl Choices {
    fn new(from: TileSet, choose: usize) -> Option<Choices> {
        if from.len() < choose {
            return None;
        }
        match choose {
            0 => Some(Choices::None(once(TileSet::EMPTY))),
            1 => Some(Choices::One(from.iter())),
            2 => Some(Choices::Two(from.iter().tuple_combinations())),
            _ => None,
        }
    }

    fn len(&self) -> usize {
        match self {
            Choices::None(nothing) => nothing.len(),
            Choices::One(left) => left.len(),
            Choices::Two(left) => left.size_hint().0,
        }
    }

    fn next(&mut self) -> Option<TileSet> {
        match self {
            Choices::None(nothing) => nothing.next(),
            Choices::One(left) => left.next().map(TileSet::from),
            Choices::Two(left) => left.next().map(|(one, other)| TileSet::from_iter([one, other])),
        }
    }
}
