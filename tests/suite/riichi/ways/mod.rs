//! The way to each yaku is that of the nearest of all wins, over whole sets of tiles.

mod conditions;

use std::collections::{BTreeMap, BTreeSet};

use self::conditions::{Around, hand_of, wins_of};
use crate::common::Random;
use mentsu::riichi::{Rules, Situation, Yaku, YakuSet, YakuWay, score, yaku_ways};
use mentsu::{Counts, Hand, Meld, Tile, TileSet, Visible, Wind, counts, hand, tiles};

/// All wins of some kinds: their concealed tiles, the last of them, and the yaku.
struct Wins(Vec<(Counts, Tile, YakuSet)>);

impl Wins {
    fn of(kinds: TileSet, mentsu: usize, around: &Around) -> Wins {
        let all = wins_of(kinds, mentsu, mentsu == 4 && around.melds.is_empty());
        let on_each =
            all.into_iter().flat_map(|won| won.kinds().into_iter().map(move |t| (won, t)));
        Wins(on_each.map(|(won, t)| (won, t, around.yaku_in_any_form(&won, t))).collect())
    }

    /// For each yaku the least number of tiles to exchange before the last one, and the tiles that
    /// lower it; by definition.
    fn nearest(&self, hand: &Hand, left: &Counts) -> BTreeMap<Yaku, (i8, BTreeSet<Tile>)> {
        let held = hand.concealed();
        let mut nearest: BTreeMap<Yaku, (i8, BTreeSet<Tile>)> = BTreeMap::new();
        for &(won, last, yaku) in &self.0 {
            let is_won = won == *held && hand.drawn().is_none_or(|drawn| drawn.tile() == last);
            let before = won.without(last).unwrap();
            let lacks = |tile: Tile| before[tile].saturating_sub(held[tile]);
            let draws = |tile: Tile| lacks(tile) + u8::from(tile == last);
            if !is_won && won.kinds().iter().any(|tile| draws(tile) > left[tile]) {
                continue;
            }
            let exchanged: u8 = before.kinds().iter().map(lacks).sum();
            let shanten = if is_won { -1 } else { exchanged as i8 };
            let helping: BTreeSet<Tile> = match shanten {
                -1 => BTreeSet::new(),
                0 => BTreeSet::from([last]),
                _ => before.kinds().iter().filter(|&tile| lacks(tile) > 0).collect(),
            };
            for yaku in yaku {
                let known = nearest.entry(yaku).or_insert((i8::MAX, BTreeSet::new()));
                if shanten < known.0 {
                    *known = (shanten, helping.clone());
                } else if shanten == known.0 {
                    known.1.extend(&helping);
                }
            }
        }
        nearest
    }
}

/// Checks the answer for a hand whose draws are of these kinds.
fn check(wins: &Wins, hand: &Hand, around: &Around, visible: &Visible) {
    let situation = Situation::tsumo().with_seat(around.seat).with_round(around.round);
    let ways = yaku_ways(hand, visible, &situation, &around.rules);
    let left = visible.unseen(hand.concealed());
    let expected = wins.nearest(hand, &left);
    let got: BTreeMap<Yaku, (i8, BTreeSet<Tile>)> = ways
        .iter()
        .map(|way| (way.yaku(), (way.shanten().get(), way.ukeire().tiles().iter().collect())))
        .collect();
    assert_eq!(got, expected, "{hand} {around:?} {left}");
    assert!(ways.is_sorted_by_key(|way| (way.shanten(), way.yaku())), "{hand}");
    ways.iter().for_each(|way| check_nearest(way, hand, around, &left));
}

/// Checks that the nearest win has the yaku, and lacks what it says.
fn check_nearest(way: &YakuWay, hand: &Hand, around: &Around, left: &Counts) {
    let (held, missing) = (hand.concealed(), way.missing());
    assert_eq!(missing.total() as i8, way.shanten().get() + 1, "{hand} {way:?}");
    assert!(left.difference(missing).is_ok(), "{hand} {way:?}");
    let has_it = |last| around.yaku_in_any_form(way.won(), last).contains(way.yaku());
    let lacks_it = |last: Tile| {
        let before = way.won().without(last).unwrap();
        let more = |tile: Tile| before[tile].saturating_sub(held[tile]);
        Tile::ALL.iter().all(|&t| missing[t] == more(t) + u8::from(t == last))
    };
    let mut last = way.won().kinds().into_iter();
    assert!(last.any(|t| has_it(t) && (way.shanten().is_win() || lacks_it(t))), "{hand} {way:?}");
    for (tile, copies) in way.ukeire() {
        assert_eq!(copies, left[tile], "{hand} {way:?}");
    }
    assert!(missing.kinds().is_subset(way.ukeire().tiles()) || way.shanten().get() > 0);
}

fn around(random: &mut Random, melds: Vec<Meld>) -> Around {
    let rules = [Rules::TENHOU, Rules::WRC.with_open_tanyao(false), Rules::TENHOU_SANMA];
    let rules = rules[random.below(3)];
    Around { melds, seat: *random.pick(&Wind::ALL), round: *random.pick(&Wind::ALL), rules }
}

/// Hands of these kinds and random tiles seen, against all wins of them.
fn check_kinds(kinds: TileSet, hands: usize, seed: u64) {
    check_hands(kinds, &[0, 1, 2, 3], hands, seed);
}

/// The same with these numbers of melds.
fn check_hands(kinds: TileSet, melded: &[usize], hands: usize, seed: u64) {
    let mut random = Random::new(seed);
    let each: Vec<Tile> = kinds.iter().collect();
    for &melded in melded {
        let melds = random.win(&each, melded, melded).melds().to_vec();
        let around = around(&mut random, melds);
        let kinds = kinds & around.rules.kinds();
        let each: Vec<Tile> = kinds.iter().collect();
        let wins = Wins::of(kinds, 4 - melded, &around);
        for _ in 0..hands {
            let tiles = 13 - 3 * melded + random.below(2);
            let concealed = match random.below(4) {
                0 if tiles % 3 == 2 => wins.0[random.below(wins.0.len())].0,
                _ => random.tiles(&each, tiles),
            };
            let drawn = if tiles % 3 == 2 && random.below(3) > 0 {
                Some(*random.pick(&concealed.kinds().iter().collect::<Vec<_>>()))
            } else {
                None
            };
            let Some(hand) = hand_of(concealed, &around.melds, drawn) else { continue };
            let number = [0, 0, 6, 14][random.below(4)];
            let seen = random.tiles(&each, number);
            let visible = Visible::of(&hand).with_in_play(kinds).with_seen(seen);
            check(&wins, &hand, &around, &visible);
        }
    }
}

#[test]
fn one_suit() {
    check_kinds(TileSet::SOU, 20, 1);
    check_kinds(TileSet::PIN | tiles!("67z"), 10, 2);
}

#[test]
fn terminals_and_honors() {
    check_kinds(TileSet::YAOCHUU, 20, 3);
}

#[test]
fn three_suits() {
    check_kinds(tiles!("123m123p123s"), 20, 4);
    check_kinds(tiles!("3456m345p345s"), 20, 5);
    check_kinds(tiles!("789m6789p789s1z"), 20, 6);
}

#[test]
fn honors_and_few_others() {
    check_kinds(tiles!("234s12345z7z"), 20, 7);
    check_kinds(tiles!("23468s6z9p"), 20, 8);
    check_kinds(tiles!("1m567p1234567z"), 20, 9);
}

#[test]
fn random_kinds() {
    let mut random = Random::new(10);
    for seed in 11..23 {
        let kinds = random.tiles(&Tile::ALL, 12).kinds();
        check_kinds(kinds, 8, seed);
    }
}

/// Two melds leave so few wins that all of them are compared.
#[test]
fn all_kinds_beside_melds() {
    check_hands(TileSet::ALL, &[2, 3], 25, 41);
}

#[test]
fn every_yaku_is_in_reach_of_one_hand() {
    // Who holds 2m in sanma can still reach sanshoku, and north is a yakuhai for everybody.
    let hand = hand!("123m45p13789s113z");
    let situation = Situation::tsumo();
    let sanma = Rules::TENHOU_SANMA.with_north_yakuhai(true);
    let ways = yaku_ways(&hand, &Visible::of(&hand), &situation, &sanma);
    assert_eq!(ways.len(), 34);
    let seen = Visible::of(&hand).with_seen(counts!("77z"));
    let ways = yaku_ways(&hand, &seen, &situation, &Rules::TENHOU);
    let without = [Yaku::NorthWind, Yaku::Chun, Yaku::Daisangen];
    assert!(without.iter().all(|&yaku| ways.iter().all(|way| way.yaku() != yaku)));
    assert_eq!(ways.len(), 34 - without.len());
}

/// The conditions are those of a score: a win without a yakuman has the yaku that its tiles meet,
/// those aside that others replace.
#[test]
fn conditions_are_those_of_scores() {
    let mut random = Random::new(50);
    let mut compared = 0;
    for kinds in
        [TileSet::SOU, TileSet::YAOCHUU, tiles!("123m123p123s"), tiles!("456m45678p456s7z")]
    {
        for melded in [0, 1, 2] {
            let each: Vec<Tile> = kinds.iter().collect();
            let melds = random.win(&each, melded, melded).melds().to_vec();
            let around = around(&mut random, melds);
            for won in wins_of(kinds, 4 - melded, melded == 0) {
                for last in won.kinds() {
                    compared += usize::from(agrees_with_score(&won, last, &around));
                }
            }
        }
    }
    assert!(compared > 50_000, "{compared}");
}

fn agrees_with_score(won: &Counts, last: Tile, around: &Around) -> bool {
    let ways = YakuSet::from_iter(Yaku::ALL) - YakuSet::OLD;
    let others = [Yaku::MenzenTsumo, Yaku::Sankantsu, Yaku::Suukantsu].into_iter();
    let ways = others.fold(ways, |ways, yaku| ways.without(yaku));
    let Some(hand) = hand_of(*won, &around.melds, Some(last)) else { return false };
    let situation = Situation::tsumo().with_seat(around.seat).with_round(around.round);
    let Ok(score) = score(&hand, &situation, &around.rules.with_minimum_han(1)) else {
        return false;
    };
    for reading in score.readings() {
        let met = around.yaku(won, &reading.reading().form(), last);
        let counted = reading.yaku_set() & ways;
        if reading.yakuman() > 0 {
            assert!(counted.is_subset(met), "{hand}: {counted}, {met}");
            continue;
        }
        let replaced = [
            (Yaku::Ryanpeikou, Yaku::Iipeikou),
            (Yaku::Junchan, Yaku::Chanta),
            (Yaku::Chinitsu, Yaku::Honitsu),
        ];
        let met = replaced
            .into_iter()
            .filter(|(greater, _)| met.contains(*greater))
            .fold(met, |met, (_, less)| met.without(less));
        // Pinfu depends on the block that the last tile completes.
        assert_eq!(counted.without(Yaku::Pinfu), met.without(Yaku::Pinfu), "{hand}");
        assert!(!counted.contains(Yaku::Pinfu) || met.contains(Yaku::Pinfu), "{hand}");
    }
    true
}
