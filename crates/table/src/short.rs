//! Short lists in place, whose capacities are proven where they are used.

use core::fmt;
use core::ops::Deref;

use mentsu::{Face, Meld, MeldKind, Tile};

use crate::seat::Seat;

/// A value for the slots that aren't used.
pub(crate) trait Filler: Copy {
    const FILLER: Self;
}

impl Filler for Face {
    const FILLER: Face = Face::plain(Tile::M1);
}

impl Filler for Meld {
    const FILLER: Meld = match Meld::from_faces(MeldKind::Pon, &[Face::FILLER; 3]) {
        Ok(meld) => meld,
        Err(_) => panic!("three of a kind are a pon"),
    };
}

impl Filler for Seat {
    const FILLER: Seat = Seat::ALL[0];
}

impl Filler for u16 {
    const FILLER: u16 = 0;
}

/// At most `N` items, that dereference to a slice. An item too many is left out.
#[derive(Clone, Copy)]
pub(crate) struct Short<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Filler, const N: usize> Short<T, N> {
    pub(crate) const fn new() -> Short<T, N> {
        Short { items: [T::FILLER; N], len: 0 }
    }

    #[inline]
    pub(crate) fn push(&mut self, item: T) {
        if let Some(slot) = self.items.get_mut(usize::from(self.len)) {
            *slot = item;
            self.len += 1;
        }
    }

    #[inline]
    pub(crate) fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len).min(N)]
    }
}

impl<T, const N: usize> Deref for Short<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len).min(N)]
    }
}

impl<T: Filler, const N: usize> FromIterator<T> for Short<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Short<T, N> {
        let mut list = Short::new();
        items.into_iter().for_each(|item| list.push(item));
        list
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Short<T, N> {
    fn eq(&self, other: &Short<T, N>) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for Short<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Short<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(&**self).finish()
    }
}
