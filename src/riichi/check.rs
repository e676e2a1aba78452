//! Situations that can't be: the contradiction is named, nothing is guessed.

use core::fmt;

use super::held::Held;
use super::rules::Rules;
use super::situation::{Indicators, PAO, Situation, flag};
use super::wind::Wind;
use super::yaku::Yaku;
use crate::hand::Hand;
use crate::meld::MeldKind;
use crate::mentsu::MentsuKind;
use crate::tile::{PLACE, Suit, SuitCounts, Tile};

/// Why a situation can't be: what contradicts what.
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
    /// A hand won by tsumo has to know which tile was drawn ([`Hand::drawn`]).
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
    /// [there are](Rules::reds).
    TooManyReds {
        /// The five.
        tile: Tile,
        /// How many of it are red.
        count: u8,
    },
    /// Riichi is declared with a closed hand.
    OpenRiichi,
    /// Ippatsu without riichi.
    IppatsuWithoutRiichi,
    /// An own kan or kita ends ippatsu, so rinshan can't be one.
    IppatsuWithRinshan,
    /// An own kan or kita before double riichi ends the first turn, and one after it ippatsu.
    DoubleRiichiIppatsuWithKan,
    /// Ippatsu after double riichi ends with the second turn, when the wall isn't empty yet.
    DoubleRiichiIppatsuAtEnd,
    /// A tile can't be drawn after a kan and taken from another player.
    RinshanByRon,
    /// Rinshan with neither an own kan nor a north set aside.
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
    /// ([`Rules::kokushi_robs_ankan`](super::Rules::kokushi_robs_ankan)).
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
    /// Before the first draw or discard nothing can have happened: a meld, a north set
    /// aside, riichi, a kan, or the end of the wall.
    FirstTurnAfter {
        /// Tenhou, chiihou or renhou.
        yaku: Yaku,
        /// What happened.
        event: Event,
    },
    /// More than five indicators of a kind.
    TooManyIndicators {
        /// How many there are.
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
    /// In sanma nobody sits in the north.
    NorthSeatInSanma,
    /// No such tile is in play in sanma.
    NotInSanma {
        /// The tile, one of 2m to 8m.
        tile: Tile,
    },
    /// There is no chi in sanma.
    ChiInSanma,
    /// Nobody is liable for their own hand, and in sanma nobody sits in the north.
    LiableSeat {
        /// The seat.
        seat: Wind,
    },
    /// Liability comes of calls for daisangen, daisuushi and suukantsu, and the hand doesn't
    /// show the melds of this one.
    LiableForNothing {
        /// The yakuman.
        yaku: Yaku,
    },
    /// A tile isn't taken from oneself or, in sanma, from the north, nor from anyone by tsumo.
    DiscarderSeat {
        /// The seat.
        seat: Wind,
    },
}

/// What can't come before tenhou, chiihou or renhou.
///
/// ```
/// use mentsu::hand;
/// use mentsu::riichi::{Event, Impossible, NoWin, Rules, Situation, Yaku, score};
///
/// let won = Situation::tsumo().with_tenhou();
/// let answer = score(&hand!("234567m88p67s+8s[1111z]"), &won, &Rules::TENHOU);
/// let why = Impossible::FirstTurnAfter { yaku: Yaku::Tenhou, event: Event::Meld };
/// assert_eq!(answer, Err(NoWin::Impossible(why)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Event {
    /// A meld of the winner, an ankan included.
    Meld,
    /// A north set aside.
    Kita,
    /// Riichi.
    Riichi,
    /// A rinshan tile.
    Rinshan,
    /// A robbed kan.
    Chankan,
    /// The end of the wall: haitei or houtei.
    EndOfWall,
}

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Impossible::NothingDrawn => {
                f.write_str("tsumo with a hand that doesn't know its drawn tile")
            }
            Impossible::WrongSize { concealed, melds } => {
                write!(f, "{concealed} concealed tiles")?;
                if melds > 0 {
                    write!(f, " beside {melds} melds")?;
                }
                f.write_str(" can't win: it takes 13 for a ron, 14 for a tsumo, less 3 a meld")
            }
            Impossible::FifthCopy { tile } => write!(f, "more than four copies of {tile}"),
            Impossible::TooManyReds { tile, count } => {
                write!(f, "{count} of {tile} are red, more than there are")
            }
            Impossible::OpenRiichi => f.write_str("riichi with an open hand"),
            Impossible::IppatsuWithoutRiichi => f.write_str("ippatsu without riichi"),
            Impossible::IppatsuWithRinshan => f.write_str("ippatsu after an own kan or kita"),
            Impossible::DoubleRiichiIppatsuWithKan => {
                f.write_str("double riichi and ippatsu with an own kan or kita")
            }
            Impossible::DoubleRiichiIppatsuAtEnd => {
                f.write_str("double riichi and ippatsu with haitei or houtei")
            }
            Impossible::RinshanByRon => f.write_str("rinshan by ron"),
            Impossible::RinshanWithoutKan => {
                f.write_str("rinshan with neither an own kan nor kita")
            }
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
                f.write_str("chiihou, but not by tsumo of another than the dealer")
            }
            Impossible::RenhouNotOthersRon => {
                f.write_str("renhou, but not by ron of another than the dealer")
            }
            Impossible::FirstTurnAfter { yaku, event } => {
                let event = match event {
                    Event::Meld => "melds",
                    Event::Kita => "kita",
                    Event::Riichi => "riichi",
                    Event::Rinshan => "rinshan",
                    Event::Chankan => "chankan",
                    Event::EndOfWall => "haitei or houtei",
                };
                write!(f, "{yaku} with {event}")
            }
            Impossible::TooManyIndicators { count } => {
                write!(f, "{count} indicators of a kind, but there are five")
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

impl core::error::Error for Impossible {}

/// The lowest bit of each nibble.
const ONES: u64 = 0x1_1111_1111;

/// Flags that need a look; riichi of a closed hand is the only one that doesn't.
const SPECIAL: u16 = !flag::ANY_RIICHI;

/// Whether nothing contradicts.
#[inline(always)]
pub(super) fn check(
    hand: &Hand,
    held: &Held,
    situation: &Situation,
    rules: &Rules,
) -> Result<(), Impossible> {
    let melds = hand.melds();
    if usize::from(held.won.total()) + 3 * melds.len() != 14 {
        let concealed = hand.concealed().total();
        return Err(Impossible::WrongSize { concealed, melds: melds.len() as u8 });
    }
    if situation.has(flag::ANY_RIICHI) && !held.is_closed() {
        return Err(Impossible::OpenRiichi);
    }
    if situation.flags & SPECIAL != 0 {
        flags(hand, held.tile, situation)?;
    }
    if rules.sanma || situation.kita > 0 {
        sanma(hand, held.tile, situation, rules)?;
    }
    if situation.discarder.is_some() || situation.pao != [None; 3] || situation.wrong_pao.is_some()
    {
        seats(hand, situation, rules)?;
    }
    count_indicators(held, situation, rules)
}

/// Four copies of each tile are all there are, indicators included.
#[inline(always)]
fn count_indicators(held: &Held, situation: &Situation, rules: &Rules) -> Result<(), Impossible> {
    // Without riichi nobody looks beneath.
    let riichi = situation.has(flag::ANY_RIICHI);
    let ura = if riichi { &situation.ura } else { &Indicators::NONE };
    let counts = (situation.dora.count(), ura.count());
    let most = counts.0.max(counts.1);
    if most > 5 {
        return Err(Impossible::TooManyIndicators { count: most });
    }
    if counts.1 != 0 && counts.1 != counts.0 && (rules.kan_dora || counts.1 != 1) {
        return Err(Impossible::UnequalUra { dora: counts.0, ura: counts.1 });
    }
    let mut tiles = held.tiles_with_kita(situation.kita);
    let (in_hand, mut reds) = (tiles, held.reds);
    let mut fifth = tiles.iter().fold(0, |any, word| any | (word + 3 * ONES));
    for face in situation.dora.as_slice().iter().chain(ura.as_slice()) {
        if face.is_red() {
            reds[face.tile().suit().index()] += 1;
        }
        let place = PLACE[face.tile() as usize];
        let word = &mut tiles[usize::from(place >> 6)];
        *word += 1 << (place & 63);
        fifth |= *word + 3 * ONES;
    }
    for ((suit, count), most) in Suit::NUMBERS.into_iter().zip(reds).zip(rules.reds) {
        if most > 0 && count > most {
            let tile = Tile::ALL[9 * suit.index() + 4];
            return Err(Impossible::TooManyReds { tile, count });
        }
    }
    let robbed = situation.has(flag::CHANKAN);
    if fifth & (8 * ONES) == 0 && !robbed {
        return Ok(());
    }
    // All four of a robbed tile lie in the kan, so it is no indicator either.
    for other in Tile::ALL {
        let of =
            |words: &[u64; 4]| SuitCounts::from_word(words[other.index() / 9]).get(other.rank());
        // Too many before the indicators may overflow a nibble with them.
        let count = of(&in_hand).max(of(&tiles));
        if count > 4 || (robbed && other == held.tile && count > 1) {
            return Err(Impossible::FifthCopy { tile: other });
        }
    }
    Ok(())
}

#[cold]
#[inline(never)]
fn flags(hand: &Hand, tile: Tile, situation: &Situation) -> Result<(), Impossible> {
    let tsumo = situation.is_tsumo();
    let has = |flag| situation.has(flag);
    let err = |wrong: bool, error: Impossible| if wrong { Err(error) } else { Ok(()) };
    if has(flag::IPPATSU) {
        err(!has(flag::ANY_RIICHI), Impossible::IppatsuWithoutRiichi)?;
        err(has(flag::RINSHAN), Impossible::IppatsuWithRinshan)?;
        let kan = !hand.melds().is_empty() || situation.kita > 0;
        let double = has(flag::DOUBLE_RIICHI);
        err(double && kan, Impossible::DoubleRiichiIppatsuWithKan)?;
        let end = has(flag::HAITEI | flag::HOUTEI);
        err(double && end, Impossible::DoubleRiichiIppatsuAtEnd)?;
    }
    if has(flag::RINSHAN) {
        let kan = hand.melds().iter().any(|meld| meld.kind().is_kan());
        err(!tsumo, Impossible::RinshanByRon)?;
        err(!kan && situation.kita == 0, Impossible::RinshanWithoutKan)?;
        err(has(flag::HAITEI), Impossible::RinshanWithHaitei)?;
    }
    err(has(flag::HAITEI) && !tsumo, Impossible::HaiteiByRon)?;
    err(has(flag::HOUTEI) && tsumo, Impossible::HouteiByTsumo)?;
    if has(flag::CHANKAN) {
        err(tsumo, Impossible::ChankanByTsumo)?;
        err(has(flag::HOUTEI), Impossible::ChankanWithHoutei)?;
        err(hand.all_tiles().get(tile) > 0, Impossible::ChankanHolding { tile })?;
    }
    let dealer = situation.is_dealer();
    let first = [
        (flag::TENHOU, Yaku::Tenhou, dealer && tsumo, Impossible::TenhouNotDealersTsumo),
        (flag::CHIIHOU, Yaku::Chiihou, !dealer && tsumo, Impossible::ChiihouNotOthersTsumo),
        (flag::RENHOU, Yaku::Renhou, !dealer && !tsumo, Impossible::RenhouNotOthersRon),
    ];
    for (flag, yaku, fits, error) in first {
        if !has(flag) {
            continue;
        }
        err(!fits, error)?;
        let events = [
            (!hand.melds().is_empty(), Event::Meld),
            (situation.kita > 0, Event::Kita),
            (has(flag::ANY_RIICHI), Event::Riichi),
            (has(flag::RINSHAN), Event::Rinshan),
            (has(flag::CHANKAN), Event::Chankan),
            (has(flag::HAITEI | flag::HOUTEI), Event::EndOfWall),
        ];
        for (happened, event) in events {
            err(happened, Impossible::FirstTurnAfter { yaku, event })?;
        }
    }
    Ok(())
}

#[cold]
#[inline(never)]
fn sanma(
    hand: &Hand,
    winning: Tile,
    situation: &Situation,
    rules: &Rules,
) -> Result<(), Impossible> {
    if !rules.sanma {
        return Err(Impossible::KitaOutsideSanma);
    }
    if situation.kita > 4 {
        return Err(Impossible::FifthCopy { tile: Tile::North });
    }
    if situation.seat == Wind::North {
        return Err(Impossible::NorthSeatInSanma);
    }
    if hand.melds().iter().any(|meld| meld.kind() == MeldKind::Chi) {
        return Err(Impossible::ChiInSanma);
    }
    let indicators = situation.dora.as_slice().iter().chain(situation.ura.as_slice());
    let man = hand.concealed().words()[0];
    let in_melds = hand.melds().iter().map(|meld| meld.mentsu().first());
    let others = in_melds
        .chain(indicators.map(|face| face.tile()))
        .chain([winning])
        .filter(|tile| is_middle_man(*tile));
    let held = Tile::ALL[1..8].iter().copied().filter(|t| man >> (4 * t.index()) & 0xF != 0);
    match held.chain(others).min() {
        Some(tile) => Err(Impossible::NotInSanma { tile }),
        None => Ok(()),
    }
}

fn is_middle_man(tile: Tile) -> bool {
    (1..8).contains(&tile.index())
}

#[cold]
#[inline(never)]
fn seats(hand: &Hand, situation: &Situation, rules: &Rules) -> Result<(), Impossible> {
    let nobody = |seat: Wind| seat == situation.seat || (rules.sanma && seat == Wind::North);
    if let Some(seat) = situation.discarder {
        if nobody(seat) || situation.is_tsumo() {
            return Err(Impossible::DiscarderSeat { seat });
        }
    }
    if let Some(yaku) = situation.wrong_pao {
        return Err(Impossible::LiableForNothing { yaku });
    }
    for (yaku, liable) in PAO.into_iter().zip(situation.pao) {
        let Some(seat) = liable else { continue };
        if nobody(seat) {
            return Err(Impossible::LiableSeat { seat });
        }
        let melds = hand.melds().iter().map(|meld| meld.mentsu());
        let koutsu = melds.filter(|m| m.kind() != MentsuKind::Shuntsu);
        let (shown, needed) = match yaku {
            Yaku::Daisangen => (koutsu.filter(|m| m.first() >= Tile::White).count(), 3),
            Yaku::Daisuushi => {
                (koutsu.filter(|m| (Tile::East..=Tile::North).contains(&m.first())).count(), 4)
            }
            _ => (koutsu.filter(|m| m.kind() == MentsuKind::Kantsu).count(), 4),
        };
        if shown < needed {
            return Err(Impossible::LiableForNothing { yaku });
        }
    }
    Ok(())
}
