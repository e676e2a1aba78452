//! Signs made by chance: what must be so of every share.

use std::vec::Vec;

use mentsu::random::{RandomSource, SplitMix64};
use mentsu::{Counts, FifthCopy, Hand, Tile, TileSet, Visible, face, hand};

use super::signs::Signs;
use super::yaku::Blocks;
use super::{Clue, FOUR_PLAYERS, Safe, Shares};
use crate::reading::TableReading;
use crate::{GameRules, RoundStart, Seat, View};

/// The shares are those of the waits that are listed one by one.
#[test]
fn shares_are_those_of_the_waits() {
    let mut source = SplitMix64::new(3);
    for round in 0..4_000 {
        let signs = any(&mut source, |source, _| source.below(5) as u8);
        let bits =
            |source: &mut SplitMix64| u64::from_ne_bytes([0; 8].map(|_| source.below(256) as u8));
        let yaku = Blocks {
            jantou: bits(&mut source),
            koutsu: bits(&mut source),
            shuntsu: bits(&mut source),
        };
        let yaku = if round % 2 == 0 { yaku } else { Blocks::ALL };
        // Kokushi is a wait of closed hands, which win with any block.
        let signs = Signs { yaku, is_closed: signs.is_closed && round % 2 == 1, ..signs };
        let (mut of, mut all, mut waits) = ([0.0; Tile::COUNT], 0.0, TileSet::EMPTY);
        signs.each(|wait| {
            let factors = wait.clues.iter().map(|clue| FOUR_PLAYERS.of[clue.index()]);
            let share = wait.ways * factors.product::<f64>();
            all += share;
            waits |= wait.tiles;
            assert!(wait.with_yaku.is_subset(wait.tiles));
            wait.with_yaku.iter().for_each(|tile| of[tile.index()] += share);
        });
        let shares = signs.shares(&FOUR_PLAYERS);
        let near = |one: f64, other: f64| (one - other).abs() <= 1e-12 * one.abs().max(other.abs());
        assert!(near(shares.all, all), "{} {all} {signs:?}", shares.all);
        assert_eq!(shares.waits, waits, "{signs:?}");
        for tile in Tile::ALL {
            let (one, other) = (shares.of[tile.index()], of[tile.index()]);
            assert!(near(one, other) && (one == 0.0) == (other == 0.0), "{tile}: {one} {other}");
        }
    }
}

pub(super) fn any(source: &mut SplitMix64, unseen: impl Fn(&mut SplitMix64, usize) -> u8) -> Signs {
    let set = |source: &mut SplitMix64, one_in: usize| -> TileSet {
        Tile::ALL.into_iter().filter(|_| source.below(one_in) == 0).collect()
    };
    let genbutsu = set(source, 4);
    let mut discarded = [0; Tile::COUNT];
    genbutsu.iter().for_each(|tile| discarded[tile.index()] = 1 + source.below(4) as u8);
    Signs {
        unseen: std::array::from_fn(|index| unseen(source, index)),
        genbutsu,
        passed: set(source, 8),
        discarded,
        of_suit: std::array::from_fn(|_| source.below(7) as u8),
        turn: source.below(3) as u8,
        riichi_tile: source.below(3) as u8,
        dora: set(source, 30),
        yakuhai: TileSet::DRAGONS,
        is_closed: source.below(2) == 0,
        yaku: Blocks::ALL,
    }
}

fn swap(index: usize) -> usize {
    match index {
        0..=8 => index + 9,
        9..=17 => index - 9,
        _ => index,
    }
}

fn mirror(index: usize) -> usize {
    if index < 27 { index - index % 9 + 8 - index % 9 } else { index }
}

/// Suits differ by nothing but what lies in them, and neither do 1 to 9 from 9 to 1.
#[test]
fn suits_swapped_and_mirrored() {
    let mut source = SplitMix64::new(1);
    for _ in 0..2_000 {
        let signs = any(&mut source, |source, _| source.below(5) as u8);
        for moved in [swap, mirror] {
            let set = |set: TileSet| -> TileSet {
                set.iter().map(|tile| Tile::ALL[moved(tile.index())]).collect()
            };
            let mut other = Signs {
                genbutsu: set(signs.genbutsu),
                passed: set(signs.passed),
                dora: set(signs.dora),
                ..signs.clone()
            };
            for index in 0..Tile::COUNT {
                other.unseen[moved(index)] = signs.unseen[index];
                other.discarded[moved(index)] = signs.discarded[index];
            }
            for suit in 0..3 {
                other.of_suit[moved(suit * 9) / 9] = signs.of_suit[suit];
            }
            let Shares { of: one, all: one_sum, .. } = signs.shares(&FOUR_PLAYERS);
            let Shares { of: two, all: two_sum, .. } = other.shares(&FOUR_PLAYERS);
            assert!((one_sum - two_sum).abs() < 1e-9 * one_sum.max(1.0));
            for index in 0..Tile::COUNT {
                let (one, two) = (one[index], two[moved(index)]);
                assert!((one - two).abs() < 1e-9 * one.max(1.0), "{index}: {one} {two} {signs:?}");
            }
        }
    }
}

/// All hands of seven tiles that few unseen ones allow: none wins on a tile without a share. And
/// every tile with a share has a hand that waits for it, if there are tiles enough.
#[test]
fn no_hidden_hand_wins_on_a_tile_without_a_share() {
    let mut source = SplitMix64::new(2);
    let (mut tenpai, mut exact, mut with_share) = (0, 0, 0);
    for _ in 0..400 {
        let suit = 9 * source.below(3);
        let signs = any(&mut source, |source, index| {
            let most = if (suit..suit + 9).contains(&index) || index > 30 { 4 } else { 1 };
            source.below(most) as u8
        });
        let signs = Signs {
            unseen: std::array::from_fn(|index| {
                let near = (suit..suit + 9).contains(&index) || index > 30;
                if near { signs.unseen[index] } else { 0 }
            }),
            is_closed: false,
            ..signs
        };
        let shares = signs.shares(&FOUR_PLAYERS).of;
        let mut waited = TileSet::EMPTY;
        each_hand(&signs.unseen, 0, 7, Counts::EMPTY, &mut |hand| {
            let waits = hand.wait_tiles_in(&Visible::NOTHING.with_fifth_copy(FifthCopy::Ignored));
            if waits.is_empty() || !(waits & signs.certain()).is_empty() {
                return;
            }
            tenpai += 1;
            waited |= waits;
            for tile in waits.iter() {
                assert!(shares[tile.index()] > 0.0, "{hand:?} waits for {tile}: {signs:?}");
            }
        });
        for tile in Tile::ALL.into_iter().filter(|tile| shares[tile.index()] > 0.0) {
            with_share += 1;
            exact += usize::from(waited.contains(tile));
        }
    }
    assert!(tenpai > 10_000, "{tenpai} hands");
    assert!(exact * 10 > with_share * 7, "{exact} of {with_share}");
}

pub(super) fn each_hand(
    unseen: &[u8; Tile::COUNT],
    from: usize,
    tiles: u8,
    hand: Counts,
    see: &mut impl FnMut(Counts),
) {
    if tiles == 0 {
        return see(hand);
    }
    let Some(index) = (from..Tile::COUNT).find(|index| unseen[*index] > 0) else { return };
    let mut hand = hand;
    for copies in 0..=unseen[index].min(tiles) {
        each_hand(unseen, index + 1, tiles - copies, hand, see);
        match hand.with(Tile::ALL[index]) {
            Ok(more) => hand = more,
            Err(_) => return,
        }
    }
}

#[test]
fn each_clue_has_a_name_of_its_own() {
    let mut names: Vec<&str> = Clue::all().map(Clue::name).collect();
    assert!(names.iter().all(|name| !name.is_empty()));
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), Clue::COUNT);
}

/// Who holds all copies of a terminal or honor can still deal in to a kokushi that lacks it, as
/// long as every other one may be in the opponent's hand.
#[test]
fn the_last_copies_of_an_honor_deal_in_to_kokushi_alone() {
    let rules = GameRules::TENHOU;
    let first = |hand: Hand| {
        let mut deal = RoundStart::first(&rules).deal(face!("5p"));
        deal.hands[0] = hand.faces().collect();
        View::new(&rules, Seat::ALL[0], &deal).unwrap()
    };
    // Another one is gone whole, so nobody holds twelve kinds.
    let view = first(hand!("23m345p1111s1111z"));
    let danger = TableReading::of(&view).danger(Tile::East, Seat::ALL[1]);
    assert_eq!(danger.safe(), Some(Safe::NoWait));
    let view = first(hand!("23m3456p234s1111z"));
    let danger = TableReading::of(&view).danger(Tile::East, Seat::ALL[1]);
    assert!(danger.safe().is_none() && danger.if_tenpai() > 0.0, "{danger:?}");
}
