//! What a win is worth, pattern by pattern.

mod because;
mod count;
mod no_score;
mod wait;

use alloc::string::String;
use alloc::vec::Vec;
use core::ops::ControlFlow;

use mentsu::Tile;
use mentsu::any::{AnyHand, AnyHandError, AnyTile};

pub use self::because::Because;
use self::count::Counted;
pub use self::no_score::NoScore;
pub use self::wait::FamilyWait;
use crate::family::{Family, Pattern};
use crate::reading::{Form, Reading};
use crate::win::Win;

/// What a win is worth: the best of its readings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score<'a> {
    family: &'a Family,
    counted: Counted,
    form: Form,
    blocks: String,
    jokers: Vec<Tile>,
    winning: Tile,
    beaten: Vec<(String, u32)>,
    readings: usize,
    payments: Option<[i64; 4]>,
}

impl<'a> Score<'a> {
    /// The total: at least [`Family::least`], at most [`Family::cap`].
    #[must_use]
    pub fn total(&self) -> u32 {
        self.counted.total
    }

    /// The total before [`Family::cap`].
    #[must_use]
    pub fn uncapped(&self) -> u32 {
        self.counted.uncapped
    }

    /// What the total is worth in points, before it is shared.
    #[must_use]
    pub fn points(&self) -> u32 {
        self.family.points_of(self.total())
    }

    /// Whether the patterns other than bonuses reach [`Family::minimum`].
    #[must_use]
    pub fn reaches_minimum(&self) -> bool {
        self.counted.toward_minimum >= self.family.minimum()
    }

    /// The patterns that count, in the family's order, each with how often.
    pub fn patterns(&self) -> impl Iterator<Item = (&'a Pattern, u32)> + '_ {
        let patterns = self.family.patterns();
        self.counted.times.iter().map(|&(place, times)| (&patterns[place], times))
    }

    /// The patterns that the hand has and that don't count, with the reason.
    pub fn left_out(&self) -> impl Iterator<Item = (&'a Pattern, Because<'a>)> + '_ {
        let patterns = self.family.patterns();
        self.counted.left_out.iter().map(|&(place, why)| (&patterns[place], why.of(patterns)))
    }

    /// Its form.
    #[must_use]
    pub fn form(&self) -> Form {
        self.form
    }

    /// Its blocks as text: the eyes, then the sets, melds first.
    #[must_use]
    pub fn blocks(&self) -> &str {
        &self.blocks
    }

    /// What the concealed jokers stand for, ascending.
    #[must_use]
    pub fn jokers(&self) -> &[Tile] {
        &self.jokers
    }

    /// The winning tile, or what it stands for.
    #[must_use]
    pub fn winning(&self) -> Tile {
        self.winning
    }

    /// Other readings and their totals, the best first; at most [`Family::MAX_BEATEN`].
    #[must_use]
    pub fn beaten(&self) -> &[(String, u32)] {
        &self.beaten
    }

    /// How many readings there are.
    #[must_use]
    pub fn readings(&self) -> usize {
        self.readings
    }

    /// What each seat gains, East's first; `None` if the hand is won on a discard and the discarder
    /// isn't known.
    #[must_use]
    pub fn payments(&self) -> Option<[i64; 4]> {
        self.payments
    }
}

/// The best reading so far, and those that it beats.
struct Best {
    counted: Counted,
    form: Form,
    blocks: String,
    jokers: Vec<Tile>,
    winning: Tile,
    readings: usize,
    beaten: Vec<(String, u32)>,
}

impl Family {
    /// The most forms that are compared, of all waits together: a million. A win has no more than
    /// some 150,000 of them; the waits of a hand with seven or eight jokers may have more.
    pub const MAX_READINGS: u64 = 1_000_000;

    /// The most readings that [`Score::beaten`] lists.
    pub const MAX_BEATEN: usize = 8;

    /// What a win is worth. The hand is a whole one but for the winning tile; its jokers, those of
    /// the family's kinds among them, stand for the tiles with which it is worth most. A hand that
    /// doesn't reach the minimum has a score, too.
    ///
    /// # Errors
    /// [`NoScore`]: it isn't won, can't be, or has too many readings.
    pub fn score(
        &self,
        hand: &AnyHand,
        winning: impl Into<AnyTile>,
        win: &Win,
    ) -> Result<Score<'_>, NoScore> {
        let winning = winning.into();
        win.check().map_err(NoScore::Impossible)?;
        if !win.flowers().is_empty() && !self.has_flowers() {
            return Err(NoScore::Flowers);
        }
        let hand = &self.ruled(hand)?;
        self.check_tiles(hand)?;
        let won = hand.draw(winning).map_err(NoScore::Hand)?;
        self.check_tiles(&won)?;
        if !self.is_won(&won) {
            return Err(NoScore::NotWon { shanten: self.shanten(&won) });
        }
        check_forms(form_count(&won))?;
        let mut best = None;
        self.readings(&won, winning, win, &mut |reading| {
            self.keep_better(&mut best, reading);
            ControlFlow::Continue(())
        });
        let Some(best) = best else {
            return Err(NoScore::NotWon { shanten: self.shanten(&won) });
        };
        Ok(Score {
            payments: self.payments(best.counted.total, win),
            family: self,
            counted: best.counted,
            form: best.form,
            blocks: best.blocks,
            jokers: jokers_of(&won, best.jokers),
            winning: best.winning,
            beaten: best.beaten,
            readings: best.readings,
        })
    }

    /// The hand with the family's jokers, whoever made it.
    fn ruled(&self, hand: &AnyHand) -> Result<AnyHand, NoScore> {
        self.with_rules(*hand).map_err(NoScore::Hand)
    }

    /// Whether it has as many tiles as a hand of this family, all of them in play.
    fn check_tiles(&self, hand: &AnyHand) -> Result<(), NoScore> {
        if hand.sets() != self.sets() {
            return Err(NoScore::OtherSets);
        }
        let (concealed, melds) = (hand.total(), hand.melds().len());
        if usize::from(concealed) / 3 + melds < hand.sets().get() {
            let error = AnyHandError::WrongSize { concealed, melds, sets: hand.sets() };
            return Err(NoScore::Hand(error));
        }
        let melded = hand.melds().iter().flat_map(|meld| meld.meld().mentsu().tiles());
        let held = hand.all_tiles().kinds() | melded.collect();
        match (held - self.kinds()).iter().next() {
            Some(tile) => Err(NoScore::NotInPlay { tile }),
            None => Ok(()),
        }
    }

    fn keep_better(&self, best: &mut Option<Best>, reading: &Reading<'_>) {
        let counted = self.count(reading);
        let Some(best) = best else {
            *best = Some(Best::new(counted, reading));
            return;
        };
        best.readings += 1;
        if counted.rank(self) > best.counted.rank(self) {
            let (blocks, total) = (core::mem::take(&mut best.blocks), best.counted.total);
            let (readings, mut beaten) = (best.readings, core::mem::take(&mut best.beaten));
            *best = Best::new(counted, reading);
            beaten.retain(|(other, _)| *other != best.blocks);
            best.readings = readings;
            best.beaten = beaten;
            best.beat(blocks, total);
        } else if best.beaten.len() < Family::MAX_BEATEN
            || best.beaten.last().is_some_and(|(_, total)| *total < counted.total)
        {
            best.beat(reading.blocks(), counted.total);
        }
    }
}

impl Best {
    fn new(counted: Counted, reading: &Reading<'_>) -> Best {
        let tiles = Tile::ALL.into_iter();
        Best {
            counted,
            form: reading.form,
            blocks: reading.blocks(),
            jokers: tiles.flat_map(|tile| (0..reading.copies(tile)).map(move |_| tile)).collect(),
            winning: reading.winning,
            readings: 1,
            beaten: Vec::new(),
        }
    }

    /// Notes another reading; one with the same blocks is the same but for the part completed.
    fn beat(&mut self, blocks: String, total: u32) {
        if blocks == self.blocks {
            return;
        }
        match self.beaten.iter().position(|(other, _)| *other == blocks) {
            Some(at) if self.beaten[at].1 >= total => return,
            Some(at) => drop(self.beaten.remove(at)),
            None => {}
        }
        let at = self.beaten.partition_point(|(_, other)| *other >= total);
        self.beaten.insert(at, (blocks, total));
        self.beaten.truncate(Family::MAX_BEATEN);
    }
}

/// How many forms there are, if they are worth counting: it takes longer than to read a few.
fn form_count(won: &AnyHand) -> u64 {
    if won.jokers() > 5 { won.win_form_count() } else { 0 }
}

fn check_forms(forms: u64) -> Result<(), NoScore> {
    if forms > Family::MAX_READINGS {
        return Err(NoScore::TooManyReadings { forms });
    }
    Ok(())
}

/// What the concealed jokers stand for: the tiles of the reading that aren't held.
fn jokers_of(won: &AnyHand, tiles: Vec<Tile>) -> Vec<Tile> {
    let mut held = Tile::ALL.map(|tile| won.known().get(tile));
    for tile in won.melds().iter().flat_map(|meld| meld.meld().mentsu().tiles()) {
        held[tile.index()] += 1;
    }
    let is_joker = |tile: &Tile| match held[tile.index()].checked_sub(1) {
        Some(left) => {
            held[tile.index()] = left;
            false
        }
        None => true,
    };
    tiles.into_iter().filter(is_joker).collect()
}
