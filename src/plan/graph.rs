//! The graph that draws and discards span between states, found breadth first from the start.
//!
//! A draw leads from a state to the tiles of all states that it and discards lie between: a *group* of
//! states that are one tile short of the same tiles. Whoever draws the tile that his state is short of
//! may go on from any state of the group. So a group stands for all draws into it and all discards out
//! of it, and is found once, from its first state.

use alloc::vec::Vec;

use super::special::Special;
use super::start::Start;
use super::states::{Numbers, States};
use super::suits::Row;
use crate::engine::{QuickRows, Rows};

/// A state of a group, and how many copies of the tile that it is short of the wall has.
#[derive(Clone, Copy)]
pub(super) struct Member {
    pub(super) state: u32,
    /// By suit and rank.
    pub(super) tile: u8,
    pub(super) copies: u8,
    /// Of a five that may be red, how many there are with it; 0 of any other tile.
    pub(super) fives: u8,
    /// How many copies lead on where it is the last draw.
    pub(super) last: u8,
}

/// Groups whose first chance to be met and whose lacking tiles are the same.
#[derive(Default)]
pub(super) struct Bucket {
    /// The states of one group after the other.
    pub(super) members: Vec<Member>,
    /// How many states each group has.
    pub(super) sizes: Vec<u8>,
}

impl Bucket {
    /// The groups one after the other.
    #[inline(always)]
    pub(super) fn groups(&self) -> impl Iterator<Item = &[Member]> {
        let mut rest = &self.members[..];
        self.sizes.iter().map(move |&size| {
            let (group, behind) = rest.split_at(usize::from(size));
            rest = behind;
            group
        })
    }
}

/// The most tiles beyond the start hand, and the most that are lacking, that a group can have.
const MOST_OVER: usize = 12;
const MOST_LACKING: usize = 12;

/// What was found.
pub(super) struct Graph {
    pub(super) states: States,
    /// By the fewest tiles beyond the start hand that a state of the group has, and by what is lacking
    /// from the group's tiles.
    buckets: Vec<Bucket>,
    /// The same for groups that a five, which may be red, leads to.
    fives: Vec<Bucket>,
    /// The states that one tile wins, where the wall has it.
    pub(super) wins: Vec<Member>,
    /// The states that a red five helps only in place of a plain one.
    pub(super) swaps: Vec<Member>,
    /// The groups that are won, but may have to go on, with the fewest tiles beyond the start hand.
    won: Bucket,
    won_over: Vec<u8>,
    /// What was found of the group at hand, and its members.
    found: Vec<Found>,
    group: Vec<Member>,
}

/// A state of the group that is being found.
#[derive(Clone, Copy)]
struct Found {
    suit: u8,
    rank: u8,
    copies: u8,
    over: u8,
    lacks: u8,
}

/// There were more states than room.
pub(super) struct Full;

/// A draw from the state that is being left.
struct Drawn {
    suit: usize,
    rank: usize,
    /// The suit's row with it.
    row: Row,
    /// The three other suits as they are.
    beside: <QuickRows as Rows>::Beside,
    /// What the tiles lack with it, and how many they have beyond the start hand.
    lacks: u8,
    over: u8,
    special: Special,
    copies: u8,
}

/// A state as it is being left.
struct Leaving {
    numbers: Numbers,
    counts: [[u8; 9]; 4],
    held: [u16; 4],
    over_ranks: [u16; 4],
    rows: [Row; 4],
    special: Special,
    over: u8,
}

impl Graph {
    pub(super) const fn new() -> Graph {
        Graph {
            states: States::new(),
            buckets: Vec::new(),
            fives: Vec::new(),
            wins: Vec::new(),
            swaps: Vec::new(),
            won: Bucket { members: Vec::new(), sizes: Vec::new() },
            won_over: Vec::new(),
            found: Vec::new(),
            group: Vec::new(),
        }
    }

    /// All buckets with the turn from which they matter and what they lack.
    pub(super) fn buckets(&self) -> impl Iterator<Item = (u8, u8, &Bucket, &Bucket)> {
        let both = self.buckets.iter().zip(&self.fives).enumerate();
        both.map(|(place, (plain, fives))| {
            ((place / MOST_LACKING) as u8, (place % MOST_LACKING) as u8, plain, fives)
        })
    }

    /// Finds all states within the bound. The first ones are those that the start hand's discards
    /// leave, or the start hand itself where it has nothing to discard.
    ///
    /// `goes_on_after_wins` tells whether a won hand may have to go on, for want of a yaku.
    pub(super) fn find(
        &mut self,
        start: &Start,
        room: u32,
        goes_on_after_wins: bool,
    ) -> Result<(), Full> {
        self.states.begin(start);
        self.wins.clear();
        self.swaps.clear();
        self.buckets.resize_with(MOST_OVER * MOST_LACKING, Bucket::default);
        self.fives.resize_with(MOST_OVER * MOST_LACKING, Bucket::default);
        self.won_over.clear();
        let all = self.buckets.iter_mut().chain(&mut self.fives);
        for bucket in all.chain([&mut self.won]) {
            bucket.members.clear();
            bucket.sizes.clear();
        }
        self.begin(start);
        let mut state = 0;
        while (state as usize) < self.states.len() {
            if self.states.are_full(room) {
                return Err(Full);
            }
            self.leave(state, start, goes_on_after_wins);
            state += 1;
        }
        Ok(())
    }

    fn begin(&mut self, start: &Start) {
        let leaving = self.leaving_of([0; 4], start, 0);
        let lacks_now = lacks_of(start, leaving.rows, leaving.special);
        let tiles: u8 = start.held.iter().flatten().sum();
        if tiles % 3 == 1 {
            self.states.number([0; 4], 0, lacks_now);
            return;
        }
        for suit in 0..4 {
            for rank in ranks_in(leaving.held[suit]) {
                let mut rows = leaving.rows;
                rows[suit] = self.states.suits[suit].get(0).without[rank];
                let held = leaving.counts[suit][rank];
                let special = leaving.special.without(9 * suit + rank, held);
                let lacks = lacks_of(start, rows, special);
                if lacks <= start.bound {
                    let mut numbers = [0; 4];
                    numbers[suit] = self.states.suits[suit].fewer(0, rank);
                    self.states.number(numbers, 0, lacks);
                }
            }
        }
    }

    fn leaving_of(&self, numbers: Numbers, start: &Start, over: u8) -> Leaving {
        let [man, pin, sou, honors] =
            core::array::from_fn(|suit| self.states.suits[suit].get(numbers[suit]));
        let contents = [man, pin, sou, honors];
        let mut leaving = Leaving {
            numbers,
            counts: contents.map(|content| content.counts),
            held: contents.map(|content| content.held),
            over_ranks: contents.map(|content| content.over),
            rows: contents.map(|content| content.row),
            special: start.special,
            over,
        };
        if start.special.matters() {
            leaving.special = start.special.of_tiles(&leaving.counts);
        }
        leaving
    }

    /// Finds the groups of a state, but those that were found from another state of theirs.
    fn leave(&mut self, state: u32, start: &Start, goes_on_after_wins: bool) {
        let numbers = self.states.numbers(state);
        let over = self.states.over[state as usize];
        let done = self.states.done[state as usize];
        let leaving = self.leaving_of(numbers, start, over);
        let (rows, rules) = (leaving.rows, &start.rows);
        // The two other suits of each two suits.
        let two = two_others(rules, rows);
        let others = [
            rules.combine(rows[1], two[0][1]),
            rules.combine(rows[0], two[0][1]),
            rules.combine(rows[3], two[2][3]),
            rules.combine(rows[2], two[2][3]),
        ];
        for suit in 0..4 {
            let beside = rules.beside(others[suit], start.mentsu);
            let ranks = if suit == 3 { 7 } else { 9 };
            for rank in 0..ranks {
                let held = leaving.counts[suit][rank];
                let copies = start.left(suit, rank, held);
                let is_done = done >> (9 * suit + rank) & 1 == 1;
                if copies == 0 || held == 4 || is_done {
                    continue;
                }
                let row = self.states.suits[suit].get(numbers[suit]).with[rank];
                let mut lacks = rules.lacks(beside, row);
                let mut special = leaving.special;
                if special.matters() {
                    special = special.with(9 * suit + rank, held);
                    lacks = lacks.min(special.lacks());
                }
                let is_over = held >= start.held[suit][rank];
                let over = leaving.over + u8::from(is_over);
                let within = over + lacks <= start.bound;
                // A red five takes the place of a plain one without any other change.
                let swaps = held > 0 && rank == 4 && suit < 3 && start.red_wall[suit] > 0;
                if within || swaps {
                    let drawn = Drawn { suit, rank, row, beside, lacks, over, special, copies };
                    self.found.clear();
                    if within {
                        self.group(&leaving, &drawn, &two, start);
                    }
                    self.keep(state, &leaving, &drawn, start, goes_on_after_wins);
                }
            }
        }
    }

    /// The state that a discard of the start hand leaves, if it is within the bound.
    pub(super) fn after_discard(&mut self, suit: usize, rank: usize) -> Option<u32> {
        let mut numbers = [0; 4];
        numbers[suit] = self.states.suits[suit].fewer(0, rank);
        self.states.find(numbers)
    }

    /// The state of these tiles, if it was met.
    pub(super) fn state_of(&self, words: [u64; 4]) -> Option<u32> {
        let mut numbers = [0; 4];
        for (number, (contents, word)) in
            numbers.iter_mut().zip(self.states.suits.iter().zip(words))
        {
            *number = contents.find(word)?;
        }
        self.states.find(numbers)
    }

    /// Of each suit, whether some win has a five.
    pub(super) fn fives_that_win(&self) -> [bool; 3] {
        let mut fives = [0; 3];
        for win in &self.wins {
            let [man, pin, sou, _] = self.states.words(win.state);
            fives[0] |= man;
            fives[1] |= pin;
            fives[2] |= sou;
            if win.tile < 27 && win.tile % 9 == 4 {
                fives[usize::from(win.tile / 9)] |= 1 << 16;
            }
        }
        fives.map(|word| word >> 16 & 0xF > 0)
    }

    /// Parts the groups that are won from those that go on, by whether each win counts, and whether it
    /// does as the last draw, in order.
    pub(super) fn settle_wins(&mut self, mut counts: impl Iterator<Item = [bool; 2]>) {
        let mut members = self.won.members.iter_mut();
        for (&size, &over) in self.won.sizes.iter().zip(&self.won_over) {
            let place = usize::from(over) * MOST_LACKING;
            let mut of_fives = false;
            self.group.clear();
            for member in members.by_ref().take(usize::from(size)) {
                of_fives |= member.fives > 0;
                let mut member = *member;
                if member.copies > 0 {
                    let [any, last] = counts.next().unwrap_or_default();
                    member.copies = if any { 0 } else { member.copies };
                    member.last = if last { 0 } else { member.last };
                }
                self.group.push(member);
            }
            let bucket = if of_fives { &mut self.fives[place] } else { &mut self.buckets[place] };
            bucket.members.extend_from_slice(&self.group);
            bucket.sizes.push(size);
        }
    }

    /// Finds the other states of the group that a draw leads to.
    fn group(&mut self, leaving: &Leaving, drawn: &Drawn, two: &[[Row; 4]; 4], start: &Start) {
        let rules = &start.rows;
        for (suit, two) in two.iter().enumerate() {
            let over_ranks = leaving.over_ranks[suit];
            let mut going = leaving.held[suit];
            if suit == drawn.suit {
                going &= !(1 << drawn.rank);
            }
            if going == 0 {
                continue;
            }
            let number = leaving.numbers[suit];
            let (beside, rows) = if suit == drawn.suit {
                (drawn.beside, &self.states.suits[suit].exchanged(number)[drawn.rank])
            } else {
                let others = rules.combine(two[drawn.suit], drawn.row);
                let beside = rules.beside(others, start.mentsu);
                (beside, &self.states.suits[suit].get(number).without)
            };
            for rank in ranks_in(going) {
                let held = leaving.counts[suit][rank];
                let mut lacks = rules.lacks(beside, rows[rank]);
                if drawn.special.matters() {
                    let special = drawn.special.without(9 * suit + rank, held);
                    lacks = lacks.min(special.lacks());
                }
                let over = drawn.over - (over_ranks >> rank & 1) as u8;
                if over + lacks > start.bound {
                    continue;
                }
                let copies = start.left(suit, rank, held - 1);
                let found = Found { suit: suit as u8, rank: rank as u8, copies, over, lacks };
                self.found.push(found);
            }
        }
    }

    /// Keeps the group of the state that is left and those that were found.
    fn keep(
        &mut self,
        state: u32,
        leaving: &Leaving,
        drawn: &Drawn,
        start: &Start,
        goes_on_after_wins: bool,
    ) {
        let won = drawn.lacks == 0;
        let tile = |suit: usize, rank: usize| (9 * suit + rank) as u8;
        let fives = |suit: usize, rank: usize, more: u8| {
            let is_red = start.is_red((9 * suit + rank) as u8);
            if is_red { leaving.counts[suit][rank] + more } else { 0 }
        };
        let own = Member {
            state,
            tile: tile(drawn.suit, drawn.rank),
            copies: drawn.copies,
            fives: fives(drawn.suit, drawn.rank, 1),
            last: drawn.copies,
        };
        let mut fewest = leaving.over;
        let mut of_fives = own.fives > 0;
        self.group.clear();
        self.group.push(own);
        for place in 0..self.found.len() {
            let found = self.found[place];
            let state = neighbour(&mut self.states, leaving, drawn, found);
            let (suit, rank) = (usize::from(found.suit), usize::from(found.rank));
            let (tile, copies) = (tile(suit, rank), found.copies);
            let fives = fives(suit, rank, 0);
            self.states.done[state as usize] |= 1 << tile;
            self.group.push(Member { state, tile, copies, fives, last: copies });
            fewest = fewest.min(found.over);
            of_fives |= fives > 0;
        }
        if won {
            self.wins.extend(self.group.iter().filter(|member| member.copies > 0));
            if goes_on_after_wins {
                self.won.members.extend_from_slice(&self.group);
                self.won.sizes.push(self.group.len() as u8);
                self.won_over.push(fewest);
            }
            return;
        }
        // Alone a state only gains by a red five in place of a plain one.
        if self.group.len() == 1 {
            if of_fives && leaving.counts[drawn.suit][drawn.rank] > 0 {
                self.swaps.push(own);
            }
            return;
        }
        let place = usize::from(fewest) * MOST_LACKING + usize::from(drawn.lacks);
        let bucket = if of_fives { &mut self.fives[place] } else { &mut self.buckets[place] };
        bucket.members.extend_from_slice(&self.group);
        bucket.sizes.push(self.group.len() as u8);
    }
}

/// The state that a draw and the discard of the tile found lead to.
fn neighbour(states: &mut States, leaving: &Leaving, drawn: &Drawn, found: Found) -> u32 {
    let (suit, rank) = (usize::from(found.suit), usize::from(found.rank));
    let mut numbers = leaving.numbers;
    numbers[suit] = states.suits[suit].fewer(numbers[suit], rank);
    numbers[drawn.suit] = states.suits[drawn.suit].more(numbers[drawn.suit], drawn.rank);
    states.number(numbers, found.over, found.lacks)
}

/// How many tiles four suits lack, in any form.
fn lacks_of(start: &Start, [man, pin, sou, honors]: [Row; 4], special: Special) -> u8 {
    let rows = &start.rows;
    let numbers = rows.beside(rows.combine(man, pin), start.mentsu);
    rows.lacks(numbers, rows.combine(sou, honors)).min(special.lacks())
}

/// The rows of the two suits that two suits leave, by those two.
fn two_others(rows: &QuickRows, [man, pin, sou, honors]: [Row; 4]) -> [[Row; 4]; 4] {
    let (man_pin, sou_honors) = (rows.combine(man, pin), rows.combine(sou, honors));
    let (man_sou, pin_honors) = (rows.combine(man, sou), rows.combine(pin, honors));
    let (man_honors, pin_sou) = (rows.combine(man, honors), rows.combine(pin, sou));
    [
        [man, sou_honors, pin_honors, pin_sou],
        [sou_honors, pin, man_honors, man_sou],
        [pin_honors, man_honors, sou, man_pin],
        [pin_sou, man_sou, man_pin, honors],
    ]
}

/// The ranks of a set of bits, from the lowest.
fn ranks_in(mut bits: u16) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let rank = bits.trailing_zeros() as usize;
        bits &= bits.wrapping_sub(1);
        (rank < 9).then_some(rank)
    })
}
