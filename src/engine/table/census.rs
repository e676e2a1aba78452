//! Counts the hands of 14 tiles by shanten, by combining classes of equivalent suits four times.

extern crate alloc;

use alloc::vec;
use alloc::vec::Vec;

use super::rows::TableRows;
use super::tests::{ROW_COUNT, every_suit};
use crate::engine::Rows as _;
use crate::tile::{Counts, Suit, SuitCounts, TileSet};

const TABLE: TableRows = TableRows::ALL_KINDS;

/// The facts about a group of suits that determine shanten.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Class {
    row: u8,
    tiles: u8,
    /// Different kinds, 7 standing for more.
    kinds: u8,
    /// Kinds held twice or more.
    pairs: u8,
    /// Different terminals and honors.
    yaochuu: u8,
    /// Whether one of those is held twice.
    yaochuu_pair: bool,
}

const CLASSES: usize = ROW_COUNT * 15 * 8 * 8 * 14 * 2;

impl Class {
    fn of_suit(suit: Suit, word: u64) -> Class {
        let counts = SuitCounts::from_word(word);
        let ends = TileSet::YAOCHUU.ranks(suit).word();
        let (kinds, pairs) = (counts.at_least(1), counts.at_least(2));
        Class {
            row: TABLE.of_suit(suit, word),
            tiles: counts.total(),
            kinds: kinds.len().min(7) as u8,
            pairs: pairs.len() as u8,
            yaochuu: (kinds.word() & ends).count_ones() as u8,
            yaochuu_pair: pairs.word() & ends != 0,
        }
    }

    fn with(self, other: Class) -> Class {
        Class {
            row: TABLE.combine(self.row, other.row),
            tiles: self.tiles + other.tiles,
            kinds: (self.kinds + other.kinds).min(7),
            pairs: self.pairs + other.pairs,
            yaochuu: self.yaochuu + other.yaochuu,
            yaochuu_pair: self.yaochuu_pair | other.yaochuu_pair,
        }
    }

    fn key(self) -> usize {
        let counts = [(self.tiles, 15), (self.kinds, 8), (self.pairs, 8), (self.yaochuu, 14)];
        let key = counts
            .iter()
            .fold(usize::from(self.row), |key, &(n, most)| key * most + usize::from(n));
        key * 2 + usize::from(self.yaochuu_pair)
    }

    fn from_key(key: usize) -> Class {
        let yaochuu_pair = key % 2 == 1;
        let mut rest = key / 2;
        let mut digit = |most| {
            let digit = rest % most;
            rest /= most;
            digit as u8
        };
        let (yaochuu, pairs, kinds, tiles) = (digit(14), digit(8), digit(8), digit(15));
        Class { row: rest as u8, tiles, kinds, pairs, yaochuu, yaochuu_pair }
    }

    /// The least shanten of a hand of 14 tiles, with the suits of another class.
    fn shanten_with(self, other: Class) -> i8 {
        let standard = TABLE.lacks(TABLE.beside(self.row, 4), other.row) as i8 - 1;
        let hand = self.with(other);
        let chiitoitsu = 6 - hand.pairs as i8 + (7 - hand.kinds as i8);
        let kokushi = 13 - hand.yaochuu as i8 - i8::from(hand.yaochuu_pair);
        standard.min(chiitoitsu).min(kokushi)
    }
}

/// The number of suits, or groups of suits, of each class.
struct Census(Vec<(Class, u64)>);

impl Census {
    fn collect(each: impl FnOnce(&mut dyn FnMut(Class, u64))) -> Census {
        let mut counts = vec![0u64; CLASSES];
        each(&mut |class, n| counts[class.key()] += n);
        let found = counts.iter().enumerate().filter(|&(_, &n)| n > 0);
        Census(found.map(|(key, &n)| (Class::from_key(key), n)).collect())
    }

    fn of_suit(suit: Suit) -> Census {
        Census::collect(|add| {
            every_suit(u32::from(suit.ranks()), 14, &mut |word| {
                add(Class::of_suit(suit, word), 1);
            });
        })
    }

    fn with(&self, other: &Census) -> Census {
        Census::collect(|add| {
            for &(left, n) in &self.0 {
                for &(right, m) in other.0.iter().filter(|(c, _)| c.tiles + left.tiles <= 14) {
                    add(left.with(right), n * m);
                }
            }
        })
    }
}

/// DESIGN.md publishes this table.
#[test]
fn shanten_of_all_hands_of_14_tiles() {
    let number = Census::of_suit(Suit::Man);
    let honors = Census::of_suit(Suit::Honor);
    let three = number.with(&number).with(&number);
    let mut hands = [0u64; 8];
    for &(numbers, n) in &three.0 {
        for &(honors, m) in honors.0.iter().filter(|(c, _)| c.tiles + numbers.tiles == 14) {
            hands[(numbers.shanten_with(honors) + 1) as usize] += n * m;
        }
    }
    // All multisets of 14 tiles, and the wins that tests/golden.rs enumerates one by one.
    assert_eq!(hands.iter().sum::<u64>(), 326_520_504_500);
    assert_eq!(hands[0], 16_873_619);
    let from_tenpai_to_six = [
        2_133_064_968,
        35_934_777_211,
        130_938_507_660,
        121_685_916_468,
        33_290_266_817,
        2_496_505_635,
        24_592_122,
    ];
    assert_eq!(hands[1..], from_tenpai_to_six);
}

#[test]
fn a_class_has_the_shanten_of_its_hands() {
    for (text, shanten) in [
        ("19m19p19s12345677z", -1),
        ("1133557799m1199p", -1),
        ("1133557799m119p1z", 0),
        ("147m258p369s12345z", 6),
        ("23333444556688m", -1),
    ] {
        let hand: Counts = text.parse().unwrap();
        let [man, pin, sou, honors] =
            Suit::ALL.map(|suit| Class::of_suit(suit, hand.suit(suit).word()));
        let numbers = man.with(pin).with(sou);
        assert_eq!(numbers.shanten_with(honors), shanten, "{text}");
        assert_eq!(hand.shanten().get(), shanten, "{text}");
        let whole = numbers.with(honors);
        assert_eq!(Class::from_key(whole.key()), whole, "{text}");
    }
}
