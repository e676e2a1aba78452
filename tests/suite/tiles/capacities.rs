//! The most readings that the waits of a hand can have: the capacity of `Waits`, with hands that
//! reach the most.
//!
//! Waits of one suit are counted hand by hand. Those of several suits are bounded by what each suit
//! can contribute. The readings and forms of won hands are counted in `golden.rs`.

use std::collections::BTreeSet;

use crate::common::{all_ranks, in_suit, one_suit_hands, plus};
use mentsu::{Counts, FifthCopy, Hand, ParseError, Suit, Visible, Wait, Waits};

/// How many readings and forms the waits of a hand have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Most {
    readings: usize,
    readings_of_a_tile: usize,
    forms_of_a_tile: usize,
}

impl Most {
    fn of(waits: impl Iterator<Item = Wait>) -> Most {
        waits.fold(Most::default(), |most, wait| {
            let readings = wait.readings();
            let forms: BTreeSet<_> = readings.iter().map(|reading| reading.form()).collect();
            Most {
                readings: most.readings + readings.len(),
                readings_of_a_tile: most.readings_of_a_tile.max(readings.len()),
                forms_of_a_tile: most.forms_of_a_tile.max(forms.len()),
            }
        })
    }

    fn max(self, other: Most) -> Most {
        Most {
            readings: self.readings.max(other.readings),
            readings_of_a_tile: self.readings_of_a_tile.max(other.readings_of_a_tile),
            forms_of_a_tile: self.forms_of_a_tile.max(other.forms_of_a_tile),
        }
    }

    /// The same for a suit next to others that split in `ways` ways.
    fn times(self, ways: usize) -> Most {
        Most {
            readings: self.readings * ways,
            readings_of_a_tile: self.readings_of_a_tile * ways,
            forms_of_a_tile: self.forms_of_a_tile * ways,
        }
    }

    /// Waits in two places of the hand.
    fn beside(self, other: Most) -> Most {
        Most { readings: self.readings + other.readings, ..self.max(other) }
    }
}

fn closed_waits(hand: &Counts, fifth: FifthCopy) -> Waits {
    hand.waits_in(&Visible::NOTHING.with_fifth_copy(fifth))
}

fn most_of_one_suit(fifth: FifthCopy) -> Most {
    let hands = [1, 4, 7, 10, 13].into_iter().flat_map(one_suit_hands);
    let each = hands.map(|ranks| Most::of(closed_waits(&in_suit(Suit::Man, ranks), fifth).iter()));
    each.fold(Most::default(), Most::max)
}

/// A meld only takes waits away, and without melds `Any` and `Concealed` are the same.
#[test]
fn waits_of_one_suit_have_20_readings_at_most() -> Result<(), ParseError> {
    let most = Most { readings: 20, readings_of_a_tile: 8, forms_of_a_tile: 4 };
    assert_eq!(most_of_one_suit(FifthCopy::Any), most);
    assert_eq!(most_of_one_suit(FifthCopy::Concealed), most);
    assert_eq!("2223334445556m".parse::<Hand>()?.waits().readings().len(), most.readings);
    Ok(())
}

#[test]
fn with_fifth_copies_imagined_they_have_22() -> Result<(), ParseError> {
    let most = Most { readings: 22, readings_of_a_tile: 8, forms_of_a_tile: 4 };
    assert_eq!(most_of_one_suit(FifthCopy::Ignored), most);
    let hand: Hand = "2223333444555m".parse()?;
    assert_eq!(
        hand.waits_in(&Visible::of(&hand).with_fifth_copy(FifthCopy::Ignored)).readings().len(),
        most.readings
    );
    assert!(most.readings <= Waits::MOST_READINGS, "such a hand needs the heap");
    Ok(())
}

/// The contribution of one suit to a waiting hand, by its number of tiles.
struct Contributions {
    /// 3n tiles: the most ways to be all mentsu.
    ways: [usize; 13],
    /// 3n+1 tiles: the tiles that make it mentsu and a jantou.
    waiting: [Most; 13],
    /// 3n+2 tiles: the tiles that make it all mentsu, and in how many ways it is mentsu and a
    /// jantou already.
    either: [BTreeSet<(Most, usize)>; 13],
}

impl Contributions {
    fn of_every_suit(fifth: FifthCopy) -> Contributions {
        let waiting = [Most::default(); 13];
        let mut all = Contributions { ways: [0; 13], waiting, either: Default::default() };
        for suit in [Suit::Man, Suit::Honor] {
            let jantou = if suit == Suit::Honor { "11m" } else { "11z" };
            for ranks in all_ranks().filter(|ranks| ranks.iter().sum::<u8>() <= 12) {
                let tiles = in_suit(suit, ranks);
                let n = usize::from(tiles.total());
                match n % 3 {
                    0 => {
                        let ways = plus(tiles, jantou).decompositions().len();
                        all.ways[n] = all.ways[n].max(ways);
                    }
                    1 => {
                        let most = Most::of(closed_waits(&tiles, fifth).iter());
                        all.waiting[n] = all.waiting[n].max(most);
                    }
                    _ => {
                        let waits = closed_waits(&plus(tiles, jantou), fifth);
                        let here = waits.iter().filter(|wait| wait.tile().suit() == suit);
                        let ways = tiles.decompositions().len();
                        all.either[n].insert((Most::of(here), ways));
                    }
                }
            }
        }
        all
    }

    /// The most ways in which suits of `tiles` tiles together can be all mentsu.
    fn ways_of(&self, tiles: usize) -> usize {
        let first = (3..=tiles).step_by(3);
        let ways = first.map(|first| self.ways[first] * self.ways_of(tiles - first));
        ways.max().unwrap_or(1)
    }

    /// A bound on the waits of standard forms that all hands of two or more suits keep.
    fn most_of_several_suits(&self) -> Most {
        let mut most = Most::default();
        for rest in (0..=12).step_by(3) {
            let ways = self.ways_of(rest);
            // One suit waits and the rest is complete.
            for one in (1..13).step_by(3).filter(|one| one + rest <= 13) {
                most = most.max(self.waiting[one].times(ways));
            }
            // Of two suits either becomes all mentsu, and the jantou is in the other.
            for one in (2..13).step_by(3) {
                for other in (2..13).step_by(3).filter(|other| one + other + rest <= 13) {
                    for (one, ways_of_one) in &self.either[one] {
                        for (other, ways_of_other) in &self.either[other] {
                            let both = one.times(*ways_of_other).beside(other.times(*ways_of_one));
                            most = most.max(both.times(ways));
                        }
                    }
                }
            }
        }
        most
    }
}

/// Chiitoitsu adds one reading at most, and kokushi has 13 alone: neither reaches 20.
#[test]
fn waits_of_several_suits_have_12_readings_of_standard_forms() -> Result<(), ParseError> {
    let most = Most { readings: 12, readings_of_a_tile: 5, forms_of_a_tile: 3 };
    for fifth in [FifthCopy::Any, FifthCopy::Concealed, FifthCopy::Ignored] {
        assert_eq!(Contributions::of_every_suit(fifth).most_of_several_suits(), most, "{fifth:?}");
    }
    assert_eq!("2223456777m123p".parse::<Hand>()?.waits().readings().len(), most.readings);
    assert_eq!("19m19p19s1234567z".parse::<Hand>()?.waits().readings().len(), 13);
    Ok(())
}
