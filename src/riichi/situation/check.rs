//! Checks a situation: counts the dora, and finds contradictions.

use crate::meld::{Meld, MeldKind};
use crate::mentsu::MentsuKind;
use crate::riichi::rules::Rules;
use crate::riichi::situation::impossible::{Circumstance, Impossible};
use crate::riichi::situation::{Indicators, PAO, Situation, WinEvent, flag};
use crate::riichi::tiles::dora::{Dora, count_aka, dora_among};
use crate::riichi::tiles::winner_tiles::{RedsBySuit, WinnerTiles};
use crate::riichi::yaku::Yaku;
use crate::tile::{Counts, PLACE, Suit, Tile};
use crate::wind::Wind;

/// The lowest bit of each nibble.
const ONES: u64 = 0x1_1111_1111;

/// The flags that few situations have: all but riichi, which any closed hand may have declared.
const SPECIAL: u32 = !flag::ANY_RIICHI;

/// Counts the dora of a hand, and refuses what contradicts the hand, the rules or itself.
///
/// Counting the dora shows whether anything can be wrong at all; a separate function finds what.
///
/// # Errors
/// The first contradiction.
#[inline(always)]
pub(in crate::riichi) fn check(
    tiles: &WinnerTiles<'_>,
    melds: &[Meld],
    situation: &Situation,
    rules: &Rules,
) -> Result<Dora, Impossible> {
    let riichi = situation.has(flag::ANY_RIICHI);
    let (dora, mut doubtful) = count_dora(tiles, situation, rules);
    doubtful |= usize::from(tiles.won.total()) + 3 * melds.len() != 14;
    doubtful |= riichi & !tiles.is_closed();
    doubtful |= situation.has(SPECIAL) | rules.sanma;
    if doubtful {
        find_contradiction(tiles, melds, situation, rules)?;
    }
    Ok(dora)
}

/// The ura indicators, which without riichi aren't turned over.
#[inline(always)]
fn ura_of(situation: &Situation) -> &Indicators {
    if situation.has(flag::ANY_RIICHI) { &situation.ura } else { &Indicators::NONE }
}

/// The dora of a hand, and whether an indicator, a red five or a fifth copy may be wrong.
#[inline(always)]
fn count_dora(tiles: &WinnerTiles<'_>, situation: &Situation, rules: &Rules) -> (Dora, bool) {
    let with_kita;
    let in_hand = if situation.kita == 0 {
        tiles.words
    } else {
        with_kita = words_with_kita(*tiles.words, situation.kita);
        &with_kita
    };
    let ura = ura_of(situation);
    let counts = (situation.dora.count(), ura.count());
    let counted = if rules.kan_dora { 5 } else { 1 };
    let (mut most_held, mut any_red) = (0, false);
    let mut indicated = |indicators: &Indicators| {
        let mut dora = 0;
        for (i, face) in indicators.as_slice().iter().enumerate() {
            most_held = count_of(in_hand, face.tile()).max(most_held);
            any_red |= face.is_red();
            dora += if i < counted { dora_among(in_hand, face.tile(), rules) } else { 0 };
        }
        dora
    };
    let (dora, ura_dora) = (indicated(&situation.dora), indicated(ura));
    // The hand was checked, so only the winning tile or an indicator can be a fifth copy.
    let most_with_all = u32::from(most_held) + u32::from(counts.0) + u32::from(counts.1);
    let fifth = (count_of(in_hand, tiles.tile) > 4) | (most_with_all > 4);
    let unequal = (counts.0 > 5) | (counts.1 != counts.0 && counts.1 != 0);
    let aka = if tiles.reds.are_none() { Some(0) } else { aka_of(tiles.reds, rules) };
    let doubtful = fifth | unequal | any_red | aka.is_none();
    let ura_dora = if rules.ura { ura_dora } else { 0 };
    (Dora::new(dora, ura_dora, aka.unwrap_or(0), situation.kita), doubtful)
}

/// How many red fives count, unless there are too many.
#[inline(never)]
fn aka_of(reds: RedsBySuit, rules: &Rules) -> Option<u8> {
    check_reds(reds, rules).ok().map(|()| count_aka(reds, rules))
}

/// The first contradiction, if there is one.
#[cold]
#[inline(never)]
fn find_contradiction(
    tiles: &WinnerTiles<'_>,
    melds: &[Meld],
    situation: &Situation,
    rules: &Rules,
) -> Result<(), Impossible> {
    if usize::from(tiles.won.total()) + 3 * melds.len() != 14 {
        return Err(wrong_size(tiles.won, melds, situation));
    }
    if situation.has(flag::ANY_RIICHI) && !tiles.is_closed() {
        return Err(Impossible::RiichiWithOpenHand);
    }
    flags(tiles.words, tiles.tile, melds, situation)?;
    if rules.sanma || situation.kita > 0 {
        sanma(tiles.words, melds, situation, rules)?;
    }
    seats(melds, situation, rules)?;
    let ura = ura_of(situation);
    let (dora_count, ura_count) = (situation.dora.count(), ura.count());
    if dora_count > 5 || ura_count > 5 {
        return Err(Impossible::TooManyIndicators { count: dora_count.max(ura_count) });
    }
    if ura_count != dora_count && ura_count != 0 && (rules.kan_dora || ura_count != 1) {
        return Err(Impossible::UnequalUra { dora: dora_count, ura: ura_count });
    }
    let mut reds = tiles.reds;
    let indicators = situation.dora.as_slice().iter().chain(ura.as_slice());
    for face in indicators.filter(|face| face.is_red()) {
        reds.add(face.tile(), 1);
    }
    check_reds(reds, rules)?;
    check_copies(&words_with_kita(*tiles.words, situation.kita), tiles.tile, situation, ura)
}

fn wrong_size(won: Counts, melds: &[Meld], situation: &Situation) -> Impossible {
    let concealed = won.total() - u8::from(!situation.is_tsumo());
    Impossible::WrongSize { concealed, melds: melds.len() as u8 }
}

/// Checks that no tile occurs five times, in the hand or with the indicators.
fn check_copies(
    in_hand: &[u64; 4],
    winning: Tile,
    situation: &Situation,
    ura: &Indicators,
) -> Result<(), Impossible> {
    let mut words = *in_hand;
    // A count of 5 to 12 plus 3 has its nibble's highest bit, one of at most 4 doesn't:
    //   0101 + 0011 = 1000   0100 + 0011 = 0111
    let mut fifth = words.iter().fold(0, |any, word| any | (word + 3 * ONES));
    for face in situation.dora.as_slice().iter().chain(ura.as_slice()) {
        let place = PLACE[face.tile() as usize];
        let word = &mut words[usize::from(place >> 6)];
        *word += 1 << (place & 63);
        fifth |= *word + 3 * ONES;
    }
    // All four of a robbed tile lie in the kan, so it is no indicator either.
    let robbed = Some(winning).filter(|_| situation.has(flag::CHANKAN));
    if fifth & (8 * ONES) == 0 && robbed.is_none() {
        return Ok(());
    }
    // Too many before the indicators may overflow a nibble with them.
    let most = |tile| count_of(in_hand, tile).max(count_of(&words, tile));
    let too_many = |tile: &Tile| most(*tile) > if robbed == Some(*tile) { 1 } else { 4 };
    match Tile::ALL.into_iter().find(too_many) {
        Some(tile) => Err(Impossible::FifthCopy { tile }),
        None => Ok(()),
    }
}

/// The words of all tiles with the norths set aside: the north's nibble is the fourth.
#[cold]
const fn words_with_kita([man, pin, sou, honors]: [u64; 4], kita: u8) -> [u64; 4] {
    [man, pin, sou, honors + ((kita as u64) << 12)]
}

/// The number of a tile in the words of suits.
#[inline(always)]
fn count_of(words: &[u64; 4], tile: Tile) -> u8 {
    let place = PLACE[tile as usize];
    (words[usize::from(place >> 6)] >> (place & 63) & 0xF) as u8
}

fn check_reds(reds: RedsBySuit, rules: &Rules) -> Result<(), Impossible> {
    for ((suit, count), most) in Suit::NUMBERS.into_iter().zip(reds.by_suit()).zip(rules.reds) {
        if most > 0 && count > most {
            return Err(Impossible::TooManyReds { tile: Tile::ALL[9 * suit.index() + 4], count });
        }
    }
    Ok(())
}

fn flags(
    words: &[u64; 4],
    tile: Tile,
    melds: &[Meld],
    situation: &Situation,
) -> Result<(), Impossible> {
    let tsumo = situation.is_tsumo();
    let has = |flag| situation.has(flag);
    let err = |wrong: bool, error: Impossible| if wrong { Err(error) } else { Ok(()) };
    if has(flag::IPPATSU) {
        err(!has(flag::ANY_RIICHI), Impossible::IppatsuWithoutRiichi)?;
        err(has(flag::RINSHAN), Impossible::IppatsuWithRinshan)?;
        err(has(flag::KANBURI), Impossible::IppatsuWithKanburi)?;
        let kan = !melds.is_empty() || situation.kita > 0;
        let double = has(flag::DOUBLE_RIICHI);
        err(double && kan, Impossible::DoubleRiichiIppatsuWithKan)?;
        let end = has(flag::HAITEI | flag::HOUTEI);
        err(double && end, Impossible::DoubleRiichiIppatsuAtEnd)?;
    }
    if has(flag::RINSHAN) {
        let kan = melds.iter().any(|meld| meld.kind().is_kan());
        err(!tsumo, Impossible::RinshanByRon)?;
        err(!kan && situation.kita == 0, Impossible::RinshanWithoutKan)?;
        err(has(flag::HAITEI), Impossible::RinshanWithHaitei)?;
    }
    err(has(flag::HAITEI) && !tsumo, Impossible::HaiteiByRon)?;
    err(has(flag::HOUTEI) && tsumo, Impossible::HouteiByTsumo)?;
    if has(flag::CHANKAN) {
        err(tsumo, Impossible::ChankanByTsumo)?;
        err(has(flag::HOUTEI), Impossible::ChankanWithHoutei)?;
        // The winning tile is one of them.
        err(count_of(words, tile) > 1, Impossible::ChankanHolding { tile })?;
    }
    let on_discard = !tsumo && !has(flag::CHANKAN);
    for (flag, yaku) in
        [(flag::TSUBAME_GAESHI, Yaku::TsubameGaeshi), (flag::KANBURI, Yaku::Kanburi)]
    {
        err(has(flag) && !on_discard, Impossible::NotOnDiscard { yaku })?;
    }
    let shown_without_riichi = has(flag::OPEN_RIICHI) && !has(flag::ANY_RIICHI);
    err(shown_without_riichi, Impossible::OpenRiichiWithoutRiichi)?;
    let dealer = situation.is_dealer();
    err(has(flag::PAARENCHAN) && !dealer, Impossible::PaarenchanNotDealers)?;
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
        let circumstances = [
            (!melds.is_empty(), Circumstance::Meld),
            (situation.kita > 0, Circumstance::Kita),
            (has(flag::ANY_RIICHI), Circumstance::Event(WinEvent::Riichi)),
            (has(flag::RINSHAN), Circumstance::Event(WinEvent::Rinshan)),
            (has(flag::CHANKAN), Circumstance::Event(WinEvent::Chankan)),
            (has(flag::HAITEI), Circumstance::Event(WinEvent::Haitei)),
            (has(flag::HOUTEI), Circumstance::Event(WinEvent::Houtei)),
            (has(flag::KANBURI), Circumstance::Event(WinEvent::Kanburi)),
        ];
        for (happened, circumstance) in circumstances {
            err(happened, Impossible::FirstTurnAfter { yaku, circumstance })?;
        }
    }
    Ok(())
}

fn sanma(
    words: &[u64; 4],
    melds: &[Meld],
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
    if melds.iter().any(|meld| meld.kind() == MeldKind::Chi) {
        return Err(Impossible::ChiInSanma);
    }
    let indicators = situation.dora.as_slice().iter().chain(situation.ura.as_slice());
    let indicated = indicators.map(|face| face.tile()).filter(|tile| is_middle_man(*tile));
    let held = Tile::ALL[1..8].iter().copied().filter(|tile| count_of(words, *tile) > 0);
    match held.chain(indicated).min() {
        Some(tile) => Err(Impossible::NotInSanma { tile }),
        None => Ok(()),
    }
}

fn is_middle_man(tile: Tile) -> bool {
    (1..8).contains(&tile.index())
}

fn seats(melds: &[Meld], situation: &Situation, rules: &Rules) -> Result<(), Impossible> {
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
        let melds = melds.iter().map(|meld| meld.mentsu());
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
