//! The hand after each discard, for all discards in one pass.

use super::bytes::{BesideLine, RowKey, combine, lowering, parities};
use crate::engine::after::{AfterDiscard, AnotherForm, Listable};
use crate::tile::{Counts, Nibbles, PLACE, Tile};

/// Fills in the hand after each discard, in order of kind, and returns their number.
#[inline(always)]
pub(super) fn each(
    concealed: &Counts,
    mentsu: usize,
    listable: &Listable,
    other: &AnotherForm,
    each: &mut [impl AfterDiscard; 16],
) -> usize {
    let keys = RowKey::of_hand(concealed.words());
    let rows = [keys[0].row(), keys[1].row(), keys[2].row(), keys[3].row()];
    let [man, pin, sou, honors] = rows;
    let (man_pin, sou_honors) = (combine(man, pin), combine(sou, honors));
    let (man_sou, pin_honors) = (combine(man, sou), combine(pin, honors));
    let (man_honors, pin_sou) = (combine(man, honors), combine(pin, sou));
    let others = [
        BesideLine::new(combine(pin, sou_honors), mentsu).lacks(),
        BesideLine::new(combine(man, sou_honors), mentsu).lacks(),
        BesideLine::new(combine(man_pin, honors), mentsu).lacks(),
        BesideLine::new(combine(man_pin, sou), mentsu).lacks(),
    ];
    // For each pair of suits the row of the other two. The diagonal is unused.
    let other_two = [
        [man, sou_honors, pin_honors, pin_sou],
        [sou_honors, pin, man_honors, man_sou],
        [pin_honors, man_honors, sou, man_pin],
        [pin_sou, man_sou, man_pin, honors],
    ];
    let mut draws = Draws::NONE;
    draws.fill(rows, keys, listable, other);
    let mut kinds = concealed.kinds().bits();
    let mut len = 0;
    for after in each {
        if kinds == 0 {
            break;
        }
        let tile = Tile::ALL[kinds.trailing_zeros() as usize];
        kinds &= kinds - 1;
        let place = PLACE[tile.index()];
        let (suit, shift) = (usize::from(place >> 6), usize::from(place & 63));
        let (key, beside, two) = (keys[suit].without(tile), others[suit], other_two[suit]);
        let row = key.row();
        let lacking = beside.lacks(row);
        let nearest = other.nearest(suit, shift, lacking);
        // In its own suit a discard changes the effect of every draw.
        let helping = lowering(9, &key.one_more(), beside, lacking);
        let own = listable.own((suit, shift), helping, other, nearest);
        let numbers = |other: usize| {
            let beside = BesideLine::new(combine(row, two[other]), mentsu);
            beside.cheapest(rows[other]) & nearest.standard as u16 | OTHER & nearest.other as u16
        };
        let numbers = [numbers(0), numbers(1), numbers(2), numbers(3)];
        draws.list(numbers, after.listed());
        after.listed().set(suit, own);
        after.set(tile, nearest.lacking, true);
        len += 1;
    }
    len
}

/// The effect of each draw on its suit's row, and the nibble to list if it helps.
struct Draws {
    /// For each draw of rank 1, 3, 5 or 7, by suit: the parities of the row, and above them
    /// [`OTHER`] if another form lists the draw.
    odd: [[u16; 4]; 4],
    /// The same for the ranks 2, 4, 6 and 8.
    even: [[u16; 4]; 4],
    /// The same for the rank 9.
    ninth: [u16; 8],
    /// The parities of each suit before a draw, repeated once for each draw above.
    before: [[u16; 4]; 4],
    ninth_before: [u16; 8],
    /// The nibbles to list, in the lower halves of bytes and in the upper.
    odd_listed: [[u8; 4]; 4],
    even_listed: [[u8; 4]; 4],
    ninth_listed: [u8; 8],
}

/// The bit of the other form, above those of a row's ten numbers.
const OTHER: u16 = 1 << 15;

impl Draws {
    const NONE: Draws = Draws {
        odd: [[0; 4]; 4],
        even: [[0; 4]; 4],
        ninth: [0; 8],
        before: [[0; 4]; 4],
        ninth_before: [0; 8],
        odd_listed: [[0; 4]; 4],
        even_listed: [[0; 4]; 4],
        ninth_listed: [0; 8],
    };

    /// Written in place and not inlined, so that numbers are stored one by one as they are looked
    /// up.
    #[inline(never)]
    fn fill(&mut self, rows: [u8; 4], keys: [RowKey; 4], listable: &Listable, other: &AnotherForm) {
        let (mut odd_lists, mut even_lists) = ([[0; 4]; 4], [[0; 4]; 4]);
        for suit in 0..4 {
            let before = parities(rows[suit]);
            let (word, lists) = (listable.words[suit], other.lists[suit]);
            self.before[suit] = [before; 4];
            self.ninth_before[suit] = before;
            self.odd_listed[suit] = (word as u32 & 0x0F0F_0F0F).to_le_bytes();
            self.even_listed[suit] = (word as u32 & 0xF0F0_F0F0).to_le_bytes();
            self.ninth_listed[suit] = (word >> 32) as u8;
            let one_more = keys[suit].one_more();
            for i in 0..4 {
                self.odd[suit][i] = parities(one_more[2 * i]);
                self.even[suit][i] = parities(one_more[2 * i + 1]);
            }
            self.ninth[suit] = parities(one_more[8]) | ((lists >> 32) as u16) << 15;
            odd_lists[suit] = (lists as u32 & 0x0101_0101).to_le_bytes();
            even_lists[suit] = (lists as u32 >> 4 & 0x0101_0101).to_le_bytes();
        }
        let lanes = self.odd.as_flattened_mut().iter_mut().zip(odd_lists.as_flattened());
        lanes.for_each(|(lane, &lists)| *lane |= u16::from(lists) << 15);
        let lanes = self.even.as_flattened_mut().iter_mut().zip(even_lists.as_flattened());
        lanes.for_each(|(lane, &lists)| *lane |= u16::from(lists) << 15);
    }

    /// Lists the draws that lower one of these numbers of their suit's row, or that the other form
    /// lists.
    #[inline(always)]
    fn list(&self, [m, p, s, z]: [u16; 4], listed: &mut Nibbles) {
        let numbers = [m, m, m, m, p, p, p, p, s, s, s, s, z, z, z, z];
        let before = self.before.as_flattened();
        let odd = useless(self.odd.as_flattened(), before, &numbers);
        let even = useless(self.even.as_flattened(), before, &numbers);
        let odd_listed = self.odd_listed.as_flattened();
        let even_listed = self.even_listed.as_flattened();
        for i in 0..16 {
            listed.eights[i] = !odd[i] & odd_listed[i] | !even[i] & even_listed[i];
        }
        let ninth = useless(&self.ninth, &self.ninth_before, &[m, p, s, z, 0, 0, 0, 0]);
        for (i, listed) in listed.ninths.iter_mut().enumerate() {
            *listed = !ninth[i] & self.ninth_listed[i];
        }
    }
}

/// All ones where a draw lowers none of the numbers.
#[inline(always)]
fn useless<const N: usize>(after: &[u16], before: &[u16], numbers: &[u16; N]) -> [u8; N] {
    let mut useless = [0; N];
    for i in 0..N {
        useless[i] = if (after[i] ^ before[i]) & numbers[i] == 0 { 0xFF } else { 0 };
    }
    useless
}
