//! The figures of a state, which differ by the red fives held: one lane for tenpai, one for a win, and
//! one for the points with each number of red fives of each suit.
//!
//! A red five is as good a tile as a plain one, so neither the states nor the chances know of it. A
//! state has lanes for the fives that it holds and no others, which is its *shape*; most hold none, or
//! those of one suit. A lane with more red fives than the state holds means the one with so many.

use super::start::Start;

/// The lane of the chance to be tenpai, and that of the chance to win. Those of the points follow.
pub(super) const TENPAI: usize = 0;
pub(super) const WIN: usize = 1;
pub(super) const POINTS: usize = 2;

/// The most lanes that the points can have: none to four red fives of three suits.
pub(super) const MOST_POINTS: usize = 125;

/// How the lanes of the points go by red fives: of each suit from none to as many as there are.
pub(super) struct Lanes {
    /// How many red fives of each suit can be held.
    most: [u8; 3],
    /// How far apart lanes are that differ by one of them.
    apart: [usize; 3],
    /// How many red fives of each suit the start hand holds, and the wall.
    held: [u8; 3],
    wall: [u8; 3],
    /// How many red fives of each suit each lane has.
    reds: [[u8; MOST_POINTS]; 3],
}

impl Lanes {
    /// The lanes of a start, told which suits' fives can be part of a win.
    pub(super) fn new(start: &Start, fives_win: [bool; 3]) -> Lanes {
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
        Lanes { most, apart, held, wall, reds }
    }

    /// How many lanes the points have.
    pub(super) fn of_points(&self) -> usize {
        self.most.iter().map(|&most| usize::from(most) + 1).product()
    }

    /// How many red fives a lane of the points has.
    pub(super) fn all_reds(&self, lane: usize) -> u8 {
        self.reds.iter().map(|reds| reds[lane]).sum()
    }

    /// The lane with one more red five of a suit, or the same if there is no more.
    #[inline(always)]
    pub(super) fn with(&self, lane: usize, suit: usize) -> usize {
        if self.reds[suit][lane] < self.most[suit] { lane + self.apart[suit] } else { lane }
    }

    /// The lane with one red five fewer of a suit, or the same if it has none.
    pub(super) fn without(&self, lane: usize, suit: usize) -> usize {
        if self.reds[suit][lane] > 0 { lane - self.apart[suit] } else { lane }
    }

    /// The lane of so many red fives by suit, of which those that lanes don't tell apart don't matter.
    pub(super) fn of_reds(&self, reds: [u8; 3]) -> usize {
        (0..3).map(|suit| usize::from(reds[suit].min(self.most[suit])) * self.apart[suit]).sum()
    }

    /// The lane of the start hand.
    pub(super) fn of_start(&self) -> usize {
        (0..3).map(|suit| usize::from(self.held[suit]) * self.apart[suit]).sum()
    }

    /// Whether lanes differ by the fives of this suit.
    pub(super) fn tell_apart(&self, suit: usize) -> bool {
        self.most[suit] > 0
    }

    /// The shape of tiles with so many fives of each suit.
    #[inline(always)]
    pub(super) fn shape(&self, fives: Fives) -> Shape {
        Shape(core::array::from_fn(|suit| fives.of(suit).min(self.most[suit])))
    }

    /// How many red fives of each suit a lane has.
    pub(super) fn reds(&self, lane: usize) -> [u8; 3] {
        self.reds.map(|reds| reds[lane])
    }

    /// How many red fives of a suit are left in the wall, of so many fives, where so many are held.
    pub(super) fn red_left(&self, held: u8, suit: usize, fives: u8) -> u8 {
        let drawn = held.saturating_sub(self.held[suit]);
        self.wall[suit].saturating_sub(drawn).min(fives)
    }

    /// How many red fives of a suit are left in the wall, of so many fives, where the lane's are held.
    #[inline(always)]
    pub(super) fn left(&self, lane: usize, suit: usize, fives: u8) -> u8 {
        self.red_left(self.reds[suit][lane], suit, fives)
    }

    /// The lane that a discard of a five leaves where so many were held: the plain one goes as long as
    /// there is one.
    #[inline(always)]
    pub(super) fn after_discard(&self, lane: usize, suit: usize, held: u8) -> usize {
        if self.reds[suit][lane] < held { lane } else { self.without(lane, suit) }
    }
}

/// How many fives of each suit tiles have.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Fives(pub(super) [u8; 3]);

impl Fives {
    #[inline(always)]
    pub(super) fn of(self, suit: usize) -> u8 {
        self.0[suit]
    }

    /// With one tile more, by suit and rank.
    #[inline(always)]
    pub(super) fn with(mut self, tile: u8) -> Fives {
        if tile < 27 && tile % 9 == 4 {
            self.0[usize::from(tile / 9) % 3] += 1;
        }
        self
    }
}

/// How many red fives of each suit the lanes of tiles tell apart.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Shape(pub(super) [u8; 3]);

/// How many shapes there are.
pub(super) const SHAPES: usize = MOST_POINTS;

impl Shape {
    pub(super) fn number(self) -> usize {
        let [man, pin, sou] = self.0.map(usize::from);
        man + 5 * pin + 25 * sou
    }

    /// Whether there are two lanes of one suit, or of each of two suits: most states have no others.
    pub(super) fn swaps_fast(self) -> bool {
        let suits = self.0.iter().filter(|&&most| most > 0).count();
        self.0.iter().all(|&most| most < 2) && (1..3).contains(&suits)
    }

    /// How many lanes the points have.
    pub(super) fn lanes(self) -> usize {
        self.0.iter().map(|&most| usize::from(most) + 1).product()
    }

    /// How far apart lanes are that differ by one red five of a suit.
    pub(super) fn apart(self, suit: usize) -> usize {
        self.0[..suit].iter().map(|&most| usize::from(most) + 1).product()
    }

    /// The lane of so many red fives by suit, or of as many as there can be.
    pub(super) fn lane(self, reds: [u8; 3]) -> usize {
        (0..3).map(|suit| usize::from(reds[suit].min(self.0[suit])) * self.apart(suit)).sum()
    }

    /// How many red fives of each suit a lane has; behind the last lane none.
    pub(super) fn reds(self, lane: usize) -> [u8; 3] {
        if lane >= self.lanes() {
            return [0; 3];
        }
        core::array::from_fn(|suit| {
            (lane / self.apart(suit) % (usize::from(self.0[suit]) + 1)) as u8
        })
    }
}
