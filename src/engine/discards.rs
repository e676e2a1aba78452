//! What each discard leaves, for all discards at once: a suit's row with a tile fewer beside the rows
//! of the others, which are put together once.

use super::rows::Rows;
use crate::list::{Filler, List};
use crate::tile::{Counts, Suit, Tile};

/// The rows of a hand about to discard.
pub(crate) struct BeforeDiscard<'a, R: Rows> {
    rows: &'a R,
    concealed: &'a Counts,
    mentsu: usize,
    keys: [R::Key; 4],
    /// For each suit, what is needed of the three others.
    others: [R::Beside; 4],
    /// For each two suits, by their indices, the row of the other two.
    other_two: [[R::Row; 4]; 4],
}

/// What a discard leaves.
#[derive(Clone, Copy)]
pub(crate) struct AfterDiscard {
    pub(crate) tile: Tile,
    /// How many tiles are lacking.
    pub(crate) lacking: u8,
    /// The tiles of which one more leaves fewer lacking, as [`RowGroups::lowering`] gives them.
    ///
    /// [`RowGroups::lowering`]: super::RowGroups::lowering
    pub(crate) lowering: [u64; 4],
}

impl Filler for AfterDiscard {
    const FILLER: AfterDiscard = AfterDiscard { tile: Tile::M1, lacking: 0, lowering: [0; 4] };
}

impl<'a, R: Rows> BeforeDiscard<'a, R> {
    #[inline(always)]
    pub(crate) fn new(rows: &'a R, concealed: &'a Counts, mentsu: usize) -> BeforeDiscard<'a, R> {
        let words = concealed.words();
        let [man, pin, sou, honors] = rows.of_hand(words);
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
        let keys = [
            rows.key(Suit::Man, words[0]),
            rows.key(Suit::Pin, words[1]),
            rows.key(Suit::Sou, words[2]),
            rows.key(Suit::Honor, words[3]),
        ];
        BeforeDiscard { rows, concealed, mentsu, keys, others, other_two }
    }

    /// Adds what every kind held leaves, in order.
    #[inline(always)]
    pub(crate) fn lowering(&self, found: &mut List<AfterDiscard, 14>) {
        let (rows, words) = (self.rows, self.concealed.words());
        let one_more = [
            rows.one_more(Suit::Man, words[0], self.keys[0]),
            rows.one_more(Suit::Pin, words[1], self.keys[1]),
            rows.one_more(Suit::Sou, words[2], self.keys[2]),
            rows.one_more(Suit::Honor, words[3], self.keys[3]),
        ];
        // One by one: in a loop the suit would be asked for again and again.
        self.lowering_without(Suit::Man, &one_more, found);
        self.lowering_without(Suit::Pin, &one_more, found);
        self.lowering_without(Suit::Sou, &one_more, found);
        self.lowering_without(Suit::Honor, &one_more, found);
    }

    #[inline(always)]
    fn lowering_without(
        &self,
        suit: Suit,
        one_more: &[[R::Row; 9]; 4],
        found: &mut List<AfterDiscard, 14>,
    ) {
        let (rows, of, beside) = (self.rows, suit.index(), self.others[suit.index()]);
        let word = self.concealed.suit(suit).word();
        let mut kinds = self.concealed.suit(suit).at_least(1).word();
        let (mut last, mut lowering) = (None, [0; 4]);
        while kinds != 0 {
            let shift = kinds.trailing_zeros() as usize;
            kinds &= kinds - 1;
            let tile = Tile::ALL[9 * of + shift / 4];
            let (word, key) = (word - (1 << shift), rows.without(self.keys[of], tile));
            let row = rows.of_key(suit, word, key);
            let lacking = rows.lacks(beside, row);
            // Many tiles of a suit leave the same row, and so the same of the other suits.
            if last != Some(row) {
                last = Some(row);
                lowering = [
                    self.lowering_of(Suit::Man, suit, row, one_more, lacking),
                    self.lowering_of(Suit::Pin, suit, row, one_more, lacking),
                    self.lowering_of(Suit::Sou, suit, row, one_more, lacking),
                    self.lowering_of(Suit::Honor, suit, row, one_more, lacking),
                ];
            }
            let of_suit = rows.one_more(suit, word, key);
            lowering[of] = rows.lowering(suit.ranks(), &of_suit, beside, lacking).word();
            found.push(AfterDiscard { tile, lacking, lowering });
        }
    }

    /// The ranks of a suit that leave fewer lacking beside another suit's row.
    #[inline(always)]
    fn lowering_of(
        &self,
        of: Suit,
        suit: Suit,
        row: R::Row,
        one_more: &[[R::Row; 9]; 4],
        lacking: u8,
    ) -> u64 {
        if of == suit {
            return 0;
        }
        let two = self.other_two[suit.index()][of.index()];
        let beside = self.rows.beside(self.rows.combine(row, two), self.mentsu);
        self.rows.lowering(of.ranks(), &one_more[of.index()], beside, lacking).word()
    }
}
