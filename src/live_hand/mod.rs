//! A hand for searches: it changes tile by tile in constant time and answers questions in between.

mod kinds_and_pairs;

use self::kinds_and_pairs::KindsAndPairs;
use crate::engine::{QuickRows, Rows, mentsu_needed};
use crate::hand::Hand;
use crate::shanten::{Shanten, Shantens, shantens};
use crate::tile::{Counts, NotHeld, PLACE, Suit, Tile, TileSet, TooManyCopies};
use crate::ukeire::Ukeire;
use crate::visible::{FifthCopy, Visible};
use crate::wait::wait_tiles;

/// Concealed tiles that change one at a time, with the shanten rows of each suit kept up to date.
///
/// A draw or discard looks up one suit and combines it with its neighbour; a question combines the
/// two pairs of suits. A search copies the value (it is `Copy`), or undoes a draw by discarding.
///
/// ```
/// use mentsu::{LiveHand, Shanten, hand, tile, tiles};
///
/// let mut live = LiveHand::new(&hand!("23m456p789s11223z"));
/// assert_eq!(live.shanten().get(), 1);
/// live.draw(tile!("4m"))?;
/// live.discard(tile!("3z"))?;
/// assert_eq!(live.shanten(), Shanten::TENPAI);
/// assert!(live.is_tenpai());
/// assert_eq!(live.wait_tiles(), tiles!("12z"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "game tree")]
#[derive(Clone, Copy, Debug)]
pub struct LiveHand {
    concealed: Counts,
    declared: Counts,
    source: QuickRows,
    rows: [Row; 4],
    /// The row of man and pin together, and that of sou and honors.
    pairs: [Row; 2],
    keys: [<QuickRows as Rows>::Key; 4],
    /// How many tiles are concealed, or [`LiveHand::ODD`].
    total: u8,
    kinds_and_pairs: KindsAndPairs,
}

type Row = <QuickRows as Rows>::Row;

impl LiveHand {
    /// The `total` that marks a sanma hand with some of 2m to 8m, which aren't in play. Real totals
    /// are at most 136.
    const ODD: u8 = u8::MAX;

    /// A live hand of the hand's tiles, with all 34 kinds in play.
    #[must_use]
    pub fn new(hand: &Hand) -> LiveHand {
        LiveHand::with_rows(hand.concealed(), hand.declared(), QuickRows::ALL_KINDS)
    }

    /// A live hand of the hand's tiles in sanma, with 27 kinds in play. Answers for a hand that
    /// nevertheless holds 2m–8m are right, but slow.
    #[doc(alias = "三麻")]
    #[must_use]
    pub fn sanma(hand: &Hand) -> LiveHand {
        let mut live = LiveHand::with_rows(hand.concealed(), hand.declared(), QuickRows::SANMA);
        live.look_for_odd_tiles();
        live
    }

    /// A live hand of concealed tiles alone, with all 34 kinds in play and nothing declared.
    #[must_use]
    pub fn from_counts(concealed: &Counts) -> LiveHand {
        LiveHand::with_rows(concealed, Counts::EMPTY, QuickRows::ALL_KINDS)
    }

    #[inline(always)]
    fn with_rows(concealed: &Counts, declared: Counts, source: QuickRows) -> LiveHand {
        let words = concealed.words();
        let keys = source.keys(words);
        let rows = source.of_hand(words, keys);
        let [man, pin, sou, honors] = rows;
        LiveHand {
            concealed: *concealed,
            declared,
            source,
            rows,
            pairs: [source.combine(man, pin), source.combine(sou, honors)],
            keys,
            total: concealed.total(),
            kinds_and_pairs: KindsAndPairs::of(concealed),
        }
    }

    /// The concealed tiles.
    #[must_use]
    pub const fn concealed(&self) -> &Counts {
        &self.concealed
    }

    /// Adds a tile.
    ///
    /// # Errors
    /// [`TooManyCopies`] if four are concealed already; nothing changes then.
    #[inline]
    pub fn draw(&mut self, tile: Tile) -> Result<(), TooManyCopies> {
        let held = self.concealed.get(tile);
        if held == 4 {
            return Err(TooManyCopies { tile, count: 5 });
        }
        self.total = self.total.wrapping_add(1);
        self.kinds_and_pairs.add_one(tile, held);
        let (suit, word) = (usize::from(PLACE[tile.index()] >> 6), self.concealed.add_one(tile));
        self.keys[suit] = self.source.with(self.keys[suit], tile);
        self.renew(suit, word);
        Ok(())
    }

    /// Takes a tile away.
    ///
    /// # Errors
    /// [`NotHeld`] if there is none; nothing changes then.
    #[inline]
    pub fn discard(&mut self, tile: Tile) -> Result<(), NotHeld> {
        let held = self.concealed.get(tile);
        if held == 0 {
            return Err(NotHeld { face: tile.into(), held: None });
        }
        self.total = self.total.wrapping_sub(1);
        self.kinds_and_pairs.take_one(tile, held - 1);
        let (suit, word) = (usize::from(PLACE[tile.index()] >> 6), self.concealed.take_one(tile));
        self.keys[suit] = self.source.without(self.keys[suit], tile);
        self.renew(suit, word);
        Ok(())
    }

    /// Updates what depends on a suit's word and key once they have changed.
    #[inline(always)]
    fn renew(&mut self, suit: usize, word: u64) {
        let row = self.source.of_key(Suit::ALL[suit], word, self.keys[suit]);
        self.rows[suit] = row;
        self.pairs[suit / 2] = self.source.combine(row, self.rows[suit ^ 1]);
        if self.source != QuickRows::ALL_KINDS {
            self.look_for_odd_tiles();
        }
    }

    /// Marks, after a move in sanma, whether tiles out of play are held: the rows don't cover them,
    /// and a lone one finds no partner for chiitoitsu.
    #[cold]
    #[inline(never)]
    fn look_for_odd_tiles(&mut self) {
        let is_odd = !self.concealed.kinds().is_subset(self.source.in_play());
        self.total = if is_odd { LiveHand::ODD } else { self.concealed.total() };
    }

    #[cold]
    #[inline(never)]
    fn odd_shantens(&self) -> Shantens {
        shantens(&self.concealed, self.source.in_play())
    }

    /// How many tiles the standard form lacks.
    #[inline(always)]
    fn lacking(&self, mentsu: usize) -> u8 {
        let [numbers, others] = self.pairs;
        self.source.lacks(self.source.beside(numbers, mentsu), others)
    }

    /// Whether the hand is won in any form.
    #[must_use]
    #[inline]
    pub fn is_win(&self) -> bool {
        match self.total {
            14 => {
                self.lacking(4) == 0
                    || self.kinds_and_pairs.lacking_chiitoitsu() == 0
                    || self.kinds_and_pairs.lacking_kokushi() == 0
            }
            2 | 5 | 8 | 11 => self.lacking(usize::from(self.total / 3)) == 0,
            LiveHand::ODD => self.concealed.is_win(),
            _ => false,
        }
    }

    /// The least shanten over all forms.
    #[must_use]
    #[inline]
    pub fn shanten(&self) -> Shanten {
        match self.total {
            13 | 14 => {
                let chiitoitsu = self.kinds_and_pairs.lacking_chiitoitsu();
                let special = chiitoitsu.min(self.kinds_and_pairs.lacking_kokushi());
                Shanten::lacking_at_most_14(special.min(self.lacking(4)))
            }
            LiveHand::ODD => self.odd_shantens().least(),
            _ => self.standard_shanten(),
        }
    }

    /// The shanten of each form.
    #[must_use]
    #[inline]
    pub fn shantens(&self) -> Shantens {
        let (chiitoitsu, kokushi) = match self.total {
            LiveHand::ODD => return self.odd_shantens(),
            13 | 14 => (
                Shanten::lacking(self.kinds_and_pairs.lacking_chiitoitsu()),
                Shanten::lacking(self.kinds_and_pairs.lacking_kokushi()),
            ),
            _ => (Shanten::NEVER, Shanten::NEVER),
        };
        Shantens { standard: self.standard_shanten(), chiitoitsu, kokushi }
    }

    /// The shanten of the standard form alone.
    #[must_use]
    #[inline]
    pub fn standard_shanten(&self) -> Shanten {
        match self.total {
            LiveHand::ODD => self.odd_shantens().standard,
            total => Shanten::lacking(self.lacking(mentsu_needed(total))),
        }
    }

    /// Whether one more tile can win (聴牌), judged by the concealed copies alone as in
    /// [`Hand::is_tenpai`].
    #[must_use]
    #[inline]
    pub fn is_tenpai(&self) -> bool {
        let waits = wait_tiles(&self.concealed, &self.declared, FifthCopy::Concealed);
        !(waits & self.source.in_play()).is_empty()
    }

    /// The tiles waited for, none of which the hand holds four times ([`FifthCopy::Any`]).
    #[must_use]
    #[inline]
    pub fn wait_tiles(&self) -> TileSet {
        wait_tiles(&self.concealed, &self.declared, FifthCopy::Any) & self.source.in_play()
    }

    /// The kinds in play and the tiles of the melds.
    #[must_use]
    pub fn visible(&self) -> Visible {
        Visible::NOTHING.with_declared(self.declared).with_in_play(self.source.in_play())
    }

    /// The tiles that lower shanten, with nothing visible but the hand.
    #[must_use]
    pub fn ukeire(&self) -> Ukeire {
        self.ukeire_in(&self.visible())
    }

    /// The tiles that lower shanten, given what is visible beyond [`visible`](Self::visible).
    ///
    /// ```
    /// use mentsu::{LiveHand, counts};
    ///
    /// let live = LiveHand::from_counts(&counts!("23m456p789s11223z"));
    /// assert_eq!(live.ukeire().total(), 12);
    /// assert_eq!(live.ukeire_in(&live.visible().with_seen(counts!("1444m"))).total(), 12 - 4);
    /// ```
    #[must_use]
    pub fn ukeire_in(&self, visible: &Visible) -> Ukeire {
        self.concealed.ukeire_in(visible)
    }
}

impl PartialEq for LiveHand {
    fn eq(&self, other: &LiveHand) -> bool {
        self.concealed == other.concealed
            && self.declared == other.declared
            && self.source == other.source
    }
}

impl Eq for LiveHand {}

impl core::hash::Hash for LiveHand {
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        (self.concealed, self.declared).hash(state);
    }
}
