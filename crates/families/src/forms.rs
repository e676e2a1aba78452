//! Every reading of a win of a family.

use alloc::vec::Vec;
use core::ops::ControlFlow;

use mentsu::any::{AnyHand, AnyTile, Sets};
use mentsu::{FormBlock, Mentsu, MentsuKind, Tile, TileSet};

use crate::family::{Family, Pattern, SevenPairs};
use crate::reading::{Form, Reading, Set, WaitKind, Whole, kinds_of};
use crate::win::Win;
use crate::word::Word;

/// A form of the concealed tiles, with what the jokers among them stand for.
struct Concealed {
    form: Form,
    sets: Vec<Mentsu>,
    pairs: Vec<Tile>,
    /// Other tiles of the form: the single ones of thirteen orphans.
    single: TileSet,
    jokers: Vec<Tile>,
}

impl Family {
    /// Visits each reading of a won hand until the visitor stops.
    pub(crate) fn readings(
        &self,
        hand: &AnyHand,
        winning: AnyTile,
        win: &Win,
        visit: &mut impl FnMut(&Reading<'_>) -> ControlFlow<()>,
    ) {
        let is_asked = |pattern: &Pattern| pattern.condition().mentions(Word::OnlyWait);
        let only_wait =
            self.patterns().iter().any(is_asked) && self.waits_before(hand, winning) == 1;
        let whole = Whole { win, has_meld: !hand.melds().is_empty(), only_wait };
        let winning = match winning {
            AnyTile::Tile(tile) if !hand.wild().contains(tile) => Some(tile),
            _ => None,
        };
        let _ = self.forms(hand, &mut |form| self.read(hand, form, winning, &whole, visit));
    }

    /// Whether the tiles of a hand are won in a form of this family.
    pub(crate) fn is_won(&self, hand: &AnyHand) -> bool {
        !hand.awaits_draw() && self.shanten(hand).is_win()
    }

    /// How many kinds of tiles win for the hand before the winning tile.
    fn waits_before(&self, hand: &AnyHand, winning: AnyTile) -> usize {
        let Ok(before) = hand.discard(winning) else { return 0 };
        self.wait_tiles(&before).len()
    }

    /// The tiles that win, whether or not the win reaches the minimum; none that the hand holds
    /// four times.
    #[must_use]
    pub fn wait_tiles(&self, hand: &AnyHand) -> TileSet {
        let hand = &self.with_rules(*hand).unwrap_or(*hand);
        if !hand.awaits_draw() || !self.shanten(hand).is_one_away() {
            return TileSet::EMPTY;
        }
        let wins = |tile: &Tile| hand.draw(*tile).is_ok_and(|drawn| self.is_won(&drawn));
        self.kinds().iter().filter(wins).collect()
    }

    fn forms(
        &self,
        hand: &AnyHand,
        visit: &mut impl FnMut(&Concealed) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let in_play = |jokers: &[Tile]| jokers.iter().all(|&tile| self.kinds().contains(tile));
        for form in hand.win_forms() {
            let wins = (!form.is_chiitoitsu() || self.seven_pairs() == SevenPairs::Distinct)
                && (!form.is_kokushi() || self.has_thirteen_orphans());
            if !wins || !in_play(form.jokers()) {
                continue;
            }
            let mut one = Concealed {
                form: match (form.is_chiitoitsu(), form.is_kokushi()) {
                    (true, _) => Form::SevenPairs,
                    (_, true) => Form::ThirteenOrphans,
                    _ => Form::Standard,
                },
                sets: Vec::new(),
                pairs: Vec::new(),
                single: TileSet::EMPTY,
                jokers: form.jokers().to_vec(),
            };
            for block in &form.blocks() {
                match *block {
                    FormBlock::Pair(tile) => one.pairs.push(tile),
                    FormBlock::Single(tile) => drop(one.single.insert(tile)),
                    FormBlock::Mentsu(mentsu) => one.sets.push(mentsu),
                }
            }
            visit(&one)?;
        }
        if self.seven_pairs() == SevenPairs::WithFours {
            self.pairs(hand, visit)?;
        }
        ControlFlow::Continue(())
    }

    /// Seven pairs among which four of a kind are two.
    fn pairs(
        &self,
        hand: &AnyHand,
        visit: &mut impl FnMut(&Concealed) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if !hand.melds().is_empty() || hand.sets() != Sets::Four || hand.total() != 14 {
            return ControlFlow::Continue(());
        }
        let mut counts = Tile::ALL.map(|tile| hand.known().get(tile));
        let mut jokers = Vec::new();
        for tile in Tile::ALL {
            if counts[tile.index()] % 2 == 1 {
                counts[tile.index()] += 1;
                jokers.push(tile);
            }
        }
        let Some(left) = usize::from(hand.jokers()).checked_sub(jokers.len()) else {
            return ControlFlow::Continue(());
        };
        if !jokers.iter().all(|&tile| self.kinds().contains(tile)) {
            return ControlFlow::Continue(());
        }
        self.pairs_of_jokers(&mut counts, &mut jokers, left / 2, 0, visit)
    }

    /// Adds pairs of jokers of the kinds from `from` on.
    fn pairs_of_jokers(
        &self,
        counts: &mut [u8; 34],
        jokers: &mut Vec<Tile>,
        pairs: usize,
        from: usize,
        visit: &mut impl FnMut(&Concealed) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if pairs == 0 {
            let pairs = Tile::ALL
                .into_iter()
                .flat_map(|tile| (0..counts[tile.index()] / 2).map(move |_| tile));
            let mut jokers = jokers.clone();
            jokers.sort_unstable();
            return visit(&Concealed {
                form: Form::SevenPairs,
                sets: Vec::new(),
                pairs: pairs.collect(),
                single: TileSet::EMPTY,
                jokers,
            });
        }
        for tile in Tile::ALL.into_iter().skip(from).filter(|tile| self.kinds().contains(*tile)) {
            if counts[tile.index()] > 2 {
                continue;
            }
            counts[tile.index()] += 2;
            jokers.extend([tile; 2]);
            let flow = self.pairs_of_jokers(counts, jokers, pairs - 1, tile.index(), visit);
            jokers.truncate(jokers.len() - 2);
            counts[tile.index()] -= 2;
            flow?;
        }
        ControlFlow::Continue(())
    }

    /// The readings of a form: the winning tile may complete several parts of it.
    fn read<'a>(
        &self,
        hand: &AnyHand,
        form: &Concealed,
        winning: Option<Tile>,
        whole: &'a Whole<'a>,
        visit: &mut impl FnMut(&Reading<'_>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut counts = [0; 34];
        let mut sets = Vec::with_capacity(5);
        for meld in hand.melds() {
            let (mentsu, is_open) = (meld.meld().mentsu(), meld.meld().is_open());
            sets.push(Set { mentsu, is_claimed: is_open, is_concealed: !is_open });
        }
        let of_melds = sets.len();
        let concealed = |&mentsu: &Mentsu| Set { mentsu, is_claimed: false, is_concealed: true };
        sets.extend(form.sets.iter().map(concealed));
        let tiles = sets.iter().flat_map(|set| set.mentsu.tiles());
        tiles.for_each(|tile| counts[tile.index()] += 1);
        form.pairs.iter().for_each(|tile| counts[tile.index()] += 2);
        form.single.iter().for_each(|tile| counts[tile.index()] += 1);
        let mut reading = Reading {
            whole,
            form: form.form,
            sets,
            pairs: form.pairs.clone(),
            counts,
            kinds: kinds_of(&counts),
            winning: Tile::M1,
            wait: WaitKind::Other,
            jokers: form.jokers.len()
                + hand.melds().iter().map(|meld| meld.jokers().len()).sum::<usize>(),
        };
        if self.has_void_suit() && reading.suits() > 2 {
            return ControlFlow::Continue(());
        }
        let mut stands_for: Vec<Tile> = winning.map_or_else(|| form.jokers.clone(), |t| [t].into());
        stands_for.dedup();
        for tile in stands_for {
            reading.winning = tile;
            if form.form != Form::Standard {
                reading.wait = WaitKind::Other;
                visit(&reading)?;
                continue;
            }
            if form.pairs[0] == tile {
                reading.wait = WaitKind::Pair;
                visit(&reading)?;
            }
            for at in of_melds..reading.sets.len() {
                let mentsu = reading.sets[at].mentsu;
                let repeats = at > of_melds && reading.sets[at - 1].mentsu == mentsu;
                if repeats || !mentsu.contains(tile) {
                    continue;
                }
                reading.wait = wait_kind(mentsu, tile);
                let opens = !mentsu.is_shuntsu() && !whole.win.is_self_drawn();
                reading.sets[at].is_concealed = !opens;
                let flow = visit(&reading);
                reading.sets[at].is_concealed = true;
                flow?;
            }
        }
        ControlFlow::Continue(())
    }
}

fn wait_kind(mentsu: Mentsu, tile: Tile) -> WaitKind {
    if mentsu.kind() != MentsuKind::Shuntsu {
        return WaitKind::Pung;
    }
    match (mentsu.first().rank(), tile.rank() - mentsu.first().rank()) {
        (_, 1) => WaitKind::Closed,
        (1, 2) | (7, 0) => WaitKind::Edge,
        _ => WaitKind::TwoSided,
    }
}
