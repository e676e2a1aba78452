//! Winning forms (和了形): the ways in which a hand is won, all of them.
//!
//! [`standard`] is the reference that everything faster is proven against; [`chiitoitsu`] and
//! [`kokushi`] are the two forms without mentsu. [`attempts`](mod@attempts) tells the same story step by
//! step, failures included.
//!
//! Functions here take the concealed tiles as [`Counts`]; melds are complete already and don't
//! matter. Hands have the same questions as methods: [`Hand::decompositions`],
//! [`Hand::win_forms`], [`Hand::is_win`].
//!
//! ```
//! use mentsu::form::{attempts, is_win, standard, win_forms};
//!
//! let tiles = "112233m445566p77s".parse()?;
//! assert!(is_win(&tiles));
//! assert_eq!((standard::decompositions(&tiles).len(), win_forms(&tiles).len()), (1, 2));
//! assert!(attempts(&tiles).count() > 1);
//! # Ok::<(), mentsu::ParseError>(())
//! ```

#![doc(alias = "和了形")]
#![doc(alias = "winning form")]
#![doc(alias = "decomposition")]

pub mod attempts;
mod block;
pub mod chiitoitsu;
mod decomposition;
pub mod kokushi;
mod masks;
pub mod standard;

use core::fmt;

use itertools::Itertools as _;
use smallvec::SmallVec;

pub use self::attempts::{Attempt, Outcome, attempts};
pub use self::block::FormBlock;
pub use self::decomposition::{Decomposition, Decompositions};
pub(crate) use self::masks::Masks;
#[cfg(not(feature = "index"))]
pub(crate) use self::masks::{Way, ways};
#[cfg(feature = "index")]
pub(crate) use crate::engine::table::{Way, ways};
use crate::hand::Hand;
use crate::tile::{Counts, Tile, TileSet};

/// One way in which a hand is won (和了形).
///
/// ```
/// use mentsu::{Hand, WinForm};
///
/// let hand: Hand = "11223344556677z".parse()?;
/// let forms = hand.win_forms();
/// assert!(matches!(forms[..], [WinForm::Chiitoitsu(_)]));
/// assert_eq!(forms[0].to_string(), "11z 22z 33z 44z 55z 66z 77z");
///
/// let hand: Hand = "112233m445566p77s".parse()?;
/// let forms: Vec<String> = hand.win_forms().iter().map(ToString::to_string).collect();
/// assert_eq!(forms, ["77s 123m 123m 456p 456p", "11m 22m 33m 44p 55p 66p 77s"]);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "和了")]
#[doc(alias = "agari")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WinForm {
    /// A jantou and mentsu.
    #[doc(alias = "面子手")]
    #[doc(alias = "standard hand")]
    Standard(Decomposition),
    /// Seven different pairs (七対子), in order of tile.
    #[doc(alias = "seven pairs")]
    #[doc(alias = "七対子")]
    Chiitoitsu([Tile; 7]),
    /// The thirteen terminals and honors, one of them doubled (国士無双).
    #[doc(alias = "thirteen orphans")]
    #[doc(alias = "国士無双")]
    Kokushi {
        /// The tile held twice.
        jantou: Tile,
    },
}

impl WinForm {
    /// Its blocks in the order of its text: of a standard form the jantou and then the mentsu, of
    /// kokushi tile by tile.
    ///
    /// ```
    /// use mentsu::{Hand, Tile, agari::FormBlock};
    ///
    /// let hand: Hand = "19m19p199s1234567z".parse()?;
    /// let blocks = hand.win_forms()[0].blocks();
    /// assert_eq!((blocks.len(), blocks[5]), (13, FormBlock::Pair(Tile::S9)));
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "ブロック")]
    #[doc(alias = "groups")]
    #[must_use]
    pub fn blocks(&self) -> FormBlocks {
        match self {
            WinForm::Standard(way) => {
                let mentsu = way.mentsu().iter().copied().map(FormBlock::Mentsu);
                core::iter::once(FormBlock::Pair(way.jantou())).chain(mentsu).collect()
            }
            WinForm::Chiitoitsu(pairs) => pairs.iter().copied().map(FormBlock::Pair).collect(),
            WinForm::Kokushi { jantou } => {
                let block = |tile| match tile == *jantou {
                    true => FormBlock::Pair(tile),
                    false => FormBlock::Single(tile),
                };
                TileSet::YAOCHUU.iter().map(block).collect()
            }
        }
    }
}

impl fmt::Display for WinForm {
    /// The blocks, the jantou of a standard form first: `11m 123m 234m`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.blocks().iter().format(" "))
    }
}

/// The blocks of one form: thirteen of kokushi, fewer of all others.
///
/// ```
/// use mentsu::Hand;
/// use mentsu::form::{FormBlock, FormBlocks};
///
/// let hand: Hand = "11123m(777z)".parse()?;
/// let blocks: FormBlocks = hand.win_forms()[0].blocks();
/// assert!(matches!(blocks[..], [FormBlock::Pair(_), FormBlock::Mentsu(_)]));
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "ブロック")]
#[doc(alias = "groups")]
pub type FormBlocks = SmallVec<[FormBlock; 13]>;

/// The winning forms of one hand. Four is the most: `22233344455566m` has four standard ones,
/// `11223344556677m` three and chiitoitsu.
///
/// ```
/// use mentsu::{Hand, WinForm, WinForms};
///
/// let forms: WinForms = "11223344556677m".parse::<Hand>()?.win_forms();
/// assert_eq!(forms.len(), 4);
/// assert!(matches!(forms[3], WinForm::Chiitoitsu(_)));
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "和了形")]
pub type WinForms = SmallVec<[WinForm; 4]>;

/// Every way in which the tiles are a jantou and mentsu; none if they aren't, or aren't 2, 5, 8, 11
/// or 14: what [`standard::decompositions`] says, in the same order, by table where the feature
/// `index` is.
///
/// ```
/// use mentsu::form::{decompositions, standard};
///
/// let tiles = "11223344456789m".parse()?;
/// let ways: Vec<String> = decompositions(&tiles).iter().map(ToString::to_string).collect();
/// assert_eq!(ways, ["11m 234m 234m 456m 789m", "44m 123m 123m 456m 789m"]);
/// assert_eq!(decompositions(&tiles), standard::decompositions(&tiles));
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "分解")]
#[doc(alias = "面子手")]
#[must_use]
#[inline]
pub fn decompositions(concealed: &Counts) -> Decompositions {
    let mut all = Decompositions::new();
    for way in ways(concealed) {
        all.push(way.decomposition());
    }
    all
}

/// Every form in which the tiles are won: standard ones in the order of
/// [`decompositions`], then chiitoitsu, then kokushi.
/// None if they aren't won.
///
/// ```
/// use mentsu::form::win_forms;
///
/// assert_eq!(win_forms(&"19m19p19s12345677z".parse()?).len(), 1);
/// assert_eq!(win_forms(&"11222344455566p".parse()?).len(), 1);
/// assert!(win_forms(&"1234m".parse()?).is_empty());
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "和了形")]
#[doc(alias = "winning forms")]
#[must_use]
pub fn win_forms(concealed: &Counts) -> WinForms {
    with_special_forms(concealed, decompositions(concealed))
}

/// [`win_forms`] of tiles among which a fifth copy is imagined: by the reference, which reads it.
pub(crate) fn win_forms_with_a_fifth(concealed: &Counts) -> WinForms {
    with_special_forms(concealed, standard::decompositions(concealed))
}

fn with_special_forms(concealed: &Counts, standard: Decompositions) -> WinForms {
    let mut forms: WinForms = standard.into_iter().map(WinForm::Standard).collect();
    forms.extend(chiitoitsu::pairs(concealed).map(WinForm::Chiitoitsu));
    forms.extend(kokushi::jantou(concealed).map(|jantou| WinForm::Kokushi { jantou }));
    forms
}

/// Whether the tiles are won in any form.
///
/// ```
/// use mentsu::form::is_win;
///
/// assert!(is_win(&"11m".parse()?));
/// assert!(is_win(&"1199m1199p1199s11z".parse()?));
/// assert!(!is_win(&"1111m1199p1199s11z".parse()?));
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "和了")]
#[doc(alias = "winning")]
#[must_use]
#[inline]
pub fn is_win(concealed: &Counts) -> bool {
    #[cfg(feature = "index")]
    let standard = crate::engine::table::is_standard_win(concealed);
    #[cfg(not(feature = "index"))]
    let standard = standard::is_standard_win(concealed);
    // What nearly no hand may be is told apart here, without a call.
    standard
        || chiitoitsu::may_be(concealed) && chiitoitsu::pairs(concealed).is_some()
        || kokushi::may_be(concealed) && kokushi::jantou(concealed).is_some()
}

impl Hand {
    /// Every way in which the concealed tiles are a jantou and mentsu; none if they aren't. See [`agari::standard`](crate::form::standard).
    ///
    /// ```
    /// use mentsu::Hand;
    ///
    /// let hand: Hand = "11223344456789m".parse()?;
    /// let ways: Vec<String> = hand.decompositions().iter().map(ToString::to_string).collect();
    /// assert_eq!(ways, ["11m 234m 234m 456m 789m", "44m 123m 123m 456m 789m"]);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "分解")]
    #[doc(alias = "面子手")]
    #[must_use]
    pub fn decompositions(&self) -> Decompositions {
        decompositions(self.concealed())
    }

    /// Every form in which the hand is won, melds aside; none if it isn't.
    ///
    /// ```
    /// use mentsu::{Hand, WinForm};
    ///
    /// let hand: Hand = "112233m445566p77s".parse()?;
    /// assert!(matches!(hand.win_forms()[..], [WinForm::Standard(_), WinForm::Chiitoitsu(_)]));
    /// assert!("1123m4z".parse::<Hand>()?.win_forms().is_empty());
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "和了形")]
    #[doc(alias = "winning forms")]
    #[must_use]
    pub fn win_forms(&self) -> WinForms {
        win_forms(self.concealed())
    }

    /// Whether the hand is won in any form. Yaku are another matter.
    ///
    /// ```
    /// use mentsu::Hand;
    ///
    /// assert!("123m55p(777z)[1111s](567p)".parse::<Hand>()?.is_win());
    /// assert!(!"123m55p(777z)[1111s]4p".parse::<Hand>().is_ok_and(|hand| hand.is_win()));
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "和了")]
    #[doc(alias = "agari")]
    #[must_use]
    pub fn is_win(&self) -> bool {
        is_win(self.concealed())
    }
}
