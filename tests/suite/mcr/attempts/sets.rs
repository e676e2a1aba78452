//! The fan that certain sets make, by arithmetic on ranks and suits: all ways to make each.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use mentsu::mcr::Fan;
use mentsu::{FormBlock, Mentsu, Tile, Wind};

/// The sets, ascending, and the pair that make a fan.
pub(super) type Instance = (Vec<Mentsu>, Option<Tile>);

const OF_CHOWS: [(Fan, usize); 14] = [
    (Fan::PureTerminalChows, 4),
    (Fan::QuadrupleChow, 4),
    (Fan::FourPureShiftedChows, 4),
    (Fan::ThreeSuitedTerminalChows, 4),
    (Fan::PureTripleChow, 3),
    (Fan::PureStraight, 3),
    (Fan::PureShiftedChows, 3),
    (Fan::MixedStraight, 3),
    (Fan::MixedTripleChow, 3),
    (Fan::MixedShiftedChows, 3),
    (Fan::PureDoubleChow, 2),
    (Fan::MixedDoubleChow, 2),
    (Fan::ShortStraight, 2),
    (Fan::TwoTerminalChows, 2),
];

const OF_PUNGS: [(Fan, usize); 12] = [
    (Fan::BigFourWinds, 4),
    (Fan::FourPureShiftedPungs, 4),
    (Fan::BigThreeDragons, 3),
    (Fan::LittleFourWinds, 3),
    (Fan::PureShiftedPungs, 3),
    (Fan::TriplePung, 3),
    (Fan::BigThreeWinds, 3),
    (Fan::MixedShiftedPungs, 3),
    (Fan::LittleThreeDragons, 2),
    (Fan::TwoDragonPungs, 2),
    (Fan::DoublePung, 2),
    (Fan::DragonPung, 1),
];

/// Whether these sets, all chows or all pungs and ascending, with this pair are a fan.
fn make(fan: Fan, sets: &[Mentsu], pair: Option<Tile>) -> bool {
    let suits: Vec<usize> = sets.iter().map(|set| set.suit().index()).collect();
    let mut ranks: Vec<u8> = sets.iter().map(|set| set.first().rank()).collect();
    ranks.sort_unstable();
    let steps: Vec<u8> = ranks.windows(2).map(|two| two[1] - two[0]).collect();
    let one_suit = suits.iter().all(|suit| *suit == suits[0]) && suits[0] < 3;
    let mut different = suits.clone();
    different.dedup();
    let each_suit = different.len() == suits.len() && suits.iter().all(|suit| *suit < 3);
    let of = |ranks: &[u8]| {
        let is_one = |set: &Mentsu| set.first().is_honor() && ranks.contains(&set.first().rank());
        let mut kinds: Vec<Mentsu> = sets.to_vec();
        kinds.dedup();
        kinds.len() == sets.len() && sets.iter().all(is_one)
    };
    let fives_of = |suit: usize| pair == Some(Tile::ALL[9 * suit + 4]);
    let is_rest = |ranks: &[u8]| {
        pair.is_some_and(|pair| {
            pair.is_honor()
                && ranks.contains(&pair.rank())
                && sets.iter().all(|set| set.first() != pair)
        })
    };
    let (winds, dragons) = ([1, 2, 3, 4], [5, 6, 7]);
    match fan {
        Fan::PureTerminalChows => one_suit && ranks == [1, 1, 7, 7] && fives_of(suits[0]),
        Fan::ThreeSuitedTerminalChows => {
            let ranks: Vec<u8> = sets.iter().map(|set| set.first().rank()).collect();
            different.len() == 2 && ranks == [1, 7, 1, 7] && fives_of(3 - suits[0] - suits[3])
        }
        Fan::QuadrupleChow | Fan::PureTripleChow | Fan::PureDoubleChow => {
            one_suit && steps.iter().all(|step| *step == 0)
        }
        Fan::FourPureShiftedChows | Fan::PureShiftedChows => {
            one_suit && (1..=2).any(|by| steps.iter().all(|step| *step == by))
        }
        Fan::FourPureShiftedPungs | Fan::PureShiftedPungs => {
            one_suit && steps.iter().all(|step| *step == 1)
        }
        Fan::PureStraight => one_suit && ranks == [1, 4, 7],
        Fan::MixedStraight => each_suit && ranks == [1, 4, 7],
        Fan::MixedTripleChow | Fan::TriplePung | Fan::MixedDoubleChow | Fan::DoublePung => {
            each_suit && steps.iter().all(|step| *step == 0)
        }
        Fan::MixedShiftedChows | Fan::MixedShiftedPungs => each_suit && steps == [1, 1],
        Fan::ShortStraight => one_suit && steps == [3],
        Fan::TwoTerminalChows => one_suit && steps == [6],
        Fan::BigFourWinds | Fan::BigThreeWinds => of(&winds),
        Fan::BigThreeDragons | Fan::TwoDragonPungs | Fan::DragonPung => of(&dragons),
        Fan::LittleFourWinds => of(&winds) && is_rest(&winds),
        Fan::LittleThreeDragons => of(&dragons) && is_rest(&dragons),
        _ => false,
    }
}

/// All multisets of this many of some sets.
fn multisets(of: &[Mentsu], number: usize) -> Vec<Vec<Mentsu>> {
    if number == 0 {
        return vec![vec![]];
    }
    let with_first = |(place, first): (usize, &Mentsu)| {
        let rest = multisets(&of[place..], number - 1).into_iter();
        rest.map(|rest| [vec![*first], rest].concat()).collect::<Vec<_>>()
    };
    of.iter().enumerate().flat_map(with_first).collect()
}

static INSTANCES: LazyLock<BTreeMap<Fan, Vec<Instance>>> = LazyLock::new(|| {
    let chows: Vec<Mentsu> =
        Tile::ALL.into_iter().filter_map(|first| Mentsu::shuntsu(first).ok()).collect();
    let pungs: Vec<Mentsu> = Tile::ALL.into_iter().map(Mentsu::koutsu).collect();
    let with_pair = [
        Fan::PureTerminalChows,
        Fan::ThreeSuitedTerminalChows,
        Fan::LittleFourWinds,
        Fan::LittleThreeDragons,
    ];
    let mut all = BTreeMap::new();
    for (sets, fans) in [(chows, &OF_CHOWS[..]), (pungs, &OF_PUNGS[..])] {
        let of_number: Vec<_> = (0..=4).map(|number| multisets(&sets, number)).collect();
        for &(fan, number) in fans {
            let pairs: Vec<Option<Tile>> = if with_pair.contains(&fan) {
                Tile::ALL.into_iter().map(Some).collect()
            } else {
                vec![None]
            };
            let ways = of_number[number]
                .iter()
                .flat_map(|sets| pairs.iter().map(move |pair| (sets.clone(), *pair)));
            all.insert(fan, ways.filter(|(sets, pair)| make(fan, sets, *pair)).collect());
        }
    }
    all
});

/// All ways to make a fan that certain sets make; `None` for others.
pub(super) fn instances(fan: Fan, seat: Wind, prevalent: Wind) -> Option<Vec<Instance>> {
    let one = |tile: Tile| (vec![Mentsu::koutsu(tile)], None);
    match fan {
        Fan::SeatWind => Some(vec![one(seat.tile())]),
        Fan::PrevalentWind => Some(vec![one(prevalent.tile())]),
        Fan::TerminalPung => {
            let is_other = |tile: &Tile| {
                let is_own = *tile == seat.tile() || *tile == prevalent.tile();
                tile.is_terminal() || tile.is_honor() && tile.rank() <= 4 && !is_own
            };
            Some(Tile::ALL.into_iter().filter(is_other).map(one).collect())
        }
        _ => INSTANCES.get(&fan).cloned(),
    }
}

/// The blocks of an instance that are missing from some sets and a pair.
pub(super) fn missing(instance: &Instance, sets: &[Mentsu], pair: Tile) -> Vec<FormBlock> {
    let mut left = sets.to_vec();
    let mut lacked = Vec::new();
    for set in &instance.0 {
        match left.iter().position(|other| other == set) {
            Some(place) => drop(left.remove(place)),
            None => lacked.push(FormBlock::Mentsu(*set)),
        }
    }
    lacked.extend(instance.1.filter(|wanted| *wanted != pair).map(FormBlock::Pair));
    lacked
}

#[test]
fn there_are_as_many_ways_to_make_a_fan_as_the_definitions_say() {
    let expected = [
        (Fan::QuadrupleChow, 21),
        (Fan::PureTerminalChows, 3),
        (Fan::FourPureShiftedChows, 15),
        (Fan::ThreeSuitedTerminalChows, 3),
        (Fan::PureShiftedChows, 24),
        (Fan::MixedStraight, 6),
        (Fan::MixedShiftedChows, 30),
        (Fan::TriplePung, 9),
        (Fan::DoublePung, 27),
        (Fan::LittleFourWinds, 4),
        (Fan::BigThreeWinds, 4),
        (Fan::TwoDragonPungs, 3),
    ];
    for (fan, number) in expected {
        assert_eq!(INSTANCES[&fan].len(), number, "{fan}");
    }
}
