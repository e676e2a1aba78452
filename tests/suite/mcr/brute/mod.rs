//! The fan of a win by plain code: every way to take the tiles apart, every pattern in it by its
//! definition, and of all subsets that the principles allow the one worth most.

mod patterns;
mod splits;

use std::collections::BTreeSet;

use self::patterns::{Pattern, Seen, Win, of_all_tiles, of_sets};
pub(super) use self::splits::wins;
use self::splits::{pairs_of, splits, straights, without};
use super::Case;
use super::drawn::random_win;
use crate::common::Random;
use mentsu::mcr::{Fan, FanSet, Rules, Situation, score};
use mentsu::{Hand, MeldKind, Mentsu, Tile};

/// Whether some patterns may count together.
fn may_stand(new: &Pattern, taken: &[Pattern]) -> bool {
    let waits = [Fan::EdgeWait, Fan::ClosedWait, Fan::SingleWait];
    let forbids = |a: &Pattern, b: &Pattern| {
        a.fan.swallows().contains(b.fan) || waits.contains(&a.fan) && waits.contains(&b.fan)
    };
    if taken.iter().any(|old| forbids(old, new) || forbids(new, old)) {
        return false;
    }
    // Chows that any fan combines are one group; a fan may only join different groups.
    let mut groups: Vec<usize> = (0..4).collect();
    let all = taken.iter().chain([new]).filter(|pattern| !pattern.chows.is_empty());
    for pattern in all {
        let joined: Vec<usize> = pattern.chows.iter().map(|&chow| groups[chow]).collect();
        if joined.iter().collect::<BTreeSet<_>>().len() < joined.len() {
            return false;
        }
        for group in &mut groups {
            if joined.contains(group) {
                *group = joined[0];
            }
        }
    }
    true
}

/// The most that patterns are worth together, all subsets tried but those that can't be better.
fn most(patterns: &[Pattern], taken: &mut Vec<Pattern>, points: u16, best: &mut u16) {
    *best = points.max(*best);
    let Some((first, rest)) = patterns.split_first() else { return };
    let left: u16 = patterns.iter().map(|pattern| u16::from(pattern.fan.points())).sum();
    if points + left <= *best {
        return;
    }
    if may_stand(first, taken) {
        taken.push(first.clone());
        most(rest, taken, points + u16::from(first.fan.points()), best);
        taken.pop();
    }
    most(rest, taken, points, best);
}

/// The patterns in each way to read a win.
fn ways(hand: &Hand, situation: &Situation) -> Vec<Vec<Pattern>> {
    let drawn = || hand.drawn().map(|face| face.tile());
    let tile = situation.winning_tile().or_else(drawn).expect("a winning tile");
    let mut concealed: Vec<Tile> = hand.concealed().tiles().collect();
    concealed.extend(situation.winning_tile());
    concealed.sort();
    let declared: Vec<(Mentsu, MeldKind)> =
        hand.melds().iter().map(|meld| (meld.mentsu(), meld.kind())).collect();
    let melded = declared.iter().flat_map(|(set, _)| set.tiles());
    let all = concealed.iter().copied().chain(melded).collect();
    let win = Win { situation, tile, concealed, declared, all };
    let mut all = Vec::new();
    let mut count = |mut patterns: Vec<Pattern>| {
        patterns.sort_by_key(|pattern| std::cmp::Reverse(pattern.fan.points()));
        all.push(patterns);
    };
    let mut see = |pair: Tile, own: &[Mentsu], knitted: &[Tile]| {
        let declared = win.declared.iter().map(|(set, kind)| (*set, *kind == MeldKind::Ankan));
        // The winning tile is in one of the blocks; each is tried.
        let blocks = own.iter().filter(|set| set.contains(win.tile));
        let elsewhere = pair == win.tile || knitted.contains(&win.tile);
        let opened = blocks.map(|set| Some(*set)).chain(elsewhere.then_some(None));
        for opened in opened.collect::<BTreeSet<_>>() {
            let opens = |set: &Mentsu| !situation.is_self_drawn() && opened == Some(*set);
            let own = own.iter().map(|set| (*set, !opens(set)));
            let sets = declared.clone().chain(own).collect();
            count(of_sets(&win, &Seen { pair, sets, knitted: knitted.to_vec() }));
        }
    };
    for (pair, own) in splits(&win.concealed) {
        see(pair, &own, &[]);
    }
    for nine in straights() {
        let rest = without(&win.concealed, &nine);
        for (pair, own) in rest.iter().flat_map(|rest| splits(rest)) {
            see(pair, &own, &nine);
        }
    }
    if let Some(pairs) = pairs_of(&win.concealed) {
        let mut patterns = vec![Pattern::new(Fan::SevenPairs)];
        of_all_tiles(&win, &mut patterns);
        let in_a_row = pairs.windows(2).all(|two| two[0].next() == Some(two[1]));
        if in_a_row && !pairs[0].is_honor() {
            patterns.push(Pattern::new(Fan::SevenShiftedPairs));
        }
        count(patterns);
    }
    let kinds: BTreeSet<Tile> = win.concealed.iter().copied().collect();
    if win.concealed.len() == 14 && kinds.len() >= 13 {
        let honors = kinds.iter().filter(|tile| tile.is_honor()).count();
        let mut patterns = Vec::new();
        if kinds.iter().all(|tile| tile.is_yaochuu()) {
            patterns.push(Pattern::new(Fan::ThirteenOrphans));
        }
        let fits =
            |nine: &Vec<Tile>| kinds.iter().all(|tile| tile.is_honor() || nine.contains(tile));
        if kinds.len() == 14 && straights().iter().any(fits) {
            patterns.push(Pattern::new(Fan::LesserHonorsAndKnittedTiles));
            let more = [
                (honors == 7, Fan::GreaterHonorsAndKnittedTiles),
                (honors == 5, Fan::KnittedStraight),
            ];
            patterns
                .extend(more.into_iter().filter(|(is, _)| *is).map(|(_, fan)| Pattern::new(fan)));
        }
        if !patterns.is_empty() {
            of_all_tiles(&win, &mut patterns);
            count(patterns);
        }
    }
    all
}

/// The points of a win without flowers.
fn best_total(hand: &Hand, situation: &Situation) -> Option<u16> {
    let total = |patterns: &Vec<Pattern>| {
        let mut best = 0;
        most(patterns, &mut Vec::new(), 0, &mut best);
        if best == 0 { 8 } else { best }
    };
    ways(hand, situation).iter().map(total).max()
}

/// Whether exactly these fan may count together in some way to see the win; flowers aside.
pub(crate) fn may_count(hand: &Hand, situation: &Situation, fans: &[String]) -> bool {
    let mut wanted = Vec::new();
    for name in fans {
        let (name, times) = name.split_once('*').unwrap_or((name, "1"));
        let fan = Fan::ALL.into_iter().find(|fan| fan.chinese() == name);
        let times: usize = times.parse().expect("a number");
        wanted.extend(std::iter::repeat_n(fan.expect("a fan"), times));
    }
    wanted.retain(|fan| *fan != Fan::FlowerTile);
    ways(hand, situation).iter().any(|patterns| stand_together(&wanted, patterns, &mut Vec::new()))
}

/// Whether there is a pattern for each of some fan, all of which may count together.
fn stand_together(wanted: &[Fan], patterns: &[Pattern], taken: &mut Vec<Pattern>) -> bool {
    let Some((first, rest)) = wanted.split_first() else { return true };
    let later: Vec<usize> = (0..patterns.len()).filter(|&i| patterns[i].fan == *first).collect();
    later.into_iter().any(|i| {
        if !may_stand(&patterns[i], taken) {
            return false;
        }
        taken.push(patterns[i].clone());
        let others: Vec<Pattern> = patterns
            .iter()
            .enumerate()
            .filter(|(k, _)| *k != i)
            .map(|(_, one)| one.clone())
            .collect();
        let found = stand_together(rest, &others, taken);
        taken.pop();
        found
    })
}

#[test]
fn no_other_choice_of_fan_is_worth_more() {
    let text = include_str!("../../../golden/mcr.txt");
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let case = Case::of(line);
        let score = score(&case.hand, &case.situation, &Rules::MIL).expect("a win");
        let best = best_total(&case.hand, &case.situation);
        assert_eq!(best, Some(score.without_flowers()), "{line}");
    }
}

/// Random wins, which reach forms and fan that are rare in recorded games.
#[test]
#[ignore = "100,000 wins, each with all subsets of its fan, take a while"]
fn no_other_choice_of_fan_is_worth_more_in_many_wins() {
    let mut random = Random::new(81);
    let mut reached = FanSet::EMPTY;
    for _ in 0..100_000 {
        let (hand, situation) = random_win(&mut random);
        let score = score(&hand, &situation, &Rules::MIL).expect("a win");
        let best = best_total(&hand, &situation);
        assert_eq!(best, Some(score.without_flowers()), "{hand} {situation:?}");
        reached |= score.fan_set();
    }
    let missing: FanSet = FanSet::ALL - reached;
    assert!(missing.is_empty(), "never reached: {missing}");
}
