//! A breadth-first search for the states within the depth, and for the groups between them.
//!
//! A draw takes a state to a hand of 14, and every discard from it to a state that is one tile
//! short of the same 14. These states are a *group*: from any of them the tile that it needs leads
//! to any other. A group stands for all draws into its hand of 14 and all discards out of it, and
//! is found once, from the first of its states that is expanded.

use alloc::vec::Vec;

use super::groups::{Bucket, Buckets, GroupKind, GroupMember, MOST_STATES};
use crate::engine::{QuickRows, Rows};
use crate::list::List;
use crate::plan::states::{
    Holding, KindTally, LacksByTile, NeededTile, Row, SpecialForms, Start, StateKey, States, count,
    is_yaochuu, suit_and_rank, tiles_in,
};

/// All that a search found.
pub(crate) struct Graph {
    pub(crate) states: States,
    buckets: Buckets,
    /// The states one tile from a win. A state has an entry for each of its winning tiles that is
    /// left in the wall.
    pub(crate) wins: Vec<GroupMember>,
    /// The states that draw a red five only to exchange it for a plain one.
    pub(crate) swaps: Vec<GroupMember>,
    /// The groups whose 14 tiles have the shape of a win but may lack a yaku, and their kinds.
    won: Vec<GroupMember>,
    won_kinds: Vec<GroupKind>,
    /// The members of the group being found.
    group: List<GroupMember, MOST_STATES>,
}

/// There are more states than there is room for.
pub(crate) struct NoRoom;

type Beside = <QuickRows as Rows>::Beside;

/// The state that is being expanded.
struct ExpandedState {
    state: u32,
    key: StateKey,
    /// The other three suits of each suit, with which it is looked up.
    beside: [Beside; 4],
    /// By two suits, the combined row of the other two; on the diagonal the suit's own row.
    other_two: [[Row; 4]; 4],
    special: SpecialForms,
    over: u8,
}

/// The 14 tiles after a draw from that state. Sets are of tiles, one bit each.
struct AfterDraw {
    tile: usize,
    key: StateKey,
    beside: [Beside; 4],
    /// How many tiles it lacks to a win, and holds beyond the start hand.
    lacks: u8,
    over: u8,
    /// Tiles missing for chiitoitsu and kokushi after a discard.
    special: LacksByTile,
    /// The tiles held once, and those of which more are held than at the start.
    once: u64,
    are_over: u64,
    /// The tiles that may be discarded, and those of them that are known to leave `lacks` as it is.
    discards: u64,
    as_near: u64,
}

impl Graph {
    pub(crate) const fn new() -> Graph {
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
    pub(crate) fn buckets(&self) -> impl Iterator<Item = &Bucket> {
        self.buckets.in_order()
    }

    /// Finds all states within the bound. The first ones are those that the start hand's discards
    /// leave, or the start hand itself if it has yet to draw.
    ///
    /// `goes_on_after_wins`: whether a complete hand may have to go on for want of a yaku.
    pub(crate) fn find(
        &mut self,
        start: &Start,
        room: u32,
        goes_on_after_wins: bool,
    ) -> Result<(), NoRoom> {
        self.states.begin(start);
        self.wins.clear();
        self.swaps.clear();
        self.buckets.clear();
        self.won.clear();
        self.won_kinds.clear();
        self.push_first_states(start);
        let mut state = 0;
        while (state as usize) < self.states.len() {
            if self.states.are_full(room) {
                return Err(NoRoom);
            }
            self.expand(state, start, goes_on_after_wins);
            state += 1;
        }
        self.buckets.sort();
        Ok(())
    }

    fn push_first_states(&mut self, start: &Start) {
        let suits = self.states.holdings(StateKey::START);
        let rows = suits.map(|holding| holding.row);
        if start.waits {
            let lacks = standard_lacks(start, rows).min(start.special.lacks());
            if lacks <= start.bound {
                self.states.table.push(StateKey::START, 0, lacks);
            }
            return;
        }
        let special = start.special.lacks_without();
        for tile in tiles_in(all_of(suits, |holding| holding.held)) {
            let (suit, rank) = suit_and_rank(tile);
            let holding = self.states.suits[suit].get(0);
            let mut rows = rows;
            rows[suit] = holding.without[rank];
            let lacks = standard_lacks(start, rows);
            let lacks = lacks.min(lacks_after(special, tile, count(holding.word, rank)));
            if lacks <= start.bound {
                let fewer = self.states.suits[suit].fewer(0, rank);
                self.states.table.push(StateKey::START.with(suit, fewer), 0, lacks);
            }
        }
    }

    /// Finds the groups of a state, except those found from another state of theirs.
    fn expand(&mut self, state: u32, start: &Start, goes_on_after_wins: bool) {
        let key = self.states.key(state);
        let info = self.states.info(state);
        let (done, over, lacks) = (info.done(), info.over(), info.lacks());
        let suits = self.states.holdings(key);
        let rows = &start.rows;
        let of_suits = suits.map(|holding| holding.row);
        let other_two = other_two(rows, of_suits);
        let others = [
            rows.combine(of_suits[1], other_two[0][1]),
            rows.combine(of_suits[0], other_two[0][1]),
            rows.combine(of_suits[3], other_two[2][3]),
            rows.combine(of_suits[2], other_two[2][3]),
        ];
        let beside = others.map(|others| rows.beside(others, start.mentsu));
        let held = all_of(suits, |holding| holding.held);
        let drawable = all_of(suits, |holding| holding.drawable);
        let goes_over = all_of(suits, |holding| holding.goes_over);
        let mut special = start.special;
        let (mut draws, mut winning) = (drawable, 0);
        if special.matters() {
            special = special.with_tally(KindTally::sum(suits.map(|holding| holding.tally)));
        }
        let is_at_bound = over + lacks == start.bound;
        // A far hand draws its wanted kinds and any winning tile, so its wins are found as groups.
        let ends = lacks == 1 && !goes_on_after_wins && start.wanted.is_none();
        if is_at_bound || ends {
            let with = suits.map(|holding| &holding.with);
            let mut nearer = tiles_that_leave(rows, &beside, with, |left| left < lacks);
            if special.matters() && special.lacks() == lacks {
                let once = all_of(suits, |holding| holding.once);
                let by_copies = [!held, once, held & !once];
                nearer |= special.lacks_with().tiles_within(lacks - 1, by_copies);
            }
            if ends {
                winning = drawable & nearer;
            }
            if is_at_bound {
                // A tile beyond the start hand has to bring the hand nearer to a win.
                draws &= nearer | !goes_over;
            }
        }
        if let Some(wanted) = &start.wanted {
            draws &= wanted.tiles(lacks) | !goes_over;
        }
        let member = |tile: usize| {
            let (suit, rank) = suit_and_rank(tile);
            let (left, held) = (suits[suit].left, suits[suit].word);
            let (copies, is_five) = (count(left, rank), start.red_five_tiles >> tile & 1 == 1);
            let fives = if is_five { count(held, rank) + 1 } else { 0 };
            GroupMember {
                state,
                need: NeededTile { tile: tile as u8, copies, fives, last: copies },
            }
        };
        // A win ends the path, so it needs no group.
        for tile in tiles_in(winning) {
            let win = member(tile);
            if win.need.copies > 0 {
                self.wins.push(win);
            }
        }
        for tile in tiles_in(drawable & held & !draws & !done & FIVES) {
            if start.red_wall[suit_and_rank(tile).0 % 3] > 0 {
                self.swaps.push(member(tile));
            }
        }
        draws &= !winning;
        let expanded = ExpandedState { state, key, beside, other_two, special, over };
        for tile in tiles_in(draws & !done) {
            self.draw(&expanded, tile, start, goes_on_after_wins);
        }
    }

    /// Finds the group to which a draw leads.
    #[inline(always)]
    fn draw(&mut self, from: &ExpandedState, tile: usize, start: &Start, goes_on_after_wins: bool) {
        let rows = &start.rows;
        let (suit, rank) = suit_and_rank(tile);
        let more = self.states.suits[suit].more(from.key.holding(suit), rank);
        let key = from.key.with(suit, more);
        let suits = self.states.holdings(key);
        let row = suits[suit].row;
        let mut lacks = rows.lacks(from.beside[suit], row);
        let mut special = LacksByTile::NEVER;
        if from.special.matters() {
            let held_before = count(suits[suit].word, rank) - 1;
            let with = from.special.with(is_yaochuu(tile), held_before);
            lacks = lacks.min(with.lacks());
            special = with.lacks_without();
        }
        let other_two = &from.other_two[suit];
        // Chosen for each suit: writing all four at once and then one of them again would defeat
        // store-to-load forwarding.
        let beside = core::array::from_fn(|other| {
            let with_row = rows.beside(rows.combine(other_two[other], row), start.mentsu);
            if other == suit { from.beside[other] } else { with_row }
        });
        let held = all_of(suits, |holding| holding.held);
        let once = all_of(suits, |holding| holding.once);
        let are_over = all_of(suits, |holding| holding.over);
        let over = from.over + (are_over >> tile & 1) as u8;
        let (mut discards, mut as_near) = (held, 0);
        if over + lacks == start.bound {
            // At the bound a tile of the start hand may go only if the hand stays as near to a win.
            let without = suits.map(|holding| &holding.without);
            as_near = tiles_that_leave(rows, &beside, without, |left| left == lacks);
            if from.special.matters() {
                let twice = all_of(suits, |holding| holding.twice);
                let by_copies = [once, twice, held & !once & !twice];
                as_near |= special.tiles_within(lacks, by_copies);
            }
            discards &= as_near | are_over;
        }
        discards &= !(1 << tile);
        let mut after = AfterDraw {
            tile,
            key,
            beside,
            lacks,
            over,
            special,
            once,
            are_over,
            discards,
            as_near,
        };
        if start.wanted.is_some() {
            after.discards = self.discards_of_far_hand(&after, start);
        }
        let kind = self.find_group(from, &after, start);
        self.keep_group(&after, kind, goes_on_after_wins);
    }

    /// The discards of a hand that draws wanted kinds alone. While a state lacks two tiles or more,
    /// it holds no unwanted kind beyond the start hand.
    #[cold]
    fn discards_of_far_hand(&self, after: &AfterDraw, start: &Start) -> u64 {
        let Some(wanted) = &start.wanted else { return after.discards };
        let suits = self.states.holdings(after.key);
        let unwanted = wanted.unwanted(after.are_over);
        let may_go = |&tile: &usize| {
            unwanted & !(1 << tile) == 0 || after.lacks_without(suits, tile, &start.rows) < 2
        };
        let over = tiles_in(after.discards & after.are_over).filter(may_go);
        over.fold(after.discards & !after.are_over, |discards, tile| discards | 1 << tile)
    }

    /// For each suit, whether some win has a five.
    pub(crate) fn fives_that_win(&self) -> [bool; 3] {
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

    /// Removes from won groups the copies that win with a yaku, and sorts the remaining groups into
    /// buckets. `counts` has an item for each win, in order: whether it counts on any draw, and
    /// whether it counts on the last one.
    pub(crate) fn settle_wins(&mut self, mut counts: impl Iterator<Item = [bool; 2]>) {
        let mut members = self.won.iter();
        for &kind in &self.won_kinds {
            self.group = List::new();
            for member in members.by_ref().take(usize::from(kind.size)) {
                let mut member = *member;
                if member.need.copies > 0 {
                    let [any, last] = counts.next().expect("an item for each win");
                    member.need.copies = if any { 0 } else { member.need.copies };
                    member.need.last = if last { 0 } else { member.need.last };
                }
                self.group.push(member);
            }
            self.buckets.push(kind, self.group.as_slice());
        }
        self.buckets.sort();
    }

    /// Finds the states of the group to which a draw leads, and its kind.
    #[inline(always)]
    fn find_group(&mut self, from: &ExpandedState, after: &AfterDraw, start: &Start) -> GroupKind {
        let (tile, discards) = (after.tile, after.discards);
        for (suit, holdings) in self.states.suits.iter_mut().enumerate() {
            holdings.know_fewer(after.key.holding(suit), discards);
        }
        let suits: [&Holding; 4] =
            core::array::from_fn(|suit| self.states.suits[suit].get(after.key.holding(suit)));
        let table = &mut self.states.table;
        let (suit, rank) = suit_and_rank(tile);
        self.group = List::one(GroupMember { state: from.state, need: suits[suit].needs[rank] });
        for tile in tiles_in(discards) {
            let (suit, rank) = suit_and_rank(tile);
            let key = after.key.with(suit, suits[suit].fewer[rank]);
            let state = table.find(key).unwrap_or_else(|| {
                let over = after.over - (after.are_over >> tile & 1) as u8;
                table.push(key, over, after.lacks_without(suits, tile, &start.rows))
            });
            table.set_done(state, tile);
            self.group.push(GroupMember { state, need: suits[suit].needs[rank] });
        }
        let needed = discards | 1 << tile;
        GroupKind {
            over: after.over - u8::from(needed & after.are_over > 0),
            lacks: after.lacks,
            size: self.group.count() as u8,
            fives: needed & start.red_five_tiles > 0,
        }
    }

    /// Keeps the group that was found.
    #[inline(always)]
    fn keep_group(&mut self, after: &AfterDraw, kind: GroupKind, goes_on_after_wins: bool) {
        if after.lacks == 0 {
            self.wins.extend(self.group.as_slice().iter().filter(|member| member.need.copies > 0));
            if goes_on_after_wins {
                self.won.extend_from_slice(self.group.as_slice());
                self.won_kinds.push(kind);
            }
        } else if self.group.len() > 1 {
            self.buckets.push(kind, self.group.as_slice());
        } else if kind.fives && after.once >> after.tile & 1 == 0 {
            // A state alone in its group gains only by a red five in place of a plain one.
            self.swaps.extend_from_slice(self.group.as_slice());
        }
    }
}

impl AfterDraw {
    /// How many tiles are lacking after a discard.
    fn lacks_without(&self, suits: [&Holding; 4], tile: usize, rows: &QuickRows) -> u8 {
        if self.as_near >> tile & 1 == 1 {
            return self.lacks;
        }
        let (suit, rank) = suit_and_rank(tile);
        let lacks = rows.lacks(self.beside[suit], suits[suit].without[rank]);
        lacks.min(lacks_after(self.special, tile, count(suits[suit].word, rank)))
    }
}

/// The three fives, as a set of tiles.
const FIVES: u64 = 1 << 4 | 1 << 13 | 1 << 22;

/// The union of a set over four suits.
#[inline(always)]
fn all_of(suits: [&Holding; 4], set: impl Fn(&Holding) -> u64) -> u64 {
    set(suits[0]) | set(suits[1]) | set(suits[2]) | set(suits[3])
}

/// The tiles whose draw, or discard, leaves a number of lacking tiles that `wanted` accepts.
/// `of_suits` are the rows of each suit after that, by rank, and `beside` those of the other three
/// suits. The two bits after the seven honors mean nothing.
#[inline(always)]
fn tiles_that_leave(
    rows: &QuickRows,
    beside: &[Beside; 4],
    of_suits: [&[Row; 9]; 4],
    wanted: impl Fn(u8) -> bool,
) -> u64 {
    let mut all = 0;
    for suit in (0..4).rev() {
        let mut of_suit = 0;
        for rank in (0..9).rev() {
            let row = of_suits[suit][rank];
            of_suit = of_suit << 1 | u64::from(wanted(rows.lacks(beside[suit], row)));
        }
        all = all << 9 | of_suit;
    }
    all
}

/// How many tiles chiitoitsu and kokushi lack after a discard of a tile with `held` copies.
#[inline(always)]
fn lacks_after(lacks: LacksByTile, tile: usize, held: u8) -> u8 {
    lacks.of(is_yaochuu(tile), held.saturating_sub(1).min(2))
}

/// How many tiles four suits lack for the mentsu and a jantou.
fn standard_lacks(start: &Start, [man, pin, sou, honors]: [Row; 4]) -> u8 {
    let rows = &start.rows;
    let numbers = rows.beside(rows.combine(man, pin), start.mentsu);
    rows.lacks(numbers, rows.combine(sou, honors))
}

/// By two suits, the combined row of the other two; on the diagonal the suit's own row.
fn other_two(rows: &QuickRows, [man, pin, sou, honors]: [Row; 4]) -> [[Row; 4]; 4] {
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
