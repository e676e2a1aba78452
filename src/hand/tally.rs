//! Counts kinds and red fives at once.

use crate::tile::{Counts, Face, PLACE, Tile, TooManyCopies};

/// The first red five in the word of its suit, above the nine nibbles of counts.
const RED: u32 = 40;

/// What a face adds to the words of the four suits, plain ones after red ones.
///
/// Adding a whole row, three words of which are 0, avoids a branch on the suit.
static ADDED: [[u64; 4]; 2 * Tile::COUNT] = {
    let mut added = [[0; 4]; 2 * Tile::COUNT];
    let mut i = 0;
    while i < 2 * Tile::COUNT {
        let place = PLACE[i % Tile::COUNT];
        let red = if i < Tile::COUNT && Tile::ALL[i].is_five() { 1 << RED } else { 0 };
        added[i][place as usize >> 6] = red + (1 << (place & 63));
        i += 1;
    }
    added
};

/// This many tiles fit a nibble, even if they are all the same.
const FITTING: usize = 15;

/// Sums of faces: one word per suit, with each count in its nibble and the red fives above them.
pub(super) struct AddedUp {
    words: [u64; 4],
}

impl AddedUp {
    /// The sum of faces, unless there are too many of a kind for it.
    #[inline]
    pub(super) fn of<F: Into<Face>>(
        faces: impl IntoIterator<Item = F>,
    ) -> Result<AddedUp, TooManyCopies> {
        let mut faces = faces.into_iter().map(Into::into);
        let mut words = [0; 4];
        for face in faces.by_ref().take(FITTING) {
            let plain = usize::from(!face.is_red());
            let [man, pin, sou, honors] = &ADDED[face.tile().index() + plain * Tile::COUNT];
            words[0] += man;
            words[1] += pin;
            words[2] += sou;
            words[3] += honors;
        }
        match faces.next() {
            None => Ok(AddedUp { words }),
            Some(next) => AddedUp { words }.and_many(next, faces),
        }
    }

    /// Continues a sum of more faces than nibbles can hold: the sum so far, the next face and the
    /// others.
    #[cold]
    fn and_many(
        self,
        next: Face,
        others: impl Iterator<Item = Face>,
    ) -> Result<AddedUp, TooManyCopies> {
        let mut reds = self.reds();
        let mut counts = Tile::ALL.map(|tile| {
            let place = PLACE[tile.index()];
            (self.words[usize::from(place >> 6)] >> (place & 63) & 0xF) as u8
        });
        for face in core::iter::once(next).chain(others) {
            let count = &mut counts[face.tile().index()];
            *count = count.saturating_add(1);
            if face.is_red() {
                let reds = &mut reds[face.tile().suit().index()];
                *reds = reds.saturating_add(1);
            }
        }
        let [man, pin, sou, honors] = Counts::from_array(counts)?.words();
        let [man_reds, pin_reds, sou_reds] = reds.map(|reds| u64::from(reds) << RED);
        Ok(AddedUp { words: [man | man_reds, pin | pin_reds, sou | sou_reds, honors] })
    }

    /// The kinds.
    #[inline(always)]
    pub(super) fn counts(&self) -> Result<Counts, TooManyCopies> {
        const NIBBLES: u64 = (1 << 36) - 1;
        Counts::from_sums(self.words.map(|word| word & NIBBLES))
    }

    /// The red fives by number suit.
    #[inline(always)]
    pub(super) fn reds(&self) -> [u8; 3] {
        let [man, pin, sou, _] = self.words;
        [(man >> RED) as u8, (pin >> RED) as u8, (sou >> RED) as u8]
    }
}

/// The counts of faces: kinds, and red fives by number suit.
pub(crate) fn tally<F: Into<Face>>(
    faces: impl IntoIterator<Item = F>,
) -> Result<(Counts, [u8; 3]), TooManyCopies> {
    let sum = AddedUp::of(faces)?;
    Ok((sum.counts()?, sum.reds()))
}
