//! A hand in play, for searches: draw and discard in constant time, questions in between.

use crate::counts::{Counts, TooManyCopies};
use crate::hand::Hand;
use crate::rows::Rows;
use crate::shanten::{Shanten, Shantens, chiitoitsu_of, kokushi_of, mentsu_needed};
use crate::tile::{Suit, Tile};
use crate::tile_set::TileSet;
use crate::ukeire::{Ukeire, View, ukeire};
use crate::wait::{FifthCopy, wait_tiles};

#[cfg(feature = "index")]
type Source = crate::index::Index;
#[cfg(not(feature = "index"))]
type Source = crate::rows::Direct;

/// Concealed tiles that change one at a time, with what shanten needs kept ready for each suit.
///
/// A draw or discard looks one suit up again; a question combines the four. A game tree copies
/// the value (it is `Copy`) or undoes a draw with the discard.
///
/// ```
/// use mentsu::{Hand, LiveHand, Shanten, Tile};
///
/// let hand: Hand = "23m456p789s11223z".parse()?;
/// let mut live = LiveHand::new(&hand);
/// assert_eq!(live.shanten().get(), 1);
/// live.draw(Tile::M4)?;
/// live.discard(Tile::West)?;
/// assert_eq!(live.shanten(), Shanten::TENPAI);
/// assert_eq!(live.waits(), "12z".parse()?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct LiveHand {
    concealed: Counts,
    declared: Counts,
    source: Source,
    rows: [<Source as Rows>::Row; 4],
    total: u8,
    kinds: Kinds,
}

/// How many kinds are held, and how many twice or more: what chiitoitsu asks for. The same of
/// terminals and honors alone: what kokushi asks for. A byte each, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Kinds(u32);

impl Kinds {
    /// What one kind that is held once adds, by tile.
    const HELD: [u32; Tile::COUNT] = {
        let mut held = [1; Tile::COUNT];
        let mut i = 0;
        while i < Tile::COUNT {
            if Tile::ALL[i].is_yaochuu() {
                held[i] |= 1 << 16;
            }
            i += 1;
        }
        held
    };

    /// What one more tile of a kind multiplies that with, by how many there were.
    /// What one more tile of a kind multiplies that with, by how many there were.
    const ONE_MORE: [u32; 16] = [1, 1 << 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

    fn of(concealed: &Counts) -> Kinds {
        let one_by_one = |tile: Tile| {
            let added = Kinds::ONE_MORE.iter().take(usize::from(concealed.get(tile)));
            Kinds::HELD[tile.index()] * added.sum::<u32>()
        };
        Kinds(Tile::ALL.into_iter().map(one_by_one).sum())
    }

    /// What one more of a kind of which there were so many adds.
    #[inline(always)]
    fn of_one_more(tile: Tile, held: u8) -> u32 {
        Kinds::HELD[tile.index()] * Kinds::ONE_MORE[usize::from(held) % 16]
    }

    #[inline(always)]
    const fn every(self) -> (u8, u8) {
        (self.0 as u8, (self.0 >> 8) as u8)
    }

    #[inline(always)]
    const fn yaochuu(self) -> (u8, u8) {
        ((self.0 >> 16) as u8, (self.0 >> 24) as u8)
    }
}

impl LiveHand {
    /// Of a hand, all 34 kinds in play.
    #[must_use]
    pub fn new(hand: &Hand) -> LiveHand {
        let declared = hand.all_tiles().difference(hand.concealed()).unwrap_or_default();
        LiveHand { declared, ..LiveHand::of_counts(hand.concealed()) }
    }

    /// Of a hand in sanma, 27 kinds in play. (A hand that holds 2m–8m all the same is answered
    /// as if those could be drawn for chiitoitsu.)
    #[must_use]
    pub fn sanma(hand: &Hand) -> LiveHand {
        #[cfg(feature = "index")]
        let source = Source { sanma: true };
        #[cfg(not(feature = "index"))]
        let source = Source { in_play: TileSet::SANMA };
        LiveHand::new(hand).by(source)
    }

    /// Of concealed tiles, all 34 kinds in play and nothing declared.
    #[must_use]
    pub fn of_counts(concealed: &Counts) -> LiveHand {
        #[cfg(feature = "index")]
        let source = Source { sanma: false };
        #[cfg(not(feature = "index"))]
        let source = Source { in_play: TileSet::ALL };
        let rows = source.of_hand(concealed.words());
        let (concealed, declared) = (*concealed, Counts::EMPTY);
        LiveHand {
            concealed,
            declared,
            source,
            rows,
            total: concealed.total(),
            kinds: Kinds::of(&concealed),
        }
    }

    fn by(self, source: Source) -> LiveHand {
        let rows = source.of_hand(self.concealed.words());
        LiveHand { source, rows, ..self }
    }

    /// The concealed tiles as they are now.
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
        self.total += 1;
        self.kinds.0 += Kinds::of_one_more(tile, held);
        let word = self.concealed.add_one(tile);
        self.look_up(tile.suit(), word);
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
            return Err(NotHeld { tile });
        }
        self.total -= 1;
        self.kinds.0 -= Kinds::of_one_more(tile, held - 1);
        let word = self.concealed.take_one(tile);
        self.look_up(tile.suit(), word);
        Ok(())
    }

    #[inline(always)]
    fn look_up(&mut self, suit: Suit, word: u64) {
        self.rows[suit.index()] = self.source.of_suit(suit, word);
    }

    fn in_play(&self) -> TileSet {
        #[cfg(feature = "index")]
        return if self.source.sanma { TileSet::SANMA } else { TileSet::ALL };
        #[cfg(not(feature = "index"))]
        self.source.in_play
    }

    /// The shanten of the standard form.
    #[must_use]
    #[inline]
    pub fn standard_shanten(&self) -> Shanten {
        let [man, pin, sou, honors] = self.rows;
        let source = self.source;
        let others = source.beside(source.combine(man, pin), mentsu_needed(self.total));
        Shanten::lacking(source.lacks(others, source.combine(sou, honors)))
    }

    /// The shanten of each form.
    #[must_use]
    #[inline]
    pub fn shanten_of_each_form(&self) -> Shantens {
        let (chiitoitsu, kokushi) = match self.total {
            13 | 14 => {
                let (kinds, pairs) = self.kinds.every();
                let (yaochuu, yaochuu_pairs) = self.kinds.yaochuu();
                (chiitoitsu_of(kinds, pairs), kokushi_of(yaochuu, yaochuu_pairs > 0))
            }
            _ => (Shanten::NEVER, Shanten::NEVER),
        };
        Shantens { standard: self.standard_shanten(), chiitoitsu, kokushi }
    }

    /// The least shanten over all forms.
    #[must_use]
    #[inline]
    pub fn shanten(&self) -> Shanten {
        self.shanten_of_each_form().least()
    }

    /// Whether it is won in any form.
    #[must_use]
    #[inline]
    pub fn is_win(&self) -> bool {
        let special = self.total == 14
            && (self.kinds.every() == (7, 7) || self.kinds.yaochuu() == (13, 1));
        self.total % 3 == 2 && (self.standard_shanten().is_won() || special)
    }

    /// The tiles waited for, none of which the hand holds four times ([`FifthCopy::Any`]).
    #[must_use]
    #[inline]
    pub fn waits(&self) -> TileSet {
        wait_tiles(&self.concealed, &self.declared, FifthCopy::Any) & self.in_play()
    }

    /// The tiles that lower shanten, `seen` ones elsewhere not counting.
    #[must_use]
    pub fn ukeire(&self, seen: &Counts) -> Ukeire {
        let view = View::BLIND.declaring(self.declared).seeing(*seen).among(self.in_play());
        ukeire(&self.concealed, &view)
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

/// The tile to discard isn't among the concealed ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NotHeld {
    /// The tile.
    pub tile: Tile,
}

impl core::fmt::Display for NotHeld {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "no {} among the concealed tiles", self.tile)
    }
}

impl core::error::Error for NotHeld {}
