//! Lanes: the figures of a state, which differ by the red fives held.
//!
//! One lane is the chance to be tenpai, one the chance to win, and one the points for each number
//! of red fives of each suit. A red five has the same shape as a plain one, so states and chances
//! ignore its colour. A state has lanes only for the fives that it holds, its *shape*; most hold
//! none, or fives of one suit. A lane with more red fives than the state has fives stands for the
//! lane with as many as it has.

use crate::plan::states::{FivesBySuit, Start};

/// The lanes of the chances; those of the points follow.
pub(crate) const TENPAI: usize = 0;
pub(crate) const WIN: usize = 1;
pub(crate) const POINTS: usize = 2;

/// The most lanes of points: none to four red fives of three suits.
pub(crate) const MOST_POINTS: usize = 125;

/// The lanes of the points of a plan, numbered by red fives of man, pin and sou.
pub(crate) struct RedLanes {
    /// How many red fives of each suit can be held; 0 if no win has a five of the suit.
    most: [u8; 3],
    /// By how much a lane's number grows with one more of them.
    apart: [usize; 3],
    /// How many red fives of each suit the start hand holds, and the wall.
    held: [u8; 3],
    wall: [u8; 3],
    /// How many red fives of each suit each lane has.
    reds: [[u8; MOST_POINTS]; 3],
}

impl RedLanes {
    /// One lane, before there is a plan.
    pub(crate) const NONE: RedLanes = RedLanes {
        most: [0; 3],
        apart: [1; 3],
        held: [0; 3],
        wall: [0; 3],
        reds: [[0; MOST_POINTS]; 3],
    };

    /// The lanes of a start. `fives_win`: by suit, whether some win has a five.
    pub(crate) fn new(start: &Start, fives_win: [bool; 3]) -> RedLanes {
        let most: [u8; 3] = core::array::from_fn(|suit| {
            if fives_win[suit] { start.reds[suit] + start.red_wall[suit] } else { 0 }
        });
        let [man, pin, _] = most.map(|most| usize::from(most) + 1);
        let apart = [1, man, man * pin];
        let held = core::array::from_fn(|suit| start.reds[suit].min(most[suit]));
        let wall = core::array::from_fn(|suit| start.red_wall[suit].min(most[suit]));
        let reds = core::array::from_fn(|suit| {
            core::array::from_fn(|lane| (lane / apart[suit] % (usize::from(most[suit]) + 1)) as u8)
        });
        RedLanes { most, apart, held, wall, reds }
    }

    /// How many lanes the points have.
    pub(crate) fn len(&self) -> usize {
        self.most.iter().map(|&most| usize::from(most) + 1).product()
    }

    /// How many red fives the last lane has: the most that can be held.
    pub(crate) fn most_reds(&self) -> u8 {
        self.most.iter().sum()
    }

    /// The lane with one more red five of a suit, or the same if there is none more.
    #[inline(always)]
    pub(crate) fn with(&self, lane: usize, suit: usize) -> usize {
        if self.reds[suit][lane] < self.most[suit] { lane + self.apart[suit] } else { lane }
    }

    /// The lane with one red five fewer of a suit, or the same if it has none.
    fn without(&self, lane: usize, suit: usize) -> usize {
        if self.reds[suit][lane] > 0 { lane - self.apart[suit] } else { lane }
    }

    /// The lane of these red fives; suits whose red fives make no difference are ignored.
    pub(crate) fn of_reds(&self, reds: [u8; 3]) -> usize {
        (0..3).map(|suit| usize::from(reds[suit].min(self.most[suit])) * self.apart[suit]).sum()
    }

    /// Whether red fives of a suit make a difference.
    pub(crate) fn tell_apart(&self, suit: usize) -> bool {
        self.most[suit] > 0
    }

    /// The shape of a state with these fives.
    #[inline(always)]
    pub(crate) fn shape(&self, fives: FivesBySuit) -> LaneShape {
        LaneShape(core::array::from_fn(|suit| fives.0[suit].min(self.most[suit])))
    }

    /// How many red fives of each suit a lane has.
    pub(crate) fn reds(&self, lane: usize) -> [u8; 3] {
        self.reds.map(|reds| reds[lane])
    }

    /// How many of the `copies` fives of a suit left in the wall are red when `held` red ones are
    /// held.
    pub(crate) fn red_left(&self, held: u8, suit: usize, copies: u8) -> u8 {
        let drawn = held.saturating_sub(self.held[suit]);
        self.wall[suit].saturating_sub(drawn).min(copies)
    }

    /// The same when a lane's red fives are held.
    #[inline(always)]
    pub(crate) fn left(&self, lane: usize, suit: usize, copies: u8) -> u8 {
        self.red_left(self.reds[suit][lane], suit, copies)
    }

    /// The lane after one of `held` fives of a suit is discarded: a plain one as long as there is
    /// one.
    #[inline(always)]
    pub(crate) fn after_discard(&self, lane: usize, suit: usize, held: u8) -> usize {
        if self.reds[suit][lane] < held { lane } else { self.without(lane, suit) }
    }
}

/// For each suit, the greatest number of red fives that the lanes of a state distinguish.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct LaneShape(pub(crate) [u8; 3]);

/// The number of shapes.
pub(crate) const SHAPES: usize = MOST_POINTS;

impl LaneShape {
    pub(crate) fn number(self) -> usize {
        let [man, pin, sou] = self.0.map(usize::from);
        man + 5 * pin + 25 * sou
    }

    /// Whether it has two lanes of one suit, or of each of two suits, as nearly all states do that
    /// may exchange a plain five for a red one. Their exchanges are made in registers.
    pub(crate) fn swaps_fast(self) -> bool {
        let suits = self.0.iter().filter(|&&most| most > 0).count();
        self.0.iter().all(|&most| most < 2) && (1..3).contains(&suits)
    }

    /// How many lanes the points have.
    pub(crate) fn lanes(self) -> usize {
        self.0.iter().map(|&most| usize::from(most) + 1).product()
    }

    /// By how much a lane's number grows with one more red five of a suit.
    pub(crate) fn apart(self, suit: usize) -> usize {
        self.0[..suit].iter().map(|&most| usize::from(most) + 1).product()
    }

    /// The lane with these red fives, or with as many as there can be.
    pub(crate) fn lane(self, reds: [u8; 3]) -> usize {
        (0..3).map(|suit| usize::from(reds[suit].min(self.0[suit])) * self.apart(suit)).sum()
    }

    /// How many red fives of each suit a lane has; none after the last lane.
    pub(crate) fn reds(self, lane: usize) -> [u8; 3] {
        if lane >= self.lanes() {
            return [0; 3];
        }
        core::array::from_fn(|suit| {
            (lane / self.apart(suit) % (usize::from(self.0[suit]) + 1)) as u8
        })
    }
}
