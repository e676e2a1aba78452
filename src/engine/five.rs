//! Hands of five mentsu by the rows of four.
//!
//! Rows know up to four mentsu of a suit. All five are in one suit only if it has most tiles: they
//! lack at least fifteen less the tiles that it holds. So the suits together are combined to five,
//! and the fifth number of a single suit is computed only where it can matter.

use super::direct::RankRows;
use super::numbers::Numbers;
use super::rows::{Rows, lacking};
use crate::tile::{RankSet, Suit, SuitCounts, TileSet};

/// How many tiles four suits lack for five mentsu and a jantou.
pub(crate) fn lacking_of_five<R: Rows>(rows: &R, words: [u64; 4]) -> u8 {
    Suits::new(rows, words).lacking
}

/// How many tiles four suits lack for this many mentsu, with or without a jantou.
pub(crate) fn lacking_blocks<R: Rows>(
    rows: &R,
    words: [u64; 4],
    mentsu: usize,
    jantou: bool,
) -> u8 {
    if mentsu == 5 {
        return Suits::new(rows, words).lacks(rows)[usize::from(jantou)];
    }
    if jantou {
        return lacking(rows, words, mentsu);
    }
    let [man, pin, sou, honors] = rows.of_hand(words, rows.keys(words));
    let all = rows.combine(rows.combine(man, pin), rows.combine(sou, honors));
    rows.numbers(all).lacks(mentsu, false)
}

/// The tiles of which one more leaves fewer lacking, as a bit in each nibble of the suits' words.
/// Undefined for tiles held four times.
pub(crate) fn lowering_of_five<R: Rows>(rows: &R, words: [u64; 4]) -> [u64; 4] {
    let suits = Suits::new(rows, words);
    Suit::ALL.map(|suit| suits.lowering(rows, suit, words[suit.index()]))
}

/// The rows of four suits.
struct Suits<R: Rows> {
    keys: [R::Key; 4],
    rows: [R::Row; 4],
    /// With the fifth number where it can matter.
    numbers: [Numbers; 4],
    /// Whether it can.
    has_five: [bool; 4],
    lacking: u8,
}

impl<R: Rows> Suits<R> {
    fn new(rows: &R, words: [u64; 4]) -> Suits<R> {
        let keys = rows.keys(words);
        let of_hand = rows.of_hand(words, keys);
        let numbers = of_hand.map(|row| rows.numbers(row));
        let mut suits = Suits { keys, rows: of_hand, numbers, has_five: [false; 4], lacking: 0 };
        suits.lacking = suits.lacks(rows)[1];
        // With one more tile, too.
        let most_lacking = suits.lacking;
        suits.has_five = words.map(|word| 14 < most_lacking + SuitCounts::from_word(word).total());
        if suits.has_five != [false; 4] {
            for suit in Suit::ALL.into_iter().filter(|suit| suits.has_five[suit.index()]) {
                let numbers = &mut suits.numbers[suit.index()];
                *numbers = with_own_five(numbers, rows.in_play(), suit, words[suit.index()]);
            }
            suits.lacking = suits.lacks(rows)[1];
        }
        suits
    }

    /// Without and with a jantou.
    fn lacks(&self, rows: &R) -> [u8; 2] {
        let [man, pin, sou, honors] = [0, 1, 2, 3];
        let ((_, left), (_, right)) = (self.pair(rows, man, pin), self.pair(rows, sou, honors));
        left.five_with(&right)
    }

    /// Two suits together.
    fn pair(&self, rows: &R, one: usize, other: usize) -> (R::Row, Numbers) {
        let both = rows.combine(self.rows[one], self.rows[other]);
        (both, rows.numbers(both).with_five(self.numbers[one].five_with(&self.numbers[other])))
    }

    /// The numbers of the three suits beside this one.
    fn beside(&self, rows: &R, suit: Suit) -> Numbers {
        let [one, two, three] = match suit {
            Suit::Man => [1, 2, 3],
            Suit::Pin => [0, 2, 3],
            Suit::Sou => [3, 0, 1],
            Suit::Honor => [2, 0, 1],
        };
        let (both, numbers) = self.pair(rows, two, three);
        let all = rows.numbers(rows.combine(self.rows[one], both));
        all.with_five(self.numbers[one].five_with(&numbers))
    }

    fn lowering(&self, rows: &R, suit: Suit, word: u64) -> u64 {
        let (row, others) = (self.rows[suit.index()], self.beside(rows, suit));
        let one_more = rows.one_more(suit, word, self.keys[suit.index()]);
        let mut lowering = 0;
        for (rank, &more) in one_more[..usize::from(suit.ranks())].iter().enumerate() {
            let shift = 4 * rank;
            let has_five = self.has_five[suit.index()];
            if (more == row && !has_five) || word >> shift & 0xF >= 4 {
                continue;
            }
            let mut numbers = rows.numbers(more);
            if has_five {
                numbers = with_own_five(&numbers, rows.in_play(), suit, word + (1 << shift));
            }
            if numbers.hand_with(&others) < self.lacking {
                lowering |= 1 << shift;
            }
        }
        lowering & RankSet::ALL.word()
    }
}

/// The numbers of a suit with the fifth, rank by rank.
#[cold]
#[inline(never)]
fn with_own_five(numbers: &Numbers, in_play: TileSet, suit: Suit, word: u64) -> Numbers {
    let rows = RankRows::<6> { in_play };
    let five = rows.numbers(rows.of_suit(suit, word)).five();
    numbers.with_five(five)
}
