//! Winning forms: the five in which a hand is won under Chinese official rules.
//!
//! The engine finds standard forms; this module finds the four others. Seven pairs differ from
//! riichi's chiitoitsu in that four tiles alike are two pairs.

mod kind;
mod knitted;
mod special;

use crate::padded::{Unpadded, padded};
use core::fmt;

use itertools::Itertools as _;

pub use self::kind::FormKind;
pub use self::knitted::KnittedStraight;
pub(super) use self::knitted::{StraightsHeld, held, is_near_straight, straight_among};
pub(super) use self::special::{are_seven_pairs, honors_and_knitted, orphans_pair};
use crate::engine;
use crate::form::{Decomposition, FormBlock, WinForm};
use crate::hand::Hand;
use crate::list::{Filler, List};
use crate::mentsu::Mentsu;
use crate::tile::{Counts, Tile, TileSet};

/// One way in which a hand is won (和牌牌型), melds aside.
///
/// ```
/// use mentsu::hand;
/// use mentsu::mcr::{Form, forms};
///
/// let two = forms(&hand!("11112233445566m"));
/// assert!(matches!(two[..], [Form::Standard(_), Form::SevenPairs(_)]));
/// assert_eq!(two[1].to_string(), "11m 11m 22m 33m 44m 55m 66m");
///
/// let knitted = forms(&hand!("147m258p369s55z(234p)"));
/// assert_eq!(knitted[0].to_string(), "147m258p369s 55z");
/// let nothing_connected = forms(&hand!("147m258p36s123456z"));
/// assert!(matches!(nothing_connected[..], [Form::HonorsAndKnitted(_)]));
/// ```
#[doc(alias = "和牌")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Form {
    /// A pair and sets.
    Standard(Decomposition),
    /// A knitted straight (组合龙), a pair, and a set unless that is melded.
    KnittedStraight {
        /// The nine tiles.
        straight: KnittedStraight,
        /// The tile of the pair.
        pair: Tile,
        /// The set; `None` if it is melded.
        set: Option<Mentsu>,
    },
    /// Seven pairs (七对), in order of tile; two may be alike.
    SevenPairs([Tile; 7]),
    /// The thirteen terminals and honors, one of them twice (十三幺).
    ThirteenOrphans {
        /// The tile held twice.
        pair: Tile,
    },
    /// Fourteen different tiles of the honors and a knitted straight (全不靠, 七星不靠).
    HonorsAndKnitted(TileSet),
}

impl Form {
    /// Which of the five forms it is.
    #[must_use]
    pub const fn kind(&self) -> FormKind {
        match self {
            Form::Standard(_) => FormKind::Standard,
            Form::KnittedStraight { .. } => FormKind::KnittedStraight,
            Form::SevenPairs(_) => FormKind::SevenPairs,
            Form::ThirteenOrphans { .. } => FormKind::ThirteenOrphans,
            Form::HonorsAndKnitted(_) => FormKind::HonorsAndKnitted,
        }
    }
}

/// The forms of one hand. Five is the most: four standard ones and seven pairs.
pub type Forms = List<Form, 5>;

impl Filler for Form {
    const FILLER: Form = Form::ThirteenOrphans { pair: Tile::M1 };
}

impl Unpadded for Form {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Form::Standard(decomposition) => write!(f, "{decomposition}"),
            Form::KnittedStraight { straight, pair, set } => {
                write!(f, "{straight} {}", FormBlock::Pair(*pair))?;
                set.iter().try_for_each(|set| write!(f, " {set}"))
            }
            Form::SevenPairs(pairs) => {
                write!(f, "{}", pairs.iter().map(|&pair| FormBlock::Pair(pair)).format(" "))
            }
            Form::ThirteenOrphans { pair } => write!(f, "{}", WinForm::Kokushi { jantou: *pair }),
            Form::HonorsAndKnitted(tiles) => {
                Counts::from_tiles(*tiles).map_or(Ok(()), |tiles| write!(f, "{tiles}"))
            }
        }
    }
}

padded! {
    /// The blocks, a pair first: `11m 123m 234m`; of a knitted straight its nine tiles first.
    Form
}

/// Whether the hand is won in one of the five forms, regardless of its points.
///
/// ```
/// use mentsu::hand;
/// use mentsu::mcr::is_win;
///
/// assert!(is_win(&hand!("1111m2233p445566s")), "four tiles alike are two pairs");
/// assert!(is_win(&hand!("147m258p369s55z(234p)")));
/// assert!(!is_win(&hand!("147m258p369s1234z")), "thirteen tiles");
/// ```
#[must_use]
pub fn is_win(hand: &Hand) -> bool {
    counts_are_won(hand.concealed())
}

/// The same of concealed tiles.
#[inline(always)]
pub(super) fn counts_are_won(concealed: &Counts) -> bool {
    engine::is_standard_win(concealed) || is_won_without_sets(concealed)
}

/// Whether concealed tiles are won in one of the four forms but the standard one.
#[inline(always)]
fn is_won_without_sets(concealed: &Counts) -> bool {
    if let Some((_, rest)) = straight_among(concealed) {
        if engine::is_standard_win(&rest) {
            return true;
        }
    }
    concealed.total() == 14
        && (are_seven_pairs(concealed)
            || honors_and_knitted(concealed).is_some()
            || orphans_pair(concealed).is_some())
}

/// Every form in which the hand is won, melds aside: standard ones in the order of
/// [`Hand::decompositions`], then the others in the order of [`Form`].
#[must_use]
pub fn forms(hand: &Hand) -> Forms {
    counts_forms(hand.concealed())
}

/// The same of concealed tiles.
pub(super) fn counts_forms(concealed: &Counts) -> Forms {
    let mut forms = Forms::of(concealed.decompositions().into_iter().map(Form::Standard));
    forms.push_all(knitted_form(concealed));
    if concealed.total() == 14 {
        forms.push_all(are_seven_pairs(concealed).then(|| seven_pairs(concealed)));
        forms.push_all(orphans_pair(concealed).map(|pair| Form::ThirteenOrphans { pair }));
        let knitted = honors_and_knitted(concealed);
        forms.push_all(knitted.map(|_| Form::HonorsAndKnitted(concealed.kinds())));
    }
    forms
}

/// The knitted straight with a pair and, unless it is melded, a set.
pub(super) fn knitted_form(concealed: &Counts) -> Option<Form> {
    let (straight, rest) = straight_among(concealed)?;
    let decomposition = rest.decompositions().first().copied()?;
    let set = decomposition.mentsu().first().copied();
    Some(Form::KnittedStraight { straight, pair: decomposition.jantou(), set })
}

/// The seven pairs of fourteen tiles that are.
pub(super) fn seven_pairs(concealed: &Counts) -> Form {
    let mut pairs = [Tile::M1; 7];
    let alike = concealed.tiles().step_by(2);
    for (pair, tile) in pairs.iter_mut().zip(alike) {
        *pair = tile;
    }
    Form::SevenPairs(pairs)
}
