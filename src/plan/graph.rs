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
use super::states::{Numbers, States};
use super::suits::{Content, Row, count, suit_and_rank, tiles_in};
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

type Beside = <QuickRows as Rows>::Beside;

/// A state as it is being left.
struct Leaving {
    state: u32,
    numbers: Numbers,
    /// Of each suit the three others.
    beside: [Beside; 4],
    /// The rows of the two suits that two suits leave, by those two.
    two: [[Row; 4]; 4],
    special: Special,
    over: u8,
}

/// A draw from the state that is being left: the tiles with the one drawn. Sets are of tiles, one bit each.
struct Drawn {
    tile: usize,
    numbers: Numbers,
    beside: [Beside; 4],
    /// What they lack, and how many they have beyond the start hand.
    lacks: u8,
    over: u8,
    /// What special forms lack when a tile goes.
    special: ByTile,
    /// The tiles held once, and those beyond the start hand.
    once: u64,
    are_over: u64,
    /// Those that may go, and those of them of which it is known that as many are lacking then.
    going: u64,
    as_near: u64,
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
        let suits = self.states.contents(Numbers::START);
        let rows = suits.map(|content| content.row);
        let tiles: u8 = start.held.iter().flatten().sum();
        if tiles % 3 == 1 {
            let lacks = lacks_of(start, rows).min(start.special.lacks());
            if lacks <= start.bound {
                self.states.numbered.push(Numbers::START, 0, lacks);
            }
            return;
        }
        let special = start.special.lacks_without();
        for tile in tiles_in(all_of(suits, |content| content.held)) {
            let (suit, rank) = suit_and_rank(tile);
            let content = self.states.suits[suit].get(0);
            let mut rows = rows;
            rows[suit] = content.without[rank];
            let lacks = lacks_of(start, rows);
            let lacks = lacks.min(going(special, tile, count(content.word, rank)));
            if lacks <= start.bound {
                let fewer = self.states.suits[suit].fewer(0, rank);
                self.states.numbered.push(Numbers::START.with(suit, fewer), 0, lacks);
            }
        }
    }

    /// Finds the groups of a state, but those that were found from another state of theirs.
    fn leave(&mut self, state: u32, start: &Start, goes_on_after_wins: bool) {
        let numbers = self.states.numbers(state);
        let known = self.states.known(state);
        let (done, over, lacks) = (known.done(), known.over(), known.lacks());
        let suits = self.states.contents(numbers);
        let rules = &start.rows;
        let rows = suits.map(|content| content.row);
        let two = two_others(rules, rows);
        let others = [
            rules.combine(rows[1], two[0][1]),
            rules.combine(rows[0], two[0][1]),
            rules.combine(rows[3], two[2][3]),
            rules.combine(rows[2], two[2][3]),
        ];
        let beside = others.map(|others| rules.beside(others, start.mentsu));
        let held = all_of(suits, |content| content.held);
        let drawable = all_of(suits, |content| content.drawable);
        let goes_over = all_of(suits, |content| content.goes_over);
        let mut special = start.special;
        let (mut drawn, mut won) = (drawable, 0);
        if special.matters() {
            special = special.of_tiles(Tally::sum(suits.map(|content| content.tally)));
        }
        let is_at_bound = over + lacks == start.bound;
        // A hand that goes for some kinds alone has others only among what wins.
        let ends = lacks == 1 && !goes_on_after_wins && start.wanted.is_none();
        if is_at_bound || ends {
            let with = suits.map(|content| &content.with);
            let mut nearer = tiles_lacking(rules, &beside, with, |with| with < lacks);
            if special.matters() && special.lacks() == lacks {
                let once = all_of(suits, |content| content.once);
                let held = [!held, once, held & !once];
                nearer |= Special::tiles_within(special.lacks_with(), lacks - 1, held);
            }
            if ends {
                won = drawable & nearer;
            }
            if is_at_bound {
                // A draw beyond the start hand has to bring the hand nearer to a win.
                drawn &= nearer | !goes_over;
            }
        }
        if let Some(wanted) = &start.wanted {
            drawn &= wanted.tiles(lacks) | !goes_over;
        }
        let own = |tile: usize| {
            let (suit, rank) = suit_and_rank(tile);
            let (left, held) = (suits[suit].left, suits[suit].word);
            let (copies, is_five) = (count(left, rank), start.red_five_tiles >> tile & 1 == 1);
            let fives = if is_five { count(held, rank) + 1 } else { 0 };
            Member { state, need: Need { tile: tile as u8, copies, fives, last: copies } }
        };
        // Who wins doesn't go on, so that nothing more needs to be known of what wins.
        for tile in tiles_in(won) {
            let win = own(tile);
            if win.need.copies > 0 {
                self.wins.push(win);
            }
        }
        // A red five takes the place of a plain one without any other change.
        for tile in tiles_in(drawable & held & !drawn & !done & FIVES) {
            if start.red_wall[suit_and_rank(tile).0 % 3] > 0 {
                self.swaps.push(own(tile));
            }
        }
        drawn &= !won;
        let leaving = Leaving { state, numbers, beside, two, special, over };
        for tile in tiles_in(drawn & !done) {
            self.draw(&leaving, tile, start, goes_on_after_wins);
        }
    }

    /// Finds the group that a draw leads to.
    #[inline(always)]
    fn draw(&mut self, leaving: &Leaving, tile: usize, start: &Start, goes_on_after_wins: bool) {
        let rules = &start.rows;
        let (suit, rank) = suit_and_rank(tile);
        let more = self.states.suits[suit].more(leaving.numbers.of(suit), rank);
        let numbers = leaving.numbers.with(suit, more);
        let suits = self.states.contents(numbers);
        let row = suits[suit].row;
        let mut lacks = rules.lacks(leaving.beside[suit], row);
        let mut special = ByTile::NEVER;
        if leaving.special.matters() {
            let held_before = count(suits[suit].word, rank) - 1;
            let with = leaving.special.with(is_yaochuu(tile), held_before);
            lacks = lacks.min(with.lacks());
            special = with.lacks_without();
        }
        let two = &leaving.two[suit];
        // A choice for each suit, since one written alone among the four would have to be waited for.
        let beside = core::array::from_fn(|other| {
            let with_row = rules.beside(rules.combine(two[other], row), start.mentsu);
            if other == suit { leaving.beside[other] } else { with_row }
        });
        let held = all_of(suits, |content| content.held);
        let once = all_of(suits, |content| content.once);
        let are_over = all_of(suits, |content| content.over);
        let over = leaving.over + (are_over >> tile & 1) as u8;
        let (going, as_near) = (held, 0);
        let mut drawn =
            Drawn { tile, numbers, beside, lacks, over, special, once, are_over, going, as_near };
        if over + lacks == start.bound {
            // At the bound a tile of the start hand may go only if the hand stays as near to a win.
            let without = suits.map(|content| &content.without);
            let mut as_near =
                tiles_lacking(rules, &drawn.beside, without, |without| without == lacks);
            if leaving.special.matters() {
                let twice = all_of(suits, |content| content.twice);
                let held = [once, twice, held & !once & !twice];
                as_near |= Special::tiles_within(special, lacks, held);
            }
            drawn.as_near = as_near;
            drawn.going &= as_near | are_over;
        }
        drawn.going &= !(1 << tile);
        if start.wanted.is_some() {
            drawn.going = self.going_of_wanted(&drawn, start);
        }
        let kind = self.group(leaving, &drawn, start);
        self.keep(&drawn, kind, goes_on_after_wins);
    }

    /// Those of the tiles that may go where a hand goes for wanted ones alone.
    #[cold]
    fn going_of_wanted(&self, drawn: &Drawn, start: &Start) -> u64 {
        let Some(wanted) = &start.wanted else { return drawn.going };
        let suits = self.states.contents(drawn.numbers);
        let unwanted = wanted.others(drawn.are_over);
        // Who lacks so many tiles went for wanted ones alone.
        let may_go = |&tile: &usize| {
            unwanted & !(1 << tile) == 0 || drawn.lacks_without(suits, tile, &start.rows) < 2
        };
        let over = tiles_in(drawn.going & drawn.are_over).filter(may_go);
        over.fold(drawn.going & !drawn.are_over, |going, tile| going | 1 << tile)
    }

    /// The state that a discard of the start hand leaves, if it is within the bound.
    pub(super) fn after_discard(&mut self, suit: usize, rank: usize) -> Option<u32> {
        let fewer = self.states.suits[suit].fewer(0, rank);
        self.states.find(Numbers::START.with(suit, fewer))
    }

    /// The state of these tiles, if it was met.
    pub(super) fn state_of(&self, words: [u64; 4]) -> Option<u32> {
        let mut numbers = Numbers::START;
        for (suit, (contents, word)) in self.states.suits.iter().zip(words).enumerate() {
            numbers = numbers.with(suit, contents.find(word)?);
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
        let (tile, going) = (drawn.tile, drawn.going);
        for (suit, contents) in self.states.suits.iter_mut().enumerate() {
            contents.know_fewer(drawn.numbers.of(suit), going);
        }
        let suits: [&Content; 4] =
            core::array::from_fn(|suit| self.states.suits[suit].get(drawn.numbers.of(suit)));
        let numbered = &mut self.states.numbered;
        let (suit, rank) = suit_and_rank(tile);
        self.group = List::one(Member { state: leaving.state, need: suits[suit].needs[rank] });
        for tile in tiles_in(going) {
            let (suit, rank) = suit_and_rank(tile);
            let numbers = drawn.numbers.with(suit, suits[suit].fewer[rank]);
            let state = numbered.find(numbers).unwrap_or_else(|| {
                let over = drawn.over - (drawn.are_over >> tile & 1) as u8;
                numbered.push(numbers, over, drawn.lacks_without(suits, tile, &start.rows))
            });
            numbered.set_done(state, tile);
            self.group.push(Member { state, need: suits[suit].needs[rank] });
        }
        let members = going | 1 << tile;
        Kind {
            over: drawn.over - u8::from(members & drawn.are_over > 0),
            lacks: drawn.lacks,
            size: self.group.count() as u8,
            fives: members & start.red_five_tiles > 0,
        }
    }

    /// Keeps the group that was found.
    #[inline(always)]
    fn keep(&mut self, drawn: &Drawn, kind: Kind, goes_on_after_wins: bool) {
        if drawn.lacks == 0 {
            self.wins.extend(self.group.as_slice().iter().filter(|member| member.need.copies > 0));
            if goes_on_after_wins {
                self.won.extend_from_slice(self.group.as_slice());
                self.won_kinds.push(kind);
            }
        } else if self.group.len() > 1 {
            self.buckets.push(kind, self.group.as_slice());
        } else if kind.fives && drawn.once >> drawn.tile & 1 == 0 {
            // Alone a state only gains by a red five in place of a plain one.
            self.swaps.extend_from_slice(self.group.as_slice());
        }
    }
}

impl Drawn {
    /// How many tiles are lacking when one of these goes.
    fn lacks_without(&self, suits: [&Content; 4], tile: usize, rules: &QuickRows) -> u8 {
        if self.as_near >> tile & 1 == 1 {
            return self.lacks;
        }
        let (suit, rank) = suit_and_rank(tile);
        let lacks = rules.lacks(self.beside[suit], suits[suit].without[rank]);
        let held = count(suits[suit].word, rank);
        lacks.min(going(self.special, tile, held))
    }
}

/// The fives that may be red.
const FIVES: u64 = 1 << 4 | 1 << 13 | 1 << 22;

/// The sets of four suits together.
#[inline(always)]
fn all_of(suits: [&Content; 4], set: impl Fn(&Content) -> u64) -> u64 {
    set(suits[0]) | set(suits[1]) | set(suits[2]) | set(suits[3])
}

/// The tiles whose rows lack so many as are asked for, told what is beside each suit; behind the honors'
/// seven stands anything.
#[inline(always)]
fn tiles_lacking(
    rules: &QuickRows,
    beside: &[Beside; 4],
    rows: [&[Row; 9]; 4],
    asked: impl Fn(u8) -> bool,
) -> u64 {
    let mut all = 0;
    for suit in (0..4).rev() {
        let mut of_suit = 0;
        for rank in (0..9).rev() {
            let row = rows[suit][rank];
            of_suit = of_suit << 1 | u64::from(asked(rules.lacks(beside[suit], row)));
        }
        all = all << 9 | of_suit;
    }
    all
}

/// What is lacking for special forms when a tile goes of which so many are held.
#[inline(always)]
fn going(lacks: ByTile, tile: usize, held: u8) -> u8 {
    lacks.of(is_yaochuu(tile), held.saturating_sub(1).min(2))
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
