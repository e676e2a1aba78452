//! Every pattern in a way to see a win, by its definition.

use std::collections::BTreeSet;

use super::splits::wins;
use mentsu::mcr::{Fan, Situation};
use mentsu::{MeldKind, Mentsu, Tile};

/// A fan that is there, and the sets that make it if it is one of several chows.
#[derive(Clone, Debug)]
pub(super) struct Pattern {
    pub(super) fan: Fan,
    pub(super) chows: Vec<usize>,
}

impl Pattern {
    pub(super) fn new(fan: Fan) -> Pattern {
        Pattern { fan, chows: vec![] }
    }
}

/// One way to see a win: its pair, its sets, which of them are concealed, and the knitted straight.
pub(super) struct Seen {
    pub(super) pair: Tile,
    pub(super) sets: Vec<(Mentsu, bool)>,
    pub(super) knitted: Vec<Tile>,
}

/// A win as the definitions ask for it.
pub(super) struct Win<'a> {
    pub(super) situation: &'a Situation,
    pub(super) tile: Tile,
    pub(super) concealed: Vec<Tile>,
    pub(super) declared: Vec<(Mentsu, MeldKind)>,
    pub(super) all: Vec<Tile>,
}

impl Win<'_> {
    fn is_closed(&self) -> bool {
        self.declared.iter().all(|(_, kind)| *kind == MeldKind::Ankan)
    }
}

/// The fan that all tiles have together, and those of the circumstances.
pub(super) fn of_all_tiles(win: &Win<'_>, patterns: &mut Vec<Pattern>) {
    let number = |tile: &Tile| !tile.is_honor();
    let all = |test: &dyn Fn(&Tile) -> bool| win.all.iter().all(test);
    let rank_in =
        |low: u8, high: u8| move |tile: &Tile| number(tile) && (low..=high).contains(&tile.rank());
    let suits: BTreeSet<_> = win.all.iter().filter(|tile| number(tile)).map(|t| t.suit()).collect();
    let has_honors = win.all.iter().any(|tile| tile.is_honor());
    let wind = |tile: &Tile| tile.is_honor() && tile.rank() <= 4;
    let dragon = |tile: &Tile| tile.is_honor() && tile.rank() > 4;
    let any = |test: &dyn Fn(&Tile) -> bool| win.all.iter().any(test);
    let text = |tiles: &str| tiles.parse::<mentsu::Counts>().expect("tiles").kinds();
    let (greens, reversible) = (text("23468s6z"), text("1234589p245689s5z"));
    let kongs = |concealed: bool| {
        let of = |kind: &MeldKind| kind.is_kan() && (*kind == MeldKind::Ankan) == concealed;
        win.declared.iter().filter(|(_, kind)| of(kind)).count()
    };
    let melded_all = win.declared.len() == 4 && kongs(true) == 0;
    let drawn = win.situation.is_self_drawn();
    let held = win.all.iter().filter(|&&tile| tile == win.tile).count();
    let hidden = win.concealed.iter().filter(|&&tile| tile == win.tile).count();
    let kong_fan = match (kongs(false), kongs(true)) {
        (0, 0) => None,
        (1, 0) => Some(Fan::MeldedKong),
        (0, 1) => Some(Fan::ConcealedKong),
        (1, 1) => Some(Fan::MeldedAndConcealedKong),
        (2, 0) => Some(Fan::TwoMeldedKongs),
        (0, 2) => Some(Fan::TwoConcealedKongs),
        (melded, hidden) if melded + hidden == 3 => Some(Fan::ThreeKongs),
        _ => Some(Fan::FourKongs),
    };
    patterns.extend(kong_fan.map(Pattern::new));
    let there = [
        (all(&|tile| greens.contains(*tile)), Fan::AllGreen),
        (all(&|tile| tile.is_terminal()), Fan::AllTerminals),
        (all(&|tile| tile.is_honor()), Fan::AllHonors),
        (
            all(&|tile| tile.is_yaochuu()) && has_honors && !suits.is_empty(),
            Fan::AllTerminalsAndHonors,
        ),
        (suits.len() == 1 && !has_honors, Fan::FullFlush),
        (suits.len() == 1 && has_honors, Fan::HalfFlush),
        (suits.len() == 2, Fan::OneVoidedSuit),
        (suits.len() == 3 && any(&wind) && any(&dragon), Fan::AllTypes),
        (!has_honors, Fan::NoHonors),
        (all(&|tile| !tile.is_yaochuu()), Fan::AllSimples),
        (all(&rank_in(7, 9)), Fan::UpperTiles),
        (all(&rank_in(4, 6)), Fan::MiddleTiles),
        (all(&rank_in(1, 3)), Fan::LowerTiles),
        (all(&rank_in(6, 9)), Fan::UpperFour),
        (all(&rank_in(1, 4)), Fan::LowerFour),
        (all(&|tile| reversible.contains(*tile)), Fan::ReversibleTiles),
        (win.situation.is_last_tile() && drawn, Fan::LastTileDraw),
        (win.situation.is_last_tile() && !drawn, Fan::LastTileClaim),
        (win.situation.is_about_kong() && drawn, Fan::OutWithReplacementTile),
        (win.situation.is_about_kong() && !drawn, Fan::RobbingTheKong),
        (win.situation.is_last_copy() || held == 4 && hidden == 1, Fan::LastTile),
        (melded_all && !drawn, Fan::MeldedHand),
        (win.is_closed() && drawn, Fan::FullyConcealedHand),
        (win.is_closed() && !drawn, Fan::ConcealedHand),
        (drawn, Fan::SelfDrawn),
    ];
    patterns.extend(there.into_iter().filter(|(is, _)| *is).map(|(_, fan)| Pattern::new(fan)));
    for tile in Tile::ALL {
        let count = win.all.iter().filter(|&&other| other == tile).count();
        let kong = win.declared.iter().any(|(set, kind)| kind.is_kan() && set.first() == tile);
        if count == 4 && !kong {
            patterns.push(Pattern::new(Fan::TileHog));
        }
    }
}

/// The fan of chows: every pair, three and four of them.
fn of_chows(chows: &[(usize, Mentsu)], pair: Tile, patterns: &mut Vec<Pattern>) {
    let place = |set: Mentsu| (set.suit().index(), i32::from(set.first().rank()));
    let mut push = |fan, chows: &[usize]| {
        patterns.push(Pattern { fan, chows: chows.to_vec() });
    };
    for (i, &(a, first)) in chows.iter().enumerate() {
        for &(b, second) in &chows[i + 1..] {
            let ((s, r), (t, q)) = (place(first), place(second));
            match (s == t, (r - q).abs()) {
                (true, 0) => push(Fan::PureDoubleChow, &[a, b]),
                (true, 3) => push(Fan::ShortStraight, &[a, b]),
                (true, 6) => push(Fan::TwoTerminalChows, &[a, b]),
                (false, 0) => push(Fan::MixedDoubleChow, &[a, b]),
                _ => {}
            }
        }
    }
    for bits in 0u32..1 << chows.len() {
        let some: Vec<_> =
            (0..chows.len()).filter(|i| bits >> i & 1 == 1).map(|i| chows[i]).collect();
        let places: Vec<usize> = some.iter().map(|(place, _)| *place).collect();
        let mut ranks: Vec<i32> = some.iter().map(|(_, set)| place(*set).1).collect();
        ranks.sort_unstable();
        let steps: Vec<i32> = ranks.windows(2).map(|two| two[1] - two[0]).collect();
        let suits: BTreeSet<usize> = some.iter().map(|(_, set)| place(*set).0).collect();
        match (some.len(), suits.len(), &steps[..]) {
            (3, 1, [0, 0]) => push(Fan::PureTripleChow, &places),
            (3, 1, [3, 3]) => push(Fan::PureStraight, &places),
            (3, 1, [1, 1] | [2, 2]) => push(Fan::PureShiftedChows, &places),
            (3, 3, [0, 0]) => push(Fan::MixedTripleChow, &places),
            (3, 3, [3, 3]) => push(Fan::MixedStraight, &places),
            (3, 3, [1, 1]) => push(Fan::MixedShiftedChows, &places),
            (4, 1, [0, 0, 0]) => push(Fan::QuadrupleChow, &places),
            (4, 1, [1, 1, 1] | [2, 2, 2]) => push(Fan::FourPureShiftedChows, &places),
            (4, 1, [0, 6, 0]) if pair.suit() == some[0].1.suit() && pair.rank() == 5 => {
                push(Fan::PureTerminalChows, &places);
            }
            (4, 2, [0, 6, 0]) if pair.is_five() && !suits.contains(&pair.suit().index()) => {
                let kinds: BTreeSet<Mentsu> = some.iter().map(|(_, set)| *set).collect();
                if kinds.len() == 4 {
                    push(Fan::ThreeSuitedTerminalChows, &places);
                }
            }
            _ => {}
        }
    }
}

/// The fan of pungs.
fn of_pungs(win: &Win<'_>, seen: &Seen, patterns: &mut Vec<Pattern>) {
    let pungs: Vec<(Tile, bool)> = seen
        .sets
        .iter()
        .filter(|(set, _)| !set.is_shuntsu())
        .map(|(set, concealed)| (set.first(), *concealed))
        .collect();
    let tiles: Vec<Tile> = pungs.iter().map(|(tile, _)| *tile).collect();
    let number_of = |test: &dyn Fn(Tile) -> bool| tiles.iter().filter(|&&tile| test(tile)).count();
    let is_wind = |tile: Tile| tile.is_honor() && tile.rank() <= 4;
    let is_dragon = |tile: Tile| tile.is_honor() && tile.rank() > 4;
    let (winds, dragons) = (number_of(&is_wind), number_of(&is_dragon));
    let concealed = pungs.iter().filter(|(_, concealed)| *concealed).count();
    let (seat, prevalent) = (win.situation.seat().tile(), win.situation.prevalent().tile());
    let shifted = |count: u8, same_suit: bool| {
        (1..=10 - count).any(|low| {
            let ranks: Vec<u8> = (low..low + count).collect();
            let has =
                |suit: usize, rank: u8| tiles.contains(&Tile::ALL[9 * suit + rank as usize - 1]);
            if same_suit {
                return (0..3).any(|suit| ranks.iter().all(|&rank| has(suit, rank)));
            }
            let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
            orders
                .iter()
                .any(|order| order.iter().zip(&ranks).all(|(&suit, &rank)| has(suit, rank)))
        })
    };
    let same_rank = |rank: u8| number_of(&|tile: Tile| !tile.is_honor() && tile.rank() == rank);
    let is_even = |tile: Tile| !tile.is_honor() && tile.rank() % 2 == 0;
    let there = [
        (winds == 4, Fan::BigFourWinds),
        (winds == 3 && is_wind(seen.pair), Fan::LittleFourWinds),
        (winds >= 3, Fan::BigThreeWinds),
        (dragons == 3, Fan::BigThreeDragons),
        (dragons == 2 && is_dragon(seen.pair), Fan::LittleThreeDragons),
        (dragons >= 2, Fan::TwoDragonPungs),
        (dragons >= 1, Fan::DragonPung),
        (tiles.contains(&seat), Fan::SeatWind),
        (tiles.contains(&prevalent), Fan::PrevalentWind),
        (tiles.len() == 4, Fan::AllPungs),
        (concealed == 4, Fan::FourConcealedPungs),
        (concealed == 3, Fan::ThreeConcealedPungs),
        (concealed == 2, Fan::TwoConcealedPungs),
        (shifted(4, true), Fan::FourPureShiftedPungs),
        (shifted(3, true), Fan::PureShiftedPungs),
        (shifted(3, false), Fan::MixedShiftedPungs),
        (number_of(&is_even) == 4 && is_even(seen.pair), Fan::AllEvenPungs),
        ((1..=9).any(|rank| same_rank(rank) == 3), Fan::TriplePung),
    ];
    patterns.extend(there.into_iter().filter(|(is, _)| *is).map(|(_, fan)| Pattern::new(fan)));
    for rank in 1..=9 {
        if same_rank(rank) == 2 {
            patterns.push(Pattern::new(Fan::DoublePung));
        }
    }
    for tile in tiles {
        let own = tile == seat || tile == prevalent;
        if tile.is_terminal() || is_wind(tile) && !own && winds < 3 {
            patterns.push(Pattern::new(Fan::TerminalPung));
        }
    }
}

/// The fan of one way to see a win.
pub(super) fn of_sets(win: &Win<'_>, seen: &Seen) -> Vec<Pattern> {
    let mut patterns = Vec::new();
    of_all_tiles(win, &mut patterns);
    of_pungs(win, seen, &mut patterns);
    let chows: Vec<(usize, Mentsu)> = seen
        .sets
        .iter()
        .map(|(set, _)| *set)
        .enumerate()
        .filter(|(_, set)| set.is_shuntsu())
        .collect();
    of_chows(&chows, seen.pair, &mut patterns);
    let in_each = |test: &dyn Fn(Tile) -> bool| {
        let sets = seen.sets.iter().all(|(set, _)| set.tiles().any(test));
        seen.knitted.is_empty() && sets && test(seen.pair)
    };
    let in_hand = win.concealed.len() == 14 && seen.knitted.is_empty();
    let mut before = win.concealed.clone();
    before.remove(before.iter().position(|&tile| tile == win.tile).expect("the winning tile"));
    before.sort();
    let gates = before.windows(2).all(|two| two[0].suit() == two[1].suit())
        && before.iter().map(|tile| tile.rank()).eq([1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9])
        && !win.tile.is_honor();
    let no_pungs = chows.len() == seen.sets.len();
    let there = [
        (in_each(&|tile| tile.is_yaochuu()), Fan::OutsideHand),
        (in_each(&|tile| tile.is_five()), Fan::AllFives),
        (no_pungs && !seen.pair.is_honor(), Fan::AllChows),
        (!seen.knitted.is_empty(), Fan::KnittedStraight),
        (in_hand && gates, Fan::NineGates),
    ];
    patterns.extend(there.into_iter().filter(|(is, _)| *is).map(|(_, fan)| Pattern::new(fan)));
    if in_hand && gates {
        // One pung of terminals is part of the nine gates.
        let pung = patterns.iter().position(|pattern| pattern.fan == Fan::TerminalPung);
        pung.map(|pung| patterns.remove(pung));
    }
    let others = Tile::ALL.into_iter().filter(|&tile| tile != win.tile);
    let only = !others.into_iter().any(|tile| {
        let mut with = before.clone();
        with.push(tile);
        with.sort();
        wins(&with)
    });
    if only {
        let own = seen.sets.iter().skip(win.declared.len()).map(|(set, _)| set);
        let edge = |set: &Mentsu| {
            let (low, tile) = (set.first().rank(), win.tile.rank());
            set.is_shuntsu()
                && set.contains(win.tile)
                && (low == 1 && tile == 3 || low == 7 && tile == 7)
        };
        let closed = |set: &Mentsu| {
            set.is_shuntsu() && set.contains(win.tile) && set.first().rank() + 1 == win.tile.rank()
        };
        let waits = [
            (own.clone().any(edge), Fan::EdgeWait),
            (own.clone().any(closed), Fan::ClosedWait),
            (seen.pair == win.tile, Fan::SingleWait),
        ];
        patterns.extend(waits.into_iter().filter(|(is, _)| *is).map(|(_, fan)| Pattern::new(fan)));
    }
    patterns
}
