//! Which melds another player's discard makes possible.

use core::fmt;

use smallvec::SmallVec;

use super::kuikae::discards_after_call;
use super::{declare, faces_held, held};
use crate::hand::Hand;
use crate::meld::{Meld, Source};
use crate::mentsu::Mentsu;
use crate::riichi::rules::{Kuikae, RiichiAnkan, Rules};
use crate::tile::{Face, Tile};

/// What of the table decides on calls and kans, as one player sees it.
///
/// ```
/// use mentsu::riichi::legality::Table;
/// use mentsu::riichi::{Kuikae, Rules};
///
/// let table = Table::of(&Rules::TENHOU_SANMA).kuikae(Kuikae::SameTile).kans(2);
/// assert_ne!(table, Table::SANMA);
/// assert_eq!(Table::default(), Table::YONMA);
/// assert_eq!(Table::of(&Rules::TENHOU), Table::YONMA);
/// assert_ne!(Table::of(&Rules::M_LEAGUE), Table::YONMA);
/// ```
#[doc(alias = "卓")]
#[doc(alias = "game state")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[must_use]
pub struct Table {
    sanma: bool,
    riichi: bool,
    last_tile: bool,
    kans: u8,
    kuikae: Kuikae,
    riichi_ankan: RiichiAnkan,
}

impl Table {
    /// Four players (四麻) by Tenhou's rules, and nothing declared.
    ///
    /// ```
    /// use mentsu::Source;
    /// use mentsu::riichi::legality::{Table, calls};
    ///
    /// let hand = "23m11z".parse()?;
    /// let melds = calls(&hand, "4m".parse()?, Source::Kamicha, &Table::YONMA)?;
    /// assert_eq!(melds[0].to_string(), "(234-m)");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "four-player")]
    #[doc(alias = "四麻")]
    pub const YONMA: Table = Table {
        sanma: false,
        riichi: false,
        last_tile: false,
        kans: 0,
        kuikae: Kuikae::Suji,
        riichi_ankan: RiichiAnkan::Loose,
    };

    /// The same with three players (三麻), where there is no chi.
    ///
    /// ```
    /// use mentsu::Source;
    /// use mentsu::riichi::legality::{Table, calls};
    ///
    /// let hand = "78p1z9s".parse()?;
    /// assert!(calls(&hand, "9p".parse()?, Source::Kamicha, &Table::SANMA)?.is_empty());
    /// assert_eq!(calls(&hand, "9p".parse()?, Source::Kamicha, &Table::YONMA)?.len(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "three-player")]
    #[doc(alias = "三麻")]
    pub const SANMA: Table = Table { sanma: true, ..Table::YONMA };

    /// What [`Rules::sanma`], [`Rules::kuikae`] and [`Rules::riichi_ankan`] say, and nothing
    /// declared.
    ///
    /// ```
    /// use mentsu::riichi::{Rules, legality::Table};
    ///
    /// assert_eq!(Table::of(&Rules::TENHOU_SANMA), Table::SANMA);
    /// ```
    #[doc(alias = "卓")]
    pub const fn of(rules: &Rules) -> Table {
        Table {
            sanma: rules.sanma,
            kuikae: rules.kuikae,
            riichi_ankan: rules.riichi_ankan,
            ..Table::YONMA
        }
    }

    /// The player has declared riichi, so calls nothing.
    ///
    /// ```
    /// use mentsu::riichi::legality::{Table, calls};
    /// use mentsu::{Source, Tile};
    ///
    /// let hand = "123456m22789p56s".parse()?;
    /// let on = |table| calls(&hand, Tile::P2.into(), Source::Kamicha, &table);
    /// assert_eq!(on(Table::YONMA)?.len(), 1);
    /// assert!(on(Table::YONMA.riichi())?.is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "立直")]
    #[doc(alias = "リーチ")]
    #[doc(alias = "reach")]
    pub const fn riichi(self) -> Table {
        Table { riichi: true, ..self }
    }

    /// No tile is left to draw: neither may the last discard be called, but for ron, nor a
    /// kan be declared.
    ///
    /// ```
    /// use mentsu::riichi::legality::{Table, calls};
    /// use mentsu::{Source, Tile};
    ///
    /// let hand = "123456m22789p56s".parse()?;
    /// let on = |table| calls(&hand, Tile::P2.into(), Source::Kamicha, &table);
    /// assert!(on(Table::YONMA.last_tile())?.is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "河底")]
    #[doc(alias = "海底")]
    #[doc(alias = "houtei")]
    #[doc(alias = "haitei")]
    pub const fn last_tile(self) -> Table {
        Table { last_tile: true, ..self }
    }

    /// How many kans all players have declared, 0 to 4. After the fourth there is no other:
    /// there are four rinshan tiles.
    ///
    /// ```
    /// use mentsu::riichi::legality::{Table, calls};
    /// use mentsu::{Source, Tile};
    ///
    /// let hand = "123456m222789p5s".parse()?;
    /// let on = |table| calls(&hand, Tile::P2.into(), Source::Kamicha, &table);
    /// assert_eq!(on(Table::YONMA.kans(3))?.len(), 2);
    /// assert_eq!(on(Table::YONMA.kans(4))?.len(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "槓")]
    #[doc(alias = "四開槓")]
    #[doc(alias = "kongs")]
    pub const fn kans(self, kans: u8) -> Table {
        Table { kans, ..self }
    }

    /// Which discards after a call are forbidden. A chi or pon that would leave only such
    /// discards isn't possible.
    ///
    /// ```
    /// use mentsu::riichi::Kuikae;
    /// use mentsu::riichi::legality::{Table, calls};
    /// use mentsu::{Source, Tile};
    ///
    /// // after (1-23m) only 4m is left
    /// let hand = "2344m".parse()?;
    /// let on = |rule| calls(&hand, Tile::M1.into(), Source::Kamicha, &Table::YONMA.kuikae(rule));
    /// assert!(on(Kuikae::Suji)?.is_empty());
    /// assert_eq!(on(Kuikae::SameTile)?.len(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "喰い替え")]
    #[doc(alias = "swap calling")]
    pub const fn kuikae(self, kuikae: Kuikae) -> Table {
        Table { kuikae, ..self }
    }

    /// Which ankan [`riichi_ankan`](super::riichi_ankan) allows.
    ///
    /// ```
    /// use mentsu::riichi::legality::Table;
    /// use mentsu::riichi::{RiichiAnkan, Rules};
    ///
    /// let strict = Table::YONMA.riichi_ankan(RiichiAnkan::Strict);
    /// assert_eq!(strict, Table::of(&Rules::EMA));
    /// ```
    #[doc(alias = "立直後の暗槓")]
    #[doc(alias = "送り槓")]
    #[doc(alias = "closed kan after riichi")]
    pub const fn riichi_ankan(self, rule: RiichiAnkan) -> Table {
        Table { riichi_ankan: rule, ..self }
    }

    pub(super) const fn ankan_rule(&self) -> RiichiAnkan {
        self.riichi_ankan
    }

    pub(super) const fn has_kan(&self) -> bool {
        !self.last_tile && self.kans < 4
    }

    pub(super) const fn in_riichi(&self) -> bool {
        self.riichi
    }
}

/// The melds one discard makes possible. Seven is the most: `2344405566m` has them when kamicha
/// discards 4m.
///
/// ```
/// use mentsu::riichi::legality::{Calls, Table, calls};
/// use mentsu::{Hand, Source, Tile};
///
/// let hand: Hand = "2344405566m".parse()?;
/// let all: Calls = calls(&hand, Tile::M4.into(), Source::Kamicha, &Table::YONMA)?;
/// assert_eq!(all.len(), 7);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "副露")]
#[doc(alias = "naki")]
#[doc(alias = "legal calls")]
pub type Calls = SmallVec<[Meld; 7]>;

/// Every chi, pon and daiminkan that the discard makes possible, with each choice of red
/// fives (副露): chi by their lowest tile, then pon, then daiminkan, red fives before plain
/// ones.
///
/// A chi is called from kamicha only, and never in sanma; after riichi and after the last
/// tile nothing is called ([`Table`]). Which of several players' calls goes first is the
/// game's. [`declare`](super::declare()) makes the call.
///
/// ```
/// use mentsu::riichi::legality::{NoCall, Table, calls};
/// use mentsu::{Hand, Source, Tile};
///
/// let hand: Hand = "0556p123s112233z".parse()?;
/// let of = |face: &str, from| calls(&hand, face.parse().unwrap(), from, &Table::YONMA);
/// let text = |melds: &[mentsu::Meld]| melds.iter().map(ToString::to_string).collect::<Vec<_>>();
/// assert_eq!(text(&of("5p", Source::Toimen)?), ["(055=p)", "(555=p)", "(0555=p)"]);
/// assert_eq!(text(&of("7p", Source::Kamicha)?), ["(067-p)", "(567-p)"]);
/// assert!(of("7p", Source::Shimocha)?.is_empty());
///
/// let drawn = hand.draw(Tile::Red)?;
/// let wrong = calls(&drawn, "5p".parse()?, Source::Toimen, &Table::YONMA);
/// assert_eq!(wrong, Err(NoCall::HasDrawn));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`NoCall::HasDrawn`] if the hand holds 3n+2 tiles, [`NoCall::FifthCopy`] if it holds all
/// four of the discard.
#[doc(alias = "naki")]
#[doc(alias = "チー")]
#[doc(alias = "ポン")]
#[doc(alias = "カン")]
#[doc(alias = "chi")]
#[doc(alias = "pon")]
#[doc(alias = "kan")]
#[doc(alias = "副露")]
#[doc(alias = "鳴き")]
#[doc(alias = "chow")]
#[doc(alias = "pung")]
pub fn calls(hand: &Hand, discarded: Face, from: Source, table: &Table) -> Result<Calls, NoCall> {
    let tile = discarded.tile();
    if !hand.is_waiting() {
        return Err(NoCall::HasDrawn);
    }
    if hand.all_tiles().get(tile) >= 4 {
        return Err(NoCall::FifthCopy { tile });
    }
    let mut melds = Calls::new();
    if table.riichi || table.last_tile {
        return Ok(melds);
    }
    if from == Source::Kamicha && !table.sanma {
        melds.extend(chis(hand, discarded));
    }
    melds.extend(pons(hand, discarded, from));
    melds.retain(|meld| leaves_a_discard(hand, meld, table.kuikae));
    if table.has_kan() {
        melds.extend(daiminkan(hand, discarded, from));
    }
    Ok(melds)
}

fn chis(hand: &Hand, discarded: Face) -> impl Iterator<Item = Meld> {
    let tile = discarded.tile();
    let lowest = Tile::ALL[tile.index().saturating_sub(2)..=tile.index()].iter();
    let shuntsu = lowest.filter_map(|&lowest| Mentsu::shuntsu(lowest).ok());
    shuntsu.filter(move |shuntsu| shuntsu.contains(tile)).flat_map(move |shuntsu| {
        let own: SmallVec<[Tile; 2]> = shuntsu.tiles().filter(|&own| own != tile).collect();
        let pairs = itertools::iproduct!(faces_held(hand, own[0]), faces_held(hand, own[1]));
        pairs.filter_map(move |(a, b)| Meld::chi([a, b], discarded).ok())
    })
}

fn pons(hand: &Hand, discarded: Face, from: Source) -> impl Iterator<Item = Meld> {
    let faces = || faces_held(hand, discarded.tile());
    let pairs = itertools::iproduct!(faces(), faces()).filter(|(a, b)| a <= b);
    pairs
        .filter(|(a, b)| a != b || held(hand, *a) >= 2)
        .filter_map(move |(a, b)| Meld::pon([a, b], discarded, from).ok())
}

/// At most three are held, so there is nothing to choose.
fn daiminkan(hand: &Hand, discarded: Face, from: Source) -> Option<Meld> {
    let mut own = hand.faces().filter(|face| face.tile() == discarded.tile());
    let own = [own.next()?, own.next()?, own.next()?];
    Meld::daiminkan(own, discarded, from).ok()
}

fn leaves_a_discard(hand: &Hand, meld: &Meld, kuikae: Kuikae) -> bool {
    declare(hand, meld).is_ok_and(|after| !discards_after_call(&after, meld, kuikae).is_empty())
}

/// Why the question for calls makes no sense.
///
/// ```
/// use mentsu::riichi::legality::{NoCall, Table, calls};
/// use mentsu::{Source, Tile};
///
/// let hand = "1111m234p567s99s1z".parse()?;
/// let fifth = calls(&hand, Tile::M1.into(), Source::Toimen, &Table::YONMA);
/// assert_eq!(fifth, Err(NoCall::FifthCopy { tile: Tile::M1 }));
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NoCall {
    /// With 3n+2 tiles the player is to discard.
    HasDrawn,
    /// The hand holds all four copies of the tile discarded.
    FifthCopy {
        /// The tile.
        tile: Tile,
    },
}

impl fmt::Display for NoCall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoCall::HasDrawn => f.write_str("with 3n+2 tiles the player is to discard"),
            NoCall::FifthCopy { tile } => {
                write!(f, "{tile} can't be discarded: the hand holds all four")
            }
        }
    }
}

impl core::error::Error for NoCall {}
