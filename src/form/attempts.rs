//! The reference, told step by step: every jantou, every koutsu subset, and what each left over.
//!
//! For people who learn or teach how a hand is taken apart; [`standard`](super::standard)
//! gives the same decompositions without the failures.
//!
//! ```
//! use mentsu::form::{attempts, standard};
//!
//! let tiles = "23333444556688m".parse()?;
//! let complete: Vec<_> = attempts(&tiles).filter_map(|attempt| attempt.decomposition()).collect();
//! assert_eq!(complete, standard::decompositions(&tiles).as_slice());
//! # Ok::<(), mentsu::ParseError>(())
//! ```

#![doc(alias = "面子分解")]
#![doc(alias = "trace")]
#![doc(alias = "explain")]

use itertools::Itertools as _;

use super::decomposition::Decomposition;
use super::standard::{jantou_candidates, koutsu_candidates, koutsu_subsets, strip_shuntsu};
use crate::mentsu::Mentsu;
use crate::tile::{Counts, Suit, Tile, TileSet};

/// One try: a jantou, a set of koutsu, and how stripping shuntsu from the rest ended.
///
/// ```
/// use mentsu::{Tile, agari::attempts};
///
/// let attempt = attempts(&"22234m".parse()?).next().ok_or("one jantou is possible")?;
/// assert_eq!((attempt.jantou, attempt.koutsu.len()), (Tile::M2, 0));
/// assert_eq!(attempt.rest, "234m".parse()?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "試行")]
#[doc(alias = "try")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Attempt {
    /// The tile taken as the jantou (雀頭).
    #[doc(alias = "雀頭")]
    #[doc(alias = "head")]
    pub jantou: Tile,
    /// The kinds set aside as koutsu (刻子); the other candidates were left in.
    #[doc(alias = "刻子")]
    #[doc(alias = "triplets")]
    pub koutsu: TileSet,
    /// The tiles without jantou and koutsu, before shuntsu were stripped from them.
    pub rest: Counts,
    /// How it ended.
    pub outcome: Outcome,
}

/// How an [`Attempt`] ended.
///
/// ```
/// use mentsu::form::{Outcome, attempts};
///
/// let outcomes: Vec<Outcome> = attempts(&"11123m".parse()?).map(|a| a.outcome).collect();
/// assert!(matches!(outcomes[..], [Outcome::Complete(_)]));
/// let outcomes: Vec<Outcome> = attempts(&"11124m".parse()?).map(|a| a.outcome).collect();
/// assert_eq!(outcomes, [Outcome::LeftOver("124m".parse()?)]);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "結果")]
#[doc(alias = "result")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// Everything went into shuntsu: this is a way to win.
    #[doc(alias = "和了形")]
    Complete(Decomposition),
    /// These tiles were left over.
    #[doc(alias = "余り牌")]
    #[doc(alias = "remainder")]
    LeftOver(Counts),
}

impl Attempt {
    /// The shuntsu (順子) that were stripped, ascending.
    ///
    /// ```
    /// use mentsu::{Tile, agari::attempts};
    ///
    /// let last = attempts(&"233334445566m88p".parse()?).nth(16 - 4).unwrap();
    /// assert_eq!((last.jantou, last.rest), (Tile::P8, "233334445566m".parse()?));
    /// let shuntsu: Vec<String> = last.shuntsu().map(|shuntsu| shuntsu.to_string()).collect();
    /// assert_eq!(shuntsu, ["234m", "345m", "345m"]);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "順子")]
    #[doc(alias = "sequences")]
    pub fn shuntsu(&self) -> impl Iterator<Item = Mentsu> + Clone + use<> {
        let stripped = Suit::NUMBERS.map(|suit| self.rest.suit(suit).strip_shuntsu().0);
        let all = Tile::ALL.into_iter().filter_map(|first| Mentsu::shuntsu(first).ok());
        all.flat_map(move |shuntsu| {
            let starting = stripped[shuntsu.suit().index()].starting_at(shuntsu.first().rank());
            (0..starting).map(move |_| shuntsu)
        })
    }

    /// The decomposition, if everything went into mentsu.
    ///
    /// ```
    /// use mentsu::form::attempts;
    ///
    /// let ways = attempts(&"11123m".parse()?).filter_map(|attempt| attempt.decomposition());
    /// let ways: Vec<String> = ways.map(|way| way.to_string()).collect();
    /// assert_eq!(ways, ["11m 123m"]);
    /// # Ok::<(), mentsu::ParseError>(())
    /// ```
    #[doc(alias = "分解")]
    #[must_use]
    pub const fn decomposition(&self) -> Option<Decomposition> {
        match self.outcome {
            Outcome::Complete(decomposition) => Some(decomposition),
            Outcome::LeftOver(_) => None,
        }
    }
}

/// Every (jantou, koutsu subset) of the tiles with its outcome: jantou in order of tile, for
/// each of them the subsets counting upwards, the empty one first.
///
/// Nothing is pruned, so it shows why a hand is won in one way and no other. There are no
/// attempts for numbers of tiles that can't win (2, 5, 8, 11 and 14 can).
///
/// ```
/// use mentsu::Tile;
/// use mentsu::form::attempts::{Outcome, attempts};
///
/// let tiles = "23333444556688m".parse()?;
/// let eights = attempts(&tiles).filter(|attempt| attempt.jantou == Tile::M8);
/// let told: Vec<String> = eights
///     .map(|attempt| match attempt.outcome {
///         Outcome::Complete(way) => format!("{{{}}} gives {way}", attempt.koutsu),
///         Outcome::LeftOver(rest) => format!("{{{}}} leaves {rest}", attempt.koutsu),
///     })
///     .collect();
/// assert_eq!(told, [
///     "{} leaves 366m",
///     "{3m} gives 88m 234m 333m 456m 456m",
///     "{4m} leaves 233335566m",
///     "{34m} leaves 235566m",
/// ]);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "試行")]
#[doc(alias = "tries")]
#[doc(alias = "trace")]
pub fn attempts(concealed: &Counts) -> impl Iterator<Item = Attempt> + Clone + use<> {
    let tiles = *concealed;
    let jantou = match tiles.total() {
        2 | 5 | 8 | 11 | 14 => jantou_candidates(&tiles),
        _ => TileSet::EMPTY,
    };
    jantou.iter().flat_map(move |jantou| {
        let rest = taken(tiles, jantou, 2);
        koutsu_subsets(koutsu_candidates(&rest)).map(move |koutsu| attempt(rest, jantou, koutsu))
    })
}

fn attempt(without_jantou: Counts, jantou: Tile, koutsu: TileSet) -> Attempt {
    let rest = koutsu.iter().fold(without_jantou, |rest, tile| taken(rest, tile, 3));
    let left = strip_shuntsu(&rest);
    let mut attempt = Attempt { jantou, koutsu, rest, outcome: Outcome::LeftOver(left) };
    if left.is_empty() {
        let mentsu = attempt.shuntsu().merge(koutsu.iter().map(Mentsu::koutsu));
        attempt.outcome = Outcome::Complete(Decomposition::from_sorted(jantou, mentsu));
    }
    attempt
}

/// Without so many copies of a candidate, which holds them.
fn taken(tiles: Counts, tile: Tile, copies: usize) -> Counts {
    (0..copies).fold(tiles, |tiles, _| tiles.without(tile).unwrap_or(tiles))
}
