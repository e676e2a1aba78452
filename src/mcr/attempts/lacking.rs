//! The fan that certain sets make, by their definitions: which sets, and which are missing.

use super::no_fan::LackedBlocks;
use crate::form::FormBlock;
use crate::list::List;
use crate::mcr::fan::Fan;
use crate::mcr::situation::Situation;
use crate::mentsu::Mentsu;
use crate::tile::{Tile, TileSet};

/// The sets of a fan of numbers: for each set its suit, as one of three in any order, and its
/// distance in ranks from the lowest set.
struct NumberFan {
    fan: Fan,
    are_chows: bool,
    sets: &'static [(usize, u8)],
    /// The highest rank of the lowest set.
    most: u8,
    /// The suit of the pair of fives, if the fan requires one.
    fives: Option<usize>,
}

const fn chows(fan: Fan, sets: &'static [(usize, u8)], most: u8) -> NumberFan {
    NumberFan { fan, are_chows: true, sets, most, fives: None }
}

const fn pungs(fan: Fan, sets: &'static [(usize, u8)], most: u8) -> NumberFan {
    NumberFan { fan, are_chows: false, sets, most, fives: None }
}

const fn chows_and_fives(
    fan: Fan,
    sets: &'static [(usize, u8)],
    most: u8,
    suit: usize,
) -> NumberFan {
    NumberFan { fan, are_chows: true, sets, most, fives: Some(suit) }
}

static NUMBER_FANS: &[NumberFan] = &[
    chows_and_fives(Fan::PureTerminalChows, &[(0, 0), (0, 0), (0, 6), (0, 6)], 1, 0),
    chows(Fan::QuadrupleChow, &[(0, 0), (0, 0), (0, 0), (0, 0)], 7),
    pungs(Fan::FourPureShiftedPungs, &[(0, 0), (0, 1), (0, 2), (0, 3)], 6),
    chows(Fan::FourPureShiftedChows, &[(0, 0), (0, 1), (0, 2), (0, 3)], 4),
    chows(Fan::FourPureShiftedChows, &[(0, 0), (0, 2), (0, 4), (0, 6)], 1),
    chows(Fan::PureTripleChow, &[(0, 0), (0, 0), (0, 0)], 7),
    pungs(Fan::PureShiftedPungs, &[(0, 0), (0, 1), (0, 2)], 7),
    chows(Fan::PureStraight, &[(0, 0), (0, 3), (0, 6)], 1),
    chows_and_fives(Fan::ThreeSuitedTerminalChows, &[(0, 0), (0, 6), (1, 0), (1, 6)], 1, 2),
    chows(Fan::PureShiftedChows, &[(0, 0), (0, 1), (0, 2)], 5),
    chows(Fan::PureShiftedChows, &[(0, 0), (0, 2), (0, 4)], 3),
    pungs(Fan::TriplePung, &[(0, 0), (1, 0), (2, 0)], 9),
    chows(Fan::MixedStraight, &[(0, 0), (1, 3), (2, 6)], 1),
    chows(Fan::MixedTripleChow, &[(0, 0), (1, 0), (2, 0)], 7),
    pungs(Fan::MixedShiftedPungs, &[(0, 0), (1, 1), (2, 2)], 7),
    chows(Fan::MixedShiftedChows, &[(0, 0), (1, 1), (2, 2)], 5),
    pungs(Fan::DoublePung, &[(0, 0), (1, 0)], 9),
    chows(Fan::PureDoubleChow, &[(0, 0), (0, 0)], 7),
    chows(Fan::MixedDoubleChow, &[(0, 0), (1, 0)], 7),
    chows(Fan::ShortStraight, &[(0, 0), (0, 3)], 4),
    chows(Fan::TwoTerminalChows, &[(0, 0), (0, 6)], 1),
];

/// The orders of three suits.
const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// The sets and the pair of a reading; kongs are pungs here.
pub(super) struct Blocks {
    pub(super) sets: List<Mentsu, 4>,
    pub(super) pair: Tile,
}

/// The fewest blocks that are missing, of all those that would make a fan.
#[derive(Default)]
struct Fewest(Option<LackedBlocks>);

impl Fewest {
    /// Notes what is missing of these sets and this pair.
    fn consider(
        &mut self,
        blocks: &Blocks,
        wanted: impl Iterator<Item = Mentsu>,
        pair: Option<Tile>,
    ) {
        let mut left: [Option<Mentsu>; 4] =
            core::array::from_fn(|place| blocks.sets.get(place).copied());
        let mut lacked = LackedBlocks::new();
        for set in wanted {
            match left.iter().position(|one| *one == Some(set)) {
                Some(place) => left[place] = None,
                None => lacked.push(FormBlock::Mentsu(set)),
            }
        }
        lacked.push_all(pair.filter(|pair| *pair != blocks.pair).map(FormBlock::Pair));
        if self.0.as_ref().is_none_or(|fewest| lacked.len() < fewest.len()) {
            self.0 = Some(lacked);
        }
    }
}

/// The fewest blocks missing for a fan that certain sets make, none if it applies; `None` for any
/// other fan.
pub(super) fn lacked(fan: Fan, blocks: &Blocks, situation: &Situation) -> Option<LackedBlocks> {
    let mut fewest = Fewest::default();
    for shape in NUMBER_FANS.iter().filter(|shape| shape.fan == fan) {
        for (low, order) in (0..shape.most).flat_map(|low| ORDERS.map(|order| (low, order))) {
            let tile = |suit: usize, rank: u8| Tile::ALL[9 * order[suit] + usize::from(rank)];
            let sets = shape.sets.iter().filter_map(|&(suit, above)| {
                let first = tile(suit, low + above);
                if shape.are_chows { Mentsu::shuntsu(first).ok() } else { Some(pung(first)) }
            });
            fewest.consider(blocks, sets, shape.fives.map(|suit| tile(suit, 4)));
        }
    }
    let (winds, dragons) = (TileSet::WINDS, TileSet::DRAGONS);
    let own = [situation.seat().tile(), situation.prevalent().tile()];
    match fan {
        Fan::BigFourWinds => fewest.consider(blocks, winds.iter().map(pung), None),
        Fan::BigThreeDragons => fewest.consider(blocks, dragons.iter().map(pung), None),
        Fan::LittleFourWinds => fewest.all_but_one(blocks, winds, true),
        Fan::LittleThreeDragons => fewest.all_but_one(blocks, dragons, true),
        Fan::BigThreeWinds => fewest.all_but_one(blocks, winds, false),
        Fan::TwoDragonPungs => fewest.all_but_one(blocks, dragons, false),
        Fan::DragonPung => fewest.one_of(blocks, dragons),
        Fan::SeatWind => fewest.one_of(blocks, own[0].into()),
        Fan::PrevalentWind => fewest.one_of(blocks, own[1].into()),
        Fan::TerminalPung => {
            let others = winds.without(own[0]).without(own[1]);
            fewest.one_of(blocks, TileSet::TERMINALS | others);
        }
        _ => {}
    }
    fewest.0
}

fn pung(tile: Tile) -> Mentsu {
    Mentsu::koutsu(tile)
}

impl Fewest {
    /// Pungs of all these tiles except one, which is the pair if `with_pair`.
    fn all_but_one(&mut self, blocks: &Blocks, tiles: TileSet, with_pair: bool) {
        for one in tiles {
            let others = tiles.without(one).iter().map(pung);
            self.consider(blocks, others, with_pair.then_some(one));
        }
    }

    /// A pung of any of these tiles.
    fn one_of(&mut self, blocks: &Blocks, tiles: TileSet) {
        for tile in tiles {
            self.consider(blocks, core::iter::once(pung(tile)), None);
        }
    }
}

/// The pairs that are missing of seven shifted ones, the fewest; none if they are there.
pub(super) fn lacked_pairs(pairs: TileSet) -> LackedBlocks {
    let rows = (0..3).flat_map(|suit| (0..3).map(move |low| 9 * suit + low));
    let missing = rows.map(|low| {
        let row: TileSet = Tile::ALL[low..low + 7].iter().copied().collect();
        row - pairs
    });
    let fewest = missing.min_by_key(|missing| missing.len()).expect("nine rows");
    LackedBlocks::of(fewest.iter().map(FormBlock::Pair))
}
