//! A slow twin of the scorer: every filling of the jokers, every split of the tiles, and patterns
//! counted by the definition. It shares the vocabulary alone.

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

use mentsu::any::{AnyHand, AnyMeld, AnyTile};
use mentsu::random::{RandomSource, SplitMix64};
use mentsu::{Counts, Flower, Flowers, Meld, MeldKind, Mentsu, Tile, TileSet, Wind};

use crate::family::{Family, Preset, SevenPairs};
use crate::reading::{Form, Reading, Set, WaitKind, Whole, kinds_of};
use crate::score::{NoScore, Score};
use crate::win::{Event, Win};

/// What random wins are made of.
struct Drawn {
    known: Vec<Tile>,
    jokers: usize,
    melds: Vec<Meld>,
    /// `None` for a joker.
    winning: Option<Tile>,
    win: Win,
}

fn below(random: &mut SplitMix64, n: usize) -> usize {
    (random.next_u64() % n as u64) as usize
}

fn sequence(random: &mut SplitMix64, suits: usize) -> Mentsu {
    let (suit, rank) = (below(random, suits), below(random, 7));
    Mentsu::shuntsu(Tile::ALL[9 * suit + rank]).unwrap()
}

/// A win made of blocks, some of them melds; `None` if it has five of a kind.
fn random_win(random: &mut SplitMix64, family: &Family) -> Option<Drawn> {
    let suits = 1 + below(random, 3);
    let mut kinds: Vec<Tile> = family
        .kinds()
        .iter()
        .filter(|tile| tile.index() < 9 * suits || tile.index() >= 27)
        .collect();
    if below(random, 3) == 0 {
        kinds.retain(|tile| tile.is_terminal() || tile.index() >= 27);
    }
    let sequences = below(random, 3);
    let mut tiles = Vec::new();
    let mut melds = Vec::new();
    match below(random, 12) {
        0 if family.sets().get() == 4 => {
            (0..7).for_each(|_| tiles.extend([kinds[below(random, kinds.len())]; 2]));
        }
        1 if family.sets().get() == 4 => {
            tiles.extend(TileSet::YAOCHUU);
            tiles.push(TileSet::YAOCHUU.iter().nth(below(random, 13)).unwrap());
        }
        _ => {
            let claimed = below(random, 4);
            for set in 0..family.sets().get() {
                let mentsu = if below(random, 2) < sequences {
                    sequence(random, suits)
                } else {
                    Mentsu::koutsu(kinds[below(random, kinds.len())])
                };
                let tile = mentsu.first();
                if set >= claimed || below(random, 2) == 0 {
                    tiles.extend(mentsu.tiles());
                } else if mentsu.is_shuntsu() {
                    let faces = mentsu.tiles().map(Into::into).collect::<Vec<_>>();
                    melds.push(Meld::from_faces(MeldKind::Chi, &faces).ok()?);
                } else {
                    let (kind, len) =
                        [(MeldKind::Pon, 3), (MeldKind::Daiminkan, 4), (MeldKind::Ankan, 4)]
                            [below(random, 3)];
                    melds.push(Meld::from_faces(kind, &[tile.into(); 4][..len]).ok()?);
                }
            }
            tiles.extend([kinds[below(random, kinds.len())]; 2]);
        }
    }
    let winning = tiles.swap_remove(below(random, tiles.len()));
    let most = if below(random, 2) == 0 { 0 } else { 2 };
    let jokers = below(random, most + 1).min(tiles.len() - 1);
    for _ in 0..jokers {
        tiles.swap_remove(below(random, tiles.len()));
    }
    let is_joker = jokers == 1 && below(random, 4) == 0;
    Some(Drawn {
        known: tiles,
        jokers,
        melds,
        winning: (!is_joker).then_some(winning),
        win: random_circumstances(random, family),
    })
}

fn random_circumstances(random: &mut SplitMix64, family: &Family) -> Win {
    let wind = |random: &mut SplitMix64| Wind::seats(4)[below(random, 4)];
    let seat = wind(random);
    let mut win = if below(random, 2) == 0 {
        Win::self_drawn()
    } else {
        Win::by_discard().with_discarder(Wind::seats(4)[(seat as usize + 1 + below(random, 3)) % 4])
    };
    win = win.with_seat(seat).with_prevalent(wind(random)).with_streak(below(random, 3) as u8);
    let rare = |random: &mut SplitMix64| below(random, 8) == 0;
    if rare(random) {
        win = win.with_last_tile();
    }
    if rare(random) {
        win = win.with_kong();
    }
    if rare(random) {
        win = win.with_event(Event::Earthly);
    }
    if rare(random) {
        win = win.with_event(Event::EarthlyReady);
    }
    if family.has_flowers() {
        let flowers = Flower::ALL.into_iter().filter(|_| below(random, 3) == 0);
        win = win.with_flowers(flowers.collect::<Flowers>());
    }
    win
}

/// Every split of tiles into sets, each once.
fn splits(counts: &mut [u8; 34], sets: &mut Vec<Mentsu>, found: &mut Vec<Vec<Mentsu>>) {
    let Some(first) = counts.iter().position(|&n| n > 0) else {
        let mut sets = sets.clone();
        sets.sort();
        if !found.contains(&sets) {
            found.push(sets);
        }
        return;
    };
    if counts[first] >= 3 {
        counts[first] -= 3;
        sets.push(Mentsu::koutsu(Tile::ALL[first]));
        splits(counts, sets, found);
        sets.pop();
        counts[first] += 3;
    }
    if first < 27 && first % 9 < 7 && counts[first + 1] > 0 && counts[first + 2] > 0 {
        (first..first + 3).for_each(|i| counts[i] -= 1);
        sets.push(Mentsu::shuntsu(Tile::ALL[first]).unwrap());
        splits(counts, sets, found);
        sets.pop();
        (first..first + 3).for_each(|i| counts[i] += 1);
    }
}

/// Every way to read concealed tiles: the form, its sets and its pairs.
fn forms(counts: &[u8; 34], drawn: &Drawn, family: &Family) -> Vec<(Form, Vec<Mentsu>, Vec<Tile>)> {
    let mut all = Vec::new();
    for pair in Tile::ALL {
        if counts[pair.index()] >= 2 {
            let mut counts = *counts;
            counts[pair.index()] -= 2;
            let mut found = Vec::new();
            splits(&mut counts, &mut Vec::new(), &mut found);
            all.extend(found.into_iter().map(|sets| (Form::Standard, sets, Vec::from([pair]))));
        }
    }
    if !drawn.melds.is_empty() || family.sets().get() != 4 {
        return all;
    }
    let allowed = |n: &u8| match family.seven_pairs() {
        SevenPairs::No => false,
        SevenPairs::Distinct => *n == 0 || *n == 2,
        SevenPairs::WithFours => n % 2 == 0,
    };
    if counts.iter().all(allowed) {
        let pairs = Tile::ALL.into_iter();
        let pairs = pairs.flat_map(|tile| (0..counts[tile.index()] / 2).map(move |_| tile));
        all.push((Form::SevenPairs, Vec::new(), pairs.collect()));
    }
    let orphans = Tile::ALL.into_iter().all(|tile| {
        let n = counts[tile.index()];
        if TileSet::YAOCHUU.contains(tile) { n > 0 } else { n == 0 }
    });
    if orphans && family.has_thirteen_orphans() {
        let pair = Tile::ALL.into_iter().find(|tile| counts[tile.index()] == 2);
        all.push((Form::ThirteenOrphans, Vec::new(), pair.into_iter().collect()));
    }
    all
}

/// Whether a pattern counts, by the definition of series and exclusion.
fn counts_by_definition(family: &Family, worth: &[u32], times: &[u32], place: usize) -> bool {
    let patterns = family.patterns();
    let pattern = &patterns[place];
    let rival = |other: usize| {
        other != place
            && times[other] > 0
            && pattern.series().is_some()
            && patterns[other].series() == pattern.series()
            && (worth[other] > worth[place] || worth[other] == worth[place] && other < place)
    };
    let all = || 0..patterns.len();
    times[place] > 0
        && !all().any(rival)
        && !all().any(|other| {
            family.excluded_by(other).contains(&place)
                && counts_by_definition(family, worth, times, other)
        })
}

/// Whether the minimum is reached, the total, and the sum that the cap cuts.
fn worth(family: &Family, reading: &Reading<'_>) -> (bool, u32, u32) {
    let patterns = family.patterns();
    let times: Vec<u32> = patterns.iter().map(|pattern| pattern.times(reading)).collect();
    let worth: Vec<u32> = times.iter().zip(patterns).map(|(n, one)| n * one.value()).collect();
    let mut counted: Vec<usize> = (0..patterns.len())
        .filter(|&place| counts_by_definition(family, &worth, &times, place))
        .collect();
    let greatest = counted.iter().map(|&place| worth[place]).max().unwrap_or(0);
    let alone = greatest > 0 && family.alone().is_some_and(|from| greatest >= from);
    if alone {
        counted = Vec::from([*counted.iter().find(|&&place| worth[place] == greatest).unwrap()]);
    }
    let sum = counted.iter().map(|&place| worth[place]).sum::<u32>().max(family.least());
    let total = if alone { sum } else { sum.min(family.cap().unwrap_or(u32::MAX)) };
    let toward = counted.iter().filter(|&&place| !patterns[place].is_bonus());
    (toward.map(|&place| worth[place]).sum::<u32>() >= family.minimum(), total, sum)
}

/// What a reading is worth as [`Counted::rank`](crate::score) orders it, and its blocks.
type Worth = (bool, u32, u32);

/// The best of all fillings and splits; `None` if none is a win.
fn best(family: &Family, drawn: &Drawn, only_wait: bool) -> Option<Worth> {
    readings(family, drawn, only_wait).into_iter().map(|(worth, _)| worth).max()
}

/// All fillings and splits, with their blocks.
fn readings(family: &Family, drawn: &Drawn, only_wait: bool) -> Vec<(Worth, String)> {
    let kinds: Vec<Tile> = family.kinds().iter().collect();
    let mut all = Vec::new();
    let whole = Whole { win: &drawn.win, has_meld: !drawn.melds.is_empty(), only_wait };
    let jokers = drawn.jokers + usize::from(drawn.winning.is_none());
    let fillings: Vec<Vec<Tile>> = match jokers {
        0 => Vec::from([Vec::new()]),
        1 => kinds.iter().map(|&tile| Vec::from([tile])).collect(),
        _ => kinds
            .iter()
            .enumerate()
            .flat_map(|(i, &one)| kinds[i..].iter().map(move |&two| Vec::from([one, two])))
            .collect(),
    };
    for filling in fillings {
        let mut counts = [0; 34];
        let tiles = drawn.known.iter().chain(&filling).chain(drawn.winning.as_ref());
        tiles.for_each(|tile| counts[tile.index()] += 1);
        for (form, sets, pairs) in forms(&counts, drawn, family) {
            let stands_for = drawn.winning.map_or_else(|| filling.clone(), |tile| [tile].into());
            for winning in stands_for {
                // The tile completes a set, the eyes, or the form as a whole.
                for part in 0..=sets.len() {
                    let in_part = match part.checked_sub(1) {
                        None => form != Form::Standard || pairs[0] == winning,
                        Some(set) => sets[set].contains(winning),
                    };
                    if !in_part {
                        continue;
                    }
                    let reading =
                        reading(&whole, drawn, form, &sets, &pairs, &counts, winning, part);
                    if family.has_void_suit() && reading.suits() > 2 {
                        continue;
                    }
                    all.push((worth(family, &reading), reading.blocks()));
                }
            }
        }
    }
    all
}

#[expect(clippy::too_many_arguments, reason = "each is a part of a reading")]
fn reading<'a>(
    whole: &'a Whole<'a>,
    drawn: &Drawn,
    form: Form,
    sets: &[Mentsu],
    pairs: &[Tile],
    counts: &[u8; 34],
    winning: Tile,
    part: usize,
) -> Reading<'a> {
    let mut counts = *counts;
    let mut all: Vec<Set> = Vec::new();
    for meld in &drawn.melds {
        let mentsu = meld.mentsu();
        mentsu.tiles().for_each(|tile| counts[tile.index()] += 1);
        all.push(Set { mentsu, is_claimed: meld.is_open(), is_concealed: !meld.is_open() });
    }
    for (i, &mentsu) in sets.iter().enumerate() {
        let opens = i + 1 == part && !mentsu.is_shuntsu() && !whole.win.is_self_drawn();
        all.push(Set { mentsu, is_claimed: false, is_concealed: !opens });
    }
    let wait = match part.checked_sub(1).map(|set| sets[set]) {
        None if form == Form::Standard => WaitKind::Pair,
        None => WaitKind::Other,
        Some(mentsu) if !mentsu.is_shuntsu() => WaitKind::Pung,
        Some(mentsu) => match (mentsu.first().rank(), winning.rank()) {
            (first, rank) if rank == first + 1 => WaitKind::Closed,
            (1, 3) | (7, 7) => WaitKind::Edge,
            _ => WaitKind::TwoSided,
        },
    };
    let jokers = drawn.jokers + usize::from(drawn.winning.is_none());
    let pairs = pairs.to_vec();
    let kinds = kinds_of(&counts);
    Reading { whole, form, sets: all, pairs, counts, kinds, winning, wait, jokers }
}

fn check(preset: Preset, wins: usize, seed: u64) {
    let family = preset.family().with_wild(TileSet::EMPTY);
    let mut random = SplitMix64::new(seed);
    let (mut checked, mut with_jokers) = (0, 0);
    while checked < wins {
        let Some(drawn) = random_win(&mut random, &family) else { continue };
        if drawn.win.check().is_err() {
            continue;
        }
        let Ok(known) = drawn.known.iter().try_fold(Counts::EMPTY, |sum, &tile| sum.with(tile))
        else {
            continue;
        };
        let melds: Vec<AnyMeld> = drawn.melds.iter().map(|&meld| meld.into()).collect();
        let Ok(hand) = family.hand_of(known, drawn.jokers as u8, &melds) else { continue };
        let winning = drawn.winning.map_or(AnyTile::Joker, AnyTile::Tile);
        let score = family.score(&hand, winning, &drawn.win);
        if let Err(NoScore::Hand(_)) = score {
            continue;
        }
        // By trying each kind, as it is defined.
        let wins = |tile: &Tile| {
            let drawn_tile = Drawn { winning: Some(*tile), ..drawn_copy(&drawn) };
            hand.draw(*tile).is_ok() && best(&family, &drawn_tile, false).is_some()
        };
        // Taiwan alone asks for the only wait. With two jokers the definition takes seconds.
        let needs = preset == Preset::Taiwan;
        if needs && drawn.jokers > 1 {
            continue;
        }
        let only = needs && family.kinds().iter().filter(wins).count() == 1;
        let all = readings(&family, &drawn, only);
        let expected = all.iter().map(|(worth, _)| *worth).max();
        let found = score
            .as_ref()
            .ok()
            .map(|score| (score.reaches_minimum(), score.total(), score.uncapped()));
        assert_eq!(found, expected, "{preset:?} {hand} + {:?} {:?}", drawn.winning, drawn.win);
        if let Ok(score) = score {
            let payments = score.payments().expect("the discarder is known");
            assert_eq!(payments.iter().sum::<i64>(), 0);
            assert!(payments[drawn.win.seat() as usize] >= 0);
            check_beaten(&score, &all, &hand);
            checked += 1;
            with_jokers += usize::from(drawn.jokers > 0);
        }
    }
    assert!(preset == Preset::Taiwan || with_jokers > wins / 10);
}

/// The beaten readings are the best other ones, each with the most that its blocks are worth.
fn check_beaten(score: &Score<'_>, all: &[(Worth, String)], hand: &AnyHand) {
    let mut most = BTreeMap::<&str, u32>::new();
    for ((_, total, _), blocks) in all.iter().filter(|(_, blocks)| blocks != score.blocks()) {
        let entry = most.entry(blocks).or_default();
        *entry = (*entry).max(*total);
    }
    let found: BTreeMap<&str, u32> =
        score.beaten().iter().map(|(blocks, total)| (blocks.as_str(), *total)).collect();
    assert_eq!(found.len(), score.beaten().len(), "{hand}: blocks twice");
    for (blocks, total) in &found {
        assert_eq!(most.get(blocks), Some(total), "{hand}: {blocks}");
    }
    let mut totals: Vec<u32> = most.into_values().collect();
    totals.sort_unstable_by(|a, b| b.cmp(a));
    totals.truncate(Family::MAX_BEATEN);
    assert!(score.beaten().iter().map(|(_, total)| *total).eq(totals), "{hand}: order or number");
}

fn drawn_copy(drawn: &Drawn) -> Drawn {
    let Drawn { known, jokers, melds, winning, win } = drawn;
    Drawn {
        known: known.clone(),
        jokers: *jokers,
        melds: melds.clone(),
        winning: *winning,
        win: *win,
    }
}

#[test]
fn random_wins_are_worth_what_the_definition_says() {
    let wins = if cfg!(debug_assertions) { 150 } else { 3_000 };
    Preset::ALL.into_iter().for_each(|preset| check(preset, wins, 50 + preset as u64));
}

#[test]
#[ignore = "takes minutes; run by .ci/slow"]
fn ten_thousand_wins_a_preset() {
    Preset::ALL.into_iter().for_each(|preset| check(preset, 10_000, 500 + preset as u64));
}
