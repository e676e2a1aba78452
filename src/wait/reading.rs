//! A winning form with the winning tile placed in one of its blocks.

use smallvec::SmallVec;

use super::shape::WaitShape;
use crate::form::{FormBlock, WinForm, WinForms, win_forms};
use crate::mentsu::Mentsu;
use crate::tile::{Counts, Tile};

/// The block of a [`WinForm`] that the winning tile completes.
///
/// ```
/// use mentsu::{Block, Hand, Mentsu, Tile};
///
/// let waits = "2344m".parse::<Hand>()?.waits();
/// let blocks: Vec<Block> = waits.readings().iter().map(|reading| reading.block()).collect();
/// let [low, high] = [Mentsu::shuntsu(Tile::M1)?, Mentsu::shuntsu(Tile::M2)?];
/// assert_eq!(blocks, [Block::Mentsu(low), Block::Jantou, Block::Mentsu(high)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "ブロック")]
#[doc(alias = "block")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Block {
    /// The jantou of a standard form.
    #[doc(alias = "雀頭")]
    #[doc(alias = "head")]
    #[doc(alias = "pair")]
    Jantou,
    /// One of a standard form's mentsu.
    #[doc(alias = "面子")]
    #[doc(alias = "set")]
    Mentsu(Mentsu),
    /// The form as a whole: chiitoitsu and kokushi.
    #[doc(alias = "手全体")]
    Whole,
}

/// One way to read a won hand: a form, and the block that the winning tile completed.
///
/// Fu and yaku depend on it: pinfu wants a ryanmen, a koutsu completed by ron isn't concealed.
/// There is one reading for each form and each distinct block that holds the tile.
///
/// ```
/// use mentsu::{Block, Hand, Mentsu, Tile, WaitShape};
///
/// let hand: Hand = "2344m111p789s".parse()?;
/// let waits = hand.waits();
/// let shapes: Vec<String> =
///     waits.readings().iter().map(|r| format!("{} {}", r.tile(), r.shape())).collect();
/// assert_eq!(shapes, ["1m ryanmen", "4m tanki", "4m ryanmen"]);
/// assert_eq!(waits.readings()[0].block(), Block::Mentsu(Mentsu::shuntsu(Tile::M1)?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "高点法")]
#[doc(alias = "interpretation")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Reading {
    tile: Tile,
    form: WinForm,
    block: Block,
}

/// The readings of one hand and winning tile. Eight is the most: `22233334444555m` has them
/// for 3m.
///
/// ```
/// use mentsu::{Hand, Readings, Tile};
///
/// let hand: Hand = "22233334444555m".parse()?;
/// let readings: Readings = hand.readings(Tile::M3);
/// assert_eq!(readings.len(), 8);
/// assert!(!readings.spilled(), "they touch no heap");
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "高点法")]
#[doc(alias = "interpretations")]
pub type Readings = SmallVec<[Reading; 8]>;

impl Reading {
    /// Trusts the caller that the form has the block and the block the tile.
    #[inline(always)]
    pub(crate) const fn new(tile: Tile, form: WinForm, block: Block) -> Reading {
        Reading { tile, form, block }
    }

    /// The winning tile.
    ///
    /// ```
    /// use mentsu::{Hand, Tile};
    ///
    /// let waits = "1123p".parse::<Hand>()?.waits();
    /// assert_eq!(waits.readings()[0].tile(), Tile::P1);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "和了牌")]
    #[doc(alias = "winning tile")]
    #[must_use]
    pub const fn tile(&self) -> Tile {
        self.tile
    }

    /// The form, winning tile included.
    ///
    /// ```
    /// use mentsu::Hand;
    ///
    /// let waits = "1123p".parse::<Hand>()?.waits();
    /// assert_eq!(waits.readings()[0].form().to_string(), "11p 123p");
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "和了形")]
    #[doc(alias = "winning form")]
    #[must_use]
    pub const fn form(&self) -> WinForm {
        self.form
    }

    /// The block that the winning tile completed.
    ///
    /// ```
    /// use mentsu::{Block, Hand, Tile};
    ///
    /// let chiitoitsu: Hand = "1199m1199p1199s11z".parse()?;
    /// assert_eq!(chiitoitsu.readings(Tile::East)[0].block(), Block::Whole);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "ブロック")]
    #[must_use]
    pub const fn block(&self) -> Block {
        self.block
    }

    /// The blocks of the form in the order of its text, each with whether the winning tile
    /// completed it: one of them did, of equal ones the first, and of chiitoitsu and kokushi the
    /// one that holds the tile.
    ///
    /// ```
    /// use mentsu::Hand;
    ///
    /// let waits = "2344m111p789s".parse::<Hand>()?.waits();
    /// let marked = |(block, completed)| match completed {
    ///     true => format!("<{block}>"),
    ///     false => format!("{block}"),
    /// };
    /// let first: Vec<String> = waits.readings()[0].blocks().map(marked).collect();
    /// assert_eq!(first, ["44m", "<123m>", "111p", "789s"]);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "ブロック")]
    #[doc(alias = "groups")]
    pub fn blocks(&self) -> impl Iterator<Item = (FormBlock, bool)> + Clone + use<> {
        let (tile, completed) = (self.tile, self.block);
        let blocks = self.form.blocks();
        let place = blocks.iter().position(|&block| match completed {
            Block::Jantou => block == FormBlock::Pair(tile),
            Block::Mentsu(mentsu) => block == FormBlock::Mentsu(mentsu),
            Block::Whole => block.contains(tile),
        });
        blocks.into_iter().enumerate().map(move |(i, block)| (block, place == Some(i)))
    }

    /// The shape that waited for the tile.
    ///
    /// ```
    /// use mentsu::{Hand, Tile, WaitShape};
    ///
    /// let penchan: Hand = "12377m".parse()?;
    /// assert_eq!(penchan.readings(Tile::M3)[0].shape(), WaitShape::Penchan);
    /// assert_eq!(penchan.readings(Tile::M2)[0].shape(), WaitShape::Kanchan);
    /// assert_eq!(penchan.readings(Tile::M7)[0].shape(), WaitShape::Tanki);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "待ちの形")]
    #[doc(alias = "wait type")]
    #[must_use]
    pub fn shape(&self) -> WaitShape {
        match (self.block, self.form) {
            (Block::Jantou, _) => WaitShape::Tanki,
            (Block::Mentsu(mentsu), _) if !mentsu.is_shuntsu() => WaitShape::Shanpon,
            (Block::Mentsu(mentsu), _) => {
                let lowest = mentsu.first().rank();
                match (self.tile.rank() - lowest, lowest) {
                    (1, _) => WaitShape::Kanchan,
                    (2, 1) | (0, 7) => WaitShape::Penchan,
                    _ => WaitShape::Ryanmen,
                }
            }
            (Block::Whole, WinForm::Kokushi { jantou }) if jantou == self.tile => {
                WaitShape::Kokushi13
            }
            (Block::Whole, WinForm::Kokushi { .. }) => WaitShape::Kokushi,
            (Block::Whole, _) => WaitShape::Chiitoitsu,
        }
    }
}

/// Every reading of won tiles, the winning tile among them: by form, and in a form the jantou
/// first, then mentsu in order. None if the tiles aren't won or the tile isn't held.
///
/// ```
/// use mentsu::{Tile, wait::readings};
///
/// // 66s is the jantou, or completes 456s
/// let won = "123m123p45666777s".parse()?;
/// assert_eq!(readings(&won, Tile::S6).len(), 2);
/// assert!(readings(&won, Tile::East).is_empty());
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "高点法")]
#[doc(alias = "interpretations")]
#[must_use]
pub fn readings(won: &Counts, tile: Tile) -> Readings {
    readings_of(win_forms(won), tile)
}

/// The readings of these forms.
pub(super) fn readings_of(forms: WinForms, tile: Tile) -> Readings {
    let mut readings = Readings::new();
    for form in forms {
        let mut push = |block| readings.push(Reading { tile, form, block });
        match form {
            WinForm::Standard(decomposition) => {
                if decomposition.jantou() == tile {
                    push(Block::Jantou);
                }
                let mut last = None;
                for &mentsu in decomposition.mentsu() {
                    if mentsu.contains(tile) && last != Some(mentsu) {
                        push(Block::Mentsu(mentsu));
                    }
                    last = Some(mentsu);
                }
            }
            WinForm::Chiitoitsu(pairs) if pairs.contains(&tile) => push(Block::Whole),
            WinForm::Kokushi { .. } if tile.is_yaochuu() => push(Block::Whole),
            _ => {}
        }
    }
    readings
}
