//! Counts the patterns of a reading, and leaves out those that don't count.

use alloc::vec::Vec;
use alloc::{format, string::String};

use super::because::Because;
use crate::family::{Family, Pattern};
use crate::reading::{Form, Reading};

/// Why a pattern doesn't count, with the place of the other one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Why {
    Series(usize),
    Excluded(usize),
    Alone(usize),
}

impl Why {
    pub(super) fn of(self, patterns: &[Pattern]) -> Because<'_> {
        match self {
            Why::Series(place) => Because::Series(&patterns[place]),
            Why::Excluded(place) => Because::Excluded(&patterns[place]),
            Why::Alone(place) => Because::Alone(&patterns[place]),
        }
    }
}

/// What a reading is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Counted {
    pub(super) total: u32,
    pub(super) uncapped: u32,
    /// What counts toward the minimum.
    pub(super) toward_minimum: u32,
    /// Places of patterns, and how often each counts.
    pub(super) times: Vec<(usize, u32)>,
    pub(super) left_out: Vec<(usize, Why)>,
}

impl Counted {
    /// The more the better.
    pub(super) fn rank(&self, family: &Family) -> (bool, u32, u32) {
        (self.toward_minimum >= family.minimum(), self.total, self.uncapped)
    }
}

impl Family {
    pub(super) fn count(&self, reading: &Reading<'_>) -> Counted {
        let patterns = self.patterns();
        let times: Vec<u32> = patterns.iter().map(|pattern| pattern.times(reading)).collect();
        let worth = |place: usize| patterns[place].value().saturating_mul(times[place]);
        let mut why: Vec<Option<Why>> = patterns.iter().map(|_| None).collect();
        let had = || (0..patterns.len()).filter(|&place| times[place] > 0);
        for place in had() {
            let series = patterns[place].series();
            let others =
                had().filter(|&other| series.is_some() && patterns[other].series() == series);
            // Of equals the first counts.
            let best = others.max_by_key(|&other| (worth(other), core::cmp::Reverse(other)));
            why[place] = best.filter(|&best| best != place).map(Why::Series);
        }
        for &place in self.order() {
            if times[place] == 0 || why[place].is_some() {
                continue;
            }
            for &excluded in self.excluded_by(place) {
                if times[excluded] > 0 && why[excluded].is_none() {
                    why[excluded] = Some(Why::Excluded(place));
                }
            }
        }
        let counts = |why: &[Option<Why>], place: usize| times[place] > 0 && why[place].is_none();
        let greatest = had()
            .filter(|&place| counts(&why, place))
            .max_by_key(|&place| (worth(place), core::cmp::Reverse(place)));
        let alone = greatest.filter(|&place| self.alone().is_some_and(|from| worth(place) >= from));
        if let Some(alone) = alone {
            for place in had() {
                if place != alone && why[place].is_none() {
                    why[place] = Some(Why::Alone(alone));
                }
            }
        }
        let counted: Vec<usize> = had().filter(|&place| counts(&why, place)).collect();
        let sum = |places: &mut dyn Iterator<Item = usize>| {
            places.fold(0u32, |sum, place| sum.saturating_add(worth(place)))
        };
        let uncapped = sum(&mut counted.iter().copied()).max(self.least());
        let toward_minimum =
            sum(&mut counted.iter().copied().filter(|&place| !patterns[place].is_bonus()));
        let cap = self.cap().filter(|_| alone.is_none()).unwrap_or(u32::MAX);
        Counted {
            total: uncapped.min(cap),
            uncapped,
            toward_minimum,
            times: counted.iter().map(|&place| (place, times[place])).collect(),
            left_out: (0..).zip(why).filter_map(|(place, why)| Some((place, why?))).collect(),
        }
    }
}

impl Reading<'_> {
    /// The eyes or pairs, then the sets.
    pub(crate) fn blocks(&self) -> String {
        let mut text = String::new();
        let mut add = |block: String| {
            if !text.is_empty() {
                text.push(' ');
            }
            text.push_str(&block);
        };
        if self.form == Form::ThirteenOrphans {
            for tile in self.kinds() {
                let pair = self.copies(tile) > 1;
                add(if pair { pair_of(tile) } else { format!("{tile}") });
            }
            return text;
        }
        self.pairs.iter().for_each(|&tile| add(pair_of(tile)));
        self.sets.iter().for_each(|set| add(format!("{}", set.mentsu)));
        text
    }
}

/// Two tiles of a kind as text: `11m`.
fn pair_of(tile: mentsu::Tile) -> String {
    let text = format!("{tile}");
    let mut pair = String::with_capacity(3);
    pair.extend(text.chars().next());
    pair.push_str(&text);
    pair
}
