//! The melds that another player's discard makes possible.

use core::fmt;

use super::faces::{copies, push_faces};
use super::kuikae::kuikae;
use super::turn::Turn;
use crate::hand::Hand;
use crate::list::List;
use crate::meld::{CalledFrom, Meld, MeldKind};
use crate::padded::{Unpadded, padded};
use crate::riichi::rules::{Kuikae, Rules};
use crate::tile::{Face, Tile, TooManyCopies};

/// The melds that one discard makes possible. Seven is the most: `2344405566m` has them when
/// kamicha discards 4m.
pub type Calls = List<Meld, 7>;

/// Every chi, pon and daiminkan that the discard makes possible, with each choice of red fives
/// (副露).
///
/// Chi come first, by their lowest tile, then pon, then daiminkan; red fives before plain ones. A
/// chi takes kamicha's discard only. Sanma has neither chi nor toimen. There is no call in riichi,
/// on the last tile, or on a discard that ends the hand ([`Turn`]), and no chi or pon that would
/// leave only forbidden discards ([`kuikae`](super::kuikae())). The game decides whose call has
/// priority; [`declare`](super::declare()) makes the call.
///
/// ```
/// use mentsu::riichi::Rules;
/// use mentsu::riichi::legality::{CallError, Turn, calls};
/// use mentsu::{CalledFrom, face, hand, meld, tile};
///
/// let hand = hand!("0556p123s112233z");
/// let of = |face, from| calls(&hand, face, from, &Turn::new(), &Rules::TENHOU);
/// let all = [meld!("(055=p)"), meld!("(555=p)"), meld!("(0555=p)")];
/// assert_eq!(of(face!("5p"), CalledFrom::Toimen)?, all);
/// assert_eq!(of(face!("7p"), CalledFrom::Kamicha)?, [meld!("(067-p)"), meld!("(567-p)")]);
/// assert!(of(face!("7p"), CalledFrom::Shimocha)?.is_empty());
///
/// let fourteen = hand!("0556p123s1122337z");
/// let wrong = calls(&fourteen, tile!("5p"), CalledFrom::Toimen, &Turn::new(), &Rules::TENHOU);
/// assert_eq!(wrong, Err(CallError::HasDrawn));
/// # Ok::<(), CallError>(())
/// ```
///
/// # Errors
/// [`CallError::HasDrawn`] if the hand holds 3n+2 tiles, [`CallError::TooManyCopies`] if it holds
/// all four of the discard, [`CallError::NobodyThere`] for toimen in sanma.
#[doc(alias = "naki")]
#[doc(alias = "チー")]
#[doc(alias = "ポン")]
#[doc(alias = "カン")]
#[doc(alias = "鳴き")]
#[doc(alias = "chow")]
#[doc(alias = "pung")]
#[inline]
pub fn calls(
    hand: &Hand,
    discarded: impl Into<Face>,
    from: CalledFrom,
    turn: &Turn,
    rules: &Rules,
) -> Result<Calls, CallError> {
    calls_on(hand, discarded.into(), from, turn, rules)
}

fn calls_on(
    hand: &Hand,
    discarded: Face,
    from: CalledFrom,
    turn: &Turn,
    rules: &Rules,
) -> Result<Calls, CallError> {
    if !hand.awaits_draw() {
        return Err(CallError::HasDrawn);
    }
    let tile = discarded.tile();
    let held = hand.concealed().get(tile);
    if held + declared_copies(hand, tile) > 3 {
        return Err(CallError::TooManyCopies(TooManyCopies { tile, count: 5 }));
    }
    if rules.sanma && from == CalledFrom::Toimen {
        return Err(CallError::NobodyThere { from });
    }
    let mut melds = Calls::new();
    if turn.riichi() || turn.last_tile() || turn.abortive_draw() {
        return Ok(melds);
    }
    if from == CalledFrom::Kamicha && !rules.sanma && !tile.is_honor() {
        chis(hand, discarded, rules, &mut melds);
    }
    if held >= 2 {
        pons(hand, discarded, from, rules, &mut melds);
        if held == 3 && turn.allows_kan() {
            let kan = Meld::daiminkan(copies::<3>(hand, tile), discarded, from);
            melds.push(kan.expect("four of a kind"));
        }
    }
    Ok(melds)
}

/// The number of copies of a tile in the hand's melds.
#[inline(always)]
fn declared_copies(hand: &Hand, tile: Tile) -> u8 {
    let copies = |meld: &Meld| {
        let mentsu = meld.mentsu();
        let all = if mentsu.is_shuntsu() { 1 } else { mentsu.len() as u8 };
        if mentsu.contains(tile) { all } else { 0 }
    };
    hand.melds().iter().map(copies).sum()
}

/// The chi by their lowest tile, each with every choice of own fives.
#[inline(always)]
fn chis(hand: &Hand, discarded: Face, rules: &Rules, melds: &mut Calls) {
    let tile = discarded.tile();
    let (index, rank, suit) = (tile.index(), tile.rank(), tile.suit().index());
    // Nibbles of the neighbours, two ranks below in the lowest; ranks beyond the suit are empty.
    let around = hand.concealed().words()[suit] << 8 >> (4 * (rank - 1));
    let holds = |nibble: u32| around >> (4 * nibble) & 0xF != 0;
    let [two_below, below, above, two_above] = [holds(0), holds(1), holds(3), holds(4)];
    if two_below && below {
        push_chis(hand, [index - 2, index - 1], discarded, rules, melds);
    }
    if below && above {
        push_chis(hand, [index - 1, index + 1], discarded, rules, melds);
    }
    if above && two_above {
        push_chis(hand, [index + 1, index + 2], discarded, rules, melds);
    }
}

/// Every chi with own tiles of these two indices.
fn push_chis(hand: &Hand, own: [usize; 2], discarded: Face, rules: &Rules, melds: &mut Calls) {
    let [mut low, mut high] = [List::<Face, 2>::new(), List::new()];
    push_faces(hand, Tile::ALL[own[0]], &mut low);
    push_faces(hand, Tile::ALL[own[1]], &mut high);
    for &a in &low {
        for &b in &high {
            let chi = Meld::chi([a, b], discarded).expect("three ranks in a row");
            if leaves_a_discard(hand, &chi, rules) {
                melds.push(chi);
            }
        }
    }
}

/// The pon with every choice of own fives, red ones first.
fn pons(hand: &Hand, discarded: Face, from: CalledFrom, rules: &Rules, melds: &mut Calls) {
    let tile = discarded.tile();
    let reds = hand.reds(tile);
    let plain = hand.concealed().get(tile) - reds;
    for own_reds in (2u8.saturating_sub(plain)..=reds.min(2)).rev() {
        let own = [0, 1].map(|copy| Face::red_if(copy < own_reds, tile));
        let pon = Meld::pon(own, discarded, from).expect("three of a kind");
        if leaves_a_discard(hand, &pon, rules) {
            melds.push(pon);
        }
    }
}

/// Whether kuikae leaves a tile to discard after a chi or pon.
#[inline(always)]
fn leaves_a_discard(hand: &Hand, meld: &Meld, rules: &Rules) -> bool {
    let left = hand.concealed().total() - 2;
    // Kuikae forbids at most two kinds, which are eight tiles.
    rules.kuikae == Kuikae::Allowed || left > 8 || leaves_another_kind(hand, meld, left, rules)
}

#[cold]
#[inline(never)]
fn leaves_another_kind(hand: &Hand, meld: &Meld, left: u8, rules: &Rules) -> bool {
    let forbidden = kuikae(meld, rules).expect("a call names its tile");
    let held: u8 = forbidden.iter().map(|tile| hand.concealed().get(tile)).sum();
    // A pon's own tiles are of the forbidden kind; a chi's never are.
    let declared = if meld.kind() == MeldKind::Pon { 2 } else { 0 };
    held - declared < left
}

/// Why a hand's calls can't be listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum CallError {
    /// A hand of 3n+2 tiles has to discard before it can call.
    HasDrawn,
    /// The hand holds all four copies of the tile discarded.
    TooManyCopies(TooManyCopies),
    /// Sanma has no toimen.
    NobodyThere {
        /// The named discarder.
        from: CalledFrom,
    },
}

impl Unpadded for CallError {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CallError::HasDrawn => {
                f.write_str("a hand of 3n+2 tiles must discard before it can call")
            }
            CallError::TooManyCopies(error) => write!(f, "hand and discard: {error}"),
            CallError::NobodyThere { from } => write!(f, "in sanma nobody is {}", from.name()),
        }
    }
}

padded!(CallError);

impl core::error::Error for CallError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            CallError::TooManyCopies(why) => Some(why),
            CallError::HasDrawn | CallError::NobodyThere { .. } => None,
        }
    }
}
