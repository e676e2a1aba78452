//! The contradictions that a situation can have. They are found in `check`.

use core::fmt;

use crate::padded::{Unpadded, padded};
use crate::riichi::situation::WinEvent;
use crate::riichi::yaku::Yaku;
use crate::tile::Tile;
use crate::wind::Wind;

/// Why a situation is impossible: what contradicts what.
///
/// ```
/// use mentsu::hand;
/// use mentsu::riichi::{Impossible, NoWin, Rules, Situation, score};
///
/// let won = Situation::tsumo().with_houtei();
/// let why = Impossible::HouteiByTsumo;
/// let answer = score(&hand!("234567m23488p67s+8s"), &won, &Rules::TENHOU);
/// assert_eq!(answer, Err(NoWin::Impossible(why)));
/// assert_eq!(why.to_string(), "houtei by tsumo");
/// ```
#[doc(alias = "矛盾")]
#[doc(alias = "contradiction")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Impossible {
    /// A hand won by tsumo has to know which tile was drawn ([`Hand::drawn`](crate::Hand::drawn)).
    NothingDrawn,
    /// Ron takes a hand of 13 tiles, tsumo one of 14; four of a kan count three.
    WrongSize {
        /// How many tiles are concealed.
        concealed: u8,
        /// How many melds there are.
        melds: u8,
    },
    /// Hand, winning tile, indicators, norths set aside and a robbed kan together have more
    /// than four copies of a tile.
    FifthCopy {
        /// The tile.
        tile: Tile,
    },
    /// Hand, winning tile and indicators together have more red fives of a suit than
    /// [there are](crate::riichi::Rules::reds).
    TooManyReds {
        /// The five.
        tile: Tile,
        /// How many of it are red.
        count: u8,
    },
    /// Riichi can only be declared with a closed hand.
    RiichiWithOpenHand,
    /// Open riichi is riichi or double riichi with the hand shown.
    OpenRiichiWithoutRiichi,
    /// There is no ippatsu without riichi.
    IppatsuWithoutRiichi,
    /// The player's own kan or kita ends ippatsu, so a win by rinshan can't be ippatsu.
    IppatsuWithRinshan,
    /// A kan by the discarder also ends ippatsu.
    IppatsuWithKanburi,
    /// The player's own kan or kita before double riichi ends the first turn, and one after it ends
    /// ippatsu.
    DoubleRiichiIppatsuWithKan,
    /// Ippatsu after double riichi ends with the second turn, when the wall isn't empty yet.
    DoubleRiichiIppatsuAtEnd,
    /// A tile can't be drawn after a kan and taken from another player.
    RinshanByRon,
    /// There is no rinshan without an own kan or a north set aside.
    RinshanWithoutKan,
    /// The last tile of the wall is no rinshan tile.
    RinshanWithHaitei,
    /// Haitei is won by tsumo.
    HaiteiByRon,
    /// Houtei is won by ron.
    HouteiByTsumo,
    /// A kan is robbed by ron.
    ChankanByTsumo,
    /// A robbed tile isn't discarded, so it isn't the last discard either.
    ChankanWithHoutei,
    /// All other copies of a robbed tile lie in the kan, but the hand holds one. That is so of
    /// an ankan robbed for kokushi, too
    /// ([`Rules::kokushi_robs_ankan`](crate::riichi::Rules::kokushi_robs_ankan)).
    ChankanHolding {
        /// The winning tile.
        tile: Tile,
    },
    /// Tenhou is won by the dealer's tsumo.
    TenhouNotDealersTsumo,
    /// Chiihou is won by tsumo, and not by the dealer.
    ChiihouNotOthersTsumo,
    /// Renhou is won by ron, and not by the dealer.
    RenhouNotOthersRon,
    /// Tsubame gaeshi and kanburi are won on a discard.
    NotOnDiscard {
        /// Tsubame gaeshi or kanburi.
        yaku: Yaku,
    },
    /// Only a dealer wins again and again.
    PaarenchanNotDealers,
    /// Before the first draw or discard nothing can have happened: a meld, a north set
    /// aside, riichi, a kan, or the end of the wall.
    FirstTurnAfter {
        /// Tenhou, chiihou or renhou.
        yaku: Yaku,
        /// The event.
        circumstance: Circumstance,
    },
    /// There are at most five indicators of a kind.
    TooManyIndicators {
        /// The number of indicators.
        count: u8,
    },
    /// With riichi as many ura indicators lie beneath as dora indicators are turned.
    UnequalUra {
        /// Dora indicators.
        dora: u8,
        /// Ura indicators.
        ura: u8,
    },
    /// Norths are set aside in sanma only.
    KitaOutsideSanma,
    /// Sanma has no north seat.
    NorthSeatInSanma,
    /// The tile isn't in play in sanma.
    NotInSanma {
        /// The tile, one of 2m to 8m.
        tile: Tile,
    },
    /// There is no chi in sanma.
    ChiInSanma,
    /// No player is liable for their own hand, and sanma has no north seat.
    LiableSeat {
        /// The seat.
        seat: Wind,
    },
    /// Liability arises from calls for daisangen, daisuushi and suukantsu, and the hand doesn't
    /// have the melds of this one.
    LiableForNothing {
        /// The yakuman.
        yaku: Yaku,
    },
    /// The discarder is the winner, the north seat in sanma, or set for a tsumo.
    DiscarderSeat {
        /// The seat.
        seat: Wind,
    },
}

/// A circumstance that rules out tenhou, chiihou and renhou.
///
/// ```
/// use mentsu::hand;
/// use mentsu::riichi::{Circumstance, Impossible, NoWin, Rules, Situation, Yaku, score};
///
/// let won = Situation::tsumo().with_tenhou();
/// let answer = score(&hand!("234567m88p67s+8s[1111z]"), &won, &Rules::TENHOU);
/// let circumstance = Circumstance::Meld;
/// let why = Impossible::FirstTurnAfter { yaku: Yaku::Tenhou, circumstance };
/// assert_eq!(answer, Err(NoWin::Impossible(why)));
/// assert_eq!(why.to_string(), "tenhou with a meld");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Circumstance {
    /// A meld of the winner, an ankan included.
    Meld,
    /// A north set aside.
    Kita,
    /// Riichi, a kan, or the end of the wall.
    Event(WinEvent),
}

impl fmt::Display for Circumstance {
    /// `a meld`, `kita`, or the event's name.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Circumstance::Meld => f.pad("a meld"),
            Circumstance::Kita => f.pad("kita"),
            Circumstance::Event(event) => f.pad(event.name()),
        }
    }
}

impl Unpadded for Impossible {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Impossible::NothingDrawn => {
                f.write_str("tsumo by a hand that doesn't know its drawn tile")
            }
            Impossible::WrongSize { concealed, melds } => {
                write!(f, "{concealed} concealed tile{}", if concealed == 1 { "" } else { "s" })?;
                if melds > 0 {
                    write!(f, " with {melds} meld{}", if melds == 1 { "" } else { "s" })?;
                }
                f.write_str(" can't win: it takes 13 for ron, 14 for tsumo, 3 fewer for each meld")
            }
            Impossible::FifthCopy { tile } => write!(f, "more than four copies of {tile}"),
            Impossible::TooManyReds { tile, count } => {
                write!(f, "{count} of {tile} are red, more than there are")
            }
            Impossible::RiichiWithOpenHand => f.write_str("riichi with an open hand"),
            Impossible::OpenRiichiWithoutRiichi => f.write_str("open riichi without riichi"),
            Impossible::IppatsuWithoutRiichi => f.write_str("ippatsu without riichi"),
            Impossible::IppatsuWithRinshan => f.write_str("ippatsu after one's own kan or kita"),
            Impossible::IppatsuWithKanburi => f.write_str("ippatsu with kanburi"),
            Impossible::DoubleRiichiIppatsuWithKan => {
                f.write_str("double riichi and ippatsu with one's own kan or kita")
            }
            Impossible::DoubleRiichiIppatsuAtEnd => {
                f.write_str("double riichi and ippatsu with haitei or houtei")
            }
            Impossible::RinshanByRon => f.write_str("rinshan by ron"),
            Impossible::RinshanWithoutKan => f.write_str("rinshan without one's own kan or kita"),
            Impossible::RinshanWithHaitei => f.write_str("haitei with rinshan"),
            Impossible::HaiteiByRon => f.write_str("haitei by ron"),
            Impossible::HouteiByTsumo => f.write_str("houtei by tsumo"),
            Impossible::ChankanByTsumo => f.write_str("chankan by tsumo"),
            Impossible::ChankanWithHoutei => f.write_str("chankan with houtei"),
            Impossible::ChankanHolding { tile } => {
                write!(f, "chankan on {tile}, of which the hand holds another")
            }
            Impossible::TenhouNotDealersTsumo => {
                f.write_str("tenhou, but not by the dealer's tsumo")
            }
            Impossible::ChiihouNotOthersTsumo => {
                f.write_str("chiihou, but not by a non-dealer's tsumo")
            }
            Impossible::RenhouNotOthersRon => f.write_str("renhou, but not by a non-dealer's ron"),
            Impossible::NotOnDiscard { yaku } => write!(f, "{yaku}, but not by ron on a discard"),
            Impossible::PaarenchanNotDealers => f.write_str("paarenchan, but not by the dealer"),
            Impossible::FirstTurnAfter { yaku, circumstance } => {
                write!(f, "{yaku} with {circumstance}")
            }
            Impossible::TooManyIndicators { count } => {
                write!(f, "{count} indicators of a kind, but there are at most five")
            }
            Impossible::UnequalUra { dora, ura } => {
                write!(f, "{ura} ura indicators beneath {dora} dora indicators")
            }
            Impossible::KitaOutsideSanma => f.write_str("kita with four players"),
            Impossible::NorthSeatInSanma => f.write_str("a north seat in sanma"),
            Impossible::NotInSanma { tile } => write!(f, "{tile} in sanma"),
            Impossible::ChiInSanma => f.write_str("chi in sanma"),
            Impossible::LiableSeat { seat } => {
                write!(f, "{seat} can't be liable: nobody else sits there")
            }
            Impossible::LiableForNothing { yaku } => {
                write!(f, "liability for {yaku}, which no melds show")
            }
            Impossible::DiscarderSeat { seat } => {
                write!(f, "no tile can be taken from {seat}")
            }
        }
    }
}

padded!(Impossible);

impl core::error::Error for Impossible {}
