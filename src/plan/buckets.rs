//! Groups of states by what they have in common, so that those of a kind are gone through together.

use alloc::collections::BinaryHeap;
use alloc::vec::Vec;

use crate::list::Filler;

/// A state of a group, and what it is short of.
#[derive(Clone, Copy)]
pub(super) struct Member {
    pub(super) state: u32,
    pub(super) need: Need,
}

/// The tile that a state is short of, and how many copies of it the wall has.
#[derive(Clone, Copy)]
pub(super) struct Need {
    /// By suit and rank.
    pub(super) tile: u8,
    pub(super) copies: u8,
    /// Of a five that may be red, how many there are with it; 0 of any other tile.
    pub(super) fives: u8,
    /// How many copies lead on where it is the last draw.
    pub(super) last: u8,
}

impl Filler for Need {
    const FILLER: Need = Need { tile: 0, copies: 0, fives: 0, last: 0 };
}

impl Filler for Member {
    const FILLER: Member = Member { state: 0, need: Need::FILLER };
}

/// What groups have in common that are gone through together.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Kind {
    /// The fewest tiles beyond the start hand that a state of the group has, which tells the turn from
    /// which it matters.
    pub(super) over: u8,
    /// What is lacking from the group's tiles.
    pub(super) lacks: u8,
    /// How many states it has.
    pub(super) size: u8,
    /// Whether a five, which may be red, leads to it.
    pub(super) fives: bool,
}

impl Kind {
    /// A number in the order of kinds, whose lowest 16 bits are free.
    fn rank(self) -> u64 {
        u64::from(u32::from_be_bytes([self.over, self.lacks, self.size, u8::from(self.fives)]))
            << 16
    }
}

/// Groups of a kind.
pub(super) struct Bucket {
    pub(super) kind: Kind,
    /// The states of one group after the other.
    pub(super) members: Vec<Member>,
}

impl Bucket {
    /// The groups one after the other.
    #[inline(always)]
    pub(super) fn groups(&self) -> impl Iterator<Item = &[Member]> {
        self.members.chunks_exact(usize::from(self.kind.size).max(1))
    }
}

/// The most tiles beyond the start hand, and the most that are lacking, that a group can have, and the
/// most states.
const MOST_OVER: usize = 12;
const MOST_LACKING: usize = 12;
pub(super) const MOST_STATES: usize = 14;

/// Groups by their kind.
pub(super) struct Buckets {
    /// Those of kinds that weren't met are empty, and kept for their memory.
    all: Vec<Bucket>,
    /// The number of each kind's bucket and one more.
    numbers: Vec<u16>,
    /// Those that aren't empty, by kind, each behind its kind's rank: an order that doesn't tell what was met in hands before, and so
    /// neither do the sums of what groups are worth.
    order: Vec<u64>,
}

impl Buckets {
    pub(super) const fn new() -> Buckets {
        Buckets { all: Vec::new(), numbers: Vec::new(), order: Vec::new() }
    }

    pub(super) fn clear(&mut self) {
        self.all.iter_mut().for_each(|bucket| bucket.members.clear());
        self.numbers.resize(2 * MOST_OVER * MOST_LACKING * (MOST_STATES + 1), 0);
    }

    #[inline(always)]
    pub(super) fn push(&mut self, kind: Kind, group: &[Member]) {
        let place = usize::from(kind.over) * MOST_LACKING + usize::from(kind.lacks);
        let place = 2 * (place * (MOST_STATES + 1) + group.len()) + usize::from(kind.fives);
        if self.numbers[place] == 0 {
            self.all.push(Bucket { kind, members: Vec::new() });
            self.numbers[place] = self.all.len() as u16;
        }
        self.all[usize::from(self.numbers[place]) - 1].members.extend_from_slice(group);
    }

    /// Orders what has been kept.
    pub(super) fn sort(&mut self) {
        let kept = self.all.iter().enumerate().filter(|(_, bucket)| !bucket.members.is_empty());
        let ranks = kept.map(|(number, bucket)| bucket.kind.rank() | number as u64);
        // Through a heap: less code than any other way, and there are some hundreds at most.
        self.order = ranks.collect::<BinaryHeap<u64>>().into_sorted_vec();
    }

    /// Those that were ordered.
    pub(super) fn in_order(&self) -> impl Iterator<Item = &Bucket> {
        self.order.iter().map(|&rank| &self.all[usize::from(rank as u16)])
    }
}
