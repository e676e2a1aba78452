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

/// What happens to all lanes of a state when a five comes or goes, by its suit.
pub(super) struct Moves<const S: usize> {
    /// The lane after a discard from one to four fives.
    after_discard: [[[u8; S]; 4]; 3],
    /// The lane with a red five more.
    with: [[u8; S]; 3],
    /// How many of no to four fives in the wall are red.
    red: [[[f32; S]; 5]; 3],
}

impl<const S: usize> Moves<S> {
    pub(super) fn new(lanes: &Lanes) -> Moves<S> {
        let same: [u8; S] = core::array::from_fn(|lane| lane as u8);
        let mut moves =
            Moves { after_discard: [[same; 4]; 3], with: [same; 3], red: [[[0.0; S]; 5]; 3] };
        for suit in (0..3).filter(|&suit| lanes.tell_apart(suit)) {
            for lane in 0..lanes.of_points() {
                let place = POINTS + lane;
                moves.with[suit][place] = (POINTS + lanes.with(lane, suit)) as u8;
                for held in 1..=4 {
                    let after = POINTS + lanes.after_discard(lane, suit, held);
                    moves.after_discard[suit][usize::from(held) - 1][place] = after as u8;
                }
                for fives in 0..=4 {
                    let red = f32::from(lanes.left(lane, suit, fives));
                    moves.red[suit][usize::from(fives)][place] = red;
                }
            }
        }
        moves
    }

    /// The figures after a discard from so many fives.
    #[inline(always)]
    pub(super) fn after_discard(&self, value: &[f32; S], suit: usize, held: u8) -> [f32; S] {
        moved(value, &self.after_discard[suit][usize::from(held - 1) % 4])
    }

    /// The figures with a red five more.
    #[inline(always)]
    pub(super) fn with(&self, value: &[f32; S], suit: usize) -> [f32; S] {
        moved(value, &self.with[suit])
    }

    /// How many of so many fives in the wall are red.
    #[inline(always)]
    pub(super) fn red(&self, suit: usize, fives: u8) -> &[f32; S] {
        &self.red[suit][usize::from(fives) % 5]
    }
}

#[inline(always)]
fn moved<const S: usize>(value: &[f32; S], from: &[u8; S]) -> [f32; S] {
    core::array::from_fn(|lane| value[usize::from(from[lane]) % S])
}
