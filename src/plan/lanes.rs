//! The figures of a state, which differ by the red fives held: one lane for tenpai, one for a win, and
//! one for the points with each number of red fives of each suit.
//!
//! A red five is as good a tile as a plain one, so neither the states nor the chances know of it. Where
//! a state holds fewer fives of a suit than a lane has red ones, the lane means nothing, and no lane
//! that means something is reckoned from it.

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

    /// How many red fives of a suit are left in the wall, of so many fives, where the lane's are held.
    #[inline(always)]
    pub(super) fn left(&self, lane: usize, suit: usize, fives: u8) -> u8 {
        let drawn = self.reds[suit][lane].saturating_sub(self.held[suit]);
        self.wall[suit].saturating_sub(drawn).min(fives)
    }

    /// The lane that a discard of a five leaves where so many were held: the plain one goes as long as
    /// there is one.
    #[inline(always)]
    pub(super) fn after_discard(&self, lane: usize, suit: usize, held: u8) -> usize {
        if self.reds[suit][lane] < held { lane } else { self.without(lane, suit) }
    }
}

/// What happens to the lanes of a state when a five comes or goes, by its suit.
pub(super) struct Moves<const S: usize> {
    /// The lanes that a discard from one to four fives changes, and what they become.
    after_discard: [[Changes<S>; 4]; 3],
    /// The lanes that a red five more changes, and how many of no to four fives in the wall are red.
    with: [[Changes<S>; 5]; 3],
}

/// Lanes that change.
#[derive(Clone, Copy)]
struct Changes<const S: usize> {
    len: usize,
    all: [Change; S],
}

#[derive(Clone, Copy)]
struct Change {
    lane: u8,
    from: u8,
    times: f32,
}

impl<const S: usize> Changes<S> {
    const NONE: Changes<S> = Changes { len: 0, all: [Change { lane: 0, from: 0, times: 0.0 }; S] };

    fn push(&mut self, lane: usize, from: usize, times: f32) {
        if lane != from && times > 0.0 {
            let (lane, from) = ((POINTS + lane) as u8, (POINTS + from) as u8);
            self.all[self.len] = Change { lane, from, times };
            self.len += 1;
        }
    }

    #[inline(always)]
    fn as_slice(&self) -> &[Change] {
        &self.all[..self.len.min(S)]
    }
}

impl<const S: usize> Moves<S> {
    pub(super) fn new(lanes: &Lanes) -> Moves<S> {
        let mut moves =
            Moves { after_discard: [[Changes::NONE; 4]; 3], with: [[Changes::NONE; 5]; 3] };
        for suit in (0..3).filter(|&suit| lanes.tell_apart(suit)) {
            for lane in 0..lanes.of_points() {
                for held in 1..=4 {
                    let after = lanes.after_discard(lane, suit, held);
                    moves.after_discard[suit][usize::from(held) - 1].push(lane, after, 1.0);
                }
                for fives in 0..=4 {
                    let red = f32::from(lanes.left(lane, suit, fives));
                    moves.with[suit][usize::from(fives)].push(lane, lanes.with(lane, suit), red);
                }
            }
        }
        moves
    }

    /// The figures after a discard from so many fives.
    #[inline(always)]
    pub(super) fn after_discard(&self, value: &[f32; S], suit: usize, held: u8) -> [f32; S] {
        let mut after = *value;
        for change in self.after_discard[suit][usize::from(held - 1) % 4].as_slice() {
            after[usize::from(change.lane) % S] = value[usize::from(change.from) % S];
        }
        after
    }

    /// Adds the difference that red fives make, of so many fives in the wall.
    #[inline(always)]
    pub(super) fn add_red(&self, sum: &mut [f32; S], value: &[f32; S], suit: usize, fives: u8) {
        for change in self.with[suit][usize::from(fives) % 5].as_slice() {
            let (lane, from) = (usize::from(change.lane) % S, usize::from(change.from) % S);
            sum[lane] += change.times * (value[from] - value[lane]);
        }
    }
}
