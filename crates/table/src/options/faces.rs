//! Sets of faces: the 34 kinds, plain, then the red fives.

use mentsu::{Face, Hand, Tile};

/// A set of faces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Faces(pub(crate) u64);

/// The bits of the plain fives of man, pin and sou.
const FIVES: [u32; 3] = [4, 13, 22];

impl Faces {
    /// The faces that a hand holds.
    #[inline]
    pub(crate) fn of(hand: &Hand) -> Faces {
        let mut bits = hand.concealed().kinds().bits();
        let reds = hand.reds_by_suit();
        if reds != [0; 3] {
            for (suit, (reds, five)) in reds.into_iter().zip(FIVES).enumerate() {
                if reds > 0 {
                    bits |= 1 << (34 + suit);
                    let none_plain = hand.concealed().get(Tile::ALL[five as usize]) == reds;
                    bits &= !(u64::from(none_plain) << five);
                }
            }
        }
        Faces(bits)
    }

    /// The faces of these kinds, a bit a kind.
    #[inline]
    pub(crate) const fn of_kinds(self, kinds: u64) -> Faces {
        let reds = (kinds >> 4 & 1) | (kinds >> 13 & 1) << 1 | (kinds >> 22 & 1) << 2;
        Faces(self.0 & (kinds | reds << 34))
    }

    #[inline]
    pub(crate) const fn contains(self, face: Face) -> bool {
        self.0 >> code(face) & 1 != 0
    }

    #[inline]
    pub(crate) const fn without(self, face: Face) -> Faces {
        Faces(self.0 & !(1 << code(face)))
    }

    #[inline]
    pub(crate) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The `nth` face: by kind, then the red fives.
    #[inline]
    pub(crate) fn nth(self, nth: usize) -> Option<Face> {
        let mut bits = self.0;
        for _ in 0..nth {
            bits &= bits.wrapping_sub(1);
        }
        if bits == 0 { None } else { Some(face(bits.trailing_zeros())) }
    }
}

const fn code(face: Face) -> u32 {
    let index = face.tile().index() as u32;
    if face.is_red() { 34 + index / 9 } else { index }
}

fn face(code: u32) -> Face {
    match code {
        0..34 => Face::plain(Tile::ALL[code as usize]),
        _ => {
            let five = Tile::ALL[FIVES[code as usize - 34] as usize];
            Face::red(five).expect("a five")
        }
    }
}
