//! A hand in play, for searches: draw and discard in constant time, questions in between.

use crate::engine::Rows;
use crate::form::is_win;
use crate::hand::{Hand, NotHeld};
use crate::shanten::{Shanten, Shantens, mentsu_needed, of_each_form_among};
use crate::tile::{Counts, PLACE, Suit, Tile, TileSet, TooManyCopies};
use crate::ukeire::{Ukeire, View, ukeire};
use crate::wait::{FifthCopy, wait_tiles};

#[cfg(feature = "index")]
type Source = crate::engine::table::Index;
#[cfg(not(feature = "index"))]
type Source = crate::engine::Direct;

/// Concealed tiles that change one at a time, with what shanten needs kept ready for each suit.
///
/// A draw or discard looks one suit up again and puts it together with its neighbour; a question puts
/// the two pairs of suits together. A game tree copies the value (it is `Copy`) or undoes a draw with
/// the discard.
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
    /// Man and pin together, and sou and honors.
    pairs: [<Source as Rows>::Row; 2],
    keys: [<Source as Rows>::Key; 4],
    /// How many tiles are concealed, or [`LiveHand::ODD`].
    total: u8,
    kinds: Kinds,
}

/// What chiitoitsu and kokushi ask for: the number of kinds (four bits), of those held twice or more
/// (three bits), and the same of terminals and honors alone. Each tile adds its part, so the sum is
/// right whenever 13 or 14 tiles are held, even if it was too much for its bits in between.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Kinds(u32);

impl Kinds {
    const PAIRS: u32 = 4;
    const YAOCHUU: u32 = 7;
    const YAOCHUU_PAIRS: u32 = Kinds::YAOCHUU + Kinds::PAIRS;

    /// What one more of a kind adds, by kind and how many of it there were.
    const ONE_MORE: [[u32; 4]; Tile::COUNT] = {
        let mut added = [[0; 4]; Tile::COUNT];
        let mut i = 0;
        while i < Tile::COUNT {
            let yaochuu = Tile::ALL[i].is_yaochuu() as u32;
            added[i][0] = 1 | yaochuu << Kinds::YAOCHUU;
            added[i][1] = 1 << Kinds::PAIRS | yaochuu << Kinds::YAOCHUU_PAIRS;
            i += 1;
        }
        added
    };

    fn of(concealed: &Counts) -> Kinds {
        let mut kinds = Kinds(0);
        for tile in Tile::ALL {
            (0..concealed.get(tile)).for_each(|held| kinds.add_one(tile, held));
        }
        kinds
    }

    /// One more of a kind of which there were so many, at most three.
    #[inline(always)]
    fn add_one(&mut self, tile: Tile, held: u8) {
        self.0 = self.0.wrapping_add(Kinds::ONE_MORE[tile.index()][usize::from(held % 4)]);
    }

    /// One fewer of a kind of which so many, at most three, are left.
    #[inline(always)]
    fn take_one(&mut self, tile: Tile, left: u8) {
        self.0 = self.0.wrapping_sub(Kinds::ONE_MORE[tile.index()][usize::from(left % 4)]);
    }

    /// How many of 13 or 14 tiles must be exchanged for chiitoitsu, the winning one included.
    #[inline(always)]
    fn lacking_chiitoitsu(self) -> u8 {
        LACKING_CHIITOITSU[self.0 as usize % 128]
    }

    /// The same for kokushi.
    #[inline(always)]
    fn lacking_kokushi(self) -> u8 {
        LACKING_KOKUSHI[(self.0 >> Kinds::YAOCHUU) as usize % 128]
    }
}

/// By the number of kinds and that of pairs.
static LACKING_CHIITOITSU: [u8; 128] = by_kinds_and_pairs(7, 7);
static LACKING_KOKUSHI: [u8; 128] = by_kinds_and_pairs(13, 1);

/// 14 tiles, less one for each kind and each pair up to so many.
const fn by_kinds_and_pairs(most_kinds: usize, most_pairs: usize) -> [u8; 128] {
    let mut lacking = [0; 128];
    let mut i = 0;
    while i < 128 {
        let (kinds, pairs) = (i % 16, i >> Kinds::PAIRS);
        let kinds = if kinds < most_kinds { kinds } else { most_kinds };
        let pairs = if pairs < most_pairs { pairs } else { most_pairs };
        lacking[i] = (14 - kinds - pairs) as u8;
        i += 1;
    }
    lacking
}

impl LiveHand {
    /// Instead of a number of tiles, of which there are 136 at most: in sanma 2m to 8m are held,
    /// which the tables know nothing of.
    const ODD: u8 = u8::MAX;

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
    /// rightly, but slowly.)
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
            pairs: in_pairs(source, rows),
            keys: Suit::ALL.map(|suit| source.key(suit, concealed.suit(suit).word())),
            total: concealed.total(),
            kinds: Kinds::of(&concealed),
        }
    }

    fn by(self, source: Source) -> LiveHand {
        let rows = source.of_hand(self.concealed.words());
        let mut hand = LiveHand { source, rows, pairs: in_pairs(source, rows), ..self };
        hand.look_for_odd_tiles();
        hand
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
        self.total = self.total.wrapping_add(1);
        self.kinds.add_one(tile, held);
        let (suit, word) = (usize::from(PLACE[tile.index()] >> 6), self.concealed.add_one(tile));
        self.keys[suit] = self.source.with(self.keys[suit], tile);
        self.renew(suit, word);
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
    /// assert_eq!(live.discard(Tile::P9), Err(NotHeld { face: Tile::P9.into() }));
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
            return Err(NotHeld { face: tile.into(), held: None });
        }
        self.total = self.total.wrapping_sub(1);
        self.kinds.take_one(tile, held - 1);
        let (suit, word) = (usize::from(PLACE[tile.index()] >> 6), self.concealed.take_one(tile));
        self.keys[suit] = self.source.without(self.keys[suit], tile);
        self.renew(suit, word);
        Ok(())
    }

    /// How many tiles the standard form lacks.
    /// After a suit's word and key have changed: what comes of them.
    #[inline(always)]
    fn renew(&mut self, suit: usize, word: u64) {
        let row = self.source.of_key(Suit::ALL[suit], word, self.keys[suit]);
        self.rows[suit] = row;
        self.pairs[suit / 2] = self.source.combine(row, self.rows[suit ^ 1]);
        if self.is_sanma() {
            self.look_for_odd_tiles();
        }
    }

    /// After a move in sanma: whether tiles are held that aren't in play there.
    #[cold]
    #[inline(never)]
    fn look_for_odd_tiles(&mut self) {
        const MIDDLE: u64 = 0x0_FFFF_FFF0;

        let is_odd = self.concealed.words()[0] & MIDDLE != 0;
        self.total = if is_odd { LiveHand::ODD } else { self.concealed.total() };
    }

    #[cold]
    #[inline(never)]
    fn odd_shanten(&self) -> Shantens {
        of_each_form_among(&self.concealed, TileSet::SANMA)
    }

    #[inline(always)]
    fn lacking(&self, mentsu: usize) -> u8 {
        let [numbers, others] = self.pairs;
        self.source.lacks(self.source.beside(numbers, mentsu), others)
    }

    #[inline(always)]
    fn is_sanma(&self) -> bool {
        #[cfg(feature = "index")]
        return self.source.sanma;
        #[cfg(not(feature = "index"))]
        return self.source.in_play == TileSet::SANMA;
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
        match self.total {
            LiveHand::ODD => self.odd_shanten().standard,
            total => Shanten::lacking(self.lacking(mentsu_needed(total))),
        }
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
            LiveHand::ODD => return self.odd_shanten(),
            13 | 14 => {
                let lacking = [self.kinds.lacking_chiitoitsu(), self.kinds.lacking_kokushi()];
                lacking.map(Shanten::lacking).into()
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
        match self.total {
            13 | 14 => {
                let special = self.kinds.lacking_chiitoitsu().min(self.kinds.lacking_kokushi());
                Shanten::lacking_at_most_14(special.min(self.lacking(4)))
            }
            LiveHand::ODD => self.odd_shanten().least(),
            _ => self.standard_shanten(),
        }
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
        match self.total {
            14 => {
                self.lacking(4) == 0
                    || self.kinds.lacking_chiitoitsu() == 0
                    || self.kinds.lacking_kokushi() == 0
            }
            2 | 5 | 8 | 11 => self.lacking(usize::from(self.total / 3)) == 0,
            LiveHand::ODD => is_win(&self.concealed),
            _ => false,
        }
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

/// Man and pin together, and sou and honors.
fn in_pairs(
    source: Source,
    [man, pin, sou, honors]: [<Source as Rows>::Row; 4],
) -> [<Source as Rows>::Row; 2] {
    [source.combine(man, pin), source.combine(sou, honors)]
}

impl PartialEq for LiveHand {
    fn eq(&self, other: &LiveHand) -> bool {
        self.concealed == other.concealed
            && self.declared == other.declared
            && self.source == other.source
    }
}

impl Eq for LiveHand {}
