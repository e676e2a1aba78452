//! The hand after each discard, for all discards at once: the row of the suit with one tile fewer,
//! with the rows of the other suits, which are combined once.

use super::after::{AfterDiscard, AnotherForm, Listable};
use super::rows::Rows;
use crate::tile::{Counts, Nibbles, Suit, Tile, TileSet};

/// Fills in the hand after each discard, in order of kind, and returns their number.
#[inline(always)]
pub(crate) fn each_discard<R: Rows>(
    rows: &R,
    concealed: &Counts,
    mentsu: usize,
    listable: &Listable,
    other: &AnotherForm,
    each: &mut [impl AfterDiscard; 16],
) -> usize {
    if let Some(len) = rows.each_discard(concealed, mentsu, listable, other, each) {
        return len;
    }
    BeforeDiscard::new(rows, concealed, mentsu).each(listable, other, each)
}

/// The rows of a hand about to discard.
struct BeforeDiscard<'a, R: Rows> {
    rows: &'a R,
    concealed: &'a Counts,
    mentsu: usize,
    keys: [R::Key; 4],
    /// For each suit, the other three together.
    others: [R::Beside; 4],
    /// For each pair of suits, the row of the other two.
    other_two: [[R::Row; 4]; 4],
}

impl<'a, R: Rows> BeforeDiscard<'a, R> {
    #[inline(always)]
    fn new(rows: &'a R, concealed: &'a Counts, mentsu: usize) -> BeforeDiscard<'a, R> {
        let words = concealed.words();
        let keys = rows.keys(words);
        let [man, pin, sou, honors] = rows.of_hand(words, keys);
        let (man_pin, sou_honors) = (rows.combine(man, pin), rows.combine(sou, honors));
        let (man_sou, pin_honors) = (rows.combine(man, sou), rows.combine(pin, honors));
        let (man_honors, pin_sou) = (rows.combine(man, honors), rows.combine(pin, sou));
        let others = [
            rows.beside(rows.combine(pin, sou_honors), mentsu),
            rows.beside(rows.combine(man, sou_honors), mentsu),
            rows.beside(rows.combine(man_pin, honors), mentsu),
            rows.beside(rows.combine(man_pin, sou), mentsu),
        ];
        let other_two = [
            [man, sou_honors, pin_honors, pin_sou],
            [sou_honors, pin, man_honors, man_sou],
            [pin_honors, man_honors, sou, man_pin],
            [pin_sou, man_sou, man_pin, honors],
        ];
        BeforeDiscard { rows, concealed, mentsu, keys, others, other_two }
    }

    /// Fills in the hand after each discard, in order of kind, and returns their number.
    #[inline(always)]
    fn each(
        &self,
        listable: &Listable,
        other: &AnotherForm,
        each: &mut [impl AfterDiscard; 16],
    ) -> usize {
        let (rows, words) = (self.rows, self.concealed.words());
        let one_more = [
            rows.one_more(Suit::Man, words[0], self.keys[0]),
            rows.one_more(Suit::Pin, words[1], self.keys[1]),
            rows.one_more(Suit::Sou, words[2], self.keys[2]),
            rows.one_more(Suit::Honor, words[3], self.keys[3]),
        ];
        let mut len = 0;
        for suit in Suit::ALL {
            self.each_of_suit(suit, &one_more, (listable, other), each, &mut len);
        }
        len
    }

    /// Compiled once for all suits: four copies would be a quarter of the library's code.
    #[inline(never)]
    fn each_of_suit(
        &self,
        suit: Suit,
        one_more: &[[R::Row; 9]; 4],
        (listable, another): (&Listable, &AnotherForm),
        each: &mut [impl AfterDiscard; 16],
        len: &mut usize,
    ) {
        let (rows, of, beside) = (self.rows, suit.index(), self.others[suit.index()]);
        let word = self.concealed.suit(suit).word();
        let mut kinds = self.concealed.suit(suit).at_least(1).word();
        let (mut last, mut words) = (None, [0; 4]);
        let other = |of: Suit, row, lacking| {
            if of == suit {
                0
            } else {
                listable.of(of.index(), self.lowering_of(of, suit, row, one_more, lacking))
            }
        };
        while kinds != 0 {
            let shift = kinds.trailing_zeros() as usize;
            kinds &= kinds - 1;
            let tile = Tile::ALL[9 * of + shift / 4];
            let (word, key) = (word - (1 << shift), rows.without(self.keys[of], tile));
            let row = rows.of_key(suit, word, key);
            let lacking = rows.lacks(beside, row);
            // Discards of many tiles of a suit leave the same row, and so ask the same of the other
            // suits.
            if last != Some(row) {
                last = Some(row);
                words = [
                    other(Suit::Man, row, lacking),
                    other(Suit::Pin, row, lacking),
                    other(Suit::Sou, row, lacking),
                    other(Suit::Honor, row, lacking),
                ];
            }
            let of_suit = rows.one_more(suit, word, key);
            let lowering = rows.lowering(suit.ranks(), &of_suit, beside, lacking).word();
            let nearest = another.nearest(of, shift, lacking);
            let listed = |i: usize| {
                let by_another = listable.of(i, another.lists[i]) & nearest.other;
                words[i] & nearest.standard | by_another
            };
            let mut listed = [listed(0), listed(1), listed(2), listed(3)];
            listed[of] = listable.own((of, shift), lowering, another, nearest);
            let after = &mut each[*len % 16];
            *after.listed() = Nibbles::of_words(listed);
            after.set(tile, nearest.lacking, rows.in_play() == TileSet::ALL);
            *len += 1;
        }
    }

    /// The ranks of a suit that leave fewer tiles lacking, given another suit's row.
    #[inline(always)]
    fn lowering_of(
        &self,
        of: Suit,
        suit: Suit,
        row: R::Row,
        one_more: &[[R::Row; 9]; 4],
        lacking: u8,
    ) -> u64 {
        let two = self.other_two[suit.index()][of.index()];
        let beside = self.rows.beside(self.rows.combine(row, two), self.mentsu);
        self.rows.lowering(of.ranks(), &one_more[of.index()], beside, lacking).word()
    }
}
