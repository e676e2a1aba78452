//! The melds that another player's discard makes possible.

use core::fmt;

use itertools::Itertools as _;

use super::declare;
use super::kuikae::discards_after_call;
use super::turn::Turn;
use crate::hand::Hand;
use crate::list::List;
use crate::meld::{Meld, Source};
use crate::mentsu::Mentsu;
use crate::riichi::rules::Rules;
use crate::tile::{Face, Tile, TooManyCopies};

/// The melds that one discard makes possible. Seven is the most: `2344405566m` has them when
/// kamicha discards 4m.
pub type Calls = List<Meld, 7>;

/// Every chi, pon and daiminkan that the discard makes possible, with each choice of red fives
/// (副露).
///
/// Chi come first, by their lowest tile, then pon, then daiminkan; red fives before plain ones. A
/// chi is called from kamicha only, and never in sanma; in riichi and after the last tile nothing
/// is called ([`Turn`]). A chi or pon that would leave only forbidden discards
/// ([`kuikae`](super::kuikae())) isn't possible. Which of several players' calls goes first is for
/// the game to decide. [`declare`](super::declare()) makes the call.
///
/// ```
/// use mentsu::riichi::Rules;
/// use mentsu::riichi::legality::{NoCall, Turn, calls};
/// use mentsu::{Source, face, hand, meld, tile};
///
/// let hand = hand!("0556p123s112233z");
/// let of = |face, from| calls(&hand, face, from, &Turn::new(), &Rules::TENHOU);
/// let all = [meld!("(055=p)"), meld!("(555=p)"), meld!("(0555=p)")];
/// assert_eq!(of(face!("5p"), Source::Toimen)?, all);
/// assert_eq!(of(face!("7p"), Source::Kamicha)?, [meld!("(067-p)"), meld!("(567-p)")]);
/// assert!(of(face!("7p"), Source::Shimocha)?.is_empty());
///
/// let fourteen = hand!("0556p123s1122337z");
/// let wrong = calls(&fourteen, tile!("5p"), Source::Toimen, &Turn::new(), &Rules::TENHOU);
/// assert_eq!(wrong, Err(NoCall::HasDrawn));
/// # Ok::<(), NoCall>(())
/// ```
///
/// # Errors
/// [`NoCall::HasDrawn`] if the hand holds 3n+2 tiles, [`NoCall::TooManyCopies`] if it holds all
/// four of the discard.
#[doc(alias = "naki")]
#[doc(alias = "チー")]
#[doc(alias = "ポン")]
#[doc(alias = "カン")]
#[doc(alias = "鳴き")]
#[doc(alias = "chow")]
#[doc(alias = "pung")]
pub fn calls(
    hand: &Hand,
    discarded: impl Into<Face>,
    from: Source,
    turn: &Turn,
    rules: &Rules,
) -> Result<Calls, NoCall> {
    let discarded = discarded.into();
    if !hand.is_waiting() {
        return Err(NoCall::HasDrawn);
    }
    hand.all_tiles().with(discarded.tile()).map_err(NoCall::TooManyCopies)?;
    let mut melds = Calls::new();
    if turn.riichi() || turn.last_tile() {
        return Ok(melds);
    }
    let leaves_a_discard = |meld: &Meld| {
        declare(hand, meld).is_ok_and(|after| !discards_after_call(&after, meld, rules).is_empty())
    };
    if from == Source::Kamicha && !rules.sanma {
        melds.push_all(chis(hand, discarded).filter(leaves_a_discard));
    }
    melds.push_all(pons(hand, discarded, from).filter(leaves_a_discard));
    if turn.allows_kan() {
        melds.push_all(daiminkan(hand, discarded, from));
    }
    Ok(melds)
}

fn chis(hand: &Hand, discarded: Face) -> impl Iterator<Item = Meld> {
    let tile = discarded.tile();
    let lowest = Tile::ALL[tile.index().saturating_sub(2)..=tile.index()].iter();
    let shuntsu = lowest.filter_map(|&lowest| Mentsu::shuntsu(lowest).ok());
    shuntsu.filter(move |shuntsu| shuntsu.contains(tile)).flat_map(move |shuntsu| {
        let own = move |other: usize| {
            let tile = shuntsu.tiles().filter(move |&own| own != tile).nth(other);
            tile.into_iter().flat_map(|tile| hand.faces_of(tile).dedup())
        };
        let pairs = itertools::iproduct!(own(0), own(1));
        pairs.filter_map(move |(a, b)| Meld::chi([a, b], discarded).ok())
    })
}

/// Two neighbours of at most three in order, red ones first, are every pair there is.
fn pons(hand: &Hand, discarded: Face, from: Source) -> impl Iterator<Item = Meld> {
    let pairs = hand.faces_of(discarded.tile()).tuple_windows().dedup();
    pairs.filter_map(move |(a, b)| Meld::pon([a, b], discarded, from).ok())
}

/// At most three are held, so there is nothing to choose.
fn daiminkan(hand: &Hand, discarded: Face, from: Source) -> Option<Meld> {
    let (a, b, c) = hand.faces_of(discarded.tile()).next_tuple()?;
    Meld::daiminkan([a, b, c], discarded, from).ok()
}

/// Why a hand can't be asked which calls it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NoCall {
    /// A hand of 3n+2 tiles has to discard before it can call.
    HasDrawn,
    /// The hand holds all four copies of the tile discarded.
    TooManyCopies(TooManyCopies),
}

impl fmt::Display for NoCall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoCall::HasDrawn => f.write_str("a hand of 3n+2 tiles must discard before it can call"),
            NoCall::TooManyCopies(error) => write!(f, "hand and discard: {error}"),
        }
    }
}

impl core::error::Error for NoCall {}
