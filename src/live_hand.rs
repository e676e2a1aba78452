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
#[doc(alias = "手牌")]
#[doc(alias = "incremental")]
#[doc(alias = "game tree")]
#[doc(alias = "search")]
#[derive(Clone, Copy, Debug)]
pub struct LiveHand {
    concealed: Counts,
    declared: Counts,
    source: Source,
    rows: [<Source as Rows>::Row; 4],
    keys: [<Source as Rows>::Key; 4],
    total: u8,
    kinds: Kinds,
}

/// How many kinds are held, and how many twice or more: what chiitoitsu asks for. The same of
/// terminals and honors alone: what kokushi asks for. A byte each, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Kinds(u32);

impl Kinds {
    /// What one more tile adds, by how many there were and by tile.
    const ONE_MORE: [[u32; Tile::COUNT]; 4] = {
        let mut added = [[0; Tile::COUNT]; 4];
        let mut i = 0;
        while i < Tile::COUNT {
            let kind = if Tile::ALL[i].is_yaochuu() { 1 | 1 << 16 } else { 1 };
            added[0][i] = kind;
            added[1][i] = kind << 8;
            i += 1;
        }
        added
    };

    fn of(concealed: &Counts) -> Kinds {
        let one_by_one =
            |tile: Tile| (0..concealed.get(tile)).map(move |held| Kinds::of_one_more(tile, held));
        Kinds(Tile::ALL.into_iter().flat_map(one_by_one).sum())
    }

    /// What one more of a kind of which there were so many, at most three, adds.
    #[inline(always)]
    fn of_one_more(tile: Tile, held: u8) -> u32 {
        Kinds::ONE_MORE[usize::from(held % 4)][tile.index()]
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
    ///
    /// ```
    /// use mentsu::{Hand, LiveHand, Shanten};
    ///
    /// let hand: Hand = "2344m(777z)".parse()?;
    /// let live = LiveHand::new(&hand);
    /// assert_eq!(live.shanten(), Shanten::TENPAI);
    /// assert_eq!(live.waits(), "14m".parse()?);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[must_use]
    pub fn new(hand: &Hand) -> LiveHand {
        let declared = hand.all_tiles().difference(hand.concealed()).unwrap_or_default();
        LiveHand { declared, ..LiveHand::of_counts(hand.concealed()) }
    }

    /// Of a hand in sanma, 27 kinds in play. (A hand that holds 2m–8m all the same is answered
    /// as if those could be drawn for chiitoitsu.)
    ///
    /// ```
    /// use mentsu::{Hand, LiveHand};
    ///
    /// // no 2m and 3m can come, so no shuntsu takes the fourth 1m in
    /// let hand: Hand = "1111m111122233z".parse()?;
    /// assert_eq!(LiveHand::new(&hand).standard_shanten().get(), 1);
    /// assert_eq!(LiveHand::sanma(&hand).standard_shanten().get(), 2);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "三麻")]
    #[doc(alias = "three-player")]
    #[must_use]
    pub fn sanma(hand: &Hand) -> LiveHand {
        #[cfg(feature = "index")]
        let source = Source { sanma: true };
        #[cfg(not(feature = "index"))]
        let source = Source { in_play: TileSet::SANMA };
        LiveHand::new(hand).by(source)
    }

    /// Of concealed tiles, all 34 kinds in play and nothing declared.
    ///
    /// ```
    /// use mentsu::LiveHand;
    ///
    /// let live = LiveHand::of_counts(&"1112345678999m".parse()?);
    /// assert_eq!(live.waits().len(), 9);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
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
            keys: Suit::ALL.map(|suit| source.key(suit, concealed.suit(suit).word())),
            total: concealed.total(),
            kinds: Kinds::of(&concealed),
        }
    }

    fn by(self, source: Source) -> LiveHand {
        let rows = source.of_hand(self.concealed.words());
        LiveHand { source, rows, ..self }
    }

    /// The concealed tiles as they are now.
    ///
    /// ```
    /// use mentsu::{LiveHand, Tile};
    ///
    /// let mut live = LiveHand::of_counts(&"1123p".parse()?);
    /// live.draw(Tile::P4)?;
    /// assert_eq!(*live.concealed(), "11234p".parse()?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "純手牌")]
    #[doc(alias = "closed tiles")]
    #[must_use]
    pub const fn concealed(&self) -> &Counts {
        &self.concealed
    }

    /// Adds a tile.
    ///
    /// ```
    /// use mentsu::{LiveHand, Tile};
    ///
    /// let mut live = LiveHand::of_counts(&"1111z".parse()?);
    /// assert!(live.draw(Tile::East).is_err_and(|error| error.count == 5));
    /// live.draw(Tile::South)?;
    /// assert_eq!(*live.concealed(), "11112z".parse()?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`TooManyCopies`] if four are concealed already; nothing changes then.
    #[doc(alias = "自摸")]
    #[doc(alias = "ツモ")]
    #[doc(alias = "tsumo")]
    #[inline]
    pub fn draw(&mut self, tile: Tile) -> Result<(), TooManyCopies> {
        let held = self.concealed.get(tile);
        if held == 4 {
            return Err(TooManyCopies { tile, count: 5 });
        }
        self.total += 1;
        self.kinds.0 += Kinds::of_one_more(tile, held);
        let (suit, word) = (tile.suit(), self.concealed.add_one(tile));
        let key = self.source.with(self.keys[suit.index()], tile);
        self.keys[suit.index()] = key;
        self.rows[suit.index()] = self.source.of_key(suit, word, key);
        Ok(())
    }

    /// Takes a tile away.
    ///
    /// ```
    /// use mentsu::{LiveHand, NotHeld, Tile};
    ///
    /// let before = LiveHand::of_counts(&"1123p".parse()?);
    /// let mut live = before;
    /// live.draw(Tile::P4)?;
    /// live.discard(Tile::P4)?;
    /// assert_eq!(live, before);
    /// assert_eq!(live.discard(Tile::P9), Err(NotHeld { tile: Tile::P9 }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`NotHeld`] if there is none; nothing changes then.
    #[doc(alias = "打牌")]
    #[doc(alias = "dahai")]
    #[inline]
    pub fn discard(&mut self, tile: Tile) -> Result<(), NotHeld> {
        let held = self.concealed.get(tile);
        if held == 0 {
            return Err(NotHeld { tile });
        }
        self.total -= 1;
        self.kinds.0 -= Kinds::of_one_more(tile, held - 1);
        let (suit, word) = (tile.suit(), self.concealed.take_one(tile));
        let key = self.source.without(self.keys[suit.index()], tile);
        self.keys[suit.index()] = key;
        self.rows[suit.index()] = self.source.of_key(suit, word, key);
        Ok(())
    }

    /// How many tiles the standard form lacks.
    #[inline(always)]
    fn lacking(&self) -> u8 {
        let [man, pin, sou, honors] = self.rows;
        let source = self.source;
        let others = source.beside(source.combine(man, pin), mentsu_needed(self.total));
        source.lacks(others, source.combine(sou, honors))
    }

    fn in_play(&self) -> TileSet {
        #[cfg(feature = "index")]
        return if self.source.sanma { TileSet::SANMA } else { TileSet::ALL };
        #[cfg(not(feature = "index"))]
        self.source.in_play
    }

    /// The shanten of the standard form.
    ///
    /// ```
    /// use mentsu::LiveHand;
    ///
    /// let live = LiveHand::of_counts(&"1133557799m119p1z".parse()?);
    /// assert_eq!(live.standard_shanten().get(), 3);
    /// assert!(live.shanten().is_tenpai(), "as chiitoitsu");
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "向聴")]
    #[doc(alias = "シャンテン")]
    #[doc(alias = "面子手")]
    #[must_use]
    #[inline]
    pub fn standard_shanten(&self) -> Shanten {
        Shanten::lacking(self.lacking())
    }

    /// The shanten of each form.
    ///
    /// ```
    /// use mentsu::LiveHand;
    ///
    /// let live = LiveHand::of_counts(&"1133557799m119p1z".parse()?);
    /// let each = live.shanten_of_each_form();
    /// assert_eq!((each.standard.get(), each.chiitoitsu.get(), each.kokushi.get()), (3, 0, 7));
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "向聴")]
    #[doc(alias = "シャンテン")]
    #[doc(alias = "七対子")]
    #[doc(alias = "国士無双")]
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
    ///
    /// ```
    /// use mentsu::{LiveHand, Tile};
    ///
    /// let mut live = LiveHand::of_counts(&"23m456p789s11223z".parse()?);
    /// assert_eq!(live.shanten().get(), 1);
    /// live.draw(Tile::M4)?;
    /// assert_eq!(live.shanten().get(), 0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "向聴")]
    #[doc(alias = "シャンテン")]
    #[doc(alias = "distance to tenpai")]
    #[must_use]
    #[inline]
    pub fn shanten(&self) -> Shanten {
        let lacking = self.lacking();
        Shanten::lacking(match self.total {
            13 | 14 => {
                let (kinds, pairs) = self.kinds.every();
                let (yaochuu, yaochuu_pairs) = self.kinds.yaochuu();
                let chiitoitsu = 14 - pairs - kinds.min(7);
                let kokushi = 14 - yaochuu - yaochuu_pairs.min(1);
                lacking.min(chiitoitsu).min(kokushi)
            }
            _ => lacking,
        })
    }

    /// Whether it is won in any form.
    ///
    /// ```
    /// use mentsu::{LiveHand, Tile};
    ///
    /// let mut live = LiveHand::of_counts(&"1112345678999m".parse()?);
    /// live.draw(Tile::M5)?;
    /// assert!(live.is_win());
    /// live.draw(Tile::East)?;
    /// live.discard(Tile::M5)?;
    /// assert!(!live.is_win());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "和了")]
    #[doc(alias = "agari")]
    #[doc(alias = "winning")]
    #[must_use]
    #[inline]
    pub fn is_win(&self) -> bool {
        let special =
            self.total == 14 && (self.kinds.every() == (7, 7) || self.kinds.yaochuu() == (13, 1));
        self.total % 3 == 2 && (self.standard_shanten().is_won() || special)
    }

    /// The tiles waited for, none of which the hand holds four times ([`FifthCopy::Any`]).
    ///
    /// ```
    /// use mentsu::LiveHand;
    ///
    /// let live = LiveHand::of_counts(&"2223456m".parse()?);
    /// assert_eq!(live.waits(), "13467m".parse()?);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "待ち")]
    #[doc(alias = "machi")]
    #[must_use]
    #[inline]
    pub fn waits(&self) -> TileSet {
        wait_tiles(&self.concealed, &self.declared, FifthCopy::Any) & self.in_play()
    }

    /// The tiles that lower shanten, `seen` ones elsewhere not counting.
    ///
    /// ```
    /// use mentsu::{Counts, LiveHand};
    ///
    /// let live = LiveHand::of_counts(&"23m456p789s11223z".parse()?);
    /// assert_eq!(live.ukeire(&Counts::EMPTY).total(), 12);
    /// assert_eq!(live.ukeire(&"1444m".parse()?).total(), 12 - 4);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "受け入れ")]
    #[doc(alias = "ウケイレ")]
    #[doc(alias = "tile acceptance")]
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
///
/// ```
/// use mentsu::{LiveHand, NotHeld, Tile};
///
/// let mut live = LiveHand::of_counts(&"1123p".parse()?);
/// assert_eq!(live.discard(Tile::Red), Err(NotHeld { tile: Tile::Red }));
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "missing tile")]
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
