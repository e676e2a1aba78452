//! The score of a hand: its best reading, the others, and the payments.

use core::ops::Deref;

use super::check::{check, dora_if_sound};
use super::evaluate::{EvaluatedReading, SplitOnce, WonHand, only_form};
use super::impossible::Impossible;
use super::no_win::{NoWin, no_win, refuse_robbed_ankan, too_few};
use super::payments::Payments;
use super::points::Shares;
use super::rules::Rules;
use super::scored_reading::{DeclaredKoutsu, ScoredReading, declared_koutsu};
use super::situation::{Situation, flag};
use super::winner_tiles::{WinnerTiles, WinningTile};
use crate::engine::BYTES_COUNT;
use crate::hand::Hand;
use crate::list::List;
use crate::meld::Meld;

/// The score of a hand: its best reading (高点法), every other one, and who pays what.
///
/// The best reading is the one with the most points, then a yakuman before a counted one, then
/// the most han, then the most fu, then the one that has the first yaku in the order of
/// [`Yaku`](super::Yaku) which the other hasn't. A `Score` can be asked everything that its best
/// [`ScoredReading`] can.
///
/// ```
/// use mentsu::riichi::{Rules, Situation, score};
/// use mentsu::{hand, tile};
///
/// let won = Situation::ron(tile!("8s"));
/// let score = score(&hand!("234567m23488p67s"), &won, &Rules::TENHOU).unwrap();
/// assert_eq!(score.points(), 2_900);
/// assert_eq!(score.yaku_set().to_string(), "pinfu tanyao");
/// ```
#[doc(alias = "点数")]
#[doc(alias = "高点法")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    readings: List<ScoredReading, 8>,
    payments: Payments,
}

impl Score {
    /// The best reading.
    #[must_use]
    pub fn best(&self) -> &ScoredReading {
        &self.readings[0]
    }

    /// Every reading, the best first and the others in the order of
    /// [`Hand::readings`](crate::Hand::readings). One that can't win has 0 points.
    #[must_use]
    pub fn readings(&self) -> &[ScoredReading] {
        &self.readings
    }

    /// Who pays what for the best reading.
    #[must_use]
    pub const fn payments(&self) -> &Payments {
        &self.payments
    }
}

impl Deref for Score {
    type Target = ScoredReading;

    /// The best reading.
    fn deref(&self) -> &ScoredReading {
        self.best()
    }
}

/// Scores a hand as it was won, with the reasons.
///
/// By ron the hand has 13 tiles, and the situation names the tile taken; by tsumo it has 14 and
/// knows which was drawn ([`Hand::drawn`]). Four tiles of a kan count three. No heap is touched.
///
/// ```
/// use mentsu::riichi::{Limit, NoWin, Rules, Situation, Wind, score};
/// use mentsu::{hand, tile};
///
/// let ron = Situation::ron(tile!("5m")).with_seat(Wind::South).with_riichi();
/// let won = score(&hand!("23467m345p34588s"), &ron.with_dora([tile!("7s")]), &Rules::TENHOU)?;
/// assert_eq!(won.yaku_set().to_string(), "riichi pinfu tanyao");
/// assert_eq!((won.han(), won.fu()), (Some(5), Some(30)));
/// assert_eq!((won.limit(), won.points()), (Limit::Mangan, 8_000));
///
/// let open = score(&hand!("234m456s11p78p(999s)"), &Situation::ron(tile!("9p")), &Rules::TENHOU);
/// assert!(matches!(open, Err(NoWin::NoYaku(_))));
/// # Ok::<(), NoWin>(())
/// ```
///
/// # Errors
/// [`NoWin`], if the situation can't be, the tiles aren't won, or there is no yaku.
#[doc(alias = "点数計算")]
#[doc(alias = "calculate points")]
pub fn score(hand: &Hand, situation: &Situation, rules: &Rules) -> Result<Score, NoWin> {
    score_or(hand, WinningTile::of(hand, situation)?, situation, rules)
}

/// The score of a hand, or why there is none as the caller tells it.
#[inline(always)]
pub(super) fn score_or<E: From<NoWin> + From<Impossible>>(
    hand: &Hand,
    winning: WinningTile,
    situation: &Situation,
    rules: &Rules,
) -> Result<Score, E> {
    if BYTES_COUNT {
        return Ok(score_apart(hand, winning, situation, rules)?);
    }
    score_in_place(hand, winning, situation, rules)
}

/// The same, compiled once for all who ask.
#[inline(never)]
fn score_apart(
    hand: &Hand,
    winning: WinningTile,
    situation: &Situation,
    rules: &Rules,
) -> Result<Score, NoWin> {
    score_in_place(hand, winning, situation, rules)
}

/// A score is large, so that of a hand with one reading, as most have, is written where it is
/// returned. Hands of several splits are read again, which is cheaper than to keep ready what they
/// need.
#[inline(always)]
fn score_in_place<E: From<NoWin> + From<Impossible>>(
    hand: &Hand,
    winning: WinningTile,
    situation: &Situation,
    rules: &Rules,
) -> Result<Score, E> {
    let mut words = [0; 4];
    let tiles = WinnerTiles::new(hand, winning, &mut words);
    let Some(split) = only_form(&tiles, hand.melds().len()) else {
        return of_every_split(hand, winning, situation, rules);
    };
    let Some(dora) = dora_if_sound(&tiles, hand.melds(), situation, rules) else {
        return of_every_split(hand, winning, situation, rules);
    };
    let won = WonHand::new(tiles, situation, rules, dora.dora());
    let split = won.split_once(&split);
    let Some(block) = split.only_block() else {
        return of_several_blocks(won, split, hand.melds());
    };
    let evaluated = won.reading(&split, block);
    if evaluated.worth.yakuman > 0 && situation.has(flag::NAMED) {
        return of_every_split(hand, winning, situation, rules);
    }
    if evaluated.worth.base == 0 {
        return Err(too_few(List::one(evaluated.worth.yaku_han), rules).into());
    }
    let shares = Shares::of(evaluated.worth.base, situation, rules);
    let reading = ScoredReading::new(evaluated, shares, &won, declared_koutsu(hand.melds()));
    // Nobody is liable, so what is paid is written where it is returned, without a copy.
    let payments = Payments::of_shares(shares, situation, rules);
    let mut readings = List::new();
    readings.push(reading);
    Ok(Score { readings, payments })
}

/// The score of a hand with one split, of which several blocks hold the winning tile.
#[inline(never)]
fn of_several_blocks<E: From<NoWin> + From<Impossible>>(
    won: WonHand<'_>,
    split: SplitOnce,
    melds: &[Meld],
) -> Result<Score, E> {
    let melds = declared_koutsu(melds);
    if let Some(blocks) = split.only_two_blocks() {
        return of_two_blocks(&won, &split, blocks, melds);
    }
    let mut all = AllReadings::new();
    won.readings_of(&split, |reading| all.add(reading, &won, melds));
    all.score(&won)
}

/// The same for two blocks, as most of these hands have: both readings are known before any is
/// written, so they are written where they are returned.
#[inline(always)]
fn of_two_blocks<E: From<NoWin> + From<Impossible>>(
    won: &WonHand<'_>,
    split: &SplitOnce,
    blocks: [u8; 2],
    melds: DeclaredKoutsu,
) -> Result<Score, E> {
    let (situation, rules) = (won.situation, won.rules);
    let read = |block| {
        let evaluated = won.reading(split, block);
        let shares = Shares::of(evaluated.worth.base, situation, rules);
        ScoredReading::new(evaluated, shares, won, melds)
    };
    // One by one: a map of an array stays a call.
    let (first, second) = (read(blocks[0]), read(blocks[1]));
    let (best, other) = if second.beats(&first) { (second, first) } else { (first, second) };
    if best.base_points() == 0 {
        let han = List::of([first.yaku_han(), second.yaku_han()]);
        return Err(too_few(han, rules).into());
    }
    let shares = Shares::of(best.base_points(), situation, rules);
    let payments = Payments::of_hand(&best, shares, situation, rules);
    Ok(Score { readings: List::two(best, other), payments })
}

#[inline(never)]
fn of_every_split<E: From<NoWin> + From<Impossible>>(
    hand: &Hand,
    winning: WinningTile,
    situation: &Situation,
    rules: &Rules,
) -> Result<Score, E> {
    let mut words = [0; 4];
    let tiles = WinnerTiles::new(hand, winning, &mut words);
    let dora = check(&tiles, hand.melds(), situation, rules)?;
    refuse_robbed_ankan(&tiles, situation, rules)?;
    let won = WonHand::new(tiles, situation, rules, dora);
    let (mut all, melds) = (AllReadings::new(), declared_koutsu(hand.melds()));
    won.each_reading(|reading| all.add(reading, &won, melds));
    all.score(&won)
}

/// The readings of a hand, and which of them is the best so far.
struct AllReadings {
    readings: List<ScoredReading, 8>,
    best: usize,
}

impl AllReadings {
    #[inline(always)]
    fn new() -> AllReadings {
        AllReadings { readings: List::new(), best: 0 }
    }

    #[inline(always)]
    fn add(&mut self, reading: EvaluatedReading, won: &WonHand<'_>, melds: DeclaredKoutsu) {
        let place = self.readings.len();
        let shares = Shares::of(reading.worth.base, won.situation, won.rules);
        self.readings.push(ScoredReading::new(reading, shares, won, melds));
        if place > 0 && self.readings[place].beats(&self.readings[self.best]) {
            self.best = place;
        }
    }

    /// The score, with the best reading in front.
    #[inline(always)]
    fn score<E: From<NoWin>>(mut self, won: &WonHand<'_>) -> Result<Score, E> {
        let (situation, rules) = (won.situation, won.rules);
        if self.readings.get(self.best).is_none_or(|best| best.base_points() == 0) {
            let han = List::of(self.readings.iter().map(ScoredReading::yaku_han));
            return Err(no_win(won.tiles.won, han, rules).into());
        }
        if self.best > 0 {
            self.readings.as_mut_slice()[..=self.best].rotate_right(1);
        }
        let shares = Shares::of(self.readings[0].base_points(), situation, rules);
        let payments = Payments::of_hand(&self.readings[0], shares, situation, rules);
        Ok(Score { readings: self.readings, payments })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::meld::MeldKind;
    use crate::mentsu::Mentsu;
    use crate::puzzle::{RandomSource as _, SplitMix64};
    use crate::riichi::quick::quick_points;
    use crate::riichi::wind::Wind;
    use crate::riichi::yaku::Yaku;
    use crate::tile::{Face, Tile};

    const RULES: [Rules; 6] = [
        Rules::TENHOU,
        Rules::MAHJONG_SOUL.with_minimum_han(3),
        Rules::EMA,
        Rules::WRC.with_rinshan_fu(false).with_pinfu_tsumo(false),
        Rules::M_LEAGUE.with_open_tanyao(false),
        Rules::MAHJONG_SOUL.with_kan_dora(false).with_ippatsu(false).with_ura(false),
    ];

    /// A win without one tile, which is given beside it, of few kinds so that forms are many; or of
    /// all kinds. Some of the mentsu are declared.
    fn won(random: &mut SplitMix64) -> Option<(Hand, Face)> {
        let kinds = [&Tile::ALL[..], &Tile::ALL[18..27], &Tile::ALL[20..34]][random.below(3)];
        let pick = |random: &mut SplitMix64| kinds[random.below(kinds.len())];
        let jantou = pick(random);
        let (mut concealed, mut melds) =
            (List::<Face, 14>::of([jantou.into(); 2]), List::<Meld, 4>::new());
        let declared = random.below(4).saturating_sub(1);
        for nth in 0..4 {
            let (tile, kind) = (pick(random), random.below(8));
            let mentsu = Mentsu::shuntsu(tile).ok().filter(|_| kind > 2);
            let mentsu = mentsu.unwrap_or(Mentsu::koutsu(tile));
            let faces = || mentsu.tiles().map(Face::from);
            if nth >= declared {
                concealed.push_all(faces());
            } else if mentsu.is_shuntsu() || kind > 5 {
                let kind = if mentsu.is_shuntsu() { MeldKind::Chi } else { MeldKind::Pon };
                melds.push(Meld::from_faces(kind, &List::<Face, 3>::of(faces())).ok()?);
            } else {
                melds.push(Meld::ankan([tile; 4]).ok()?);
            }
        }
        let reds = concealed.into_iter().map(|face| match random.below(4) {
            0 => Face::red(face.tile()).unwrap_or(face),
            _ => face,
        });
        let concealed = List::<Face, 14>::of(reds);
        let face = concealed[random.below(concealed.len())];
        let hand = Hand::new(concealed, &melds).ok()?;
        Some((hand.discard(face).ok()?, face))
    }

    type Event = fn(Situation) -> Situation;

    /// Some of what few situations have, much of which can't be.
    fn with_events(mut asked: Situation, random: &mut SplitMix64) -> Situation {
        let mut once_in = |n| random.below(n) == 0;
        let events: [(usize, Event); 12] = [
            (3, Situation::with_ippatsu),
            (5, Situation::with_double_riichi),
            (5, Situation::with_haitei),
            (5, Situation::with_houtei),
            (9, Situation::with_rinshan),
            (9, Situation::with_chankan),
            (20, Situation::with_robbed_ankan),
            (20, Situation::with_tenhou),
            (20, Situation::with_renhou),
            (9, |asked| asked.with_kita(1)),
            (4, |asked| asked.with_discarder(Wind::West)),
            (9, |asked| asked.with_pao(Yaku::Daisangen, Wind::South)),
        ];
        for (often, event) in events {
            asked = if once_in(often) { event(asked) } else { asked };
        }
        let faces = |random: &mut SplitMix64| {
            let tile = Tile::ALL[random.below(34)];
            Face::red(tile).unwrap_or(Face::plain(tile))
        };
        let count = random.below(7);
        let dora = List::<Face, 6>::of((0..count).map(|_| faces(random)));
        let ura = List::<Face, 6>::of(
            (0..count.saturating_sub(random.below(9) / 8)).map(|_| faces(random)),
        );
        asked.with_dora(dora).with_ura(ura)
    }

    #[test]
    fn a_hand_with_one_reading_is_scored_as_one_with_several() {
        let (mut random, mut paid) = (SplitMix64::new(1), [0; 9]);
        for nth in 0..300_000 {
            let Some((hand, tile)) = won(&mut random) else { continue };
            let mut asked = if nth % 2 == 0 { Situation::tsumo() } else { Situation::ron(tile) };
            asked = asked.with_seat(Wind::ALL[nth / 2 % 4]).with_dora([Tile::ALL[nth % 34]]);
            if nth / 8 % 2 == 0 && hand.is_closed() {
                asked = asked.with_riichi().with_ura([Tile::ALL[nth % 33]]);
            }
            if random.below(4) == 0 {
                asked = with_events(asked, &mut random);
            }
            let Ok(hand) = (if nth % 2 == 0 { hand.draw(tile) } else { Ok(hand) }) else {
                continue;
            };
            let (rules, winning) = (&RULES[nth / 16 % 6], WinningTile::of(&hand, &asked).unwrap());
            let one = score(&hand, &asked, rules);
            let every = of_every_split::<NoWin>(&hand, winning, &asked, rules);
            assert_eq!(one, every, "{hand} {asked:?}");
            assert_eq!(quick_points(&hand, &asked, rules), one.map(|score| score.points()));
            if let Ok(score) = one {
                paid[score.readings().len()] += 1;
                assert_eq!(*score.payments(), Payments::of(score.base_points(), &asked, rules));
            }
        }
        assert!(paid[1..5].iter().all(|&paid| paid > 100), "{paid:?}");
    }
}
