//! Groups, sorted into buckets by the properties that decide when and how they are visited.

use alloc::collections::BinaryHeap;
use alloc::vec::Vec;

use crate::list::Filler;
use crate::plan::states::NeededTile;

/// A state of a group, and the tile that completes it to the group's tiles.
#[derive(Clone, Copy)]
pub(crate) struct GroupMember {
    pub(crate) state: u32,
    pub(crate) need: NeededTile,
}

impl Filler for GroupMember {
    const FILLER: GroupMember = GroupMember { state: 0, need: NeededTile::FILLER };
}

/// Properties shared by the groups of a bucket.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct GroupKind {
    /// The least `over` of its states: the group can't be reached in fewer draws.
    pub(crate) over: u8,
    /// Number of tiles that the group is away from a win.
    pub(crate) lacks: u8,
    /// How many states it has.
    pub(crate) size: u8,
    /// Whether some state needs a five that may be red.
    pub(crate) fives: bool,
}

impl GroupKind {
    /// A number in the order of kinds, whose low 16 bits are free.
    fn rank(self) -> u64 {
        u64::from(u32::from_be_bytes([self.over, self.lacks, self.size, u8::from(self.fives)]))
            << 16
    }
}

/// All groups of a kind.
pub(crate) struct Bucket {
    pub(crate) kind: GroupKind,
    /// The states of all groups, one group after the other.
    pub(crate) members: Vec<GroupMember>,
}

impl Bucket {
    /// The groups one by one.
    #[inline(always)]
    pub(crate) fn groups(&self) -> impl Iterator<Item = &[GroupMember]> {
        self.members.chunks_exact(usize::from(self.kind.size).max(1))
    }
}

/// One more than the most that `over` and `lacks` of a group can be, and the most states of a
/// group.
const OVERS: usize = 12;
const LACKS: usize = 12;
pub(crate) const MOST_STATES: usize = 14;

/// The buckets by kind.
pub(crate) struct Buckets {
    /// In the order in which kinds were first met; empty ones are kept for their memory.
    all: Vec<Bucket>,
    /// The number of each kind's bucket plus one, or 0.
    numbers: Vec<u16>,
    /// The buckets that aren't empty, as a kind's rank and the bucket's number in one word. Their
    /// order doesn't depend on earlier questions, and so neither do the last digits of any sum.
    order: Vec<u64>,
}

impl Buckets {
    pub(crate) const fn new() -> Buckets {
        Buckets { all: Vec::new(), numbers: Vec::new(), order: Vec::new() }
    }

    pub(crate) fn clear(&mut self) {
        self.all.iter_mut().for_each(|bucket| bucket.members.clear());
        self.numbers.resize(2 * OVERS * LACKS * (MOST_STATES + 1), 0);
    }

    #[inline(always)]
    pub(crate) fn push(&mut self, kind: GroupKind, group: &[GroupMember]) {
        let cell = usize::from(kind.over) * LACKS + usize::from(kind.lacks);
        let cell = 2 * (cell * (MOST_STATES + 1) + group.len()) + usize::from(kind.fives);
        if self.numbers[cell] == 0 {
            self.all.push(Bucket { kind, members: Vec::new() });
            self.numbers[cell] = self.all.len() as u16;
        }
        self.all[usize::from(self.numbers[cell]) - 1].members.extend_from_slice(group);
    }

    /// Orders the buckets by kind.
    pub(crate) fn sort(&mut self) {
        let kept = self.all.iter().enumerate().filter(|(_, bucket)| !bucket.members.is_empty());
        let ranks = kept.map(|(number, bucket)| bucket.kind.rank() | number as u64);
        // A heap is the least code, and there are some hundreds of kinds at most.
        self.order = ranks.collect::<BinaryHeap<u64>>().into_sorted_vec();
    }

    /// The buckets by kind, as of the last `sort`.
    pub(crate) fn in_order(&self) -> impl Iterator<Item = &Bucket> {
        self.order.iter().map(|&rank| &self.all[usize::from(rank as u16)])
    }
}
