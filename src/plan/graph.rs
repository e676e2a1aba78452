//! The graph that draws and discards span between states, found breadth first from the start.
//!
//! A draw leads from a state to the tiles of all states that it and discards lie between: a *group* of
//! states that are one tile short of the same tiles. Whoever draws the tile that his state is short of
//! may go on from any state of the group. So a group stands for all draws into it and all discards out
//! of it, and is found once, from its first state.

use alloc::vec::Vec;

use super::buckets::{Bucket, Buckets, Kind, MOST_STATES, Member, Need};
use super::special::{ByTile, Special, Tally, is_yaochuu};
use super::start::Start;
use super::states::{Known, Numbers, States, key, with_number};
use super::suits::{Holding, Row, UNKNOWN, count, one, ranks_in};
use super::wanted::Wanted;
use crate::engine::{QuickRows, Rows};
use crate::list::List;

/// What was found.
pub(super) struct Graph {
    pub(super) states: States,
    buckets: Buckets,
    /// The states that one tile wins, where the wall has it.
    pub(super) wins: Vec<Member>,
    /// The states that a red five helps only in place of a plain one.
    pub(super) swaps: Vec<Member>,
    /// The groups that are won, but may have to go on, one after the other, and their kinds.
    won: Vec<Member>,
    won_kinds: Vec<Kind>,
    /// The members of the group at hand.
    group: List<Member, MOST_STATES>,
}

/// There were more states than room.
pub(super) struct Full;

/// A state as it is being left.
struct Leaving {
    state: u32,
    numbers: Numbers,
    suits: [Holding; 4],
    /// The rows of the two suits that two suits leave, by those two.
    two: [[Row; 4]; 4],
    special: Special,
    over: u8,
}

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
    /// What special forms lack when a tile goes.
    special: Option<ByTile>,
}

impl Graph {
    pub(super) const fn new() -> Graph {
        Graph {
            states: States::new(),
            buckets: Buckets::new(),
            wins: Vec::new(),
            swaps: Vec::new(),
            won: Vec::new(),
            won_kinds: Vec::new(),
            group: List::new(),
        }
    }

    /// All groups, by kind.
    pub(super) fn buckets(&self) -> impl Iterator<Item = &Bucket> {
        self.buckets.in_order()
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
        self.buckets.clear();
        self.won.clear();
        self.won_kinds.clear();
        self.begin(start);
        let mut state = 0;
        while (state as usize) < self.states.len() {
            if self.states.are_full(room) {
                return Err(Full);
            }
            self.leave(state, start, goes_on_after_wins);
            state += 1;
        }
        self.buckets.sort();
        Ok(())
    }

    fn begin(&mut self, start: &Start) {
        let suits = [0, 1, 2, 3].map(|suit| self.states.suits[suit].get(0).holding);
        let rows = suits.map(|holding| holding.row);
        let tiles: u8 = start.held.iter().flatten().sum();
        if tiles % 3 == 1 {
            let lacks = lacks_of(start, rows).min(start.special.lacks());
            if lacks <= start.bound {
                self.states.number(key([0; 4]), 0, lacks);
            }
            return;
        }
        let special = start.special.lacks_without();
        for (suit, holding) in suits.iter().enumerate() {
            for rank in ranks_in(holding.held) {
                let mut rows = rows;
                rows[suit] = holding.without[rank];
                let lacks = lacks_of(start, rows);
                let lacks = lacks.min(going(&special, suit, rank, count(holding.word, rank)));
                if lacks <= start.bound {
                    let mut numbers = [0; 4];
                    numbers[suit] = self.states.suits[suit].fewer(0, rank);
                    self.states.number(key(numbers), 0, lacks);
                }
            }
        }
    }

    /// Finds the groups of a state, but those that were found from another state of theirs.
    fn leave(&mut self, state: u32, start: &Start, goes_on_after_wins: bool) {
        let numbers = self.states.numbers(state);
        let Known { done, over, lacks } = self.states.known[state as usize];
        let suits: [Holding; 4] =
            core::array::from_fn(|suit| self.states.suits[suit].get(numbers[suit]).holding);
        let rules = &start.rows;
        let rows = [suits[0].row, suits[1].row, suits[2].row, suits[3].row];
        let two = two_others(rules, rows);
        let others = [
            rules.combine(rows[1], two[0][1]),
            rules.combine(rows[0], two[0][1]),
            rules.combine(rows[3], two[2][3]),
            rules.combine(rows[2], two[2][3]),
        ];
        let mut special = start.special;
        let mut special_with = None;
        if special.matters() {
            special = special.of_tiles(Tally::sum(suits.map(|holding| holding.tally)));
            special_with = (special.lacks() == lacks).then(|| special.lacks_with());
        }
        // At the bound a draw beyond the start hand has to bring the hand nearer to a win.
        let at_bound = over + lacks == start.bound;
        let leaving = Leaving { state, numbers, suits, two, special, over };
        for (suit, others) in others.into_iter().enumerate() {
            let holding = &leaving.suits[suit];
            let beside = rules.beside(others, start.mentsu);
            let mut ranks = holding.drawable;
            if at_bound {
                let mut nearer = 0;
                if rules.lacks(beside, holding.row) == lacks {
                    let ranks = if suit == 3 { 7 } else { 9 };
                    nearer = rules.lowering(ranks, &holding.with, beside, lacks).word();
                }
                if let Some(special) = &special_with {
                    let held = [!holding.held, holding.once, holding.held & !holding.once];
                    nearer |= Special::ranks_within(special, lacks - 1, suit, held);
                }
                ranks &= nearer | !holding.goes_over;
            }
            if let Some(wanted) = &start.wanted {
                ranks &= wanted.ranks(suit, lacks) | !holding.goes_over;
            }
            for rank in ranks_in(ranks) {
                if done >> (9 * suit + rank) & 1 == 0 {
                    self.draw(&leaving, beside, suit, rank, start, goes_on_after_wins);
                }
            }
            // A red five takes the place of a plain one without any other change.
            let five = holding.drawable & holding.held & !ranks & one(4);
            let is_done = done >> (9 * suit + 4) & 1 == 1;
            if five > 0 && suit < 3 && start.red_wall[suit] > 0 && !is_done {
                self.swaps.push(own_member(&leaving, suit, 4, start));
            }
        }
    }

    /// Finds the group that a draw leads to.
    #[inline(always)]
    fn draw(
        &mut self,
        leaving: &Leaving,
        beside: <QuickRows as Rows>::Beside,
        suit: usize,
        rank: usize,
        start: &Start,
        goes_on_after_wins: bool,
    ) {
        let holding = &leaving.suits[suit];
        let row = holding.with[rank];
        let mut lacks = start.rows.lacks(beside, row);
        let mut special = None;
        if leaving.special.matters() {
            let with = leaving.special.with(is_yaochuu(suit, rank), count(holding.word, rank));
            lacks = lacks.min(with.lacks());
            special = Some(with.lacks_without());
        }
        let over = leaving.over + (holding.goes_over >> (4 * rank) & 1) as u8;
        let drawn = Drawn { suit, rank, row, beside, lacks, over, special };
        let kind = self.group(leaving, &drawn, start);
        self.keep(leaving, &drawn, kind, goes_on_after_wins);
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
            if win.need.tile < 27 && win.need.tile % 9 == 4 {
                fives[usize::from(win.need.tile / 9)] |= 1 << 16;
            }
        }
        fives.map(|word| word >> 16 & 0xF > 0)
    }

    /// Parts the groups that are won from those that go on, by whether each win counts, and whether it
    /// does as the last draw, in order.
    pub(super) fn settle_wins(&mut self, mut counts: impl Iterator<Item = [bool; 2]>) {
        let mut members = self.won.iter();
        for &kind in &self.won_kinds {
            self.group = List::new();
            for member in members.by_ref().take(usize::from(kind.size)) {
                let mut member = *member;
                if member.need.copies > 0 {
                    let [any, last] = counts.next().unwrap_or_default();
                    member.need.copies = if any { 0 } else { member.need.copies };
                    member.need.last = if last { 0 } else { member.need.last };
                }
                self.group.push(member);
            }
            self.buckets.push(kind, self.group.as_slice());
        }
        self.buckets.sort();
    }

    /// Finds the states of the group that a draw leads to, and its kind.
    #[inline(always)]
    fn group(&mut self, leaving: &Leaving, drawn: &Drawn, start: &Start) -> Kind {
        let rules = &start.rows;
        let own = own_member(leaving, drawn.suit, drawn.rank, start);
        let (mut fewest_over, mut fives) = (leaving.over, own.need.fives);
        self.group = List::one(own);
        let mut numbers = leaving.numbers;
        let with = self.states.suits[drawn.suit].more(leaving.numbers[drawn.suit], drawn.rank);
        numbers[drawn.suit] = with;
        let with_drawn = key(numbers);
        // At the bound a tile of the start hand may go only if the hand stays as near to a win.
        let at_bound = drawn.over + drawn.lacks == start.bound;
        let wanted = start.wanted.as_ref();
        let unwanted = wanted.map_or(0, |wanted| unwanted_of(wanted, leaving, drawn));
        for (suit, holding) in leaving.suits.iter().enumerate() {
            let number = numbers[suit];
            let mut ranks = holding.held;
            if suit == drawn.suit {
                ranks &= !one(drawn.rank);
            }
            if ranks == 0 {
                continue;
            }
            let (beside, rows) = if suit == drawn.suit {
                let before = leaving.numbers[suit];
                (drawn.beside, self.states.suits[suit].exchanged(before, drawn.rank))
            } else {
                let others = rules.combine(leaving.two[suit][drawn.suit], drawn.row);
                (rules.beside(others, start.mentsu), holding.without)
            };
            let mut as_near = 0;
            if at_bound {
                for rank in ranks_in(ranks & !holding.over) {
                    let is_as_near = rules.lacks(beside, rows[rank]) == drawn.lacks;
                    as_near |= u64::from(is_as_near) << (4 * rank);
                }
                if let Some(special) = &drawn.special {
                    let held = [
                        holding.once,
                        holding.twice,
                        holding.held & !holding.once & !holding.twice,
                    ];
                    as_near |= Special::ranks_within(special, drawn.lacks, suit, held);
                }
                ranks &= as_near | holding.over;
                if ranks == 0 {
                    continue;
                }
            }
            let all_fewer = self.states.suits[suit].all_fewer(number);
            for rank in ranks_in(ranks) {
                let mut lacks = drawn.lacks;
                if as_near >> (4 * rank) & 1 == 0 {
                    lacks = rules.lacks(beside, rows[rank]);
                    if let Some(special) = &drawn.special {
                        let held = count(holding.word, rank);
                        lacks = lacks.min(going(special, suit, rank, held));
                    }
                }
                let was_over = holding.over >> (4 * rank) & 1;
                if unwanted > 0 && was_over == 1 && lacks > 1 {
                    // Who lacks so many tiles went for wanted ones alone.
                    if unwanted > u32::from(start.is_unwanted(suit, rank)) {
                        continue;
                    }
                }
                let over = drawn.over - was_over as u8;
                fewest_over = fewest_over.min(over);
                let mut fewer = all_fewer[rank];
                if fewer == UNKNOWN {
                    fewer = self.states.suits[suit].fewer(number, rank);
                }
                let key = with_number(with_drawn, suit, fewer);
                let state = self.states.number(key, over, lacks);
                let need = holding.needs[rank];
                self.states.known[state as usize].done |= 1 << need.tile;
                fives |= need.fives;
                self.group.push(Member { state, need });
            }
        }
        let size = self.group.count() as u8;
        Kind { over: fewest_over, lacks: drawn.lacks, size, fives: fives > 0 }
    }

    /// Keeps the group that was found.
    #[inline(always)]
    fn keep(&mut self, leaving: &Leaving, drawn: &Drawn, kind: Kind, goes_on_after_wins: bool) {
        if drawn.lacks == 0 {
            self.wins.extend(self.group.as_slice().iter().filter(|member| member.need.copies > 0));
            if goes_on_after_wins {
                self.won.extend_from_slice(self.group.as_slice());
                self.won_kinds.push(kind);
            }
        } else if self.group.len() > 1 {
            self.buckets.push(kind, self.group.as_slice());
        } else if kind.fives && leaving.suits[drawn.suit].held & one(drawn.rank) > 0 {
            // Alone a state only gains by a red five in place of a plain one.
            self.swaps.extend_from_slice(self.group.as_slice());
        }
    }
}

/// The state that is left as a member of the group that a draw leads to.
#[inline(always)]
fn own_member(leaving: &Leaving, suit: usize, rank: usize, start: &Start) -> Member {
    let held = count(leaving.suits[suit].word, rank);
    let copies = count(leaving.suits[suit].left, rank);
    let fives = if start.is_red_five(suit, rank) { held + 1 } else { 0 };
    let tile = (9 * suit + rank) as u8;
    Member { state: leaving.state, need: Need { tile, copies, fives, last: copies } }
}

/// How many kinds that a hand doesn't go for it has beyond the start hand after a draw.
#[cold]
fn unwanted_of(wanted: &Wanted, leaving: &Leaving, drawn: &Drawn) -> u32 {
    let of_suit = |(suit, holding): (usize, &Holding)| {
        let comes = if suit == drawn.suit { holding.goes_over & one(drawn.rank) } else { 0 };
        wanted.others(suit, holding.over | comes).count_ones()
    };
    leaving.suits.iter().enumerate().map(of_suit).sum()
}

/// What is lacking for special forms when a tile goes of which so many are held.
#[inline(always)]
fn going(lacks: &ByTile, suit: usize, rank: usize, held: u8) -> u8 {
    lacks[usize::from(is_yaochuu(suit, rank))][usize::from(held.saturating_sub(1).min(2))]
}

/// How many tiles four suits lack for mentsu and a jantou.
fn lacks_of(start: &Start, [man, pin, sou, honors]: [Row; 4]) -> u8 {
    let rows = &start.rows;
    let numbers = rows.beside(rows.combine(man, pin), start.mentsu);
    rows.lacks(numbers, rows.combine(sou, honors))
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
