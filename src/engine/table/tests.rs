//! Every entry of every table against definitions written differently: proofs by exhaustion.
//!
//! A hand's standard shanten follows from the tiles that the product of its four suits' rows lacks.
//! If every suit's row is right, and every product of two rows is, then so is the shanten of every
//! hand: of all 326,520,504,500 hands of 14 tiles, and of every other size.

extern crate alloc;

use alloc::collections::BTreeSet;
use alloc::vec;
use alloc::vec::Vec;

use super::bytes::{BesideLine, parities};
use super::packing::SuitState;
use super::rows::{TableRows, is_sanma_man};
use super::splits::splits;
use super::{is_standard_win, standard_waits, waits};
use crate::engine::{DirectRows, RowGroups, Rows, direct, lacking, mentsu_needed};
use crate::tile::{Counts, Suit, SuitCounts, Tile, TileSet};

const TABLE: TableRows = TableRows::ALL_KINDS;
const SANMA: TableRows = TableRows::SANMA;

/// The number of rows: 180 closed under combination, 10 more of sanma's man suit.
pub(super) const ROW_COUNT: usize = 190;

const NEVER: u8 = 100;

/// Calls `visit` with every suit word of `ranks` ranks and at most `room` tiles.
pub(super) fn every_suit(ranks: u32, room: u64, visit: &mut impl FnMut(u64)) {
    fn extend(rank: u32, ranks: u32, word: u64, room: u64, visit: &mut impl FnMut(u64)) {
        if rank == ranks {
            return visit(word);
        }
        for n in 0..=room.min(4) {
            extend(rank + 1, ranks, word | n << (4 * rank), room - n, visit);
        }
    }
    extend(0, ranks, 0, room, visit);
}

fn base_5_key(word: u64) -> usize {
    (0..9).rev().fold(0, |key, rank| key * 5 + (word >> (4 * rank) & 0xF) as usize)
}

/// For every vector of the ranks, by its key in base 5, the fewest tiles to add so that it
/// holds one of the targets; `NEVER` where tiles that may not be added are needed.
///
/// The definition: the least sum of what each target needs beyond what is held. It is a sum
/// over ranks, so the least is found by walking along one rank after the other.
fn fewest_to_reach(targets: &[u64], ranks: u32, can_come: impl Fn(u32) -> bool) -> Vec<u8> {
    let mut fewest = vec![NEVER; 5usize.pow(ranks)];
    for &target in targets {
        fewest[base_5_key(target)] = 0;
    }
    for rank in 0..ranks {
        let step = 5usize.pow(rank);
        for key in 0..fewest.len() {
            if key / step % 5 != 0 {
                continue;
            }
            let by_target: Vec<u8> = (0..5).map(|n| fewest[key + n * step]).collect();
            for held in 0..5 {
                let price = |target: usize| match target.saturating_sub(held) {
                    0 => 0,
                    more if can_come(rank) => more as u8,
                    _ => NEVER,
                };
                let each = (0..5).map(|target| by_target[target].saturating_add(price(target)));
                fewest[key + held * step] = each.min().unwrap_or(NEVER).min(NEVER);
            }
        }
    }
    fewest
}

/// Every suit that is exactly this many mentsu and perhaps a jantou.
fn shapes(suit: Suit, mentsu: usize, jantou: bool) -> Vec<u64> {
    let ranks = u64::from(suit.ranks());
    let mut blocks: Vec<u64> = (0..ranks).map(|rank| 3 << (4 * rank)).collect();
    if suit != Suit::Honor {
        blocks.extend((0..7).map(|rank| 0x111 << (4 * rank)));
    }
    let mut words = vec![0u64];
    if jantou {
        words = (0..ranks).map(|rank| 2 << (4 * rank)).collect();
    }
    for _ in 0..mentsu {
        words =
            words.iter().flat_map(|word| blocks.iter().map(move |block| word + block)).collect();
        words.retain(|&word| SuitCounts::from_word(word).at_least(5).is_empty());
        words.sort_unstable();
        words.dedup();
    }
    words
}

/// The row that an index byte stands for, by the last look-ups of a hand: no mentsu is read, so
/// rows differ if they lack different numbers next to any other row.
fn agrees_everywhere(
    index: TableRows,
    suit: Suit,
    tiles: u64,
    can_come: impl Fn(u32) -> bool,
) -> usize {
    let ranks = u32::from(suit.ranks());
    let mut expected = Vec::new();
    for jantou in [false, true] {
        for mentsu in 0..5 {
            expected.push(fewest_to_reach(&shapes(suit, mentsu, jantou), ranks, &can_come));
        }
    }
    let rows = rows_by_id();
    let mut seen = 0;
    every_suit(ranks, tiles, &mut |word| {
        let held_elsewhere = (0..ranks).any(|r| !can_come(r) && word >> (4 * r) & 0xF > 0);
        if held_elsewhere {
            return;
        }
        seen += 1;
        let key = base_5_key(word);
        let row = &rows[usize::from(index.of_suit(suit, word))];
        for (i, fewest) in expected.iter().enumerate() {
            assert_eq!(row[i], fewest[key], "{:?}", SuitCounts::from_word(word));
        }
    });
    seen
}

/// The meaning of each row's byte, from the direct method's rows of suits and their convolutions.
fn rows_by_id() -> Vec<[u8; 10]> {
    let mut rows = vec![None; ROW_COUNT];
    let mut put = |id: u8, row: [u8; 10]| {
        let known: &mut Option<[u8; 10]> = &mut rows[usize::from(id)];
        assert!(known.is_none_or(|known| known == row), "row {id} means two things");
        *known = Some(row);
    };
    let direct_rows = DirectRows { in_play: TileSet::ALL };
    let numbers = |row: crate::engine::shape::Row| {
        core::array::from_fn(|i| row.lacks(i % 5, i >= 5).min(NEVER))
    };
    every_suit(9, 14, &mut |word| {
        put(TABLE.of_suit(Suit::Pin, word), numbers(direct_rows.of_suit(Suit::Pin, word)));
    });
    every_suit(7, 14, &mut |word| {
        put(TABLE.of_suit(Suit::Honor, word), numbers(direct_rows.of_suit(Suit::Honor, word)));
    });
    let sanma = DirectRows { in_play: TileSet::SANMA };
    for ones in 0..=4 {
        for nines in 0..=4u64 {
            let word = ones | nines << 32;
            put(SANMA.of_suit(Suit::Man, word), numbers(sanma.of_suit(Suit::Man, word)));
        }
    }
    loop {
        let known: Vec<_> = (0..ROW_COUNT).filter_map(|i| rows[i].map(|row| (i, row))).collect();
        for (a, left) in &known {
            for (b, right) in &known {
                if *a >= 180 && *b >= 180 {
                    continue;
                }
                let id = usize::from(TABLE.combine(*a as u8, *b as u8));
                let both = convolution(left, right);
                assert!(rows[id].is_none_or(|known| known == both), "{a} x {b}");
                rows[id] = Some(both);
            }
        }
        if rows.iter().flatten().count() == known.len() {
            break;
        }
    }
    rows.into_iter().map(|row| row.expect("every row is a suit's or a product")).collect()
}

fn convolution(left: &[u8; 10], right: &[u8; 10]) -> [u8; 10] {
    core::array::from_fn(|i| {
        let (mentsu, jantou) = (i % 5, i / 5);
        let shared = (0..=mentsu).flat_map(|m| (0..=jantou).map(move |j| (m, j)));
        let sums = shared.map(|(m, j)| left[5 * j + m] + right[5 * (jantou - j) + mentsu - m]);
        sums.min().unwrap_or(NEVER).min(NEVER)
    })
}

#[test]
fn every_row_is_the_fewest_tiles_to_add_over_all_shapes() {
    let any = |_| true;
    assert_eq!(agrees_everywhere(TABLE, Suit::Sou, 14, any), 405_350);
    assert_eq!(agrees_everywhere(TABLE, Suit::Honor, 14, any), 43_130);
    let ends = |rank| matches!(rank, 0 | 8);
    assert_eq!(agrees_everywhere(SANMA, Suit::Man, 8, ends), 25);
}

#[test]
fn every_product_is_the_convolution_and_rows_are_closed() {
    let rows = rows_by_id();
    assert_eq!(rows.len(), 190);
    for (a, left) in rows.iter().enumerate() {
        for (b, right) in rows.iter().enumerate() {
            let both = convolution(left, right);
            for mentsu in 0..5 {
                let beside = TABLE.beside(a as u8, mentsu);
                assert_eq!(TABLE.lacks(beside, b as u8), both[5 + mentsu].min(15));
            }
        }
    }
    for a in 0..180 {
        for b in 0..180 {
            let both = usize::from(TABLE.combine(a, b));
            assert!(both < 180, "the first 180 rows are closed");
            let [left, right] = [a, b].map(|id| &rows[usize::from(id)]);
            assert_eq!(rows[both], convolution(left, right));
        }
    }
    let mut distinct = rows.clone();
    distinct.sort_unstable();
    distinct.dedup();
    assert_eq!(distinct.len(), 190, "no two bytes mean the same row");
}

/// The further facts about rows that discards need: which of a row's numbers a draw lowers, and
/// which are part of the least sum with any other suits.
#[test]
fn a_draw_that_lowers_a_number_of_the_least_sum_leaves_fewer_lacking() {
    let mut draws = BTreeSet::new();
    for suit in [Suit::Man, Suit::Honor] {
        every_suit(u32::from(suit.ranks()), 13, &mut |word| {
            for rank in (0..suit.ranks()).filter(|rank| word >> (4 * rank) & 0xF < 4) {
                let drawn = word + (1 << (4 * rank));
                draws.insert((TABLE.of_suit(suit, word), TABLE.of_suit(suit, drawn)));
            }
        });
    }
    assert_eq!(draws.len(), 581);
    for (row, drawn) in draws {
        for others in 0..180 {
            for mentsu in 0..5 {
                let beside = BesideLine::new(others, mentsu);
                let lacks = |row: u8| beside.lacks().lacks(row);
                let lowered = parities(row) ^ parities(drawn);
                let lowers = lowered & beside.cheapest(row) != 0;
                assert_eq!(lowers, lacks(drawn) < lacks(row), "{row} {drawn} {others} {mentsu}");
            }
        }
    }
}

/// Whether a suit of 3n tiles is all mentsu, or one of 3n+2 mentsu and a jantou.
fn is_complete(suit: Suit, word: u64) -> bool {
    match SuitCounts::from_word(word).total() % 3 {
        0 => direct::suit_splits(suit, word, false),
        2 => direct::suit_splits(suit, word, true),
        _ => false,
    }
}

#[test]
fn every_completion_is_what_the_reference_says() {
    let check = |suit: Suit, word: u64| {
        let tiles = SuitCounts::from_word(word).total();
        let mut ranks = 0;
        if tiles < 14 {
            for rank in (0..u32::from(suit.ranks())).filter(|rank| word >> (4 * rank) & 0xF < 4) {
                ranks |= u16::from(is_complete(suit, word + (1 << (4 * rank)))) << rank;
            }
        }
        let expected = SuitState::new(tiles, is_complete(suit, word), ranks);
        assert_eq!(waits::of_suit(suit, word), expected, "{suit:?} {word:#x}");
        u32::from(expected != SuitState::DEAD)
    };
    let (mut suits, mut live) = (0, 0);
    every_suit(9, 14, &mut |word| {
        suits += 1;
        live += check(Suit::Man, word);
        assert_eq!(check(Suit::Sou, word), check(Suit::Man, word));
    });
    assert_eq!((suits, live), (405_350, 83_166));
    every_suit(7, 14, &mut |word| {
        check(Suit::Honor, word);
    });
}

/// Compares each suit with the reference, next to a suit that is complete without a jantou or with
/// one. This proves each suit's ways, and how they are combined.
#[test]
fn every_complete_suit_has_the_ways_of_the_reference_in_their_order() {
    let compare = |counts: &Counts| {
        let by_table = splits(counts).map(|split| (split.blocks(), split.masks()));
        let directly = direct::splits(counts).map(|split| (split.blocks(), split.masks()));
        assert!(by_table.eq(directly), "{counts}");
    };
    let mut complete = 0;
    let mut check = |suit: Suit, word: u64| {
        if !is_complete(suit, word) {
            return;
        }
        complete += 1;
        let mut words = [0; 4];
        words[suit.index()] = word;
        let tiles = SuitCounts::from_word(word).total();
        if tiles % 3 == 0 && tiles < 14 {
            // The jantou in each other suit, with a mentsu where there is room.
            for other in Suit::ALL.into_iter().filter(|&other| other != suit) {
                words[other.index()] = if tiles < 12 { 0x302 } else { 0x20 };
                compare(&Counts::from_words(words));
                words[other.index()] = 0;
            }
        } else {
            compare(&Counts::from_words(words));
        }
    };
    every_suit(9, 14, &mut |word| Suit::NUMBERS.into_iter().for_each(|suit| check(suit, word)));
    every_suit(7, 14, &mut |word| check(Suit::Honor, word));
    assert_eq!(complete, 3 * 21_743 + 498);
}

#[test]
fn no_other_suit_has_a_way() {
    every_suit(9, 14, &mut |word| {
        assert_eq!(super::splits::of_number_suit(word).is_some(), is_complete(Suit::Pin, word));
    });
    every_suit(7, 14, &mut |word| {
        assert_eq!(super::splits::of_honors(word).is_some(), is_complete(Suit::Honor, word));
    });
}

#[test]
fn one_more_tile_is_looked_up_as_if_it_were_there() {
    let mut others = 0;
    let mut check = |index: TableRows, suit: Suit, word: u64| {
        // Every row of the others in turn.
        others = (others + 1) % 180;
        let beside = index.beside(others, 4);
        let lacking = index.lacks(beside, index.of_suit(suit, word));
        let can_come = index.in_play().ranks(suit).word();
        let free = can_come & !SuitCounts::from_word(word).at_least(4).word();
        let one_more = index.one_more(suit, word, index.key(suit, word));
        let ranks = index.lowering(suit.ranks(), &one_more, beside, lacking).word() & free;
        for rank in (0..u32::from(suit.ranks())).filter(|rank| free >> (4 * rank) & 1 == 1) {
            let row = index.of_suit(suit, word + (1 << (4 * rank)));
            let lowers = index.lacks(beside, row) < lacking;
            assert_eq!(ranks >> (4 * rank) & 1 == 1, lowers);
        }
    };
    every_suit(9, 14, &mut |word| {
        check(TABLE, Suit::Pin, word);
        if is_sanma_man(word) {
            check(SANMA, Suit::Man, word);
        }
    });
    every_suit(7, 14, &mut |word| check(TABLE, Suit::Honor, word));
}

#[test]
fn mentsu_beyond_four_and_tiles_beyond_fourteen_answer_too() {
    for tile in Tile::ALL {
        let counts = Counts::FULL.without(tile).unwrap_or_default();
        let direct_rows = DirectRows { in_play: TileSet::ALL };
        assert_eq!(lacks(&TABLE, &counts), lacks(&direct_rows, &counts));
    }
}

fn lacks<R: Rows>(rows: &R, hand: &Counts) -> u8 {
    lacking(rows, hand.words(), mentsu_needed(hand.total()))
}

/// Concealed tiles of a random hand, with the number of tiles that a number of melds leaves.
fn random_hand(seed: u64) -> Counts {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let mut below = |n: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(seed | 1);
        ((state >> 32) as usize * n) >> 32
    };
    let melds = below(5).saturating_sub(1);
    let size = 13 - 3 * melds + below(2);
    // Few kinds every other time: random tiles of all kinds are far from anything.
    let kinds = [34, 9, 18, 12][below(4)];
    let first = below(34 - kinds + 1);
    let mut counts = Counts::EMPTY;
    while usize::from(counts.total()) < size {
        counts = counts.with(Tile::ALL[first + below(kinds)]).unwrap_or(counts);
    }
    counts
}

/// The tiles that lower shanten, as far as they can come.
fn lowering<R: Rows>(rows: &R, hand: &Counts) -> [u64; 4] {
    let mentsu = mentsu_needed(hand.total());
    let lowering = RowGroups::new(rows, hand.words(), mentsu).lowering(rows, hand.words());
    let free = |suit: Suit| !hand.suit(suit).at_least(4).word();
    Suit::ALL.map(|suit| lowering[suit.index()] & free(suit))
}

/// Compares the answers of the same calls with and without the feature, on a million hands with 0–3
/// melds.
#[test]
fn a_million_random_hands_get_the_same_answers_from_tables_and_directly() {
    extern crate std;

    let direct_rows = DirectRows { in_play: TileSet::ALL };
    let half = move |from: u64| {
        for seed in from..from + 500_000 {
            let hand = random_hand(seed);
            assert_eq!(lacks(&TABLE, &hand), lacks(&direct_rows, &hand), "{hand}");
            assert_eq!(is_standard_win(&hand), direct::is_standard_win(&hand), "{hand}");
            let wins =
                |tile: &Tile| hand.with(*tile).is_ok_and(|drawn| direct::is_standard_win(&drawn));
            if hand.total() % 3 == 1 {
                let waits: TileSet = Tile::ALL.into_iter().filter(wins).collect();
                assert_eq!(standard_waits(&hand), waits, "{hand}");
            } else if hand.total() % 3 == 2 {
                let by_table = splits(&hand).map(|split| split.blocks());
                assert!(by_table.eq(direct::splits(&hand)), "{hand}");
            }
            if seed % 50 == 0 {
                assert_eq!(lowering(&TABLE, &hand), lowering(&direct_rows, &hand), "{hand}");
            }
        }
    };
    std::thread::scope(|scope| {
        scope.spawn(move || half(0));
        half(500_000);
    });
}

/// Sanma: the man suit of two kinds by its own rows, combined with all others.
#[test]
fn random_sanma_hands_get_the_same_answers_from_tables_and_directly() {
    let direct_rows = DirectRows { in_play: TileSet::SANMA };
    for seed in 0..100_000 {
        let hand = random_hand(seed);
        let tiles = hand.tiles().filter(|&tile| TileSet::SANMA.contains(tile));
        let hand = Counts::from_tiles(tiles).unwrap_or_default();
        assert_eq!(lacks(&SANMA, &hand), lacks(&direct_rows, &hand), "{hand}");
        if seed % 20 == 0 {
            let (by_table, directly) = (lowering(&SANMA, &hand), lowering(&direct_rows, &hand));
            let ends = TileSet::SANMA.ranks(Suit::Man).word();
            assert_eq!(by_table[0] & ends, directly[0] & ends, "{hand}");
            assert_eq!(by_table[1..], directly[1..], "{hand}");
        }
    }
}
