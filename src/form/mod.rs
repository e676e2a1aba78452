//! Winning forms (和了形): every way in which a hand is won.
//!
//! [`attempts`] is the reference, step by step; the engine gives the same decompositions at once.
//! Chiitoitsu and kokushi are the two forms without mentsu. The block that the winning tile
//! completed is found by `wait`.

pub mod attempts;
mod block;
pub(crate) mod chiitoitsu;
mod decomposition;
pub(crate) mod kokushi;

use core::fmt;

use itertools::Itertools as _;

use self::attempts::Attempts;
pub use self::block::{FormBlock, FormBlocks};
pub use self::decomposition::{Decomposition, Decompositions};
use crate::engine;
use crate::hand::Hand;
use crate::list::{Filler, List};
use crate::padded::{Unpadded, padded};
use crate::tile::{Counts, Tile, TileSet};

/// One way in which a hand is won (和了形).
///
/// ```
/// use mentsu::{WinForm, hand};
///
/// let forms = hand!("112233m445566p77s").win_forms();
/// assert!(matches!(forms[..], [WinForm::Standard(_), WinForm::Chiitoitsu(_)]));
/// assert_eq!(forms[0].to_string(), "77s 123m 123m 456p 456p");
/// assert_eq!(forms[1].to_string(), "11m 22m 33m 44p 55p 66p 77s");
/// ```
#[doc(alias = "和了形")]
#[doc(alias = "agari")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WinForm {
    /// A jantou and mentsu.
    Standard(Decomposition),
    /// Seven different pairs (七対子), in order of tile.
    Chiitoitsu([Tile; 7]),
    /// The thirteen terminals and honors, one of them doubled (国士無双).
    Kokushi {
        /// The tile held twice.
        jantou: Tile,
    },
}

/// The winning forms of one hand. Four is the most: `22233344455566m` has four standard ones,
/// `11223344556677m` three and chiitoitsu.
pub type WinForms = List<WinForm, 4>;

impl Filler for WinForm {
    const FILLER: WinForm = WinForm::Chiitoitsu([Tile::M1; 7]);
}

impl WinForm {
    /// The blocks in the order of the form's text: of a standard form the jantou and then the
    /// mentsu, of kokushi tile by tile.
    #[must_use]
    pub fn blocks(&self) -> FormBlocks {
        match self {
            WinForm::Standard(decomposition) => {
                let mentsu = decomposition.mentsu().iter().copied().map(FormBlock::Mentsu);
                List::of(core::iter::once(FormBlock::Pair(decomposition.jantou())).chain(mentsu))
            }
            WinForm::Chiitoitsu(pairs) => List::of(pairs.map(FormBlock::Pair)),
            WinForm::Kokushi { jantou } => List::of(TileSet::YAOCHUU.iter().map(|tile| {
                if tile == *jantou { FormBlock::Pair(tile) } else { FormBlock::Single(tile) }
            })),
        }
    }
}

impl Unpadded for WinForm {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.blocks().iter().format(" "))
    }
}

padded! {
    /// The blocks, the jantou of a standard form first: `11m 123m 234m`.
    WinForm
}

/// [`Counts::win_forms`] of tiles with an imagined fifth copy, which the tables don't cover.
pub(crate) fn win_forms_even_with_a_fifth(concealed: &Counts) -> WinForms {
    let standard = engine::splits_even_with_a_fifth(concealed).map(Decomposition::of);
    let mut forms = WinForms::of(standard.map(WinForm::Standard));
    push_special(concealed, &mut forms);
    forms
}

#[inline(always)]
fn push_special(concealed: &Counts, forms: &mut WinForms) {
    forms.push_all(chiitoitsu::pairs(concealed).map(WinForm::Chiitoitsu));
    forms.push_all(kokushi::jantou(concealed).map(|jantou| WinForm::Kokushi { jantou }));
}

/// Chiitoitsu or kokushi, if the tiles are either.
pub(crate) fn special_form(concealed: &Counts) -> Option<WinForm> {
    let kokushi = || kokushi::jantou(concealed).map(|jantou| WinForm::Kokushi { jantou });
    chiitoitsu::pairs(concealed).map(WinForm::Chiitoitsu).or_else(kokushi)
}

/// Whether the tiles may be chiitoitsu or kokushi. Every simple in chiitoitsu occurs twice, 0010 in
/// its nibble, and kokushi has no simples.
#[inline(always)]
pub(crate) fn may_lack_mentsu(concealed: &Counts) -> bool {
    /// All bits but those of twos in the nibbles of 2–8.
    const NOT_TWO: u64 = 0x0_DDDD_DDD0;

    let [man, pin, sou, _] = concealed.words();
    (man | pin | sou) & NOT_TWO == 0
}

#[cold]
#[inline(never)]
fn is_win_in_any_form(concealed: &Counts) -> bool {
    engine::is_standard_win(concealed)
        || chiitoitsu::pairs(concealed).is_some()
        || kokushi::jantou(concealed).is_some()
}

impl Counts {
    /// Whether the tiles win in any form: [`Hand::is_win`].
    #[must_use]
    pub fn is_win(&self) -> bool {
        // Hardly any hand is a special form, which is checked here without a call.
        if may_lack_mentsu(self) {
            return is_win_in_any_form(self);
        }
        engine::is_standard_win(self)
    }

    /// Whether the tiles are seven different pairs: [`Hand::is_chiitoitsu`].
    #[must_use]
    pub fn is_chiitoitsu(&self) -> bool {
        chiitoitsu::pairs(self).is_some()
    }

    /// Whether the tiles are all thirteen terminals and honors, one doubled: [`Hand::is_kokushi`].
    #[must_use]
    pub fn is_kokushi(&self) -> bool {
        kokushi::jantou(self).is_some()
    }

    /// Whether the tiles are one of each terminal and honor: [`Hand::is_kokushi_13`].
    #[must_use]
    pub fn is_kokushi_13(&self) -> bool {
        self.total() == 13 && self.kinds() == TileSet::YAOCHUU
    }

    /// Every way in which the tiles are a jantou and mentsu: [`Hand::decompositions`].
    #[must_use]
    #[inline]
    pub fn decompositions(&self) -> Decompositions {
        let mut all = Decompositions::new();
        engine::each_split(self, |split| all.push(Decomposition::of(split.blocks())));
        all
    }

    /// Every form in which the tiles win: [`Hand::win_forms`].
    #[must_use]
    pub fn win_forms(&self) -> WinForms {
        let mut forms = WinForms::new();
        engine::each_split(self, |split| {
            forms.push(WinForm::Standard(Decomposition::of(split.blocks())));
        });
        push_special(self, &mut forms);
        forms
    }

    /// Every attempt to decompose the tiles: [`Hand::attempts`].
    pub fn attempts(&self) -> Attempts {
        Attempts::of(*self)
    }
}

impl Hand {
    /// Whether the hand is won in any form. Yaku are ignored.
    #[doc(alias = "和了")]
    #[doc(alias = "agari")]
    #[must_use]
    #[inline]
    pub fn is_win(&self) -> bool {
        self.concealed().is_win()
    }

    /// Whether the hand is seven different pairs (七対子). Four of a tile aren't two pairs.
    ///
    /// ```
    /// use mentsu::hand;
    ///
    /// assert!(hand!("112233m445566p77s").is_chiitoitsu());
    /// assert!(!hand!("1111m2233p445566s").is_chiitoitsu());
    /// ```
    #[doc(alias = "七対子")]
    #[must_use]
    pub fn is_chiitoitsu(&self) -> bool {
        self.concealed().is_chiitoitsu()
    }

    /// Whether the hand is all thirteen terminals and honors, one of them doubled (国士無双).
    ///
    /// ```
    /// use mentsu::hand;
    ///
    /// assert!(hand!("19m19p199s1234567z").is_kokushi());
    /// ```
    #[doc(alias = "国士無双")]
    #[must_use]
    pub fn is_kokushi(&self) -> bool {
        self.concealed().is_kokushi()
    }

    /// Whether the hand is one of each terminal and honor, and so waits for all thirteen
    /// (国士無双十三面待ち): [`WaitShape::Kokushi13`](crate::WaitShape::Kokushi13).
    ///
    /// ```
    /// use mentsu::hand;
    ///
    /// assert!(hand!("19m19p19s1234567z").is_kokushi_13());
    /// assert!(!hand!("19m19p199s123456z").is_kokushi_13());
    /// ```
    #[doc(alias = "十三面待ち")]
    #[doc(alias = "thirteen-sided wait")]
    #[must_use]
    pub fn is_kokushi_13(&self) -> bool {
        self.concealed().is_kokushi_13()
    }

    /// Every way in which the concealed tiles are a jantou and mentsu, in the order of
    /// [`attempts`](Self::attempts); none if they aren't.
    ///
    /// ```
    /// use mentsu::hand;
    ///
    /// let all = hand!("11223344456789m").decompositions();
    /// let all: Vec<String> = all.iter().map(ToString::to_string).collect();
    /// assert_eq!(all, ["11m 234m 234m 456m 789m", "44m 123m 123m 456m 789m"]);
    /// ```
    #[doc(alias = "面子分解")]
    #[must_use]
    pub fn decompositions(&self) -> Decompositions {
        self.concealed().decompositions()
    }

    /// Every form in which the hand is won, melds aside: standard ones in the order of
    /// [`decompositions`](Self::decompositions), then chiitoitsu, then kokushi.
    #[doc(alias = "和了形")]
    #[must_use]
    pub fn win_forms(&self) -> WinForms {
        self.concealed().win_forms()
    }

    /// Every attempt to decompose the concealed tiles, failures included: by jantou in order of
    /// tile, then by the set of koutsu, counting upwards. There is none for 3n+1 tiles.
    #[doc(alias = "trace")]
    pub fn attempts(&self) -> Attempts {
        self.concealed().attempts()
    }
}
