//! Ukeire (受け入れ): the tiles that lower shanten, and discards ranked by them. The module `chances`
//! computes how likely they are to come.

mod acceptance;
mod discards;
mod improvements;
mod listing;
mod special;

pub use self::acceptance::{Ukeire, UkeireIter};
use self::acceptance::{ukeire_by, ukeire_of_any};
use self::discards::discards_by;
pub use self::discards::{Discard, Discards};
pub use self::improvements::{Improvement, Improvements};
use self::listing::Listing;
use crate::engine::{self, DirectRows, QuickRows, Rows as _};
use crate::hand::Hand;
use crate::tile::Counts;
use crate::visible::{FifthCopy, Visible};

/// The tiles that lower shanten, with only the hand's own melds visible.
#[inline(never)]
fn ukeire_with_melds(hand: &Hand) -> Ukeire {
    let (concealed, declared) = (hand.concealed(), hand.declared());
    let listing = || Listing::beside(concealed, &declared);
    ukeire_of_any(&QuickRows::ALL_KINDS, concealed, concealed.total(), listing)
}

/// The discards, with only the hand's own melds visible.
fn discards_beside(concealed: &Counts, declared: &Counts) -> Discards {
    let listing = Listing::beside(concealed, declared);
    engine::with_rows!(TileSet::ALL, concealed, rows => discards_by(&rows, concealed, &listing))
}

impl Counts {
    /// The tiles that lower the shanten of 3n+1 tiles: [`Hand::ukeire`] with nothing else known.
    #[must_use]
    pub fn ukeire(&self) -> Ukeire {
        ukeire_by(&QuickRows::ALL_KINDS, self, || Listing::beside(self, &Counts::EMPTY))
    }

    /// The tiles that lower the shanten of 3n+1 tiles, with more known.
    #[must_use]
    pub fn ukeire_in(&self, visible: &Visible) -> Ukeire {
        let listing = || Listing::new(self, visible);
        match visible.fifth_copy() {
            // Only the direct method can imagine fifth copies.
            FifthCopy::Ignored => {
                ukeire_by(&DirectRows { in_play: visible.in_play() }, self, listing)
            }
            _ => {
                engine::with_rows!(visible.in_play(), self, rows => ukeire_by(&rows, self, listing))
            }
        }
    }

    /// The discards of 3n+2 tiles, the best first: [`Hand::discards`] with nothing else known.
    #[must_use]
    pub fn discards(&self) -> Discards {
        discards_beside(self, &Counts::EMPTY)
    }

    /// The best discard of 3n+2 tiles: [`Hand::best_discard`] with nothing else known.
    #[must_use]
    pub fn best_discard(&self) -> Option<Discard> {
        self.discards().first().copied()
    }

    /// The best discard of 3n+2 tiles, with more known.
    #[must_use]
    pub fn best_discard_in(&self, visible: &Visible) -> Option<Discard> {
        self.discards_in(visible).first().copied()
    }

    /// The discards of 3n+2 tiles, with more known.
    #[must_use]
    pub fn discards_in(&self, visible: &Visible) -> Discards {
        let listing = Listing::new(self, visible);
        match visible.fifth_copy() {
            FifthCopy::Ignored => {
                discards_by(&DirectRows { in_play: visible.in_play() }, self, &listing)
            }
            _ => {
                engine::with_rows!(visible.in_play(), self, rows => discards_by(&rows, self, &listing))
            }
        }
    }

    /// The tiles that lead to a good wait: [`Hand::good_waits`] with nothing else known.
    #[must_use]
    pub fn good_waits(&self) -> Ukeire {
        self.good_waits_in(&Visible::NOTHING)
    }

    /// The tiles that lead to a good wait, with more known.
    #[must_use]
    pub fn good_waits_in(&self, visible: &Visible) -> Ukeire {
        improvements::good_waits(self, visible)
    }

    /// The draws that widen the ukeire: [`Hand::improvements`] with nothing else known.
    #[must_use]
    pub fn improvements(&self) -> Improvements {
        self.improvements_in(&Visible::NOTHING)
    }

    /// The draws that widen the ukeire, with more known.
    #[must_use]
    pub fn improvements_in(&self, visible: &Visible) -> Improvements {
        improvements::improvements(self, visible)
    }
}

impl Hand {
    /// The tiles that lower the hand's shanten, when only its own tiles and melds are seen. None
    /// are listed for a hand that has drawn (3n+2 tiles): ask for its [`discards`](Self::discards).
    #[doc(alias = "受け入れ")]
    #[doc(alias = "tile acceptance")]
    #[must_use]
    #[inline]
    pub fn ukeire(&self) -> Ukeire {
        if self.melds().is_empty() { self.concealed().ukeire() } else { ukeire_with_melds(self) }
    }

    /// The tiles that lower the hand's shanten, with more known.
    #[must_use]
    pub fn ukeire_in(&self, visible: &Visible) -> Ukeire {
        self.concealed().ukeire_in(visible)
    }

    /// Every discard of a hand that has drawn, the best first: by shanten, then by how many tiles
    /// help, then in order of tile. None for a hand of 3n+1 tiles.
    #[doc(alias = "何切る")]
    #[doc(alias = "what to discard")]
    #[must_use]
    pub fn discards(&self) -> Discards {
        discards_beside(self.concealed(), &self.declared())
    }

    /// The best discard of a hand that has drawn, the first of [`discards`](Self::discards); `None`
    /// for a hand of 3n+1 tiles.
    ///
    /// ```
    /// use mentsu::{hand, tile};
    ///
    /// assert_eq!(hand!("23m456p789s112234z").best_discard().unwrap().tile(), tile!("3z"));
    /// assert_eq!(hand!("23m456p789s11234z").best_discard(), None);
    /// ```
    #[doc(alias = "何切る")]
    #[must_use]
    pub fn best_discard(&self) -> Option<Discard> {
        self.discards().first().copied()
    }

    /// The best discard, with more known.
    #[must_use]
    pub fn best_discard_in(&self, visible: &Visible) -> Option<Discard> {
        self.concealed().best_discard_in(visible)
    }

    /// Every discard, with more known.
    #[must_use]
    pub fn discards_in(&self, visible: &Visible) -> Discards {
        self.concealed().discards_in(visible)
    }

    /// The tiles that bring a 1-shanten hand to tenpai with a good wait (良形).
    ///
    /// A wait is good if one of its shapes is a ryanmen, if it has three kinds or more, or two
    /// kinds with at least five copies outside the hand (nobetan, say). Shanpon, kanchan, penchan
    /// and tanki alone are not.
    ///
    /// ```
    /// use mentsu::{hand, tiles};
    ///
    /// // 3p and 6p leave the kanchan 13s, 2s leaves the ryanmen 45p
    /// assert_eq!(hand!("123m45p13789s113z").good_waits().tiles(), tiles!("2s"));
    /// ```
    #[doc(alias = "良形")]
    #[must_use]
    pub fn good_waits(&self) -> Ukeire {
        self.good_waits_in(&Visible::of(self))
    }

    /// The tiles that lead to a good wait, with more known.
    #[must_use]
    pub fn good_waits_in(&self, visible: &Visible) -> Ukeire {
        self.concealed().good_waits_in(visible)
    }

    /// The draws of a 3n+1-tile hand after which the best discard keeps the shanten and more tiles
    /// lower it than before (手変わり), in order of tile.
    #[doc(alias = "手変わり")]
    #[must_use]
    pub fn improvements(&self) -> Improvements {
        self.improvements_in(&Visible::of(self))
    }

    /// The draws that widen the ukeire, with more known.
    #[must_use]
    pub fn improvements_in(&self, visible: &Visible) -> Improvements {
        self.concealed().improvements_in(visible)
    }
}
