//! The checks of a situation: a contradiction is named, and nothing is guessed.

use super::dora::{Dora, count_aka, dora_among};
use super::impossible::{Event, Impossible};
use super::rules::Rules;
use super::situation::{Indicators, PAO, Situation, flag};
use super::wind::Wind;
use super::winner_tiles::{RedsBySuit, WinnerTiles};
use super::yaku::Yaku;
use crate::meld::{Meld, MeldKind};
use crate::mentsu::MentsuKind;
use crate::tile::{Counts, Face, PLACE, Suit, Tile};

/// The lowest bit of each nibble.
const ONES: u64 = 0x1_1111_1111;

/// The flags that few situations have: all but riichi, which any closed hand may have declared.
const SPECIAL: u16 = !flag::ANY_RIICHI;

/// Those among them that change what is asked of the tiles, and rinshan, whose fu a rule may refuse.
const UNUSUAL: u16 = flag::KITA | flag::ROBBED_ANKAN | flag::RINSHAN | flag::FIRST_TURN;

/// Checks that nothing in the situation contradicts the hand, the rules or itself, and counts the
/// dora while it looks at the indicators.
#[inline(never)]
pub(super) fn check(
    tiles: &WinnerTiles<'_>,
    melds: &[Meld],
    situation: &Situation,
    rules: &Rules,
) -> Result<Dora, Impossible> {
    if usize::from(tiles.won.total()) + 3 * melds.len() != 14 {
        return Err(wrong_size(tiles.won, melds, situation));
    }
    if situation.has(flag::ANY_RIICHI) && !tiles.is_closed() {
        return Err(Impossible::OpenRiichi);
    }
    if situation.has(SPECIAL) || rules.sanma {
        rare(tiles.words, tiles.tile, melds, situation, rules)?;
    }
    count_indicators(tiles, situation, rules)
}

/// How many dora of each kind a hand has.
#[derive(Clone, Copy)]
pub(super) struct Counted {
    dora: u32,
    ura: u32,
    aka: u32,
}

impl Counted {
    #[inline(always)]
    pub(super) const fn sum(self) -> u32 {
        self.dora + self.ura + self.aka
    }

    #[inline(always)]
    pub(super) const fn dora(self) -> Dora {
        Dora::new(self.dora as u8, self.ura as u8, self.aka as u8, 0)
    }
}

/// The dora of a hand of the right size by the kinds of [`Dora`], unless something may be wrong:
/// [`check`] tells what, if anything is, and so it does in unusual situations: of robbed kans, rinshan, wins
/// in the first turn, and where norths were set aside.
#[inline(always)]
pub(super) fn dora_if_sound(
    tiles: &WinnerTiles<'_>,
    melds: &[Meld],
    situation: &Situation,
    rules: &Rules,
) -> Option<Counted> {
    if situation.has(UNUSUAL) {
        return None;
    }
    let special = situation.has(SPECIAL) || rules.sanma;
    if special && rare(tiles.words, tiles.tile, melds, situation, rules).is_err() {
        return None;
    }
    let riichi = situation.has(flag::ANY_RIICHI);
    let ura = if riichi { &situation.ura } else { &Indicators::NONE };
    let (count, ura_count) = (situation.dora.count(), ura.count());
    let unequal = ura_count != count && (ura_count != 0);
    if riichi & !tiles.is_closed() || count > 5 || unequal {
        return None;
    }
    // The hand was checked, so only the winning tile of a ron or an indicator can be a fifth copy.
    if !situation.is_tsumo() && count_of(tiles.words, tiles.tile) > 4 {
        return None;
    }
    let indicators = count + ura_count;
    let (dora, plain) = indicated(situation.dora.as_slice(), indicators, tiles.words, rules)?;
    let (ura_dora, ura_plain) = indicated(ura.as_slice(), indicators, tiles.words, rules)?;
    if !rules.kan_dora & (count > 1) {
        return None;
    }
    let mut aka = 0;
    if !(plain & ura_plain) | !tiles.reds.are_none() {
        aka = u32::from(aka_if_sound(tiles.reds, [&situation.dora, ura], rules)?);
    }
    Some(Counted { dora, ura: if rules.ura { ura_dora } else { 0 }, aka })
}

/// How many of the tiles some indicators, of so many, make dora, and whether none of them is a red
/// five; `None` where one of their kinds may have a fifth copy.
#[inline(always)]
fn indicated(faces: &[Face], all: u8, words: &[u64; 4], rules: &Rules) -> Option<(u32, bool)> {
    let (mut dora, mut plain) = (0, true);
    for face in faces {
        if count_of(words, face.tile()) + all > 4 {
            return None;
        }
        plain &= !face.is_red();
        dora += u32::from(dora_among(words, face.tile(), rules));
    }
    Some((dora, plain))
}

/// How many red fives of a hand count, unless there are too many with those among the indicators.
#[inline(never)]
fn aka_if_sound(held: RedsBySuit, indicators: [&Indicators; 2], rules: &Rules) -> Option<u8> {
    let mut reds = held;
    for face in indicators.iter().flat_map(|indicators| indicators.as_slice()) {
        if face.is_red() {
            reds.add(face.tile(), 1);
        }
    }
    check_reds(reds, rules).is_ok().then(|| count_aka(held, rules))
}

/// What few situations have.
#[cold]
#[inline(never)]
fn rare(
    words: &[u64; 4],
    tile: Tile,
    melds: &[Meld],
    situation: &Situation,
    rules: &Rules,
) -> Result<(), Impossible> {
    flags(words, tile, melds, situation)?;
    if rules.sanma || situation.kita > 0 {
        sanma(words, melds, situation, rules)?;
    }
    seats(melds, situation, rules)
}

#[cold]
#[inline(never)]
fn wrong_size(won: Counts, melds: &[Meld], situation: &Situation) -> Impossible {
    let concealed = won.total() - u8::from(!situation.is_tsumo());
    Impossible::WrongSize { concealed, melds: melds.len() as u8 }
}

/// Counts the dora, and checks that no tile occurs more than four times, indicators included.
#[inline(always)]
fn count_indicators(
    tiles: &WinnerTiles<'_>,
    situation: &Situation,
    rules: &Rules,
) -> Result<Dora, Impossible> {
    // Without riichi the ura indicators aren't turned over.
    let riichi = situation.has(flag::ANY_RIICHI);
    let ura = if riichi { &situation.ura } else { &Indicators::NONE };
    let counts = (situation.dora.count(), ura.count());
    if counts.0 > 5 || counts.1 > 5 {
        return Err(Impossible::TooManyIndicators { count: counts.0.max(counts.1) });
    }
    if counts.1 != counts.0 && counts.1 != 0 && (rules.kan_dora || counts.1 != 1) {
        return Err(Impossible::UnequalUra { dora: counts.0, ura: counts.1 });
    }
    let with_kita;
    let in_hand = if situation.kita == 0 {
        tiles.words
    } else {
        with_kita = words_with_kita(*tiles.words, situation.kita);
        &with_kita
    };
    let (mut most_held, mut reds) = (0, tiles.reds);
    let mut indicated = |indicators: &Indicators| {
        let (mut dora, mut last) = (0, false);
        for face in indicators.as_slice() {
            if face.is_red() {
                reds.add(face.tile(), 1);
            }
            most_held = count_of(in_hand, face.tile()).max(most_held);
            dora += if last { 0 } else { dora_among(in_hand, face.tile(), rules) };
            last = !rules.kan_dora;
        }
        dora
    };
    let (dora, ura_dora) = (indicated(&situation.dora), indicated(ura));
    let aka = if tiles.reds.are_none() { 0 } else { count_aka(tiles.reds, rules) };
    if !reds.are_none() {
        check_reds(reds, rules)?;
    }
    // The hand was checked, so only the winning tile, an indicator or a north set aside can be a
    // fifth copy.
    if count_of(in_hand, tiles.tile) > 4
        || most_held + counts.0 + counts.1 > 4
        || situation.flags & flag::CHANKAN != 0
        || situation.kita > 0
    {
        check_copies(in_hand, tiles.tile, situation, ura)?;
    }
    Ok(Dora::new(dora, if rules.ura { ura_dora } else { 0 }, aka, situation.kita))
}

/// Checks that no tile is there five times, in the hand or with the indicators.
#[cold]
#[inline(never)]
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

/// How many of a tile there are in the words of suits.
#[inline(always)]
fn count_of(words: &[u64; 4], tile: Tile) -> u8 {
    let place = PLACE[tile as usize];
    (words[usize::from(place >> 6)] >> (place & 63) & 0xF) as u8
}

#[cold]
#[inline(never)]
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
            (!melds.is_empty(), Event::Meld),
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
